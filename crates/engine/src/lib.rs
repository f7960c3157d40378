//! What every game of Starboard shares and nothing about any game.
//!
//! A game is a state that implements [`Game`]; a [`Match`] is a setup, a seed and the list of
//! choices made, and gives replay, hash, export and undo for free. All chance comes from
//! [`Dice`]. The [`kit`] proves for each game that it keeps the contract.

mod chance;
mod data;
pub mod decision;
mod dice;
mod forecast;
mod game;
pub mod kit;
mod matches;
mod options;
pub mod pack;
mod piece;
mod play;
mod record;
mod refusal;
mod seats;
mod shown;
mod tally;

pub use chance::{Chance, Contribution, HexError, Secret, SecretBytes, Share, Shared};
pub use data::{Components, Data, Edition, MAX_PACKS, Source};
pub use decision::{Choices, Decision, Question, Wrapped, ensure};
pub use dice::{Dice, Seed, SeedError, hex};
pub use forecast::{Forecast, forecast};
pub use game::{Game, Outcome, Turn, Viewer};
pub use matches::{Match, Move, NoUndo, Start};
pub use options::{Fault, OptionSpec, Sampler, sample_setup, setup_from_options};
pub use pack::{DataHash, Flaw, Pack, PackFault, PackFaults};
pub use piece::{Piece, read_piece, read_set};
pub use play::{Frames, Play, Sink};
pub use record::{Continued, Record, ReplayError, Saved, StateHash, to_json};
pub use refusal::RuleCited;
pub use seats::{MAX_SEATS, Seat, Seats};
pub use shown::{show, shown};
pub use tally::{Numbers, Tally};

/// A short list of fixed capacity that is copied as memory.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;
