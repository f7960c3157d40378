//! Tiny Epic Galaxies with Beyond the Black: the rules of `docs/rules/tiny-epic-galaxies.md`,
//! whose numbers the comments cite.
//!
//! A position is a [`TinyEpicGalaxies`]: galaxies, cards, dice, and a stack of [`Frame`]s that
//! says what is being resolved. The top frame asks one seat one [`Question`] or runs on by
//! itself. All effects, those of the die faces included, are lists of [`Step`]s in one notation,
//! carried out by one interpreter (`effects.rs`).
//!
//! The files, in the order of the rulebook: `setup`, `turn`, `ships`, `resources`,
//! `colonization`, `follow`, `usable` and `effects`, `scoring`, `pilots`, `exploration`, `rogue`.

mod action;
mod ask;
mod cards;
mod catalog;
mod choices;
mod colonization;
mod effects;
mod event;
mod exploration;
mod follow;
mod game;
mod hidden;
mod notation;
mod pilots;
mod position;
mod refusal;
mod resources;
mod rogue;
mod scoring;
mod setup;
mod ships;
mod table;
mod turn;
mod usable;
mod view;

pub use action::{Action, Destination};
pub use ask::{Ask, Question};
pub use cards::{ExplorationId, ExplorationSet, MissionId, MissionSet, PilotId, PilotSet, PlanetId, PlanetSet};
pub use catalog::{
    AdvancedShip, BadgeScoring, BadgeType, Btb, CardCounts, CardSet, Catalog, Colour, DieFace, EmpireLevel,
    Exploration, ExplorationKind, Limits, Mission, OfferSize, Pilot, Planet, Provenance, RogueLevel, RogueSheet,
    SoloOptions, catalog,
};
pub use event::{Cause, Event, Unusable};
pub use notation::{
    Ability, Acquired, Badge, Condition, ExploreFrom, Face, GainMode, Loot, Measure, MoveFrom, Owner, Per, Period,
    Resource, ShipType, Step, TrackKind, Tracks, UpgradeIf, UpgradePay, Victims, Where, Who,
};
pub use refusal::Refusal;
pub use scoring::Points;
pub use setup::{RogueMat, Setup};
pub use table::{
    AbilityOffer, ArrivalStage, Berth, DEEP, DICE, Die, DiePlace, Frame, Galaxy, HireTerms, MOST_GALAXIES, MOST_SLOTS,
    MissionHand, Phase, Place, Rogue, STACK, SeenCard, Ship, Source, Task, ThisTurn, TinyEpicGalaxies,
};
pub use view::{GalaxyView, MissionView, Pending, View};
