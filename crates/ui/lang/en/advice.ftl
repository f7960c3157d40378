# Hints, the analysis of a finished game, how hard the games for one are.
percent = { $number }%

hint = Hint
hint-title-of-button = What a strong bot would do in your place (key H)
hint-at-own-page = A hint rests on what one player knows: go to that player’s own page first
hint-thinking = Thinking it over…
hint-stop = Stop
hint-take = Do it
hint-at-once = At once:
hint-only = There is nothing else to choose.
hint-why = { $even ->
    [yes] About *{ $chance }* of 100 games are won from here; the next best is as good.
   *[no] About *{ $chance }* of 100 games are won with this, about { $other } with the next best.
}
hint-points = { $points ->
    [one] It leads to about *{ $points }* point, the next best to { $other }.
   *[other] It leads to about *{ $points }* points, the next best to { $other }.
}
hint-this = This
hint-next = Next best:
hint-estimate = An estimate of the games that the “{ $bot }” bot would win from here, knowing no more than you do.
help-hint = a hint (not where others play along at their own screens)

notice-no-hints = There are no hints at this table: others play along at their own screens, and it would not be fair to them.
notice-nothing-asked = There is nothing for you to choose just now, so there is no hint.
notice-called-off = The hint was called off.
notice-still-played = A game is analysed when it is over.
notice-queue = Too many analyses are waiting. Try again in a few minutes.

analysis = Analysis
analysis-title = Looking back at { $game }
analysis-about = A bot goes through every choice again, with what its player knew at that moment: how the chances went, where most was lost, and what was luck. It takes up to a minute; you may leave the page meanwhile.
analysis-start = Analyse the game
analysis-stop = Stop
analysis-failed = The analysis could not be finished.
analysis-players-only = Those who played may have it analysed.
analysis-waiting = { $count ->
    [0] It begins in a moment.
    [one] Another analysis comes first.
   *[other] { $count } other analyses come first.
}
analysis-running = { $done } of { $all ->
    [one] { $all } choice judged
   *[other] { $all } choices judged
}
analysis-replay = Replay
analysis-table = Back to the table
analysis-course = Chance to win, choice by choice
analysis-numbers = The same in numbers
analysis-note = “Of 100 games” means games that the “{ $bot }” bot would win from there, as at the set-up of a game; the numbers are estimates. Every choice is judged only by what its player could know at the time.
analysis-from-to = from { $first }% to { $last }%
analysis-alone = Chance to win: from { $first }% to { $last }%
analysis-luck = { $tone ->
    [much-for] Dice and cards helped a lot.
    [for] Dice and cards helped a little.
    [against] Dice and cards were somewhat unkind.
    [much-against] Dice and cards were very unkind.
   *[even] Dice and cards were neither kind nor unkind.
} With average luck these choices win about *{ $games }* of 100 games.
analysis-choices = { $all ->
    [one] *{ $best }* of { $all } choice was the best or as good.
   *[other] *{ $best }* of { $all } choices were the best or as good.
}
analysis-with-best = With the best choice every time and the same dice and cards: about *{ $games }* of 100 games.
analysis-others = { $tone ->
    [much-for] The others’ choices helped a lot.
    [for] The others’ choices helped a little.
    [against] The others’ choices hurt a little.
    [much-against] The others’ choices hurt a lot.
   *[even] The others’ choices changed little.
} Had they always chosen best: about *{ $games }* of 100 games.
analysis-bar-luck = With average luck
analysis-bar-choice = With the best choices
analysis-bar-others = Others at their best
analysis-step = Choice
analysis-chance = Chance to win
analysis-slips = Where most was lost
analysis-no-slips = No choice cost as much as one game in 100.
analysis-cost = { $points ->
    [one] Cost about *{ $points }* game in 100; { $chance } were to be won before it
   *[other] Cost about *{ $points }* games in 100; { $chance } were to be won before it
}
analysis-chosen = Chosen
analysis-better = Better
analysis-see = See choice { $step } in the replay
analysis-chart = Chance to win in the course of the game: { $told }.
analysis-axis-start = start
analysis-axis-end = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}

difficulty = How hard is it alone?
difficulty-grid = How often the “{ $bot }” bot wins
difficulty-won = Won
difficulty-counted = { $games ->
    [one] { $won } of { $games } game won
   *[other] { $won } of { $games } games won
}
difficulty-unknown = not measured
difficulty-sentence = { $tenths ->
    [0] The “{ $bot }” bot hardly ever wins this ({ $won } of { $games }).
    [10] The “{ $bot }” bot wins this nearly always ({ $won } of { $games }).
    [1] The “{ $bot }” bot wins this about once in 10 times ({ $won } of { $games }).
   *[other] The “{ $bot }” bot wins this about { $tenths } times in 10 ({ $won } of { $games }).
}
difficulty-note = Measured with all other options as the form shows them at first.
