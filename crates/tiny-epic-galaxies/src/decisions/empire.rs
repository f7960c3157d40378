//! The colony face and the upgrade of an empire (TEG-UTIL, TEG-EMP).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::components::notation::UpgradeIf;
use crate::decisions::resources::{permit_split, splits};
use crate::event::Event;
use crate::frames::{Frame, Task};
use crate::pieces::{PlanetId, Resource};
use crate::refusal::Refusal;
use crate::resources::pair;
use crate::state::State;

/// Upgrade or use a colonized planet (SM-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colony {
    pub(crate) task: Task,
}

/// Upgrade at this cost (SM-24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Upgrade {
    pub cost: u8,
    pub decline: bool,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Pay this much for an upgrade in any mix (SM-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct PayMix {
    pub cost: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// How a colony is utilized.
#[derive(Clone, Copy, Debug)]
pub enum Utilized {
    /// The empire is upgraded for so much energy and culture.
    Upgrade(u8, u8),
    /// The action of this planet is performed.
    Planet(PlanetId),
}

impl State {
    /// An upgrade paid with one resource (TEG-EMP-1).
    fn permit_upgrade(&self, seat: Seat, with: Resource, cost: u8) -> Result<(u8, u8), Refusal> {
        ensure(self.galaxy(seat).owns(with) >= cost, Refusal::UpgradeUnpaid { cost })?;
        Ok(pair(with, cost))
    }

    fn offer_upgrades(&self, seat: Seat, cost: u8, choices: &mut impl Choices<Action>) {
        for with in [Resource::Energy, Resource::Culture] {
            if self.galaxy(seat).owns(with) >= cost {
                choices.add(Action::Upgrade { with });
            }
        }
    }
}

impl Decision<State> for Colony {
    type Answer = Utilized;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        if let Some(cost) = game.upgrade_terms(seat, 0, UpgradeIf::Always) {
            game.offer_upgrades(seat, cost, choices);
        }
        let means = game.means(seat);
        let usable = game.galaxy(seat).colonies.iter().filter(|planet| game.usable(seat, *planet, &means));
        choices.add_all(usable.map(|planet| Action::UseColony { planet }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Utilized, Refusal> {
        match action {
            Action::Upgrade { with } => {
                let cost = game.upgrade_terms(seat, 0, UpgradeIf::Always).ok_or(Refusal::HighestLevel)?;
                let (energy, culture) = game.permit_upgrade(seat, with, cost)?;
                Ok(Utilized::Upgrade(energy, culture))
            }
            Action::UseColony { planet } => {
                ensure(game.galaxy(seat).colonies.contains(planet), Refusal::NotYourColony)?;
                game.permit_planet(seat, planet, &game.means(seat))?;
                Ok(Utilized::Planet(planet))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Utilized, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        match answer {
            Utilized::Upgrade(energy, culture) => game.upgrade(seat, energy, culture, play),
            Utilized::Planet(planet) => {
                if game.has_colony_gain(seat) {
                    game.push(Frame::ColonyUsed { seat });
                }
                game.invoke(seat, planet, play);
            }
        }
    }
}

impl Decision<State> for Upgrade {
    /// Energy and culture, or nothing.
    type Answer = Option<(u8, u8)>;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        game.offer_upgrades(seat, self.cost, choices);
        if self.decline {
            choices.add(Action::Decline);
        }
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Option<(u8, u8)>, Refusal> {
        match action {
            Action::Upgrade { with } => game.permit_upgrade(seat, with, self.cost).map(Some),
            Action::Decline => {
                ensure(self.decline, Refusal::MayNotDecline)?;
                Ok(None)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Option<(u8, u8)>, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        match answer {
            Some((energy, culture)) => game.upgrade(seat, energy, culture, play),
            None => play.tell(game, Event::Declined { seat }),
        }
    }
}

impl Decision<State> for PayMix {
    /// Energy and culture.
    type Answer = (u8, u8);

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let galaxy = game.galaxy(seat);
        let mixes = splits(self.cost, galaxy.energy, galaxy.culture);
        choices.add_all(mixes.map(|(energy, culture)| Action::Pay { energy, culture }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<(u8, u8), Refusal> {
        let Action::Pay { energy, culture } = action else { return Err(Refusal::NotAsked) };
        let galaxy = game.galaxy(seat);
        permit_split((energy, culture), self.cost, galaxy.energy, galaxy.culture).ok_or(Refusal::Unpayable)
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        (energy, culture): (u8, u8),
        play: &mut Play<'_, S>,
    ) {
        game.next_step(self.task);
        game.upgrade(seat, energy, culture, play);
    }
}
