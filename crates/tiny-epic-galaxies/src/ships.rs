//! Moving a ship (TEG-MOVE) and what a Move brings, in the order of SM-T10.

use engine::{Play, Seat, Sink, ensure};

use crate::action::Destination;
use crate::components::notation::{Ability, MoveFrom};
use crate::decisions::PayAbility;
use crate::event::{Cause, Event};
use crate::frames::{AbilityOffer, ArrivalStage, Frame};
use crate::pieces::{PlanetId, PlanetSet};
use crate::refusal::Refusal;
use crate::state::{Place, TinyEpicGalaxies};

/// Where a player has ships: at most one on each surface and one in each orbit (TEG-MOVE-3).
#[derive(Clone, Copy)]
pub(crate) struct Stations {
    surfaces: PlanetSet,
    orbits: PlanetSet,
}

impl TinyEpicGalaxies {
    pub(crate) fn stations(&self, seat: Seat) -> Stations {
        let mut stations = Stations { surfaces: PlanetSet::EMPTY, orbits: PlanetSet::EMPTY };
        for ship in &self.galaxy(seat).ships {
            match ship.place {
                Place::Surface { planet } => stations.surfaces = stations.surfaces.with(planet),
                Place::Orbit { planet, .. } => stations.orbits = stations.orbits.with(planet),
                _ => {}
            }
        }
        stations
    }

    /// Whether a ship of the set is meant (TEG-COMP-1, TEG-TERM-5).
    pub(crate) fn permit_ship(&self, seat: Seat, ship: u8, ships: u8) -> Result<(), Refusal> {
        if ship < 4 && ships >> ship & 1 == 1 {
            return Ok(());
        }
        let piece = self.galaxy(seat).ships.get(usize::from(ship)).ok_or(Refusal::NoSuchShip)?;
        ensure(piece.place != Place::Locked, Refusal::ShipLocked)?;
        let before = self.galaxy(seat).ships.iter().take(usize::from(ship)).enumerate();
        let twin = piece.advanced.is_none()
            && before.into_iter().any(|(index, other)| ships >> index & 1 == 1 && other == piece);
        Err(if twin { Refusal::TwinShip } else { Refusal::NotThisShip })
    }

    /// Whether a ship in play may move there (TEG-MOVE-1).
    pub(crate) fn permit_destination(&self, seat: Seat, ship: usize, to: Destination) -> Result<(), Refusal> {
        let place = self.galaxy(seat).ships[ship].place;
        let stations = self.stations(seat);
        let (planet, taken) = match to {
            Destination::Galaxy => return ensure(place != Place::Galaxy, Refusal::MustLeave),
            Destination::Explore => {
                ensure(self.can_explore(), Refusal::NothingToExplore)?;
                return ensure(self.may_explore_from(seat, ship, place), Refusal::ExploringAlready);
            }
            Destination::Surface { planet } => (planet, stations.surfaces.contains(planet)),
            Destination::Orbit { planet } => (planet, stations.orbits.contains(planet)),
        };
        ensure(self.slot(planet).is_some(), Refusal::NotInRow)?;
        ensure(self.planet_to_leave(seat, ship, place) != Some(planet), Refusal::MustLeave)?;
        ensure(!taken, Refusal::SpaceTaken)
    }

    /// The planet that a ship cannot move to since it must leave it, unless its pilot may shift
    /// (TEG-MOVE-2).
    fn planet_to_leave(&self, seat: Seat, ship: usize, place: Place) -> Option<PlanetId> {
        place.planet().filter(|_| !self.has_ability(seat, ship, Ability::SamePlanetShift))
    }

    /// BTB-EXP-8
    fn may_explore_from(&self, seat: Seat, ship: usize, place: Place) -> bool {
        place != Place::Exploration || self.has_ability(seat, ship, Ability::Reexplore)
    }

    #[inline]
    pub(crate) fn has_ability(&self, seat: Seat, ship: usize, ability: Ability) -> bool {
        self.ability(seat, ship).is_some_and(|(_, own)| own == ability)
    }

    /// Whether exploring is possible at all (BTB-EXP-7).
    pub(crate) fn can_explore(&self) -> bool {
        self.setup.expansion && (!self.exploration_offer.is_empty() || self.exploration_left() > 0)
    }

    /// Calls `visit` with every place in reach of a ship in play.
    pub(crate) fn each_destination(
        &self,
        seat: Seat,
        ship: u8,
        stations: Stations,
        mut visit: impl FnMut(Destination),
    ) {
        let ship = usize::from(ship);
        let place = self.galaxy(seat).ships[ship].place;
        let left = self.planet_to_leave(seat, ship, place);
        for planet in self.row.iter().flatten().copied().filter(|planet| Some(*planet) != left) {
            if !stations.orbits.contains(planet) {
                visit(Destination::Orbit { planet });
            }
            if !stations.surfaces.contains(planet) {
                visit(Destination::Surface { planet });
            }
        }
        if place != Place::Galaxy {
            visit(Destination::Galaxy);
        }
        if self.can_explore() && self.may_explore_from(seat, ship, place) {
            visit(Destination::Explore);
        }
    }

    /// Whether a ship of the galaxy has anywhere to go.
    fn can_leave_galaxy(&self, seat: Seat) -> bool {
        let stations = self.stations(seat);
        let full = stations.surfaces & stations.orbits;
        self.row.iter().flatten().any(|planet| !full.contains(*planet)) || self.can_explore()
    }

    /// Which of these ships can move, with twins counted once.
    pub(crate) fn movable(&self, seat: Seat, among: u8) -> u8 {
        let ships = self.distinct(seat, among & self.ships_where(seat, |place| place != Place::Locked));
        let home = ships & self.ships_where(seat, |place| place == Place::Galaxy);
        if home == 0 || self.can_leave_galaxy(seat) { ships } else { ships & !home }
    }

    /// Whether any of these ships can move (TEG-DICE-2).
    #[inline]
    pub(crate) fn any_move(&self, seat: Seat, among: u8) -> bool {
        let mut home = false;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            match ship.place {
                _ if among >> index & 1 == 0 => {}
                Place::Locked => {}
                Place::Galaxy => home = true,
                // From elsewhere it can at least return.
                Place::Surface { .. } | Place::Orbit { .. } | Place::Exploration => return true,
            }
        }
        home && self.can_leave_galaxy(seat)
    }

    /// Leaves one of several normal ships that lie together in the galaxy or on the Exploration
    /// board: they are identical pieces (TEG-COMP-1).
    pub(crate) fn distinct(&self, seat: Seat, ships: u8) -> u8 {
        let all = &self.galaxy(seat).ships;
        let mut kept = 0;
        let (mut home, mut away) = (false, false);
        for (index, ship) in all.iter().enumerate().filter(|(index, _)| ships >> index & 1 == 1) {
            let seen = match (ship.place, ship.advanced) {
                (Place::Galaxy, None) => std::mem::replace(&mut home, true),
                (Place::Exploration, None) => std::mem::replace(&mut away, true),
                _ => false,
            };
            kept |= u8::from(!seen) << index;
        }
        kept
    }

    /// The ships that a move step may take (Appendix A, `move`).
    pub(crate) fn leaving_from(&self, seat: Seat, from: MoveFrom) -> u8 {
        self.ships_where(seat, |place| match from {
            MoveFrom::Any => place != Place::Locked,
            MoveFrom::Exploration => place == Place::Exploration,
        })
    }

    /// The ships of the galaxy that may be sent exploring (Appendix A, `explore`).
    pub(crate) fn explorers(&self, seat: Seat) -> u8 {
        if !self.can_explore() {
            return 0;
        }
        self.distinct(seat, self.ships_where(seat, |place| place == Place::Galaxy))
    }

    /// One whole Move (SM-T10): `launch_gain`, arrival, `land_gain`, then landing or exploring;
    /// the rest waits below in an Arrival frame.
    pub(crate) fn fly<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: u8,
        to: Destination,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let index = usize::from(ship);
        let ability = self.ability(seat, index);
        let left_galaxy = self.galaxy(seat).ships[index].place == Place::Galaxy;
        if let (true, Some((pilot, Ability::LaunchGain { energy, culture }))) = (left_galaxy, ability) {
            self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
        }
        let place = match to {
            Destination::Galaxy => Place::Galaxy,
            Destination::Surface { planet } => Place::Surface { planet },
            Destination::Orbit { planet } => {
                let level = match ability {
                    Some((_, Ability::HeadStart { space })) => space.min(self.data[planet].track_spaces),
                    _ => 0,
                };
                Place::Orbit { planet, level }
            }
            Destination::Explore => Place::Exploration,
        };
        self.put_ship(seat, index, place, cause, play);
        let stage = match place {
            Place::Surface { planet } => ArrivalStage::Landed { planet },
            Place::Exploration => ArrivalStage::Explored,
            _ => ArrivalStage::Last,
        };
        if let (Place::Surface { .. }, Some((pilot, Ability::LandGain { energy, culture }))) = (place, ability) {
            self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
        }
        if ability.is_some() || matches!(stage, ArrivalStage::Landed { .. }) {
            self.push(Frame::Arrival { seat, ship, stage });
        }
        if place == Place::Exploration {
            self.begin_exploring(seat, ship, play);
        }
    }

    /// Puts a ship somewhere. Coming to the galaxy pays `return_gain`, whatever the reason.
    pub(crate) fn put_ship<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: usize,
        to: Place,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let from = std::mem::replace(&mut self.galaxy_mut(seat).ships[ship].place, to);
        play.tell(self, Event::ShipMoved { seat, ship: ship as u8, from, to, cause });
        if let (Place::Galaxy, Some((pilot, Ability::ReturnGain { energy, culture }))) = (to, self.ability(seat, ship))
        {
            self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
        }
    }

    /// The next thing that a Move brings (SM-T10). Called while the Arrival frame is on top.
    pub(crate) fn arrive<S: Sink<Self>>(&mut self, seat: Seat, ship: u8, stage: ArrivalStage, play: &mut Play<'_, S>) {
        self.pop();
        let index = usize::from(ship);
        let ability = self.ability(seat, index);
        match stage {
            ArrivalStage::Landed { planet } => {
                // SM-T9: the question is skipped when the action is not usable.
                let usable = self.usable(seat, planet, &self.means(seat));
                if ability.is_some() {
                    self.push(Frame::Arrival { seat, ship, stage: ArrivalStage::Last });
                }
                if usable {
                    self.push(Frame::Landing { seat, ship, planet });
                }
            }
            ArrivalStage::LandingUsed { planet } => {
                self.push(Frame::Arrival { seat, ship, stage: ArrivalStage::Last });
                let offer = AbilityOffer::LandRepeat { planet };
                if let Some((energy, culture)) = self.ability_price(seat, ship, offer)
                    && self.repeatable(seat, planet, energy, culture)
                {
                    self.push(Frame::Ability { seat, ship, offer });
                }
            }
            ArrivalStage::Explored => {
                self.push(Frame::Arrival { seat, ship, stage: ArrivalStage::Last });
                if let Some((pilot, Ability::ExploreGain { energy, culture })) = ability {
                    self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
                }
            }
            ArrivalStage::Last => {
                let room = self.frames.len() < crate::frames::DEEP;
                if room
                    && self.ability_price(seat, ship, AbilityOffer::MoveAgain).is_some()
                    && self.movable(seat, 1 << ship) != 0
                {
                    self.push(Frame::Ability { seat, ship, offer: AbilityOffer::MoveAgain });
                }
            }
        }
    }

    /// Whether `land_repeat` could use the planet again: an exception to TEG-FX-6, not to
    /// once-per-turn cards, and only while the planet is in the row.
    fn repeatable(&self, seat: Seat, planet: PlanetId, energy: u8, culture: u8) -> bool {
        let mut means = self.means(seat);
        means.energy -= energy;
        means.culture -= culture;
        means.invoked = means.invoked.without(planet);
        self.slot(planet).is_some() && self.usable(seat, planet, &means)
    }

    /// The landing action is used (TEG-MOVE-6).
    pub(crate) fn use_landing<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: u8,
        planet: PlanetId,
        play: &mut Play<'_, S>,
    ) {
        let repeats = matches!(self.ability(seat, usize::from(ship)), Some((_, Ability::LandRepeat { .. })));
        if let (true, Some(Frame::Arrival { stage, .. })) = (repeats, self.frames.last_mut()) {
            *stage = ArrivalStage::LandingUsed { planet };
        }
        self.invoke(seat, planet, play);
    }

    /// What a pilot's ability costs, if it can be bought now.
    pub(crate) fn ability_price(&self, seat: Seat, ship: u8, offer: AbilityOffer) -> Option<(u8, u8)> {
        let (pilot, ability) = self.ability(seat, usize::from(ship))?;
        let (energy, culture, once) = match (offer, ability) {
            (AbilityOffer::AdvanceSurge, Ability::AdvanceSurge { energy, culture, once_per_turn })
            | (AbilityOffer::LandRepeat { .. }, Ability::LandRepeat { energy, culture, once_per_turn })
            | (AbilityOffer::MoveAgain, Ability::MoveAgain { energy, culture, once_per_turn }) => {
                (energy, culture, once_per_turn)
            }
            _ => return None,
        };
        let galaxy = self.galaxy(seat);
        let affordable = galaxy.energy >= energy && galaxy.culture >= culture;
        (affordable && !(once && galaxy.used_pilots.contains(pilot))).then_some((energy, culture))
    }

    /// A pilot's price is paid and what it buys begins (SM-19).
    pub(crate) fn buy_ability<S: Sink<Self>>(&mut self, bought: PayAbility, play: &mut Play<'_, S>) {
        let PayAbility { pilot, ship, energy, culture, seat, offer } = bought;
        let cause = Cause::Pilot { pilot };
        self.galaxy_mut(seat).used_pilots.insert(pilot);
        self.pay(seat, energy, culture, None, cause, play);
        match offer {
            AbilityOffer::AdvanceSurge => self.advance(seat, usize::from(ship), 1, cause, play),
            AbilityOffer::LandRepeat { planet } => self.invoke(seat, planet, play),
            AbilityOffer::MoveAgain => self.push(Frame::MoveAgain { seat, ship }),
        }
    }
}
