//! A match as a readable file: setup, seed and choices are the game.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::hex;
use crate::{Game, Match, Move, Seed};

/// The fingerprint of a position: the SHA-256 of its JSON text, in hexadecimal.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateHash(pub String);

impl StateHash {
    /// The fingerprint of this position.
    pub fn of<G: Game>(state: &G) -> StateHash {
        let text = serde_json::to_vec(state).unwrap_or_default();
        StateHash(hex(&Sha256::digest(text)))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
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
    /// The table's options.
    pub setup: G::Setup,
    /// The seed that the table has promised.
    pub seed: Seed,
    /// What the players have added to it, in the order of their seats: see [`Seed::mixed`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// What the table published before the first roll: the seed's [`Seed::commitment`].
    pub commitment: String,
    /// The choices that stood, in order.
    pub moves: Vec<Move<G::Action>>,
    /// The fingerprint of the last position.
    pub hash: StateHash,
}

/// Why a match file cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The file is of another game.
    Game(String),
    /// The match was played by another version of the rules.
    Rules {
        /// The version in the file.
        file: u32,
        /// The version of this program.
        here: u32,
    },
    /// The seed is not the one that was promised.
    Commitment,
    /// The setup is refused.
    Setup(crate::Fault),
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

impl<G: Game> Record<G> {
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
        if self.commitment != self.seed.commitment() {
            return Err(ReplayError::Commitment);
        }
        Match::with_words(self.setup.clone(), self.seed.clone(), self.words.clone()).map_err(ReplayError::Setup)
    }
}
