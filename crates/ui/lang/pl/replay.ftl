# Oglądanie partii i granie dalej od wybranego kroku.
replay-continue = Graj dalej stąd
continued-from = Dalszy ciąg innej partii od kroku { $step }
continued-not-counted = Nie liczy się do twoich wyników.
told-continued = Ta partia toczy się dalej od kroku { $step } innej, z nowym losem.
notice-not-alone = W tę partię grają też inni. Dalej od jej kroku zagrasz, gdy się skończy.
notice-nothing-left = W tym kroku partia była skończona: nie ma czego grać dalej.

# Odtwarzacz.
replay-player = Sterowanie odtwarzaniem
replay-turn = Tura { $number }
replay-round = Runda { $round }
replay-turns = Tury
replay-turn-count = { $rounds ->
    [0] { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
   *[other] { $turns } w { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    }
}
replay-at = Krok { $step } z { $steps }, tura { $turn } z { $turns }
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura
replay-play = Odtwarzaj
replay-speed = Szybkość
replay-copy = Kopiuj odnośnik do tego kroku
replay-copied = Odnośnik skopiowany.
replay-continue-tip = Otwiera nowy stół od tej pozycji, z botami na pozostałych miejscach i nowym losem.
replay-point-lost = Punkt zwrotny: stracone { $games } na 100 gier
replay-point-won = Punkt zwrotny: zyskane { $games } na 100 gier
replay-point-lost-of = Punkt zwrotny: { $name } traci { $games } na 100 gier
replay-point-won-of = Punkt zwrotny: { $name } zyskuje { $games } na 100 gier
skip-to-turns = Przejdź do tur
help-replay-play = Odtwarzanie lub pauza
help-replay-steps = Krok wstecz lub dalej; z Shiftem cała tura
help-replay-ends = Do pierwszego lub ostatniego kroku
help-replay-eyes = Oczami gracza
help-replay-speed = Wolniej lub szybciej
key-space = Spacja
