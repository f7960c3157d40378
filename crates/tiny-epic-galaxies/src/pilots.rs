//! Hiring pilots (BTB-PILOT).

use engine::{Play, Seat, Sink};

use crate::ask::{Ask, Question};
use crate::cards::PilotId;
use crate::catalog::catalog;
use crate::event::{Cause, Event};
use crate::notation::{Ability, Face, ShipType, Where};
use crate::table::{Frame, HireTerms, Phase, Place, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// The question of a hire under way.
    pub(crate) fn ask_hire(&self) -> Option<Ask> {
        let Some(Frame::Hire { seat, terms, pilot, ship_type, paid }) = self.frames.last().copied() else {
            return None;
        };
        let question = match (pilot, ship_type) {
            (None, _) => {
                if !self.can_hire(seat, terms, &self.hire_dice(seat)) {
                    return None;
                }
                Question::HirePilot { decline: true }
            }
            (Some(pilot), None) => Question::HireFor { pilot },
            (Some(pilot), Some(ship_type)) if paid.is_none() => Question::HireDice { pilot, ship_type },
            (Some(_), Some(ship_type)) => Question::HireShip { ship_type, ships: self.replaceable(seat) },
        };
        Some(Ask { seat, question })
    }

    /// The dice that can pay a hire: inactive ones of the active player (BTB-PILOT-11).
    pub(crate) fn hire_dice(&self, seat: Seat) -> [u8; 6] {
        if seat == self.active { self.inactive() } else { [0; 6] }
    }

    /// Whether one complete hire is possible with these dice.
    pub(crate) fn can_hire(&self, seat: Seat, terms: HireTerms, dice: &[u8; 6]) -> bool {
        let berths = self.hireable(seat, terms, dice);
        self.pilot_offer.iter().flatten().any(|pilot| pilot.flies(berths))
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
            let mut payable = free;
            each_price(terms, ship_type, dice, |_, _| payable = true);
            berths |= u8::from(payable) << ship_type.index();
        }
        berths
    }

    /// The normal ships in play, twins once.
    fn replaceable(&self, seat: Seat) -> u8 {
        let mut ships = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            ships |= u8::from(ship.advanced.is_none() && ship.place != Place::Locked) << index;
        }
        self.distinct(seat, ships)
    }

    /// The ship type is chosen; a hire that costs no dice goes on at once.
    pub(crate) fn hire_for<S: Sink<Self>>(&mut self, chosen: ShipType, play: &mut Play<'_, S>) {
        let Some(Frame::Hire { terms, ship_type, paid, .. }) = self.frames.last_mut() else { return };
        *ship_type = Some(chosen);
        if matches!(terms, HireTerms::Card { dice: 0, .. }) {
            *paid = Some(0);
            self.board(0, play);
        }
    }

    /// The dice are paid: they go to the bay, and an own hire opens one window (BTB-PILOT-4,
    /// BTB-FOLLOW-1).
    pub(crate) fn pay_hire<S: Sink<Self>>(&mut self, face: Face, count: u8, play: &mut Play<'_, S>) {
        let Some(Frame::Hire { seat, terms, pilot, ship_type, .. }) = self.frames.pop() else { return };
        let mut followed = None;
        for index in 0..count {
            let Some(die) = self.place_in_bay(face) else { break };
            if index < 2 {
                followed = Some(die); // the second die is the one that can be followed
            }
            play.tell(self, Event::Activated { seat, die, face });
        }
        if terms == HireTerms::Own {
            self.open_window(seat, face, followed, false);
        }
        self.push(Frame::Hire { seat, terms, pilot, ship_type, paid: Some(count) });
        self.board(count, play);
    }

    /// The pilot takes the berth: over another pilot at once, or the player is asked which normal
    /// ship makes room.
    fn board<S: Sink<Self>>(&mut self, dice: u8, play: &mut Play<'_, S>) {
        let Some(Frame::Hire { seat, pilot: Some(pilot), ship_type: Some(ship_type), .. }) =
            self.frames.last().copied()
        else {
            return;
        };
        if self.galaxy(seat).hangar[ship_type.index()].pilot.is_some() {
            self.frames.pop();
            self.take_pilot(seat, pilot, ship_type, dice, play);
        }
    }

    /// The normal ship is chosen: the advanced one takes its exact place (BTB-PILOT-5).
    pub(crate) fn replace_ship<S: Sink<Self>>(&mut self, ship: u8, play: &mut Play<'_, S>) {
        let Some(Frame::Hire { seat, pilot: Some(pilot), ship_type: Some(ship_type), paid, .. }) = self.frames.pop()
        else {
            return;
        };
        self.launch_advanced(seat, ship, ship_type, play);
        self.take_pilot(seat, pilot, ship_type, paid.unwrap_or(0), play);
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
        let galaxy = self.galaxy_mut(seat);
        let berth = &mut galaxy.hangar[ship_type.index()];
        let covered = berth.pilot.replace(pilot);
        if let Some(old) = covered {
            berth.covered = berth.covered.with(old);
        }
        galaxy.vp += pilot.card().vp;
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

    /// A pilot of the offer leaves the game and is replaced (Appendix A, `replace_pilot`).
    pub(crate) fn remove_pilot<S: Sink<Self>>(&mut self, seat: Seat, pilot: PilotId, play: &mut Play<'_, S>) {
        let Some(slot) = self.pilot_offer.iter().position(|offered| *offered == Some(pilot)) else { return };
        self.pilot_offer[slot] = None;
        self.pilots_removed = self.pilots_removed.with(pilot);
        play.tell(self, Event::PilotRemoved { seat, slot: slot as u8, pilot });
        self.refill_pilots(seat, slot, play);
    }

    /// Whether a pilot of the player could pay for using a colonized planet.
    pub(crate) fn has_colony_gain(&self, seat: Seat) -> bool {
        (0..4).any(|ship| matches!(self.ability(seat, ship), Some((_, Ability::ColonyGain { .. }))))
    }

    /// `colony_gain`, after the planet's action (BTB-ABIL-21).
    pub(crate) fn colony_used<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        self.frames.pop();
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
                self.galaxy_mut(seat).used_pilots = self.galaxy(seat).used_pilots.with(pilot);
                self.gain(seat, energy, culture, Cause::Pilot { pilot }, play);
            }
        }
    }
}

impl PilotId {
    /// Whether one of these ship types, one bit each, is on the card.
    pub(crate) fn flies(self, berths: u8) -> bool {
        berths != 0 && self.card().ships.iter().any(|ship_type| berths >> ship_type.index() & 1 == 1)
    }
}

/// Calls `visit` with each way to pay a hire for that ship with these dice (BTB-PILOT-2).
pub(crate) fn each_price(terms: HireTerms, ship_type: ShipType, dice: &[u8; 6], mut visit: impl FnMut(Face, u8)) {
    let catalog = catalog();
    for face in Face::ALL {
        let have = dice[face.index()];
        if have == 0 {
            continue;
        }
        let matches = catalog.ship_of(face) == Some(ship_type);
        let (pair, any) = match terms {
            HireTerms::Own => (matches.then_some(catalog.btb.hire_pair), Some(catalog.btb.hire_any)),
            HireTerms::Card { dice, matching } => ((matches || !matching).then_some(dice), None),
        };
        for count in [pair, any].into_iter().flatten().filter(|count| have >= *count) {
            visit(face, count);
        }
    }
}
