//! What is read back from the store: a file in which something was changed is refused, or its tables
//! are; nothing else happens.

use std::collections::HashMap;
use std::fs;
use std::sync::Mutex;

use axum::http::Request;
use rusqlite::Connection;
use rusqlite::types::Value as Cell;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Seen;
use crate::games::IDS;
use crate::site::{Site, folder};

#[derive(Deserialize)]
struct Case {
    game: String,
    #[serde(default)]
    changes: Vec<Change>,
}

/// One value of one row.
#[derive(Deserialize)]
struct Change {
    /// Which of the file's tables.
    of: String,
    /// Which row, in the order of the file.
    row: usize,
    column: String,
    value: Value,
}

/// A file with a table at which something has happened, made once.
#[derive(Clone)]
struct Sample {
    file: Vec<u8>,
    id: String,
    token: String,
}

static SAMPLES: Mutex<Option<HashMap<String, Sample>>> = Mutex::new(None);

fn sample(game: &str) -> Option<Sample> {
    let mut samples = SAMPLES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let samples = samples.get_or_insert_default();
    if !IDS.contains(&game) {
        return None;
    }
    Some(samples.entry(game.to_owned()).or_insert_with(|| play(game)).clone())
}

fn play(game: &str) -> Sample {
    let site = Site::new();
    let open = json!({ "game": game, "seed": "log", "seats": [{ "who": "token", "name": "Ada" }] });
    let opened = site.ask(Request::post("/api/tables"), open.to_string().into_bytes()).json();
    let id = opened["id"].as_str().expect("a table").to_owned();
    let token = opened["seats"][0]["token"].as_str().expect("a token").to_owned();
    let ask = |method: &str, path: &str, body: Value| {
        let request = Request::builder().method(method.as_bytes()).uri(format!("/api/tables/{id}{path}"));
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        site.ask(request.header("authorization", format!("Bearer {token}")), body).json()
    };
    for number in 0..14 {
        let table = ask("GET", "", Value::Null);
        let legal = table["legal"].as_array().cloned().unwrap_or_default();
        if let Some(action) = legal.get(legal.len() / 2) {
            ask(
                "POST",
                "/actions",
                json!({ "number": table["number"], "action": action, "key": format!("k{number}") }),
            );
        }
        if number % 4 == 1 {
            ask("POST", "/undo", json!({ "number": ask("GET", "", Value::Null)["number"] }));
        }
        if number % 5 == 2 {
            ask("POST", "/talk", json!({ "text": "hello" }));
        }
    }
    let folder = site.close();
    // What is still in the log of commits belongs into the file.
    let path = folder.path().join("tables.db");
    Connection::open(&path).and_then(|file| file.pragma_update(None, "journal_mode", "DELETE")).expect("a whole file");
    Sample { file: fs::read(path).expect("a file"), id, token }
}

/// The value as a cell of the same type as before, so that the file's own rules accept it.
fn cell(value: &Value, old: &Cell) -> Cell {
    match old {
        Cell::Integer(_) => value.as_i64().map_or(Cell::Null, Cell::Integer),
        Cell::Text(_) => Cell::Text(value.as_str().map_or_else(|| value.to_string(), str::to_owned)),
        _ => match value {
            Value::Number(number) => Cell::Integer(number.as_i64().unwrap_or(0)),
            Value::String(text) => Cell::Text(text.clone()),
            _ => Cell::Null,
        },
    }
}

const TABLES: &[&str] = &["tables", "entries", "standings", "owners", "tickets"];

/// Changes the file; whether anything was changed.
fn damage(path: &std::path::Path, changes: &[Change]) -> bool {
    let file = Connection::open(path).expect("a file");
    file.pragma_update(None, "foreign_keys", false).expect("a setting");
    let mut changed = false;
    for change in changes {
        let Some(table) = TABLES.iter().find(|table| **table == change.of) else { continue };
        if !change.column.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') || change.column.is_empty() {
            continue;
        }
        let column = &change.column;
        let read = format!("SELECT \"{column}\" FROM {table} LIMIT 1 OFFSET ?1");
        let Ok(old) = file.query_row(&read, [change.row as i64], |row| row.get::<_, Cell>(0)) else { continue };
        // Without a row number, rows are found by what they hold.
        let write = format!("UPDATE {table} SET \"{column}\" = ?1 WHERE \"{column}\" IS ?2");
        changed |= file.execute(&write, [cell(&change.value, &old), old]).is_ok_and(|rows| rows > 0);
    }
    changed
}

pub(crate) fn take(input: &[u8], seen: &mut Seen) {
    let Ok(case) = serde_json::from_slice::<Case>(input) else { return };
    let Some(Sample { file, id, token }) = sample(&case.game) else { return };
    let folder = folder();
    let path = folder.path().join("tables.db");
    fs::write(&path, file).expect("a file");
    let changed = damage(&path, &case.changes);
    let site = match Site::open(folder) {
        Ok(site) => site,
        Err(_) => return seen.note("the file is refused"),
    };
    let mut sound = true;
    for (method, uri, body) in [
        ("GET", format!("/api/tables/{id}"), Value::Null),
        ("GET", format!("/t/{id}"), Value::Null),
        ("GET", "/".to_owned(), Value::Null),
        ("GET", format!("/past/{}", case.game), Value::Null),
        ("GET", format!("/t/{id}/replay?step=3"), Value::Null),
        ("POST", format!("/api/tables/{id}/undo"), json!({ "number": 1_000 })),
        ("GET", format!("/api/tables/{id}/events"), Value::Null),
    ] {
        let request = Request::builder().method(method).uri(&uri).header("authorization", format!("Bearer {token}"));
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let answer = site.ask(request, body);
        let document = answer.json();
        let (status, error) = (answer.status.as_u16(), document["error"].as_str().unwrap_or_default());
        seen.note((&case.game, uri.len(), status, error));
        // A fault is one of this program, which a file cannot cause.
        assert!(error != "fault", "{method} {uri}: {status}: {document}");
        if status >= 400 {
            assert!(document["message"].as_str().is_some_and(|words| !words.is_empty()), "{method} {uri}: {status}");
        }
        sound &= status < 500;
    }
    assert!(sound || changed, "a file that was not changed is refused");
    site.close();
}

pub(crate) fn start() -> Vec<Vec<u8>> {
    let mut cases = Vec::new();
    let change = |of: &str, row: usize, column: &str, value: Value| json!({ "of": of, "row": row, "column": column, "value": value });
    for game in IDS {
        cases.push(json!({ "game": game, "changes": [] }));
        for (column, value) in [
            ("number", json!(99)),
            ("seat", json!(7)),
            ("seat", json!(300)),
            ("kind", json!("rewind")),
            ("kind", json!("nothing")),
            ("body", json!("{}")),
            ("body", json!("{\"to\":3}")),
            ("key", json!("x")),
            ("hash", json!("00")),
            ("made", json!(-1)),
            ("serial", json!(2)),
        ] {
            cases.push(json!({ "game": game, "changes": [change("entries", 2, column, value)] }));
        }
        for doing in [
            "sit", "move", "stand", "name", "start", "say", "ask-undo", "agree", "decline", "rewind", "stand-in",
            "return", "abandon", "rematch", "hook", "import",
        ] {
            let body = json!({
                "owner": "x", "name": "Eve", "to": 2, "words": [], "bots": [], "text": "hello", "bot": "random",
                "table": "x", "url": null, "moves": [],
            });
            cases.push(json!({ "game": game, "changes": [
                change("entries", 3, "kind", json!(doing)), change("entries", 3, "body", json!(body.to_string())),
            ] }));
        }
        for (column, value) in [
            ("setup", json!("{}")),
            ("seed", json!("")),
            ("commitment", json!("")),
            ("game", json!("chess")),
            ("rules", json!(-1)),
            ("rules", json!(7)),
            ("chairs", json!("[]")),
            ("chairs", json!("nothing")),
            ("seated", json!("nothing")),
            ("seated", json!("[]")),
            ("imported", json!(1)),
            ("daily", json!("2020-01-01")),
        ] {
            cases.push(json!({ "game": game, "changes": [change("tables", 0, column, value)] }));
        }
        for (column, value) in [
            ("last", json!(0)),
            ("last", json!(1_000)),
            ("scores", json!("nothing")),
            ("result", json!(300)),
            ("waiting", json!(255)),
            ("bot_due", json!(1)),
            ("closed", json!(1)),
            ("choices", json!(-1)),
            ("changed", json!(i64::MIN)),
        ] {
            cases.push(json!({ "game": game, "changes": [change("standings", 0, column, value)] }));
        }
    }
    cases.into_iter().map(|case| case.to_string().into_bytes()).collect()
}
