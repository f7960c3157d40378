//! `starboard load`: it plays and watches as programs and browsers do, counts right and stops where it
//! is told.

use crate::common::{error_text, json, text};
use serde_json::Value;
use test_postgres::Postgres;

const FEW: [&str; 9] = ["load", "--tables", "5", "--actions", "300", "--seconds", "3600", "--warm-up", "0"];

fn count(result: &Value, name: &str) -> u64 {
    result[name].as_u64().unwrap_or_else(|| panic!("{name} in {result}"))
}

fn number(result: &Value, name: &str) -> f64 {
    result[name].as_f64().unwrap_or_else(|| panic!("{name} in {result}"))
}

fn percentiles(result: &Value, what: &str, unit: &str) -> [f64; 5] {
    let values = ["p50", "p90", "p95", "p99", "max"].map(|name| number(result, &format!("{what}_{name}_{unit}")));
    assert!(values[0] > 0.0 && values.is_sorted(), "{what} {values:?}");
    values
}

fn check(more: &[&str], games: &str) -> Value {
    let result = json(&[&FEW[..], more, &["--watchers", "2", "--games", games, "--format", "json"]].concat());
    let count = |name: &str| count(&result, name);
    assert_eq!((count("tables_at_once"), count("watchers"), count("actions")), (5, 10, 300), "{result}");
    // Where there are pages, whoever plays has one too.
    let eyes = if more.contains(&"--pages") { 3 } else { 2 };
    let seen = count("shown") + count("deliveries") + count("deliveries_skipped");
    assert_eq!(seen, 300 * eyes, "everyone who looks sees each action: {result}");
    assert!(count("tables") >= 5 && count("games_finished") <= count("tables"), "{result}");
    assert!(number(&result, "actions_per_second") > 0.0 && number(&result, "seconds") > 0.0);
    for what in ["acknowledged", "delivered"] {
        percentiles(&result, what, "ms");
    }
    percentiles(&result, "delivered", "bytes");
    result
}

#[test]
fn it_plays_and_counts() {
    check(&[], "tiny-epic-galaxies");
    // Short games: one table follows the other.
    let result = check(&[], "under-falling-skies");
    assert!(count(&result, "tables") > 5, "{result}");
    if cfg!(target_os = "linux") {
        assert!(number(&result, "server_memory_mb") > 1.0, "{result}");
        assert!(number(&result, "server_memory_peak_mb") >= number(&result, "server_memory_mb"), "{result}");
        assert!(number(&result, "server_cpu_seconds") > 0.0, "{result}");
    }
}

#[test]
fn it_looks_at_pages_as_browsers_do() {
    let games = "under-falling-skies,tiny-epic-galaxies,black-angel";
    let result = check(&["--pages"], games);
    assert_eq!(result["games"], games);
    percentiles(&result, "shown", "ms");
    // Compressed: a page, and what is sent of an action.
    let page = percentiles(&result, "page", "bytes");
    assert!(page[0] > 2_000.0 && page[4] < 100_000.0, "{page:?}");
    let bytes = percentiles(&result, "shown", "bytes");
    assert!(bytes[0] < 12_000.0, "{bytes:?}");
}

#[test]
fn spectators_are_spread_over_the_tables() {
    let more = ["--pages", "--spectators", "7", "--rate", "100", "--ramp-up", "1", "--format", "json"];
    let result = json(&[&FEW[..], &more].concat());
    assert_eq!((count(&result, "tables"), count(&result, "watchers")), (5, 7), "{result}");
    // The first two tables have two, the others one, and whoever plays looks too.
    let (actions, seen) = (count(&result, "actions"), count(&result, "deliveries"));
    assert!((1..=201).contains(&actions), "what was sent in the first second does not count: {result}");
    assert!(seen + count(&result, "deliveries_skipped") >= actions && seen <= 2 * actions, "{result}");
    assert!(number(&result, "actions_per_second") < 110.0, "no faster than it was told: {result}");
}

#[test]
fn what_is_sent_before_the_clock_runs_does_not_count() {
    let args = ["load", "--tables", "2", "--rate", "20", "--warm-up", "1", "--seconds", "1", "--format", "json"];
    let result = json(&args);
    let actions = count(&result, "actions");
    assert!((1..=21).contains(&actions), "about one second of two: {result}");
    assert!(count(&result, "deliveries") <= actions, "{result}");
}

#[test]
fn it_compares_two_programs() {
    let other = env!("CARGO_BIN_EXE_starboard");
    let few = ["load", "--tables", "2", "--actions", "20", "--warm-up", "0", "--rounds", "3", "--compare", other];
    let result = json(&[&few[..], &["--format", "json"]].concat());
    assert_eq!(result["this"].as_array().map(Vec::len), Some(3), "{result}");
    assert_eq!(result["other"].as_array().map(Vec::len), Some(3), "{result}");
    let line = &result["comparison"]["actions"];
    assert_eq!((line["this"].as_u64(), line["ratio"]["median"].as_f64()), (Some(20), Some(1.0)), "{result}");
    let speed = &result["comparison"]["actions_per_second"]["ratio"];
    let [low, middle, high] = ["min", "median", "max"].map(|name| number(speed, name));
    assert!(0.0 < low && low <= middle && middle <= high, "{speed}");
    let told = text(&few);
    assert!(told.contains("actions per second") && told.contains("ratio"), "{told}");
    let csv = text(&[&few[..], &["--format", "csv"]].concat());
    assert!(csv.starts_with("statistic,this,other,ratio,ratio_min,ratio_max\n"), "{csv}");
}

#[test]
fn it_plays_on_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    let address = postgres.database("load");
    // What one process is told is seen by those who look at the other.
    let result = check(&["--data", &address, "--processes", "2"], "black-angel");
    assert_eq!(count(&result, "processes"), 2);
    let entries = postgres.run("load", "SELECT count(*) FROM starboard.entries");
    assert_eq!(entries, "300");
}

#[test]
fn it_can_be_read_by_people_and_by_machines() {
    let told = text(&["load", "--tables", "2", "--watchers", "0", "--actions", "20", "--warm-up", "0"]);
    assert!(told.contains("actions per second") && told.contains("p99"), "{told}");
    let csv = text(&["load", "--tables", "2", "--actions", "20", "--warm-up", "0", "--format", "csv"]);
    assert!(csv.starts_with("game,statistic,amount\n") && csv.contains(",actions,20\n"), "{csv}");
}

#[test]
fn what_it_cannot_do_it_says() {
    assert!(error_text(&["load", "--address", "203.0.113.7:80"], 2).contains("--remote"));
    assert!(error_text(&["load", "--address", "https://127.0.0.1"], 2).contains("http"));
    assert!(error_text(&["load", "--games", "chess"], 2).contains("chess"));
    assert!(error_text(&["load", "--option", "players=99"], 2).contains("players"));
    let two = ["load", "--games", "black-angel,tiny-epic-galaxies", "--option", "players=2"];
    assert!(error_text(&two, 2).contains("several games"));
    assert!(error_text(&["load", "--tables", "0"], 2).contains("--tables"));
    assert!(error_text(&["load", "--tables", "99999999"], 2).contains("--tables"));
    assert!(error_text(&["load", "--processes", "2"], 2).contains("--data"));
    assert!(error_text(&["load", "--compare", "/x", "--data", "/y"], 2).contains("compare-data"));
    assert!(error_text(&["load", "--compare", "/nowhere/x", "--actions", "1"], 1).contains("/nowhere/x"));
    // Nobody listens on a port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port");
    assert!(error_text(&["load", "--address", &free.to_string()], 1).contains("cannot reach"));
    assert!(error_text(&["load", "--data", "postgres://starboard@%2Fnowhere/x"], 1).contains("/nowhere"));
}

/// With fewer open files than it needs it says so, and what can be done.
#[cfg(unix)]
#[test]
fn it_says_when_it_may_not_open_as_many_files_as_it_needs() {
    let command = format!("ulimit -n 200; {} load --tables 50 --watchers 5", env!("CARGO_BIN_EXE_starboard"));
    let told = std::process::Command::new("sh").args(["-c", &command]).output().expect("a shell");
    let said = String::from_utf8_lossy(&told.stderr);
    assert!(!told.status.success() && said.contains("open files") && said.contains("ulimit"), "{said}");
}
