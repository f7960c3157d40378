//! The pieces of the game by their names: colours, cards, tiles, places and dice. In a state they
//! are small numbers.

mod hex;
mod printed;
mod sets;

use std::fmt;
use std::num::NonZeroU8;

use engine::{Piece, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{AdvancedTile, Components, HalCardFace, TechnologyTile, data};

pub use hex::{COLUMNS, Hex, MAX_STRIPS};
pub use sets::{AdvancedTiles, Cards, Cells, HalCards, Hexes, Tiles};

/// The three colours of dice, actions, workstations, cards, tiles and aliens (BA-TERM-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Meluriens; Discover.
    #[default]
    Orange,
    /// Xhavits; Repair.
    Gray,
    /// Tsoths; Destroy.
    Green,
}

impl Colour {
    /// All three, in the books' constant order.
    pub const ALL: [Colour; 3] = [Colour::Orange, Colour::Gray, Colour::Green];

    /// The colour as an index into arrays with one entry a colour.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The back of a card, which everybody sees (BA-INFO-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// An orange Mission.
    Orange,
    /// A gray Mission.
    Gray,
    /// A green Mission.
    Green,
    /// A Ravager.
    Ravager,
}

impl Back {
    /// All four backs.
    pub const ALL: [Back; 4] = [Back::Orange, Back::Gray, Back::Green, Back::Ravager];

    /// The colour of a Mission's back.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        match self {
            Back::Orange => Some(Colour::Orange),
            Back::Gray => Some(Colour::Gray),
            Back::Green => Some(Colour::Green),
            Back::Ravager => None,
        }
    }
}

impl From<Colour> for Back {
    #[inline]
    fn from(colour: Colour) -> Back {
        match colour {
            Colour::Orange => Back::Orange,
            Colour::Gray => Back::Gray,
            Colour::Green => Back::Green,
        }
    }
}

/// A Mission or Ravager card, by its printed number (1 to 90).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many Mission cards there are; Ravagers are numbered from the next number on.
    pub const MISSIONS: u8 = 60;
    /// How many cards there are.
    pub const COUNT: u8 = 90;

    /// The card with this printed number.
    #[inline]
    pub fn numbered(number: u8) -> Option<Card> {
        NonZeroU8::new(number).filter(|number| number.get() <= Card::COUNT).map(Card)
    }

    /// Whether it is a Mission, not a Ravager.
    #[inline]
    pub fn is_mission(self) -> bool {
        self.0.get() <= Card::MISSIONS
    }
}

/// A place in a list for which there is no card yet.
impl Default for Card {
    fn default() -> Card {
        Card(NonZeroU8::MIN)
    }
}

impl Piece for Card {
    const EXPECTED: &'static str = "a card such as M001 or R061";

    #[inline]
    fn from_index(index: u8) -> Option<Card> {
        Card::numbered(index.saturating_add(1))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    fn id(self) -> &'static str {
        // A pack corrects what is printed on a card, never what it is called in texts.
        match data().mission(self) {
            Some(mission) => &mission.id,
            None => data().ravager(self).map_or("", |ravager| &ravager.id),
        }
    }
}

engine::pieces! {
    /// A Technology tile: one of the 48, or one of a player's three starting tiles (BA-TERM-8).
    pub Tile: "a technology tile such as T-orange-01 or S-gray" = Components.tiles -> TechnologyTile;
    /// An Advanced Technology tile.
    pub Advanced: "an advanced tile such as A01" = Components.advanced -> AdvancedTile;
    /// One of Hal's cards.
    pub HalCard: "a card of Hal's such as H01" = Components.hal_cards -> HalCardFace;
}

/// A cell of the 3 x 3 technology grid, written `r1c1` (top left) to `r3c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(u8);

const CELL_NAMES: [&str; 9] = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"];

impl Cell {
    /// The cell in this row and column, both counted from 1.
    pub fn at(row: u8, column: u8) -> Option<Cell> {
        ((1..=3).contains(&row) && (1..=3).contains(&column)).then(|| Cell((row - 1) * 3 + column - 1))
    }

    /// The row, 1 at the top.
    pub fn row(self) -> u8 {
        self.0 / 3 + 1
    }

    /// The column, 1 at the left.
    pub fn column(self) -> u8 {
        self.0 % 3 + 1
    }

    /// The cells directly above and below.
    pub fn above_and_below(self) -> Cells {
        [self.row() - 1, self.row() + 1].into_iter().filter_map(|row| Cell::at(row, self.column())).collect()
    }

    /// The cells directly left and right.
    pub fn left_and_right(self) -> Cells {
        [self.column() - 1, self.column() + 1].into_iter().filter_map(|column| Cell::at(self.row(), column)).collect()
    }
}

impl Piece for Cell {
    const EXPECTED: &'static str = "a cell from r1c1 to r3c3";

    #[inline]
    fn from_index(index: u8) -> Option<Cell> {
        (index < 9).then_some(Cell(index))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn id(self) -> &'static str {
        CELL_NAMES[self.index()]
    }
}

engine::named_in_texts!(Card, Cell, Hex);

macro_rules! shown_by_name {
    ($($piece:ident),*) => {$(
        impl fmt::Debug for $piece {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    )*};
}
shown_by_name!(Card, Cell, Hex);

/// One of the six places for a card around a player board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// At the left of the top row.
    Row1,
    /// At the left of the middle row.
    Row2,
    /// At the left of the bottom row.
    Row3,
    /// Below the left column.
    Col1,
    /// Below the middle column.
    Col2,
    /// Below the right column.
    Col3,
}

impl Slot {
    /// All six.
    pub const ALL: [Slot; 6] = [Slot::Row1, Slot::Row2, Slot::Row3, Slot::Col1, Slot::Col2, Slot::Col3];

    /// The slot as an index into arrays with one entry a slot.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The cells of the slot's row or column.
    #[inline]
    pub fn cells(self) -> Cells {
        Cells::from_bits(match self {
            Slot::Row1 => 0b000_000_111,
            Slot::Row2 => 0b000_111_000,
            Slot::Row3 => 0b111_000_000,
            Slot::Col1 => 0b001_001_001,
            Slot::Col2 => 0b010_010_010,
            Slot::Col3 => 0b100_100_100,
        })
    }
}

/// One of the arrows along which tiles enter the grid (BA-DISC-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrow {
    /// Right into the top row.
    Row1,
    /// Right into the middle row.
    Row2,
    /// Right into the bottom row.
    Row3,
    /// Up into the left column.
    Col1,
    /// Up into the middle column.
    Col2,
    /// Up into the right column.
    Col3,
    /// For Advanced tiles: right from the corner.
    BlackRight,
    /// For Advanced tiles: up from the corner.
    BlackUp,
}

impl Arrow {
    /// The six colour arrows.
    pub const COLOUR: [Arrow; 6] = [Arrow::Row1, Arrow::Row2, Arrow::Row3, Arrow::Col1, Arrow::Col2, Arrow::Col3];
    /// The two black arrows.
    pub const BLACK: [Arrow; 2] = [Arrow::BlackRight, Arrow::BlackUp];

    /// Whether only Advanced tiles may use it.
    pub fn is_black(self) -> bool {
        matches!(self, Arrow::BlackRight | Arrow::BlackUp)
    }

    /// The cells that a tile entering here pushes along, from the entry to the far end.
    pub fn path(self) -> &'static [Cell] {
        &data().arrows[self as usize]
    }
}

/// One of the six actions of the ship board, by its number, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct ActionNumber(u8);

impl ActionNumber {
    /// All six, clockwise.
    pub const ALL: [ActionNumber; 6] =
        [ActionNumber(1), ActionNumber(2), ActionNumber(3), ActionNumber(4), ActionNumber(5), ActionNumber(6)];

    /// The action with this number.
    pub fn new(number: u8) -> Option<ActionNumber> {
        (1..=6).contains(&number).then_some(ActionNumber(number))
    }

    /// All six, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = ActionNumber> {
        ActionNumber::ALL.into_iter()
    }

    /// The action as an index into arrays with one entry an action.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// The printed number.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for ActionNumber {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<ActionNumber, &'static str> {
        ActionNumber::new(number).ok_or("action: 1 to 6")
    }
}

impl From<ActionNumber> for u8 {
    fn from(action: ActionNumber) -> u8 {
        action.0
    }
}

/// A die in a compartment (BA-TERM-3). Dice that look the same are the same choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// What it shows; 0 is the star.
    pub value: u8,
    /// Whether it lies in the high-security area.
    pub reserved: bool,
}

/// Who holds dice, robots, cards in space or points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A player.
    Seat(Seat),
    /// The neutral player of the game for two.
    Neutral,
    /// The virtual opponent of the solitaire game.
    Hal,
}
