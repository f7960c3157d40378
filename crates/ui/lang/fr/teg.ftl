# Tiny Epic Galaxies: the table, its prompts and choices.
teg-title = Tiny Epic Galaxies
teg-pitch = Lancez les dés, envoyez vos vaisseaux, colonisez des mondes et copiez les autres. Faites grandir votre galaxie avant les leurs.
teg-gist = 1 à 5 joueurs · 45 minutes · un peu plus riche
teg-btb = Beyond the Black
teg-btb-note = Pilotes, vaisseaux avancés et espace inexploré

# Things
teg-colour = { $colour ->
    [azure] Azur
    [coral] Corail
    [lime] Citron vert
    [violet] Violet
    [amber] Ambre
   *[rogue] Galaxie renégate
}
teg-face = { $face ->
    [move] Déplacement
    [energy] Énergie
    [culture] Culture
    [diplomacy] Diplomatie
    [economy] Économie
   *[colony] Colonie
}
teg-face-does = { $face ->
    [move] déplacer un vaisseau
    [energy] acquérir de l’énergie
    [culture] acquérir de la culture
    [diplomacy] avancer sur une piste de diplomatie
    [economy] avancer sur une piste d’économie
   *[colony] développer l’empire ou utiliser une colonie
}
teg-resource = { $resource ->
    [energy] énergie
   *[culture] culture
}
teg-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
teg-culture = { $count ->
    [one] { $count } culture
   *[other] { $count } cultures
}
teg-both = { $energy } et { $culture }
teg-nothing = rien
teg-gains-nothing = cela ne vous rapporterait rien
teg-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
teg-points-word = points de victoire
teg-badge = { $badge ->
    [chart] Carte stellaire
    [relic] Relique
    [signal] Signal
   *[fossil] Fossile
}
teg-type = { $kind ->
    [runner] Coureur
    [hauler] Cargo
    [envoy] Émissaire
    [foundry] Fonderie
   *[scout] vaisseau
}
teg-ship = { $kind ->
    [runner] le Coureur
    [hauler] le Cargo
    [envoy] l’Émissaire
    [foundry] la Fonderie
   *[scout] un vaisseau
}
teg-ship-at = { $ship }, { $place }
teg-ship-of = { $count ->
    [one] { $name } : { $ship }
   *[other] { $name } : { $count } × { $ship }
}
teg-place-locked = pas encore débloqué
teg-place-galaxy = dans la galaxie
teg-place-surface = sur { $planet }
teg-place-orbit = en orbite ({ $planet }, case { $level })
teg-place-exploration = dans le Noir
teg-reconstructed-why = Reconstitué : la carte imprimée est introuvable, celle-ci a été conçue à sa place. Ce n’est pas la carte imprimée.
teg-used = utilisée ce tour
teg-free = gratuit
teg-start = départ

# The table
teg-row = Planètes à coloniser
teg-slot-empty = vide
teg-gives = { $resource ->
    [energy] Les vaisseaux y donnent de l’énergie
   *[culture] Les vaisseaux y donnent de la culture
}
teg-surface-label = Surface : { $planet }. { $what }
teg-surface-title = Surface : { $planet }
teg-orbit-label = Orbite : { $planet }. Piste { $track }, { $count ->
    [one] { $count } avancée
   *[other] { $count } avancées
} pour coloniser, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teg-orbit-title = Orbite : { $planet }
teg-black = Le Noir
teg-black-label = Espace inexploré : envoyer un vaisseau explorer
teg-deck-left = { $count ->
    [one] { $count } carte à explorer
   *[other] { $count } cartes à explorer
}
teg-scouted = Prochaine : { $card }
teg-offer-room = place pour une carte visible
teg-card-words = { $kind ->
    [danger] Danger « { $card } » : { $what }. Insignes : { $badges }.
    [dwarf] { $card } : { $what }. Insignes : { $badges }.
   *[discovery] Découverte « { $card } » : { $what }. Insignes : { $badges }.
}
teg-dice = Dés
teg-dice-of = { $yours ->
    [yes] Vos dés
   *[no] Dés : { $name }
}
teg-dice-rolled = { $count ->
    [one] { $count } lancé
   *[other] { $count } lancés
}
teg-dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
teg-dice-label = { $count ->
    [one] { $face } : { $what }
   *[other] { $count } × { $face } : { $what }
}
teg-reroll = Relancer
teg-roll = Lancer
teg-reroll-title = { $cost ->
    [0] Choisir des dés à relancer : gratuit
   *[other] Choisir des dés à relancer : coûte { $cost ->
       [one] { $cost } énergie
      *[other] { $cost } énergies
   }
}
teg-bay = Baie d’activation
teg-who-followed = qui a suivi
teg-followed-by = { $name } a suivi
teg-unlocked-at = Débloqué au niveau d’empire { $level }
teg-level-short = N{ $level }
teg-converter = Convertisseur
teg-once-a-turn = une fois par tour
teg-converter-how = Dépensez 2 dés, réglez-en un troisième à votre gré.
teg-converter-label = { $used ->
    [yes] Convertisseur, utilisé ce tour
   *[no] Convertisseur : dépenser 2 dés pour en régler un troisième
}
teg-question = Question
teg-tabs = Zones de la table
teg-tab-dice = Dés
teg-tab-planets = Planètes
teg-tab-galaxy = Galaxie
teg-tab-rivals = Rivaux
teg-confirm = Valider
teg-your-galaxy = Votre galaxie
teg-galaxy-of = Galaxie : { $name }
teg-home-label = Retour dans la galaxie
teg-locked = { $count ->
    [one] { $count } vaisseau à débloquer
   *[other] { $count } vaisseaux à débloquer
}
teg-lane-label = { $resource ->
    [energy] Énergie { $count } sur { $most }. Un dé Énergie donne { $gives }.
   *[culture] Culture { $count } sur { $most }. Un dé Culture donne { $gives }.
}
teg-yield = { $resource ->
    [energy] Un dé Énergie donne { $count }
   *[culture] Un dé Culture donne { $count }
}
teg-empire = Piste d’empire
teg-level-label = Niveau { $level } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; coût en énergie ou en culture : { $cost }
teg-upgrade-label = Passer au niveau { $level } pour { $what }
teg-no-colonies = Les planètes colonisées seront ici.
teg-hangar = Hangar
teg-berth-empty = { $ship }, au hangar : pas encore de pilote
teg-berth-flown = { $covered ->
    [0] { $ship } avec { $pilot }. { $what }.
   *[other] { $ship } avec { $pilot }. { $what }. Pilotes recouverts : { $covered }.
}
teg-explored = { $count ->
    [one] { $count } carte d’exploration
   *[other] { $count } cartes d’exploration
}
teg-secret = Mission secrète
teg-mission-now = { $count ->
    [0] Pour l’instant : rien
   *[other] Pour l’instant : +{ $count }
}
teg-mission-unknown = Dépend de cartes cachées
teg-mission-hidden = Secrète jusqu’à la fin
teg-mission-choosing = Choix en cours
teg-mission-worth-tied = { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $tied } à égalité
teg-rivals = Autres galaxies
teg-enlarge = Agrandir
teg-enlarge-of = Agrandir la galaxie : { $name }
teg-has = { $resource ->
    [energy] Énergie : { $count } sur { $most }
   *[culture] Culture : { $count } sur { $most }
}
teg-fact-level = Niveau d’empire { $level }, { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
} en jeu
teg-fact-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
teg-name-and-text = { $name } : { $text }
teg-pilots = Pilotes à engager
teg-hire-short = { $pair ->
    [one] { $pair } dé
   *[other] { $pair } dés égaux
}
teg-hire-price = { $pair ->
    [one] { $pair } dé
   *[other] { $pair } dés égaux
} dont la face convient au vaisseau, ou { $any ->
    [one] { $any } dé quelconque
   *[other] { $any } dés égaux quelconques
}
teg-pilot-words = { $count ->
    [0] { $pilot } pilote : { $ships }. { $what }. Points : { $points }.
   *[other] { $pilot } pilote : { $ships }. { $what }. Points : { $points }. Insignes : { $badges }.
}
teg-score-title = { $name } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
teg-round = Manche { $round }
teg-goal = Fin à { $count ->
    [one] { $count } point
   *[other] { $count } points
}
teg-last-round = Dernière manche ! { $name } a déclenché la fin
teg-end-near = La fin approche.
teg-skull = le crâne : la Galaxie renégate gagne
teg-rogue-maximum = Énergie à { $most } : elle monte d’un niveau ; culture à { $most } : elle joue un tour bonus de { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
teg-odds = Cartes pas encore vues : { $all }, dont { $red ->
    [one] { $red } danger
   *[other] { $red } dangers
}.
teg-no-use-now = pas d’action maintenant

# Key
teg-key = Légende
teg-key-land = à la surface : utiliser l’action de la planète
teg-key-orbit = en orbite : avancer pour coloniser
teg-key-home = dans votre galaxie : chaque vaisseau donne 1 énergie
teg-key-others = un autre joueur, ou tous les autres
teg-key-follow = suivre : copier le dé pour 1 culture
teg-key-empire = niveau d’empire
teg-key-explore = espace inexploré ; un vaisseau y donne 1 culture
teg-key-danger = danger : à prendre obligatoirement
teg-key-dwarf = planète naine
teg-key-pilot = pilote
teg-key-mission = mission secrète

# What is asked
teg-ask-mission = Gardez une de vos deux *missions secrètes*
teg-ask-main = *Activez* un dé, relancez, convertissez ou terminez votre tour
teg-ask-main-last = { $reroll ->
    [yes] *Activez* votre dernier dé, après quoi le tour se termine de lui-même, relancez-le ou terminez votre tour
   *[no] *Activez* votre dernier dé, après quoi le tour se termine de lui-même, ou terminez votre tour
}
# No die can be activated: what is left to do.
teg-ask-main-stuck-last = { $ways ->
    [reroll] *Relancez* votre dernier dé ou terminez votre tour : tel quel, il ne peut pas être activé
    [end] *Terminez* votre tour : votre dernier dé ne peut pas être activé
   *[more] Votre dernier dé ne peut pas être activé tel quel : faites *autre chose* ou terminez votre tour
}
teg-ask-main-stuck = { $ways ->
    [reroll] *Relancez* des dés ou terminez votre tour : tels quels, aucun ne peut être activé
    [end] *Terminez* votre tour : aucun dé ne peut être activé
   *[more] Aucun dé ne peut être activé tel quel : faites *autre chose* ou terminez votre tour
}
teg-ask-reroll = { $cost ->
    [0] Choisissez les dés à *relancer* gratuitement, puis lancez. Choisis : { $count }
   *[other] Choisissez les dés à *relancer* pour { $cost ->
       [one] { $cost } énergie
      *[other] { $cost } énergies
   }, puis lancez. Choisis : { $count }
}
teg-ask-convert = { $count ->
    [0] Convertisseur : choisissez le *premier dé* à dépenser
    [1] Convertisseur : choisissez le *second dé* à dépenser
   *[other] Convertisseur : choisissez le *dé à régler*
}
teg-ask-convert-face = Quelle *face* pour ce dé ?
teg-ask-hire = Quel *pilote* engagez-vous ?
teg-ask-hire-for = Quel *vaisseau* pour { $pilot } ?
teg-ask-hire-dice = Quels *dés* paient { $pilot } ({ $ship }) ?
teg-ask-hire-ship = { $ship } : quel vaisseau *remplacer* ?
teg-ask-move = *Déplacez* un vaisseau : lequel, et où ?
teg-ask-landing = Posé sur { $planet }. L’utiliser ? *{ $what }*
teg-ask-advance = { $count ->
    [one] Quel vaisseau *avance* de 1 case ?
   *[other] Quel vaisseau *avance* de { $count } cases ?
}
teg-ask-colony = *Développez* l’empire ou utilisez une *colonie*
teg-ask-pay-mix = Développement : payez *{ $cost }*, à répartir comme vous voulez
teg-ask-regress = { $whose ->
    [own] Lequel de vos vaisseaux *recule* de { $count } ?
   *[enemy] Quel vaisseau adverse *repoussez-vous* de { $count } ?
}
teg-ask-steal = Voler *{ $what }* : à qui ?
teg-ask-exchange = { $from ->
    [energy] Combien d’*énergie* changer en culture ? Au plus { $most }
   *[culture] Combien de *culture* changer en énergie ? Au plus { $most }
}
teg-ask-gain = { $mode ->
    [mix] Gagnez *{ $count }*, à répartir comme vous voulez
   *[one] Gagnez *{ $count }* d’une seule ressource
}
teg-ask-loot = La Renégate vole *{ $count }* : que cédez-vous ?
teg-ask-discard = Quel dé *défaussez*-vous ? Encore { $count }
teg-ask-set-die = Quel *dé* réglez-vous ?
teg-ask-replace-planet = Quelle planète quitte la rangée ?
teg-ask-call = Quelle *action* de planète effectuez-vous ?
teg-ask-recall = Quel vaisseau *rappelez*-vous de son orbite ?
teg-ask-transfer = Quel vaisseau change d’*orbite*, et pour laquelle ?
teg-ask-face = Quelle *face* jouez-vous ?
teg-ask-follow = { $cost ->
    [0] { $name } a choisi : { $what }. *Suivre gratuitement ?*
   *[other] { $name } a choisi : { $what }. *Suivre pour { $cost ->
       [one] { $cost } culture
      *[other] { $cost } cultures
   } ?*
}
teg-ask-explore = { $count ->
    [0] Vous explorez : *piochez* une carte
   *[other] Vous explorez : prenez une *carte visible* ou *piochez*
}
teg-ask-drawn = { $open ->
    [yes] *Prendre* cette carte, ou la laisser visible et *repiocher* ?
   *[no] Cette carte doit être *prise*
}
teg-ask-dwarf = Coloniser la planète naine pour *{ $what }* : { $count ->
    [one] { $count } point
   *[other] { $count } points
} ?
teg-ask-ability = { $pilot } : payer *{ $what }* ? { $does }
teg-ask-replace-pilot = Quel pilote quitte l’offre ?
teg-ask-rogue-die = { $name } a obtenu *{ $face }*. L’accepter, ou payer une relance ?
teg-ask-rogue-die-stands = { $name } a obtenu *{ $face }*. Une relance coûterait { $what } : vous ne les avez pas.
teg-ask-rogue-die-useless = { $name } a obtenu *{ $face }* et ne peut pas s’en servir. Laisser défausser le dé, ou payer { $what } pour le relancer ?
teg-ask-upgrade = Développer l’empire pour *{ $cost }* d’une même ressource
teg-ask-explorer = Quel vaisseau part *explorer* ?
teg-ask-take-offer = Quelle *carte visible* prenez-vous ?
teg-hint-move = *Vers où ?* ({ $ship })
teg-hint-transfer = Vers *quelle orbite ?*
teg-hint-count = *Combien* de dés ?
teg-waiting = On attend *{ $name }* : { $what }
# What the one waited for has to choose, said of another: no “you”.
teg-waited = { $what ->
    [main] un dé, une relance ou la fin du tour
    [reroll] les dés à relancer
    [convert] les dés du convertisseur
    [face] la face du dé
    [hire] un pilote à engager
    [move] un vaisseau à déplacer
    [landing] l’action de { $planet }, ou non
    [advance] un vaisseau à faire avancer
    [colony] l’empire ou une colonie
    [upgrade] le prix du développement
    [regress] un vaisseau à faire reculer
    [steal] une galaxie à voler
    [exchange] la quantité à changer
    [gain] énergie ou culture à gagner
    [loot] énergie ou culture à céder
    [discard] un dé à défausser
    [set-die] un dé à régler
    [replace-planet] une planète à retirer de la rangée
    [call] l’action d’une planète
    [recall] un vaisseau à rappeler
    [transfer] un vaisseau pour une autre orbite
    [follow] suivre { $opener }, ou non
    [explore] une carte d’exploration
    [drawn] la carte piochée
    [dwarf] la planète naine, colonisée ou non
    [ability] { $pilot }, payé ou non
    [replace-pilot] un pilote à retirer de l’offre
    [rogue-die] le dé de la Galaxie renégate
    [explorer] un vaisseau à envoyer explorer
   *[take-offer] une carte visible
}
teg-wait-missions = Choix des missions en cours : { $names }
teg-over-won = *{ $name }* gagne
teg-over-shared = *{ $names }* partagent la victoire
teg-over-lost = *{ $name }* a gagné

# Answers in one word
teg-answer-follow = Suivre
teg-answer-follow-free = Suivre gratuitement
teg-answer-pass = Passer
teg-answer-use = L’utiliser
teg-answer-skip = Ne pas l’utiliser
teg-answer-accept = L’accepter
teg-answer-continue = Continuer
teg-answer-reroll = Faire relancer
teg-answer-pay = Payer
teg-answer-no = Non
teg-answer-take = La prendre
teg-answer-lay-open = La laisser, repiocher

# What can be done
teg-group-dice = Dés
teg-group-more = Autres choix
teg-group-empire = Empire
teg-group-colonies = Colonies
teg-do-keep = Garder *{ $mission }* : { $what }
teg-do-activate = *{ $face }* : { $what }
teg-do-reroll = { $cost ->
    [0] Relancer des dés, gratuit
   *[other] Relancer des dés pour { $cost ->
       [one] { $cost } énergie
      *[other] { $cost } énergies
   }
}
teg-do-convert = Utiliser le convertisseur
teg-do-end = Terminer le tour
teg-do-hire = Engager *{ $pilot }* : { $what }
teg-do-hire-for = Pour ce vaisseau : { $ship }
teg-do-pay-dice = Payer { $count } × { $face }
teg-do-replace = Le vaisseau { $place }
teg-do-pick-reroll = Relancer un dé { $face }
teg-do-pick-spend = Dépenser un dé { $face }
teg-do-pick-discard = Défausser un dé { $face }
teg-do-pick-set = Régler un dé { $face }
teg-do-roll = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
teg-do-set = Le régler sur { $face }
teg-do-face = *{ $face }* : { $what }
teg-do-move-home = Retour dans la galaxie
teg-do-move-explore = Explorer
teg-do-move-surface = *Surface* : { $what }
teg-do-move-orbit = *Orbite* : { $track }, { $count ->
    [one] { $count } avancée
   *[other] { $count } avancées
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teg-do-decline = Y renoncer
teg-do-use = Utiliser { $planet } : { $what }
teg-do-use-any = Utiliser la planète
teg-do-skip = Ne pas utiliser la planète
teg-do-advance = { $planet } : { $from } → { $to }
teg-do-colonize = *Coloniser { $planet }* : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
teg-do-upgrade = { $resource ->
    [energy] Passer au niveau { $level } avec de l’énergie
   *[culture] Passer au niveau { $level } avec de la culture
}
teg-do-colony = *{ $planet }* : { $what }
teg-do-pay = Payer { $what }
teg-do-pay-any = Payer
teg-do-regress = Repousser { $name } { $place }
teg-do-steal = Voler { $what } à { $name }
teg-do-amount = { $from ->
    [energy] { $count ->
        [one] { $count } énergie en culture
       *[other] { $count } énergies en culture
    }
   *[culture] { $count ->
       [one] { $count } culture en énergie
      *[other] { $count } cultures en énergie
   }
}
teg-do-gain = Gagner { $what }
teg-do-hand-over = Céder { $what }
teg-do-recall = Rappeler le vaisseau { $place }
teg-do-transfer = Vers l’orbite : { $planet }
teg-do-remove-planet = Retirer { $planet }
teg-do-call = *{ $planet }* : { $what }
teg-do-follow = { $cost ->
    [0] Suivre gratuitement : { $what }
   *[other] Suivre pour { $cost ->
       [one] { $cost } culture
      *[other] { $cost } cultures
   } : { $what }
}
teg-do-follow-free = Suivre gratuitement grâce à votre pilote : { $what }
teg-do-pass = Ne pas suivre
teg-do-explorer = Envoyer { $ship } explorer
teg-do-take-open = Prendre *{ $card }* : { $what }
teg-do-draw = Piocher une carte d’exploration (reste { $count })
teg-do-take-drawn = Prendre *{ $card }* : { $what }
teg-do-take-unseen = Prendre la carte piochée
teg-do-lay-open = La laisser visible et repiocher
teg-do-dwarf = { $count ->
    [one] La coloniser pour { $what } : { $count } point
   *[other] La coloniser pour { $what } : { $count } points
}
teg-do-ability = Payer { $what } pour { $pilot }
teg-do-no-cost = Ne pas payer
teg-do-remove-pilot = Retirer { $pilot } de l’offre
teg-do-accept = Accepter le dé
teg-do-accept-useless = Laisser défausser le dé
teg-do-rogue-reroll = Payer 1 énergie et 1 culture : la Renégate relance

# The end
teg-end-toggle = Scores finaux
teg-end-triggered = { $name } a déclenché la fin à la manche { $round }.
teg-end-skull = { $name } a atteint le crâne.
teg-score-source = Points
teg-score-line = { $source ->
    [empire] Niveau d’empire
    [planets] Planètes colonisées
    [pilots] Pilotes
    [dwarfs] Planètes naines
   *[mission] Mission secrète
}
teg-score-badge = { $badge ->
    [chart] Insignes : cartes stellaires
    [relic] Insignes : reliques
    [signal] Insignes : signaux
   *[fossil] Insignes : fossiles
}
teg-score-total = Total
teg-score-tie-planets = Égalités : planètes colonisées
teg-score-tie-resources = puis : énergie et culture

# Setup
teg-players = { $count ->
    [1] seul contre la Galaxie renégate
   *[other] { $count ->
       [one] { $count } joueur
      *[other] { $count } joueurs
   }
}
teg-describe-solo = en solo contre { $mat } ({ $difficulty })
teg-describe-btb = { $what }, Beyond the Black
teg-setup-expansion = Extension
teg-setup-name = Joueur { $count }
teg-setup-first = Premier joueur
teg-setup-first-random = Tiré au sort
teg-setup-solo = En solo
teg-setup-solo-note = Pour un joueur seulement : la galaxie que vous affrontez.
teg-setup-ladder = ses niveaux
teg-setup-hard = Mode difficile : la Renégate relance une fois un dé inutile
teg-field = { $field ->
    [players] Joueurs
    [expansion] Extension
    [rogue] Galaxie renégate
    [hard_mode] Mode difficile
    [first] Premier joueur
   *[other] { $field }
}
