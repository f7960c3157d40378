//! Games for one: weights that win, found by trying others and keeping what does better.
//!
//! Victories may be rare and what goes with them misleading, so that nothing is concluded from
//! positions here: whole games are played with changed weights, on the same deals.

use engine::{Dice, Seed, Turn};

use crate::lore::{Features, Fit, Lore, Weights};
use crate::{Arena, Player, Search, Settings, Stuck};

/// New deals after so many attempts, so that the weights do not fit a few deals only.
const SAME_DEALS: u64 = 8;

/// How clearly these weights win or lose one game: its [`Lore::margin`], and more for a victory.
pub fn merit<G: Lore>(setup: &G::Setup, seed: &Seed, weights: &Weights, settings: Settings) -> Result<f32, Stuck> {
    let mut dice = Dice::new(seed);
    let stuck = |why: String| Stuck { decisions: 0, why };
    let mut state = G::new(setup, &mut dice).map_err(|fault| stuck(fault.to_string()))?;
    let mut players: [Box<dyn Player<G>>; 1] = [Box::new(Search::<G>::new(&seed.nth(1), *weights, settings))];
    Arena::new().play(&mut state, &mut dice, &mut players)?;
    let won = matches!(state.turn(), Turn::Over(outcome) if !outcome.winners.is_empty());
    Ok(state.margin() + if won { 0.5 } else { 0.0 })
}

/// Changes the first `count` weights of `start` little by little for `attempts` attempts, keeping
/// what `evaluate` finds better on the deals of a seed. `told` hears of each attempt: its number,
/// its merit, the best so far.
pub fn climb<E>(
    start: &Fit,
    count: usize,
    attempts: u64,
    seed: &Seed,
    mut evaluate: impl FnMut(&Fit, &Seed) -> Result<f32, E>,
    mut told: impl FnMut(u64, f32, f32),
) -> Result<Fit, E> {
    let mut dice = Dice::new(seed);
    let (mut best, mut merit) = (*start, 0.0);
    for attempt in 0..attempts {
        let deals = seed.nth(attempt / SAME_DEALS);
        if attempt.is_multiple_of(SAME_DEALS) {
            merit = evaluate(&best, &deals)?;
        }
        let candidate = Fit { chance: changed(&best.chance, count, &mut dice), ..best };
        let found = evaluate(&candidate, &deals)?;
        if found > merit {
            (best, merit) = (candidate, found);
        }
        told(attempt, found, merit);
    }
    Ok(best)
}

/// A few of the weights, moved.
fn changed(weights: &Features, count: usize, dice: &mut Dice) -> Features {
    let mut changed = *weights;
    for weight in changed.iter_mut().take(count) {
        if dice.below(6) == 0 {
            // The sum of three even chances is nearly a bell.
            let bell: u32 = (0..3).map(|_| dice.below(1_001)).sum();
            let shift = (bell as f32 - 1_500.0) / 500.0;
            *weight += shift * (0.2 + 0.4 * weight.abs());
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_top_of_a_hill() {
        let top = [2.0, -1.0];
        let hill = |fit: &Fit, _: &Seed| -> Result<f32, ()> {
            Ok(-(fit.chance[0] - top[0]).powi(2) - (fit.chance[1] - top[1]).powi(2))
        };
        let seed: Seed = "hill".parse().expect("a seed");
        let fit = climb(&Fit::default(), 2, 600, &seed, hill, |_, _, _| {}).expect("nothing goes wrong");
        assert!((fit.chance[0] - 2.0).abs() < 0.3 && (fit.chance[1] + 1.0).abs() < 0.3, "{:?}", &fit.chance[..2]);
        assert!(fit.chance[2..].iter().all(|weight| *weight == 0.0));
    }
}
