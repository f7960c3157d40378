# Black Angel : le nom des choses, et ce que font tuiles et cartes.
ba-title = Black Angel
ba-pitch = Une frégate menée par des robots emporte l’humanité vers un nouveau monde. Lancez les dés de votre équipage, envoyez vos vaisseaux chez les Aliens, mêlez leurs technologies aux vôtres et tenez les Ravageurs à distance.
ba-gist = 1 à 4 joueurs · 2 heures · exigeant

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
ba-card = { $back } (n° { $number })
ba-activation = Activation
ba-neutralization = Neutralisation
ba-mission = Mission { $hue }. { $effect } La poser rapporte { $reward }. Nouvelles technologies dans l’étalage : { $icons }.
ba-mission-take = Par activation : prenez { $gain }.
ba-mission-trade = Par activation : dépensez { $pay } pour gagner { $gain }.
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
ba-fx-vp = gagnez 1 PV.
ba-fx-ship = prenez un vaisseau.
ba-fx-resource = prenez une ressource.
ba-fx-debris = prenez un débris.
ba-fx-robot = mettez un robot de votre réserve en salle de repos.
ba-fx-move = déplacez un vaisseau, ou introduisez-en un, de 2 cases au plus.
ba-fx-shift = déplacez un robot de la salle de repos vers une salle d’affectation, ou l’inverse.
ba-fx-chain-vertical = activez la tuile juste au-dessus ou au-dessous.
ba-fx-chain-horizontal = activez la tuile juste à gauche ou à droite.
ba-fx-draw = piochez une Mission de la couleur de votre choix.
ba-fx-draw-two = piochez deux Missions de la couleur de votre choix et gardez-en une.
ba-fx-either = { $one } Ou bien : { $two }
ba-boost-vp = gagnez { $count } PV quand vous réalisez l’action { $kind }.
ba-boost-value = donnez la valeur { $value } à un dé { $hue }.
ba-boost-colour = utilisez un dé { $hue } comme s’il était d’une autre couleur.
ba-boost-reserve = réservez gratuitement un dé { $hue } après le lancer.
ba-advanced = Technologie avancée : en fin de partie, { $count } PV par { $counted }.
ba-counts-grid = technologie { $hue } dans votre grille
ba-counts-ejected = technologie expulsée de votre grille
ba-counts-debris = débris en stock
ba-counts-ravagers = carte Ravageur en main
ba-counts-advanced = Technologie avancée que vous possédez
ba-counts-space = Mission à vous dans l’espace

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
