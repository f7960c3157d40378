//! The interpreter of the effect notation (Appendix A): one step after the other (TEG-FX-1). What
//! a step asks is in `ask.rs`; here is what it does by itself and what it does with an answer.

use engine::{Play, Seat, Sink};

use crate::action::Action;
use crate::ask::{HUMAN, ROGUE};
use crate::cards::PlanetId;
use crate::event::{Cause, Event};
use crate::notation::{Face, Loot, Per, Resource, Step, Tracks, Victims, Who};
use crate::resources::pair;
use crate::table::{AbilityOffer, DiePlace, Frame, HireTerms, Place, Source, Task, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// Begins a planet's action and remembers that it was invoked (TEG-FX-4, TEG-FX-6).
    pub(crate) fn invoke<S: Sink<Self>>(&mut self, seat: Seat, planet: PlanetId, play: &mut Play<'_, S>) {
        if planet.card().once_per_turn {
            self.galaxy_mut(seat).used_planets = self.galaxy(seat).used_planets.with(planet);
        }
        for frame in self.frames.iter_mut().rev() {
            if let Frame::Resolution { invoked, .. } = frame {
                *invoked = invoked.with(planet);
                break;
            }
        }
        self.push(Frame::Task(Task::new(seat, Source::Planet { planet })));
        play.tell(self, Event::PlanetUsed { seat, planet });
    }

    /// The step at work is over. An effect that has no step left makes room at once, so that what
    /// its last step calls does not lie on top of it.
    fn next_step(&mut self) {
        let Some(Frame::Task(task)) = self.frames.last().copied() else { return };
        if usize::from(task.step) + 1 >= self.steps(task.source).len() {
            self.frames.pop();
        } else if let Some(Frame::Task(top)) = self.frames.last_mut() {
            *top = Task { step: task.step + 1, last: task.last, ..Task::new(task.seat, task.source) };
        }
    }

    fn task_mut(&mut self) -> Option<&mut Task> {
        match self.frames.last_mut() {
            Some(Frame::Task(task)) => Some(task),
            _ => None,
        }
    }

    /// Carries out a step that asks nothing, or passes over one that has no target (SM-T9).
    pub(crate) fn run_task<S: Sink<Self>>(&mut self, task: Task, play: &mut Play<'_, S>) {
        let seat = task.seat;
        let cause = TinyEpicGalaxies::cause(task.source);
        let Some(step) = self.steps(task.source).get(usize::from(task.step)).copied() else {
            self.frames.pop();
            return;
        };
        self.next_step();
        match step {
            Step::Pay { energy, culture } => self.pay(seat, energy, culture, None, cause, play),
            Step::Gain { who: Who::EachOther, energy, culture } => {
                for other in self.others(seat) {
                    self.gain(other, energy, culture, cause, play);
                }
            }
            Step::Gain { energy, culture, .. } => self.gain(seat, energy, culture, cause, play),
            Step::GainPer { resource, per } => {
                let galaxy = self.galaxy(seat);
                let count = match per {
                    Per::ShipInGalaxy => self.ships_where(seat, |place| place == Place::Galaxy).count_ones(),
                    Per::ShipOnExploration => self.ships_where(seat, |place| place == Place::Exploration).count_ones(),
                    Per::ActivePilot => galaxy.hangar.iter().filter(|berth| berth.pilot.is_some()).count() as u32,
                };
                let (energy, culture) = pair(resource, count as u8);
                self.gain(seat, energy, culture, cause, play);
            }
            Step::Lose { who, energy, culture } => {
                let loser = if who == Who::Human { HUMAN } else { seat };
                self.lose(loser, energy, culture, cause, play);
            }
            // SOLO-17: the Rogue's answer to Terra-Bettia, once no human is left to ask.
            Step::Advance { who: Who::EachOther, steps, .. } if self.setup.is_solo() && seat != ROGUE => {
                if let Some(ship) = self.rogue_nearest() {
                    self.advance(ROGUE, ship, steps, cause, play);
                }
            }
            Step::RerollDice if self.may_touch_dice(seat, 1) => self.push(Frame::Reroll { by_card: true, picked: 0 }),
            Step::Hire { dice, matching } => {
                let terms = HireTerms::Card { dice, matching };
                self.push(Frame::Hire { seat, terms, pilot: None, ship_type: None, paid: None });
            }
            Step::OnFollowed { resource, amount } => {
                let (energy, culture) = pair(resource, amount);
                self.this_turn.followed_energy += energy;
                self.this_turn.followed_culture += culture;
                play.tell(self, Event::FollowGain { seat, energy, culture });
            }
            Step::FollowCost { amount } => {
                self.this_turn.follow_cost = amount;
                play.tell(self, Event::FollowCost { seat, culture: amount });
            }
            Step::RecallExplorer => {
                if let Source::Exploration { ship: Some(ship), .. } = task.source
                    && self.galaxy(seat).ships[usize::from(ship)].place == Place::Exploration
                {
                    self.put_ship(seat, usize::from(ship), Place::Galaxy, cause, play);
                }
            }
            Step::Acquire { resource } => self.acquire(seat, resource, play),
            Step::RogueGain { energy, culture } => self.gain(ROGUE, energy, culture, cause, play),
            Step::RogueSteal { resource: Loot::Energy, amount } => self.steal((HUMAN, ROGUE), amount, 0, cause, play),
            Step::RogueSteal { resource: Loot::Culture, amount } => self.steal((HUMAN, ROGUE), 0, amount, cause, play),
            Step::RegressHuman { ships: Victims::All, steps } => {
                let ships = self.regressible(HUMAN, Tracks::Any, false);
                for ship in (0..4).filter(|ship| ships >> ship & 1 == 1) {
                    self.regress(HUMAN, ship, steps, cause, play);
                }
            }
            Step::HumanLoseDie { .. } => {
                self.rogue.human_loses_die = true;
                play.tell(self, Event::DieDenied { seat: HUMAN });
            }
            Step::RogueAdvanceAll { steps } => self.rogue_advance(Tracks::Any, steps, cause, play),
            _ => {} // nothing can be chosen, or everything has been
        }
    }

    /// An answer to the question of the step at work. The answer is known to be legal.
    pub(crate) fn answer_task<S: Sink<Self>>(&mut self, task: Task, by: Seat, action: Action, play: &mut Play<'_, S>) {
        let seat = task.seat;
        let cause = TinyEpicGalaxies::cause(task.source);
        let Some(step) = self.steps(task.source).get(usize::from(task.step)).copied() else { return };
        match (step, action) {
            (Step::Advance { who: Who::EachOther, steps, .. }, _) => {
                if let Some(task) = self.task_mut() {
                    task.asked = task.asked.with(by);
                }
                match action {
                    Action::Advance { ship } => self.advance(by, usize::from(ship), steps, cause, play),
                    _ => play.tell(self, Event::Declined { seat: by }),
                }
            }
            (Step::Advance { steps, ships, .. }, Action::Advance { ship }) => {
                self.ship_used(seat, ship, ships);
                self.advance(seat, usize::from(ship), steps, cause, play);
                // BTB-ABIL-5: only after an advance die, and only while the ship is in orbit.
                let surge = AbilityOffer::AdvanceSurge;
                let orbits = matches!(self.galaxy(seat).ships[usize::from(ship)].place, Place::Orbit { .. });
                if matches!(task.source, Source::Face { .. })
                    && orbits
                    && self.ability_price(seat, ship, surge).is_some()
                {
                    self.push(Frame::Ability { seat, ship, offer: surge });
                }
            }
            (Step::Regress { steps, ships, .. }, Action::Regress { player, ship }) => {
                self.ship_used(player, ship, ships);
                self.regress(player, usize::from(ship), steps, cause, play);
            }
            (Step::RegressHuman { steps, .. }, Action::Regress { player, ship }) => {
                self.next_step();
                self.regress(player, usize::from(ship), steps, cause, play);
            }
            (Step::Move { ships, .. }, Action::Move { ship, to }) => {
                self.ship_used(seat, ship, ships);
                self.fly(seat, ship, to, cause, play);
            }
            (Step::RecallForResource, Action::Recall { ship }) => {
                let Place::Orbit { level, .. } = self.galaxy(seat).ships[usize::from(ship)].place else { return };
                if let Some(task) = self.task_mut() {
                    task.last = Some(level);
                }
                self.put_ship(seat, usize::from(ship), Place::Galaxy, cause, play);
            }
            (Step::DiscardDice { count } | Step::DiscardDiceUpTo { count }, Action::PickDie { face }) => {
                if let Some(task) = self.task_mut() {
                    task.done += 1;
                }
                if task.done + 1 >= count {
                    self.next_step();
                }
                self.discard_die(seat, face, cause, play);
            }
            (Step::SetDie, Action::PickDie { face }) => {
                let die = self.inactive_die(face, 0);
                if let Some(task) = self.task_mut() {
                    task.last = die;
                }
            }
            _ => {
                self.next_step();
                self.finish_step(task, step, action, play);
            }
        }
    }

    /// The answers that end a step.
    fn finish_step<S: Sink<Self>>(&mut self, task: Task, step: Step, action: Action, play: &mut Play<'_, S>) {
        let seat = task.seat;
        let cause = TinyEpicGalaxies::cause(task.source);
        match (step, action) {
            (Step::Steal { resource, amount }, Action::Target { player }) => {
                let (energy, culture) = pair(resource, amount);
                self.steal((player, seat), energy, culture, cause, play);
            }
            (Step::RogueSteal { .. }, Action::Split { energy, culture }) => {
                self.steal((HUMAN, ROGUE), energy, culture, cause, play);
            }
            (_, Action::Split { energy, culture }) => self.gain(seat, energy, culture, cause, play),
            (Step::Convert { from, to }, Action::Amount { amount }) => {
                let ((lost, given), (energy, culture)) = (pair(from, amount), pair(to, amount));
                let galaxy = self.galaxy_mut(seat);
                galaxy.energy = galaxy.energy.saturating_sub(lost);
                galaxy.culture = galaxy.culture.saturating_sub(given);
                play.tell(self, Event::Exchanged { seat, from, to, amount, cause });
                self.gain(seat, energy, culture, cause, play);
            }
            (Step::RecallForResource, Action::TakeResource { resource }) => {
                let (energy, culture) = pair(resource, task.last.unwrap_or(0));
                self.gain(seat, energy, culture, cause, play);
            }
            (Step::TransferOrbit, Action::Transfer { ship, planet }) => {
                let ship = usize::from(ship);
                let Place::Orbit { level, .. } = self.galaxy(seat).ships[ship].place else { return };
                self.put_ship(seat, ship, Place::Orbit { planet, level }, cause, play);
            }
            (Step::Explore { .. }, Action::Explorer { ship }) => {
                self.fly(seat, ship, crate::action::Destination::Explore, cause, play);
            }
            (Step::Upgrade { discount, only_if, .. }, Action::Upgrade { with }) => {
                let cost = self.upgrade_terms(seat, discount, only_if).unwrap_or(0);
                self.upgrade_with(seat, with, cost, play);
            }
            (Step::Upgrade { .. }, Action::Pay { energy, culture }) => self.upgrade(seat, energy, culture, play),
            (Step::UtilizeColony, Action::Upgrade { with }) => {
                let cost = self.upgrade_terms(seat, 0, crate::notation::UpgradeIf::Always).unwrap_or(0);
                self.upgrade_with(seat, with, cost, play);
            }
            (Step::UtilizeColony, Action::UseColony { planet }) => {
                if self.has_colony_gain(seat) {
                    self.push(Frame::ColonyUsed { seat });
                }
                self.invoke(seat, planet, play);
            }
            (Step::SetDie, Action::SetFace { face }) => {
                let Some(die) = task.last else { return };
                let Some(set) = self.dice.get_mut(usize::from(die)) else { return };
                let from = std::mem::replace(&mut set.face, face);
                play.tell(self, Event::DieSet { seat, die, from, to: face, cause });
            }
            (Step::ReplacePlanet, Action::ChoosePlanet { planet }) => {
                let Some(slot) = self.slot(planet) else { return };
                self.row[slot] = None;
                self.planets_removed = self.planets_removed.with(planet);
                play.tell(self, Event::PlanetRemoved { seat, slot: slot as u8, planet });
                self.refill_row(slot, play);
            }
            (Step::ReplacePilot, Action::RemovePilot { pilot }) => self.remove_pilot(seat, pilot, play),
            (Step::UseCenterPlanet, Action::ChoosePlanet { planet }) => self.invoke(seat, planet, play),
            (Step::UseOtherColony { pay_resource, pay_amount }, Action::ChoosePlanet { planet }) => {
                let owner = self.others(seat).find(|other| self.galaxy(*other).colonies.contains(planet));
                let (energy, culture) = pair(pay_resource, pay_amount);
                self.pay(seat, energy, culture, owner, cause, play);
                self.invoke(seat, planet, play);
            }
            (Step::AnyAction { .. } | Step::RepeatDie, Action::ChooseFace { face }) => {
                play.tell(self, Event::FaceChosen { seat, face, cause });
                if step == (Step::AnyAction { free_follow: true }) {
                    let (_, die) = self.resolution();
                    self.open_window(seat, face, die, true);
                }
                self.push(Frame::Task(Task::new(seat, Source::Face { face })));
            }
            (Step::TakeExplorationOffer, Action::TakeOffer { card }) => self.take_offer(seat, None, card, play),
            (Step::DwarfPlanet { vp, energy, culture }, Action::PayCost) => {
                self.pay(seat, energy, culture, None, cause, play);
                self.colonize_dwarf(&task, vp, play);
            }
            _ => play.tell(self, Event::Declined { seat }),
        }
    }

    /// One ship more is used by the step; the last one ends it before anything else happens.
    fn ship_used(&mut self, owner: Seat, ship: u8, count: u8) {
        let Some(task) = self.task_mut() else { return };
        task.done += 1;
        task.used |= 1 << (4 * owner.0 + ship);
        task.last = Some(ship);
        if task.done >= count {
            self.next_step();
        }
    }

    fn upgrade_with<S: Sink<Self>>(&mut self, seat: Seat, with: Resource, cost: u8, play: &mut Play<'_, S>) {
        let (energy, culture) = pair(with, cost);
        self.upgrade(seat, energy, culture, play);
    }

    fn discard_die<S: Sink<Self>>(&mut self, seat: Seat, face: Face, cause: Cause, play: &mut Play<'_, S>) {
        let Some(die) = self.inactive_die(face, 0) else { return };
        self.dice[usize::from(die)].place = DiePlace::Discarded;
        play.tell(self, Event::DieDiscarded { seat, die, face, cause });
    }
}
