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
    [yes] Environ *{ $chance } %* de chances de gagner ; le deuxième choix se vaut.
   *[no] Environ *{ $chance } %* de chances de gagner ainsi, environ { $other } % avec le deuxième choix.
}
hint-points = Cela mène à environ *{ $points }* points, le deuxième choix à { $other }.
hint-this = Ce choix
hint-next = Deuxième choix :
hint-estimate = Estimation d’une recherche qui n’en sait pas plus que vous.
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
analysis-note = Toutes les chances sont des estimations d’un bot, jugées d’après ce que chacun pouvait savoir. Le hasard est ce que les dés et les cartes ont changé ; le coût des choix se mesure au meilleur choix que le bot a trouvé.
analysis-from-to = de { $first } % à { $last } %
analysis-alone = Chances de gagner : de { $first } % à { $last } %
analysis-luck = { $sign ->
    [none] Dés et cartes n’ont rien changé au total.
    [plus] { $points ->
        [one] Dés et cartes ont apporté *{ $points }* point de pourcentage.
       *[other] Dés et cartes ont apporté *{ $points }* points de pourcentage.
    }
   *[minus] { $points ->
        [one] Dés et cartes ont coûté *{ $points }* point de pourcentage.
       *[other] Dés et cartes ont coûté *{ $points }* points de pourcentage.
    }
}
analysis-lost = { $points ->
    [0] Les choix n’ont rien coûté.
   *[other] Les choix ont coûté *{ $points }*.
}
analysis-others = { $sign ->
    [none] Les choix des autres n’ont rien changé au total.
    [plus] Les choix des autres ont apporté *{ $points }*.
   *[minus] Les choix des autres ont coûté *{ $points }*.
}
analysis-misjudged = { $sign ->
    [plus] Le bot lui-même avait été trop pessimiste, de *{ $points }*.
   *[minus] Le bot lui-même avait été trop optimiste, de *{ $points }*.
}
analysis-bar-luck = Hasard
analysis-bar-choice = Ses choix
analysis-bar-others = Choix des autres
analysis-bar-misjudged = Erreur du bot
analysis-step = Choix
analysis-chance = Chances de gagner
analysis-slips = Les choix les plus coûteux
analysis-no-slips = Aucun choix n’a coûté ne serait-ce qu’un point de pourcentage.
analysis-cost = { $points ->
    [one] *−{ $points }* point de pourcentage, à { $chance } % de chances
   *[other] *−{ $points }* points de pourcentage, à { $chance } % de chances
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
