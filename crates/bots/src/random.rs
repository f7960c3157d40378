//! The bot that does anything.

use engine::{Dice, Game, Seed};

use crate::{Player, SearchControl, Sight};

/// Takes each of its choices with equal chance.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player whose choices follow from `seed`.
    pub fn new(seed: &Seed) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: Sight<'_, G>, choices: &[G::Action], _: &SearchControl) -> usize {
        self.dice.below(choices.len() as u32) as usize
    }
}
