//! The follow window (TEG-FOLLOW, SM-16).

use engine::{Choices, Decision, Play, Seat, Seats, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::event::{Cause, Event};
use crate::frames::{Frame, Source, Task};
use crate::pieces::{Face, PilotId, PlanetSet};
use crate::refusal::Refusal;
use crate::state::State;

/// Follow?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Follow {
    pub opener: Seat,
    pub face: Face,
    pub cost: u8,
    pub pay: bool,
    pub free: bool,
    #[serde(skip)]
    pub(crate) die: Option<u8>,
    /// Whether following costs nobody anything (TEG-PL-ZAV).
    #[serde(skip)]
    pub(crate) gratis: bool,
    #[serde(skip)]
    pub(crate) undecided: Seats,
}

/// Whether and how a player follows.
#[derive(Clone, Copy, Debug)]
pub enum Following {
    /// At the cost of the window.
    Paid,
    /// For nothing, by this pilot (TEG-FOLLOW-11).
    By(PilotId),
    /// Not at all.
    Pass,
}

impl Decision<State> for Follow {
    type Answer = Following;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        if self.pay {
            choices.add(Action::Follow);
        }
        if self.free {
            choices.add(Action::FollowFree);
        }
        choices.add(Action::Pass);
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Following, Refusal> {
        match action {
            Action::Follow => {
                let (cost, have) = (self.cost, game.galaxy(seat).culture);
                ensure(have >= cost, Refusal::FollowUnpaid { cost, have })?;
                ensure(self.pay, Refusal::CannotFollow)?;
                Ok(Following::Paid)
            }
            Action::FollowFree => {
                let pilot = game.free_follow(seat).filter(|_| self.free);
                pilot.map(Following::By).ok_or(Refusal::NoFreeFollow)
            }
            Action::Pass => Ok(Following::Pass),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Following, play: &mut Play<'_, S>) {
        let Follow { opener, face, die, gratis, .. } = self;
        let undecided = self.undecided.without(seat);
        game.replace_top(Frame::Window { opener, face, die, free: gratis, undecided, asking: None });
        let cost = match answer {
            Following::Paid => self.cost,
            Following::By(pilot) => {
                game.galaxy_mut(seat).used_pilots.insert(pilot);
                0
            }
            Following::Pass => {
                play.tell(game, Event::Passed { seat, face });
                return;
            }
        };
        if let (Some(die), false) = (die, gratis)
            && let Some(die) = game.dice.get_mut(usize::from(die))
        {
            die.followed = die.followed.with(seat);
        }
        play.tell(game, Event::Followed { seat, opener, face, cost });
        game.pay(seat, 0, cost, None, Cause::Follow, play);
        if opener == game.active {
            // TEG-PL-BIRK
            let (energy, culture) = (game.this_turn.followed_energy, game.this_turn.followed_culture);
            game.gain(opener, energy, culture, Cause::Followed { by: seat }, play);
        }
        // TEG-FOLLOW-4, TEG-FX-6: a resolution of its own.
        game.push(Frame::Resolution { seat, die, invoked: PlanetSet::EMPTY });
        game.push(Frame::Task(Task::new(seat, Source::Face { face })));
    }
}
