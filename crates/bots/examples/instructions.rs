//! Plays games at random, as `starboard simulate` does, and prints how many decisions they had:
//! something small to profile the rules by (`docs/benchmark.md`).
//!
//! ```text
//! cargo build --release -p bots --example instructions
//! valgrind --tool=callgrind target/release/examples/instructions black-angel 40
//! valgrind --tool=callgrind target/release/examples/instructions black-angel 160
//! ```
//!
//! The difference of the two, divided by the difference of the decisions, is what a decision costs.

use black_angel::BlackAngel;
use bots::{Arena, Bot, Heuristics};
use engine::{Dice, Game, Seed};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;

/// How many decisions so many random games have.
fn decisions<G: Heuristics>(setup: &G::Setup, games: u64) -> u64 {
    let series: Seed = "5".parse().expect("words of a seed");
    let mut arena = Arena::<G>::new();
    let play = |index| {
        let seed = series.nth(index);
        let mut dice = Dice::new(&seed);
        let mut game = G::new(setup, &mut dice).expect("a legal setup");
        let mut players = Arena::seat(&[Bot::Random], game.seats(), &seed);
        arena.play(&mut game, &mut dice, &mut players).expect("a game that ends").decisions
    };
    (0..games).map(play).sum()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let games = words.next().and_then(|games| games.parse().ok()).unwrap_or(40);
    let decisions = match game.as_str() {
        UnderFallingSkies::ID => {
            let setup = under_falling_skies::Setup { threat: 1, ..Default::default() };
            decisions::<UnderFallingSkies>(&setup, games)
        }
        TinyEpicGalaxies::ID => decisions::<TinyEpicGalaxies>(&Default::default(), games),
        BlackAngel::ID => decisions::<BlackAngel>(&Default::default(), games),
        _ => return eprintln!("instructions GAME [GAMES]"),
    };
    println!("{decisions}");
}
