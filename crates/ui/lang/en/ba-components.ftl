# Black Angel: the names of things, and what tiles and cards do.
ba-title = Black Angel
ba-pitch = A frigate crewed by robots carries humanity to a new world. Roll your crew’s dice, send ships to the aliens, weave their technologies into yours and keep the Ravagers off the hull.
ba-gist = 1 to 4 players · 90 minutes · deep

## Players
ba-player-colour = { $seat ->
    [0] Azure
    [1] Coral
    [2] Lime
   *[other] Violet
}
ba-hal = Hal
ba-neutral = Neutral player

## Colours: beside a die; beside a card, a technology, a workstation; the same as an object
ba-hue-die = { $colour ->
    [orange] orange
    [gray] gray
   *[green] green
}
ba-hue = { $colour ->
    [orange] orange
    [gray] gray
   *[green] green
}
ba-hue-object = { $colour ->
    [orange] orange
    [gray] gray
   *[green] green
}
ba-die = { $hue } { $value ->
    [0] star
   *[other] { $value }
}
ba-die-reserved = { $die } (reserved)

## Places
ba-kind-discover = Discover Technology
ba-kind-repair = Repair the Black Angel
ba-kind-destroy = Destroy Ravagers
ba-kind-command = Command Your Ships
ba-kind-short = { $kind ->
    [discover] Discover
    [repair] Repair
    [destroy] Destroy
   *[command] Command
}
ba-action = action { $number }, { $kind }
ba-mission-at = the Mission at { $hex }
ba-spes = Spes
ba-asteroids = asteroid field
ba-alien = { $colour ->
    [orange] Melurien planet
    [gray] Xhavit station
   *[green] Tsoth ships
}
ba-row = row { $number }
ba-column = column { $number }
ba-cell = row { $row }, column { $column }

## Numbers of things
ba-count-vp = { $count } VP
ba-count-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
ba-count-robot = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
ba-count-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
ba-count-debris = { $count } debris
ba-count-technology = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}
ba-count-mission = { $count ->
    [one] { $count } Mission card
   *[other] { $count } Mission cards
}
ba-count-ravager = { $count ->
    [one] { $count } Ravager card
   *[other] { $count } Ravager cards
}
ba-count-advanced = { $count ->
    [one] { $count } Advanced Technology
   *[other] { $count } Advanced Technologies
}
ba-list = { $a }, { $b }
ba-list-end = { $a } and { $b }

## Cards
ba-a-mission = { $hue } Mission
ba-a-mission-object = { $hue } Mission
ba-a-ravager = Ravager card
ba-a-ravager-object = Ravager card
ba-one-mission = { $colour ->
    [orange] an orange Mission
    [gray] a gray Mission
   *[green] a green Mission
}
ba-one-ravager = a Ravager card
ba-card = { $back } { $number }
ba-activation = Activation
ba-neutralization = Neutralization
ba-mission = Mission, { $hue }. { $effect } Placing it gives { $reward }. New technologies for the display: { $icons }.
ba-mission-take = Each activation: take { $gain }.
ba-mission-trade = Each activation: spend { $pay } to gain { $gain }.
ba-mission-split = On ejection: { $owner } for the owner, { $ship } for each player with a ship on the card.
ba-mission-per-card = On ejection: the owner, and anyone else with a ship on the card, gains { $count } VP for each own { $hue } Mission { $zone ->
    [space] in space
   *[ejected] tucked under the board
}.
ba-ravager = Ravager at action { $number }. { $effect } Played around your board it activates tiles of every colour.
ba-ravager-next = A Damage cube comes to action { $number }.
ba-ravager-die = A Damage cube comes to one { $hue } die in the supply.
ba-ravager-mission = You discard a Mission from your hand, or lose { $loss } VP if you have none.
ba-ravager-ravager = You discard a Ravager card from your hand, or lose { $loss } VP if you have none.
ba-ravager-robot = It captures a robot from your break room, or you lose { $loss } VP if there is none.
# What a Ravager does, told to everybody
ba-deed-next = a Damage cube comes to action { $number }.
ba-deed-die = a Damage cube comes to one { $hue } die in the supply.
ba-deed-mission = a Mission from the hand is discarded, or { $loss } VP lost if there is none.
ba-deed-ravager = a Ravager card from the hand is discarded, or { $loss } VP lost if there is none.
ba-deed-robot = a robot from the break room is captured, or { $loss } VP lost if there is none.
ba-at-action = Action { $number }
ba-short-next = damages action { $number }
ba-short-die = damages a die
ba-short-mission = discard a Mission
ba-short-ravager = discard a Ravager
ba-short-robot = captures a robot

## Technologies
ba-tile = Technology, { $hue }: { $effect }
ba-tile-starting = Starting technology, { $hue }: { $effect }
ba-tile-boosted = Technology, { $hue }, boost side. Once: { $boost } Then: { $effect }
ba-fx-vp = gain 1 VP.
ba-fx-ship = take a ship.
ba-fx-resource = take a resource.
ba-fx-debris = take a debris.
ba-fx-robot = take a robot from the supply to the break room.
ba-fx-move = move a ship, or launch one, up to 2 hexes.
ba-fx-shift = shift a robot from the break room to a workstation, or back.
ba-fx-chain-vertical = activate the tile directly above or below.
ba-fx-chain-horizontal = activate the tile directly to the left or right.
ba-fx-draw = draw a Mission of any one colour.
ba-fx-draw-two = draw two Missions of any one colour and keep one.
ba-fx-either = { $one } Or: { $two }
ba-boost-vp = gain { $count } VP when performing { $kind }.
ba-boost-value = set one { $hue } die to { $value }.
ba-boost-colour = use one { $hue } die as any colour.
ba-boost-reserve = reserve one { $hue } die for nothing after rolling.
ba-advanced = Advanced Technology: at the end { $count } VP for each { $counted }.
ba-counts-grid = { $hue } technology in the grid
ba-counts-ejected = technology pushed out of the grid
ba-counts-debris = debris in storage
ba-counts-ravagers = Ravager card in hand
ba-counts-advanced = Advanced Technology owned
ba-counts-space = own Mission in space

## Hal
ba-hal-half = { $hue } die, { $kind }{ $mode ->
    [advanced] {" "}(an Advanced Technology first)
    [technology] {" "}(technologies only)
    [clockwise] {" "}(clockwise)
    [counterclockwise] {" "}(counterclockwise)
   *[plain] {""}
}
ba-hal-card = top: { $top }; bottom: { $bottom }
ba-hal-level = { $level ->
    [easy] Easy
    [standard] Standard
    [difficult] Difficult
   *[extreme] Extreme
}
ba-hal-start = Hal starts with { $count } VP
ba-hal-weight = { $item ->
    [robot] robot { $count }
    [resource] resource { $count }
    [ship] ship { $count }
    [debris] debris { $count }
    [technology] technology { $count }
    [ravager] Ravager { $count }
   *[advanced] Advanced Technology { $count }
}

## What was designed for this program
ba-reconstructed-mark = Reconstructed
ba-reconstructed-all = The printed value was not available; this one was designed for this program.
ba-reconstructed = The printed value was not available; designed for this program: { $fields }.
ba-reconstructed-field = { $field ->
    [number] the number
    [reward] the reward
    [technology_icons] the technologies that it brings
    [pairing] which boost is on the back
    [copy] how many copies there are
    [target_action] the action that it attacks
    [die_colour] the colour of the die
    [colour] the colour
    [kind] which of the two actions this is
    [action] the action meant
   *[other] some values
}
