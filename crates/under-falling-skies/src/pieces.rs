//! Dice, robots and ships.

use serde::{Deserialize, Serialize};

use crate::board::Square;

/// Purple ships 0-4, white ships 5-8, the orange ship 9.
pub const SHIPS: usize = 10;
/// Gray dice 0-2, white dice 3-4.
pub const DICE: usize = 5;
/// The two blue dice.
pub const ROBOTS: usize = 2;

/// The colour of a ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Comes back again and again.
    Purple,
    /// Leaves the board when destroyed.
    White,
    /// The command ship (UFS-SCN-6).
    Orange,
}

impl Colour {
    /// The colour of a ship by its number.
    pub const fn of(ship: u8) -> Colour {
        match ship {
            0..=4 => Colour::Purple,
            5..=8 => Colour::White,
            _ => Colour::Orange,
        }
    }

    /// In the order in which ships are dropped (UFS-MS-9, UFS-SCN-6).
    pub(crate) const DROP_ORDER: [Colour; 3] = [Colour::Orange, Colour::Purple, Colour::White];
}

/// Where a ship is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Berth {
    /// Not in the game, or not yet.
    Reserve,
    /// On the mothership, above the drop points (UFS-GEO-6).
    Aboard,
    /// On a drop point: at the mothership's altitude (UFS-GEO-5).
    DropPoint {
        /// Its column.
        column: u8,
    },
    /// In the sky.
    Sky {
        /// Its row; 1 is the lowest.
        altitude: u8,
        /// Its column.
        column: u8,
    },
    /// Below the sky, about to hit the city (UFS-SKY-9).
    City {
        /// Its column.
        column: u8,
    },
}

impl Berth {
    /// The column, for a ship that has one.
    pub const fn column(self) -> Option<u8> {
        match self {
            Berth::DropPoint { column } | Berth::Sky { column, .. } | Berth::City { column } => Some(column),
            Berth::Reserve | Berth::Aboard => None,
        }
    }
}

/// A worker die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkerDie {
    /// What it shows, 1-6.
    pub face: u8,
    /// Where it is.
    pub at: DieSpot,
}

/// Where a worker die is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DieSpot {
    /// Rolled and not placed yet.
    Unplaced,
    /// On a square, to be used there.
    On {
        /// Which.
        square: Square,
    },
    /// On a square in front of the excavator, to dig (UFS-PLAN-6).
    Digging {
        /// Which.
        square: Square,
    },
    /// Used or discarded this round.
    Spent,
}

impl DieSpot {
    /// The square on which the die stands.
    pub const fn square(self) -> Option<Square> {
        match self {
            DieSpot::On { square } | DieSpot::Digging { square } => Some(square),
            DieSpot::Unplaced | DieSpot::Spent => None,
        }
    }
}

/// Whether this worker die is a white one, after which the others are rolled again.
pub const fn is_white_die(die: u8) -> bool {
    die >= 3
}

/// A robot on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Robot {
    /// What it shows, 1-6.
    pub face: u8,
    /// Where it stands.
    pub square: Square,
    /// Upright; a tilted one cannot be used (UFS-ROBOT-5).
    pub active: bool,
}
