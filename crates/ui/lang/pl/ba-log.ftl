# Black Angel: dziennik, w czasie teraźniejszym.
ba-log-turn = Runda { $round }: gra { $name }.
ba-log-a = { $name } wybiera sekwencję A.
ba-log-b = { $name } wybiera sekwencję B.
ba-log-pass = { $name } pasuje.
ba-log-points = { $name }: { $change } PZ ({ $why }).
ba-log-goods = { $name }: { $sign }{ $goods } ({ $why }).
ba-log-card = { $name } zagrywa { $card } ({ $place }).
ba-log-tile = { $name } { $turned ->
    [yes] odwraca i aktywuje
   *[no] aktywuje
} technologię ({ $place }) { $by ->
    [card] kartą
    [debris] szczątkami
   *[chain] przez łańcuch
}: { $effect }
ba-log-effect = { $name } wybiera: { $effect }
ba-log-launch = { $name } wystrzeliwuje statek na pole { $hex } ({ $ground }).
ba-log-move = { $name } przesuwa statek z pola { $from } na pole { $hex } ({ $ground }).
ba-log-stay = { $name } wydaje rozkaz statkowi na polu { $hex } ({ $ground }); statek zostaje na miejscu.
ba-log-man = { $name } wysyła robota na { $hue } stację roboczą.
ba-log-recall = { $name } odwołuje robota, który opuszcza { $hue } stację roboczą.
ba-log-neutral-left = Neutralny robot na dobre opuszcza { $hue } stację roboczą.
ba-log-draw = { $name } dobiera { $card }.
ba-log-keep = { $name } zatrzymuje { $kept } i odrzuca { $discarded }.
ba-log-reshuffle = Odrzucone karty tworzą nowy stos: { $back }.
ba-log-die = { $name } bierze kość ({ $die }){ $flipped ->
    [yes] {" "}i obraca ją za znacznik szczątków
   *[no] {""}
}.
ba-log-buy = { $name } kupuje kość za 1 surowiec: { $die } (sprzedaje { $owner }).
ba-log-boost-die = { $name } używa ulepszenia: { $boost } Teraz to kość { $die }.
ba-log-boost = { $name } używa ulepszenia: { $boost }
ba-log-place-die = { $name } używa kości: { $target }{ $damaged ->
    [yes] , uszkodzona
   *[no] {""}
}; { $kind ->
    [hal] misja w tym kolorze
    [command] { $count ->
        [0] żaden statek się nie porusza
        [one] ruch najwyżej o { $count } pole
        [few] ruch najwyżej o { $count } pola
       *[other] ruch najwyżej o { $count } pól
    }
   *[other] { $count ->
        [0] bez aktywacji
        [one] { $count } aktywacja
        [few] { $count } aktywacje
       *[other] { $count } aktywacji
    }
}.
ba-log-struck = Destruktor przy akcji { $number } uderza ({ $name }): { $effect }
ba-log-captured = Destruktor przy akcji { $number } porywa robota ({ $name }).
ba-log-damage-action = Znacznik uszkodzeń: { $action }.
ba-log-damage-die = Znacznik uszkodzeń: kość { $hue } w puli.
ba-log-damage-none = Nie ma już miejsca na znacznik uszkodzeń.
ba-log-repair-action = { $name } naprawia: { $action }.
ba-log-repair-die = { $name } naprawia { $hue } kość.
ba-log-debris = { $name } kładzie szczątki na technologii ({ $place }).
ba-log-discard = { $name } odrzuca { $card } ({ $why }).
ba-log-take = { $name } bierze za { $cost }: { $tile }
ba-log-take-advanced = { $name } bierze za { $cost }: { $tile }
ba-log-reveal = Nowa oferta: { $tile }
ba-log-inject = { $name } umieszcza żeton na siatce ({ $place }).
ba-log-eject = Wypchnięta ({ $name }): { $tile }
ba-log-eject-advanced = { $name } kładzie na { $colour ->
    [orange] żółtym
    [gray] szarym
   *[green] zielonym
} polu: { $tile }
ba-log-eject-aside = Wypchnięta, leży obok planszy ({ $name }): { $tile }
ba-log-spend = { $name } oddaje: { $tile }
ba-log-destroy = { $name } niszczy { $count ->
    [one] { $count } kartę destruktora
    [few] { $count } karty destruktorów
   *[other] { $count } kart destruktorów
} przy akcji { $number }.
ba-log-mission = { $name } zagrywa { $card } na pole { $hex }. { $effect }
ba-log-ravager = Destruktor pojawia się przy akcji { $number }. Odtąd przy każdym użyciu akcji: { $effect }
ba-log-turned-away = Przy akcji { $number } leżą już trzy karty destruktorów: nowa zostaje odrzucona.
ba-log-technology = Nowość na torze: { $tile }{ $pushed ->
    [yes] {" "}Ostatni żeton zostaje wypchnięty.
   *[no] {""}
}
ba-log-activate = { $name } aktywuje misję na polu { $hex }.
ba-log-declined = { $name } nie korzysta ze swojej misji.
ba-log-return = { $name } odkłada { $count ->
    [one] { $count } kość
   *[other] { $count } kości
}.
ba-log-roll = { $name } rzuca:
ba-log-reserve = { $name } rezerwuje kość: { $die }{ $boost ->
    [yes] {" "}(ulepszenie)
   *[no] {""}
}.
ba-log-clear = { $name } czyści planszę: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}.
ba-log-advance = Black Angel rusza naprzód ({ $ground }); { $count ->
    [0] to już koniec drogi
    [one] został { $count } ruch
    [few] zostały { $count } ruchy
   *[other] zostało { $count } ruchów
}.
ba-log-lost = { $name } traci statek na polu { $hex }.
ba-log-mission-ejected = Usunięta ({ $name }): { $card }. { $effect }
ba-log-strip = Pierwszy pas zostaje odwrócony i staje się ostatnim.
ba-log-spes = Spes jest w zasięgu wzroku!
ba-log-end-spes = Black Angel dotarł na Spes: po tej rundzie zostaje jeszcze jedna.
ba-log-end-ravagers = Stos destruktorów się wyczerpał: po tej rundzie zostaje jeszcze jedna.
ba-log-final = Runda { $round } jest finałowa.
ba-log-hal-card = Hal odkrywa kartę ({ $card }). Najpierw patrzy na { $first ->
    [top] górę, bo wykonano sekwencję A
   *[bottom] dół, bo nie wykonano sekwencji A
}.
ba-log-hal-die = Hal wybiera { $half ->
    [top] górną
   *[bottom] dolną
} część karty: { $kind }. Bierze najwyższą { $hue } kość: { $die }, { $owner ->
    [human] (poprzedni właściciel: { $name }, otrzymuje 1 surowiec)
   *[hal] swoją
}.
ba-log-hal-third = Hal nie ma kości do żadnej części karty. Odkłada do puli najwyższą { $hue } kość: { $die }, { $owner ->
    [human] (poprzedni właściciel: { $name }, otrzymuje 1 surowiec)
   *[hal] swoją
}.
ba-log-hal-discard = Hal dobiera { $card } i nie znajduje wolnego pola: karta zostaje odrzucona.
ba-log-hal-no-die = Zamiast akcji Hal zdobywa 3 PZ.
ba-log-hal-no-value = Kość Hala nic tam nie daje: zamiast tego 3 PZ.
ba-log-hal-nothing = Hal nie ma tam nic do zrobienia: zamiast tego 3 PZ.
ba-log-score = { $name }: razem { $count } PZ.
ba-log-over = Podróż dobiegła końca.
ba-why = { $why ->
    [tile] technologia
    [boost] ulepszenie
    [reward] nagroda z misji
    [mission] aktywacja misji
    [ejection] usunięcie misji
    [ravager] destruktor
    [freed] uwolnienie od destruktora
    [dice] niewykorzystane kości
    [damaged] uszkodzona kość
    [purchase] kupiona kość
    [flip] obrócona kość
    [reservation] rezerwacja
    [repair] naprawa
    [reclaimed] szczątki z żetonu
    [compensation] kość wzięta przez Hala
    [consolation] zamiast akcji
    [comet] karta na komecie
    [sold] sprzedana kość
    [limit] limit kart na ręce
   *[weight] wartość zdobyczy Hala
}
