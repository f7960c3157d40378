//! What is said and delivered for those who run a server agrees with the program.
#![cfg(unix)]

use crate::common;
use std::collections::BTreeSet;

/// All names of environment variables of ours in a text.
fn variables(text: &str) -> BTreeSet<String> {
    let starts = text.match_indices("STARBOARD_").map(|(at, _)| &text[at..]);
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_uppercase() || *c == '_').collect::<String>();
    starts.map(name).collect()
}

fn file(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_variable_that_is_set_or_explained_is_known() {
    let help = common::run(&["serve", "--help"]);
    let known = variables(&String::from_utf8_lossy(&help.stdout));
    assert!(known.contains("STARBOARD_PUBLIC_URL"), "{known:?}");
    for path in ["docs/hosting.md", "deploy/starboard.service", "Containerfile"] {
        let used = variables(&file(path));
        assert!(!used.is_empty(), "{path}");
        let unknown: Vec<&String> = used.difference(&known).collect();
        assert!(unknown.is_empty(), "{path} names {unknown:?}");
    }
    let explained = variables(&file("docs/hosting.md"));
    let silent: Vec<&String> = known.difference(&explained).collect();
    assert!(silent.is_empty(), "docs/hosting.md is silent about {silent:?}");
}

#[test]
fn the_unit_waits_for_a_late_database() {
    let unit = file("deploy/starboard.service");
    let (head, service) = unit.split_once("[Service]").expect("a section");
    let has = |section: &str, line: &str| section.lines().any(|other| other == line);
    assert!(has(head, "StartLimitIntervalSec=0"), "it belongs to the unit, not to the service");
    assert!(has(service, "Restart=on-failure"));
    for line in ["NoNewPrivileges=yes", "ProtectSystem=strict", "PrivateUsers=yes", "CapabilityBoundingSet="] {
        assert!(has(service, line), "{line}");
    }
}
