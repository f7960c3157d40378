# Under Falling Skies: stół.
ufs-title = Under Falling Skies
ufs-pitch = Statek-matka opada, a z każdą położoną kością spadają jego statki. Kop, zdobywaj energię, strącaj wroga i dokończ badania, zanim niebo runie.
ufs-gist = Dla jednej osoby · 30 minut · łatwa do nauki
ufs-board = Statek-matka, niebo i baza
ufs-column = Kolumna { $column }
ufs-round = Runda { $round }
ufs-phase-planning = Planowanie
ufs-phase-rooms = Pomieszczenia
ufs-phase-mothership = Statek-matka

## Elementy i miejsca
ufs-die = { $colour ->
    [white] biała { $face }
   *[gray] szara { $face }
}
ufs-some-die = { $colour ->
    [white] biała kość
   *[gray] szara kość
}
ufs-ship = { $colour ->
    [white] biały statek
    [orange] statek dowodzenia
   *[purple] fioletowy statek
}
ufs-kind-aa = Działo przeciwlotnicze
ufs-kind-energy = Energia
ufs-kind-fighter = Myśliwce
ufs-kind-research = Badania
ufs-kind-robot = Robot
ufs-kind-tunnel = Tunel
ufs-kind-both = { $one } i { $two }
ufs-place = { $place }, kolumna { $column }, rząd { $row } bazy
ufs-room-label = { $place }: { $squares ->
    [one] jedna kość
   *[other] { $squares } kości
}, koszt w energii { $cost }, { $modifier }
ufs-square-label = { $place }, { $state ->
    [rubble] gruz blokuje działo
    [contaminated] pole skażone
    [excavator] tu stoi koparka
    [rock] jeszcze nieodkopane
   *[open] odkopane
}
ufs-die-at = { $die } – { $place }{ $digs ->
    [yes] , kopie
   *[no] { "" }
}
ufs-robot-at = Robot { $face } – { $place }, { $active ->
    [yes] aktywny
   *[no] przechylony: w tej fazie nie do użycia
}
ufs-robot-spare = Robot obok planszy
ufs-face = Ścianka { $face }
ufs-excavator = Koparka
ufs-mothership-at = Statek-matka w rzędzie { $row }, { $aboard ->
    [0] żadnego statku na pokładzie
    [one] jeden statek na pokładzie
    [few] { $aboard } statki na pokładzie
   *[many] { $aboard } statków na pokładzie
}
ufs-bay = Punkt zrzutu w kolumnie { $column }
ufs-aboard = pokład
ufs-ship-aboard = { $ship } na pokładzie statku-matki
ufs-ship-docked = { $ship } w punkcie zrzutu kolumny { $column }
ufs-ship-at = { $ship }, rząd { $row }, kolumna { $column }{ $ground }
ufs-ship-city = { $ship } nad miastem, kolumna { $column }
ufs-on-left = , na strzałce w lewo
ufs-on-right = , na strzałce w prawo
ufs-on-descend = , na znaku statku-matki
ufs-on-burst = , na eksplozji { $number }
ufs-on-red = , na czerwonej eksplozji { $number }
ufs-on-portal = , na portalu
ufs-doom = Jeśli statek-matka dotrze do tego rzędu, gra jest przegrana.
ufs-token-saboteur = Sabotażysta: w tej kolumnie pomieszczenia i kopanie kosztują więcej
ufs-token-evacuees = Ewakuowani: trafienie tutaj zadaje podwójne uszkodzenia
ufs-rail-actions = Akcje statku-matki
ufs-rail-research = Badania
ufs-goal = wygrana
ufs-research-square = Pole badań { $square }, liczba { $number }, { $state ->
    [closed] zamknięte
    [here] tu jest znacznik
    [done] zdobyte
   *[ahead] przed tobą
}
ufs-energy-track = Energia: { $energy } z { $most }
ufs-damage-track = Uszkodzenia: { $damage }, przegrana przy { $lethal }

## Co robi statek-matka w rzędzie
ufs-row-none = nic
ufs-row-excavator = { $count ->
    [one] koparka cofa się o pole
    [few] koparka cofa się o { $count } pola
   *[many] koparka cofa się o { $count } pól
}
ufs-row-research = { $count ->
    [one] badania cofają się o pole
    [few] badania cofają się o { $count } pola
   *[many] badania cofają się o { $count } pól
}
ufs-row-white = { $count ->
    [one] jeszcze jeden biały statek
    [few] jeszcze { $count } białe statki
   *[many] jeszcze { $count } białych statków
}
ufs-row-damage = { $count ->
    [one] baza odnosi uszkodzenie
    [few] baza odnosi { $count } uszkodzenia
   *[many] baza odnosi { $count } uszkodzeń
}
ufs-row-skull = gra jest przegrana
ufs-row-dive = { $count ->
    [one] wszystkie statki nurkują o rząd
    [few] wszystkie statki nurkują o { $count } rzędy
   *[many] wszystkie statki nurkują o { $count } rzędów
}

## Panele
ufs-mothership = Statek-matka
ufs-next-row = Następny rząd, { $row }:
ufs-rows-left = { $count ->
    [one] *{ $count } rząd* do klęski
    [few] *{ $count } rzędy* do klęski
   *[many] *{ $count } rzędów* do klęski
}
ufs-aboard-count = Na pokładzie: fioletowe { $purple }, białe { $white }. W rezerwie: białe { $reserve }
ufs-reconstructed = Odtworzone: drukowana wartość nie była dostępna, więc tę dobrano tak, by pasowała do znanych zasad.
ufs-improved = ulepszona
ufs-basic = podstawowa
ufs-member-used = pomoc już wykorzystana
ufs-progress-quota = strącone statki: { $count } z { $ships }
ufs-progress-evacuees = { $count ->
    [0] wszyscy są bezpieczni
    [one] jeszcze { $count } kolumna do ewakuacji
    [few] jeszcze { $count } kolumny do ewakuacji
   *[many] jeszcze { $count } kolumn do ewakuacji
}
ufs-key-landing = Gdy statek zatrzyma się na
ufs-key-arrow = przesuwa się o kolumnę
ufs-key-descend = statek-matka opada o rząd
ufs-key-burst = strącą go myśliwce o wartości 4 lub większej
ufs-key-red = tak samo, ale myśliwce strącą tylko jeden
ufs-key-portal = wylatuje drugim portalem
ufs-key-rooms = Co robi kość
ufs-key-gun = statki spadają o rząd mniej
ufs-key-energy = daje energię
ufs-key-fighter = strąca statki na eksplozjach
ufs-key-research = posuwa badania
ufs-key-robot = buduje robota
ufs-key-digger = kość przed nią kopie aż dotąd
ufs-key-white = po białej kości przerzuca się pozostałe
ufs-your-dice = Twoje kości
ufs-white-note = Położenie białej kości przerzuca te, które tu zostały.
ufs-placed-note = Wszystkie kości są na planszy.
ufs-bin = Zdejmij z planszy kość lub robota
ufs-confirm = Zrób to

## O co chodzi
ufs-ask-first-roll = Jedna kość może pokazać *6*. Która?
ufs-ask-place = *Wybierz kość*, potem miejsce dla niej.
ufs-ask-cancel = Statek sprowadza statek-matkę niżej. Zapłacić *{ $energy ->
    [one] { $energy } energię
   *[other] { $energy } energii
}*, by temu zapobiec?
ufs-ask-keep = Kości zaraz zostaną przerzucone. *Zatrzymać którąś?*
ufs-ask-rooms = { $count ->
    [0] Wszystkie kości wykorzystane. *Użyj robota* albo zakończ fazę.
    [one] *Użyj pomieszczeń*: została jedna kość.
    [few] *Użyj pomieszczeń*: zostały { $count } kości.
   *[many] *Użyj pomieszczeń*: zostało { $count } kości.
}
ufs-ask-research = Badania *{ $value }*: jak daleko idzie znacznik?
ufs-ask-robot = Gdzie stanie *robot { $face }*?
ufs-ask-red = Jeden statek na czerwonej eksplozji zostanie strącony. *Który?*
ufs-ask-wear = Jeden z robotów może *zachować wartość*.
ufs-ask-more-ships = { $name }: { $count ->
    [one] *jeszcze jeden statek?*
    [few] *jeszcze { $count } statki?*
   *[many] *jeszcze { $count } statków?*
}
ufs-ask-mothership = Statek-matka zaraz się ruszy. *Ktoś interweniuje?*
ufs-ask-hold = Zaraz nastąpi zrzut statków. *Zatrzymać któryś na pokładzie?*
ufs-ask-drop = Zrzut: *{ $ship }*. W której kolumnie?
ufs-hint-place = Kość *{ $die }* na podświetlone pole: statki tej kolumny spadną o { $count ->
    [one] { $count } rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}.
ufs-hint-bin = Co schodzi z planszy?
ufs-hint-reroll = Którą kość *przerzucić*?
ufs-hint-reduced = Które pomieszczenie będzie *tańsze*?
ufs-hint-robot = Gdzie stanie?
ufs-hint-hold = Który statek *zostaje na pokładzie*?
ufs-hint-face = Co ma pokazać kość *{ $die }*?
ufs-hint-shift = W *którą stronę*?

## Możliwości słowami
ufs-section-with = { $die }, pomaga { $name }
ufs-section-robot = { $face ->
    [0] Nowy robot
   *[other] Robot { $face } na nowo
}
ufs-group-rooms = Pomieszczenia
ufs-group-scenario = Scenariusz
ufs-group-remove = Zdejmij z planszy
ufs-note-fall = { $count ->
    [one] { $count } statek spada o { $rows }
    [few] { $count } statki spadają o { $rows }
   *[many] { $count } statków spada o { $rows }
}
ufs-note-empty = żaden statek się nie rusza
ufs-do-place-dig = { $count ->
    [one] Odkop { $count } pole
    [few] Odkop { $count } pola
   *[many] Odkop { $count } pól
}
ufs-do-place-gun = Działo: spadają o { $count }
ufs-do-place-tunnel = Tunel: bez efektu
ufs-do-place-room = { $room } { $value }
ufs-do-place-part = { $room }: brakuje { $count ->
    [one] jednej kości
   *[other] { $count } kości
}
ufs-do-remove-robot = Zdejmij robota { $face }
ufs-do-discard = Odrzuć: { $die }
ufs-do-set-six = Ustaw na 6: { $die }
ufs-do-keep-roll = Zostaw rzut
ufs-do-reroll = Przerzuć: { $die }
ufs-do-keep = Zatrzymaj: { $die }
ufs-do-reroll-rest = Przerzuć resztę
ufs-do-cancel = Zapobiegnij
ufs-do-let-sink = Niech opada
ufs-do-resolve = { $room } { $value }, kolumna { $column }
ufs-do-dig = Kop
ufs-do-evacuate = Ewakuuj kolumnę
ufs-do-clear = Usuń gruz
ufs-do-open-gate = Otwórz pole badań { $square }
ufs-do-clean = Oczyść: { $place }
ufs-do-end-rooms = { $count ->
    [0] Zakończ fazę
    [one] Zakończ fazę, odrzuć { $count } kość
   *[other] Zakończ fazę, odrzuć { $count } kości
}
ufs-do-advance = { $count ->
    [0] Zostań
    [one] { $count } pole naprzód
    [few] { $count } pola naprzód
   *[many] { $count } pól naprzód
}
ufs-do-place-robot = Robot: { $place }
ufs-do-skip-robot = Bez robota
ufs-do-shoot = Strąć: { $ship }, rząd { $row }, kolumna { $column }
ufs-do-spare-robot = Robot { $face } zachowuje wartość
ufs-do-wear = Strać 1
ufs-do-hold = Zatrzymaj na pokładzie: { $ship }
ufs-do-drop-all = Zrzuć wszystkie
ufs-do-drop = Zrzuć w kolumnie { $column }
ufs-do-use = Pomaga { $name }
ufs-do-set-face = Ustaw na { $face }: { $die }
ufs-do-shift = Do kolumny { $column }: { $ship }, rząd { $row }
ufs-do-excavate = { $count ->
    [one] Koparka { $count } pole naprzód
    [few] Koparka { $count } pola naprzód
   *[many] Koparka { $count } pól naprzód
}
ufs-do-no-more = Więcej nie trzeba
ufs-do-nobody = Nikt
ufs-chip-energy = energia
ufs-chip-research = badania
ufs-chip-damage = uszkodzenia
ufs-chip-ships = statki
ufs-chip-mothership = rzędy statku-matki

## Podgląd
ufs-sinks-to = opada do rzędu { $row }
ufs-makes-sink = opada
ufs-hits-city = trafienie
ufs-slides-right = w prawo
ufs-slides-left = w lewo
ufs-blocked = zablokowany

## Koniec
ufs-over-won = *Zwycięstwo:* badania ukończone.
ufs-over-base = *Klęska:* baza zniszczona.
ufs-over-mothership = *Klęska:* statek-matka dotarł do celu.
ufs-end-won = Zwycięstwo
ufs-end-lost = Klęska
ufs-end-won-why = Badania ukończone. { $city }: miasto ocalone.
ufs-end-base-why = Baza odniosła zbyt wiele uszkodzeń. { $city }: miasto padło.
ufs-end-mothership-why = Statek-matka zszedł zbyt nisko. { $city }: miasto padło.
ufs-end-toggle = Wynik lub plansza
ufs-end-rounds = Rundy
ufs-end-research = Badania
ufs-end-damage = Uszkodzenia
ufs-end-destroyed = Strącone statki
ufs-end-rows = Pozostałe rzędy

## Przygotowanie
ufs-describe = { $city }, { $threat }
ufs-describe-scenario = { $city }, { $threat }, { $scenario }
ufs-set-city = Miasto
ufs-set-side = Strona miasta
ufs-set-side-note = Strona uszkodzona pomaga bardziej. Weź ją po przegranej.
ufs-side-normal = Normalna
ufs-side-damaged = Uszkodzona
ufs-set-threat = Poziom zagrożenia
ufs-set-threat-note = Tyle z czterech kafelków nieba leży trudniejszą stroną do góry.
ufs-threat-0 = łatwy
ufs-threat-1 = standardowy
ufs-threat-2 = trudny
ufs-threat-3 = katastrofalny
ufs-threat-4 = apokaliptyczny
ufs-set-scenario = Scenariusz
ufs-set-no-scenario = Brak
ufs-set-no-scenario-text = Zwykła gra. Zacznij tutaj.
ufs-set-team = Postacie, które pomagają, każda raz
ufs-set-stays = Poza grą
ufs-set-sky = Zaawansowane kafelki nieba
ufs-set-sky-note = Wprowadzają portale, czerwone eksplozje i nurkujące statki.
ufs-set-sky-level = Poziom { $level }
ufs-set-rating = Trudność
ufs-stars = { $kind ->
    [yellow] Łatwiej, gwiazdki: { $count }
   *[black] Trudniej, gwiazdki: { $count }
}
