# The table of Salvage, the worked example of docs/adding-a-game.md.
sal-title = Salvage
sal-pitch = Haul scrap out of a wreck, one die at a time. A 1 loses the load: dock while you can.
sal-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
sal-prompt = Your probe carries *{ $load }* scrap. Haul again, or dock?
sal-haul = Haul: a 1 loses the load
sal-dock = Dock: bring the load home
sal-home = { $count } of 30 scrap at home
sal-won = *{ $name }* has 30 scrap and wins.
sal-hauled = Hauled *{ $die }*: the probe carries { $load }.
sal-lost = A *1*: a load of { $load } is lost.
sal-docked = Docked with *{ $load }* scrap.
sal-over = The game is over.
sal-not-your-turn = It is another player’s turn.
sal-nothing-aboard = The probe carries nothing that could be brought home.
