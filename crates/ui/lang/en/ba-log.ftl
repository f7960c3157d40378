# Black Angel: the log, in the present tense.
ba-log-turn = Round { $round }: { $name } is to move.
ba-log-a = { $name } chooses Sequence A.
ba-log-b = { $name } chooses Sequence B.
ba-log-pass = { $name } passes.
ba-log-points = { $name }: { $change } VP ({ $why }).
ba-log-goods = { $name }: { $sign }{ $goods } ({ $why }).
ba-log-card = { $name } plays { $card } at { $place }.
ba-log-tile = { $name } { $turned ->
    [yes] turns and activates
   *[no] activates
} the tile at { $place } { $by ->
    [card] with the card
    [debris] with debris
   *[chain] by a chain
}: { $effect }
ba-log-effect = { $name } chooses: { $effect }
ba-log-launch = { $name } launches a ship to { $hex }, { $ground }.
ba-log-move = { $name } moves a ship from { $from } to { $hex }, { $ground }.
ba-log-stay = { $name } commands the ship at { $hex }, { $ground }, without moving it.
ba-log-man = { $name } sends a robot to the { $hue } workstation.
ba-log-recall = { $name } calls a robot back from the { $hue } workstation.
ba-log-neutral-left = The neutral robot leaves the { $hue } workstation for good.
ba-log-draw = { $name } draws: { $card }.
ba-log-keep = { $name } keeps { $kept } and discards { $discarded }.
ba-log-reshuffle = The discard pile becomes a new deck: { $back }.
ba-log-die = { $name } takes { $die }{ $flipped ->
    [yes] {" "}and turns it over for a debris
   *[no] {""}
}.
ba-log-buy = { $name } buys { $die } for 1 resource (from: { $owner }).
ba-log-boost-die = { $name } uses a boost: { $boost } The die is now { $die }.
ba-log-boost = { $name } uses a boost: { $boost }
ba-log-place-die = { $name } uses the die at { $target }{ $damaged ->
    [yes] , which is damaged
   *[no] {""}
}: { $kind ->
    [hal] a Mission of that colour
    [command] { $count ->
        [0] no ship moves
        [one] up to { $count } hex
       *[other] up to { $count } hexes
    }
   *[other] { $count ->
        [0] no activation
        [one] { $count } activation
       *[other] { $count } activations
    }
}.
ba-log-struck = The Ravager at action { $number } strikes ({ $name }): { $effect }
ba-log-captured = The Ravager at action { $number } takes a robot ({ $name }).
ba-log-damage-action = A Damage cube on { $action }.
ba-log-damage-die = A Damage cube on one { $hue } die in the supply.
ba-log-damage-none = No room for the Damage cube.
ba-log-repair-action = { $name } repairs { $action }.
ba-log-repair-die = { $name } repairs one { $hue } die.
ba-log-debris = { $name } puts the debris onto the tile at { $place }.
ba-log-discard = { $name } discards { $card } ({ $why }).
ba-log-take = { $name } takes for { $cost }: { $tile }
ba-log-take-advanced = { $name } takes for { $cost }: { $tile }
ba-log-reveal = On offer: { $tile }
ba-log-inject = { $name } injects the tile at { $place }.
ba-log-eject = Pushed out ({ $name }): { $tile }
ba-log-eject-advanced = { $name } places on the { $colour ->
    [orange] orange
    [gray] gray
   *[green] green
} space: { $tile }
ba-log-eject-aside = Pushed out beside the board ({ $name }): { $tile }
ba-log-spend = { $name } gives up: { $tile }
ba-log-destroy = { $name } destroys { $count ->
    [one] { $count } Ravager
   *[other] { $count } Ravagers
} at action { $number }.
ba-log-mission = { $name } places { $card } at { $hex }. { $effect }
ba-log-ravager = A Ravager lands at action { $number }. From now on, each time the action is used: { $effect }
ba-log-turned-away = Action { $number } has three Ravagers already: the new one is discarded.
ba-log-technology = New on the display: { $tile }{ $pushed ->
    [yes] {" "}The last tile is pushed out.
   *[no] {""}
}
ba-log-activate = { $name } activates the Mission at { $hex }.
ba-log-declined = { $name } does not use their own Mission.
ba-log-return = { $name } returns { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
ba-log-roll = { $name } rolls:
ba-log-reserve = { $name } reserves { $die }{ $boost ->
    [yes] {" "}by a boost
   *[no] {""}
}.
ba-log-clear = { $name } clears the board: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ba-log-advance = The Black Angel advances ({ $ground }); { $count ->
    [0] no advance is left
    [one] { $count } advance is left
   *[other] { $count } advances are left
}.
ba-log-lost = { $name } loses the ship at { $hex }.
ba-log-mission-ejected = Ejected ({ $name }): { $card }. { $effect }
ba-log-strip = The first strip is turned over and becomes the last.
ba-log-spes = Spes is in sight!
ba-log-end-spes = The Black Angel has reached Spes: after this round one more is played.
ba-log-end-ravagers = The Ravager deck is empty: after this round one more is played.
ba-log-final = Round { $round } is the last.
ba-log-hal-card = Hal reveals a card ({ $card }). He looks first at the { $first ->
    [top] top, since Sequence A was performed
   *[bottom] bottom, since Sequence A was not performed
}.
ba-log-hal-die = Hal takes the { $half ->
    [top] top
   *[bottom] bottom
} half: { $kind }. He takes the highest { $hue } die: { $die }, { $owner ->
    [human] from { $name }, who receives 1 resource
   *[hal] his own
}.
ba-log-hal-third = Hal has no die for either half of his card. He returns the highest { $hue } die: { $die }, { $owner ->
    [human] from { $name }, who receives 1 resource
   *[hal] his own
}.
ba-log-hal-discard = Hal draws { $card } and finds no free hex for it: it is discarded.
ba-log-hal-no-die = Instead of an action Hal gains 3 VP.
ba-log-hal-no-value = Hal’s die is worth nothing there: 3 VP instead.
ba-log-hal-nothing = There is nothing for Hal to do there: 3 VP instead.
ba-log-score = { $name }: { $count } VP in all.
ba-log-over = The voyage is over.
ba-why = { $why ->
    [tile] technology
    [boost] boost
    [reward] the Mission’s reward
    [mission] Mission activated
    [ejection] Mission ejected
    [ravager] Ravager
    [freed] freed from a Ravager
    [dice] dice left unused
    [damaged] a damaged die
    [purchase] a die bought
    [flip] a die turned over
    [reservation] reservation
    [repair] repair
    [reclaimed] debris from a tile
    [compensation] a die taken by Hal
    [consolation] instead of an action
    [comet] card on a comet
    [sold] a die sold
    [limit] hand limit
   *[weight] worth of what Hal gained
}
