//! Looking back at a game: the steps that come ahead of time are the pages of their addresses.

use std::collections::BTreeMap;
use std::sync::Arc;

use black_angel::BlackAngel;
use bots::Heuristics;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::Tabletop;
use under_falling_skies::UnderFallingSkies;

use crate::common::{Answer, Luck, Shown, TestServer, Visitor, analysed, between, finished, patched};

/// How many steps come with one answer.
const STEPS: u64 = 16;

/// What the page says of its steps, in the attributes of the player.
fn told(page: &Answer, name: &str) -> String {
    let player = between(&page.text, "<section class=\"player\" id=\"player\"", ">").remove(0);
    between(&player, &format!("data-{name}=\""), "\"").remove(0)
}

fn address(table: &str, page: &Answer, from: u64, eyes: &str) -> String {
    format!("{table}/steps?from={from}&as={eyes}&v={}", told(page, "version"))
}

/// Brings what is shown up to date with the parts of a frame, as the script does.
fn take(shown: &mut Shown, parts: &Value) {
    for part in parts.as_array().expect("parts") {
        let id = part["id"].as_str().expect("an id").to_owned();
        let html = match part["patch"].as_array() {
            Some(patch) => patched(shown.0.get(&id).expect("a part that was sent"), patch),
            None => part["html"].as_str().expect("html").to_owned(),
        };
        shown.0.insert(id, html);
    }
}

/// What is shown at each step of a game, by the steps that come ahead of time, and how many bytes came.
async fn walk(who: &Visitor, table: &str, steps: u64, eyes: &str) -> (Vec<Shown>, usize) {
    let page = who.get(&format!("{table}/replay?step=0&as={eyes}")).await;
    assert_eq!(told(&page, "steps"), steps.to_string());
    let mut all: BTreeMap<u64, Shown> = BTreeMap::new();
    let mut wire = 0;
    for from in (0..=steps).step_by(STEPS as usize) {
        let path = address(table, &page, from, eyes);
        let packed = who.ask(Method::GET, &path, &[("accept-encoding", "gzip")], String::new()).await;
        assert_eq!((packed.status, packed.header("content-encoding")), (StatusCode::OK, "gzip"));
        wire += packed.size;
        let answer = who.get(&path).await;
        assert!(answer.header("cache-control").starts_with("private, max-age="), "it may be kept");
        let answer = answer.json();
        let mut shown = Shown::default();
        take(&mut shown, &answer["first"]);
        // The first of an answer is the last of the one before.
        if let Some(before) = all.insert(from, shown.clone()) {
            assert_eq!(before.0, shown.0, "step {from} by both ways");
        }
        let frames = answer["steps"].as_array().expect("steps");
        assert_eq!(frames.len() as u64, STEPS.min(steps - from), "so many and no more");
        for (step, frames) in (from + 1..).zip(frames) {
            for frame in frames.as_array().expect("frames") {
                take(&mut shown, &frame["parts"]);
            }
            all.insert(step, shown.clone());
        }
    }
    (all.into_values().collect(), wire)
}

/// Over a whole game: each step, got by walking from the beginning of any answer, is what its address shows.
async fn every_step_is_its_page<G: Tabletop + Heuristics>(options: Value, eyes: &[&str]) {
    let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<G>::new())];
    let server = TestServer::of(games, Options::default()).await;
    let who = server.visitor();
    let (table, game) = finished::<G>(&who, options).await;
    let steps = game.moves().len() as u64;
    for (turn, eyes) in eyes.iter().enumerate() {
        let (shown, wire) = walk(&who, &table, steps, eyes).await;
        assert_eq!(shown.len() as u64, steps + 1);
        println!("{}: {steps} steps, {wire} bytes, {} a step", G::ID, wire as u64 / steps);
        // All of them with the first eyes, some with each of the others.
        for step in (0..=steps).filter(|step| turn == 0 || step % 7 == 0 || *step == steps) {
            shown[step as usize].must_be(&who.get(&format!("{table}/replay?step={step}&as={eyes}")).await);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_under_falling_skies_is_its_page() {
    every_step_is_its_page::<UnderFallingSkies>(json!({}), &["turn"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_tiny_epic_galaxies_is_its_page() {
    every_step_is_its_page::<TinyEpicGalaxies>(json!({ "players": 2 }), &["turn", "1", "all"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_black_angel_is_its_page() {
    every_step_is_its_page::<BlackAngel>(json!({ "players": 2 }), &["turn", "0", "all"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_listed_with_what_was_done_in_them() {
    let server = TestServer::of(vec![Arc::new(Erased::<BlackAngel>::new())], Options::default()).await;
    let who = server.visitor();
    let (table, game) = finished::<BlackAngel>(&who, json!({ "players": 2 })).await;
    let steps = game.moves().len() as u64;
    let page = who.get(&format!("{table}/replay?step={}", steps / 2)).await;
    let list = between(&page.text, "id=\"turns\"", "</section>").remove(0);
    let turns: Vec<u64> =
        between(&list, "data-step=\"", "\"").iter().map(|step| step.parse().expect("a step")).collect();
    assert!(turns.len() > 10 && turns.is_sorted() && turns[0] == 0, "{turns:?}");
    assert!(list.contains("<h3>Round 2</h3>"), "{list}");
    let current = between(&list, "<a ", ">").into_iter().filter(|link| link.contains("aria-current=\"step\""));
    let current: Vec<u64> =
        current.map(|link| between(&link, "data-step=\"", "\"")[0].parse().expect("a step")).collect();
    let wanted = turns.iter().rev().find(|step| **step <= steps / 2).expect("a turn");
    assert_eq!(current, [*wanted], "where one is");
    assert!(between(&list, "class=\"said\">", "</a>").iter().all(|line| !line.is_empty()));
    // Without the script every turn and step is a link.
    for href in between(&page.text, "href=\"/t/", "\"").iter().filter(|href| href.contains("/replay?step=")).take(8) {
        assert_eq!(who.get(&format!("/t/{href}")).await.status, StatusCode::OK, "{href}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_marks_where_most_was_lost() {
    let options = Options { analysis: 8, ..Options::default() };
    let server = TestServer::of(vec![Arc::new(Erased::<UnderFallingSkies>::new())], options).await;
    let who = server.visitor();
    let (table, _) = finished::<UnderFallingSkies>(&who, json!({})).await;
    let before = who.get(&format!("{table}/replay?step=0")).await;
    assert!(!before.text.contains("data-stop"));
    analysed(&who, &table).await;
    let after = who.get(&format!("{table}/replay?step=0")).await;
    let marked = between(&after.text, "data-stop=\"\"", "</a>");
    assert!((1..=3).contains(&marked.len()), "{marked:?}");
    assert!(marked.iter().all(|mark| mark.contains("Turning point: ")), "{marked:?}");
    // What was drawn without them has another address.
    let old = who.get(&address(&table, &before, 0, "turn")).await;
    assert_eq!(old.status, StatusCode::CONFLICT);
    assert_eq!(who.get(&address(&table, &after, 0, "turn")).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_for_those_who_may_look_back() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let people: Vec<Visitor> = (0..3).map(|_| server.visitor()).collect();
    let stranger = server.visitor();
    let opened = people[0].post("/new/toy-game", &[("company", "open")], &[]).await;
    let table = opened.header("location").to_owned();
    let lobby = people[0].get(&format!("{table}/steps?from=0")).await;
    assert_eq!(lobby.status, StatusCode::CONFLICT, "it has not begun");
    let links = between(&people[0].get(&table).await.text, "value=\"/j#", "\"");
    for (friend, link) in people[1..].iter().zip(links) {
        friend.get("/").await;
        friend.post(&format!("/j/{link}"), &[], &[]).await;
    }
    people[0].post(&format!("{table}/start"), &[], &[("accept", "application/json")]).await;
    let mut luck = Luck(2);
    for person in &people {
        let page = person.get(&table).await;
        if let Some(number) = (!page.choices().is_empty()).then(|| page.number()) {
            person.act(&table, number, luck.pick(&page.choices())).await;
        }
    }
    for (seat, person) in people.iter().enumerate() {
        let page = person.get(&format!("{table}/replay?step=0")).await;
        assert_eq!(told(&page, "as"), seat.to_string(), "with one's own eyes");
        // Whatever eyes are asked for.
        let own = person.get(&address(&table, &page, 0, &seat.to_string())).await;
        let other = person.get(&address(&table, &page, 0, &((seat + 1) % 3).to_string())).await;
        assert_eq!((own.status, &own.text), (StatusCode::OK, &other.text));
        let mut shown = Shown::default();
        take(&mut shown, &own.json()["first"]);
        shown.must_be(&page);
        for wrong in [1, 17, 160_000] {
            assert_eq!(
                person.get(&address(&table, &page, wrong, "0")).await.status,
                StatusCode::BAD_REQUEST,
                "{wrong}"
            );
        }
        assert_eq!(person.get(&format!("{table}/steps?from=0&v=other")).await.status, StatusCode::CONFLICT);
        assert_eq!(stranger.get(&address(&table, &page, 0, "all")).await.status, StatusCode::FORBIDDEN);
    }
}
