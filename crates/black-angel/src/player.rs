//! A player's board: goods, robots, dice, cards and the technology grid.

use engine::Piece;
use serde::{Deserialize, Serialize};

use crate::components::{Boost, Bundle, Components};
use crate::event::Item;
use crate::pieces::{Advanced, AdvancedTiles, Back, Card, Cards, Cell, Cells, Hexes, Tile, Tiles};
use crate::state::Compartment;

/// A tile in a technology grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GridTile {
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
    pub grid: [Option<GridTile>; 9],
    /// Ejected Technology tiles.
    pub ejected: Tiles,
    /// Advanced tiles on the three spaces, by colour.
    pub advanced_spaces: [Option<Advanced>; 3],
    /// Ejected Advanced tiles that found no space.
    pub advanced_aside: AdvancedTiles,
}

impl Player {
    /// The Technology tile on a cell, and whether it lies on its boost side and bears debris.
    #[inline]
    pub fn technology(&self, cell: Cell) -> Option<(Tile, bool, bool)> {
        match self.grid[cell.index()] {
            Some(GridTile::Technology { tile, boost, debris }) => Some((tile, boost, debris)),
            _ => None,
        }
    }

    /// Turns the tile on a cell to its standard side.
    pub(crate) fn turn_over(&mut self, cell: Cell) {
        if let Some(GridTile::Technology { boost, .. }) = &mut self.grid[cell.index()] {
            *boost = false;
        }
    }

    /// All Technology tiles in the grid, with their cells.
    #[inline]
    pub fn technologies(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        Cell::all().filter_map(|cell| Some((cell, self.technology(cell)?.0)))
    }

    /// All Technology tiles that can be spent: in the grid or ejected (BA-MIS-4).
    pub fn spendable_tiles(&self) -> Tiles {
        self.technologies().fold(self.ejected, |tiles, (_, tile)| tiles.with(tile))
    }

    /// The cells with a Technology tile that a card with this back could activate (BA-A1-2).
    #[inline]
    pub fn cells_for(&self, data: &Components, back: Back) -> Cells {
        let fits = |tile: Tile| back.colour().is_none_or(|colour| data[tile].colour == colour);
        self.technologies().filter(|(_, tile)| fits(*tile)).map(|(cell, _)| cell).collect()
    }

    /// [`Player::cells_for`] each back.
    pub(crate) fn cells_by_back(&self, data: &Components) -> [Cells; 4] {
        let mut cells = [Cells::EMPTY; 4];
        for (cell, tile) in self.technologies() {
            cells[data[tile].colour.index()].insert(cell);
            cells[Back::Ravager as usize].insert(cell);
        }
        cells
    }

    /// The tiles that a chain tile may activate: neighbours that are not chain tiles (BA-TILE-5).
    pub(crate) fn chain_targets(&self, data: &Components, cell: Cell, vertical: bool) -> Cells {
        let neighbours = if vertical { cell.above_and_below() } else { cell.left_and_right() };
        let is_chain = |tile: Tile| data[tile].effects.iter().any(|effect| effect.is_chain());
        neighbours.iter().filter(|cell| self.technology(*cell).is_some_and(|(tile, ..)| !is_chain(tile))).collect()
    }

    /// The boost that a cell offers: a tile in the grid on its boost side (BA-ADV-3, -5).
    pub(crate) fn boost(&self, data: &Components, cell: Cell) -> Option<(Tile, Boost)> {
        let (tile, boost_side, _) = self.technology(cell)?;
        data[tile].boost.filter(|_| boost_side).map(|boost| (tile, boost))
    }

    /// All boosts in the grid.
    pub(crate) fn boosts<'a>(&'a self, data: &'a Components) -> impl Iterator<Item = (Cell, Tile, Boost)> + 'a {
        Cell::all().filter_map(move |cell| {
            let (tile, boost) = self.boost(data, cell)?;
            Some((cell, tile, boost))
        })
    }

    /// Own robots of all workstations together.
    #[inline]
    pub fn crew(&self) -> u8 {
        self.workstations.iter().sum()
    }

    /// How much of a thing there is to be paid with.
    pub(crate) fn amount(&self, item: Item) -> u16 {
        match item {
            Item::Robot => u16::from(self.break_room),
            Item::Resource => self.resources,
            Item::Ship => self.ships,
            Item::Debris => self.debris,
        }
    }

    /// Whether all of `pay` can be paid (BA-MIS-2, -3).
    pub(crate) fn affords(&self, pay: &Bundle) -> bool {
        let Bundle { robot, resource, ship, debris, technology, mission_card, ravager_card, .. } = *pay;
        self.break_room >= robot
            && self.resources >= u16::from(resource)
            && self.ships >= u16::from(ship)
            && self.debris >= u16::from(debris)
            && (mission_card == 0 || self.hand.missions().len() >= usize::from(mission_card))
            && (ravager_card == 0 || self.hand.ravagers().len() >= usize::from(ravager_card))
            && (technology == 0 || self.spendable_tiles().len() >= usize::from(technology))
    }
}
