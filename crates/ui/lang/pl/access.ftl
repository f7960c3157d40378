# Dla tych, którzy nie widzą strony, i to, co wspólne dla wszystkich stron.

skip-to-content = Przejdź do treści
prompt-name = Pytanie
side-name = Możliwości, dziennik i gracze

# Niebo gry Under Falling Skies słowami.
ufs-sky-symbols = Symbole na niebie
ufs-sky-column = Kolumna { $column }: { $symbols }
ufs-sky-blank = bez symboli
ufs-sky-square = rząd { $row } { $symbol ->
    [left] strzałka w lewo
    [right] strzałka w prawo
    [descend] znak statku-matki
    [burst] eksplozja { $number }
    [red] czerwona eksplozja { $number }
   *[portal] portal
}
ufs-then = Potem: { $ships }.
ufs-held = , zatrzymany na pokładzie w tej rundzie
ufs-kept = , zatrzymana: bez przerzutu

reconstructed = odtworzone
ufs-symbol-does = { $symbol ->
    [arrow] Statek, który się tu zatrzyma, przesuwa się o jedną kolumnę w tę stronę.
    [descend] Gdy zatrzyma się tu statek, statek-matka opada o rząd.
    [burst] Myśliwce o wartości { $number } lub większej strącają stojący tu statek.
    [red] Myśliwce o wartości { $number } lub większej strącają jeden statek stojący na takim symbolu.
   *[portal] Statek, który się tu zatrzyma, wylatuje drugim portalem.
}

ba-spes-token = Na pasie { $strip } leży znacznik Spes.
ba-berth-of = Kości: { $name }
teg-dice-picked = , wybrane: { $count }
teg-put-back = { $count ->
    [one] Dotknij wybranej kości ponownie, aby ją odłożyć.
   *[other] Dotknij jednej z wybranych kości ponownie, aby ją odłożyć.
}

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
no-undo-first = Nie ma jeszcze czego cofnąć.
no-undo-other = Jest już późniejsza decyzja ({ $name }): tego, na co inni odpowiedzieli, nie można cofnąć.
no-undo-chance = Przy ostatniej decyzji rzucono kośćmi albo odkryto coś ukrytego: tego nie można cofnąć.

# Zanim wiele przepadnie.
sure-name = Na pewno?
sure-yes = Tak, zrób to
sure-no = Nie, wróć
ufs-sure-rooms = { $count ->
    [one] Twoja kość nie została jeszcze użyta. Zakończyć fazę pomieszczeń i ją stracić?
   *[other] Żadna z twoich kości ({ $count }) nie została jeszcze użyta. Zakończyć fazę pomieszczeń i stracić je wszystkie?
}
teg-sure-turn = { $count ->
    [one] Została { $count } niewykorzystana kość. Zakończyć turę i ją stracić?
    [few] Zostały { $count } niewykorzystane kości. Zakończyć turę i stracić je wszystkie?
   *[other] Zostało { $count } niewykorzystanych kości. Zakończyć turę i stracić je wszystkie?
}

teg-level-here = , osiągnięty
