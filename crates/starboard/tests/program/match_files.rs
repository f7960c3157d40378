//! `starboard replay` and `starboard verify`.

use crate::common;
use std::path::{Path, PathBuf};

use crate::common::{error_text, file, finished_match, run, text};
use serde_json::{Value, json};
use under_falling_skies::Setup;

fn record() -> Value {
    let game = finished_match(Setup { threat: 1, ..Setup::default() }, "a match file");
    serde_json::to_value(game.record()).expect("a text")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path of plain letters")
}

fn written(name: &str, record: &Value) -> PathBuf {
    file(name, record.to_string().as_bytes())
}

#[test]
fn a_true_match_is_verified() {
    let record = record();
    let verdict = text(&["verify", path(&written("true.json", &record))]);
    assert!(verdict.ends_with("VERIFIED\n") && !verdict.contains("NOT"), "{verdict}");
    for key in ["seed", "commitment", "hash"] {
        assert!(verdict.contains(record[key].as_str().expect(key)), "{key}: {verdict}");
    }
}

#[test]
fn a_match_that_was_tampered_with_is_not_verified() {
    let verdict = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut record = record();
        change(&mut record);
        let output = run(&["verify", path(&written(name, &record))]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        let verdict = String::from_utf8(output.stdout).expect("a text");
        assert!(verdict.starts_with("NOT VERIFIED: "), "{name}: {verdict}");
        verdict
    };
    assert!(verdict("rules.json", &|record| record["rules"] = json!(999)).contains("version 999 of the rules"));
    assert!(
        verdict("seed.json", &|record| record["seed"] = json!("luckier")).contains("not the one that was promised")
    );
    assert!(verdict("setup.json", &|record| record["setup"]["threat"] = json!(9)).contains("its setup cannot be"));
    assert!(verdict("hash.json", &|record| record["hash"] = json!("0".repeat(64))).contains("does not lead to"));
    let first = json!({"seat": 0, "action": "end_phase"});
    assert!(
        verdict("move.json", &|record| record["moves"][0] = first.clone()).contains("move 1 breaks rule UFS-SM-18")
    );
    let shorter = |record: &mut Value| drop(record["moves"].as_array_mut().expect("moves").pop());
    assert!(verdict("shorter.json", &shorter).contains("does not lead to"));
    let longer = |record: &mut Value| record["moves"].as_array_mut().expect("moves").push(first.clone());
    assert!(verdict("longer.json", &longer).contains("breaks rule UFS-SM-13"));
}

#[test]
fn a_file_that_is_no_match_is_refused() {
    for command in ["verify", "replay"] {
        let said = |name: &str, content: &[u8]| error_text(&[command, path(&file(name, content))], 1);
        assert!(said("empty.json", b"").contains("not JSON"));
        assert!(said("binary.json", b"\xff\x00\x01").contains("not JSON"));
        assert!(said("list.json", b"[]").contains("does not say which game"));
        assert!(said("cut.json", br#"{"game":"under-falling-skies","rules":1}"#).contains("missing field"));
        assert!(said("chess.json", br#"{"game":"chess"}"#).contains("no game \"chess\""));
        assert!(said("deep.json", "[".repeat(1 << 20).as_bytes()).contains("not JSON"));
        assert!(said("huge.json", " ".repeat((16 << 20) + 1).as_bytes()).contains("too long"));
        assert!(error_text(&[command, "/no/such/file"], 1).contains("cannot read /no/such/file"));
        assert!(error_text(&[command, env!("CARGO_TARGET_TMPDIR")], 1).contains("cannot read"));
    }
}

#[test]
fn a_replay_tells_every_move() {
    let record = record();
    let moves = record["moves"].as_array().expect("moves").len();
    let file = written("told.json", &record);
    let told = text(&["replay", path(&file)]);
    for number in 1..=moves {
        let begins = format!("{number:>4}");
        assert!(told.lines().any(|line| line.starts_with(&begins)), "no move {number} in\n{told}");
    }
    assert!(told.contains(record["hash"].as_str().expect("a hash")) && told.contains("\"winners\":[]"), "{told}");
    assert!(!told.contains("ufs-"), "words from the catalogs:\n{told}");
    assert!(!told.contains('<'), "no markup in a terminal:\n{told}");
    for lang in ["fr", "pl"] {
        assert!(text(&["replay", path(&file), "--lang", lang]).contains(record["hash"].as_str().expect("a hash")));
    }
}

#[test]
fn a_replay_in_json_has_a_line_for_each_move_and_one_for_the_result() {
    let record = record();
    let told = text(&["replay", "--json", path(&written("lines.json", &record))]);
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let moves = record["moves"].as_array().expect("moves");
    assert_eq!(lines.len(), moves.len() + 1);
    for (index, (line, step)) in lines.iter().zip(moves).enumerate() {
        assert_eq!((&line["number"], &line["action"]), (&json!(index + 1), &step["action"]));
        assert!(line["events"].is_array());
    }
    let last = &lines[moves.len()];
    let expected = json!({"moves": moves.len(), "hash": record["hash"], "result": {"winners": [], "scores": [0]}});
    assert_eq!(last, &expected);
}

#[test]
fn a_replay_goes_as_far_as_the_match_holds() {
    let mut record = record();
    record["moves"][2] = json!({"seat": 0, "action": "end_phase"});
    let output = run(&["replay", path(&written("broken.json", &record))]);
    assert_eq!(output.status.code(), Some(1));
    let (told, said) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(told.lines().any(|line| line.starts_with("   2")), "{told}");
    assert!(said.contains("move 3 breaks rule UFS-SM-18"), "{said}");
}

/// A finished match whose dice follow from a server's secret and contributions.
fn shared_record() -> Value {
    let share = |seat, words: &str| engine::Contribution {
        seat: engine::Seat(seat),
        bytes: [seat + 7; 16].into(),
        words: words.to_owned(),
    };
    let shared = engine::Shared {
        table: "abcdefghijkmnpqr".to_owned(),
        secret: [42; 32].into(),
        contributions: vec![share(0, "żółw"), share(2, "")],
        left_out: vec![engine::Seat(1)],
    };
    let start = engine::Start::Setup(Setup { threat: 1, ..Setup::default() });
    let game = common::played_to_the_end(start, engine::Chance::Shared(shared), "chooser");
    serde_json::to_value(game.record()).expect("a text")
}

#[test]
fn a_match_is_compared_with_what_was_published() {
    for (name, record) in [("old-promise.json", record()), ("new-promise.json", shared_record())] {
        let file = written(name, &record);
        let promised = record["commitment"].as_str().expect("a promise");
        let verdict = text(&["verify", path(&file), "--commitment", promised]);
        assert!(verdict.contains("published before the game\n") && verdict.ends_with("\nVERIFIED\n"), "{verdict}");
        let output = run(&["verify", path(&file), "--commitment", &"0".repeat(64)]);
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("NOT VERIFIED: something else was published"));
    }
    let verdict = text(&["verify", path(&written("shared.json", &shared_record()))]);
    for part in ["version 2", "seat 0      contributed 0707", "seat 1      LEFT OUT", &"2a".repeat(32), "\"żółw\""] {
        assert!(verdict.contains(part), "{part}: {verdict}");
    }
    let verdict = text(&["verify", path(&written("seeded.json", &record()))]);
    assert!(verdict.contains("whoever knew it knew every roll"), "{verdict}");
    for (name, field, value) in [
        ("secret.json", "secret", json!("ab".repeat(32))),
        ("table.json", "table", json!("another")),
        ("share.json", "contributions", json!([])),
        ("version.json", "dice", json!(3)),
        ("mixed.json", "seed", json!("mine")),
        ("order.json", "left_out", json!([2, 1])),
    ] {
        let mut record = shared_record();
        record[field] = value;
        let output = run(&["verify", path(&written(name, &record))]);
        assert_eq!(output.status.code(), Some(1), "{field}");
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("NOT VERIFIED: "), "{field}");
    }
}

/// Two programs that share no code come to the same dice.
#[test]
fn the_verifier_in_python_draws_the_same() {
    use std::process::Command;
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        assert!(std::env::var_os("CI").is_none(), "python3 is needed here");
        eprintln!("no python3 found: the verifier in Python is not tried");
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify_dice.py");
    assert!(std::fs::read_to_string(script).expect("the verifier").lines().count() < 120);
    let verify = |args: &[&str]| {
        let output = Command::new("python3").arg("-B").arg(script).args(args).output().expect("python3 runs");
        (output.status.success(), String::from_utf8(output.stdout).expect("a text"))
    };
    let mut with_words = record();
    with_words["words"] = json!(["żółw", "moon river"]);
    for (name, content) in [("python-1", record()), ("python-words", with_words), ("python-2", shared_record())] {
        let file = written(&format!("{name}.json"), &content);
        let promised = content["commitment"].as_str().expect("a promise");
        // A file with other words leads to another game; its dice are its own all the same.
        let record: engine::Record<under_falling_skies::UnderFallingSkies> =
            serde_json::from_value(content.clone()).expect("a record");
        // Bounds of which hardly any, some and almost half of all words are thrown away.
        for bound in [2, 6, 1_000_003, 3_000_000_000, 2_147_483_649] {
            let mut dice = record.chance().expect("what the dice follow from").dice();
            let expected: Vec<String> = (0..100).map(|_| dice.below(bound).to_string()).collect();
            let (good, said) = verify(&[path(&file), "--below", &bound.to_string(), "--count", "100"]);
            assert!(good && said.ends_with("VERIFIED\n"), "{said}");
            let draws = said.lines().find_map(|line| line.strip_prefix("draws")).expect("draws");
            assert_eq!(draws.trim(), expected.join(" "), "{name}, below {bound}");
        }
        assert!(verify(&[path(&file), "--commitment", promised]).0);
        assert!(!verify(&[path(&file), "--commitment", &"0".repeat(64)]).0);
    }
    let mut false_promise = shared_record();
    false_promise["secret"] = json!("00".repeat(32));
    assert!(!verify(&[path(&written("python-false.json", &false_promise))]).0);
}
