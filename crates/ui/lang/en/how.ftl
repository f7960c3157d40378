how-to-play = How to play
how-to-play-of = How to play { $game }
how-beyond-the-black = Beyond the Black
how-rules = All rules by number
how-print = Print
how-lesson = Learn it at a table: { $title }
