# Finished games, and games kept in a file.
past-title = Your games of { $game }
past-none = You have not finished a game of this yet.
past-all = { $count ->
    [one] Your { $count } finished game
   *[other] Your { $count } finished games
}
past-what = Game
past-result = Result
past-points = Points
past-when = When
past-games = Games
past-wins = Won
past-best = Best
past-ufs-rows = { $rows ->
    [one] { $rows } row to spare
   *[other] { $rows } rows to spare
}
past-ufs-research = research { $research }
past-ufs-line = { $games ->
    [one] You have played exactly this once
   *[other] You have played exactly this { $games } times
}, { $wins ->
    [0] and never won
    [one] and won once
   *[other] and won { $wins } times
}. Best: { $best }.
past-camp-chapter = Chapter reached
past-camp-saved = Cities saved
past-camp-title = Your campaigns

from-a-file = From a file
menu-keep = Save to a file
new-saved-title = Go on from a file
new-saved-note = A game that you have saved to a file is taken up where it stood, with new dice.
new-saved-file = File
new-saved = What is in the file
