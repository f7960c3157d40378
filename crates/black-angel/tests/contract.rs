//! The engine's contract, over every configuration.

use black_angel::BlackAngel;
use engine::kit::{Trials, conformance};

#[test]
fn keeps_the_contract() {
    conformance::<BlackAngel>(&Trials { games: 64, stride: 23, ..Trials::default() });
}
