# The campaign of Under Falling Skies

camp-title = Under Falling Skies : la campagne
camp-pitch = Quatre chapitres, quatorze villes, un dernier combat. Ce que vous sauvez aujourd’hui est tout ce qui vous restera à la fin.
camp-name = Nom de la campagne
camp-describe = Quatre chapitres
camp-setup = Avant chaque bataille, deux piles : scénario, ville et personnage. Gardez-en une ; l’autre ville est perdue. Une campagne dure plusieurs soirées ; arrêtez et reprenez quand vous voulez.
camp-chapter = Chapitre { $number }
camp-brief-1 = Les premiers vaisseaux descendent sur les Amériques. Nouveautés : des scénarios, chacun avec sa règle ; des villes dotées de capacités ; des personnages, qui aident chacun une fois par partie ; et une tuile de base, sous Rio. Apprenez à qui vous fier : ceux qui combattent à vos côtés aujourd’hui reviendront plus forts.
camp-brief-2 = Le combat gagne l’Europe et l’Afrique. Nouveautés : un bas du ciel plus traître et une tuile de base dont certaines salles ont deux fonctions, remplies toutes deux par les mêmes dés. Dans un scénario paraît le vaisseau de commandement orange. Un de vos premiers compagnons se joint à chaque bataille, avec plus à offrir ; le même peut revenir.
camp-brief-3 = L’Asie et le Pacifique. Nouveautés : deux tuiles pour le haut du ciel et une autre tuile de base. Un portail déplace le vaisseau qui s’y pose vers l’autre portail du même genre. Et le vaisseau-mère apprend à faire plonger ses vaisseaux : tous ceux du ciel descendent de quelques lignes à la fois. Deux compagnons améliorés des chapitres 1 et 2 vous épaulent.
camp-brief-4 = La dernière bataille, dans une des villes que vous avez sauvées, déjà meurtrie, sous un ciel plus haut de deux lignes : le vaisseau-mère vient de plus haut, et la piste de recherche a deux cases de plus. Nouveautés : la demi-tuile du sommet, la dernière tuile de ciel et ses explosions rouges, où chaque Chasseur n’abat qu’un vaisseau à la fois. Trois compagnons améliorés de n’importe quel chapitre vous épaulent ; après une défaite, vous pouvez en changer. Une seule victoire met fin à l’invasion. Chaque défaite coûte une ville.
camp-ask-pile = Gardez une *pile* : la ville de l’autre sera détruite.
camp-ask-team = { $chapters ->
    [one] Emmenez un personnage amélioré du *chapitre { $chapter }*.
   *[several] Emmenez un personnage amélioré des *chapitres { $chapter } à { $last }*.
}
camp-ask-city = Choisissez la *ville sauvée* où vous livrerez bataille.
camp-ask-threat = { $city } : choisissez le *niveau de menace*. Il compte dans votre score en cas de victoire.
camp-ask-threat-again = { $city } a une seconde chance, sur son côté endommagé : choisissez le *niveau de menace*.
camp-ask-continue = La partie est terminée : prenez le temps de la regarder, puis *continuez*.
camp-over-won = L’invasion est repoussée.
camp-over-lost = Il ne reste plus de ville à défendre.
camp-pile = Pile { $number }
camp-keep-pile = Garder la pile { $number } : défendre { $city }, abandonner { $lost } à l’ennemi
camp-recruit = Emmener { $name }
camp-choose-city = Livrer bataille : { $city }
camp-choose-threat = Niveau de menace { $threat }
camp-continue = Continuer
camp-scenario = Scénario
camp-city = Ville
camp-character = Personnage
camp-team = Équipe
camp-log = Journal de campagne
camp-game = Partie { $number }
camp-score = Score
camp-improved = amélioré
camp-later = Aux chapitres suivants :
camp-when-damaged = Après une défaite :
camp-kept = Vos compagnons
camp-kept-none = Personne pour l’instant. Ceux qui combattent à vos côtés restent avec vous, victoire ou défaite.
camp-threat-1 = Standard
camp-threat-2 = Difficile
camp-threat-3 = Catastrophique
camp-threat-4 = Apocalyptique
camp-threat-worth = { $threat ->
    [one] Une tuile de ciel sur sa face menace. Une victoire vaut 1 point.
   *[other] { $threat } tuiles de ciel sur leur face menace. Une victoire vaut { $threat } points.
}
camp-result-won = Victoire au niveau de menace { $threat }
camp-result-lost = Défaite au niveau de menace { $threat }
camp-game-won = { $city } tient bon
camp-game-lost = { $city } n’a pas tenu
camp-second-chance = Il y a une seconde partie, sur le côté endommagé de la ville.
camp-city-gone = La campagne se poursuit sans { $city }.
camp-fate-untouched = pas encore attaquée
camp-fate-threatened = menacée
camp-fate-embattled = assiégée
camp-fate-saved = sauvée
camp-fate-destroyed = détruite
camp-ev-piles = Deux piles : { $one} ; { $two }.
camp-ev-kept = Pile gardée : *{ $kept }*. Ville laissée à l’ennemi : { $city }.
camp-ev-city = Lieu de la bataille finale : *{ $city }*.
camp-ev-recruited = *{ $name }* rejoint l’équipe.
camp-ev-game = 
    Bataille : *{ $city }*, { $side ->
        [damaged] côté endommagé
       *[normal] côté normal
    }, niveau de menace { $threat }.
camp-ev-ended = 
    { $city } : partie { $result ->
        [won] *gagnée* au niveau de menace { $threat }
       *[lost] *perdue* au niveau de menace { $threat }
    }.
camp-ev-saved = Ville sauvée : *{ $city }*.
camp-ev-lost = Ville perdue : *{ $city }*.
camp-ev-over = 
    La campagne est { $result ->
        [won] *gagnée*
       *[lost] *perdue*
    }. Score : { $score }.
ufs-campaign-over = La campagne est terminée.
ufs-campaign-not-now = Il faut d’abord décider autre chose.
ufs-no-such-pile = Il n’y a que deux piles.
ufs-not-available = Ce personnage n’a pas été gardé, est déjà dans l’équipe ou ne peut pas servir dans cette bataille.
ufs-city-not-saved = On ne peut choisir qu’une ville sauvée où la bataille finale n’a pas encore eu lieu.
ufs-threat-out-of-range = En campagne, le niveau de menace va de 1 à 4.
