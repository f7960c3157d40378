# La table de Récupération, l’exemple de docs/adding-a-game.md.
sal-title = Récupération
sal-pitch = Remontez la ferraille d’une épave, un dé à la fois. Un 1 fait perdre la charge : rentrez à temps.
sal-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
sal-prompt = Votre sonde transporte *{ $load }* de ferraille. Remonter encore, ou rentrer ?
sal-haul = Remonter : un 1 fait perdre la charge
sal-dock = Rentrer : mettre la charge à l’abri
sal-home = { $count } de ferraille sur 30 à l’abri
sal-won = *{ $name }* a 30 de ferraille et gagne.
sal-hauled = *{ $die }* remonté : la sonde transporte { $load }.
sal-lost = Un *1* : une charge de { $load } est perdue.
sal-docked = Rentré avec *{ $load }* de ferraille.
sal-over = La partie est finie.
sal-not-your-turn = C’est le tour d’un autre joueur.
sal-nothing-aboard = La sonde ne transporte rien à mettre à l’abri.
