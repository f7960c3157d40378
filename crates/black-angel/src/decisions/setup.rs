//! A free reservation before the first turn (BA-SETUP-15).

use engine::{Choices, Decision, Play, Seat, Seats, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::pieces::Die;
use crate::refusal::Refusal;
use crate::state::{State, distinct};

/// A free reservation at setup (BA-DEC-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupReserve {
    /// Whose.
    pub seat: Seat,
}

impl Decision<State> for SetupReserve {
    type Answer = Option<Die>;

    fn asked(&self, _: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let free = distinct(&game.players[seat.index()].dice).filter(|die| !die.reserved);
        choices.add_all(free.map(|die| Action::ReserveDie { die }));
        choices.add(Action::Decline);
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Option<Die>, Refusal> {
        match action {
            Action::Decline => Ok(None),
            Action::ReserveDie { die } => {
                ensure(!die.reserved, Refusal::AlreadyReserved)?;
                ensure(game.players[seat.index()].dice.contains(&die), Refusal::NoSuchDie)?;
                Ok(Some(die))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, die: Option<Die>, play: &mut Play<'_, S>) {
        game.decided();
        if let Some(die) = die {
            game.secure(seat, die, None, play);
        }
    }
}
