//! Who sits where, and what that lets them see and do.

use engine::{Seat, Seats, Viewer};
use ui::Lang;

use crate::kind::{Position, Sight};
use crate::store::{Chair, Owner, Sitter};

/// The seats of a table, who owns them and what they are called. Several seats may have one
/// owner: a solo game, or several players at one screen.
#[derive(Clone, Debug)]
pub(crate) struct Seating(Vec<Chair>);

impl Seating {
    pub(crate) fn of(chairs: &[Chair]) -> Seating {
        Seating(chairs.to_vec())
    }

    /// The place of a visitor.
    pub(crate) fn place(&self, visitor: &Owner) -> Place {
        let theirs = |chair: &&Chair| matches!(&chair.sitter, Sitter::Person(owner) if owner == visitor);
        Place(self.0.iter().filter(theirs).map(|chair| chair.seat).collect())
    }

    /// What the seats are called, in order.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        let called = |chair: &Chair| chair.name.clone().unwrap_or_else(|| ui::seat_name(chair.seat, lang));
        self.0.iter().map(called).collect()
    }

    /// The names that players have given themselves, in order.
    pub(crate) fn given_names(&self) -> Vec<Option<String>> {
        self.0.iter().map(|chair| chair.name.clone()).collect()
    }
}

/// The seats of one visitor: none for a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(Seats);

impl Place {
    pub(crate) fn is_spectator(self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn owns(self, seat: Seat) -> bool {
        self.0.contains(seat)
    }

    /// Whether several players share the visitor's screen.
    pub(crate) fn is_shared(self) -> bool {
        self.0.len() > 1
    }

    pub(crate) fn owns_any(self, seats: Seats) -> bool {
        seats.iter().any(|seat| self.owns(seat))
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

    /// What the visitor sees on the page of one of their seats.
    ///
    /// A page without a seat, or with one that is not theirs, is nobody's in particular: where
    /// several players share the screen it shows what everyone may know, since nobody can tell
    /// who is looking.
    pub(crate) fn sight(self, position: &dyn Position, page: Option<Seat>) -> Sight {
        let page = if self.is_shared() { page.filter(|seat| self.owns(*seat)) } else { self.0.iter().next() };
        let deciding = position.deciding();
        let asked = |seat: &Seat| deciding.contains(*seat);
        // Whoever looks answers first; then the others, on this page if it needs no hidden hand.
        let acting = page.filter(asked).or_else(|| self.0.iter().find(asked));
        match acting {
            Some(next) if page != Some(next) && position.needs_hand(next) => {
                Sight { handover: Some(next), ..Sight::SPECTATOR }
            }
            _ => Sight {
                viewer: page.map_or(Viewer::Spectator, Viewer::Seat),
                acting,
                handover: None,
                undoing: self.0.iter().find(|seat| position.can_undo(*seat)),
            },
        }
    }

    /// With whose eyes the visitor looks back at a game.
    pub(crate) fn looking_back(self) -> Sight {
        match self.0.iter().next() {
            Some(seat) if !self.is_shared() => Sight { viewer: Viewer::Seat(seat), ..Sight::SPECTATOR },
            _ => Sight::SPECTATOR,
        }
    }
}
