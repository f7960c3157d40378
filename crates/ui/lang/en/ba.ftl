# Black Angel: the table.

## Zones and signs on the board
ba-zone-space = Space
ba-zone-ship = The frigate
ba-zone-board = Board: { $name }
ba-tabs = Zones of the table
ba-tab-space = Space
ba-tab-ship = Frigate
ba-tab-board = Board
ba-confirm = Do it
ba-round = Round { $round }
ba-final-round = Final round
ba-voyage = Voyage to Spes
ba-advances-left = { $count ->
    [0] Spes reached
    [one] { $count } advance left
   *[other] { $count } advances left
}
ba-ravager-deck = Ravager deck
ba-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
ba-ravagers-left = { $count ->
    [one] { $count } Ravager card left
   *[other] { $count } Ravager cards left
}
ba-mission-decks = Mission decks
ba-deck-label = { $back }: { $count } left, { $discard } discarded
ba-launch = Launch
ba-launch-label = Launch a ship: { $count } in storage
ba-your-ship = Your ship at { $hex }
ba-hex = { $hex }: { $ground }.
ba-hex-angel = The Black Angel is here.
ba-hex-comet = Comet.
ba-hex-icon = Ravager ship.
ba-hex-card = { $card } (owner: { $name }). { $effect }
ba-hex-wakes = { $count ->
    [0] A Mission here would attract no Ravager.
    [one] A Mission here would attract { $count } Ravager.
   *[other] A Mission here would attract { $count } Ravagers.
}
ba-hex-ships = Ships: { $names }.
ba-hex-leaves = At the next advance this strip leaves, with the ships and Missions on it.

ba-action-label = Action { $number }, { $kind }: { $kind_key ->
    [discover] take technologies, one activation each, two for the first spaces and for Advanced ones
    [repair] remove Damage cubes, one per activation; each becomes your debris
    [destroy] destroy Ravagers, one per activation, a whole stack at once
   *[command] move one ship a hex per activation, then place a Mission
}. Takes a die: { $hue }. { $damaged ->
    [yes] Damaged: the die counts 1 less.
   *[no] { $cubes ->
        [one] { $cubes } Damage cube.
       *[other] { $cubes } Damage cubes.
    }
}
ba-action-ravager = First the Ravager: { $effect }
ba-no-ravagers = No Ravager at action { $number }
ba-ravagers-label = { $count ->
    [one] { $count } Ravager
   *[other] { $count } Ravagers
} at action { $number }. Each time the action is used: { $effect }
ba-ravagers-hold = {" "}Captured: { $count ->
    [one] { $count } robot
   *[other] { $count } robots
} ({ $name }).
ba-supplies = Dice supply
ba-supply-label = Supply, { $hue }: { $sound } sound, { $damaged } damaged
ba-posts = Robots at the workstations: { $orange } orange, { $gray } gray, { $green } green
ba-no-dice = No dice
ba-high-security = High-security area: nobody can buy this die
ba-stacks = Stacks
ba-stack-label = Stack, { $hue }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. { $top }
ba-display = Technology display
ba-display-label = Display space { $space }, cost { $cost }. { $full ->
    [yes] { $tile }
   *[no] Empty.
}
ba-advanced-offer = Advanced
ba-advanced-none = No Advanced Technology here
ba-cost = cost { $count }

ba-slot-full = { $place }: { $card }
ba-slot-empty = { $place }: no card yet
ba-arrow = Inject a technology at { $cell }
ba-arrow-black = Inject an Advanced Technology at { $cell }
ba-cell-empty = { $place }: empty
ba-cell-tile = { $place }. { $tile }
ba-cell-debris = Debris lies on it.
ba-cell-advanced = { $place }. { $tile } In the grid it can earn { $cap } VP at most.
ba-space-label = { $colour ->
    [orange] Orange
    [gray] Gray
   *[green] Green
} space for an Advanced Technology. { $full ->
    [yes] { $tile } It earns { $now } VP now.
   *[no] Empty.
} { $cards ->
    [0] No ejected card yet
    [one] { $cards } ejected card
   *[other] { $cards } ejected cards
}: { $cap } VP at most.
ba-max = max { $count }
ba-vp = VP
ba-vp-track = Points on the track
ba-if-over = { $count } VP if the game ended now
ba-resources = Resources
ba-debris = Debris
ba-ships = Ships
ba-break-room = Break room
ba-break-room-label = Break room: { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}; { $supply } in the supply
ba-robot-supply = supply { $count }
ba-station = station
ba-station-label = Workstation, { $hue }: { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
ba-ejected = { $count ->
    [0] No tile pushed out
    [one] { $count } tile pushed out
   *[other] { $count } tiles pushed out
}
ba-hand = Your hand
ba-hand-empty = Your hand is empty.
ba-hand-short = hand
ba-crew-short = stations
ba-key-hold = Press and hold a tile, a card, a Ravager or a hex (or point at it) to read what it does.
ba-rivals = The others
ba-open-board = { $name }: open the whole board
ba-hal-cards = Cards: { $left } to come, { $shown } shown
ba-hal-weights = What Hal values, in VP: { $weights }
ba-neutral-note = Takes no turns. Its dice can be bought.

## The prompt
ba-step-a1 = A1 card
ba-step-a2 = A2 action
ba-step-a3 = A3 draw
ba-step-b1 = B1 dice
ba-step-b2 = B2 board
ba-step-b3 = B3 advance
ba-wait = Waiting for *{ $name }*.
ba-ask-over = The voyage is over.
ba-ask-setup-reserve = You may reserve one of your dice for nothing.
ba-ask-sequence = *Sequence A* (card, action, draw) or *Sequence B* (roll again, the Black Angel advances)?
ba-ask-sequence-final = The final round: *Sequence A* or *Sequence B*?
ba-ask-card = *A1*: play a card around your board to activate tiles, or go on without.
ba-ask-activate = Activate a tile ({ $count } possible){ $stop ->
    [yes] {" "}or stop
   *[no] {""}
}.
ba-ask-effect = Choose *one* of the two effects.
ba-ask-move-ship = Move a ship, or launch one, up to *2 hexes*. No Mission is placed.
ba-ask-shift = Shift *one robot*: from the break room to a workstation, or back.
ba-ask-chain = Which neighbour does the chain activate?
ba-ask-draw = Draw a Mission: of which *colour*?
ba-ask-keep = Keep *one* of the two cards.
ba-ask-die = *A2*: choose a die. Another player’s costs *1 resource*; turning your own over costs *1 debris*.
ba-ask-boost-die = Use a boost for *{ $die }*, or go on.
ba-ask-target = *{ $die }*: for which action of its colour, or which Mission in space?
ba-ask-boost-action = Use a boost for this action, or go on.
ba-ask-discard-mission = The Ravager wants a *Mission*: which do you discard?
ba-ask-discard-ravager = The Ravager wants a *Ravager card*: which do you discard?
ba-ask-discover = Take technologies: *{ $count }* of the die left{ $stop ->
    [yes] , or stop
   *[no] {""}
}.
ba-ask-inject = Inject { $count ->
    [one] the tile
   *[other] the { $count } tiles
} you took: choose a tile, then an *arrow*.
ba-ask-place-advanced = The Advanced Technology was pushed out: on which *space*? The cards beside it set its maximum.
ba-ask-repair = Remove a Damage cube: *{ $count }* left{ $stop ->
    [yes] , or stop
   *[no] {""}
}.
ba-ask-debris = Where does the debris go: onto a *tile*, to activate it, or into *storage*?
ba-ask-destroy = Destroy Ravagers: *{ $count }* left{ $stop ->
    [yes] , or stop
   *[no] {""}
}.
ba-ask-command = *{ $die }*{ $damaged ->
    [yes] , less 1 for damage
   *[no] {""}
}: move one ship up to *{ $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}*.
ba-ask-command-star = *{ $die }* moves nothing: choose one of your ships; a Mission must be placed there.
ba-ask-place = Place a Mission at *{ $hex }*? A robot from your break room goes onto it.
ba-ask-must-place = Place a Mission at *{ $hex }*: it must be done.
ba-ask-mission = Activate the Mission: *{ $terms }*, { $count ->
    [one] once
   *[other] up to { $count } times
}{ $stop ->
    [yes] , or stop
   *[no] {""}
}.
ba-ask-pay = Choose what to give up: *{ $count }* to go.
ba-ask-owner = Your Mission at *{ $hex }* was used. You may activate it once too: *{ $terms }*.
ba-ask-hand-limit = You hold more than *{ $count }* Missions: discard one.
ba-ask-reserve = *B1*: reserve a die for *1 resource*, so that nobody can buy it?
ba-ask-resolving = …
# What somebody else is asked, for those who wait
ba-awaited = { $step ->
    [setup_reserve] A die may be reserved for nothing.
    [choose_sequence] Sequence A or Sequence B.
    [play_card] A1: a card around the board, or none.
    [activate] A1: a tile to activate.
    [choose_effect] One of the two effects of a tile.
    [move_ship] A ship to move or to launch.
    [shift_robot] A robot to shift.
    [chain] The neighbour that the chain activates.
    [draw_colour] The colour of the Mission to draw.
    [keep_card] Which of two cards is kept.
    [choose_die] A2: a die.
    [boost_die] A boost for the die, or none.
    [choose_target] A2: an action or a Mission in space for the die.
    [boost_action] A boost for the action, or none.
    [discard_mission] The Ravager wants a Mission.
    [discard_ravager] The Ravager wants a Ravager card.
    [discover] Technologies to take.
    [inject] The arrows for the tiles that were taken.
    [place_advanced] The space for an Advanced Technology.
    [repair] A Damage cube to remove.
    [debris] Where the debris goes.
    [destroy] Ravagers to destroy.
    [command] A ship to command.
    [place] A Mission to place at { $hex }.
    [mission_act] The activations of the Mission at { $hex }.
    [pay] What is given up for a Mission.
    [owner_activation] The owner may activate the Mission at { $hex } too.
    [hand_limit] Too many Missions in hand: one is discarded.
   *[reserve] B1: a die to reserve, or none.
}
ba-terms = spend { $pay }, gain { $gain }
ba-terms-gain = gain { $gain }
ba-hint-card = Now choose the *slot* around your board.
ba-hint-ship = Where does this ship go?
ba-hint-launch = Where does the new ship go?
ba-hint-taken = Along which *arrow*?
ba-hint-flip = Which of your dice is turned over for *1 debris*?
ba-hint-station = To which workstation?
ba-hint-recall = Back to the *break room*.
ba-hint-colour = Which colour should the die have?
ba-hint-die = Which die?

## Choices in words
ba-own-dice = Your dice
ba-dice-of = Dice of { $name }
ba-ship-at = Ship at { $hex }
ba-new-ship = New ship
ba-do-reserve-free = reserve *{ $die }* for nothing
ba-do-reserve-paid = reserve *{ $die }* for 1 resource
ba-do-reserve-boost = reserve *{ $die }* by the boost
ba-do-no-reserve = No reservation
ba-do-decline = No, thanks
ba-do-a = Sequence A
ba-do-b = Sequence B
ba-do-pass = Pass
ba-do-play = at *{ $place }*
ba-do-skip-card = No card
ba-do-activate = *{ $place }*: { $effect }
ba-do-turn-activate = turn over and activate *{ $place }*: { $effect }
ba-do-stop = Stop
ba-do-effect = { $effect }
ba-do-move = to *{ $hex }*, { $ground }
ba-do-stay = stay at *{ $hex }*, { $ground }, for a Mission
ba-do-use-ship = the ship at *{ $hex }*, { $ground }
ba-do-man = a robot to the *{ $hue }* workstation
ba-do-recall = a robot back from the *{ $hue }* workstation
ba-do-draw = draw: *{ $card }*
ba-do-keep = keep *{ $card }*
ba-do-die = *{ $die }*
ba-do-buy = buy *{ $die }* for 1 resource
ba-do-flip = turn *{ $die }* over: *{ $turned }*
ba-do-boost = boost: { $boost }
ba-do-boost-colour = use the die as *{ $hue }*
ba-do-done = Go on
ba-do-action = *{ $action }*: { $kind ->
    [command] { $worth ->
        [0] place a Mission without moving
        [one] up to { $worth } hex
       *[other] up to { $worth } hexes
    }
   *[other] { $worth ->
        [one] { $worth } activation
       *[other] { $worth } activations
    }
}{ $damaged ->
    [yes] , 1 less for damage
   *[no] {""}
}
ba-first-ravager = First the Ravager: { $effect }
ba-do-mission = the Mission at *{ $hex }*: { $effect }
ba-do-discard = discard *{ $card }*
ba-do-take = { $tile }
ba-do-take-advanced = { $tile }
ba-do-inject = at *{ $cell }*, pushing { $way ->
    [up] up
   *[right] to the right
}
ba-do-space = the *{ $colour ->
    [orange] orange
    [gray] gray
   *[green] green
}* space: { $cap } VP at most
ba-do-repair-action = a cube of *{ $action }*
ba-do-repair-die = the cube on a *{ $hue }* die
ba-do-store = Debris to storage
ba-do-debris-tile = debris onto *{ $place }*: { $effect }
ba-do-destroy = *{ $action }*: { $count ->
    [one] { $count } Ravager
   *[other] all { $count } Ravagers
}
ba-do-place = *{ $card }*
# What a card does, after its name in the list of choices.
ba-do-face = : { $face }
ba-do-no-mission = No Mission
ba-do-activate-mission = Activate
ba-do-pay-tile = give up: { $tile }
ba-do-pay-card = give up *{ $card }*
ba-cost-of-die = −{ $count }
ba-safe = no Ravagers
ba-would-wake = { $count ->
    [one] +{ $count } Ravager
   *[other] +{ $count } Ravagers
}
ba-move-only = move
ba-leaves-soon = leaves at the next advance
ba-mission-here = Mission possible
ba-gain = +{ $gain }
ba-times-gain = { $count } × { $gain }
ba-each-pays = each costs { $pay }
ba-pushes-out = pushes a tile out
ba-out = out
ba-ship-lost = a ship is lost
ba-damaged = damaged
ba-strip-leaves = This strip leaves
ba-loses-points = −{ $count } VP for unused dice

## The end
ba-end-title = Result
ba-end-won = { $count ->
    [one] { $names } will wake humanity
   *[other] Shared victory: { $names }
}
ba-end-beaten = Hal is beaten: { $count } to { $hal } VP
ba-end-lost = Hal is not beaten: { $count } to { $hal } VP
ba-end-spes = The Black Angel reached *Spes*; the game ended with round { $round }.
ba-end-ravagers = The Ravager deck ran out before Spes was reached; the game ended with round { $round }.
ba-end-source = Source
ba-end-track = On the track
ba-end-tile = Advanced Technology { $number }
ba-end-cap = Maximum { $cap } VP. { $place }
ba-end-goods = Goods at Spes, 1 VP per { $count }
ba-end-goods-sum = { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
}, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
ba-end-goods-none = Spes was not reached
ba-end-total = Total

## Setting up
ba-field-players = Players
ba-field-advanced = Rules
ba-field-hal = Hal, for one player
ba-field-first = First player
ba-first-drawn = drawn at random
ba-players-note = { $count ->
    [1] You against Hal, the virtual opponent
    [2] With a neutral player whose dice can be bought; five strips of space
   *[other] Seven strips of space
}
ba-hal-note = Only counts when you play alone.
ba-advanced-no = Basic
ba-advanced-no-note = Technologies have one side. Best for the first voyages.
ba-advanced-yes = Advanced
ba-advanced-yes-note = Technologies enter with a boost that works once; two Missions are drawn, one is kept.
ba-describe = { $count ->
    [one] { $count } player
   *[other] { $count } players
}, { $rules ->
    [advanced] advanced rules
   *[basic] basic rules
}
ba-describe-solo = alone against Hal ({ $level ->
    [easy] easy
    [standard] standard
    [difficult] difficult
   *[extreme] extreme
}), { $rules ->
    [advanced] advanced rules
   *[basic] basic rules
}

## The key
ba-key = Signs
ba-key-colour = { $hue }: { $alien }
ba-key-vp = VP (Validation Process): the points that decide
ba-key-debris = Damage cube on the ship; debris once it is yours
ba-key-robot = robot
ba-key-mission = Mission card
ba-key-ravager = Ravager
ba-key-tech = Technology
ba-key-advanced = Advanced Technology
ba-key-star = star: a die of value 0
ba-key-comet = comet: 3 VP for Hal’s card there
ba-key-draft = partly designed for this program, since the printed value was not available
