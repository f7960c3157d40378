# What the dice come from.
dice-chosen-mark = { $what } · chosen seed
dice-chosen = Chosen seed
dice-chosen-note = Somebody chose the seed of this table. Whoever knows it knows every roll in advance, so nobody else can join here.
dice-promised = Your page has drawn its share of the dice and promised it. Keep it open until the start.
dice-opening = Your page is opening its share of the dice.
dice-opened = Your share of the dice is in.
dice-nothing = Your page has added nothing to the dice yet.
dice-draw-again = Draw again

proof-commitment = Published before the start: the hash of a secret
proof-commitment-seed = SHA-256 of the seed
proof-words = Added by the players
proof-hash = Promised by { $name } (hash)
proof-contribution = Added by { $name }
proof-left-out = Left out
proof-left-out-names = { $names }: promised, but not opened in time. The dice do without it.
proof-seed = Seed
proof-secret = Secret
proof-mixed = All chance came from (SHA-256 of seed and words)
proof-kept = ✓ The promise was kept: this is what was fixed before the first roll.
proof-file = Match file for your own check
proof-how = Check it yourself, with the hash that you saw before the game:
proof-later = The secret itself is shown when the game is over. Note the hash if you want to check it then.
proof-later-seed = The seed and its hash are shown when the game is over: they would tell every roll.

lobby-words = Your own words for the dice (optional)
lobby-dealing = The dice are being drawn
lobby-dealing-text = Every page opens its share now. In a moment the game begins; a share that does not come in time is left out, and everybody sees whose it was.
lobby-dice = Honest dice
lobby-dice-note = The server has fixed a secret and published its hash. Every player’s page adds a random share: first only its hash, and when the host starts, the share itself. So nobody chooses the dice, and nobody knows them in advance. A page without a script adds nothing.
lobby-dice-note-words = The seed of all dice is fixed already. Words that players add before the start are mixed in.

end-proof = The dice can be checked
end-proof-text = The hash of the secret was published before the first roll. The match file replays the game, choice by choice.
end-proof-seed = The dice came from a seed: whoever knew it before knew every roll. The match file replays the game, choice by choice.

told-chosen-seed = Somebody chose the seed of this table.
told-called = The host starts the table. Everybody’s share of the dice is opened.
told-left-out = The share that { $name } promised for the dice did not come in time and was left out.

notice-bad-contribution = This is not what the seat has promised for the dice, or nothing is added to the dice at this table.
notice-chosen-seed = Somebody chose the seed of this table and could know every roll. Nobody else can join.
notice-shared-seed = A seed can be chosen only where nobody else plays: alone, against bots, or with everybody at one screen. Leave it empty to play with others.
