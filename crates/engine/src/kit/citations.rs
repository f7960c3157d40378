//! Which numbered rules no test cites.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// The rule numbers that a rules document defines: each list item that begins with a bold number,
/// such as `- **UFS-PLAN-2** ...`, and each first table cell of the form `| UFS-SM-1 |`.
pub fn rule_numbers(document: &str) -> Vec<String> {
    let mut numbers = Vec::new();
    for line in document.lines() {
        let line = line.trim_start();
        let number = line
            .strip_prefix("- **")
            .and_then(|rest| rest.split("**").next())
            .or_else(|| line.strip_prefix("| ").and_then(|rest| rest.split(" |").next()))
            .map(str::trim);
        if let Some(number) = number
            && is_rule_number(number)
        {
            numbers.push(number.to_owned());
        }
    }
    numbers
}

fn is_rule_number(text: &str) -> bool {
    let mut parts = text.split('-');
    let last = parts.next_back().unwrap_or_default();
    let names: Vec<&str> = parts.collect();
    !names.is_empty()
        && names.iter().all(|name| {
            name.starts_with(|c: char| c.is_ascii_uppercase())
                && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
        })
        && !last.is_empty()
        && last.starts_with(|c: char| c.is_ascii_digit())
        && last.chars().all(|c| c.is_ascii_digit() || c.is_ascii_lowercase())
}

/// The rules of `document` that no Rust file below `tests` names.
pub fn uncited_rules(document: &str, tests: &Path) -> io::Result<Vec<String>> {
    let mut cited = BTreeSet::new();
    collect(tests, &mut cited)?;
    Ok(rule_numbers(document).into_iter().filter(|number| !cited.contains(number)).collect())
}

fn collect(folder: &Path, cited: &mut BTreeSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, cited)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            cited.extend(
                text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                    .map(|word| word.trim_matches('-'))
                    .filter(|word| is_rule_number(word))
                    .map(str::to_owned),
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_items_and_tables() {
        let document = "- **UFS-END-1** One.\n  - **BA-A2-12** Two.\n| UFS-SM-3 | x | y |\n\
                        | id | no |\n- **ruling:** none\nUFS-END-9 is only mentioned\n- **TEG-FX-6a** Three.";
        assert_eq!(rule_numbers(document), ["UFS-END-1", "BA-A2-12", "UFS-SM-3", "TEG-FX-6a"]);
    }
}
