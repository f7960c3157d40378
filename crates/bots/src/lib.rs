//! Players that are programs.
//!
//! A bot is a [`Player`]: it is shown a [`Sight`] of the table, which holds no more than its seat
//! may know, and the list of its choices. [`Bot`] names the kinds of bots; [`Arena`] lets them
//! play whole games against each other, as fast as the rules run.
//!
//! What a bot knows about a game beyond its rules is one small file, the game's [`Heuristics`]. The same
//! search that plays also [advises](advise) a person and [judges](analyse) a finished match.

mod advice;
mod analysis;
mod arena;
pub mod calibration;
mod coach;
pub mod difficulty;
mod greedy;
mod heuristics;
mod league;
mod lessons;
mod player;
mod random;
mod reasons;
mod roster;
mod search;
mod search_control;

pub use advice::{Advice, advise};
pub use analysis::{Account, Analysis, Judgement, TurningPoint, analyse};
pub use arena::{Arena, Playout, Stuck};
pub use coach::{Caution, caution};
pub use greedy::Greedy;
pub use heuristics::{Features, Fit, Heuristics, MAX_FEATURES, Outlook, Weights};
pub use league::{Estimate, Lineup, Meeting, Standing, lineups, meet, standings};
pub use lessons::{Curiosity, Lesson, observe, surprise, teach};
pub use player::{Player, Sight};
pub use random::Random;
pub use reasons::{BESIDE_FEATURES, Difference};
pub use roster::{Bot, Effort, UnknownBot};
pub use search::{Search, Settings};
pub use search_control::{Budget, SearchControl};
