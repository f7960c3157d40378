//! Tables, seats, live updates and storage: Starboard over HTTP.
//!
//! A [`Kind`] is a game with its type rubbed out; a [`store::Store`] keeps the tables; [`serve`]
//! brings both to the network. Everything that leaves for a viewer is drawn from that viewer's
//! view and redacted events only.

mod clock;
mod foresight;
mod kind;
mod kind_of;
mod moment;
mod options;
mod run;
mod seating;
mod secret;
pub mod store;
mod table;
mod tables;
mod web;

pub use kind::{Count, Kind, Look, NoAct, Position, Refusal, Sight};
pub use kind_of::KindOf;
pub use options::{Config, Options};
pub use run::{Running, ServeError, serve, start, start_on};
