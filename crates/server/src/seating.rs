//! Who sits where, and what that lets them see and do.

use engine::{Seat, Seats, Viewer};

use crate::kind::Position;
use crate::store::{Opening, Owner};

/// The seats of a table and who owns them. Several seats may have one owner: a solo game, or
/// several players at one screen.
#[derive(Clone, Debug)]
pub(crate) struct Seating(Vec<(Seat, Owner)>);

impl Seating {
    pub(crate) fn of(opening: &Opening) -> Seating {
        Seating(opening.seats.clone())
    }

    /// The place of a visitor.
    pub(crate) fn place(&self, visitor: &Owner) -> Place {
        Place(self.0.iter().filter(|(_, owner)| owner == visitor).map(|(seat, _)| *seat).collect())
    }
}

/// The seats of one visitor: none for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(Seats);

impl Place {
    pub(crate) fn is_spectator(self) -> bool {
        self.0.is_empty()
    }

    /// The seat for which the visitor acts: the first of theirs that is asked, else their first.
    pub(crate) fn acting(self, position: &dyn Position) -> Option<Seat> {
        let asked = position.deciding();
        self.0.iter().find(|seat| asked.contains(*seat)).or_else(|| self.0.iter().next())
    }

    /// The seat for which the visitor takes back: the one of theirs that can.
    pub(crate) fn undoing(self, position: &dyn Position) -> Option<Seat> {
        self.0.iter().find(|seat| position.can_undo(*seat)).or_else(|| self.acting(position))
    }

    /// With whose eyes the visitor looks at the table.
    pub(crate) fn viewer(self, position: &dyn Position) -> Viewer {
        self.acting(position).map_or(Viewer::Spectator, Viewer::Seat)
    }
}
