//! The disk is full: whoever plays is told so, nobody is told otherwise, and when there is room
//! again the same process goes on with all that was acknowledged.

use std::fs;
use std::sync::atomic::Ordering;

use hyper::{Method, StatusCode};
use serde_json::json;
use tiny_epic_galaxies::TinyEpicGalaxies;

use super::power::Power;
use super::process::{A_LITTLE, Client, ServerProcess};
use super::table::{Counts, Table, Unsure};

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_nothing_is_lost() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let full = elsewhere.path().join("full");
    let data = folder.path().join("starboard.db");
    let data = data.to_str().expect("a plain path");
    let power = Power::on(folder.path());
    let mut environment = power.env().to_vec();
    environment.push(("POWER_FULL", &full));
    let process = ServerProcess::start_in(data, &environment);
    let (client, counts) = (Client::new(), Counts::default());
    let address = &process.address;
    let status = async |path: &str| {
        let asked = client.send(Method::GET, format!("http://{address}{path}"), "", String::new()).await;
        asked.expect("an answer").status()
    };
    // What was found about readiness stands for half a second.
    let becomes = async |path: &str, wanted: StatusCode| {
        while status(path).await != wanted {
            tokio::time::sleep(A_LITTLE).await;
        }
    };
    let options = || json!({ "players": 2 });
    let mut tables = Vec::new();
    for index in 0..3 {
        let mut table: Table<TinyEpicGalaxies> =
            Table::open(&client, address, options(), &format!("full {index}")).await;
        table.act(&client, address, &counts).await.ok().expect("there is room");
        tables.push(table);
    }
    assert_eq!(status("/readyz").await, StatusCode::OK);

    // What is written over can still be written: some choices may get through before one does not.
    fs::write(&full, "").expect("the sign");
    for table in &mut tables {
        while table.act(&client, address, &counts).await.is_ok() {
            assert!(!table.is_over(), "a full disk keeps no game");
        }
    }
    for table in &mut tables {
        let again = table.act(&client, address, &counts).await;
        assert!(matches!(again, Err(Unsure::Denied)), "it is still full");
        assert!(table.is_as_acknowledged(&client, address).await, "what is refused was not played");
    }
    assert_eq!(status("/healthz").await, StatusCode::OK, "the process lives");
    becomes("/readyz", StatusCode::SERVICE_UNAVAILABLE).await;
    assert_eq!(status("/").await, StatusCode::OK, "pages can be read");
    let body = json!({ "game": "tiny-epic-galaxies", "options": options() }).to_string();
    let opened = client.ask(Method::POST, format!("http://{address}/api/tables"), "", body).await;
    let (refused, answer) = opened.expect("an answer");
    assert_eq!(refused, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    assert_eq!(answer["error"], "storage", "{answer}");

    // There is room again: nothing has to be started anew, and what was refused is carried out once.
    fs::remove_file(&full).expect("the sign");
    for table in &mut tables {
        for _ in 0..6 {
            table.act(&client, address, &counts).await.ok().expect("there is room again");
        }
    }
    becomes("/readyz", StatusCode::OK).await;
    assert_eq!(counts.untrue.load(Ordering::SeqCst), 0);
    process.kill();
    let process = ServerProcess::start(data);
    for table in &mut tables {
        assert!(table.settle(&client, &process.address, &counts).await, "{counts:?}");
    }
}
