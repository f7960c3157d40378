# A visitor's record, and what could come next.
record-title = Your record
record-none = Games that you finish are kept here.
record-sum = { $games ->
    [one] { $games } game finished
   *[other] { $games } games finished
}, { $wins } won.
record-next = Your next step
record-offer-learn = A short lesson at a real table is the quickest way in.
record-offer-first = { $game }: no win yet. The gentlest level is the place for the first one.
record-offer-level = { $game }: your highest level won is { $level }.
record-offer-all = { $game }: you have won at every level.
record-go-on = Go on: { $title }
record-learn = Learn: { $title }
record-play = Play { $game }
record-lessons = Lessons
record-lessons-done = { $done } of { $all } done
record-first-won = First won on { $day }
record-tried = { $count ->
    [one] tried once
   *[other] tried { $count } times
}
record-not-yet = not played yet
record-is-next = next
record-with-bots = With bots
record-with-people = With people
record-with-screen = At one screen
record-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
record-games-wins = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
record-latest = Latest games
record-replay = Replay
record-analysis = Analysis
record-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
record-ufs-threat = Threat { $level }, { $name }
record-ba-hal = Hal, { $level }
record-first = First win: { $what }!
menu-offers = Suggest a next step
offers-on = Yes
offers-off = No
