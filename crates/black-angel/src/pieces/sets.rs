//! Sets of pieces as single integers. In JSON they are lists of names.

use crate::pieces::{Advanced, Card, Cell, HalCard, Hex, Tile};

engine::piece_set! {
    /// Mission and Ravager cards.
    pub Cards(u128) of Card;
    /// Technology tiles.
    pub Tiles(u64) of Tile;
    /// Advanced tiles.
    pub AdvancedTiles(u16) of Advanced;
    /// Hexes of space.
    pub Hexes(u64) of Hex;
    /// Cells of a technology grid.
    pub Cells(u16) of Cell;
    /// Cards of Hal's.
    pub HalCards(u16) of HalCard;
}

impl Cards {
    /// The Missions among them.
    #[inline]
    pub fn missions(self) -> Cards {
        self & Cards::from_bits((1 << Card::MISSIONS) - 1)
    }

    /// The Ravagers among them.
    #[inline]
    pub fn ravagers(self) -> Cards {
        self - self.missions()
    }
}
