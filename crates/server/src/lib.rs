//! Tables, seats, live updates and storage: Starboard over HTTP.
//!
//! A [`Kind`] is a game with its type rubbed out; a [`store::Store`] keeps the tables; [`serve`]
//! brings both to the network. Everything that leaves for a viewer is drawn from that viewer's
//! view and redacted events only.

mod analyses;
mod bot;
mod clock;
mod deeds;
mod doubt;
mod drawing;
mod fair_dice;
mod fair_queue;
mod foresight;
mod gathering;
mod hints;
mod history;
mod hook;
mod kind;
mod kind_of;
mod locked;
mod metrics;
mod moment;
mod options;
mod people;
mod places;
mod presence;
mod report;
mod run;
mod seating;
mod secret;
pub mod store;
mod table;
mod tables;
mod tend;
mod tokens;
mod unread;
mod web;

pub use analyses::Stage;
pub use kind::{Advised, Answered, Count, Import, Kind, Look, NoAct, Position, Refusal, Sight};
pub use kind_of::KindOf;
pub use options::{Config, Options, Quotas};
pub use run::{InProcess, Running, ServeError, serve, start, start_on, start_with};
