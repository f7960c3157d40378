//! Advancing, falling back and colonizing (TEG-ADV, TEG-COL), and the empire (TEG-EMP).

use engine::{Play, Seat, Sink};

use crate::components::notation::{Ability, Tracks};
use crate::event::{Cause, Event};
use crate::pieces::PlanetId;
use crate::state::{Phase, Place, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// The own orbiting ships that may advance on such tracks; a die also moves a ship whose
    /// pilot has `wild_advance` (TEG-ADV-1).
    pub(crate) fn advanceable(&self, seat: Seat, tracks: Tracks, by_die: bool) -> u8 {
        let reached = self.data.with_track(tracks);
        let mut ships = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            if let Place::Orbit { planet, .. } = ship.place {
                let fits = reached.contains(planet) || (by_die && self.has_ability(seat, index, Ability::WildAdvance));
                ships |= u8::from(fits) << index;
            }
        }
        ships
    }

    /// The ships of a galaxy that may be pushed back, bit `4 * galaxy + ship` (TEG-FX-7). Only
    /// their owner can push back an anchored one.
    pub(crate) fn regressible(&self, seat: Seat, tracks: Tracks, by_owner: bool) -> u32 {
        let reached = self.data.with_track(tracks);
        let mut ships = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            if let Place::Orbit { planet, level } = ship.place {
                let fits = level > 0
                    && reached.contains(planet)
                    && (by_owner || !self.has_ability(seat, index, Ability::Anchored));
                ships |= u32::from(fits) << (4 * seat.index() + index);
            }
        }
        ships
    }

    /// Advances a ship; past the last space it colonizes and the rest is lost (TEG-ADV-2,
    /// TEG-ADV-3).
    pub(crate) fn advance<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: usize,
        steps: u8,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let Place::Orbit { planet, level } = self.galaxy(seat).ships[ship].place else { return };
        let spaces = self.data[planet].track_spaces;
        let to = (level + steps).min(spaces + 1);
        if to <= spaces {
            self.galaxy_mut(seat).ships[ship].place = Place::Orbit { planet, level: to };
        }
        play.tell(self, Event::Advanced { seat, ship: ship as u8, planet, from: level, to, cause });
        if to > spaces {
            self.colonize(seat, ship, planet, play);
        }
    }

    /// Pushes a ship back, never below the start space (TEG-FX-7).
    pub(crate) fn regress<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: usize,
        steps: u8,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let Place::Orbit { planet, level } = self.galaxy(seat).ships[ship].place else { return };
        let to = level.saturating_sub(steps);
        self.galaxy_mut(seat).ships[ship].place = Place::Orbit { planet, level: to };
        play.tell(self, Event::Regressed { seat, ship: ship as u8, planet, from: level, to, cause });
    }

    /// A planet is colonized, in the order of TEG-COL-4.
    fn colonize<S: Sink<Self>>(&mut self, seat: Seat, ship: usize, planet: PlanetId, play: &mut Play<'_, S>) {
        let colonizer = self.ability(seat, ship);
        for owner in self.everyone() {
            for index in 0..4 {
                if self.galaxy(owner).ships[index].place.planet() != Some(planet) {
                    continue;
                }
                self.put_ship(owner, index, Place::Galaxy, Cause::Colonized { planet }, play);
                if let (true, Some((pilot, Ability::Consolation { energy, culture }))) =
                    (owner != seat, self.ability(owner, index))
                {
                    self.gain(owner, energy, culture, Cause::Pilot { pilot }, play);
                }
            }
        }
        let slot = self.slot(planet);
        if let Some(slot) = slot {
            self.row[slot] = None;
        }
        let vp = self.data[planet].vp;
        let galaxy = self.galaxy_mut(seat);
        galaxy.colonies.insert(planet);
        galaxy.vp += vp;
        play.tell(self, Event::Colonized { seat, planet, vp });
        if let Some((pilot, Ability::ColonizeGain { energy, culture })) = colonizer {
            self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
        }
        self.score_changed(seat, play);
        if let Some(slot) = slot {
            self.refill_row(slot, play);
        }
        if self.row_exhausted() {
            self.trigger_end(seat, play); // TEG-END-6
        }
    }

    /// Whether no planet can ever be colonized again. The Rogue ends a solo game in any case.
    pub(crate) fn row_exhausted(&self) -> bool {
        !self.setup.is_solo() && self.row.iter().all(Option::is_none)
    }

    /// Turns up a planet in an empty slot; with an empty deck it stays empty (TEG-COL-3).
    pub(crate) fn refill_row<S: Sink<Self>>(&mut self, slot: usize, play: &mut Play<'_, S>) {
        if self.phase == Phase::Over {
            return; // SM-T11: nothing happens any more.
        }
        let planet = self.planet_deck.draw(play.dice);
        if planet.is_some() {
            play.dice.reveal();
        }
        self.row[slot] = planet;
        play.tell(self, Event::PlanetRevealed { slot: slot as u8, planet });
    }

    /// Raises an empire by one level: points at once, a ship at once, a die with the next roll
    /// (TEG-EMP-2, TEG-EMP-3, TEG-DICE-8).
    pub(crate) fn raise_empire<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        let level = self.galaxy(seat).level + 1;
        let vp = self.empire_vp(seat, level);
        let gained = vp - self.empire_vp(seat, level - 1);
        let rogue = self.is_rogue(seat);
        let galaxy = self.galaxy_mut(seat);
        galaxy.level = level;
        galaxy.vp += gained;
        play.tell(self, Event::Upgraded { seat, level, vp });
        if !rogue {
            let locked = self.ships_where(seat, |place| place == Place::Locked);
            if 4 - locked.count_ones() < u32::from(self.data.empire(level).ships) {
                let ship = locked.trailing_zeros() as u8;
                self.galaxy_mut(seat).ships[usize::from(ship)].place = Place::Galaxy;
                play.tell(self, Event::ShipUnlocked { seat, ship });
            }
        }
        self.score_changed(seat, play);
    }

    /// The points of an empire level: totals, not added up (TEG-EMP-2).
    pub(crate) fn empire_vp(&self, seat: Seat, level: u8) -> u8 {
        if self.is_rogue(seat) { self.data[self.setup.rogue].at_level(level).vp } else { self.data.empire(level).vp }
    }

    /// An upgrade that is paid for: the price, the discount used, the level.
    pub(crate) fn upgrade<S: Sink<Self>>(&mut self, seat: Seat, energy: u8, culture: u8, play: &mut Play<'_, S>) {
        if let Some((pilot, _)) = self.upgrade_discount(seat) {
            self.galaxy_mut(seat).used_pilots.insert(pilot);
        }
        self.pay(seat, energy, culture, None, Cause::Upgrade, play);
        self.raise_empire(seat, play);
    }
}
