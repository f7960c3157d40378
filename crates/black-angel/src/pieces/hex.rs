//! The geometry of space: nested V-shaped strips of five hexes (BA-HEX-1 to -4).

use engine::Piece;

use crate::pieces::Hexes;

/// How many hexes a strip has.
pub const COLUMNS: u8 = 5;
/// How many strips there are at most.
pub const MAX_STRIPS: u8 = 7;

/// A hex of space, written as strip number and column letter: `1a` is column -2 of the strip
/// nearest the ship board, `4c` the middle hex of strip 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex(u8);

const NAMES: [&str; 35] = [
    "1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d", "2e", "3a", "3b", "3c", "3d", "3e", "4a", "4b", "4c", "4d",
    "4e", "5a", "5b", "5c", "5d", "5e", "6a", "6b", "6c", "6d", "6e", "7a", "7b", "7c", "7d", "7e",
];

impl Hex {
    /// The hex of this strip (1 to 7) and column (-2 to 2).
    pub fn at(strip: u8, column: i8) -> Option<Hex> {
        ((1..=MAX_STRIPS).contains(&strip) && (-2..=2).contains(&column))
            .then(|| Hex((strip - 1) * COLUMNS + (column + 2) as u8))
    }

    /// The number of its strip, 1 nearest the ship board.
    pub fn strip(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// Its column, 0 at the tip of the strip.
    pub fn column(self) -> i8 {
        (self.0 % COLUMNS) as i8 - 2
    }

    /// The hex straight ahead, away from the ship board (BA-HEX-4).
    pub fn ahead(self) -> Option<Hex> {
        Hex::from_index(self.0 + COLUMNS)
    }

    /// The same hex after its strip has moved one place nearer.
    pub fn nearer(self) -> Option<Hex> {
        self.0.checked_sub(COLUMNS).map(Hex)
    }
}

impl Piece for Hex {
    const EXPECTED: &'static str = "a hex from 1a to 7e";

    #[inline]
    fn from_index(index: u8) -> Option<Hex> {
        (index < MAX_STRIPS * COLUMNS).then_some(Hex(index))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn id(self) -> &'static str {
        NAMES[self.index()]
    }
}

/// A column of the columns 0 to 4 in all strips.
const fn columns(which: [bool; 5]) -> u64 {
    let (mut set, mut index) = (0, 0);
    while index < (MAX_STRIPS * COLUMNS) as usize {
        if which[index % COLUMNS as usize] {
            set |= 1 << index;
        }
        index += 1;
    }
    set
}

const OUTWARD_LEFT: u64 = columns([false, true, true, false, false]);
const OUTWARD_RIGHT: u64 = columns([false, false, true, true, false]);
const INWARD_LEFT: u64 = columns([true, true, false, false, false]);
const INWARD_RIGHT: u64 = columns([false, false, false, true, true]);

impl Hexes {
    /// All hexes of the first `strips` strips.
    #[inline]
    pub fn of_strips(strips: u8) -> Hexes {
        Hexes::from_bits((1 << (strips.min(MAX_STRIPS) * COLUMNS)) - 1)
    }

    /// All hexes adjacent to one of these (BA-HEX-3), those beyond the last strip included. Along
    /// a strip and towards its tip a step keeps the strip or goes one further; away from the tip
    /// it keeps the strip or comes one nearer.
    #[inline]
    pub fn neighbours(self) -> Hexes {
        let set = self.bits();
        let outward = (set & OUTWARD_LEFT) >> 1 | (set & OUTWARD_RIGHT) << 1;
        let inward = (set & INWARD_LEFT) << 1 | (set & INWARD_RIGHT) >> 1;
        let all = set << COLUMNS | set >> COLUMNS | outward | outward >> COLUMNS | inward | inward << COLUMNS;
        Hexes::from_bits(all) & Hexes::of_strips(MAX_STRIPS)
    }

    /// All hexes that a ship at `start` reaches in 1 to `steps` steps over `passable` hexes. The
    /// start itself is not among them (BA-SHIP-7).
    #[inline]
    pub fn reach(start: Hex, steps: u8, passable: Hexes) -> Hexes {
        let start = Hexes::one(start);
        let mut seen = start;
        let mut edge = start;
        for _ in 0..steps {
            edge = (edge.neighbours() & passable) - seen;
            if edge.is_empty() {
                break;
            }
            seen = seen | edge;
        }
        seen - start
    }

    /// The same hexes after all strips have moved one place nearer; what was on strip 1 is gone.
    pub fn nearer(self) -> Hexes {
        Hexes::from_bits(self.bits() >> COLUMNS)
    }
}
