# Black Angel : pourquoi quelque chose n’est pas possible.
ba-refused-over = La partie est terminée.
ba-refused-not-your-turn = C’est à quelqu’un d’autre de décider.
ba-refused-not-asked = Ce n’est pas ce qui est demandé maintenant.
ba-refused-no-sequence-a = La séquence A ne peut pas être menée à bien : aucun dé ne permet d’action.
ba-refused-dead-end = Ensuite, la séquence A ne pourrait plus être menée à bien.
ba-refused-no-activation = Aucune activation ne serait possible ainsi.
ba-refused-no-pass = On ne passe qu’au dernier tour, et seulement si la séquence A est impossible.
ba-refused-no-such-die = Ce dé n’est pas là.
ba-refused-already-reserved = Ce dé est déjà réservé.
ba-refused-reserved = Un dé réservé ne s’achète pas.
ba-refused-cannot-buy = Le dé d’un autre joueur coûte une ressource, et vous n’en avez pas.
ba-refused-flip-bought = Un dé acheté ne se retourne pas.
ba-refused-no-debris = Retourner un dé coûte un débris de votre stock.
ba-refused-not-in-hand = Cette carte n’est pas dans votre main.
ba-refused-slot-taken = Cet emplacement contient déjà une carte.
ba-refused-nothing-to-activate = La carte n’y activerait rien.
ba-refused-not-eligible = La carte ne peut pas activer cette tuile.
ba-refused-activate-first = Activez au moins une tuile.
ba-refused-no-such-effect = La tuile n’offre pas cet effet.
ba-refused-no-ship-there = Vous n’avez pas de vaisseau là.
ba-refused-no-ship-to-launch = Il faut un vaisseau en stock pour en introduire un.
ba-refused-no-pilot = Il faut un robot dans la salle de repos pour piloter.
ba-refused-out-of-reach = Cette case n’est pas à portée de { $range ->
    [one] { $range } case
   *[other] { $range } cases
}.
ba-refused-hex-full = Aucun autre vaisseau ne peut s’y arrêter : deux au plus, de joueurs différents.
ba-refused-star-moves-nothing = Sans valeur, aucun vaisseau ne bouge.
ba-refused-stay-needs-mission = Un vaisseau qui reste sur place doit placer une Mission.
ba-refused-no-robot = Vous n’avez pas de robot là.
ba-refused-no-chain = Aucune tuile que la chaîne puisse activer ne s’y trouve.
ba-refused-no-card-left = Il n’y a plus de carte de cette couleur.
ba-refused-not-drawn = Cette carte n’a pas été piochée.
ba-refused-no-boost = Aucune tuile avec un boost utile ne s’y trouve.
ba-refused-useless-boost = Ce boost ne changerait rien.
ba-refused-wrong-colour = Le dé est d’une autre couleur.
ba-refused-no-mission-there = Il n’y a pas de carte Mission là.
ba-refused-neutralization = Les missions de neutralisation ne s’activent pas.
ba-refused-not-present = Vous n’avez ni robot ni vaisseau sur cette carte.
ba-refused-cannot-pay = Vous ne pouvez pas payer.
ba-refused-wrong-card = Cette sorte de carte ne convient pas.
ba-refused-no-such-tile = Cette tuile n’est ni dans votre grille ni expulsée.
ba-refused-empty-space = Cet emplacement est vide.
ba-refused-too-dear = Cela coûte { $costs }, et il reste { $left } au dé.
ba-refused-at-least-one = Réalisez au moins une activation.
ba-refused-not-taken = Vous n’avez pas pris cette tuile.
ba-refused-wrong-arrow = Les technologies suivent les flèches colorées, les avancées les flèches noires.
ba-refused-space-taken = Il y a déjà une tuile sur cet emplacement.
ba-refused-no-damage = Il n’y a pas de cube Dégât là.
ba-refused-no-tile-there = Un débris se pose sur une tuile Technologie.
ba-refused-tile-bears-debris = Cette tuile porte déjà un débris.
ba-refused-no-ravagers = Il n’y a pas de Ravageur là.
ba-refused-stack-too-large = Les { $cards ->
    [one] { $cards } Ravageur
   *[other] { $cards } Ravageurs
} doivent être détruits ensemble, et il reste { $left } au dé.
ba-refused-cannot-place = Cette Mission ne peut pas être placée là.
ba-refused-must-place = Sans déplacement, une Mission doit être placée.
ba-refused-reserved-once = Un seul dé peut être réservé contre une ressource.
ba-refused-no-resource = Réserver coûte une ressource, et vous n’en avez pas.
ba-refused-wrong-die = Cette tuile ne réserve que des dés de sa couleur.
ba-refused-not-a-mission = On ne défausse que les Missions excédentaires.
