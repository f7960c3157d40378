how-to-play = Jak grać
how-to-play-of = Jak grać w { $game }
how-beyond-the-black = Beyond the Black
how-rules = Wszystkie zasady z numerami
how-print = Drukuj
how-lesson = Poćwicz przy stole: { $title }
