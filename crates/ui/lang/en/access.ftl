# For those who do not see the page, and what every page has alike.

skip-to-content = Skip to the page
prompt-name = What is asked
side-name = Choices, log and people

# The sky of Under Falling Skies in words.
ufs-sky-symbols = Symbols in the sky
ufs-sky-column = Column { $column }: { $symbols }
ufs-sky-blank = no symbols
ufs-sky-square = row { $row } { $symbol ->
    [left] arrow to the left
    [right] arrow to the right
    [descend] mothership sign
    [burst] explosion { $number }
    [red] red explosion { $number }
   *[portal] portal
}
ufs-then = Then: { $ships }.
ufs-held = , held aboard this round
ufs-kept = , kept: not rolled again

reconstructed = reconstructed
ufs-symbol-does = { $symbol ->
    [arrow] A ship that lands here slides one column that way.
    [descend] When a ship lands here, the mothership descends a row.
    [burst] A Fighter of { $number } or more shoots down a ship that stands here.
    [red] A Fighter of { $number } or more shoots down one ship that stands on such a symbol.
   *[portal] A ship that lands here leaves by the other portal.
}

ba-spes-token = Strip { $strip } bears the token of Spes.
ba-berth-of = Dice of { $name }
teg-dice-picked = , { $count } picked
teg-put-back = { $count ->
    [one] Touch the picked die again to put it back.
   *[other] Touch a picked die again to put it back.
}

# Setting up a game: the same in all games.
new-players = Players
new-players-count = { $count ->
    [1] Alone
    [one] { $count } player
   *[other] { $count } players
}
new-names = Names

# Why nothing can be taken back.
no-undo-over = The game is over: nothing can be taken back.
no-undo-first = There is nothing to take back yet.
no-undo-other = { $name } has moved since then, so your choice can no longer be taken back.
no-undo-chance = With the last choice dice were rolled or something hidden was shown: that cannot be taken back.

# Before much is thrown away.
sure-name = Are you sure?
sure-yes = Yes, do it
sure-no = No, go back
ufs-sure-rooms = { $count ->
    [one] Your die has not been used yet. End the Rooms phase and lose it?
   *[other] None of your { $count } dice has been used yet. End the Rooms phase and lose them all?
}
teg-sure-turn = { $count ->
    [one] { $count } die has not been used yet. End your turn and lose it?
   *[other] { $count } dice have not been used yet. End your turn and lose them all?
}

teg-level-here = , reached
