//! The commands as a whole: help, version, rules.

use std::path::Path;

use crate::common::{GAME, error_text, text};
use engine::kit::rule_numbers;

#[test]
fn help_names_every_command() {
    let help = text(&["--help"]);
    for command in ["simulate", "protocol", "replay", "verify", "rules", "bench"] {
        assert!(help.contains(command), "no {command} in\n{help}");
        assert!(text(&[command, "--help"]).contains("Usage: starboard"), "{command}");
    }
}

#[test]
fn the_version_comes_with_the_commit_where_there_is_one() {
    let told = text(&["--version"]);
    assert_eq!(told.trim_end(), concat!("starboard ", env!("STARBOARD_VERSION")));
    let rest = told.trim_end().strip_prefix(concat!("starboard ", env!("CARGO_PKG_VERSION"))).expect(&told);
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let git = std::process::Command::new("git").args(["-C", root, "rev-parse", "HEAD"]).output();
    match git {
        Ok(head) if head.status.success() && Path::new(root).join(".git").exists() => {
            let commit = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')')).expect(&told);
            assert!(commit.len() >= 7 && String::from_utf8_lossy(&head.stdout).starts_with(commit), "{told}");
        }
        // An archive without its repository: the version alone, unless the builder named a commit.
        _ => assert!(rest.is_empty() || option_env!("GIT_COMMIT").is_some(), "{told}"),
    }
}

#[test]
fn rules_are_printed_in_each_language() {
    let english = text(&["rules", GAME]);
    assert_eq!(english, text(&["rules", GAME, "--lang", "en"]));
    assert!(english.contains("UFS-PLAN-2"));
    for lang in ["fr", "pl"] {
        assert_eq!(rule_numbers(&text(&["rules", GAME, "--lang", lang])), rule_numbers(&english));
    }
}

#[test]
fn what_is_not_there_is_said() {
    assert!(error_text(&["rules", "chess"], 2).contains("no game \"chess\"; there is: under-falling-skies"));
    assert!(error_text(&["rules", GAME, "--lang", "xx"], 2).contains("there is: en, fr, pl"));
    assert!(error_text(&["protocol", "chess"], 2).contains("no game \"chess\""));
    assert!(error_text(&["fly"], 2).contains("fly"));
    assert!(error_text(&["simulate"], 2).contains("<GAME>"));
}
