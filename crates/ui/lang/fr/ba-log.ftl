# Black Angel : le journal, au présent.
ba-log-turn = Tour { $round } : à { $name } de jouer.
ba-log-a = { $name } choisit la séquence A.
ba-log-b = { $name } choisit la séquence B.
ba-log-pass = { $name } passe.
ba-log-points = { $name } : { $change } PV ({ $why }).
ba-log-goods = { $name } : { $sign }{ $goods } ({ $why }).
ba-log-card = { $name } joue { $card } ({ $place }).
ba-log-tile = { $name } { $turned ->
    [yes] retourne et active
   *[no] active
} la tuile ({ $place }) { $by ->
    [card] avec la carte
    [debris] avec un débris
   *[chain] par une chaîne
} : { $effect }
ba-log-effect = { $name } choisit : { $effect }
ba-log-launch = { $name } introduit un vaisseau en { $hex }, { $ground }.
ba-log-move = { $name } déplace un vaisseau de { $from } à { $hex }, { $ground }.
ba-log-stay = { $name } commande le vaisseau en { $hex }, { $ground }, sans le déplacer.
ba-log-man = { $name } envoie un robot dans la salle d’affectation { $hue }.
ba-log-recall = { $name } rappelle un robot de la salle d’affectation { $hue }.
ba-log-neutral-left = Le robot neutre quitte pour de bon la salle d’affectation { $hue }.
ba-log-draw = { $name } pioche { $card }.
ba-log-keep = { $name } garde { $kept } et défausse { $discarded }.
ba-log-reshuffle = La défausse redevient une pile : { $back }.
ba-log-die = { $name } prend le dé { $die }{ $flipped ->
    [yes] {" "}et le retourne contre un débris
   *[no] {""}
}.
ba-log-buy = { $name } achète le dé { $die } pour 1 ressource (vendeur : { $owner }).
ba-log-boost-die = { $name } utilise un boost : { $boost } Le dé est maintenant : { $die }.
ba-log-boost = { $name } utilise un boost : { $boost }
ba-log-place-die = { $name } utilise le dé : { $target }{ $damaged ->
    [yes] , endommagée
   *[no] {""}
} ; { $kind ->
    [hal] une Mission de cette couleur
    [command] { $count ->
        [0] aucun vaisseau ne bouge
        [one] { $count } case au plus
       *[other] { $count } cases au plus
    }
   *[other] { $count ->
        [0] aucune activation
        [one] { $count } activation
       *[other] { $count } activations
    }
}.
ba-log-struck = Le Ravageur de l’action { $number } frappe ({ $name }) : { $effect }
ba-log-captured = Le Ravageur de l’action { $number } capture un robot ({ $name }).
ba-log-damage-action = Un cube Dégât : { $action }.
ba-log-damage-die = Un cube Dégât sur un dé de la réserve { $hue }.
ba-log-damage-none = Plus de place pour le cube Dégât.
ba-log-repair-action = { $name } répare : { $action }.
ba-log-repair-die = { $name } répare un dé de la réserve { $hue }.
ba-log-debris = { $name } pose le débris sur la tuile ({ $place }).
ba-log-discard = { $name } défausse { $card } ({ $why }).
ba-log-take = { $name } prend pour { $cost } : { $tile }
ba-log-take-advanced = { $name } prend pour { $cost } : { $tile }
ba-log-reveal = Nouvelle offre : { $tile }
ba-log-inject = { $name } injecte la tuile ({ $place }).
ba-log-eject = Expulsée ({ $name }) : { $tile }
ba-log-eject-advanced = { $name } place sur l’emplacement { $colour ->
    [orange] orange
    [gray] gris
   *[green] vert
} : { $tile }
ba-log-eject-aside = Expulsée hors emplacement ({ $name }) : { $tile }
ba-log-spend = { $name } dépense : { $tile }
ba-log-destroy = { $name } détruit { $count ->
    [one] { $count } Ravageur
   *[other] { $count } Ravageurs
} à l’action { $number }.
ba-log-mission = { $name } place { $card } en { $hex }. { $effect }
ba-log-ravager = Un Ravageur s’installe à l’action { $number }. Désormais, chaque fois que l’action est réalisée : { $effect }
ba-log-turned-away = L’action { $number } compte déjà trois Ravageurs : le nouveau est défaussé.
ba-log-technology = Nouveau dans l’étalage : { $tile }{ $pushed ->
    [yes] {" "}La dernière tuile est expulsée.
   *[no] {""}
}
ba-log-activate = { $name } active la Mission en { $hex }.
ba-log-declined = { $name } renonce à activer sa Mission.
ba-log-return = { $name } remet { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} en réserve.
ba-log-roll = { $name } lance :
ba-log-reserve = { $name } réserve le dé { $die }{ $boost ->
    [yes] {" "}grâce à un boost
   *[no] {""}
}.
ba-log-clear = { $name } réinitialise son plateau : { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}.
ba-log-advance = Le Black Angel progresse ({ $ground }) ; { $count ->
    [0] il est arrivé au bout
    [one] encore { $count } avance
   *[other] encore { $count } avances
}.
ba-log-lost = { $name } perd le vaisseau en { $hex }.
ba-log-mission-ejected = Expulsée ({ $name }) : { $card }. { $effect }
ba-log-strip = La première bandelette est retournée et devient la dernière.
ba-log-spes = Spes est en vue !
ba-log-end-spes = Le Black Angel a atteint Spes : après ce tour de table, il en reste un.
ba-log-end-ravagers = La pile Ravageur est épuisée : après ce tour de table, il en reste un.
ba-log-final = Le tour { $round } est le dernier.
ba-log-hal-card = Hal révèle une carte ({ $card }). Il regarde d’abord la partie { $first ->
    [top] haute, puisque la séquence A a été réalisée
   *[bottom] basse, puisque la séquence A n’a pas été réalisée
}.
ba-log-hal-die = Hal retient la partie { $half ->
    [top] haute
   *[bottom] basse
} : { $kind }. Il prend le plus fort dé de couleur { $hue } : { $die }, { $owner ->
    [human] pris à { $name }, qui reçoit 1 ressource
   *[hal] le sien
}.
ba-log-hal-third = Hal n’a de dé pour aucune des deux parties de sa carte. Il remet en réserve le plus fort dé de couleur { $hue } : { $die }, { $owner ->
    [human] pris à { $name }, qui reçoit 1 ressource
   *[hal] le sien
}.
ba-log-hal-discard = Hal pioche { $card } et ne trouve aucune case libre : elle est défaussée.
ba-log-hal-no-die = Au lieu d’une action, Hal gagne 3 PV.
ba-log-hal-no-value = Le dé de Hal n’y vaut rien : 3 PV à la place.
ba-log-hal-nothing = Hal n’a rien à y faire : 3 PV à la place.
ba-log-score = { $name } : { $count } PV en tout.
ba-log-over = Le voyage est terminé.
ba-why = { $why ->
    [tile] technologie
    [boost] boost
    [reward] récompense de la Mission
    [mission] Mission activée
    [ejection] Mission expulsée
    [ravager] Ravageur
    [freed] libéré d’un Ravageur
    [dice] dés non utilisés
    [damaged] dé endommagé
    [purchase] dé acheté
    [flip] dé retourné
    [reservation] réservation
    [repair] réparation
    [reclaimed] débris d’une tuile
    [compensation] dé pris par Hal
    [consolation] à la place d’une action
    [comet] carte sur une étoile filante
    [sold] dé vendu
    [limit] limite de main
   *[weight] valeur de ce que Hal a gagné
}
