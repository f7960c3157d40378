# D’où viennent les dés.
dice-chosen-mark = { $what } · graine choisie
dice-chosen = Graine choisie
dice-chosen-note = Quelqu’un a choisi la graine de cette table. Qui la connaît connaît d’avance tous les lancers ; personne d’autre ne peut donc s’y asseoir.
dice-promised = Votre page a tiré sa part des dés et l’a promise. Laissez-la ouverte jusqu’au début.
dice-opening = Votre page dévoile sa part des dés.
dice-opened = Votre part des dés est arrivée.
dice-nothing = Votre page n’a encore rien ajouté aux dés.
dice-draw-again = Tirer de nouveau

proof-commitment = Publié avant le début : l’empreinte d’un secret
proof-commitment-seed = SHA-256 de la graine
proof-words = Ajouté par les joueurs
proof-hash = Promis par { $name } (empreinte)
proof-contribution = Ajouté par { $name }
proof-left-out = Laissé de côté
proof-left-out-names = { $names } : promis, mais pas dévoilé à temps. Les dés s’en passent.
proof-seed = Graine
proof-secret = Secret
proof-mixed = Tout le hasard venait de (SHA-256 de la graine et des mots)
proof-kept = ✓ La promesse a été tenue : voilà ce qui était fixé avant le premier lancer.
proof-file = Procès-verbal pour vérifier soi-même
proof-how = Vérifiez vous-même, avec l’empreinte vue avant la partie :
proof-later = Le secret lui-même est montré à la fin de la partie. Notez l’empreinte si vous voulez le vérifier alors.
proof-later-seed = La graine et son empreinte sont montrées à la fin de la partie : elles trahiraient tous les lancers.

lobby-words = Vos propres mots pour les dés (facultatif)
lobby-dealing = Les dés sont en train d’être tirés
lobby-dealing-text = Chaque page dévoile maintenant sa part. La partie commence dans un instant ; une part qui n’arrive pas à temps est laissée de côté, et chacun voit de qui elle était.
lobby-dice = Dés honnêtes
lobby-dice-note = Le serveur a fixé un secret et publié son empreinte. La page de chaque joueur ajoute une part tirée au hasard : d’abord seulement son empreinte, puis, quand l’hôte lance la partie, la part elle-même. Ainsi personne ne choisit les dés et personne ne les connaît d’avance. Une page sans script n’ajoute rien.
lobby-dice-note-words = La graine de tous les dés est déjà fixée. Les mots ajoutés par les joueurs avant le début y sont mêlés.

end-proof = Les dés sont vérifiables
end-proof-text = L’empreinte du secret a été publiée avant le premier lancer. L’enregistrement rejoue la partie, choix par choix.
end-proof-seed = Les dés venaient d’une graine : qui la connaissait avant connaissait tous les lancers. L’enregistrement rejoue la partie, choix par choix.

told-chosen-seed = Quelqu’un a choisi la graine de cette table.
told-called = L’hôte lance la table. La part de chacun est dévoilée.
told-left-out = La part des dés promise par { $name } n’est pas arrivée à temps et a été laissée de côté.

notice-bad-contribution = Ce n’est pas ce que cette place a promis pour les dés, ou rien ne s’ajoute aux dés à cette table.
notice-chosen-seed = Quelqu’un a choisi la graine de cette table et pourrait connaître tous les lancers. Personne d’autre ne peut s’y asseoir.
notice-shared-seed = On ne peut choisir une graine que là où personne d’autre ne joue : seul, contre des bots, ou tous devant le même écran. Laissez-la vide pour jouer avec d’autres.
