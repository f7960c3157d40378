//! Black Angel over the protocol: bad input is refused by the name of the field, and nothing changes.

use crate::common::Session;
use serde_json::{Value, json};

fn ask(session: &mut Session, request: Value) -> Value {
    session.send(&request)
}

/// A table of its own with so many players, and its hash and position.
fn table(players: u8) -> (Session, Value, Value) {
    let mut session = Session::of("black-angel");
    let opened = ask(&mut session, json!({"op": "new", "seed": "bad input", "setup": {"players": players}}));
    assert_eq!((&opened["ok"], &opened["seats"]), (&json!(true), &json!(players)));
    let hash = ask(&mut session, json!({"op": "hash"}))["hash"].clone();
    let state = ask(&mut session, json!({"op": "state"}))["state"].clone();
    (session, hash, state)
}

/// Spoils a position and expects it to be refused by this field; the match goes on as before.
fn refused(players: u8, field: &str, rule: Option<&str>, spoil: impl FnOnce(&mut Value)) {
    let (mut session, hash, mut state) = table(players);
    spoil(&mut state);
    let answer = ask(&mut session, json!({"op": "load", "seed": "x", "state": state}));
    assert_eq!(answer["ok"], false, "{answer}");
    let message = answer["message"].as_str().expect("a message");
    assert!(message.contains(field), "{message} names {field}");
    assert_eq!(answer.get("rule").and_then(Value::as_str), rule, "{answer}");
    assert_eq!(ask(&mut session, json!({"op": "hash"}))["hash"], hash);
    assert_eq!(ask(&mut session, json!({"op": "legal"}))["ok"], true);
}

#[test]
fn setups_that_no_table_has() {
    let (mut session, hash, _) = table(3);
    for (field, setup) in [
        ("players", json!({"players": 5})),
        ("players", json!({"players": 0})),
        ("players", json!({"players": "two"})),
        ("hal", json!({"players": 1, "hal": "divine"})),
        ("advanced", json!({"advanced": 1})),
    ] {
        let answer = ask(&mut session, json!({"op": "new", "seed": "x", "setup": setup}));
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(answer["message"].as_str().is_some_and(|message| message.starts_with(field)), "{answer}");
    }
    assert_eq!(ask(&mut session, json!({"op": "hash"}))["hash"], hash);
}

#[test]
fn positions_that_no_table_has() {
    refused(4, "players", None, |state| {
        let one = state["players"][0].clone();
        state["players"].as_array_mut().expect("players").push(one);
    });
    refused(3, "space.strips", Some("BA-SETUP-3"), |state| {
        state["space"]["strips"][1] = state["space"]["strips"][0].clone();
    });
    refused(2, "players.break_room", Some("BA-LIM-1"), |state| state["players"][0]["break_room"] = json!(6));
    refused(2, "players.hand", Some("BA-TERM-6"), |state| {
        let card = state["players"][0]["hand"][0].clone();
        state["players"][1]["hand"].as_array_mut().expect("a hand").push(card);
    });
    refused(1, "discard", Some("BA-TERM-6"), |state| {
        let card = state["deck"][0].clone();
        state["discard"].as_array_mut().expect("a pile").push(card);
    });
    refused(2, "state.players[1].vp", None, |state| state["players"][1]["vp"] = json!(-1));
    refused(2, "supplies", Some("BA-SETUP-2"), |state| state["supplies"][0]["sound"] = json!(9));
}
