# Tiny Epic Galaxies: the table, its prompts and choices.
teg-title = Tiny Epic Galaxies
teg-pitch = Rzucaj kośćmi, wysyłaj statki, kolonizuj światy i naśladuj innych. Rozwiń swoją galaktykę, zanim oni rozwiną swoje.
teg-gist = 1–5 osób · 45 minut · krok dalej
teg-btb = Beyond the Black
teg-btb-note = Piloci, statki zaawansowane i niezbadana przestrzeń

# Things
teg-colour = { $colour ->
    [azure] Błękit
    [coral] Koral
    [lime] Limonka
    [violet] Fiolet
    [amber] Bursztyn
   *[rogue] Zbuntowana Galaktyka
}
teg-face = { $face ->
    [move] Ruch
    [energy] Energia
    [culture] Kultura
    [diplomacy] Dyplomacja
    [economy] Ekonomia
   *[colony] Kolonia
}
teg-face-does = { $face ->
    [move] ruch statku
    [energy] pozyskanie energii
    [culture] pozyskanie kultury
    [diplomacy] postęp na torze dyplomacji
    [economy] postęp na torze ekonomii
   *[colony] rozwój imperium albo użycie kolonii
}
teg-resource = { $resource ->
    [energy] energia
   *[culture] kultura
}
teg-energy = { $count ->
    [one] { $count } energię
   *[other] { $count } energii
}
teg-culture = { $count ->
    [one] { $count } kulturę
    [few] { $count } kultury
   *[many] { $count } kultur
}
teg-both = { $energy } i { $culture }
teg-nothing = nic
teg-gains-nothing = nic by to nie dało
teg-points = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}
teg-points-word = punkty zwycięstwa
teg-badge = { $badge ->
    [chart] Mapa gwiazd
    [relic] Relikt
    [signal] Sygnał
   *[fossil] Skamielina
}
teg-type = { $kind ->
    [runner] Kurier
    [hauler] Transportowiec
    [envoy] Emisariusz
    [foundry] Odlewnia
   *[scout] statek
}
teg-ship = { $kind ->
    [runner] Kurier
    [hauler] Transportowiec
    [envoy] Emisariusz
    [foundry] Odlewnia
   *[scout] statek
}
teg-ship-at = { $ship }, { $place }
teg-ship-of = { $count ->
    [one] { $name }: { $ship }
   *[other] { $name }: { $count } × { $ship }
}
teg-place-locked = jeszcze nieodblokowany
teg-place-galaxy = w galaktyce
teg-place-surface = na planecie { $planet }
teg-place-orbit = na orbicie planety { $planet }, pole { $level }
teg-place-exploration = w Czerni
teg-reconstructed-why = Odtworzone: drukowanej karty nie udało się odnaleźć, tę zaprojektowano w jej miejsce. To nie jest karta drukowana.
teg-used = użyta w tej turze
teg-free = za darmo
teg-start = start

# The table
teg-row = Planety do skolonizowania
teg-slot-empty = puste
teg-gives = { $resource ->
    [energy] Statki dają tu energię
   *[culture] Statki dają tu kulturę
}
teg-surface-label = Powierzchnia planety { $planet }. { $what }
teg-surface-title = Powierzchnia planety { $planet }
teg-orbit-label = Orbita planety { $planet }: tor: { $track }, postępy do kolonizacji: { $count }, punkty: { $points }
teg-orbit-title = Orbita planety { $planet }
teg-black = Czerń
teg-black-label = Niezbadana przestrzeń: wyślij statek na eksplorację
teg-deck-left = { $count ->
    [one] { $count } karta do zbadania
    [few] { $count } karty do zbadania
   *[many] { $count } kart do zbadania
}
teg-scouted = Na wierzchu: { $card }
teg-offer-room = miejsce na odkrytą kartę
teg-card-words = { $kind ->
    [danger] Niebezpieczeństwo „{ $card }”: { $what }. Odznaki: { $badges }.
    [dwarf] { $card }: { $what }. Odznaki: { $badges }.
   *[discovery] Odkrycie „{ $card }”: { $what }. Odznaki: { $badges }.
}
teg-dice = Kości
teg-dice-of = { $yours ->
    [yes] Twoje kości
   *[no] Kości: { $name }
}
teg-dice-rolled = rzucono { $count }
teg-dice-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
teg-dice-label = { $count ->
    [one] { $face }: { $what }
   *[other] { $count } × { $face }: { $what }
}
teg-reroll = Przerzut
teg-roll = Rzuć
teg-reroll-title = { $cost ->
    [0] Wybierz kości do przerzucenia: za darmo
    [one] Wybierz kości do przerzucenia: za { $cost } energię
   *[other] Wybierz kości do przerzucenia: za { $cost } energii
}
teg-bay = Zatoka aktywacji
teg-who-followed = kto naśladował
teg-followed-by = Naśladuje { $name }
teg-unlocked-at = Odblokowane na { $level }. poziomie imperium
teg-level-short = P{ $level }
teg-converter = Konwerter
teg-once-a-turn = raz na turę
teg-converter-how = Wydaj 2 kości, trzecią ustaw, jak chcesz.
teg-converter-label = { $used ->
    [yes] Konwerter, użyty w tej turze
   *[no] Konwerter: wydaj 2 kości, aby ustawić trzecią
}
teg-question = Pytanie
teg-tabs = Strefy stołu
teg-tab-dice = Kości
teg-tab-planets = Planety
teg-tab-galaxy = Galaktyka
teg-tab-rivals = Rywale
teg-confirm = Zrób to
teg-your-galaxy = Twoja galaktyka
teg-galaxy-of = Galaktyka: { $name }
teg-home-label = Powrót do galaktyki
teg-locked = { $count ->
    [one] { $count } statek do odblokowania
    [few] { $count } statki do odblokowania
   *[many] { $count } statków do odblokowania
}
teg-lane-label = { $resource ->
    [energy] Energia: { $count } z { $most }. Kość energii daje { $gives }.
   *[culture] Kultura: { $count } z { $most }. Kość kultury daje { $gives }.
}
teg-yield = { $resource ->
    [energy] Kość energii daje { $count }
   *[culture] Kość kultury daje { $count }
}
teg-empire = Tor imperium
teg-level-label = Poziom { $level }: { $dice ->
    [one] { $dice } kość
   *[other] { $dice } kości
}, { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[other] { $ships } statków
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; koszt w energii albo kulturze: { $cost }
teg-upgrade-label = Rozwój: poziom { $level } za { $what }
teg-no-colonies = Tu będą leżeć skolonizowane planety.
teg-hangar = Hangar
teg-berth-empty = { $ship }, w hangarze: jeszcze bez pilota
teg-berth-flown = { $covered ->
    [0] { $ship }, pilot: { $pilot }. { $what }.
   *[other] { $ship }, pilot: { $pilot }. { $what }. Przykryci piloci: { $covered }.
}
teg-explored = { $count ->
    [one] { $count } karta eksploracji
    [few] { $count } karty eksploracji
   *[many] { $count } kart eksploracji
}
teg-secret = Tajna misja
teg-mission-now = { $count ->
    [0] Na razie: nic
   *[other] Na razie: +{ $count }
}
teg-mission-unknown = Zależy od ukrytych kart
teg-mission-hidden = Tajna do końca gry
teg-mission-choosing = Jeszcze wybiera
teg-mission-worth-tied = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, przy remisie { $tied }
teg-rivals = Inne galaktyki
teg-enlarge = Powiększ
teg-enlarge-of = Powiększ galaktykę: { $name }
teg-has = { $resource ->
    [energy] Energia: { $count } z { $most }
   *[culture] Kultura: { $count } z { $most }
}
teg-fact-level = Poziom imperium { $level }, statki w grze: { $ships }
teg-fact-dice = Kości: { $count }
teg-name-and-text = { $name }: { $text }
teg-pilots = Piloci do wynajęcia
teg-hire-short = { $pair ->
    [one] { $pair } kość
    [few] { $pair } jednakowe
   *[other] { $pair } jednakowych
}
teg-hire-price = { $pair ->
    [one] { $pair } kość pasująca
    [few] { $pair } jednakowe kości pasujące
   *[other] { $pair } jednakowych kości pasujących
} do statku albo { $any ->
    [one] { $any } dowolna kość
    [few] { $any } dowolne jednakowe kości
   *[other] { $any } dowolnych jednakowych kości
}
teg-pilot-words = { $count ->
    [0] { $pilot } – statki: { $ships }. { $what }. Punkty: { $points }.
   *[other] { $pilot } – statki: { $ships }. { $what }. Punkty: { $points }. Odznaki: { $badges }.
}
teg-score-title = { $name }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
teg-round = Runda { $round }
teg-goal = { $count ->
    [one] Koniec gry przy { $count } punkcie
   *[other] Koniec gry przy { $count } punktach
}
teg-last-round = Ostatnia runda! Koniec wywołuje { $name }
teg-end-near = Koniec jest bliski.
teg-skull = czaszka: wygrywa Zbuntowana Galaktyka
teg-rogue-maximum = Gdy jej energia osiąga { $most }, wchodzi o poziom wyżej; gdy jej kultura osiąga { $most }, rozgrywa turę dodatkową { $dice ->
    [one] { $dice } kością
   *[other] { $dice } kośćmi
}.
teg-odds = Karty, których nie znasz: { $all }, w tym niebezpieczeństwa: { $red }.
teg-no-use-now = teraz bez akcji

# Key
teg-key = Legenda
teg-key-land = na powierzchni: użyj akcji planety
teg-key-orbit = na orbicie: postęp do kolonizacji
teg-key-home = w twojej galaktyce: każdy statek daje 1 energię
teg-key-others = inny gracz albo wszyscy inni
teg-key-follow = naśladowanie: powtórz kość za 1 kulturę
teg-key-empire = poziom imperium
teg-key-explore = niezbadana przestrzeń; statek daje tam 1 kulturę
teg-key-danger = niebezpieczeństwo: trzeba je wziąć
teg-key-dwarf = planeta karłowata
teg-key-pilot = pilot
teg-key-mission = tajna misja

# What is asked
teg-ask-mission = Zachowaj jedną z dwóch *tajnych misji*
teg-ask-main = *Aktywuj* kość, przerzuć, użyj konwertera albo zakończ turę
teg-ask-main-last = { $reroll ->
    [yes] *Aktywuj* ostatnią kość, po której tura kończy się sama, przerzuć ją albo zakończ turę
   *[no] *Aktywuj* ostatnią kość, po której tura kończy się sama, albo zakończ turę
}
# No die can be activated: what is left to do.
teg-ask-main-stuck-last = { $ways ->
    [reroll] *Przerzuć* ostatnią kość albo zakończ turę: tej ścianki nie można teraz aktywować
    [end] *Zakończ* turę: ostatniej kości nie można aktywować
   *[more] Ostatniej kości nie można teraz aktywować: zrób *coś innego* albo zakończ turę
}
teg-ask-main-stuck = { $ways ->
    [reroll] *Przerzuć* kości albo zakończ turę: żadnej nie można teraz aktywować
    [end] *Zakończ* turę: żadnej kości nie można aktywować
   *[more] Żadnej kości nie można teraz aktywować: zrób *coś innego* albo zakończ turę
}
teg-ask-reroll = { $cost ->
    [0] Wybierz kości do darmowego *przerzutu*, potem rzuć. Wybrane: { $count }
    [one] Wybierz kości do *przerzutu* za { $cost } energię, potem rzuć. Wybrane: { $count }
   *[other] Wybierz kości do *przerzutu* za { $cost } energii, potem rzuć. Wybrane: { $count }
}
teg-ask-convert = { $count ->
    [0] Konwerter: wybierz *pierwszą kość* do wydania
    [one] Konwerter: wybierz *drugą kość* do wydania
   *[other] Konwerter: wybierz *kość do ustawienia*
}
teg-ask-convert-face = Którą *ściankę* ma pokazać kość?
teg-ask-hire = Którego *pilota* wynajmujesz?
teg-ask-hire-for = Który *statek* poprowadzi { $pilot }?
teg-ask-hire-dice = Którymi *kośćmi* płacisz? { $pilot }, { $ship }
teg-ask-hire-ship = { $ship }: który statek *zastąpić*?
teg-ask-move = *Ruch*: który statek i dokąd?
teg-ask-landing = Lądowanie: { $planet }. Użyć? *{ $what }*
teg-ask-advance = { $count ->
    [one] Który statek *posuwa się* o { $count } pole?
    [few] Który statek *posuwa się* o { $count } pola?
   *[many] Który statek *posuwa się* o { $count } pól?
}
teg-ask-colony = *Rozwiń* imperium albo użyj *kolonii*
teg-ask-pay-mix = Rozwój: zapłać *{ $cost }* w dowolnej kombinacji
teg-ask-regress = { $whose ->
    [own] Który z twoich statków *cofa się* o { $count }?
   *[enemy] Który statek przeciwnika *cofasz* o { $count }?
}
teg-ask-steal = Ukradnij *{ $what }*: komu?
teg-ask-exchange = { $from ->
    [energy] Ile *energii* zamienić na kulturę? Najwyżej { $most }
   *[culture] Ile *kultury* zamienić na energię? Najwyżej { $most }
}
teg-ask-gain = { $mode ->
    [mix] Zyskaj *{ $count }* w dowolnej kombinacji
   *[one] Zyskaj *{ $count }* jednego zasobu
}
teg-ask-loot = Zbuntowana Galaktyka kradnie *{ $count }*: co oddajesz?
teg-ask-discard = Którą kość *odrzucasz*? Jeszcze { $count }
teg-ask-set-die = Którą *kość* ustawiasz?
teg-ask-replace-planet = Która planeta opuszcza rząd?
teg-ask-call = *Akcję* której planety wykonujesz?
teg-ask-recall = Który statek *odwołujesz* z orbity?
teg-ask-transfer = Który statek zmienia *orbitę* i na którą?
teg-ask-face = Akcję której *ścianki* wykonujesz?
teg-ask-follow = { $cost ->
    [0] { $name } wybiera: { $what }. *Naśladować za darmo?*
    [one] { $name } wybiera: { $what }. *Naśladować za { $cost } kulturę?*
    [few] { $name } wybiera: { $what }. *Naśladować za { $cost } kultury?*
   *[other] { $name } wybiera: { $what }. *Naśladować za { $cost } kultur?*
}
teg-ask-explore = { $count ->
    [0] Eksploracja: *dobierz* kartę
   *[other] Eksploracja: weź *odkrytą kartę* albo *dobierz*
}
teg-ask-drawn = { $open ->
    [yes] *Wziąć* tę kartę czy odłożyć odkrytą i *dobierać dalej*?
   *[no] Tę kartę trzeba *wziąć*
}
teg-ask-dwarf = Skolonizować planetę karłowatą za *{ $what }*: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}?
teg-ask-ability = { $pilot }: zapłacić *{ $what }*? { $does }
teg-ask-replace-pilot = Który pilot opuszcza ofertę?
teg-ask-rogue-die = { $name } wyrzuca: *{ $face }*. Zostawić czy zapłacić za nowy rzut?
teg-ask-rogue-die-stands = { $name } wyrzuca: *{ $face }*. Nowy rzut kosztuje { $what }, a tyle nie masz.
teg-ask-rogue-die-useless = { $name } wyrzuca: *{ $face }* i nie może tego użyć. Odrzucić kość czy zapłacić { $what } za nowy rzut?
teg-ask-upgrade = Rozwój imperium za *{ $cost }* jednego zasobu
teg-ask-explorer = Który statek rusza na *eksplorację*?
teg-ask-take-offer = Którą *odkrytą kartę* bierzesz?
teg-hint-move = *Dokąd?* ({ $ship })
teg-hint-transfer = Na *którą orbitę?*
teg-hint-count = *Ile* kości?
teg-waiting = Czekamy na: *{ $name }*. Do wyboru: { $what }
# What the one waited for has to choose, said of another: no “you”.
teg-waited = { $what ->
    [main] kość, przerzut albo koniec tury
    [reroll] kości do przerzutu
    [convert] kości do konwertera
    [face] ścianka kości
    [hire] pilot do wynajęcia
    [move] statek do ruchu
    [landing] użycie planety { $planet } albo nie
    [advance] statek do posunięcia
    [colony] imperium albo kolonia
    [upgrade] zapłata za rozwój
    [regress] statek do cofnięcia
    [steal] galaktyka do okradzenia
    [exchange] ile zamienić
    [gain] energia albo kultura do zyskania
    [loot] energia albo kultura do oddania
    [discard] kość do odrzucenia
    [set-die] kość do ustawienia
    [replace-planet] planeta do usunięcia z rzędu
    [call] akcja planety
    [recall] statek do odwołania
    [transfer] statek na inną orbitę
    [follow] naśladowanie albo nie ({ $opener })
    [explore] karta eksploracji
    [drawn] los dobranej karty
    [dwarf] kolonizacja planety karłowatej albo nie
    [ability] zapłata za zdolność albo nie ({ $pilot })
    [replace-pilot] pilot do usunięcia z oferty
    [rogue-die] kość Zbuntowanej Galaktyki
    [explorer] statek na eksplorację
   *[take-offer] odkryta karta
}
teg-wait-missions = Wybierają misje: { $names }
teg-over-won = Wygrywa *{ $name }*
teg-over-shared = Wspólne zwycięstwo: *{ $names }*
teg-over-lost = Wygrywa *{ $name }*

# Answers in one word
teg-answer-follow = Naśladuję
teg-answer-follow-free = Naśladuję za darmo
teg-answer-pass = Pas
teg-answer-use = Używam
teg-answer-skip = Nie używam
teg-answer-accept = Zostawiam
teg-answer-continue = Dalej
teg-answer-reroll = Nowy rzut
teg-answer-pay = Płacę
teg-answer-no = Nie
teg-answer-take = Biorę
teg-answer-lay-open = Odkładam, dobieram dalej

# What can be done
teg-group-dice = Kości
teg-group-more = Inne
teg-group-empire = Imperium
teg-group-colonies = Kolonie
teg-do-keep = Zachowaj: *{ $mission }* – { $what }
teg-do-activate = *{ $face }*: { $what }
teg-do-reroll = { $cost ->
    [0] Przerzuć kości za darmo
    [one] Przerzuć kości za { $cost } energię
   *[other] Przerzuć kości za { $cost } energii
}
teg-do-convert = Użyj konwertera
teg-do-end = Zakończ turę
teg-do-hire = Wynajmij: *{ $pilot }*. { $what }
teg-do-hire-for = Na statek: { $ship }
teg-do-pay-dice = Zapłać { $count } × { $face }
teg-do-replace = Statek { $place }
teg-do-pick-reroll = Przerzuć kość: { $face }
teg-do-pick-spend = Wydaj kość: { $face }
teg-do-pick-discard = Odrzuć kość: { $face }
teg-do-pick-set = Ustaw kość: { $face }
teg-do-roll = { $count ->
    [one] Rzuć { $count } kością
   *[other] Rzuć { $count } kośćmi
}
teg-do-set = Ustaw na: { $face }
teg-do-face = *{ $face }*: { $what }
teg-do-move-home = Powrót do galaktyki
teg-do-move-explore = Eksploruj
teg-do-move-surface = *Powierzchnia*: { $what }
teg-do-move-orbit = *Orbita*: { $track }, postępy: { $count }, punkty: { $points }
teg-do-decline = Zrezygnuj
teg-do-use = Użyj planety { $planet }: { $what }
teg-do-use-any = Użyj planety
teg-do-skip = Nie używaj planety
teg-do-advance = { $planet }: { $from } → { $to }
teg-do-colonize = *Skolonizuj: { $planet }*, { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
teg-do-upgrade = { $resource ->
    [energy] Rozwój: poziom { $level } za energię
   *[culture] Rozwój: poziom { $level } za kulturę
}
teg-do-colony = *{ $planet }*: { $what }
teg-do-pay = Zapłać { $what }
teg-do-pay-any = Zapłać
teg-do-regress = Cofnij: { $name }, { $place }
teg-do-steal = Ukradnij { $what }: { $name }
teg-do-amount = { $from ->
    [energy] Energia na kulturę: { $count }
   *[culture] Kultura na energię: { $count }
}
teg-do-gain = Zyskaj { $what }
teg-do-hand-over = Oddaj { $what }
teg-do-recall = Odwołaj statek { $place }
teg-do-transfer = Na orbitę planety { $planet }
teg-do-remove-planet = Usuń: { $planet }
teg-do-call = *{ $planet }*: { $what }
teg-do-follow = { $cost ->
    [0] Naśladuj za darmo: { $what }
    [one] Naśladuj za { $cost } kulturę: { $what }
    [few] Naśladuj za { $cost } kultury: { $what }
   *[other] Naśladuj za { $cost } kultur: { $what }
}
teg-do-follow-free = Naśladuj za darmo dzięki pilotowi: { $what }
teg-do-pass = Nie naśladuj
teg-do-explorer = Na eksplorację: { $ship }
teg-do-take-open = Weź: *{ $card }*. { $what }
teg-do-draw = Dobierz kartę eksploracji (w talii { $count })
teg-do-take-drawn = Weź: *{ $card }*. { $what }
teg-do-take-unseen = Weź dobraną kartę
teg-do-lay-open = Odłóż odkrytą i dobieraj dalej
teg-do-dwarf = { $count ->
    [one] Skolonizuj za { $what }: { $count } punkt
    [few] Skolonizuj za { $what }: { $count } punkty
   *[many] Skolonizuj za { $what }: { $count } punktów
}
teg-do-ability = Zapłać { $what }: { $pilot }
teg-do-no-cost = Nie płać
teg-do-remove-pilot = Usuń z oferty: { $pilot }
teg-do-accept = Zostaw tę kość
teg-do-accept-useless = Niech kość zostanie odrzucona
teg-do-rogue-reroll = Zapłać 1 energię i 1 kulturę: Zbuntowana Galaktyka rzuca ponownie

# The end
teg-end-toggle = Wynik końcowy
teg-end-triggered = Koniec gry wywołuje { $name }, runda { $round }.
teg-end-skull = { $name } dociera do czaszki.
teg-score-source = Punkty
teg-score-line = { $source ->
    [empire] Poziom imperium
    [planets] Skolonizowane planety
    [pilots] Piloci
    [dwarfs] Planety karłowate
   *[mission] Tajna misja
}
teg-score-badge = { $badge ->
    [chart] Odznaki: mapy gwiazd
    [relic] Odznaki: relikty
    [signal] Odznaki: sygnały
   *[fossil] Odznaki: skamieliny
}
teg-score-total = Razem
teg-score-tie-planets = Remisy: skolonizowane planety
teg-score-tie-resources = potem: energia i kultura

# Setup
teg-players = { $count ->
    [one] solo przeciw Zbuntowanej Galaktyce
   *[other] { $count } graczy
}
teg-describe-solo = solo przeciw: { $mat } ({ $difficulty })
teg-describe-btb = { $what }, Beyond the Black
teg-setup-expansion = Dodatek
teg-setup-name = Gracz { $count }
teg-setup-first = Zaczyna
teg-setup-first-random = Losowo
teg-setup-solo = Gra solo
teg-setup-solo-note = Tylko dla jednej osoby: galaktyka, przeciw której grasz.
teg-setup-ladder = jej poziomy
teg-setup-hard = Tryb trudny: Zbuntowana Galaktyka raz przerzuca bezużyteczną kość
teg-field = { $field ->
    [players] Gracze
    [expansion] Dodatek
    [rogue] Zbuntowana Galaktyka
    [hard_mode] Tryb trudny
    [first] Zaczyna
   *[other] { $field }
}
