# Black Angel: nazwy rzeczy i to, co robią żetony i karty.
ba-title = Black Angel
ba-pitch = Fregata z załogą robotów wiezie ludzkość do nowego świata. Rzucaj kośćmi swojej załogi, wysyłaj statki do obcych, wplataj ich technologie w swoje i trzymaj destruktorów z dala od kadłuba.
ba-gist = 1–4 osoby · 90 minut · wymagająca

## Gracze
ba-player-colour = { $seat ->
    [0] Lazur
    [1] Koral
    [2] Limonka
   *[other] Fiolet
}
ba-hal = Hal
ba-neutral = Gracz neutralny

## Kolory
ba-hue-die = { $colour ->
    [orange] żółta
    [gray] szara
   *[green] zielona
}
ba-hue = { $colour ->
    [orange] żółta
    [gray] szara
   *[green] zielona
}
ba-hue-object = { $colour ->
    [orange] żółtą
    [gray] szarą
   *[green] zieloną
}
ba-die = { $hue } { $value ->
    [0] gwiazdka
   *[other] { $value }
}
ba-die-reserved = { $die } (zarezerwowana)

## Miejsca
ba-kind-discover = Odkrycie technologii
ba-kind-repair = Naprawa Black Angel
ba-kind-destroy = Zniszczenie destruktorów
ba-kind-command = Zarządzanie flotą
ba-kind-short = { $kind ->
    [discover] Odkrycie
    [repair] Naprawa
    [destroy] Walka
   *[command] Flota
}
ba-action = akcja { $number }, { $kind }
ba-mission-at = misja na polu { $hex }
ba-spes = Spes
ba-asteroids = pole z asteroidami
ba-alien = { $colour ->
    [orange] planeta Melurenów
    [gray] stacja Ksawitów
   *[green] statki Tsotów
}
ba-row = rząd { $number }
ba-column = kolumna { $number }
ba-cell = rząd { $row }, kolumna { $column }

## Liczby rzeczy
ba-count-vp = { $count } PZ
ba-count-ship = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[other] { $count } statków
}
ba-count-robot = { $count ->
    [one] { $count } robota
    [few] { $count } roboty
   *[other] { $count } robotów
}
ba-count-resource = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[other] { $count } surowców
}
ba-count-debris = { $count ->
    [one] { $count } znacznik szczątków
    [few] { $count } znaczniki szczątków
   *[other] { $count } znaczników szczątków
}
ba-count-technology = { $count ->
    [one] { $count } technologię
    [few] { $count } technologie
   *[other] { $count } technologii
}
ba-count-mission = { $count ->
    [one] { $count } kartę misji
    [few] { $count } karty misji
   *[other] { $count } kart misji
}
ba-count-ravager = { $count ->
    [one] { $count } kartę destruktora
    [few] { $count } karty destruktorów
   *[other] { $count } kart destruktorów
}
ba-count-advanced = { $count ->
    [one] { $count } technologię zaawansowaną
    [few] { $count } technologie zaawansowane
   *[other] { $count } technologii zaawansowanych
}
ba-list = { $a }, { $b }
ba-list-end = { $a } i { $b }

## Karty
ba-a-mission = { $hue } misja
ba-a-mission-object = { $hue } misję
ba-a-ravager = karta destruktora
ba-a-ravager-object = kartę destruktora
ba-one-mission = { $colour ->
    [orange] żółtą misję
    [gray] szarą misję
   *[green] zieloną misję
}
ba-one-ravager = kartę destruktora
ba-card = { $back } nr { $number }
ba-activation = Aktywacyjna
ba-neutralization = Neutralizacyjna
ba-mission = Misja, { $hue }. { $effect } Za zagranie zdobywasz { $reward }. Nowe technologie na torze: { $icons }.
ba-mission-take = Każda aktywacja: weź { $gain }.
ba-mission-trade = Każda aktywacja: wydaj { $pay }, aby zdobyć { $gain }.
ba-mission-split = Przy usunięciu: właściciel zdobywa { $owner }, a każdy gracz ze statkiem na karcie { $ship }.
ba-mission-per-card = Przy usunięciu: właściciel i każdy inny gracz ze statkiem na karcie zdobywa { $count } PZ za każdą swoją { $hue } misję { $zone ->
    [space] na planszy kosmosu
   *[ejected] wsuniętą pod planszę
}.
ba-ravager = Destruktor przy akcji { $number }. { $effect } Zagrana obok twojej planszy karta aktywuje technologie każdego koloru.
ba-ravager-next = Znacznik uszkodzeń trafia na akcję { $number }.
ba-ravager-die = Znacznik uszkodzeń trafia na jedną { $hue } kość w puli.
ba-ravager-mission = Odrzucasz z ręki misję, a jeśli jej nie masz, tracisz { $loss } PZ.
ba-ravager-ravager = Odrzucasz z ręki kartę destruktora, a jeśli jej nie masz, tracisz { $loss } PZ.
ba-ravager-robot = Porywa robota z twojego pomieszczenia centralnego, a jeśli go tam nie ma, tracisz { $loss } PZ.
# Co robi destruktor, dla wszystkich
ba-deed-next = znacznik uszkodzeń trafia na akcję { $number }.
ba-deed-die = znacznik uszkodzeń trafia na jedną { $hue } kość w puli.
ba-deed-mission = odrzucenie misji z ręki, a w razie jej braku utrata { $loss } PZ.
ba-deed-ravager = odrzucenie karty destruktora z ręki, a w razie jej braku utrata { $loss } PZ.
ba-deed-robot = porwanie robota z pomieszczenia centralnego, a w razie jego braku utrata { $loss } PZ.
ba-at-action = Akcja { $number }
ba-short-next = uszkadza akcję { $number }
ba-short-die = uszkadza kość
ba-short-mission = odrzuć misję
ba-short-ravager = odrzuć destruktora
ba-short-robot = porywa robota

## Technologie
ba-tile = Technologia, { $hue }: { $effect }
ba-tile-starting = Technologia początkowa, { $hue }: { $effect }
ba-tile-boosted = Technologia, { $hue }, strona ulepszenia. Raz: { $boost } Potem: { $effect }
ba-fx-vp = zdobądź 1 PZ.
ba-fx-ship = weź statek.
ba-fx-resource = weź surowiec.
ba-fx-debris = weź znacznik szczątków.
ba-fx-robot = weź robota z zasobów do pomieszczenia centralnego.
ba-fx-move = przesuń statek albo wystrzel nowy, najwyżej o 2 pola.
ba-fx-shift = przenieś robota z pomieszczenia centralnego na stację roboczą albo z powrotem.
ba-fx-chain-vertical = aktywuj technologię bezpośrednio powyżej albo poniżej.
ba-fx-chain-horizontal = aktywuj technologię bezpośrednio po lewej albo po prawej.
ba-fx-draw = dobierz misję w wybranym kolorze.
ba-fx-draw-two = dobierz dwie misje w wybranym kolorze i zatrzymaj jedną.
ba-fx-either = { $one } Albo: { $two }
ba-boost-vp = zdobądź { $count } PZ przy wykonaniu akcji: { $kind }.
ba-boost-value = kość { $hue }: nadaj jej wartość { $value }.
ba-boost-colour = kość { $hue }: użyj jej jako kości dowolnego koloru.
ba-boost-reserve = kość { $hue }: po rzucie zarezerwuj ją za darmo.
ba-advanced = Technologia zaawansowana: na koniec { $count } PZ za { $counted }.
ba-counts-grid = każdą { $hue } technologię na siatce
ba-counts-ejected = każdą technologię wypchniętą poza siatkę
ba-counts-debris = każdy znacznik szczątków w magazynie
ba-counts-ravagers = każdą kartę destruktora na ręce
ba-counts-advanced = każdą posiadaną technologię zaawansowaną
ba-counts-space = każdą własną misję na planszy kosmosu

## Hal
ba-hal-half = kość { $hue }, { $kind }{ $mode ->
    [advanced] {" "}(najpierw technologia zaawansowana)
    [technology] {" "}(tylko technologie)
    [clockwise] {" "}(zgodnie z ruchem wskazówek zegara)
    [counterclockwise] {" "}(przeciwnie do ruchu wskazówek zegara)
   *[plain] {""}
}
ba-hal-card = góra: { $top }; dół: { $bottom }
ba-hal-level = { $level ->
    [easy] Łatwy
    [standard] Podstawowy
    [difficult] Trudny
   *[extreme] Ekstremalny
}
ba-hal-start = Hal zaczyna z { $count } PZ
ba-hal-weight = { $item ->
    [robot] robot { $count }
    [resource] surowiec { $count }
    [ship] statek { $count }
    [debris] szczątki { $count }
    [technology] technologia { $count }
    [ravager] destruktor { $count }
   *[advanced] technologia zaawansowana { $count }
}

## Co zaprojektowano dla tego programu
ba-reconstructed-mark = Odtworzone
ba-reconstructed-all = Drukowana wartość nie była dostępna; tę zaprojektowano dla tego programu.
ba-reconstructed = Drukowana wartość nie była dostępna; zaprojektowano dla tego programu: { $fields }.
ba-reconstructed-field = { $field ->
    [number] numer
    [reward] nagroda
    [technology_icons] technologie, które karta przynosi
    [pairing] ulepszenie na odwrocie
    [copy] liczba kopii
    [target_action] atakowana akcja
    [die_colour] kolor kości
    [colour] kolor
    [kind] która to z dwóch akcji
    [action] wskazana akcja
   *[other] niektóre wartości
}
