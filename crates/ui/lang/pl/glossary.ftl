# The words of the games, and being told what something is.
glossary = Słowniczek
glossary-of = Słowa gry { $game }
glossary-more = Więcej
glossary-search = Szukaj słowa
glossary-find = Szukaj
glossary-none = Nie ma takiego słowa.
what-is-this = Co to jest?
what-tip = Co to jest? Potem dotknij czegokolwiek. Klawisz W
what-banner = Dotknij czegokolwiek. Esc kończy.
what-done = Gotowe
help-what = Co to jest? Dotknij czegoś, a się dowiesz
help-sound = Włącz lub wyłącz dźwięk
sound-tip = Włącz lub wyłącz dźwięk. Klawisz M
sound-is-on = Dźwięk jest włączony.
sound-is-off = Dźwięk jest wyłączony.
