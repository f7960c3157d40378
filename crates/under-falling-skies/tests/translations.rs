//! The translated rules number the same rules as the English ones, in the same order.

use engine::kit::rule_numbers;

const ENGLISH: &str = include_str!("../../../docs/rules/under-falling-skies.md");
const FRENCH: &str = include_str!("../../../docs/rules/under-falling-skies.fr.md");
const POLISH: &str = include_str!("../../../docs/rules/under-falling-skies.pl.md");

#[test]
fn the_english_rules_are_numbered() {
    assert!(!rule_numbers(ENGLISH).is_empty());
}

#[test]
fn the_french_rules_have_the_same_numbers() {
    assert_eq!(rule_numbers(FRENCH), rule_numbers(ENGLISH));
}

#[test]
fn the_polish_rules_have_the_same_numbers() {
    assert_eq!(rule_numbers(POLISH), rule_numbers(ENGLISH));
}
