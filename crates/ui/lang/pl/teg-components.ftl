# Tiny Epic Galaxies: cards in words, made from their notation.
teg-after-cost = :
teg-and-then = ;
teg-limit-once = raz na turę
teg-limit-own = tylko w swojej turze
teg-limit-both = raz na turę, tylko w swojej turze

# Steps of effects
teg-step-pay = zapłać { $what }
teg-step-gain = zyskaj { $what }
teg-step-gain-others = każdy inny gracz zyskuje { $what }
teg-step-gain-choice = { $mode ->
    [mix] zyskaj energię i kulturę w dowolnej kombinacji, razem { $count }
   *[one] zyskaj energię albo kulturę: { $count }
}
teg-step-gain-per = { $per ->
    [galaxy] zyskaj { $what } za każdy swój statek w swojej galaktyce
    [exploration] zyskaj { $what } za każdy swój statek w Czerni
   *[pilot] zyskaj { $what } za każdego swojego aktywnego pilota
}
teg-step-lose = strać { $what }
teg-step-human-loses = tracisz { $what }
teg-step-convert = { $from ->
    [energy] zamień dowolną ilość energii na kulturę
   *[culture] zamień dowolną ilość kultury na energię
}
teg-step-steal = ukradnij { $what } innemu graczowi
teg-step-others-advance = każdy inny gracz może posunąć statek o { $count }
teg-step-advance = { $other ->
    [yes] posuń inny swój statek o { $count }
   *[no] { $ships ->
        [one] { $track ->
            [diplomacy] posuń się o { $count } na torze dyplomacji
            [economy] posuń się o { $count } na torze ekonomii
           *[any] posuń się o { $count } na dowolnym torze
        }
        [few] posuń { $ships } różne statki, każdy o { $count }
       *[other] posuń { $ships } różnych statków, każdy o { $count }
    }
}
teg-step-regress = { $whose ->
    [own] jeden z twoich statków cofa się o { $count }
   *[enemy] { $ships ->
        [one] { $track ->
            [diplomacy] cofnij statek przeciwnika o { $count } na torze dyplomacji
            [economy] cofnij statek przeciwnika o { $count } na torze ekonomii
           *[any] cofnij statek przeciwnika o { $count }
        }
        [few] cofnij { $ships } różne statki przeciwników, każdy o { $count }
       *[other] cofnij { $ships } różnych statków przeciwników, każdy o { $count }
    }
}
teg-step-recall = odwołaj statek z orbity i zyskaj tyle energii albo kultury, ile wynosi numer jego pola
teg-step-transfer = przenieś swój statek z orbity na to samo pole innej orbity
teg-step-move = { $from ->
    [exploration] rusz statkiem z Czerni
    [other] rusz innym statkiem
   *[any] { $ships ->
        [one] rusz statkiem
       *[other] rusz { $ships } różnymi statkami
    }
}
teg-step-upgrade = { $when ->
    [lowest] jeśli tylko ty masz najniższy poziom imperium: rozwój tańszy o { $discount }
   *[always] { $pay ->
        [mix] rozwiń imperium, łącząc dowolnie energię i kulturę
       *[single] rozwiń imperium taniej o { $discount }
    }
}
teg-step-set-die = ustaw jedną ze swoich kości na inną ściankę
teg-step-reroll = przerzuć za darmo dowolne ze swoich kości
teg-step-discard = { $count ->
    [one] odrzuć { $count } kość
   *[other] odrzuć { $count } kości
}
teg-step-lose-dice = { $count ->
    [one] odrzuć { $count } kość, jeśli ją masz
   *[other] odrzuć najwyżej { $count } kości
}
teg-step-replace-planet = usuń z rzędu planetę bez statków
teg-step-replace-pilot = usuń pilota z oferty
teg-step-umbra = wykonaj akcję innej planety z rzędu
teg-step-borrow = zapłać graczowi { $what } i wykonaj akcję jednej z jego kolonii
teg-step-any-action = wykonaj akcję dowolnej ścianki; wszyscy inni mogą ją naśladować za darmo
teg-step-repeat = wykonaj jeszcze raz akcję ścianki aktywowanej wcześniej w tej turze
teg-step-on-followed = zyskaj { $what } za każdym razem, gdy ktoś cię w tej turze naśladuje
teg-step-follow-cost = do końca tury naśladowanie kosztuje { $count ->
    [one] { $count } kulturę
    [few] { $count } kultury
   *[other] { $count } kultur
}
teg-step-explore = wyślij statek ze swojej galaktyki na eksplorację
teg-step-hire = { $dice ->
    [0] wynajmij pilota za darmo
    [one] wynajmij pilota za { $dice } dowolną kość
    [few] wynajmij pilota za { $dice } dowolne jednakowe kości
   *[other] wynajmij pilota za { $dice } dowolnych jednakowych kości
}
teg-step-take-offer = weź odkrytą kartę eksploracji
teg-step-recall-explorer = twój statek wraca z eksploracji do galaktyki
teg-step-dwarf-free = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}
teg-step-dwarf = { $count ->
    [one] { $count } punkt zwycięstwa za { $what }
    [few] { $count } punkty zwycięstwa za { $what }
   *[many] { $count } punktów zwycięstwa za { $what }
}
teg-step-rogue-gain = zyskuje { $what }
teg-step-rogue-steals = kradnie ci { $what }
teg-step-rogue-steals-choice = kradnie ci { $count ->
    [one] { $count } wybrany przez ciebie zasób
    [few] { $count } wybrane przez ciebie zasoby
   *[other] { $count } wybranych przez ciebie zasobów
}
teg-step-human-back = jeden z twoich statków cofa się o { $count }
teg-step-human-back-all = wszystkie twoje statki na orbitach cofają się o { $count }
teg-step-human-die = { $count ->
    [one] w następnym rzucie masz o { $count } kość mniej
   *[other] w następnym rzucie masz o { $count } kości mniej
}
teg-step-rogue-advance = wszystkie jej statki na orbitach posuwają się o { $count }

# Pilots
teg-pilot-acquire = { $resource ->
    [energy] Gdy ten statek daje energię, daje o { $count } więcej
    [culture] Gdy ten statek daje kulturę, daje o { $count } więcej
   *[any] Gdy ten statek daje zasób, daje o { $count } więcej
}
teg-pilot-dual = Przy planecie ten statek daje i energię, i kulturę
teg-pilot-galaxy-culture = W galaktyce ten statek daje także kulturę
teg-pilot-wild = Ten statek posuwają kości dyplomacji i ekonomii
teg-pilot-surge = Gdy kość posunie ten statek: zapłać { $what }, aby posunąć go o 1 dalej
teg-pilot-head-start = Ten statek wchodzi na orbitę od razu na pole { $level }
teg-pilot-anchored = Przeciwnicy nie mogą cofnąć tego statku
teg-pilot-land = Gdy ten statek ląduje: zyskaj { $what }
teg-pilot-repeat = Po akcji planety, na której ten statek wylądował: zapłać { $what }, aby ją powtórzyć
teg-pilot-shift = Ten statek może przejść między powierzchnią a orbitą tej samej planety
teg-pilot-again = Po ruchu tego statku: zapłać { $what }, aby ruszyć nim ponownie
teg-pilot-scout = Przy eksploracji: najpierw obejrzyj wierzchnią kartę
teg-pilot-shielded = Niebezpieczeństwa nie działają na ten statek
teg-pilot-reexplore = Ten statek może eksplorować ponownie, będąc w Czerni
teg-pilot-explore = Po eksploracji tym statkiem: zyskaj { $what }
teg-pilot-colonize = Gdy ten statek kolonizuje planetę: zyskaj { $what }
teg-pilot-consolation = Gdy inny gracz skolonizuje planetę, przy której jest ten statek: zyskaj { $what }
teg-pilot-launch = Gdy ten statek opuszcza galaktykę: zyskaj { $what }
teg-pilot-return = Gdy ten statek wraca do galaktyki: zyskaj { $what }
teg-pilot-discount = W galaktyce: rozwój tańszy o { $count }
teg-pilot-colony = { $place ->
    [surface] Na powierzchni: zyskaj { $what } po użyciu kolonii
    [orbit] Na orbicie: zyskaj { $what } po użyciu kolonii
   *[galaxy] W galaktyce: zyskaj { $what } po użyciu kolonii
}
teg-pilot-follow = { $place ->
    [surface] Na powierzchni: jedno darmowe naśladowanie w turze każdego przeciwnika
    [orbit] Na orbicie: jedno darmowe naśladowanie w turze każdego przeciwnika
   *[galaxy] W galaktyce: jedno darmowe naśladowanie w turze każdego przeciwnika
}
teg-pilot-reroll = { $place ->
    [surface] Na powierzchni: drugi przerzut też jest darmowy
    [orbit] Na orbicie: drugi przerzut też jest darmowy
   *[galaxy] W galaktyce: drugi przerzut też jest darmowy
}

# Missions
teg-measure = { $measure ->
    [energy] energia
    [culture] kultura
    [planets] skolonizowane planety
    [diplomacy-planets] planety dyplomacji
    [economy-planets] planety ekonomii
    [level] poziom imperium
    [pilots] piloci
    [covered-pilots] przykryci piloci
    [advanced-ships] statki zaawansowane
    [ships-on-exploration] statki w Czerni
    [exploration-cards] karty eksploracji
    [danger-cards] karty niebezpieczeństw
   *[badge-types] rodzaje odznak
}
teg-if-most = { $measure ->
    [energy] najwięcej energii
    [culture] najwięcej kultury
    [planets] najwięcej skolonizowanych planet
    [diplomacy-planets] najwięcej planet dyplomacji
    [economy-planets] najwięcej planet ekonomii
    [level] najwyższy poziom imperium
    [pilots] najwięcej pilotów
    [danger-cards] najwięcej kart niebezpieczeństw
   *[other] najwięcej ze wszystkich ({ $what })
}
teg-if-fewest = { $measure ->
    [energy] najmniej energii
    [culture] najmniej kultury
    [planets] najmniej skolonizowanych planet
    [diplomacy-planets] najmniej planet dyplomacji
    [economy-planets] najmniej planet ekonomii
    [level] najniższy poziom imperium
    [pilots] najmniej pilotów
    [danger-cards] najmniej kart niebezpieczeństw
   *[other] najmniej ze wszystkich ({ $what })
}
teg-if-equal = po równo, { $measure } i { $other }
teg-if-at-least = { $measure ->
    [level] poziom imperium { $count }
    [covered-pilots] { $count ->
        [one] co najmniej { $count } przykryty pilot
        [few] co najmniej { $count } przykryci piloci
       *[other] co najmniej { $count } przykrytych pilotów
    }
    [exploration-cards] { $count ->
        [one] co najmniej { $count } karta eksploracji
        [few] co najmniej { $count } karty eksploracji
       *[other] co najmniej { $count } kart eksploracji
    }
   *[other] co najmniej { $count } { $what }
}
teg-if-at-most = { $count ->
    [0] bez { $measure ->
        [exploration-cards] kart eksploracji
       *[other] niczego ({ $what })
    }
   *[other] najwyżej { $count } ({ $what })
}
teg-if-at-least-all = co najmniej po { $count }, { $measures }
teg-if-triggered = to ty wywołujesz koniec gry
teg-if-all-home = wszystkie twoje statki w grze są w twojej galaktyce
teg-if-none-home = żaden twój statek nie jest w twojej galaktyce

teg-mission-ms_seeker = Poszukiwacz
teg-mission-ms_charger = Akumulator
teg-mission-ms_conqueror = Zdobywca
teg-mission-ms_hermit = Pustelnik
teg-mission-ms_noble = Szlachcic
teg-mission-ms_trader = Handlarz
teg-mission-ms_equalizer = Wyrównywacz
teg-mission-ms_elder = Starszy
teg-mission-ms_hoarder = Ciułacz
teg-mission-ms_industrialist = Przemysłowiec
teg-mission-ms_orbiter = Orbiter
teg-mission-ms_explorer = Odkrywca
teg-mission-msb_recruiter = Werbownik
teg-mission-msb_daredevil = Śmiałek
teg-mission-msb_admiral = Admirał
teg-mission-msb_pathfinder = Tropiciel
teg-mission-msb_cartographer = Kartograf
teg-mission-msb_homebody = Domator
teg-mission-msb_collector = Kolekcjoner
teg-mission-msb_taskmaster = Nadzorca

# Exploration cards
teg-card-dwarf = Planeta karłowata { $name }
teg-card-ion-bloom = Jonowy rozkwit
teg-card-old-broadcast = Dawna audycja
teg-card-drifting-cache = Dryfujący schowek
teg-card-trade-envoy = Poseł handlowy
teg-card-stranded-ace = As rozbitek
teg-card-shipwright-hulk = Wrak stoczniowy
teg-card-slingshot = Proca
teg-card-probability-rift = Szczelina prawdopodobieństwa
teg-card-solar-flare = Rozbłysk słoneczny
teg-card-mutiny = Bunt
teg-card-pirate-toll = Piracki haracz
teg-card-border-panic = Panika na granicy
teg-card-hull-breach = Rozdarty kadłub
teg-card-lost-time = Stracony czas
teg-card-leaked-charts = Wyciek map

teg-difficulty-beginner = początkujący
teg-difficulty-easy = łatwy
teg-difficulty-medium = średni
teg-difficulty-hard = trudny
teg-difficulty-epic = epicki
