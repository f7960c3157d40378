//! The names of things: colours, cards, tiles, places, dice.

use std::borrow::Cow;
use std::num::NonZeroU8;

use engine::Seat;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{AdvancedTile, HalCardFace, MissionCard, RavagerCard, TechnologyTile, data};
use crate::sets::Cells;

/// The three colours of dice, actions, workstations, cards, tiles and aliens (BA-TERM-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Meluriens; Discover.
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
    fn from(colour: Colour) -> Back {
        match colour {
            Colour::Orange => Back::Orange,
            Colour::Gray => Back::Gray,
            Colour::Green => Back::Green,
        }
    }
}

/// Writes and reads a piece by its name in the component file.
macro_rules! by_name {
    ($type:ident, $what:literal) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                $type::named(&text).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &$what))
            }
        }
    };
}

/// A Mission or Ravager card, by its printed number (1 to 90).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many Mission cards there are; Ravagers are numbered from the next number on.
    pub const MISSIONS: u8 = 60;
    /// How many cards there are.
    pub const COUNT: u8 = 90;

    /// The card with this printed number.
    pub fn numbered(number: u8) -> Option<Card> {
        NonZeroU8::new(number).filter(|number| number.get() <= Card::COUNT).map(Card)
    }

    /// The card at this place of a set.
    pub fn from_index(index: u8) -> Option<Card> {
        Card::numbered(index.saturating_add(1))
    }

    /// The card's place in a set.
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// The face of a Mission card.
    pub fn mission(self) -> Option<&'static MissionCard> {
        data().missions.get(self.index())
    }

    /// The face of a Ravager card.
    pub fn ravager(self) -> Option<&'static RavagerCard> {
        data().ravagers.get(self.index().checked_sub(usize::from(Card::MISSIONS))?)
    }

    /// What everybody sees of the card.
    pub fn back(self) -> Back {
        self.mission().map_or(Back::Ravager, |mission| mission.colour.into())
    }

    /// The name, such as `M001` or `R061`.
    pub fn id(self) -> &'static str {
        match self.mission() {
            Some(mission) => &mission.id,
            None => self.ravager().map_or("", |ravager| &ravager.id),
        }
    }

    /// The card with this name.
    pub fn named(id: &str) -> Option<Card> {
        (1..=Card::COUNT).filter_map(Card::numbered).find(|card| card.id() == id)
    }
}

by_name!(Card, "a card such as M001 or R061");

/// A Technology tile: one of the 48, or one of a player's three starting tiles (BA-TERM-8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile at this place of a set.
    pub fn from_index(index: u8) -> Option<Tile> {
        (usize::from(index) < data().tiles.len()).then_some(Tile(index))
    }

    /// The tile's place in a set.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What is printed on it.
    pub fn face(self) -> &'static TechnologyTile {
        &data().tiles[self.index()]
    }

    /// Whether it is a starting tile, of which each player has an own copy.
    pub fn is_starting(self) -> bool {
        self.face().boost.is_none()
    }

    /// The name, such as `T-orange-01` or `S-gray`.
    pub fn id(self) -> &'static str {
        &self.face().id
    }

    /// The tile with this name.
    pub fn named(id: &str) -> Option<Tile> {
        (0..data().tiles.len() as u8).map(Tile).find(|tile| tile.id() == id)
    }
}

by_name!(Tile, "a technology tile such as T-orange-01 or S-gray");

/// An Advanced Technology tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Advanced(u8);

impl Advanced {
    /// The tile at this place of a set.
    pub fn from_index(index: u8) -> Option<Advanced> {
        (usize::from(index) < data().advanced.len()).then_some(Advanced(index))
    }

    /// The tile's place in a set.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What is printed on it.
    pub fn face(self) -> &'static AdvancedTile {
        &data().advanced[self.index()]
    }

    /// The name, such as `A01`.
    pub fn id(self) -> &'static str {
        &self.face().id
    }

    /// The tile with this name.
    pub fn named(id: &str) -> Option<Advanced> {
        (0..data().advanced.len() as u8).map(Advanced).find(|tile| tile.id() == id)
    }
}

by_name!(Advanced, "an advanced tile such as A01");

/// One of Hal's cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HalCard(u8);

impl HalCard {
    /// The card at this place of a set.
    pub fn from_index(index: u8) -> Option<HalCard> {
        (usize::from(index) < data().hal_cards.len()).then_some(HalCard(index))
    }

    /// The card's place in a set.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What is printed on it.
    pub fn face(self) -> &'static HalCardFace {
        &data().hal_cards[self.index()]
    }

    /// The name, such as `H01`.
    pub fn id(self) -> &'static str {
        &self.face().id
    }

    /// The card with this name.
    pub fn named(id: &str) -> Option<HalCard> {
        (0..data().hal_cards.len() as u8).map(HalCard).find(|card| card.id() == id)
    }
}

by_name!(HalCard, "a card of Hal's such as H01");

/// A cell of the 3 x 3 technology grid, written `r1c1` (top left) to `r3c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

const CELL_NAMES: [&str; 9] = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"];

impl Cell {
    /// The cell in this row and column, both counted from 1.
    pub fn at(row: u8, column: u8) -> Option<Cell> {
        ((1..=3).contains(&row) && (1..=3).contains(&column)).then(|| Cell((row - 1) * 3 + column - 1))
    }

    /// The cell at this place of the grid, row by row.
    pub fn from_index(index: u8) -> Option<Cell> {
        (index < 9).then_some(Cell(index))
    }

    /// The cell's place in the grid.
    pub fn index(self) -> usize {
        usize::from(self.0)
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

    /// The name, such as `r2c3`.
    pub fn id(self) -> &'static str {
        CELL_NAMES[self.index()]
    }

    /// The cell with this name.
    pub fn named(id: &str) -> Option<Cell> {
        (0..9).map(Cell).find(|cell| cell.id() == id)
    }
}

by_name!(Cell, "a cell from r1c1 to r3c3");

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
    pub fn index(self) -> usize {
        self as usize
    }

    /// The cells of the slot's row or column.
    pub fn cells(self) -> Cells {
        Cells(match self {
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
    /// The action with this number.
    pub fn new(number: u8) -> Option<ActionNumber> {
        (1..=6).contains(&number).then_some(ActionNumber(number))
    }

    /// All six, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = ActionNumber> {
        (1..=6).map(ActionNumber)
    }

    /// The action as an index into arrays with one entry an action.
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
