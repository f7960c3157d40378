//! Tiny Epic Galaxies with Beyond the Black: the rules of `docs/rules/tiny-epic-galaxies.md`,
//! whose numbers the comments cite.
//!
//! # A tour
//!
//! Read in this order:
//! 1. `state`: a position is a [`TinyEpicGalaxies`]: galaxies, cards, dice, and in `frames` a stack
//!    of [`Frame`]s that says what is being resolved. It is plain memory: a clone is a copy.
//! 2. `action` and `event`: what players choose and what they are told.
//! 3. `decisions`: every [`Question`] of the rules, one type each, with who is asked, what may be
//!    answered, why not, and what an answer does; `decisions/mod.rs` also says which question
//!    follows from the frame at work.
//! 4. `effects`: all actions, those of the die faces included, are lists of [`EffectStep`]s in one
//!    notation (`components/notation`). A step that asks is answered by a decision; here is what
//!    the others do.
//! 5. `game`: the contract with the engine, and the order in which all that runs on by itself.
//!
//! `decisions/x.rs` holds what is asked in a phase, `x.rs` beside it what happens there.
//!
//! | rules | modules |
//! |---|---|
//! | TEG-SETUP, BTB-SETUP | `setup`, `decisions/missions` |
//! | TEG-TURN, TEG-DICE | `turn`, `decisions/turn`, `decisions/dice` |
//! | TEG-MOVE | `ships`, `decisions/ships` |
//! | TEG-RES, TEG-ACQ | `resources`, `decisions/resources` |
//! | TEG-ADV, TEG-COL | `colonization`, `decisions/colonization` |
//! | TEG-EMP, TEG-UTIL | `colonization`, `decisions/empire` |
//! | TEG-FOLLOW, BTB-FOLLOW | `follow`, `decisions/follow` |
//! | TEG-FX, TEG-PL | `usable`, `effects`, `decisions/cards` |
//! | TEG-END, TEG-MISSION, BTB-END | `scoring` |
//! | TEG-INFO | `view`, `event`, `determinize` |
//! | BTB-PILOT, BTB-ABIL | `pilots`, `decisions/pilots` |
//! | BTB-EXP, BTB-DWARF | `exploration`, `decisions/exploration` |
//! | SOLO, BTB-SOLO | `rogue`, `decisions/rogue` |
//! | SM | `decisions/mod`, `frames`, `game` |

mod action;
mod check;
mod colonization;
mod components;
pub mod decisions;
mod determinize;
mod effects;
mod event;
mod exploration;
mod follow;
mod frames;
mod game;
mod pieces;
mod pilots;
mod refusal;
mod resources;
mod rogue;
mod scoring;
mod setup;
mod ships;
mod state;
mod turn;
mod usable;
mod view;

pub use action::{Action, Destination};
pub use components::notation::{
    Ability, Acquired, Condition, EffectStep, ExploreFrom, GainMode, Loot, Measure, MoveFrom, Owner, Per, Period,
    Tracks, UpgradeIf, UpgradePay, Victims, Where, Who,
};
pub use components::{
    AdvancedShip, BadgeScoring, BadgeType, Btb, CardCounts, CardSet, Catalog, Colour, DieFace, EmpireLevel,
    Exploration, ExplorationKind, Limits, Mission, OfferSize, Pilot, Planet, Provenance, RogueLevel, RogueSheet,
    SoloOptions, catalog, shown,
};
pub use decisions::{Ask, Question};
pub use event::{Cause, Event, Unusable};
pub use frames::{AbilityOffer, ArrivalStage, DEEP, Frame, HireTerms, STACK, Source, Task};
pub use pieces::{
    Badge, ExplorationId, ExplorationSet, Face, MissionId, MissionSet, PilotId, PilotSet, PlanetId, PlanetSet,
    Resource, ShipType, TrackKind,
};
pub use refusal::Refusal;
pub use scoring::Points;
pub use setup::{RogueMat, Setup};
pub use state::{
    Berth, DICE, Die, DiePlace, Galaxy, MOST_GALAXIES, MOST_SLOTS, MissionHand, Phase, Place, Rogue, SeenCard, Ship,
    ThisTurn, TinyEpicGalaxies,
};
pub use view::{GalaxyView, MissionView, Pending, View};
