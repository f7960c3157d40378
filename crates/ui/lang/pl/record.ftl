# Osiągnięcia gościa i to, co może być dalej.
record-title = Twoje osiągnięcia
record-none = Tu będą twoje zakończone gry.
record-sum = Zakończone gry: { $games }, wygrane: { $wins }.
record-next = Co dalej?
record-offer-learn = Najszybciej zaczniesz od krótkiej lekcji przy prawdziwym stole.
record-offer-first = { $game }: jeszcze bez wygranej. Najłagodniejszy poziom jest dobry na pierwszą.
record-offer-level = { $game }: najwyższy wygrany poziom to { $level }.
record-offer-all = { $game }: wszystkie poziomy wygrane.
record-go-on = Wróć do lekcji: { $title }
record-learn = Lekcja: { $title }
record-play = Zagraj w { $game }
record-lessons = Lekcje
record-lessons-done = ukończone: { $done } z { $all }
record-first-won = Pierwsza wygrana: { $day }
record-tried = { $count ->
    [one] jedna próba
    [few] { $count } próby
   *[many] { $count } prób
}
record-not-yet = jeszcze nie grane
record-is-next = następny
record-with-bots = Z botami
record-with-people = Z innymi graczami
record-with-screen = Przy jednym ekranie
record-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
record-games-wins = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $wins }
record-latest = Ostatnie gry
record-replay = Powtórka
record-analysis = Analiza
record-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
record-ufs-threat = Zagrożenie { $level }, { $name }
record-ba-hal = Hal, { $level }
record-first = Pierwsza wygrana: { $what }!
menu-offers = Podpowiadaj, co dalej
offers-on = Tak
offers-off = Nie
