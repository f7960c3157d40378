//! Energy and culture by a card: stolen, converted, gained in a mix (TEG-FX-8, TEG-PL-CONVERT, SM-10,
//! SM-11).

use engine::{Choices, Decision, Play, Seat, Seats, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::components::notation::GainMode;
use crate::event::Event;
use crate::frames::Task;
use crate::pieces::Resource;
use crate::refusal::Refusal;
use crate::resources::pair;
use crate::state::State;

/// Steal from one of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Steal {
    pub from: Seats,
    pub resource: Resource,
    pub amount: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// How many to convert.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Convertible {
    pub from: Resource,
    pub most: u8,
    #[serde(skip)]
    pub(crate) to: Resource,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which mix to gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct GainSplit {
    pub amount: u8,
    pub mode: GainMode,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Every way to divide an amount between what there is of energy and of culture.
pub(crate) fn splits(amount: u8, energy: u8, culture: u8) -> impl Iterator<Item = (u8, u8)> {
    (amount.saturating_sub(culture)..=amount.min(energy)).rev().map(move |first| (first, amount - first))
}

/// Whether this is one of the [`splits`].
pub(crate) fn permit_split(split: (u8, u8), amount: u8, energy: u8, culture: u8) -> Option<(u8, u8)> {
    let whole = split.0.checked_add(split.1) == Some(amount);
    (whole && split.0 <= energy && split.1 <= culture).then_some(split)
}

impl GainSplit {
    fn fits(self, (energy, culture): (u8, u8)) -> bool {
        self.mode == GainMode::Mix || energy == 0 || culture == 0
    }
}

impl Decision<State> for Steal {
    /// From whom.
    type Answer = Seat;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.from.iter().map(|player| Action::Target { player }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<Seat, Refusal> {
        let Action::Target { player } = action else { return Err(Refusal::NotAsked) };
        ensure(self.from.contains(player), Refusal::NothingToSteal)?;
        Ok(player)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, victim: Seat, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        let (energy, culture) = pair(self.resource, self.amount);
        game.steal((victim, seat), energy, culture, self.task.cause(), play);
    }
}

impl Decision<State> for Convertible {
    type Answer = u8;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all((1..=self.most).map(|amount| Action::Amount { amount }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<u8, Refusal> {
        let Action::Amount { amount } = action else { return Err(Refusal::NotAsked) };
        ensure((1..=self.most).contains(&amount), Refusal::WrongAmount)?;
        Ok(amount)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, amount: u8, play: &mut Play<'_, S>) {
        let Convertible { from, to, task, .. } = self;
        game.next_step(task);
        let ((energy_lost, culture_lost), (energy, culture)) = (pair(from, amount), pair(to, amount));
        let galaxy = game.galaxy_mut(seat);
        galaxy.energy = galaxy.energy.saturating_sub(energy_lost);
        galaxy.culture = galaxy.culture.saturating_sub(culture_lost);
        play.tell(game, Event::Exchanged { seat, from, to, amount, cause: task.cause() });
        game.gain(seat, energy, culture, task.cause(), play);
    }
}

impl Decision<State> for GainSplit {
    /// Energy and culture.
    type Answer = (u8, u8);

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let mixes = splits(self.amount, self.amount, self.amount).filter(|split| self.fits(*split));
        choices.add_all(mixes.map(|(energy, culture)| Action::Split { energy, culture }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<(u8, u8), Refusal> {
        let Action::Split { energy, culture } = action else { return Err(Refusal::NotAsked) };
        let split = permit_split((energy, culture), self.amount, self.amount, self.amount);
        split.filter(|split| self.fits(*split)).ok_or(Refusal::WrongAmount)
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        (energy, culture): (u8, u8),
        play: &mut Play<'_, S>,
    ) {
        game.next_step(self.task);
        game.gain(seat, energy, culture, self.task.cause(), play);
    }
}
