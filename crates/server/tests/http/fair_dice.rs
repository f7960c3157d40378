//! Nobody foresees the dice and nobody chooses them: secrets, contributions, marks, old tables.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use crate::common::program::Program;
use crate::common::toy_game::{self, ToyGame};
use crate::common::{Answer, TestServer, Visitor, anywhere, between};
use engine::{Chance, Contribution, Dice, Match, Record, Seat, Seed, Shared};
use hkdf::Hkdf;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{Chair, DiceKind, Entry, EntryKind, Opening, Owner, Sitter, SqliteStore, Standing, Store, TableId};
use server::{DynGame, Erased, Options};
use sha2::{Digest, Sha256};

const JSON: [(&str, &str); 1] = [("accept", "application/json")];

/// Whoever does not open in time is waited for as long as a test lets them.
fn patient() -> Options {
    Options { grace: Duration::ZERO, reveal: Duration::from_secs(3_600), ..Options::default() }
}

/// Nobody is waited for.
fn impatient() -> Options {
    Options { reveal: Duration::ZERO, ..patient() }
}

async fn post_event(who: &Visitor, table: &str, what: &str, fields: &[(&str, &str)]) -> Answer {
    who.post(&format!("{table}/{what}"), fields, &JSON).await
}

fn id(table: &str) -> &str {
    table.trim_start_matches("/t/")
}

/// A lobby with all three seats taken, each by another person.
async fn lobby(server: &TestServer) -> (String, Vec<Visitor>) {
    let people: Vec<Visitor> = (0..3).map(|_| server.visitor()).collect();
    let opened = people[0].post("/new/toy-game", &[("company", "open")], &[]).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let table = opened.header("location").to_owned();
    let links = between(&people[0].get(&table).await.text, "value=\"/j#", "\"");
    for (friend, link) in people[1..].iter().zip(links) {
        friend.get("/").await;
        assert_eq!(friend.post("/j/sit", &[("token", &*link)], &[]).await.header("location"), table);
    }
    (table, people)
}

/// What a page draws for its seat.
fn share(seat: u8, words: &str) -> Contribution {
    Contribution { seat: Seat(seat), bytes: [seat + 0xa0; 16].into(), words: words.to_owned() }
}

async fn commit(who: &Visitor, table: &str, given: &Contribution) -> Answer {
    let (seat, hash) = (given.seat.0.to_string(), given.hash(id(table)));
    post_event(who, table, "commit", &[("seat", &seat), ("hash", &hash)]).await
}

async fn reveal(who: &Visitor, table: &str, given: &Contribution) -> Answer {
    let (seat, bytes) = (given.seat.0.to_string(), given.bytes.to_hex());
    post_event(who, table, "reveal", &[("seat", &seat), ("bytes", &bytes), ("words", &given.words)]).await
}

async fn look(who: &Visitor, table: &str) -> Value {
    who.get(&format!("/api/tables/{}", id(table))).await.json()
}

/// Bots play for everybody to the end; the match file.
async fn finish(table: &str, people: &[Visitor]) -> Record<ToyGame> {
    let mut watch = people[0].stream(&format!("{table}/events"), &[]).await;
    for person in people {
        assert_eq!(post_event(person, table, "leave", &[]).await.status, StatusCode::OK);
    }
    loop {
        let file = people[0].get(&format!("{table}/match.json")).await;
        if file.status.is_success() {
            return serde_json::from_str(&file.text).expect("a record");
        }
        watch.next().await.expect("a message");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn contributions_are_promised_opened_and_in_the_dice() {
    let server = TestServer::of_toy_game(patient()).await;
    let (table, people) = lobby(&server).await;
    let stranger = server.visitor();
    let commitment = look(&stranger, &table).await["commitment"].as_str().expect("published").to_owned();
    assert!(stranger.get(&table).await.text.contains(&commitment), "the page shows it too");
    let shares = [share(0, "moon river"), share(1, ""), share(2, "żółw")];
    let wrong = [("seat", "0"), ("hash", "abc")];
    assert_eq!(post_event(&people[0], &table, "commit", &wrong).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(commit(&stranger, &table, &shares[0]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(commit(&people[1], &table, &shares[0]).await.status, StatusCode::FORBIDDEN, "somebody else's seat");
    assert_eq!(reveal(&people[0], &table, &shares[0]).await.status, StatusCode::CONFLICT, "before the start");
    for (person, given) in people.iter().zip(&shares) {
        assert_eq!(commit(person, &table, &share(given.seat.0, "other")).await.status, StatusCode::OK);
        assert_eq!(commit(person, &table, given).await.status, StatusCode::OK, "before the start it can be changed");
    }
    let state = look(&stranger, &table).await;
    let hashes: Vec<Value> = shares.iter().map(|given| given.hash(id(&table)).into()).collect();
    assert_eq!((&state["dice"]["hashes"], &state["dice"]["stage"]), (&hashes.into(), &"commit".into()));

    // From the start on nothing can be promised, changed or taken back, and nothing is dealt yet.
    assert_eq!(post_event(&people[0], &table, "start", &[]).await.status, StatusCode::OK);
    let state = look(&people[1], &table).await;
    assert_eq!(
        (&state["begun"], &state["dice"]["stage"], &state["view"]),
        (&false.into(), &"reveal".into(), &Value::Null)
    );
    for what in ["stand", "start"] {
        assert_eq!(post_event(&people[0], &table, what, &[]).await.status, StatusCode::CONFLICT, "{what}");
    }
    assert_eq!(commit(&people[0], &table, &share(0, "better")).await.status, StatusCode::CONFLICT);
    let other = reveal(&people[0], &table, &share(0, "better")).await;
    assert_eq!((other.status, &other.json()["error"]), (StatusCode::UNPROCESSABLE_ENTITY, &"bad-contribution".into()));
    assert_eq!(people[0].act(&table, 0, "\"keep\"").await.status, StatusCode::CONFLICT, "not yet");
    let mut stream = stranger.stream(&format!("/api/tables/{}/events", id(&table)), &[]).await;
    for (person, given) in people.iter().zip(&shares).take(2) {
        assert_eq!(reveal(person, &table, given).await.status, StatusCode::OK);
        assert_eq!(reveal(person, &table, given).await.status, StatusCode::CONFLICT, "once");
    }
    // What was opened is nobody's business before the deal.
    for who in people.iter().chain([&stranger]) {
        who.get(&table).await;
        look(who, &table).await;
        let told = who.told.lock().expect("memory").join("\n");
        assert!(!told.contains(&shares[1].bytes.to_hex()) && !told.contains("moon river"), "{told}");
    }
    assert_eq!(reveal(&people[2], &table, &shares[2]).await.status, StatusCode::OK);
    let state = look(&stranger, &table).await;
    let opened = serde_json::to_value(&shares).expect("json");
    assert_eq!((&state["begun"], &state["dice"]["contributions"]), (&true.into(), &opened));
    loop {
        let change = stream.event("change").await;
        if change["kind"] == "deal" {
            assert_eq!(change["said"]["contributions"], opened);
            break;
        }
        assert!(!change.to_string().contains(&shares[0].bytes.to_hex()), "{change}");
    }
    let page = stranger.get(&table).await.text;
    assert!(page.contains(&shares[0].bytes.to_hex()) && page.contains("moon river"), "everybody sees what is in");
    assert_eq!(reveal(&people[2], &table, &shares[2]).await.status, StatusCode::CONFLICT, "it is dealt");

    let record = finish(&table, &people).await;
    assert_eq!((record.dice, &record.commitment, &record.left_out), (2, &commitment, &Vec::new()));
    assert_eq!(record.contributions, shares);
    assert_eq!(record.secret, Some(server.secret(id(&table))));
    record.replay().expect("it holds");
    let mut without = record.clone();
    without.contributions.pop();
    assert!(without.replay().is_err(), "with other contributions it is another game");
    let end = stranger.get(&table).await.text;
    assert!(end.contains(&server.secret(id(&table)).to_hex()) && end.contains("verify FILE --commitment"));

    // The file becomes a table to look at, with the same file.
    let json = [("content-type", "application/json")];
    let file = serde_json::to_string(&record).expect("json");
    let imported = stranger.ask(Method::POST, "/import", &json, file).await;
    assert_eq!(imported.status, StatusCode::SEE_OTHER, "{}", imported.text);
    let own = imported.header("location").split("/replay").next().expect("a path").to_owned();
    let again: Record<ToyGame> =
        serde_json::from_str(&stranger.get(&format!("{own}/match.json")).await.text).expect("a record");
    assert_eq!(again, record);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_opened_in_time_is_left_out_and_everybody_sees_it() {
    let server = TestServer::of_toy_game(impatient()).await;
    let (table, people) = lobby(&server).await;
    let mut stream = people[1].stream(&format!("/api/tables/{}/events", id(&table)), &[]).await;
    for (person, seat) in people.iter().zip(0..2) {
        assert_eq!(commit(person, &table, &share(seat, "")).await.status, StatusCode::OK);
    }
    assert_eq!(post_event(&people[0], &table, "start", &[]).await.status, StatusCode::OK);
    let deal = loop {
        let change = stream.event("change").await;
        if change["kind"] == "deal" {
            break change;
        }
    };
    assert_eq!((&deal["said"]["left_out"], &deal["said"]["contributions"]), (&json!([0, 1]), &json!([])));
    assert_eq!(reveal(&people[0], &table, &share(0, "")).await.status, StatusCode::CONFLICT, "too late");
    let page = people[2].get(&table).await.text;
    assert!(page.contains("did not come in time and was left out") && page.contains("class=\"left-out\""), "{page}");
    let record = finish(&table, &people).await;
    assert_eq!((record.left_out.as_slice(), record.contributions.len()), (&[Seat(0), Seat(1)][..], 0));
    record.replay().expect("it holds");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_between_promise_and_deal_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let start = async |options: Options| {
        let store = SqliteStore::open(&path).expect("a store");
        let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<ToyGame>::new())];
        server::start_on(anywhere(), Arc::new(store), games, options).await.expect("a server")
    };
    let server = TestServer { folder: tempfile::tempdir().expect("a folder"), running: start(patient()).await };
    let (table, people) = lobby(&server).await;
    for (person, seat) in people.iter().zip(0..) {
        assert_eq!(commit(person, &table, &share(seat, "")).await.status, StatusCode::OK);
    }
    let restart = async |server: TestServer, options: Options| {
        server.running.stop().await.expect("a clean end");
        TestServer { folder: server.folder, running: start(options).await }
    };
    let server = restart(server, patient()).await;
    let people: Vec<Visitor> = people.iter().map(|person| person.at(server.running.addr)).collect();
    assert_eq!(post_event(&people[0], &table, "start", &[]).await.status, StatusCode::OK, "promises are kept");
    assert_eq!(reveal(&people[0], &table, &share(0, "")).await.status, StatusCode::OK);
    // Nobody waits for the others any more: whoever looks at the table first lets it be dealt.
    let server = restart(server, Options { reveal: Duration::ZERO, ..patient() }).await;
    let people: Vec<Visitor> = people.iter().map(|person| person.at(server.running.addr)).collect();
    let mut stream = people[2].stream(&format!("/api/tables/{}/events", id(&table)), &[]).await;
    let hello = stream.event("hello").await;
    while !look(&people[2], &table).await["begun"].as_bool().expect("a flag") {
        stream.event("change").await;
    }
    assert!(hello["number"].as_u64().expect("a number") >= 7);
    let state = look(&people[2], &table).await;
    assert_eq!(state["dice"]["left_out"], json!([1, 2]));
    assert_eq!(state["dice"]["contributions"][0]["bytes"], share(0, "").bytes.to_hex());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_alone_sees_the_promise_too() {
    let server = TestServer::open().await;
    let alone = server.visitor();
    let table = alone.open(&[]).await;
    let commitment = look(&alone, &table).await["commitment"].as_str().expect("published").to_owned();
    assert!(alone.get(&table).await.text.contains(&commitment));
    let chosen = alone.open(&[("seed", "my own")]).await;
    assert!(!alone.get(&chosen).await.text.contains("class=\"promise\""), "of a seed nothing is told");
}

/// Two servers on one store, and a table that was opened at the first: its host stays there, the
/// others are at the second.
struct TwoServers {
    store: Arc<SqliteStore>,
    _houses: [TestServer; 2],
    table: String,
    people: Vec<Visitor>,
}

impl TwoServers {
    /// Everybody has promised and the host has started; each hears what happens.
    async fn started(options: fn() -> Options) -> (TwoServers, Vec<crate::common::Stream>) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(SqliteStore::open(&folder.path().join("tables.db")).expect("a store"));
        let start = async || {
            let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<ToyGame>::new())];
            server::start_on(anywhere(), store.clone(), games, options()).await.expect("a server")
        };
        let first = TestServer { folder, running: start().await };
        let second = TestServer { folder: tempfile::tempdir().expect("a folder"), running: start().await };
        let (table, mut people) = lobby(&first).await;
        for person in &mut people[1..] {
            *person = person.at(second.running.addr);
        }
        let mut streams = Vec::new();
        for (person, seat) in people.iter().zip(0..) {
            assert_eq!(commit(person, &table, &share(seat, "")).await.status, StatusCode::OK);
            streams.push(person.stream(&format!("/api/tables/{}/events", id(&table)), &[]).await);
        }
        assert_eq!(post_event(&people[0], &table, "start", &[]).await.status, StatusCode::OK);
        (TwoServers { store, _houses: [first, second], table, people }, streams)
    }

    /// What each hears of the deal; it must be in the log once, and the same for both servers.
    async fn one_deal(&self, streams: Vec<crate::common::Stream>) -> Value {
        let mut told = Vec::new();
        for mut stream in streams {
            told.push(loop {
                let change = stream.event("change").await;
                if change["kind"] == "deal" {
                    break json!([change["number"], change["said"]["contributions"], change["said"]["left_out"]]);
                }
            });
        }
        assert!(told.iter().all(|deal| *deal == told[0]), "{told:?}");
        let entries = self.store.entries(TableId(id(&self.table).to_owned()), 0).await.expect("the log");
        let is_deal = |entry: &&Entry| matches!(&entry.kind, EntryKind::Other { kind, .. } if kind == "deal");
        assert_eq!(entries.iter().filter(is_deal).count(), 1);
        let states = [look(&self.people[0], &self.table).await, look(&self.people[1], &self.table).await];
        assert_eq!((&states[0]["number"], &states[0]["dice"]), (&states[1]["number"], &states[1]["dice"]));
        told.swap_remove(0)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_deal_one_game() {
    let (two, streams) = TwoServers::started(patient).await;
    // All at once, at two servers; the last one to arrive lets the game be dealt.
    let opened = two.people.iter().zip(0..).map(|(person, seat)| {
        let (person, table) = (person.clone(), two.table.clone());
        tokio::spawn(async move { reveal(&person, &table, &share(seat, "")).await.status })
    });
    for answer in opened.collect::<Vec<_>>() {
        assert_eq!(answer.await.expect("an answer"), StatusCode::OK);
    }
    let deal = two.one_deal(streams).await;
    assert_eq!((deal[1].as_array().map(Vec::len), &deal[2]), (Some(3), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_that_wait_no_longer_deal_one_game() {
    let (two, streams) = TwoServers::started(impatient).await;
    assert_eq!(two.one_deal(streams).await[2], json!([0, 1, 2]));
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_contribute_too() {
    let server = TestServer::of_toy_game(patient()).await;
    let program = Program::at(&server, None).await;
    let opened = program.open(&json!({ "game": "toy-game", "contributions": true })).await;
    let (table, host) =
        (opened["id"].as_str().expect("an id"), program.with(opened["host"].as_str().expect("a token")));
    let state = host.look(table).await;
    assert_eq!((&state["begun"], &state["dice"]["shared"]), (&false.into(), &true.into()));
    let seats = opened["seats"].as_array().expect("seats");
    let programs: Vec<Program> =
        seats.iter().map(|seat| program.with(seat["token"].as_str().expect("a token"))).collect();
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for (program, seat) in programs.iter().zip(0..2) {
        let body = json!({ "hash": share(seat, "x").hash(table) });
        assert_eq!(program.ask(Method::POST, &path("commit"), Some(&body), &[]).await.status, StatusCode::OK);
    }
    let bad = json!({ "hash": "XYZ" });
    assert_eq!(programs[2].ask(Method::POST, &path("commit"), Some(&bad), &[]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(host.ask(Method::POST, &path("start"), None, &[]).await.status, StatusCode::OK);
    for (program, seat) in programs.iter().zip(0..2) {
        let wrong = json!({ "bytes": share(seat, "").bytes.to_hex() });
        let refused = program.ask(Method::POST, &path("reveal"), Some(&wrong), &[]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "without the words it is something else");
        let body = json!({ "bytes": share(seat, "").bytes.to_hex(), "words": "x" });
        assert_eq!(program.ask(Method::POST, &path("reveal"), Some(&body), &[]).await.status, StatusCode::OK);
    }
    let state = host.look(table).await;
    assert_eq!((&state["begun"], state["dice"]["contributions"].as_array().map(Vec::len)), (&true.into(), Some(2)));
    // A table that begins at once has none.
    let (at_once, late) = (program.open(&json!({ "game": "toy-game" })).await, json!({ "hash": "ab".repeat(32) }));
    let path = format!("/api/tables/{}/commit", at_once["id"].as_str().expect("an id"));
    let first = program.with(at_once["seats"][0]["token"].as_str().expect("a token"));
    assert_eq!(first.ask(Method::POST, &path, Some(&late), &[]).await.status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_chosen_only_where_nobody_else_plays_and_is_marked() {
    let server = TestServer::of_toy_game(patient()).await;
    let program = Program::at(&server, None).await;
    for wanted in [
        json!({ "game": "toy-game", "seed": "mine" }),
        json!({ "game": "toy-game", "seed": "mine", "seats": ["token", "open", "bot"] }),
        json!({ "game": "toy-game", "seed": "mine", "seats": ["token", "same", "token"] }),
    ] {
        let answer = program.ask(Method::POST, "/api/tables", Some(&wanted), &[]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wanted}");
        assert_eq!((&answer.json()["error"], &answer.json()["field"]), (&"shared-seed".into(), &"seed".into()));
    }
    let visitor = server.visitor();
    for company in [("company", "open"), ("seat-1", "open")] {
        let answer = visitor.post("/new/toy-game", &[("seed", "mine"), company], &[]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{company:?}");
        assert!(answer.text.contains("only where nobody else plays"), "{}", answer.text);
    }
    for (seats, seed) in [(json!(["token", "bot", "bot"]), "mine"), (json!(["token", "same", "same"]), "mine too")] {
        let opened = program.open(&json!({ "game": "toy-game", "seed": seed, "seats": seats })).await;
        assert_eq!(opened["commitment"], Value::Null, "it would tell every roll");
        let state = program.look(opened["id"].as_str().expect("an id")).await;
        assert_eq!((&state["dice"]["chosen"], &state["commitment"]), (&true.into(), &Value::Null));
        let page = visitor.get(opened["path"].as_str().expect("a path")).await.text;
        assert!(page.contains("· chosen seed") && page.contains("Somebody chose the seed"), "{page}");
    }
    // On one screen, and in the daily game.
    for (path, fields) in [("/new/toy-game", &[("seed", "here")][..]), ("/daily/toy-game", &[][..])] {
        let opened = visitor.post(path, fields, &[]).await;
        let table = opened.header("location").split('?').next().expect("a path").to_owned();
        assert!(visitor.get(&table).await.text.contains("· chosen seed"));
        assert_eq!(look(&visitor, &table).await["dice"]["chosen"], true);
        post_event(&visitor, &table, "abandon", &[]).await;
        let file: Value = visitor.get(&format!("{table}/match.json")).await.json();
        assert_eq!((&file["chosen"], file.get("dice")), (&true.into(), None));
    }
    // Without a seed nothing is marked.
    let opened = visitor.post("/new/toy-game", &[], &[]).await;
    assert!(!visitor.get(opened.header("location")).await.text.contains("chosen seed"));
}

/// Somebody's token, made by hand, so that tables can be stored before the server runs.
fn someone(addr: std::net::SocketAddr, digit: &str) -> (Visitor, Owner) {
    let (visitor, token) = (Visitor::to(addr), digit.repeat(64));
    let owner = Owner(Sha256::digest(&token).iter().map(|byte| format!("{byte:02x}")).collect());
    visitor.cookies.lock().expect("cookies").insert("starboard_visitor".to_owned(), token);
    (visitor, owner)
}

/// A table as it was opened before there were secrets, with a seat still free.
fn old_table(seed: &str, owners: [&Owner; 2]) -> Opening {
    let game = Match::<ToyGame>::new(toy_game::Setup {}, seed.parse().expect("a seed")).expect("a match");
    Opening {
        id: TableId("abcdefghijkmnpqr".to_owned()),
        game: "toy-game".to_owned(),
        rules: 1,
        setup: "{}".to_owned(),
        dice: DiceKind::Seed,
        seed: seed.to_owned(),
        commitment: game.chance().commitment(),
        hash: game.hash().0,
        created: 0,
        creator: owners[0].clone(),
        chairs: vec![
            Chair::of(Seat(0), Sitter::Person(owners[0].clone())),
            Chair::of(Seat(1), Sitter::Person(owners[1].clone())),
            Chair::of(Seat(2), Sitter::Open),
        ],
        daily: None,
        imported: false,
        origin: String::new(),
        pack: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_before_goes_on_with_its_seed_and_its_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.path().join("tables.db")).expect("a store"));
    let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<ToyGame>::new())];
    let running = server::start_on(anywhere(), store.clone(), games, patient()).await.expect("a server");
    let ((host, ann), (friend, bo)) = (someone(running.addr, "a"), someone(running.addr, "b"));
    let opening = old_table("promised", [&ann, &bo]);
    let (table, commitment) = (format!("/t/{}", opening.id), opening.commitment.clone());
    store.open_table(opening, Standing::default()).await.expect("a table");
    let page = host.get(&table).await.text;
    assert!(page.contains("name=\"words\"") && !page.contains(&commitment), "what tells every roll is not shown");
    assert_eq!(
        commit(&host, &table, &share(0, "")).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "nobody contributes"
    );
    for (who, seat, words) in [(&friend, "1", "moon river"), (&host, "0", "żółw")] {
        let named = post_event(who, &table, "name", &[("seat", seat), ("words", words)]).await;
        assert_eq!(named.status, StatusCode::OK);
    }
    assert_eq!(post_event(&host, &table, "start", &[]).await.status, StatusCode::OK);
    let people = [host, friend];
    let state = look(&people[1], &table).await;
    assert_eq!((&state["begun"], &state["dice"]["version"]), (&true.into(), &1.into()));
    assert_eq!(state["words"], json!(["żółw", "moon river"]));
    let record = finish(&table, &people).await;
    let words = vec!["żółw".to_owned(), "moon river".to_owned()];
    assert_eq!((record.dice, record.seed.as_ref().map(Seed::as_str), &record.words), (1, Some("promised"), &words));
    assert!(!record.chosen && record.commitment == commitment);
    let file = people[0].get(&format!("{table}/match.json")).await.json();
    assert!(file.get("dice").is_none() && file.get("secret").is_none(), "the file is as it was: {file}");
    record.replay().expect("it holds");
}

// ---------- the attacker ----------

/// Everything that looks like a value in what somebody was told: words, and whatever stands between
/// quotes or tags.
fn pieces(told: &[String]) -> BTreeSet<String> {
    let mut pieces = BTreeSet::new();
    for text in told {
        for piece in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')) {
            pieces.insert(piece.to_owned());
        }
        for piece in text.split(['"', '<', '>']).map(str::trim) {
            pieces.insert(piece.to_owned());
        }
    }
    pieces.retain(|piece| (2..=128).contains(&piece.len()));
    pieces
}

fn bytes_of(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || text.len() % 2 == 1 {
        return None;
    }
    (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()).collect()
}

fn hkdf(ikm: &[u8], salt: &[u8]) -> [u8; 32] {
    let mut key = [0; 32];
    Hkdf::<Sha256>::new(Some(salt), ikm).expand(b"starboard dice v2", &mut key).expect("a key");
    key
}

/// Tries every derivation on everything that was told. The piece from which the dice follow.
fn foretell(told: &[String], contributions: &[Contribution], truth: &Dice) -> Option<String> {
    let known = pieces(told);
    let expected: Vec<u32> = draws(truth.clone());
    let right = |key: [u8; 32]| draws(Dice::keyed(key)) == expected;
    let mut salt = encode(&[b"starboard contributions v2"]);
    let empty = salt.clone();
    for given in contributions {
        let bytes = bytes_of(&given.bytes.to_hex()).expect("bytes");
        salt.extend(encode(&[&[given.seat.0], &bytes, given.words.as_bytes()]));
    }
    let salts: Vec<Vec<u8>> = [Vec::new(), empty, salt].to_vec();
    // The hashes and the secret-like values once more as bytes.
    let found = known.iter().find(|piece| {
        let raw = bytes_of(piece);
        let mut keys: Vec<[u8; 32]> = vec![Sha256::digest(piece).into()];
        for material in [Some(piece.as_bytes().to_vec()), raw].into_iter().flatten() {
            keys.extend(<[u8; 32]>::try_from(material.as_slice()));
            keys.push(Sha256::digest(&material).into());
            keys.extend(salts.iter().map(|salt| hkdf(&material, salt)));
        }
        if let Ok(seed) = piece.parse::<Seed>() {
            let words: Vec<String> = contributions.iter().map(|given| given.words.clone()).collect();
            keys.push(Sha256::digest(seed.mixed(&words).as_str()).into());
        }
        keys.into_iter().any(right)
    });
    found.cloned()
}

fn encode(parts: &[&[u8]]) -> Vec<u8> {
    parts.iter().flat_map(|part| [&(part.len() as u64).to_be_bytes(), *part].concat()).collect()
}

fn draws(mut dice: Dice) -> Vec<u32> {
    (0..16).map(|_| dice.below(1_000_003)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn from_all_that_is_public_before_the_end_no_draw_can_be_computed() {
    let server = TestServer::of_toy_game(patient()).await;
    let (table, people) = lobby(&server).await;
    let spectator = server.visitor();
    let shares = [share(0, "luck"), share(1, ""), share(2, "")];
    let mut streams = Vec::new();
    for who in people.iter().chain([&spectator]) {
        streams.push(who.stream(&format!("/api/tables/{}/events", id(&table)), &[]).await);
        streams.push(who.stream(&format!("{table}/events?lobby=1"), &[]).await);
    }
    for (person, given) in people.iter().zip(&shares) {
        commit(person, &table, given).await;
    }
    post_event(&people[0], &table, "start", &[]).await;
    for (person, given) in people.iter().zip(&shares) {
        reveal(person, &table, given).await;
    }
    for (who, person) in people.iter().enumerate() {
        let number = person.get(&table).await.number();
        assert_eq!(person.act(&table, number, "\"keep\"").await.status, StatusCode::OK, "{who}");
    }
    // Everybody looks everywhere.
    for who in people.iter().chain([&spectator]) {
        for path in ["", "/replay?step=1", "/match.json", "/saved.json", "/analysis", "/events?from=99999"] {
            if path.starts_with("/events") {
                let mut stream = who.stream(&format!("{table}{path}"), &[]).await;
                stream.block().await;
                continue;
            }
            who.get(&format!("{table}{path}")).await;
        }
        for path in ["", "/record", "/hint"] {
            who.get(&format!("/api/tables/{}{path}", id(&table))).await;
        }
        for path in ["/", "/metrics", "/healthz", "/past/toy-game", "/api/games"] {
            who.get(path).await;
        }
    }
    for stream in &mut streams {
        for _ in 0..3 {
            stream.block().await;
        }
    }
    let secret = server.secret(id(&table));
    let shared = Shared { contributions: shares.to_vec(), ..Shared::of(id(&table), secret) };
    let (commitment, truth) = (shared.commitment(), Chance::Shared(shared.clone()).dice());
    for who in people.iter().chain([&spectator]) {
        let told = who.told.lock().expect("memory").clone();
        let all = told.join("\n");
        assert!(all.contains(&commitment), "the promise is public");
        assert!(all.contains(&shares[0].bytes.to_hex()), "and so are the contributions");
        assert!(!all.contains(&secret.to_hex()), "the secret is not");
        assert_eq!(foretell(&told, &shares, &truth), None);
    }

    // The same attacker is no straw man: where the promise is the key, he knows everything.
    let told = spectator.told.lock().expect("memory").clone();
    let seed: Seed = secret.to_hex().parse().expect("a seed");
    let old: Chance = seed.clone().into();
    let leaky = |promise: &str| -> Vec<String> { told.iter().map(|text| text.replace(&commitment, promise)).collect() };
    assert_eq!(foretell(&leaky(&old.commitment()), &shares, &old.dice()), Some(old.commitment()), "the old derivation");
    // And where the key follows from what is public.
    let public = bytes_of(&commitment).expect("bytes");
    let mut salt = encode(&[b"starboard contributions v2"]);
    for given in &shares {
        let bytes = bytes_of(&given.bytes.to_hex()).expect("bytes");
        salt.extend(encode(&[&[given.seat.0], &bytes, given.words.as_bytes()]));
    }
    let keyed = Dice::keyed(hkdf(&public, &salt));
    assert_eq!(foretell(&told, &shares, &keyed), Some(commitment.clone()), "keyed by the promise");
    let told_secret = leaky(&secret.to_hex());
    assert_eq!(foretell(&told_secret, &shares, &truth), Some(secret.to_hex()), "the secret was told");
}
