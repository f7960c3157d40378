# Tiny Epic Galaxies: the table, its prompts and choices.
teg-title = Tiny Epic Galaxies
teg-pitch = Roll, send your ships out, colonize worlds and copy what the others do. Grow your galaxy before they grow theirs.
teg-gist = 1 to 5 players · 45 minutes · a step further
teg-btb = Beyond the Black
teg-btb-note = Pilots, advanced ships and unexplored space

# Things
teg-colour = { $colour ->
    [azure] Azure
    [coral] Coral
    [lime] Lime
    [violet] Violet
    [amber] Amber
   *[rogue] Rogue Galaxy
}
teg-face = { $face ->
    [move] Move
    [energy] Energy
    [culture] Culture
    [diplomacy] Diplomacy
    [economy] Economy
   *[colony] Colony
}
teg-face-does = { $face ->
    [move] move a ship
    [energy] acquire energy
    [culture] acquire culture
    [diplomacy] advance on a diplomacy track
    [economy] advance on an economy track
   *[colony] upgrade the empire or use a colony
}
teg-resource = { $resource ->
    [energy] energy
   *[culture] culture
}
teg-energy = { $count } energy
teg-culture = { $count } culture
teg-both = { $energy } and { $culture }
teg-nothing = nothing
teg-gains-nothing = it would gain you nothing
teg-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
teg-points-word = victory points
teg-badge = { $badge ->
    [chart] Star chart
    [relic] Relic
    [signal] Signal
   *[fossil] Fossil
}
teg-type = { $kind ->
    [runner] Runner
    [hauler] Hauler
    [envoy] Envoy
    [foundry] Foundry
   *[scout] ship
}
teg-ship = { $kind ->
    [runner] the Runner
    [hauler] the Hauler
    [envoy] the Envoy
    [foundry] the Foundry
   *[scout] a ship
}
teg-ship-at = { $ship }, { $place }
teg-ship-of = { $count ->
    [one] { $name }: { $ship }
   *[other] { $name }: { $count } × { $ship }
}
teg-place-locked = not yet unlocked
teg-place-galaxy = in the galaxy
teg-place-surface = on { $planet }
teg-place-orbit = in orbit of { $planet }, space { $level }
teg-place-exploration = in the Black
teg-reconstructed-why = Reconstructed: the printed card could not be found, this one was designed to fit. It is not the printed one.
teg-used = used this turn
teg-free = free
teg-start = start

# The table
teg-row = Planets to colonize
teg-slot-empty = empty
teg-gives = { $resource ->
    [energy] Ships here give energy
   *[culture] Ships here give culture
}
teg-surface-label = Surface of { $planet }. { $what }
teg-surface-title = Surface of { $planet }
teg-orbit-label = Orbit of { $planet }: { $track } track, { $count ->
    [one] { $count } advance
   *[other] { $count } advances
} to colonize, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teg-orbit-title = Orbit of { $planet }
teg-black = The Black
teg-black-label = Unexplored space: send a ship exploring
teg-deck-left = { $count ->
    [one] { $count } card left to explore
   *[other] { $count } cards left to explore
}
teg-scouted = On top: { $card }
teg-offer-room = room for an open card
teg-card-words = { $kind ->
    [danger] Danger “{ $card }”: { $what }. Badges: { $badges }.
    [dwarf] { $card }: { $what }. Badges: { $badges }.
   *[discovery] Discovery “{ $card }”: { $what }. Badges: { $badges }.
}
teg-dice = Dice
teg-dice-of = { $yours ->
    [yes] Your dice
   *[no] Dice of { $name }
}
teg-dice-rolled = { $count } rolled
teg-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
teg-dice-label = { $count ->
    [one] { $face }: { $what }
   *[other] { $count } × { $face }: { $what }
}
teg-reroll = Reroll
teg-roll = Roll
teg-reroll-title = { $cost ->
    [0] Choose dice to roll again: free
   *[other] Choose dice to roll again: costs { $cost } energy
}
teg-bay = Activation Bay
teg-who-followed = who followed
teg-followed-by = { $name } followed
teg-unlocked-at = Unlocked at empire level { $level }
teg-level-short = L{ $level }
teg-converter = Converter
teg-once-a-turn = once a turn
teg-converter-how = Put in 2 dice, set a third as you like.
teg-converter-label = { $used ->
    [yes] Converter, used this turn
   *[no] Converter: spend 2 dice to set a third
}
teg-question = Question
teg-tabs = Zones of the table
teg-tab-dice = Dice
teg-tab-planets = Planets
teg-tab-galaxy = Galaxy
teg-tab-rivals = Rivals
teg-confirm = Do it
teg-your-galaxy = Your galaxy
teg-galaxy-of = Galaxy of { $name }
teg-home-label = Back to the galaxy
teg-locked = { $count ->
    [one] { $count } ship to unlock
   *[other] { $count } ships to unlock
}
teg-lane-label = { $resource ->
    [energy] Energy { $count } of { $most }. An energy die gives { $gives }.
   *[culture] Culture { $count } of { $most }. A culture die gives { $gives }.
}
teg-yield = { $resource ->
    [energy] An energy die gives { $count }
   *[culture] A culture die gives { $count }
}
teg-empire = Empire track
teg-level-label = Level { $level }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; costs { $cost } energy or culture
teg-upgrade-label = Upgrade to level { $level } for { $what }
teg-no-colonies = Colonized planets will lie here.
teg-hangar = Hangar
teg-berth-empty = { $ship }, in the hangar: no pilot yet
teg-berth-flown = { $covered ->
    [0] { $ship } with { $pilot }. { $what }.
   *[other] { $ship } with { $pilot }. { $what }. Covered pilots: { $covered }.
}
teg-explored = { $count ->
    [one] { $count } exploration card
   *[other] { $count } exploration cards
}
teg-secret = Secret mission
teg-mission-now = { $count ->
    [0] As things stand: nothing
   *[other] As things stand: +{ $count }
}
teg-mission-unknown = Depends on hidden cards
teg-mission-hidden = Kept secret until the end
teg-mission-choosing = Still choosing
teg-mission-worth-tied = { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $tied } if tied
teg-rivals = Other galaxies
teg-enlarge = Enlarge
teg-enlarge-of = Enlarge the galaxy of { $name }
teg-has = { $resource ->
    [energy] { $count } of { $most } energy
   *[culture] { $count } of { $most } culture
}
teg-fact-level = Empire level { $level }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} in play
teg-fact-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
teg-name-and-text = { $name }: { $text }
teg-pilots = Pilots for hire
teg-hire-short = { $pair ->
    [one] { $pair } die
   *[other] { $pair } equal dice
}
teg-hire-price = { $pair ->
    [one] { $pair } die whose face fits
   *[other] { $pair } equal dice whose face fits
} the ship, or any { $any ->
    [one] { $any } die
   *[other] { $any } equal dice
}
teg-pilot-words = { $count ->
    [0] { $pilot } flies: { $ships }. { $what }. Points: { $points }.
   *[other] { $pilot } flies: { $ships }. { $what }. Points: { $points }. Badges: { $badges }.
}
teg-score-title = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
teg-round = Round { $round }
teg-goal = { $count ->
    [one] { $count } point ends the game
   *[other] { $count } points end the game
}
teg-last-round = Last round! { $name } has triggered the end
teg-end-near = The end is near.
teg-skull = the skull: the Rogue Galaxy wins
teg-rogue-maximum = At { $most } energy it rises a level; at { $most } culture it plays a bonus turn of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
teg-odds = Not seen by you: { $all ->
    [one] { $all } card
   *[other] { $all } cards
}, { $red } of them dangers.
teg-no-use-now = no action now

# Key
teg-key = Key
teg-key-land = on the surface: use the planet’s action
teg-key-orbit = in orbit: advance to colonize
teg-key-home = in your galaxy: each ship gives 1 energy
teg-key-others = another player, or all others
teg-key-follow = a follow: copy the die for 1 culture
teg-key-empire = empire level
teg-key-explore = unexplored space; a ship there gives 1 culture
teg-key-danger = danger: must be taken
teg-key-dwarf = dwarf planet
teg-key-pilot = pilot
teg-key-mission = secret mission

# What is asked
teg-ask-mission = Keep one of your two *secret missions*
teg-ask-main = *Activate* a die, reroll, convert or end your turn
teg-ask-main-last = { $reroll ->
    [yes] *Activate* your last die, after which the turn ends by itself, or reroll it, or end the turn
   *[no] *Activate* your last die, after which the turn ends by itself, or end the turn
}
# No die can be activated: what is left to do.
teg-ask-main-stuck-last = { $ways ->
    [reroll] *Reroll* your last die or end the turn: as it is, it cannot be activated
    [end] *End* the turn: your last die cannot be activated
   *[more] Your last die cannot be activated as it is: do *something else* or end the turn
}
teg-ask-main-stuck = { $ways ->
    [reroll] *Reroll* dice or end the turn: as they are, none can be activated
    [end] *End* the turn: no die can be activated
   *[more] As they are, no die can be activated: do *something else* or end the turn
}
teg-ask-reroll = { $cost ->
    [0] Pick dice to *reroll* for free, then roll. Picked: { $count }
   *[other] Pick dice to *reroll* for { $cost } energy, then roll. Picked: { $count }
}
teg-ask-convert = { $count ->
    [0] Converter: pick the *first die* to spend
    [one] Converter: pick the *second die* to spend
   *[other] Converter: pick the *die to set*
}
teg-ask-convert-face = Which *face* shall the die show?
teg-ask-hire = Which *pilot* do you hire?
teg-ask-hire-for = Which *ship* shall { $pilot } fly?
teg-ask-hire-dice = Which *dice* pay for { $pilot } on the { $ship }?
teg-ask-hire-ship = Which ship does the *{ $ship }* replace?
teg-ask-move = *Move* a ship: which one, and where to?
teg-ask-landing = Landed on { $planet }. Use it? *{ $what }*
teg-ask-advance = { $count ->
    [one] Which ship *advances* 1 space?
   *[other] Which ship *advances* { $count } spaces?
}
teg-ask-colony = *Upgrade* the empire or use a *colony*
teg-ask-pay-mix = Upgrade: pay *{ $cost }* in any mix
teg-ask-regress = { $whose ->
    [own] Which of your ships falls *back* { $count }?
   *[enemy] Which enemy ship do you push *back* { $count }?
}
teg-ask-steal = Steal *{ $what }*: from whom?
teg-ask-exchange = { $from ->
    [energy] How much *energy* becomes culture? At most { $most }
   *[culture] How much *culture* becomes energy? At most { $most }
}
teg-ask-gain = { $mode ->
    [mix] Gain *{ $count }* in any mix
   *[one] Gain *{ $count }* of one resource
}
teg-ask-loot = The Rogue steals *{ $count }*: what do you hand over?
teg-ask-discard = Which die do you *discard*? Still { $count }
teg-ask-set-die = Which *die* do you set?
teg-ask-replace-planet = Which planet leaves the row?
teg-ask-call = Which planet’s *action* do you perform?
teg-ask-recall = Which ship do you call *back* from orbit?
teg-ask-transfer = Which ship goes to another *orbit*, and where to?
teg-ask-face = Which *face* do you perform?
teg-ask-follow = { $cost ->
    [0] { $name } chose: { $what }. *Follow for nothing?*
   *[other] { $name } chose: { $what }. *Follow for { $cost } culture?*
}
teg-ask-explore = { $count ->
    [0] You explore: *draw* a card
   *[other] You explore: take an *open card* or *draw*
}
teg-ask-drawn = { $open ->
    [yes] *Take* this card, or lay it open and *draw on*?
   *[no] This card must be *taken*
}
teg-ask-dwarf = Colonize the dwarf planet for *{ $what }*: { $count ->
    [one] { $count } point
   *[other] { $count } points
}?
teg-ask-ability = { $pilot }: pay *{ $what }*? { $does }
teg-ask-replace-pilot = Which pilot leaves the offer?
teg-ask-rogue-die = { $name } rolled *{ $face }*. Let it stand, or pay for a new roll?
teg-ask-rogue-die-stands = { $name } rolled *{ $face }*. A new roll would cost { $what }, which you do not have.
teg-ask-rogue-die-useless = { $name } rolled *{ $face }* and cannot use it. Let it be discarded, or pay { $what } for a new roll?
teg-ask-upgrade = Upgrade the empire for *{ $cost }* of one resource
teg-ask-explorer = Which ship goes *exploring*?
teg-ask-take-offer = Which *open card* do you take?
teg-hint-move = *Where to?* ({ $ship })
teg-hint-transfer = To *which orbit?*
teg-hint-count = *How many* dice?
teg-waiting = Waiting for *{ $name }*: { $what }
# What the one waited for has to choose, said of another: no “you”.
teg-waited = { $what ->
    [main] a die, a reroll or the end of the turn
    [reroll] dice to roll again
    [convert] dice for the converter
    [face] a face for the die
    [hire] a pilot to hire
    [move] a ship to move
    [landing] the action of { $planet }, or not
    [advance] a ship to advance
    [colony] the empire or a colony
    [upgrade] the price of the upgrade
    [regress] a ship to push back
    [steal] a galaxy to steal from
    [exchange] how much to exchange
    [gain] energy or culture to gain
    [loot] energy or culture to hand over
    [discard] a die to discard
    [set-die] a die to set
    [replace-planet] a planet to take out of the row
    [call] the action of a planet
    [recall] a ship to call back
    [transfer] a ship for another orbit
    [follow] following { $opener }, or not
    [explore] an exploration card
    [drawn] the card drawn
    [dwarf] the dwarf planet, colonized or not
    [ability] { $pilot }, paid or not
    [replace-pilot] a pilot to take out of the offer
    [rogue-die] the die of the Rogue Galaxy
    [explorer] a ship to send exploring
   *[take-offer] an open card
}
teg-wait-missions = Choosing their missions: { $names }
teg-over-won = *{ $name }* wins
teg-over-shared = *{ $names }* share the victory
teg-over-lost = *{ $name }* has won

# Answers in one word
teg-answer-follow = Follow
teg-answer-follow-free = Follow for nothing
teg-answer-pass = Pass
teg-answer-use = Use it
teg-answer-skip = Do not use it
teg-answer-accept = Let it stand
teg-answer-continue = Continue
teg-answer-reroll = Roll again
teg-answer-pay = Pay
teg-answer-no = No
teg-answer-take = Take it
teg-answer-lay-open = Lay open, draw on

# What can be done
teg-group-dice = Dice
teg-group-more = More
teg-group-empire = Empire
teg-group-colonies = Colonies
teg-do-keep = Keep *{ $mission }*: { $what }
teg-do-activate = *{ $face }*: { $what }
teg-do-reroll = { $cost ->
    [0] Reroll dice, free
   *[other] Reroll dice for { $cost } energy
}
teg-do-convert = Use the converter
teg-do-end = End turn
teg-do-hire = Hire *{ $pilot }*: { $what }
teg-do-hire-for = For the { $ship }
teg-do-pay-dice = Pay { $count } × { $face }
teg-do-replace = The ship { $place }
teg-do-pick-reroll = Reroll this die: { $face }
teg-do-pick-spend = Spend a { $face } die
teg-do-pick-discard = Discard a { $face } die
teg-do-pick-set = Set a { $face } die
teg-do-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
teg-do-set = Set it to { $face }
teg-do-face = *{ $face }*: { $what }
teg-do-move-home = Home to the galaxy
teg-do-move-explore = Explore
teg-do-move-surface = *Surface*: { $what }
teg-do-move-orbit = *Orbit*: { $track }, { $count ->
    [one] { $count } advance
   *[other] { $count } advances
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teg-do-decline = Do without
teg-do-use = Use { $planet }: { $what }
teg-do-use-any = Use the planet
teg-do-skip = Do not use the planet
teg-do-advance = { $planet }: { $from } → { $to }
teg-do-colonize = *Colonize { $planet }*: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
teg-do-upgrade = { $resource ->
    [energy] Upgrade to level { $level } with energy
   *[culture] Upgrade to level { $level } with culture
}
teg-do-colony = *{ $planet }*: { $what }
teg-do-pay = Pay { $what }
teg-do-pay-any = Pay
teg-do-regress = Push back { $name } { $place }
teg-do-steal = Steal { $what } from { $name }
teg-do-amount = { $from ->
    [energy] { $count } energy into culture
   *[culture] { $count } culture into energy
}
teg-do-gain = Gain { $what }
teg-do-hand-over = Hand over { $what }
teg-do-recall = Call back the ship { $place }
teg-do-transfer = To the orbit of { $planet }
teg-do-remove-planet = Remove { $planet }
teg-do-call = *{ $planet }*: { $what }
teg-do-follow = { $cost ->
    [0] Follow for nothing: { $what }
   *[other] Follow for { $cost } culture: { $what }
}
teg-do-follow-free = Follow for nothing, by your pilot: { $what }
teg-do-pass = Do not follow
teg-do-explorer = Send { $ship } exploring
teg-do-take-open = Take *{ $card }*: { $what }
teg-do-draw = Draw an exploration card ({ $count } left)
teg-do-take-drawn = Take *{ $card }*: { $what }
teg-do-take-unseen = Take the card drawn
teg-do-lay-open = Lay it open and draw again
teg-do-dwarf = { $count ->
    [one] Colonize it for { $what }: { $count } point
   *[other] Colonize it for { $what }: { $count } points
}
teg-do-ability = Pay { $what } for { $pilot }
teg-do-no-cost = Do not pay
teg-do-remove-pilot = Remove { $pilot } from the offer
teg-do-accept = Let the die stand
teg-do-accept-useless = Let the die be discarded
teg-do-rogue-reroll = Pay 1 energy and 1 culture: the Rogue rolls again

# The end
teg-end-toggle = Final scores
teg-end-triggered = { $name } triggered the end in round { $round }.
teg-end-skull = { $name } has reached the skull.
teg-score-source = Points for
teg-score-line = { $source ->
    [empire] Empire level
    [planets] Colonized planets
    [pilots] Pilots
    [dwarfs] Dwarf planets
   *[mission] Secret mission
}
teg-score-badge = { $badge ->
    [chart] Badges: star charts
    [relic] Badges: relics
    [signal] Badges: signals
   *[fossil] Badges: fossils
}
teg-score-total = Total
teg-score-tie-planets = Ties: colonized planets
teg-score-tie-resources = then: energy and culture

# Setup
teg-players = { $count ->
    [one] alone against the Rogue Galaxy
   *[other] { $count } players
}
teg-describe-solo = solo against { $mat } ({ $difficulty })
teg-describe-btb = { $what }, Beyond the Black
teg-setup-expansion = Expansion
teg-setup-name = Player { $count }
teg-setup-first = First player
teg-setup-first-random = Drawn at random
teg-setup-solo = Playing alone
teg-setup-solo-note = Only for one player: the galaxy that you play against.
teg-setup-ladder = its levels
teg-setup-hard = Hard mode: the Rogue rerolls a useless die once
teg-field = { $field ->
    [players] Players
    [expansion] Expansion
    [rogue] Rogue Galaxy
    [hard_mode] Hard mode
    [first] First player
   *[other] { $field }
}
