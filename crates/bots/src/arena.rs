//! Whole games of bots, without anybody listening.

use std::fmt;

use engine::{Dice, Game, Play, RuleCited, Seat, Seed, Turn};

use crate::{Bot, Heuristics, Player, SearchControl, Sight};

/// How a game of bots went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Choices made.
    pub decisions: u64,
    /// Choices that were open, summed over all decisions.
    pub choices: u64,
    /// Whether the game came to its end within the limit of decisions.
    pub finished: bool,
}

/// A game that cannot go on: its rules break the contract of [`Game`], or a bot chose something
/// that it was not offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// After how many choices.
    pub decisions: u64,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after {} decisions: {}", self.decisions, self.why)
    }
}

impl std::error::Error for Stuck {}

/// A place in which bots play one game after another. It keeps what one game can leave to the
/// next, so that in the middle of a game nothing is allocated.
pub struct Arena<G: Game> {
    choices: Vec<G::Action>,
    max_decisions: u64,
    control: SearchControl,
}

impl<G: Game> Arena<G> {
    /// A game that takes more decisions than this is stopped: far more than any real one takes.
    pub const MAX_DECISIONS: u64 = 1_000_000;

    /// An arena with the usual limit of decisions.
    pub fn new() -> Arena<G> {
        Arena::with_limit(Arena::<G>::MAX_DECISIONS)
    }

    /// An arena in which a game is stopped after so many decisions.
    pub fn with_limit(max_decisions: u64) -> Arena<G> {
        Arena { choices: Vec::with_capacity(256), max_decisions, control: SearchControl::new() }
    }

    /// The bots of one game, `bots[i]` in seat i; those of a short list are taken in turn. The
    /// chance of each follows from the game's seed and the seat, and is not the table's.
    pub fn seat(bots: &[Bot], seats: u8, seed: &Seed) -> Vec<Box<dyn Player<G>>>
    where
        G: Heuristics,
    {
        let kinds = bots.iter().copied().chain(bots.is_empty().then_some(Bot::default())).cycle();
        kinds.zip(1..=u64::from(seats)).map(|(bot, number)| bot.player(&seed.nth(number))).collect()
    }

    /// Lets `players`, one a seat, play from `state` to the end.
    pub fn play(
        &mut self,
        state: &mut G,
        dice: &mut Dice,
        players: &mut [Box<dyn Player<G>>],
    ) -> Result<Playout, Stuck> {
        let mut playout = Playout::default();
        let stuck = |playout: Playout, why: String| Stuck { decisions: playout.decisions, why };
        // Where several seats may choose, they do so in turn.
        let mut last = Seat(0);
        loop {
            let Turn::Decide(seats) = state.turn() else {
                playout.finished = true;
                return Ok(playout);
            };
            if playout.decisions >= self.max_decisions {
                return Ok(playout);
            }
            let Some(seat) = seats.next_after(last) else { return Err(stuck(playout, "nobody is asked".into())) };
            last = seat;
            self.choices.clear();
            state.legal(seat, &mut self.choices);
            if self.choices.is_empty() {
                return Err(stuck(playout, format!("seat {} is asked and has no choice", seat.0)));
            }
            let Some(player) = players.get_mut(seat.index()) else {
                return Err(stuck(playout, format!("nobody sits in seat {}", seat.0)));
            };
            let chosen = player.choose(Sight::of(state, seat), &self.choices, &self.control);
            let Some(action) = self.choices.get(chosen).copied() else {
                return Err(stuck(playout, format!("seat {} chose what it was not offered", seat.0)));
            };
            playout.decisions += 1;
            playout.choices += self.choices.len() as u64;
            if let Err(refusal) = state.apply(seat, action, &mut Play::new(dice, &mut ())) {
                return Err(stuck(
                    playout,
                    format!("{action:?} is listed as legal, yet {} refuses it", refusal.rule()),
                ));
            }
        }
    }
}

impl<G: Game> Default for Arena<G> {
    fn default() -> Arena<G> {
        Arena::new()
    }
}

impl<G: Game> fmt::Debug for Arena<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Arena").field("max_decisions", &self.max_decisions).finish_non_exhaustive()
    }
}
