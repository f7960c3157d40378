//! A game's setups and match files.

use std::sync::Arc;

use engine::{Chance, Fault, Game, Match, Move, Record, Saved, Seat, Start, setup_from_options, to_json};
use serde_json::{Map, Value};
use ui::Tabletop;

use bots::Heuristics;

use super::{DynMatch, Erased, ErasedMatch};

/// What of a game the rules answer: setups, first positions, match files.
pub trait PlayGame: Send + Sync {
    /// The game's name in addresses and files.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The setup that a sent form means, as JSON.
    fn setup_from_fields(&self, fields: &[(String, String)]) -> Result<String, Fault>;

    /// The setup that goes on from a saved position, as JSON. Names what is wrong in the file.
    fn setup_from_saved(&self, text: &str) -> Result<String, Fault>;

    /// The setup that options given by name mean, as JSON; what they leave out keeps its default.
    fn setup_from_options(&self, options: &Map<String, Value>) -> Result<String, Fault>;

    /// The setup of the daily game, as JSON.
    fn daily_setup(&self, day: &str) -> String;

    /// The setup for somebody who wants to play at once, as JSON.
    fn gentlest_setup(&self) -> String;

    /// The first position of a table.
    fn open(&self, setup: &str, chance: &Chance) -> Result<Arc<dyn DynMatch>, Fault>;

    /// A match file, checked and played to where it ends. None if it does not hold.
    fn import(&self, file: &str) -> Option<Import>;
}

/// What a match file holds.
pub struct Import {
    /// The options of the table, as JSON.
    pub setup: String,
    /// What all chance follows from.
    pub chance: Chance,
    /// The choices with the fingerprint of the position after each.
    pub moves: Vec<(Seat, String, String)>,
    /// The position before the first choice.
    pub first: Arc<dyn DynMatch>,
    /// The position after the last.
    pub last: Arc<dyn DynMatch>,
}

/// What a table of this game began with, as it is stored: its setup or, under this one name, the
/// position that it goes on from.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
struct FromPosition<G: Game> {
    position: Box<G>,
}

pub(super) fn read_start<G: Game>(text: &str) -> Option<Start<G>> {
    let setup = serde_json::from_str(text).map(Start::Setup);
    setup.or_else(|_| serde_json::from_str(text).map(|FromPosition { position }| Start::Position(position))).ok()
}

fn write_start<G: Game>(start: &Start<G>) -> String {
    match start {
        Start::Setup(setup) => to_json(setup),
        Start::Position(position) => to_json(&serde_json::json!({ "position": position })),
    }
}

impl<G: Tabletop + Heuristics> PlayGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn setup_from_fields(&self, fields: &[(String, String)]) -> Result<String, Fault> {
        G::setup_from_fields(fields).map(|setup| to_json(&setup))
    }

    fn setup_from_saved(&self, text: &str) -> Result<String, Fault> {
        if !G::IS_OPEN {
            return Err(Fault::new("saved", "unknown-value"));
        }
        Saved::<G>::read(text).map(|saved| write_start(&Start::Position(saved.position)))
    }

    fn setup_from_options(&self, options: &Map<String, Value>) -> Result<String, Fault> {
        setup_from_options::<G>(options).map(|setup| to_json(&setup))
    }

    fn daily_setup(&self, day: &str) -> String {
        to_json(&G::daily(day))
    }

    fn gentlest_setup(&self) -> String {
        to_json(&G::gentlest())
    }

    fn open(&self, setup: &str, chance: &Chance) -> Result<Arc<dyn DynMatch>, Fault> {
        let start = read_start(setup).ok_or_else(|| Fault::new("setup", "unknown-value"))?;
        Ok(Arc::new(ErasedMatch::<G>::new(Match::begin(start, chance.clone())?)))
    }

    fn import(&self, file: &str) -> Option<Import> {
        let record: Record<G> = serde_json::from_str(file).ok()?;
        let first = ErasedMatch::<G>::new(record.begin().ok()?);
        let mut last = first.clone();
        let mut moves = Vec::with_capacity(record.moves.len());
        for Move { seat, action } in &record.moves {
            last.do_act(*seat, *action).ok()?;
            moves.push((*seat, to_json(action), last.game.hash().0));
        }
        if last.game.hash() != record.hash {
            return None;
        }
        let (setup, chance) = (write_start(first.game.start()), first.game.chance().clone());
        Some(Import { setup, chance, moves, first: Arc::new(first), last: Arc::new(last) })
    }
}
