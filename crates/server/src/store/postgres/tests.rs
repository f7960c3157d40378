use std::sync::Arc;

use test_postgres::Postgres;

use super::*;
use crate::store::{EntryKind, Sitter, suite};

async fn open(address: &str) -> PostgresStore {
    PostgresStore::open(address).await.expect("a store")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_suite() {
    let Some(postgres) = Postgres::start() else { return };
    suite::keeps_its_promises(Arc::new(open(&postgres.database("suite")).await)).await;
}

/// A database one of whose processes was killed throws everybody out and recovers; whoever starts
/// meanwhile waits for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_recovers_is_waited_for() {
    let Some(postgres) = Postgres::start() else { return };
    let address = postgres.database("recovers");
    let mut store = open(&address).await;
    for _ in 0..8 {
        assert!(postgres.kill_one(), "there is one to be killed");
        store = open(&address).await;
    }
    store.open_table(suite::opening("after", "me"), Standing::default()).await.expect("a table");
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_share_a_database() {
    let Some(postgres) = Postgres::start() else { return };
    let address = postgres.database("shared");
    // Both find it empty and want to set it up.
    let (one, other) = tokio::join!(open(&address), open(&address));
    let (one, other) = (Arc::new(one), Arc::new(other));
    let opening = suite::opening("shared", "me");
    let id = opening.id.clone();
    let mut news = other.news();
    one.open_table(opening, Standing::default()).await.expect("a table");
    one.append(id.clone(), suite::change(1)).await.expect("an entry");
    one.broadcast(id.clone(), "psst".to_owned()).await.expect("a broadcast");
    assert_eq!(news.recv().await.expect("news"), News::Written { table: id.clone(), number: 1 });
    assert_eq!(news.recv().await.expect("news"), News::Broadcast { table: id.clone(), words: "psst".to_owned() });
    assert_eq!(other.append(id.clone(), suite::change(1)).await, Err(StoreError::Taken));
    assert_eq!(other.entries(id.clone(), 0).await, Ok(vec![suite::entry(1)]));

    // Both add to the same tables as fast as they can: each number is given once, to one of them.
    for table in 0..8 {
        one.open_table(suite::opening(&format!("race {table}"), "me"), Standing::default()).await.expect("a table");
    }
    let race = |store: Arc<PostgresStore>, seat: u8| async move {
        let runs = (0..8).map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = TableId(format!("race {table}"));
                let mut won = 0;
                for number in 1..=25 {
                    let mut change = suite::change(number);
                    change.entry.seat = Some(engine::Seat(seat));
                    change.entry.key = Some(format!("{seat} {number}"));
                    match store.append(id.clone(), change).await {
                        Ok(()) => won += 1,
                        Err(error) => assert_eq!(error, StoreError::Taken),
                    }
                }
                won
            })
        });
        let mut won = 0;
        for run in runs.collect::<Vec<_>>() {
            won += run.await.expect("a run that ends");
        }
        won
    };
    let (first, second) = tokio::join!(race(one.clone(), 0), race(other.clone(), 1));
    let mut written = 0;
    for table in 0..8 {
        let entries = one.entries(TableId(format!("race {table}")), 0).await.expect("entries");
        assert!((1..).zip(&entries).all(|(number, entry)| entry.number == number), "no gap");
        written += entries.len();
    }
    assert_eq!(first + second, written, "what was acknowledged is what there is");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_is_made_anew() {
    let Some(mut postgres) = Postgres::start() else { return };
    let address = postgres.database("lost");
    let store = open(&address).await;
    let opening = suite::opening("lost", "me");
    let id = opening.id.clone();
    store.open_table(opening.clone(), Standing::default()).await.expect("a table");
    let mut news = store.news();
    for number in 1..=3 {
        // All at once: the one that writes, those that read, the one that listens.
        postgres
            .run("lost", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'starboard'");
        store.append(id.clone(), suite::change(number)).await.expect("an entry, on a new connection");
        assert_eq!(store.entries(id.clone(), number - 1).await, Ok(vec![suite::entry(number)]));
        let mut told = vec![news.recv().await.expect("news"), news.recv().await.expect("news")];
        told.sort_by_key(|news| *news == News::Missed);
        assert_eq!(told, [News::Written { table: id.clone(), number }, News::Missed], "what may have been missed");
    }
    // The whole server is away for a while, and crashes.
    postgres.stop();
    let late = store.opening(id.clone()).await;
    assert!(matches!(late, Err(StoreError::Broken(_))), "{late:?}");
    let append = store.append(id.clone(), suite::change(4));
    let ((), appended) = tokio::join!(async { postgres.begin() }, append);
    appended.expect("written when the database was back");
    assert_eq!(store.opening(id.clone()).await, Ok(Some(opening)));
    assert_eq!(store.entries(id, 3).await, Ok(vec![suite::entry(4)]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_is_named() {
    let Some(postgres) = Postgres::start() else { return };
    let address = postgres.database("newer");
    open(&address).await.close().await.expect("a clean end");
    open(&address).await.close().await.expect("there is nothing to do the second time");
    postgres.run("newer", "UPDATE starboard.version SET version = 99");
    let newer = PostgresStore::open(&address).await.expect_err("a newer database");
    assert!(matches!(newer, OpenError::Newer { found: 99, .. }), "{newer}");

    let nowhere = address.replace("/newer", "/nowhere");
    let stranger = address.replace("starboard@", "stranger:secret@");
    for (address, word) in [
        (nowhere.as_str(), "nowhere"),
        (&stranger, "stranger"),
        ("postgres://localhost:notaport/x", "postgres"),
        ("postgres://starboard@%2Fno%2Fsuch%2Ffolder/x", "/no/such/folder"),
    ] {
        let error = PostgresStore::open(address).await.expect_err("no such database");
        let sentence = error.to_string();
        assert!(matches!(error, OpenError::Unreachable(..)), "{sentence}");
        assert!(sentence.contains(word) && !sentence.contains("secret"), "{sentence}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_database_would_choke_on_spoils_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let store = open(&postgres.database("choke")).await;
    let opening = suite::opening("choke", "me");
    let id = opening.id.clone();
    store.open_table(opening, Standing::default()).await.expect("a table");
    postgres.run("choke", "ALTER TABLE starboard.entries ADD CHECK (body <> 'poison')");
    let mut poison = suite::change(1);
    poison.entry.kind = EntryKind::Other { kind: "say".to_owned(), body: "poison".to_owned() };
    let other = suite::opening("choke too", "me");
    let (refused, opened) =
        tokio::join!(store.append(id.clone(), poison), store.open_table(other, Standing::default()));
    assert!(matches!(refused, Err(StoreError::Broken(_))), "{refused:?}");
    opened.expect("the table that came along with it");
    let mut sitting = suite::change(1);
    let me = Sitter::Person(Owner("newcomer".to_owned()));
    sitting.chairs = Some(vec![crate::store::Chair::of(engine::Seat(0), me)]);
    store.append(id, sitting).await.expect("an entry");
    assert_eq!(store.tables_of(Owner("newcomer".to_owned()), 9).await.expect("a list").len(), 1);
}
