//! A view in, HTML and SVG out: the pages of Starboard, their languages, style and script.
//!
//! A game that can be drawn implements [`Tabletop`]. Everything here is a pure function: no
//! clock, no network, no state.

mod assets;
mod black_angel;
mod campaign;
mod home;
pub mod lang;
mod new_game;
mod notice;
mod page;
mod past;
mod rules;
mod scene;
mod table;
mod tabletop;
mod tiny_epic_galaxies;
mod under_falling_skies;

pub use assets::{Asset, asset_url, assets};
pub use home::home_page;
pub use lang::Lang;
pub use new_game::{LONGEST_NAME, new_game_page, played};
pub use notice::{Notice, message_page};
pub use past::past_page;
pub use rules::rules_page;
pub use scene::{
    Frame, GameCard, HomeScene, NewGameScene, Part, PastGame, PastScene, SavedTable, Speed, TableScene, Theme, Visit,
};
pub use table::{seat_name, table_page, table_parts};
pub use tabletop::{Choice, Tabletop};
