# Leçons : ce qu’elles ont en commun.
learn = Apprendre
learn-text = De courtes leçons à une vraie table. Rien ne compte ici.
learn-minutes = { $count ->
    [one] environ { $count } minute
   *[other] environ { $count } minutes
}
learn-begun = étape { $step } sur { $steps }
learn-going = { $count ->
    [one] { $count } choix fait
   *[other] { $count } choix faits
}
learn-done = terminée
learn-start = Commencer
learn-go-on = Continuer
learn-again = Recommencer
lesson = Leçon
lesson-tip = Votre guide
lesson-progress = Étape { $step } sur { $steps } ; { $done } faites
lesson-step = Étape *{ $step }* sur { $steps }
lesson-rule = Règle { $rule }
lesson-why = À savoir.
lesson-next = Suivant
lesson-back = Retour
lesson-show = Montrez-moi
lesson-skip = Passer la leçon
lesson-skip-ask = La passer, ou continuer plus tard ?
lesson-later = Plus tard
lesson-play = Jouer une partie
lesson-inside = Dans cette leçon
lesson-next-lesson = Suite : { $title }
lesson-all = Toutes les leçons
lesson-other = C’est possible aussi, mais ici on fait ce qui est éclairé.
lesson-wait = Lisez d’abord : appuyez sur Suivant.
lesson-others = Les autres jouent…
lesson-almost = Presque.
lesson-understood = Compris
lesson-quiet = Ne plus conseiller
