//! Games and matches without their type, so that the server takes any list of games.
//!
//! Split by duty: [`PlayGame`] and [`PlayMatch`] follow the rules, [`BoxGame`] corrects component
//! data, [`AdviseMatch`] asks bots and search, [`DrawGame`] and [`DrawMatch`] make pages. [`Erased`] and [`ErasedMatch`] do all of it for
//! every game; the server holds them as [`DynGame`] and [`DynMatch`].

mod advise;
mod draw;
mod game;
mod packs;
mod play;
mod replay;

use std::marker::PhantomData;
use std::sync::Arc;

use engine::{Seat, Viewer};
use serde_json::value::RawValue;
use ui::{Advisor, Eyes, Hint, ReplayPoint, Visit};

pub(crate) use advise::difference;
pub use advise::{AdviseMatch, Advised, CoachSearch};
pub use draw::{DrawGame, DrawMatch};
pub(crate) use game::continued_in;
pub use game::{Import, NotImported, PlayGame};
pub use packs::BoxGame;
pub(crate) use packs::pack_named;
pub(crate) use play::ErasedMatch;
pub use play::{Count, PlayMatch};
pub(crate) use replay::ReplaySteps;

/// A game that can be played at a table.
pub trait DynGame: PlayGame + DrawGame + BoxGame {}

impl<T: PlayGame + DrawGame + BoxGame> DynGame for T {}

/// A match at one number of its table's log. It never changes: what happens makes a new one.
pub trait DynMatch: PlayMatch + AdviseMatch + DrawMatch {}

impl<T: PlayMatch + AdviseMatch + DrawMatch> DynMatch for T {}

/// The game `G` without its type.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// It has no properties of its own.
    pub const fn new() -> Erased<G> {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Erased<G> {
        Erased::new()
    }
}

impl<G: engine::Game> std::fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Erased({})", G::ID)
    }
}

/// A value of the game as JSON, to be put into other JSON as it is.
fn to_raw_json<T: serde::Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("what the rules define can be written as JSON")
}

/// What somebody gets to know on their page besides the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answered<'a> {
    /// Why what was tried last is refused.
    pub refusal: Option<&'a RefusalMessage>,
    /// The hint that was asked for.
    pub hint: Option<&'a Hint>,
}

/// What a visitor sees of a table, and may do there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perspective {
    /// Whose knowledge is drawn.
    pub viewer: Viewer,
    /// Whose choices are offered. Not the viewer's if another player at the same screen is asked
    /// something that needs no hidden hand.
    pub acting: Option<Seat>,
    /// The seat at the same screen for which the table is covered until its player takes over.
    pub handover: Option<Seat>,
    /// The seat that may take back.
    pub undoing: Option<Seat>,
    /// Whether a hint can be had.
    pub advisor: Advisor,
}

impl Perspective {
    /// What everyone may see.
    pub const SPECTATOR: Perspective =
        Perspective { viewer: Viewer::Spectator, acting: None, handover: None, undoing: None, advisor: Advisor::None };
}

/// Who looks at which table, and how.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// Their settings.
    pub visit: Visit,
    /// What they see.
    pub perspective: Perspective,
    /// What the seats are called, in order.
    pub names: Vec<String>,
    /// The table's name.
    pub id: &'a str,
    /// The number of the last entry of its log that changed the position.
    pub number: u64,
    /// Whether the table was given up: nothing is hidden any more.
    pub closed: bool,
}

/// How somebody looks back at a game, and what they may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LookBack {
    /// With whose eyes.
    pub eyes: Eyes,
    /// Whether they may choose others: nothing is hidden any more.
    pub open: bool,
    /// Whether they may go on from a step of it at a table of their own.
    pub may_continue: bool,
}

/// What stands beside the steps of a game that is looked back at.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// Where much was won or lost, as far as it is known.
    pub points: Arc<[ReplayPoint]>,
    /// What tells one drawing of the steps from another.
    pub version: String,
}

/// Why something is refused, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalMessage {
    /// The sentence.
    pub message: String,
    /// The rule that it rests on.
    pub rule: Option<&'static str>,
}

/// Why a choice is not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActError {
    /// It is not a choice of this game.
    Malformed,
    /// The rules refuse it.
    Refused(RefusalMessage),
}

impl std::fmt::Display for ActError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ActError::Malformed => f.write_str("it is not a choice of this game"),
            ActError::Refused(RefusalMessage { message, rule: Some(rule) }) => write!(f, "{message} ({rule})"),
            ActError::Refused(RefusalMessage { message, rule: None }) => f.write_str(message),
        }
    }
}

impl std::error::Error for ActError {}
