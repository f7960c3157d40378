# Conseils, analyse d’une partie terminée, difficulté des parties en solo.
percent = { $number } %

hint = Conseil
hint-title-of-button = Ce qu’un bot fort ferait à votre place (touche H)
hint-at-own-page = Un conseil se fonde sur ce que sait un seul joueur : ouvrez d’abord la page de ce joueur
hint-thinking = Réflexion en cours…
hint-failed = L’indice n’est pas arrivé. Redemandez-le.
hint-stop = Arrêter
hint-take = Jouer
hint-take-this = Jouer plutôt ceci
hint-another = Comparer un autre choix
hint-asking = Touchez un autre choix : rien n’est joué, il est comparé à celui-ci.
hint-back = Retour au conseil
hint-unseen = Ce choix a été à peine étudié : il semblait moins bon au premier regard.
hint-show = Montrer le coup
hint-nudge = Regardez ici : *{ $place }*.
hint-nudge-matters = Ce qui compte :
hint-at-once = Effet immédiat :
hint-only = Il n’y a rien d’autre à choisir.
hint-no-reasons = { $even ->
    [yes] Ce choix et le suivant se valent : ils mènent à peu près au même point.
   *[no] Rien ne ressort en particulier : beaucoup de petites choses s’ajoutent.
}
hint-as-good = *Aussi bon* : moins de 2 parties sur 100 les séparent.
hint-worse = { $games ->
    [one] *Moins bon* : environ { $games } partie gagnée de moins sur 100.
   *[other] *Moins bon* : environ { $games } parties gagnées de moins sur 100.
}
hint-points = { $points ->
    [one] Ce choix mène à environ *{ $points }* point, le deuxième à { $other }.
   *[other] Ce choix mène à environ *{ $points }* points, le deuxième à { $other }.
}
hint-next = Deuxième choix :
hint-bars = Sur 100 parties, environ { $now } sont gagnées à partir d’ici, { $then } après ce choix et { $other } après le deuxième.
hint-bars-other = Sur 100 parties, environ { $this } sont gagnées après ce choix, { $best } après le meilleur.
hint-bar-now = maintenant
hint-bar-then = après ce choix
hint-bar-next = deuxième choix
hint-bar-this = celui-ci
hint-bar-best = le conseil
hint-found = { $games ->
    [one] Trouvé en jouant { $games } partie à partir d’ici, sans connaître le prochain lancer.
   *[other] Trouvé en jouant { $games } parties à partir d’ici, sans connaître le prochain lancer.
}
menu-hints = Conseils
hints-nudge = D’abord une piste
hints-direct = Le coup tout de suite
menu-coach = Guide
coach-off = Non
coach-on = M’avertir
coach-where = Demande avant un coup qui sacrifie beaucoup. Seulement quand vous jouez seul.
coach-asks = Le guide demande
coach-gives-up = { $games ->
    [one] Ce coup sacrifie beaucoup : environ { $games } partie sur 100. { $reason }.
   *[other] Ce coup sacrifie beaucoup : environ { $games } parties sur 100. { $reason }.
}
coach-gives-up-much = { $games ->
    [one] Ce coup sacrifie beaucoup : environ { $games } partie sur 100.
   *[other] Ce coup sacrifie beaucoup : environ { $games } parties sur 100.
}
coach-look-again = Je regarde encore
coach-all-the-same = Jouer quand même
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
analysis-course-rounds = Chances de gagner, manche par manche
analysis-won-lucky = Gagné, avec la chance de votre côté
analysis-won-unlucky = Gagné, malgré la malchance
analysis-won = Gagné, et la chance n’y est pour rien
analysis-lost-unlucky = Perdu, et c’est la malchance
analysis-lost-both = Perdu : ni la chance ni les choix n’ont aidé
analysis-lost-choices = Perdu, et la chance n’y est pour rien
analysis-lost = Perdu, mais il manquait peu
analysis-luck-title = La part de la chance
analysis-luck-verdict = { $tone ->
    [much-for] Elle a *beaucoup aidé*
    [for] Elle a *un peu aidé*
    [against] Un peu *contre vous*
    [much-against] Nettement *contre vous*
   *[even] *Ni bonne* ni mauvaise
}
analysis-luck-average = Avec une chance moyenne, ces choix gagnent environ { $games ->
    [one] *{ $games }* partie
   *[other] *{ $games }* parties
} sur 100.
analysis-choices-title = La part de vos choix
analysis-choices-verdict = { $size ->
    [none] *Tous* aussi bons que le meilleur
    [little] Ils ont coûté *peu*
    [some] Ils ont coûté *quelque chose*
   *[much] Ils ont coûté *cher*
}
analysis-in-hundred = { $games } sur 100
analysis-turning = { $count ->
    [0] Les tournants
    [one] Un tournant
    [2] Deux tournants
    [3] Trois tournants
   *[other] { $count } tournants
}
analysis-no-turning = Il n’y avait rien à choisir dans cette partie.
analysis-picture = La table au choix { $step }
analysis-round = Manche { $round }
analysis-gained = gain : { $games } sur 100
analysis-cost = coût : { $games } sur 100
analysis-chosen = Joué
analysis-better = Mieux
analysis-next = Deuxième choix
analysis-why-bad = Ce qui a été joué, comparé au meilleur choix :
analysis-why-good = Ce qui a été joué, comparé au deuxième choix :
analysis-see = Voir
analysis-step-number = choix { $step } dans la rediffusion
analysis-continue = Rejouer à partir d’ici
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
