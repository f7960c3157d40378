//! The promises of the engine's contract, tried on random games of every configuration.

use engine::kit::{Trials, conformance};
use tiny_epic_galaxies::TinyEpicGalaxies;

/// TEG-INFO-1: no view depends on missions, face-down exploration cards or decks; legal and apply
/// agree; refusals change nothing; every game ends, replays and survives its text. The 50
/// combinations of players, expansion and mat are each played.
#[test]
fn keeps_the_contract() {
    conformance::<TinyEpicGalaxies>(&Trials { games: 50, stride: 29, ..Trials::default() });
}

/// The same at length: `cargo test --release -p tiny-epic-galaxies --test rules -- --ignored contract`.
#[test]
#[ignore = "takes minutes; run it in release"]
fn keeps_the_contract_at_length() {
    conformance::<TinyEpicGalaxies>(&Trials { games: 150, stride: 4, seed: "at length", ..Trials::default() });
}
