# Hints, the analysis of a finished game, how hard the games for one are.
percent = { $number }%

hint = Hint
hint-title-of-button = What a strong bot would do in your place (key H)
hint-at-own-page = A hint rests on what one player knows: go to that player’s own page first
hint-thinking = Thinking it over…
hint-failed = The hint did not come. Ask again.
hint-stop = Stop
hint-take = Do it
hint-take-this = Do this instead
hint-another = Ask about another
hint-asking = Touch any other choice: nothing is played, and it is compared with this one.
hint-back = Back to the hint
hint-unseen = This one was hardly looked at: it seemed worse at first sight.
hint-show = Show me the move
hint-nudge = Look here: *{ $place }*.
hint-nudge-matters = What matters:
hint-at-once = At once:
hint-only = There is nothing else to choose.
hint-no-reasons = { $even ->
    [yes] There is little to choose between this and the next best: both come to much the same.
   *[no] No single thing stands out: many small ones add up.
}
hint-as-good = *As good*: fewer than 2 games in 100 lie between them.
hint-worse = { $games ->
    [one] *Worse*: about { $games } game fewer of 100 is won.
   *[other] *Worse*: about { $games } games fewer of 100 are won.
}
hint-points = { $points ->
    [one] It leads to about *{ $points }* point, the next best to { $other }.
   *[other] It leads to about *{ $points }* points, the next best to { $other }.
}
hint-next = Runner-up:
hint-bars = Of 100 games about { $now } are won from here, { $then } after this choice and { $other } after the runner-up.
hint-bars-other = Of 100 games about { $this } are won after this choice, { $best } after the best.
hint-bar-now = now
hint-bar-then = after this
hint-bar-next = runner-up
hint-bar-this = this one
hint-bar-best = the hint
hint-found = { $games ->
    [one] Found by playing { $games } game on from here, without knowing the next roll.
   *[other] Found by playing { $games } games on from here, without knowing the next roll.
}
menu-hints = Hints
hints-nudge = A nudge first
hints-direct = The move at once
menu-coach = Coach
coach-off = Off
coach-on = Warn me
coach-where = Asks before a move that gives up much. Only where you play alone.
coach-asks = The coach asks
coach-gives-up = { $games ->
    [one] This gives up much: about { $games } game of 100. { $reason }.
   *[other] This gives up much: about { $games } games of 100. { $reason }.
}
coach-gives-up-much = { $games ->
    [one] This gives up much: about { $games } game of 100.
   *[other] This gives up much: about { $games } games of 100.
}
coach-look-again = Let me look again
coach-all-the-same = Do it all the same
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
analysis-course-rounds = Chance to win, round by round
analysis-won-lucky = You won, with luck on your side
analysis-won-unlucky = You won, and luck was against you
analysis-won = You won, and luck was not the reason
analysis-lost-unlucky = You lost, and luck was the reason
analysis-lost-both = You lost: luck and choices were both against you
analysis-lost-choices = You lost, and luck was not the reason
analysis-lost = You lost, and little was missing
analysis-luck-title = What luck did
analysis-luck-verdict = { $tone ->
    [much-for] Helped *a lot*
    [for] Helped *a little*
    [against] A little *against you*
    [much-against] Strongly *against you*
   *[even] *Neither* kind nor unkind
}
analysis-luck-average = With average dice and cards, these choices win about *{ $games }* of 100 games.
analysis-choices-title = What your choices did
analysis-choices-verdict = { $size ->
    [none] *All* as good as the best
    [little] Cost *little*
    [some] Cost *something*
   *[much] Cost *much*
}
analysis-in-hundred = { $games } in 100
analysis-turning = { $count ->
    [0] Turning points
    [one] One turning point
    [2] Two turning points
    [3] Three turning points
   *[other] { $count } turning points
}
analysis-no-turning = There was nothing to choose in this game.
analysis-picture = The table at choice { $step }
analysis-round = Round { $round }
analysis-gained = gained { $games } in 100
analysis-cost = cost { $games } in 100
analysis-chosen = Played
analysis-better = Better
analysis-next = Next best
analysis-why-bad = What was played, compared with the better choice:
analysis-why-good = What was played, compared with the next best:
analysis-see = See it
analysis-step-number = choice { $step } in the replay
analysis-continue = Play on from here
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
