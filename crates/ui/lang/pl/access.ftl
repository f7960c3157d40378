# Dla tych, którzy nie widzą strony, i to, co wspólne dla wszystkich stron.

skip-to-content = Przejdź do treści
prompt-name = O co chodzi
side-name = Możliwości, dziennik i gracze

# Niebo gry Under Falling Skies słowami.
ufs-sky-symbols = Symbole na niebie
ufs-sky-column = Kolumna { $column }: { $symbols }
ufs-sky-blank = bez symboli
ufs-sky-square = rząd { $row } { $symbol ->
    [left] strzałka w lewo
    [right] strzałka w prawo
    [descend] znak statku-matki
    [burst] wybuch { $number }
    [red] czerwony wybuch { $number }
   *[portal] portal
}
ufs-then = Potem: { $ships }.
ufs-held = , zatrzymany na pokładzie w tej rundzie
ufs-kept = , zatrzymana: nie będzie przerzucona

reconstructed = zrekonstruowane
ufs-symbol-does = { $symbol ->
    [arrow] Statek, który tu wyląduje, przesuwa się o jedną kolumnę w tę stronę.
    [descend] Gdy wyląduje tu statek, statek-matka schodzi o rząd niżej.
    [burst] Myśliwce o wartości { $number } lub więcej zestrzeliwują stojący tu statek.
    [red] Myśliwce o wartości { $number } lub więcej zestrzeliwują jeden statek stojący na takim symbolu.
   *[portal] Statek, który tu wyląduje, wychodzi przez drugi portal.
}

ba-spes-token = Na pasie { $strip } leży znacznik Spes.
ba-berth-of = Kości: { $name }
teg-dice-picked = , wybrane: { $count }

# Przygotowanie gry: takie samo we wszystkich grach.
new-players = Gracze
new-players-count = { $count ->
    [1] Solo
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
new-names = Imiona

# Dlaczego niczego nie można cofnąć.
no-undo-over = Gra się skończyła: niczego nie można cofnąć.
no-undo-first = Nie ma jeszcze czego cofać.
no-undo-other = Ostatni wybór należał do gracza { $name }: tego, na co inni odpowiedzieli, nie można cofnąć.
no-undo-chance = Przy ostatnim wyborze rzucono kośćmi albo odkryto coś ukrytego: tego nie można cofnąć.

# Zanim wiele przepadnie.
sure-name = Na pewno?
sure-yes = Tak, zrób to
sure-no = Nie, wróć
ufs-sure-rooms = Żadna z twoich kości ({ $count }) nie została jeszcze użyta. Zakończyć fazę pomieszczeń i stracić wszystkie?
teg-sure-turn = Niewykorzystane kości: { $count }. Zakończyć turę i stracić wszystkie?

teg-level-here = , osiągnięty
