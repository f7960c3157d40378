//! Packs: what the owner of a box corrects.

use black_angel::{BlackAngel, Components as Data};
use engine::kit;

#[test]
fn every_built_in_value_may_stand_where_it_does() {
    kit::built_in_values_fit::<Data>();
}

#[test]
fn whatever_is_accepted_can_be_played() {
    let packs = std::env::var("PACKS").map_or(60, |packs| packs.parse().expect("a number"));
    let seed = std::env::var("PACKS_SEED").unwrap_or_else(|_| "packs".into());
    kit::any_accepted_pack_is_playable::<BlackAngel>(&seed, packs, 30_000);
}
