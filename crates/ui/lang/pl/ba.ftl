# Black Angel: stół.

## Strefy i znaki
ba-zone-space = Kosmos
ba-zone-ship = Fregata
ba-zone-board = Plansza: { $name }
ba-tabs = Strefy stołu
ba-tab-space = Kosmos
ba-tab-ship = Fregata
ba-tab-board = Plansza
ba-confirm = Zrób to
ba-round = Runda { $round }
ba-final-round = Runda finałowa
ba-voyage = Podróż na Spes
ba-advances-left = { $count ->
    [0] Spes osiągnięta
    [one] został { $count } ruch
    [few] zostały { $count } ruchy
   *[other] zostało { $count } ruchów
}
ba-ravager-deck = Destruktorzy
ba-cards-left = { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
ba-ravagers-left = { $count ->
    [one] została { $count } karta destruktora
    [few] zostały { $count } karty destruktorów
   *[other] zostało { $count } kart destruktorów
}
ba-mission-decks = Stosy misji
ba-deck-label = { $back }: w stosie { $count }, odrzuconych { $discard }
ba-launch = Wystrzel
ba-launch-label = Wystrzel statek: w magazynie { $count }
ba-your-ship = Twój statek na polu { $hex }
ba-hex = { $hex }: { $ground }.
ba-hex-angel = Tu jest Black Angel.
ba-hex-comet = Kometa.
ba-hex-icon = Statek destruktorów.
ba-hex-card = { $card } (właściciel: { $name }). { $effect }
ba-hex-wakes = { $count ->
    [0] Misja tutaj nie przyciągnęłaby destruktorów.
    [one] Misja tutaj przyciągnęłaby { $count } destruktora.
   *[other] Misja tutaj przyciągnęłaby { $count } destruktorów.
}
ba-hex-ships = Statki: { $names }.
ba-hex-leaves = Przy następnym ruchu Black Angel ten pas odpada razem ze statkami i misjami, które na nim są.

ba-action-label = Akcja { $number }, { $kind }: { $kind_key ->
    [discover] bierz technologie, każdą za jedną aktywację, a z pierwszych pól i zaawansowane za dwie
    [repair] usuwaj znaczniki uszkodzeń, po jednym na aktywację; każdy staje się twoimi szczątkami
    [destroy] niszcz karty destruktorów, po jednej na aktywację, zawsze cały stos naraz
   *[command] przesuń jeden statek o pole na aktywację, potem zagraj misję
}. Kość: { $hue }. { $damaged ->
    [yes] Uszkodzona: wartość kości jest o 1 mniejsza.
   *[no] Znaczniki uszkodzeń: { $cubes }.
}
ba-action-ravager = Najpierw destruktor: { $effect }
ba-no-ravagers = Brak destruktorów przy akcji { $number }
ba-ravagers-label = Karty destruktorów przy akcji { $number }: { $count }. Przy każdym użyciu akcji: { $effect }
ba-ravagers-hold = {" "}Porwane roboty: { $count } ({ $name }).
ba-supplies = Pule kości
ba-supply-label = Pula, { $hue }: sprawnych { $sound }, uszkodzonych { $damaged }
ba-posts = Roboty na stacjach roboczych: żółta { $orange }, szara { $gray }, zielona { $green }
ba-no-dice = Brak kości
ba-high-security = Obszar strzeżony: nikt nie może kupić tej kości
ba-stacks = Stosy
ba-stack-label = Stos, technologia { $hue }: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}. { $top }
ba-display = Tor technologiczny
ba-display-label = Pole toru { $space }, koszt { $cost }. { $full ->
    [yes] { $tile }
   *[no] Puste.
}
ba-advanced-offer = Zaawansowane
ba-advanced-none = Brak technologii zaawansowanej
ba-cost = za { $count }

ba-slot-full = { $place }: { $card }
ba-slot-empty = { $place }: gniazdo bez karty
ba-arrow = Umieść technologię: { $cell }
ba-arrow-black = Umieść technologię zaawansowaną: { $cell }
ba-cell-empty = { $place }: puste
ba-cell-tile = { $place }. { $tile }
ba-cell-debris = Leżą na niej szczątki.
ba-cell-advanced = { $place }. { $tile } Na siatce da najwyżej { $cap } PZ.
ba-space-label = { $colour ->
    [orange] Żółte
    [gray] Szare
   *[green] Zielone
} pole na technologię zaawansowaną. { $full ->
    [yes] { $tile } Teraz daje { $now } PZ.
   *[no] Puste.
} Usunięte karty: { $cards }; najwyżej { $cap } PZ.
ba-max = maks. { $count }
ba-vp = PZ
ba-vp-track = Punkty na torze punktacji
ba-if-over = { $count } PZ, gdyby gra skończyła się teraz
ba-resources = Surowce
ba-debris = Szczątki
ba-ships = Statki
ba-break-room = Pomieszczenie centralne
ba-break-room-label = Pomieszczenie centralne: { $count ->
    [one] { $count } robot
    [few] { $count } roboty
   *[other] { $count } robotów
}; w zasobach { $supply }
ba-robot-supply = zasoby { $count }
ba-station = stacja
ba-station-label = Stacja robocza, { $hue }: { $count ->
    [one] { $count } robot
    [few] { $count } roboty
   *[other] { $count } robotów
}
ba-ejected = { $count ->
    [0] Nic nie wypchnięto
    [one] { $count } wypchnięty żeton
    [few] { $count } wypchnięte żetony
   *[other] { $count } wypchniętych żetonów
}
ba-hand = Twoje karty
ba-hand-empty = Nie masz kart na ręce.
ba-hand-short = ręka
ba-crew-short = stacje
ba-key-hold = Przytrzymaj żeton, kartę, destruktora albo pole (lub wskaż je), aby przeczytać, do czego służy.
ba-rivals = Pozostali
ba-open-board = { $name }: otwórz całą planszę
ba-hal-cards = Karty: w stosie { $left }, odkryte { $shown }
ba-hal-weights = Wartość dla Hala w PZ: { $weights }
ba-neutral-note = Nie rozgrywa tur. Jego kości można kupować.

## Pytanie
ba-step-a1 = A1 karta
ba-step-a2 = A2 akcja
ba-step-a3 = A3 dobór
ba-step-b1 = B1 kości
ba-step-b2 = B2 plansza
ba-step-b3 = B3 ruch
ba-wait = Czekamy na: *{ $name }*.
ba-ask-over = Podróż dobiegła końca.
ba-ask-setup-reserve = Możesz za darmo zarezerwować jedną ze swoich kości.
ba-ask-sequence = *Sekwencja A* (karta, akcja, dobór) czy *sekwencja B* (nowy rzut, ruch Black Angel)?
ba-ask-sequence-final = Runda finałowa: *sekwencja A* czy *sekwencja B*?
ba-ask-card = *A1*: zagraj kartę obok planszy, aby aktywować technologie, albo idź dalej bez niej.
ba-ask-activate = Aktywuj technologię (możliwe: { $count }){ $stop ->
    [yes] {" "}albo zakończ
   *[no] {""}
}.
ba-ask-effect = Wybierz *jeden* z dwóch efektów.
ba-ask-move-ship = Przesuń statek albo wystrzel nowy, najwyżej o *2 pola*. Misji się nie zagrywa.
ba-ask-shift = Przenieś *jednego robota*: z pomieszczenia centralnego na stację roboczą albo z powrotem.
ba-ask-chain = Którą sąsiednią technologię aktywuje łańcuch?
ba-ask-draw = Dobierz misję: w którym *kolorze*?
ba-ask-keep = Zatrzymaj *jedną* z dwóch kart.
ba-ask-die = *A2*: wybierz kość. Cudza kosztuje *1 surowiec*; obrócenie własnej kosztuje *1 znacznik szczątków*.
ba-ask-boost-die = Kość *{ $die }*: użyj ulepszenia albo idź dalej.
ba-ask-target = Kość *{ $die }*: na którą akcję w jej kolorze albo na którą misję w kosmosie?
ba-ask-boost-action = Użyj ulepszenia dla tej akcji albo idź dalej.
ba-ask-discard-mission = Destruktor żąda *misji*: którą odrzucasz?
ba-ask-discard-ravager = Destruktor żąda *karty destruktora*: którą odrzucasz?
ba-ask-discover = Bierz technologie (z kości zostało *{ $count }*){ $stop ->
    [yes] {" "}albo zakończ
   *[no] {""}
}.
ba-ask-inject = Umieść na siatce { $count ->
    [one] wzięty żeton
    [few] { $count } wzięte żetony
   *[other] { $count } wziętych żetonów
}: wybierz żeton, potem *strzałkę*.
ba-ask-place-advanced = Technologia zaawansowana została wypchnięta: na które *pole*? Karty obok niego wyznaczają maksimum.
ba-ask-repair = Usuń znacznik uszkodzeń (jeszcze *{ $count }*){ $stop ->
    [yes] {" "}albo zakończ
   *[no] {""}
}.
ba-ask-debris = Gdzie trafią szczątki: na *żeton*, aby go aktywować, czy do *magazynu*?
ba-ask-destroy = Niszcz destruktorów (jeszcze *{ $count }*){ $stop ->
    [yes] {" "}albo zakończ
   *[no] {""}
}.
ba-ask-command = Kość *{ $die }*{ $damaged ->
    [yes] , minus 1 za uszkodzenie
   *[no] {""}
}: przesuń jeden statek najwyżej o *{ $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}*.
ba-ask-command-star = Kość *{ $die }* niczego nie porusza: wybierz swój statek; trzeba tam zagrać misję.
ba-ask-place = Zagrać misję na pole *{ $hex }*? Trafi na nią robot z pomieszczenia centralnego.
ba-ask-must-place = Zagraj misję na pole *{ $hex }*: to obowiązkowe.
ba-ask-mission = Aktywuj misję: *{ $terms }*, { $count ->
    [one] raz
   *[other] do { $count } razy
}{ $stop ->
    [yes] {" "}albo zakończ
   *[no] {""}
}.
ba-ask-pay = Wybierz, co oddajesz: jeszcze *{ $count }*.
ba-ask-owner = Ktoś użył twojej misji na polu *{ $hex }*. Możesz ją też raz aktywować: *{ $terms }*.
ba-ask-hand-limit = Masz na ręce ponad *{ $count }* misji: odrzuć jedną.
ba-ask-reserve = *B1*: zarezerwować kość za *1 surowiec*, aby nikt jej nie kupił?
ba-ask-resolving = …
# O co pytany jest ktoś inny
ba-awaited = { $step ->
    [setup_reserve] Możliwa jest darmowa rezerwacja kości.
    [choose_sequence] Sekwencja A czy sekwencja B.
    [play_card] A1: karta obok planszy albo żadna.
    [activate] A1: technologia do aktywacji.
    [choose_effect] Jeden z dwóch efektów żetonu.
    [move_ship] Ruch statku albo wystrzelenie nowego.
    [shift_robot] Przeniesienie robota.
    [chain] Sąsiednia technologia, którą aktywuje łańcuch.
    [draw_colour] Kolor dobieranej misji.
    [keep_card] Która z dwóch kart zostaje na ręce.
    [choose_die] A2: wybór kości.
    [boost_die] Ulepszenie kości albo żadne.
    [choose_target] A2: akcja albo misja w kosmosie dla kości.
    [boost_action] Ulepszenie akcji albo żadne.
    [discard_mission] Destruktor żąda misji.
    [discard_ravager] Destruktor żąda karty destruktora.
    [discover] Wybór technologii.
    [inject] Strzałki dla wziętych żetonów.
    [place_advanced] Pole dla technologii zaawansowanej.
    [repair] Znacznik uszkodzeń do usunięcia.
    [debris] Miejsce dla szczątków.
    [destroy] Niszczenie destruktorów.
    [command] Rozkaz dla statku.
    [place] Misja do zagrania na pole { $hex }.
    [mission_act] Aktywacje misji na polu { $hex }.
    [pay] Zapłata za misję.
    [owner_activation] Właściciel też może aktywować misję na polu { $hex }.
    [hand_limit] Za dużo misji na ręce: jedna zostaje odrzucona.
   *[reserve] B1: rezerwacja kości albo żadna.
}
ba-terms = wydaj { $pay }, zdobądź { $gain }
ba-terms-gain = zdobądź { $gain }
ba-hint-card = Teraz wybierz *gniazdo* przy planszy.
ba-hint-ship = Dokąd leci ten statek?
ba-hint-launch = Dokąd leci nowy statek?
ba-hint-taken = Przy której *strzałce*?
ba-hint-flip = Którą swoją kość obracasz za *1 znacznik szczątków*?
ba-hint-station = Na którą stację roboczą?
ba-hint-recall = Z powrotem do *pomieszczenia centralnego*.
ba-hint-colour = Jaki kolor ma mieć kość?
ba-hint-die = Którą kość?

## Wybory słowami
ba-own-dice = Twoje kości
ba-dice-of = Kości: { $name }
ba-ship-at = Statek na polu { $hex }
ba-new-ship = Nowy statek
ba-do-reserve-free = zarezerwuj za darmo: *{ $die }*
ba-do-reserve-paid = zarezerwuj za 1 surowiec: *{ $die }*
ba-do-reserve-boost = zarezerwuj ulepszeniem: *{ $die }*
ba-do-no-reserve = Bez rezerwacji
ba-do-decline = Nie, dziękuję
ba-do-a = Sekwencja A
ba-do-b = Sekwencja B
ba-do-pass = Pas
ba-do-play = *{ $place }*
ba-do-skip-card = Bez karty
ba-do-activate = *{ $place }*: { $effect }
ba-do-turn-activate = odwróć i aktywuj (*{ $place }*): { $effect }
ba-do-stop = Zakończ
ba-do-effect = { $effect }
ba-do-move = na pole *{ $hex }* ({ $ground })
ba-do-stay = zostań na polu *{ $hex }* ({ $ground }), aby zagrać misję
ba-do-use-ship = statek na polu *{ $hex }* ({ $ground })
ba-do-man = robot na *{ $hue }* stację roboczą
ba-do-recall = robot opuszcza *{ $hue }* stację roboczą
ba-do-draw = dobierz *{ $card }*
ba-do-keep = zatrzymaj *{ $card }*
ba-do-die = *{ $die }*
ba-do-buy = kup za 1 surowiec: *{ $die }*
ba-do-flip = obróć: *{ $die }* → *{ $turned }*
ba-do-boost = ulepszenie: { $boost }
ba-do-boost-colour = kość liczy się jako *{ $hue }*
ba-do-done = Dalej
ba-do-action = *{ $action }*: { $kind ->
    [command] { $worth ->
        [0] zagraj misję bez ruchu
        [one] do { $worth } pola
       *[other] do { $worth } pól
    }
   *[other] { $worth ->
        [one] { $worth } aktywacja
        [few] { $worth } aktywacje
       *[other] { $worth } aktywacji
    }
}{ $damaged ->
    [yes] , o 1 mniej przez uszkodzenie
   *[no] {""}
}
ba-first-ravager = Najpierw destruktor: { $effect }
ba-do-mission = misja na polu *{ $hex }*: { $effect }
ba-do-discard = odrzuć *{ $card }*
ba-do-take = { $tile }
ba-do-take-advanced = { $tile }
ba-do-inject = *{ $cell }*, pchając { $way ->
    [up] w górę
   *[right] w prawo
}
ba-do-space = *{ $colour ->
    [orange] żółte
    [gray] szare
   *[green] zielone
}* pole: najwyżej { $cap } PZ
ba-do-repair-action = napraw: *{ $action }*
ba-do-repair-die = napraw *{ $hue }* kość w puli
ba-do-store = Szczątki do magazynu
ba-do-debris-tile = szczątki na *{ $place }*: { $effect }
ba-do-destroy = *{ $action }*: { $count ->
    [one] { $count } karta destruktora
    [few] wszystkie { $count } karty destruktorów
   *[other] wszystkie karty destruktorów ({ $count })
}
ba-do-place = zagraj *{ $card }*
# What a card does, after its name in the list of choices.
ba-do-face = : { $face }
ba-do-no-mission = Bez misji
ba-do-activate-mission = Aktywuj
ba-do-pay-tile = oddaj: { $tile }
ba-do-pay-card = oddaj *{ $card }*
ba-cost-of-die = −{ $count }
ba-safe = bez destruktorów
ba-would-wake = { $count ->
    [one] +{ $count } destruktor
   *[other] +{ $count } destruktorów
}
ba-move-only = ruch
ba-leaves-soon = odpada przy następnym ruchu
ba-mission-here = Misja możliwa
ba-gain = +{ $gain }
ba-times-gain = { $count } × { $gain }
ba-each-pays = każda kosztuje { $pay }
ba-pushes-out = wypycha żeton
ba-out = wypada
ba-ship-lost = strata statku
ba-damaged = uszkodzona
ba-strip-leaves = Ten pas odpada
ba-loses-points = −{ $count } PZ za niewykorzystane kości

## Koniec
ba-end-title = Wynik
ba-end-won = { $count ->
    [one] { $names } przebudzi ludzkość
   *[other] Wspólne zwycięstwo: { $names }
}
ba-end-beaten = Hal pokonany: { $count } do { $hal } PZ
ba-end-lost = Hal niepokonany: { $count } do { $hal } PZ
ba-end-spes = Black Angel dotarł na *Spes*; gra skończyła się po rundzie { $round }.
ba-end-ravagers = Stos destruktorów wyczerpał się przed dotarciem na Spes; gra skończyła się po rundzie { $round }.
ba-end-source = Źródło
ba-end-track = Tor punktacji
ba-end-tile = Technologia zaawansowana { $number }
ba-end-cap = Maksimum { $cap } PZ. { $place }
ba-end-goods = Dobra na Spes, 1 PZ za każde { $count }
ba-end-goods-sum = roboty: { $robots }, surowce: { $resources }, statki: { $ships }
ba-end-goods-none = Spes nie została osiągnięta
ba-end-total = Razem

## Przygotowanie
ba-field-players = Gracze
ba-field-advanced = Zasady
ba-field-hal = Hal, w grze solo
ba-field-first = Pierwszy gracz
ba-first-drawn = losowo
ba-players-note = { $count ->
    [1] Ty przeciwko Halowi, wirtualnemu przeciwnikowi
    [2] Z graczem neutralnym, którego kości można kupować; pięć gwiezdnych pasów
   *[other] Siedem gwiezdnych pasów
}
ba-hal-note = Liczy się tylko w grze solo.
ba-advanced-no = Podstawowe
ba-advanced-no-note = Technologie mają jedną stronę. Najlepsze na pierwsze podróże.
ba-advanced-yes = Zaawansowane
ba-advanced-yes-note = Technologie wchodzą do gry z jednorazowym ulepszeniem; dobiera się dwie misje i zatrzymuje jedną.
ba-describe = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}, { $rules ->
    [advanced] zasady zaawansowane
   *[basic] zasady podstawowe
}
ba-describe-solo = solo przeciwko Halowi ({ $level ->
    [easy] łatwy
    [standard] podstawowy
    [difficult] trudny
   *[extreme] ekstremalny
}), { $rules ->
    [advanced] zasady zaawansowane
   *[basic] zasady podstawowe
}

## Znaki
ba-key = Znaki
ba-key-colour = barwa { $hue }: { $alien }
ba-key-vp = punkty zwycięstwa (PZ)
ba-key-debris = znacznik uszkodzeń na fregacie; u ciebie to szczątki
ba-key-robot = robot
ba-key-mission = karta misji
ba-key-ravager = destruktor
ba-key-tech = technologia
ba-key-advanced = technologia zaawansowana
ba-key-star = gwiazdka: kość o wartości 0
ba-key-comet = kometa: 3 PZ za kartę Hala
ba-key-draft = częściowo zaprojektowane dla tego programu, bo drukowana wartość nie była dostępna
