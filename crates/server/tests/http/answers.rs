//! Honest answers: what is said about what was stored is true, whatever the store does.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use crate::common::failing::{Failing, Failure};
use crate::common::{GAME, TestServer, Visitor, anywhere, games, start, start_on};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{SqliteStore, Store, StoreError};
use server::{Config, Options, ServeError};
use test_postgres::Postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const JSON: [(&str, &str); 1] = [("accept", "application/json")];

fn uncertain() -> StoreError {
    StoreError::Uncertain("the line went dead".to_owned())
}

fn broken() -> StoreError {
    StoreError::Broken("no such thing".to_owned())
}

/// A table on a store that fails as it is told to, and its first choice.
async fn failing() -> (tempfile::TempDir, Arc<Failing>, server::Running, Visitor, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Failing::open(&folder.path().join("tables.db"));
    let running = start_on(store.clone()).await;
    let visitor = Visitor::to(running.addr);
    let table = visitor.open(&[("seed", "honest")]).await;
    let action = visitor.get(&table).await.choices().remove(0);
    (folder, store, running, visitor, table, action)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_stored_is_answered_as_stored_even_if_the_store_said_otherwise() {
    use Failure::{After, Before};
    for (failures, stored) in [
        (vec![After(uncertain())], true),
        (vec![After(broken())], true),
        (vec![Before(uncertain())], true),
        (vec![Before(uncertain()), Before(uncertain()), After(uncertain())], true),
        (vec![Before(uncertain()), Before(broken())], true),
        (vec![Before(broken())], false),
        (vec![Before(StoreError::Full)], false),
    ] {
        let (_folder, store, _running, visitor, table, action) = failing().await;
        let mut stream = visitor.stream(&format!("{table}/events?from=0"), &[]).await;
        store.fail(&failures);
        let answer = visitor.act(&table, 0, &action).await;
        if stored {
            assert_eq!((answer.status, &answer.json()["n"]), (StatusCode::OK, &json!(1)), "{failures:?}");
            while stream.next().await.expect("a message").number != 1 {}
        } else {
            let told = (answer.status, answer.json()["error"].clone());
            assert_eq!(told, (StatusCode::SERVICE_UNAVAILABLE, json!("storage")), "{failures:?}");
        }
        assert_eq!(visitor.get(&table).await.number(), u64::from(stored), "{failures:?}");
        let id = server::store::TableId(table.trim_start_matches("/t/").to_owned());
        let there = store.entries(id, 0).await.expect("entries").len();
        assert_eq!(there, usize::from(stored), "nothing is doubled: {failures:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_cannot_be_known_the_answer_says_so_and_the_same_key_settles_it() {
    let (_folder, store, _running, visitor, table, action) = failing().await;
    let fields = [("n", "0"), ("action", &*action), ("key", "one")];
    // Written, but nobody can look.
    store.fail(&[Failure::After(uncertain())]);
    let answering = tokio::spawn({
        let (visitor, path, action) = (visitor.clone(), format!("{table}/act"), action.clone());
        async move { visitor.post(&path, &[("n", "0"), ("action", &action), ("key", "one")], &JSON).await }
    });
    // As soon as it is written the store is gone for everyone.
    let data = _folder.path().join("tables.db");
    let database = rusqlite::Connection::open(&data).expect("the database");
    loop {
        let count: i64 = database.query_row("SELECT count(*) FROM entries", [], |row| row.get(0)).expect("a count");
        if count == 1 {
            break;
        }
        tokio::task::yield_now().await;
    }
    store.all_fail(Some(broken()));
    let answer = answering.await.expect("an answer");
    if answer.status != StatusCode::OK {
        let told = (answer.status, answer.json()["error"].clone());
        assert_eq!(told, (StatusCode::SERVICE_UNAVAILABLE, json!("unknown")));
        assert!(!answer.header("retry-after").is_empty());
    }
    store.all_fail(None);
    let again = visitor.post(&format!("{table}/act"), &fields, &JSON).await;
    assert_eq!((again.status, &again.json()["n"]), (StatusCode::OK, &json!(1)));
    assert_eq!(visitor.get(&table).await.number(), 1);

    // Not written, and nobody can look: the answer is the same, and so is the way out.
    let action = visitor.get(&table).await.choices().remove(0);
    let fields = [("n", "1"), ("action", &*action), ("key", "two")];
    store.all_fail(Some(uncertain()));
    for headers in [&JSON[..], &[]] {
        let answer = visitor.post(&format!("{table}/act"), &fields, headers).await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.text.contains("not known whether"), "{}", answer.text);
    }
    store.all_fail(None);
    let again = visitor.post(&format!("{table}/act"), &fields, &JSON).await;
    assert_eq!((again.status, &again.json()["n"]), (StatusCode::OK, &json!(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_opened_is_there_even_if_the_store_said_otherwise() {
    let (_folder, store, _running, visitor, ..) = failing().await;
    for failure in [Failure::After(uncertain()), Failure::Before(uncertain()), Failure::After(broken())] {
        store.fail(std::slice::from_ref(&failure));
        let answer = visitor.post(&format!("/new/{GAME}"), &[], &[]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{failure:?}: {}", answer.text);
        assert_eq!(visitor.get(answer.header("location")).await.status, StatusCode::OK);
    }
}

/// Opens a table by the API: its actions' address, its token and one of its legal actions.
async fn program(visitor: &Visitor) -> (String, String, Vec<Value>) {
    let json = [("content-type", "application/json")];
    let opened = visitor.ask(Method::POST, "/api/tables", &json, json!({ "game": GAME }).to_string()).await.json();
    let token = opened["seats"][0]["token"].as_str().expect("a token").to_owned();
    let table = format!("/api/tables/{}", opened["id"].as_str().expect("a name"));
    let bearer = format!("Bearer {token}");
    let look = visitor.ask(Method::GET, &table, &[("authorization", &bearer)], String::new()).await.json();
    (format!("{table}/actions"), bearer, look["legal"].as_array().expect("actions").clone())
}

async fn send(visitor: &Visitor, path: &str, bearer: &str, body: String) -> (StatusCode, Value) {
    let headers = [("authorization", bearer), ("content-type", "application/json")];
    let answer = visitor.ask(Method::POST, path, &headers, body).await;
    (answer.status, answer.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_stands_for_one_request_at_every_process_and_after_a_restart() {
    let mut server = TestServer::open().await;
    let visitor = server.visitor();
    let (path, bearer, legal) = program(&visitor).await;
    assert!(legal.len() > 1);
    let body = |action: &Value| json!({ "number": 0, "action": action, "key": "k" }).to_string();
    let first = send(&visitor, &path, &bearer, body(&legal[0])).await;
    assert_eq!((first.0, &first.1["number"]), (StatusCode::OK, &json!(1)));
    for round in 0..2 {
        let visitor = visitor.at(server.running.addr);
        let spaced = serde_json::to_string_pretty(&serde_json::from_str::<Value>(&body(&legal[0])).expect("json"));
        let again = send(&visitor, &path, &bearer, spaced.expect("json")).await;
        assert_eq!((again.0, &again.1["number"]), (StatusCode::OK, &json!(1)), "however it is written, {round}");
        let undo = path.replace("/actions", "/undo");
        for (path, body) in [
            (&path, body(&legal[1])),
            (&path, json!({ "number": 1, "action": legal[0], "key": "k" }).to_string()),
            (&undo, json!({ "number": 0, "key": "k" }).to_string()),
        ] {
            let other = send(&visitor, path, &bearer, body.clone()).await;
            let told = (other.0, other.1["error"].clone());
            assert_eq!(told, (StatusCode::UNPROCESSABLE_ENTITY, json!("key-reused")), "{round} {path} {body}");
        }
        server = server.restart().await;
    }
    // An entry of an earlier version has no digest: its key is accepted as it always was.
    let TestServer { folder, running } = server;
    running.stop().await.expect("a clean end");
    let data = folder.path().join("tables.db");
    let database = rusqlite::Connection::open(&data).expect("the database");
    assert_eq!(database.execute("UPDATE entries SET payload = NULL WHERE number = 1", []).expect("a change"), 1);
    drop(database);
    let running = start(data).await;
    let again = send(&visitor.at(running.addr), &path, &bearer, body(&legal[1])).await;
    assert_eq!((again.0, &again.1["number"]), (StatusCode::OK, &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_agree_about_a_key_and_a_dead_database_makes_nobody_lie() {
    let Some(mut postgres) = Postgres::start() else { return };
    let address = postgres.database("answers");
    let open = || async { server::store::Location::of(&address).open().await.expect("a store") };
    let (one, two) = (start_on(open().await).await, start_on(open().await).await);
    let (here, there) = (Visitor::to(one.addr), Visitor::to(two.addr));
    let (path, bearer, legal) = program(&here).await;
    let body = |action: &Value| json!({ "number": 0, "action": action, "key": "k" }).to_string();
    assert_eq!(send(&here, &path, &bearer, body(&legal[0])).await.0, StatusCode::OK);
    assert_eq!(send(&there, &path, &bearer, body(&legal[0])).await.1["number"], 1);
    let other = send(&there, &path, &bearer, body(&legal[1])).await;
    assert_eq!((other.0, other.1["error"].clone()), (StatusCode::UNPROCESSABLE_ENTITY, json!("key-reused")));
    assert_eq!(here.get("/readyz").await.text, "ok\n");

    // The database dies again and again while many act; nobody is told what is not so.
    let table = path.trim_end_matches("/actions").to_owned();
    let (mut lies, mut unknown) = (0, 0);
    for round in 0..4 {
        let look = here.ask(Method::GET, &table, &[("authorization", &bearer)], String::new()).await.json();
        let Some(action) = look["legal"].as_array().and_then(|legal| legal.first()) else { break };
        let number = look["number"].as_u64().expect("a number");
        let body = json!({ "number": number, "action": action, "key": format!("dead-{round}") }).to_string();
        let acting = tokio::spawn({
            let (visitor, path, bearer, body) = (here.clone(), path.clone(), bearer.clone(), body.clone());
            async move { send(&visitor, &path, &bearer, body).await }
        });
        for _ in 0..round * 40 {
            tokio::task::yield_now().await;
        }
        postgres.stop();
        if round == 0 {
            let ready = there.get("/readyz").await;
            assert_eq!((ready.status, &*ready.text), (StatusCode::SERVICE_UNAVAILABLE, "database-unavailable\n"));
            assert_eq!(there.get("/healthz").await.status, StatusCode::OK);
        }
        postgres.begin();
        let (status, answer) = acting.await.expect("an answer");
        let there: u64 = postgres
            .run("answers", &format!("SELECT count(*) FROM starboard.entries WHERE key = '0:dead-{round}'"))
            .parse()
            .expect("a count");
        match (status, answer["error"].as_str()) {
            (StatusCode::OK, _) => lies += u64::from(there != 1),
            (StatusCode::SERVICE_UNAVAILABLE, Some("storage")) => lies += there,
            (StatusCode::SERVICE_UNAVAILABLE, Some("unknown")) => unknown += 1,
            other => panic!("{other:?}"),
        }
        // The same key brings it to its end.
        let again = loop {
            let again = send(&here, &path, &bearer, body.clone()).await;
            if again.0 != StatusCode::SERVICE_UNAVAILABLE {
                break again;
            }
            tokio::task::yield_now().await;
        };
        assert_eq!((again.0, &again.1["number"]), (StatusCode::OK, &json!(number + 1)));
    }
    assert_eq!(lies, 0, "{unknown} unknown");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let options = Options { request_timeout: std::time::Duration::from_millis(400), ..Options::default() };
    let server = TestServer::with(options).await;
    let mut connection = tokio::net::TcpStream::connect(server.running.addr).await.expect("a connection");
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{\"game\":";
    connection.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.expect("an answer, and the end of the connection");
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"error\":\"too-slow\""), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn readiness_follows_what_the_store_can_do() {
    let (_folder, store, _running, visitor, ..) = failing().await;
    for (error, word) in
        [(StoreError::Full, "disk-full"), (StoreError::ReadOnly, "read-only"), (broken(), "database-unavailable")]
    {
        // An answer stands for a moment.
        let until = |word: &'static str| {
            let visitor = visitor.clone();
            async move {
                loop {
                    let ready = visitor.get("/readyz").await;
                    if ready.text == format!("{word}\n") {
                        return ready;
                    }
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                }
            }
        };
        assert_eq!(until("ok").await.status, StatusCode::OK);
        store.all_fail(Some(error));
        let ready = until(word).await;
        assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(visitor.get("/healthz").await.status, StatusCode::OK, "it lives all the same");
        store.all_fail(None);
    }
}

/// A small file system of one's own, if this user may have one.
struct Small(tempfile::TempDir);

impl Small {
    fn mount() -> Option<Small> {
        let folder = tempfile::tempdir().expect("a folder");
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=1m", "none"]).arg(folder.path()).output();
        if !done.is_ok_and(|done| done.status.success()) {
            eprintln!("skipped: this user cannot mount a file system");
            return None;
        }
        Some(Small(folder))
    }

    fn remount(&self, how: &str) {
        let done = Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(self.0.path()).status();
        assert!(done.is_ok_and(|status| status.success()), "remount {how}");
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_can_only_be_read_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    drop(SqliteStore::open(&path).expect("a store"));
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o444)).expect("read-only");
    let refused = server::start(Config { listen: anywhere(), data: path.clone().into() }, games()).await;
    let Err(ServeError::NotWritable(sentence)) = refused else { panic!("{refused:?}") };
    assert!(sentence.contains("read-only") && sentence.contains("tables.db"), "{sentence}");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).expect("writable");
    start(path).await.stop().await.expect("a clean end");

    let Some(small) = Small::mount() else { return };
    let path = small.path().join("tables.db");
    drop(SqliteStore::open(&path).expect("a store"));
    small.remount("ro");
    let refused = server::start(Config { listen: anywhere(), data: path.into() }, games()).await;
    assert!(matches!(&refused, Err(ServeError::NotWritable(sentence)) if sentence.len() > 20), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_the_file_is_as_good_as_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (real, links) = (folder.path().join("real"), folder.path().join("links"));
    for folder in [&real, &links] {
        std::fs::create_dir(folder).expect("a folder");
    }
    let (file, link, far) = (real.join("tables.db"), links.join("a.db"), links.join("b.db"));
    // To a file that is not there yet; and a link to that link, which is read from where it lies.
    std::os::unix::fs::symlink("../real/tables.db", &link).expect("a link");
    std::os::unix::fs::symlink("a.db", &far).expect("a link");
    let running = start(far).await;
    let visitor = Visitor::to(running.addr);
    let table = visitor.open(&[]).await;
    assert!(file.is_file() && real.join("tables.db-wal").is_file(), "beside the real file");
    assert_eq!(std::fs::read_dir(&links).expect("a list").count(), 2, "and nothing beside the links");
    let locked = server::start(Config { listen: anywhere(), data: file.clone().into() }, games()).await;
    assert!(matches!(locked, Err(ServeError::LockedDatabase(_))), "by whatever name it is called");
    running.stop().await.expect("a clean end");
    let running = start(link).await;
    assert_eq!(visitor.at(running.addr).get(&table).await.status, StatusCode::OK);
    let lost = links.join("c.db");
    std::os::unix::fs::symlink("c.db", &lost).expect("a link to itself");
    let refused = server::start(Config { listen: anywhere(), data: lost.into() }, games()).await;
    assert!(matches!(refused, Err(ServeError::NotWritable(_))), "{refused:?}");
}
