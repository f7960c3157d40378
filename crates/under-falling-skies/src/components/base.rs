//! The tiles of the base, and the two together below a city (UFS-GEO-8 to 12).

use engine::List;
use serde::Deserialize;

use super::{Catalog, City, Provenance};
use crate::pieces::{CityId, SQUARES, Square, bits};

/// The upper or lower half of a base.
#[derive(Debug, Deserialize)]
pub struct BaseSide {
    /// Its id.
    pub id: String,
    /// The tile of which it is a side.
    pub tile: String,
    /// Which half of a base it is.
    position: Half,
    /// Spaces of the energy track (UFS-GEO-11).
    pub energy_spaces: u8,
    /// Spaces of the damage track (UFS-GEO-12).
    pub damage_spaces: u8,
    /// Energy at the start; upper sides only.
    #[serde(default)]
    pub start_energy: u8,
    /// Where the excavator starts, [row, column]; upper sides only.
    pub excavator_start: Option<[u8; 2]>,
    /// The rooms.
    pub rooms: Vec<RoomRecord>,
    /// The tunnels, [row, column].
    pub tunnels: Vec<[u8; 2]>,
    /// Where the values come from.
    pub provenance: Provenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Half {
    Upper,
    Lower,
}

impl BaseSide {
    /// Whether it is the lower half of a base.
    pub fn is_lower(&self) -> bool {
        self.position == Half::Lower
    }
}

/// A room as the file has it.
#[derive(Debug, Deserialize)]
pub struct RoomRecord {
    /// What it does, in order.
    pub kinds: Vec<RoomKind>,
    /// Its squares, [row, column].
    pub cells: Vec<[u8; 2]>,
    /// Energy to resolve it.
    pub cost: u8,
    /// Added to the dice, once.
    pub modifier: i8,
    /// Where the values come from; a pack need not say that its owner corrected them.
    #[serde(default)]
    pub provenance: Provenance,
}

/// What a room does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    /// An anti-aircraft gun: slows the ships of its column (UFS-MOVE-2).
    #[default]
    Aa,
    /// Gives energy (UFS-ROOM-7).
    Energy,
    /// Destroys ships on explosions (UFS-ROOM-8).
    Fighter,
    /// Advances the research marker (UFS-ROOM-10).
    Research,
    /// Builds a robot (UFS-ROOM-11).
    Robot,
}

/// A room of the base.
#[derive(Clone, Debug)]
pub struct Room {
    /// What it does, in order (UFS-ROOM-13).
    pub kinds: List<RoomKind, 2>,
    /// Its squares in the order of the component file.
    pub squares: List<Square, 3>,
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
#[derive(Clone, Debug, Default)]
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
    /// The base of a city, of the components that are shown.
    pub fn of(city: CityId) -> &'static Base {
        &engine::shown::<Catalog>()[city].base
    }

    /// The number of the room on a square, if there is one.
    pub fn room_at(&self, square: Square) -> Option<u8> {
        self.room_at[usize::from(square.index())]
    }

    /// Whether the square is a tunnel.
    pub fn is_tunnel(&self, square: Square) -> bool {
        self.tunnels & square.bit() != 0
    }

    /// The rooms of which every square is in the set, lowest number first.
    pub(crate) fn filled(&self, squares: u32) -> impl Iterator<Item = (u8, &Room)> {
        let touched = bits(squares).filter_map(|square| self.room_at[square]);
        let touched = touched.fold(0u32, |rooms, room| rooms | 1 << room);
        let rooms = bits(touched).map(|room| (room as u8, &self.rooms[room]));
        rooms.filter(move |(_, room)| squares & room.mask == room.mask)
    }

    pub(super) fn build(city: &City, sides: &[BaseSide]) -> Result<Base, String> {
        let side = |id: &str| {
            let found = sides.iter().find(|side| side.id == id);
            found.ok_or_else(|| format!("city {} names no base side {id}", city.id))
        };
        let square = |cell: &[u8; 2]| Square::of(cell[0], cell[1]).ok_or_else(|| format!("no square {cell:?}"));
        let (upper, lower) = (side(&city.base_upper)?, side(&city.base_lower)?);
        let start = upper.excavator_start.ok_or_else(|| format!("{}: no excavator_start", upper.id))?;
        let mut base = Base {
            rooms: Vec::new(),
            room_at: [None; SQUARES as usize],
            tunnels: 0,
            max_energy: upper.energy_spaces + lower.energy_spaces,
            start_energy: upper.start_energy,
            lethal_damage: upper.damage_spaces + lower.damage_spaces - 1,
            excavator_start: square(&start)?,
        };
        for (half, is_lower) in [(upper, false), (lower, true)] {
            for cell in &half.tunnels {
                base.tunnels |= square(cell)?.bit();
            }
            for record in half.rooms.iter().filter(|record| record.kinds != [RoomKind::Aa]) {
                let squares: List<Square, 3> = record.cells.iter().map(square).collect::<Result<_, _>>()?;
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
                    reconstructed: record.provenance == Provenance::Reconstructed,
                });
            }
        }
        Ok(base)
    }
}
