# Le cadre commun à tous les jeux.
starboard = Starboard
title-page = { $page } · Starboard
title-table = { $game } · Starboard
title-your-move = ● À vous · { $game }
title-replay = Relecture · { $game }

bar-home = Starboard, retour à l’accueil
menu = Menu et réglages
menu-home = Accueil
menu-rules = Règles
menu-help = Aide et touches
menu-language = Langue
menu-theme = Thème
menu-speed = Vitesse de jeu
menu-text = Taille des textes
menu-sound = Son
menu-volume = Volume
menu-save = Appliquer
theme-auto = Automatique
theme-dark = Sombre
theme-light = Clair
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Instantanée
text-normal = Normale
text-large = Grande
text-larger = Très grande
sound-off = Sans son
sound-on = Avec son
sound-fewer = Moins de sons : votre tour et la fin
volume-low = Faible
volume-medium = Moyen
volume-high = Fort

home-title = Trois jeux dans l’espace. Apprenez en jouant.
home-text = Pas de règles à lire d’abord : un guide s’assoit près de vous, à la vraie table. Ensuite, la table veille aux règles pour vous.
home-continue = Reprendre
home-back = Bon retour
home-yours = { $count ->
    [0] Rien ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
home-others = Aussi en cours
home-start = Commencer une partie
home-friends = Jouer entre amis
home-learn-next = Leçon suivante
home-learn-again = Réviser
home-minutes = { $count } min
home-play-note = « Jouer » vous installe aussitôt : en solo, au niveau le plus doux, avec annulation et conseils.
home-over = Parties terminées
home-play = Jouer
home-set-up = Préparer
home-daily = Partie du jour
home-daily-note = La même partie pour tous aujourd’hui, avec les mêmes dés
home-choices = { $count ->
    [0] vient de commencer
    [one] { $count } choix
   *[other] { $count } choix
}
home-won = Gagnée
home-lost = Perdue
home-winners = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
home-foot = Toutes les images sont dessinées et toutes les règles sont rédigées par les auteurs de ce programme.
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }
age-now = à l’instant
age-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
age-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
age-days = { $count ->
    [1] hier
   *[other] il y a { $count ->
       [one] { $count } jour
      *[other] { $count } jours
   }
}

new-title = Jouer à { $game }
new-fault = Impossible de jouer ainsi : vérifiez « { $field } ».
new-seed-title = Jouer avec une graine choisie
new-seed = Graine
new-seed-note = La même graine et la même mise en place donnent les mêmes dés, et connaître la graine, c’est connaître tous les lancers : à réserver aux parties en solo, contre des bots ou devant un même écran ; la table le signale. Laissez vide pour tirer un secret.
new-name = Nom du joueur { $number } ({ $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus)
new-start = Commencer la partie

rules-title = Règles du jeu { $game }
rules-contents = Sommaire
rules-play = Jouer

skip-to-choices = Aller aux choix en toutes lettres
undo = Annuler
back = Retour
dismiss = Fermer
connection-lost = Connexion perdue. Nouvelle tentative…
drawers = Volets
drawer-choices = Choix
drawer-log = Journal
log-since = Depuis mon dernier choix
log-search = Chercher dans le journal
log-none = Aucune ligne ne contient ces mots.
log-older = Lignes plus anciennes
log-start = Début de la partie
waiting-for = On attend *{ $name }*.
playback = Déroulement
playback-happened = Ce qui s’est passé
playback-pause = Pause
playback-step = Pas à pas
playback-faster = Plus vite
playback-skip = Aller au présent
playback-close = Fermer
closed-title = Partie abandonnée
closed-text = Cette table a été abandonnée.
closed-toggle = Résultat ou plateau
end-again = Rejouer
end-replay = Revoir la partie
end-harder = Et maintenant : { $what }
end-gentler = Plus doux : { $what }
closed-replay = Revoir la partie
drawer-key = Légende
choices = Choix
choices-none = Rien à choisir.
choices-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
log = Journal
whose-yours = À vous
whose-playing = En cours…
whose-over = Partie terminée
whose-waiting = En attente…
whose-asked = { $name } choisit
whose-replay = Relecture

replay-previous = Étape précédente
replay-next = Étape suivante
replay-step = Étape
replay-go = Voir

help-keys = Touches
help-digits = choisir un dé
help-arrows = passer d’un élément lumineux à l’autre
help-enter = choisir
help-escape = revenir en arrière
help-undo = annuler
help-playback = pause, pas à pas, plus vite, pendant le déroulement (Échap : aller au présent)
help-since = ce qui s’est passé depuis votre dernier choix
help-help = cette aide

notice-home = Retour à l’accueil
notice-title-lost = Perdu dans l’espace
notice-title-no-entry = Accès refusé
notice-title-bad = Cela n’a pas marché
notice-title-not-now = Pas maintenant
notice-title-fault = Une erreur de notre côté
notice-not-found = Cette page n’existe pas.
notice-no-table = Cette table n’existe pas. Elle a peut-être été supprimée.
notice-not-yours = Cette table est à quelqu’un d’autre.
notice-bad-request = La requête n’a pas été comprise. Rien n’a été modifié.
notice-too-large = La requête était trop volumineuse. Rien n’a été modifié.
notice-too-many = Trop de requêtes à la fois. Attendez un instant et réessayez.
notice-foreign-origin = La requête venait d’un autre site. Rien n’a été modifié.
notice-stale = La partie a avancé depuis l’affichage de cette page. Regardez à nouveau, puis choisissez.
notice-no-undo = Rien ne peut être annulé : des dés ont été lancés depuis, ou c’est le premier choix.
notice-not-over = Le fichier d’une partie, avec le secret de ses dés, est publié quand elle est terminée.
notice-other-rules = Cette table a été jouée avec une autre version des règles et ne peut pas être montrée fidèlement.
notice-damaged = Les données enregistrées de cette table ne sont pas cohérentes : elle ne peut pas être montrée. Rien n’a été modifié ; la personne qui gère ce serveur en trouvera la raison dans son journal.
notice-storage = Le choix n’a pas pu être enregistré et n’a donc pas été joué. Rien n’est perdu ; réessayez.
notice-unknown = On ne sait pas si cela a été enregistré. Regardez la table avant de recommencer ; la même requête avec la même clé n’est jamais exécutée deux fois.
notice-key-reused = La clé de cette requête est celle d’une autre. Rien n’a été modifié.
notice-too-slow = La requête n’est pas arrivée à temps. Rien n’a été modifié.
notice-busy = Trop de personnes demandent quelque chose en ce moment. Réessayez dans quelques secondes.
notice-quota = Vous avez ici autant de tables ouvertes ou de fichiers de partie qu’un visiteur ou un réseau peut en avoir. Terminez ou abandonnez d’abord une partie.
notice-fault = Quelque chose ne va pas de notre côté. Votre partie est intacte.
notice-closing = Le serveur s’arrête. Vos parties sont en sécurité ; revenez dans un instant.

## Between two players of one device
seat-name = Joueur { $number }
curtain-title = { $name }, c’est à vous
curtain-text = Personne d’autre ne doit regarder l’écran maintenant.
curtain-show = Montrer ma table

# Entre un nom et ce qu’on en dit.
colon = {" : "}
