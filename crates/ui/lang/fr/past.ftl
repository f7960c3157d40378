# Parties terminées et parties exportées dans un fichier.
past-title = { $game } : vos parties
past-none = Vous n’avez encore terminé aucune partie de ce jeu.
past-all = { $count ->
    [one] Votre partie terminée
   *[other] Vos { $count } parties terminées
}
past-what = Partie
past-result = Résultat
past-points = Points
past-when = Quand
past-games = Parties
past-wins = Gagnées
past-best = Record
past-ufs-rows = { $rows ->
    [one] { $rows } ligne de marge
   *[other] { $rows } lignes de marge
}
past-ufs-research = recherche { $research }
past-ufs-line = { $games ->
    [one] Vous avez joué cette même mise en place une fois
   *[other] Vous avez joué cette même mise en place { $games } fois
}, { $wins ->
    [0] sans jamais gagner
    [one] et gagné une fois
   *[other] et gagné { $wins } fois
}. Record : { $best }.
past-camp-chapter = Chapitre atteint
past-camp-saved = Villes sauvées
past-camp-title = Vos campagnes

from-a-file = Depuis un fichier
menu-keep = Exporter la partie
new-saved-title = Reprendre depuis un fichier
new-saved-note = Une partie exportée dans un fichier reprend là où elle en était, avec de nouveaux dés.
new-saved-file = Fichier
new-saved = Contenu du fichier
