//! What every store must keep, as one function: each store's tests call it.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::Seat;
use tokio::sync::broadcast;

use super::{
    Chair, Change, DiceKind, Entry, EntryKind, Holder, Holdings, KeptPack, Listed, MAX_BROADCAST, News, Opening, Owner,
    PackText, Sitter, Standing, Store, StoreError, TableId, Ticket, Tidied, Tidying,
};

/// Tries a store that holds none of the tables and tickets named `suite-…`. Panics where it breaks
/// a promise. The store is closed at the end.
pub(crate) async fn keeps_its_promises(store: Arc<dyn Store>) {
    what_is_written_can_be_read(&*store).await;
    numbers_are_given_once(&*store).await;
    keys_are_given_once(&*store).await;
    of_many_at_once_exactly_one_gets_a_number(&store).await;
    tables_do_not_touch_one_another(&store).await;
    a_visitor_finds_their_tables(&*store).await;
    seats_change_hands(&*store).await;
    finished_games_are_found(&*store).await;
    a_daily_game_is_opened_once_by_each(&*store).await;
    tickets_are_good_as_long_as_they_say(&*store).await;
    a_single_ticket_lets_one_in(&store).await;
    tokens_are_moved_and_revoked(&*store).await;
    work_is_claimed_by_one(&store).await;
    bots_that_are_due_are_found(&*store).await;
    a_clock_that_is_set_back_silences_no_bot(&*store).await;
    holdings_are_counted(&*store).await;
    only_what_nobody_played_is_removed(&*store).await;
    archived_logs_are_read_as_before(&*store).await;
    packs_are_kept_by_their_owner(&*store).await;
    packs_are_there_as_long_as_a_table_needs_them(&*store).await;
    news_spread(&*store).await;
    nothing_is_accepted_after_closing(&*store).await;
}

/// An opening that a store must take, for tests.
pub(crate) fn opening(id: &str, owner: &str) -> Opening {
    Opening {
        id: table(id),
        game: "some-game".to_owned(),
        rules: 7,
        setup: "{\"city\":\"Wrocław\"}".to_owned(),
        dice: DiceKind::Shared,
        seed: format!("seed of {id}"),
        commitment: "c0ffee".to_owned(),
        hash: "beef".to_owned(),
        created: 1_000,
        creator: person(owner),
        chairs: vec![
            Chair { name: Some("Łucja".to_owned()), ..Chair::of(Seat(0), Sitter::Person(person(owner))) },
            Chair::of(Seat(1), Sitter::Person(person("suite-friend"))),
            Chair { name: Some("O'Neill \"X\"".to_owned()), ..Chair::of(Seat(2), Sitter::Open) },
            Chair::of(Seat(3), Sitter::Bot { name: "random".to_owned() }),
        ],
        daily: None,
        imported: false,
        origin: "192.0.2.0".to_owned(),
        pack: None,
    }
}

/// An entry that a store must take, for tests.
pub(crate) fn entry(number: u64) -> Entry {
    Entry {
        number,
        seat: Some(Seat(1)),
        kind: EntryKind::Act(format!("{{\"n\":{number}}}")),
        key: None,
        payload: None,
        hash: format!("hash {number}"),
        made: 2_000 + number.cast_signed(),
    }
}

/// The same with what it makes of the table.
pub(crate) fn change(number: u64) -> Change {
    Change { entry: entry(number), standing: after(number), chairs: None }
}

fn after(number: u64) -> Standing {
    Standing { choices: number, waiting: 0b101, ..Standing::default() }
}

fn table(id: &str) -> TableId {
    TableId(id.to_owned())
}

fn person(name: &str) -> Owner {
    Owner(name.to_owned())
}

async fn open(store: &dyn Store, id: &str, owner: &str) -> TableId {
    store.open_table(opening(id, owner), Standing::default()).await.expect("a new table");
    table(id)
}

async fn what_is_written_can_be_read(store: &dyn Store) {
    let daily = Some("2026-11-15".to_owned());
    let opening = Opening { daily, imported: true, ..opening("suite-read", "suite-reader") };
    let id = opening.id.clone();
    assert_eq!(store.opening(id.clone()).await, Ok(None));
    store.open_table(opening.clone(), Standing::default()).await.expect("a new table");
    assert_eq!(store.opening(id.clone()).await, Ok(Some(opening.clone())));
    assert_eq!(store.entries(id.clone(), 0).await, Ok(vec![]));
    let again = store.open_table(opening, Standing::default()).await;
    assert_eq!(again, Err(StoreError::Taken), "names are given once");

    let undo = Entry { kind: EntryKind::Undo, seat: Some(Seat(0)), ..entry(2) };
    let said = EntryKind::Other { kind: "say".to_owned(), body: "zażółć \u{1f680} <b>".to_owned() };
    let said = Entry {
        kind: said,
        seat: None,
        key: Some("suite key".to_owned()),
        payload: Some("digest".to_owned()),
        ..entry(3)
    };
    store.append(id.clone(), change(1)).await.expect("the first entry");
    store.append(id.clone(), Change { entry: undo.clone(), ..change(2) }).await.expect("the second entry");
    store.append(id.clone(), Change { entry: said.clone(), ..change(3) }).await.expect("the third entry");
    assert_eq!(store.entries(id.clone(), 0).await, Ok(vec![entry(1), undo.clone(), said.clone()]));
    assert_eq!(store.entries(id.clone(), 1).await, Ok(vec![undo, said]));
    assert_eq!(store.entries(id.clone(), 9).await, Ok(vec![]));
    for kind in ["act", "undo"] {
        let kind = EntryKind::Other { kind: kind.to_owned(), body: String::new() };
        let disguised = store.append(id.clone(), Change { entry: Entry { kind, ..entry(4) }, ..change(4) }).await;
        assert!(matches!(disguised, Err(StoreError::Broken(_))), "nothing else passes for a move");
    }
    let say = |body: &str, key: &str| {
        let kind = EntryKind::Other { kind: "say".to_owned(), body: body.to_owned() };
        Change { entry: Entry { kind, key: Some(key.to_owned()), ..entry(4) }, ..change(4) }
    };
    let nul = store.append(id.clone(), say("\0", "k")).await;
    assert!(matches!(nul, Err(StoreError::Broken(_))), "{nul:?}");
    assert_eq!(store.append(id.clone(), say("", &"k".repeat(9_999))).await, Err(StoreError::TooLong));
    store.append(id, change(4)).await.expect("the number is still free");
}

async fn numbers_are_given_once(store: &dyn Store) {
    let id = table("suite-numbers");
    assert_eq!(store.append(id.clone(), change(1)).await, Err(StoreError::NoTable));
    open(store, "suite-numbers", "suite-owner").await;
    for wrong in [0, 2, u64::MAX] {
        assert_eq!(store.append(id.clone(), change(wrong)).await, Err(StoreError::Taken), "no gaps");
    }
    store.append(id.clone(), change(1)).await.expect("the first entry");
    let other = Entry { kind: EntryKind::Undo, ..entry(1) };
    let second = Change { entry: other, standing: after(9), chairs: Some(Vec::new()) };
    assert_eq!(store.append(id.clone(), second).await, Err(StoreError::Taken));
    assert_eq!(store.entries(id, 0).await, Ok(vec![entry(1)]), "what came second left no trace");
    let listed = store.tables_of(person("suite-owner"), 9).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!((&listed[0].standing, listed[0].number), (&after(1), 1));
    assert_eq!(listed[0].chairs, opening("", "suite-owner").chairs);
}

fn keyed(number: u64, key: &str) -> Change {
    Change { entry: Entry { key: Some(key.to_owned()), ..entry(number) }, ..change(number) }
}

async fn keys_are_given_once(store: &dyn Store) {
    let id = open(store, "suite-keys", "suite-keeper").await;
    let other = open(store, "suite-keys-too", "suite-keeper").await;
    store.append(id.clone(), keyed(1, "a")).await.expect("an entry");
    store.append(id.clone(), keyed(2, "b")).await.expect("another key");
    for number in 1..=4 {
        let again = store.append(id.clone(), keyed(number, "a")).await;
        assert_eq!(again, Err(StoreError::Repeated(1)), "whatever the number");
    }
    assert_eq!(store.append(id.clone(), keyed(2, "c")).await, Err(StoreError::Taken), "a new key is nothing special");
    assert_eq!(store.entries(id.clone(), 0).await, Ok(vec![keyed(1, "a").entry, keyed(2, "b").entry]));
    store.append(id, change(3)).await.expect("the table goes on");
    store.append(other, keyed(1, "a")).await.expect("tables have keys of their own");
}

async fn of_many_at_once_exactly_one_gets_a_number(store: &Arc<dyn Store>) {
    let id = open(&**store, "suite-race", "suite-racer").await;
    for number in 1..=5 {
        let racers: Vec<_> = (0..8u8)
            .map(|racer| {
                let (store, id) = (store.clone(), id.clone());
                let entry = Entry { seat: Some(Seat(racer)), ..entry(number) };
                let change = Change { entry, ..change(number) };
                tokio::spawn(async move { store.append(id, change).await.map(|()| racer) })
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
        assert_eq!(entries, vec![Entry { seat: Some(Seat(winners[0])), ..entry(number) }]);
    }
}

async fn tables_do_not_touch_one_another(store: &Arc<dyn Store>) {
    let tasks: Vec<_> = (0..12u8)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = open(&*store, &format!("suite-many-{table}"), "suite-many").await;
                for number in 1..=10 {
                    let entry = Entry { seat: Some(Seat(table)), ..entry(number) };
                    store.append(id.clone(), Change { entry, ..change(number) }).await.expect("the next entry");
                    // Somebody who fails in the same breath must not take others along.
                    assert_eq!(store.append(id.clone(), change(1)).await, Err(StoreError::Taken));
                }
                id
            })
        })
        .collect();
    for (table, task) in (0..12u8).zip(tasks) {
        let id = task.await.expect("a task that ends");
        let entries = store.entries(id, 0).await.expect("entries");
        assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        assert!(entries.iter().all(|entry| entry.seat == Some(Seat(table))));
    }
}

fn names(listed: Vec<Listed>) -> Vec<String> {
    listed.into_iter().map(|table| table.id.0).collect()
}

async fn a_visitor_finds_their_tables(store: &dyn Store) {
    let owner = person("suite-finder");
    let asked = Standing { waiting: 0b10, bot_due: false, ..Standing::default() };
    for (id, created) in [("suite-find-a", 10), ("suite-find-b", 20), ("suite-find-c", 30)] {
        let opening = Opening { created, ..opening(id, &owner.0) };
        store.open_table(opening, asked.clone()).await.expect("a new table");
    }
    let over = Standing { choices: 1, result: Some(1), scores: Some("[7,-2]".to_owned()), ..Standing::default() };
    let end = Change { standing: over.clone(), ..change(1) };
    store.append(table("suite-find-a"), end).await.expect("an entry");
    let all = store.tables_of(owner.clone(), 9).await.expect("a list");
    assert_eq!((&all[0].standing, all[0].changed, all[0].created), (&over, entry(1).made, 10));
    assert_eq!((&all[1].standing, all[1].number, all[1].rules), (&asked, 0, 7));
    assert!(all.iter().all(|table| table.chairs == opening("", &owner.0).chairs), "with all their seats");
    assert_eq!(names(all), ["suite-find-a", "suite-find-c", "suite-find-b"], "the last changed first");
    assert_eq!(names(store.tables_of(owner, 1).await.expect("a list")), ["suite-find-a"]);
    let friend = store.tables_of(person("suite-friend"), 99).await.expect("a list");
    let friends: BTreeSet<String> = names(friend).into_iter().collect();
    assert!(friends.contains("suite-find-a") && friends.contains("suite-many-0"));
    assert_eq!(store.tables_of(person("suite-nobody"), 9).await, Ok(vec![]));
}

async fn seats_change_hands(store: &dyn Store) {
    let id = open(store, "suite-hands", "suite-leaver").await;
    let mut chairs = opening("", "suite-leaver").chairs;
    let closed = Standing { closed: true, ..after(1) };
    chairs[0].sitter = Sitter::Absent { owner: person("suite-leaver"), bot: "random".to_owned() };
    chairs[2] = Chair::of(Seat(2), Sitter::Person(person("suite-joiner")));
    let sit = Change { standing: closed.clone(), chairs: Some(chairs.clone()), ..change(1) };
    store.append(id.clone(), sit).await.expect("an entry");
    for owner in ["suite-leaver", "suite-joiner"] {
        let listed = store.tables_of(person(owner), 9).await.expect("a list");
        assert_eq!(listed.len(), 1, "{owner} has a seat");
        assert_eq!((&listed[0].chairs, &listed[0].standing), (&chairs, &closed));
    }
    chairs[0].sitter = Sitter::Open;
    let leave = Change { chairs: Some(chairs.clone()), ..change(2) };
    store.append(id.clone(), leave).await.expect("an entry");
    store.append(id.clone(), change(3)).await.expect("an entry that leaves the seats as they are");
    assert_eq!(store.tables_of(person("suite-leaver"), 9).await, Ok(vec![]));
    assert_eq!(store.tables_of(person("suite-joiner"), 9).await.expect("a list")[0].chairs, chairs);
    let opened = store.opening(id).await.expect("an answer").expect("a table");
    assert_eq!(opened.chairs, opening("", "suite-leaver").chairs, "an opening never changes");
}

async fn finished_games_are_found(store: &dyn Store) {
    let owner = person("suite-veteran");
    for (id, game) in [("a", "some-game"), ("b", "other-game"), ("c", "some-game"), ("d", "some-game")] {
        let opening = Opening { game: game.to_owned(), ..opening(&format!("suite-done-{id}"), &owner.0) };
        let id = opening.id.clone();
        store.open_table(opening, Standing::default()).await.expect("a new table");
        store.append(id, change(1)).await.expect("an entry");
    }
    for (id, result) in [("b", 1), ("c", 0), ("a", 2)] {
        let number = 2;
        let over = Standing { result: Some(result), ..after(number) };
        let entry = Entry { made: 3_000 + i64::from(result), ..entry(number) };
        let end = Change { entry, standing: over, chairs: None };
        store.append(table(&format!("suite-done-{id}")), end).await.expect("an entry");
    }
    let finished = |most| store.finished_of(owner.clone(), "some-game".to_owned(), most);
    assert_eq!(names(finished(9).await.expect("a list")), ["suite-done-a", "suite-done-c"]);
    assert_eq!(finished(1).await.expect("a list")[0].standing.result, Some(2));
}

async fn a_daily_game_is_opened_once_by_each(store: &dyn Store) {
    let daily = |id: &str, owner: &str| {
        let opening = Opening { daily: Some("suite today".to_owned()), ..opening(id, owner) };
        store.open_table(opening, Standing::default())
    };
    let found = |owner: &str| store.daily_of(person(owner), "suite today".to_owned());
    assert_eq!(found("suite-early").await, Ok(None));
    daily("suite-daily-a", "suite-early").await.expect("the first of the day");
    assert_eq!(daily("suite-daily-b", "suite-early").await, Err(StoreError::Taken));
    assert_eq!(store.opening(table("suite-daily-b")).await, Ok(None));
    daily("suite-daily-c", "suite-late").await.expect("another visitor's");
    assert_eq!(found("suite-early").await, Ok(Some(table("suite-daily-a"))));
    assert_eq!(found("suite-late").await, Ok(Some(table("suite-daily-c"))));
}

async fn tokens_are_moved_and_revoked(store: &dyn Store) {
    let holder = |hash: &str| store.holder(hash.to_owned());
    let stands = |owner: &str| Ok(Holder::Owner(person(owner)));
    assert_eq!(holder("suite-a").await, stands("suite-a"), "a token stands for itself");
    let left = open(store, "suite-left", "suite-b").await;
    store.move_tokens(person("suite-b"), person("suite-a")).await.expect("moved");
    store.move_tokens(person("suite-b"), person("suite-a")).await.expect("moved already");
    assert_eq!(holder("suite-b").await, stands("suite-a"));
    assert_eq!(holder("suite-a").await, stands("suite-a"));
    assert_eq!(store.left_behind(person("suite-a"), 9).await, Ok(vec![(person("suite-b"), left)]));
    store.move_tokens(person("suite-a"), person("suite-c")).await.expect("moved");
    for token in ["suite-a", "suite-b", "suite-c"] {
        assert_eq!(holder(token).await, stands("suite-c"), "all that stood for them: {token}");
    }
    for _ in 0..2 {
        store.renew_token(person("suite-c"), "suite-new".to_owned()).await.expect("renewed");
    }
    for token in ["suite-a", "suite-b", "suite-c"] {
        assert_eq!(holder(token).await, Ok(Holder::Revoked), "{token}");
    }
    assert_eq!(holder("suite-new").await, stands("suite-c"));
    store.move_tokens(person("suite-d"), person("suite-c")).await.expect("moved");
    assert_eq!(holder("suite-d").await, stands("suite-c"), "another device may come later");
    assert_eq!(holder("suite-a").await, Ok(Holder::Revoked), "but nothing that was revoked comes back");
}

fn ticket(hash: &str, expires: Option<i64>, single: bool) -> Ticket {
    Ticket { hash: hash.to_owned(), kind: "seat".to_owned(), body: format!("{{\"of\":\"{hash}\"}}"), expires, single }
}

async fn tickets_are_good_as_long_as_they_say(store: &dyn Store) {
    let find = |hash: &str, now| store.ticket(hash.to_owned(), now);
    assert_eq!(find("suite-link", 0).await, Ok(None));
    let (link, code) = (ticket("suite-link", None, false), ticket("suite-code", Some(100), true));
    let pass = ticket("suite-pass", Some(100), false);
    for ticket in [&link, &code, &pass] {
        store.put_ticket(ticket.clone(), 50).await.expect("a new ticket");
        assert_eq!(store.put_ticket(ticket.clone(), 50).await, Err(StoreError::Taken));
    }
    for now in [50, 99, 5_000] {
        assert_eq!(find("suite-link", now).await, Ok(Some(link.clone())), "as often as one likes");
    }
    assert_eq!(find("suite-pass", 99).await, Ok(Some(pass.clone())));
    assert_eq!(find("suite-pass", 100).await, Ok(None), "expired");
    assert_eq!(find("suite-code", 100).await, Ok(None), "expired");
    assert_eq!(find("suite-code", 99).await, Ok(Some(code.clone())));
    assert_eq!(find("suite-code", 99).await, Ok(None), "used up");
    store.put_ticket(ticket("suite-later", Some(200), true), 100).await.expect("a new ticket");
    assert_eq!(find("suite-pass", 99).await, Ok(None), "forgotten at 100");
    store.drop_ticket("suite-link".to_owned()).await.expect("no error");
    store.drop_ticket("suite-link".to_owned()).await.expect("no error the second time");
    assert_eq!(find("suite-link", 50).await, Ok(None));
}

async fn a_single_ticket_lets_one_in(store: &Arc<dyn Store>) {
    store.put_ticket(ticket("suite-rush", None, true), 0).await.expect("a new ticket");
    let askers: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.ticket("suite-rush".to_owned(), 0).await })
        })
        .collect();
    let mut served = 0;
    for asker in askers {
        served += usize::from(asker.await.expect("an asker that ends").expect("an answer").is_some());
    }
    assert_eq!(served, 1);
}

async fn work_is_claimed_by_one(store: &Arc<dyn Store>) {
    let id = open(&**store, "suite-claims", "suite-claimer").await;
    let claim = |number, process: &str, now, until| store.claim(id.clone(), number, process.to_owned(), now, until);
    let askers: Vec<_> = (0..8)
        .map(|process| {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move { store.claim(id, 0, format!("rush {process}"), 10, 20).await })
        })
        .collect();
    let mut served = 0;
    for asker in askers {
        served += usize::from(asker.await.expect("an asker that ends").expect("an answer"));
    }
    assert_eq!(served, 1);
    assert_eq!(claim(1, "a", 10, 20).await, Ok(true), "another number is other work");
    assert_eq!(claim(1, "b", 10, 20).await, Ok(false));
    assert_eq!(claim(1, "b", 19, 40).await, Ok(false));
    assert_eq!(claim(1, "a", 15, 30).await, Ok(true), "prolonged");
    assert_eq!(claim(1, "b", 29, 40).await, Ok(false));
    assert_eq!(claim(1, "b", 30, 40).await, Ok(true), "taken over");
    assert_eq!(claim(1, "a", 30, 40).await, Ok(false));
    let said = EntryKind::Other { kind: "say".to_owned(), body: "hello".to_owned() };
    let say = Change { entry: Entry { kind: said, ..entry(1) }, ..change(1) };
    store.append(id.clone(), say).await.expect("an entry");
    assert_eq!(claim(1, "a", 31, 40).await, Ok(false), "talk ends no claim");
    store.append(id.clone(), change(2)).await.expect("an entry");
    for (process, now) in [("a", 32), ("b", 32), ("a", 1_000)] {
        assert_eq!(claim(1, process, now, 2_000).await, Ok(false), "this is done");
    }
    assert_eq!(claim(2, "a", 32, 40).await, Ok(true));
    assert_eq!(store.claim(table("suite-nowhere"), 1, "a".to_owned(), 0, 9).await, Ok(false));
}

async fn bots_that_are_due_are_found(store: &dyn Store) {
    let due = Standing { bot_due: true, ..Standing::default() };
    let names = |found: Vec<TableId>| -> Vec<String> {
        found.into_iter().map(|id| id.0).filter(|id| id.starts_with("suite-bot-")).collect()
    };
    for (id, created) in [("suite-bot-a", 5), ("suite-bot-b", 3), ("suite-bot-c", 4)] {
        let opening = Opening { created, ..opening(id, "suite-keeper-of-bots") };
        store.open_table(opening, due.clone()).await.expect("a new table");
    }
    let game = opening("", "").game;
    let played = vec![(game.clone(), 7), ("other-game".to_owned(), 8)];
    let found = |now, limit| store.bots_due(played.clone(), now, limit);
    let others = vec![(game, 8), ("other-game".to_owned(), 7)];
    assert_eq!(names(store.bots_due(others, 0, 99).await.expect("a list")), [""; 0], "they go by other rules");
    assert_eq!(names(store.bots_due(Vec::new(), 0, 99).await.expect("a list")), [""; 0], "nothing is played here");
    assert_eq!(names(found(0, 99).await.expect("a list")), ["suite-bot-b", "suite-bot-c", "suite-bot-a"]);
    assert_eq!(found(0, 2).await.expect("a list").len(), 2);
    assert_eq!(store.claim(table("suite-bot-b"), 0, "a".to_owned(), 0, 10).await, Ok(true));
    assert_eq!(names(found(9, 99).await.expect("a list")), ["suite-bot-c", "suite-bot-a"], "one is at work");
    assert_eq!(names(found(10, 99).await.expect("a list")).len(), 3, "and seems to have died");
    store.append(table("suite-bot-a"), change(1)).await.expect("an entry");
    let again = Change { standing: due, ..change(1) };
    store.append(table("suite-bot-b"), again).await.expect("an entry");
    assert_eq!(names(found(9, 99).await.expect("a list")), ["suite-bot-c", "suite-bot-b"], "its next choice");
}

/// The next thing that is told about a table.
async fn a_clock_that_is_set_back_silences_no_bot(store: &dyn Store) {
    let id = table("suite-clock");
    let opening = Opening { game: "suite-clock-game".to_owned(), ..opening("suite-clock", "suite-clock") };
    let due = Standing { bot_due: true, ..Standing::default() };
    store.open_table(opening, due).await.expect("a table");
    let found = async |now| store.bots_due(vec![("suite-clock-game".to_owned(), 7)], now, 9).await.expect("a list");
    assert_eq!(store.claim(id.clone(), 0, "gone".to_owned(), 100_000, 100_010).await, Ok(true));
    assert!(found(100_000).await.is_empty(), "it is claimed");
    // The process dies, and the clock is set back by a day.
    let now = 100_000 - 86_400;
    assert_eq!(found(now).await, std::slice::from_ref(&id), "its bot is found");
    assert_eq!(store.claim(id.clone(), 0, "next".to_owned(), now, now + 10).await, Ok(true), "and may choose");
    assert_eq!(store.claim(id, 0, "other".to_owned(), now + 1, now + 11).await, Ok(false), "but once");
}

async fn holdings_are_counted(store: &dyn Store) {
    let (owner, origin) = (person("suite-holder"), "2001:db8:5::".to_owned());
    let of =
        async |owner: &Owner, origin: &str| store.holdings(owner.clone(), origin.to_owned()).await.expect("counts");
    assert_eq!(of(&owner, &origin).await, Holdings::default());
    for (id, who, imported, standing) in [
        ("suite-held-a", "suite-holder", false, Standing::default()),
        ("suite-held-b", "suite-holder", true, Standing::default()),
        ("suite-held-c", "suite-holder", false, Standing { result: Some(1), ..Standing::default() }),
        ("suite-held-d", "suite-holder", false, Standing { closed: true, ..Standing::default() }),
        ("suite-held-e", "suite-neighbour", false, Standing::default()),
    ] {
        let opening = Opening { origin: origin.clone(), imported, ..opening(id, who) };
        store.open_table(opening, standing).await.expect("a table");
    }
    let elsewhere = Opening { origin: String::new(), ..opening("suite-held-f", "suite-holder") };
    store.open_table(elsewhere, Standing::default()).await.expect("a table");
    let all = Holdings { tables: 2, imports: 1, tables_there: 2, imports_there: 1, ..Holdings::default() };
    assert_eq!(of(&owner, &origin).await, all, "what is over does not count");
    assert_eq!(of(&owner, "").await, Holdings { tables_there: 0, imports_there: 0, ..all }, "nowhere is no place");
    let stranger = Holdings { tables: 0, imports: 0, ..all };
    assert_eq!(of(&person("suite-nobody"), &origin).await, stranger);
}

fn said(number: u64) -> Change {
    let kind = EntryKind::Other { kind: "say".to_owned(), body: "{\"text\":\"?\"}".to_owned() };
    Change { entry: Entry { kind, ..entry(number) }, standing: Standing::default(), chairs: None }
}

async fn only_what_nobody_played_is_removed(store: &dyn Store) {
    // So long ago that nothing else in the store is.
    let old = |id: &str| Opening { created: -9_000_000, ..opening(id, "suite-tidy") };
    let at = |made: i64, change: Change| Change { entry: Entry { made, ..change.entry }, ..change };
    for id in ["suite-idle", "suite-talk", "suite-undone", "suite-played", "suite-recent"] {
        store.open_table(old(id), Standing::default()).await.expect("a table");
    }
    let imported = Opening { imported: true, ..old("suite-brought") };
    store.open_table(imported, Standing::default()).await.expect("a table");
    store.append(table("suite-talk"), at(-8_000_000, said(1))).await.expect("an entry");
    store.append(table("suite-recent"), at(-1_000_000, said(1))).await.expect("an entry");
    store.append(table("suite-played"), at(-8_000_000, change(1))).await.expect("an entry");
    store.append(table("suite-undone"), at(-8_000_000, change(1))).await.expect("an entry");
    let undo =
        Change { entry: Entry { kind: EntryKind::Undo, ..entry(2) }, standing: Standing::default(), chairs: None };
    store.append(table("suite-undone"), at(-8_000_000, undo)).await.expect("an entry");
    let tidy = async |before| {
        let what = Tidying { unplayed_before: Some(before), finished_before: None, limit: 100 };
        let tidied = store.tidy(what).await.expect("an answer");
        assert!(tidied.archived.is_empty());
        tidied.removed.into_iter().map(|id| id.0).collect::<BTreeSet<_>>()
    };
    assert!(tidy(-9_000_000).await.is_empty(), "nothing is old enough");
    assert_eq!(tidy(-2_000_000).await, ["suite-idle", "suite-talk"].map(str::to_owned).into());
    assert!(tidy(-2_000_000).await.is_empty());
    for id in ["suite-idle", "suite-talk"] {
        assert_eq!(store.opening(table(id)).await, Ok(None));
        assert_eq!(store.entries(table(id), 0).await, Ok(Vec::new()));
        assert_eq!(store.append(table(id), change(1)).await, Err(StoreError::NoTable));
    }
    let left = names(store.tables_of(person("suite-tidy"), 99).await.expect("a list"));
    let left: BTreeSet<String> = left.into_iter().collect();
    assert_eq!(left, ["suite-undone", "suite-played", "suite-recent", "suite-brought"].map(str::to_owned).into());
    assert_eq!(store.entries(table("suite-undone"), 0).await.expect("a log").len(), 2, "whoever played keeps it all");
}

async fn archived_logs_are_read_as_before(store: &dyn Store) {
    let over = Standing { result: Some(1), choices: 2, ..Standing::default() };
    for id in ["suite-over", "suite-going"] {
        let opening = Opening { created: -9_000_000, ..opening(id, "suite-archive") };
        store.open_table(opening, Standing::default()).await.expect("a table");
        for number in 1..=2 {
            let standing = if id == "suite-over" && number == 2 { over.clone() } else { after(number) };
            let key = Some(format!("key {number}"));
            let entry = Entry { made: -8_000_000, key, ..entry(number) };
            store.append(table(id), Change { entry, standing, chairs: None }).await.expect("an entry");
        }
    }
    let id = table("suite-over");
    let before = (
        store.opening(id.clone()).await.expect("a table"),
        store.entries(id.clone(), 0).await.expect("a log"),
        store.tables_of(person("suite-archive"), 9).await.expect("a list"),
    );
    let what = Tidying { unplayed_before: None, finished_before: Some(-7_000_000), limit: 100 };
    let first = store.tidy(what).await.expect("an answer");
    assert_eq!((first.removed, first.archived), (Vec::new(), vec![id.clone()]));
    assert_eq!(store.tidy(what).await, Ok(Tidied::default()), "once");
    let after = (
        store.opening(id.clone()).await.expect("a table"),
        store.entries(id.clone(), 0).await.expect("a log"),
        store.tables_of(person("suite-archive"), 9).await.expect("a list"),
    );
    assert_eq!(before, after, "nobody sees a difference");
    assert_eq!(store.entries(id.clone(), 1).await.expect("a log").len(), 1);
    // Its people may still talk, and nothing is done twice.
    let again = Change { entry: Entry { key: Some("key 1".to_owned()), ..entry(2) }, ..change(2) };
    assert_eq!(store.append(id.clone(), again).await, Err(StoreError::Repeated(1)));
    assert_eq!(store.append(id.clone(), change(2)).await, Err(StoreError::Taken));
    store.append(id.clone(), said(3)).await.expect("an entry");
    let numbers: Vec<u64> = store.entries(id, 0).await.expect("a log").iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
}

fn pack(name: &str, text: &str) -> PackText {
    PackText { hash: format!("hash of {text}"), name: name.to_owned(), text: text.to_owned() }
}

fn kept(id: &str, owner: &str, of: &PackText) -> KeptPack {
    KeptPack {
        id: id.to_owned(),
        owner: person(owner),
        game: "some-game".to_owned(),
        name: of.name.clone(),
        hash: of.hash.clone(),
        origin: "198.51.100.0".to_owned(),
        changed: 1_000,
    }
}

async fn packs_are_kept_by_their_owner(store: &dyn Store) {
    let (first, second) = (pack("Łódź <b>", "suite pack one"), pack("Two", "suite pack two"));
    let mine = kept("suite-pack", "suite-packer", &first);
    assert_eq!(store.kept_pack(mine.id.clone()).await, Ok(None));
    store.keep_pack(mine.clone(), first.clone()).await.expect("a pack");
    assert_eq!(store.kept_pack(mine.id.clone()).await, Ok(Some((mine.clone(), first.clone()))));
    assert_eq!(store.pack_text(first.hash.clone()).await, Ok(Some(first.clone())));
    assert_eq!(store.pack_text("suite nothing".to_owned()).await, Ok(None));
    // It says something else from now on.
    let mine = KeptPack { changed: 2_000, ..kept("suite-pack", "suite-packer", &second) };
    store.keep_pack(mine.clone(), second.clone()).await.expect("the same pack, changed");
    assert_eq!(store.kept_pack(mine.id.clone()).await, Ok(Some((mine.clone(), second.clone()))));
    let theirs = kept("suite-pack", "suite-stranger", &first);
    assert_eq!(store.keep_pack(theirs, first.clone()).await, Err(StoreError::Taken), "it is somebody else's");
    let other = kept("suite-pack-b", "suite-packer", &first);
    store.keep_pack(other.clone(), first.clone()).await.expect("another pack");
    let of = async |owner: &str| store.packs_of(person(owner), 9).await.expect("a list");
    assert_eq!(of("suite-packer").await, [mine.clone(), other.clone()], "the last changed first");
    assert_eq!(store.packs_of(person("suite-packer"), 1).await, Ok(vec![mine.clone()]));
    assert!(of("suite-stranger").await.is_empty());
    let held = store.holdings(person("suite-packer"), "198.51.100.0".to_owned()).await.expect("counts");
    assert_eq!((held.packs, held.packs_there), (2, 2));
    let held = store.holdings(person("suite-stranger"), String::new()).await.expect("counts");
    assert_eq!((held.packs, held.packs_there), (0, 0));
    // Only its owner drops it. Another device that becomes the owner has it too.
    store.drop_pack(person("suite-stranger"), mine.id.clone()).await.expect("nothing");
    assert_eq!(of("suite-packer").await.len(), 2);
    store.move_tokens(person("suite-packer"), person("suite-packer-now")).await.expect("moved");
    assert!(of("suite-packer").await.is_empty());
    store.drop_pack(person("suite-packer-now"), mine.id.clone()).await.expect("dropped");
    assert_eq!(of("suite-packer-now").await, [KeptPack { owner: person("suite-packer-now"), ..other }]);
    assert_eq!(store.kept_pack(mine.id).await, Ok(None));
    let nul = pack("n", "\0");
    assert!(store.keep_pack(kept("suite-nul", "suite-packer", &nul), nul).await.is_err());
}

async fn packs_are_there_as_long_as_a_table_needs_them(store: &dyn Store) {
    let (needed, idle) = (pack("Needed", "suite needed"), pack("Idle", "suite idle"));
    for (id, text) in [("suite-needed", &needed), ("suite-idle-pack", &idle)] {
        store.keep_pack(kept(id, "suite-player", text), text.clone()).await.expect("a pack");
    }
    let opening =
        Opening { created: -9_000_000, pack: Some(needed.clone()), ..opening("suite-packed", "suite-player") };
    store.open_table(opening.clone(), Standing::default()).await.expect("a table");
    for id in ["suite-needed", "suite-idle-pack"] {
        store.drop_pack(person("suite-player"), id.to_owned()).await.expect("dropped");
    }
    let tidy = async |before| {
        let what = Tidying { unplayed_before: before, finished_before: None, limit: 100 };
        store.tidy(what).await.expect("an answer");
    };
    tidy(None).await;
    assert_eq!(store.pack_text(idle.hash.clone()).await, Ok(None), "nobody keeps it");
    assert_eq!(store.pack_text(needed.hash.clone()).await, Ok(Some(needed.clone())), "a table needs it");
    assert_eq!(store.opening(table("suite-packed")).await, Ok(Some(opening)));
    let listed = store.tables_of(person("suite-player"), 9).await.expect("a list");
    assert_eq!(listed.iter().map(|table| table.pack.as_deref()).collect::<Vec<_>>(), [Some("Needed")]);
    // A pack of which only a file is known comes with the table.
    let brought = pack("Brought", "suite brought");
    let from_file = Opening { pack: Some(brought.clone()), ..self::opening("suite-brought-pack", "suite-player") };
    store.open_table(from_file, Standing::default()).await.expect("a table");
    assert_eq!(store.pack_text(brought.hash.clone()).await, Ok(Some(brought)));
    tidy(Some(-8_000_000)).await;
    tidy(None).await;
    assert_eq!(store.pack_text(needed.hash).await, Ok(None), "the table is gone");
}

async fn next_about(news: &mut broadcast::Receiver<News>, id: &str) -> News {
    loop {
        let next = news.recv().await.expect("news");
        let about = match &next {
            News::Written { table, .. } | News::Broadcast { table, .. } => &table.0,
            News::Missed => panic!("nothing was missed"),
        };
        if about == id {
            return next;
        }
    }
}

async fn news_spread(store: &dyn Store) {
    let id = open(store, "suite-news", "suite-reporter").await;
    let (mut one, mut other) = (store.news(), store.news());
    store.append(id.clone(), change(1)).await.expect("an entry");
    assert_eq!(store.append(id.clone(), change(1)).await, Err(StoreError::Taken));
    let words = "łódź '\"\\ \u{1f680}\n".repeat(MAX_BROADCAST / 20);
    assert!(words.len() <= MAX_BROADCAST);
    store.broadcast(id.clone(), words.clone()).await.expect("a broadcast");
    let too_long = "x".repeat(MAX_BROADCAST + 1);
    assert_eq!(store.broadcast(id.clone(), too_long).await, Err(StoreError::TooLong));
    store.append(id.clone(), change(2)).await.expect("an entry");
    let written = |number| News::Written { table: id.clone(), number };
    for news in [&mut one, &mut other] {
        let mut told = BTreeSet::new();
        for _ in 0..3 {
            told.insert(format!("{:?}", next_about(news, &id.0).await));
        }
        let broadcast = News::Broadcast { table: id.clone(), words: words.clone() };
        let expected = [written(1), broadcast, written(2)].map(|news| format!("{news:?}"));
        assert_eq!(told, BTreeSet::from(expected), "each once");
    }
}

async fn nothing_is_accepted_after_closing(store: &dyn Store) {
    store.close().await.expect("a clean end");
    store.close().await.expect("closing twice does no harm");
    let id = table("suite-numbers");
    assert_eq!(store.append(id.clone(), change(2)).await, Err(StoreError::Closed));
    assert_eq!(store.entries(id.clone(), 0).await, Err(StoreError::Closed));
    assert_eq!(store.broadcast(id, String::new()).await, Err(StoreError::Closed));
}
