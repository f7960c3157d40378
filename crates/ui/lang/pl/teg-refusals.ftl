# Tiny Epic Galaxies: why a choice is refused.
teg-refusal-over = Gra jest skończona.
teg-refusal-not-your-decision = Teraz decyduje ktoś inny.
teg-refusal-not-asked = Teraz trzeba zdecydować o czymś innym.
teg-refusal-not-your-mission = Tej misji nie masz do wyboru albo jedna jest już zachowana.
teg-refusal-no-such-die = Żadna kość, której możesz jeszcze użyć, nie pokazuje tej ścianki.
teg-refusal-face-impossible = { $face ->
    [0] Żaden twój statek nie może teraz nigdzie polecieć, więc kości nie można aktywować.
    [3] Żaden twój statek nie jest na orbicie z torem dyplomacji, więc kości nie można aktywować.
    [4] Żaden twój statek nie jest na orbicie z torem ekonomii, więc kości nie można aktywować.
    [5] Nie stać cię na następny poziom imperium i nie możesz użyć kolonii, więc kości nie można aktywować.
   *[other] Akcji tej kości nie da się teraz wykonać, więc nie można jej aktywować.
}
teg-refusal-reroll-unpaid = { $cost ->
    [one] Ten przerzut kosztuje { $cost } energię; masz { $have }.
   *[other] Ten przerzut kosztuje { $cost } energii; masz { $have }.
}
teg-refusal-nothing-picked = Wybierz co najmniej jedną kość do przerzucenia.
teg-refusal-converter-used = Konwertera można użyć raz na turę.
teg-refusal-converter-dice = Konwerter wymaga trzech niewykorzystanych kości.
teg-refusal-same-face = Kość już pokazuje tę ściankę.
teg-refusal-pilot-not-offered = Tego pilota nie ma w ofercie.
teg-refusal-hire-unpaid = Te kości nie wystarczą: potrzebne są dwie jednakowe pasujące do statku albo trzy dowolne jednakowe.
teg-refusal-not-the-pilots-ship = Ten pilot nie może lecieć tym statkiem.
teg-refusal-no-normal-ship = Nie masz w grze zwykłego statku, który ustąpiłby miejsca.
teg-refusal-no-such-ship = Nie ma takiego statku.
teg-refusal-twin-ship = Te statki są jednakowe: wybierz drugi.
teg-refusal-ship-locked = Ten statek nie jest jeszcze odblokowany.
teg-refusal-not-this-ship = Tego statku nie można tu wybrać.
teg-refusal-must-leave = Statek musi zmienić miejsce; przejście między powierzchnią a orbitą tej samej planety nie wystarcza.
teg-refusal-space-taken = Stoi tam inny twój statek.
teg-refusal-not-in-row = Tej planety nie ma w rzędzie.
teg-refusal-nothing-to-explore = Nie ma już nic do zbadania.
teg-refusal-exploring-already = Ten statek już eksploruje: najpierw musi wrócić.
teg-refusal-not-on-track = Ten statek nie jest na orbicie z takim torem.
teg-refusal-may-not-decline = To trzeba wykonać.
teg-refusal-unpayable = Tak nie można zapłacić.
teg-refusal-highest-level = Twoje imperium ma najwyższy poziom.
teg-refusal-upgrade-unpaid = Rozwój kosztuje { $cost } jednego zasobu, a tyle go nie masz.
teg-refusal-not-your-colony = Ta planeta nie jest twoją kolonią.
teg-refusal-once-per-turn = Tej karty użyto już w tej turze.
teg-refusal-own-turn-only = Tej karty można użyć tylko w swojej turze.
teg-refusal-invoked-already = Tej karty użyto już przy tej kości.
teg-refusal-not-usable = Ta karta nic by teraz nie dała.
teg-refusal-card-unpaid = { $energy ->
    [0] Ta karta kosztuje { $culture ->
        [one] { $culture } kulturę
        [few] { $culture } kultury
       *[other] { $culture } kultur
    }, a tyle nie masz.
   *[other] { $culture ->
        [0] Ta karta kosztuje { $energy ->
            [one] { $energy } energię
           *[other] { $energy } energii
        }, a tyle nie masz.
       *[other] Nie stać cię na tę kartę (energia: { $energy }, kultura: { $culture }).
    }
}
teg-refusal-not-regressible = Tego statku nie można cofnąć.
teg-refusal-nothing-to-steal = Nie ma tam czego kraść.
teg-refusal-wrong-amount = Taka liczba nie jest możliwa.
teg-refusal-planet-occupied = Przy tej planecie jest statek.
teg-refusal-no-transfer = Statku nie można tam przenieść na takie samo pole.
teg-refusal-face-not-choosable = Tej ścianki nie można wybrać.
teg-refusal-cannot-follow = Nie możesz wykonać tej akcji, więc nie ma czego naśladować.
teg-refusal-follow-unpaid = { $cost ->
    [one] Naśladowanie kosztuje { $cost } kulturę; masz { $have }.
    [few] Naśladowanie kosztuje { $cost } kultury; masz { $have }.
   *[other] Naśladowanie kosztuje { $cost } kultur; masz { $have }.
}
teg-refusal-no-free-follow = Żaden twój pilot nie daje teraz darmowego naśladowania.
teg-refusal-not-open = Ta karta nie leży odkryta.
teg-refusal-deck-empty = Talia eksploracji jest pusta.
teg-refusal-must-take = Tę kartę trzeba wziąć.
teg-refusal-rogue-reroll-unpaid = Nowy rzut kością Zbuntowanej Galaktyki kosztuje 1 energię i 1 kulturę.
