//! The rules of Black Angel for 1 to 4 players. Numbers such as BA-A2-12 refer to
//! `docs/rules/black-angel.md`.
//!
//! A position is a [`BlackAngel`]; what remains to be done in a turn stands on its stack of
//! [`Step`]s. Each module is a page of the rules.

mod action;
mod advance;
mod card_play;
mod check;
mod command;
mod components;
mod decide;
mod decks;
mod die_use;
mod discover;
mod event;
mod game;
mod goods;
mod hal;
mod hex;
mod missions;
mod names;
mod outlook;
mod ravagers;
mod raw;
mod refusal;
mod repair;
mod rounds;
mod scoring;
mod sequence_b;
mod sets;
mod setup;
mod space;
mod step;
mod table;
mod tile_effects;
mod view;

pub use action::Action;
pub use components::{
    ActionSpace, AdvancedTile, Boost, Bundle, Components, Effect, HalCardFace, HalHalf, HalNumbers, Kind, Limits,
    MAX_DISPLAY, MissionCard, MissionKind, Mode, PlayerAid, PlayerCount, PlayerStart, Provenance, RavagerCard,
    RavagerEffect, Scores, Side, Source, Strip, TechnologyTile, Zone, data,
};
pub use event::{By, DamagePlace, Event, Hindrance, Item, Why};
pub use hex::{COLUMNS, Hex, MAX_STRIPS};
pub use names::{ActionNumber, Advanced, Arrow, Back, Card, Cell, Colour, Die, HalCard, Holder, Slot, Tile};
pub use refusal::Refusal;
pub use scoring::{Breakdown, TileScore};
pub use sets::{AdvancedTiles, Cards, Cells, HalCards, Hexes, Tiles};
pub use setup::Setup;
pub use space::{Ground, Posting, Postings, Space, Spes, StripSide};
pub use step::{Sequence, Step, Taken, Target, Turn, UsedDie};
pub use table::{Attack, BlackAngel, Compartment, Hal, HalLevel, Neutral, Piece, Player, Stack, Supply, Trigger};
pub use view::{HalView, HexView, PlayerView, Question, StackView, View};
