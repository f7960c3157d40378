# The words of the games, and being told what something is.
glossary = Glossary
glossary-of = The words of { $game }
glossary-more = More
glossary-search = Search a word
glossary-find = Search
glossary-none = No word holds this.
what-is-this = What is this?
what-tip = What is this? Then touch anything. Key W
what-banner = Touch anything. Esc ends it.
what-done = Done
help-what = What is this? Touch anything to be told
help-sound = Sound on or off
sound-tip = Sound on or off. Key M
sound-is-on = Sound is on.
sound-is-off = Sound is off.
