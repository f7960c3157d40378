# Skąd biorą się rzuty.
dice-chosen-mark = { $what } · wybrane ziarno
dice-chosen = Wybrane ziarno
dice-chosen-note = Ktoś wybrał ziarno tego stołu. Kto je zna, zna z góry wszystkie rzuty, dlatego nikt inny nie może tu usiąść.
dice-promised = Twoja strona wylosowała swój udział w rzutach i go zapowiedziała. Zostaw ją otwartą do startu.
dice-opening = Twoja strona odsłania swój udział w rzutach.
dice-opened = Twój udział w rzutach dotarł.
dice-nothing = Twoja strona nic jeszcze nie dodała do rzutów.
dice-draw-again = Losuj jeszcze raz

proof-commitment = Ogłoszone przed startem: skrót tajemnicy
proof-commitment-seed = SHA-256 ziarna
proof-words = Dodane przez graczy
proof-hash = Zapowiedź: { $name } (skrót)
proof-contribution = Udział: { $name }
proof-left-out = Pominięte
proof-left-out-names = { $names }: zapowiedziane, ale nie odsłonięte na czas. Rzuty obeszły się bez tego.
proof-seed = Ziarno
proof-secret = Tajemnica
proof-mixed = Źródło wszystkich losowań (SHA-256 ziarna i słów)
proof-kept = ✓ Obietnica dotrzymana: to właśnie ustalono przed pierwszym rzutem.
proof-file = Zapis gry do własnego sprawdzenia
proof-how = Sprawdź to samodzielnie, ze skrótem widocznym przed grą:
proof-later = Samą tajemnicę zobaczysz po zakończeniu gry. Zanotuj skrót, jeśli chcesz ją wtedy sprawdzić.
proof-later-seed = Ziarno i jego skrót zobaczysz po zakończeniu gry: zdradziłyby wszystkie rzuty.

lobby-words = Twoje słowa do rzutów (nieobowiązkowo)
lobby-dealing = Trwa losowanie rzutów
lobby-dealing-text = Każda strona odsłania teraz swój udział. Za chwilę gra się zacznie; udział, który nie dotrze na czas, zostanie pominięty i wszyscy zobaczą, czyj był.
lobby-dice = Uczciwe kości
lobby-dice-note = Serwer ustalił tajemnicę i ogłosił jej skrót. Strona każdego gracza dodaje losowy udział: najpierw tylko jego skrót, a gdy gospodarz rozpocznie grę, sam udział. Dlatego nikt nie wybiera rzutów i nikt nie zna ich z góry. Strona bez skryptów niczego nie dodaje.
lobby-dice-note-words = Ziarno wszystkich rzutów jest już ustalone. Słowa dodane przez graczy przed startem zostaną z nim zmieszane.

end-proof = Rzuty można sprawdzić
end-proof-text = Skrót tajemnicy ogłoszono przed pierwszym rzutem. Zapis odtwarza grę decyzja po decyzji.
end-proof-seed = Rzuty pochodziły z ziarna: kto znał je wcześniej, znał wszystkie rzuty. Zapis odtwarza grę decyzja po decyzji.

told-chosen-seed = Ktoś wybrał ziarno tego stołu.
told-called = Gospodarz rozpoczyna grę. Odsłaniane są udziały wszystkich graczy w rzutach.
told-left-out = { $name }: zapowiedziany udział w rzutach nie dotarł na czas i został pominięty.

notice-bad-contribution = To nie jest to, co to miejsce zapowiedziało do rzutów, albo przy tym stole niczego się do nich nie dodaje.
notice-chosen-seed = Ktoś wybrał ziarno tego stołu i mógłby znać wszystkie rzuty. Nikt inny nie może tu usiąść.
notice-shared-seed = Ziarno można wybrać tylko tam, gdzie nikt inny nie gra: w pojedynkę, przeciw botom albo gdy wszyscy siedzą przy jednym ekranie. Aby grać z innymi, zostaw to pole puste.
