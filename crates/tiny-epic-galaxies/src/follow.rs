//! Following (TEG-FOLLOW).

use engine::{Play, Seat, Seats, Sink};

use crate::cards::{PilotId, PlanetSet};
use crate::event::{Cause, Event};
use crate::notation::{Ability, Face, Where};
use crate::table::{Frame, Place, Source, Task, TinyEpicGalaxies};
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
    pub(crate) fn run_window(&mut self) {
        let Some(Frame::Window { opener, face, free, mut undecided, .. }) = self.frames.last().copied() else {
            return;
        };
        let cost = if free { 0 } else { self.this_turn.follow_cost };
        for seat in self.others(opener) {
            if !undecided.contains(seat) {
                continue;
            }
            if self.can_follow(seat, face, cost) || (!free && self.can_follow_free(seat, face)) {
                if let Some(Frame::Window { undecided: left, asking, .. }) = self.frames.last_mut() {
                    (*left, *asking) = (undecided, Some(seat));
                }
                return;
            }
            undecided = undecided.without(seat);
        }
        self.frames.pop();
    }

    /// Whether the cost is payable and the action possible with what is left (TEG-FOLLOW-6).
    pub(crate) fn can_follow(&self, seat: Seat, face: Face, cost: u8) -> bool {
        let galaxy = self.galaxy(seat);
        let Some(culture) = galaxy.culture.checked_sub(cost) else { return false };
        self.face_possible(seat, face, &Means { culture, ..self.follower_means(seat) })
    }

    /// Whether a pilot lets the player follow for nothing (TEG-FOLLOW-11).
    pub(crate) fn can_follow_free(&self, seat: Seat, face: Face) -> bool {
        self.free_follow(seat).is_some() && self.face_possible(seat, face, &self.follower_means(seat))
    }

    /// A follow is a resolution of its own: no card is invoked yet (TEG-FX-6).
    fn follower_means(&self, seat: Seat) -> Means {
        let galaxy = self.galaxy(seat);
        let die = match self.frames.last() {
            Some(Frame::Window { die, .. }) => *die,
            _ => None,
        };
        Means { energy: galaxy.energy, culture: galaxy.culture, invoked: PlanetSet::NONE, die, activating: None }
    }

    /// The pilot that has a free follow left in this turn.
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

    /// A player follows: pays, pays out (TEG-PL-BIRK), and resolves the face (TEG-FOLLOW-4).
    pub(crate) fn follow<S: Sink<Self>>(&mut self, seat: Seat, by_pilot: bool, play: &mut Play<'_, S>) {
        let Some(Frame::Window { opener, face, die, free, undecided, asking }) = self.frames.last_mut() else {
            return;
        };
        *undecided = undecided.without(seat);
        *asking = None;
        let (opener, face, die, free) = (*opener, *face, *die, *free);
        let mut cost = if free { 0 } else { self.this_turn.follow_cost };
        if let (true, Some(pilot)) = (by_pilot, self.free_follow(seat)) {
            self.galaxy_mut(seat).used_pilots = self.galaxy(seat).used_pilots.with(pilot);
            cost = 0;
        }
        if let (Some(die), false) = (die, free)
            && let Some(die) = self.dice.get_mut(usize::from(die))
        {
            die.followed = die.followed.with(seat);
        }
        play.tell(self, Event::Followed { seat, opener, face, cost });
        self.pay(seat, 0, cost, None, Cause::Follow, play);
        if opener == self.active {
            let (energy, culture) = (self.this_turn.followed_energy, self.this_turn.followed_culture);
            self.gain(opener, energy, culture, Cause::Followed { by: seat }, play);
        }
        self.push(Frame::Resolution { seat, die, invoked: PlanetSet::NONE });
        self.push(Frame::Task(Task::new(seat, Source::Face { face })));
    }

    /// A player passes.
    pub(crate) fn pass<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        let Some(Frame::Window { face, undecided, asking, .. }) = self.frames.last_mut() else { return };
        *undecided = undecided.without(seat);
        *asking = None;
        let face = *face;
        play.tell(self, Event::Passed { seat, face });
    }
}
