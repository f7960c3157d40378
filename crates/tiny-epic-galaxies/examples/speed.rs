//! Plays random games and prints how fast: `cargo run --release --example speed -- [games]`.

use std::time::Instant;

use engine::{Dice, Game, Play, Seed, Turn};
use tiny_epic_galaxies::{RogueMat, Setup, TinyEpicGalaxies};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    println!("size of a position: {} bytes", std::mem::size_of::<TinyEpicGalaxies>());
    let seed: Seed = "speed".parse().expect("a seed");
    for expansion in [false, true] {
        for players in 1..=5 {
            let mats: &[RogueMat] = if players == 1 { &RogueMat::ALL } else { &[RogueMat::Beginner] };
            for rogue in mats {
                let setup = Setup { players, expansion, rogue: *rogue, ..Setup::default() };
                measure(&setup, games, &seed);
            }
        }
    }
}

fn measure(setup: &Setup, games: u64, seed: &Seed) {
    let (mut decisions, mut choices) = (0u64, 0u64);
    let mut legal = Vec::with_capacity(256);
    let start = Instant::now();
    for index in 0..games {
        let mut dice = Dice::new(&seed.nth(index));
        let mut state = TinyEpicGalaxies::new(setup, &mut dice).expect("a legal setup");
        while let Turn::Decide(seats) = state.turn() {
            let Some(seat) = seats.iter().next() else { break };
            legal.clear();
            state.legal(seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("a legal action");
            decisions += 1;
            choices += legal.len() as u64;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "players {} expansion {:5} rogue {:8}: {:>9.0} decisions/s {:>7.0} games/s, {:>5.0} decisions a game, {:.1} choices",
        setup.players,
        setup.expansion,
        format!("{:?}", setup.rogue).to_lowercase(),
        decisions as f64 / seconds,
        games as f64 / seconds,
        decisions as f64 / games as f64,
        choices as f64 / decisions as f64,
    );
}
