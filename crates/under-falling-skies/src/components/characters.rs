//! Characters and what they do (UFS-CHAR).

use serde::Deserialize;

use super::Provenance;

/// A character.
#[derive(Debug, Deserialize)]
pub struct Character {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The campaign chapter that it belongs to.
    pub chapter: u8,
    /// When it may be used (UFS-CHAR-3).
    pub window: Window,
    /// The basic side.
    pub basic: CharacterSide,
    /// The improved side.
    pub improved: CharacterSide,
}

impl Character {
    /// One of its sides.
    pub fn side(&self, improved: bool) -> &CharacterSide {
        if improved { &self.improved } else { &self.basic }
    }
}

/// One side of a character.
#[derive(Debug, Deserialize)]
pub struct CharacterSide {
    /// What it does.
    pub effect: CharacterEffect,
    /// Yellow stars (UFS-DIFF-2).
    pub yellow_stars: f32,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// When a character may be used (UFS-CHAR-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// At a placement decision.
    Place,
    /// Declared with a placement.
    PlaceWithDie,
    /// Between two actions of the Rooms phase.
    Rooms,
    /// While a Research room is being resolved.
    ResolveResearch,
    /// Before the mothership moves.
    MothershipStart,
    /// Before ships are dropped.
    DropStart,
}

/// What a character does (UFS-CHAR-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields carry the names of the component file.
pub enum CharacterEffect {
    /// Rolls all unplaced dice again.
    RerollAllUnplaced,
    /// Sets one unplaced die to any face.
    SetUnplacedDie,
    /// Gains energy.
    GainEnergy { amount: u8 },
    /// Destroys ships on explosions of any number.
    DestroyOnExplosion { ships: u8 },
    /// Raises the value of a Research room.
    ValueBonus { amount: i8 },
    /// Moves the excavator for free.
    ExcavatorForward { squares: u8 },
    /// Removes damage.
    Repair { amount: u8 },
    /// Ships of the column fall less.
    SlowColumn { amount: u8 },
    /// Builds a robot for free.
    BuildRobot { value: u8 },
    /// The mothership's row action is left out.
    SkipAction,
    /// The mothership neither moves nor acts.
    SkipMoveAndAction,
    /// Ships aboard are not dropped.
    HoldAboard { ships: u8 },
    /// Ships move one column sideways.
    ShiftShips { ships: u8 },
    /// The next rooms cost nothing.
    FreeRooms { rooms: u8 },
}
