# Under Falling Skies: co się stało.
ufs-log-mothership-phase = Statek-matka rusza.
ufs-log-saboteur = Sabotażysta uderza w kolumnę { $column }.
ufs-log-saboteur-none = Sabotażysta nigdzie nie uderza.
ufs-log-rolled = { $why ->
    [round] Rzut
   *[other] Przerzut
}: szare { $gray } i białe { $white }.
ufs-log-rolled-gray = { $why ->
    [round] Rzut
   *[other] Przerzut
}: szare { $gray }.
ufs-log-rolled-white = { $why ->
    [round] Rzut
   *[other] Przerzut
}: białe { $white }.
ufs-log-die-set = Teraz { $die } pokazuje { $face }.
ufs-log-die-kept = Zatrzymana { $die }.
ufs-log-die-digs = Kość { $die } kopie w kolumnie { $column }.
ufs-log-die-placed = Kość { $die }: { $place }, kolumna { $column }.
ufs-log-fell = Kolumna { $column }: { $count ->
    [one] statek spada
    [few] { $count } statki spadają
   *[many] { $count } statków spada
} o { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[many] { $rows } rzędów
}.
ufs-log-dived = { $count ->
    [one] Statek nurkuje
    [few] { $count } statki nurkują
   *[many] { $count } statków nurkuje
} o { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[many] { $rows } rzędów
}.
ufs-log-slid = Do kolumny { $column } przesuwa się { $ship }.
ufs-log-blocked = Przesunięcie niemożliwe: { $ship } zostaje.
ufs-log-portal = Z portalu wylatuje { $ship }: rząd { $row }, kolumna { $column }.
ufs-log-portal-blocked = Portal zablokowany: { $ship } zostaje.
ufs-log-shifted = Przesunięto do kolumny { $column }: { $ship }.
ufs-log-hit = Trafienie w miasto ({ $city }), kolumna { $column }: { $ship }.
ufs-log-sank = { $by ->
    [ship] Statek sprowadza statek-matkę do rzędu { $row }.
   *[itself] Statek-matka opada do rzędu { $row }.
}
ufs-log-cancelled = Zapłacono { $energy ->
    [one] { $energy } energię
   *[other] { $energy } energii
}: statek-matka nie opada.
ufs-log-covered = { $count ->
    [one] Statek-matka zabiera statek na pokład.
    [few] Statek-matka zabiera { $count } statki na pokład.
   *[many] Statek-matka zabiera { $count } statków na pokład.
}
ufs-log-damaged = { $by ->
    [research] Badania obracają się przeciw tobie
    [reactor] Reaktor przecieka
    [mothership] Statek-matka strzela
   *[ship] Baza uszkodzona
}: uszkodzenia { $damage } z { $lethal }.
ufs-log-ignored = To uszkodzenie się nie liczy.
ufs-log-repaired = Naprawiono: teraz uszkodzenia wynoszą { $damage }.
ufs-log-room = { $room }, wartość { $value }{ $cost ->
    [0] .
    [one] , za { $cost } energię.
   *[other] , za { $cost } energii.
}
ufs-log-discarded = Odrzucona { $die }.
ufs-log-energy = { $by ->
    [digging] Kopanie daje
    [character] Zyskano
   *[room] Zyskano
} { $amount ->
    [one] { $amount } energię
   *[other] { $amount } energii
}, razem { $energy }.
ufs-log-destroyed = { $count ->
    [one] Strącono statek
    [few] Strącono { $count } statki
   *[other] Strącono { $count } statków
}: { $away ->
    [0] { $aboard ->
        [one] wraca na pokład statku-matki.
       *[other] wracają na pokład statku-matki.
    }
   *[other] { $aboard ->
        [0] { $away ->
            [one] jest biały i schodzi z planszy.
           *[other] są białe i schodzą z planszy.
        }
       *[other] na pokład statku-matki: { $aboard }, z planszy (białe): { $away }.
    }
}{ $by ->
    [character] {" "}Celny strzał!
   *[fighter] {""}
}
ufs-log-nothing-shot = Żaden statek nie jest w zasięgu myśliwców o wartości { $value }.
ufs-log-research = Badania idą naprzód o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}, na pole { $square }{ $free ->
    [yes] , dzięki miastu.
   *[no] .
}
ufs-log-research-lost = Badania cofają się o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}, na pole { $square }.
ufs-log-dug = { $count ->
    [one] Odkopano { $count } pole.
    [few] Odkopano { $count } pola.
   *[many] Odkopano { $count } pól.
}
ufs-log-dug-back = { $count ->
    [one] Koparka cofnięta o { $count } pole.
    [few] Koparka cofnięta o { $count } pola.
   *[many] Koparka cofnięta o { $count } pól.
}
ufs-log-robot = Zbudowano robota { $face }: { $place }, kolumna { $column }.
ufs-log-no-robot = Za mało na robota.
ufs-log-worn = Robot zużywa się do { $face }.
ufs-log-spared = Robot zachowuje wartość.
ufs-log-robot-gone = { $by ->
    [worn] Robot jest zużyty.
    [excavator] Robot przepadł w skale.
    [contamination] Robot przepadł przez skażenie.
   *[choice] Zdjęto robota z planszy.
}
ufs-log-row = Rząd { $row }: { $action }.
ufs-log-character = Pomaga { $name }.
ufs-log-action-skipped = Akcja rzędu zostaje pominięta.
ufs-log-descent-skipped = Statek-matka się nie rusza.
ufs-log-whites = { $count ->
    [one] Biały statek wchodzi na pokład.
    [few] { $count } białe statki wchodzą na pokład.
   *[many] { $count } białych statków wchodzi na pokład.
}
ufs-log-held = Na pokładzie zostaje { $ship }.
ufs-log-dropped = Zrzut: { $ship }, kolumna { $column }.
ufs-log-evacuated = Kolumna { $column } ewakuowana.
ufs-log-cleared = Gruz w kolumnie { $column } usunięty.
ufs-log-gate = Pole badań { $square } otwarte.
ufs-log-contaminated = Skażenie: { $place }.
ufs-log-decontaminated = Znów czyste: { $place }.
