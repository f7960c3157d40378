# Black Angel : la table.

## Zones et signes
ba-zone-space = Espace
ba-zone-ship = La frégate
ba-zone-board = Plateau : { $name }
ba-tabs = Zones de la table
ba-tab-space = Espace
ba-tab-ship = Frégate
ba-tab-board = Plateau
ba-confirm = Valider
ba-round = Tour { $round }
ba-final-round = Dernier tour
ba-voyage = Voyage vers Spes
ba-advances-left = { $count ->
    [0] Spes atteinte
    [one] encore { $count } avance
   *[other] encore { $count } avances
}
ba-ravager-deck = Pile Ravageur
ba-cards-left = { $count ->
    [one] carte
   *[other] cartes
}
ba-ravagers-left = { $count ->
    [one] encore { $count } carte Ravageur
   *[other] encore { $count } cartes Ravageur
}
ba-mission-decks = Piles Mission
ba-deck-label = { $back } : { $count } en pile, { $discard ->
    [one] { $discard } défaussée
   *[other] { $discard } défaussées
}
ba-launch = Introduire
ba-launch-label = Introduire un vaisseau : { $count } en stock
ba-your-ship = Votre vaisseau en { $hex }
ba-hex = { $hex } : { $ground }.
ba-hex-angel = Le Black Angel est ici.
ba-hex-comet = Étoile filante.
ba-hex-icon = Vaisseau Ravageur.
ba-hex-card = { $card } (propriétaire : { $name }). { $effect }
ba-hex-wakes = { $count ->
    [0] Une Mission ici n’attirerait aucun Ravageur.
    [one] Une Mission ici attirerait { $count } Ravageur.
   *[other] Une Mission ici attirerait { $count } Ravageurs.
}
ba-hex-ships = Vaisseaux : { $names }.
ba-hex-leaves = À la prochaine avance, cette bandelette part avec ses vaisseaux et ses Missions.

ba-action-label = Action { $number }, { $kind } : { $kind_key ->
    [discover] prenez des technologies, une activation chacune, deux pour les premières places et les avancées
    [repair] enlevez des cubes Dégât, un par activation ; chacun devient un débris à vous
    [destroy] détruisez des Ravageurs, un par activation, toute une pile d’un coup
   *[command] déplacez un vaisseau d’une case par activation, puis placez une Mission
}. Couleur du dé : { $hue }. { $damaged ->
    [yes] Endommagée : le dé compte 1 de moins.
   *[no] { $cubes ->
        [one] { $cubes } cube Dégât.
       *[other] { $cubes } cubes Dégât.
    }
}
ba-action-ravager = D’abord le Ravageur : { $effect }
ba-no-ravagers = Pas de Ravageur à l’action { $number }
ba-ravagers-label = { $count ->
    [one] { $count } Ravageur
   *[other] { $count } Ravageurs
} à l’action { $number }. Chaque fois que l’action est réalisée : { $effect }
ba-ravagers-hold = {" "}{ $count ->
    [one] Capturé : { $count } robot
   *[other] Capturés : { $count } robots
} ({ $name }).
ba-supplies = Réserves de dés
ba-supply-label = Réserve ({ $hue }) : { $sound ->
    [one] { $sound } dé intact
   *[other] { $sound } dés intacts
}, { $damaged ->
    [one] { $damaged } endommagé
   *[other] { $damaged } endommagés
}
ba-posts = Robots dans les salles d’affectation : orange { $orange }, grise { $gray }, verte { $green }
ba-no-dice = Pas de dé
ba-high-security = Zone de haute sécurité : personne ne peut acheter ce dé
ba-stacks = Piles
ba-stack-label = Pile { $hue } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}. { $top }
ba-display = Étalage
ba-display-label = Étalage, place { $space }, coût { $cost }. { $full ->
    [yes] { $tile }
   *[no] Vide.
}
ba-advanced-offer = Avancées
ba-advanced-none = Pas de Technologie avancée ici
ba-cost = coût { $count }

ba-slot-full = { $place } : { $card }
ba-slot-empty = { $place } : pas encore de carte
ba-arrow = Injecter une technologie : { $cell }
ba-arrow-black = Injecter une Technologie avancée : { $cell }
ba-cell-empty = { $place } : vide
ba-cell-tile = { $place }. { $tile }
ba-cell-debris = Elle porte un débris.
ba-cell-advanced = { $place }. { $tile } Dans la grille, elle rapporte { $cap } PV au plus.
ba-space-label = Emplacement { $colour ->
    [orange] orange
    [gray] gris
   *[green] vert
} pour une Technologie avancée. { $full ->
    [yes] { $tile } Elle rapporte { $now } PV pour l’instant.
   *[no] Vide.
} { $cards ->
    [0] Pas encore de carte expulsée
    [one] { $cards } carte expulsée
   *[other] { $cards } cartes expulsées
} : { $cap } PV au plus.
ba-max = max { $count }
ba-vp = PV
ba-vp-track = Points sur la piste d’évaluation
ba-if-over = { $count } PV si la partie s’arrêtait maintenant
ba-resources = Ressources
ba-debris = Débris
ba-ships = Vaisseaux
ba-break-room = Salle de repos
ba-break-room-label = Salle de repos : { $count ->
    [one] { $count } robot
   *[other] { $count } robots
} ; { $supply } en réserve
ba-robot-supply = réserve { $count }
ba-station = salle
ba-station-label = Salle d’affectation { $hue } : { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
ba-ejected = { $count ->
    [0] Aucune tuile expulsée
    [one] { $count } tuile expulsée
   *[other] { $count } tuiles expulsées
}
ba-hand = Votre main
ba-hand-empty = Votre main est vide.
ba-hand-short = main
ba-crew-short = salles
ba-key-hold = Appuyez longuement sur une tuile, une carte, un Ravageur ou une case (ou survolez-les) pour en lire l’effet.
ba-rivals = Les autres
ba-open-board = { $name } : ouvrir le plateau entier
ba-hal-cards = Cartes : { $left } à venir, { $shown ->
    [one] { $shown } vue
   *[other] { $shown } vues
}
ba-hal-weights = Valeur en PV pour Hal : { $weights }
ba-neutral-note = Ne joue pas. Ses dés peuvent être achetés.

## La question posée
ba-step-a1 = A1 carte
ba-step-a2 = A2 action
ba-step-a3 = A3 pioche
ba-step-b1 = B1 dés
ba-step-b2 = B2 plateau
ba-step-b3 = B3 avance
ba-wait = On attend *{ $name }*.
ba-ask-over = Le voyage est terminé.
ba-ask-setup-reserve = Vous pouvez réserver gratuitement un de vos dés.
ba-ask-sequence = *Séquence A* (carte, action, pioche) ou *séquence B* (relancer, le Black Angel progresse) ?
ba-ask-sequence-final = Dernier tour : *séquence A* ou *séquence B* ?
ba-ask-card = *A1* : jouez une carte autour de votre plateau pour activer des tuiles, ou continuez sans.
ba-ask-activate = Activez une tuile : { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}{ $stop ->
    [yes] , ou arrêtez
   *[no] {""}
}.
ba-ask-effect = Choisissez *un* des deux effets.
ba-ask-move-ship = Déplacez un vaisseau, ou introduisez-en un, de *2 cases* au plus. Aucune Mission n’est placée.
ba-ask-shift = Déplacez *un robot* : de la salle de repos vers une salle d’affectation, ou l’inverse.
ba-ask-chain = Quelle tuile voisine la chaîne active-t-elle ?
ba-ask-draw = Piochez une Mission : de quelle *couleur* ?
ba-ask-keep = Gardez *une* des deux cartes.
ba-ask-die = *A2* : choisissez un dé. Celui d’un autre coûte *1 ressource* ; retourner le vôtre coûte *1 débris*.
ba-ask-boost-die = Utilisez un boost pour le dé *{ $die }*, ou continuez.
ba-ask-target = Dé *{ $die }* : pour quelle action de sa couleur, ou quelle Mission dans l’espace ?
ba-ask-boost-action = Utilisez un boost pour cette action, ou continuez.
ba-ask-discard-mission = Le Ravageur exige une *Mission* : laquelle défaussez-vous ?
ba-ask-discard-ravager = Le Ravageur exige une *carte Ravageur* : laquelle défaussez-vous ?
ba-ask-discover = Prenez des technologies : il reste *{ $count }* au dé{ $stop ->
    [yes] , ou arrêtez
   *[no] {""}
}.
ba-ask-inject = Injectez { $count ->
    [one] la tuile prise
   *[other] les { $count } tuiles prises
} : une tuile, puis une *flèche*.
ba-ask-place-advanced = La Technologie avancée est expulsée : sur quel *emplacement* ? Les cartes à côté fixent son maximum.
ba-ask-repair = Enlevez un cube Dégât : encore *{ $count }*{ $stop ->
    [yes] , ou arrêtez
   *[no] {""}
}.
ba-ask-debris = Où va le débris : sur une *tuile*, pour l’activer, ou en *stock* ?
ba-ask-destroy = Détruisez des Ravageurs : encore *{ $count }*{ $stop ->
    [yes] , ou arrêtez
   *[no] {""}
}.
ba-ask-command = Dé *{ $die }*{ $damaged ->
    [yes] , moins 1 pour les dégâts
   *[no] {""}
} : déplacez un vaisseau de *{ $count ->
    [one] { $count } case
   *[other] { $count } cases
}* au plus.
ba-ask-command-star = Le dé *{ $die }* ne déplace rien : choisissez un de vos vaisseaux ; une Mission doit y être placée.
ba-ask-place = Placer une Mission en *{ $hex }* ? Un robot de votre salle de repos s’y place.
ba-ask-must-place = Placez une Mission en *{ $hex }* : c’est obligatoire.
ba-ask-mission = Activez la Mission : *{ $terms }*, { $count } fois au plus{ $stop ->
    [yes] , ou arrêtez
   *[no] {""}
}.
ba-ask-pay = Choisissez ce que vous dépensez : encore *{ $count }*.
ba-ask-owner = Votre Mission en *{ $hex }* a été utilisée. Vous pouvez l’activer une fois aussi : *{ $terms }*.
ba-ask-hand-limit = Vous avez plus de *{ $count }* Missions en main : défaussez-en une.
ba-ask-reserve = *B1* : réserver un dé pour *1 ressource*, afin que personne ne l’achète ?
ba-ask-resolving = …
# Ce qui est demandé à un autre
ba-awaited = { $step ->
    [setup_reserve] Un dé peut être réservé gratuitement.
    [choose_sequence] Séquence A ou séquence B.
    [play_card] A1 : une carte autour du plateau, ou aucune.
    [activate] A1 : une tuile à activer.
    [choose_effect] Un des deux effets d’une tuile.
    [move_ship] Un vaisseau à déplacer ou à introduire.
    [shift_robot] Un robot à déplacer.
    [chain] La tuile voisine que la chaîne active.
    [draw_colour] La couleur de la Mission à piocher.
    [keep_card] Laquelle de deux cartes est gardée.
    [choose_die] A2 : un dé.
    [boost_die] Un boost pour le dé, ou aucun.
    [choose_target] A2 : une action ou une Mission dans l’espace pour le dé.
    [boost_action] Un boost pour l’action, ou aucun.
    [discard_mission] Le Ravageur exige une Mission.
    [discard_ravager] Le Ravageur exige une carte Ravageur.
    [discover] Des technologies à prendre.
    [inject] Les flèches pour les tuiles prises.
    [place_advanced] L’emplacement d’une Technologie avancée.
    [repair] Un cube Dégât à enlever.
    [debris] La destination du débris.
    [destroy] Des Ravageurs à détruire.
    [command] Un vaisseau à commander.
    [place] Une Mission à placer en { $hex }.
    [mission_act] Les activations de la Mission en { $hex }.
    [pay] Ce qui est dépensé pour une Mission.
    [owner_activation] Le propriétaire peut aussi activer la Mission en { $hex }.
    [hand_limit] Trop de Missions en main : une est défaussée.
   *[reserve] B1 : un dé à réserver, ou aucun.
}
ba-terms = dépenser { $pay }, gagner { $gain }
ba-terms-gain = gagner { $gain }
ba-hint-card = Choisissez maintenant l’*emplacement* autour de votre plateau.
ba-hint-ship = Où va ce vaisseau ?
ba-hint-launch = Où va le nouveau vaisseau ?
ba-hint-taken = Par quelle *flèche* ?
ba-hint-flip = Lequel de vos dés retournez-vous pour *1 débris* ?
ba-hint-station = Vers quelle salle d’affectation ?
ba-hint-recall = Retour à la *salle de repos*.
ba-hint-colour = Quelle couleur pour le dé ?
ba-hint-die = Quel dé ?

## Les choix en mots
ba-own-dice = Vos dés
ba-dice-of = Dés : { $name }
ba-ship-at = Vaisseau en { $hex }
ba-new-ship = Nouveau vaisseau
ba-do-reserve-free = réserver *{ $die }* gratuitement
ba-do-reserve-paid = réserver *{ $die }* pour 1 ressource
ba-do-reserve-boost = réserver *{ $die }* avec le boost
ba-do-no-reserve = Pas de réservation
ba-do-decline = Non merci
ba-do-a = Séquence A
ba-do-b = Séquence B
ba-do-pass = Passer
ba-do-play = *{ $place }*
ba-do-skip-card = Pas de carte
ba-do-activate = *{ $place }* : { $effect }
ba-do-turn-activate = retourner et activer *{ $place }* : { $effect }
ba-do-stop = Arrêter
ba-do-effect = { $effect }
ba-do-move = vers *{ $hex }*, { $ground }
ba-do-stay = rester en *{ $hex }*, { $ground }, pour une Mission
ba-do-use-ship = le vaisseau en *{ $hex }*, { $ground }
ba-do-man = un robot vers la salle *{ $hue }*
ba-do-recall = un robot de retour de la salle *{ $hue }*
ba-do-draw = piocher *{ $card }*
ba-do-keep = garder *{ $card }*
ba-do-die = *{ $die }*
ba-do-buy = acheter *{ $die }* pour 1 ressource
ba-do-flip = retourner *{ $die }* : *{ $turned }*
ba-do-boost = boost : { $boost }
ba-do-boost-colour = utiliser le dé comme *{ $hue }*
ba-do-done = Continuer
ba-do-action = *{ $action }* : { $kind ->
    [command] { $worth ->
        [0] placer une Mission sans bouger
        [one] { $worth } case au plus
       *[other] { $worth } cases au plus
    }
   *[other] { $worth ->
        [one] { $worth } activation
       *[other] { $worth } activations
    }
}{ $damaged ->
    [yes] , 1 de moins à cause des dégâts
   *[no] {""}
}
ba-first-ravager = D’abord le Ravageur : { $effect }
ba-do-mission = la Mission en *{ $hex }* : { $effect }
ba-do-discard = défausser *{ $card }*
ba-do-take = { $tile }
ba-do-take-advanced = { $tile }
ba-do-inject = *{ $cell }*, en poussant { $way ->
    [up] vers le haut
   *[right] vers la droite
}
ba-do-space = l’emplacement *{ $colour ->
    [orange] orange
    [gray] gris
   *[green] vert
}* : { $cap } PV au plus
ba-do-repair-action = un cube de l’*{ $action }*
ba-do-repair-die = le cube d’un dé de la réserve *{ $hue }*
ba-do-store = Débris en stock
ba-do-debris-tile = débris sur *{ $place }* : { $effect }
ba-do-destroy = *{ $action }* : { $count ->
    [one] { $count } Ravageur
   *[other] les { $count } Ravageurs
}
ba-do-place = *{ $card }*
# What a card does, after its name in the list of choices.
ba-do-face = { " " }: { $face }
ba-do-no-mission = Pas de Mission
ba-do-activate-mission = Activer
ba-do-pay-tile = dépenser : { $tile }
ba-do-pay-card = dépenser *{ $card }*
ba-cost-of-die = −{ $count }
ba-safe = sans Ravageur
ba-would-wake = { $count ->
    [one] +{ $count } Ravageur
   *[other] +{ $count } Ravageurs
}
ba-move-only = trajet
ba-leaves-soon = part à la prochaine avance
ba-mission-here = Mission possible
ba-gain = +{ $gain }
ba-times-gain = { $count } × { $gain }
ba-each-pays = chacune coûte { $pay }
ba-pushes-out = expulse une tuile
ba-out = dehors
ba-ship-lost = un vaisseau perdu
ba-damaged = endommagée
ba-strip-leaves = Cette bandelette part
ba-loses-points = −{ $count } PV pour les dés non utilisés

## La fin
ba-end-title = Résultat
ba-end-won = { $count ->
    [one] { $names } réveillera l’humanité
   *[other] Victoire partagée : { $names }
}
ba-end-beaten = Hal est battu : { $count } PV contre { $hal }
ba-end-lost = Hal n’est pas battu : { $count } PV contre { $hal }
ba-end-spes = Le Black Angel a atteint *Spes* ; la partie s’est terminée au tour { $round }.
ba-end-ravagers = La pile Ravageur s’est épuisée avant l’arrivée à Spes ; la partie s’est terminée au tour { $round }.
ba-end-source = Origine
ba-end-track = Piste d’évaluation
ba-end-tile = Technologie avancée { $number }
ba-end-cap = Maximum { $cap } PV. { $place }
ba-end-goods = Biens à Spes, 1 PV pour { $count }
ba-end-goods-sum = { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}, { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}
ba-end-goods-none = Spes n’a pas été atteinte
ba-end-total = Total

## Mise en place
ba-field-players = Joueurs
ba-field-advanced = Règles
ba-field-hal = Hal, en solitaire
ba-field-first = Premier joueur
ba-first-drawn = tiré au sort
ba-players-note = { $count ->
    [1] Vous contre Hal, l’adversaire virtuel
    [2] Avec un joueur neutre dont les dés s’achètent ; cinq bandelettes Espace
   *[other] Sept bandelettes Espace
}
ba-hal-note = Ne compte qu’en solitaire.
ba-advanced-no = De base
ba-advanced-no-note = Les technologies n’ont qu’une face. Idéal pour les premiers voyages.
ba-advanced-yes = Avancées
ba-advanced-yes-note = Les technologies arrivent avec un boost qui sert une fois ; on pioche deux Missions pour en garder une.
ba-describe = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, { $rules ->
    [advanced] règles avancées
   *[basic] règles de base
}
ba-describe-solo = en solitaire contre Hal ({ $level ->
    [easy] facile
    [standard] standard
    [difficult] difficile
   *[extreme] extrême
}), { $rules ->
    [advanced] règles avancées
   *[basic] règles de base
}

## La légende
ba-key = Symboles
ba-key-colour = Couleur { $hue } : { $alien }
ba-key-vp = PV (Processus de Validation) : les points qui décident
ba-key-debris = cube Dégât sur la frégate ; débris une fois à vous
ba-key-robot = robot
ba-key-mission = carte Mission
ba-key-ravager = Ravageur
ba-key-tech = Technologie
ba-key-advanced = Technologie avancée
ba-key-star = étoile : dé de valeur 0
ba-key-comet = étoile filante : 3 PV pour une carte de Hal
ba-key-draft = en partie conçu pour ce programme, la valeur imprimée n’étant pas disponible
