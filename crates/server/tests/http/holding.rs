//! Who may do what: seats are not lost with a cookie, nobody looks into a hand that is not theirs, and
//! tokens can be taken back.

use std::time::Duration;

use crate::common::{Answer, TestServer, Visitor, between};
use hyper::{Method, StatusCode};
use serde_json::json;
use server::Options;

const JSON: [(&str, &str); 1] = [("accept", "application/json")];

async fn post_event(who: &Visitor, table: &str, what: &str, fields: &[(&str, &str)]) -> Answer {
    who.post(&format!("{table}/{what}"), fields, &JSON).await
}

/// The secrets of the links that a page shows.
fn links(page: &Answer) -> Vec<String> {
    between(&page.text, "value=\"/j#", "\"")
}

/// Opens a link as a browser does: its secret goes into the body of a form. Gives the page behind it.
async fn open_link(who: &Visitor, token: &str) -> Answer {
    let page = who.get("/j").await;
    assert!(page.text.contains("data-grant") && !page.text.contains(token));
    who.post("/j", &[("token", token)], &[]).await
}

async fn sit(who: &Visitor, token: &str, fields: &[(&str, &str)]) -> Answer {
    let mut all = vec![("token", token)];
    all.extend_from_slice(fields);
    who.post("/j/sit", &all, &[]).await
}

/// A game of three people, begun: its path, the people, and the links of the second and third seat.
async fn three(server: &TestServer) -> (String, Vec<Visitor>, Vec<String>) {
    let people: Vec<Visitor> = (0..3).map(|_| server.visitor()).collect();
    let opened = people[0].post("/new/toy-game", &[("company", "open")], &[]).await;
    let table = opened.header("location").to_owned();
    let links = links(&people[0].get(&table).await);
    for (friend, (link, name)) in people[1..].iter().zip(links.iter().zip(["Bo", "Cy"])) {
        assert!(open_link(friend, link).await.text.contains("A seat is kept for you"));
        assert_eq!(sit(friend, link, &[("name", name)]).await.header("location"), table);
    }
    assert_eq!(post_event(&people[0], &table, "start", &[]).await.status, StatusCode::OK);
    (table, people, links)
}

fn plays(page: &Answer) -> bool {
    page.text.contains("data-say")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_own_link_brings_the_seat_back_in_a_fresh_browser() {
    let server = TestServer::of_toy_game(Options { grace: Duration::ZERO, ..Options::default() }).await;
    let (table, people, links) = three(&server).await;
    for away in [false, true] {
        let before = people[1].get(&table).await;
        let fresh = server.visitor();
        if away {
            assert_eq!(post_event(&people[1], &table, "leave", &[]).await.status, StatusCode::OK);
        }
        let mut told = people[1].stream(&format!("{table}/events"), &[]).await;
        // It asks first, and nothing happens before.
        for answer in [open_link(&fresh, &links[0]).await, sit(&fresh, &links[0], &[]).await] {
            assert!(answer.text.contains("Is this your seat?") && answer.text.contains("Bo"), "{}", answer.text);
        }
        assert!(!plays(&fresh.get(&table).await) && plays(&people[1].get(&table).await));
        assert_eq!(sit(&fresh, &links[0], &[("take", "yes")]).await.header("location"), table);
        let page = fresh.get(&table).await;
        assert!(plays(&page) && page.text.contains("Bo"), "the seat, with its name");
        assert!(!plays(&people[1].get(&table).await), "the other device only watches");
        assert!(people[1].get(&table).await.text.contains("is now held on another device"));
        loop {
            let company = told.next().await.expect("a message").company.unwrap_or_default();
            if company.contains("is now held on another device") {
                break;
            }
        }
        assert!(people[2].get(&table).await.text.contains("Bo goes on with another device"), "everyone is told");
        assert!(!people[2].get(&table).await.text.contains("is now held on another device"));
        // And back again, by the same link.
        assert_eq!(sit(&people[1], &links[0], &[("take", "yes")]).await.header("location"), table);
        let after = people[1].get(&table).await;
        assert!(plays(&after) && !after.text.contains("is now held on another device"));
        assert_eq!(between(&after.text, "hands: ", "]"), between(&before.text, "hands: ", "]"));
    }
    // Another player of the table cannot take it, and the own link leads to the own table.
    assert_eq!(sit(&people[2], &links[0], &[("take", "yes")]).await.status, StatusCode::CONFLICT);
    assert_eq!(sit(&people[0], &links[0], &[("take", "yes")]).await.status, StatusCode::CONFLICT);
    assert_eq!(open_link(&people[1], &links[0]).await.header("location"), table);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_ends_the_old_one() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let (table, people, old) = three(&server).await;
    let stranger = server.visitor();
    stranger.get("/").await;
    assert_eq!(post_event(&stranger, &table, "link", &[("seat", "1")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        post_event(&people[2], &table, "link", &[("seat", "1")]).await.status,
        StatusCode::FORBIDDEN,
        "not theirs"
    );
    assert_eq!(open_link(&stranger, &old[0]).await.status, StatusCode::OK, "so it stands still");
    assert_eq!(post_event(&people[0], &table, "link", &[("seat", "1")]).await.status, StatusCode::OK, "the host may");
    let new = links(&people[0].get(&table).await);
    assert_eq!(new.len(), 1);
    assert_ne!(new[0], old[0]);
    for person in [&people[1], &people[2], &stranger] {
        assert!(!person.get(&table).await.text.contains(&new[0]), "only whoever made it can read it");
    }
    assert_eq!(open_link(&stranger, &old[0]).await.status, StatusCode::NOT_FOUND, "the old one has ended");
    assert_eq!(sit(&stranger, &old[0], &[("take", "yes")]).await.status, StatusCode::NOT_FOUND);
    let fresh = server.visitor();
    fresh.get("/").await;
    assert_eq!(sit(&fresh, &new[0], &[("take", "yes")]).await.header("location"), table);
    assert!(plays(&fresh.get(&table).await));
    // Whoever has a seat makes a link of their own, which the host does not know.
    assert_eq!(post_event(&fresh, &table, "link", &[("seat", "1")]).await.status, StatusCode::OK);
    let own = links(&fresh.get(&table).await);
    assert_eq!(own.len(), 1);
    assert!(links(&people[0].get(&table).await).is_empty(), "the host is not shown what has ended");
    assert_eq!(open_link(&stranger, &new[0]).await.status, StatusCode::NOT_FOUND);
    assert!(open_link(&stranger, &format!("https://table.example/j#{}", own[0])).await.text.contains("your seat"));
    // It holds over a restart, and the links of old tables go on in their old form.
    assert_eq!(open_link(&stranger, &old[1]).await.status, StatusCode::OK);
    assert_eq!(stranger.get(&format!("/j/{}", old[1])).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_into_the_hand_of_a_bot_without_consent() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let (host, friend) = (server.visitor(), server.visitor());
    let opened = host.post("/new/toy-game", &[("company", "open")], &[]).await;
    let table = opened.header("location").to_owned();
    let links = links(&host.get(&table).await);
    friend.get("/").await;
    sit(&friend, &links[0], &[("name", "Bo")]).await;
    post_event(&host, &table, "start", &[("bot", "random")]).await;
    // The host in another browser.
    let spy = server.visitor();
    assert!(open_link(&spy, &links[1]).await.text.contains("A bot plays this seat"));
    assert_eq!(sit(&spy, &links[1], &[("name", "Spy")]).await.header("location"), table);
    assert!(!plays(&spy.get(&table).await));
    assert!(friend.get(&table).await.text.contains("Spy asks to take over"));
    assert_eq!(post_event(&host, &table, "admit", &[("seat", "2")]).await.status, StatusCode::OK);
    assert!(!plays(&spy.get(&table).await), "the host alone does not let them");
    assert_eq!(post_event(&spy, &table, "admit", &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(post_event(&friend, &table, "turn-away", &[("seat", "2")]).await.status, StatusCode::OK);
    assert!(!plays(&spy.get(&table).await) && !friend.get(&table).await.text.contains("Spy asks to take over"));
    assert_eq!(sit(&host, &links[1], &[]).await.status, StatusCode::CONFLICT, "nor can the host themselves");
    // A new link of the host changes nothing about it.
    assert_eq!(post_event(&host, &table, "link", &[("seat", "2")]).await.status, StatusCode::OK);
    let new = self::links(&host.get(&table).await);
    assert_eq!(sit(&spy, &new[0], &[]).await.header("location"), table);
    assert!(!plays(&spy.get(&table).await));
    for person in [&friend, &host] {
        assert_eq!(post_event(person, &table, "admit", &[("seat", "2")]).await.status, StatusCode::OK);
    }
    assert!(plays(&spy.get(&table).await), "with the consent of all they may");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_something_is_there_and_is_not_replaced() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let visitor = server.visitor();
    let json = [("content-type", "application/json")];
    let body = json!({ "game": "toy-game" }).to_string();
    let opened = visitor.ask(Method::POST, "/api/tables", &json, body).await.json();
    let table = format!("/api/tables/{}", opened["id"].as_str().expect("an id"));
    let bearer = |seat: usize| format!("Bearer {}", opened["seats"][seat]["token"].as_str().expect("a token"));
    // Somebody looks on: they see who is there.
    let page = format!("/t/{}", opened["id"].as_str().expect("an id"));
    let mut people = visitor.stream(&format!("{page}/events"), &[]).await;
    let seat = bearer(1);
    let look = visitor.ask(Method::GET, &table, &[("authorization", &seat)], String::new()).await;
    assert_eq!(look.status, StatusCode::OK);
    while people.event("people").await["here"] != json!([1]) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn other_devices_can_be_signed_out() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let (mine, lost) = (server.visitor(), server.visitor());
    let table = mine.post("/new/toy-game", &[], &[]).await.header("location").to_owned();
    let give = || async {
        let given = mine.post("/device/give", &[], &[]).await;
        (
            between(&given.text, "value=\"/d#", "\"").remove(0),
            between(&given.text, "class=\"code num\">", "<").remove(0),
        )
    };
    let (link, pending) = give().await;
    assert!(lost.get("/d").await.text.contains("data-grant"));
    assert!(lost.post("/d", &[("token", &link)], &[]).await.text.contains(&link), "it asks");
    assert_eq!(lost.post("/d/take", &[("token", &link)], &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(lost.get(&table).await.choices().len(), 2);
    let cookie = |visitor: &Visitor| visitor.cookies.lock().expect("cookies")["starboard_visitor"].clone();
    assert_ne!(cookie(&mine), cookie(&lost), "no token is handed on");
    let path = table.split('?').next().expect("a path");
    let mut stream = lost.stream(&format!("{path}/events"), &[]).await;
    let before = cookie(&mine);
    let done = mine.post("/device/sign-out", &[], &[]).await;
    assert!(done.text.contains("signed out") && cookie(&mine) != before);
    while stream.next().await.is_some() {}
    assert!(lost.get(&table).await.choices().is_empty(), "the other device is somebody else now");
    assert_eq!(mine.get(&table).await.choices().len(), 2);
    let old = server.visitor();
    old.cookies.lock().expect("cookies").insert("starboard_visitor".to_owned(), before);
    assert!(old.get(&table).await.choices().is_empty(), "the old token of the same device too");
    let late = server.visitor();
    let taken = late.post("/device/code", &[("code", &pending)], &[]).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY, "and what was given away before");
    // The home page still lists everything, and another device can come.
    assert!(mine.get("/").await.text.contains(path));
    let (_, code) = give().await;
    assert_eq!(late.post("/device/code", &[("code", &code)], &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(late.get(&table).await.choices().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_changes_its_token() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let visitor = server.visitor();
    let json = [("content-type", "application/json")];
    let body = json!({ "game": "toy-game" }).to_string();
    let opened = visitor.ask(Method::POST, "/api/tables", &json, body).await.json();
    let table = format!("/api/tables/{}", opened["id"].as_str().expect("an id"));
    let look = |token: String| {
        let (visitor, table) = (visitor.clone(), table.clone());
        async move {
            let bearer = format!("Bearer {token}");
            visitor.ask(Method::GET, &table, &[("authorization", &bearer)], String::new()).await
        }
    };
    let old = opened["seats"][0]["token"].as_str().expect("a token").to_owned();
    assert_eq!(look(old.clone()).await.json()["legal"].as_array().map(Vec::len), Some(2));
    assert_eq!(visitor.ask(Method::POST, "/api/token", &[], String::new()).await.status, StatusCode::UNAUTHORIZED);
    let bearer = format!("Bearer {old}");
    let renewed = visitor.ask(Method::POST, "/api/token", &[("authorization", &bearer)], String::new()).await;
    assert_eq!(renewed.status, StatusCode::OK, "{}", renewed.text);
    let new = renewed.json()["token"].as_str().expect("a token").to_owned();
    assert_eq!(look(old).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(look(new.clone()).await.json()["legal"].as_array().map(Vec::len), Some(2));
    // A link for a person who goes on with the seat of a program.
    let bearer = format!("Bearer {new}");
    let headers = [("authorization", &*bearer), json[0]];
    let link = visitor.ask(Method::POST, &format!("{table}/link"), &headers, "{\"seat\":0}".to_owned()).await;
    assert_eq!(link.status, StatusCode::OK, "{}", link.text);
    let link = link.json()["link"].as_str().expect("a link").to_owned();
    let person = server.visitor();
    assert!(open_link(&person, link.trim_start_matches("/j#")).await.text.contains("Is this your seat?"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_the_database_opens_nothing() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let visitor = server.visitor();
    visitor.post("/new/toy-game", &[("company", "open")], &[]).await;
    let given = visitor.post("/device/give", &[], &[]).await;
    let link = between(&given.text, "value=\"/d#", "\"").remove(0);
    let code = between(&given.text, "class=\"code num\">", "<").remove(0).to_lowercase().replace('-', "");
    let token = visitor.cookies.lock().expect("cookies")["starboard_visitor"].clone();
    let database = rusqlite::Connection::open(server.data()).expect("the database");
    let rows: Vec<(String, String)> = database
        .prepare("SELECT hash, body FROM tickets WHERE kind = 'device'")
        .expect("a question")
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .expect("rows")
        .collect::<Result<_, _>>()
        .expect("rows");
    assert_eq!(rows.len(), 2);
    use sha2::{Digest, Sha256};
    let sha = |text: &str| Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    for (hash, body) in rows {
        for known in [&token, &link, &code, &sha(&token), &sha(&link), &sha(&code)] {
            assert!(!hash.contains(known.as_str()) && !body.contains(known.as_str()), "nothing can be tried cheaply");
        }
    }
}
