# Under Falling Skies: dlaczego nie.
ufs-not-seated = Decyduje tylko gracz przy tym stole.
ufs-game-over = Gra jest skończona.
ufs-not-now = Nie teraz: trzeba podjąć inną decyzję.
ufs-no-such-piece = Nie ma takiego elementu.
ufs-robot-not-there = Tego robota nie ma na planszy.
ufs-die-already-placed = Ta kość jest już na planszy.
ufs-column-taken = W kolumnie { $column } leży już w tej rundzie kość.
ufs-square-has-robot = Stoi tam robot. Jeśli chcesz to pole, najpierw go zdejmij.
ufs-excavator-there = Stoi tam koparka.
ufs-already-digging = W tej rundzie jedna kość już kopie.
ufs-too-far-to-dig = Za daleko, żeby kopać: potrzeba { $needs }, kość pokazuje { $shows }.
ufs-square-contaminated = Pole jest skażone: nie może tam stać żadna kość.
ufs-shows-six-already = Ta kość już pokazuje 6.
ufs-no-city-reroll = To miasto nie ma takiej zdolności.
ufs-city-reroll-used = Przerzut miasta jest już w tej rundzie wykorzystany.
ufs-gray-dice-only = Miasto przerzuca tylko szare kości.
ufs-die-already-kept = Ta kość jest już zatrzymana.
ufs-cannot-pay-cancel = To kosztuje { $cost ->
    [one] { $cost } energię
   *[other] { $cost } energii
}; masz { $energy }.
ufs-room-incomplete = Na każdym polu pomieszczenia musi stać kość albo aktywny robot.
ufs-room-empty = W tym pomieszczeniu nie ma nic do użycia.
ufs-too-little-energy = To kosztuje { $cost ->
    [one] { $cost } energię
   *[other] { $cost } energii
}; masz { $energy }.
ufs-no-reduction = Miasto nie może teraz obniżyć kosztu tego pomieszczenia.
ufs-die-not-on-board = Tej kości nie ma na planszy.
ufs-nothing-to-clear = Nie ma tu czego usuwać. Kość nie działa i na końcu zejdzie z planszy.
ufs-no-digging-die = Żadna kość nie kopie.
ufs-already-dug = Koparka jest już tam albo dalej.
ufs-cannot-pay-digging = Kopanie kosztuje { $cost ->
    [one] { $cost } energię
   *[other] { $cost } energii
}; masz { $energy }.
ufs-no-gate = Żadne pole badań nie jest zamknięte.
ufs-not-contaminated = Nie ma tu nic do zrobienia.
ufs-too-many-squares = Za daleko: liczby po drodze dają w sumie więcej niż { $value }.
ufs-research-closed = To pole badań jest zamknięte.
ufs-needs-large-room = Na pole z liczbą { $number } pozwala wejść tylko duże pomieszczenie badań w dolnej bazie.
ufs-square-not-free = Pole nie jest wolne.
ufs-not-excavated = Pole nie jest odkopane.
ufs-robot-in-use = Ten robot jest na planszy. Najpierw go zdejmij.
ufs-other-robot-first = Weź drugiego robota: są takie same.
ufs-too-many-robots = Miasto nie pozwala na więcej robotów.
ufs-not-a-red-target = Tego statku nie można wybrać.
ufs-robot-not-used = Ten robot nie był użyty w tym pomieszczeniu.
ufs-not-in-team = Tej postaci nie ma w grze.
ufs-character-used = Ta postać już pomogła.
ufs-wrong-window = To nie jest chwila dla tej postaci.
ufs-no-effect = Teraz nic by to nie dało.
ufs-wrong-target = Ta postać potrzebuje innego celu.
ufs-nothing-to-hold = W ten sposób nie można zatrzymać żadnego statku.
ufs-drop-point-taken = Ten punkt zrzutu jest zajęty.
ufs-empty-column-first = Najpierw kolumna bez statków.
ufs-farthest-first = Najpierw kolumna, w której poniżej jest najwięcej miejsca.
