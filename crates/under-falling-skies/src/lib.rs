//! The rules of Under Falling Skies: one player, one city, five dice a round.
//!
//! To learn the crate, read [`Setup`] and [`UnderFallingSkies`] (the position), then
//! [`decisions`]: what can be asked, answered and refused, one module a phase. `game.rs` joins
//! them to the engine; what happens without a decision is carried out by its `proceed`. Rule
//! numbers in comments are those of `docs/rules/under-falling-skies.md`:
//!
//! | rules | module |
//! |---|---|
//! | UFS-SETUP, UFS-DIFF | `setup` |
//! | UFS-GEO | `pieces`, `state`, [`components`] |
//! | UFS-SM | [`decisions`] |
//! | UFS-ROUND, UFS-PLAN | `decisions/planning`, `rolling` |
//! | UFS-MOVE, UFS-SKY | `movement` |
//! | UFS-ROOM | `decisions/rooms`, `resolving`, `effects`, `research` |
//! | UFS-DIG | `excavation` |
//! | UFS-ROBOT | `robots`; taking one off at any time: `decisions` |
//! | UFS-CHAR | `decisions/characters`, `effects` |
//! | UFS-MS | `decisions/mothership`, `mothership` |
//! | UFS-DMG | `damage` |
//! | UFS-END | `scoring` |
//! | UFS-SCN | `scenarios`, and where the scenario changes a rule |
//! | UFS-CITY, UFS-FX | where the city changes a rule |
//! | UFS-CAMP | [`campaign`] |
//!
//! [`campaign::Campaign`] is a game of its own around these battles, built in the same way.

mod action;
pub mod campaign;
mod check;
pub mod components;
mod damage;
pub mod decisions;
mod effects;
mod event;
mod excavation;
mod game;
mod mothership;
mod movement;
mod pieces;
mod refusal;
mod research;
mod resolving;
mod robots;
mod rolling;
mod scenarios;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, Holder, Target};
pub use components::{Base, Room, Sky, SkySheet, row_action, rows, symbol};
pub use decisions::{MoreShips, PlaceRobot, ResearchSteps, Step};
pub use event::{DamageCause, Destroyer, EnergySource, Event, RobotLoss, RollCause, ShipList, room_kinds};
pub use pieces::{
    Berth, COLUMNS, CharacterId, CityId, Colour, DICE, DieSpot, PATH_END, ROBOTS, Robot, SHIPS, SQUARES, ScenarioId,
    SkyTileId, Square, WorkerDie, is_white_die,
};
pub use refusal::Refusal;
pub use setup::{CitySide, Recruit, Setup, SkySet};
pub use state::{AfterLanding, Ending, Landing, Member, Memory, Next, Phase, UnderFallingSkies, Work};
pub use view::{DieView, MemberView, ShipView, View};
