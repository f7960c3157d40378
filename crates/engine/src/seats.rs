//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// No game of Starboard seats more players than this.
pub const MAX_SEATS: usize = 5;

/// One player's place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array with one entry a player.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> Seats {
        (0..count).map(Seat).collect()
    }

    /// This set and one seat more.
    #[inline]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1u8.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// This set without one seat.
    #[inline]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::one(seat).0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & Seats::one(seat).0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The next seat of the set after this one, round the table; none of an empty set.
    #[inline]
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & u8::MAX.checked_shl(u32::from(seat.0) + 1).unwrap_or(0);
        let left = if later == 0 { self.0 } else { later };
        (left != 0).then(|| Seat(left.trailing_zeros() as u8))
    }

    /// How many seats the set holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = Seats::one(Seat(3)).with(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(set.without(Seat(3)), Seats::one(Seat(1)));
        assert_eq!(Seats::first(5).len(), 5);
        assert_eq!([0, 1, 3, 200].map(|seat| set.next_after(Seat(seat))), [1, 3, 1, 1].map(|seat| Some(Seat(seat))));
        assert_eq!(Seats::NONE.next_after(Seat(0)), None);
        assert!(!Seats::NONE.with(Seat(200)).contains(Seat(200)), "a seat that cannot be is nobody");
    }
}
