//! Plays games at random and prints how many decisions they had: something to count instructions of.
//!
//! ```text
//! cargo build --release -p black-angel --example instructions
//! valgrind --tool=callgrind target/release/examples/instructions 40
//! ```

use black_angel::{BlackAngel, Setup};
use engine::{Dice, Game, Play, Turn};

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(40);
    let mut dice = Dice::new(&"instructions".parse().expect("a seed"));
    let mut choices = Vec::new();
    let mut decisions = 0u64;
    for _ in 0..games {
        let mut game = BlackAngel::new(&Setup::default(), &mut dice).expect("a game for two");
        while let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            choices.clear();
            game.legal(seat, &mut choices);
            let chosen = choices[dice.below(choices.len() as u32) as usize];
            game.apply(seat, chosen, &mut Play::new(&mut dice, &mut ())).expect("a legal choice");
            decisions += 1;
        }
    }
    println!("{decisions}");
}
