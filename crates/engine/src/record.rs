//! A match as a readable file: setup, seed and choices are the game.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::hex;
use crate::{
    Chance, Components, Contribution, Fault, Game, Match, Move, Pack, PackFaults, Seat, Secret, Seed, Shared, Start,
};

/// The fingerprint of a position: the SHA-256 of its JSON text, in hexadecimal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateHash(pub String);

impl StateHash {
    /// The fingerprint of this position.
    pub fn of<G: Game>(state: &G) -> StateHash {
        // Room for most positions at once.
        let mut text = Vec::with_capacity(8 * 1024);
        // A hash of anything else than the position would be a lie that nobody notices.
        serde_json::to_writer(&mut text, state).expect(WRITABLE);
        StateHash(hex(&Sha256::digest(text)))
    }
}

/// Why a value of the program's own types is never refused by the writer of JSON: their keys are text,
/// and memory takes what is written. The kit writes the positions of whole games.
const WRITABLE: &str = "the program's own types can be written as JSON";

/// A value of one of the program's own types as JSON text.
///
/// # Panics
///
/// If the type cannot be written as JSON, as a map whose keys are not text. That is a mistake in the
/// type, and not to be hidden behind an empty text.
pub fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect(WRITABLE)
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A position as a file, to go on from another time: for games in which nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Saved<G: Game> {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The owner's pack that it is played with, if it is not the built-in data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<Pack>,
    /// The position.
    pub position: Box<G>,
}

/// A file that brings its pack along, before anything else of it is read: a position can be read only
/// when the pack that it names is in use.
#[derive(Deserialize)]
struct Carried {
    #[serde(default)]
    pack: Option<serde_json::Value>,
}

/// Puts the pack that a file carries into use.
fn install_carried<G: Game>(pack: Option<serde_json::Value>) -> Result<(), PackFaults> {
    if let Some(pack) = pack {
        G::Components::install(&Pack::from_json(&pack)?)?;
    }
    Ok(())
}

impl<G: Game> Saved<G> {
    /// The file of a position.
    pub fn of(state: &G) -> Saved<G> {
        let pack = state.components().edition().pack.clone();
        Saved { game: G::ID.to_owned(), rules: G::RULES_VERSION, pack, position: Box::new(state.clone()) }
    }

    /// Reads a file and checks everything in it. Names the field that is wrong, or `saved` if it is
    /// no such file at all.
    pub fn read(text: &str) -> Result<Saved<G>, Fault> {
        let wrong = |field: &str| Fault::new(field, "unknown-value");
        let carried: Carried = serde_json::from_str(text).map_err(|_| wrong("saved"))?;
        install_carried::<G>(carried.pack).map_err(|faults| first_fault(&faults))?;
        let mut json = serde_json::Deserializer::from_str(text);
        let saved: Saved<G> = serde_path_to_error::deserialize(&mut json).map_err(|error| {
            let path = error.path().to_string();
            wrong(if path == "." { "saved" } else { &path })
        })?;
        json.end().map_err(|_| wrong("saved"))?;
        if saved.game != G::ID {
            return Err(wrong("game"));
        }
        if saved.rules != G::RULES_VERSION {
            return Err(wrong("rules"));
        }
        if saved.pack.is_some() && saved.pack != saved.position.components().edition().pack {
            return Err(wrong("pack"));
        }
        saved.position.check()?;
        Ok(saved)
    }
}

/// The first of the faults of a carried pack, as a fault of the file.
fn first_fault(faults: &PackFaults) -> Fault {
    let first = faults.0.first();
    let path = first.map_or("", |fault| fault.path.as_str());
    let field = if path.is_empty() || path.starts_with("pack") { path.to_owned() } else { format!("pack.{path}") };
    Fault::new(if field.is_empty() { "pack".to_owned() } else { field }, first.map_or("pack", |fault| fault.flaw.key()))
}

/// Where a match goes on that was begun at another table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continued {
    /// The table at which the game was played before.
    pub table: String,
    /// How many choices stood there.
    pub step: u64,
}

/// The text of a match file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Record<G: Game> {
    /// Which game.
    pub game: String,
    /// The version of its rules that the match was played by.
    pub rules: u32,
    /// The owner's pack that it was played with, if it was not the built-in data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<Pack>,
    /// The table's options; none if the match goes on from a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<G::Setup>,
    /// The position that the match goes on from, if it did not begin with a setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<G>>,
    /// Where that position was taken from, if it was a step of another table's game. What nobody at
    /// the new table could know was dealt anew, so it need not be the very position of that step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continued: Option<Continued>,
    /// The version of the way from seed or secret to the dice: 1 in files that do not say it.
    #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
    pub dice: u8,
    /// Version 1: the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Version 1: what the players have added to it, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Version 1: whether it is known that somebody has chosen the seed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
    /// Version 2: the table for which the secret was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Version 2: the secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// Version 2: the contributions that were opened, in the order of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
    /// Version 2: the seats whose contributions were promised but not opened in time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<Seat>,
    /// What proves that seed or secret were not changed: see [`Chance::commitment`].
    pub commitment: String,
    /// The choices that stood, in order.
    pub moves: Vec<Move<G::Action>>,
    /// The fingerprint of the last position.
    pub hash: StateHash,
}

fn first_version() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
fn is_first_version(version: &u8) -> bool {
    *version == first_version()
}

/// Why a match file cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It is no match file.
    File(String),
    /// The pack that it carries is refused.
    Pack(PackFaults),
    /// The file is of another game.
    Game(String),
    /// The match was played by another version of the rules.
    Rules {
        /// The version in the file.
        file: u32,
        /// The version of this program.
        here: u32,
    },
    /// The dice follow in a way that this program does not know.
    Dice(u8),
    /// The seed or secret is not the one that was promised.
    Commitment,
    /// The setup is refused.
    Setup(Fault),
    /// A choice is not legal where it stands.
    Move {
        /// Which choice, counted from 1.
        number: usize,
        /// The rule that refuses it.
        rule: &'static str,
    },
    /// The last position is not the one that the file promises.
    Hash,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::File(error) => write!(f, "it is not a match file: {error}"),
            ReplayError::Pack(faults) => write!(f, "the pack that it carries is refused: {faults}"),
            ReplayError::Game(game) => write!(f, "it is a match of another game, {game}"),
            ReplayError::Rules { file, here } => {
                write!(f, "it was played by version {file} of the rules; this program plays version {here}")
            }
            ReplayError::Dice(version) => {
                write!(f, "its dice are of version {version}, which this program does not know")
            }
            ReplayError::Commitment => {
                f.write_str("its seed or secret is not the one that was promised before the first roll")
            }
            ReplayError::Setup(fault) => write!(f, "its setup cannot be: {fault}"),
            ReplayError::Move { number, rule } => write!(f, "move {number} breaks rule {rule}"),
            ReplayError::Hash => f.write_str("it does not lead to the position that it promises"),
        }
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReplayError::Setup(fault) => Some(fault),
            ReplayError::Pack(faults) => Some(faults),
            _ => None,
        }
    }
}

impl<G: Game> Record<G> {
    /// Reads a match file. The pack that it carries is in use from then on.
    pub fn read(text: &str) -> Result<Record<G>, ReplayError> {
        let broken = |error: serde_json::Error| ReplayError::File(error.to_string());
        let carried: Carried = serde_json::from_str(text).map_err(broken)?;
        install_carried::<G>(carried.pack).map_err(ReplayError::Pack)?;
        serde_json::from_str(text).map_err(broken)
    }

    /// Plays the match again and checks everything that the file claims.
    pub fn replay(&self) -> Result<Match<G>, ReplayError> {
        let game = self.begin()?;
        let game = self.moves.iter().enumerate().try_fold(game, |mut game, (index, step)| {
            game.act(step.seat, step.action, &mut ())
                .map_err(|illegal| ReplayError::Move { number: index + 1, rule: crate::RuleCited::rule(&illegal) })?;
            Ok(game)
        })?;
        if game.hash() != self.hash {
            return Err(ReplayError::Hash);
        }
        Ok(game)
    }

    /// The match before its first choice, after the checks that need no replay.
    pub fn begin(&self) -> Result<Match<G>, ReplayError> {
        if self.game != G::ID {
            return Err(ReplayError::Game(self.game.clone()));
        }
        if self.rules != G::RULES_VERSION {
            return Err(ReplayError::Rules { file: self.rules, here: G::RULES_VERSION });
        }
        let chance = self.chance()?;
        if self.commitment != chance.commitment() {
            return Err(ReplayError::Commitment);
        }
        if let Some(pack) = &self.pack {
            G::Components::install(pack).map_err(ReplayError::Pack)?;
        }
        let game = Match::begin(self.start()?, chance).map_err(ReplayError::Setup)?;
        if self.pack.is_some() && self.pack != game.state().components().edition().pack {
            return Err(ReplayError::Setup(Fault::new("pack", "unknown-value")));
        }
        Ok(game)
    }

    /// What all chance of the match follows from, as the file says.
    pub fn chance(&self) -> Result<Chance, ReplayError> {
        let wrong = |field: &str, key: &'static str| ReplayError::Setup(Fault::new(field, key));
        match self.dice {
            1 => {
                let second = [self.table.is_some(), self.secret.is_some(), !self.contributions.is_empty()];
                if second.contains(&true) || !self.left_out.is_empty() {
                    return Err(wrong("dice", "unknown-value"));
                }
                let seed = self.seed.clone().ok_or_else(|| wrong("seed", "missing"))?;
                Ok(Chance::Seed { seed, words: self.words.clone(), chosen: self.chosen })
            }
            2 => {
                if self.seed.is_some() || !self.words.is_empty() || self.chosen {
                    return Err(wrong("seed", "unknown-value"));
                }
                let shared = Shared {
                    table: self.table.clone().ok_or_else(|| wrong("table", "missing"))?,
                    secret: self.secret.ok_or_else(|| wrong("secret", "missing"))?,
                    contributions: self.contributions.clone(),
                    left_out: self.left_out.clone(),
                };
                if !shared.is_in_order() {
                    return Err(wrong("contributions", "unknown-value"));
                }
                Ok(Chance::Shared(shared))
            }
            other => Err(ReplayError::Dice(other)),
        }
    }

    /// What the match began with.
    pub fn start(&self) -> Result<Start<G>, ReplayError> {
        if self.position.is_none() && self.continued.is_some() {
            return Err(ReplayError::Setup(Fault::new("continued", "unknown-value")));
        }
        Ok(match (&self.setup, &self.position) {
            (Some(setup), None) => Start::Setup(setup.clone()),
            (None, Some(position)) => Start::Position(position.clone()),
            (None, None) => return Err(ReplayError::Setup(Fault::new("setup", "missing"))),
            (Some(_), Some(_)) => return Err(ReplayError::Setup(Fault::new("position", "unknown-value"))),
        })
    }
}
