//! Advice for a person: what a search thinks of each choice.

use std::time::Instant;

use engine::{MAX_SEATS, Seed};
use serde::Serialize;

use crate::calibration;
use crate::heuristics::{Heuristics, Outlook};
use crate::reasons::{Difference, Ends, compare};
use crate::search::{Found, LEAST_LOOKS, best};
use crate::{Budget, Search, SearchControl, Settings, Sight};

/// So often the best choice and the next are tried to see by what they differ.
const COMPARED: u32 = 256;

/// And so often the others.
const GLANCED_AT: u32 = 24;

/// What a search thinks of one choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The choice's place in the list.
    pub choice: usize,
    /// How often it was tried: the best is tried most.
    pub visits: u32,
    /// What it leads to: the chance of each seat to win, and the points of each at the end.
    pub outlook: Outlook,
    /// By what it differs: the best from the next, every other one from the best. Empty where there
    /// was no time to look.
    pub differences: Vec<Difference>,
}

/// What a search thinks of each of the choices, the best first. It sees no more than the seat
/// does. It answers within its budget: when the time is over or it is called off, it tells what it
/// has found so far.
pub fn advise<G: Heuristics>(
    sight: Sight<'_, G>,
    choices: &[G::Action],
    budget: Budget,
    control: &SearchControl,
    seed: &Seed,
) -> Vec<Advice> {
    if choices.is_empty() {
        return Vec::new();
    }
    // What is tried less looks worse than it is: the second gets as many looks as the first, as far
    // as the third quarter of the time goes. The last one is for reasons.
    let start = Instant::now();
    let part = |quarters: u32| budget.time.and_then(|time| start.checked_add(time * quarters / 4));
    let half = Budget { time: budget.time.map(|time| time / 2), ..budget };
    let mut search = Search::<G>::new(seed, *G::weights(), Settings::with(half));
    let mut found = search.think(sight, choices, control);
    let first = best(&found, sight.seat().index());
    // However little time there was, the two are not told untried.
    let looks = found[first].visits.max(LEAST_LOOKS);
    found = search.think_of(sight, first, looks, part(3), control);
    let others = (0..choices.len()).filter(|choice| *choice != first);
    let second = others.max_by_key(|choice| found[*choice].visits);
    if let Some(second) = second {
        found = search.think_of(sight, second, looks, part(3), control);
    }
    let of = |(choice, found)| of::<G>(choice, found, sight);
    let mut advice: Vec<Advice> = found.iter().enumerate().map(of).collect();
    let worth = |advice: &Advice| advice.outlook.chance[sight.seat().index()];
    advice.sort_by(|one, other| other.visits.cmp(&one.visits).then(worth(other).total_cmp(&worth(one))));
    tell_apart(&mut advice, &mut search, sight, part(4), control);
    advice
}

/// Finds out by what the choices differ, as far as there is time: the best two, then the others.
fn tell_apart<G: Heuristics>(
    advice: &mut [Advice],
    search: &mut Search<G>,
    sight: Sight<'_, G>,
    deadline: Option<Instant>,
    control: &SearchControl,
) {
    let [first, second, others @ ..] = advice else { return };
    let mut ends = |advice: &Advice, looks| Ends::of(search, (sight, advice.choice), looks, deadline, control);
    let (best, next) = (ends(first, COMPARED), ends(second, COMPARED));
    first.differences = compare(&best, &next, sight);
    second.differences = compare(&next, &best, sight);
    for advice in others {
        let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || control.is_cancelled() || advice.visits == 0 {
            break;
        }
        advice.differences = compare(&ends(advice, GLANCED_AT), &best, sight);
    }
}

/// What was found about a choice, as chances in games won.
pub(crate) fn of<G: Heuristics>(choice: usize, found: &Found, sight: Sight<'_, G>) -> Advice {
    let mean = |sum: &[f64; MAX_SEATS]| sum.map(|sum| (sum / f64::from(found.visits.max(1))) as f32);
    let mut outlook = Outlook { chance: mean(&found.sum), points: mean(&found.points) };
    if found.visits > 0 {
        calibration::adjust::<G>(&mut outlook, sight.seat(), sight.seats());
    }
    Advice { choice, visits: found.visits, outlook, differences: Vec::new() }
}
