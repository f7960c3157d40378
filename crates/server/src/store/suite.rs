//! What every store must keep, as one function: each store's tests call it.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::Seat;

use super::{Chair, Deed, Entry, Listed, Opening, Owner, Sitter, Standing, Store, StoreError, TableId};

/// Tries a store that holds none of the tables named `suite-…`. Panics where it breaks a promise.
/// The store is closed at the end.
pub async fn keeps_its_promises(store: Arc<dyn Store>) {
    what_is_written_can_be_read(&*store).await;
    numbers_are_given_once(&*store).await;
    of_many_at_once_exactly_one_gets_a_number(&store).await;
    tables_do_not_touch_one_another(&store).await;
    a_visitor_finds_their_tables(&*store).await;
    a_daily_game_is_opened_once_by_each(&*store).await;
    nothing_is_accepted_after_closing(&*store).await;
}

/// An opening that a store must take, for tests.
pub fn opening(id: &str, owner: &str) -> Opening {
    Opening {
        id: TableId(id.to_owned()),
        game: "some-game".to_owned(),
        rules: 7,
        setup: "{\"city\":\"Wrocław\"}".to_owned(),
        seed: format!("seed of {id}"),
        commitment: "c0ffee".to_owned(),
        hash: "beef".to_owned(),
        created: 1_000,
        creator: Owner(owner.to_owned()),
        chairs: vec![
            Chair { seat: Seat(0), name: Some("Łucja".to_owned()), sitter: person(owner) },
            Chair { seat: Seat(1), name: None, sitter: person("suite-friend") },
            Chair { seat: Seat(2), name: Some("O'Neill".to_owned()), sitter: Sitter::Open },
        ],
        daily: None,
    }
}

fn person(owner: &str) -> Sitter {
    Sitter::Person(Owner(owner.to_owned()))
}

/// An entry that a store must take, for tests.
pub fn entry(number: u64) -> Entry {
    Entry {
        number,
        seat: Seat(1),
        deed: Deed::Act(format!("{{\"n\":{number}}}")),
        hash: format!("hash {number}"),
        made: 2_000 + number.cast_signed(),
    }
}

fn after(number: u64) -> Standing {
    Standing { choices: number, result: None }
}

async fn what_is_written_can_be_read(store: &dyn Store) {
    let opening = Opening { daily: Some("2026-11-15".to_owned()), ..opening("suite-read", "suite-reader") };
    assert_eq!(store.opening(opening.id.clone()).await, Ok(None));
    store.open_table(opening.clone()).await.expect("a new table");
    assert_eq!(store.opening(opening.id.clone()).await, Ok(Some(opening.clone())));
    assert_eq!(store.entries(opening.id.clone(), 0).await, Ok(vec![]));
    assert_eq!(store.open_table(opening.clone()).await, Err(StoreError::Taken), "names are given once");

    let undo = Entry { deed: Deed::Undo, ..entry(2) };
    store.append(opening.id.clone(), entry(1), after(1)).await.expect("the first entry");
    store.append(opening.id.clone(), undo.clone(), after(0)).await.expect("the second entry");
    assert_eq!(store.entries(opening.id.clone(), 0).await, Ok(vec![entry(1), undo.clone()]));
    assert_eq!(store.entries(opening.id.clone(), 1).await, Ok(vec![undo]));
    assert_eq!(store.entries(opening.id.clone(), 9).await, Ok(vec![]));
}

async fn numbers_are_given_once(store: &dyn Store) {
    let opening = opening("suite-numbers", "suite-owner");
    let id = opening.id.clone();
    assert_eq!(store.append(id.clone(), entry(1), after(1)).await, Err(StoreError::NoTable));
    store.open_table(opening).await.expect("a new table");
    assert_eq!(store.append(id.clone(), entry(2), after(2)).await, Err(StoreError::Taken), "no gaps");
    store.append(id.clone(), entry(1), after(1)).await.expect("the first entry");
    let other = Entry { deed: Deed::Undo, ..entry(1) };
    assert_eq!(store.append(id.clone(), other, after(9)).await, Err(StoreError::Taken));
    assert_eq!(store.entries(id, 0).await, Ok(vec![entry(1)]), "what came second left no trace");
    let listed = store.tables_of(Owner("suite-owner".to_owned()), 9).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].standing, after(1));
}

async fn of_many_at_once_exactly_one_gets_a_number(store: &Arc<dyn Store>) {
    let opening = opening("suite-race", "suite-racer");
    let id = opening.id.clone();
    store.open_table(opening).await.expect("a new table");
    for number in 1..=5 {
        let racers: Vec<_> = (0..8u8)
            .map(|racer| {
                let (store, id) = (store.clone(), id.clone());
                let entry = Entry { seat: Seat(racer), ..entry(number) };
                tokio::spawn(async move { store.append(id, entry, after(number)).await.map(|()| racer) })
            })
            .collect();
        let mut winners = Vec::new();
        for racer in racers {
            match racer.await.expect("a racer that ends") {
                Ok(racer) => winners.push(racer),
                Err(error) => assert_eq!(error, StoreError::Taken),
            }
        }
        assert_eq!(winners.len(), 1, "of number {number}");
        let entries = store.entries(id.clone(), number - 1).await.expect("entries");
        assert_eq!(entries, vec![Entry { seat: Seat(winners[0]), ..entry(number) }]);
    }
}

async fn tables_do_not_touch_one_another(store: &Arc<dyn Store>) {
    let tasks: Vec<_> = (0..12u8)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let opening = opening(&format!("suite-many-{table}"), "suite-many");
                let id = opening.id.clone();
                store.open_table(opening).await.expect("a new table");
                for number in 1..=10 {
                    let entry = Entry { seat: Seat(table), ..entry(number) };
                    store.append(id.clone(), entry, after(number)).await.expect("the next entry");
                    // Somebody who fails in the same breath must not take others along.
                    assert_eq!(store.append(id.clone(), self::entry(1), after(1)).await, Err(StoreError::Taken));
                }
                id
            })
        })
        .collect();
    for (table, task) in (0..12u8).zip(tasks) {
        let id = task.await.expect("a task that ends");
        let entries = store.entries(id, 0).await.expect("entries");
        assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        assert!(entries.iter().all(|entry| entry.seat == Seat(table)));
    }
}

async fn a_visitor_finds_their_tables(store: &dyn Store) {
    let owner = Owner("suite-finder".to_owned());
    for (id, created) in [("suite-find-a", 10), ("suite-find-b", 20), ("suite-find-c", 30)] {
        store.open_table(Opening { created, ..opening(id, &owner.0) }).await.expect("a new table");
    }
    let over = Standing { choices: 1, result: Some(1) };
    store.append(TableId("suite-find-a".to_owned()), entry(1), over).await.expect("an entry");
    let names = |listed: Vec<Listed>| listed.into_iter().map(|table| table.id.0).collect::<Vec<_>>();
    let all = store.tables_of(owner.clone(), 9).await.expect("a list");
    assert_eq!((all[0].standing, all[0].changed), (over, entry(1).made));
    assert!(all.iter().all(|table| table.chairs == opening("", &owner.0).chairs), "with all their seats");
    assert_eq!(names(all), ["suite-find-a", "suite-find-c", "suite-find-b"], "the last changed first");
    assert_eq!(names(store.tables_of(owner, 1).await.expect("a list")), ["suite-find-a"]);
    let friend = store.tables_of(Owner("suite-friend".to_owned()), 99).await.expect("a list");
    assert!(friend.iter().all(|table| table.chairs[1].sitter == person("suite-friend")));
    let friends: BTreeSet<String> = names(friend).into_iter().collect();
    assert!(friends.contains("suite-find-a") && friends.contains("suite-many-0"));
    assert_eq!(store.tables_of(Owner("suite-nobody".to_owned()), 9).await, Ok(vec![]));
}

async fn a_daily_game_is_opened_once_by_each(store: &dyn Store) {
    let daily = |id: &str, owner: &str| Opening { daily: Some("suite today".to_owned()), ..opening(id, owner) };
    let found = |owner: &str| store.daily_of(Owner(owner.to_owned()), "suite today".to_owned());
    assert_eq!(found("suite-early").await, Ok(None));
    store.open_table(daily("suite-daily-a", "suite-early")).await.expect("the first of the day");
    assert_eq!(store.open_table(daily("suite-daily-b", "suite-early")).await, Err(StoreError::Taken));
    assert_eq!(store.opening(TableId("suite-daily-b".to_owned())).await, Ok(None));
    store.open_table(daily("suite-daily-c", "suite-late")).await.expect("another visitor's");
    assert_eq!(found("suite-early").await, Ok(Some(TableId("suite-daily-a".to_owned()))));
    assert_eq!(found("suite-late").await, Ok(Some(TableId("suite-daily-c".to_owned()))));
}

async fn nothing_is_accepted_after_closing(store: &dyn Store) {
    store.close().await.expect("a clean end");
    store.close().await.expect("closing twice does no harm");
    let table = TableId("suite-numbers".to_owned());
    assert_eq!(store.append(table.clone(), entry(2), after(2)).await, Err(StoreError::Closed));
    assert_eq!(store.entries(table, 0).await, Err(StoreError::Closed));
}
