//! Players that are programs.
//!
//! A bot is a [`Player`]: it is shown a [`Sight`] of the table, which holds no more than its seat
//! may know, and the list of its choices. [`Bot`] names the kinds of bots; [`Arena`] lets them
//! play whole games against each other, as fast as the rules run.

mod arena;
mod player;
mod random;
mod roster;

pub use arena::{Arena, Playout, Stuck};
pub use player::{Player, Sight};
pub use random::Random;
pub use roster::{Bot, UnknownBot};
