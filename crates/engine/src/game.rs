//! The contract of a game, and the skeleton that every game shares: whose turn it is, what may be
//! chosen, and how a choice is carried out.

use std::fmt::Debug;
use std::hash::Hash;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Components, Data, Dice, Fault, MAX_SEATS, OptionSpec, Play, Question, RuleCited, Seat, Seats, Sink, Tally, ensure,
};

/// A game: the whole position as one flat value, and the rules that change it.
///
/// The rules are written as questions ([`crate::Decision`]); [`Game::turn`], [`Game::legal`] and
/// [`Game::apply`] follow from them. The promises, each checked by [`crate::kit`]:
/// - choices are atomic: a turn is a series of small decisions held in the state;
/// - [`Game::apply`] is total: `Ok`, or `Err` with state and dice unchanged; it never panics;
/// - [`Game::legal`] and [`Game::apply`] agree;
/// - all chance comes from the [`Dice`]; the state holds neither generator nor seed;
/// - a [`Game::View`] is an allow-list: it never depends on what the viewer may not know.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in files, addresses and commands.
    const ID: &'static str;

    /// The version of the rules, as files and tables name it. It stays: values and rulings that change
    /// are data, and a table names its data (docs/packs.md). Only where old games could not be replayed
    /// at all would it be raised.
    const RULES_VERSION: u32;

    /// What is printed on its components; `()` if nothing is.
    type Components: Components;

    /// The options of a table. `Default` is what a newcomer should play; unknown fields are
    /// refused when parsing.
    type Setup: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;

    /// One atomic choice of one seat.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// One thing that happened, for logs and animation.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// All that one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// Why an action is refused.
    type Illegal: RuleCited + Send + Sync;

    /// All that the rules can ask.
    type Question: Question<Self>;

    /// Refuses every action after the end.
    const OVER: Self::Illegal;

    /// Refuses every action of a seat that is not asked.
    const NOT_ASKED: Self::Illegal;

    /// The knobs of a setup and the values that each may take, for command line and statistics.
    fn options() -> Vec<OptionSpec>;

    /// The first position. Refuses a setup that the rules do not allow, naming the field.
    fn new(setup: &Self::Setup, dice: &mut Dice) -> Result<Self, Fault>;

    /// The component data that it is played with.
    fn components(&self) -> Data<Self::Components>;

    /// The component data that a table with these options is played with. Refuses a pack that is
    /// not in use here.
    fn components_of(setup: &Self::Setup) -> Result<Data<Self::Components>, Fault>;

    /// How many seats are at the table.
    fn seats(&self) -> u8;

    /// What is asked in this position, which has settled; nothing when the game is over.
    fn question(&self) -> Option<Self::Question>;

    /// How the game ended.
    fn outcome(&self) -> Outcome;

    /// Carries out the next thing that needs no decision. False if there is none: somebody is
    /// asked, or the game is over.
    fn proceed<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> bool {
        let _ = play;
        false
    }

    /// Who decides, unless a question says otherwise. In a game for one it is the only seat.
    #[inline]
    fn active_seat(&self) -> Seat {
        Seat(0)
    }

    /// Who is asked; nobody when the game is over. A game overrides it if that can be told without
    /// the whole question.
    #[inline]
    fn asked(&self) -> Option<Seats> {
        self.question().map(|question| question.asked(self))
    }

    /// Whether this seat is asked.
    #[inline]
    fn asks(&self, seat: Seat) -> bool {
        self.asked().is_some_and(|seats| seats.contains(seat))
    }

    /// A condition on every choice that reaches beyond the question at hand, such as a duty later
    /// in the turn that must stay possible. It may look at what the question itself permits only.
    #[inline]
    fn foresee(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal> {
        let _ = (seat, action);
        Ok(())
    }

    /// Takes away, from `choices[from..]`, those that [`Game::foresee`] refuses.
    #[inline]
    fn prune(&self, seat: Seat, from: usize, choices: &mut Vec<Self::Action>) {
        let _ = (seat, from, choices);
    }

    /// Carries out all that needs no decision.
    #[inline]
    fn settle<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        while self.proceed(play) {}
    }

    /// Whose decision is awaited, or the result.
    #[inline]
    fn turn(&self) -> Turn {
        match self.asked() {
            Some(seats) => Turn::Decide(seats),
            None => Turn::Over(self.outcome()),
        }
    }

    /// Appends every action that `seat` may take now, without repetition, in a stable order.
    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let Some(question) = self.question() else { return };
        if self.asks(seat) {
            let from = out.len();
            question.offer(self, seat, out);
            self.prune(seat, from, out);
        }
    }

    /// Whether `seat` may take this action now, or the rule that forbids it.
    #[inline]
    fn permit(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal> {
        let question = self.question().ok_or(Self::OVER)?;
        ensure(self.asks(seat), Self::NOT_ASKED)?;
        question.permit(self, seat, action)?;
        self.foresee(seat, action)
    }

    /// Carries out one choice of one seat.
    #[inline]
    fn apply<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        play: &mut Play<'_, S>,
    ) -> Result<(), Self::Illegal> {
        let question = self.question().ok_or(Self::OVER)?;
        ensure(self.asks(seat), Self::NOT_ASKED)?;
        question.decide(self, seat, action, |game| game.foresee(seat, action), play)?;
        self.settle(play);
        Ok(())
    }

    /// What `viewer` may know of the position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event: none if nothing.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A position drawn at random from all those that `viewer` cannot tell from this one.
    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> Self;

    /// Whether a position that came from outside could stand on a table: pieces neither lost nor
    /// doubled, all values within their range. Names the first field that is wrong.
    fn check(&self) -> Result<(), Fault>;

    /// Counts a finished game for statistics.
    fn tally(&self, tally: &mut Tally);
}

/// Whose decision is awaited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// These seats may choose now, each without waiting for the others. Never empty.
    Decide(Seats),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Who won: nobody when a solo game is lost, several in a shared victory.
    pub winners: Seats,
    /// Points, one entry a seat.
    pub scores: ArrayVec<i32, MAX_SEATS>,
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who sees public information only.
    Spectator,
}

impl Viewer {
    /// The seat of a player; none of a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
