//! A view in, HTML and SVG out: the pages of Starboard, their languages, style and script.
//!
//! A game that can be drawn implements [`Tabletop`]. Everything here is a pure function: no
//! clock, no network, no state.

mod scene;
mod tabletop;

pub use scene::{Frame, HomeScene, Lang, NewGameScene, Part, SavedTable, TableScene, Theme, Visit};
pub use tabletop::{Choice, Tabletop};
