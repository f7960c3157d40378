//! No rule goes untested.

use std::path::Path;

use engine::kit::{rule_numbers, uncited_rules};
use under_falling_skies::Refusal;

const RULES: &str = include_str!("../../../../docs/rules/under-falling-skies.md");

#[test]
fn every_rule_is_cited_by_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let uncited = uncited_rules(RULES, &tests).expect("the tests can be read");
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
    assert!(rule_numbers(RULES).len() > 150, "the rules are read");
}

#[test]
fn every_refusal_cites_a_rule_that_exists() {
    let numbers = rule_numbers(RULES);
    for (rule, key) in Refusal::ALL {
        assert!(numbers.iter().any(|number| number == rule), "{key} cites {rule}, which is no rule");
    }
}
