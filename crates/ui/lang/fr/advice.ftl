# Conseils, analyse d’une partie terminée, difficulté des parties en solo.
percent = { $number } %

hint = Conseil
hint-title-of-button = Ce qu’un bot fort ferait à votre place (touche H)
hint-at-own-page = Un conseil repose sur ce que sait un seul joueur : passez d’abord à sa page
hint-thinking = Réflexion en cours…
hint-stop = Arrêter
hint-take = Le faire
hint-at-once = Aussitôt :
hint-only = Il n’y a rien d’autre à choisir.
hint-why = { $even ->
    [yes] { $chance ->
        [one] Environ *{ $chance }* partie sur 100 est gagnée à partir d’ici ; le deuxième choix se vaut.
       *[other] Environ *{ $chance }* parties sur 100 sont gagnées à partir d’ici ; le deuxième choix se vaut.
    }
   *[no] { $chance ->
        [one] Environ *{ $chance }* partie sur 100 est gagnée ainsi, environ { $other } avec le deuxième choix.
       *[other] Environ *{ $chance }* parties sur 100 sont gagnées ainsi, environ { $other } avec le deuxième choix.
    }
}
hint-points = { $points ->
    [one] Cela mène à environ *{ $points }* point, le deuxième choix à { $other }.
   *[other] Cela mène à environ *{ $points }* points, le deuxième choix à { $other }.
}
hint-this = Ce choix
hint-next = Deuxième choix :
hint-estimate = Estimation des parties que le bot « { $bot } » gagnerait à partir d’ici, sans en savoir plus que vous.
help-hint = un conseil (pas quand d’autres jouent depuis leur propre écran)

notice-no-hints = Pas de conseils à cette table : d’autres y jouent depuis leur propre écran, et ce ne serait pas juste envers eux.
notice-nothing-asked = Vous n’avez rien à choisir en ce moment : il n’y a donc pas de conseil.
notice-called-off = Le conseil a été interrompu.
notice-still-played = Une partie s’analyse quand elle est terminée.
notice-queue = Trop d’analyses attendent déjà. Réessayez dans quelques minutes.

analysis = Analyse
analysis-title = Retour sur { $game }
analysis-about = Un bot reprend chaque choix avec ce que son joueur savait à ce moment : l’évolution des chances, les choix les plus coûteux, la part du hasard. Cela prend une minute au plus ; vous pouvez quitter la page entre-temps.
analysis-start = Analyser la partie
analysis-stop = Arrêter
analysis-failed = L’analyse n’a pas pu aboutir.
analysis-players-only = Ceux qui ont joué peuvent la faire analyser.
analysis-waiting = { $count ->
    [0] Elle commence dans un instant.
    [one] Une autre analyse passe d’abord.
   *[other] { $count } autres analyses passent d’abord.
}
analysis-running = { $done } choix jugés sur { $all }
analysis-replay = Revoir la partie
analysis-table = Retour à la table
analysis-course = Chances de gagner, choix par choix
analysis-numbers = La même chose en chiffres
analysis-note = « Sur 100 » : les parties que le bot « { $bot } » gagnerait à partir de là, comme au choix de la difficulté ; ce sont des estimations. Chaque choix est jugé d’après ce que son joueur pouvait savoir à ce moment.
analysis-from-to = de { $first } % à { $last } %
analysis-alone = Chances de gagner : de { $first } % à { $last } %
analysis-luck = { $tone ->
    [much-for] Les dés et les cartes ont beaucoup aidé.
    [for] Les dés et les cartes ont un peu aidé.
    [against] Les dés et les cartes ont été plutôt contraires.
    [much-against] Les dés et les cartes ont été très contraires.
   *[even] Les dés et les cartes n’ont été ni bons ni mauvais.
} Avec une chance moyenne, ces choix gagnent environ { $games ->
    [one] *{ $games }* partie
   *[other] *{ $games }* parties
} sur 100.
analysis-choices = { $best ->
    [one] *{ $best }* choix sur { $all } était le meilleur ou le valait.
   *[other] *{ $best }* choix sur { $all } étaient les meilleurs ou les valaient.
}
analysis-with-best = Avec le meilleur choix à chaque fois, et les mêmes dés et cartes : environ { $games ->
    [one] *{ $games }* partie
   *[other] *{ $games }* parties
} sur 100.
analysis-others = { $tone ->
    [much-for] Les choix des autres ont beaucoup aidé.
    [for] Les choix des autres ont un peu aidé.
    [against] Les choix des autres ont un peu nui.
    [much-against] Les choix des autres ont beaucoup nui.
   *[even] Les choix des autres ont peu changé.
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
    [one] A coûté environ *{ $points }* partie sur 100 ; avant ce choix, { $chance } étaient à gagner
   *[other] A coûté environ *{ $points }* parties sur 100 ; avant ce choix, { $chance } étaient à gagner
}
analysis-chosen = Choisi
analysis-better = Mieux
analysis-see = Revoir le choix { $step }
analysis-chart = Chances de gagner au fil de la partie : { $told }.
analysis-axis-start = début
analysis-axis-end = { $count } choix

difficulty = Est-ce difficile en solo ?
difficulty-grid = Combien de fois le bot « { $bot } » gagne
difficulty-won = Gagné
difficulty-counted = { $games ->
    [one] { $won } partie gagnée sur { $games }
   *[other] { $won } parties gagnées sur { $games }
}
difficulty-unknown = non mesuré
difficulty-sentence = { $tenths ->
    [0] Le bot « { $bot } » ne gagne presque jamais cette partie ({ $won } sur { $games }).
    [10] Le bot « { $bot } » gagne presque toujours cette partie ({ $won } sur { $games }).
   *[other] Le bot « { $bot } » gagne cette partie environ { $tenths } fois sur 10 ({ $won } sur { $games }).
}
difficulty-note = Mesuré avec toutes les autres options telles que le formulaire les montre au départ.
