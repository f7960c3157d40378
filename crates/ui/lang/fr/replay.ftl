# Revoir une partie, et la poursuivre depuis une étape.
replay-continue = Continuer d’ici
continued-from = Suite de l’étape { $step } d’une autre partie
continued-not-counted = Elle ne compte pas dans vos résultats.
told-continued = Cette partie reprend à l’étape { $step } d’une autre, avec un nouveau hasard.
notice-not-alone = D’autres jouent aussi cette partie. Vous pourrez la poursuivre depuis une étape quand elle sera finie.
notice-nothing-left = La partie était finie à cette étape : il n’y a rien à poursuivre.
