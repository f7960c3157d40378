//! The stored inputs of each target and some hundred changes of them break nothing.

use fuzz::{IDS, Run, Target};

/// The same every time. Longer runs: `cargo run --release -p fuzz -- --seconds 600`.
fn holds(name: &str, rounds: u64) {
    let target = Target::find(name).expect("a target");
    let run = Run { rounds: Some(rounds), time: None, seed: "corpus".parse().expect("a seed") };
    let report = target.run(&run, &mut |_| {});
    println!("{name}: {} inputs, {} stored, {} outcomes", report.inputs, report.stored, report.outcomes);
    for failure in &report.failures {
        eprintln!("{}\n{}", failure.words, String::from_utf8_lossy(&failure.input));
    }
    assert!(report.failures.is_empty(), "{name}: {} promises are broken", report.failures.len());
    assert!(report.stored > 0, "{name} has no stored inputs");
    assert!(report.inputs > rounds && report.outcomes > 5, "{name} takes what it is given: {report:?}");
}

/// One test for all: each listens for the panics of all threads.
#[test]
fn nothing_from_outside_breaks_anything() {
    holds("actions", 400);
    holds("options", 400);
    holds("packs", 300);
    holds("protocol", 300);
    holds("match-files", 300);
    holds("save-files", 300);
    holds("api", 150);
    holds("forms", 100);
    holds("log", 100);
}

#[test]
fn every_game_of_the_program_is_tried() {
    assert_eq!(starboard::games(), IDS);
}
