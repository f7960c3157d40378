//! Hints at the table, the analysis after the game, how hard the games for one are.

use std::time::Duration;

use crate::common::program::Program;
use crate::common::{Answer, GAME, Luck, TestServer, Visitor, analysed, between};
use black_angel::BlackAngel;
use bots::Heuristics;
use bots::difficulty::ways;
use hyper::{Method, StatusCode};
use salvage::Salvage;
use serde_json::{Value, json};
use server::{DrawGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::{Count, DifficultyCell, Lang, NewGameScene, Tabletop, Visit};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

const JSON: [(&str, &str); 1] = [("accept", "application/json")];

/// Longer than any test: only calling it off ends such a thought.
const HOUR: Duration = Duration::from_secs(3_600);

fn quick() -> Options {
    Options { hint: Duration::from_millis(20), analysis: 8, ..Options::default() }
}

async fn hint(who: &Visitor, table: &str, number: u64) -> Answer {
    who.post(&format!("{table}/hint"), &[("n", &number.to_string())], &JSON).await
}

/// How many thoughts are under way.
async fn thinking(server: &TestServer) -> u64 {
    let metrics = server.visitor().get("/metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix("starboard_thinking "));
    line.expect("a gauge").parse().expect("a number")
}

async fn until_thinking(server: &TestServer, count: u64) {
    while thinking(server).await != count {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_marked_said_in_words_and_can_be_taken() {
    let server = TestServer::with(quick()).await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "hint")]).await;
    for _ in 0..8 {
        let page = visitor.get(&table).await;
        assert!(page.text.contains("data-hint"), "the button is there");
        let answer = hint(&visitor, &table, page.number()).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let answer = answer.json();
        let action = answer["action"].as_str().expect("a choice");
        assert!(page.choices().contains(&action.to_owned()), "it is one of those that are offered");
        let html = answer["html"].as_str().expect("words");
        assert!(html.contains("Of 100 games about") || html.contains("nothing else to choose"), "{html}");
        // The things to touch are those of the choice.
        let path = answer["path"].as_array().expect("a path").iter().filter_map(Value::as_str);
        let path = path.collect::<Vec<_>>().join(" ");
        assert!(between(&page.text, "data-path=\"", "\"").contains(&path), "{path}");
        assert_eq!(visitor.act(&table, page.number(), action).await.status, StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_script_a_hint_is_a_page() {
    let server = TestServer::with(quick()).await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "page")]).await;
    let number = visitor.get(&table).await.number().to_string();
    for (lang, words) in [("en", "Of 100 games"), ("fr", "Sur 100"), ("pl", "Na 100")] {
        let cookie = format!("starboard_lang={lang}");
        visitor.cookies.lock().expect("cookies").insert("starboard_lang".to_owned(), lang.to_owned());
        let page = visitor.post(&format!("{table}/hint"), &[("n", &number)], &[]).await;
        assert_eq!(page.status, StatusCode::OK, "{cookie}");
        let said = between(&page.text, "id=\"hint\"", "</section>").remove(0);
        assert!(said.contains(words) && said.contains("data-path=\""), "{said}");
        let whole = between(&said, "<div class=\"whole\">", "<div class=\"compared").remove(0);
        assert_eq!(between(&whole, "name=\"action\" value=\"", "\"").len(), 1, "it can be taken: {whole}");
    }
    let stopped = visitor.post(&format!("{table}/hint/stop"), &[], &[]).await;
    assert_eq!(stopped.header("location"), table);
}

/// Every reason can be told: no feature of any game is without words in any language.
#[test]
fn no_feature_is_without_words() {
    fn check<G: Tabletop + Heuristics>() {
        for feature in G::FEATURES.iter().chain(&bots::BESIDE_FEATURES) {
            assert!(ui::is_told::<G>(feature), "{}: {feature}", G::ID);
        }
        // And none is told of that nobody looks at.
        for topic in G::topics() {
            let known = |feature: &&str| G::FEATURES.contains(feature);
            assert!(topic.features.iter().all(known), "{}: {}", G::ID, topic.name);
            if let Count::More(feature, _) | Count::Less(feature, _) | Count::Either(feature, _) = topic.count {
                assert!(topic.features.contains(&feature), "{}: {feature}", G::ID);
            }
        }
        let twice = |feature: &&&str| G::topics().iter().filter(|topic| topic.features.contains(feature)).count() > 1;
        assert_eq!(G::FEATURES.iter().find(twice), None, "{}: told once", G::ID);
    }
    check::<UnderFallingSkies>();
    check::<Campaign>();
    check::<TinyEpicGalaxies>();
    check::<BlackAngel>();
    check::<Salvage>();
}

/// A hint says why: signs and words, the chances as one picture, the runner-up, and the others to be compared with.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_why() {
    let server = TestServer::with(Options { hint: Duration::from_millis(300), ..quick() }).await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "why"), ("threat", "3")]).await;
    let (mut gains, mut compared) = (0, 0);
    for _ in 0..6 {
        let page = visitor.get(&table).await;
        let answer = hint(&visitor, &table, page.number()).await.json();
        let html = answer["html"].as_str().expect("words").to_owned();
        let whole = between(&html, "<div class=\"whole\">", "<details").remove(0);
        let reasons = whole.matches("<li class=").count();
        assert!(reasons <= 3, "{whole}");
        assert!(reasons > 0 || whole.contains("little to choose") || whole.contains("many small ones"), "{whole}");
        // Gains before costs, each with its sign.
        let first_cost = whole.find("<li class=\"con\"").unwrap_or(whole.len());
        assert!(whole.rfind("<li class=\"pro\"").is_none_or(|gain| gain < first_cost), "{whole}");
        gains += whole.matches("<li class=\"pro\"><span class=\"plus-minus\" aria-hidden=\"true\">+</span>").count();
        if let Some(runner_up) = between(&html, "<details class=\"runner-up\"", "</details>").first() {
            assert!(runner_up.contains("<em>As good</em>") || runner_up.contains("<em>Worse</em>"), "{runner_up}");
            assert!(html.contains("without knowing the next roll"));
            assert_eq!(whole.matches("role=\"img\"").count(), 1, "the bars are one picture");
        }
        let others = between(&html, "data-for=\"", "\"");
        compared += others.len();
        let offered = page.choices();
        let unescaped = |text: &String| text.replace("&quot;", "\"");
        assert!(others.iter().all(|other| offered.contains(&unescaped(other))), "{others:?}");
        let action = answer["action"].as_str().expect("a choice");
        assert!(!others.iter().any(|other| unescaped(other) == action), "the hint is not compared with itself");
        visitor.act(&table, page.number(), action).await;
    }
    assert!(gains > 0 && compared > 6, "{gains} gains, {compared} compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_those_who_are_asked() {
    let server = TestServer::with(quick()).await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let table = visitor.open(&[("seed", "whose")]).await;
    stranger.get("/").await;
    assert_eq!(hint(&stranger, &table, 0).await.status, StatusCode::FORBIDDEN);
    let stale = hint(&visitor, &table, 7).await;
    assert_eq!((stale.status, stale.json()["error"].as_str()), (StatusCode::CONFLICT, Some("stale")));
    let bad = visitor.post(&format!("{table}/hint"), &[("n", "x")], &JSON).await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    let over = visitor.play(&table, &mut Luck(7), u64::MAX).await;
    assert!(!over.text.contains("data-hint"));
    let answer = hint(&visitor, &table, over.number()).await;
    assert_eq!((answer.status, answer.json()["error"].as_str()), (StatusCode::CONFLICT, Some("nothing-asked")));
    assert_eq!(hint(&visitor, "/t/abcdefghijkmnpqr", 0).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_where_others_play_along() {
    let server = TestServer::of_toy_game(quick()).await;
    let people: Vec<Visitor> = (0..3).map(|_| server.visitor()).collect();
    let opened = people[0].post("/new/toy-game", &[("company", "open")], &[]).await;
    let table = opened.header("location").to_owned();
    assert_eq!(hint(&people[0], &table, 0).await.json()["error"], "not-started");
    let links = between(&people[0].get(&table).await.text, "value=\"/j#", "\"");
    for (friend, link) in people[1..].iter().zip(links) {
        friend.get("/").await;
        friend.post(&format!("/j/{link}"), &[], &[]).await;
    }
    people[0].post(&format!("{table}/start"), &[], &JSON).await;
    for person in &people {
        let page = person.get(&table).await;
        assert!(!page.text.contains("data-hint"), "no button");
        let answer = hint(person, &table, page.number()).await;
        assert_eq!((answer.status, answer.json()["error"].as_str()), (StatusCode::CONFLICT, Some("no-hints")));
        assert!(answer.json()["message"].as_str().expect("words").contains("not be fair"));
    }
    // Whoever lets a bot stand in has not given the seat away.
    people[1].post(&format!("{table}/leave"), &[], &JSON).await;
    people[2].post(&format!("{table}/leave"), &[], &JSON).await;
    let page = people[0].get(&table).await;
    assert_eq!(hint(&people[0], &table, page.number()).await.json()["error"], "no-hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_a_hint_is_on_the_page_of_whoever_chooses() {
    let server = TestServer::of_toy_game(quick()).await;
    let visitor = server.visitor();
    let opened = visitor.post("/new/toy-game", &[("seed", "screen")], &[]).await;
    let table = opened.header("location").split('?').next().expect("a path").to_owned();
    // All are asked at first; whoever has chosen waits for the others.
    let first = visitor.get(&format!("{table}?seat=0")).await;
    let fields = [("n", "0"), ("seat", "0"), ("viewer", "0"), ("action", &*first.choices()[0])];
    assert_eq!(visitor.post(&format!("{table}/act"), &fields, &JSON).await.status, StatusCode::OK);
    let (mut given, mut refused) = (0, 0);
    for seat in ["0", "1", "2"] {
        let page = visitor.get(&format!("{table}?seat={seat}")).await;
        let fields = [("n", &*page.number().to_string()), ("viewer", seat)];
        let answer = visitor.post(&format!("{table}/hint"), &fields, &JSON).await;
        if page.text.contains("data-hint") {
            given += 1;
            let action = answer.json()["action"].as_str().expect("a choice").to_owned();
            assert!(page.choices().contains(&action));
        } else {
            refused += 1;
            // It would rest on what another player knows.
            assert_eq!(answer.json()["error"], "nothing-asked");
        }
    }
    assert_eq!((given, refused), (2, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_at_a_time_and_leaving_ends_it() {
    let server = TestServer::with(Options { hint: HOUR, ..quick() }).await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "one")]).await;
    let ask = || {
        let (visitor, table) = (visitor.clone(), table.clone());
        tokio::spawn(async move { hint(&visitor, &table, 0).await })
    };
    let first = ask();
    until_thinking(&server, 1).await;
    let second = ask();
    let answer = first.await.expect("an answer");
    assert_eq!((answer.status, answer.json()["error"].as_str()), (StatusCode::CONFLICT, Some("called-off")));
    until_thinking(&server, 1).await;
    let stop = visitor.post(&format!("{table}/hint/stop"), &[], &JSON).await;
    assert_eq!(stop.json(), json!({ "ok": true, "stopped": true }));
    assert_eq!(second.await.expect("an answer").json()["error"], "called-off");
    until_thinking(&server, 0).await;
    // Whoever closes the page hangs up.
    let third = ask();
    until_thinking(&server, 1).await;
    third.abort();
    until_thinking(&server, 0).await;
    // And a stopping server does not wait for an hour.
    let fourth = ask();
    until_thinking(&server, 1).await;
    server.running.stop().await.expect("a clean end");
    let _ = fourth.await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_all_the_time_has_to_wait() {
    let server = TestServer::with(Options { hint: Duration::from_millis(1), ..quick() }).await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "often")]).await;
    let mut last = StatusCode::OK;
    for _ in 0..40 {
        last = hint(&visitor, &table, 0).await.status;
        if last != StatusCode::OK {
            break;
        }
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let number = visitor.get(&table).await;
    assert_eq!(visitor.act(&table, number.number(), &number.choices()[0]).await.status, StatusCode::OK, "play goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_get_hints_for_their_own_seat() {
    let server = TestServer::with(quick()).await;
    let program = Program::at(&server, None).await;
    let opened = program.open(&json!({ "game": GAME, "seed": "program" })).await;
    let (id, token) = (opened["id"].as_str().expect("an id"), opened["seats"][0]["token"].as_str().expect("a token"));
    let player = program.with(token);
    let path = format!("/api/tables/{id}/hint");
    let hint = player.ask(Method::GET, &path, None, &[]).await;
    assert_eq!(hint.status, StatusCode::OK, "{}", hint.text);
    let hint = hint.json();
    let legal = player.look(id).await["legal"].as_array().expect("choices").clone();
    let choices = hint["choices"].as_array().expect("choices");
    assert_eq!(choices.len(), legal.len());
    assert!(choices.iter().all(|choice| legal.contains(&choice["action"])));
    assert_eq!(choices[0]["chances"].as_array().map(Vec::len), Some(1));
    let number = hint["number"].as_u64().expect("a number");
    assert_eq!(player.act(id, number, &choices[0]["action"]).await.status, StatusCode::OK);
    assert_eq!(program.ask(Method::GET, &path, None, &[]).await.status, StatusCode::FORBIDDEN);
}

/// A finished table, with its player.
async fn finished(server: &TestServer, seed: &str) -> (Visitor, String) {
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", seed)]).await;
    visitor.play(&table, &mut Luck(7), u64::MAX).await;
    (visitor, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed() {
    let server = TestServer::with(quick()).await;
    let (visitor, table) = finished(&server, "analysed").await;
    let page = format!("{table}/analysis");
    assert!(visitor.get(&table).await.text.contains(&format!("href=\"{page}\"")), "the end leads there");
    assert!(visitor.get(&format!("{table}/replay?step=3")).await.text.contains(&format!("href=\"{page}\"")));
    let fresh = visitor.get(&page).await;
    assert!(fresh.status == StatusCode::OK && fresh.text.contains(&format!("action=\"{page}\"")));
    let done = analysed(&visitor, &table).await;
    assert!(!done.text.contains("http-equiv=\"refresh\""));
    for words in ["What luck did", "What your choices did", "Chance to win, round by round", "Three turning points"] {
        assert!(done.text.contains(words), "{words}");
    }
    // Exactly three, in words and as a picture, each with its place in the replay.
    assert_eq!((1..=9).filter(|number| done.text.contains(&format!("id=\"turning-{number}\""))).count(), 3);
    for point in done.text.split("id=\"turning-").skip(2) {
        let link =
            between(point, "href=\"", "\"").into_iter().find(|link| link.contains("/replay?step=")).expect("a way");
        assert!(link.starts_with(&format!("{table}/replay?step=")), "{link}");
        assert_eq!(visitor.get(&link.replace("&amp;", "&")).await.status, StatusCode::OK);
        let words = between(point, "<dd", "</dd>");
        assert!(words.len() >= 2 && words[0] != words[1] && !words[0].is_empty(), "{point}");
        assert!(point.contains("in 100") && done.text.contains("how-crop"), "with the table as it was");
    }
    let step = between(&done.text, "name=\"step\" value=\"", "\"").remove(0);
    let continued = visitor.post(&format!("{table}/continue"), &[("step", &step)], &[]).await;
    assert_eq!(continued.status, StatusCode::SEE_OTHER, "a table from there: {}", continued.text);
    // Others may read it, as they may replay the game, but not begin or stop one.
    let stranger = server.visitor();
    let theirs = stranger.get(&page).await;
    assert!(theirs.status == StatusCode::OK && theirs.text.contains("class=\"chart\""));
    for path in [page.clone(), format!("{page}/stop")] {
        assert_eq!(stranger.post(&path, &[], &[]).await.status, StatusCode::FORBIDDEN);
    }
    for lang in ["fr", "pl"] {
        visitor.cookies.lock().expect("cookies").insert("starboard_lang".to_owned(), lang.to_owned());
        let page = visitor.get(&page).await;
        assert!(page.text.contains("class=\"chart\"") && !page.text.contains("Dice and cards"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_is_not_analysed() {
    let server = TestServer::with(quick()).await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let table = visitor.open(&[("seed", "goes on")]).await;
    visitor.play(&table, &mut Luck(7), 5).await;
    let page = format!("{table}/analysis");
    for answer in [visitor.get(&page).await, visitor.post(&page, &[], &JSON).await] {
        assert_eq!(answer.status, StatusCode::CONFLICT);
    }
    assert_eq!(visitor.post(&page, &[], &JSON).await.json()["error"], "still-played");
    for answer in [stranger.get(&page).await, stranger.post(&page, &[], &JSON).await] {
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "strangers may not search a game that goes on");
    }
    let given_up = visitor.post(&format!("{table}/abandon"), &[], &JSON).await;
    assert_eq!(given_up.status, StatusCode::OK);
    assert_eq!(visitor.post(&page, &[], &[]).await.status, StatusCode::SEE_OTHER, "one that was given up is");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_shows_how_far_it_is_and_can_be_stopped() {
    // So many iterations that only the limit of time ends a thought.
    let server = TestServer::with(Options { analysis: u32::MAX, ..quick() }).await;
    let (visitor, table) = finished(&server, "stopped").await;
    let page = format!("{table}/analysis");
    visitor.post(&page, &[], &[]).await;
    loop {
        let now = visitor.get(&page).await.text;
        let done = between(&now, "id=\"judged\" value=\"", "\"").first().and_then(|done| done.parse::<u32>().ok());
        if done.is_some_and(|done| done >= 2) {
            assert!(now.contains(&format!("action=\"{page}/stop\"")));
            break;
        }
        assert!(!now.contains("class=\"chart\""), "it was faster than this test");
        tokio::task::yield_now().await;
    }
    assert_eq!(visitor.post(&format!("{page}/stop"), &[], &[]).await.header("location"), page);
    until_thinking(&server, 0).await;
    assert!(visitor.get(&page).await.text.contains(&format!("action=\"{page}\"")), "the button is there again");
    visitor.post(&page, &[], &[]).await;
    until_thinking(&server, 1).await;
    server.running.stop().await.expect("it does not hold up the end");
}

/// The page on which a game is set up shows every cell that `starboard difficulty` measures.
fn grid<G: Tabletop + Heuristics>(fields: &[(&str, &str)], chosen: &[&str]) {
    let mut sample: Vec<DifficultyCell> = Vec::new();
    for (index, way) in (0u32..).zip(ways::<G>()) {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let options = way.iter().map(|(name, value)| (name.clone(), text(value))).collect();
        sample.push(DifficultyCell { options, bot: "strong".to_owned(), games: 1_000, won: index * 7 + 3 });
    }
    assert!(sample.len() > 3, "{}", G::ID);
    let fields: Vec<(String, String)> = fields.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    for lang in Lang::ALL {
        let visit = Visit { lang, ..Visit::default() };
        let draw = |difficulty: &[DifficultyCell]| {
            let scene = NewGameScene { visit, packs: &[], fields: &fields, fault: None, past: &[], difficulty };
            Erased::<G>::new().new_game_page(&scene)
        };
        let page = draw(&sample);
        let shown = between(&page, "data-tip=\"", "\"");
        for cell in &sample {
            let counted = |words: &&String| {
                let numbers: Vec<&str> = words.split(|c: char| !c.is_ascii_digit()).collect();
                numbers.contains(&&*cell.won.to_string()) && numbers.contains(&"1000")
            };
            assert_eq!(shown.iter().filter(counted).count(), 1, "{} {cell:?}", G::ID);
        }
        // A sentence for each, shown while exactly this is being chosen, and what is chosen is marked.
        assert_eq!(page.matches("data-when=\"").count(), sample.len());
        let marked: Vec<String> = page
            .split("<t")
            .filter(|cell| cell.split('>').next().is_some_and(|tag| tag.contains("now")))
            .flat_map(|cell| between(cell, "data-mark=\"", "\""))
            .collect();
        assert_eq!(marked, chosen, "{}", G::ID);
        assert!(!draw(&[]).contains("difficulty"), "nothing where nothing was measured");
        let never = DifficultyCell { games: 0, won: 0, ..sample[0].clone() };
        assert!(!draw(&[never]).contains("difficulty"));
    }
}

#[test]
fn the_grid_of_difficulty_stands_where_a_game_is_chosen() {
    grid::<UnderFallingSkies>(
        &[("city", "new-york"), ("threat", "2")],
        &["threat=2", "city=new-york", "city=new-york&threat=2"],
    );
    grid::<TinyEpicGalaxies>(&[("players", "1"), ("rogue", "medium")], &["rogue=medium", "rogue=medium"]);
    grid::<BlackAngel>(&[("players", "1"), ("hal", "difficult")], &["hal=difficult", "hal=difficult"]);
}
