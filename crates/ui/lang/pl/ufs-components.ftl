# Under Falling Skies: miasta, postacie, scenariusze.
ufs-city-roswell = Roswell
ufs-city-washington = Waszyngton
ufs-city-new-york = Nowy Jork
ufs-city-havana = Hawana
ufs-city-mexico-city = Meksyk
ufs-city-montreal = Montreal
ufs-city-rio = Rio de Janeiro
ufs-city-cairo = Kair
ufs-city-johannesburg = Johannesburg
ufs-city-london = Londyn
ufs-city-moscow = Moskwa
ufs-city-paris = Paryż
ufs-city-beijing = Pekin
ufs-city-seoul = Seul
ufs-city-singapore = Singapur
ufs-city-sydney = Sydney
ufs-city-tokyo = Tokio

ufs-fx-none = Bez zdolności: najlepsze miejsce na początek.
ufs-fx-first-damage = Pierwsze uszkodzenie w grze posuwa badania o { $squares ->
    [one] pole
    [few] { $squares } pola
   *[many] { $squares } pól
}.
ufs-fx-white-six = Przy pierwszym rzucie każdej rundy jedna biała kość pokazuje 6.
ufs-fx-any-six = Po pierwszym rzucie każdej rundy możesz obrócić jedną kość na 6.
ufs-fx-robot-bonus = { $robots ->
    [one] Tylko jeden robot na planszy, ale dodaje
    [few] Najwyżej { $robots } roboty na planszy, ale każdy dodaje
   *[many] Najwyżej { $robots } robotów na planszy, ale każdy dodaje
} { $bonus } do swojego pomieszczenia.
ufs-fx-reroll = Raz na rundę, przed położeniem kości, przerzuć { $dice ->
    [one] { $colour ->
        [gray] jedną nieumieszczoną szarą kość
       *[any] jedną nieumieszczoną kość
    }
   *[other] do { $dice } nieumieszczonych kości
}.
ufs-fx-excavation = Kopanie { $cost ->
    [0] nic nie kosztuje
   *[other] kosztuje { $cost ->
       [one] { $cost } energię
      *[other] { $cost } energii
   }
}{ $reach ->
    [0] .
   *[other] , a kość sięga o { $reach } dalej.
}
ufs-fx-energy = Każde pomieszczenie energii daje o { $bonus } więcej{ $full ->
    [yes] . Zaczynasz z pełną energią.
   *[no] .
}
ufs-fx-guns = { $colour ->
    [gray] Szara kość
   *[any] Każda kość
} na dziale przeciwlotniczym spowalnia statki o { $amount }.
ufs-fx-room-bonus = { $uses ->
    [once] Pierwsze w rundzie pomieszczenie „{ $room }” liczy się o { $bonus } więcej.
   *[always] { $size ->
        [single] Jednopolowe pomieszczenia „{ $room }” liczą się o { $bonus } więcej.
       *[any] Każde pomieszczenie „{ $room }” liczy się o { $bonus } więcej.
    }
}
ufs-fx-digging-energy = Kopanie daje 1 energię za { $per ->
    [tunnel] każdy nowy tunel.
   *[square] każde { $divisor ->
       [one] { $divisor } nowe pole
       [few] { $divisor } nowe pola (zaokrąglaj w górę)
      *[other] { $divisor } nowych pól (zaokrąglaj w górę)
   }.
}
ufs-fx-ignore-damage = { $amount ->
    [one] Pierwsze uszkodzenie w grze się nie liczy.
    [few] Pierwsze { $amount } uszkodzenia w grze się nie liczą.
   *[many] Pierwszych { $amount } uszkodzeń w grze się nie liczy.
}
ufs-fx-keep = Gdy biała kość każe przerzucać, { $dice ->
    [one] możesz zatrzymać jedną kość.
   *[other] możesz zatrzymać dowolne kości.
}
ufs-fx-robot-build = Roboty powstają z wartością o { $bonus } większą{ $less ->
    [0] .
   *[other] , a ich pomieszczenia kosztują o { $less } mniej.
}
ufs-fx-no-wear = { $uses ->
    [one] Raz na rundę użyty robot zachowuje wartość.
   *[other] { $uses } razy na rundę użyty robot zachowuje wartość.
}
ufs-fx-cheaper = { $uses ->
    [one] Raz na rundę
   *[other] { $uses } razy na rundę
} pomieszczenie kosztuje o { $amount ->
    [one] { $amount } energię
   *[other] { $amount } energii
} mniej.
ufs-fx-free-drop = To ty wybierasz, gdzie statki są zrzucane{ $ships ->
    [0] .
    [one] , i w każdej rundzie możesz zatrzymać jeden na pokładzie.
   *[other] , i w każdej rundzie możesz zatrzymać { $ships } na pokładzie.
}
ufs-fx-cancel = { $uses ->
    [one] Raz na rundę
   *[other] { $uses } razy na rundę
} zapłać { $energy ->
    [one] { $energy } energię
   *[other] { $energy } energii
}, by statek nie sprowadził statku-matki niżej.

ufs-power-reroll = Przerzuć wszystkie nieumieszczone kości.
ufs-power-set-die = Obróć jedną nieumieszczoną kość na dowolną ściankę.
ufs-power-energy = Zyskaj { $amount ->
    [one] { $amount } energię
   *[other] { $amount } energii
}.
ufs-power-destroy = { $ships ->
    [one] Strąć jeden statek na eksplozji o dowolnej liczbie.
   *[other] Strąć do { $ships } statków na eksplozjach o dowolnych liczbach.
}
ufs-power-value = Używane pomieszczenie badań liczy się o { $amount } więcej.
ufs-power-excavate = Koparka rusza za darmo naprzód, najwyżej o { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[other] { $squares } pól
}.
ufs-power-repair = { $amount ->
    [one] Usuń jedno uszkodzenie.
   *[other] Usuń do { $amount } uszkodzeń.
}
ufs-power-slow = Razem z kością: statki jej kolumny spadają o { $amount ->
    [one] { $amount } rząd mniej
    [few] { $amount } rzędy mniej
   *[other] { $amount } rzędów mniej
}.
ufs-power-stop = Razem z kością: statki jej kolumny się nie ruszają.
ufs-power-robot = Zbuduj za darmo robota o wartości { $value }.
ufs-power-skip-action = W tej rundzie pomija się akcję rzędu statku-matki.
ufs-power-skip-all = W tej rundzie statek-matka ani się nie rusza, ani nie działa.
ufs-power-hold = { $ships ->
    [one] Jeden statek z pokładu nie zostanie zrzucony w tej rundzie.
   *[other] Do { $ships } statków z pokładu nie zostanie zrzuconych w tej rundzie.
}
ufs-power-shift = { $ships ->
    [one] Przesuń jeden statek o kolumnę w bok; nic się nie uruchamia.
   *[other] Przesuń do { $ships } statków o kolumnę w bok; nic się nie uruchamia.
}
ufs-power-free = { $rooms ->
    [one] Następne pomieszczenie w tej fazie nic nie kosztuje.
    [few] Następne { $rooms } pomieszczenia w tej fazie nic nie kosztują.
   *[many] Następnych { $rooms } pomieszczeń w tej fazie nic nie kosztuje.
}

ufs-scenario-battle-for-the-sky = Bitwa o niebo
ufs-scenario-evacuation = Ewakuacja
ufs-scenario-reinforcements = Posiłki
ufs-scenario-satellites = Satelity
ufs-scenario-dangerous-research = Niebezpieczne badania
ufs-scenario-command-ship = Statek dowodzenia
ufs-scenario-reactor-leak = Wyciek z reaktora
ufs-scenario-repairing-the-base = Naprawa bazy
ufs-scenario-contamination = Skażenie
ufs-scenario-kamikaze-ships = Statki kamikadze
ufs-scenario-saboteur = Sabotażysta
ufs-scenario-storm = Burza
ufs-scenario-the-final-battle = Ostateczna bitwa

ufs-twist-quota = Ostatnie pole badań otwiera się po strąceniu { $ships ->
    [one] { $ships } statku
   *[other] { $ships } statków
}.
ufs-twist-evacuation = W każdej kolumnie czekają ludzie: ratuje ich kość na tamtejszym dziale i { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energii
}. Do tego czasu trafienie zadaje { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[other] { $damage } uszkodzeń
}, a ostatnie pole badań jest zamknięte.
ufs-twist-reinforcements = { $start ->
    [one] Jeden biały statek zaczyna
    [few] { $start } białe statki zaczynają
   *[many] { $start } białych statków zaczyna
} na pokładzie, a gdy przybywają białe statki, przybywa o { $extra } więcej.
ufs-twist-gates = Pola badań { $squares } są zamknięte. Otwarcie każdego kosztuje { $energy ->
    [one] { $energy } energię
   *[other] { $energy } energii
}.
ufs-twist-backlash = Pomieszczenie badań, które posunie znacznik o { $squares ->
    [one] { $squares } pole lub więcej
    [few] { $squares } pola lub więcej
   *[other] { $squares } pól lub więcej
}, zadaje { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[other] { $damage } uszkodzeń
}.
ufs-twist-command = Do gry wchodzi statek dowodzenia. Póki jest na niebie, wszystkie eksplozje liczą się o { $bonus } więcej.{ $returns ->
    [no] {" "}Raz zniszczony, już nie wraca.
   *[yes] {""}
}
ufs-twist-reactor = Jeśli na koniec fazy pomieszczeń { $energy ->
    [0] nie masz energii
    [one] masz najwyżej { $energy } energię
   *[other] masz najwyżej { $energy } energii
}, baza odnosi { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[other] { $damage } uszkodzeń
}.
ufs-twist-rubble = Gruz blokuje działa w kolumnach { $columns }: nie spowalniają niczego, póki nie usunie go kość i { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energii
}.
ufs-twist-contamination = Każde trafienie skaża pole w swojej kolumnie: nie może tam stać żadna kość. Oczyszczenie kosztuje { $energy ->
    [one] { $energy } energię
   *[other] { $energy } energii
}.
ufs-twist-kamikaze = { $start ->
    [one] Jeden biały statek zaczyna
    [few] { $start } białe statki zaczynają
   *[many] { $start } białych statków zaczyna
} na pokładzie. Biały statek, który trafi w miasto, zadaje { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[other] { $damage } uszkodzeń
} i schodzi z planszy.
ufs-twist-saboteur = { $every ->
    [1] W każdej rundzie
    [2] Co drugą rundę
   *[other] Co { $every } rundy
} sabotażysta uderza w kolumnę: pomieszczenia i kopanie kosztują tam o { $extra } więcej.
ufs-twist-storm = W parzystych rundach wszystkie strzałki wskazują w drugą stronę.
ufs-twist-final = Dwa rzędy nieba i dwa pola badań więcej: statek-matka zaczyna w rzędzie 19, a po drodze przez nowe rzędy każe swoim statkom nurkować.{ $start ->
    [0] {""}
   *[other] {" "}Dotychczasowa wiedza się liczy: znacznik badań zaczyna na polu { $start }.
}
