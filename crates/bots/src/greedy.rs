//! The bot that looks one step ahead.

use engine::{Dice, Play, Seed};

use crate::heuristics::{Heuristics, play_on};
use crate::{Player, SearchControl, Sight, Weights};

/// So often each choice is tried, since chance and hidden cards may make it look better or worse.
const TRIES: u32 = 8;

/// Takes the choice after which the game's own evaluation is highest where the turn or round ends:
/// in the middle of it much is begun that has not paid yet. Until there habit plays on.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    weights: Weights,
}

impl Greedy {
    /// A greedy player that values positions by `weights`; what it draws for hidden cards and dice follows from `seed`.
    pub fn new(seed: &Seed, weights: Weights) -> Greedy {
        Greedy { dice: Dice::new(seed), weights }
    }
}

impl<G: Heuristics> Player<G> for Greedy {
    fn choose(&mut self, sight: Sight<'_, G>, choices: &[G::Action], control: &SearchControl) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        let seat = sight.seat();
        let (mut legal, mut usual) = (Vec::with_capacity(512), Vec::with_capacity(512));
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, action) in choices.iter().enumerate() {
            let mut worth = 0.0;
            for _ in 0..TRIES {
                let mut state = sight.determinize(&mut self.dice);
                if state.apply(seat, *action, &mut Play::new(&mut self.dice, &mut ())).is_ok() {
                    play_on(&mut state, 0, &mut legal, &mut usual, &mut self.dice);
                    worth += state.appraise(&self.weights).chance[seat.index()];
                }
            }
            if worth > best.0 {
                best = (worth, index);
            }
            if control.is_cancelled() {
                break;
            }
        }
        best.1
    }
}
