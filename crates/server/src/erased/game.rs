//! A game's setups and match files.

use std::sync::Arc;

use engine::pack::PackFault;
use engine::{
    Chance, Continued, Fault, Game, Match, Move, Record, ReplayError, Saved, Seat, Start, setup_from_options, to_json,
};
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

    /// The same setup with the owner's pack of this hash; none if it cannot be.
    fn setup_with_pack(&self, setup: &str, hash: &str) -> Option<String>;

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

    /// A match file, checked and played to where it ends. The pack that it carries is in use from then on.
    fn import(&self, file: &str) -> Result<Import, NotImported>;
}

/// Why a match file is not taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotImported {
    /// It is none, or it does not hold.
    File,
    /// The pack that it carries is refused.
    Pack(Vec<PackFault>),
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
/// position that it goes on from, and where that was taken from if it was another table.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, bound(serialize = "", deserialize = ""))]
struct FromPosition<G: Game> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    continued: Option<Continued>,
    position: Box<G>,
}

pub(super) fn read_start<G: Game>(text: &str) -> Option<(Start<G>, Option<Continued>)> {
    if let Ok(setup) = serde_json::from_str(text) {
        return Some((Start::Setup(setup), None));
    }
    let FromPosition { position, continued } = serde_json::from_str(text).ok()?;
    Some((Start::Position(position), continued))
}

pub(super) fn write_start<G: Game>(start: &Start<G>, continued: Option<&Continued>) -> String {
    match start {
        Start::Setup(setup) => to_json(setup),
        Start::Position(position) => {
            to_json(&FromPosition::<G> { continued: continued.cloned(), position: position.clone() })
        }
    }
}

/// Where the game of a table goes on, of whose options this is the text; none if it began there.
pub(crate) fn continued_in(setup: &str) -> Option<Continued> {
    #[derive(serde::Deserialize)]
    struct Mark {
        continued: Option<Continued>,
    }
    serde_json::from_str::<Mark>(setup).ok()?.continued
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

    fn setup_with_pack(&self, setup: &str, hash: &str) -> Option<String> {
        let mut fields: Map<String, Value> = serde_json::from_str(setup).ok()?;
        fields.insert("pack".to_owned(), hash.into());
        serde_json::from_value::<G::Setup>(Value::Object(fields)).ok().map(|setup| to_json(&setup))
    }

    fn setup_from_saved(&self, text: &str) -> Result<String, Fault> {
        if !G::IS_OPEN {
            return Err(Fault::new("saved", "unknown-value"));
        }
        Saved::<G>::read(text).map(|saved| write_start(&Start::Position(saved.position), None))
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
        let (start, continued) = read_start(setup).ok_or_else(|| Fault::new("setup", "unknown-value"))?;
        Ok(Arc::new(ErasedMatch::<G>::new(Match::begin(start, chance.clone())?, continued)))
    }

    fn import(&self, file: &str) -> Result<Import, NotImported> {
        let refused = |error: ReplayError| match error {
            ReplayError::Pack(faults) => NotImported::Pack(faults.0),
            _ => NotImported::File,
        };
        let record = Record::<G>::read(file).map_err(refused)?;
        let first = ErasedMatch::<G>::new(record.begin().map_err(refused)?, record.continued);
        let mut last = first.clone();
        let mut moves = Vec::with_capacity(record.moves.len());
        for Move { seat, action } in &record.moves {
            last.do_act(*seat, *action).map_err(|_| NotImported::File)?;
            moves.push((*seat, to_json(action), last.game.hash().0));
        }
        if last.game.hash() != record.hash {
            return Err(NotImported::File);
        }
        let (setup, chance) = (write_start(first.game.start(), first.continued.as_ref()), first.game.chance().clone());
        Ok(Import { setup, chance, moves, first: Arc::new(first), last: Arc::new(last) })
    }
}
