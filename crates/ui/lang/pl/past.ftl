# Ukończone partie i partie zachowane w pliku.
past-title = Twoje partie: { $game }
past-none = Nie masz jeszcze żadnej ukończonej partii.
past-all = { $count ->
    [one] Twoja { $count } ukończona partia
    [few] Twoje { $count } ukończone partie
   *[other] Twoich { $count } ukończonych partii
}
past-what = Partia
past-result = Wynik
past-points = Punkty
past-when = Kiedy
past-games = Partie
past-wins = Wygrane
past-best = Najlepsza
past-ufs-rows = { $rows ->
    [one] { $rows } rząd zapasu
    [few] { $rows } rzędy zapasu
   *[other] { $rows } rzędów zapasu
}
past-ufs-research = badania { $research }
past-ufs-line = { $games ->
    [one] Dokładnie taka gra: { $games } partia
    [few] Dokładnie taka gra: { $games } partie
   *[other] Dokładnie taka gra: { $games } partii
}, { $wins ->
    [0] bez zwycięstwa
    [one] jedno zwycięstwo
    [few] { $wins } zwycięstwa
   *[other] { $wins } zwycięstw
}. Najlepsza partia: { $best }.
past-camp-chapter = Osiągnięty rozdział
past-camp-saved = Ocalone miasta
past-camp-title = Twoje kampanie

from-a-file = Z pliku
menu-keep = Zapisz do pliku
new-saved-title = Kontynuuj z pliku
new-saved-note = Partia zapisana do pliku toczy się dalej od miejsca, w którym została przerwana, z nowymi kośćmi.
new-saved-file = Plik
new-saved = Treść pliku
