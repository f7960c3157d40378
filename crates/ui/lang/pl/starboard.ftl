# Ramka wspólna dla wszystkich gier.
starboard = Starboard
title-page = { $page } · Starboard
title-table = { $game } · Starboard
title-your-move = ● Twój ruch · { $game }
title-replay = Powtórka · { $game }

bar-home = Starboard, strona główna
menu = Menu i ustawienia
menu-home = Strona główna
menu-rules = Zasady
menu-help = Pomoc i klawisze
menu-language = Język
menu-theme = Motyw
menu-speed = Tempo gry
menu-text = Wielkość tekstu
menu-sound = Dźwięk
menu-volume = Głośność
menu-save = Zastosuj
theme-auto = Automatyczny
theme-dark = Ciemny
theme-light = Jasny
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
speed-instant = Natychmiast
text-normal = Zwykła
text-large = Duża
text-larger = Bardzo duża
sound-off = Wyłączony
sound-on = Włączony
sound-fewer = Mniej: twoja tura i koniec
volume-low = Cicho
volume-medium = Średnio
volume-high = Głośno

home-title = Trzy kosmiczne gry. Ucz się, grając.
home-text = Bez czytania instrukcji: przy prawdziwym stole siedzi obok ciebie trener. Potem zasad pilnuje za ciebie stół.
home-continue = Graj dalej
home-back = Witaj ponownie
home-yours = { $count ->
    [0] Nic na ciebie nie czeka.
    [one] Jeden stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
   *[many] { $count } stołów czeka na ciebie.
}
home-others = Także w toku
home-start = Zacznij grę
home-friends = Zagraj ze znajomymi
home-learn-next = Następna lekcja
home-learn-again = Powtórz lekcje
home-minutes = { $count } min
home-play-note = „Zagraj teraz” od razu sadza cię do gry: bez innych graczy, na najłagodniejszym poziomie, z cofaniem i podpowiedziami.
home-over = Zakończone gry
home-play = Zagraj teraz
home-set-up = Przygotuj
home-daily = Gra dnia
home-daily-note = Dziś ta sama gra dla wszystkich, z tymi samymi rzutami
home-choices = { $count ->
    [0] dopiero zaczęta
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
home-won = Wygrana
home-lost = Przegrana
home-winners = { $count ->
    [one] Wygrywa: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
home-foot = Wszystkie rysunki i teksty zasad stworzyli autorzy tego programu.
date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[other] grudnia
} { $year }
age-now = przed chwilą
age-minutes = { $count ->
    [one] { $count } minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
age-hours = { $count ->
    [one] { $count } godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
age-days = { $count ->
    [one] wczoraj
   *[many] { $count } dni temu
}

new-title = Nowa gra: { $game }
new-fault = Tak nie da się grać: sprawdź „{ $field }”.
new-seed-title = Zagraj z podanym ziarnem
new-seed = Ziarno
new-seed-note = To samo ziarno i to samo przygotowanie dają te same rzuty, a kto zna ziarno, zna je wszystkie. Dlatego tylko w pojedynkę, przeciw botom albo przy jednym ekranie, a stół jest oznaczony. Jeśli pole jest puste, losuje się tajemnicę.
new-name = Imię, gracz { $number } (najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
})
new-start = Rozpocznij grę

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-play = Zagraj

skip-to-choices = Przejdź do listy możliwości
undo = Cofnij
back = Wróć
dismiss = Zamknij
connection-lost = Utracono połączenie. Łączę ponownie…
drawers = Panele
drawer-choices = Możliwości
drawer-log = Dziennik
log-since = Od mojej ostatniej decyzji
log-search = Szukaj w dzienniku
log-none = Żaden wiersz nie zawiera tych słów.
log-older = Starsze wiersze
log-start = Początek gry
waiting-for = Czekamy na: *{ $name }*.
playback = Przebieg
playback-happened = Co się wydarzyło
playback-pause = Pauza
playback-step = Krok
playback-faster = Szybciej
playback-skip = Do bieżącej chwili
playback-close = Zamknij
closed-title = Gra porzucona
closed-text = Ten stół został porzucony.
closed-toggle = Wynik lub plansza
end-again = Zagraj ponownie
end-replay = Obejrzyj powtórkę
end-harder = Dalej: { $what }
end-gentler = Łagodniej: { $what }
closed-replay = Obejrzyj powtórkę
drawer-key = Legenda
choices = Możliwości
choices-none = Nie ma nic do wyboru.
choices-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
log = Dziennik
whose-yours = Twój ruch
whose-playing = Trwa…
whose-over = Koniec gry
whose-waiting = Oczekiwanie…
whose-asked = Wybiera: { $name }
whose-replay = Powtórka

replay-previous = Krok wstecz
replay-next = Krok dalej
replay-step = Krok
replay-go = Pokaż

help-keys = Klawisze
help-digits = wybór kości
help-arrows = przejście między podświetlonymi miejscami
help-enter = wybór
help-escape = krok wstecz
help-undo = cofnięcie ruchu
help-playback = pauza, krok, szybciej, gdy pokazywany jest przebieg (Esc: do bieżącej chwili)
help-since = co się wydarzyło od twojej ostatniej decyzji
help-help = ta pomoc

notice-home = Na stronę główną
notice-title-lost = Zagubieni w kosmosie
notice-title-no-entry = Brak dostępu
notice-title-bad = To się nie udało
notice-title-not-now = Nie teraz
notice-title-fault = Usterka po naszej stronie
notice-not-found = Nie ma tu takiej strony.
notice-no-table = Nie ma takiego stołu. Być może został usunięty.
notice-not-yours = Ten stół należy do kogoś innego.
notice-bad-request = Nie udało się zrozumieć żądania. Nic się nie zmieniło.
notice-too-large = Żądanie było zbyt duże. Nic się nie zmieniło.
notice-too-many = Zbyt wiele żądań naraz. Odczekaj chwilę i spróbuj ponownie.
notice-foreign-origin = Żądanie przyszło z innej strony. Nic się nie zmieniło.
notice-stale = Gra poszła dalej, odkąd pokazano tę stronę. Spójrz jeszcze raz i wybierz ponownie.
notice-no-undo = Nie można nic cofnąć: od tego czasu rzucono kośćmi albo to pierwsza decyzja.
notice-not-over = Zapis gry wraz z tajemnicą rzutów jest publikowany, gdy gra się skończy.
notice-other-rules = Grę przy tym stole rozegrano według innej wersji zasad i nie da się jej wiernie pokazać.
notice-damaged = Zapis tego stołu jest niespójny, więc nie można go pokazać. Nic się nie zmieniło; osoba prowadząca ten serwer znajdzie więcej w jego dzienniku.
notice-storage = Nie udało się zapisać decyzji, więc nie została wykonana. Nic nie przepadło; spróbuj ponownie.
notice-unknown = Nie wiadomo, czy to zostało zapisane. Zanim to powtórzysz, spójrz na stół; to samo żądanie z tym samym kluczem nigdy nie zostanie wykonane dwa razy.
notice-key-reused = Klucz tego żądania należy do innego żądania. Nic się nie zmieniło.
notice-too-slow = Żądanie nie dotarło na czas. Nic się nie zmieniło.
notice-busy = W tej chwili zbyt wiele osób czeka na odpowiedź. Spróbuj ponownie za kilka sekund.
notice-quota = Masz tu już tyle otwartych stołów lub plików z zapisem gry, ile może mieć jeden gość albo jedna sieć. Najpierw dokończ lub porzuć którąś grę.
notice-fault = Coś jest nie tak po naszej stronie. Twoja gra jest bezpieczna.
notice-closing = Serwer jest zatrzymywany. Twoje gry są bezpieczne; wróć za chwilę.

## Between two players of one device
seat-name = Gracz { $number }
curtain-title = { $name }, twoja kolej
curtain-text = Niech nikt inny nie patrzy teraz na ekran.
curtain-show = Pokaż mój stół

# Między nazwą a tym, co o niej powiedziano.
colon = {": "}
