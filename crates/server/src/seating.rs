//! Who sits where, and what that lets them see and do.

use engine::{Seat, Seats, Viewer};
use ui::{Eyes, Lang};

use crate::erased::{DynMatch, Perspective};
use crate::store::{Chair, Owner, Sitter};

/// What the seats are called, in order.
pub(crate) fn names(chairs: &[Chair], lang: Lang) -> Vec<String> {
    let called = |chair: &Chair| chair.name.clone().unwrap_or_else(|| ui::seat_name(chair.seat, lang));
    chairs.iter().map(called).collect()
}

/// The seats of one visitor: none for a spectator. Several seats may have one owner: a solo game,
/// or several players at one screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Place {
    /// Whose hidden things the visitor may know.
    seats: Seats,
    /// Those of them in which a bot stands in for the visitor.
    away: Seats,
}

impl Place {
    /// The place of a visitor among these seats.
    pub(crate) fn of(visitor: &Owner, chairs: &[Chair]) -> Place {
        let theirs = chairs.iter().filter(|chair| chair.sitter.owner() == Some(visitor));
        let away = |chair: &&Chair| matches!(chair.sitter, Sitter::Absent { .. });
        Place {
            seats: theirs.clone().map(|chair| chair.seat).collect(),
            away: theirs.filter(away).map(|chair| chair.seat).collect(),
        }
    }

    pub(crate) fn is_spectator(self) -> bool {
        self.seats.is_empty()
    }

    /// Whether the visitor may choose for this seat.
    pub(crate) fn owns(self, seat: Seat) -> bool {
        self.seats.contains(seat) && !self.away.contains(seat)
    }

    /// Whether the seat is the visitor's, even if a bot stands in for them.
    pub(crate) fn has(self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    /// The visitor's seats.
    pub(crate) fn seats(self) -> impl Iterator<Item = Seat> {
        self.seats.iter()
    }

    /// Whether several players share the visitor's screen.
    pub(crate) fn is_shared(self) -> bool {
        self.seats.len() > 1
    }

    pub(crate) fn has_any(self, seats: Seats) -> bool {
        seats.iter().any(|seat| self.has(seat))
    }

    fn playing(self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |seat| !self.away.contains(*seat))
    }

    /// The seat for which the visitor acts: the first of theirs that is asked, else their first.
    pub(crate) fn acting(self, position: &dyn DynMatch) -> Option<Seat> {
        let asked = position.deciding();
        self.playing().find(|seat| asked.contains(*seat)).or_else(|| self.playing().next())
    }

    /// The seat for which the visitor takes back: the one of theirs that can.
    pub(crate) fn undoing(self, position: &dyn DynMatch) -> Option<Seat> {
        self.playing().find(|seat| position.can_undo(*seat)).or_else(|| self.acting(position))
    }

    /// The seat whose page it is: where several players share the screen the one that is asked for,
    /// else the visitor's own.
    pub(crate) fn page(self, asked_for: Option<Seat>) -> Option<Seat> {
        if self.is_shared() { asked_for.filter(|seat| self.has(*seat)) } else { self.seats.iter().next() }
    }

    /// What the visitor sees on the page of one of their seats.
    ///
    /// A page without a seat, or with one that is not theirs, is nobody's in particular: where
    /// several players share the screen it shows what everyone may know, since nobody can tell
    /// who is looking.
    pub(crate) fn perspective(self, position: &dyn DynMatch, page: Option<Seat>) -> Perspective {
        let page = self.page(page);
        let deciding = position.deciding();
        let asked = |seat: &Seat| deciding.contains(*seat);
        // Whoever looks answers first; then the others, on this page if it needs no hidden hand.
        let acting = page.filter(|seat| self.owns(*seat)).filter(asked).or_else(|| self.playing().find(asked));
        match acting {
            Some(next) if page != Some(next) && position.needs_hand(next) => {
                Perspective { handover: Some(next), ..Perspective::SPECTATOR }
            }
            _ => Perspective {
                viewer: page.map_or(Viewer::Spectator, Viewer::Seat),
                acting,
                handover: None,
                undoing: self.playing().find(|seat| position.can_undo(*seat)),
                ..Perspective::SPECTATOR
            },
        }
    }

    /// With whose eyes the visitor looks back at a game that goes on.
    pub(crate) fn looking_back(self) -> Eyes {
        match self.seats.iter().next() {
            Some(seat) if !self.is_shared() => Eyes::Seat(seat),
            _ => Eyes::Public,
        }
    }
}
