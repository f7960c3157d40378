//! What is printed on pieces by the built-in component data: for names, pages and tests. The rules
//! read the data that a state carries.

use crate::components::{AdvancedTile, HalCardFace, MissionCard, RavagerCard, TechnologyTile, data};
use crate::pieces::{Advanced, Back, Card, Cards, HalCard, Tile};

impl Card {
    /// The face of a Mission card.
    pub fn mission(self) -> Option<&'static MissionCard> {
        data().mission(self)
    }

    /// The face of a Ravager card.
    pub fn ravager(self) -> Option<&'static RavagerCard> {
        data().ravager(self)
    }

    /// What everybody sees of the card.
    pub fn back(self) -> Back {
        data().back(self)
    }
}

impl Cards {
    /// Those with this back.
    pub fn of(self, back: Back) -> Cards {
        self & data().cards(back)
    }
}

impl Tile {
    /// What is printed on it.
    pub fn face(self) -> &'static TechnologyTile {
        &data()[self]
    }

    /// Whether it is a starting tile, of which each player has an own copy.
    pub fn is_starting(self) -> bool {
        data().starting.contains(self)
    }
}

impl Advanced {
    /// What is printed on it.
    pub fn face(self) -> &'static AdvancedTile {
        &data()[self]
    }
}

impl HalCard {
    /// What is printed on it.
    pub fn face(self) -> &'static HalCardFace {
        &data()[self]
    }
}
