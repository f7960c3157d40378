# Under Falling Skies : villes, personnages, scénarios.
ufs-city-roswell = Roswell
ufs-city-washington = Washington
ufs-city-new-york = New York
ufs-city-havana = La Havane
ufs-city-mexico-city = Mexico
ufs-city-montreal = Montréal
ufs-city-rio = Rio de Janeiro
ufs-city-cairo = Le Caire
ufs-city-johannesburg = Johannesburg
ufs-city-london = Londres
ufs-city-moscow = Moscou
ufs-city-paris = Paris
ufs-city-beijing = Pékin
ufs-city-seoul = Séoul
ufs-city-singapore = Singapour
ufs-city-sydney = Sydney
ufs-city-tokyo = Tokyo

ufs-fx-none = Aucune capacité : l’endroit idéal pour apprendre.
ufs-fx-first-damage = Le premier dégât de la partie fait avancer la recherche { $squares ->
    [one] d’une case
   *[other] de { $squares } cases
}.
ufs-fx-white-six = Au premier lancer de chaque manche, un dé blanc montre 6.
ufs-fx-any-six = Après le premier lancer de chaque manche, vous pouvez tourner un dé sur 6.
ufs-fx-robot-bonus = { $robots ->
    [one] Un seul robot
   *[other] Au plus { $robots } robots
} sur le plateau, mais chacun ajoute { $bonus } à sa salle.
ufs-fx-reroll = Une fois par manche, avant de placer, relancez { $dice ->
    [one] { $colour ->
        [gray] un dé gris non placé
       *[any] un dé non placé
    }
   *[other] jusqu’à { $dice } dés non placés
}.
ufs-fx-excavation = Creuser { $cost ->
    [0] ne coûte rien
   *[other] coûte { $cost ->
       [one] { $cost } énergie
      *[other] { $cost } énergies
   }
}{ $reach ->
    [0] .
   *[other] {" "}et un dé porte { $reach ->
       [one] { $reach } case plus loin
      *[other] { $reach } cases plus loin
   }.
}
ufs-fx-energy = Chaque salle d’Énergie donne { $bonus } de plus{ $full ->
    [yes] . Vous commencez avec l’énergie au maximum.
   *[no] .
}
ufs-fx-guns = { $colour ->
    [gray] Un dé gris
   *[any] N’importe quel dé
} sur un canon antiaérien ralentit les vaisseaux de { $amount }.
ufs-fx-room-bonus = { $uses ->
    [once] La première salle « { $room } » de chaque manche compte { $bonus } de plus.
   *[always] { $size ->
        [single] Les salles « { $room } » d’une case comptent { $bonus } de plus.
       *[any] Chaque salle « { $room } » compte { $bonus } de plus.
    }
}
ufs-fx-digging-energy = Creuser donne 1 énergie { $per ->
    [tunnel] par nouveau tunnel.
   *[square] { $divisor ->
       [one] par nouvelle case.
      *[other] par groupe de { $divisor } nouvelles cases, arrondi au supérieur.
   }
}
ufs-fx-ignore-damage = { $amount ->
    [one] Le premier dégât de la partie ne compte pas.
   *[other] Les { $amount } premiers dégâts de la partie ne comptent pas.
}
ufs-fx-keep = Quand un dé blanc oblige à relancer, { $dice ->
    [one] vous pouvez garder un dé.
   *[other] vous pouvez garder les dés de votre choix.
}
ufs-fx-robot-build = Les robots sont construits avec { $bonus } de plus{ $less ->
    [0] .
   *[other] {" "}et leurs salles coûtent { $less } de moins.
}
ufs-fx-no-wear = { $uses ->
    [one] Une fois par manche, un robot utilisé garde sa valeur.
   *[other] { $uses } fois par manche, un robot utilisé garde sa valeur.
}
ufs-fx-cheaper = { $uses ->
    [one] Une fois par manche,
   *[other] { $uses } fois par manche,
} une salle coûte { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} de moins.
ufs-fx-free-drop = Vous choisissez où les vaisseaux sont largués{ $ships ->
    [0] .
    [one] {" "}et pouvez en retenir un à bord par manche.
   *[other] {" "}et pouvez en retenir { $ships } à bord par manche.
}
ufs-fx-cancel = { $uses ->
    [one] Une fois par manche,
   *[other] { $uses } fois par manche,
} payez { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} pour qu’une arrivée ne fasse pas descendre le vaisseau-mère.

ufs-power-reroll = Relancez tous les dés non placés.
ufs-power-set-die = Tournez un dé non placé sur la face de votre choix.
ufs-power-energy = Gagnez { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
}.
ufs-power-destroy = { $ships ->
    [one] Abattez un vaisseau sur une explosion, quel que soit son nombre.
   *[other] Abattez jusqu’à { $ships } vaisseaux sur des explosions, quel que soit leur nombre.
}
ufs-power-value = La salle de Recherche en cours compte { $amount } de plus.
ufs-power-excavate = L’excavatrice avance gratuitement de { $squares ->
    [one] { $squares } case au plus
   *[other] { $squares } cases au plus
}.
ufs-power-repair = { $amount ->
    [one] Réparez un dégât.
   *[other] Réparez jusqu’à { $amount } dégâts.
}
ufs-power-slow = Avec un dé : les vaisseaux de sa colonne tombent de { $amount ->
    [one] { $amount } ligne
   *[other] { $amount } lignes
} de moins.
ufs-power-stop = Avec un dé : les vaisseaux de sa colonne ne bougent pas.
ufs-power-robot = Construisez gratuitement un robot de valeur { $value }.
ufs-power-skip-action = L’action de ligne du vaisseau-mère n’a pas lieu cette manche.
ufs-power-skip-all = Le vaisseau-mère ne bouge pas et n’agit pas cette manche.
ufs-power-hold = { $ships ->
    [one] Un vaisseau à bord n’est pas largué cette manche.
   *[other] Jusqu’à { $ships } vaisseaux à bord ne sont pas largués cette manche.
}
ufs-power-shift = { $ships ->
    [one] Poussez un vaisseau d’une colonne sur le côté ; rien ne se déclenche.
   *[other] Poussez jusqu’à { $ships } vaisseaux d’une colonne sur le côté ; rien ne se déclenche.
}
ufs-power-free = { $rooms ->
    [one] La prochaine salle de cette phase ne coûte rien.
   *[other] Les { $rooms } prochaines salles de cette phase ne coûtent rien.
}

ufs-scenario-battle-for-the-sky = Bataille pour le ciel
ufs-scenario-evacuation = Évacuation
ufs-scenario-reinforcements = Renforts
ufs-scenario-satellites = Satellites
ufs-scenario-dangerous-research = Recherches dangereuses
ufs-scenario-command-ship = Vaisseau de commandement
ufs-scenario-reactor-leak = Fuite du réacteur
ufs-scenario-repairing-the-base = Réparer la base
ufs-scenario-contamination = Contamination
ufs-scenario-kamikaze-ships = Vaisseaux kamikazes
ufs-scenario-saboteur = Saboteur
ufs-scenario-storm = Tempête
ufs-scenario-the-final-battle = La bataille finale

ufs-twist-quota = La dernière case de recherche s’ouvre quand { $ships ->
    [one] { $ships } vaisseau a été abattu
   *[other] { $ships } vaisseaux ont été abattus
}.
ufs-twist-evacuation = Des évacués attendent dans chaque colonne : un dé sur le canon et { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} les sauvent. D’ici là, un impact y fait { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, et la dernière case de recherche est fermée.
ufs-twist-reinforcements = { $start ->
    [one] Un vaisseau blanc commence
   *[other] { $start } vaisseaux blancs commencent
} à bord, et chaque arrivée de vaisseaux blancs en amène { $extra } de plus.
ufs-twist-gates = Les cases de recherche { $squares } sont fermées tant qu’on n’a pas payé { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} pour chacune.
ufs-twist-backlash = Une salle de Recherche qui avance de { $squares ->
    [one] { $squares } case ou plus
   *[other] { $squares } cases ou plus
} inflige { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
ufs-twist-command = Le vaisseau de commandement s’en mêle. Tant qu’il est dans le ciel, toutes les explosions comptent { $bonus } de plus.{ $returns ->
    [no] {" "}Détruit, il ne revient pas.
   *[yes] {""}
}
ufs-twist-reactor = { $energy ->
    [0] Sans énergie
    [one] Avec { $energy } énergie ou moins
   *[other] Avec { $energy } énergies ou moins
} à la fin de la phase des Salles, la base subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
ufs-twist-rubble = Des gravats bloquent les canons des colonnes { $columns } : ils ne ralentissent rien tant qu’on ne les a pas dégagés avec un dé posé là et { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}.
ufs-twist-contamination = Chaque impact contamine une case de sa colonne : aucun dé ne peut y être placé tant qu’on n’a pas payé { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} pour la nettoyer.
ufs-twist-kamikaze = { $start ->
    [one] Un vaisseau blanc commence
   *[other] { $start } vaisseaux blancs commencent
} à bord. Un vaisseau blanc qui touche la ville fait { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} et quitte le plateau.
ufs-twist-saboteur = { $every ->
    [1] À chaque manche
    [2] Une manche sur deux
   *[other] Une manche sur { $every }
}, un saboteur frappe une colonne : les salles et l’excavation y coûtent { $extra } de plus.
ufs-twist-storm = Aux manches paires, toutes les flèches pointent dans l’autre sens.
ufs-twist-final = Deux lignes de ciel et deux cases de recherche de plus : le vaisseau-mère part de la ligne 19 et, en traversant les nouvelles lignes, fait plonger ses vaisseaux.{ $start ->
    [0] {""}
   *[other] {" "}Ce qu’on sait déjà compte : le marqueur de recherche part de la case { $start }.
}
