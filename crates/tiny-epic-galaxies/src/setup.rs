//! The options of a table.

use engine::Fault;
use serde::{Deserialize, Serialize};

use crate::catalog::{RogueSheet, catalog};

/// The five mats of the Rogue Galaxy, by their difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RogueMat {
    /// Artemis.
    #[default]
    #[serde(alias = "rg_artemis")]
    Beginner,
    /// Rothkel.
    #[serde(alias = "rg_rothkel")]
    Easy,
    /// Zendica.
    #[serde(alias = "rg_zendica")]
    Medium,
    /// Hades.
    #[serde(alias = "rg_hades")]
    Hard,
    /// Gamelyn.
    #[serde(alias = "rg_gamelyn")]
    Epic,
}

impl RogueMat {
    /// All five, from the mildest on.
    pub const ALL: [RogueMat; 5] =
        [RogueMat::Beginner, RogueMat::Easy, RogueMat::Medium, RogueMat::Hard, RogueMat::Epic];

    /// What is printed on the mat.
    pub fn sheet(self) -> &'static RogueSheet {
        &catalog().rogue_mats[self as usize]
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// 1 to 5; 1 plays against the Rogue Galaxy.
    pub players: u8,
    /// Whether Beyond the Black is played.
    pub expansion: bool,
    /// The opponent of a solo game; without meaning for 2 players and more.
    pub rogue: RogueMat,
    /// Whether the Rogue rerolls an unusable die once (SOLO-4); without meaning for 2 players and
    /// more.
    pub hard_mode: bool,
    /// Whether the human may also pay for a new roll of a die that the Rogue cannot use (SOLO-5);
    /// without meaning for 2 players and more. Files that do not say it are of before, when such a
    /// die was discarded at once.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reroll_unusable: bool,
    /// The seat of the first player (TEG-SETUP-6); 0 in a solo game; [`Setup::DRAWN`] if it is to be
    /// drawn, written as `"random"`.
    #[serde(with = "first_player")]
    pub first: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            expansion: false,
            rogue: RogueMat::Beginner,
            hard_mode: false,
            reroll_unusable: true,
            first: 0,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// A seat as a number, as it has always been written; a first player who is drawn as a word.
mod first_player {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Setup;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum First {
        Seat(u8),
        Word(String),
    }

    pub(super) fn serialize<S: Serializer>(first: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        if *first == Setup::DRAWN { serializer.serialize_str("random") } else { serializer.serialize_u8(*first) }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        match First::deserialize(deserializer)? {
            First::Seat(seat) if seat != Setup::DRAWN => Ok(seat),
            First::Word(word) if word == "random" => Ok(Setup::DRAWN),
            _ => Err(D::Error::custom("neither a seat nor \"random\"")),
        }
    }
}

impl Setup {
    /// The first player is drawn.
    pub const DRAWN: u8 = u8::MAX;

    /// Whether the game is played against the Rogue Galaxy.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many galaxies are at the table: one a player, and the Rogue's.
    pub fn galaxies(&self) -> u8 {
        self.players.max(2)
    }

    pub(crate) fn check(&self) -> Result<(), Fault> {
        let limits = &catalog().limits;
        if !(limits.players_min..=limits.players_max).contains(&self.players) {
            return Err(Fault::new("players", "TEG-SETUP-1"));
        }
        if self.first >= self.players && (self.first != Setup::DRAWN || self.is_solo()) {
            return Err(Fault::new("first", if self.is_solo() { "SOLO-1" } else { "TEG-SETUP-6" }));
        }
        Ok(())
    }
}
