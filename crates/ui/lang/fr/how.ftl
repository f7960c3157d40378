how-to-play = Comment jouer
how-to-play-of = Comment jouer à { $game }
how-beyond-the-black = Beyond the Black
how-rules = Toutes les règles numérotées
how-print = Imprimer
how-lesson = L’apprendre à une table : { $title }
