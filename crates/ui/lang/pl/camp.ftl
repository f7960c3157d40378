# The campaign of Under Falling Skies

camp-title = Under Falling Skies: kampania
camp-pitch = Cztery rozdziały, czternaście miast, jedna ostateczna bitwa. Na koniec zostanie ci tylko to, co zdołasz ocalić.
camp-name = Nazwa kampanii
camp-describe = Cztery rozdziały
camp-setup = Przed każdą bitwą dwa stosy: scenariusz, miasto i postać. Zatrzymaj jeden, drugie miasto przepada. Kampania trwa kilka wieczorów; możesz ją przerwać i wznowić w każdej chwili.
camp-chapter = Rozdział { $number }
camp-brief-1 = Pierwsze statki opadają nad Amerykami. Nowe są: scenariusze, każdy z własną zasadą; miasta ze zdolnościami; postacie, z których każda pomaga raz na grę; i kafelek bazy pod Rio. Sprawdź, komu możesz zaufać: kto dziś walczy u twego boku, wróci później silniejszy.
camp-brief-2 = Walka przenosi się do Europy i Afryki. Nowe są: groźniejszy najniższy kafelek nieba i kafelek bazy z pomieszczeniami dwóch rodzajów, które działają na oba sposoby tymi samymi kośćmi. W jednym ze scenariuszy pojawia się pomarańczowy statek dowodzenia. Do każdej bitwy dołącza jeden z pierwszych towarzyszy, z większymi możliwościami; ten sam może wrócić.
camp-brief-3 = Azja i Pacyfik. Nowe są: dwa kafelki wysokiego nieba i kolejny kafelek bazy. Portal przenosi statek, który na nim ląduje, do drugiego portalu tego samego rodzaju. A statek-matka uczy się posyłać swoje statki w dół: wszystkie statki na niebie nurkują naraz o kilka rzędów. Wspiera cię dwoje ulepszonych towarzyszy z rozdziałów 1 i 2.
camp-brief-4 = Ostateczna bitwa, w jednym z ocalonych, już uszkodzonych miast, pod niebem wyższym o dwa rzędy: statek-matka nadlatuje z większej wysokości, a tor badań jest dłuższy o dwa pola. Nowe są: półkafelek na szczycie, ostatni kafelek nieba i jego czerwone eksplozje: jedno użycie myśliwców strąca na nich tylko jeden statek. Wspiera cię troje ulepszonych towarzyszy z dowolnych rozdziałów; po porażce możesz ich zmienić. Jedno zwycięstwo kończy inwazję. Każda porażka kosztuje miasto.
camp-ask-pile = Zatrzymaj jeden *stos*: miasto z drugiego zostanie zniszczone.
camp-ask-team = { $chapters ->
    [one] Zabierz jedną ulepszoną postać z *rozdziału { $chapter }*.
   *[several] Zabierz jedną ulepszoną postać z *rozdziałów od { $chapter } do { $last }*.
}
camp-ask-city = Wybierz *ocalone miasto*, w którym stawisz czoła wrogowi.
camp-ask-threat = { $city }: wybierz *poziom zagrożenia*. Po wygranej doliczysz go do wyniku.
camp-ask-threat-again = { $city } ma drugą szansę, na stronie uszkodzonej: wybierz *poziom zagrożenia*.
camp-ask-continue = Gra skończona: przyjrzyj się jej spokojnie, potem *idź dalej*.
camp-over-won = Inwazja odparta.
camp-over-lost = Nie zostało już żadne miasto do obrony.
camp-pile = Stos { $number }
camp-keep-pile = Zatrzymaj stos { $number }: broń miasta { $city }; stracone: { $lost }
camp-recruit = Zabierz: { $name }
camp-choose-city = Walcz w mieście { $city }
camp-choose-threat = Poziom zagrożenia { $threat }
camp-continue = Dalej
camp-scenario = Scenariusz
camp-city = Miasto
camp-character = Postać
camp-team = Drużyna
camp-log = Dziennik kampanii
camp-game = Gra { $number }
camp-score = Wynik
camp-improved = ulepszona
camp-later = W późniejszych rozdziałach:
camp-when-damaged = Po przegranej:
camp-kept = Twoi towarzysze
camp-kept-none = Jeszcze nikogo. Kto walczy u twego boku, zostaje z tobą po wygranej i po przegranej.
camp-threat-1 = Standardowy
camp-threat-2 = Trudny
camp-threat-3 = Katastrofalny
camp-threat-4 = Apokaliptyczny
camp-threat-worth = { $threat ->
    [one] Jeden kafelek nieba na stronie zagrożenia. Wygrana jest warta 1 punkt.
    [few] { $threat } kafelki nieba na stronie zagrożenia. Wygrana jest warta { $threat } punkty.
   *[other] { $threat } kafelków nieba na stronie zagrożenia. Wygrana jest warta { $threat } punktów.
}
camp-result-won = Wygrana na poziomie zagrożenia { $threat }
camp-result-lost = Przegrana na poziomie zagrożenia { $threat }
camp-game-won = { $city }: miasto ocalone
camp-game-lost = { $city }: miasto padło
camp-second-chance = Zostaje druga gra, na uszkodzonej stronie miasta.
camp-city-gone = { $city }: miasto jest stracone w tej kampanii.
camp-fate-untouched = jeszcze poza wojną
camp-fate-threatened = zagrożone
camp-fate-embattled = oblężone
camp-fate-saved = ocalone
camp-fate-destroyed = zniszczone
camp-ev-piles = Dwa stosy: { $one}; { $two }.
camp-ev-kept = Zatrzymano: *{ $kept }*; stracone miasto: { $city }.
camp-ev-city = Bitwa rozegra się w mieście *{ $city }*.
camp-ev-recruited = *{ $name }* dołącza do drużyny.
camp-ev-game = 
    Bitwa: *{ $city }*, { $side ->
        [damaged] strona uszkodzona
       *[normal] strona normalna
    }, poziom zagrożenia { $threat }.
camp-ev-ended = 
    { $city }: gra { $result ->
        [won] *wygrana* na poziomie zagrożenia { $threat }
       *[lost] *przegrana* na poziomie zagrożenia { $threat }
    }.
camp-ev-saved = *{ $city }*: miasto ocalone.
camp-ev-lost = *{ $city }*: miasto stracone.
camp-ev-over = 
    Kampania { $result ->
        [won] *wygrana*
       *[lost] *przegrana*
    }. Wynik: { $score }.
ufs-campaign-over = Kampania jest skończona.
ufs-campaign-not-now = Najpierw trzeba zdecydować o czymś innym.
ufs-no-such-pile = Są tylko dwa stosy do wyboru.
ufs-not-available = Ta postać nie została zachowana, już jest w drużynie albo nie może walczyć w tej bitwie.
ufs-city-not-saved = Można wybrać tylko ocalone miasto, w którym nie było jeszcze ostatecznej bitwy.
ufs-threat-out-of-range = W kampanii poziom zagrożenia wynosi od 1 do 4.
