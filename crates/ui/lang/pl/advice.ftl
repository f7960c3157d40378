# Podpowiedzi, analiza zakończonej gry, trudność gier dla jednej osoby.
percent = { $number }%

hint = Podpowiedź
hint-title-of-button = Co silny bot zrobiłby na twoim miejscu (klawisz H)
hint-at-own-page = Podpowiedź opiera się na tym, co wie jeden gracz: przejdź najpierw na jego stronę
hint-thinking = Zastanawiam się…
hint-failed = Podpowiedź nie dotarła. Poproś jeszcze raz.
hint-stop = Przerwij
hint-take = Zrób to
hint-take-this = Zrób raczej to
hint-another = Zapytaj o inny wybór
hint-asking = Dotknij innego wyboru: nic nie zostanie zagrane, tylko porównane z tym.
hint-back = Wróć do podpowiedzi
hint-unseen = Ten wybór prawie nie był badany: na pierwszy rzut oka wyglądał gorzej.
hint-show = Pokaż ruch
hint-nudge = Spójrz tutaj: *{ $place }*.
hint-nudge-matters = Co się liczy:
hint-at-once = Od razu:
hint-only = Nie ma innego wyboru.
hint-no-reasons = { $even ->
    [yes] Ten wybór i następny prawie się nie różnią: prowadzą mniej więcej do tego samego.
   *[no] Nic się szczególnie nie wyróżnia: sumuje się wiele drobiazgów.
}
hint-as-good = *Równie dobry*: dzielą je mniej niż 2 gry na 100.
hint-worse = { $games ->
    [one] *Gorszy*: o około jedną wygraną grę na 100 mniej.
    [few] *Gorszy*: o około { $games } wygrane gry na 100 mniej.
   *[other] *Gorszy*: o około { $games } wygranych gier na 100 mniej.
}
hint-points = Prowadzi do około *{ $points }* pkt, drugi najlepszy wybór do { $other }.
hint-next = Drugi najlepszy:
hint-bars = Na 100 gier wygrywa się stąd około { $now }, po tym wyborze { $then }, a po drugim najlepszym { $other }.
hint-bars-other = Na 100 gier wygrywa się po tym wyborze około { $this }, po najlepszym { $best }.
hint-bar-now = teraz
hint-bar-then = po tym ruchu
hint-bar-next = drugi najlepszy
hint-bar-this = ten wybór
hint-bar-best = podpowiedź
hint-found = { $games ->
    [one] Znalezione po rozegraniu stąd jednej gry, bez znajomości następnego rzutu.
   *[other] Znalezione po rozegraniu stąd { $games } gier, bez znajomości następnego rzutu.
}
menu-hints = Podpowiedzi
hints-nudge = Najpierw wskazówka
hints-direct = Od razu ruch
menu-coach = Trener
coach-off = Wyłączony
coach-on = Ostrzegaj mnie
coach-where = Pyta przed ruchem, który dużo oddaje. Tylko gdy grasz w pojedynkę.
coach-asks = Trener pyta
coach-gives-up = { $games ->
    [one] Ten ruch dużo oddaje: około jednej gry na 100. { $reason }.
   *[other] Ten ruch dużo oddaje: około { $games } gier na 100. { $reason }.
}
coach-gives-up-much = { $games ->
    [one] Ten ruch dużo oddaje: około jednej gry na 100.
   *[other] Ten ruch dużo oddaje: około { $games } gier na 100.
}
coach-look-again = Spojrzę jeszcze raz
coach-all-the-same = Zrób to mimo wszystko
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
analysis-course-rounds = Szansa na wygraną, runda po rundzie
analysis-won-lucky = Wygrana, a szczęście sprzyjało
analysis-won-unlucky = Wygrana mimo braku szczęścia
analysis-won = Wygrana, i to nie dzięki szczęściu
analysis-lost-unlucky = Przegrana, i to przez brak szczęścia
analysis-lost-both = Przegrana: zawiodło szczęście i decyzje
analysis-lost-choices = Przegrana, i to nie przez brak szczęścia
analysis-lost = Przegrana, ale zabrakło niewiele
analysis-luck-title = Rola szczęścia
analysis-luck-verdict = { $tone ->
    [much-for] *Bardzo pomogło*
    [for] *Trochę pomogło*
    [against] *Trochę przeszkodziło*
    [much-against] *Bardzo przeszkodziło*
   *[even] *Ani nie pomogło*, ani nie przeszkodziło
}
analysis-luck-average = Przy przeciętnym szczęściu takie decyzje wygrywają około { $games ->
    [one] *jednej* gry
   *[other] *{ $games }* gier
} na 100.
analysis-choices-title = Rola twoich decyzji
analysis-choices-verdict = { $size ->
    [none] *Wszystkie* tak dobre jak najlepsza
    [little] Kosztowały *mało*
    [some] Kosztowały *trochę*
   *[much] Kosztowały *dużo*
}
analysis-in-hundred = { $games } na 100
analysis-turning = { $count ->
    [0] Punkty zwrotne
    [one] Jeden punkt zwrotny
    [2] Dwa punkty zwrotne
    [3] Trzy punkty zwrotne
   *[other] Punkty zwrotne: { $count }
}
analysis-no-turning = W tej grze nie było nic do wyboru.
analysis-picture = Stół przy decyzji { $step }
analysis-round = Runda { $round }
analysis-gained = zysk: { $games } na 100
analysis-cost = koszt: { $games } na 100
analysis-chosen = Zagrano
analysis-better = Lepiej
analysis-next = Drugi najlepszy
analysis-why-bad = To, co zagrano, w porównaniu z lepszym wyborem:
analysis-why-good = To, co zagrano, w porównaniu z drugim najlepszym:
analysis-see = Zobacz
analysis-step-number = decyzja { $step } w powtórce
analysis-continue = Graj dalej stąd
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
