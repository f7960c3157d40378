//! Short whole games of Tiny Epic Galaxies, prepared with the rules before the browser plays them:
//! random play takes some two thousand choices, these take a few hundred.

use engine::{Dice, Game, Match, Seed, Turn};
use tiny_epic_galaxies::{Action, Destination, Face, Setup, TinyEpicGalaxies};

/// Of many games by players who want to come to an end, the one that asks the least of a browser.
pub(crate) fn short_game(setup: &Setup, seed: &Seed, attempts: u64) -> Match<TinyEpicGalaxies> {
    (0..attempts)
        .filter_map(|attempt| play(setup, seed, &mut Dice::new(&seed.nth(attempt)), MOST_CHOICES))
        .min_by_key(toil)
        .expect("one of the games ends soon")
}

/// No prepared game is longer.
const MOST_CHOICES: usize = 1500;

/// What a game asks of a browser: clicks, and the changes of hands, each of which loads a page.
fn toil(game: &Match<TinyEpicGalaxies>) -> usize {
    let handovers = game.moves().windows(2).filter(|pair| pair[0].seat != pair[1].seat).count();
    game.moves().len() + 3 * handovers
}

/// One game, or none if it is not over soon enough.
fn play(setup: &Setup, seed: &Seed, chance: &mut Dice, most: usize) -> Option<Match<TinyEpicGalaxies>> {
    let mut game = Match::<TinyEpicGalaxies>::new(*setup, seed.clone()).expect("a table");
    let mut choices = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.iter().next().expect("somebody decides");
        choices.clear();
        game.state().legal(seat, &mut choices);
        let action = pick(&choices, chance);
        game.act(seat, action, &mut ()).expect("what is listed is legal");
        if game.moves().len() > most {
            return None;
        }
    }
    Some(game)
}

/// One of the choices, the likelier the more it does for the end of the game.
fn pick(choices: &[Action], chance: &mut Dice) -> Action {
    let total: u32 = choices.iter().map(zeal).sum();
    let mut at = chance.below(total);
    *choices
        .iter()
        .find(|choice| {
            let here = at < zeal(choice);
            at = at.saturating_sub(zeal(choice));
            here
        })
        .expect("every choice has some zeal")
}

fn zeal(action: &Action) -> u32 {
    match action {
        Action::Upgrade { .. } | Action::Pay { .. } => 400,
        Action::Advance { .. } | Action::PayCost | Action::TakeDrawn => 100,
        Action::Activate { face: Face::Colony | Face::Diplomacy | Face::Economy } => 200,
        Action::Activate { face: Face::Move } => 40,
        Action::Activate { .. } => 30,
        Action::Move { to: Destination::Orbit { .. }, .. } => 60,
        Action::Move { to: Destination::Surface { .. }, .. } => 8,
        Action::HirePilot { .. } => 20,
        Action::UsePlanet | Action::UseColony { .. } => 20,
        Action::Follow | Action::FollowFree => 4,
        Action::Reroll | Action::Convert | Action::EndTurn | Action::Move { .. } => 1,
        _ => 10,
    }
}
