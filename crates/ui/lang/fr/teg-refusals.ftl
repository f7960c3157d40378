# Tiny Epic Galaxies: why a choice is refused.
teg-refusal-over = La partie est terminée.
teg-refusal-not-your-decision = C’est à quelqu’un d’autre de décider.
teg-refusal-not-asked = Autre chose est demandé en ce moment.
teg-refusal-not-your-mission = Vous n’avez pas pioché cette mission, ou vous en avez déjà gardé une.
teg-refusal-no-such-die = Aucun dé encore utilisable ne montre cette face.
teg-refusal-face-impossible = { $face ->
    [0] Aucun de vos vaisseaux ne peut se déplacer : le dé ne peut pas être activé.
    [3] Aucun de vos vaisseaux n’est en orbite sur une piste de diplomatie : le dé ne peut pas être activé.
    [4] Aucun de vos vaisseaux n’est en orbite sur une piste d’économie : le dé ne peut pas être activé.
    [5] Vous ne pouvez ni payer le niveau suivant de l’empire ni utiliser une colonie : le dé ne peut pas être activé.
   *[other] L’action de ce dé est impossible maintenant : il ne peut pas être activé.
}
teg-refusal-reroll-unpaid = { $cost ->
    [one] Cette relance coûte { $cost } énergie ; vous en avez { $have }.
   *[other] Cette relance coûte { $cost } énergies ; vous en avez { $have }.
}
teg-refusal-nothing-picked = Choisissez au moins un dé à relancer.
teg-refusal-converter-used = Le convertisseur ne sert qu’une fois par tour.
teg-refusal-converter-dice = Il faut au convertisseur trois dés encore inutilisés.
teg-refusal-same-face = Le dé montre déjà cette face.
teg-refusal-pilot-not-offered = Ce pilote n’est pas à engager.
teg-refusal-hire-unpaid = Vos dés ne paient pas ce pilote : deux égaux qui conviennent au vaisseau, ou trois égaux quelconques.
teg-refusal-not-the-pilots-ship = Ce pilote ne peut pas piloter ce vaisseau.
teg-refusal-no-normal-ship = Vous n’avez aucun vaisseau normal en jeu à remplacer.
teg-refusal-no-such-ship = Ce vaisseau n’existe pas.
teg-refusal-twin-ship = Ces vaisseaux sont identiques : choisissez l’autre.
teg-refusal-ship-locked = Ce vaisseau n’est pas encore débloqué.
teg-refusal-not-this-ship = Ce vaisseau ne peut pas être choisi ici.
teg-refusal-must-leave = Un vaisseau doit changer de lieu ; passer de la surface à l’orbite d’une même planète ne suffit pas.
teg-refusal-space-taken = Un autre de vos vaisseaux s’y trouve.
teg-refusal-not-in-row = Cette planète n’est pas dans la rangée.
teg-refusal-nothing-to-explore = Il n’y a plus rien à explorer.
teg-refusal-exploring-already = Ce vaisseau explore déjà : il doit d’abord revenir.
teg-refusal-not-on-track = Ce vaisseau n’est pas en orbite sur une telle piste.
teg-refusal-may-not-decline = Ceci est obligatoire.
teg-refusal-unpayable = On ne peut pas payer ainsi.
teg-refusal-highest-level = Votre empire est à son plus haut niveau.
teg-refusal-upgrade-unpaid = Le développement coûte { $cost } d’une même ressource, et il vous en manque.
teg-refusal-not-your-colony = Cette planète n’est pas une de vos colonies.
teg-refusal-once-per-turn = Cette carte a déjà servi ce tour.
teg-refusal-own-turn-only = Cette carte ne sert que pendant votre tour.
teg-refusal-invoked-already = Cette carte a déjà servi pour ce dé.
teg-refusal-not-usable = Cette carte n’aurait aucun effet maintenant.
teg-refusal-card-unpaid = Vous n’avez pas de quoi payer cette carte : { $energy ->
    [0] { $culture ->
        [one] { $culture } culture
       *[other] { $culture } cultures
    }
   *[other] { $culture ->
        [0] { $energy ->
            [one] { $energy } énergie
           *[other] { $energy } énergies
        }
       *[other] { $energy ->
            [one] { $energy } énergie
           *[other] { $energy } énergies
        } et { $culture ->
            [one] { $culture } culture
           *[other] { $culture } cultures
        }
    }
}.
teg-refusal-not-regressible = Ce vaisseau ne peut pas être repoussé.
teg-refusal-nothing-to-steal = Il n’y a rien de tel à voler.
teg-refusal-wrong-amount = Cette quantité n’est pas possible.
teg-refusal-planet-occupied = Un vaisseau se trouve sur cette planète.
teg-refusal-no-transfer = Le vaisseau ne peut pas garder sa case sur cette orbite.
teg-refusal-face-not-choosable = Cette face ne peut pas être choisie.
teg-refusal-cannot-follow = L’action est impossible pour vous : il n’y a rien à suivre.
teg-refusal-follow-unpaid = { $cost ->
    [one] Suivre coûte { $cost } culture ; vous en avez { $have }.
   *[other] Suivre coûte { $cost } cultures ; vous en avez { $have }.
}
teg-refusal-no-free-follow = Aucun de vos pilotes ne permet de suivre gratuitement maintenant.
teg-refusal-not-open = Cette carte n’est pas visible.
teg-refusal-deck-empty = La pioche d’exploration est vide.
teg-refusal-must-take = Cette carte doit être prise.
teg-refusal-rogue-reroll-unpaid = Faire relancer le dé de la Renégate coûte 1 énergie et 1 culture.
