//! Cities and their abilities (UFS-CITY, UFS-FX).

use serde::Deserialize;

use super::{Base, RoomKind};
use crate::setup::CitySide;

/// A city.
#[derive(Debug, Deserialize)]
pub struct City {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The campaign chapter that it belongs to; 0 for none.
    pub chapter: u8,
    /// Its upper base side.
    pub base_upper: String,
    /// Its lower base side.
    pub base_lower: String,
    /// Normal, then damaged.
    #[serde(rename = "side")]
    sides: [CitySideRecord; 2],
    /// The base below it.
    #[serde(skip)]
    pub base: Base,
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

impl City {
    /// One of its sides.
    #[inline]
    pub fn side(&self, side: CitySide) -> &CitySideRecord {
        &self.sides[usize::from(side == CitySide::Damaged)]
    }
}

/// One side of a city.
#[derive(Debug, Deserialize)]
pub struct CitySideRecord {
    /// Yellow stars (UFS-DIFF-2).
    pub yellow_stars: f32,
    /// The research squares printed on the city (UFS-GEO-13).
    pub research_squares: Vec<u8>,
    /// Its ability.
    pub effect: CityEffect,
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// A city's ability (UFS-FX).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields carry the names of the component file.
pub enum CityEffect {
    /// No ability.
    None,
    /// UFS-FX-1
    FirstDamageResearch { squares: u8 },
    /// UFS-FX-2
    FirstRollWhiteSix,
    /// UFS-FX-3
    FirstRollAnySix,
    /// UFS-FX-4
    RobotRoomBonus { max_robots: u8, bonus: i8 },
    /// UFS-FX-5
    RerollUnplaced { colour: DieColour, dice: u8 },
    /// UFS-FX-6
    Excavation { cost: u8, reach_bonus: u8 },
    /// UFS-FX-7
    EnergyBonus { bonus: u8, start_full: bool },
    /// UFS-FX-8
    AaReduction { amount: u8, colour: DieColour },
    /// UFS-FX-9
    RoomBonus { room: RoomKind, bonus: i8, uses_per_round: u8, cells: Cells },
    /// UFS-FX-10
    ExcavationEnergy { per: Dug, divisor: u8 },
    /// UFS-FX-11
    IgnoreDamage { amount: u8 },
    /// UFS-FX-12
    KeepOnReroll { dice: u8 },
    /// UFS-FX-13
    RobotBuild { value_bonus: u8, cost_reduction: u8 },
    /// UFS-FX-14
    RobotNoWear { uses_per_round: u8 },
    /// UFS-FX-15
    CostReduction { amount: u8, uses_per_round: u8 },
    /// UFS-FX-16
    FreeDrop { hold_back: u8 },
    /// UFS-FX-17
    CancelDescend { energy: u8, uses_per_round: u8 },
}

/// The colour of a worker die, as an ability names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DieColour {
    /// Gray dice only.
    Gray,
    /// Dice of either colour.
    Any,
}

/// Which rooms a bonus reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cells {
    /// Rooms of one square.
    Single,
    /// All rooms.
    Any,
}

/// What the excavator is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dug {
    /// Tunnels.
    Tunnel,
    /// Squares of any kind.
    Square,
}
