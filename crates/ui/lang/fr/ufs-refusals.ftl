# Under Falling Skies : pourquoi pas.
ufs-not-seated = Seul le joueur de cette table décide.
ufs-game-over = La partie est terminée.
ufs-not-now = Pas maintenant : autre chose est demandé.
ufs-no-such-piece = Cette pièce n’existe pas.
ufs-robot-not-there = Ce robot n’est pas sur le plateau.
ufs-die-already-placed = Ce dé est déjà placé.
ufs-column-taken = La colonne { $column } contient déjà un dé cette manche.
ufs-square-has-robot = Un robot s’y trouve. Retirez-le d’abord si vous voulez la case.
ufs-excavator-there = L’excavatrice s’y trouve.
ufs-already-digging = Un dé creuse déjà cette manche.
ufs-too-far-to-dig = Trop loin pour creuser : il faut { $needs }, le dé montre { $shows }.
ufs-square-contaminated = La case est contaminée : aucun dé ne peut y être placé.
ufs-shows-six-already = Ce dé montre déjà 6.
ufs-no-city-reroll = Cette ville n’a pas cette capacité.
ufs-city-reroll-used = La relance de la ville a déjà servi cette manche.
ufs-gray-dice-only = La ville ne relance que les dés gris.
ufs-die-already-kept = Ce dé est déjà gardé.
ufs-cannot-pay-cancel = Cela coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
} ; vous en avez { $energy }.
ufs-room-incomplete = Chaque case de la salle doit contenir un dé ou un robot actif.
ufs-room-empty = Rien d’utilisable ne se trouve dans cette salle.
ufs-too-little-energy = Cela coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
} ; vous en avez { $energy }.
ufs-no-reduction = La ville ne peut pas réduire le coût de cette salle maintenant.
ufs-die-not-on-board = Ce dé n’est pas sur le plateau.
ufs-nothing-to-clear = Il n’y a rien à déblayer ici. Le dé est sans effet et sera retiré à la fin.
ufs-no-digging-die = Aucun dé ne creuse.
ufs-already-dug = L’excavatrice est déjà là, ou plus loin.
ufs-cannot-pay-digging = Creuser coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
} ; vous en avez { $energy }.
ufs-no-gate = Aucune case de recherche n’est fermée.
ufs-not-contaminated = Il n’y a rien à faire ici.
ufs-too-many-squares = Trop loin : le total des nombres sur le chemin dépasse { $value }.
ufs-research-closed = Cette case de recherche est fermée.
ufs-needs-large-room = Seule une grande salle de Recherche de la base inférieure permet d’entrer sur une case de { $number }.
ufs-square-not-free = La case n’est pas libre.
ufs-not-excavated = La case n’est pas creusée.
ufs-robot-in-use = Ce robot est sur le plateau. Retirez-le d’abord.
ufs-other-robot-first = Prenez l’autre robot : ils sont identiques.
ufs-too-many-robots = La ville n’autorise pas plus de robots.
ufs-not-a-red-target = Ce vaisseau ne peut pas être choisi.
ufs-robot-not-used = Ce robot n’a pas servi dans cette salle.
ufs-not-in-team = Ce personnage n’est pas dans la partie.
ufs-character-used = Ce personnage a déjà aidé.
ufs-wrong-window = Ce n’est pas le moment pour ce personnage.
ufs-no-effect = Cela n’aurait aucun effet maintenant.
ufs-wrong-target = Ce personnage a besoin d’une autre cible.
ufs-nothing-to-hold = Aucun vaisseau ne peut être retenu ainsi.
ufs-drop-point-taken = Ce point de largage est occupé.
ufs-empty-column-first = Une colonne sans vaisseau passe en premier.
ufs-farthest-first = La colonne qui a le plus de place en dessous passe en premier.
