# Under Falling Skies: cities, characters, scenarios.
ufs-city-roswell = Roswell
ufs-city-washington = Washington
ufs-city-new-york = New York
ufs-city-havana = Havana
ufs-city-mexico-city = Mexico City
ufs-city-montreal = Montreal
ufs-city-rio = Rio de Janeiro
ufs-city-cairo = Cairo
ufs-city-johannesburg = Johannesburg
ufs-city-london = London
ufs-city-moscow = Moscow
ufs-city-paris = Paris
ufs-city-beijing = Beijing
ufs-city-seoul = Seoul
ufs-city-singapore = Singapore
ufs-city-sydney = Sydney
ufs-city-tokyo = Tokyo

ufs-fx-none = No ability: the best place to learn.
ufs-fx-first-damage = The first damage of the game advances research { $squares ->
    [one] one square
   *[other] { $squares } squares
}.
ufs-fx-white-six = At the first roll of each round one white die shows 6.
ufs-fx-any-six = After the first roll of each round you may turn one die to 6.
ufs-fx-robot-bonus = { $robots ->
    [one] Only one robot
   *[other] At most { $robots } robots
} on the board, but each adds { $bonus } to its room.
ufs-fx-reroll = Once a round, before placing, reroll { $dice ->
    [one] { $colour ->
        [gray] one unplaced gray die
       *[any] one unplaced die
    }
   *[other] up to { $dice } unplaced dice
}.
ufs-fx-excavation = Digging costs { $cost ->
    [0] nothing
   *[other] { $cost } energy
}{ $reach ->
    [0] .
   *[other] {" "}and a die reaches { $reach } further.
}
ufs-fx-energy = Each Energy room gives { $bonus } more{ $full ->
    [yes] . You start with full energy.
   *[no] .
}
ufs-fx-guns = { $colour ->
    [gray] A gray die
   *[any] Any die
} on an anti-aircraft square slows ships by { $amount }.
ufs-fx-room-bonus = { $uses ->
    [once] The first { $room } room of each round counts { $bonus } more.
   *[always] { $size ->
        [single] One-square { $room } rooms count { $bonus } more.
       *[any] Every { $room } room counts { $bonus } more.
    }
}
ufs-fx-digging-energy = Digging gives 1 energy for { $per ->
    [tunnel] each new tunnel.
   *[square] every { $divisor ->
       [one] { $divisor } new square
      *[other] { $divisor } new squares
   }, rounded up.
}
ufs-fx-ignore-damage = { $amount ->
    [one] The first damage of the game does not count.
   *[other] The first { $amount } damage of the game do not count.
}
ufs-fx-keep = When a white die makes you reroll, { $dice ->
    [one] one die may be kept.
   *[other] any dice may be kept.
}
ufs-fx-robot-build = Robots are built { $bonus } higher{ $less ->
    [0] .
   *[other] {" "}and their rooms cost { $less } less.
}
ufs-fx-no-wear = { $uses ->
    [one] Once a round a used robot keeps its value.
   *[other] { $uses } times a round a used robot keeps its value.
}
ufs-fx-cheaper = { $uses ->
    [one] Once a round
   *[other] { $uses } times a round
} a room costs { $amount } less energy.
ufs-fx-free-drop = You choose where ships drop{ $ships ->
    [0] .
    [one] {" "}and may keep one aboard each round.
   *[other] {" "}and may keep { $ships } aboard each round.
}
ufs-fx-cancel = { $uses ->
    [one] Once a round
   *[other] { $uses } times a round
} pay { $energy } energy so that a landing does not sink the mothership.

ufs-power-reroll = Reroll all unplaced dice.
ufs-power-set-die = Turn one unplaced die to any face.
ufs-power-energy = Gain { $amount } energy.
ufs-power-destroy = { $ships ->
    [one] Shoot down one ship on an explosion of any number.
   *[other] Shoot down up to { $ships } ships on explosions of any number.
}
ufs-power-value = A Research room being used counts { $amount } more.
ufs-power-excavate = The excavator moves up to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} forward for free.
ufs-power-repair = { $amount ->
    [one] Remove one damage.
   *[other] Remove up to { $amount } damage.
}
ufs-power-slow = With a die: the ships of its column fall { $amount ->
    [one] { $amount } row
   *[other] { $amount } rows
} less.
ufs-power-stop = With a die: the ships of its column do not move.
ufs-power-robot = Build a robot of value { $value } for free.
ufs-power-skip-action = The mothership’s row action is left out this round.
ufs-power-skip-all = The mothership neither moves nor acts this round.
ufs-power-hold = { $ships ->
    [one] One ship aboard is not dropped this round.
   *[other] Up to { $ships } ships aboard are not dropped this round.
}
ufs-power-shift = { $ships ->
    [one] Push one ship a column sideways; nothing is triggered.
   *[other] Push up to { $ships } ships a column sideways; nothing is triggered.
}
ufs-power-free = { $rooms ->
    [one] The next room this phase costs nothing.
   *[other] The next { $rooms } rooms this phase cost nothing.
}

ufs-scenario-battle-for-the-sky = Battle for the Sky
ufs-scenario-evacuation = Evacuation
ufs-scenario-reinforcements = Reinforcements
ufs-scenario-satellites = Satellites
ufs-scenario-dangerous-research = Dangerous Research
ufs-scenario-command-ship = Command Ship
ufs-scenario-reactor-leak = Reactor Leak
ufs-scenario-repairing-the-base = Repairing the Base
ufs-scenario-contamination = Contamination
ufs-scenario-kamikaze-ships = Kamikaze Ships
ufs-scenario-saboteur = Saboteur
ufs-scenario-storm = Storm
ufs-scenario-the-final-battle = The Final Battle

ufs-twist-quota = The last research square opens when { $ships ->
    [one] { $ships } ship has been
   *[other] { $ships } ships have been
} shot down.
ufs-twist-evacuation = Evacuees wait in every column: a die on the gun there and { $energy } energy save them. Until then a hit deals { $damage } damage, and the last research square is closed.
ufs-twist-reinforcements = { $start ->
    [one] A white ship starts
   *[other] { $start } white ships start
} aboard, and whenever white ships come, { $extra ->
    [one] one more comes
   *[other] { $extra } more come
}.
ufs-twist-gates = Research squares { $squares } are closed until { $energy } energy is paid for each.
ufs-twist-backlash = A Research room that climbs { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} or more deals { $damage } damage.
ufs-twist-command = The command ship joins in. While it is in the sky, all explosions count { $bonus } more.{ $returns ->
    [no] {" "}Once destroyed, it does not come back.
   *[yes] {""}
}
ufs-twist-reactor = { $energy ->
    [0] Without energy
   *[other] With { $energy } energy or less
} at the end of the Rooms phase, the base takes { $damage } damage.
ufs-twist-rubble = Rubble blocks the guns of columns { $columns }: they slow nothing until a die there and { $energy } energy clear it.
ufs-twist-contamination = Each hit contaminates a square of its column: no die may stand there until { $energy } energy cleans it.
ufs-twist-kamikaze = { $start ->
    [one] A white ship starts
   *[other] { $start } white ships start
} aboard. A white ship that hits the city deals { $damage } damage and leaves the board.
ufs-twist-saboteur = { $every ->
    [1] Each round
    [2] Every other round
   *[other] Every { $every } rounds
} a saboteur strikes a column: rooms and digging there cost { $extra } more.
ufs-twist-storm = In even rounds all arrows point the other way.
ufs-twist-final = Two more rows of sky and two more research squares: the mothership starts in row 19, and on its way through the new rows it makes its ships dive.{ $start ->
    [0] {""}
   *[other] {" "}What was learned so far counts: the research marker starts on square { $start }.
}
