# Looking back at a game, and going on from a step of it.
replay-continue = Continue from here
continued-from = Continued from step { $step } of another game
continued-not-counted = It does not count among your results.
told-continued = This game goes on from step { $step } of another one, with new chance.
notice-not-alone = Others play this game too. You can continue from a step of it when it is over.
notice-nothing-left = The game was over at that step: there is nothing to continue.
