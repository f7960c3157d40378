//! People at tables: invitations, names, talk, wishes, leaving and coming back, other devices.

use crate::common;
use crate::common::toy_game::ToyGame;
use crate::common::{Answer, TestServer, Visitor, between};
use engine::Record;
use hyper::{Method, StatusCode};
use serde_json::json;
use server::Options;
use server::store::{SqliteStore, Store, Ticket};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const JSON: [(&str, &str); 1] = [("accept", "application/json")];

/// Nobody is waited for.
pub(crate) fn impatient() -> Options {
    Options { grace: std::time::Duration::ZERO, ..Options::default() }
}

async fn server() -> TestServer {
    TestServer::of_toy_game(impatient()).await
}

/// A table with two friends still to come, its path and the private links as the lobby shows them.
async fn lobby(host: &Visitor, fields: &[(&str, &str)]) -> (String, Vec<String>) {
    let mut all = vec![("company", "open")];
    all.extend_from_slice(fields);
    let opened = host.post("/new/toy-game", &all, &[]).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let table = opened.header("location").to_owned();
    let links = links(&host.get(&table).await);
    (table, links)
}

fn links(page: &Answer) -> Vec<String> {
    between(&page.text, "value=\"/j#", "\"").into_iter().map(|token| format!("/j/{token}")).collect()
}

/// Whether somebody sits at a table.
async fn page_of_player(who: &Visitor, table: &str) -> bool {
    who.get(table).await.text.contains("data-say")
}

pub(crate) async fn post_event(who: &Visitor, table: &str, what: &str, fields: &[(&str, &str)]) -> Answer {
    who.post(&format!("{table}/{what}"), fields, &JSON).await
}

/// A game of three people, begun.
pub(crate) async fn three(server: &TestServer, fields: &[(&str, &str)]) -> (String, Vec<Visitor>) {
    let people: Vec<Visitor> = (0..3).map(|_| server.visitor()).collect();
    let (table, links) = lobby(&people[0], fields).await;
    for (friend, (link, name)) in people[1..].iter().zip(links.iter().zip(["Bo", "Cy"])) {
        friend.get("/").await;
        assert_eq!(friend.post(link, &[("name", name)], &[]).await.header("location"), table);
    }
    assert_eq!(post_event(&people[0], &table, "start", &[]).await.status, StatusCode::OK);
    (table, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_come_by_private_links_and_the_host_begins() {
    let server = server().await;
    let (host, friend, other) = (server.visitor(), server.visitor(), server.visitor());
    let (table, links) = lobby(&host, &[("name-0", "Ann"), ("name-1", "Bobby"), ("name-2", "Cleo")]).await;
    assert_eq!(links.len(), 2);
    assert!(host.get(&table).await.text.contains("Bobby"), "friends are expected by name");
    assert!(friend.get(&links[0]).await.text.contains("value=\"Bobby\""), "and may choose another");
    for link in &links {
        let token = link.trim_start_matches("/j/");
        assert!(token.len() >= 32, "128 bits or more");
        assert!(!friend.get(&table).await.text.contains(token), "only the host is shown the links");
    }
    // Looking at a link takes nothing: programs do that for previews.
    let mut stream = host.stream(&format!("{table}/events?from=0&lobby=1"), &[]).await;
    for _ in 0..2 {
        let invitation = friend.get(&links[0]).await;
        assert_eq!((invitation.status, invitation.header("referrer-policy")), (StatusCode::OK, "no-referrer"));
        assert!(invitation.text.contains("Paper ToyGame") && invitation.text.contains("Ann"));
    }
    assert_eq!(friend.post(&links[0], &[("name", "Bo")], &[]).await.header("location"), table);
    let message = stream.next().await.expect("a message");
    assert!(message.frames[0]["parts"][0]["html"].as_str().expect("html").contains("Bo"));
    assert_eq!(friend.post(&links[0], &[], &[]).await.header("location"), table, "again: it is theirs already");
    assert_eq!(friend.get(&links[0]).await.header("location"), table);
    let taken = other.post(&links[0], &[("name", "Eve")], &[]).await;
    assert!(taken.text.contains("Is this your seat?"), "whoever has the link is asked: {}", taken.text);
    assert!(friend.get(&table).await.text.contains("A seat is its colour"), "and nothing is taken before");
    assert_eq!(other.get(&format!("/j/{}", "0".repeat(64))).await.status, StatusCode::NOT_FOUND, "a forged link");

    // One may go to another free seat, which is another colour, and nobody but the host begins.
    assert!(friend.get(&table).await.text.contains("A seat is its colour"));
    assert!(!other.get(&table).await.text.contains("A seat is its colour"), "for those who sit");
    assert_eq!(post_event(&friend, &table, "move", &[("seat", "0")]).await.status, StatusCode::CONFLICT);
    assert_eq!(post_event(&friend, &table, "move", &[("seat", "2")]).await.status, StatusCode::OK);
    assert_eq!(post_event(&friend, &table, "start", &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(host.act(&table, 0, "\"keep\"").await.status, StatusCode::CONFLICT, "not yet");
    assert_eq!(other.get(&format!("{table}/replay")).await.status, StatusCode::CONFLICT);
    assert!(host.get("/").await.text.contains("Waiting for players"));
    assert_eq!(post_event(&host, &table, "start", &[("bot", "random")]).await.status, StatusCode::OK);
    stream.event("reload").await;
    assert_eq!(post_event(&host, &table, "start", &[]).await.status, StatusCode::CONFLICT, "once");
    let page = friend.get(&table).await;
    assert!(page.text.contains("&quot;Ann&quot;, &quot;Player 2&quot;, &quot;Bo&quot;"), "{}", page.text);
    // The seat that a bot has taken is still that of the link, if the people at the table agree.
    assert!(other.get(&links[0]).await.text.contains("A bot plays this seat"));
    assert_eq!(other.post(&links[0], &[("name", "Di")], &[]).await.header("location"), table);
    assert!(other.get(&table).await.choices().is_empty(), "asking is not sitting");
    assert_eq!(post_event(&host, &table, "admit", &[("seat", "1")]).await.status, StatusCode::OK);
    assert!(!page_of_player(&other, &table).await, "not all have agreed");
    assert_eq!(post_event(&host, &table, "admit", &[("seat", "1")]).await.status, StatusCode::CONFLICT, "once");
    assert_eq!(post_event(&friend, &table, "admit", &[("seat", "1")]).await.status, StatusCode::OK);
    assert!(page_of_player(&other, &table).await);
    assert!(other.get(&table).await.text.contains("Di"));
    assert!(host.get("/").await.text.contains("Your turn"));
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_names_words_and_talk_is_text() {
    let server = server().await;
    let host = server.visitor();
    let (table, links) = lobby(&host, &[("name-0", "<script>1</script>")]).await;
    let nasty = ["<img src=x onerror=alert(1)>", "\"'></title><script>", "{{7*7}}", "&lt;b&gt;"];
    let fields = [("seat", "0"), ("name", nasty[0].get(..24).expect("short")), ("words", nasty[1])];
    let named = post_event(&host, &table, "name", &fields);
    assert_eq!(named.await.status, StatusCode::OK);
    for line in nasty {
        assert_eq!(post_event(&host, &table, "say", &[("text", line)]).await.status, StatusCode::OK);
    }
    let friend = server.visitor();
    let invitation = friend.get(&links[0]).await;
    friend.post(&links[0], &[("name", "<b>Bo</b>")], &[]).await;
    let before = friend.get(&table).await;
    post_event(&host, &table, "start", &[]).await;
    let after = friend.get(&table).await;
    let mut stream = friend.stream(&format!("{table}/events"), &[]).await;
    let company = stream.next().await.expect("a message").company.expect("people");
    for text in [&invitation.text, &before.text, &after.text, &company] {
        for mark in ["<script>", "<img src=x", "<b>Bo", "</title><script"] {
            assert!(!text.contains(mark), "{mark} in {text}");
        }
    }
    assert!(after.text.contains("{{7*7}}") && after.text.contains("&amp;lt;b&amp;gt;"));
    for wrong in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", "\u{3164}", &"x".repeat(281)] {
        let answer = post_event(&host, &table, "say", &[("text", wrong)]).await;
        assert!(answer.status.is_client_error(), "{wrong:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_for_those_who_sit_and_in_measure() {
    let server = server().await;
    let (table, people) = three(&server, &[]).await;
    let stranger = server.visitor();
    assert_eq!(post_event(&stranger, &table, "say", &[("text", "hello")]).await.status, StatusCode::FORBIDDEN);
    let before = people[1].get(&table).await.number();
    let mut told = Vec::new();
    for line in 0..30 {
        told.push(post_event(&people[1], &table, "say", &[("text", &format!("line {line}"))]).await.status);
    }
    assert!(told.contains(&StatusCode::OK) && told.contains(&StatusCode::TOO_MANY_REQUESTS), "{told:?}");
    assert_eq!(post_event(&people[2], &table, "say", &[("text", "and I?")]).await.status, StatusCode::OK, "others may");
    let page = people[0].get(&table).await;
    assert!(page.text.contains("line 0") && page.text.contains("and I?"));
    assert_eq!(page.number(), before, "talk does not make a page stale");
    assert_eq!(people[0].act(&table, before, "\"keep\"").await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn going_further_back_needs_everyone() {
    let server = server().await;
    let (table, people) = three(&server, &[]).await;
    for person in &people {
        let number = person.get(&table).await.number();
        assert_eq!(person.act(&table, number, "\"keep\"").await.status, StatusCode::OK);
    }
    let act = async |who: usize, action: &str| {
        let number = people[who].get(&table).await.number();
        people[who].act(&table, number, action).await
    };
    act(0, "\"light\"").await;
    act(1, "\"cheer\"").await;
    let at = people[0].get(&table).await.number();
    assert_eq!(people[0].undo(&table, at).await.status, StatusCode::CONFLICT, "a card was drawn, another has answered");
    assert_eq!(post_event(&people[1], &table, "agree", &[]).await.status, StatusCode::CONFLICT, "nobody has asked");
    assert_eq!(post_event(&people[0], &table, "ask-undo", &[]).await.status, StatusCode::OK);
    assert!(people[1].get(&table).await.text.contains(&format!("{table}/agree")));
    assert!(!people[0].get(&table).await.text.contains(&format!("{table}/agree")), "not oneself");
    assert_eq!(post_event(&people[0], &table, "agree", &[]).await.status, StatusCode::CONFLICT);
    assert_eq!(post_event(&people[1], &table, "agree", &[]).await.status, StatusCode::OK);
    assert_eq!(people[0].get(&table).await.number(), at, "one is still missing");
    assert_eq!(post_event(&people[1], &table, "agree", &[]).await.status, StatusCode::CONFLICT, "once");
    assert_eq!(post_event(&people[2], &table, "decline", &[]).await.status, StatusCode::OK);
    assert_eq!(post_event(&people[1], &table, "agree", &[]).await.status, StatusCode::CONFLICT, "it is off the table");

    post_event(&people[0], &table, "ask-undo", &[]).await;
    post_event(&people[2], &table, "agree", &[]).await;
    assert_eq!(post_event(&people[1], &table, "agree", &[]).await.status, StatusCode::OK);
    let page = people[0].get(&table).await;
    assert_eq!(page.choices(), ["\"light\"", "\"wait\""], "the first player chooses again");
    assert!(page.number() > at);
    // The log can be replayed with all of that in it.
    let server = restart(server).await;
    let people: Vec<Visitor> = people.iter().map(|person| person.at(server.running.addr)).collect();
    assert_eq!(people[0].get(&table).await.text, page.text);
    assert_eq!(people[0].act(&table, page.number(), "\"wait\"").await.status, StatusCode::OK);
    // A choice makes an open wish void.
    post_event(&people[0], &table, "ask-undo", &[]).await;
    let number = people[1].get(&table).await.number();
    assert_eq!(people[1].act(&table, number, "\"hush\"").await.status, StatusCode::OK);
    assert_eq!(post_event(&people[1], &table, "agree", &[]).await.status, StatusCode::CONFLICT);
}

async fn restart(server: TestServer) -> TestServer {
    let TestServer { folder, running } = server;
    running.stop().await.expect("a clean end");
    let store = SqliteStore::open(&folder.path().join("tables.db")).expect("the store");
    let games: Vec<std::sync::Arc<dyn server::DynGame>> = vec![std::sync::Arc::new(server::Erased::<ToyGame>::new())];
    let running = server::start_on(common::anywhere(), std::sync::Arc::new(store), games, impatient());
    TestServer { folder, running: running.await.expect("a server") }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_the_absent_who_may_come_back() {
    let server = server().await;
    let (table, people) = three(&server, &[]).await;
    let stranger = server.visitor();
    stranger.get("/").await;
    let here = people[1].stream(&format!("{table}/events"), &[]).await;
    let mut watch = people[0].stream(&format!("{table}/events"), &[]).await;
    assert_eq!(post_event(&stranger, &table, "stand-in", &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        post_event(&people[0], &table, "stand-in", &[("seat", "1")]).await.status,
        StatusCode::CONFLICT,
        "they are there"
    );
    assert_eq!(post_event(&people[0], &table, "stand-in", &[("seat", "2")]).await.status, StatusCode::OK);
    // The bot plays: it keeps or swaps its card.
    while !people[0].get(&table).await.text.contains("choosing: Seats(3)") {
        watch.next().await.expect("a message");
    }
    let number = people[2].get(&table).await.number();
    assert_eq!(people[2].act(&table, number, "\"keep\"").await.status, StatusCode::FORBIDDEN, "the bot has the seat");
    assert_eq!(post_event(&people[1], &table, "return", &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(post_event(&people[2], &table, "return", &[]).await.status, StatusCode::OK);
    assert_eq!(post_event(&people[2], &table, "return", &[]).await.status, StatusCode::CONFLICT, "once");
    // Whoever goes lets a bot play on; the table goes on to its end with bots alone.
    drop(here);
    for person in &people {
        assert_eq!(post_event(person, &table, "leave", &[]).await.status, StatusCode::OK);
    }
    while !people[0].get(&format!("{table}/match.json")).await.status.is_success() {
        watch.next().await.expect("a message");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_there_a_moment_ago_is_not_replaced() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let (table, people) = three(&server, &[]).await;
    let here = people[2].stream(&format!("{table}/events"), &[]).await;
    for _ in 0..2 {
        let refused = post_event(&people[0], &table, "stand-in", &[("seat", "2")]).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "neither with a stream nor right after one");
    }
    drop(here);
    let refused = post_event(&people[0], &table, "stand-in", &[("seat", "2")]).await;
    assert_eq!((refused.status, &refused.json()["error"]), (StatusCode::CONFLICT, &json!("nobody-missing")));
    assert_eq!(
        post_event(&people[2], &table, "leave", &[]).await.status,
        StatusCode::OK,
        "one's own seat one may leave"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_given_up_only_by_those_it_belongs_to() {
    let server = server().await;
    let (table, people) = three(&server, &[]).await;
    assert_eq!(
        post_event(&people[0], &table, "abandon", &[]).await.status,
        StatusCode::FORBIDDEN,
        "others are playing"
    );
    let alone = server.visitor();
    let opened = alone.post("/new/toy-game", &[], &[]).await;
    let own = opened.header("location").split('?').next().expect("a path").to_owned();
    assert_eq!(post_event(&people[0], &own, "abandon", &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(alone.get(&format!("{own}/match.json")).await.status, StatusCode::CONFLICT);
    assert_eq!(post_event(&alone, &own, "abandon", &[]).await.status, StatusCode::OK);
    assert_eq!(alone.act(&own, 0, "\"keep\"").await.status, StatusCode::CONFLICT);
    let page = alone.get(&own).await;
    assert!(page.choices().is_empty() && page.text.contains("given up"));
    assert!(alone.get("/").await.text.contains("Given up"));
    assert_eq!(alone.get(&format!("{own}/match.json")).await.status, StatusCode::OK, "the seed is of no use any more");

    let host = server.visitor();
    let (waiting, links) = lobby(&host, &[]).await;
    assert_eq!(post_event(&host, &waiting, "abandon", &[]).await.status, StatusCode::OK);
    assert_eq!(server.visitor().post(&links[0], &[], &[]).await.status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_takes_everyone_along_one_seat_further() {
    let server = server().await;
    let (table, people) = three(&server, &[("name-0", "Ann")]).await;
    for person in &people {
        post_event(person, &table, "leave", &[]).await;
    }
    let mut watch = people[1].stream(&format!("{table}/events"), &[]).await;
    while !people[0].get(&format!("{table}/match.json")).await.status.is_success() {
        watch.next().await.expect("a message");
    }
    for person in &people {
        post_event(person, &table, "return", &[]).await;
    }
    let id = table.trim_start_matches("/t/");
    let again = people[1].post(&format!("/again/{id}"), &[], &[]).await;
    let next = again.header("location").to_owned();
    assert_ne!(next, table);
    assert!(people[2].get(&table).await.text.contains(&format!("href=\"{next}\"")), "the others are told where");
    assert_eq!(people[2].post(&format!("/again/{id}"), &[], &[]).await.header("location"), next, "one rematch");
    // It begins when they have come and added to the dice.
    assert!(people[0].get(&next).await.text.contains("id=\"lobby\""));
    assert_eq!(post_event(&people[1], &next, "start", &[]).await.status, StatusCode::OK);
    let page = people[0].get(&next).await;
    assert!(page.text.contains("&quot;Cy&quot;, &quot;Ann&quot;, &quot;Bo&quot;"), "{}", page.text);
    assert_eq!(page.choices().len(), 2, "their own seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_file_comes_back_as_a_replay() {
    let server = server().await;
    let host = server.visitor();
    let (table, links) = lobby(&host, &[]).await;
    let friend = server.visitor();
    friend.post(&links[1], &[("name", "Bo")], &[]).await;
    post_event(&host, &table, "start", &[]).await;
    for person in [&host, &friend] {
        post_event(person, &table, "leave", &[]).await;
    }
    let mut watch = host.stream(&format!("{table}/events"), &[]).await;
    while !host.get(&format!("{table}/match.json")).await.status.is_success() {
        watch.next().await.expect("a message");
    }
    let record = host.get(&format!("{table}/match.json")).await.text;
    let record: Record<ToyGame> = serde_json::from_str(&record).expect("a record");
    record.replay().expect("it holds");
    let secret = record.secret.expect("a secret").to_hex();
    let end = host.get(&table).await.text;
    assert!(end.contains("The promise was kept") && end.contains(&secret));

    // The file comes back as a replay that nobody can change.
    let reader = server.visitor();
    let file = serde_json::to_string(&record).expect("json");
    let form = format!(
        "--xyz\r\nContent-Disposition: form-data; name=\"file\"; filename=\"m.json\"\r\n\r\n{file}\r\n--xyz--\r\n"
    );
    let kind = [("content-type", "multipart/form-data; boundary=xyz")];
    let imported = reader.ask(Method::POST, "/import", &kind, form).await;
    let replay = imported.header("location").to_owned();
    assert_eq!(imported.status, StatusCode::SEE_OTHER, "{}", imported.text);
    let own = replay.split("/replay").next().expect("a path").to_owned();
    assert!(reader.get(&replay).await.text.contains(&format!("0 / {}", record.moves.len())));
    assert_eq!(post_event(&reader, &own, "abandon", &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(reader.act(&own, 1, "\"keep\"").await.status, StatusCode::CONFLICT);
    let again: Record<ToyGame> =
        serde_json::from_str(&reader.get(&format!("{own}/match.json")).await.text).expect("a record");
    assert_eq!(again, record, "the same file again");
    for eyes in ["0", "1", "2", "all", "turn"] {
        assert_eq!(host.get(&format!("{table}/replay?step=5&as={eyes}")).await.status, StatusCode::OK, "{eyes}");
    }
    for eyes in ["3", "x", "-1", ""] {
        assert_eq!(
            host.get(&format!("{table}/replay?step=5&as={eyes}")).await.status,
            StatusCode::BAD_REQUEST,
            "{eyes}"
        );
    }
    let json = [("content-type", "application/json")];
    for wrong in [
        file.replace(&secret, &"ab".repeat(32)),
        file.replace("\"moves\":[{", "\"moves\":[{\"x\":1,"),
        "{}".to_owned(),
        "[".repeat(9_000),
        String::new(),
    ] {
        let answer = reader.ask(Method::POST, "/import", &json, wrong).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    // Who says beforehand that it is more than anybody reads is not read at all.
    let mut sender = tokio::net::TcpStream::connect(server.running.addr).await.expect("a connection");
    let head = format!("POST /import HTTP/1.1\r\nhost: {}\r\ncontent-length: 99999999999\r\n\r\n", server.running.addr);
    sender.write_all(head.as_bytes()).await.expect("a head");
    let mut answer = [0; 12];
    sender.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 413");
    // The answer arrives although the sender was still writing, whatever it is.
    let mut statuses = Vec::new();
    while statuses.last() != Some(&StatusCode::TOO_MANY_REQUESTS) {
        statuses.push(reader.ask(Method::POST, "/import", &json, " ".repeat(5 << 20)).await.status);
    }
    statuses.pop();
    assert!(!statuses.is_empty() && statuses.iter().all(|status| *status == StatusCode::PAYLOAD_TOO_LARGE));
}

#[tokio::test(flavor = "multi_thread")]
async fn until_the_end_everyone_looks_back_with_their_own_eyes() {
    let server = server().await;
    let (table, people) = three(&server, &[]).await;
    let hand = |page: &Answer| between(&page.text, "mine: Some(", ")").into_iter().next();
    let own = hand(&people[0].get(&table).await).expect("a card");
    for eyes in ["1", "2", "turn", "all", "0"] {
        let page = people[0].get(&format!("{table}/replay?step=0&as={eyes}")).await;
        assert_eq!(hand(&page).as_deref(), Some(&*own), "{eyes}");
    }
    assert_eq!(server.visitor().get(&format!("{table}/replay?step=0&as=0")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_takes_over_by_link_or_by_code_once() {
    let server = server().await;
    let (first, second, third) = (server.visitor(), server.visitor(), server.visitor());
    let opened = first.post("/new/toy-game", &[], &[]).await;
    let table = opened.header("location").to_owned();
    let given = first.post("/device/give", &[], &[]).await;
    let link = format!("/d/{}", between(&given.text, "value=\"/d#", "\"").remove(0));
    let code = between(&given.text, "class=\"code num\">", "<").remove(0);
    assert_eq!(second.get(&link).await.status, StatusCode::OK);
    assert!(second.get(&table).await.choices().is_empty(), "looking is not taking");
    second.get("/").await;
    let own = second.post("/new/toy-game", &[], &[]).await.header("location").to_owned();
    let taken = second.post(&link, &[], &[]).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER);
    assert_eq!(second.get(&table).await.choices().len(), 2, "the same seats");
    for device in [&first, &second] {
        assert_eq!(device.get(&own).await.choices().len(), 2, "and what the other had is on both");
        assert_eq!(between(&device.get("/").await.text, "href=\"/t/", "\"").len(), 2);
    }
    assert_eq!(third.post(&link, &[], &[]).await.status, StatusCode::NOT_FOUND, "once");
    assert_eq!(
        third.post("/device/code", &[("code", "aaaa-aaaa")], &[]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let typed = format!(" {} ", code.to_lowercase().replace('-', " "));
    assert_eq!(third.post("/device/code", &[("code", &typed)], &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(third.get(&table).await.choices().len(), 2);
    let stranger = server.visitor();
    assert_eq!(
        stranger.post("/device/code", &[("code", &code)], &[]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "once"
    );
    // Guessing is slowed down.
    let mut answers = Vec::new();
    for guess in 0..12 {
        answers
            .push(stranger.post("/device/code", &[("code", &format!("abcdefg{}", 2 + guess % 8))], &[]).await.status);
    }
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expired_ticket_opens_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = std::sync::Arc::new(SqliteStore::open(&folder.path().join("tables.db")).expect("a store"));
    let games: Vec<std::sync::Arc<dyn server::DynGame>> = vec![std::sync::Arc::new(server::Erased::<ToyGame>::new())];
    let running =
        server::start_on(common::anywhere(), store.clone(), games, Options::default()).await.expect("a server");
    let visitor = Visitor::to(running.addr);
    use sha2::{Digest, Sha256};
    let hash = |token: &str| Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let token = "a".repeat(64);
    for kind in ["seat", "device"] {
        let ticket = |expires| Ticket {
            hash: hash(&token),
            kind: kind.to_owned(),
            body: "{}".to_owned(),
            expires,
            single: false,
        };
        store.put_ticket(ticket(Some(1)), 0).await.expect("a ticket");
        assert_eq!(visitor.get(&format!("/j/{token}")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(visitor.post(&format!("/d/{token}"), &[], &[]).await.status, StatusCode::NOT_FOUND);
        store.drop_ticket(hash(&token)).await.expect("it is gone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_whose_turn_it_is_and_no_secret() {
    let inside = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = format!("http://{}/hook?key=secret", inside.local_addr().expect("an address"));
    let closed = TestServer::of_toy_game(Options::default()).await;
    let (table, people) = three(&closed, &[]).await;
    assert_eq!(
        post_event(&people[0], &table, "hook", &[("url", &address)]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "this machine"
    );
    assert_eq!(
        post_event(&people[1], &table, "hook", &[("url", "https://chat.example/")]).await.status,
        StatusCode::FORBIDDEN,
        "not the host"
    );

    let options =
        Options { private_hooks: true, public_url: Some("http://table.example".to_owned()), ..Options::default() };
    let server = TestServer::of_toy_game(options).await;
    let (table, people) = three(&server, &[]).await;
    assert_eq!(post_event(&people[0], &table, "hook", &[("url", &address)]).await.status, StatusCode::OK);
    let mut turns = Vec::new();
    for person in &people {
        let (mut connection, _) = inside.accept().await.expect("a call");
        let mut bytes = Vec::new();
        // A JSON body of one object: it ends where its brace closes.
        while !bytes.ends_with(b"}") {
            assert!(connection.read_buf(&mut bytes).await.expect("more") > 0, "it breaks off");
        }
        let text = String::from_utf8(bytes).expect("text");
        connection.write_all(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n").await.expect("an answer");
        assert!(text.starts_with("POST /hook?key=secret HTTP/1.1\r\n"));
        let message: serde_json::Value =
            serde_json::from_str(text.split("\r\n\r\n").nth(1).expect("a body")).expect("json");
        assert_eq!(
            (&message["event"], &message["url"]),
            (&"turn".into(), &json!(format!("http://table.example{table}")))
        );
        assert!(!text.contains("secret\"") && !text.contains("mine"), "{text}");
        turns.push(message["waiting"].clone());
        let number = person.get(&table).await.number();
        assert_eq!(person.act(&table, number, "\"keep\"").await.status, StatusCode::OK);
    }
    assert_eq!(turns, [json!(["Player 1", "Bo", "Cy"]), json!(["Bo", "Cy"]), json!(["Cy"])]);
    assert!(!people[1].get(&table).await.text.contains("key=secret"), "nobody is shown the address");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_this_machine_or_for_a_token() {
    let server = server().await;
    let visitor = server.visitor();
    visitor.post("/new/toy-game", &[], &[]).await;
    let text = visitor.get("/metrics").await.text;
    assert!(
        text.contains("starboard_tables_loaded 1") && text.contains("starboard_answers_total{class=\"3xx\"} 1"),
        "{text}"
    );
    let options = Options { metrics_token: Some("let me see".to_owned()), ..Options::default() };
    let server = TestServer::of_toy_game(options).await;
    let visitor = server.visitor();
    assert_eq!(visitor.get("/metrics").await.status, StatusCode::NOT_FOUND);
    for (shown, status) in [("Bearer let me see", StatusCode::OK), ("Bearer x", StatusCode::NOT_FOUND)] {
        let answer = visitor.ask(Method::GET, "/metrics", &[("authorization", shown)], String::new()).await;
        assert_eq!(answer.status, status);
    }
    let server = TestServer::of_toy_game(Options { behind_proxy: true, ..Options::default() }).await;
    assert_eq!(server.visitor().get("/metrics").await.status, StatusCode::NOT_FOUND, "a proxy asks for others");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_cookies_are_secure_and_floods_are_told_apart() {
    let options = Options {
        public_url: Some("https://table.example".to_owned()),
        behind_proxy: true,
        burst: 2,
        rate: 1,
        ..Options::default()
    };
    let server = TestServer::of_toy_game(options).await;
    let visitor = server.visitor();
    let ask = async |from: &str| {
        let fresh = Visitor::to(visitor.addr);
        fresh.ask(Method::GET, "/healthz", &[("host", "table.example"), ("x-forwarded-for", from)], String::new()).await
    };
    let page = visitor.ask(Method::GET, "/", &[("host", "table.example")], String::new()).await;
    assert!(page.header("set-cookie").contains("; Secure"), "{:?}", page.headers);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(ask("9.9.9.9, 203.0.113.5").await.status);
    }
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS), "one address, many visitors");
    assert_eq!(ask("203.0.113.5, 203.0.113.6").await.status, StatusCode::OK, "only what the proxy added counts");
}
