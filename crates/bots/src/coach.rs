//! A look over a player's shoulder: whether a choice gives up much.

use engine::Seed;

use crate::advice;
use crate::heuristics::Heuristics;
use crate::reasons::{Difference, Ends, compare};
use crate::search::{LEAST_LOOKS, best};
use crate::{Budget, Search, SearchControl, Settings, Sight};

/// What costs so much is worth a question before it is done: about ten games in a hundred.
const MUCH: f32 = 0.1;

/// So often the two are tried to see by what they differ.
const LOOKS: u32 = 64;

/// What a choice gives up.
#[derive(Clone, PartialEq, Debug)]
pub struct Caution {
    /// The chance to win that the best choice has and this one has not.
    pub lost: f32,
    /// By what it differs from the best.
    pub differences: Vec<Difference>,
}

/// Whether a choice gives up much, by what the seat knows. The search has a number of iterations and
/// no clock: the same position and seed always give the same answer.
pub fn caution<G: Heuristics>(
    sight: Sight<'_, G>,
    choices: &[G::Action],
    chosen: usize,
    iterations: u32,
    control: &SearchControl,
    seed: &Seed,
) -> Option<Caution> {
    if choices.len() < 2 || chosen >= choices.len() {
        return None;
    }
    let seat = sight.seat().index();
    let mut search = Search::<G>::new(seed, *G::weights(), Settings::with(Budget::iterations(iterations)));
    let found = search.think(sight, choices, control);
    let best = best(&found, seat);
    if best == chosen {
        return None;
    }
    // What was tried less looks worse than it is.
    let looks = found[best].visits.max(LEAST_LOOKS);
    let found = search.think_of(sight, chosen, looks, None, control);
    let chance = |choice: usize| advice::of(choice, &found[choice], sight).outlook.chance[seat];
    let lost = chance(best) - chance(chosen);
    if lost < MUCH || control.is_cancelled() {
        return None;
    }
    let mut ends = |choice| Ends::of(&mut search, (sight, choice), LOOKS, None, control);
    let differences = compare(&ends(chosen), &ends(best), sight);
    Some(Caution { lost, differences })
}
