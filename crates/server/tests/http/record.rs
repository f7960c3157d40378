//! A visitor's record: what they have played and won, on all their devices, and nobody else's.

use std::time::Duration;

use hyper::StatusCode;
use serde_json::Value;

use crate::common::{GAME, Luck, TestServer, Visitor, between};
use crate::company::{impatient, post_event, three};

/// Plays a game that is won: the recorded one, with its seed. Gives the path of its table.
async fn win(visitor: &Visitor) -> String {
    let file = include_str!("../../../under-falling-skies/tests/golden/roswell-easy-won.json");
    let record: Value = serde_json::from_str(file).expect("a record");
    let seed = record["seed"].as_str().expect("a seed");
    let table = visitor.open(&[("city", "roswell"), ("threat", "0"), ("seed", seed)]).await;
    for (number, step) in (0..).zip(record["moves"].as_array().expect("moves")) {
        let done = visitor.act(&table, number, &step["action"].to_string()).await;
        assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    }
    table
}

/// The numbers at the head of the record: games, and games won.
async fn sum(visitor: &Visitor) -> String {
    let page = visitor.get("/record").await;
    assert_eq!(page.status, StatusCode::OK);
    between(&page.text, "<header class=\"hero\">", "</header>").remove(0)
}

async fn first_wins(visitor: &Visitor, table: &str) -> String {
    let answer = visitor.get(&format!("{table}/first-wins")).await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.text
}

const NONE: &str = "Games that you finish are kept here.";

#[tokio::test(flavor = "multi_thread")]
async fn the_record_tells_what_was_won_and_what_comes_next() {
    let server = TestServer::open().await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    assert!(sum(&visitor).await.contains(NONE));
    let going = visitor.open(&[]).await;
    assert_eq!(visitor.get(&format!("{going}/first-wins")).await.status, StatusCode::NOT_FOUND, "it is not over");
    let table = win(&visitor).await;

    assert!(sum(&visitor).await.contains("1 game finished, 1 won."), "what goes on does not count");
    let page = visitor.get("/record").await.text;
    let won = between(&page, "<li class=\"mark won\">", "</li>");
    assert!(won[0].contains("Threat 0") && won[0].contains("First won on"), "{won:?}");
    assert!(won[1].contains("Roswell"), "the city too: {won:?}");
    assert!(page.contains(&format!("href=\"{table}/replay?step=0\"")) && page.contains(&format!("{table}/analysis")));
    let offer = between(&page, "class=\"offer next-step\"", "</section>").remove(0);
    assert!(offer.contains("Next: Threat 1") && offer.contains("threat=1"), "{offer}");
    assert_eq!(between(&visitor.get("/").await.text, "class=\"offer next-step\"", "</section>"), [offer]);

    assert!(visitor.get(&table).await.text.contains(&format!("data-fetch=\"{table}/first-wins\"")));
    assert!(first_wins(&visitor, &table).await.contains("First win: Threat 0"));
    // The first is the one that ended first; ends are known to the second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let second = win(&visitor).await;
    assert!(!first_wins(&visitor, &second).await.contains("First win"), "the second is none");
    assert!(first_wins(&visitor, &table).await.contains("First win"), "the first stays it");

    assert!(sum(&stranger).await.contains(NONE), "nobody sees another's");
    assert!(!first_wins(&stranger, &table).await.contains("First win"));
    let file = visitor.get(&format!("{table}/match.json")).await.text;
    let brought = stranger.ask(hyper::Method::POST, "/import", &[("content-type", "application/json")], file).await;
    assert_eq!(brought.status, StatusCode::SEE_OTHER, "{}", brought.text);
    let lesson = stranger.post("/learn/under-falling-skies/first-game", &[], &[]).await.header("location").to_owned();
    stranger.play(&lesson, &mut Luck(3), u64::MAX).await;
    assert!(sum(&stranger).await.contains(NONE), "neither files nor lessons count");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_of_one_visitor_have_one_record() {
    let server = TestServer::open().await;
    let (first, second) = (server.visitor(), server.visitor());
    win(&first).await;
    let other = second.open(&[("city", "paris"), ("threat", "2")]).await;
    second.play(&other, &mut Luck(1), u64::MAX).await;
    assert!(sum(&second).await.contains("1 game finished"));
    let given = first.post("/device/give", &[], &[]).await;
    let link = format!("/d/{}", between(&given.text, "value=\"/d#", "\"").remove(0));
    assert_eq!(second.post(&link, &[], &[]).await.status, StatusCode::SEE_OTHER);
    for device in [&first, &second] {
        assert!(sum(device).await.contains("2 games finished, 1 won."), "{}", sum(device).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_left_to_a_bot_is_no_win() {
    let server = TestServer::of_toy_game(impatient()).await;
    let (table, people) = three(&server, &[]).await;
    for person in &people {
        assert_eq!(post_event(person, &table, "leave", &[]).await.status, StatusCode::OK);
    }
    let mut watch = people[0].stream(&format!("{table}/events"), &[]).await;
    while !people[0].get(&format!("{table}/match.json")).await.status.is_success() {
        watch.next().await.expect("a message");
    }
    for person in &people {
        assert!(sum(person).await.contains("1 game finished, 0 won."), "{}", sum(person).await);
        // Whoever comes back after the end has not won it either.
        assert_eq!(post_event(person, &table, "return", &[]).await.status, StatusCode::OK);
        assert!(sum(person).await.contains("1 game finished, 0 won."), "{}", sum(person).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_can_be_turned_off() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    assert!(visitor.get("/record").await.text.contains("data-offers=\"on\""));
    let set = visitor.post("/settings", &[("offers", "off"), ("back", "/record")], &[]).await;
    assert_eq!((set.status, set.header("location")), (StatusCode::SEE_OTHER, "/record"));
    for page in ["/", "/record", &format!("/new/{GAME}")] {
        assert!(visitor.get(page).await.text.contains("data-offers=\"off\""), "{page}");
    }
    assert_eq!(visitor.post("/settings", &[("offers", "loud")], &[]).await.status, StatusCode::BAD_REQUEST);
}
