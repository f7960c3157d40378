//! Whether an action could be carried out: TEG-DICE-2 for a face, TEG-FX-3 and TEG-FX-10 for a
//! planet, TEG-FX-11 for a card that calls another.

use engine::Seat;

use crate::cards::{PlanetId, PlanetSet};
use crate::catalog::catalog;
use crate::notation::{Ability, Face, Owner, Resource, Step, Tracks, UpgradeIf, UpgradePay, Who};
use crate::table::{DEEP, DiePlace, HireTerms, Place, Source, Task, TinyEpicGalaxies};

/// What an acting player would have left when the action starts.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    pub(crate) energy: u8,
    pub(crate) culture: u8,
    /// The cards already invoked in this resolution (TEG-FX-6).
    pub(crate) invoked: PlanetSet,
    /// The die being resolved or followed (TEG-PL-PIEDES).
    pub(crate) die: Option<u8>,
    /// The face of the inactive die that is about to be activated: it cannot be used as well.
    pub(crate) activating: Option<Face>,
}

impl Means {
    fn owns(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Energy => self.energy,
            Resource::Culture => self.culture,
        }
    }
}

impl TinyEpicGalaxies {
    /// What the acting player has in the resolution at work.
    pub(crate) fn means(&self, seat: Seat) -> Means {
        let galaxy = self.galaxy(seat);
        let (invoked, die) = self.resolution();
        Means { energy: galaxy.energy, culture: galaxy.culture, invoked, die, activating: None }
    }

    /// Whether a face's action can be carried out (TEG-DICE-2).
    pub(crate) fn face_possible(&self, seat: Seat, face: Face, means: &Means) -> bool {
        match face {
            Face::Energy | Face::Culture => true,
            Face::Move => self.any_move(seat, 0xf),
            Face::Diplomacy => self.advanceable(seat, Tracks::Diplomacy, true) != 0,
            Face::Economy => self.advanceable(seat, Tracks::Economy, true) != 0,
            Face::Colony => self.colony_possible(seat, means),
        }
    }

    /// Whether the colony face can be carried out: an upgrade is payable or a colony usable.
    pub(crate) fn colony_possible(&self, seat: Seat, means: &Means) -> bool {
        self.upgrade_terms(seat, 0, UpgradeIf::Always).is_some_and(|cost| means.energy.max(means.culture) >= cost)
            || self.galaxy(seat).colonies.iter().any(|planet| self.usable(seat, planet, means))
    }

    /// Whether a planet's action is usable (TEG-FX-3).
    pub(crate) fn usable(&self, seat: Seat, planet: PlanetId, means: &Means) -> bool {
        let card = planet.card();
        if means.invoked.contains(planet)
            || (card.once_per_turn && self.galaxy(seat).used_planets.contains(planet))
            || (card.own_turn_only && seat != self.active)
            || self.frames.len() >= DEEP
        {
            return false;
        }
        let mut left = *means;
        left.invoked = left.invoked.with(planet);
        for step in &card.effect {
            let Step::Pay { energy, culture } = *step else { return self.has_target(seat, *step, &left) };
            if left.energy < energy || left.culture < culture {
                return false;
            }
            left.energy -= energy;
            left.culture -= culture;
        }
        true
    }

    /// Whether a step has a legal target (TEG-FX-10).
    fn has_target(&self, seat: Seat, step: Step, means: &Means) -> bool {
        match step {
            Step::Convert { from, .. } => means.owns(from) > 0,
            Step::Steal { resource, .. } => self.others(seat).any(|other| self.galaxy(other).owns(resource) > 0),
            // TEG-PL-TERRA looks at the acting player's ships only.
            Step::Advance { who: Who::EachOther, .. } => self.orbiting(seat) != 0,
            Step::Advance { kind, .. } => self.advanceable(seat, kind, false) != 0,
            Step::Regress { owner: Owner::Acting, kind, .. } => self.regressible(seat, kind, true) != 0,
            Step::Regress { owner: Owner::Enemy, kind, .. } => {
                self.others(seat).any(|other| self.regressible(other, kind, false) != 0)
            }
            Step::RecallForResource => self.orbiting(seat) != 0,
            Step::TransferOrbit => self.transferable(seat) != 0,
            Step::Move { from, .. } => self.any_move(seat, self.leaving_from(seat, from)),
            Step::Upgrade { discount, pay, only_if } => {
                self.upgrade_terms(seat, discount, only_if).is_some_and(|cost| match pay {
                    UpgradePay::Single => means.energy.max(means.culture) >= cost,
                    UpgradePay::Mix => means.energy + means.culture >= cost,
                })
            }
            Step::SetDie | Step::RerollDice => self.spare_dice(seat, means, 1),
            Step::DiscardDice { count } => self.spare_dice(seat, means, count),
            Step::ReplacePlanet => self.vacant_planet(),
            Step::ReplacePilot => self.pilot_offer.iter().any(Option::is_some),
            Step::TakeExplorationOffer => !self.exploration_offer.is_empty(),
            Step::Explore { .. } => self.explorers(seat) != 0,
            Step::Hire { dice, matching } => {
                self.can_hire(seat, HireTerms::Card { dice, matching }, &self.spare_faces(seat, means))
            }
            Step::UseCenterPlanet => self.row.iter().flatten().any(|planet| self.usable(seat, *planet, means)),
            Step::UseOtherColony { pay_resource, pay_amount } => after_paying(means, pay_resource, pay_amount)
                .is_some_and(|left| {
                    self.others(seat)
                        .any(|other| self.galaxy(other).colonies.iter().any(|planet| self.usable(seat, planet, &left)))
                }),
            Step::RepeatDie => self.repeatable_faces(seat, means) != 0,
            _ => true,
        }
    }

    /// The planets that an effect may call now (TEG-FX-11).
    pub(crate) fn callable(&self, task: &Task) -> PlanetSet {
        let seat = task.seat;
        let means = self.means(seat);
        match self.steps(task.source).get(usize::from(task.step)) {
            Some(Step::UseCenterPlanet) => {
                self.row.iter().flatten().copied().filter(|planet| self.usable(seat, *planet, &means)).collect()
            }
            Some(Step::UseOtherColony { pay_resource, pay_amount }) => {
                let Some(left) = after_paying(&means, *pay_resource, *pay_amount) else { return PlanetSet::NONE };
                self.others(seat)
                    .flat_map(|other| self.galaxy(other).colonies.iter())
                    .filter(|planet| self.usable(seat, *planet, &left))
                    .collect()
            }
            _ => PlanetSet::NONE,
        }
    }

    /// The faces that Zavodnick or Piedes may choose now, one bit each.
    pub(crate) fn choosable_faces(&self, task: &Task) -> u8 {
        let means = self.means(task.seat);
        match self.steps(task.source).get(usize::from(task.step)) {
            Some(Step::RepeatDie) => self.repeatable_faces(task.seat, &means),
            _ => self.possible_faces(task.seat, 0x3f, &means),
        }
    }

    /// TEG-PL-PIEDES: the faces of the dice in the bay, without the die at work.
    fn repeatable_faces(&self, seat: Seat, means: &Means) -> u8 {
        let mut faces = 0;
        for (index, die) in self.dice.iter().enumerate() {
            let in_bay = matches!(die.place, DiePlace::Bay { .. });
            faces |= u8::from(in_bay && means.die != Some(index as u8)) << die.face.index();
        }
        self.possible_faces(seat, faces, means)
    }

    fn possible_faces(&self, seat: Seat, faces: u8, means: &Means) -> u8 {
        let mut possible = 0;
        for face in Face::ALL.into_iter().filter(|face| faces >> face.index() & 1 == 1) {
            possible |= u8::from(self.face_possible(seat, face, means)) << face.index();
        }
        possible
    }

    /// The inactive dice that a player could still use, by face: only the active player has any.
    fn spare_faces(&self, seat: Seat, means: &Means) -> [u8; 6] {
        if seat != self.active || self.is_rogue(self.active) {
            return [0; 6];
        }
        let mut faces = self.inactive();
        if let Some(face) = means.activating {
            faces[face.index()] = faces[face.index()].saturating_sub(1);
        }
        faces
    }

    fn spare_dice(&self, seat: Seat, means: &Means, count: u8) -> bool {
        self.spare_faces(seat, means).iter().sum::<u8>() >= count
    }

    /// Whether the player may touch that many inactive dice now (TEG-DICE-7, BTB-EXP-10).
    pub(crate) fn may_touch_dice(&self, seat: Seat, count: u8) -> bool {
        self.spare_dice(seat, &self.means(seat), count)
    }

    /// Whether some row planet has no ship at all and the deck holds another (TEG-PL-HELIOS).
    pub(crate) fn vacant_planet(&self) -> bool {
        !self.planet_deck.is_empty() && self.row.iter().flatten().any(|planet| self.is_vacant(*planet))
    }

    pub(crate) fn is_vacant(&self, planet: PlanetId) -> bool {
        !self.galaxies.iter().flat_map(|galaxy| &galaxy.ships).any(|ship| ship.place.planet() == Some(planet))
    }

    /// The own orbiting ships that Gort can bring elsewhere (TEG-PL-GORT).
    pub(crate) fn transferable(&self, seat: Seat) -> u8 {
        let mut ships = 0;
        for ship in 0..4 {
            let can = self.row.iter().flatten().any(|planet| self.can_transfer(seat, ship, *planet));
            ships |= u8::from(can) << ship;
        }
        ships
    }

    /// Whether a ship can be brought to the same level of that planet.
    pub(crate) fn can_transfer(&self, seat: Seat, ship: usize, to: PlanetId) -> bool {
        let ships = &self.galaxy(seat).ships;
        let Place::Orbit { level, .. } = ships[ship].place else { return false };
        let taken = ships.iter().any(|other| matches!(other.place, Place::Orbit { planet, .. } if planet == to));
        !taken && level <= to.card().track_spaces
    }

    /// The cost of an upgrade with all discounts, if the level and the condition allow one
    /// (TEG-EMP-1, TEG-EMP-5, TEG-PL-MARED).
    pub(crate) fn upgrade_terms(&self, seat: Seat, discount: u8, only_if: UpgradeIf) -> Option<u8> {
        let level = self.galaxy(seat).level;
        let lowest = || self.others(seat).all(|other| level < self.galaxy(other).level);
        if level >= catalog().top_level() || (only_if == UpgradeIf::StrictlyLowest && !lowest()) {
            return None;
        }
        let cost = catalog().empire(level + 1).upgrade_cost;
        let pilot = self.upgrade_discount(seat).map_or(0, |(_, amount)| amount);
        Some(cost.saturating_sub(discount + pilot).max(1))
    }

    /// The pilot that makes the next upgrade cheaper, and by how much.
    pub(crate) fn upgrade_discount(&self, seat: Seat) -> Option<(crate::cards::PilotId, u8)> {
        let galaxy = self.galaxy(seat);
        (0..4).filter(|ship| galaxy.ships[*ship].place == Place::Galaxy).find_map(|ship| {
            match self.ability(seat, ship)? {
                (pilot, Ability::UpgradeDiscount { amount, once_per_turn }) => {
                    let spent = once_per_turn && galaxy.used_pilots.contains(pilot);
                    (!spent).then_some((pilot, amount))
                }
                _ => None,
            }
        })
    }

    /// Where an effect comes from, for the log.
    pub(crate) fn cause(source: Source) -> crate::event::Cause {
        use crate::event::Cause;
        match source {
            Source::Face { face } => Cause::Face { face },
            Source::Planet { planet } => Cause::Planet { planet },
            Source::Exploration { card, .. } => Cause::Exploration { card },
            Source::Rogue { level } => Cause::RogueMat { level },
        }
    }
}

fn after_paying(means: &Means, resource: Resource, amount: u8) -> Option<Means> {
    let mut left = *means;
    match resource {
        Resource::Energy => left.energy = left.energy.checked_sub(amount)?,
        Resource::Culture => left.culture = left.culture.checked_sub(amount)?,
    }
    Some(left)
}
