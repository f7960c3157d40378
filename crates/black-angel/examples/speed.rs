//! Plays random games and prints how fast: `cargo run --release -p black-angel --example speed -- 2000`

use std::time::Instant;

use black_angel::BlackAngel;
use engine::{Dice, Game, Play, Seed, Turn, sample_setup};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2000);
    let seed: Seed = "speed".parse().expect("a seed");
    let mut legal = Vec::new();
    let (mut decisions, mut choices, mut longest) = (0u64, 0u64, 0u64);
    let begun = Instant::now();
    for index in 0..games {
        let mut dice = Dice::new(&seed.nth(index));
        let mut chooser = Dice::new(&seed.nth(index + games));
        let setup = sample_setup::<BlackAngel>(index, &Default::default(), &mut chooser).expect("a setup");
        let mut game = BlackAngel::new(&setup, &mut dice).expect("a game");
        let mut length = 0;
        while let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().expect("a seat");
            legal.clear();
            game.legal(seat, &mut legal);
            choices += legal.len() as u64;
            let action = *chooser.pick(&legal).expect("no dead end");
            game.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("legal");
            length += 1;
        }
        decisions += length;
        longest = longest.max(length);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("decisions/s     {:>12.0}", decisions as f64 / seconds);
    println!("games/s         {:>12.0}", games as f64 / seconds);
    println!("decisions/game  {:>12.1}", decisions as f64 / games as f64);
    println!("longest game    {longest:>12}");
    println!("mean branching  {:>12.2}", choices as f64 / decisions as f64);
    println!("state bytes     {:>12}", size_of::<BlackAngel>());
    println!("action bytes    {:>12}", size_of::<black_angel::Action>());
}
