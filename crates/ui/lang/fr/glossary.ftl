# The words of the games, and being told what something is.
glossary = Glossaire
glossary-of = Les mots de { $game }
glossary-more = En savoir plus
glossary-search = Chercher un mot
glossary-find = Chercher
glossary-none = Aucun mot ne correspond.
what-is-this = Qu’est-ce que c’est ?
what-tip = Qu’est-ce que c’est ? Touchez ensuite n’importe quoi. Touche W
what-banner = Touchez n’importe quoi. Échap pour finir.
what-done = Terminé
help-what = Qu’est-ce que c’est ? Touchez ce que vous voulez pour le savoir
help-sound = Activer ou couper le son
sound-tip = Activer ou couper le son. Touche M
sound-is-on = Le son est activé.
sound-is-off = Le son est coupé.
