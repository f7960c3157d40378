//! The API for programs: what it answers is what it says that it answers.

use crate::common;
use std::process::{Command, Stdio};

use crate::common::program::Program;
use crate::common::toy_game::{self, Action, ToyGame};
use crate::common::{Luck, TestServer};
use engine::{Chance, Game, Match, Record, Seat, Shared, Start, Turn};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::Options;

async fn server() -> TestServer {
    TestServer::of_toy_game(Options::default()).await
}

/// A table of the made-up game with a program in each seat.
async fn open(server: &TestServer) -> (String, Vec<Program>, Program) {
    let spectator = Program::at(server, None).await;
    let opened = spectator.open(&json!({ "game": "toy-game" })).await;
    let tokens = opened["seats"].as_array().expect("seats").iter().map(|seat| seat["token"].as_str().expect("a token"));
    let programs = tokens.map(|token| spectator.with(token)).collect();
    (opened["id"].as_str().expect("an id").to_owned(), programs, spectator)
}

/// The match of a table, with the secret that only the server's file holds.
fn model(server: &TestServer, table: &str) -> Match<ToyGame> {
    let chance = Chance::Shared(Shared::of(table, server.secret(table)));
    Match::begin(Start::Setup(toy_game::Setup {}), chance).expect("a match")
}

fn json_of(action: Action) -> Value {
    serde_json::to_value(action).expect("json")
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_a_whole_game_and_know_their_own_cards_only() {
    let server = server().await;
    let (table, programs, spectator) = open(&server).await;
    let mut game = model(&server, &table);
    let mut luck = Luck(5);
    let mut hands: Vec<Vec<u32>> = vec![Vec::new(); 3];
    let mut lit = Vec::new();
    while let Turn::Decide(asked) = game.state().turn() {
        for (seat, hand) in game.state().hands.iter().enumerate() {
            hands[seat].push(*hand);
        }
        lit.extend(game.state().lit);
        let seat = asked.iter().next().expect("a seat");
        let number = game.moves().len() as u64;
        for (who, program) in programs.iter().enumerate() {
            let state = program.look(&table).await;
            assert_eq!((&state["number"], &state["seat"]), (&number.into(), &who.into()));
            let asks = asked.contains(Seat(who as u8));
            assert_eq!(state["legal"].as_array().expect("a list").is_empty(), !asks);
            assert_eq!(state["view"]["mine"], game.state().hands[who]);
        }
        let state = spectator.look(&table).await;
        assert_eq!(
            (&state["seat"], &state["view"]["mine"], &state["dice"]["secret"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
        let mut legal = Vec::new();
        game.state().legal(seat, &mut legal);
        let words: Vec<String> = legal.iter().map(|action| json_of(*action).to_string()).collect();
        let action: Action = serde_json::from_str(luck.pick(&words)).expect("an action");
        let answer = programs[seat.index()].act(&table, number, &json_of(action)).await;
        assert_eq!(
            (answer.status, &answer.json()["number"]),
            (StatusCode::OK, &(number + 1).into()),
            "{}",
            answer.text
        );
        game.act(seat, action, &mut ()).expect("a legal choice");
    }
    for (who, program) in programs.iter().enumerate() {
        let told = program.visitor.told.lock().expect("memory").join("\n");
        for (seat, cards) in hands.iter().enumerate().filter(|(seat, _)| *seat != who) {
            for card in cards.iter().filter(|card| !lit.contains(card)) {
                assert!(!told.contains(&card.to_string()), "{who} was told card {card} of {seat}");
            }
        }
    }
    let end = spectator.look(&table).await;
    assert_eq!((&end["over"], &end["seed"], &end["turn"]), (&true.into(), &Value::Null, &json!([])));
    assert_eq!(end["dice"]["secret"], server.secret(&table).to_hex(), "the secret is told at the end");
    let record = spectator.ask(Method::GET, &format!("/api/tables/{table}/record"), None, &[]).await;
    let record: Record<ToyGame> = serde_json::from_str(&record.text).expect("a record");
    assert_eq!(record.replay().expect("a match").hash(), game.hash());
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_seat_wrong_turn_and_stale_numbers_change_nothing() {
    let server = server().await;
    let (table, programs, spectator) = open(&server).await;
    let path = format!("/api/tables/{table}/actions");
    let keep = json!("keep");
    // Nobody's, and somebody else's seat.
    assert_eq!(spectator.act(&table, 0, &keep).await.status, StatusCode::FORBIDDEN);
    let foreign = json!({ "number": 0, "action": "keep", "seat": 1 });
    let answer = programs[0].ask(Method::POST, &path, Some(&foreign), &[]).await;
    assert_eq!((answer.status, &answer.json()["error"]), (StatusCode::FORBIDDEN, &"not-yours".into()));
    // Not now, by the rules.
    let answer = programs[0].act(&table, 0, &json!("light")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!((&answer.json()["rule"], &answer.json()["error"]), (&"LAN-TURN-2".into(), &"refused".into()));
    for (number, program) in programs.iter().enumerate() {
        assert_eq!(program.act(&table, number as u64, &keep).await.status, StatusCode::OK);
    }
    let answer = programs[1].act(&table, 3, &json!("light")).await;
    assert_eq!((answer.status, &answer.json()["rule"]), (StatusCode::UNPROCESSABLE_ENTITY, &"LAN-TURN-1".into()));
    // Behind, and ahead of, the table.
    for number in [0, 2, 4, u64::MAX] {
        let answer = programs[0].act(&table, number, &json!("wait")).await;
        assert_eq!((answer.status, &answer.json()["error"]), (StatusCode::CONFLICT, &"stale".into()), "{number}");
        assert_eq!(answer.json()["number"], 3, "it says where the table is");
    }
    // Talk does not make a choice stale.
    let said = json!({ "text": "good luck" });
    let answer = programs[2].ask(Method::POST, &format!("/api/tables/{table}/talk"), Some(&said), &[]).await;
    assert_eq!(answer.json()["number"], 4);
    assert_eq!(programs[0].act(&table, 3, &json!("wait")).await.json()["number"], 5);
    let undo = json!({ "number": 5 });
    let answer = programs[0].ask(Method::POST, &format!("/api/tables/{table}/undo"), Some(&undo), &[]).await;
    assert_eq!(answer.json()["number"], 6);
    let answer =
        programs[1].ask(Method::POST, &format!("/api/tables/{table}/undo"), Some(&json!({ "number": 6 })), &[]).await;
    assert_eq!((answer.status, &answer.json()["error"]), (StatusCode::CONFLICT, &"no-undo".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_is_carried_out_once() {
    let server = server().await;
    let (table, programs, _) = open(&server).await;
    let path = format!("/api/tables/{table}/actions");
    let body = json!({ "number": 0, "action": "keep", "key": "first" });
    let first = programs[0].ask(Method::POST, &path, Some(&body), &[]).await;
    assert_eq!(first.json()["number"], 1);
    // The same key of another seat is another key.
    let other = json!({ "number": 1, "action": "keep" });
    let answer = programs[1].ask(Method::POST, &path, Some(&other), &[("idempotency-key", "first")]).await;
    assert_eq!(answer.json()["number"], 2);
    for _ in 0..3 {
        let again = programs[0].ask(Method::POST, &path, Some(&body), &[]).await;
        assert_eq!((again.status, &again.json()["number"]), (StatusCode::OK, &1.into()), "though the number is stale");
        let again = programs[1].ask(Method::POST, &path, Some(&other), &[("idempotency-key", "first")]).await;
        assert_eq!(again.json()["number"], 2);
    }
    assert_eq!(programs[0].look(&table).await["number"], 2, "once each");
    // Somebody else's key tells nothing to those who have not the seat.
    let foreign = json!({ "number": 0, "action": "keep", "key": "first", "seat": 0 });
    let answer = programs[1].ask(Method::POST, &path, Some(&foreign), &[]).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.text);
    // And after a restart.
    let addr_of = |server: &TestServer| server.running.addr;
    let before = addr_of(&server);
    let folder = server.folder;
    server.running.stop().await.expect("a clean end");
    let store = server::store::SqliteStore::open(&folder.path().join("tables.db")).expect("the store");
    let games: Vec<std::sync::Arc<dyn server::DynGame>> = vec![std::sync::Arc::new(server::Erased::<ToyGame>::new())];
    let running = server::start_on(common::anywhere(), std::sync::Arc::new(store), games, Options::default())
        .await
        .expect("a server");
    assert_ne!(running.addr, before);
    let mut later = programs[0].clone();
    later.visitor = later.visitor.at(running.addr);
    assert_eq!(later.ask(Method::POST, &path, Some(&body), &[]).await.json()["number"], 1);
    for key in ["", " ", &"x".repeat(101), "é"] {
        let bad = json!({ "number": 2, "action": "keep", "key": key });
        assert_eq!(later.ask(Method::POST, &path, Some(&bad), &[]).await.status, StatusCode::BAD_REQUEST, "{key:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_tokens_and_nonsense_are_refused_clearly() {
    let server = server().await;
    let (table, programs, spectator) = open(&server).await;
    let path = format!("/api/tables/{table}/actions");
    let action = json!({ "number": 0, "action": "keep" });
    for forged in ["nonsense", "", &"0".repeat(63), &"G".repeat(64)] {
        let program = spectator.with(forged);
        for (method, path, body) in
            [(Method::POST, path.clone(), Some(&action)), (Method::GET, format!("/api/tables/{table}"), None)]
        {
            let answer = program.ask(method, &path, body, &[]).await;
            assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{forged:?} {path}");
        }
    }
    // Well formed, but nobody's here.
    let nobody = spectator.with(&"0".repeat(64));
    assert_eq!(nobody.ask(Method::POST, &path, Some(&action), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(nobody.look(&table).await["seat"], Value::Null);

    let deep = format!("{{\"number\":0,\"action\":{}", "[".repeat(50_000));
    for body in [
        "",
        "{",
        "[]",
        "null",
        "{\"number\":0}",
        "{\"number\":-1,\"action\":\"keep\"}",
        "\u{0}",
        &deep,
        "{\"number\":0,\"action\":\"keep\",\"more\":1}",
        "{\"number\":0,\"action\":\"dance\"}",
        "{\"number\":0,\"action\":\"keep\",\"seat\":300}",
    ] {
        let answer = programs[0].send(Method::POST, &path, body.to_owned(), &[]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{:.60}", body);
        assert_eq!(answer.json()["error"], "bad-request");
    }
    let huge = json!({ "number": 0, "action": "x".repeat(70_000) }).to_string();
    assert_eq!(programs[0].send(Method::POST, &path, huge, &[]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    for header in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
        let answer = programs[0].ask(Method::POST, &path, Some(&action), &[header]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{header:?}");
    }
    for (wanted, status) in [
        (json!({ "game": "chess" }), StatusCode::NOT_FOUND),
        (json!({}), StatusCode::BAD_REQUEST),
        (json!({ "game": "toy-game", "colour": 1 }), StatusCode::BAD_REQUEST),
        (json!({ "game": "toy-game", "options": { "players": 9 } }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "game": "toy-game", "seed": "" }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "game": "toy-game", "seats": ["token", "king"] }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "game": "toy-game", "seats": [{ "bot": "deep blue" }] }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "game": "toy-game", "seats": [{ "name": "a\u{7}b" }] }), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = spectator.ask(Method::POST, "/api/tables", Some(&wanted), &[]).await;
        assert_eq!(answer.status, status, "{wanted}: {}", answer.text);
    }
    for path in ["/api/tables/short", "/api/tables/abcdefghijkmnpqr"] {
        assert_eq!(spectator.ask(Method::GET, path, None, &[]).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(programs[0].look(&table).await["number"], 0, "nothing happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_a_token_is_slowed_down() {
    let server = TestServer::of_toy_game(Options { burst: 60, rate: 1, ..Options::default() }).await;
    let (table, programs, _) = open(&server).await;
    let mut refused = None;
    for _ in 0..100 {
        let answer = programs[0].ask(Method::GET, &format!("/api/tables/{table}"), None, &[]).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(answer);
            break;
        }
    }
    assert!(!refused.expect("a refusal").header("retry-after").is_empty());
    assert_eq!(programs[1].look(&table).await["number"], 0, "others are served");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_each_seat_what_it_may_know() {
    let server = server().await;
    let (table, programs, spectator) = open(&server).await;
    let game = model(&server, &table);
    let path = format!("/api/tables/{table}/events?from=0");
    let bearer = format!("Bearer {}", programs[0].token.as_ref().expect("a token"));
    let mut own = programs[0].visitor.stream(&path, &[("authorization", &bearer)]).await;
    let mut open = spectator.visitor.stream(&path, &[]).await;
    for stream in [&mut own, &mut open] {
        let hello = stream.event("hello").await;
        spectator.must_have_shape("Hello", &hello);
        assert_eq!(hello, json!({ "number": 0, "missed": false }));
    }
    programs[0].act(&table, 0, &json!("keep")).await;
    let talk = json!({ "text": "<b>hi</b>" });
    programs[1].ask(Method::POST, &format!("/api/tables/{table}/talk"), Some(&talk), &[]).await;
    let card = game.state().hands[0];
    for (stream, known) in [(&mut own, json!(card)), (&mut open, Value::Null)] {
        let change = stream.event("change").await;
        spectator.must_have_shape("Change", &change);
        assert_eq!((&change["number"], &change["kind"], &change["seat"]), (&1.into(), &"act".into(), &0.into()));
        assert_eq!(change["turn"], json!([1, 2]));
        assert_eq!(change["events"], json!([{ "Kept": { "seat": 0, "card": known } }]));
        let change = stream.event("change").await;
        spectator.must_have_shape("Change", &change);
        assert_eq!((&change["kind"], &change["said"]["text"]), (&"say".into(), &"<b>hi</b>".into()));
    }
    // Whoever comes back learns that something was missed.
    let mut back = spectator.visitor.stream(&path, &[("last-event-id", "1")]).await;
    assert_eq!(back.event("hello").await, json!({ "number": 2, "missed": true }));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_described_is_there_and_looks_like_it() {
    let server = server().await;
    let (table, programs, spectator) = open(&server).await;
    let document = spectator.visitor.get("/api/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    for (template, operations) in document["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            let path = template.replace("{id}", &table).replace("{game}", "toy-game").replace("{hash}", "0");
            let method: Method = method.to_uppercase().parse().expect("a method");
            // An event stream does not end by itself: opening it is enough.
            let response = spectator.visitor.send(method.clone(), &path, &[], String::new()).await;
            let status = response.status();
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            // The toy game has no box, and there is no such pack.
            assert!(status != StatusCode::NOT_FOUND || template.contains("/packs"), "{method} {path}");
            let described = &operations[method.as_str().to_lowercase()]["responses"][status.as_str()];
            assert!(!described.is_null(), "{method} {path} answers {status}");
        }
    }
    let games = spectator.ask(Method::GET, "/api/games", None, &[]).await.json();
    assert_eq!(games["games"][0]["game"], "toy-game");
    let look = json!({ "number": 0, "action": "keep", "look": true });
    let path = format!("/api/tables/{table}/actions");
    let answer = programs[2].ask(Method::POST, &path, Some(&look), &[]).await.json();
    assert_eq!((&answer["number"], &answer["table"]["number"]), (&1.into(), &1.into()));
    assert_eq!(answer["table"]["turn"], json!([0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn open_seats_and_bots_are_seats_too() {
    let server = server().await;
    let program = Program::at(&server, None).await;
    let opened = program.open(&json!({ "game": "toy-game", "seats": ["bot", { "bot": "random" }, "bot"] })).await;
    let table = opened["id"].as_str().expect("an id").to_owned();
    let bots = program.look(&table).await;
    assert_eq!(bots["chairs"][1]["who"], "bot");
    let mut stream = program.visitor.stream(&format!("/api/tables/{table}/events"), &[]).await;
    stream.event("hello").await;
    while program.look(&table).await["over"] != true {
        stream.event("change").await;
    }
    assert_eq!(program.look(&table).await["over"], true, "bots play by themselves");

    let wanted = json!({ "game": "toy-game", "seats": [{ "name": "Ann" }, "open", "open"] });
    let opened = program.open(&wanted).await;
    let id = opened["id"].as_str().expect("an id");
    let host = program.with(opened["host"].as_str().expect("a token"));
    let waiting = host.look(id).await;
    assert_eq!((&waiting["begun"], &waiting["view"], &waiting["legal"]), (&false.into(), &Value::Null, &json!([])));
    assert_eq!(host.act(id, 0, &json!("keep")).await.json()["error"], "not-started");
    let friend = server.visitor();
    let link = opened["seats"][1]["link"].as_str().and_then(|link| link.strip_prefix("/j#")).expect("a link");
    let sat = friend.post("/j/sit", &[("token", link), ("name", "Bo")], &[]).await;
    assert_eq!((sat.status, sat.header("location")), (StatusCode::SEE_OTHER, &*format!("/t/{id}")));
    assert_eq!(
        program.ask(Method::POST, &format!("/api/tables/{id}/start"), None, &[]).await.status,
        StatusCode::FORBIDDEN
    );
    let started =
        host.ask(Method::POST, &format!("/api/tables/{id}/start"), Some(&json!({ "bot": "random" })), &[]).await;
    assert_eq!(started.json()["number"], 2);
    let names: Vec<Value> =
        host.look(id).await["chairs"].as_array().expect("chairs").iter().map(|c| c["name"].clone()).collect();
    assert_eq!(names, ["Ann", "Bo", "Player 3"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let python = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    if !python.is_ok_and(|status| status.success()) {
        assert!(std::env::var_os("CI").is_none(), "python3 is needed here");
        eprintln!("no python3 found: the example bot is not tried");
        return;
    }
    let server = server().await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let site = format!("http://{}", server.running.addr);
    let run = |args: Vec<String>| {
        let mut command = Command::new("python3");
        command.arg(script).arg(&site).args(args).env_remove("http_proxy").env("NO_PROXY", "*");
        tokio::task::spawn_blocking(move || command.output().expect("python3 runs"))
    };
    // All seats of a table of its own.
    let alone = run(["--game", "toy-game", "--seed", "7"].map(str::to_owned).to_vec()).await.expect("an end");
    assert!(alone.status.success(), "{}", String::from_utf8_lossy(&alone.stderr));
    let end: Value = serde_json::from_slice(&alone.stdout).expect("json");
    assert_eq!(end["over"], true);
    // One seat each, three of them at one table, waiting for each other by the stream.
    let (table, programs, spectator) = open(&server).await;
    let bots = programs.iter().map(|program| run(vec![table.clone(), program.token.clone().expect("a token")]));
    for bot in futures_util::future::join_all(bots).await {
        let bot = bot.expect("an end");
        assert!(bot.status.success(), "{}", String::from_utf8_lossy(&bot.stderr));
    }
    assert_eq!(spectator.look(&table).await["over"], true);
}
