//! What is printed on pieces by the component data that is shown: for names, pages and tests. The
//! rules read the data that a state carries.

use crate::components::{AdvancedTile, HalCardFace, MissionCard, RavagerCard, TechnologyTile, shown};
use crate::pieces::{Advanced, Back, Card, Cards, HalCard, Tile};

impl Card {
    /// The face of a Mission card.
    pub fn mission(self) -> Option<&'static MissionCard> {
        shown().mission(self)
    }

    /// The face of a Ravager card.
    pub fn ravager(self) -> Option<&'static RavagerCard> {
        shown().ravager(self)
    }

    /// What everybody sees of the card.
    pub fn back(self) -> Back {
        shown().back(self)
    }
}

impl Cards {
    /// Those with this back.
    pub fn of(self, back: Back) -> Cards {
        self & shown().cards(back)
    }
}

impl Tile {
    /// What is printed on it.
    pub fn face(self) -> &'static TechnologyTile {
        &shown()[self]
    }

    /// Whether it is a starting tile, of which each player has an own copy.
    pub fn is_starting(self) -> bool {
        shown().starting.contains(self)
    }
}

impl Advanced {
    /// What is printed on it.
    pub fn face(self) -> &'static AdvancedTile {
        &shown()[self]
    }
}

impl HalCard {
    /// What is printed on it.
    pub fn face(self) -> &'static HalCardFace {
        &shown()[self]
    }
}
