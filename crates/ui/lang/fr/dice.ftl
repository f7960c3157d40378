# D’où viennent les dés.
dice-chosen-mark = { $what } · graine choisie
dice-chosen = Graine choisie
dice-chosen-note = Quelqu’un a choisi la graine de cette table. La connaître, c’est connaître d’avance tous les lancers ; personne d’autre ne peut donc s’asseoir ici.
dice-promised = Votre page a tiré sa part du hasard et l’a promise. Laissez-la ouverte jusqu’au début.
dice-opening = Votre page dévoile sa part du hasard.
dice-opened = Votre part du hasard est arrivée.
dice-nothing = Votre page n’a encore rien apporté aux dés.
dice-draw-again = Tirer de nouveau

proof-commitment = Publié avant le début : l’empreinte d’un secret
proof-commitment-seed = SHA-256 de la graine
proof-words = Apporté par les joueurs
proof-hash = Promis par { $name } (empreinte)
proof-contribution = Apporté par { $name }
proof-left-out = Laissé de côté
proof-left-out-names = { $names } : part promise, mais pas dévoilée à temps. Les dés s’en passent.
proof-seed = Graine
proof-secret = Secret
proof-mixed = Source de tout le hasard (SHA-256 de la graine et des mots)
proof-kept = ✓ La promesse a été tenue : voilà ce qui était fixé avant le premier lancer.
proof-file = Fichier de partie, à vérifier vous-même
proof-how = Vérifiez vous-même, avec l’empreinte vue avant la partie :
proof-later = Le secret lui-même est montré à la fin de la partie. Notez l’empreinte si vous voulez le vérifier alors.
proof-later-seed = La graine et son empreinte sont montrées à la fin de la partie : elles dévoileraient tous les lancers.

lobby-words = Vos mots pour les dés (facultatif)
lobby-dealing = Tirage des dés en cours
lobby-dealing-text = Chaque page dévoile maintenant sa part. La partie commence dans un instant ; une part qui n’arrive pas à temps est laissée de côté, et chacun voit de qui elle était.
lobby-dice = Dés équitables
lobby-dice-note = Le serveur a fixé un secret et publié son empreinte. La page de chaque joueur apporte une part tirée au hasard : d’abord seulement son empreinte, puis, quand l’hôte lance la partie, la part elle-même. Ainsi, personne ne choisit les dés et personne ne les connaît d’avance. Une page sans script n’apporte rien.
lobby-dice-note-words = La graine de tous les dés est déjà fixée. Les mots ajoutés par les joueurs avant le début y sont mêlés.

end-proof = Les dés sont vérifiables
end-proof-text = L’empreinte du secret a été publiée avant le premier lancer. Le fichier de partie permet de tout rejouer, choix par choix.
end-proof-seed = Les dés venaient d’une graine : la connaître avant, c’était connaître tous les lancers. Le fichier de partie permet de tout rejouer, choix par choix.

told-chosen-seed = Quelqu’un a choisi la graine de cette table.
told-called = L’hôte lance la partie. La part du hasard de chacun est dévoilée.
told-left-out = La part du hasard promise par { $name } n’est pas arrivée à temps et a été laissée de côté.

notice-bad-contribution = Ce n’est pas ce que cette place a promis pour les dés, ou on n’apporte rien aux dés à cette table.
notice-chosen-seed = Quelqu’un a choisi la graine de cette table et pourrait connaître tous les lancers. Personne d’autre ne peut s’y asseoir.
notice-shared-seed = On ne peut choisir une graine que si personne d’autre ne joue ailleurs : seul, contre des bots, ou tous devant le même écran. Laissez le champ vide pour jouer avec d’autres.
