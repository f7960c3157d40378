# Pour qui ne voit pas la page, et ce que toutes les pages ont en commun.

skip-to-content = Aller au contenu
prompt-name = Ce qui est demandé
side-name = Choix, journal et participants

# Le ciel de Under Falling Skies en toutes lettres.
ufs-sky-symbols = Symboles dans le ciel
ufs-sky-column = Colonne { $column } : { $symbols }
ufs-sky-blank = aucun symbole
ufs-sky-square = ligne { $row } { $symbol ->
    [left] flèche vers la gauche
    [right] flèche vers la droite
    [descend] symbole de vaisseau-mère
    [burst] explosion { $number }
    [red] explosion rouge { $number }
   *[portal] portail
}
ufs-then = Ensuite : { $ships }.
ufs-held = , retenu à bord cette manche
ufs-kept = , gardé : pas relancé

reconstructed = reconstitué
ufs-symbol-does = { $symbol ->
    [arrow] Un vaisseau qui arrive ici glisse d’une colonne dans ce sens.
    [descend] Quand un vaisseau arrive ici, le vaisseau-mère descend d’une ligne.
    [burst] Des Chasseurs de { $number } ou plus abattent un vaisseau qui se trouve ici.
    [red] Des Chasseurs de { $number } ou plus abattent un seul vaisseau posé sur un tel symbole.
   *[portal] Un vaisseau qui arrive ici ressort par l’autre portail.
}

ba-spes-token = La bandelette { $strip } porte le jeton Spes.
ba-berth-of = Dés : { $name }
teg-dice-picked = , { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
}
teg-put-back = { $count ->
    [one] Touchez de nouveau le dé choisi pour le remettre.
   *[other] Touchez de nouveau un dé choisi pour le remettre.
}

# La mise en place : la même pour tous les jeux.
new-players = Joueurs
new-players-count = { $count ->
    [1] En solo
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-names = Noms

# Pourquoi rien ne peut être annulé.
no-undo-over = La partie est terminée : plus rien ne peut être annulé.
no-undo-first = Il n’y a encore rien à annuler.
no-undo-other = { $name } a joué depuis : un choix auquel d’autres ont répondu ne s’annule plus.
no-undo-chance = Au dernier choix, des dés ont été lancés ou un élément caché a été révélé : cela ne s’annule pas.

# Avant de jeter beaucoup.
sure-name = Confirmer ?
sure-yes = Oui, continuer
sure-no = Non, revenir
ufs-sure-rooms = { $count ->
    [one] Votre dé n’a pas encore servi. Terminer la phase des Salles et le perdre ?
   *[other] Aucun de vos { $count } dés n’a encore servi. Terminer la phase des Salles et les perdre tous ?
}
teg-sure-turn = { $count ->
    [one] { $count } dé n’a pas encore servi. Terminer votre tour et le perdre ?
   *[other] { $count } dés n’ont pas encore servi. Terminer votre tour et les perdre tous ?
}

teg-level-here = , atteint
