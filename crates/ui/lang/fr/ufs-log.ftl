# Under Falling Skies : ce qui s’est passé.
ufs-log-mothership-phase = Le vaisseau-mère se déplace.
ufs-log-saboteur = Le saboteur frappe la colonne { $column }.
ufs-log-saboteur-none = Le saboteur ne frappe nulle part.
ufs-log-rolled = { $why ->
    [round] Lancer
   *[other] Relance
} : gris { $gray } et blanc { $white }.
ufs-log-rolled-gray = { $why ->
    [round] Lancer
   *[other] Relance
} : gris { $gray }.
ufs-log-rolled-white = { $why ->
    [round] Lancer
   *[other] Relance
} : blanc { $white }.
ufs-log-die-set = Tourné sur { $face } : { $die }.
ufs-log-die-kept = Gardé : { $die }.
ufs-log-die-digs = Placé pour creuser : { $die }, colonne { $column }.
ufs-log-die-placed = Placé : { $die } – { $place }, colonne { $column }.
ufs-log-fell = Colonne { $column } : { $count ->
    [one] un vaisseau tombe
   *[other] { $count } vaisseaux tombent
} de { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
ufs-log-dived = { $count ->
    [one] Un vaisseau plonge
   *[other] { $count } vaisseaux plongent
} de { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}.
ufs-log-slid = Le { $ship } glisse vers la colonne { $column }.
ufs-log-blocked = Le { $ship } ne peut pas glisser et reste là.
ufs-log-portal = Le { $ship } ressort à la ligne { $row }, colonne { $column }.
ufs-log-portal-blocked = Le portail est bloqué : le { $ship } reste là.
ufs-log-shifted = Le { $ship } est poussé vers la colonne { $column }.
ufs-log-hit = Le { $ship } touche { $city } dans la colonne { $column }.
ufs-log-sank = { $by ->
    [ship] Une arrivée fait descendre le vaisseau-mère à la ligne { $row }.
   *[itself] Le vaisseau-mère descend à la ligne { $row }.
}
ufs-log-cancelled = Payé : { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}. Le vaisseau-mère ne descend pas.
ufs-log-covered = { $count ->
    [one] Le vaisseau-mère reprend un vaisseau à bord.
   *[other] Le vaisseau-mère reprend { $count } vaisseaux à bord.
}
ufs-log-damaged = { $by ->
    [research] Les recherches se retournent contre vous
    [reactor] Le réacteur fuit
    [mothership] Le vaisseau-mère tire
   *[ship] La base est endommagée
} : dégâts { $damage } sur { $lethal }.
ufs-log-ignored = Ce dégât ne compte pas.
ufs-log-repaired = Réparation : il reste { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
ufs-log-room = { $room }, valeur { $value }{ $cost ->
    [0] .
   *[other] , pour { $cost ->
       [one] { $cost } énergie
      *[other] { $cost } énergies
   }.
}
ufs-log-discarded = Défaussé : { $die }.
ufs-log-energy = { $by ->
    [digging] Gagné en creusant
    [character] Gagné
   *[room] Gagné
} : { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
}, total { $energy }.
ufs-log-destroyed = { $count ->
    [one] Un vaisseau est abattu
   *[other] { $count } vaisseaux sont abattus
} : { $away ->
    [0] { $aboard ->
        [one] il retourne à bord du vaisseau-mère.
       *[other] ils retournent à bord du vaisseau-mère.
    }
   *[other] { $aboard ->
        [0] { $away ->
            [one] blanc, il quitte le plateau.
           *[other] blancs, ils quittent le plateau.
        }
       *[other] { $aboard } de retour à bord du vaisseau-mère, { $away ->
            [one] { $away } blanc hors du plateau.
           *[other] { $away } blancs hors du plateau.
        }
    }
}{ $by ->
    [character] {" "}Bien visé !
   *[fighter] {""}
}
ufs-log-nothing-shot = Aucun vaisseau à portée des Chasseurs { $value }.
ufs-log-research = La recherche avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, jusqu’à { $square }{ $free ->
    [yes] , grâce à la ville.
   *[no] .
}
ufs-log-research-lost = La recherche recule de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, jusqu’à { $square }.
ufs-log-dug = { $count ->
    [one] { $count } case creusée.
   *[other] { $count } cases creusées.
}
ufs-log-dug-back = { $count ->
    [one] L’excavatrice est repoussée de { $count } case.
   *[other] L’excavatrice est repoussée de { $count } cases.
}
ufs-log-robot = Robot { $face } construit : { $place }, colonne { $column }.
ufs-log-no-robot = Valeur trop faible pour un robot.
ufs-log-worn = Le robot s’use : il vaut { $face }.
ufs-log-spared = Le robot garde sa valeur.
ufs-log-robot-gone = { $by ->
    [worn] Le robot est hors d’usage.
    [excavator] Un robot est perdu dans la roche.
    [contamination] Un robot est perdu, contaminé.
   *[choice] Un robot est retiré du plateau.
}
ufs-log-row = Ligne { $row } : { $action }.
ufs-log-character = { $name } intervient.
ufs-log-action-skipped = L’action de la ligne n’a pas lieu.
ufs-log-descent-skipped = Le vaisseau-mère ne bouge pas.
ufs-log-whites = { $count ->
    [one] Un vaisseau blanc monte à bord.
   *[other] { $count } vaisseaux blancs montent à bord.
}
ufs-log-held = Un { $ship } est retenu à bord.
ufs-log-dropped = Un { $ship } est largué dans la colonne { $column }.
ufs-log-evacuated = La colonne { $column } est évacuée.
ufs-log-cleared = Les gravats de la colonne { $column } sont déblayés.
ufs-log-gate = La case de recherche { $square } est ouverte.
ufs-log-contaminated = Contamination : { $place }.
ufs-log-decontaminated = De nouveau propre : { $place }.
