use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Waker};
use std::time::Duration;

use tempfile::TempDir;

use engine::Seat;

use super::*;
use crate::store::deposit::Verdict;
use crate::store::{Chair, DiceKind, EntryKind, Sitter, suite};

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
        store.open_table(opening.clone(), Standing::default()).await.expect("a table");
        store.append(opening.id.clone(), suite::change(1)).await.expect("an entry");
    }
    let store = SqliteStore::open(&path).expect("the store again");
    assert_eq!(store.opening(opening.id.clone()).await, Ok(Some(opening.clone())));
    assert_eq!(store.entries(opening.id, 0).await, Ok(vec![suite::entry(1)]));
}

/// A file as a program of an earlier version has left it.
fn file_of_version(version: usize, path: &Path, content: &str) {
    let file = Connection::open(path).expect("a database");
    for step in &schema::MIGRATIONS[..version] {
        file.execute_batch(step).expect("a step");
    }
    file.pragma_update(None, "application_id", schema::APPLICATION).expect("a mark");
    file.pragma_update(None, "user_version", version as i32).expect("a version");
    file.execute_batch(content).expect("content");
}

#[tokio::test]
async fn a_file_of_the_first_version_keeps_its_seats() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let content = "INSERT INTO tables (id, game, rules, setup, seed, commitment, hash, created, creator, changed)
         VALUES ('a', 'some-game', 7, '{}', 's', 'c', 'h', 1, 'me', 1);
         INSERT INTO seats VALUES ('a', 0, 'me'), ('a', 1, 'you');";
    file_of_version(1, &path, content);
    let store = SqliteStore::open(&path).expect("a store");
    let chair = |seat, owner: &str| Chair::of(Seat(seat), Sitter::Person(Owner(owner.to_owned())));
    let opening = store.opening(TableId("a".to_owned())).await.expect("an answer").expect("the table");
    assert_eq!(opening.chairs, [chair(0, "me"), chair(1, "you")]);
    assert_eq!(opening.dice, DiceKind::Seed, "what was opened before there were secrets has a seed");
    let listed = store.tables_of(Owner("you".to_owned()), 9).await.expect("a list");
    assert_eq!(listed.iter().map(|table| &table.chairs).collect::<Vec<_>>(), [&opening.chairs]);
}

#[tokio::test]
async fn a_file_of_the_second_version_goes_on() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let content = "INSERT INTO tables (id, game, rules, setup, seed, commitment, hash, created, creator, changed, choices)
         VALUES ('a', 'some-game', 7, '{}', 's', 'c', 'h', 1, 'me', 5, 1), ('b', 'some-game', 7, '{}', 's', 'c', 'h', 2, 'me', 2, 0);
         INSERT INTO chairs VALUES ('a', 1, 'open', 'O''Neill', NULL), ('a', 0, 'person', 'Łu\"cja', 'me');
         INSERT INTO entries VALUES ('a', 1, 0, '{\"n\":1}', 'h1', 3), ('a', 2, 0, '2', 'h2', 4), ('a', 3, 0, NULL, 'h1', 5);";
    file_of_version(2, &path, content);
    let store = SqliteStore::open(&path).expect("a store");
    let (a, b) = (TableId("a".to_owned()), TableId("b".to_owned()));
    let chairs = [
        Chair { name: Some("Łu\"cja".to_owned()), ..Chair::of(Seat(0), Sitter::Person(Owner("me".to_owned()))) },
        Chair { name: Some("O'Neill".to_owned()), ..Chair::of(Seat(1), Sitter::Open) },
    ];
    let opening = store.opening(a.clone()).await.expect("an answer").expect("the table");
    assert_eq!((opening.chairs.as_slice(), opening.imported), (&chairs[..], false));
    assert_eq!(store.opening(b.clone()).await.expect("an answer").expect("the table").chairs, []);
    let entry = |number, kind, hash: &str, made| Entry {
        number,
        seat: Some(Seat(0)),
        kind,
        key: None,
        payload: None,
        hash: hash.to_owned(),
        made,
    };
    let entries = [
        entry(1, EntryKind::Act("{\"n\":1}".to_owned()), "h1", 3),
        entry(2, EntryKind::Act("2".to_owned()), "h2", 4),
        entry(3, EntryKind::Undo, "h1", 5),
    ];
    assert_eq!(store.entries(a.clone(), 0).await.expect("entries"), entries);
    let listed = store.tables_of(Owner("me".to_owned()), 9).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].number, listed[0].standing.choices, listed[0].changed), (3, 1, 5));
    assert_eq!(store.append(a.clone(), suite::change(3)).await, Err(StoreError::Taken));
    store.append(a, suite::change(4)).await.expect("the next entry");
    store.append(b, suite::change(1)).await.expect("the first entry");
}

#[tokio::test]
async fn a_full_disk_refuses_and_forgets_nothing() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let lock = claim(&path).expect("the lock");
    let connection = schema::open(&path).expect("a database");
    let pages: i64 = connection.query_row("PRAGMA page_count", [], |row| row.get(0)).expect("a count");
    connection.pragma_update(None, "max_page_count", pages + 6).expect("a limit");
    let store = SqliteStore::start(&path, connection, lock).expect("a store");
    let opening = suite::opening("a", "me");
    store.open_table(opening.clone(), Standing::default()).await.expect("a table");
    let mut written = 0;
    let refused = loop {
        let mut change = suite::change(written + 1);
        change.entry.kind = EntryKind::Act("x".repeat(500));
        match store.append(opening.id.clone(), change).await {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(refused, StoreError::Full);
    assert!(written > 0);
    assert_eq!(store.entries(opening.id.clone(), 0).await.expect("entries").len() as u64, written);
    drop(store);
    let store = SqliteStore::open(&path).expect("the store, with context again");
    store.append(opening.id.clone(), suite::change(written + 1)).await.expect("the entry that found no context");
}

/// A store whose syncs do what is sent here; they wait until something is.
fn with_slow_disk(path: &Path) -> (SqliteStore, std::sync::mpsc::Sender<std::io::Result<()>>) {
    let lock = claim(path).expect("the lock");
    let connection = schema::open(path).expect("a database");
    let (outcome, outcomes) = std::sync::mpsc::channel();
    let sync = move || outcomes.recv().unwrap_or(Ok(()));
    (SqliteStore::start_with(path, connection, lock, sync).expect("a store"), outcome)
}

/// Whether there is no answer yet.
fn waits<T>(answer: &mut Answer<'_, T>) -> bool {
    answer.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_before_it_is_on_the_disk() {
    let folder = folder();
    let (store, disk) = with_slow_disk(&folder.path().join("tables.db"));
    let opening = suite::opening("a", "me");
    disk.send(Ok(())).expect("a disk");
    store.open_table(opening.clone(), Standing::default()).await.expect("a table");
    let mut news = store.news();
    let mut writing = store.append(opening.id.clone(), suite::change(1));
    // Until the writer has committed and waits for the disk.
    while store.progress.caught_up_now() {
        assert!(waits(&mut writing));
        tokio::task::yield_now().await;
    }
    let mut reading = store.entries(opening.id.clone(), 0);
    for _ in 0..1_000 {
        assert!(waits(&mut writing) && waits(&mut reading));
        tokio::task::yield_now().await;
    }
    assert!(news.try_recv().is_err());
    disk.send(Ok(())).expect("a disk");
    writing.await.expect("an entry");
    assert!(reading.await.expect("an answer").len() <= 1);
    assert_eq!(news.recv().await, Ok(News::Written { table: opening.id, number: 1 }));
    drop(disk);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_is_not_believed_any_more() {
    let folder = folder();
    let path = folder.path().join("tables.db");
    let (store, disk) = with_slow_disk(&path);
    let opening = suite::opening("a", "me");
    disk.send(Ok(())).expect("a disk");
    store.open_table(opening.clone(), Standing::default()).await.expect("a table");
    disk.send(Err(std::io::Error::other("worn out"))).expect("a disk");
    drop(disk);
    let broken = |error: StoreError| matches!(error, StoreError::Broken(_));
    let failed = store.append(opening.id.clone(), suite::change(1)).await.expect_err("a failure");
    assert!(matches!(failed, StoreError::Uncertain(_)), "it may be there all the same: {failed:?}");
    assert!(broken(store.append(opening.id.clone(), suite::change(1)).await.expect_err("not again")));
    assert!(broken(store.entries(opening.id.clone(), 0).await.expect_err("not read either")));
    drop(store);
    let store = SqliteStore::open(&path).expect("opened anew");
    let there = store.entries(opening.id.clone(), 0).await.expect("entries").len() as u64;
    store.append(opening.id, suite::change(there + 1)).await.expect("it goes on from what there is");
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("tables.db");
    let store = SqliteStore::open(&path).expect("a store");
    store.open_table(suite::opening("a", "me"), Standing::default()).await.expect("a table");
    for ending in ["", "-wal", "-shm"] {
        let file = std::fs::metadata(format!("{}{ending}", path.display())).expect("a file");
        assert_eq!(file.permissions().mode() & 0o077, 0, "{ending}");
    }
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
    assert!(matches!(SqliteStore::open(&path), Err(OpenError::Newer { found: 99, .. })));

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
        store.open_table(suite::opening(&format!("table {table}"), "me"), Standing::default()).await.expect("a table");
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

/// Eight are answered together, and write again at their own pace: the disk waits for all of them. Whoever comes alone
/// waits for nobody.
#[test]
fn who_was_answered_together_shares_the_next_sync() {
    let (committed, batches) = std::sync::mpsc::channel();
    let syncs = Arc::new(AtomicU64::new(0));
    let (progress, news, counted) = (Progress::new(), broadcast::Sender::new(1), syncs.clone());
    let mut number = 0;
    let mut write = || {
        let (reply, answer) = oneshot::channel();
        number += 1;
        let settled = vec![(Deposit::DropTicket(String::new()), reply, Ok(Done::Written))];
        committed.send(sync::Batch { number, settled }).expect("somebody syncs");
        answer
    };
    let first: Vec<_> = (0..8).map(|_| write()).collect();
    let syncer = thread::spawn(move || {
        let sync = || {
            counted.fetch_add(1, Ordering::SeqCst);
            Ok(())
        };
        // So long that only those who come end the wait.
        let gathering = Gathering::new(|_| Duration::from_secs(86_400));
        sync::run(batches, &progress, &news, sync, None, gathering);
    });
    let answered = |all: Vec<oneshot::Receiver<Verdict>>| {
        all.into_iter().for_each(|answer| assert!(matches!(answer.blocking_recv(), Ok(Ok(Done::Written)))));
        syncs.load(Ordering::SeqCst)
    };
    assert_eq!(answered(first), 1);
    let mut second: Vec<_> = (0..5).map(|_| write()).collect();
    thread::sleep(Duration::from_millis(60));
    second.extend((0..3).map(|_| write()));
    assert_eq!(answered(second), 2);
    // The others are gone: nobody else comes, and what is there is brought to the disk all the same.
    let alone = write();
    drop(committed);
    assert_eq!(answered(vec![alone]), 3);
    syncer.join().expect("the syncing thread");
}

#[test]
fn nobody_waits_for_a_fast_disk_or_for_few() {
    assert_eq!(patience(Duration::from_millis(1)), Duration::ZERO);
    assert_eq!(patience(Duration::from_millis(6)), Duration::from_millis(2));
    assert_eq!(patience(Duration::from_secs(1)), Duration::from_millis(8));
    let mut gathering = Gathering::new(|_| Duration::from_secs(86_400));
    assert_eq!(gathering.rest(0), None);
    gathering.answered(3, 5, Duration::from_millis(9));
    assert_eq!(gathering.rest(5), None, "three are few");
    gathering.answered(4, 2, Duration::from_millis(9));
    assert!(gathering.rest(5).is_some() && gathering.rest(6).is_none());
}
