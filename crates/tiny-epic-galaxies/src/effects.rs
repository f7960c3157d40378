//! The interpreter of the effect notation (Appendix A): one step after the other (TEG-FX-1). What
//! a step asks, and what it does with an answer, is in `decisions`; here is what it does by itself.

use engine::{Play, Seat, Sink};

use crate::components::notation::{EffectStep, Loot, Per, Tracks, Victims, Who};
use crate::event::Event;
use crate::frames::{Frame, HireTerms, Source, Task};
use crate::pieces::PlanetId;
use crate::resources::pair;
use crate::state::{HUMAN, Place, ROGUE, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// Begins a planet's action and remembers that it was invoked (TEG-FX-4, TEG-FX-6).
    pub(crate) fn invoke<S: Sink<Self>>(&mut self, seat: Seat, planet: PlanetId, play: &mut Play<'_, S>) {
        if self.data[planet].once_per_turn {
            self.galaxy_mut(seat).used_planets.insert(planet);
        }
        for frame in self.frames.iter_mut().rev() {
            if let Frame::Resolution { invoked, .. } = frame {
                invoked.insert(planet);
                break;
            }
        }
        self.push(Frame::Task(Task::new(seat, Source::Planet { planet })));
        play.tell(self, Event::PlanetUsed { seat, planet });
    }

    /// Carries out a step that asks nothing, or passes over one that has no target (SM-T9).
    pub(crate) fn run_task<S: Sink<Self>>(&mut self, task: Task, play: &mut Play<'_, S>) {
        let seat = task.seat;
        let cause = task.cause();
        let Some(step) = self.step(task) else {
            self.pop();
            return;
        };
        self.next_step(task);
        match step {
            EffectStep::Pay { energy, culture } => self.pay(seat, energy, culture, None, cause, play),
            EffectStep::Gain { who: Who::EachOther, energy, culture } => {
                for other in self.others(seat) {
                    self.gain(other, energy, culture, cause, play);
                }
            }
            EffectStep::Gain { energy, culture, .. } => self.gain(seat, energy, culture, cause, play),
            EffectStep::GainPer { resource, per } => {
                let galaxy = self.galaxy(seat);
                let count = match per {
                    Per::ShipInGalaxy => self.ships_where(seat, |place| place == Place::Galaxy).count_ones(),
                    Per::ShipOnExploration => self.ships_where(seat, |place| place == Place::Exploration).count_ones(),
                    Per::ActivePilot => galaxy.hangar.iter().filter(|berth| berth.pilot.is_some()).count() as u32,
                };
                let (energy, culture) = pair(resource, count as u8);
                self.gain(seat, energy, culture, cause, play);
            }
            EffectStep::Lose { who, energy, culture } => {
                let loser = if who == Who::Human { HUMAN } else { seat };
                self.lose(loser, energy, culture, cause, play);
            }
            // SOLO-17: the Rogue's answer to Terra-Bettia, once no human is left to ask.
            EffectStep::Advance { who: Who::EachOther, steps, .. } if self.setup.is_solo() && seat != ROGUE => {
                if let Some(ship) = self.rogue_nearest() {
                    self.advance(ROGUE, ship, steps, cause, play);
                }
            }
            EffectStep::RerollDice if self.may_touch_dice(seat, 1) => {
                self.push(Frame::Reroll { by_card: true, picked: 0 })
            }
            EffectStep::Hire { dice, matching } => {
                let terms = HireTerms::Card { dice, matching };
                self.push(Frame::Hire { seat, terms, pilot: None, ship_type: None, paid: None });
            }
            EffectStep::OnFollowed { resource, amount } => {
                let (energy, culture) = pair(resource, amount);
                let turn = &mut self.this_turn;
                turn.followed_energy = turn.followed_energy.saturating_add(energy);
                turn.followed_culture = turn.followed_culture.saturating_add(culture);
                play.tell(self, Event::FollowGain { seat, energy, culture });
            }
            EffectStep::FollowCost { amount } => {
                self.this_turn.follow_cost = amount;
                play.tell(self, Event::FollowCost { seat, culture: amount });
            }
            EffectStep::RecallExplorer => {
                if let Source::Exploration { ship: Some(ship), .. } = task.source
                    && self.galaxy(seat).ships[usize::from(ship)].place == Place::Exploration
                {
                    self.put_ship(seat, usize::from(ship), Place::Galaxy, cause, play);
                }
            }
            EffectStep::Acquire { resource } => self.acquire(seat, resource, play),
            EffectStep::RogueGain { energy, culture } => self.gain(ROGUE, energy, culture, cause, play),
            EffectStep::RogueSteal { resource: Loot::Energy, amount } => {
                self.steal((HUMAN, ROGUE), amount, 0, cause, play)
            }
            EffectStep::RogueSteal { resource: Loot::Culture, amount } => {
                self.steal((HUMAN, ROGUE), 0, amount, cause, play)
            }
            EffectStep::RegressHuman { ships: Victims::All, steps } => {
                let ships = self.regressible(HUMAN, Tracks::Any, false);
                for ship in (0..4).filter(|ship| ships >> ship & 1 == 1) {
                    self.regress(HUMAN, ship, steps, cause, play);
                }
            }
            EffectStep::HumanLoseDie { .. } => {
                self.rogue.human_loses_die = true;
                play.tell(self, Event::DieDenied { seat: HUMAN });
            }
            EffectStep::RogueAdvanceAll { steps } => self.rogue_advance(Tracks::Any, steps, cause, play),
            _ => {} // nothing can be chosen, or everything has been
        }
    }
}
