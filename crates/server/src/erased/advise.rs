//! What bots and search say about a match.

use bots::{Analysis, Budget, Heuristics, SearchControl, advise, analyse};
use engine::{Seat, Seed, to_json};
use serde_json::value::RawValue;
use ui::{Difference, Lang, Tabletop};

use super::{ErasedMatch, PlayMatch, to_raw_json};
use crate::bot;

/// What bots choose in a match, and what a search thinks of it.
pub trait AdviseMatch: Send + Sync {
    /// What a bot chooses in this seat, as JSON; none if there is nothing to choose or no such bot.
    fn choose(&self, seat: Seat, bot: &str, seed: &Seed, control: &SearchControl) -> Option<String>;

    /// What a search that sees what the seat may know thinks of its choices, the best first. Those
    /// that it has not tried come last.
    fn advise(&self, seat: Seat, budget: Budget, control: &SearchControl, seed: &Seed) -> Vec<Advised>;

    /// What a coach asks before this choice of a seat: only if it gives up much, by what the seat may
    /// know. None for what is no choice.
    fn caution(&self, seat: Seat, action: &str, thought: &CoachSearch<'_>, lang: Lang) -> Option<String>;

    /// Judges the whole match; `progress` hears how many choices are done and how many there are.
    /// None if it does not replay.
    fn analyse(
        &self,
        budget: Budget,
        control: &SearchControl,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Analysis>;
}

/// How a coach thinks: a number of games, never a time, so that it always says the same.
#[derive(Clone, Copy, Debug)]
pub struct CoachSearch<'a> {
    /// How many games are played out where a game asks for no more than usual.
    pub iterations: u32,
    /// What the drawn dice and cards follow from.
    pub seed: &'a Seed,
    /// By which it is called off.
    pub control: &'a SearchControl,
}

/// What a search thinks of a choice.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The choice.
    pub action: Box<RawValue>,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of each seat to win with it, 0 to 1.
    pub chances: Vec<f32>,
    /// The points of each seat at the end.
    pub points: Vec<f32>,
    /// By what it differs: the best from the next, every other one from the best.
    pub differences: Vec<Difference>,
}

/// What the search has found, as it is told.
pub(crate) fn difference(found: &bots::Difference) -> Difference {
    let bots::Difference { feature, this, other, share } = *found;
    Difference { feature, this, other, share }
}

impl<G: Tabletop + Heuristics> AdviseMatch for ErasedMatch<G> {
    fn choose(&self, seat: Seat, bot: &str, seed: &Seed, control: &SearchControl) -> Option<String> {
        bot::choose(self.game.state(), seat, bot, seed, control).map(|action| to_json(&action))
    }

    fn advise(&self, seat: Seat, budget: Budget, control: &SearchControl, seed: &Seed) -> Vec<Advised> {
        let mut choices = Vec::new();
        self.game.state().legal(seat, &mut choices);
        // Where there is one choice, there is nothing to think about.
        let budget = if choices.len() == 1 { Budget::iterations(1) } else { budget };
        let seats = usize::from(self.seats());
        let advice = advise::<G>(bots::Sight::of(self.game.state(), seat), &choices, budget, control, seed);
        let advised = |advice: &bots::Advice| {
            Some(Advised {
                action: to_raw_json(choices.get(advice.choice)?),
                visits: advice.visits,
                chances: advice.outlook.chance.into_iter().take(seats).collect(),
                points: advice.outlook.points.into_iter().take(seats).collect(),
                differences: advice.differences.iter().map(difference).collect(),
            })
        };
        advice.iter().filter_map(advised).collect()
    }

    fn caution(&self, seat: Seat, action: &str, thought: &CoachSearch<'_>, lang: Lang) -> Option<String> {
        let mut choices = Vec::new();
        self.game.state().legal(seat, &mut choices);
        let action: G::Action = serde_json::from_str(action).ok()?;
        let chosen = choices.iter().position(|choice| *choice == action)?;
        let sight = bots::Sight::of(self.game.state(), seat);
        let iterations = thought.iterations.saturating_mul(G::TIME_FACTOR);
        let found = bots::caution::<G>(sight, &choices, chosen, iterations, thought.control, thought.seed)?;
        let differences: Vec<Difference> = found.differences.iter().map(difference).collect();
        Some(super::packs::shown(self.game.state(), || ui::caution::<G>(found.lost, &differences, lang)))
    }

    fn analyse(
        &self,
        budget: Budget,
        control: &SearchControl,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Analysis> {
        analyse(&self.game.record(), budget, progress, control).ok()
    }
}
