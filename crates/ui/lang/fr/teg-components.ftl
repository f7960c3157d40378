# Tiny Epic Galaxies: cards in words, made from their notation.
teg-after-cost = { " " }:
teg-and-then = { " " };
teg-limit-once = une fois par tour
teg-limit-own = seulement à votre tour
teg-limit-both = une fois par tour, seulement à votre tour

# Steps of effects
teg-step-pay = payez { $what }
teg-step-gain = gagnez { $what }
teg-step-gain-others = chaque autre joueur gagne { $what }
teg-step-gain-choice = { $mode ->
    [mix] gagnez { $count } en tout, à répartir entre énergie et culture
   *[one] { $count ->
       [one] gagnez { $count } énergie ou { $count } culture
      *[other] gagnez { $count } énergies ou { $count } cultures
   }
}
teg-step-gain-per = { $per ->
    [galaxy] gagnez { $what } par vaisseau dans votre galaxie
    [exploration] gagnez { $what } par vaisseau à vous dans le Noir
   *[pilot] gagnez { $what } par pilote actif à vous
}
teg-step-lose = perdez { $what }
teg-step-human-loses = vous perdez { $what }
teg-step-convert = { $from ->
    [energy] changez en culture autant d’énergie que vous voulez
   *[culture] changez en énergie autant de culture que vous voulez
}
teg-step-steal = volez { $what } à un autre joueur
teg-step-others-advance = chaque autre joueur peut avancer un vaisseau de { $count }
teg-step-advance = { $other ->
    [yes] avancez un autre de vos vaisseaux de { $count }
   *[no] { $ships ->
        [one] { $track ->
            [diplomacy] avancez de { $count } sur une piste de diplomatie
            [economy] avancez de { $count } sur une piste d’économie
           *[any] avancez de { $count } sur n’importe quelle piste
        }
       *[other] avancez { $ships } vaisseaux différents de { $count } chacun
    }
}
teg-step-regress = { $whose ->
    [own] un de vos vaisseaux recule de { $count }
   *[enemy] { $ships ->
        [one] { $track ->
            [diplomacy] repoussez un vaisseau adverse de { $count } sur une piste de diplomatie
            [economy] repoussez un vaisseau adverse de { $count } sur une piste d’économie
           *[any] repoussez un vaisseau adverse de { $count }
        }
       *[other] repoussez { $ships } vaisseaux adverses différents de { $count } chacun
    }
}
teg-step-recall = rappelez un vaisseau de son orbite et gagnez autant d’énergie ou de culture que le numéro de sa case
teg-step-transfer = déplacez un de vos vaisseaux en orbite sur la même case d’une autre orbite
teg-step-move = { $from ->
    [exploration] déplacez un vaisseau depuis le Noir
    [other] déplacez un autre vaisseau
   *[any] { $ships ->
        [one] déplacez un vaisseau
       *[other] déplacez { $ships } vaisseaux différents
    }
}
teg-step-upgrade = { $when ->
    [lowest] si votre empire est le seul au niveau le plus bas : développez-le pour { $discount } de moins
   *[always] { $pay ->
        [mix] développez votre empire en mêlant énergie et culture comme vous voulez
       *[single] développez votre empire pour { $discount } de moins
    }
}
teg-step-set-die = réglez un de vos dés sur une autre face
teg-step-reroll = relancez gratuitement des dés de votre choix
teg-step-discard = { $count ->
    [one] défaussez { $count } dé
   *[other] défaussez { $count } dés
}
teg-step-lose-dice = { $count ->
    [one] défaussez { $count } dé, si vous en avez
   *[other] défaussez jusqu’à { $count } dés
}
teg-step-replace-planet = retirez de la rangée une planète sans vaisseau
teg-step-replace-pilot = retirez un pilote de l’offre
teg-step-umbra = effectuez l’action d’une autre planète de la rangée
teg-step-borrow = payez { $what } à un joueur et effectuez l’action d’une de ses colonies
teg-step-any-action = effectuez la face de votre choix ; tous les autres peuvent la suivre gratuitement
teg-step-repeat = effectuez de nouveau une face activée plus tôt ce tour
teg-step-on-followed = gagnez { $what } chaque fois qu’on vous suit ce tour
teg-step-follow-cost = jusqu’à la fin du tour, suivre coûte { $count ->
    [one] { $count } culture
   *[other] { $count } cultures
}
teg-step-explore = envoyez explorer un vaisseau de votre galaxie
teg-step-hire = { $dice ->
    [0] engagez un pilote gratuitement
   *[other] engagez un pilote pour { $dice ->
       [one] { $dice } dé, face au choix
      *[other] { $dice } dés égaux, face au choix
   }
}
teg-step-take-offer = prenez une carte d’exploration visible
teg-step-recall-explorer = votre explorateur rentre dans votre galaxie
teg-step-dwarf-free = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
teg-step-dwarf = { $count ->
    [one] { $count } point de victoire pour { $what }
   *[other] { $count } points de victoire pour { $what }
}
teg-step-rogue-gain = elle gagne { $what }
teg-step-rogue-steals = elle vous vole { $what }
teg-step-rogue-steals-choice = elle vole { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} de votre choix
teg-step-human-back = un de vos vaisseaux recule de { $count }
teg-step-human-back-all = tous vos vaisseaux en orbite reculent de { $count }
teg-step-human-die = { $count ->
    [one] votre prochain lancer a { $count } dé de moins
   *[other] votre prochain lancer a { $count } dés de moins
}
teg-step-rogue-advance = tous ses vaisseaux en orbite avancent de { $count }

# Pilots
teg-pilot-acquire = { $resource ->
    [energy] Quand ce vaisseau donne de l’énergie, il en donne { $count } de plus
    [culture] Quand ce vaisseau donne de la culture, il en donne { $count } de plus
   *[any] Quand ce vaisseau donne une ressource, il en donne { $count } de plus
}
teg-pilot-dual = Sur une planète, ce vaisseau donne énergie et culture
teg-pilot-galaxy-culture = Dans la galaxie, ce vaisseau donne aussi de la culture
teg-pilot-wild = Les dés Diplomatie et Économie font tous deux avancer ce vaisseau
teg-pilot-surge = Quand un dé a fait avancer ce vaisseau : payez { $what } pour avancer de 1 de plus
teg-pilot-head-start = Ce vaisseau entre en orbite sur la case { $level }
teg-pilot-anchored = Les adversaires ne peuvent pas repousser ce vaisseau
teg-pilot-land = Quand ce vaisseau se pose : gagnez { $what }
teg-pilot-repeat = Après l’action d’une planète où ce vaisseau s’est posé : payez { $what } pour la refaire
teg-pilot-shift = Ce vaisseau peut passer de la surface à l’orbite d’une même planète, et inversement
teg-pilot-again = Après un déplacement de ce vaisseau : payez { $what } pour le déplacer encore
teg-pilot-scout = En explorant : regardez d’abord la carte du dessus
teg-pilot-shielded = Les dangers sont sans effet sur ce vaisseau
teg-pilot-reexplore = Ce vaisseau peut explorer à nouveau depuis le Noir
teg-pilot-explore = Après une exploration de ce vaisseau : gagnez { $what }
teg-pilot-colonize = Quand ce vaisseau colonise une planète : gagnez { $what }
teg-pilot-consolation = Quand un autre joueur colonise la planète où est ce vaisseau : gagnez { $what }
teg-pilot-launch = Quand ce vaisseau quitte la galaxie : gagnez { $what }
teg-pilot-return = Quand ce vaisseau rentre dans la galaxie : gagnez { $what }
teg-pilot-discount = Dans la galaxie : un développement coûte { $count } de moins
teg-pilot-colony = { $place ->
    [surface] À la surface : gagnez { $what } après avoir utilisé une colonie
    [orbit] En orbite : gagnez { $what } après avoir utilisé une colonie
   *[galaxy] Dans la galaxie : gagnez { $what } après avoir utilisé une colonie
}
teg-pilot-follow = { $place ->
    [surface] À la surface : suivez gratuitement une fois par tour adverse
    [orbit] En orbite : suivez gratuitement une fois par tour adverse
   *[galaxy] Dans la galaxie : suivez gratuitement une fois par tour adverse
}
teg-pilot-reroll = { $place ->
    [surface] À la surface : votre deuxième relance est gratuite aussi
    [orbit] En orbite : votre deuxième relance est gratuite aussi
   *[galaxy] Dans la galaxie : votre deuxième relance est gratuite aussi
}

# Missions
teg-measure = { $measure ->
    [energy] énergie
    [culture] culture
    [planets] planètes colonisées
    [diplomacy-planets] planètes de diplomatie
    [economy-planets] planètes d’économie
    [level] niveau d’empire
    [pilots] pilotes
    [covered-pilots] pilotes recouverts
    [advanced-ships] vaisseaux avancés
    [ships-on-exploration] vaisseaux dans le Noir
    [exploration-cards] cartes d’exploration
    [danger-cards] cartes de danger
   *[badge-types] sortes d’insignes
}
teg-if-most = { $measure ->
    [energy] le plus d’énergie
    [level] le plus haut niveau d’empire
   *[other] le plus de { $what }
}
teg-if-fewest = { $measure ->
    [energy] le moins d’énergie
    [level] le plus bas niveau d’empire
   *[other] le moins de { $what }
}
teg-if-equal = autant de { $measure } que de { $other }
teg-if-at-least = { $measure ->
    [level] niveau d’empire { $count }
    [covered-pilots] { $count ->
        [one] au moins { $count } pilote recouvert
       *[other] au moins { $count } pilotes recouverts
    }
   *[other] au moins { $count } { $what }
}
teg-if-at-most = { $count ->
    [0] { $measure ->
        [exploration-cards] aucune carte d’exploration
       *[other] zéro { $what }
    }
   *[other] au plus { $count } { $what }
}
teg-if-at-least-all = au moins { $count } de chaque, { $measures }
teg-if-triggered = vous déclenchez la fin de la partie
teg-if-all-home = tous vos vaisseaux en jeu sont dans votre galaxie
teg-if-none-home = aucun de vos vaisseaux n’est dans votre galaxie

teg-mission-ms_seeker = Chercheur
teg-mission-ms_charger = Accumulateur
teg-mission-ms_conqueror = Conquérant
teg-mission-ms_hermit = Ermite
teg-mission-ms_noble = Noble
teg-mission-ms_trader = Marchand
teg-mission-ms_equalizer = Égalisateur
teg-mission-ms_elder = Ancien
teg-mission-ms_hoarder = Accapareur
teg-mission-ms_industrialist = Industriel
teg-mission-ms_orbiter = Sédentaire
teg-mission-ms_explorer = Explorateur
teg-mission-msb_recruiter = Recruteur
teg-mission-msb_daredevil = Casse-cou
teg-mission-msb_admiral = Amiral
teg-mission-msb_pathfinder = Éclaireur
teg-mission-msb_cartographer = Cartographe
teg-mission-msb_homebody = Casanier
teg-mission-msb_collector = Collectionneur
teg-mission-msb_taskmaster = Meneur

# Exploration cards
teg-card-dwarf = Planète naine { $name }
teg-card-ion-bloom = Floraison d’ions
teg-card-old-broadcast = Vieille émission
teg-card-drifting-cache = Cache à la dérive
teg-card-trade-envoy = Envoyé commercial
teg-card-stranded-ace = As échoué
teg-card-shipwright-hulk = Épave de chantier
teg-card-slingshot = Fronde
teg-card-probability-rift = Faille de probabilité
teg-card-solar-flare = Éruption solaire
teg-card-mutiny = Mutinerie
teg-card-pirate-toll = Péage des pirates
teg-card-border-panic = Panique aux frontières
teg-card-hull-breach = Brèche de coque
teg-card-lost-time = Temps perdu
teg-card-leaked-charts = Cartes divulguées

teg-difficulty-beginner = débutant
teg-difficulty-easy = facile
teg-difficulty-medium = moyen
teg-difficulty-hard = difficile
teg-difficulty-epic = épique
