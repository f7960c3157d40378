//! The bot that looks one step ahead.

use engine::{Dice, Play, Seed};

use crate::lore::Lore;
use crate::{Leash, Player, Sight, Weights};

/// So often each choice is tried, since chance and hidden cards may make it look better or worse.
const TRIES: u32 = 6;

/// Takes the choice after which the game's own evaluation is highest.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    weights: Weights,
}

impl Greedy {
    /// A greedy player that values positions by `weights`; what it imagines follows from `seed`.
    pub fn new(seed: &Seed, weights: Weights) -> Greedy {
        Greedy { dice: Dice::new(seed), weights }
    }
}

impl<G: Lore> Player<G> for Greedy {
    fn choose(&mut self, sight: Sight<'_, G>, choices: &[G::Action], leash: &Leash) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        let seat = sight.seat();
        let mut usual = Vec::with_capacity(choices.len());
        sight.imagine(&mut self.dice).habits(seat, choices, &mut usual);
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, action) in choices.iter().enumerate() {
            let mut worth = 0.0;
            for _ in 0..TRIES {
                let mut state = sight.imagine(&mut self.dice);
                if state.apply(seat, *action, &mut Play::new(&mut self.dice, &mut ())).is_ok() {
                    // Where the evaluation sees no difference, habit decides.
                    worth += state.appraise(&self.weights).chance[seat.index()] + 0.001 * usual[index].min(10.0);
                }
            }
            if worth > best.0 {
                best = (worth, index);
            }
            if leash.is_cancelled() {
                break;
            }
        }
        best.1
    }
}
