# Under Falling Skies: the table.
ufs-title = Under Falling Skies
ufs-pitch = The mothership sinks, its ships fall with every die you place. Dig, gather energy, shoot, and finish your research before the sky comes down.
ufs-gist = Alone · 30 minutes · easy to learn
ufs-board = Mothership, sky and base
ufs-column = Column { $column }
ufs-round = Round { $round }
ufs-phase-planning = Planning
ufs-phase-rooms = Rooms
ufs-phase-mothership = Mothership

## Pieces and places
ufs-die = { $colour ->
    [white] white { $face }
   *[gray] gray { $face }
}
ufs-some-die = { $colour ->
    [white] a white die
   *[gray] a gray die
}
ufs-ship = { $colour ->
    [white] white ship
    [orange] command ship
   *[purple] purple ship
}
ufs-kind-aa = Anti-aircraft
ufs-kind-energy = Energy
ufs-kind-fighter = Fighter
ufs-kind-research = Research
ufs-kind-robot = Robot
ufs-kind-tunnel = Tunnel
ufs-kind-both = { $one } and { $two }
ufs-place = { $place }, column { $column }, row { $row } of the base
ufs-room-label = { $place }: { $squares ->
    [one] one die
   *[other] { $squares } dice
}, costs { $cost } energy, { $modifier }
ufs-square-label = { $place }, { $state ->
    [rubble] rubble blocks the gun
    [contaminated] contaminated
    [excavator] the excavator stands here
    [rock] not excavated yet
   *[open] excavated
}
ufs-die-at = { $die } in { $place }{ $digs ->
    [yes] , digging
   *[no] { "" }
}
ufs-robot-at = Robot { $face } in { $place }, { $active ->
    [yes] active
   *[no] tilted: not usable this phase
}
ufs-robot-spare = Robot beside the board
ufs-face = Face { $face }
ufs-excavator = Excavator
ufs-mothership-at = Mothership at row { $row }, { $aboard ->
    [0] no ship aboard
    [one] one ship aboard
   *[other] { $aboard } ships aboard
}
ufs-bay = Drop point of column { $column }
ufs-aboard = aboard
ufs-ship-aboard = { $ship } aboard the mothership
ufs-ship-docked = { $ship } on the drop point of column { $column }
ufs-ship-at = { $ship }, row { $row }, column { $column }{ $ground }
ufs-ship-city = { $ship } above the city, column { $column }
ufs-on-left = , on an arrow to the left
ufs-on-right = , on an arrow to the right
ufs-on-descend = , on a mothership sign
ufs-on-burst = , on explosion { $number }
ufs-on-red = , on red explosion { $number }
ufs-on-portal = , on a portal
ufs-doom = If the mothership reaches this row, the game is lost.
ufs-token-saboteur = Saboteur: rooms and digging cost more in this column
ufs-token-evacuees = Evacuees: a hit here hurts twice
ufs-rail-actions = Mothership on arrival
ufs-rail-research = Research
ufs-goal = win
ufs-research-square = Research square { $square }, number { $number }, { $state ->
    [closed] closed
    [here] the marker is here
    [done] done
   *[ahead] ahead
}
ufs-energy-track = Energy { $energy } of { $most }
ufs-damage-track = Damage { $damage }, lost at { $lethal }

## What the mothership does on a row
ufs-row-none = nothing
ufs-row-excavator = { $count ->
    [one] the excavator goes back a square
   *[other] the excavator goes back { $count } squares
}
ufs-row-research = { $count ->
    [one] research goes back a square
   *[other] research goes back { $count } squares
}
ufs-row-white = { $count ->
    [one] one more white ship
   *[other] { $count } more white ships
}
ufs-row-damage = { $count ->
    [one] the base takes damage
   *[other] the base takes { $count } damage
}
ufs-row-skull = the game is lost
ufs-row-dive = { $count ->
    [one] all ships dive a row
   *[other] all ships dive { $count } rows
}

## Panels
ufs-mothership = Mothership
ufs-next-row = Next row, { $row }:
ufs-rows-left = { $count ->
    [one] *1 row* to defeat
   *[other] *{ $count } rows* to defeat
}
ufs-aboard-count = Aboard: { $purple } purple, { $white } white. { $reserve } white in reserve
ufs-reconstructed = Reconstructed: no printed value was available, so this one was designed to fit the known rules.
ufs-improved = improved
ufs-basic = basic
ufs-member-used = has helped already
ufs-progress-quota = { $count } of { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} shot down
ufs-progress-evacuees = { $count ->
    [0] all are safe
    [one] { $count } column still to evacuate
   *[other] { $count } columns still to evacuate
}
ufs-key-landing = When a ship lands on
ufs-key-arrow = it slides one column
ufs-key-descend = the mothership descends a row
ufs-key-burst = a Fighter of 4 or more shoots it down
ufs-key-red = likewise, but each Fighter room shoots only one such ship
ufs-key-portal = it leaves by the other portal
ufs-key-rooms = What a die does
ufs-key-gun = ships fall one row less
ufs-key-energy = gains energy
ufs-key-fighter = shoots ships on explosions
ufs-key-research = climbs research
ufs-key-robot = builds a robot
ufs-key-digger = a die in front of it digs up to there
ufs-key-white = after a white die, the others are rolled again
ufs-your-dice = Your dice
ufs-white-note = Placing a white die rerolls the dice still here.
ufs-placed-note = All dice are on the board.
ufs-bin = Take a die or a robot off the board
ufs-confirm = Do it

## What is asked
ufs-ask-first-roll = One die may show *6*. Which one?
ufs-ask-place = *Choose a die*, then a place for it.
ufs-ask-cancel = A ship makes the mothership sink. Pay *{ $energy } energy* to prevent it?
ufs-ask-keep = The dice are about to be rolled again. *Keep one?*
ufs-ask-rooms = { $count ->
    [0] All dice are used. *Use a robot* or end the phase.
    [one] *Use your rooms*: one die is left.
   *[other] *Use your rooms*: { $count } dice are left.
}
ufs-ask-research = Research *{ $value }*: how far does the marker climb?
ufs-ask-robot = Where does the *robot { $face }* go?
ufs-ask-red = One ship on a red explosion is shot down. *Which one?*
ufs-ask-wear = One of the robots may *keep its value*.
ufs-ask-more-ships = { $name }: { $count ->
    [one] *one more ship?*
   *[other] *{ $count } more ships?*
}
ufs-ask-mothership = The mothership is about to move. *Does somebody step in?*
ufs-ask-hold = Ships are about to drop. *Keep one aboard?*
ufs-ask-drop = The *{ $ship }* drops. In which column?
ufs-hint-place = Place your *{ $die }* on a glowing square: the ships of that column fall { $count ->
    [one] { $count } row
   *[other] { $count } rows
}.
ufs-hint-bin = What leaves the board?
ufs-hint-reroll = Which die is *rolled again*?
ufs-hint-reduced = Which room becomes *cheaper*?
ufs-hint-robot = Where does it go?
ufs-hint-hold = Which ship *stays aboard*?
ufs-hint-face = What shall *{ $die }* show?
ufs-hint-shift = To *which side*?

## Choices in words
ufs-section-with = { $die } with { $name }
ufs-section-robot = { $face ->
    [0] A new robot
   *[other] Robot { $face } once more
}
ufs-group-rooms = Rooms
ufs-group-scenario = Scenario
ufs-group-remove = Take off the board
ufs-note-fall = { $count ->
    [one] { $count } ship falls { $rows }
   *[other] { $count } ships fall { $rows }
}
ufs-note-empty = no ship moves
ufs-do-place-dig = { $count ->
    [one] Dig { $count } square
   *[other] Dig { $count } squares
}
ufs-do-place-gun = Anti-aircraft: fall { $count }
ufs-do-place-tunnel = Tunnel: no effect
ufs-do-place-room = { $room } { $value }
ufs-do-place-part = { $room }: lacks { $count ->
    [one] one die
   *[other] { $count } dice
}
ufs-do-remove-robot = Remove robot { $face }
ufs-do-discard = Discard { $die }
ufs-do-set-six = { $die } becomes 6
ufs-do-keep-roll = Keep the roll
ufs-do-reroll = Reroll { $die }
ufs-do-keep = Keep { $die }
ufs-do-reroll-rest = Roll the rest
ufs-do-cancel = Prevent it
ufs-do-let-sink = Let it sink
ufs-do-resolve = { $room } { $value }, column { $column }
ufs-do-dig = Dig
ufs-do-evacuate = Evacuate the column
ufs-do-clear = Clear the rubble
ufs-do-open-gate = Open research square { $square }
ufs-do-clean = Clean { $place }
ufs-do-end-rooms = { $count ->
    [0] End the phase
    [one] End the phase, discard { $count } die
   *[other] End the phase, discard { $count } dice
}
ufs-do-advance = { $count ->
    [0] Stay
    [one] Climb { $count } square
   *[other] Climb { $count } squares
}
ufs-do-place-robot = Robot in { $place }
ufs-do-skip-robot = No robot
ufs-do-shoot = Shoot the { $ship }, row { $row }, column { $column }
ufs-do-spare-robot = Robot { $face } keeps its value
ufs-do-wear = Lose 1
ufs-do-hold = Keep a { $ship } aboard
ufs-do-drop-all = Drop them all
ufs-do-drop = Drop in column { $column }
ufs-do-use = Use { $name }
ufs-do-set-face = { $die } becomes { $face }
ufs-do-shift = { $ship } of row { $row } to column { $column }
ufs-do-excavate = { $count ->
    [one] Excavator { $count } square forward
   *[other] Excavator { $count } squares forward
}
ufs-do-no-more = No more ships
ufs-do-nobody = Nobody
ufs-chip-energy = energy
ufs-chip-research = research
ufs-chip-damage = damage
ufs-chip-ships = ships
ufs-chip-mothership = mothership rows

## Previews
ufs-sinks-to = sinks to row { $row }
ufs-makes-sink = sinks
ufs-hits-city = hit
ufs-slides-right = slides right
ufs-slides-left = slides left
ufs-blocked = blocked

## The end
ufs-over-won = *Victory:* the research is finished.
ufs-over-base = *Defeat:* the base is destroyed.
ufs-over-mothership = *Defeat:* the mothership has arrived.
ufs-end-won = Victory
ufs-end-lost = Defeat
ufs-end-won-why = The research is finished. { $city } is saved.
ufs-end-base-why = The base has taken too much damage. { $city } has fallen.
ufs-end-mothership-why = The mothership has come too low. { $city } has fallen.
ufs-end-toggle = Result or board
ufs-end-rounds = Rounds
ufs-end-research = Research
ufs-end-damage = Damage
ufs-end-destroyed = Ships shot down
ufs-end-rows = Rows left

## Setting up
ufs-describe = { $city }, { $threat }
ufs-describe-scenario = { $city }, { $threat }, { $scenario }
ufs-set-city = City
ufs-set-side = Side of the city
ufs-set-side-note = The damaged side helps more. Take it after a loss.
ufs-side-normal = Normal
ufs-side-damaged = Damaged
ufs-set-threat = Threat level
ufs-set-threat-note = So many of the four sky tiles show their harder side.
ufs-threat-0 = easy
ufs-threat-1 = standard
ufs-threat-2 = hard
ufs-threat-3 = catastrophic
ufs-threat-4 = apocalyptic
ufs-set-scenario = Scenario
ufs-set-no-scenario = None
ufs-set-no-scenario-text = The plain game. Begin here.
ufs-set-team = Characters who help, once each
ufs-set-stays = Not in the game
ufs-set-sky = Advanced sky tiles
ufs-set-sky-note = They bring portals, red explosions and diving ships.
ufs-set-sky-level = Level { $level }
ufs-set-rating = Difficulty
ufs-stars = { $kind ->
    [yellow] Easier, stars: { $count }
   *[black] Harder, stars: { $count }
}
