//! The engine's contract, over every configuration.

use black_angel::BlackAngel;
use engine::kit::{Trials, conformance};

#[test]
fn keeps_the_contract() {
    conformance::<BlackAngel>(&Trials { games: 64, stride: 23, ..Trials::default() });
}

/// The same at length: `cargo test --release -p black-angel --test rules -- --ignored contract`
#[test]
#[ignore = "long"]
fn keeps_the_contract_at_length() {
    conformance::<BlackAngel>(&Trials { games: 960, stride: 5, seed: "at length", ..Trials::default() });
}
