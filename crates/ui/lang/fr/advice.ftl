# Conseils, analyse d’une partie terminée, difficulté des parties en solo.
percent = { $number } %

hint = Conseil
hint-title-of-button = Ce qu’un bot fort ferait à votre place (touche H)
hint-at-own-page = Un conseil se fonde sur ce que sait un seul joueur : ouvrez d’abord la page de ce joueur
hint-thinking = Réflexion en cours…
hint-stop = Arrêter
hint-take = Jouer
hint-at-once = Effet immédiat :
hint-only = Il n’y a rien d’autre à choisir.
hint-why = { $even ->
    [yes] { $chance ->
        [one] Environ *{ $chance }* partie sur 100 est gagnée à partir d’ici ; le deuxième choix vaut autant.
       *[other] Environ *{ $chance }* parties sur 100 sont gagnées à partir d’ici ; le deuxième choix vaut autant.
    }
   *[no] { $chance ->
        [one] Environ *{ $chance }* partie sur 100 est gagnée ainsi, environ { $other } avec le deuxième choix.
       *[other] Environ *{ $chance }* parties sur 100 sont gagnées ainsi, environ { $other } avec le deuxième choix.
    }
}
hint-points = { $points ->
    [one] Ce choix mène à environ *{ $points }* point, le deuxième à { $other }.
   *[other] Ce choix mène à environ *{ $points }* points, le deuxième à { $other }.
}
hint-this = Ce choix
hint-next = Deuxième choix :
hint-estimate = Estimation des parties que le bot « { $bot } » gagnerait à partir d’ici, sans en savoir plus que vous.
help-hint = un conseil (pas quand d’autres jouent depuis leur propre écran)

notice-no-hints = Pas de conseils à cette table : d’autres y jouent depuis leur propre écran, ce ne serait pas équitable.
notice-nothing-asked = Vous n’avez rien à choisir en ce moment : il n’y a donc pas de conseil.
notice-called-off = Le conseil a été annulé.
notice-still-played = Une partie s’analyse une fois terminée.
notice-queue = Trop d’analyses attendent déjà. Réessayez dans quelques minutes.

analysis = Analyse
analysis-title = Retour sur { $game }
analysis-about = Un bot reprend chaque choix avec ce que son joueur savait à ce moment : l’évolution des chances, les choix les plus coûteux, la part du hasard. Cela prend une minute au plus ; vous pouvez quitter la page entre-temps.
analysis-start = Analyser la partie
analysis-stop = Arrêter
analysis-failed = L’analyse n’a pas pu aboutir.
analysis-players-only = Ceux qui ont joué cette partie peuvent la faire analyser.
analysis-waiting = { $count ->
    [0] Elle commence dans un instant.
    [one] Une autre analyse passe avant.
   *[other] { $count } autres analyses passent avant.
}
analysis-running = Choix analysés : { $done } sur { $all }
analysis-replay = Revoir la partie
analysis-table = Retour à la table
analysis-course = Chances de gagner, choix par choix
analysis-numbers = Les mêmes données en chiffres
analysis-note = « Sur 100 » : les parties que le bot « { $bot } » gagnerait à partir de là, comme à la préparation d’une partie ; ce sont des estimations. Chaque choix est jugé seulement d’après ce que son joueur pouvait savoir à ce moment.
analysis-from-to = de { $first } % à { $last } %
analysis-alone = Chances de gagner : de { $first } % à { $last } %
analysis-luck = { $tone ->
    [much-for] Les dés et les cartes ont beaucoup aidé.
    [for] Les dés et les cartes ont un peu aidé.
    [against] Les dés et les cartes ont été plutôt défavorables.
    [much-against] Les dés et les cartes ont été très défavorables.
   *[even] Les dés et les cartes n’ont ni aidé ni gêné.
} Avec une chance moyenne, ces choix gagnent environ { $games ->
    [one] *{ $games }* partie
   *[other] *{ $games }* parties
} sur 100.
analysis-choices = { $best ->
    [one] *{ $best }* choix sur { $all } était le meilleur, ou aussi bon.
   *[other] *{ $best }* choix sur { $all } étaient les meilleurs, ou aussi bons.
}
analysis-with-best = Avec le meilleur choix à chaque fois, et les mêmes dés et cartes : environ { $games ->
    [one] *{ $games }* partie
   *[other] *{ $games }* parties
} sur 100.
analysis-others = { $tone ->
    [much-for] Les choix des autres ont beaucoup aidé.
    [for] Les choix des autres ont un peu aidé.
    [against] Les choix des autres ont un peu gêné.
    [much-against] Les choix des autres ont beaucoup gêné.
   *[even] Les choix des autres n’ont presque rien changé.
} S’ils avaient toujours fait le meilleur choix : environ { $games ->
    [one] *{ $games }* partie
   *[other] *{ $games }* parties
} sur 100.
analysis-bar-luck = Avec une chance moyenne
analysis-bar-choice = Avec les meilleurs choix
analysis-bar-others = Les autres au mieux
analysis-step = Choix
analysis-chance = Chances de gagner
analysis-slips = Les choix les plus coûteux
analysis-no-slips = Aucun choix n’a coûté ne serait-ce qu’une partie sur 100.
analysis-cost = { $points ->
    [one] A coûté environ *{ $points }* partie sur 100 ; chances de gagner avant ce choix : { $chance } %
   *[other] A coûté environ *{ $points }* parties sur 100 ; chances de gagner avant ce choix : { $chance } %
}
analysis-chosen = Choisi
analysis-better = Mieux
analysis-see = Revoir le choix { $step }
analysis-chart = Chances de gagner au fil de la partie : { $told }.
analysis-axis-start = début
analysis-axis-end = { $count } choix

difficulty = Quelle difficulté en solo ?
difficulty-grid = Taux de victoire du bot « { $bot } »
difficulty-won = Victoires
difficulty-counted = { $won ->
    [one] { $won } partie gagnée sur { $games }
   *[other] { $won } parties gagnées sur { $games }
}
difficulty-unknown = non mesuré
difficulty-sentence = { $tenths ->
    [0] Le bot « { $bot } » ne gagne presque jamais cette partie ({ $won } sur { $games }).
    [10] Le bot « { $bot } » gagne presque toujours cette partie ({ $won } sur { $games }).
   *[other] Le bot « { $bot } » gagne cette partie environ { $tenths } fois sur 10 ({ $won } sur { $games }).
}
difficulty-note = Mesuré avec toutes les autres options à leur valeur initiale dans le formulaire.
