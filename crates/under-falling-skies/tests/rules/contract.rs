//! The promises of the game contract.

use engine::kit::{Trials, conformance};
use under_falling_skies::UnderFallingSkies;

#[test]
fn keeps_the_contract() {
    conformance::<UnderFallingSkies>(&Trials { games: 1_190, stride: 11, ..Trials::default() });
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<UnderFallingSkies>() < 1024, "{} bytes", size_of::<UnderFallingSkies>());
}
