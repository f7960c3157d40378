# Tiny Epic Galaxies: what happened. The name of whoever did it stands before the line.
teg-log-turn = Manche { $round } : *{ $name }*
teg-log-kept = garde la mission *{ $mission }*
teg-log-kept-secretly = garde une mission secrète
teg-log-rolled = { $count ->
    [one] lance { $count } dé :
   *[other] lance { $count } dés :
}
teg-log-activated = active *{ $face }*
teg-log-rerolled = { $count ->
    [one] relance { $count } dé :
   *[other] relance { $count } dés :
}
teg-log-converted = convertit { $from } en *{ $to }*
teg-log-die-set = règle un dé { $from } sur *{ $to }*
teg-log-discarded = défausse un dé { $face }
teg-log-gained = { $wasted ->
    [0] gagne { $what }
   *[other] gagne { $what } ; perdu au-delà du maximum : { $wasted }
}
teg-log-gained-nothing = { $wasted ->
    [0] ne gagne rien
   *[other] ne gagne rien ; perdu au-delà du maximum : { $wasted }
}
teg-log-paid = paie { $what }
teg-log-paid-to = paie { $what } à { $name }
teg-log-lost = perd { $what }
teg-log-stolen = vole { $what } à { $name }
teg-log-exchanged = change { $from } en { $to }
teg-log-lands = se pose sur *{ $planet }*
teg-log-orbits = se met en orbite : *{ $planet }*
teg-log-explores = envoie un vaisseau explorer
teg-log-returns = retrouve un vaisseau dans sa galaxie
teg-log-advanced = avance sur *{ $planet }* : { $from } → { $to }
teg-log-regressed = recule sur *{ $planet }* : { $from } → { $to }
teg-log-colonized = { $count ->
    [one] colonise *{ $planet }* : { $count } point
   *[other] colonise *{ $planet }* : { $count } points
}
teg-log-revealed = Nouvelle planète : *{ $planet }*
teg-log-removed = retire { $planet } de la rangée
teg-log-used = utilise *{ $planet }* : { $what }
teg-log-skipped = n’utilise pas { $planet }
teg-log-face = choisit *{ $face }*
teg-log-upgraded = { $count ->
    [one] porte son empire au *niveau { $level }* : { $count } point en tout
   *[other] porte son empire au *niveau { $level }* : { $count } points en tout
}
teg-log-unlocked = débloque un vaisseau
teg-log-followed = *suit* : { $what }
teg-log-passed = ne suit pas
teg-log-declined = y renonce
teg-log-follow-cost = porte le prix du suivi à { $what } jusqu’à la fin du tour
teg-log-follow-gain = gagne { $what } à chaque suivi de ce tour
teg-log-hired = { $count ->
    [0] engage *{ $pilot }* ({ $ship }), gratuitement
   *[other] engage *{ $pilot }* ({ $ship }) pour { $count ->
       [one] { $count } dé
      *[other] { $count } dés
   }
}
teg-log-replaced = remplace un vaisseau normal par un avancé ({ $ship })
teg-log-pilot-revealed = Nouveau pilote à engager : *{ $pilot }*
teg-log-pilot-removed = retire { $pilot } de l’offre
teg-log-scouted = regarde la carte du dessus : *{ $card }*
teg-log-scouted-secretly = regarde la carte d’exploration du dessus
teg-log-drew = pioche *{ $card }*
teg-log-drew-secretly = pioche une carte d’exploration
teg-log-laid-open = laisse *{ $card }* visible
teg-log-took = prend *{ $card }*
teg-log-took-secretly = prend la carte piochée
teg-log-shielded = écarte le danger grâce à { $pilot }
teg-log-rogue-rolled = obtient *{ $face }*
teg-log-rogue-unusable = { $again ->
    [yes] ne peut pas utiliser { $face } : dé relancé
   *[no] ne peut pas utiliser { $face } : dé défaussé
} { $why ->
    [no-ship] (aucun vaisseau dans sa galaxie)
    [no-planet] (en orbite partout)
    [no-track] (aucun vaisseau sur une telle piste)
    [no-gain] (rien à gagner)
    [done] (déjà fait ce tour)
    [bonus-culture] (pas de culture au tour bonus)
   *[no-change] (ne changerait rien)
}
teg-log-rogue-reroll = paie pour faire relancer { $face }
teg-log-die-denied = aura un dé de moins au prochain lancer
teg-log-bonus = { $count ->
    [one] joue un tour bonus de { $count } dé
   *[other] joue un tour bonus de { $count } dés
}
teg-log-rogue-explored = { $count ->
    [one] prend { $count } carte d’exploration
   *[other] prend { $count } cartes d’exploration
}
teg-log-triggers = *déclenche la fin* : la manche se termine
teg-log-triggered = *{ $name } déclenche la fin* : la manche se termine
teg-log-mission = révèle la mission *{ $mission }*

teg-why-follow = prix du suivi
teg-why-followed = suivi par { $name }
teg-why-reroll = relance
teg-why-upgrade = développement
teg-why-colonized = { $planet } est colonisée
teg-why-mat = son niveau { $level }
teg-why-maximum = sa piste est pleine
