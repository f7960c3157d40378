//! Hiring pilots (BTB-PILOT).

use engine::{Play, Seat, Sink};

use crate::components::Catalog;
use crate::components::notation::{Ability, Where};
use crate::event::{Cause, Event};
use crate::frames::HireTerms;
use crate::pieces::{Face, PilotId, ShipType};
use crate::state::{Phase, Place, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// The dice that can pay a hire: inactive ones of the active player (BTB-PILOT-11).
    pub(crate) fn hire_dice(&self, seat: Seat) -> [u8; 6] {
        if seat == self.active { self.inactive() } else { [0; 6] }
    }

    /// Whether one complete hire is possible with these dice.
    pub(crate) fn can_hire(&self, seat: Seat, terms: HireTerms, dice: &[u8; 6]) -> bool {
        let berths = self.hireable(seat, terms, dice);
        self.pilot_offer.iter().flatten().any(|pilot| self.flies(*pilot, berths))
    }

    /// The ship types for which somebody can be hired, one bit each: a normal ship must make room
    /// unless the advanced one is in play already (BTB-PILOT-5), and the dice must be there.
    pub(crate) fn hireable(&self, seat: Seat, terms: HireTerms, dice: &[u8; 6]) -> u8 {
        let galaxy = self.galaxy(seat);
        let normal = galaxy.has_normal_ship();
        let free = matches!(terms, HireTerms::Card { dice: 0, .. });
        let mut berths = 0;
        for ship_type in ShipType::ALL {
            if !normal && galaxy.hangar[ship_type.index()].pilot.is_none() {
                continue;
            }
            let payable =
                |face: &Face| prices(&self.data, terms, ship_type, *face, dice[face.index()]).next().is_some();
            berths |= u8::from(free || Face::ALL.iter().any(payable)) << ship_type.index();
        }
        berths
    }

    /// The normal ships in play, twins once.
    pub(crate) fn replaceable(&self, seat: Seat) -> u8 {
        let mut ships = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            ships |= u8::from(ship.advanced.is_none() && ship.place != Place::Locked) << index;
        }
        self.distinct(seat, ships)
    }

    /// The pilot takes the berth: over another pilot at once, or the player is asked which normal
    /// ship makes room. Called while the hire is on top.
    pub(crate) fn board<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        pilot: PilotId,
        ship_type: ShipType,
        dice: u8,
        play: &mut Play<'_, S>,
    ) {
        if self.galaxy(seat).hangar[ship_type.index()].pilot.is_some() {
            self.pop();
            self.take_pilot(seat, pilot, ship_type, dice, play);
        }
    }

    pub(crate) fn launch_advanced<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: u8,
        ship_type: ShipType,
        play: &mut Play<'_, S>,
    ) {
        self.galaxy_mut(seat).ships[usize::from(ship)].advanced = Some(ship_type);
        play.tell(self, Event::ShipReplaced { seat, ship, ship_type });
    }

    /// A pilot of the offer comes to a berth; points at once, the slot is refilled at once
    /// (BTB-PILOT-6, BTB-PILOT-7, BTB-PILOT-8).
    pub(crate) fn take_pilot<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        pilot: PilotId,
        ship_type: ShipType,
        dice: u8,
        play: &mut Play<'_, S>,
    ) {
        let slot = self.pilot_offer.iter().position(|offered| *offered == Some(pilot));
        if let Some(slot) = slot {
            self.pilot_offer[slot] = None;
        }
        let vp = self.data[pilot].vp;
        let galaxy = self.galaxy_mut(seat);
        let berth = &mut galaxy.hangar[ship_type.index()];
        let covered = berth.pilot.replace(pilot);
        if let Some(old) = covered {
            berth.covered.insert(old);
        }
        galaxy.vp += vp;
        play.tell(self, Event::Hired { seat, pilot, ship_type, covered, dice });
        self.score_changed(seat, play);
        if let Some(slot) = slot {
            self.refill_pilots(seat, slot, play);
        }
    }

    /// Fills a slot of the pilot offer; after the Rogue's hire the offer is shifted left first
    /// (BTB-SOLO-3).
    pub(crate) fn refill_pilots<S: Sink<Self>>(&mut self, seat: Seat, slot: usize, play: &mut Play<'_, S>) {
        if self.phase == Phase::Over {
            return; // SM-T11
        }
        let mut slot = slot;
        if self.is_rogue(seat) {
            let mut next = 0;
            for from in 0..self.pilot_offer.len() {
                if self.pilot_offer[from].is_some() {
                    self.pilot_offer.swap(next, from);
                    next += 1;
                }
            }
            slot = self.pilot_offer.len() - 1;
            play.tell(self, Event::PilotsShifted);
        }
        let pilot = self.pilot_deck.draw(play.dice);
        if pilot.is_some() {
            play.dice.reveal();
        }
        self.pilot_offer[slot] = pilot;
        play.tell(self, Event::PilotRevealed { slot: slot as u8, pilot });
    }

    /// Whether a pilot of the player could pay for using a colonized planet.
    pub(crate) fn has_colony_gain(&self, seat: Seat) -> bool {
        (0..4).any(|ship| matches!(self.ability(seat, ship), Some((_, Ability::ColonyGain { .. }))))
    }

    /// `colony_gain`, after the planet's action (BTB-ABIL-21).
    pub(crate) fn colony_used<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        self.pop();
        for ship in 0..4 {
            let Some((pilot, Ability::ColonyGain { place, energy, culture, once_per_turn })) = self.ability(seat, ship)
            else {
                continue;
            };
            let galaxy = self.galaxy(seat);
            let there = match galaxy.ships[ship].place {
                Place::Surface { .. } => place == Where::Surface,
                Place::Orbit { .. } => place == Where::Orbit,
                Place::Galaxy => place == Where::Galaxy,
                _ => false,
            };
            if there && !(once_per_turn && galaxy.used_pilots.contains(pilot)) {
                self.galaxy_mut(seat).used_pilots.insert(pilot);
                self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
            }
        }
    }

    /// Whether one of these ship types, one bit each, is on the pilot's card.
    pub(crate) fn flies(&self, pilot: PilotId, berths: u8) -> bool {
        berths != 0 && self.data[pilot].ships.iter().any(|ship_type| berths >> ship_type.index() & 1 == 1)
    }
}

/// The numbers of dice with this face, of which there are `have`, that pay a hire for that ship
/// (BTB-PILOT-2).
pub(crate) fn prices(
    data: &Catalog,
    terms: HireTerms,
    ship_type: ShipType,
    face: Face,
    have: u8,
) -> impl Iterator<Item = u8> + use<> {
    let matches = data.ship_of(face) == Some(ship_type);
    let (pair, any) = match terms {
        HireTerms::Own => (matches.then_some(data.btb.hire_pair), Some(data.btb.hire_any)),
        HireTerms::Card { dice, matching } => ((matches || !matching).then_some(dice), None),
    };
    [pair, any].into_iter().flatten().filter(move |count| have > 0 && have >= *count)
}
