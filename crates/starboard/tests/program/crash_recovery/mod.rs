//! Processes die, and nothing is lost: the real program, killed without a word while many play.
#![cfg(unix)]

mod crash;
mod full_disk;
mod power;
mod process;
mod table;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use hyper::{Method, StatusCode};
use process::{Client, ServerProcess};
use serde_json::json;
use table::{Counts, Table};
use test_postgres::Postgres;
use tiny_epic_galaxies::TinyEpicGalaxies;
use tokio::task::JoinSet;
use under_falling_skies::UnderFallingSkies;

/// How many tables two processes play together.
const SHARED: u64 = 200;

/// How many choices are made at each.
const CHOICES: u64 = 14;

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_share_hundreds_of_tables_and_one_dies() {
    let Some(postgres) = Postgres::start() else { return };
    let data = postgres.database("shared");
    let (first, second) = (ServerProcess::start(&data), ServerProcess::start(&data));
    let client = Client::new();
    let addresses = [first.address.clone(), second.address.clone()];
    let counts = Arc::new(Counts::default());
    let mut people = JoinSet::new();
    for index in 0..SHARED {
        let (client, addresses, counts) = (client.clone(), addresses.clone(), counts.clone());
        people.spawn(async move {
            let options = json!({ "players": 2 });
            let home = &addresses[index as usize % 2];
            let seed = format!("shared {index}");
            let mut table: Table<TinyEpicGalaxies> = Table::open(&client, home, options, &seed).await;
            // Each seat plays at the process of its number, so that each choice of the other comes
            // from the other process; somebody looks on at the one that will not die.
            table.watch(&client, &addresses[1]).await;
            for _ in 0..CHOICES {
                table.act_at(&client, &addresses, &counts).await;
            }
            table
        });
    }
    while counts.acknowledged.load(Ordering::SeqCst) < SHARED * CHOICES / 2 {
        tokio::time::sleep(process::A_LITTLE).await;
    }
    first.kill();
    while let Some(table) = people.join_next().await {
        let mut table = table.expect("a player who does not fail");
        table.saw_everything().await;
        assert!(table.settle(&client, &second.address, &counts).await, "{counts:?}");
    }
    assert_eq!(counts.acknowledged.load(Ordering::SeqCst), SHARED * CHOICES);
    let entries = postgres.run("shared", "SELECT count(*) FROM starboard.entries WHERE kind = 'act'");
    assert_eq!(entries, (SHARED * CHOICES).to_string(), "each choice once");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_their_process_dies() {
    let Some(postgres) = Postgres::start() else { return };
    let data = postgres.database("bots");
    let (first, second) = (ServerProcess::start(&data), ServerProcess::start(&data));
    let client = Client::new();
    let mut tables = Vec::new();
    for index in 0..24u64 {
        let home = if index % 2 == 0 { &first.address } else { &second.address };
        let table = process::Solitary::open(&client, home, &format!("bots {index}")).await;
        tables.push(table);
    }
    // A person plays one choice at each table, at the process that will die: bots follow there.
    for table in &tables {
        table.play_once(&client, &first.address).await;
    }
    first.kill();
    for table in &tables {
        table.play_until_asked_again(&client, &second.address).await;
    }
    // No choice was made twice: the numbers of a table have no gap, and the rules accept all of it.
    let gaps = postgres.run(
        "bots",
        "SELECT count(*) FROM (SELECT count(*) AS all, max(number) AS last FROM starboard.entries GROUP BY table_id)
         AS t WHERE t.all <> t.last",
    );
    assert_eq!(gaps, "0");
}

/// What the store knows of the turn of the only table: the last entry, which turn was claimed, by
/// whom and until when; `until` is 0 once the turn was taken.
struct Claim {
    last: u64,
    claimed: i64,
    by: String,
    until: i64,
}

impl Claim {
    fn read(postgres: &Postgres, database: &str, table: &str) -> Claim {
        let sql = format!(
            "SELECT last || ' ' || claim || ' ' || claimed_until || ' ' || coalesce(claimed_by, '')
             FROM starboard.standings WHERE table_id = '{table}'"
        );
        let row = postgres.run(database, &sql);
        let parts: Vec<&str> = row.split(' ').collect();
        let number = |at: usize| parts[at].parse::<i64>().unwrap_or_else(|_| panic!("{row:?}"));
        // Nobody has claimed it yet: then the row ends before the name.
        let by = parts.get(3).copied().unwrap_or_default().to_owned();
        Claim { last: number(0).cast_unsigned(), claimed: number(1), until: number(2), by }
    }

    /// Whether somebody is thinking about the choice that is next.
    fn is_held(&self) -> bool {
        self.until > 0 && self.claimed == self.last.cast_signed()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_dies_with_its_process_is_taken_once_by_another() {
    let Some(postgres) = Postgres::start() else { return };
    let data = postgres.database("claims");
    let second = ServerProcess::start(&data);
    let client = Client::new();
    // A bot that thinks for seconds dies in the middle of a thought. Should it have been faster than
    // failure, another one tries.
    let (table, held) = loop {
        let first = ServerProcess::start(&data);
        let table = process::open_for_thinker(&client, &first.address).await;
        // It may have chosen between two looks, and then waits for the person.
        while let claim = Claim::read(&postgres, "claims", &table)
            && !claim.is_held()
            && claim.last == 0
        {
            tokio::time::sleep(process::A_LITTLE).await;
        }
        first.kill();
        let held = Claim::read(&postgres, "claims", &table);
        if held.is_held() {
            break (table, held);
        }
    };
    let taken = loop {
        let claim = Claim::read(&postgres, "claims", &table);
        if claim.last > held.last {
            break claim;
        }
        assert!(claim.by == held.by || claim.until > held.until, "nobody takes over before the claim has run out");
        tokio::time::sleep(process::A_LITTLE).await;
    };
    assert_ne!(taken.by, held.by, "another process has taken the turn");
    let sql = format!(
        "SELECT count(*) || ' ' || min(made) FROM starboard.entries WHERE table_id = '{table}' AND number = {}",
        held.last + 1
    );
    let row = postgres.run("claims", &sql);
    let (count, made) = row.split_once(' ').expect("two numbers");
    assert_eq!(count, "1", "the turn was taken once");
    assert!(made.parse::<i64>().expect("a time") >= held.until, "not before the claim had run out");
    drop(second);
    let sql = "SELECT count(*) FROM (SELECT count(*) AS all, max(number) AS last FROM starboard.entries
        GROUP BY table_id) AS t WHERE t.all <> t.last";
    assert_eq!(postgres.run("claims", sql), "0", "no number is missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_an_analysis_die_with_their_process_and_the_tables_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("starboard.db");
    let data = data.to_str().expect("a plain path");
    let (client, counts) = (Client::new(), Counts::default());
    let process = ServerProcess::start(data);
    let over = Table::<UnderFallingSkies>::open(&client, &process.address, json!({}), "over").await;
    let mut over = over.play_until_crash(&client, &process.address, &counts).await;
    assert!(over.is_over());
    let mut open = Table::<UnderFallingSkies>::open(&client, &process.address, json!({}), "open").await;
    // Both are being thought about when the process dies.
    let begin = |address: &str| {
        let (client, url, token) = (client.clone(), over.page(address, "/analysis"), over.token().to_owned());
        async move { client.send(Method::POST, url, &token, String::new()).await.expect("an answer").status() }
    };
    assert_eq!(begin(&process.address).await, StatusCode::SEE_OTHER);
    let (asked, address) = (client.clone(), process.address.clone());
    let waiting = tokio::spawn(async move {
        let hint = open.hint(&asked, &address).await;
        (open, hint)
    });
    while client.thinking(&process.address).await == 0 {
        tokio::time::sleep(process::A_LITTLE).await;
    }
    process.kill();
    let (waited, _) = waiting.await.expect("a player who does not fail");
    open = waited;

    let process = ServerProcess::start(data);
    for table in [&mut over, &mut open] {
        assert!(table.settle(&client, &process.address, &counts).await, "{counts:?}");
    }
    over.check_record(&client, &process.address).await;
    let hint = open.hint(&client, &process.address).await.expect("a hint");
    assert!(hint["choices"].as_array().is_some_and(|choices| choices.len() > 1), "{hint}");
    let open = open.play_until_crash(&client, &process.address, &counts).await;
    assert!(open.is_over(), "the table is playable");
    // The analysis is begun anew and comes to its end.
    let url = over.page(&process.address, "/analysis");
    assert!(client.text(&url, over.token()).await.contains("<form"), "the button is there again");
    let (client_again, token) = (client.clone(), over.token().to_owned());
    let begun = client_again.send(Method::POST, url.clone(), &token, String::new()).await.expect("an answer");
    assert_eq!(begun.status(), StatusCode::SEE_OTHER);
    while !client.text(&url, &token).await.contains("class=\"chart\"") {
        tokio::time::sleep(process::A_LITTLE).await;
    }
}
