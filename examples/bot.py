#!/usr/bin/env python3
"""A small bot for Starboard, in plain Python: it takes any of the choices that it is offered.

    bot.py http://127.0.0.1:8080 TABLE TOKEN       play the seat of a token until the game is over
    bot.py http://127.0.0.1:8080 --game black-angel --option players=2
                                                   open a table and play all its seats

Only the standard library is used. The API is described in docs/api.md.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Table:
    """One table, seen with the eyes of one token."""

    def __init__(self, site, table, token):
        self.address = f"{site.rstrip('/')}/api/tables/{table}"
        self.token = token

    def ask(self, path="", body=None):
        """One request. Gives the status and the answer; waits when told to slow down."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data)
        request.add_header("Authorization", f"Bearer {self.token}")
        request.add_header("Content-Type", "application/json")
        while True:
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    return error.code, json.load(error)
                time.sleep(float(error.headers.get("Retry-After", "1")))

    def changes(self):
        """The events of the table, one after another, for as long as the connection lasts."""
        request = urllib.request.Request(self.address + "/events")
        request.add_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=60) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def act(self, number, action):
        """Sends a choice. The key makes it safe to send it again if no answer comes."""
        body = {"number": number, "action": action, "key": uuid.uuid4().hex}
        for attempt in range(5):
            try:
                return self.ask("/actions", body)
            except (urllib.error.URLError, TimeoutError, ConnectionError):
                time.sleep(2**attempt / 4)
        return self.ask("/actions", body)


def choose(state):
    """The heart of a bot: one of the legal actions. This one has no plan."""
    return random.choice(state["legal"])


def move(table):
    """Chooses as often as the seat is asked; gives the table as it is then."""
    while True:
        status, state = table.ask()
        if status != 200:
            sys.exit(f"the table says: {state['message']}")
        if state["over"] or state["closed"] or not state["legal"]:
            return state
        status, answer = table.act(state["number"], choose(state))
        if status not in (200, 409):
            # 409: somebody was faster; look again. Anything else should not happen.
            sys.exit(f"a legal choice was refused: {answer}")


def play(table):
    """Plays one seat until the game is over, waiting for the others by the event stream."""
    while True:
        try:
            for _ in table.changes():
                state = move(table)
                if state["over"] or state["closed"]:
                    return state
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(1)


def play_all(tables):
    """Plays all seats of a table by turns."""
    while True:
        for table in tables:
            state = move(table)
            if state["over"] or state["closed"]:
                return state


def open_table(site, game, options):
    body = json.dumps({"game": game, "options": options}).encode()
    request = urllib.request.Request(f"{site.rstrip('/')}/api/tables", body)
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=60) as answer:
        opened = json.load(answer)
    return [Table(site, opened["id"], seat["token"]) for seat in opened["seats"]]


def option(text):
    key, _, value = text.partition("=")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def main():
    parser = argparse.ArgumentParser(description="A small bot for Starboard.")
    parser.add_argument("site", help="where the server is, for example http://127.0.0.1:8080")
    parser.add_argument("table", nargs="?", help="the table's id")
    parser.add_argument("token", nargs="?", help="the token of a seat")
    parser.add_argument("--game", help="open a table of this game and play all its seats")
    parser.add_argument("--option", action="append", default=[], type=option, metavar="KEY=VALUE")
    parser.add_argument("--seed", type=int, help="make the bot's whims repeatable")
    args = parser.parse_args()
    random.seed(args.seed)
    if args.game:
        end = play_all(open_table(args.site, args.game, dict(args.option)))
    elif args.table and args.token:
        end = play(Table(args.site, args.table, args.token))
    else:
        parser.error("name a table and a token, or a game")
    print(json.dumps({"id": end["id"], "over": end["over"], "winners": end["winners"], "scores": end["scores"]}))


if __name__ == "__main__":
    main()
