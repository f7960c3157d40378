//! The numbered rules of `docs/rules/tiny-epic-galaxies.md`, each cited by the test that holds it.

mod abilities;
mod colonization;
mod components;
mod contract;
mod dice;
mod ending;
mod exploration;
mod follow;
mod games;
mod golden;
mod machine;
mod moves;
mod packs;
mod pilots;
mod planets;
mod positions;
mod rogue;
mod rogue_btb;
mod scene;
mod secrets;
mod setup;

/// Every numbered rule is cited by a test.
#[test]
fn no_rule_is_uncited() {
    let document = include_str!("../../../../docs/rules/tiny-epic-galaxies.md");
    let tests = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let uncited = engine::kit::uncited_rules(document, &tests).expect("the tests can be read");
    assert!(uncited.is_empty(), "uncited: {uncited:?}");
}
