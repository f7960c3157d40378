# Tiny Epic Galaxies: what happened. The name of whoever did it stands before the line.
teg-log-turn = Runda { $round }: *{ $name }*
teg-log-kept = zachowuje misję *{ $mission }*
teg-log-kept-secretly = zachowuje tajną misję
teg-log-rolled = { $count ->
    [one] rzuca { $count } kością:
   *[other] rzuca { $count } kośćmi:
}
teg-log-activated = aktywuje kość: *{ $face }*
teg-log-rerolled = { $count ->
    [one] przerzuca { $count } kość:
   *[other] przerzuca { $count } kości:
}
teg-log-converted = zamienia kość: { $from } → *{ $to }*
teg-log-die-set = ustawia kość: { $from } → *{ $to }*
teg-log-discarded = odrzuca kość: { $face }
teg-log-gained = { $wasted ->
    [0] zyskuje { $what }
   *[other] zyskuje { $what }; ponad maksimum przepada { $wasted }
}
teg-log-gained-nothing = { $wasted ->
    [0] nic nie zyskuje
   *[other] nic nie zyskuje: ponad maksimum przepada { $wasted }
}
teg-log-paid = płaci { $what }
teg-log-paid-to = płaci { $what } (dostaje { $name })
teg-log-lost = traci { $what }
teg-log-stolen = kradnie { $what } (traci { $name })
teg-log-exchanged = zamienia { $from } na { $to }
teg-log-lands = ląduje na planecie *{ $planet }*
teg-log-orbits = wchodzi na orbitę planety *{ $planet }*
teg-log-explores = wysyła statek na eksplorację
teg-log-returns = ma statek z powrotem w galaktyce
teg-log-advanced = posuwa się na orbicie planety *{ $planet }*: { $from } → { $to }
teg-log-regressed = cofa się na orbicie planety *{ $planet }*: { $from } → { $to }
teg-log-colonized = { $count ->
    [one] kolonizuje: *{ $planet }* ({ $count } punkt)
    [few] kolonizuje: *{ $planet }* ({ $count } punkty)
   *[many] kolonizuje: *{ $planet }* ({ $count } punktów)
}
teg-log-revealed = Nowa planeta w rzędzie: *{ $planet }*
teg-log-removed = usuwa z rzędu planetę { $planet }
teg-log-used = używa planety *{ $planet }*: { $what }
teg-log-skipped = nie używa planety { $planet }
teg-log-face = wybiera ściankę: *{ $face }*
teg-log-upgraded = { $count ->
    [one] rozwija imperium do *poziomu { $level }*: razem { $count } punkt
    [few] rozwija imperium do *poziomu { $level }*: razem { $count } punkty
   *[many] rozwija imperium do *poziomu { $level }*: razem { $count } punktów
}
teg-log-unlocked = odblokowuje statek
teg-log-followed = *naśladuje*: { $what }
teg-log-passed = nie naśladuje
teg-log-declined = rezygnuje
teg-log-follow-cost = sprawia, że do końca tury naśladowanie kosztuje { $what }
teg-log-follow-gain = zyskuje { $what } za każde naśladowanie w tej turze
teg-log-hired = { $count ->
    [0] wynajmuje: *{ $pilot }* ({ $ship }), za darmo
    [one] wynajmuje: *{ $pilot }* ({ $ship }) za { $count } kość
   *[other] wynajmuje: *{ $pilot }* ({ $ship }) za { $count } kości
}
teg-log-replaced = wymienia statek, wchodzi { $ship }
teg-log-pilot-revealed = Nowy pilot do wynajęcia: *{ $pilot }*
teg-log-pilot-removed = usuwa z oferty: { $pilot }
teg-log-scouted = ogląda wierzchnią kartę: *{ $card }*
teg-log-scouted-secretly = ogląda wierzchnią kartę eksploracji
teg-log-drew = dobiera: *{ $card }*
teg-log-drew-secretly = dobiera kartę eksploracji
teg-log-laid-open = odkłada odkrytą kartę *{ $card }*
teg-log-took = bierze kartę *{ $card }*
teg-log-took-secretly = bierze dobraną kartę
teg-log-shielded = odpiera niebezpieczeństwo (pilot: { $pilot })
teg-log-rogue-rolled = wyrzuca: *{ $face }*
teg-log-rogue-unusable = { $again ->
    [yes] przerzuca bezużyteczną kość: { $face }
   *[no] odrzuca bezużyteczną kość: { $face }
} { $why ->
    [no-ship] (brak statku w galaktyce)
    [no-planet] (wszędzie już na orbicie)
    [no-track] (brak statku na takim torze)
    [no-gain] (nic do zyskania)
    [done] (już wykonane w tej turze)
    [bonus-culture] (bez kultury w turze dodatkowej)
   *[no-change] (nic by nie zmieniła)
}
teg-log-rogue-reroll = płaci za nowy rzut kością: { $face }
teg-log-die-denied = ma o jedną kość mniej w następnym rzucie
teg-log-bonus = { $count ->
    [one] rozgrywa turę dodatkową { $count } kością
   *[other] rozgrywa turę dodatkową { $count } kośćmi
}
teg-log-rogue-explored = { $count ->
    [one] bierze { $count } kartę eksploracji
    [few] bierze { $count } karty eksploracji
   *[many] bierze { $count } kart eksploracji
}
teg-log-triggers = *wywołuje koniec gry*: runda zostaje dokończona
teg-log-triggered = *{ $name } wywołuje koniec gry*: runda zostaje dokończona
teg-log-mission = ujawnia misję *{ $mission }*

teg-why-follow = cena naśladowania
teg-why-followed = naśladuje { $name }
teg-why-reroll = przerzut
teg-why-upgrade = rozwój
teg-why-colonized = kolonizacja planety { $planet }
teg-why-mat = jej poziom { $level }
teg-why-maximum = pełny tor
