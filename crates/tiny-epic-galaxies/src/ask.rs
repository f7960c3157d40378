//! What is asked, and of whom: the question of the top frame (section 14).

use engine::{Seat, Seats};
use serde::Serialize;

use crate::cards::{PilotId, PlanetId, PlanetSet};
use crate::event::Unusable;
use crate::notation::{Face, GainMode, Loot, Owner, Resource, ShipType, Step, UpgradePay, Victims, Who};
use crate::table::{AbilityOffer, DiePlace, Frame, Phase, Place, Source, Task, TinyEpicGalaxies};

/// A question to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

/// What is asked. Ships are bit sets, bit 0 the first ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields say what may be chosen.
pub enum Question {
    /// Activate, reroll, convert, hire or end the turn (SM-3).
    Main,
    /// Pick dice to reroll, then roll (SM-12).
    Reroll { picked: u8, by_card: bool },
    /// Pick two dice to spend, then the die to set, then its face.
    Convert { spent: u8, target: Option<u8> },
    /// Whom to hire (SM-20).
    HirePilot { decline: bool },
    /// For which advanced ship.
    HireFor { pilot: PilotId },
    /// With which dice.
    HireDice { pilot: PilotId, ship_type: ShipType },
    /// Which normal ship the advanced ship replaces.
    HireShip { ship_type: ShipType, ships: u8 },
    /// Move one of these ships (SM-4).
    Move { ships: u8, decline: bool },
    /// Use the planet landed on? (SM-5)
    Landing { ship: u8, planet: PlanetId },
    /// Advance one of these ships (SM-6).
    Advance { ships: u8, steps: u8, decline: bool },
    /// Upgrade or use a colonized planet (SM-7).
    Colony,
    /// Pay this much in any mix (SM-8).
    PayMix { cost: u8 },
    /// Push one of these ships back: bit `4 * player + ship` (SM-9, SM-22).
    Regress { ships: u32, steps: u8 },
    /// Steal from one of these (SM-10).
    Steal { from: Seats, resource: Resource, amount: u8 },
    /// How many to convert (SM-11).
    Convertible { from: Resource, most: u8 },
    /// Which mix to gain (SM-11).
    GainSplit { amount: u8, mode: GainMode },
    /// Which mix to hand to the Rogue (SM-22).
    LootSplit { amount: u8 },
    /// Which resource to take for this many levels (SM-11).
    RecallGain { amount: u8 },
    /// Which die to discard (SM-12).
    DiscardDie { left: u8 },
    /// Which die to set and to what (SM-12).
    SetDie { die: Option<u8> },
    /// Which planet to remove (SM-13).
    ReplacePlanet,
    /// Whose action to perform (SM-13).
    CallPlanet { planets: PlanetSet },
    /// Which orbiting ship to recall (SM-14).
    Recall { ships: u8 },
    /// Which orbiting ship to transfer, and where to (SM-14).
    Transfer { ships: u8 },
    /// Which face to perform: bit 0 is move (SM-15).
    ChooseFace { faces: u8 },
    /// Follow? (SM-16)
    Follow { opener: Seat, face: Face, cost: u8, pay: bool, free: bool },
    /// Take an open card or draw (SM-17).
    Explore,
    /// Take the card drawn or lay it open (SM-18).
    Drawn { lay_open: bool },
    /// Pay for a dwarf planet? (SM-19)
    Dwarf { energy: u8, culture: u8, vp: u8 },
    /// Pay for a pilot's ability? (SM-19)
    Ability { pilot: PilotId, ship: u8, energy: u8, culture: u8 },
    /// Which pilot to remove (SM-20).
    ReplacePilot,
    /// Let the Rogue's die stand? One that is of no use to it would be discarded (SM-21).
    RogueDie {
        die: u8,
        face: Face,
        #[serde(skip_serializing_if = "Option::is_none")]
        useless: Option<Unusable>,
    },
    /// Upgrade at this cost (SM-24).
    Upgrade { cost: u8, decline: bool },
    /// Which ship of the galaxy explores (SM-25).
    Explorer { ships: u8 },
    /// Which open card to take (SM-26).
    TakeOffer,
}

/// The human of a solo game.
pub(crate) const HUMAN: Seat = Seat(0);
/// The Rogue Galaxy of a solo game.
pub(crate) const ROGUE: Seat = Seat(1);

impl TinyEpicGalaxies {
    /// What is asked now; none while missions are chosen, when the game is over, and when the top
    /// frame runs on by itself.
    pub fn ask(&self) -> Option<Ask> {
        if self.phase != Phase::Turns {
            return None;
        }
        let Some(frame) = self.frames.last() else {
            // TEG-TURN-5: without an inactive die the turn is over.
            let left = self.dice.iter().any(|die| die.place == DiePlace::Inactive);
            let human = !self.is_rogue(self.active);
            return (left && human).then_some(Ask { seat: self.active, question: Question::Main });
        };
        let (seat, question) = match *frame {
            Frame::Task(task) => return self.ask_task(&task),
            Frame::Window { asking: Some(seat), opener, face, free, .. } => {
                let cost = if free { 0 } else { self.this_turn.follow_cost };
                let pay = self.can_follow(seat, face, cost);
                let free = !free && self.can_follow_free(seat, face);
                (seat, Question::Follow { opener, face, cost, pay, free })
            }
            Frame::Landing { seat, ship, planet } => (seat, Question::Landing { ship, planet }),
            Frame::Ability { seat, ship, offer } => {
                let (pilot, _) = self.ability(seat, usize::from(ship))?;
                let (energy, culture) = self.ability_price(seat, ship, offer)?;
                (seat, Question::Ability { pilot, ship, energy, culture })
            }
            Frame::MoveAgain { seat, ship } => {
                let ships = self.movable(seat, 1 << ship);
                if ships == 0 {
                    return None;
                }
                (seat, Question::Move { ships, decline: true })
            }
            Frame::Explore { seat, .. } => (seat, Question::Explore),
            Frame::Drawn { seat, .. } => (seat, Question::Drawn { lay_open: self.can_lay_open() }),
            Frame::Reroll { by_card, picked } => (self.active, Question::Reroll { picked, by_card }),
            Frame::Convert { spent, target } => (self.active, Question::Convert { spent, target }),
            Frame::Hire { .. } => return self.ask_hire(),
            Frame::RogueDie { die, .. } => {
                let face = self.dice[usize::from(die)].face;
                (HUMAN, Question::RogueDie { die, face, useless: self.useless_to_rogue(face) })
            }
            Frame::Window { .. }
            | Frame::Resolution { .. }
            | Frame::Arrival { .. }
            | Frame::ColonyUsed { .. }
            | Frame::RogueTurn { .. } => return None,
        };
        Some(Ask { seat, question })
    }

    /// Who is asked. In a position that has settled this needs no look at the question, except
    /// where an effect asks one player after the other.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let Some(frame) = self.frames.last() else { return Some(self.active) };
        match *frame {
            Frame::Task(Task { seat, source: Source::Face { .. }, .. })
            | Frame::Window { asking: Some(seat), .. }
            | Frame::Landing { seat, .. }
            | Frame::Ability { seat, .. }
            | Frame::MoveAgain { seat, .. }
            | Frame::Explore { seat, .. }
            | Frame::Drawn { seat, .. }
            | Frame::Hire { seat, .. } => Some(seat),
            Frame::Reroll { .. } | Frame::Convert { .. } => Some(self.active),
            _ => self.ask().map(|ask| ask.seat),
        }
    }

    /// The question of an effect's present step; none if the step has nothing to ask or nothing
    /// that could be chosen (SM-T9).
    fn ask_task(&self, task: &Task) -> Option<Ask> {
        let seat = task.seat;
        let galaxy = self.galaxy(seat);
        let by_die = matches!(task.source, Source::Face { .. });
        let question = match *self.steps(task.source).get(usize::from(task.step))? {
            Step::Advance { who: Who::Acting, kind, steps, ships, not_previous } if task.done < ships => {
                let spent = (task.used >> (4 * seat.0)) as u8 & 0xf;
                let previous = if not_previous { task.last.map_or(0, |ship| 1 << ship) } else { 0 };
                let ships = self.advanceable(seat, kind, by_die) & !spent & !previous;
                some(ships != 0, Question::Advance { ships, steps, decline: false })?
            }
            Step::Advance { who: Who::EachOther, kind, steps, .. } => {
                // TEG-PL-TERRA: clockwise, and nobody is forced.
                let (next, ships) = self
                    .others(seat)
                    .filter(|other| !task.asked.contains(*other) && !self.is_rogue(*other))
                    .map(|other| (other, self.advanceable(other, kind, false)))
                    .find(|(_, ships)| *ships != 0)?;
                return Some(Ask { seat: next, question: Question::Advance { ships, steps, decline: true } });
            }
            Step::Regress { owner, kind, steps, ships, .. } if task.done < ships => {
                let mut targets = 0;
                if owner == Owner::Acting {
                    targets |= self.regressible(seat, kind, true);
                } else {
                    for other in self.others(seat) {
                        targets |= self.regressible(other, kind, false);
                    }
                }
                let ships = targets & !task.used;
                some(ships != 0, Question::Regress { ships, steps })?
            }
            Step::RegressHuman { ships: Victims::One, steps } if task.done == 0 => {
                let ships = self.regressible(HUMAN, crate::notation::Tracks::Any, false);
                some(ships != 0, Question::Regress { ships, steps })?
            }
            Step::Steal { resource, amount } => {
                let from: Seats = self.others(seat).filter(|other| self.galaxy(*other).owns(resource) > 0).collect();
                some(!from.is_empty(), Question::Steal { from, resource, amount })?
            }
            Step::RogueSteal { resource: Loot::Choice, amount } => {
                let human = self.galaxy(HUMAN);
                let amount = amount.min(human.energy + human.culture);
                some(amount > 0, Question::LootSplit { amount })?
            }
            Step::GainChoice { amount, mode } => Question::GainSplit { amount, mode },
            Step::Convert { from, .. } => {
                let most = galaxy.owns(from);
                some(most > 0, Question::Convertible { from, most })?
            }
            Step::RecallForResource => match task.last {
                Some(level) => some(level > 0, Question::RecallGain { amount: level })?,
                None => {
                    let ships = self.orbiting(seat);
                    some(ships != 0, Question::Recall { ships })?
                }
            },
            Step::TransferOrbit => {
                let ships = self.transferable(seat);
                some(ships != 0, Question::Transfer { ships })?
            }
            Step::Move { ships: count, from, not_explorer } if task.done < count => {
                let mut barred = (task.used >> (4 * seat.0)) as u8 & 0xf;
                if let (true, Source::Exploration { ship: Some(explorer), .. }) = (not_explorer, task.source) {
                    barred |= 1 << explorer;
                }
                let ships = self.movable(seat, !barred & self.leaving_from(seat, from));
                // TEG-PL-NAGATO: of two moves only the second may be declined.
                let decline = !by_die && (count == 1 || task.done > 0);
                some(ships != 0, Question::Move { ships, decline })?
            }
            Step::Explore { .. } => {
                let ships = self.explorers(seat);
                some(ships != 0, Question::Explorer { ships })?
            }
            Step::Upgrade { discount, pay, only_if } => {
                let cost = self.upgrade_terms(seat, discount, only_if)?;
                match pay {
                    UpgradePay::Mix => some(galaxy.energy + galaxy.culture >= cost, Question::PayMix { cost })?,
                    UpgradePay::Single => some(
                        galaxy.energy.max(galaxy.culture) >= cost,
                        Question::Upgrade { cost, decline: matches!(task.source, Source::Exploration { .. }) },
                    )?,
                }
            }
            Step::SetDie => some(self.may_touch_dice(seat, 1), Question::SetDie { die: task.last })?,
            Step::DiscardDice { count } | Step::DiscardDiceUpTo { count } if task.done < count => {
                some(self.may_touch_dice(seat, 1), Question::DiscardDie { left: count - task.done })?
            }
            Step::ReplacePlanet => some(self.vacant_planet(), Question::ReplacePlanet)?,
            Step::ReplacePilot => some(self.pilot_offer.iter().any(Option::is_some), Question::ReplacePilot)?,
            Step::UseCenterPlanet | Step::UseOtherColony { .. } => {
                let planets = self.callable(task);
                some(!planets.is_empty(), Question::CallPlanet { planets })?
            }
            Step::AnyAction { .. } | Step::RepeatDie => {
                let faces = self.choosable_faces(task);
                some(faces != 0, Question::ChooseFace { faces })?
            }
            Step::TakeExplorationOffer => some(!self.exploration_offer.is_empty(), Question::TakeOffer)?,
            Step::DwarfPlanet { vp, energy, culture } => {
                some(galaxy.energy >= energy && galaxy.culture >= culture, Question::Dwarf { energy, culture, vp })?
            }
            Step::UtilizeColony => some(self.colony_possible(seat, &self.means(seat)), Question::Colony)?,
            _ => return None,
        };
        let seat = if matches!(task.source, Source::Rogue { .. }) { HUMAN } else { seat };
        Some(Ask { seat, question })
    }

    /// What a pilot's ability costs, if it can be bought now.
    pub(crate) fn ability_price(&self, seat: Seat, ship: u8, offer: AbilityOffer) -> Option<(u8, u8)> {
        use crate::notation::Ability::{AdvanceSurge, LandRepeat, MoveAgain};
        let (pilot, ability) = self.ability(seat, usize::from(ship))?;
        let (energy, culture, once) = match (offer, ability) {
            (AbilityOffer::AdvanceSurge, AdvanceSurge { energy, culture, once_per_turn })
            | (AbilityOffer::LandRepeat { .. }, LandRepeat { energy, culture, once_per_turn })
            | (AbilityOffer::MoveAgain, MoveAgain { energy, culture, once_per_turn }) => {
                (energy, culture, once_per_turn)
            }
            _ => return None,
        };
        let galaxy = self.galaxy(seat);
        let affordable = galaxy.energy >= energy && galaxy.culture >= culture;
        (affordable && !(once && galaxy.used_pilots.contains(pilot))).then_some((energy, culture))
    }

    /// The own ships in orbit.
    pub(crate) fn orbiting(&self, seat: Seat) -> u8 {
        self.ships_where(seat, |place| matches!(place, Place::Orbit { .. }))
    }

    /// The ships of a galaxy whose place fits, one bit each.
    pub(crate) fn ships_where(&self, seat: Seat, fits: impl Fn(Place) -> bool) -> u8 {
        let mut ships = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            ships |= u8::from(fits(ship.place)) << index;
        }
        ships
    }
}

/// The question, if it can be answered.
fn some(askable: bool, question: Question) -> Option<Question> {
    askable.then_some(question)
}
