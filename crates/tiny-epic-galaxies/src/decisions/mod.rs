//! Everything that the rules ask (section 14), one module a phase of the rulebook, and which
//! question follows from what is being resolved.

mod cards;
mod colonization;
mod dice;
mod empire;
mod exploration;
mod follow;
mod missions;
mod pilots;
mod resources;
mod rogue;
mod ships;
mod turn;

use engine::{Seat, Seats};
use serde::{Serialize, Serializer};

pub use cards::{CallPlanet, ChooseFace};
pub use colonization::{Advance, AdvanceToo, Regress, ReplacePlanet};
pub use dice::{Convert, DiscardDie, Reroll, SetDie};
pub use empire::{Colony, PayMix, Upgrade};
pub use exploration::{Drawn, Dwarf, Explore, Explorer, TakeOffer};
pub use follow::Follow;
pub use missions::KeepMission;
pub use pilots::{HireDice, HireFor, HirePilot, HireShip, PayAbility, ReplacePilot};
pub use resources::{Convertible, GainSplit, Steal};
pub use rogue::{LootSplit, RegressHuman, RogueDie};
pub use ships::{Landing, Move, MoveAgain, Recall, RecallGain, Transfer};
pub use turn::Main;

use crate::components::notation::{EffectStep, Loot, Owner, Tracks, UpgradePay, Victims, Who};
use crate::frames::{Frame, Source, Task};
use crate::pieces::{Face, PlanetSet};
use crate::resources::pair;
use crate::state::{DiePlace, HUMAN, State};

engine::decisions! {
    /// What is asked. Ships are bit sets, bit 0 the first ship.
    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Question of State {
        /// Keep one of the two missions (SM-1).
        KeepMission,
        /// Activate, reroll, convert, hire or end the turn (SM-3).
        Main,
        /// Pick dice to reroll, then roll (SM-12).
        Reroll(..),
        /// Pick two dice to spend, then the die to set, then its face.
        Convert(..),
        /// Whom to hire (SM-20).
        HirePilot(..),
        /// For which advanced ship.
        HireFor(..),
        /// With which dice.
        HireDice(..),
        /// Which normal ship the advanced ship replaces.
        HireShip(..),
        /// Move one of these ships (SM-4).
        Move(..),
        /// Move this ship once more (SM-4).
        #[serde(rename = "move")]
        MoveAgain(..),
        /// Use the planet landed on? (SM-5)
        Landing(..),
        /// Advance one of these ships (SM-6).
        Advance(..),
        /// Advance one of these ships by somebody else's card (SM-6).
        #[serde(rename = "advance")]
        AdvanceToo(..),
        /// Pay this much in any mix (SM-8).
        PayMix(..),
        /// Push one of these ships back: bit `4 * player + ship` (SM-9).
        Regress(..),
        /// Which own ship the Rogue pushes back (SM-22).
        #[serde(rename = "regress")]
        RegressHuman(..),
        /// Steal from one of these (SM-10).
        Steal(..),
        /// How many to convert (SM-11).
        Convertible(..),
        /// Which mix to gain (SM-11).
        GainSplit(..),
        /// Which mix to hand to the Rogue (SM-22).
        LootSplit(..),
        /// Which resource to take for this many levels (SM-11).
        RecallGain(..),
        /// Which die to discard (SM-12).
        DiscardDie(..),
        /// Which die to set and to what (SM-12).
        SetDie(..),
        /// Whose action to perform (SM-13).
        CallPlanet(..),
        /// Which orbiting ship to recall (SM-14).
        Recall(..),
        /// Which orbiting ship to transfer, and where to (SM-14).
        Transfer(..),
        /// Which face to perform: bit 0 is move (SM-15).
        ChooseFace(..),
        /// Follow? (SM-16)
        Follow(..),
        /// Take the card drawn or lay it open (SM-18).
        Drawn(..),
        /// Pay for a dwarf planet? (SM-19)
        Dwarf(..),
        /// Pay for a pilot's ability? (SM-19)
        #[serde(rename = "ability")]
        PayAbility(..),
        /// Let the Rogue's die stand? (SM-21)
        RogueDie(..),
        /// Upgrade at this cost (SM-24).
        Upgrade(..),
        /// Which ship of the galaxy explores (SM-25).
        Explorer(..),
        /// Upgrade or use a colonized planet (SM-7).
        #[serde(untagged)]
        Colony(..),
        /// Which planet to remove (SM-13).
        #[serde(untagged)]
        ReplacePlanet(..),
        /// Which pilot to remove (SM-20).
        #[serde(untagged)]
        ReplacePilot(..),
        /// Take an open card or draw (SM-17).
        #[serde(untagged)]
        Explore(..),
        /// Which open card to take (SM-26).
        #[serde(untagged)]
        TakeOffer(..),
    }
}

/// Questions that are a bare word in JSON: there is nothing to add to what lies on the table.
macro_rules! bare_words {
    ($($decision:ident => $word:literal),* $(,)?) => {$(
        impl Serialize for $decision {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($word)
            }
        }
    )*};
}

bare_words!(
    Colony => "colony",
    ReplacePlanet => "replace_planet",
    ReplacePilot => "replace_pilot",
    Explore => "explore",
    TakeOffer => "take_offer",
);

/// A question to one seat, as a viewer is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

impl State {
    /// What is asked in a turn; none if what is at work runs on by itself (SM-T9).
    #[inline]
    pub(crate) fn turn_question(&self) -> Option<Question> {
        match *self.frames.last()? {
            Frame::Task(task) => self.effect_question(task),
            Frame::Window { asking: Some(seat), opener, face, free: gratis, die, undecided } => {
                let cost = if gratis { 0 } else { self.this_turn.follow_cost };
                let free = !gratis && self.can_follow_free(seat, face);
                // Nobody is asked who cannot follow: who has no pilot for it can pay.
                let pay = !free || self.can_follow(seat, face, cost);
                let follow = Follow { opener, face, cost, pay, free, die, gratis, undecided };
                Some(Question::Follow(follow))
            }
            Frame::Landing { ship, planet, .. } => Some(Question::Landing(Landing { ship, planet })),
            Frame::Ability { seat, ship, offer } => {
                let (pilot, _) = self.ability(seat, usize::from(ship))?;
                let (energy, culture) = self.ability_price(seat, ship, offer)?;
                Some(Question::PayAbility(PayAbility { pilot, ship, energy, culture, seat, offer }))
            }
            Frame::MoveAgain { seat, ship } => {
                let (pilot, _) = self.ability(seat, usize::from(ship))?;
                let ships = self.movable(seat, 1 << ship);
                let again = MoveAgain { ships, decline: true, pilot };
                (ships != 0).then_some(Question::MoveAgain(again))
            }
            Frame::Explore { ship, .. } => Some(Question::Explore(Explore { ship })),
            Frame::Drawn { ship, .. } => Some(Question::Drawn(Drawn { lay_open: self.can_lay_open(), ship })),
            Frame::Reroll { by_card, picked } => Some(Question::Reroll(Reroll { picked, by_card })),
            Frame::Convert { spent, target } => Some(Question::Convert(Convert { spent, target })),
            Frame::Hire { seat, terms, pilot, ship_type, paid } => match (pilot, ship_type, paid) {
                (None, ..) => {
                    let possible = self.can_hire(seat, terms, &self.hire_dice(seat));
                    possible.then_some(Question::HirePilot(HirePilot { decline: true, terms }))
                }
                (Some(pilot), None, _) => Some(Question::HireFor(HireFor { pilot, terms })),
                (Some(pilot), Some(ship_type), None) => Some(Question::HireDice(HireDice { pilot, ship_type, terms })),
                (Some(pilot), Some(ship_type), Some(paid)) => {
                    let ships = self.replaceable(seat);
                    Some(Question::HireShip(HireShip { ship_type, ships, pilot, paid }))
                }
            },
            Frame::RogueDie { die, rerolled } => {
                let face = self.dice[usize::from(die)].face;
                let useless = self.useless_to_rogue(face);
                Some(Question::RogueDie(RogueDie { die, face, useless, rerolled }))
            }
            Frame::Window { asking: None, .. }
            | Frame::Resolution { .. }
            | Frame::Arrival { .. }
            | Frame::ColonyUsed { .. }
            | Frame::RogueTurn { .. } => None,
        }
    }

    /// Whether the main state has something to ask: without an inactive die the turn is over
    /// (TEG-TURN-5).
    pub(crate) fn main_asks(&self) -> bool {
        !self.is_rogue(self.active) && self.dice.iter().any(|die| die.place == DiePlace::Inactive)
    }

    /// Whether an effect's present step asks something. A die face that does not just acquire asks
    /// whenever its action is possible (TEG-DICE-2).
    #[inline]
    pub(crate) fn effect_asks(&self, task: Task) -> bool {
        match task.source {
            Source::Face { face: Face::Energy | Face::Culture } => false,
            Source::Face { face } => self.face_possible(task.seat, face, || self.means(task.seat)),
            _ => self.effect_question(task).is_some(),
        }
    }

    /// The question of an effect's present step; none if the step has nothing to ask or nothing
    /// that could be chosen (SM-T9).
    pub(crate) fn effect_question(&self, task: Task) -> Option<Question> {
        let seat = task.seat;
        let galaxy = self.galaxy(seat);
        let by_die = matches!(task.source, Source::Face { .. });
        let some = |askable: bool, question: Question| askable.then_some(question);
        match self.step(task)? {
            EffectStep::Advance { who: Who::Acting, kind, steps, ships: count, not_previous } if task.done < count => {
                let spent = (task.used >> (4 * seat.0)) as u8 & 0xf;
                let previous = if not_previous { task.last.map_or(0, |ship| 1 << ship) } else { 0 };
                let ships = self.advanceable(seat, kind, by_die) & !spent & !previous;
                some(ships != 0, Question::Advance(Advance { ships, steps, decline: false, count, task }))
            }
            EffectStep::Advance { who: Who::EachOther, kind, steps, .. } => {
                // TEG-PL-TERRA: clockwise, and nobody is forced.
                let (seat, ships) = self
                    .others(seat)
                    .filter(|other| !task.asked.contains(*other) && !self.is_rogue(*other))
                    .map(|other| (other, self.advanceable(other, kind, false)))
                    .find(|(_, ships)| *ships != 0)?;
                Some(Question::AdvanceToo(AdvanceToo { ships, steps, decline: true, seat, task }))
            }
            EffectStep::Regress { owner, kind, steps, ships: count, .. } if task.done < count => {
                let targets = match owner {
                    Owner::Acting => self.regressible(seat, kind, true),
                    Owner::Enemy => self.others(seat).fold(0, |all, other| all | self.regressible(other, kind, false)),
                };
                let ships = targets & !task.used;
                some(ships != 0, Question::Regress(Regress { ships, steps, count, task }))
            }
            EffectStep::RegressHuman { ships: Victims::One, steps } if task.done == 0 => {
                let ships = self.regressible(HUMAN, Tracks::Any, false);
                some(ships != 0, Question::RegressHuman(RegressHuman { ships, steps, task }))
            }
            EffectStep::Steal { resource, amount } => {
                let from: Seats = self.others(seat).filter(|other| self.galaxy(*other).owns(resource) > 0).collect();
                some(!from.is_empty(), Question::Steal(Steal { from, resource, amount, task }))
            }
            EffectStep::RogueSteal { resource: Loot::Choice, amount } => {
                let amount = amount.min(self.galaxy(HUMAN).wealth());
                some(amount > 0, Question::LootSplit(LootSplit { amount, task }))
            }
            EffectStep::GainChoice { amount, mode } => Some(Question::GainSplit(GainSplit { amount, mode, task })),
            EffectStep::Convert { from, to } => {
                let most = galaxy.owns(from);
                some(most > 0, Question::Convertible(Convertible { from, most, to, task }))
            }
            EffectStep::RecallForResource => match task.last {
                Some(amount) => some(amount > 0, Question::RecallGain(RecallGain { amount, task })),
                None => {
                    let ships = self.orbiting(seat);
                    some(ships != 0, Question::Recall(Recall { ships, task }))
                }
            },
            EffectStep::TransferOrbit => {
                let ships = self.transferable(seat);
                some(ships != 0, Question::Transfer(Transfer { ships, task }))
            }
            EffectStep::Move { ships: count, from, not_explorer } if task.done < count => {
                let mut barred = (task.used >> (4 * seat.0)) as u8 & 0xf;
                if let (true, Source::Exploration { ship: Some(explorer), .. }) = (not_explorer, task.source) {
                    barred |= 1 << explorer;
                }
                let ships = self.movable(seat, !barred & self.leaving_from(seat, from));
                // TEG-PL-NAGATO: of two moves only the second may be declined.
                let decline = !by_die && (count == 1 || task.done > 0);
                some(ships != 0, Question::Move(Move { ships, decline, count, task }))
            }
            EffectStep::Explore { .. } => {
                let ships = self.explorers(seat);
                some(ships != 0, Question::Explorer(Explorer { ships, task }))
            }
            EffectStep::Upgrade { discount, pay, only_if } => {
                let cost = self.upgrade_terms(seat, discount, only_if)?;
                match pay {
                    UpgradePay::Mix => some(galaxy.wealth() >= cost, Question::PayMix(PayMix { cost, task })),
                    UpgradePay::Single => {
                        let decline = matches!(task.source, Source::Exploration { .. });
                        let payable = galaxy.energy.max(galaxy.culture) >= cost;
                        some(payable, Question::Upgrade(Upgrade { cost, decline, task }))
                    }
                }
            }
            EffectStep::SetDie => some(self.may_touch_dice(seat, 1), Question::SetDie(SetDie { die: task.last, task })),
            EffectStep::DiscardDice { count } | EffectStep::DiscardDiceUpTo { count } if task.done < count => {
                let left = count - task.done;
                some(self.may_touch_dice(seat, 1), Question::DiscardDie(DiscardDie { left, task }))
            }
            EffectStep::ReplacePlanet => some(self.vacant_planet(), Question::ReplacePlanet(ReplacePlanet { task })),
            EffectStep::ReplacePilot => {
                let offered = self.pilot_offer.iter().any(Option::is_some);
                some(offered, Question::ReplacePilot(ReplacePilot { task }))
            }
            EffectStep::UseCenterPlanet => self.call_question((0, 0), self.row_planets(seat), task),
            EffectStep::UseOtherColony { pay_resource, pay_amount } => {
                let price = pair(pay_resource, pay_amount);
                self.call_question(price, self.foreign_colonies(seat, price), task)
            }
            EffectStep::AnyAction { free_follow } => {
                let faces = self.possible_faces(seat, 0x3f, &self.means(seat));
                some(faces != 0, Question::ChooseFace(ChooseFace { faces, free_follow, task }))
            }
            EffectStep::RepeatDie => {
                let faces = self.repeatable_faces(seat, &self.means(seat));
                some(faces != 0, Question::ChooseFace(ChooseFace { faces, free_follow: false, task }))
            }
            EffectStep::TakeExplorationOffer => {
                some(!self.exploration_offer.is_empty(), Question::TakeOffer(TakeOffer { task }))
            }
            EffectStep::DwarfPlanet { vp, energy, culture } => {
                let payable = galaxy.energy >= energy && galaxy.culture >= culture;
                some(payable, Question::Dwarf(Dwarf { energy, culture, vp }))
            }
            EffectStep::UtilizeColony => {
                some(self.colony_possible(seat, &self.means(seat)), Question::Colony(Colony { task }))
            }
            // These ask nothing, or all that they could ask has been answered.
            EffectStep::Pay { .. }
            | EffectStep::Gain { .. }
            | EffectStep::GainPer { .. }
            | EffectStep::Lose { .. }
            | EffectStep::Advance { .. }
            | EffectStep::Regress { .. }
            | EffectStep::Move { .. }
            | EffectStep::RerollDice
            | EffectStep::DiscardDice { .. }
            | EffectStep::DiscardDiceUpTo { .. }
            | EffectStep::OnFollowed { .. }
            | EffectStep::FollowCost { .. }
            | EffectStep::Hire { .. }
            | EffectStep::RecallExplorer
            | EffectStep::RogueGain { .. }
            | EffectStep::RogueSteal { .. }
            | EffectStep::RegressHuman { .. }
            | EffectStep::HumanLoseDie { .. }
            | EffectStep::RogueAdvanceAll { .. }
            | EffectStep::Acquire { .. } => None,
        }
    }

    fn call_question(&self, price: (u8, u8), planets: PlanetSet, task: Task) -> Option<Question> {
        (!planets.is_empty()).then_some(Question::CallPlanet(CallPlanet { planets, price, task }))
    }
}
