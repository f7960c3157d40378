# Podpowiedzi, analiza zakończonej gry, trudność gier dla jednej osoby.
percent = { $number }%

hint = Podpowiedź
hint-title-of-button = Co silny bot zrobiłby na twoim miejscu (klawisz H)
hint-at-own-page = Podpowiedź opiera się na tym, co wie jeden gracz: przejdź najpierw na jego stronę
hint-thinking = Zastanawiam się…
hint-stop = Przerwij
hint-take = Zrób to
hint-at-once = Od razu:
hint-only = Nie ma innego wyboru.
hint-why = { $even ->
    [yes] { $chance ->
        [one] Stąd wygrywa się około *{ $chance }* gry na 100; drugi najlepszy wybór jest równie dobry.
       *[other] Stąd wygrywa się około *{ $chance }* gier na 100; drugi najlepszy wybór jest równie dobry.
    }
   *[no] { $chance ->
        [one] W ten sposób wygrywa się około *{ $chance }* gry na 100, przy drugim najlepszym wyborze około { $other }.
       *[other] W ten sposób wygrywa się około *{ $chance }* gier na 100, przy drugim najlepszym wyborze około { $other }.
    }
}
hint-points = Prowadzi do około *{ $points }* pkt, drugi najlepszy wybór do { $other }.
hint-this = Ten wybór
hint-next = Drugi najlepszy:
hint-estimate = Szacunek: ile gier wygrałby stąd bot „{ $bot }”, wiedząc tyle samo co ty.
help-hint = podpowiedź (nie tam, gdzie inni grają przy własnych ekranach)

notice-no-hints = Przy tym stole nie ma podpowiedzi: inni grają przy własnych ekranach i nie byłoby to wobec nich uczciwe.
notice-nothing-asked = Teraz nie masz nic do wyboru, więc nie ma też podpowiedzi.
notice-called-off = Podpowiedź została przerwana.
notice-still-played = Grę można przeanalizować, gdy się skończy.
notice-queue = Zbyt wiele analiz czeka w kolejce. Spróbuj ponownie za kilka minut.

analysis = Analiza
analysis-title = Spojrzenie wstecz: { $game }
analysis-about = Bot jeszcze raz rozważa każdą decyzję, wiedząc tyle, ile wtedy wiedział gracz: jak zmieniały się szanse, gdzie stracono najwięcej i co było szczęściem. Trwa to najwyżej minutę; w tym czasie możesz opuścić stronę.
analysis-start = Przeanalizuj grę
analysis-stop = Przerwij
analysis-failed = Analizy nie udało się dokończyć.
analysis-players-only = Analizę mogą zlecić osoby, które grały.
analysis-waiting = { $count ->
    [0] Zaraz się zacznie.
    [one] Najpierw inna analiza.
    [few] Najpierw { $count } inne analizy.
   *[other] Najpierw { $count } innych analiz.
}
analysis-running = Ocenione decyzje: { $done } z { $all }
analysis-replay = Powtórka
analysis-table = Wróć do stołu
analysis-course = Szansa na wygraną, decyzja po decyzji
analysis-numbers = To samo w liczbach
analysis-note = „Na 100 gier” znaczy: tyle gier wygrałby stamtąd bot „{ $bot }”, tak samo jak przy przygotowaniu gry; to szacunki. Każdą decyzję ocenia się tylko według tego, co gracz mógł wtedy wiedzieć.
analysis-from-to = z { $first }% do { $last }%
analysis-alone = Szansa na wygraną: z { $first }% do { $last }%
analysis-luck = { $tone ->
    [much-for] Kości i karty bardzo pomogły.
    [for] Kości i karty trochę pomogły.
    [against] Kości i karty trochę przeszkodziły.
    [much-against] Kości i karty bardzo przeszkodziły.
   *[even] Kości i karty ani nie pomogły, ani nie przeszkodziły.
} Przy przeciętnym szczęściu takie decyzje wygrywają około { $games ->
    [one] *jednej* gry
   *[other] *{ $games }* gier
} na 100.
analysis-choices = Najlepsze lub równie dobre decyzje: *{ $best }* z { $all }.
analysis-with-best = Przy najlepszych decyzjach oraz tych samych kościach i kartach: około { $games ->
    [one] *jednej* gry
   *[other] *{ $games }* gier
} na 100.
analysis-others = { $tone ->
    [much-for] Decyzje innych bardzo pomogły.
    [for] Decyzje innych trochę pomogły.
    [against] Decyzje innych trochę zaszkodziły.
    [much-against] Decyzje innych bardzo zaszkodziły.
   *[even] Decyzje innych niewiele zmieniły.
} Gdyby inni zawsze wybierali najlepiej: około { $games ->
    [one] *jednej* gry
   *[other] *{ $games }* gier
} na 100.
analysis-bar-luck = Przeciętne szczęście
analysis-bar-choice = Najlepsze decyzje
analysis-bar-others = Najlepsza gra innych
analysis-step = Decyzja
analysis-chance = Szansa na wygraną
analysis-slips = Gdzie stracono najwięcej
analysis-no-slips = Żadna decyzja nie kosztowała nawet jednej gry na 100.
analysis-cost = { $points ->
    [one] Koszt: około *jednej* gry na 100; wcześniej do wygrania było { $chance }
   *[other] Koszt: około *{ $points }* gier na 100; wcześniej do wygrania było { $chance }
}
analysis-chosen = Wybrano
analysis-better = Lepiej
analysis-see = Zobacz decyzję { $step } w powtórce
analysis-chart = Szansa na wygraną w trakcie gry: { $told }.
analysis-axis-start = początek
analysis-axis-end = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}

difficulty = Jak trudna jest gra w pojedynkę?
difficulty-grid = Jak często wygrywa bot „{ $bot }”
difficulty-won = Wygrane
difficulty-counted = wygrane: { $won } z { $games }
difficulty-unknown = nie zmierzono
difficulty-sentence = { $tenths ->
    [0] Bot „{ $bot }” prawie nigdy tu nie wygrywa ({ $won } z { $games }).
    [10] Bot „{ $bot }” wygrywa tu prawie zawsze ({ $won } z { $games }).
    [1] Bot „{ $bot }” wygrywa tu mniej więcej raz na 10 gier ({ $won } z { $games }).
   *[other] Bot „{ $bot }” wygrywa tu mniej więcej { $tenths } razy na 10 gier ({ $won } z { $games }).
}
difficulty-note = Zmierzono przy pozostałych opcjach takich, jakie formularz pokazuje na początku.
