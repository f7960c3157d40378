# Tiny Epic Galaxies: cards in words, made from their notation.
teg-after-cost = :
teg-and-then = ;
teg-limit-once = once per turn
teg-limit-own = only in your own turn
teg-limit-both = once per turn, only in your own turn

# Steps of effects
teg-step-pay = pay { $what }
teg-step-gain = gain { $what }
teg-step-gain-others = every other player gains { $what }
teg-step-gain-choice = { $mode ->
    [mix] gain { $count } energy and culture in any mix
   *[one] gain { $count } energy or { $count } culture
}
teg-step-gain-per = { $per ->
    [galaxy] gain { $what } for each of your ships in your galaxy
    [exploration] gain { $what } for each of your ships in the Black
   *[pilot] gain { $what } for each of your active pilots
}
teg-step-lose = lose { $what }
teg-step-human-loses = you lose { $what }
teg-step-convert = { $from ->
    [energy] turn any amount of energy into culture
   *[culture] turn any amount of culture into energy
}
teg-step-steal = steal { $what } from another player
teg-step-others-advance = every other player may advance a ship { $count }
teg-step-advance = { $other ->
    [yes] advance another ship of yours { $count }
   *[no] { $ships ->
        [one] { $track ->
            [diplomacy] advance { $count } on a diplomacy track
            [economy] advance { $count } on an economy track
           *[any] advance { $count } on any track
        }
       *[other] advance { $ships } different ships { $count } each
    }
}
teg-step-regress = { $whose ->
    [own] one of your ships falls back { $count }
   *[enemy] { $ships ->
        [one] { $track ->
            [diplomacy] push an enemy ship back { $count } on a diplomacy track
            [economy] push an enemy ship back { $count } on an economy track
           *[any] push an enemy ship back { $count }
        }
       *[other] push { $ships } different enemy ships back { $count } each
    }
}
teg-step-recall = call a ship back from orbit and gain as much energy or culture as its space number
teg-step-transfer = move one of your orbiting ships to the same space of another orbit
teg-step-move = { $from ->
    [exploration] move a ship from the Black
    [other] move another ship
   *[any] { $ships ->
        [one] move a ship
       *[other] move { $ships } different ships
    }
}
teg-step-upgrade = { $when ->
    [lowest] if your empire level is the lowest alone: upgrade for { $discount } less
   *[always] { $pay ->
        [mix] upgrade your empire with any mix of energy and culture
       *[single] upgrade your empire for { $discount } less
    }
}
teg-step-set-die = set one of your dice to another face
teg-step-reroll = reroll any of your dice for free
teg-step-discard = { $count ->
    [one] discard { $count } die
   *[other] discard { $count } dice
}
teg-step-lose-dice = { $count ->
    [one] discard { $count } die, if you have one
   *[other] discard up to { $count } dice
}
teg-step-replace-planet = remove a planet without ships from the row
teg-step-replace-pilot = remove a pilot from the offer
teg-step-umbra = perform the action of another planet in the row
teg-step-borrow = pay { $what } to a player and perform the action of a colony of theirs
teg-step-any-action = perform any die face; everybody else may follow it for nothing
teg-step-repeat = perform a face again that was activated earlier this turn
teg-step-on-followed = gain { $what } each time you are followed this turn
teg-step-follow-cost = for the rest of this turn a follow costs { $count } culture
teg-step-explore = send a ship from your galaxy exploring
teg-step-hire = { $dice ->
    [0] hire a pilot for nothing
   *[other] hire a pilot for { $dice ->
       [one] { $dice } die of any face
      *[other] { $dice } equal dice of any face
   }
}
teg-step-take-offer = take an open exploration card
teg-step-recall-explorer = your explorer returns to your galaxy
teg-step-dwarf-free = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
teg-step-dwarf = { $count ->
    [one] { $count } victory point for { $what }
   *[other] { $count } victory points for { $what }
}
teg-step-rogue-gain = it gains { $what }
teg-step-rogue-steals = it steals { $what } from you
teg-step-rogue-steals-choice = it steals { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} of your choice
teg-step-human-back = one of your ships falls back { $count }
teg-step-human-back-all = all your ships in orbit fall back { $count }
teg-step-human-die = { $count ->
    [one] your next roll has { $count } die fewer
   *[other] your next roll has { $count } dice fewer
}
teg-step-rogue-advance = all its ships in orbit advance { $count }

# Pilots
teg-pilot-acquire = { $resource ->
    [energy] When this ship gives energy, it gives { $count } more
    [culture] When this ship gives culture, it gives { $count } more
   *[any] When this ship gives a resource, it gives { $count } more
}
teg-pilot-dual = At a planet this ship gives energy as well as culture
teg-pilot-galaxy-culture = In the galaxy this ship also gives culture
teg-pilot-wild = Diplomacy and economy dice both advance this ship
teg-pilot-surge = After a die advanced this ship: pay { $what } to advance 1 more
teg-pilot-head-start = This ship enters orbit on space { $level }
teg-pilot-anchored = Enemies cannot push this ship back
teg-pilot-land = When this ship lands: gain { $what }
teg-pilot-repeat = After a landing action of this ship: pay { $what } to perform it again
teg-pilot-shift = This ship may change between surface and orbit of one planet
teg-pilot-again = After a move of this ship: pay { $what } to move it again
teg-pilot-scout = When exploring: look at the top card first
teg-pilot-shielded = Dangers do nothing to this ship
teg-pilot-reexplore = This ship may explore again from the Black
teg-pilot-explore = After exploring with this ship: gain { $what }
teg-pilot-colonize = When this ship colonizes a planet: gain { $what }
teg-pilot-consolation = When another player colonizes the planet where this ship is: gain { $what }
teg-pilot-launch = When this ship leaves the galaxy: gain { $what }
teg-pilot-return = When this ship comes home: gain { $what }
teg-pilot-discount = While in the galaxy: an upgrade costs { $count } less
teg-pilot-colony = { $place ->
    [surface] While on a surface: gain { $what } after using a colony
    [orbit] While in orbit: gain { $what } after using a colony
   *[galaxy] While in the galaxy: gain { $what } after using a colony
}
teg-pilot-follow = { $place ->
    [surface] While on a surface: one free follow in each opponent’s turn
    [orbit] While in orbit: one free follow in each opponent’s turn
   *[galaxy] While in the galaxy: one free follow in each opponent’s turn
}
teg-pilot-reroll = { $place ->
    [surface] While on a surface: your second reroll is free too
    [orbit] While in orbit: your second reroll is free too
   *[galaxy] While in the galaxy: your second reroll is free too
}

# Missions
teg-measure = { $measure ->
    [energy] energy
    [culture] culture
    [planets] colonized planets
    [diplomacy-planets] diplomacy planets
    [economy-planets] economy planets
    [level] empire level
    [pilots] pilots
    [covered-pilots] covered pilots
    [advanced-ships] advanced ships
    [ships-on-exploration] ships in the Black
    [exploration-cards] exploration cards
    [danger-cards] danger cards
   *[badge-types] kinds of badges
}
teg-if-most = { $measure ->
    [level] the highest empire level
   *[other] the most { $what }
}
teg-if-fewest = { $measure ->
    [level] the lowest empire level
   *[other] the fewest { $what }
}
teg-if-equal = as many { $measure } as { $other }
teg-if-at-least = { $measure ->
    [level] empire level { $count }
    [covered-pilots] { $count ->
        [one] at least { $count } covered pilot
       *[other] at least { $count } covered pilots
    }
   *[other] at least { $count } { $what }
}
teg-if-at-most = { $count ->
    [0] { $measure ->
        [level] no empire level
       *[other] no { $what }
    }
   *[other] at most { $count } { $what }
}
teg-if-at-least-all = at least { $count } of each, { $measures }
teg-if-triggered = you trigger the end of the game
teg-if-all-home = all your ships in play are in your galaxy
teg-if-none-home = none of your ships is in your galaxy

teg-mission-ms_seeker = Seeker
teg-mission-ms_charger = Charger
teg-mission-ms_conqueror = Conqueror
teg-mission-ms_hermit = Hermit
teg-mission-ms_noble = Noble
teg-mission-ms_trader = Trader
teg-mission-ms_equalizer = Equalizer
teg-mission-ms_elder = Elder
teg-mission-ms_hoarder = Hoarder
teg-mission-ms_industrialist = Industrialist
teg-mission-ms_orbiter = Orbiter
teg-mission-ms_explorer = Explorer
teg-mission-msb_recruiter = Recruiter
teg-mission-msb_daredevil = Daredevil
teg-mission-msb_admiral = Admiral
teg-mission-msb_pathfinder = Pathfinder
teg-mission-msb_cartographer = Cartographer
teg-mission-msb_homebody = Homebody
teg-mission-msb_collector = Collector
teg-mission-msb_taskmaster = Taskmaster

# Exploration cards
teg-card-dwarf = Dwarf planet { $name }
teg-card-ion-bloom = Ion bloom
teg-card-old-broadcast = Old broadcast
teg-card-drifting-cache = Drifting cache
teg-card-trade-envoy = Trade envoy
teg-card-stranded-ace = Stranded ace
teg-card-shipwright-hulk = Shipwright hulk
teg-card-slingshot = Slingshot
teg-card-probability-rift = Probability rift
teg-card-solar-flare = Solar flare
teg-card-mutiny = Mutiny
teg-card-pirate-toll = Pirate toll
teg-card-border-panic = Border panic
teg-card-hull-breach = Hull breach
teg-card-lost-time = Lost time
teg-card-leaked-charts = Leaked charts

teg-difficulty-beginner = beginner
teg-difficulty-easy = easy
teg-difficulty-medium = medium
teg-difficulty-hard = hard
teg-difficulty-epic = epic
