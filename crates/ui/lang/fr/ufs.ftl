# Under Falling Skies : la table.
ufs-title = Under Falling Skies
ufs-pitch = Le vaisseau-mère descend, et ses vaisseaux tombent à chaque dé que vous placez. Creusez, produisez de l’énergie, abattez-les, et achevez vos recherches avant que le ciel ne s’effondre.
ufs-gist = En solo · 30 minutes · facile à apprendre
ufs-board = Vaisseau-mère, ciel et base
ufs-column = Colonne { $column }
ufs-round = Manche { $round }
ufs-phase-planning = Planification
ufs-phase-rooms = Salles
ufs-phase-mothership = Vaisseau-mère

## Pièces et lieux
ufs-die = { $colour ->
    [white] blanc { $face }
   *[gray] gris { $face }
}
ufs-some-die = { $colour ->
    [white] un dé blanc
   *[gray] un dé gris
}
ufs-ship = { $colour ->
    [white] vaisseau blanc
    [orange] vaisseau de commandement
   *[purple] vaisseau violet
}
ufs-kind-aa = Canon antiaérien
ufs-kind-energy = Énergie
ufs-kind-fighter = Chasseurs
ufs-kind-research = Recherche
ufs-kind-robot = Robot
ufs-kind-tunnel = Tunnel
ufs-kind-both = { $one } et { $two }
ufs-place = { $place }, colonne { $column }, ligne { $row } de la base
ufs-room-label = { $place } : { $squares ->
    [one] un dé
   *[other] { $squares } dés
}, coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}, { $modifier }
ufs-square-label = { $place }, { $state ->
    [rubble] des gravats bloquent le canon
    [contaminated] contaminée
    [excavator] l’excavatrice est ici
    [rock] pas encore creusée
   *[open] creusée
}
ufs-die-at = { $die } – { $place }{ $digs ->
    [yes] , creuse
   *[no] { "" }
}
ufs-robot-at = Robot { $face } – { $place }, { $active ->
    [yes] actif
   *[no] incliné : inutilisable pendant cette phase
}
ufs-robot-spare = Robot à côté du plateau
ufs-face = Face { $face }
ufs-excavator = Excavatrice
ufs-mothership-at = Vaisseau-mère à la ligne { $row }, { $aboard ->
    [0] aucun vaisseau à bord
    [one] un vaisseau à bord
   *[other] { $aboard } vaisseaux à bord
}
ufs-bay = Point de largage de la colonne { $column }
ufs-aboard = à bord
ufs-ship-aboard = { $ship } à bord du vaisseau-mère
ufs-ship-docked = { $ship } au point de largage de la colonne { $column }
ufs-ship-at = { $ship }, ligne { $row }, colonne { $column }{ $ground }
ufs-ship-city = { $ship } au-dessus de la ville, colonne { $column }
ufs-on-left = , sur une flèche vers la gauche
ufs-on-right = , sur une flèche vers la droite
ufs-on-descend = , sur un symbole de vaisseau-mère
ufs-on-burst = , sur une explosion { $number }
ufs-on-red = , sur une explosion rouge { $number }
ufs-on-portal = , sur un portail
ufs-doom = Si le vaisseau-mère atteint cette ligne, la partie est perdue.
ufs-token-saboteur = Saboteur : salles et excavation plus chères dans cette colonne
ufs-token-evacuees = Évacués : un impact ici compte double
ufs-rail-actions = Vaisseau-mère à l’arrivée
ufs-rail-research = Recherche
ufs-goal = gagné
ufs-research-square = Case de recherche { $square }, nombre { $number }, { $state ->
    [closed] fermée
    [here] le marqueur est ici
    [done] franchie
   *[ahead] à venir
}
ufs-energy-track = Énergie : { $energy } sur { $most }
ufs-damage-track = Dégâts : { $damage }, défaite à { $lethal }

## Ce que fait le vaisseau-mère sur une ligne
ufs-row-none = rien
ufs-row-excavator = { $count ->
    [one] l’excavatrice recule d’une case
   *[other] l’excavatrice recule de { $count } cases
}
ufs-row-research = { $count ->
    [one] la recherche recule d’une case
   *[other] la recherche recule de { $count } cases
}
ufs-row-white = { $count ->
    [one] un vaisseau blanc de plus
   *[other] { $count } vaisseaux blancs de plus
}
ufs-row-damage = { $count ->
    [one] la base subit un dégât
   *[other] la base subit { $count } dégâts
}
ufs-row-skull = la partie est perdue
ufs-row-dive = { $count ->
    [one] tous les vaisseaux plongent d’une ligne
   *[other] tous les vaisseaux plongent de { $count } lignes
}

## Panneaux
ufs-mothership = Vaisseau-mère
ufs-next-row = Ligne suivante, { $row } :
ufs-rows-left = { $count ->
    [one] *{ $count } ligne* avant la défaite
   *[other] *{ $count } lignes* avant la défaite
}
ufs-aboard-count = À bord : { $purple ->
    [one] { $purple } violet
   *[other] { $purple } violets
}, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}. En réserve : { $reserve ->
    [one] { $reserve } blanc
   *[other] { $reserve } blancs
}
ufs-reconstructed = Reconstitué : aucune valeur imprimée n’était disponible ; celle-ci a été conçue pour s’accorder aux règles connues.
ufs-improved = amélioré
ufs-basic = de base
ufs-member-used = a déjà aidé
ufs-progress-quota = { $count ->
    [one] { $count } vaisseau abattu sur { $ships }
   *[other] { $count } vaisseaux abattus sur { $ships }
}
ufs-progress-evacuees = { $count ->
    [0] tout le monde est à l’abri
    [one] encore { $count } colonne à évacuer
   *[other] encore { $count } colonnes à évacuer
}
ufs-key-landing = Quand un vaisseau arrive sur
ufs-key-arrow = il glisse d’une colonne
ufs-key-descend = le vaisseau-mère descend d’une ligne
ufs-key-burst = des Chasseurs de 4 ou plus l’abattent
ufs-key-red = de même, mais un seul par salle de Chasseurs
ufs-key-portal = il ressort par l’autre portail
ufs-key-rooms = Ce que fait un dé
ufs-key-gun = les vaisseaux tombent d’une ligne de moins
ufs-key-energy = produit de l’énergie
ufs-key-fighter = abat les vaisseaux sur les explosions
ufs-key-research = fait avancer la recherche
ufs-key-robot = construit un robot
ufs-key-digger = un dé placé devant elle creuse jusque-là
ufs-key-white = après un dé blanc, les autres sont relancés
ufs-your-dice = Vos dés
ufs-white-note = Placer un dé blanc relance les dés qui restent ici.
ufs-placed-note = Tous les dés sont sur le plateau.
ufs-bin = Retirer un dé ou un robot du plateau
ufs-confirm = Valider

## Ce qui est demandé
ufs-ask-first-roll = Un dé peut passer à *6*. Lequel ?
ufs-ask-place = *Choisissez un dé*, puis sa place.
ufs-ask-cancel = Un vaisseau fait descendre le vaisseau-mère. Payer *{ $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}* pour l’empêcher ?
ufs-ask-keep = Les dés vont être relancés. *En garder un ?*
ufs-ask-rooms = { $count ->
    [0] Tous les dés sont utilisés. *Utilisez un robot* ou terminez la phase.
    [one] *Utilisez vos salles* : il reste un dé.
   *[other] *Utilisez vos salles* : il reste { $count } dés.
}
ufs-ask-research = Recherche *{ $value }* : jusqu’où avance le marqueur ?
ufs-ask-robot = Où va le *robot { $face }* ?
ufs-ask-red = Un vaisseau sur une explosion rouge est abattu. *Lequel ?*
ufs-ask-wear = L’un des robots peut *garder sa valeur*.
ufs-ask-more-ships = { $name } : { $count ->
    [one] *encore un vaisseau ?*
   *[other] *encore { $count } vaisseaux ?*
}
ufs-ask-mothership = Le vaisseau-mère va se déplacer. *Quelqu’un intervient ?*
ufs-ask-hold = Des vaisseaux vont être largués. *En retenir un à bord ?*
ufs-ask-drop = Le *{ $ship }* est largué. Dans quelle colonne ?
ufs-hint-place = Placez votre *{ $die }* sur une case lumineuse : les vaisseaux de cette colonne tombent de { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}.
ufs-hint-bin = Qu’est-ce qui quitte le plateau ?
ufs-hint-reroll = Quel dé est *relancé* ?
ufs-hint-reduced = Quelle salle doit coûter *moins cher* ?
ufs-hint-robot = Où le placer ?
ufs-hint-hold = Quel vaisseau *reste à bord* ?
ufs-hint-face = Que doit montrer *{ $die }* ?
ufs-hint-shift = De *quel côté* ?

## Les choix en toutes lettres
ufs-section-with = { $die } avec { $name }
ufs-section-robot = { $face ->
    [0] Un nouveau robot
   *[other] Le robot { $face } à nouveau
}
ufs-group-rooms = Salles
ufs-group-scenario = Scénario
ufs-group-remove = Retirer du plateau
ufs-note-fall = { $count ->
    [one] { $count } vaisseau tombe de { $rows }
   *[other] { $count } vaisseaux tombent de { $rows }
}
ufs-note-empty = aucun vaisseau ne bouge
ufs-do-place-dig = { $count ->
    [one] Creuser { $count } case
   *[other] Creuser { $count } cases
}
ufs-do-place-gun = Canon : chute de { $count }
ufs-do-place-tunnel = Tunnel : sans effet
ufs-do-place-room = { $room } { $value }
ufs-do-place-part = { $room } : il manque { $count ->
    [one] un dé
   *[other] { $count } dés
}
ufs-do-remove-robot = Retirer le robot { $face }
ufs-do-discard = Défausser { $die }
ufs-do-set-six = { $die } devient 6
ufs-do-keep-roll = Garder le lancer
ufs-do-reroll = Relancer { $die }
ufs-do-keep = Garder { $die }
ufs-do-reroll-rest = Relancer le reste
ufs-do-cancel = L’empêcher
ufs-do-let-sink = Laisser descendre
ufs-do-resolve = { $room } { $value }, colonne { $column }
ufs-do-dig = Creuser
ufs-do-evacuate = Évacuer la colonne
ufs-do-clear = Déblayer les gravats
ufs-do-open-gate = Ouvrir la case de recherche { $square }
ufs-do-clean = Nettoyer : { $place }
ufs-do-end-rooms = { $count ->
    [0] Terminer la phase
    [one] Terminer la phase, défausser { $count } dé
   *[other] Terminer la phase, défausser { $count } dés
}
ufs-do-advance = { $count ->
    [0] Rester sur place
    [one] Avancer de { $count } case
   *[other] Avancer de { $count } cases
}
ufs-do-place-robot = Robot : { $place }
ufs-do-skip-robot = Pas de robot
ufs-do-shoot = Abattre le { $ship }, ligne { $row }, colonne { $column }
ufs-do-spare-robot = Le robot { $face } garde sa valeur
ufs-do-wear = Perdre 1
ufs-do-hold = Retenir un { $ship } à bord
ufs-do-drop-all = Tout larguer
ufs-do-drop = Larguer dans la colonne { $column }
ufs-do-use = Faire appel à { $name }
ufs-do-set-face = { $die } devient { $face }
ufs-do-shift = { $ship } de la ligne { $row } vers la colonne { $column }
ufs-do-excavate = { $count ->
    [one] Excavatrice : { $count } case en avant
   *[other] Excavatrice : { $count } cases en avant
}
ufs-do-no-more = Aucun autre
ufs-do-nobody = Personne
ufs-chip-energy = énergie
ufs-chip-research = recherche
ufs-chip-damage = dégâts
ufs-chip-ships = vaisseaux
ufs-chip-mothership = lignes du vaisseau-mère

## Aperçus
ufs-sinks-to = descend à la ligne { $row }
ufs-makes-sink = descente
ufs-hits-city = impact
ufs-slides-right = glisse à droite
ufs-slides-left = glisse à gauche
ufs-blocked = bloqué

## La fin
ufs-over-won = *Victoire :* les recherches sont achevées.
ufs-over-base = *Défaite :* la base est détruite.
ufs-over-mothership = *Défaite :* le vaisseau-mère est arrivé.
ufs-end-won = Victoire
ufs-end-lost = Défaite
ufs-end-won-why = Les recherches sont achevées. { $city } est hors de danger.
ufs-end-base-why = La base a subi trop de dégâts. { $city } n’a pas tenu.
ufs-end-mothership-why = Le vaisseau-mère est descendu trop bas. { $city } n’a pas tenu.
ufs-end-toggle = Résultat ou plateau
ufs-end-rounds = Manches
ufs-end-research = Recherche
ufs-end-damage = Dégâts
ufs-end-destroyed = Vaisseaux abattus
ufs-end-rows = Lignes restantes

## Mise en place
ufs-describe = { $city }, { $threat }
ufs-describe-scenario = { $city }, { $threat }, { $scenario }
ufs-set-city = Ville
ufs-set-side = Côté de la ville
ufs-set-side-note = Le côté endommagé aide davantage. Prenez-le après une défaite.
ufs-side-normal = Normal
ufs-side-damaged = Endommagé
ufs-set-threat = Niveau de menace
ufs-set-threat-note = Le nombre de tuiles de ciel, sur quatre, placées sur leur face menace.
ufs-threat-0 = facile
ufs-threat-1 = standard
ufs-threat-2 = difficile
ufs-threat-3 = catastrophique
ufs-threat-4 = apocalyptique
ufs-set-scenario = Scénario
ufs-set-no-scenario = Aucun
ufs-set-no-scenario-text = Le jeu sans scénario. Commencez par là.
ufs-set-team = Personnages qui aident, une fois chacun
ufs-set-stays = Ne participe pas
ufs-set-sky = Tuiles de ciel avancées
ufs-set-sky-note = Elles apportent portails, explosions rouges et vaisseaux en piqué.
ufs-set-sky-level = Niveau { $level }
ufs-set-rating = Difficulté
ufs-stars = { $kind ->
    [yellow] Plus facile, étoiles : { $count }
   *[black] Plus difficile, étoiles : { $count }
}
