use std::sync::Arc;

use tempfile::TempDir;

use super::super::suite;
use super::*;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_suite() {
    let folder = folder();
    let store = SqliteStore::open(&folder.path().join("below/tables.db")).expect("a store");
    suite::keeps_its_promises(Arc::new(store)).await;
}

#[tokio::test]
async fn what_was_written_is_there_again() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let opening = suite::opening("a", "me");
    {
        let store = SqliteStore::open(&path).expect("a store");
        store.open_table(opening.clone()).await.expect("a table");
        store.append(opening.id.clone(), suite::entry(1), Standing::default()).await.expect("an entry");
    }
    let store = SqliteStore::open(&path).expect("the store again");
    assert_eq!(store.opening(opening.id.clone()).await, Ok(Some(opening.clone())));
    assert_eq!(store.entries(opening.id, 0).await, Ok(vec![suite::entry(1)]));
}

#[tokio::test]
async fn a_file_of_the_first_version_keeps_its_seats() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let first = Connection::open(&path).expect("a database");
    first.execute_batch(schema::MIGRATIONS[0]).expect("the first version");
    first.pragma_update(None, "application_id", schema::APPLICATION).expect("a mark");
    first.pragma_update(None, "user_version", 1).expect("a version");
    first
        .execute_batch(
            "INSERT INTO tables (id, game, rules, setup, seed, commitment, hash, created, creator, changed)
             VALUES ('a', 'some-game', 7, '{}', 's', 'c', 'h', 1, 'me', 1);
             INSERT INTO seats VALUES ('a', 0, 'me'), ('a', 1, 'you');",
        )
        .expect("a table");
    drop(first);
    let store = SqliteStore::open(&path).expect("a store");
    let chair =
        |seat, owner: &str| Chair { seat: Seat(seat), name: None, sitter: Sitter::Person(Owner(owner.to_owned())) };
    let opening = store.opening(TableId("a".to_owned())).await.expect("an answer").expect("the table");
    assert_eq!(opening.chairs, [chair(0, "me"), chair(1, "you")]);
    let listed = store.tables_of(Owner("you".to_owned()), 9).await.expect("a list");
    assert_eq!(listed.iter().map(|table| &table.chairs).collect::<Vec<_>>(), [&opening.chairs]);
}

#[tokio::test]
async fn a_full_disk_refuses_and_forgets_nothing() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let lock = claim(&path).expect("the lock");
    let connection = schema::open(&path).expect("a database");
    let pages: i64 = connection.query_row("PRAGMA page_count", [], |row| row.get(0)).expect("a count");
    connection.pragma_update(None, "max_page_count", pages + 4).expect("a limit");
    let store = SqliteStore::start(&path, connection, lock).expect("a store");
    let opening = suite::opening("a", "me");
    store.open_table(opening.clone()).await.expect("a table");
    let mut written = 0;
    let refused = loop {
        let entry = Entry { deed: Deed::Act("x".repeat(500)), ..suite::entry(written + 1) };
        match store.append(opening.id.clone(), entry, Standing::default()).await {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(refused, StoreError::Full);
    assert!(written > 0);
    assert_eq!(store.entries(opening.id.clone(), 0).await.expect("entries").len() as u64, written);
    drop(store);
    let store = SqliteStore::open(&path).expect("the store, with room again");
    let next = suite::entry(written + 1);
    store.append(opening.id.clone(), next, Standing::default()).await.expect("the entry that found no room");
}

#[test]
fn a_second_process_is_kept_away() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let first = SqliteStore::open(&path).expect("a store");
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::Locked(_))));
    drop(first);
    SqliteStore::open(&path).expect("free again");
}

#[test]
fn files_that_cannot_be_used_are_named_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("letter.db");
    let text = "Dear Sir or Madam, ".repeat(400);
    std::fs::write(&path, &text).expect("a letter");
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::Foreign(_))));
    assert_eq!(std::fs::read_to_string(&path).expect("the letter"), text);

    let path = folder.path().join("other.db");
    Connection::open(&path).and_then(|other| other.execute_batch("CREATE TABLE songs (a)")).expect("a database");
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::Foreign(_))));

    let path = folder.path().join("newer.db");
    drop(SqliteStore::open(&path).expect("a store"));
    Connection::open(&path).and_then(|newer| newer.pragma_update(None, "user_version", 99)).expect("a version");
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::Newer { file: 99, .. })));

    let path = folder.path().join("a folder.db");
    std::fs::create_dir(&path).expect("a folder");
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::NotWritable(..))));

    let path = folder.path().join("letter.db/tables.db");
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::NotWritable(..))), "its folder is a file");
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let store = SqliteStore::open(&path).expect("a store");
    for table in 0..200 {
        store.open_table(suite::opening(&format!("table {table}"), "me")).await.expect("a table");
    }
    drop(store);
    let mut bytes = std::fs::read(&path).expect("the file");
    let length = bytes.len();
    assert!(length > 16_384);
    bytes[4_096..length - 4_096].fill(0x5a);
    std::fs::write(&path, bytes).expect("the damage");
    let error = SqliteStore::open(&path).expect_err("a damaged file");
    assert!(matches!(error, OpenError::Corrupt(..)), "{error}");
}
