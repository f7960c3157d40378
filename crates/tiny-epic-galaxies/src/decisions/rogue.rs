//! What the human of a solo game decides in the Rogue's turn (SOLO, SM-21, SM-22).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::decisions::colonization::{each_regress, permit_regress};
use crate::decisions::resources::{permit_split, splits};
use crate::event::Unusable;
use crate::frames::Task;
use crate::pieces::Face;
use crate::refusal::Refusal;
use crate::state::{HUMAN, ROGUE, State};

/// Let the Rogue's die stand? One that is of no use to it would be discarded (SOLO-4, SOLO-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct RogueDie {
    pub die: u8,
    pub face: Face,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub useless: Option<Unusable>,
    /// Whether hard mode has rerolled it.
    #[serde(skip)]
    pub(crate) rerolled: bool,
}

/// Which mix to hand to the Rogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct LootSplit {
    pub amount: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which own ship the Rogue pushes back: bit 0 is the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct RegressHuman {
    pub ships: u32,
    pub steps: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

impl Decision<State> for RogueDie {
    /// Whether the die stands.
    type Answer = bool;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add(Action::Accept);
        if game.can_pay_rogue_reroll() {
            choices.add(Action::PayReroll);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<bool, Refusal> {
        match action {
            Action::Accept => Ok(true),
            Action::PayReroll => {
                ensure(game.can_pay_rogue_reroll(), Refusal::RogueRerollUnpaid)?;
                Ok(false)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, stands: bool, play: &mut Play<'_, S>) {
        game.pop();
        match (stands, self.useless) {
            (false, _) => game.pay_rogue_reroll(self.die, self.rerolled, play),
            (true, Some(why)) => game.discard_rogue_die(self.die, why, play),
            (true, None) => game.accept_rogue_die(self.die, play),
        }
    }
}

impl Decision<State> for LootSplit {
    /// Energy and culture.
    type Answer = (u8, u8);

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let human = game.galaxy(HUMAN);
        let mixes = splits(self.amount, human.energy, human.culture);
        choices.add_all(mixes.map(|(energy, culture)| Action::Split { energy, culture }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<(u8, u8), Refusal> {
        let Action::Split { energy, culture } = action else { return Err(Refusal::NotAsked) };
        let human = game.galaxy(HUMAN);
        permit_split((energy, culture), self.amount, human.energy, human.culture).ok_or(Refusal::WrongAmount)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, (energy, culture): (u8, u8), play: &mut Play<'_, S>) {
        game.next_step(self.task);
        game.steal((HUMAN, ROGUE), energy, culture, self.task.cause(), play);
    }
}

impl Decision<State> for RegressHuman {
    /// Whose ship, and which.
    type Answer = (Seat, u8);

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_regress(self.ships));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<(Seat, u8), Refusal> {
        permit_regress(self.ships, action)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, (owner, ship): (Seat, u8), play: &mut Play<'_, S>) {
        game.next_step(self.task);
        game.regress(owner, usize::from(ship), self.steps, self.task.cause(), play);
    }
}
