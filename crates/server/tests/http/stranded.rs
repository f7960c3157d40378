//! A table that this program cannot play on says so, and what was played there can be had.

use hyper::StatusCode;

use crate::common::{Luck, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_says_so_and_gives_its_log() {
    let server = TestServer::open().await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let table = visitor.open(&[]).await;
    visitor.play(&table, &mut Luck(3), 3).await;
    let log = format!("{table}/log.json");
    assert_eq!(visitor.get(&log).await.status, StatusCode::CONFLICT, "not while it is played");
    let file = rusqlite::Connection::open(server.data()).expect("the file");
    file.execute("UPDATE tables SET rules = 999", []).expect("other rules");
    drop(file);
    let server = server.restart().await;
    let (visitor, stranger) = (visitor.at(server.running.addr), stranger.at(server.running.addr));
    let page = visitor.get(&table).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.text.contains("another version of the rules") && page.text.contains(&log), "{}", page.text);
    let kept = visitor.get(&log).await;
    assert_eq!(kept.status, StatusCode::OK, "{}", kept.text);
    let kept = kept.json();
    assert_eq!((kept["rules"].as_u64(), kept["game"].as_str()), (Some(999), Some("under-falling-skies")));
    let acts = kept["log"].as_array().expect("a log").iter().filter(|entry| entry["kind"] == "act").count();
    assert_eq!(acts, 3, "all choices are there");
    assert!(kept["log"][0]["body"].is_object() || kept["log"][0]["body"].is_string(), "as they were made");
    let secret = server.secret(table.trim_start_matches("/t/"));
    let secret = engine::to_json(&secret);
    assert!(!kept.to_string().contains(secret.trim_matches('"')), "not what the dice come from");
    assert_eq!(stranger.get(&log).await.status, StatusCode::FORBIDDEN);
}
