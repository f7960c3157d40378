//! Why one choice is better than another: the features of the positions to which the search's lines
//! of both lead, compared by the evaluation's own weights.

use std::time::Instant;

use engine::{MAX_SEATS, Seed, Turn};
use serde::Serialize;

use crate::heuristics::{Features, Fit, Heuristics, MAX_FEATURES, Outlook, to_chances};
use crate::search::LEAST_LOOKS;
use crate::{Budget, Search, SearchControl, Settings, Sight};

/// What is compared beside the features: lines that end with victory or defeat, what the others
/// have, and what was measured where a position has no features at all.
pub const BESIDE_FEATURES: [&str; 4] = ["won", "lost", "rivals", "measured"];

/// In so many pieces the way from one position to the other is followed.
const PIECES: usize = 16;

/// One thing by which two choices differ.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// A feature of the game's [`Heuristics`], or one of [`BESIDE_FEATURES`].
    pub feature: &'static str,
    /// What it comes to with the one choice, on average.
    pub this: f32,
    /// With the other.
    pub other: f32,
    /// How much that speaks for the one (above 0) or the other, in logarithms of chance.
    pub share: f32,
}

/// Where the lines of one choice end, on average.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    /// So many ended before the game did.
    open: u32,
    /// So many with the game.
    over: u32,
    /// What those came to.
    won: f64,
    /// What the others promise.
    chance: f64,
    features: [f64; MAX_FEATURES],
    /// The strength of each seat.
    strengths: [f64; MAX_SEATS],
}

impl Ends {
    /// Tries a choice so often, or a few times until `deadline` has passed, and notes where its lines end.
    pub(crate) fn of<G: Heuristics>(
        search: &mut Search<G>,
        (sight, choice): (Sight<'_, G>, usize),
        looks: u32,
        deadline: Option<Instant>,
        control: &SearchControl,
    ) -> Ends {
        let (features, strengths) = ([0.0; MAX_FEATURES], [0.0; MAX_SEATS]);
        let mut ends = Ends { open: 0, over: 0, won: 0.0, chance: 0.0, features, strengths };
        let (seat, seats) = (sight.seat(), usize::from(sight.seats()).min(MAX_SEATS));
        let fit = G::weights().for_seats(seats);
        let mut features: Features = [0.0; MAX_FEATURES];
        for look in 0..looks {
            let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if control.is_cancelled() || look >= LEAST_LOOKS && late {
                break;
            }
            let (state, Outlook { chance, .. }) = search.try_out(sight, choice);
            let own = chance[seat.index()];
            if matches!(state.turn(), Turn::Over(_)) || own <= 0.0 || own >= 1.0 {
                ends.over += 1;
                ends.won += f64::from(own);
                continue;
            }
            ends.open += 1;
            ends.chance += f64::from(own);
            for each in (0..seats).map(|index| engine::Seat(index as u8)) {
                state.features(each, &mut features);
                ends.strengths[each.index()] += f64::from(fit.weigh(&features[..G::FEATURES.len()]).0);
                if each == seat {
                    let known = ends.features.iter_mut().zip(&features).take(G::FEATURES.len());
                    known.for_each(|(sum, feature)| *sum += f64::from(*feature));
                }
            }
        }
        ends
    }

    fn looks(&self) -> f32 {
        (self.open + self.over).max(1) as f32
    }

    fn won(&self) -> f32 {
        self.won as f32 / self.looks()
    }

    fn lost(&self) -> f32 {
        (self.over as f32 - self.won as f32) / self.looks()
    }

    fn features(&self) -> Features {
        self.features.map(|sum| (sum / f64::from(self.open.max(1))) as f32)
    }

    fn strengths(&self) -> [f32; MAX_SEATS] {
        self.strengths.map(|sum| (sum / f64::from(self.open.max(1))) as f32)
    }
}

/// So often both choices are tried that are compared.
const LOOKS: u32 = 192;

/// By what one choice differs from another, as a search of this length sees it.
pub(crate) fn explain<G: Heuristics>(
    sight: Sight<'_, G>,
    choices: &[G::Action],
    (this, other): (usize, usize),
    budget: Budget,
    control: &SearchControl,
    seed: &Seed,
) -> Vec<Difference> {
    let mut search = Search::<G>::new(seed, *G::weights(), Settings::with(budget));
    search.think(sight, choices, control);
    let mut ends = |choice| {
        let deadline = budget.time.and_then(|time| Instant::now().checked_add(time));
        Ends::of(&mut search, (sight, choice), LOOKS, deadline, control)
    };
    compare(&ends(this), &ends(other), sight)
}

/// By what the one choice differs from the other, what counts most first.
pub(crate) fn compare<G: Heuristics>(this: &Ends, other: &Ends, sight: Sight<'_, G>) -> Vec<Difference> {
    let (seat, seats) = (sight.seat().index(), usize::from(sight.seats()).min(MAX_SEATS));
    let fit = G::weights().for_seats(seats);
    let mut found = Vec::new();
    let (here, there) = (this.strengths(), other.strengths());
    let mut middle: [f32; MAX_SEATS] = std::array::from_fn(|index| (here[index] + there[index]) / 2.0);
    to_chances(&mut middle[..seats]);
    let chance = middle[seat].clamp(0.05, 0.95);
    if this.open > 0 && other.open > 0 {
        let (to, from) = (this.features(), other.features());
        let shares = shares(fit, &from, &to, G::FEATURES.len());
        for (index, feature) in G::FEATURES.iter().enumerate() {
            found.push(Difference { feature, this: to[index], other: from[index], share: shares[index] });
        }
        if seats > 1 {
            // What the chance of a seat loses by what the others gain.
            let rest = (1.0 - middle[seat]).max(f32::EPSILON);
            let others = (0..seats).filter(|index| *index != seat);
            let share = -others.map(|index| middle[index] / rest * (here[index] - there[index])).sum::<f32>();
            found.push(Difference { feature: "rivals", this: 0.0, other: 0.0, share });
        }
        if to.iter().chain(&from).all(|feature| *feature == 0.0) {
            let promised = |ends: &Ends| (ends.chance / f64::from(ends.open)) as f32;
            let share = (promised(this) - promised(other)) / (chance * (1.0 - chance));
            found.push(Difference { feature: "measured", this: 0.0, other: 0.0, share });
        }
    }
    // A line that ends is worth all or nothing instead of what it promised.
    let steep = chance * (1.0 - chance);
    let (won, lost) = (this.won() - other.won(), this.lost() - other.lost());
    let of = |feature, this, other, share| Difference { feature, this, other, share };
    found.push(of("won", this.won(), other.won(), won * (1.0 - chance) / steep));
    found.push(of("lost", this.lost(), other.lost(), -lost * chance / steep));
    found.retain(|difference| difference.share != 0.0);
    found.sort_by(|one, other| other.share.abs().total_cmp(&one.share.abs()));
    found
}

/// How much each feature adds to the strength on the way from one position to another. The shares
/// come to the whole difference, since they are followed along the way: combinations of features
/// count only from where they are above 0.
fn shares(fit: &Fit, from: &Features, to: &Features, count: usize) -> Features {
    let mut shares = [0.0; MAX_FEATURES];
    for piece in 0..PIECES {
        let at = (piece as f32 + 0.5) / PIECES as f32;
        let here: Features = std::array::from_fn(|index| from[index] + at * (to[index] - from[index]));
        let slopes = fit.slopes(&here[..count]);
        for index in 0..count {
            shares[index] += slopes[index] * (to[index] - from[index]) / PIECES as f32;
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told of each feature comes to the whole: nothing is invented, nothing is left out.
    #[test]
    fn the_shares_come_to_the_whole_difference() {
        let weights = under_falling_skies::UnderFallingSkies::weights();
        let count = under_falling_skies::UnderFallingSkies::FEATURES.len();
        let (mut from, mut to): (Features, Features) = ([0.0; MAX_FEATURES], [0.0; MAX_FEATURES]);
        for index in 0..count {
            from[index] = (index * 7 % 10) as f32 / 10.0;
            to[index] = (index * 3 % 10) as f32 / 10.0;
        }
        let strength = |features: &Features| weights.solo.weigh(&features[..count]).0;
        let sum: f32 = shares(&weights.solo, &from, &to, count).iter().sum();
        let whole = strength(&to) - strength(&from);
        assert!((sum - whole).abs() < 0.1 * whole.abs().max(1.0), "{sum} of {whole}");
        assert!(shares(&weights.solo, &from, &from, count).iter().all(|share| *share == 0.0));
    }
}
