# Ludzie przy stole: miejsca, zaproszenia, rozmowa, prośby, uczciwe kości.
home-your-turn = ● Twoja kolej
home-waits = Czekamy na: { $names }
home-players = Czekamy na graczy
home-closed = Porzucona

seats-title = Kto gra?
seats-here = Wszyscy przy tym ekranie
seats-here-note = Ekran przechodzi z rąk do rąk; ukryte karty pozostają zasłonięte.
seats-open = Znajomi, każdy przy swoim ekranie
seats-open-note = Pozostałe miejsca dostają prywatne linki, które wysyłasz.
seats-bot = Przeciwko botom
seats-bot-note = Na pozostałych miejscach gra komputer.
seats-mixed = Każde miejsce osobno
seats-mixed-note = Wybierz poniżej dla każdego miejsca.
seats-level = Siła botów
seats-here-one = przy tym ekranie
seats-open-one = znajomy, przez link
seats-bot-one = bot
bot-level = { $level ->
    [random] losowy
    [greedy] zachłanny
    [search] przeszukujący
    [gentle] łagodny
    [fair] przyzwoity
    [strong] silny
    [ruthless] bezlitosny
   *[other] { $level }
}

company = Gracze
company-turn = ruch
company-watching = na widowni
company-fill = Niech gra bot
company-replaced = Bot gra za: { $name }.
company-leave-sure = Tak, odejdź
company-return = Wracam na miejsce
company-rematch = Jest już następna gra z tymi samymi graczami.
company-rematch-go = Przejdź tam
company-closed = Ten stół został porzucony. Nic się tu już nie wydarzy.
company-more = Więcej
company-notify = Powiadom mnie, gdy będzie moja kolej
company-watch = Link dla widzów:
company-leave = Odchodzę: bot gra za mnie
company-abandon = Porzuć ten stół
company-abandon-sure = Tak, porzuć na zawsze
company-hook = Wysyłaj powiadomienia o stole pod ten adres (webhook)
company-hook-set = Wysyłaj

holding-elsewhere = Miejsce „{ $name }” jest teraz zajęte na innym urządzeniu. Jeśli to nie ty, poproś gospodarza o nowy link.
holding-somebody = Ktoś
holding-request = { $name } prosi o przejęcie od bota miejsca „{ $bot }”.
holding-request-own = Prosisz o miejsce „{ $bot }”. Decydują gracze.
holding-link-note = Prywatny link pozwala wrócić na swoje miejsce z dowolnego urządzenia. Nowy link unieważnia stary.
holding-link-new = Nowy prywatny link: { $name }
sitter-you = ty
sitter-here = online
sitter-away = offline
sitter-open = wolne
sitter-bot = bot, { $level }
sitter-absent = offline, gra bot ({ $level })

wish-ask = Poproś o cofnięcie mojej ostatniej decyzji
wish-own = Twoja prośba o cofnięcie: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}. Decydują pozostali.
wish-of = { $name } prosi o cofnięcie: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}.
wish-agree = Zgoda
wish-decline = Odmowa

talk = Czat
talk-line = Napisz coś
talk-say = Wyślij
told-sat = { $name } siada przy stole.
told-stood = { $name } wstaje od stołu.
told-started = Gra się zaczyna.
told-asked = { $name } prosi o dalsze cofnięcie.
told-declined = { $name } odmawia.
told-rewound = { $name } się zgadza; gra się cofa.
told-filled = { $name }: dalej gra bot.
told-returned = { $name } wraca.
told-abandoned = { $name } porzuca stół.
told-rematch = { $name } przygotowuje następną grę.
told-moved = { $name } gra dalej na innym urządzeniu.
told-relinked = Miejsce „{ $name }” ma nowy prywatny link; stary już nie działa.
told-seat-wanted = Ktoś prosi o miejsce „{ $name }”, na którym gra bot.

share-link = Link
share-copy = Kopiuj
share-copied = Skopiowano


lobby-page = Czekamy na graczy · { $game }
lobby-ready = Wszyscy są na miejscach
lobby-waiting = { $count ->
    [one] Jedno miejsce jest wolne
   *[other] Wolne miejsca: { $count }
}
lobby-text = Wyślij każdej osobie link do jej miejsca. Kto go otworzy, ten tam siada; konto nie jest potrzebne.
lobby-text-guest = Do rozpoczęcia gry możesz zmienić imię. Widzowie i czat są niżej.
lobby-colour = Miejsce to kolor i znak. Jeśli wolisz inny kolor, usiądź na innym wolnym miejscu.
lobby-text-ready = Wszyscy mają miejsca. Zacznij, kiedy chcesz.
lobby-name = Imię
lobby-save = Zapisz
lobby-stand = Wstań
lobby-move = Usiądź tutaj
lobby-link-note = Link prywatny: kto go ma, zajmuje to miejsce.
lobby-start = Rozpocznij grę
lobby-start-bots = Zacznij teraz, boty na wolne miejsca
lobby-abandon = Porzuć stół
lobby-host-starts = Grę rozpocznie gospodarz stołu.
lobby-look-again = Odśwież
lobby-watch = Widzowie
lobby-watch-note = Kto ma ten link, może oglądać i widzi to, co jawne.

invite-title = Czeka na ciebie miejsce
invite-others = Przy stole: { $names }
invite-sit = Zajmij to miejsce
invite-bad-name = Imię ma najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}, bez znaków sterujących.
invite-bot-title = Na tym miejscu gra bot
invite-bot-note = Gra już się zaczęła. Gracze przy stole zostaną zapytani, czy możesz przejąć to miejsce.
invite-bot-ask = Poproś o to miejsce
invite-held-title = Czy to twoje miejsce?
invite-held-note = To miejsce zajmuje { $name }, na innym urządzeniu albo w innej przeglądarce. Jeśli to ty, graj dalej tutaj: tamto urządzenie będzie wtedy tylko oglądać, a wszyscy przy stole się o tym dowiedzą.
invite-held-take = Graj dalej tutaj
grant-title = Prywatny link
grant-note = To, co otwiera prywatny link, znajduje się po znaku # i nie wysyła się samo. Jeśli skrypt tej strony nie działa, wklej tutaj cały link.
grant-link = Link
grant-open = Otwórz

device-title = Inne urządzenie
device-give-note = Graj dalej na innym urządzeniu: utwórz tu link i kod.
device-give = Utwórz link i kod
device-code-note = Albo przejmij tutaj to, co zaczęto gdzie indziej: wpisz kod z tamtego urządzenia.
device-code = Kod
device-take = Graj dalej tutaj
device-take-note = To urządzenie i tamto będą wtedy miały te same miejsca i stoły.
device-merge = Nic nie ginie: to, co zaczęto na jednym z urządzeń, będzie wtedy na obu.
device-sign-out-note = Urządzenie zaginęło albo zalogowane jest cudze? Wyloguj wszystkie oprócz tego.
device-sign-out = Wyloguj moje inne urządzenia
device-signed-out = Wszystkie inne urządzenia zostały wylogowane. Programy, które używały twojego tokenu, potrzebują nowego.
device-use = { $count ->
    [one] Otwórz link albo wpisz kod na drugim urządzeniu w ciągu { $count } minuty. Działa jeden raz.
   *[other] Otwórz link albo wpisz kod na drugim urządzeniu w ciągu { $count } minut. Działa jeden raz.
}
device-refused = Ten kod jest nieważny albo wygasł. Utwórz nowy.

import-title = Otwórz zapis gry
import-note = Plik zapisany po zakończonej grze. Po sprawdzeniu stanie się powtórką.
import-file = Plik z zapisem
import-go = Otwórz

replay-eyes = Kto patrzy
replay-eyes-turn = kto wybiera
replay-eyes-all = wszyscy

notice-seat-taken = Ktoś inny zajął to miejsce. Poproś osobę, która zaprasza, o inny link.
notice-no-invitation = Ten link lub kod jest nieważny albo wygasł. Poproś o nowy.
notice-given-up = Ten stół został porzucony.
notice-not-started = Gra się jeszcze nie zaczęła.
notice-begun = Gra już się zaczęła.
notice-nobody-missing = Osoba z tego miejsca jest obecna lub była przed chwilą albo bot nie może go zająć. Odczekaj minutę i spróbuj ponownie.
notice-no-wish = Nikt już nie czeka na tę odpowiedź.
notice-bad-name = Tego nie można tu wpisać: jest puste, za długie albo zawiera znaki sterujące.
notice-bad-hook = Pod ten adres nie można wysyłać powiadomień. Musi to być publiczny adres http lub https.
notice-bad-file = To nie jest zapis gry, który ten program może sprawdzić. Niczego nie otwarto.
notice-too-fast = Nie tak szybko. Odczekaj chwilę i wyślij ponownie.
notice-refused = Zasady nie pozwalają na ten wybór.
notice-bad-setup = Tak nie da się przygotować stołu. Niczego nie otwarto.
