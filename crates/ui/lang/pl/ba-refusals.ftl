# Black Angel: dlaczego czegoś nie można zrobić.
ba-refused-over = Gra jest zakończona.
ba-refused-not-your-turn = Teraz decyduje ktoś inny.
ba-refused-not-asked = Nie o to teraz chodzi: co trzeba wybrać, mówi wiersz u góry.
ba-refused-no-sequence-a = Sekwencji A nie da się dokończyć: żadna kość nie prowadzi do akcji.
ba-refused-dead-end = Potem nie dałoby się dokończyć sekwencji A.
ba-refused-no-activation = W ten sposób nie dałoby się wykonać żadnej aktywacji.
ba-refused-no-pass = Spasować można tylko w rundzie finałowej i tylko wtedy, gdy sekwencja A jest niemożliwa.
ba-refused-no-such-die = Tej kości tam nie ma.
ba-refused-already-reserved = Ta kość jest już zarezerwowana.
ba-refused-reserved = Zarezerwowanej kości nie można kupić.
ba-refused-cannot-buy = Kość innego gracza kosztuje surowiec, a ty go nie masz.
ba-refused-flip-bought = Kupionej kości nie można obrócić.
ba-refused-no-debris = Obrócenie kości kosztuje znacznik szczątków z magazynu.
ba-refused-not-in-hand = Tej karty nie masz na ręce.
ba-refused-slot-taken = W tym gnieździe leży już karta.
ba-refused-nothing-to-activate = Karta niczego by tam nie aktywowała.
ba-refused-not-eligible = Karta nie może aktywować tej technologii.
ba-refused-activate-first = Aktywuj co najmniej jedną technologię.
ba-refused-no-such-effect = Ten żeton nie daje takiego efektu.
ba-refused-no-ship-there = Nie masz tam statku.
ba-refused-no-ship-to-launch = Do wystrzelenia potrzebny jest statek w magazynie.
ba-refused-no-pilot = Do wystrzelenia potrzebny jest robot w pomieszczeniu centralnym.
ba-refused-out-of-reach = Na to pole nie da się dotrzeć w { $range ->
    [one] { $range } kroku
   *[other] { $range } krokach
}.
ba-refused-hex-full = Nie może się tam zatrzymać kolejny statek: najwyżej dwa, należące do różnych graczy.
ba-refused-star-moves-nothing = Kość bez wartości nie porusza statku.
ba-refused-stay-needs-mission = Jeśli statek zostaje na miejscu, trzeba zagrać misję.
ba-refused-no-robot = Nie masz tam robota.
ba-refused-no-chain = Nie ma tam technologii, którą łańcuch mógłby aktywować.
ba-refused-no-card-left = Nie ma już kart tego koloru.
ba-refused-not-drawn = Ta karta nie została dobrana.
ba-refused-no-boost = Nie leży tam żeton z odpowiednim ulepszeniem.
ba-refused-useless-boost = To ulepszenie niczego by nie zmieniło.
ba-refused-wrong-colour = Kość ma inny kolor.
ba-refused-no-mission-there = Nie leży tam karta misji.
ba-refused-neutralization = Misji neutralizacyjnych nie można aktywować.
ba-refused-not-present = Nie masz na tej karcie ani robota, ani statku.
ba-refused-cannot-pay = Nie możesz za to zapłacić.
ba-refused-wrong-card = Takiej karty nie można za to oddać.
ba-refused-no-such-tile = Tego żetonu nie ma ani na twojej siatce, ani obok niej.
ba-refused-empty-space = To pole jest puste.
ba-refused-too-dear = To kosztuje { $costs }, a z kości zostało { $left }.
ba-refused-at-least-one = Wykonaj co najmniej jedną aktywację.
ba-refused-not-taken = Tego żetonu nie ma wśród wziętych.
ba-refused-wrong-arrow = Technologie wchodzą przy kolorowych strzałkach, zaawansowane przy czarnych.
ba-refused-space-taken = Na tym polu leży już żeton.
ba-refused-no-damage = Nie ma tam znacznika uszkodzeń.
ba-refused-no-tile-there = Szczątki kładzie się na żetonie technologii.
ba-refused-tile-bears-debris = Na tym żetonie leżą już szczątki.
ba-refused-no-ravagers = Nie ma tam destruktora.
ba-refused-stack-too-large = { $cards ->
    [one] Trzeba zniszczyć { $cards } kartę destruktora w tym miejscu
    [few] Wszystkie { $cards } karty destruktorów w tym miejscu trzeba zniszczyć naraz
   *[other] Wszystkie karty destruktorów w tym miejscu ({ $cards }) trzeba zniszczyć naraz
}, a z kości zostało { $left }.
ba-refused-cannot-place = Tej misji nie można tam zagrać.
ba-refused-must-place = Bez ruchu trzeba zagrać misję.
ba-refused-reserved-once = Za surowiec można zarezerwować tylko jedną kość.
ba-refused-no-resource = Rezerwacja kosztuje surowiec, a ty go nie masz.
ba-refused-wrong-die = Ten żeton rezerwuje tylko kości swojego koloru.
ba-refused-not-a-mission = Odrzuca się tylko nadmiarowe misje.
