# Black Angel : le nom des choses, et ce que font tuiles et cartes.
ba-title = Black Angel
ba-pitch = Une frégate menée par des robots emporte l’humanité vers un nouveau monde. Lancez les dés de votre équipage, envoyez vos vaisseaux chez les Aliens, mêlez leurs technologies aux vôtres et tenez les Ravageurs à distance.
ba-gist = 1 à 4 joueurs · 90 minutes · exigeant

## Joueurs
ba-player-colour = { $seat ->
    [0] Azur
    [1] Corail
    [2] Citron vert
   *[other] Violet
}
ba-hal = Hal
ba-neutral = Joueur neutre

## Couleurs
ba-hue-die = { $colour ->
    [orange] orange
    [gray] gris
   *[green] vert
}
ba-hue = { $colour ->
    [orange] orange
    [gray] grise
   *[green] verte
}
ba-hue-object = { $colour ->
    [orange] orange
    [gray] grise
   *[green] verte
}
ba-die = { $hue } { $value ->
    [0] étoile
   *[other] { $value }
}
ba-die-reserved = { $die } (réservé)

## Lieux
ba-kind-discover = Découverte technologique
ba-kind-repair = Réparation du Black Angel
ba-kind-destroy = Destruction des Ravageurs
ba-kind-command = Commande de vos vaisseaux
ba-kind-short = { $kind ->
    [discover] Découverte
    [repair] Réparation
    [destroy] Destruction
   *[command] Commande
}
ba-action = action { $number }, { $kind }
ba-mission-at = la Mission en { $hex }
ba-spes = Spes
ba-asteroids = champ d’astéroïdes
ba-alien = { $colour ->
    [orange] planète mélurienne
    [gray] station xhavit
   *[green] vaisseaux tsoths
}
ba-row = ligne { $number }
ba-column = colonne { $number }
ba-cell = ligne { $row }, colonne { $column }

## Quantités
ba-count-vp = { $count } PV
ba-count-ship = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
ba-count-robot = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
ba-count-resource = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
ba-count-debris = { $count } débris
ba-count-technology = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}
ba-count-mission = { $count ->
    [one] { $count } carte Mission
   *[other] { $count } cartes Mission
}
ba-count-ravager = { $count ->
    [one] { $count } carte Ravageur
   *[other] { $count } cartes Ravageur
}
ba-count-advanced = { $count ->
    [one] { $count } Technologie avancée
   *[other] { $count } Technologies avancées
}
ba-list = { $a }, { $b }
ba-list-end = { $a } et { $b }

## Cartes
ba-a-mission = Mission { $hue }
ba-a-mission-object = une Mission { $hue }
ba-a-ravager = carte Ravageur
ba-a-ravager-object = une carte Ravageur
ba-one-mission = { $colour ->
    [orange] une Mission orange
    [gray] une Mission grise
   *[green] une Mission verte
}
ba-one-ravager = une carte Ravageur
ba-card = { $back } (n° { $number })
ba-activation = Activation
ba-neutralization = Neutralisation
ba-mission = Mission { $hue }. { $effect } La poser rapporte { $reward }. Nouvelles technologies dans l’étalage : { $icons }.
ba-mission-take = Par activation : prendre { $gain }.
ba-mission-trade = Par activation : dépenser { $pay } pour gagner { $gain }.
ba-mission-split = À l’expulsion : { $owner } pour le propriétaire, { $ship } pour chaque joueur ayant un vaisseau sur la carte.
ba-mission-per-card = À l’expulsion : le propriétaire, et tout autre joueur ayant un vaisseau sur la carte, gagne { $count } PV par Mission { $hue } { $zone ->
    [space] qu’il possède dans l’espace
   *[ejected] glissée sous son plateau
}.
ba-ravager = Ravageur à l’action { $number }. { $effect } Jouée autour de votre plateau, la carte active les tuiles de toutes les couleurs.
ba-ravager-next = Un cube Dégât arrive sur l’action { $number }.
ba-ravager-die = Un cube Dégât arrive sur un dé de la réserve { $hue }.
ba-ravager-mission = Vous défaussez une Mission de votre main ; si vous n’en avez pas, vous perdez { $loss } PV.
ba-ravager-ravager = Vous défaussez une carte Ravageur de votre main ; si vous n’en avez pas, vous perdez { $loss } PV.
ba-ravager-robot = Il capture un robot de votre salle de repos ; s’il n’y en a pas, vous perdez { $loss } PV.
# Ce que fait un Ravageur, dit à tous
ba-deed-next = un cube Dégât arrive sur l’action { $number }.
ba-deed-die = un cube Dégât arrive sur un dé de la réserve { $hue }.
ba-deed-mission = une Mission de la main est défaussée ; s’il n’y en a pas, perte de { $loss } PV.
ba-deed-ravager = une carte Ravageur de la main est défaussée ; s’il n’y en a pas, perte de { $loss } PV.
ba-deed-robot = un robot de la salle de repos est capturé ; s’il n’y en a pas, perte de { $loss } PV.
ba-at-action = Action { $number }
ba-short-next = abîme l’action { $number }
ba-short-die = abîme un dé
ba-short-mission = défausser une Mission
ba-short-ravager = défausser un Ravageur
ba-short-robot = capture un robot

## Technologies
ba-tile = Technologie { $hue } : { $effect }
ba-tile-starting = Technologie de départ { $hue } : { $effect }
ba-tile-boosted = Technologie { $hue }, face boost. Une fois : { $boost } Ensuite : { $effect }
ba-fx-vp = gagner 1 PV.
ba-fx-ship = prendre un vaisseau.
ba-fx-resource = prendre une ressource.
ba-fx-debris = prendre un débris.
ba-fx-robot = mettre un robot de la réserve en salle de repos.
ba-fx-move = déplacer un vaisseau, ou en introduire un, de 2 cases au plus.
ba-fx-shift = déplacer un robot de la salle de repos vers une salle d’affectation, ou l’inverse.
ba-fx-chain-vertical = activer la tuile juste au-dessus ou au-dessous.
ba-fx-chain-horizontal = activer la tuile juste à gauche ou à droite.
ba-fx-draw = piocher une Mission de la couleur voulue.
ba-fx-draw-two = piocher deux Missions de la couleur voulue et en garder une.
ba-fx-either = { $one } Ou bien : { $two }
ba-boost-vp = gagner { $count } PV en réalisant l’action { $kind }.
ba-boost-value = donner la valeur { $value } à un dé { $hue }.
ba-boost-colour = utiliser un dé { $hue } comme s’il était d’une autre couleur.
ba-boost-reserve = réserver gratuitement un dé { $hue } après le lancer.
ba-advanced = Technologie avancée : en fin de partie, { $count } PV par { $counted }.
ba-counts-grid = technologie { $hue } dans la grille
ba-counts-ejected = technologie expulsée de la grille
ba-counts-debris = débris en stock
ba-counts-ravagers = carte Ravageur en main
ba-counts-advanced = Technologie avancée possédée
ba-counts-space = Mission du joueur dans l’espace

## Hal
ba-hal-half = dé { $hue }, { $kind }{ $mode ->
    [advanced] {" "}(une Technologie avancée d’abord)
    [technology] {" "}(technologies seulement)
    [clockwise] {" "}(sens horaire)
    [counterclockwise] {" "}(sens antihoraire)
   *[plain] {""}
}
ba-hal-card = en haut : { $top } ; en bas : { $bottom }
ba-hal-level = { $level ->
    [easy] Facile
    [standard] Standard
    [difficult] Difficile
   *[extreme] Extrême
}
ba-hal-start = Hal commence avec { $count } PV
ba-hal-weight = { $item ->
    [robot] robot { $count }
    [resource] ressource { $count }
    [ship] vaisseau { $count }
    [debris] débris { $count }
    [technology] technologie { $count }
    [ravager] Ravageur { $count }
   *[advanced] Technologie avancée { $count }
}

## Ce qui a été conçu pour ce programme
ba-reconstructed-mark = Reconstitué
ba-reconstructed-all = La valeur imprimée n’était pas disponible ; celle-ci a été conçue pour ce programme.
ba-reconstructed = La valeur imprimée n’était pas disponible ; conçu pour ce programme : { $fields }.
ba-reconstructed-field = { $field ->
    [number] le numéro
    [reward] la récompense
    [technology_icons] les technologies qu’elle amène
    [pairing] le boost au dos
    [copy] le nombre d’exemplaires
    [target_action] l’action attaquée
    [die_colour] la couleur du dé
    [colour] la couleur
    [kind] de laquelle des deux actions il s’agit
    [action] l’action concernée
   *[other] quelques valeurs
}
