//! The choices of the player, one click each (UFS-SM).

use serde::{Deserialize, Serialize};

use crate::pieces::{CharacterId, Colour, Square};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Takes a robot off the board; the decision stays open (UFS-ROBOT-10).
    RemoveRobot {
        /// Robot die 0 or 1.
        robot: u8,
    },
    /// Right after the first roll: this die shows 6 (UFS-FX-3).
    SetSix {
        /// Worker die 0-4: gray 0-2, white 3-4.
        die: u8,
    },
    /// Makes no (further) use of what is offered: first roll, more ships of a character,
    /// mothership start, holding ships back.
    Pass,
    /// Puts a die on a square (UFS-PLAN).
    Place {
        /// Worker die 0-4.
        die: u8,
        /// Where.
        square: Square,
        /// A character declared with it, who slows the ships (UFS-CHAR-3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<CharacterId>,
    },
    /// Rolls one unplaced die again by the city's ability (UFS-FX-5).
    Reroll {
        /// Worker die 0-4.
        die: u8,
    },
    /// Uses a character (UFS-CHAR).
    UseCharacter {
        /// Who.
        character: CharacterId,
        /// On what, if the effect needs a target.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Target>,
    },
    /// One more ship for a character who may take several (UFS-SM-21).
    AlsoShip {
        /// On what.
        target: Target,
    },
    /// Answers whether a descent is bought off (UFS-FX-17).
    CancelDescent {
        /// Whether to pay.
        pay: bool,
    },
    /// Keeps one unplaced die from the coming reroll (UFS-FX-12).
    KeepDie {
        /// Worker die 0-4.
        die: u8,
    },
    /// Rolls the dice that were not kept (UFS-PLAN-8).
    RerollRest,
    /// Resolves a room with all dice and active robots in it (UFS-ROOM-1).
    Resolve {
        /// The room's number in the base.
        room: u8,
        /// Whether the city's reduction is used for it (UFS-FX-15).
        #[serde(default)]
        reduced: bool,
    },
    /// Pays with a die on an anti-aircraft square to lift the evacuees or the rubble there
    /// (UFS-SCN-2, UFS-SCN-8).
    ClearGun {
        /// Worker die 0-4.
        die: u8,
    },
    /// Takes a die off without effect (UFS-ROOM-2).
    Discard {
        /// Worker die 0-4.
        die: u8,
    },
    /// Uses the digging die (UFS-DIG-1).
    Dig,
    /// Pays to open the lowest closed research square (UFS-SCN-4).
    OpenGate,
    /// Pays to clean a square (UFS-SCN-9).
    Decontaminate {
        /// Which.
        square: Square,
    },
    /// Ends the Rooms phase (UFS-ROOM-14).
    EndPhase,
    /// Advances the research marker (UFS-ROOM-10).
    Advance {
        /// How many squares.
        squares: u8,
    },
    /// Puts the built robot on the board (UFS-ROBOT-2).
    PlaceRobot {
        /// Robot die 0 or 1.
        robot: u8,
        /// Where.
        square: Square,
    },
    /// Builds no robot.
    SkipRobot,
    /// The ship on a red explosion that is shot down (UFS-ROOM-9).
    Shoot {
        /// The ship's number.
        ship: u8,
    },
    /// A used robot keeps its value (UFS-FX-14).
    KeepValue {
        /// Robot die 0 or 1.
        robot: u8,
    },
    /// The used robots that are left lose 1 (UFS-ROBOT-8).
    LoseValue,
    /// Keeps one ship aboard this round (UFS-MS-15).
    Hold {
        /// Whose right is used.
        by: Holder,
        /// A ship of which colour.
        colour: Colour,
    },
    /// Drops the next ship in this column (UFS-MS-10, UFS-MS-11).
    Drop {
        /// The column.
        column: u8,
    },
}

/// What a character's effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// An unplaced die, set to this face.
    Face {
        /// Worker die 0-4.
        die: u8,
        /// 1-6.
        face: u8,
    },
    /// A ship on an explosion.
    Ship {
        /// The ship's number.
        ship: u8,
    },
    /// A ship in the sky and the column that it moves to.
    Shift {
        /// The ship's number.
        ship: u8,
        /// A neighbouring column.
        column: u8,
    },
    /// So many squares forward.
    Squares {
        /// How many.
        squares: u8,
    },
}

/// Whose right keeps a ship aboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// The city's ability (UFS-FX-16).
    City,
    /// A character (UFS-CHAR-5).
    Character,
}
