//! Tables, seats, live updates and storage: Starboard over HTTP.
//!
//! A [`DynGame`] is a game without its type; a [`store::Store`] keeps the tables; [`serve`]
//! brings both to the network. Everything that leaves for a viewer is drawn from that viewer's
//! view and redacted events only.

mod analyses;
mod background;
mod bot;
mod clock;
mod drawing;
mod erased;
mod fair_dice;
mod fair_queue;
mod forecast;
mod hints;
mod history;
mod hook;
mod lessons;
mod locked;
mod metrics;
mod options;
mod participants;
mod people;
mod presence;
mod report;
mod run;
mod seating;
mod secret;
mod snapshot;
pub mod store;
mod table;
mod table_events;
mod tables;
mod thinking_slots;
mod tokens;
mod uncertain;
mod unread;
mod web;

pub use analyses::Stage;
pub use erased::{
    ActError, AdviseMatch, Advised, Answered, BoxGame, CoachSearch, Count, DrawGame, DrawMatch, DynGame, DynMatch,
    Erased, Import, Look, NotImported, Perspective, PlayGame, PlayMatch, RefusalMessage,
};
pub use options::{Config, Options, Quotas};
pub use run::{InProcess, Running, ServeError, serve, start, start_on, start_with};
