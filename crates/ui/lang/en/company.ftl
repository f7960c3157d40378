# The people at a table: seats, invitations, talk, wishes, honest dice.
home-your-turn = ● Your turn
home-waits = Waiting for { $names }
home-players = Waiting for players
home-closed = Given up

seats-title = Who plays?
seats-here = All at this screen
seats-here-note = The screen is handed around; hidden hands stay covered.
seats-open = Friends, each at their own screen
seats-open-note = Every other seat gets a private link that you send.
seats-bot = Against bots
seats-bot-note = Every other seat is played by the computer.
seats-mixed = Seat by seat
seats-mixed-note = Choose for each seat below.
seats-level = Strength of the bots
seats-here-one = at this screen
seats-open-one = a friend, by a link
seats-bot-one = a bot
bot-level = { $level ->
    [random] random
    [greedy] greedy
    [search] searching
    [gentle] gentle
    [fair] fair
    [strong] strong
    [ruthless] ruthless
   *[other] { $level }
}

company = Players
company-turn = to move
company-watching = watching
company-fill = Let a bot play on
company-replaced = A bot plays for { $name }.
company-leave-sure = Yes, leave
company-return = Take my seat back
company-rematch = There is another game with the same players.
company-rematch-go = Go there
company-closed = This table has been given up. Nothing more happens here.
company-more = More
company-notify = Tell me when it is my turn
company-watch = Link for spectators:
company-leave = Leave: a bot plays for me
company-abandon = Give this table up
company-abandon-sure = Yes, give it up for good
company-hook = Send the table’s news to this address (webhook)
company-hook-set = Send news

holding-elsewhere = The seat of { $name } is now held on another device. If that was not you, ask the host for a new link.
holding-somebody = Somebody
holding-request = { $name } asks to take over the seat of { $bot } from the bot.
holding-request-own = You have asked for the seat of { $bot }. The players decide.
holding-link-note = A private link brings its player back to the seat on any device. A new one ends the old one.
holding-link-new = New private link: { $name }
sitter-you = you
sitter-here = here
sitter-away = away
sitter-open = free
sitter-bot = bot, { $level }
sitter-absent = away, a bot plays on ({ $level })

wish-ask = Ask to go back to before my last choice
wish-own = You have asked to take back { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}. The others decide.
wish-of = { $name } asks to take back { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}.
wish-agree = Agree
wish-decline = Decline

talk = Chat
talk-line = Say something
talk-say = Send
told-sat = { $name } sits down.
told-stood = { $name } stands up.
told-started = The game begins.
told-asked = { $name } asks to go further back.
told-declined = { $name } does not agree.
told-rewound = { $name } agrees; the table goes back.
told-filled = A bot plays on for { $name }.
told-returned = { $name } is back.
told-abandoned = { $name } gives the table up.
told-rematch = { $name } has set up another game.
told-moved = { $name } goes on with another device.
told-relinked = There is a new private link for the seat of { $name }; the old one has ended.
told-seat-wanted = Somebody asks for the seat of { $name }, which a bot plays.

share-link = Link
share-copy = Copy
share-copied = Copied


lobby-page = Waiting for players · { $game }
lobby-ready = Everyone is here
lobby-waiting = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
lobby-text = Send each friend the link of a seat. Whoever opens it sits down there; no account is needed.
lobby-text-guest = You can change your name until the game begins. Spectators and talk are below.
lobby-colour = A seat is its colour and its sign. For another colour, sit down in another free seat.
lobby-text-ready = Everyone has a seat. Start when you are ready.
lobby-name = Name
lobby-save = Save
lobby-stand = Stand up
lobby-move = Sit here
lobby-link-note = Private link: whoever has it takes this seat.
lobby-start = Start the game
lobby-start-bots = Start now, bots take the free seats
lobby-abandon = Give up the table
lobby-host-starts = The game begins when the host starts it.
lobby-look-again = Look again
lobby-watch = Spectators
lobby-watch-note = Whoever has this link watches and sees what is public.

invite-title = A seat is kept for you
invite-others = At the table: { $names }
invite-sit = Take this seat
invite-bad-name = A name has at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}, without control characters.
invite-bot-title = A bot plays this seat
invite-bot-note = The game has begun. The players at the table are asked whether you may take the seat over.
invite-bot-ask = Ask for this seat
invite-held-title = Is this your seat?
invite-held-note = { $name } has this seat, on another device or in another browser. If that is you, go on here: the other device then only watches, and everyone at the table is told.
invite-held-take = Go on here
grant-title = Private link
grant-note = The secret part of a private link stands behind its # and is not sent by the browser. Without scripts, paste the whole link here.
grant-link = Link
grant-open = Open

device-title = Another device
device-give-note = Go on with your tables on another device: make a link and a code here.
device-give = Make a link and a code
device-code-note = Or take over here what you began elsewhere: type the code from there.
device-code = Code
device-take = Go on here
device-take-note = This device and the other one then have the same seats and tables.
device-merge = Nothing is lost: what was begun on either device is then on both.
device-sign-out-note = Lost a device, or signed in on one that is not yours? Sign out everywhere but here.
device-sign-out = Sign out my other devices
device-signed-out = All other devices are signed out. Programs that used your token need the new one.
device-use = { $count ->
    [one] Open the link or type the code on the other device within { $count } minute. It works once.
   *[other] Open the link or type the code on the other device within { $count } minutes. It works once.
}
device-refused = This code is not valid, or no longer. Make a new one.

import-title = Open a match file
import-note = A file that was saved from a finished game. It is checked and becomes a replay.
import-file = Match file
import-go = Open

replay-eyes = Seen by
replay-eyes-turn = whoever chooses
replay-eyes-all = everyone

notice-seat-taken = Somebody else has taken this seat. Ask whoever invited you for another link.
notice-no-invitation = This link or code is not valid, or no longer. Ask for a new one.
notice-given-up = This table has been given up.
notice-not-started = The game has not begun yet.
notice-begun = The game has begun already.
notice-nobody-missing = The player of this seat is there or was a moment ago, or a bot may not take it. Wait a minute and try again.
notice-no-wish = Nobody waits for this answer any more.
notice-bad-name = This cannot be written here: it is empty, too long or holds control characters.
notice-bad-hook = News cannot be sent to this address. It has to be a public http or https address.
notice-bad-file = This is not a match file that this program can check. Nothing was opened.
notice-too-fast = Not so fast. Wait a moment and send it again.
notice-refused = The rules do not allow this choice.
notice-bad-setup = A table cannot be set up like this. Nothing was opened.
