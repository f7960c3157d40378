//! What lies on the table: ids of components, squares, dice, robots and ships.

use serde::{Deserialize, Serialize};

use crate::components::{Catalog, Character, City, Scenario, SkyTile};

engine::pieces! {
    /// A city.
    pub CityId: "the id of a city" = Catalog.cities -> City;
    /// A sky tile, with both its sides.
    pub SkyTileId: "the id of a sky tile" = Catalog.sky_tiles -> SkyTile;
    /// A character.
    pub CharacterId: "the id of a character" = Catalog.characters -> Character;
    /// A scenario.
    pub ScenarioId: "the id of a scenario" = Catalog.scenarios -> Scenario;
}

engine::piece_set! {
    /// Cities that are still in a chapter of the campaign.
    pub(crate) Cities(u32) of CityId;
    /// Characters that are.
    pub(crate) Characters(u32) of CharacterId;
    /// Scenarios that are.
    pub(crate) Scenarios(u32) of ScenarioId;
}

/// The numbers of the set bits, lowest first.
#[inline]
pub(crate) fn bits(set: u32) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let bit = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            bit
        })
    })
}

/// Columns run through mothership, sky and base (UFS-GEO-1).
pub const COLUMNS: u8 = 5;
/// Squares of the base, and so of the excavation path (UFS-GEO-9).
pub const SQUARES: u8 = 30;
/// The last square of the path: nothing can be dug beyond it (UFS-DIG-5).
pub const PATH_END: u8 = SQUARES - 1;

/// A square of the base, by its number on the excavation path. In texts it is `[row, column]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Square(u8);

impl Square {
    /// All squares, as a bit set by path number.
    pub(crate) const ALL: u32 = (1 << SQUARES) - 1;

    /// The squares up to this number on the path, as a bit set.
    #[inline]
    pub(crate) const fn up_to(index: u8) -> u32 {
        let index = if index < PATH_END { index } else { PATH_END };
        (2 << index) - 1
    }

    /// The square with this number on the path, 0 to 29.
    pub fn at(index: u8) -> Option<Square> {
        (index < SQUARES).then_some(Square(index))
    }

    pub(crate) const fn new(index: u8) -> Square {
        Square(index)
    }

    /// The square in this row and column of the base (UFS-GEO-8, UFS-GEO-9).
    pub fn of(row: u8, column: u8) -> Option<Square> {
        if row > 5 || column >= COLUMNS {
            return None;
        }
        Some(Square(5 * row + if row % 2 == 1 { column } else { 4 - column }))
    }

    /// Its number on the path.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its row, 0 for the anti-aircraft guns.
    pub const fn row(self) -> u8 {
        self.0 / 5
    }

    /// Its column.
    #[inline]
    pub const fn column(self) -> u8 {
        COLUMN_OF[(self.0 & 31) as usize]
    }

    /// Whether an anti-aircraft gun stands here.
    pub const fn is_gun(self) -> bool {
        self.0 < 5
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The column of each square of the path, which turns at the end of every row (UFS-GEO-9).
const COLUMN_OF: [u8; 32] = {
    let mut columns = [0; 32];
    let mut index = 0;
    while index < SQUARES {
        let along = index % 5;
        columns[index as usize] = if index / 5 % 2 == 1 { along } else { 4 - along };
        index += 1;
    }
    columns
};

/// The squares of each column, as bit sets by path number.
pub(crate) const COLUMN_SQUARES: [u32; COLUMNS as usize] = {
    let mut columns = [0; COLUMNS as usize];
    let mut index = 0;
    while index < SQUARES {
        let square = Square(index);
        columns[square.column() as usize] |= square.bit();
        index += 1;
    }
    columns
};

/// All squares of the columns in which the squares of this set lie.
pub(crate) fn columns_of(squares: u32) -> u32 {
    COLUMN_SQUARES.into_iter().filter(|column| column & squares != 0).fold(0, |set, column| set | column)
}

impl TryFrom<[u8; 2]> for Square {
    type Error = &'static str;

    fn try_from([row, column]: [u8; 2]) -> Result<Square, &'static str> {
        Square::of(row, column).ok_or("a square is [row 0-5, column 0-4]")
    }
}

impl From<Square> for [u8; 2] {
    fn from(square: Square) -> [u8; 2] {
        [square.row(), square.column()]
    }
}

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

    /// The ships of this colour, as a bit set by number.
    pub(crate) const fn ships(self) -> u16 {
        match self {
            Colour::Purple => 0b00_0001_1111,
            Colour::White => 0b01_1110_0000,
            Colour::Orange => 0b10_0000_0000,
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
