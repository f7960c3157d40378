# Black Angel: why something cannot be done.
ba-refused-over = The game is over.
ba-refused-not-your-turn = Somebody else decides now.
ba-refused-not-asked = This is not asked now: the line at the top says what is.
ba-refused-no-sequence-a = Sequence A cannot be completed: no die leads to an action.
ba-refused-dead-end = Afterwards Sequence A could not be completed.
ba-refused-no-activation = Nothing could be activated with this.
ba-refused-no-pass = Passing is for the final round, and only if Sequence A is impossible.
ba-refused-no-such-die = That die is not there.
ba-refused-already-reserved = That die is reserved already.
ba-refused-reserved = A reserved die cannot be bought.
ba-refused-cannot-buy = Another player’s die costs a resource, and you have none.
ba-refused-flip-bought = A bought die cannot be turned over.
ba-refused-no-debris = Turning a die over costs a debris from storage.
ba-refused-not-in-hand = That card is not in your hand.
ba-refused-slot-taken = There is a card in that slot already.
ba-refused-nothing-to-activate = The card could activate nothing there.
ba-refused-not-eligible = The card cannot activate that tile.
ba-refused-activate-first = Activate at least one tile.
ba-refused-no-such-effect = The tile does not offer that.
ba-refused-no-ship-there = You have no ship there.
ba-refused-no-ship-to-launch = Launching needs a ship in storage.
ba-refused-no-pilot = Launching needs a robot in the break room.
ba-refused-out-of-reach = That hex cannot be reached within { $range ->
    [one] { $range } step
   *[other] { $range } steps
}.
ba-refused-hex-full = No further ship may stop there: two at most, of different players.
ba-refused-star-moves-nothing = A star has no value, so no ship moves.
ba-refused-stay-needs-mission = A ship that stays must place a Mission.
ba-refused-no-robot = No robot of yours is there.
ba-refused-no-chain = No tile that the chain can activate is there.
ba-refused-no-card-left = No card of that colour is left.
ba-refused-not-drawn = That card was not drawn.
ba-refused-no-boost = No tile with a fitting boost lies there.
ba-refused-useless-boost = That boost would change nothing.
ba-refused-wrong-colour = The die has another colour.
ba-refused-no-mission-there = No Mission card lies there.
ba-refused-neutralization = Neutralization Missions cannot be activated.
ba-refused-not-present = You have neither a robot nor a ship on that card.
ba-refused-cannot-pay = You cannot pay for it.
ba-refused-wrong-card = Such a card cannot be given for that.
ba-refused-no-such-tile = That tile is neither in your grid nor beside it.
ba-refused-empty-space = That space is empty.
ba-refused-too-dear = That costs { $costs }, and { $left } of the die is left.
ba-refused-at-least-one = Carry out at least one activation.
ba-refused-not-taken = You have not taken that tile.
ba-refused-wrong-arrow = Technologies enter along colour arrows, Advanced ones along black arrows.
ba-refused-space-taken = There is a tile on that space already.
ba-refused-no-damage = There is no Damage cube there.
ba-refused-no-tile-there = Debris goes onto a Technology tile.
ba-refused-tile-bears-debris = That tile bears debris already.
ba-refused-no-ravagers = There is no Ravager there.
ba-refused-stack-too-large = All { $cards ->
    [one] { $cards } Ravager
   *[other] { $cards } Ravagers
} there must be destroyed at once, and { $left } of the die is left.
ba-refused-cannot-place = That Mission cannot be placed there.
ba-refused-must-place = Without a move a Mission must be placed.
ba-refused-reserved-once = Only one die may be reserved for a resource.
ba-refused-no-resource = Reserving costs a resource, and you have none.
ba-refused-wrong-die = That tile reserves dice of its own colour only.
ba-refused-not-a-mission = Only excess Missions are discarded.
