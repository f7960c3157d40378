//! Players that are programs.
//!
//! A bot is a [`Player`]: it is shown a [`Sight`] of the table, which holds no more than its seat
//! may know, and the list of its choices. [`Bot`] names the kinds of bots; [`Arena`] lets them
//! play whole games against each other, as fast as the rules run.
//!
//! What a bot knows about a game beside its rules is one small file, the game's [`Lore`]. The same
//! search that plays also [advises](advise) a person and [judges](analyse) a finished match.

mod advice;
mod analysis;
mod arena;
pub mod calibration;
pub mod difficulty;
mod greedy;
mod league;
mod leash;
mod lessons;
mod lore;
mod player;
mod random;
mod roster;
mod search;

pub use advice::{Advice, advise};
pub use analysis::{Account, Analysis, Judgement, analyse};
pub use arena::{Arena, Playout, Stuck};
pub use greedy::Greedy;
pub use league::{Estimate, Lineup, Meeting, Standing, lineups, meet, standings};
pub use leash::{Budget, Leash};
pub use lessons::{Curiosity, Lesson, observe, surprise, teach};
pub use lore::{Features, Fit, Lore, MOST_FEATURES, Outlook, Weights};
pub use player::{Player, Sight};
pub use random::Random;
pub use roster::{Bot, Effort, UnknownBot};
pub use search::{Search, Settings};
