//! Plays games at random and prints how many decisions they had: something to count instructions of.
//!
//! ```text
//! cargo build --release -p bots --example instructions
//! valgrind --tool=callgrind target/release/examples/instructions black-angel 40
//! valgrind --tool=callgrind target/release/examples/instructions black-angel 160
//! ```
//!
//! The difference of the two, divided by the difference of the decisions, is what a decision costs.

use black_angel::BlackAngel;
use engine::{Dice, Game, Play, Turn};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;

/// How many decisions so many random games have.
fn decisions<G: Game>(setup: &G::Setup, games: u32) -> u64 {
    let mut dice = Dice::new(&"instructions".parse().expect("words of a seed"));
    let (mut choices, mut decisions) = (Vec::new(), 0);
    for _ in 0..games {
        let mut game = G::new(setup, &mut dice).expect("a legal setup");
        while let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            choices.clear();
            game.legal(seat, &mut choices);
            let chosen = choices[dice.below(choices.len() as u32) as usize];
            game.apply(seat, chosen, &mut Play::new(&mut dice, &mut ())).expect("a legal choice");
            decisions += 1;
        }
    }
    decisions
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
