//! The geometry of space: nested V-shaped strips of five hexes (BA-HEX-1 to -4).

use std::borrow::Cow;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::sets::Hexes;

/// How many hexes a strip has.
pub const COLUMNS: u8 = 5;
/// How many strips there are at most.
pub const MAX_STRIPS: u8 = 7;

/// A hex of space, written as strip number and column letter: `1a` is column -2 of the strip
/// nearest the ship board, `4c` the middle hex of strip 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    /// The hex at this place of a set, strip by strip.
    pub fn from_index(index: u8) -> Option<Hex> {
        (index < MAX_STRIPS * COLUMNS).then_some(Hex(index))
    }

    /// The hex's place in a set.
    pub fn index(self) -> usize {
        usize::from(self.0)
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

    /// The name, such as `4c`.
    pub fn id(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The hex with this name.
    pub fn named(id: &str) -> Option<Hex> {
        NAMES.iter().position(|name| *name == id).map(|index| Hex(index as u8))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        Hex::named(&text).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &"a hex from 1a to 7e"))
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
    pub fn of_strips(strips: u8) -> Hexes {
        Hexes((1 << (strips.min(MAX_STRIPS) * COLUMNS)) - 1)
    }

    /// All hexes adjacent to one of these (BA-HEX-3), those beyond the last strip included. Along
    /// a strip and towards its tip a step keeps the strip or goes one further; away from the tip
    /// it keeps the strip or comes one nearer.
    #[inline]
    pub fn neighbours(self) -> Hexes {
        let set = self.0;
        let outward = (set & OUTWARD_LEFT) >> 1 | (set & OUTWARD_RIGHT) << 1;
        let inward = (set & INWARD_LEFT) << 1 | (set & INWARD_RIGHT) >> 1;
        Hexes(set << COLUMNS | set >> COLUMNS | outward | outward >> COLUMNS | inward | inward << COLUMNS)
            .and(Hexes::of_strips(MAX_STRIPS))
    }

    /// All hexes that a ship at `start` reaches in 1 to `steps` steps over `passable` hexes. The
    /// start itself is not among them (BA-SHIP-7).
    #[inline]
    pub fn reach(start: Hex, steps: u8, passable: Hexes) -> Hexes {
        let start = Hexes::one(start);
        let mut seen = start;
        let mut edge = start;
        for _ in 0..steps {
            edge = edge.neighbours().and(passable).without(seen);
            if edge.is_empty() {
                break;
            }
            seen = seen.or(edge);
        }
        seen.without(start)
    }

    /// The same hexes after all strips have moved one place nearer; what was on strip 1 is gone.
    pub fn nearer(self) -> Hexes {
        Hexes(self.0 >> COLUMNS)
    }
}
