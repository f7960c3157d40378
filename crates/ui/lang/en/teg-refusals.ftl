# Tiny Epic Galaxies: why a choice is refused.
teg-refusal-over = The game is over.
teg-refusal-not-your-decision = Somebody else is to decide now.
teg-refusal-not-asked = Something else is asked at the moment.
teg-refusal-not-your-mission = You did not draw this mission, or you have kept one already.
teg-refusal-no-such-die = No die that you can still use shows this face.
teg-refusal-face-impossible = { $face ->
    [0] No ship of yours can go anywhere now, so the die cannot be activated.
    [3] You have no ship in orbit on a diplomacy track, so the die cannot be activated.
    [4] You have no ship in orbit on an economy track, so the die cannot be activated.
    [5] You can neither pay for the next level of your empire nor use a colony, so the die cannot be activated.
   *[other] This die’s action cannot be carried out now, so it cannot be activated.
}
teg-refusal-reroll-unpaid = This reroll costs { $cost } energy; you have { $have }.
teg-refusal-nothing-picked = Pick at least one die to reroll.
teg-refusal-converter-used = The converter can be used once a turn.
teg-refusal-converter-dice = The converter needs three dice that are not used yet.
teg-refusal-same-face = The die shows this face already.
teg-refusal-pilot-not-offered = This pilot is not for hire.
teg-refusal-hire-unpaid = Your dice do not pay this hire: two equal ones that fit the ship, or any three equal ones.
teg-refusal-not-the-pilots-ship = The pilot cannot fly this ship.
teg-refusal-no-normal-ship = You have no normal ship in play that could make room.
teg-refusal-no-such-ship = There is no such ship.
teg-refusal-twin-ship = These ships are alike: choose the other one.
teg-refusal-ship-locked = This ship is not unlocked yet.
teg-refusal-not-this-ship = This ship cannot be chosen here.
teg-refusal-must-leave = A ship must go to another place; surface and orbit of one planet are not enough.
teg-refusal-space-taken = Another ship of yours is there.
teg-refusal-not-in-row = This planet is not in the row.
teg-refusal-nothing-to-explore = There is nothing left to explore.
teg-refusal-exploring-already = This ship is exploring already: it must come back first.
teg-refusal-not-on-track = This ship is not in orbit on such a track.
teg-refusal-may-not-decline = This must be carried out.
teg-refusal-unpayable = This cannot be paid like that.
teg-refusal-highest-level = Your empire is at its highest level.
teg-refusal-upgrade-unpaid = The upgrade costs { $cost } of one resource, and you have not enough of it.
teg-refusal-not-your-colony = This planet is not a colony of yours.
teg-refusal-once-per-turn = This card was used this turn.
teg-refusal-own-turn-only = This card can be used in your own turn only.
teg-refusal-invoked-already = This card was already used for this die.
teg-refusal-not-usable = This card would have nothing to act on now.
teg-refusal-card-unpaid = { $energy ->
    [0] This card costs { $culture } culture, which you do not have.
   *[other] { $culture ->
        [0] This card costs { $energy } energy, which you do not have.
       *[other] This card costs { $energy } energy and { $culture } culture, which you do not have.
    }
}
teg-refusal-not-regressible = This ship cannot be pushed back.
teg-refusal-nothing-to-steal = There is nothing of that to steal.
teg-refusal-wrong-amount = This amount is not possible.
teg-refusal-planet-occupied = A ship is at this planet.
teg-refusal-no-transfer = The ship cannot be brought there on its space.
teg-refusal-face-not-choosable = This face cannot be chosen.
teg-refusal-cannot-follow = The action could not be carried out, so there is nothing to follow.
teg-refusal-follow-unpaid = Following costs { $cost } culture; you have { $have }.
teg-refusal-no-free-follow = No pilot of yours gives a free follow now.
teg-refusal-not-open = This card does not lie open.
teg-refusal-deck-empty = The exploration deck is empty.
teg-refusal-must-take = This card must be taken.
teg-refusal-rogue-reroll-unpaid = Rolling the Rogue’s die again costs 1 energy and 1 culture.
