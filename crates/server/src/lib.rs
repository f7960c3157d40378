//! Tables, seats, live updates and storage: Starboard over HTTP.

mod clock;
mod kind;
mod kind_of;
mod moment;
mod seating;
mod secret;
pub mod store;
mod table;
mod tables;

pub use kind::{Kind, Look, NoAct, Position, Refusal};
pub use kind_of::KindOf;
