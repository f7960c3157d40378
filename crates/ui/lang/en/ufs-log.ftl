# Under Falling Skies: what happened.
ufs-log-mothership-phase = The mothership moves.
ufs-log-saboteur = The saboteur strikes column { $column }.
ufs-log-saboteur-none = The saboteur strikes nowhere.
ufs-log-rolled = { $why ->
    [round] Rolled
   *[other] Rerolled
}: gray { $gray } and white { $white }.
ufs-log-rolled-gray = { $why ->
    [round] Rolled
   *[other] Rerolled
}: gray { $gray }.
ufs-log-rolled-white = { $why ->
    [round] Rolled
   *[other] Rerolled
}: white { $white }.
ufs-log-die-set = Turned { $die } to { $face }.
ufs-log-die-kept = Kept { $die }.
ufs-log-die-digs = Placed { $die } to dig in column { $column }.
ufs-log-die-placed = Placed { $die }: { $place }, column { $column }.
ufs-log-fell = Column { $column }: { $count ->
    [one] a ship falls
   *[other] { $count } ships fall
} { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
ufs-log-dived = { $count ->
    [one] A ship dives
   *[other] { $count } ships dive
} { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
ufs-log-slid = The { $ship } slides to column { $column }.
ufs-log-blocked = The { $ship } cannot slide and stays.
ufs-log-portal = The { $ship } comes out at row { $row }, column { $column }.
ufs-log-portal-blocked = The portal is blocked: the { $ship } stays.
ufs-log-shifted = The { $ship } is pushed to column { $column }.
ufs-log-hit = The { $ship } hits { $city } in column { $column }.
ufs-log-sank = { $by ->
    [ship] A landing makes the mothership sink to row { $row }.
   *[itself] The mothership sinks to row { $row }.
}
ufs-log-cancelled = Paid { $energy } energy: the mothership does not sink.
ufs-log-covered = { $count ->
    [one] The mothership takes a ship aboard.
   *[other] The mothership takes { $count } ships aboard.
}
ufs-log-damaged = { $by ->
    [research] The research strikes back
    [reactor] The reactor leaks
    [mothership] The mothership fires
   *[ship] The base is damaged
}: damage { $damage } of { $lethal }.
ufs-log-ignored = The damage does not count.
ufs-log-repaired = Repaired: damage is now { $damage }.
ufs-log-room = { $room } room, value { $value }{ $cost ->
    [0] .
   *[other] , for { $cost } energy.
}
ufs-log-discarded = Discarded { $die }.
ufs-log-energy = { $by ->
    [digging] Digging gives
    [character] Gained
   *[room] Gained
} { $amount } energy, now { $energy }.
ufs-log-destroyed = { $count ->
    [one] A ship is shot down
   *[other] { $count } ships are shot down
}: { $away ->
    [0] { $aboard ->
        [one] it goes back aboard the mothership.
       *[other] they go back aboard the mothership.
    }
   *[other] { $aboard ->
        [0] { $away ->
            [one] it is white and leaves the board.
           *[other] they are white and leave the board.
        }
       *[other] { $aboard } back aboard the mothership, { $away } white off the board.
    }
}{ $by ->
    [character] {" "}Well aimed!
   *[fighter] {""}
}
ufs-log-nothing-shot = No ship is in range of a Fighter { $value }.
ufs-log-research = Research climbs { $count ->
    [one] { $count } square
   *[other] { $count } squares
} to { $square }{ $free ->
    [yes] , thanks to the city.
   *[no] .
}
ufs-log-research-lost = Research falls { $count ->
    [one] { $count } square
   *[other] { $count } squares
} to { $square }.
ufs-log-dug = { $count ->
    [one] Dug { $count } square.
   *[other] Dug { $count } squares.
}
ufs-log-dug-back = { $count ->
    [one] The excavator is pushed back { $count } square.
   *[other] The excavator is pushed back { $count } squares.
}
ufs-log-robot = Built a robot { $face }: { $place }, column { $column }.
ufs-log-no-robot = Too little for a robot.
ufs-log-worn = The robot wears down to { $face }.
ufs-log-spared = The robot keeps its value.
ufs-log-robot-gone = { $by ->
    [worn] The robot is worn out.
    [excavator] A robot is lost to the rock.
    [contamination] A robot is lost to contamination.
   *[choice] Took a robot off the board.
}
ufs-log-row = Row { $row }: { $action }.
ufs-log-character = { $name } helps.
ufs-log-action-skipped = The row’s action is left out.
ufs-log-descent-skipped = The mothership does not move.
ufs-log-whites = { $count ->
    [one] A white ship comes aboard.
   *[other] { $count } white ships come aboard.
}
ufs-log-held = A { $ship } is held aboard.
ufs-log-dropped = A { $ship } drops in column { $column }.
ufs-log-evacuated = Column { $column } is evacuated.
ufs-log-cleared = The rubble in column { $column } is cleared.
ufs-log-gate = Research square { $square } is open.
ufs-log-contaminated = Contaminated: { $place }.
ufs-log-decontaminated = Clean again: { $place }.
