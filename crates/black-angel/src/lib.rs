//! The rules of Black Angel for 1 to 4 players. Numbers such as BA-A2-12 refer to
//! `docs/rules/black-angel.md`.
//!
//! Read first `state` (what lies on the table) and `decisions` (what is asked): a position is a
//! [`BlackAngel`]; what remains to be done in a turn stands on its stack of [`Step`]s. Each step
//! that asks is a type of its own with who is asked, what may be chosen, why not, and what follows;
//! steps that only happen follow by themselves. Then `effects` (what choices bring about), and
//! `outlook` for the one rule that looks beyond the question at hand.
//!
//! | Rules | Module |
//! |---|---|
//! | BA-TERM, BA-LIM | `pieces`, `player`, `state`, `effects` |
//! | BA-HEX, BA-INFO | `pieces::hex`, `space`, `view` |
//! | BA-SETUP | `setup`, `decisions::setup` |
//! | BA-TURN, BA-END | `decisions::turn` |
//! | BA-A1 | `decisions::card_play` |
//! | BA-TILE | `decisions::tile_effects`, `effects` |
//! | BA-A2 | `decisions::die_use`, `outlook` |
//! | BA-ADV | `decisions::boosts` |
//! | BA-DISC, BA-DISP | `decisions::discover`, `decks` |
//! | BA-REP | `decisions::repair` |
//! | BA-DES, BA-DMG, BA-RAV | `decisions::destroy`, `ravagers` |
//! | BA-SHIP | `decisions::flights`, `decisions::command` |
//! | BA-MIS | `decisions::missions` |
//! | BA-A3 | `decisions::turn`, `decks` |
//! | BA-B1, BA-B2, BA-2P | `decisions::sequence_b` |
//! | BA-B3 | `advance` |
//! | BA-SCORE | `scoring` |
//! | BA-HAL | `hal` |
//! | BA-DEC | `decisions`, `check` |

mod action;
mod advance;
mod check;
mod components;
mod decisions;
mod decks;
mod effects;
mod event;
mod game;
mod hal;
mod outlook;
mod pieces;
mod player;
mod ravagers;
mod refusal;
mod scoring;
mod setup;
mod space;
mod state;
mod view;

pub use action::Action;
pub use components::{
    ActionSpace, AdvancedTile, Boost, Bundle, Components, Effect, HalCardFace, HalHalf, HalNumbers, Kind, Limits,
    MAX_DISPLAY, MissionCard, MissionKind, Mode, PlayerAid, PlayerCount, PlayerStart, Provenance, RavagerCard,
    RavagerEffect, Scores, Side, Source, Strip, TechnologyTile, Zone, data, shown,
};
pub use decisions::{
    Activate, BoostAction, BoostDie, Chain, ChooseDie, ChooseEffect, ChooseSequence, ChooseTarget, Command, Debris,
    Destroy, Discover, DrawColour, HandLimit, Inject, KeepCard, MissionAct, MoveShip, OwnerActivation, Pay, Place,
    PlaceAdvanced, PlayCard, RavagerDiscard, Repair, Reserve, SetupReserve, ShiftRobot, Step,
};
pub use event::{By, DamagePlace, Event, Hindrance, Item, Why};
pub use pieces::{
    ActionNumber, Advanced, AdvancedTiles, Arrow, Back, COLUMNS, Card, Cards, Cell, Cells, Colour, Die, HalCard,
    HalCards, Hex, Hexes, Holder, MAX_STRIPS, Slot, Tile, Tiles,
};
pub use player::{GridTile, Player};
pub use refusal::Refusal;
pub use scoring::{Breakdown, TileScore};
pub use setup::Setup;
pub use space::{Ground, Posting, Postings, Space, Spes, StripSide};
pub use state::{
    Attack, BlackAngel, Compartment, Hal, HalLevel, Neutral, Sequence, Stack, Supply, Taken, Target, Trigger, Turn,
    UsedDie,
};
pub use view::{HalView, HexView, PlayerView, Question, StackView, View};
