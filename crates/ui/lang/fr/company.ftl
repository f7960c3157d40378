# Les personnes autour d’une table : places, invitations, discussion, demandes, dés équitables.
home-your-turn = ● À vous de jouer
home-waits = On attend { $names }
home-players = On attend des joueurs
home-closed = Abandonnée

seats-title = Qui joue ?
seats-here = Tous devant cet écran
seats-here-note = L’écran passe de main en main ; les cartes cachées le restent.
seats-open = Des amis, chacun sur son écran
seats-open-note = Vous envoyez un lien privé pour chaque autre place.
seats-bot = Contre des bots
seats-bot-note = L’ordinateur joue toutes les autres places.
seats-mixed = Place par place
seats-mixed-note = Choisissez ci-dessous pour chaque place.
seats-level = Force des bots
seats-here-one = devant cet écran
seats-open-one = un ami, par un lien
seats-bot-one = un bot
bot-level = { $level ->
    [random] au hasard
    [greedy] gourmand
    [search] chercheur
    [gentle] indulgent
    [fair] moyen
    [strong] fort
    [ruthless] impitoyable
   *[other] { $level }
}

company = Joueurs
company-turn = joue
company-watching = dans le public
company-fill = Laisser jouer un bot
company-replaced = Un bot joue pour { $name }.
company-leave-sure = Oui, quitter
company-return = Reprendre ma place
company-rematch = Une autre partie attend les mêmes joueurs.
company-rematch-go = Y aller
company-closed = Cette table a été abandonnée. Il ne s’y passe plus rien.
company-more = Plus
company-notify = Me prévenir quand c’est à moi
company-watch = Lien pour les spectateurs :
company-leave = Partir : un bot joue pour moi
company-abandon = Abandonner cette table
company-abandon-sure = Oui, abandonner pour de bon
company-hook = Envoyer les nouvelles de la table à cette adresse (webhook)
company-hook-set = Envoyer

holding-elsewhere = { $name } : cette place est maintenant occupée depuis un autre appareil. Si ce n’était pas vous, demandez un nouveau lien à l’hôte.
holding-somebody = Quelqu’un
holding-request = { $name } demande à remplacer le bot qui joue pour { $bot }.
holding-request-own = Vous avez demandé la place « { $bot } ». Les joueurs décident.
holding-link-note = Un lien privé ramène son joueur à sa place sur n’importe quel appareil. Un nouveau lien met fin à l’ancien.
holding-link-new = Nouveau lien privé : { $name }
sitter-you = vous
sitter-here = en ligne
sitter-away = hors ligne
sitter-open = libre
sitter-bot = bot, { $level }
sitter-absent = hors ligne, un bot joue à sa place ({ $level })

wish-ask = Demander à revenir avant mon dernier choix
wish-own = Vous avez demandé à annuler { $count } choix. Les autres décident.
wish-of = { $name } demande à annuler { $count } choix.
wish-agree = Accepter
wish-decline = Refuser

talk = Discussion
talk-line = Dire quelque chose
talk-say = Envoyer
told-sat = { $name } prend place.
told-stood = { $name } se lève.
told-started = La partie commence.
told-asked = { $name } demande à revenir plus loin en arrière.
told-declined = { $name } n’est pas d’accord.
told-rewound = { $name } accepte ; la partie revient en arrière.
told-filled = Un bot joue pour { $name }.
told-returned = { $name } est de retour.
told-abandoned = { $name } abandonne la table.
told-rematch = { $name } a préparé une autre partie.
told-moved = { $name } continue sur un autre appareil.
told-relinked = Nouveau lien privé pour { $name } ; l’ancien ne fonctionne plus.
told-seat-wanted = Quelqu’un demande la place « { $name } », jouée par un bot.

share-link = Lien
share-copy = Copier
share-copied = Copié


lobby-page = On attend des joueurs · { $game }
lobby-ready = Tout le monde est là
lobby-waiting = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
lobby-text = Envoyez à chaque ami le lien d’une place. L’ouvrir suffit pour s’y asseoir ; aucun compte n’est nécessaire.
lobby-text-guest = Vous pouvez changer de nom jusqu’au début de la partie. Spectateurs et discussion plus bas.
lobby-colour = À chaque place sa couleur et son symbole. Pour une autre couleur, asseyez-vous à une autre place libre.
lobby-text-ready = Tout le monde a une place. Commencez quand vous voulez.
lobby-name = Nom
lobby-save = Enregistrer
lobby-stand = Se lever
lobby-move = S’asseoir ici
lobby-link-note = Lien privé : il donne cette place à qui l’ouvre.
lobby-start = Commencer la partie
lobby-start-bots = Commencer, des bots aux places libres
lobby-abandon = Abandonner la table
lobby-host-starts = La partie commence quand l’hôte la lance.
lobby-look-again = Actualiser
lobby-watch = Spectateurs
lobby-watch-note = Ce lien permet de regarder la partie et de voir ce qui est public.

invite-title = Une place vous est réservée
invite-others = À la table : { $names }
invite-sit = Prendre cette place
invite-bad-name = Un nom a { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus, sans caractères de contrôle.
invite-bot-title = Un bot joue à cette place
invite-bot-note = La partie a commencé. On demande aux joueurs de la table si vous pouvez prendre la place.
invite-bot-ask = Demander cette place
invite-held-title = Est-ce votre place ?
invite-held-note = { $name } occupe cette place, sur un autre appareil ou dans un autre navigateur. Si c’est vous, continuez ici : l’autre appareil ne fera plus que regarder, et toute la table en sera prévenue.
invite-held-take = Continuer ici
grant-title = Lien privé
grant-note = Ce qu’ouvre un lien privé est écrit après son # et n’est pas envoyé tout seul. Sans le script de cette page, collez ici le lien entier.
grant-link = Lien
grant-open = Ouvrir

device-title = Autre appareil
device-give-note = Continuez vos parties sur un autre appareil : créez ici un lien et un code.
device-give = Créer un lien et un code
device-code-note = Ou reprenez ici ce que vous avez commencé ailleurs : saisissez le code affiché là-bas.
device-code = Code
device-take = Continuer ici
device-take-note = Cet appareil et l’autre auront alors les mêmes places et les mêmes tables.
device-merge = Rien n’est perdu : ce qui a été commencé sur l’un ou l’autre appareil est alors sur les deux.
device-sign-out-note = Un appareil perdu, ou une session ouverte sur un appareil qui n’est pas le vôtre ? Déconnectez tous les autres.
device-sign-out = Déconnecter mes autres appareils
device-signed-out = Tous les autres appareils sont déconnectés. Les programmes qui utilisaient votre jeton d’accès ont besoin du nouveau.
device-use = { $count ->
    [one] Ouvrez le lien ou saisissez le code sur l’autre appareil dans la minute. Il sert une seule fois.
   *[other] Ouvrez le lien ou saisissez le code sur l’autre appareil dans les { $count } minutes. Il sert une seule fois.
}
device-refused = Ce code n’est pas valable, ou ne l’est plus. Créez-en un nouveau.

import-title = Ouvrir un fichier de partie
import-note = Un fichier enregistré à la fin d’une partie. Il est vérifié, et vous pouvez revoir la partie.
import-file = Fichier de partie
import-go = Ouvrir

replay-eyes = Vu par
replay-eyes-turn = joueur actif
replay-eyes-all = tous

notice-seat-taken = Quelqu’un d’autre a pris cette place. Demandez un autre lien à la personne qui vous a invité.
notice-no-invitation = Ce lien ou ce code n’est pas valable, ou ne l’est plus. Demandez-en un nouveau.
notice-given-up = Cette table a été abandonnée.
notice-not-started = La partie n’a pas encore commencé.
notice-begun = La partie a déjà commencé.
notice-nobody-missing = Le joueur de cette place est là ou l’était à l’instant, ou bien un bot n’a pas le droit de la prendre. Attendez une minute et réessayez.
notice-no-wish = Personne n’attend plus cette réponse.
notice-bad-name = Impossible d’écrire cela ici : c’est vide, trop long, ou il y a des caractères de contrôle.
notice-bad-hook = Les nouvelles ne peuvent pas être envoyées à cette adresse. Il faut une adresse http ou https publique.
notice-bad-file = Ce n’est pas un fichier de partie que ce programme sait vérifier. Rien n’a été ouvert.
notice-too-fast = Pas si vite. Attendez un instant, puis renvoyez.
notice-refused = Les règles ne permettent pas ce choix.
notice-bad-setup = Une table ne peut pas être préparée ainsi. Rien n’a été ouvert.
