//! Every legal choice: one list, from which `legal` reports and by which `apply` judges, so that
//! the two cannot disagree.

use engine::Seat;

use crate::action::Action;
use crate::ask::{Ask, HUMAN, Question};
use crate::catalog::catalog;
use crate::notation::{Face, GainMode, Resource, UpgradeIf};
use crate::pilots::each_price;
use crate::table::{DiePlace, Frame, HireTerms, Phase, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// Calls `visit` with each choice of a seat, none twice, in a stable order. Where one action
    /// is wanted, whatever cannot be it may be left out: nobody waits for what is not asked.
    pub(crate) fn each_choice(&self, seat: Seat, wanted: Option<Action>, visit: &mut impl FnMut(Action)) {
        if self.phase == Phase::Missions {
            if let Some(hand) = self.galaxies.get(seat.index()).and_then(|galaxy| galaxy.mission)
                && hand.kept.is_none()
            {
                hand.dealt.into_iter().for_each(|mission| visit(Action::KeepMission { mission }));
            }
        } else if let Some(ask) = self.ask()
            && ask.seat == seat
        {
            self.each_answer(ask, wanted, visit);
        }
    }

    fn each_answer(&self, Ask { seat, question }: Ask, wanted: Option<Action>, visit: &mut impl FnMut(Action)) {
        let galaxy = self.galaxy(seat);
        match question {
            Question::Main => self.each_main(seat, wanted, visit),
            Question::Reroll { picked, .. } => {
                self.each_die(picked, visit);
                if picked != 0 {
                    visit(Action::Roll);
                }
            }
            Question::Convert { spent, target } => match target {
                None => self.each_die(spent, visit),
                Some(die) => self.each_other_face(die, visit),
            },
            Question::HirePilot { .. } => {
                let Some(Frame::Hire { terms, .. }) = self.frames.last() else { return };
                let berths = self.hireable(seat, *terms, &self.hire_dice(seat));
                for pilot in self.pilot_offer.iter().flatten().copied().filter(|pilot| pilot.flies(berths)) {
                    visit(Action::HirePilot { pilot });
                }
                visit(Action::Decline);
            }
            Question::HireFor { pilot } => {
                let Some(Frame::Hire { terms, .. }) = self.frames.last() else { return };
                let berths = self.hireable(seat, *terms, &self.hire_dice(seat));
                for ship_type in pilot.card().ships.iter().copied() {
                    if berths >> ship_type.index() & 1 == 1 {
                        visit(Action::HireFor { ship_type });
                    }
                }
            }
            Question::HireDice { ship_type, .. } => {
                let Some(Frame::Hire { terms, .. }) = self.frames.last() else { return };
                each_price(*terms, ship_type, &self.hire_dice(seat), |face, count| {
                    visit(Action::PayDice { face, count });
                });
            }
            Question::HireShip { ships, .. } => each_ship(ships, |ship| visit(Action::ReplaceShip { ship })),
            Question::Move { ships, decline } => {
                let stations = self.stations(seat);
                let (ships, place) = match wanted {
                    Some(Action::Move { ship, to }) => (ships & 1u8.checked_shl(ship.into()).unwrap_or(0), Some(to)),
                    Some(_) => (0, None),
                    None => (ships, None),
                };
                each_ship(ships, |ship| {
                    self.each_destination(seat, usize::from(ship), stations, place, |to| {
                        visit(Action::Move { ship, to });
                    });
                });
                if decline {
                    visit(Action::Decline);
                }
            }
            Question::Landing { .. } => [Action::UsePlanet, Action::SkipPlanet].into_iter().for_each(visit),
            Question::Advance { ships, decline, .. } => {
                each_ship(ships, |ship| visit(Action::Advance { ship }));
                if decline {
                    visit(Action::Decline);
                }
            }
            Question::Colony => {
                if let Some(cost) = self.upgrade_terms(seat, 0, UpgradeIf::Always) {
                    each_payment(galaxy.energy, galaxy.culture, cost, visit);
                }
                let means = self.means(seat);
                for planet in galaxy.colonies.iter() {
                    let action = Action::UseColony { planet };
                    if asked_for(wanted, action) && self.usable(seat, planet, &means) {
                        visit(action);
                    }
                }
            }
            Question::PayMix { cost } => {
                each_split(cost, galaxy.energy, galaxy.culture, |energy, culture| {
                    visit(Action::Pay { energy, culture })
                });
            }
            Question::Regress { ships, .. } => {
                for player in self.everyone() {
                    each_ship((ships >> (4 * player.0)) as u8 & 0xf, |ship| visit(Action::Regress { player, ship }));
                }
            }
            Question::Steal { from, .. } => from.iter().for_each(|player| visit(Action::Target { player })),
            Question::Convertible { most, .. } => (1..=most).for_each(|amount| visit(Action::Amount { amount })),
            Question::GainSplit { amount, mode } => each_split(amount, amount, amount, |energy, culture| {
                if mode == GainMode::Mix || energy == 0 || culture == 0 {
                    visit(Action::Split { energy, culture });
                }
            }),
            Question::LootSplit { amount } => {
                let human = self.galaxy(HUMAN);
                each_split(amount, human.energy, human.culture, |energy, culture| {
                    visit(Action::Split { energy, culture });
                });
            }
            Question::RecallGain { .. } => {
                for resource in [Resource::Energy, Resource::Culture] {
                    visit(Action::TakeResource { resource });
                }
            }
            Question::DiscardDie { .. } => self.each_die(0, visit),
            Question::SetDie { die } => match die {
                None => self.each_die(0, visit),
                Some(die) => self.each_other_face(die, visit),
            },
            Question::ReplacePlanet => {
                for planet in self.row.iter().flatten().copied().filter(|planet| self.is_vacant(*planet)) {
                    visit(Action::ChoosePlanet { planet });
                }
            }
            Question::CallPlanet { planets } => {
                planets.iter().for_each(|planet| visit(Action::ChoosePlanet { planet }))
            }
            Question::Recall { ships } => each_ship(ships, |ship| visit(Action::Recall { ship })),
            Question::Transfer { ships } => each_ship(ships, |ship| {
                for planet in self.row.iter().flatten().copied() {
                    if self.can_transfer(seat, usize::from(ship), planet) {
                        visit(Action::Transfer { ship, planet });
                    }
                }
            }),
            Question::ChooseFace { faces } => {
                for face in Face::ALL.into_iter().filter(|face| faces >> face.index() & 1 == 1) {
                    visit(Action::ChooseFace { face });
                }
            }
            Question::Follow { pay, free, .. } => {
                if pay {
                    visit(Action::Follow);
                }
                if free {
                    visit(Action::FollowFree);
                }
                visit(Action::Pass);
            }
            Question::Explore => {
                self.exploration_offer.iter().for_each(|card| visit(Action::TakeOffer { card: *card }));
                if self.exploration_left() > 0 {
                    visit(Action::Draw);
                }
            }
            Question::Drawn { lay_open } => {
                visit(Action::TakeDrawn);
                if lay_open {
                    visit(Action::LayOpen);
                }
            }
            Question::Dwarf { .. } | Question::Ability { .. } => {
                [Action::PayCost, Action::DeclineCost].into_iter().for_each(visit);
            }
            Question::ReplacePilot => {
                self.pilot_offer.iter().flatten().for_each(|pilot| visit(Action::RemovePilot { pilot: *pilot }));
            }
            Question::RogueDie { .. } => {
                visit(Action::Accept);
                if self.can_pay_rogue_reroll() {
                    visit(Action::PayReroll);
                }
            }
            Question::Upgrade { cost, decline } => {
                each_payment(galaxy.energy, galaxy.culture, cost, visit);
                if decline {
                    visit(Action::Decline);
                }
            }
            Question::Explorer { ships } => each_ship(ships, |ship| visit(Action::Explorer { ship })),
            Question::TakeOffer => {
                self.exploration_offer.iter().for_each(|card| visit(Action::TakeOffer { card: *card }));
            }
        }
    }

    /// The main state (TEG-TURN-2).
    fn each_main(&self, seat: Seat, wanted: Option<Action>, visit: &mut impl FnMut(Action)) {
        let inactive = self.inactive();
        for face in Face::ALL.into_iter().filter(|face| inactive[face.index()] > 0) {
            let action = Action::Activate { face };
            if asked_for(wanted, action) && self.face_possible(seat, face, &self.activation_means(face)) {
                visit(action);
            }
        }
        if asked_for(wanted, Action::Reroll) && self.galaxy(seat).energy >= self.reroll_cost() {
            visit(Action::Reroll);
        }
        if self.can_convert() {
            visit(Action::Convert);
        }
        let pair = inactive.iter().any(|count| *count >= catalog().btb.hire_pair);
        let hire = wanted.is_none_or(|wanted| matches!(wanted, Action::HirePilot { .. }));
        if hire && self.setup.expansion && pair {
            let berths = self.hireable(seat, HireTerms::Own, &inactive);
            for pilot in self.pilot_offer.iter().flatten().copied().filter(|pilot| pilot.flies(berths)) {
                visit(Action::HirePilot { pilot });
            }
        }
        visit(Action::EndTurn);
    }

    /// Whether the converter can be used (TEG-DICE-5).
    pub(crate) fn can_convert(&self) -> bool {
        let dice = self.dice.iter().filter(|die| die.place == DiePlace::Inactive).count();
        !self.this_turn.converter_used && dice > usize::from(catalog().limits.converter_dice_spent)
    }

    /// Each face that an inactive die shows which is not picked yet.
    fn each_die(&self, picked: u8, visit: &mut impl FnMut(Action)) {
        let mut faces = 0u8;
        for (index, die) in self.dice.iter().enumerate() {
            let free = die.place == DiePlace::Inactive && picked >> index & 1 == 0;
            faces |= u8::from(free) << die.face.index();
        }
        for face in Face::ALL.into_iter().filter(|face| faces >> face.index() & 1 == 1) {
            visit(Action::PickDie { face });
        }
    }

    /// Each face that the die does not show (TEG-DICE-5).
    fn each_other_face(&self, die: u8, visit: &mut impl FnMut(Action)) {
        let shown = self.dice.get(usize::from(die)).map(|die| die.face);
        for face in Face::ALL.into_iter().filter(|face| Some(*face) != shown) {
            visit(Action::SetFace { face });
        }
    }
}

/// Whether an action is the wanted one, or all are.
fn asked_for(wanted: Option<Action>, action: Action) -> bool {
    wanted.is_none_or(|wanted| wanted == action)
}

fn each_ship(ships: u8, mut visit: impl FnMut(u8)) {
    (0..4).filter(|ship| ships >> ship & 1 == 1).for_each(&mut visit);
}

/// Every way to divide an amount between what there is of energy and of culture.
fn each_split(amount: u8, energy: u8, culture: u8, mut visit: impl FnMut(u8, u8)) {
    for first in (amount.saturating_sub(culture)..=amount.min(energy)).rev() {
        visit(first, amount - first);
    }
}

/// An upgrade paid with one resource (TEG-EMP-1).
fn each_payment(energy: u8, culture: u8, cost: u8, visit: &mut impl FnMut(Action)) {
    if energy >= cost {
        visit(Action::Upgrade { with: Resource::Energy });
    }
    if culture >= cost {
        visit(Action::Upgrade { with: Resource::Culture });
    }
}
