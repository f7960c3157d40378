//! The translated rules number the same rules as the English ones, in the same order.

use engine::kit::rule_numbers;

/// A rules document in English, French and Polish.
macro_rules! document {
    ($name:literal) => {
        [
            include_str!(concat!("../../../../docs/rules/", $name, ".md")),
            include_str!(concat!("../../../../docs/rules/", $name, ".fr.md")),
            include_str!(concat!("../../../../docs/rules/", $name, ".pl.md")),
        ]
    };
}

#[test]
fn translations_keep_the_numbers() {
    for [english, french, polish] in [document!("under-falling-skies"), document!("under-falling-skies-campaign")] {
        let numbers = rule_numbers(english);
        assert!(!numbers.is_empty());
        assert_eq!(rule_numbers(french), numbers);
        assert_eq!(rule_numbers(polish), numbers);
    }
}
