# Tiny Epic Galaxies: what happened. The name of whoever did it stands before the line.
teg-log-turn = Round { $round }: *{ $name }*
teg-log-kept = keeps the mission *{ $mission }*
teg-log-kept-secretly = keeps a secret mission
teg-log-rolled = { $count ->
    [one] rolls { $count } die:
   *[other] rolls { $count } dice:
}
teg-log-activated = activates *{ $face }*
teg-log-rerolled = { $count ->
    [one] rerolls { $count } die:
   *[other] rerolls { $count } dice:
}
teg-log-converted = converts { $from } into *{ $to }*
teg-log-die-set = sets a die from { $from } to *{ $to }*
teg-log-discarded = discards a { $face } die
teg-log-gained = { $wasted ->
    [0] gains { $what }
   *[other] gains { $what }; { $wasted } above the maximum is lost
}
teg-log-gained-nothing = { $wasted ->
    [0] gains nothing
   *[other] gains nothing: { $wasted } beyond the maximum
}
teg-log-paid = pays { $what }
teg-log-paid-to = pays { $what } to { $name }
teg-log-lost = loses { $what }
teg-log-stolen = steals { $what } from { $name }
teg-log-exchanged = turns { $from } into { $to }
teg-log-lands = lands on *{ $planet }*
teg-log-orbits = enters the orbit of *{ $planet }*
teg-log-explores = sends a ship exploring
teg-log-returns = has a ship back in the galaxy
teg-log-advanced = advances at *{ $planet }*: { $from } → { $to }
teg-log-regressed = falls back at *{ $planet }*: { $from } → { $to }
teg-log-colonized = { $count ->
    [one] colonizes *{ $planet }*: { $count } point
   *[other] colonizes *{ $planet }*: { $count } points
}
teg-log-revealed = New in the row: *{ $planet }*
teg-log-removed = removes { $planet } from the row
teg-log-used = uses *{ $planet }*: { $what }
teg-log-skipped = does not use { $planet }
teg-log-face = chooses *{ $face }*
teg-log-upgraded = { $count ->
    [one] upgrades the empire to *level { $level }*: { $count } point in all
   *[other] upgrades the empire to *level { $level }*: { $count } points in all
}
teg-log-unlocked = unlocks a ship
teg-log-followed = *follows*: { $what }
teg-log-passed = does not follow
teg-log-declined = does without
teg-log-follow-cost = makes a follow cost { $what } for the rest of this turn
teg-log-follow-gain = gains { $what } for every follow this turn
teg-log-hired = { $count ->
    [0] hires *{ $pilot }* for the { $ship }, for nothing
   *[other] hires *{ $pilot }* for the { $ship } with { $count ->
       [one] { $count } die
      *[other] { $count } dice
   }
}
teg-log-replaced = replaces a ship by the { $ship }
teg-log-pilot-revealed = New pilot for hire: *{ $pilot }*
teg-log-pilot-removed = removes { $pilot } from the offer
teg-log-scouted = looks at the top card: *{ $card }*
teg-log-scouted-secretly = looks at the top exploration card
teg-log-drew = draws *{ $card }*
teg-log-drew-secretly = draws an exploration card
teg-log-laid-open = lays *{ $card }* open
teg-log-took = takes *{ $card }*
teg-log-took-secretly = takes the card drawn
teg-log-shielded = wards the danger off with { $pilot }
teg-log-rogue-rolled = rolls *{ $face }*
teg-log-rogue-unusable = { $again ->
    [yes] cannot use { $face } and rolls again
   *[no] cannot use { $face } and discards it
} { $why ->
    [no-ship] (no ship at home)
    [no-planet] (in orbit everywhere)
    [no-track] (no ship on such a track)
    [no-gain] (nothing to gain)
    [done] (already done this turn)
    [bonus-culture] (no culture in the bonus turn)
   *[no-change] (would change nothing)
}
teg-log-rogue-reroll = pays to have { $face } rolled again
teg-log-die-denied = has one die fewer in the next roll
teg-log-bonus = { $count ->
    [one] plays a bonus turn of { $count } die
   *[other] plays a bonus turn of { $count } dice
}
teg-log-rogue-explored = { $count ->
    [one] takes { $count } exploration card
   *[other] takes { $count } exploration cards
}
teg-log-triggered = *{ $name } triggers the end*: the round is finished
teg-log-triggers = *triggers the end*: the round is finished
teg-log-mission = reveals the mission *{ $mission }*

teg-why-follow = price of the follow
teg-why-followed = followed by { $name }
teg-why-reroll = reroll
teg-why-upgrade = upgrade
teg-why-colonized = { $planet } is colonized
teg-why-mat = its level { $level }
teg-why-maximum = its track is full
