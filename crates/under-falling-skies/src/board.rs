//! The table as it is printed: columns, sky, base and the excavator's path (UFS-GEO).

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::{BaseSide, City, RoomKind, RowAction, Symbol, components};
use crate::ids::{CityId, SkyTileId};

/// Columns run through mothership, sky and base (UFS-GEO-1).
pub const COLUMNS: u8 = 5;
/// Squares of the base, and so of the excavation path (UFS-GEO-9).
pub const SQUARES: u8 = 30;
/// The last square of the path: nothing can be dug beyond it (UFS-DIG-5).
pub const PATH_END: u8 = SQUARES - 1;

/// A square of the base, by its number on the excavation path. In texts it is `[row, column]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Square(u8);

impl Square {
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
    pub const fn column(self) -> u8 {
        let along = self.0 % 5;
        if self.row() % 2 == 1 { along } else { 4 - along }
    }

    /// Whether an anti-aircraft gun stands here.
    pub const fn is_gun(self) -> bool {
        self.0 < 5
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

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

/// A room of the base.
#[derive(Clone, Debug)]
pub struct Room {
    /// What it does, in order (UFS-ROOM-13).
    pub kinds: ArrayVec<RoomKind, 2>,
    /// Its squares in the order of the component file.
    pub squares: ArrayVec<Square, 3>,
    /// The same squares as a bit set by path number.
    pub(crate) mask: u32,
    /// The columns that it reaches into, as a bit set.
    pub(crate) columns: u8,
    /// Energy to resolve it.
    pub cost: u8,
    /// Added to the dice, once.
    pub modifier: i8,
    /// Whether it lies on the lower base tile (UFS-ROOM-12).
    pub lower: bool,
    /// Whether its values are reconstructed.
    pub reconstructed: bool,
}

/// The base below a city: both tiles together.
#[derive(Clone, Debug)]
pub struct Base {
    /// All rooms but the anti-aircraft guns.
    pub rooms: Vec<Room>,
    /// The room on each square of the path; none for guns and tunnels.
    room_at: [Option<u8>; SQUARES as usize],
    /// The tunnels, as a bit set.
    pub(crate) tunnels: u32,
    /// The most energy that can be held (UFS-GEO-11).
    pub max_energy: u8,
    /// Energy at the start.
    pub start_energy: u8,
    /// The damage that loses the game (UFS-GEO-12).
    pub lethal_damage: u8,
    /// Where the excavator starts.
    pub excavator_start: Square,
}

impl Base {
    /// The base of a city.
    pub fn of(city: CityId) -> &'static Base {
        static BASES: LazyLock<Vec<Base>> = LazyLock::new(|| components().cities.iter().map(Base::build).collect());
        &BASES[usize::from(city.0)]
    }

    /// The number of the room on a square, if there is one.
    pub fn room_at(&self, square: Square) -> Option<u8> {
        self.room_at[usize::from(square.index())]
    }

    /// Whether the square is a tunnel.
    pub fn is_tunnel(&self, square: Square) -> bool {
        self.tunnels & square.bit() != 0
    }

    fn build(city: &City) -> Base {
        let side = |id: &str| -> &BaseSide {
            let found = components().base_sides.iter().find(|side| side.id == id);
            found.unwrap_or_else(|| panic!("components.toml: city {} names no base side {id}", city.id))
        };
        let square = |cell: &[u8; 2]| Square::of(cell[0], cell[1]).unwrap_or_else(|| panic!("no square {cell:?}"));
        let (upper, lower) = (side(&city.base_upper), side(&city.base_lower));
        let start = upper.excavator_start.unwrap_or_else(|| panic!("{}: no excavator_start", upper.id));
        let mut base = Base {
            rooms: Vec::new(),
            room_at: [None; SQUARES as usize],
            tunnels: 0,
            max_energy: upper.energy_spaces + lower.energy_spaces,
            start_energy: upper.start_energy,
            lethal_damage: upper.damage_spaces + lower.damage_spaces - 1,
            excavator_start: square(&start),
        };
        for (half, is_lower) in [(upper, false), (lower, true)] {
            base.tunnels |= half.tunnels.iter().map(|cell| square(cell).bit()).fold(0, |set, bit| set | bit);
            for record in half.rooms.iter().filter(|record| record.kinds != [RoomKind::Aa]) {
                let squares: ArrayVec<Square, 3> = record.cells.iter().map(square).collect();
                for square in &squares {
                    base.room_at[usize::from(square.index())] = Some(base.rooms.len() as u8);
                }
                base.rooms.push(Room {
                    kinds: record.kinds.iter().copied().collect(),
                    mask: squares.iter().fold(0, |set, square| set | square.bit()),
                    columns: squares.iter().fold(0, |set, square| set | 1 << square.column()),
                    squares,
                    cost: record.cost,
                    modifier: record.modifier,
                    lower: is_lower,
                    reconstructed: record.provenance == crate::components::Provenance::Reconstructed,
                });
            }
        }
        base
    }
}

/// A sky tile on one of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkySheet {
    /// Which tile.
    pub tile: SkyTileId,
    /// Whether its threat side is up.
    pub threat: bool,
}

/// What is printed on one side of a sky tile, lowest row first.
#[derive(Debug)]
pub(crate) struct SkyPrint {
    pub(crate) squares: ArrayVec<[Symbol; 5], 4>,
    pub(crate) actions: ArrayVec<RowAction, 4>,
    pub(crate) research: ArrayVec<u8, 4>,
}

impl SkySheet {
    pub(crate) fn print(self) -> &'static SkyPrint {
        static PRINTS: LazyLock<Vec<[SkyPrint; 2]>> = LazyLock::new(|| {
            let print = |tile: &crate::components::SkyTile, index: usize| {
                // The half tile of the final battle has one side only and is never flipped.
                let side = tile.sides.get(index).unwrap_or(&tile.sides[0]);
                SkyPrint {
                    squares: side.rows.iter().rev().copied().collect(),
                    actions: side.actions.iter().rev().copied().collect(),
                    research: side.research.iter().copied().collect(),
                }
            };
            components().sky_tiles.iter().map(|tile| [print(tile, 0), print(tile, 1)]).collect()
        });
        &PRINTS[usize::from(self.tile.0)][usize::from(self.threat)]
    }
}

/// The sky above a city, lowest tile first.
pub type Sky = ArrayVec<SkySheet, 5>;

/// What is printed on a square of the sky; altitude 1 is the lowest row (UFS-GEO-2).
pub fn symbol(sky: &Sky, altitude: u8, column: u8) -> Symbol {
    let row = usize::from(altitude.wrapping_sub(1));
    let print = sky.get(row / 4).and_then(|sheet| sheet.print().squares.get(row % 4));
    print.and_then(|squares| squares.get(usize::from(column))).copied().unwrap_or(Symbol::Blank)
}

/// What the mothership does on a row (UFS-MS-2).
pub fn row_action(sky: &Sky, altitude: u8) -> RowAction {
    let row = usize::from(altitude.wrapping_sub(1));
    let action = sky.get(row / 4).and_then(|sheet| sheet.print().actions.get(row % 4));
    action.copied().unwrap_or(RowAction::None)
}

/// The row with the skull: the mothership must not come there (UFS-END-3).
pub(crate) fn skull(sky: &Sky) -> Option<u8> {
    (1..=rows(sky)).rev().find(|row| row_action(sky, *row) == RowAction::Skull)
}

/// The number of rows of the sky: 16, or 18 under the half tile.
pub fn rows(sky: &Sky) -> u8 {
    sky.iter().map(|sheet| sheet.print().squares.len() as u8).sum()
}
