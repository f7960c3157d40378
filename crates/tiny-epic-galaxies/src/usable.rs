//! Whether an action could be carried out: TEG-DICE-2 for a face, TEG-FX-3 and TEG-FX-10 for a
//! planet, TEG-FX-11 for a card that calls another.

use engine::{Seat, ensure};

use crate::components::notation::{Ability, EffectStep, Owner, Tracks, UpgradeIf, UpgradePay, Who};
use crate::frames::{DEEP, HireTerms};
use crate::pieces::{Face, PilotId, PlanetId, PlanetSet, Resource};
use crate::refusal::Refusal;
use crate::resources::pair;
use crate::state::{DiePlace, Place, TinyEpicGalaxies};

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
    /// What is left after paying energy and culture.
    fn after_paying(self, (energy, culture): (u8, u8)) -> Option<Means> {
        let (energy, culture) = self.energy.checked_sub(energy).zip(self.culture.checked_sub(culture))?;
        Some(Means { energy, culture, ..self })
    }

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
    #[inline]
    pub(crate) fn face_possible(&self, seat: Seat, face: Face, means: impl FnOnce() -> Means) -> bool {
        match face {
            Face::Energy | Face::Culture => true,
            Face::Move => self.any_move(seat, 0xf),
            Face::Diplomacy => self.advanceable(seat, Tracks::Diplomacy, true) != 0,
            Face::Economy => self.advanceable(seat, Tracks::Economy, true) != 0,
            Face::Colony => self.colony_possible(seat, &means()),
        }
    }

    /// Whether the colony face can be carried out: an upgrade is payable or a colony usable.
    pub(crate) fn colony_possible(&self, seat: Seat, means: &Means) -> bool {
        self.upgrade_terms(seat, 0, UpgradeIf::Always).is_some_and(|cost| means.energy.max(means.culture) >= cost)
            || self.galaxy(seat).colonies.iter().any(|planet| self.usable(seat, planet, means))
    }

    /// Whether a planet's action is usable (TEG-FX-3).
    pub(crate) fn usable(&self, seat: Seat, planet: PlanetId, means: &Means) -> bool {
        self.permit_planet(seat, planet, means).is_ok()
    }

    /// Whether a planet's action is usable, or the rule that forbids it (TEG-FX-3 to TEG-FX-6,
    /// TEG-FX-14).
    pub(crate) fn permit_planet(&self, seat: Seat, planet: PlanetId, means: &Means) -> Result<(), Refusal> {
        let card = &self.data[planet];
        ensure(!card.own_turn_only || seat == self.active, Refusal::OwnTurnOnly)?;
        let used = card.once_per_turn && self.galaxy(seat).used_planets.contains(planet);
        ensure(!used, Refusal::OncePerTurn)?;
        ensure(!means.invoked.contains(planet), Refusal::InvokedAlready)?;
        ensure(self.frames.len() < DEEP, Refusal::NotUsable)?;
        let mut left = Means { invoked: means.invoked.with(planet), ..*means };
        for step in &card.effect {
            let EffectStep::Pay { energy, culture } = *step else {
                return ensure(self.has_target(seat, *step, &left), Refusal::NotUsable);
            };
            let rest = left.energy.checked_sub(energy).zip(left.culture.checked_sub(culture));
            let Some((energy, culture)) = rest else {
                let (energy, culture) = card.price();
                return Err(Refusal::CardUnpaid { energy, culture });
            };
            (left.energy, left.culture) = (energy, culture);
        }
        Ok(())
    }

    /// Whether a step has a legal target (TEG-FX-10).
    fn has_target(&self, seat: Seat, step: EffectStep, means: &Means) -> bool {
        match step {
            EffectStep::Convert { from, .. } => means.owns(from) > 0,
            EffectStep::Steal { resource, .. } => self.others(seat).any(|other| self.galaxy(other).owns(resource) > 0),
            // TEG-PL-TERRA looks at the acting player's ships only.
            EffectStep::Advance { who: Who::EachOther, .. } => self.orbiting(seat) != 0,
            EffectStep::Advance { kind, .. } => self.advanceable(seat, kind, false) != 0,
            EffectStep::Regress { owner: Owner::Acting, kind, .. } => self.regressible(seat, kind, true) != 0,
            EffectStep::Regress { owner: Owner::Enemy, kind, .. } => {
                self.others(seat).any(|other| self.regressible(other, kind, false) != 0)
            }
            EffectStep::RecallForResource => self.orbiting(seat) != 0,
            EffectStep::TransferOrbit => self.transferable(seat) != 0,
            EffectStep::Move { from, .. } => self.any_move(seat, self.leaving_from(seat, from)),
            EffectStep::Upgrade { discount, pay, only_if } => {
                self.upgrade_terms(seat, discount, only_if).is_some_and(|cost| match pay {
                    UpgradePay::Single => means.energy.max(means.culture) >= cost,
                    UpgradePay::Mix => means.energy + means.culture >= cost,
                })
            }
            EffectStep::SetDie | EffectStep::RerollDice => self.spare_dice(seat, means, 1),
            EffectStep::DiscardDice { count } => self.spare_dice(seat, means, count),
            EffectStep::ReplacePlanet => self.vacant_planet(),
            EffectStep::ReplacePilot => self.pilot_offer.iter().any(Option::is_some),
            EffectStep::TakeExplorationOffer => !self.exploration_offer.is_empty(),
            EffectStep::Explore { .. } => self.explorers(seat) != 0,
            EffectStep::Hire { dice, matching } => {
                self.can_hire(seat, HireTerms::Card { dice, matching }, &self.spare_faces(seat, means))
            }
            EffectStep::UseCenterPlanet => self.row.iter().flatten().any(|planet| self.usable(seat, *planet, means)),
            EffectStep::UseOtherColony { pay_resource, pay_amount } => {
                means.after_paying(pair(pay_resource, pay_amount)).is_some_and(|left| {
                    self.others(seat)
                        .any(|other| self.galaxy(other).colonies.iter().any(|planet| self.usable(seat, planet, &left)))
                })
            }
            EffectStep::RepeatDie => self.repeatable_faces(seat, means) != 0,
            _ => true,
        }
    }

    /// The planets of the row whose action is usable (TEG-PL-UMBRA, TEG-FX-11).
    pub(crate) fn row_planets(&self, seat: Seat) -> PlanetSet {
        let means = self.means(seat);
        self.row.iter().flatten().copied().filter(|planet| self.usable(seat, *planet, &means)).collect()
    }

    /// The colonies of others whose action is usable after their owner is paid (TEG-PL-PAY).
    pub(crate) fn foreign_colonies(&self, seat: Seat, price: (u8, u8)) -> PlanetSet {
        let Some(left) = self.means(seat).after_paying(price) else { return PlanetSet::EMPTY };
        let colonies = self.others(seat).flat_map(|other| self.galaxy(other).colonies.iter());
        colonies.filter(|planet| self.usable(seat, *planet, &left)).collect()
    }

    /// TEG-PL-PIEDES: the faces of the dice in the bay, without the die at work.
    pub(crate) fn repeatable_faces(&self, seat: Seat, means: &Means) -> u8 {
        let mut faces = 0;
        for (index, die) in self.dice.iter().enumerate() {
            let in_bay = matches!(die.place, DiePlace::Bay { .. });
            faces |= u8::from(in_bay && means.die != Some(index as u8)) << die.face.index();
        }
        self.possible_faces(seat, faces, means)
    }

    pub(crate) fn possible_faces(&self, seat: Seat, faces: u8, means: &Means) -> u8 {
        let mut possible = 0;
        for face in Face::ALL.into_iter().filter(|face| faces >> face.index() & 1 == 1) {
            possible |= u8::from(self.face_possible(seat, face, || *means)) << face.index();
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
            let can = self.row.iter().flatten().any(|planet| self.transfer(seat, ship, *planet).is_some());
            ships |= u8::from(can) << ship;
        }
        ships
    }

    /// The orbit at the same level of that planet, if a ship can be brought there.
    pub(crate) fn transfer(&self, seat: Seat, ship: u8, to: PlanetId) -> Option<Place> {
        let ships = &self.galaxy(seat).ships;
        let Place::Orbit { level, .. } = ships.get(usize::from(ship))?.place else { return None };
        let taken = ships.iter().any(|other| matches!(other.place, Place::Orbit { planet, .. } if planet == to));
        (!taken && level <= self.data[to].track_spaces).then_some(Place::Orbit { planet: to, level })
    }

    /// The cost of an upgrade with all discounts, if the level and the condition allow one
    /// (TEG-EMP-1, TEG-EMP-5, TEG-PL-MARED).
    pub(crate) fn upgrade_terms(&self, seat: Seat, discount: u8, only_if: UpgradeIf) -> Option<u8> {
        let level = self.galaxy(seat).level;
        let lowest = || self.others(seat).all(|other| level < self.galaxy(other).level);
        if level >= self.data.top_level() || (only_if == UpgradeIf::StrictlyLowest && !lowest()) {
            return None;
        }
        let cost = self.data.empire(level + 1).upgrade_cost;
        let pilot = self.upgrade_discount(seat).map_or(0, |(_, amount)| amount);
        Some(cost.saturating_sub(discount + pilot).max(1))
    }

    /// The pilot that makes the next upgrade cheaper, and by how much.
    #[inline]
    pub(crate) fn upgrade_discount(&self, seat: Seat) -> Option<(PilotId, u8)> {
        if !self.setup.expansion {
            return None;
        }
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
}
