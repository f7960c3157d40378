# Looking back at a game, and going on from a step of it.
replay-continue = Continue from here
continued-from = Continued from step { $step } of another game
continued-not-counted = It does not count among your results.
told-continued = This game goes on from step { $step } of another one, with new chance.
notice-not-alone = Others play this game too. You can continue from a step of it when it is over.
notice-nothing-left = The game was over at that step: there is nothing to continue.

# The player.
replay-player = Replay controls
replay-turn = Turn { $number }
replay-round = Round { $round }
replay-turns = Turns
replay-turn-count = { $rounds ->
    [0] { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
   *[other] { $turns } in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
}
replay-at = Step { $step } of { $steps }, turn { $turn } of { $turns }
replay-turn-back = Turn before
replay-turn-on = Next turn
replay-play = Play
replay-speed = Speed
replay-copy = Copy the link to this step
replay-copied = The link is copied.
replay-continue-tip = Opens a new table from this position, with bots in the other seats and new chance.
replay-point-lost = Turning point: it cost { $games } in 100 games
replay-point-won = Turning point: it gained { $games } in 100 games
replay-point-lost-of = Turning point: it cost { $name } { $games } in 100 games
replay-point-won-of = Turning point: it gained { $name } { $games } in 100 games
skip-to-turns = To the turns
help-replay-play = Play or pause
help-replay-steps = Step back or on; with Shift a whole turn
help-replay-ends = To the first or the last step
help-replay-eyes = See it with a player’s eyes
help-replay-speed = Slower or faster
key-space = Space
