//! What holds in every game: random games over all setups, watched at every step.

mod chronicle;
mod heap;
mod pieces;

use engine::{Dice, Game, Play, Seat, Seed, Sink, Turn, sample_setup};
use under_falling_skies::{Action, UnderFallingSkies};

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

/// The first position of the `index`th game of a series that goes through all cities, threat
/// levels and scenarios, with teams and skies drawn at random.
fn opening(words: &str, index: u64) -> (UnderFallingSkies, Dice) {
    let mut dice = Dice::new(&seed(words).nth(index));
    let setup = sample_setup::<UnderFallingSkies>(index, &serde_json::Map::new(), &mut dice).expect("a setup");
    (UnderFallingSkies::new(&setup, &mut dice).expect("a legal setup"), dice)
}

/// One of the legal actions. Choices that only give something up are made less often than the
/// others, so that rooms are filled, robots built and ships shot down.
fn choose(legal: &[Action], dice: &mut Dice) -> Action {
    let gives_up = |action: &Action| {
        matches!(
            action,
            Action::RemoveRobot { .. }
                | Action::Discard { .. }
                | Action::EndPhase
                | Action::SkipRobot
                | Action::Advance { squares: 0 }
        )
    };
    let mut action = *dice.pick(legal).expect("no dead end");
    for _ in 0..6 {
        if !gives_up(&action) {
            break;
        }
        action = *dice.pick(legal).expect("no dead end");
    }
    action
}

/// Plays one random action; none if the game is over.
fn step<S: Sink<UnderFallingSkies>>(
    game: &mut UnderFallingSkies,
    legal: &mut Vec<Action>,
    dice: &mut Dice,
    sink: &mut S,
) -> Option<Action> {
    let Turn::Decide(_) = game.turn() else { return None };
    legal.clear();
    game.legal(Seat(0), legal);
    let action = choose(legal, dice);
    game.apply(Seat(0), action, &mut Play::new(dice, sink)).expect("legal actions are accepted");
    Some(action)
}
