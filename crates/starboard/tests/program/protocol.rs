//! `starboard protocol`, and the session that its documentation shows.

use crate::common;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use crate::common::{GAME, Session, command, finished_match};
use engine::{Dice, Seed};
use serde_json::{Value, json};
use under_falling_skies::Setup;

#[test]
fn a_whole_game_is_played() {
    let mut session = Session::start();
    assert_eq!(session.send(&json!({"op": "new", "seed": "whole"}))["turn"], json!({"decide": [0]}));
    let mut chooser = Dice::new(&"chooser".parse().expect("a seed"));
    let mut moves = 0;
    loop {
        let legal = session.send(&json!({"op": "legal"}));
        let actions = legal["actions"].as_array().expect("a list");
        let Some(action) = chooser.pick(actions) else { break };
        let applied = session.send(&json!({"op": "apply", "action": action, "seat": 0}));
        assert_eq!(applied["ok"], true, "{applied}");
        assert!(applied["events"].is_array());
        moves += 1;
        if let Some(over) = applied["turn"].get("over") {
            assert_eq!(over["scores"].as_array().map(Vec::len), Some(1));
        }
    }
    assert!(moves > 10);
    let refused = session.send(&json!({"op": "apply", "action": "end_phase"}));
    assert_eq!((&refused["ok"], &refused["rule"]), (&json!(false), &json!("UFS-SM-13")));

    let record = session.send(&json!({"op": "record"}))["record"].clone();
    assert_eq!(record["moves"].as_array().map(Vec::len), Some(moves));
    assert_eq!(session.send(&json!({"op": "hash"}))["hash"], record["hash"]);
    let file = common::file("protocol-record.json", record.to_string().as_bytes());
    assert!(common::text(&["verify", file.to_str().expect("a path")]).ends_with("VERIFIED\n"));
    assert_eq!(session.send(&json!({"op": "quit"})), json!({"ok": true}));
    assert_eq!(session.end(), "");
}

#[test]
fn a_refusal_names_the_rule_and_changes_nothing() {
    let mut session = Session::start();
    session.send(&json!({"op": "new", "seed": "refusal"}));
    session.send(&json!({"op": "apply", "action": {"place": {"die": 0, "square": [0, 0]}}}));
    let before = session.send(&json!({"op": "state"}));
    let refused = session.send(&json!({"op": "apply", "action": {"place": {"die": 1, "square": [1, 0]}}}));
    assert_eq!((&refused["ok"], &refused["rule"]), (&json!(false), &json!("UFS-PLAN-2")));
    let message = refused["message"].as_str().expect("a message");
    assert!(message.contains(' ') && !message.contains("ufs-"), "a sentence from the catalogs: {message}");
    let other = session.send(&json!({"op": "apply", "seat": 3, "action": {"place": {"die": 1, "square": [1, 1]}}}));
    assert_eq!((&other["ok"], &other["rule"]), (&json!(false), &json!("UFS-END-1")));
    assert_eq!(session.send(&json!({"op": "state"})), before);
}

#[test]
fn a_choice_is_taken_back_until_the_dice_have_spoken() {
    let mut session = Session::start();
    session.send(&json!({"op": "new", "seed": "undo"}));
    let start = session.send(&json!({"op": "hash"}));
    assert_eq!(session.send(&json!({"op": "undo"}))["ok"], false);
    session.send(&json!({"op": "apply", "action": {"place": {"die": 0, "square": [0, 0]}}}));
    assert_ne!(session.send(&json!({"op": "hash"})), start);
    assert_eq!(session.send(&json!({"op": "undo"}))["ok"], true);
    assert_eq!(session.send(&json!({"op": "hash"})), start);
    // After a white die the others are rolled again.
    session.send(&json!({"op": "apply", "action": {"place": {"die": 3, "square": [0, 0]}}}));
    assert_eq!(session.send(&json!({"op": "undo"}))["ok"], false);
}

#[test]
fn any_sound_position_can_be_loaded_and_no_other() {
    let mut session = Session::start();
    session.send(&json!({"op": "new", "seed": "load", "setup": {"city": "london", "threat": 3}}));
    let mut state = session.send(&json!({"op": "state"}))["state"].clone();
    let hash = session.send(&json!({"op": "hash"}))["hash"].clone();
    state["energy"] = json!(0);
    let loaded = session.send(&json!({"op": "load", "seed": "x", "state": state}));
    assert_eq!(loaded, json!({"ok": true, "seats": 1, "turn": {"decide": [0]}}));
    let changed = session.send(&json!({"op": "hash"}))["hash"].clone();
    assert_ne!(changed, hash);
    let record = session.send(&json!({"op": "record"}))["record"].clone();
    assert_eq!((&record["position"], record.get("setup")), (&state, None), "the match goes on from here");
    let file = common::file("protocol-loaded.json", record.to_string().as_bytes());
    assert!(common::text(&["verify", file.to_str().expect("a path")]).ends_with("VERIFIED\n"));

    let mut impossible = state.clone();
    impossible["energy"] = json!(99);
    let refused = session.send(&json!({"op": "load", "seed": "x", "state": impossible}));
    assert_eq!((&refused["ok"], &refused["rule"]), (&json!(false), &json!("UFS-GEO-11")));
    impossible["energy"] = json!("much");
    let refused = session.send(&json!({"op": "load", "seed": "x", "state": impossible}));
    assert!(refused["message"].as_str().is_some_and(|words| words.contains("energy")), "{refused}");
    assert_eq!(session.send(&json!({"op": "hash"}))["hash"], changed, "what is refused changes nothing");
}

#[test]
fn views_are_for_those_at_the_table_and_around_it() {
    let mut session = Session::start();
    session.send(&json!({"op": "new", "seed": "view"}));
    for viewer in [json!(0), json!("spectator")] {
        assert_eq!(session.send(&json!({"op": "view", "viewer": viewer}))["view"]["city"], "roswell");
    }
    for viewer in [json!(1), json!(255), json!(-1), json!("me"), json!(null)] {
        assert_eq!(session.send(&json!({"op": "view", "viewer": viewer}))["ok"], false);
    }
    assert_eq!(session.send(&json!({"op": "legal", "seat": 0}))["seat"], 0);
    assert_eq!(session.send(&json!({"op": "legal", "seat": 1}))["ok"], false);
}

#[test]
fn bad_lines_get_an_answer_each_and_change_nothing() {
    let mut session = Session::start();
    assert_eq!(session.send(&json!({"op": "state"}))["ok"], false, "there is no game yet");
    session.send(&json!({"op": "new", "seed": "bad"}));
    let start = session.send(&json!({"op": "hash"}));
    let nested = [vec![b'['; 200_000], vec![b']'; 200_000]].concat();
    let deep_setup =
        format!("{{\"op\":\"new\",\"seed\":\"s\",\"setup\":{}1{}}}", "{\"a\":".repeat(500), "}".repeat(500));
    let too_long = vec![b' '; (1 << 20) + 1];
    let lines: [&[u8]; 16] = [
        b"",
        b"   ",
        b"\r",
        b"hello",
        b"null",
        b"[]",
        b"{\"op\":\"hash\"",
        b"{\"op\":\"hash\"} {\"op\":\"hash\"}",
        b"{\"op\":\"hash\",\"op\":\"hash\"}",
        b"{\"op\":\"new\",\"seed\":\"\\u0000\"}",
        b"{\"op\":\"new\",\"seed\":\"s\",\"setup\":{\"threat\":-1}}",
        b"\xc3\x28",
        b"{\"op\":\"\xff\"}",
        &nested,
        deep_setup.as_bytes(),
        &too_long,
    ];
    for line in lines {
        assert_eq!(session.send_line(line)["ok"], false, "{:?}", String::from_utf8_lossy(&line[..line.len().min(60)]));
        assert_eq!(session.send(&json!({"op": "hash"})), start);
    }
    assert_eq!(session.end(), "");
}

/// Thousands of lines that are almost, or not at all, requests.
#[test]
fn whatever_comes_in_one_line_comes_out_and_errors_change_nothing() {
    let mut session = Session::start();
    session.send(&json!({"op": "new", "seed": "fuzz"}));
    let mut dice = Dice::new(&"fuzz".parse::<Seed>().expect("a seed"));
    let mut hash = session.send(&json!({"op": "hash"}));
    let (mut fine, mut refused) = (0, 0);
    for round in 0..4_000u32 {
        if round % 50 == 0 {
            // A table of another kind, or the last one again from its start.
            let threat = dice.below(5);
            let setups = [json!({}), json!({"city": "paris", "threat": threat}), json!({"scenario": "contamination"})];
            let setup = dice.pick(&setups).expect("a setup").clone();
            let answer = session.send(&json!({"op": "new", "seed": round.to_string(), "setup": setup}));
            assert_eq!(answer["ok"], true, "{answer}");
            hash = session.send(&json!({"op": "hash"}));
        }
        let line = odd_line(&mut session, &mut dice);
        let answer = session.send_line(&line);
        let now = session.send(&json!({"op": "hash"}));
        if answer["ok"] == true {
            fine += 1;
            hash = now;
        } else {
            refused += 1;
            assert_eq!(now, hash, "an error changed the game: {}", String::from_utf8_lossy(&line));
        }
    }
    assert!(fine > 400 && refused > 1_500, "too tame: {fine} fine, {refused} refused");
    assert_eq!(session.end(), "");
}

/// A request that may be right, or one with something changed.
fn odd_line(session: &mut Session, dice: &mut Dice) -> Vec<u8> {
    let actions = session.send(&json!({"op": "legal"}))["actions"].clone();
    let action = dice.pick(actions.as_array().map_or(&[][..], |list| list)).cloned().unwrap_or(json!("pass"));
    let request = match dice.below(10) {
        0 => json!({"op": "new", "seed": "n", "setup": {"threat": dice.below(7)}}),
        1 => {
            let mut state = session.send(&json!({"op": "state"}))["state"].clone();
            change_a_leaf(&mut state, dice);
            json!({"op": "load", "seed": "l", "state": state})
        }
        2 => json!({"op": "view", "viewer": dice.below(3)}),
        3 => json!({"op": "undo"}),
        4 => {
            let mut other = action;
            change_a_leaf(&mut other, dice);
            json!({"op": "apply", "action": other})
        }
        5 => json!({"op": "apply", "action": action, "seat": dice.below(4)}),
        _ => json!({"op": "apply", "action": action}),
    };
    let mut line = request.to_string().into_bytes();
    for _ in 0..dice.below(3) {
        spoil(&mut line, dice);
    }
    // A line break would make two lines of it, and this word the last.
    line.retain(|byte| *byte != b'\n');
    line
}

fn spoil(line: &mut Vec<u8>, dice: &mut Dice) {
    let at = dice.below(line.len() as u32) as usize;
    let byte = dice.below(256) as u8;
    match dice.below(6) {
        0 => line.truncate(at),
        1 if at < line.len() => line[at] = byte,
        2 => line.insert(at, byte),
        3 if at < line.len() => drop(line.remove(at)),
        4 => line.extend_from_within(at..),
        _ => {
            let bracket = *dice.pick(b"{}[]\",:0-").expect("a sign");
            line.insert(at, bracket);
        }
    }
}

fn change_a_leaf(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let at = dice.below(items.len() as u32) as usize;
            change_a_leaf(&mut items[at], dice);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = dice.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                change_a_leaf(field, dice);
            }
        }
        leaf => {
            *leaf = match dice.below(4) {
                0 => json!(dice.below(8)),
                1 => json!(dice.below(300)),
                2 => json!(-1),
                _ => json!(null),
            }
        }
    }
}

#[test]
fn the_input_may_end_anywhere() {
    let ends: [(&[u8], usize); 4] =
        [(b"", 0), (b"{\"op\":\"hash\"}", 1), (b"{\"op\":\"quit\"}\n{\"op\":\"hash\"}\n", 1), (b"\n\n", 2)];
    for (input, answers) in ends {
        let mut child = command(&["protocol", GAME])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("a pipe").write_all(input).expect("the program listens");
        let output = child.wait_with_output().expect("the program ends");
        assert!(output.status.success());
        assert_eq!(output.stdout.iter().filter(|byte| **byte == b'\n').count(), answers, "{input:?}");
    }
}

#[test]
fn every_position_of_a_game_loads_again() {
    let game = finished_match(Setup::default(), "positions");
    let record = serde_json::to_value(game.record()).expect("a text");
    let (mut playing, mut loading) = (Session::start(), Session::start());
    playing.send(&json!({"op": "new", "seed": record["seed"]}));
    for step in record["moves"].as_array().expect("moves") {
        playing.send(&json!({"op": "apply", "action": step["action"]}));
        let state = playing.send(&json!({"op": "state"}))["state"].clone();
        assert_eq!(loading.send(&json!({"op": "load", "seed": "s", "state": state}))["ok"], true);
        assert_eq!(loading.send(&json!({"op": "hash"})), playing.send(&json!({"op": "hash"})));
        assert_eq!(loading.send(&json!({"op": "legal"})), playing.send(&json!({"op": "legal"})));
    }
}

const BEGIN: &str = "<!-- session -->\n```text\n";
const END: &str = "```\n";

fn documentation() -> (std::path::PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = std::fs::read_to_string(&path).expect("docs/protocol.md");
    (path, text)
}

/// The lines of the session in the documentation: `> ` goes in, `< ` comes out.
fn documented(text: &str) -> Vec<&str> {
    let (_, session) = text.split_once(BEGIN).expect("the documentation has a session");
    let (session, _) = session.split_once(END).expect("the session ends");
    session.lines().collect()
}

fn replayed(lines: &[&str]) -> Vec<String> {
    let mut session = Session::start();
    let mut answered = Vec::new();
    for request in lines.iter().filter_map(|line| line.strip_prefix("> ")) {
        answered.push(format!("> {request}"));
        answered.push(format!("< {}", session.send_raw(request.as_bytes())));
    }
    assert_eq!(session.end(), "");
    answered
}

#[test]
fn the_documented_session_goes_as_documented() {
    let (_, text) = documentation();
    let lines = documented(&text);
    assert!(lines.len() >= 20 && lines.last().is_some_and(|line| *line == "< {\"ok\":true}"));
    assert_eq!(replayed(&lines), lines);
}

/// Writes the answers of this program into the documentation:
/// `cargo test -p starboard --test program -- --ignored write`
#[test]
#[ignore = "changes docs/protocol.md"]
fn write_the_documented_session() {
    let (path, text) = documentation();
    let lines = documented(&text);
    let answered = replayed(&lines).join("\n");
    let (before, after) = text.split_once(&lines.join("\n")).expect("the session is in the text");
    std::fs::write(path, format!("{before}{answered}{after}")).expect("the documentation can be written");
}
