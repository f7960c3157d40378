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
    [yes] About *{ $chance }%* to win; the next best is as good.
   *[no] About *{ $chance }%* to win with this, about { $other }% with the next best.
}
hint-points = It leads to about *{ $points }* points, the next best to { $other }.
hint-this = This
hint-next = Next best:
hint-estimate = Estimated by a search that knows no more than you do.
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
analysis-running = { $done } of { $all } choices judged
analysis-replay = Replay
analysis-table = Back to the table
analysis-course = Chance to win, choice by choice
analysis-numbers = The same in numbers
analysis-note = All chances are estimates of a bot, and judged from what each player could know. Luck is what dice and cards changed; what one’s own choices cost is measured against the best choice that the bot has found.
analysis-from-to = from { $first }% to { $last }%
analysis-alone = Chance to win: from { $first }% to { $last }%
analysis-luck = { $sign ->
    [none] Dice and cards changed nothing on the whole.
    [plus] { $points ->
        [one] Dice and cards gave *{ $points }* percentage point.
       *[other] Dice and cards gave *{ $points }* percentage points.
    }
   *[minus] { $points ->
        [one] Dice and cards took *{ $points }* percentage point.
       *[other] Dice and cards took *{ $points }* percentage points.
    }
}
analysis-lost = { $points ->
    [0] Own choices cost nothing.
   *[other] Own choices cost *{ $points }*.
}
analysis-others = { $sign ->
    [none] The others’ choices changed nothing on the whole.
    [plus] The others’ choices gave *{ $points }*.
   *[minus] The others’ choices took *{ $points }*.
}
analysis-misjudged = { $sign ->
    [plus] The bot itself had been too gloomy by *{ $points }*.
   *[minus] The bot itself had been too hopeful by *{ $points }*.
}
analysis-bar-luck = Luck
analysis-bar-choice = Own choices
analysis-bar-others = Others’ choices
analysis-bar-misjudged = Bot’s error
analysis-step = Choice
analysis-chance = Chance to win
analysis-slips = Where most was lost
analysis-no-slips = No choice cost as much as one percentage point.
analysis-cost = { $points ->
    [one] *−{ $points }* percentage point, at a chance of { $chance }%
   *[other] *−{ $points }* percentage points, at a chance of { $chance }%
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
