# Parties terminées et parties gardées dans un fichier.
past-title = Vos parties de { $game }
past-none = Vous n’en avez encore terminé aucune.
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
past-best = Meilleure
past-ufs-rows = { $rows ->
    [one] { $rows } ligne d’avance
   *[other] { $rows } lignes d’avance
}
past-ufs-research = recherche { $research }
past-ufs-line = { $games ->
    [one] Vous avez joué exactement cela une fois
   *[other] Vous avez joué exactement cela { $games } fois
}, { $wins ->
    [0] sans jamais gagner
    [one] et gagné une fois
   *[other] et gagné { $wins } fois
}. Meilleure partie : { $best }.
past-camp-chapter = Chapitre atteint
past-camp-saved = Villes sauvées
past-camp-title = Vos campagnes

from-a-file = Depuis un fichier
menu-keep = Garder dans un fichier
new-saved-title = Reprendre depuis un fichier
new-saved-note = Une partie gardée dans un fichier reprend là où elle en était, avec de nouveaux dés.
new-saved-file = Fichier
new-saved = Contenu du fichier
