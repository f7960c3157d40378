# The frame around all games.
starboard = Starboard
title-page = { $page } · Starboard
title-table = { $game } · Starboard
title-your-move = ● Your move · { $game }
title-replay = Replay · { $game }

bar-home = Starboard, to the start page
menu = Menu and settings
menu-home = Start page
menu-rules = Rules
menu-help = Help and keys
menu-language = Language
menu-theme = Theme
menu-speed = Speed of play
menu-text = Size of texts
menu-sound = Sound
menu-volume = Volume
menu-save = Apply
theme-auto = Automatic
theme-dark = Dark
theme-light = Light
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
text-normal = Normal
text-large = Large
text-larger = Larger
sound-off = Off
sound-on = On
sound-fewer = Fewer: your turn and the end
volume-low = Quiet
volume-medium = Medium
volume-high = Loud

home-title = Three space games. Learn by playing.
home-text = No rulebook first: a coach sits beside you at the real table. After that the table keeps the rules for you.
home-continue = Go on playing
home-back = Welcome back
home-yours = { $count ->
    [0] Nothing waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-others = Also going on
home-start = Start something
home-friends = Play with friends
home-learn-next = Next lesson
home-learn-again = Learn again
home-minutes = { $count } min
home-play-note = Play now seats you at once: alone, at the gentlest level, with undo and hints.
home-over = Finished games
home-play = Play now
home-set-up = Set up
home-daily = Game of the day
home-daily-note = The same game for everyone today, with the same dice
home-choices = { $count ->
    [0] just begun
    [one] { $count } choice
   *[other] { $count } choices
}
home-won = Won
home-lost = Lost
home-winners = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
home-foot = All pictures are drawn and all rules are written by this program’s own authors.
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
age-now = just now
age-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

new-title = A new game of { $game }
new-fault = This cannot be played: look at “{ $field }”.
new-seed-title = Play with a given seed
new-seed = Seed
new-seed-note = The same seed and the same setup give the same dice, and whoever knows the seed knows every roll: so only alone, against bots or at one screen, and the table is marked. Left empty, a secret is drawn.
new-name = Name of player { $number } (at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
})
new-start = Start the game

rules-title = Rules of { $game }
rules-contents = Contents
rules-play = Play

skip-to-choices = Skip to the choices in words
undo = Undo
back = Back
dismiss = Close
connection-lost = Connection lost. Trying to reach the table again…
drawers = Panels
drawer-choices = Choices
drawer-log = Log
log-since = Since my last choice
log-search = Search the log
log-none = No line has these words.
log-older = Older lines
log-start = Start of the game
waiting-for = Waiting for *{ $name }*.
playback = Playback
playback-happened = What happened
playback-pause = Pause
playback-step = Step
playback-faster = Faster
playback-skip = Go to the present
playback-close = Close
closed-title = Given up
closed-text = This table was given up.
closed-toggle = Result or board
end-again = Play again
end-replay = Watch the replay
end-harder = Next: { $what }
end-gentler = Gentler: { $what }
closed-replay = Watch the replay
drawer-key = Key
choices = Choices
choices-none = Nothing to choose.
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
log = Log
whose-yours = Your move
whose-playing = Playing…
whose-over = Game over
whose-waiting = Waiting…
whose-asked = { $name } to choose
whose-replay = Replay

replay-previous = Step back
replay-next = Step forward
replay-step = Step
replay-go = Go

help-keys = Keys
help-digits = choose a die
help-arrows = move between what glows
help-enter = choose
help-escape = step back
help-undo = undo
help-playback = pause, step, faster, while things are played back (Esc: go to the present)
help-since = what happened since your last choice
help-help = this help

notice-home = To the start page
notice-title-lost = Lost in space
notice-title-no-entry = No entry
notice-title-bad = That did not work
notice-title-not-now = Not now
notice-title-fault = A fault on our side
notice-not-found = There is no such page here.
notice-no-table = There is no such table. It may have been removed.
notice-not-yours = This table belongs to somebody else.
notice-bad-request = The request could not be understood. Nothing has been changed.
notice-too-large = The request was too large. Nothing has been changed.
notice-too-many = Too many requests at once. Wait a moment and try again.
notice-foreign-origin = The request came from another site. Nothing has been changed.
notice-stale = The table has moved on since this page was shown. Look again and choose anew.
notice-no-undo = Nothing can be taken back: dice were rolled since then, or it is the first choice.
notice-not-over = The record of a game, with the secret of its dice, is published when the game is over.
notice-other-rules = This table was played by another version of the rules and cannot be shown faithfully.
notice-damaged = What is stored of this table does not fit together, so it cannot be shown. Nothing was changed; whoever runs this server finds more in its log.
notice-storage = The choice could not be stored, so it was not played. Nothing is lost; try again.
notice-unknown = It is not known whether this was stored. Look at the table before you repeat it; the same request with the same key is never carried out twice.
notice-key-reused = The key of this request belongs to another one. Nothing has been changed.
notice-too-slow = The request did not come in time. Nothing has been changed.
notice-busy = Too many people want something at this moment. Try again in a few seconds.
notice-quota = You have as many open tables or match files here as one visitor or one network may have. Finish or give up a game first.
notice-fault = Something is wrong on our side. Nothing of your game is lost.
notice-closing = The server is being stopped. Your games are safe; come back in a moment.

## Between two players of one device
seat-name = Player { $number }
curtain-title = { $name }, it is your turn
curtain-text = Nobody else should look at the screen now.
curtain-show = Show my table

# Between a name and what is said of it.
colon = {": "}
