//! `starboard load`: it plays through the API, counts right and stops where it is told.

use crate::common::{error_text, json, text};
use test_postgres::Postgres;

const FEW: [&str; 9] = ["load", "--tables", "5", "--watchers", "2", "--actions", "300", "--seconds", "3600"];

fn check(store: &[&str], game: &str) {
    let result = json(&[&FEW[..], store, &["--game", game, "--format", "json"]].concat());
    let count = |name: &str| result[name].as_u64().unwrap_or_else(|| panic!("{name} in {result}"));
    let number = |name: &str| result[name].as_f64().unwrap_or_else(|| panic!("{name} in {result}"));
    assert_eq!((count("tables_at_once"), count("watchers_a_table"), count("actions")), (5, 2, 300), "{result}");
    assert_eq!(count("deliveries") + count("deliveries_skipped"), 600, "each watcher sees each action: {result}");
    assert!(count("tables") >= 5 && count("games_finished") <= count("tables"), "{result}");
    assert!(number("actions_per_second") > 0.0 && number("seconds") > 0.0);
    for what in ["acknowledged", "delivered"] {
        let times = ["p50", "p90", "p99", "max"].map(|name| number(&format!("{what}_{name}_ms")));
        assert!(times[0] > 0.0 && times.is_sorted(), "{times:?}");
    }
}

#[test]
fn it_plays_and_counts() {
    check(&[], "tiny-epic-galaxies");
    // Short games: one table follows the other.
    check(&[], "under-falling-skies");
}

#[test]
fn it_plays_on_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    let address = postgres.database("load");
    check(&["--data", &address], "black-angel");
    let entries = postgres.run("load", "SELECT count(*) FROM starboard.entries");
    assert_eq!(entries, "300");
}

#[test]
fn it_can_be_read_by_people_and_by_machines() {
    let told = text(&["load", "--tables", "2", "--watchers", "0", "--actions", "20"]);
    assert!(told.contains("actions a second") && told.contains("p99"), "{told}");
    let csv = text(&["load", "--tables", "2", "--actions", "20", "--format", "csv"]);
    assert!(csv.starts_with("game,statistic,amount\n") && csv.contains(",actions,20\n"), "{csv}");
}

#[test]
fn what_it_cannot_do_it_says() {
    assert!(error_text(&["load", "--address", "203.0.113.7:80"], 2).contains("--remote"));
    assert!(error_text(&["load", "--address", "https://127.0.0.1"], 2).contains("http"));
    assert!(error_text(&["load", "--game", "chess"], 2).contains("chess"));
    assert!(error_text(&["load", "--option", "players=99"], 2).contains("players"));
    assert!(error_text(&["load", "--tables", "0"], 2).contains("--tables"));
    assert!(error_text(&["load", "--tables", "99999999"], 2).contains("--tables"));
    // Nobody listens on a port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port");
    assert!(error_text(&["load", "--address", &free.to_string()], 1).contains("cannot reach"));
    assert!(error_text(&["load", "--data", "postgres://starboard@%2Fnowhere/x"], 1).contains("/nowhere"));
}
