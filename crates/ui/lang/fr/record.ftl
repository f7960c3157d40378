# Le palmarès d’un visiteur, et la suite possible.
record-title = Votre palmarès
record-none = Vos parties terminées seront gardées ici.
record-sum = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}.
record-next = Et maintenant ?
record-offer-learn = Une courte leçon à une vraie table est le chemin le plus rapide.
record-offer-first = { $game } : pas encore de victoire. Le niveau le plus doux est fait pour la première.
record-offer-level = { $game } : votre plus haut niveau gagné est { $level }.
record-offer-all = { $game } : vous avez gagné à tous les niveaux.
record-go-on = Reprendre : { $title }
record-learn = Apprendre : { $title }
record-play = Jouer à { $game }
record-lessons = Leçons
record-lessons-done = { $done ->
    [one] { $done } faite sur { $all }
   *[other] { $done } faites sur { $all }
}
record-first-won = Première victoire le { $day }
record-tried = { $count ->
    [1] essayé une fois
   *[other] essayé { $count } fois
}
record-not-yet = pas encore joué
record-is-next = à suivre
record-with-bots = Avec des bots
record-with-people = Avec d’autres joueurs
record-with-screen = Devant un même écran
record-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
record-games-wins = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
record-latest = Dernières parties
record-replay = Revoir
record-analysis = Analyse
record-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
record-ufs-threat = Menace { $level }, { $name }
record-ba-hal = Hal, { $level }
record-first = Première victoire : { $what } !
menu-offers = Suggérer une suite
offers-on = Oui
offers-off = Non
