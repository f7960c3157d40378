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
    [yes] Około *{ $chance }%* szans na wygraną; drugi wybór jest równie dobry.
   *[no] Około *{ $chance }%* szans na wygraną, przy drugim wyborze około { $other }%.
}
hint-points = Prowadzi do około *{ $points }* pkt, drugi wybór do { $other }.
hint-this = Ten wybór
hint-next = Drugi wybór:
hint-estimate = Szacunek programu, który wie tyle samo co ty.
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
analysis-players-only = Analizę mogą zlecić ci, którzy grali.
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
analysis-note = Wszystkie szanse to szacunki bota, oparte na tym, co każdy gracz mógł wiedzieć. Szczęście to zmiany, które przyniosły kości i karty; koszt własnych decyzji mierzy się względem najlepszej, jaką bot znalazł.
analysis-from-to = z { $first }% do { $last }%
analysis-alone = Szansa na wygraną: z { $first }% do { $last }%
analysis-luck = { $sign ->
    [none] Kości i karty w sumie niczego nie zmieniły.
    [plus] { $points ->
        [one] Kości i karty dały *{ $points }* punkt procentowy.
        [few] Kości i karty dały *{ $points }* punkty procentowe.
       *[other] Kości i karty dały *{ $points }* punktów procentowych.
    }
   *[minus] { $points ->
        [one] Kości i karty zabrały *{ $points }* punkt procentowy.
        [few] Kości i karty zabrały *{ $points }* punkty procentowe.
       *[other] Kości i karty zabrały *{ $points }* punktów procentowych.
    }
}
analysis-lost = { $points ->
    [0] Własne decyzje nic nie kosztowały.
   *[other] Własne decyzje kosztowały *{ $points }*.
}
analysis-others = { $sign ->
    [none] Decyzje innych w sumie niczego nie zmieniły.
    [plus] Decyzje innych dały *{ $points }*.
   *[minus] Decyzje innych zabrały *{ $points }*.
}
analysis-misjudged = { $sign ->
    [plus] Sam bot oceniał zbyt pesymistycznie, o *{ $points }*.
   *[minus] Sam bot oceniał zbyt optymistycznie, o *{ $points }*.
}
analysis-bar-luck = Szczęście
analysis-bar-choice = Własne decyzje
analysis-bar-others = Decyzje innych
analysis-bar-misjudged = Błąd bota
analysis-step = Decyzja
analysis-chance = Szansa na wygraną
analysis-slips = Gdzie stracono najwięcej
analysis-no-slips = Żadna decyzja nie kosztowała nawet jednego punktu procentowego.
analysis-cost = { $points ->
    [one] *−{ $points }* punkt procentowy przy szansie { $chance }%
    [few] *−{ $points }* punkty procentowe przy szansie { $chance }%
   *[other] *−{ $points }* punktów procentowych przy szansie { $chance }%
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
    [1] Bot „{ $bot }” wygrywa tu mniej więcej raz na 10 ({ $won } z { $games }).
   *[other] Bot „{ $bot }” wygrywa tu mniej więcej { $tenths } razy na 10 ({ $won } z { $games }).
}
difficulty-note = Zmierzono przy pozostałych opcjach takich, jakie formularz pokazuje na początku.
