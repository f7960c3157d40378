//! Following (TEG-FOLLOW).

use engine::{Seat, Seats};

use crate::components::notation::{Ability, Where};
use crate::frames::Frame;
use crate::pieces::{Face, PilotId, PlanetSet};
use crate::state::{Place, TinyEpicGalaxies};
use crate::usable::Means;

impl TinyEpicGalaxies {
    /// Opens a window for everyone else who sits at the table; the Rogue never follows (SOLO-7).
    pub(crate) fn open_window(&mut self, opener: Seat, face: Face, die: Option<u8>, free: bool) {
        let undecided: Seats = Seats::first(self.setup.players).without(opener);
        if !undecided.is_empty() {
            self.push(Frame::Window { opener, face, die, free, undecided, asking: None });
        }
    }

    /// Finds the next player clockwise who can follow, or closes the window (TEG-FOLLOW-2,
    /// TEG-FOLLOW-10). Called while the window is on top and nobody decides.
    pub(crate) fn run_window(&mut self, opener: Seat, face: Face, die: Option<u8>, free: bool, mut undecided: Seats) {
        if undecided.is_empty() {
            return self.pop();
        }
        for seat in self.others(opener) {
            if !undecided.contains(seat) {
                continue;
            }
            if self.is_follower(seat, face, free) {
                self.replace_top(Frame::Window { opener, face, die, free, undecided, asking: Some(seat) });
                return;
            }
            undecided = undecided.without(seat);
        }
        self.pop();
    }

    /// Whether a player can follow in the window on top, at its cost or by a pilot.
    pub(crate) fn is_follower(&self, seat: Seat, face: Face, free: bool) -> bool {
        let cost = if free { 0 } else { self.this_turn.follow_cost };
        self.can_follow(seat, face, cost) || (!free && self.can_follow_free(seat, face))
    }

    /// Whether the cost is payable and the action possible with what is left (TEG-FOLLOW-6).
    pub(crate) fn can_follow(&self, seat: Seat, face: Face, cost: u8) -> bool {
        let galaxy = self.galaxy(seat);
        let Some(culture) = galaxy.culture.checked_sub(cost) else { return false };
        self.face_possible(seat, face, || Means { culture, ..self.follower_means(seat) })
    }

    /// Whether a pilot lets the player follow for nothing (TEG-FOLLOW-11).
    pub(crate) fn can_follow_free(&self, seat: Seat, face: Face) -> bool {
        self.free_follow(seat).is_some() && self.face_possible(seat, face, || self.follower_means(seat))
    }

    /// A follow is a resolution of its own: no card is invoked yet (TEG-FX-6).
    fn follower_means(&self, seat: Seat) -> Means {
        let galaxy = self.galaxy(seat);
        let die = match self.frames.last() {
            Some(Frame::Window { die, .. }) => *die,
            _ => None,
        };
        Means { energy: galaxy.energy, culture: galaxy.culture, invoked: PlanetSet::EMPTY, die, activating: None }
    }

    /// The pilot that has a free follow left in this turn.
    #[inline]
    pub(crate) fn free_follow(&self, seat: Seat) -> Option<PilotId> {
        if seat == self.active || !self.setup.expansion {
            return None;
        }
        let galaxy = self.galaxy(seat);
        (0..4).filter(|ship| galaxy.ships[*ship].place == Place::Galaxy).find_map(|ship| {
            match self.ability(seat, ship)? {
                (pilot, Ability::FreeFollow { place: Where::Galaxy, .. }) => {
                    (!galaxy.used_pilots.contains(pilot)).then_some(pilot)
                }
                _ => None,
            }
        })
    }
}
