//! `starboard simulate` and `starboard bench`.

use std::collections::BTreeSet;
use std::process::Stdio;

use crate::common::{GAME, command, error_text, json, text};
use engine::{Dice, Piece, Seed, sample_setup};
use serde_json::{Map, Value};
use under_falling_skies::{CityId, ScenarioId, UnderFallingSkies};

/// A result without what depends on the clock.
fn timeless(mut result: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        let clocked = result.as_object_mut().expect("an object").remove(key).expect(key);
        assert!(clocked.as_f64().is_some_and(|number| number > 0.0), "{key}: {clocked}");
    }
    result
}

#[test]
fn two_thousand_games_cover_every_city_threat_and_scenario() {
    let result = json(&["simulate", GAME, "--games", "2000", "--seed", "1", "--format", "json"]);
    assert_eq!((&result["game"], &result["games"], &result["seed"]), (&GAME.into(), &2000.into(), &"1".into()));
    assert_eq!(result["finished"], 2000);
    assert_eq!(result["bots"], serde_json::json!(["random"]));
    assert!(result["decisions"].as_u64().is_some_and(|decisions| decisions > 2000 * 20));
    assert!(result["mean_branching"].as_f64().is_some_and(|branching| branching > 2.0));

    let combinations = (CityId::all().count() * 5 * (ScenarioId::all().count() + 1)) as u64;
    assert_eq!(result["combinations"]["of"], serde_json::json!(["city", "threat", "scenario"]));
    assert_eq!(result["combinations"]["played"], combinations);
    assert_eq!(result["combinations"]["possible"], combinations);

    let outcomes = &result["outcomes"];
    let sum = |name: &str| -> u64 {
        let counts = outcomes[name].as_object().expect(name);
        counts.values().map(|count| count.as_u64().expect("a number")).sum()
    };
    assert_eq!(sum("result"), 2000);
    assert_eq!(sum("losses"), outcomes["result"]["lost"].as_u64().expect("a number"));
    let rounds = outcomes["rounds"]["histogram"].as_object().expect("a histogram");
    assert_eq!(rounds.values().map(|count| count.as_u64().expect("a number")).sum::<u64>(), 2000);
}

/// The same setups, counted apart from the program.
#[test]
fn the_first_games_of_a_series_go_through_all_combinations() {
    let seed: Seed = "1".parse().expect("a seed");
    let combinations = CityId::all().count() * 5 * (ScenarioId::all().count() + 1);
    let seen: BTreeSet<_> = (0..combinations as u64)
        .map(|index| {
            let mut dice = Dice::new(&seed.nth(index).nth(0));
            let setup = sample_setup::<UnderFallingSkies>(index, &Map::new(), &mut dice).expect("a legal setup");
            (setup.city, setup.threat, setup.scenario)
        })
        .collect();
    assert_eq!(seen.len(), combinations);
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let result = |threads: &str| {
        timeless(json(&["simulate", GAME, "-n", "300", "-s", "twice", "-f", "json", "--threads", threads]))
    };
    let one = result("1");
    assert_eq!(one, result("2"));
    assert_eq!(one, result("7"));
    let other = timeless(json(&["simulate", GAME, "-n", "300", "-s", "other", "-f", "json"]));
    assert_ne!(one["outcomes"], other["outcomes"], "another seed, other games");
}

#[test]
fn options_are_json_or_plain_words() {
    let result = json(&[
        "simulate",
        GAME,
        "-n",
        "20",
        "-f",
        "json",
        "-o",
        "city=london",
        "-o",
        "threat=2",
        "-o",
        "scenario=null",
        "-o",
        "characters=[]",
    ]);
    let options = serde_json::json!({"city": "london", "threat": 2, "scenario": null, "characters": []});
    assert_eq!(result["options"], options);
    assert_eq!(result["combinations"], serde_json::json!({"of": [], "played": 1, "possible": 1}));
}

#[test]
fn csv_has_one_row_a_number() {
    let csv = text(&["simulate", GAME, "-n", "50", "-s", "1", "-f", "csv"]);
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0], ["statistic", "value", "amount"]);
    assert!(rows.iter().all(|row| row.len() == 3));
    assert!(rows[1..].iter().all(|row| row[2].parse::<f64>().is_ok()), "{csv}");
    assert!(rows.contains(&vec!["games", "", "50"]) && rows.contains(&vec!["finished", "", "50"]));
    let rounds = rows.iter().filter(|row| row[0] == "rounds").map(|row| row[2].parse::<u64>().expect("a number"));
    assert_eq!(rounds.sum::<u64>(), 50);
}

#[test]
fn the_table_is_for_people() {
    let table = text(&["simulate", GAME, "-n", "40"]);
    for word in ["under-falling-skies", "40 finished", "choices a decision", "decisions/s", "result", "rounds"] {
        assert!(table.contains(word), "no {word:?} in\n{table}");
    }
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    let refused = |args: &[&str]| error_text(&[&["simulate"], args].concat(), 2);
    assert!(refused(&["chess"]).contains("no game \"chess\"; there is: under-falling-skies"));
    assert!(refused(&[GAME, "--bots", "genius"]).contains("no bot \"genius\"; there is: random"));
    assert!(
        refused(&[GAME, "--bots", "random,random"]).contains("players: under-falling-skies is for 1 player, not 2")
    );
    assert!(refused(&[GAME, "--players", "3"]).contains("players: under-falling-skies is for 1 player, not 3"));
    assert!(refused(&[GAME, "--players", "many"]).contains("--players"));
    assert!(refused(&[GAME, "-o", "gravity=1"]).contains("option gravity: under-falling-skies has no such option"));
    assert!(refused(&[GAME, "-o", "city=atlantis"]).contains("option city: it cannot be \"atlantis\""));
    assert!(refused(&[GAME, "-o", "threat=9"]).contains("option threat: rule UFS-SETUP-3"));
    assert!(refused(&[GAME, "-o", "threat"]).contains("it must be KEY=VALUE"));
    assert!(refused(&[GAME, "-o", "threat=1", "-o", "threat=2"]).contains("option threat: it is given twice"));
    assert!(refused(&[GAME, "--games", "0"]).contains("--games"));
    assert!(refused(&[GAME, "--threads", "0"]).contains("--threads"));
    assert!(refused(&[GAME, "--seed", ""]).contains("seed"));
    assert!(refused(&[GAME, "--format", "xml"]).contains("--format"));
}

/// A combination that only some of the games meet.
#[test]
fn an_option_that_does_not_fit_a_later_game_is_refused_too() {
    let said = error_text(&["simulate", GAME, "-n", "500", "-o", "flipped=[]"], 2);
    assert!(said.contains("option flipped: rule UFS-SETUP-3"), "{said}");
}

#[test]
fn a_reader_who_leaves_is_no_reason_to_panic() {
    let mut child = command(&["simulate", GAME, "-n", "200", "-f", "csv"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn the_benchmark_names_every_number() {
    let result = json(&["bench", GAME, "--seconds", "1", "--format", "json"]);
    let names = [
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "mean_branching",
        "clone_ns",
        "state_bytes",
        "iterations_per_second",
    ];
    assert_eq!(result[0]["game"], GAME);
    for name in names {
        assert!(result[0][name].as_f64().is_some_and(|number| number > 0.0), "{name}: {result}");
    }
    assert_eq!(result[0]["state_bytes"], size_of::<UnderFallingSkies>() as f64);
    assert!(error_text(&["bench", "chess"], 2).contains("no game \"chess\""));
}
