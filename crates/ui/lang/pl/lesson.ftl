# Lekcje: to, co jest w nich wspólne.
learn = Nauka
learn-text = Krótkie lekcje przy prawdziwym stole. Nic tu się nie liczy.
learn-minutes = { $count ->
    [one] około { $count } minuty
   *[other] około { $count } minut
}
learn-begun = krok { $step } z { $steps }
learn-going = { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
}
learn-done = ukończona
learn-start = Zacznij
learn-go-on = Dalej
learn-again = Jeszcze raz
lesson = Lekcja
lesson-tip = Twój trener
lesson-progress = Krok { $step } z { $steps }; ukończone: { $done }
lesson-step = Krok *{ $step }* z { $steps }
lesson-rule = Zasada { $rule }
lesson-why = Pamiętaj.
lesson-next = Dalej
lesson-back = Wstecz
lesson-show = Pokaż mi
lesson-skip = Pomiń lekcję
lesson-skip-ask = Pominąć czy dokończyć później?
lesson-later = Później
lesson-play = Zagraj
lesson-inside = W tej lekcji
lesson-next-lesson = Dalej: { $title }
lesson-all = Wszystkie lekcje
lesson-other = Tak też można, ale tu robimy to, co jest podświetlone.
lesson-wait = Najpierw przeczytaj: naciśnij Dalej.
lesson-others = Grają inni…
lesson-almost = Prawie.
lesson-understood = Rozumiem
lesson-quiet = Bez dalszych porad
