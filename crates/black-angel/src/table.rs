//! Everything that lies on the table.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{MAX_DISPLAY, data};
use crate::names::{Advanced, Back, Card, Cell, Colour, Die, Holder, Tile};
use crate::sets::{AdvancedTiles, Cards, Cells, HalCards, Hexes, Tiles};
use crate::space::Space;
use crate::step::{Step, Turn};

/// Dice in a compartment, kept sorted: there are never more than all of the game.
pub type Compartment = ArrayVec<Die, 18>;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlackAngel {
    /// Whether the advanced rules are used (section 13).
    pub advanced: bool,
    /// The round, counted from 1.
    pub round: u16,
    /// The seat of the first player.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// What triggered the end, once something has (BA-END-1).
    pub end: Option<Trigger>,
    /// Whether the final round has begun (BA-END-2).
    pub final_round: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Unused dice, by colour.
    pub supplies: [Supply; 3],
    /// Damage cubes on each action.
    pub damage: [u8; 6],
    /// Ravagers at each action; the last is on top.
    pub ravagers: [ArrayVec<Attack, 3>; 6],
    /// The strips and what lies on them.
    pub space: Space,
    /// The technology display; the first space is the entry.
    pub display: ArrayVec<Option<Tile>, MAX_DISPLAY>,
    /// The technology stacks, by colour.
    pub stacks: [Stack; 3],
    /// The technology discard piles.
    pub scrap: Tiles,
    /// Advanced tiles on offer; the last slot is nearest the display.
    pub advanced_slots: [Option<Advanced>; 4],
    /// The face-down Advanced tiles.
    pub advanced_deck: AdvancedTiles,
    /// Advanced tiles that left the game.
    pub advanced_gone: AdvancedTiles,
    /// The face-down Mission and Ravager decks. Cards are drawn from it at random.
    pub deck: Cards,
    /// The discard piles.
    pub discard: Cards,
    /// Ravagers that were removed unseen.
    pub removed: Cards,
    /// The players, by seat.
    pub players: ArrayVec<Player, 4>,
    /// The neutral player, with two players.
    pub neutral: Option<Neutral>,
    /// Hal, with one player.
    pub hal: Option<Hal>,
    /// What has been chosen in this turn.
    pub turn: Turn,
    /// What is still to be done and decided; the last comes first.
    pub pending: ArrayVec<Step, 16>,
}

/// What triggers the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// The Black Angel arrived on Spes.
    Spes,
    /// The Ravager deck became empty.
    Ravagers,
}

/// The unused dice of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Undamaged dice.
    pub sound: u8,
    /// Dice with a Damage cube.
    pub damaged: u8,
}

/// A Ravager at an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The card.
    pub card: Card,
    /// The robots on it, by seat.
    pub robots: [u8; 4],
}

/// A face-up technology stack: its top is public, the order below is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// The tile that everybody sees.
    pub top: Option<Tile>,
    /// The tiles below it.
    pub below: Tiles,
}

/// A tile in a technology grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Piece {
    /// A Technology tile.
    Technology {
        /// Which.
        tile: Tile,
        /// Whether it lies on its boost side.
        boost: bool,
        /// Whether debris lies on it.
        debris: bool,
    },
    /// An Advanced tile.
    Advanced {
        /// Which.
        tile: Advanced,
    },
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Points on the track.
    pub vp: u16,
    /// Robots in the personal supply.
    pub robot_supply: u8,
    /// Robots in the break room.
    pub break_room: u8,
    /// Robots in the workstations, by colour.
    pub workstations: [u8; 3],
    /// Resources in storage.
    pub resources: u16,
    /// Debris in storage.
    pub debris: u16,
    /// Ships in storage.
    pub ships: u16,
    /// Ships in space.
    pub fleet: Hexes,
    /// Dice in the compartment.
    pub dice: Compartment,
    /// Cards in hand.
    pub hand: Cards,
    /// Cards played around the board, by slot.
    pub slots: [Option<Card>; 6],
    /// Ejected cards tucked under the board.
    pub tucked: Cards,
    /// The technology grid, row by row.
    pub grid: [Option<Piece>; 9],
    /// Ejected Technology tiles.
    pub ejected: Tiles,
    /// Advanced tiles on the three spaces, by colour.
    pub advanced_spaces: [Option<Advanced>; 3],
    /// Ejected Advanced tiles that found no space.
    pub advanced_aside: AdvancedTiles,
}

/// The neutral player (section 12).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Neutral {
    /// Whether its robot still stands in the workstation, by colour.
    pub workstations: [bool; 3],
    /// Its dice.
    pub dice: Compartment,
}

/// How strong Hal is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HalLevel {
    /// Hal starts with 0 VP.
    Easy,
    /// Hal starts with 5 VP.
    #[default]
    Standard,
    /// Hal starts with 10 VP.
    Difficult,
    /// Hal starts with 15 VP.
    Extreme,
}

impl HalLevel {
    /// All levels.
    pub const ALL: [HalLevel; 4] = [HalLevel::Easy, HalLevel::Standard, HalLevel::Difficult, HalLevel::Extreme];
}

/// The virtual opponent (section 14).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hal {
    /// How strong he is.
    pub level: HalLevel,
    /// His points.
    pub vp: u16,
    /// His dice.
    pub dice: Compartment,
    /// His face-down cards.
    pub deck: HalCards,
    /// His revealed cards.
    pub discard: HalCards,
}

impl Supply {
    /// How many dice there are.
    pub fn len(self) -> u8 {
        self.sound + self.damaged
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl Stack {
    /// How many tiles there are.
    pub fn len(self) -> usize {
        usize::from(self.top.is_some()) + self.below.len()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// Puts a die into a compartment, in order.
pub(crate) fn put_die(dice: &mut Compartment, die: Die) {
    let at = dice.partition_point(|other| *other <= die);
    if !dice.is_full() {
        dice.insert(at, die);
    }
}

/// Takes a die out of a compartment.
pub(crate) fn take_die(dice: &mut Compartment, die: Die) -> bool {
    match dice.iter().position(|other| *other == die) {
        Some(at) => {
            dice.remove(at);
            true
        }
        None => false,
    }
}

/// The different dice of a compartment: those that look the same are one choice.
pub(crate) fn distinct(dice: &Compartment) -> impl Iterator<Item = Die> + '_ {
    dice.iter().enumerate().filter(|(at, die)| *at == 0 || dice[at - 1] != **die).map(|(_, die)| *die)
}

impl Player {
    /// The Technology tile on a cell, and whether it lies on its boost side and bears debris.
    #[inline]
    pub fn technology(&self, cell: Cell) -> Option<(Tile, bool, bool)> {
        match self.grid[cell.index()] {
            Some(Piece::Technology { tile, boost, debris }) => Some((tile, boost, debris)),
            _ => None,
        }
    }

    /// Turns the tile on a cell to its standard side.
    pub(crate) fn turn_over(&mut self, cell: Cell) {
        if let Some(Piece::Technology { boost, .. }) = &mut self.grid[cell.index()] {
            *boost = false;
        }
    }

    /// All Technology tiles in the grid, with their cells.
    pub fn technologies(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        (0..9).filter_map(Cell::from_index).filter_map(|cell| Some((cell, self.technology(cell)?.0)))
    }

    /// All Technology tiles that can be spent: in the grid or ejected (BA-MIS-4).
    pub fn spendable_tiles(&self) -> Tiles {
        self.technologies().map(|(_, tile)| tile).collect::<Tiles>().or(self.ejected)
    }

    /// The cells with a Technology tile that a card with this back could activate (BA-A1-2).
    #[inline]
    pub fn cells_for(&self, back: Back) -> Cells {
        self.technologies()
            .filter(|(_, tile)| back.colour().is_none_or(|colour| tile.face().colour == colour))
            .map(|(cell, _)| cell)
            .collect()
    }

    /// Own robots of all workstations together.
    pub fn crew(&self) -> u8 {
        self.workstations.iter().sum()
    }
}

impl BlackAngel {
    /// Whose turn it is.
    #[inline]
    pub fn active_player(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The dice of anybody who has some.
    pub fn dice_of(&self, holder: Holder) -> Option<&Compartment> {
        match holder {
            Holder::Seat(seat) => self.players.get(seat.index()).map(|player| &player.dice),
            Holder::Neutral => self.neutral.as_ref().map(|neutral| &neutral.dice),
            Holder::Hal => self.hal.as_ref().map(|hal| &hal.dice),
        }
    }

    pub(crate) fn dice_of_mut(&mut self, holder: Holder) -> Option<&mut Compartment> {
        match holder {
            Holder::Seat(seat) => self.players.get_mut(seat.index()).map(|player| &mut player.dice),
            Holder::Neutral => self.neutral.as_mut().map(|neutral| &mut neutral.dice),
            Holder::Hal => self.hal.as_mut().map(|hal| &mut hal.dice),
        }
    }

    /// Everybody who has a compartment, in seat order.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        let neutral = self.neutral.is_some().then_some(Holder::Neutral);
        let hal = self.hal.is_some().then_some(Holder::Hal);
        (0..self.players.len() as u8).map(|seat| Holder::Seat(Seat(seat))).chain(neutral).chain(hal)
    }

    /// Whether a Mission of this colour can be drawn (BA-A3-4).
    pub fn can_draw(&self, colour: Colour) -> bool {
        !self.deck.or(self.discard).of(colour.into()).is_empty()
    }

    /// Dice in the game, of each colour.
    pub fn dice_per_colour(&self) -> u8 {
        data().player_counts[self.players.len().clamp(1, 4) - 1].dice_per_colour
    }

    /// Hexes on which another ship of this seat may not stop: own ships, and two of others
    /// (BA-SHIP-5).
    pub(crate) fn crowded(&self, seat: Seat) -> Hexes {
        let (mut one, mut two) = (Hexes::EMPTY, Hexes::EMPTY);
        for (index, player) in self.players.iter().enumerate() {
            if index != seat.index() {
                two = two.or(one.and(player.fleet));
                one = one.or(player.fleet);
            }
        }
        two
    }
}
