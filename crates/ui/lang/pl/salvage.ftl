# Stół gry Złom, przykładu z docs/adding-a-game.md.
sal-title = Złom
sal-pitch = Wydobywaj złom z wraku, kość po kości. Jedynka to utrata ładunku: wróć, póki możesz.
sal-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
sal-prompt = Sonda wiezie *{ $load }* złomu. Wydobywać dalej czy wracać?
sal-haul = Wydobywaj: jedynka to utrata ładunku
sal-dock = Wracaj: ładunek trafia do bazy
sal-home = { $count } z 30 złomu w bazie
sal-won = *{ $name }* ma 30 złomu i wygrywa.
sal-hauled = Wydobyto *{ $die }*: sonda wiezie { $load }.
sal-lost = *Jedynka*: ładunek { $load } przepada.
sal-docked = Powrót z ładunkiem *{ $load }*.
sal-over = Gra jest skończona.
sal-not-your-turn = Teraz tura kogoś innego.
sal-nothing-aboard = Sonda nie wiezie niczego, co można by przywieźć.
