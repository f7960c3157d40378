# Revoir une partie, et la poursuivre depuis une étape.
replay-continue = Continuer d’ici
continued-from = Suite de l’étape { $step } d’une autre partie
continued-not-counted = Elle ne compte pas dans vos résultats.
told-continued = Cette partie reprend à l’étape { $step } d’une autre, avec un nouveau hasard.
notice-not-alone = D’autres jouent aussi cette partie. Vous pourrez la poursuivre depuis une étape quand elle sera finie.
notice-nothing-left = La partie était finie à cette étape : il n’y a rien à poursuivre.

# Le lecteur.
replay-player = Commandes de lecture
replay-turn = Tour { $number }
replay-round = Manche { $round }
replay-turns = Tours
replay-turn-count = { $rounds ->
    [0] { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
   *[other] { $turns } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
}
replay-at = Étape { $step } sur { $steps }, tour { $turn } sur { $turns }
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-play = Lecture
replay-speed = Vitesse
replay-copy = Copier le lien vers cette étape
replay-copied = Le lien est copié.
replay-continue-tip = Ouvre une nouvelle table depuis cette position, avec des bots aux autres places et un nouveau hasard.
replay-point-lost = Tournant : { $games ->
    [one] il coûte { $games } partie sur 100
   *[other] il coûte { $games } parties sur 100
}
replay-point-won = Tournant : { $games ->
    [one] il rapporte { $games } partie sur 100
   *[other] il rapporte { $games } parties sur 100
}
replay-point-lost-of = Tournant : { $games ->
    [one] il coûte { $games } partie sur 100 à { $name }
   *[other] il coûte { $games } parties sur 100 à { $name }
}
replay-point-won-of = Tournant : { $games ->
    [one] il rapporte { $games } partie sur 100 à { $name }
   *[other] il rapporte { $games } parties sur 100 à { $name }
}
skip-to-turns = Aller aux tours
help-replay-play = Lecture ou pause
help-replay-steps = Une étape en arrière ou en avant ; avec Maj un tour entier
help-replay-ends = À la première ou à la dernière étape
help-replay-eyes = Voir avec les yeux d’un joueur
help-replay-speed = Plus lent ou plus vite
key-space = Espace
