//! A coach who asks before a choice that gives up much, where that is fair.

use std::sync::Arc;

use crate::common::{Answer, Luck, TestServer, Visitor};
use hyper::StatusCode;
use serde_json::Value;
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;

const JSON: [(&str, &str); 1] = [("accept", "application/json")];
const GALAXIES: &str = "tiny-epic-galaxies";

/// Few games for each thought, always the same: what is asked follows from the position alone.
async fn start() -> TestServer {
    let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<TinyEpicGalaxies>::new())];
    TestServer::of(games, Options { coach: 60, ..Options::default() }).await
}

fn set_coach(visitor: &Visitor, code: &str) {
    visitor.cookies.lock().expect("cookies").insert("starboard_coach".to_owned(), code.to_owned());
}

/// The page of a table, once the bots have played.
async fn page(visitor: &Visitor, table: &str) -> Answer {
    loop {
        let page = visitor.get(table).await;
        if !page.choices().is_empty() || page.text.contains("id=\"end-title\"") {
            return page;
        }
        tokio::task::yield_now().await;
    }
}

async fn act(visitor: &Visitor, table: &str, number: u64, action: &str, sure: bool) -> Answer {
    let number = number.to_string();
    let mut fields = vec![("n", &*number), ("action", action)];
    if sure {
        fields.push(("sure", "yes"));
    }
    visitor.post(&format!("{table}/act"), &fields, &JSON).await
}

fn is_asked(answer: &Answer) -> bool {
    answer.json()["error"] == "sure"
}

/// Plays at random until the coach has asked so often; gives the choices that were made. Each time
/// nothing is played, another choice at the same moment is let through, and so is this one once it is
/// confirmed.
async fn play(visitor: &Visitor, table: &str, most: usize) -> (Vec<String>, usize) {
    let (mut luck, mut made, mut asked) = (Luck(5), Vec::new(), 0);
    while made.len() < most {
        let shown = page(visitor, table).await;
        let choices = shown.choices();
        if choices.is_empty() {
            break;
        }
        let action = luck.pick(&choices).clone();
        let answer = act(visitor, table, shown.number(), &action, false).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        if is_asked(&answer) {
            asked += 1;
            assert_eq!(answer.json()["ok"], Value::Bool(false));
            let words = answer.json()["message"].as_str().expect("a question").to_owned();
            assert!(words.starts_with("This gives up much: about "), "{words}");
            assert_eq!(page(visitor, table).await.number(), shown.number(), "nothing was played");
            assert_eq!(
                act(visitor, table, shown.number(), &action, false).await.json(),
                answer.json(),
                "the same again"
            );
            assert_eq!(act(visitor, table, shown.number(), &action, true).await.json()["ok"], Value::Bool(true));
        }
        made.push(action);
    }
    (made, asked)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_gives_up_much_is_asked_about_and_played_when_confirmed() {
    let server = start().await;
    let (careful, other) = (server.visitor(), server.visitor());
    set_coach(&careful, "on");
    let fields = [("players", "1"), ("seed", "coach")];
    let (table, same) = (careful.open_game(GALAXIES, &fields).await, other.open_game(GALAXIES, &fields).await);
    let (made, asked) = play(&careful, &table, 60).await;
    assert!(asked > 0, "random play gives up much");
    assert!(asked < made.len(), "but not with every choice");
    // The coach changes neither the dice nor the log: without it the same choices lead to the same.
    for action in &made {
        let number = page(&other, &same).await.number();
        assert_eq!(act(&other, &same, number, action, false).await.json()["ok"], Value::Bool(true), "nobody asks");
    }
    // Once they are given up, the records can be had.
    let [here, there] = [(&careful, &table), (&other, &same)].map(|(who, table)| {
        let (who, table) = (who.clone(), table.clone());
        async move {
            assert_eq!(who.post(&format!("{table}/abandon"), &[], &JSON).await.status, StatusCode::OK);
            who.get(&format!("{table}/match.json")).await.json()
        }
    });
    assert_eq!(here.await, there.await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_choice_is_never_asked_about() {
    let server = start().await;
    let visitor = server.visitor();
    set_coach(&visitor, "on");
    let table = visitor.open_game(GALAXIES, &[("players", "1"), ("seed", "best")]).await;
    for _ in 0..25 {
        let shown = page(&visitor, &table).await;
        let mut played = false;
        // Among all choices there is always one that is let through at once.
        for action in shown.choices() {
            let answer = act(&visitor, &table, shown.number(), &action, false).await;
            if !is_asked(&answer) {
                assert_eq!(answer.json()["ok"], Value::Bool(true), "{}", answer.text);
                played = true;
                break;
            }
        }
        assert!(played, "every choice was asked about");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_warned_where_others_play() {
    let server = start().await;
    let visitor = server.visitor();
    set_coach(&visitor, "on");
    // Two at one screen: the coach would speak to both.
    let fields = [("players", "2"), ("seed", "coach")];
    let opened = visitor.open_game(GALAXIES, &fields).await;
    let table = opened.split('?').next().expect("a path").to_owned();
    let mut luck = Luck(5);
    let mut made = 0;
    while made < 60 {
        let mut moved = false;
        for seat in ["0", "1"] {
            let shown = visitor.get(&format!("{table}?seat={seat}")).await;
            let choices = shown.choices();
            if choices.is_empty() {
                continue;
            }
            let action = luck.pick(&choices).clone();
            let fields = [("n", &*shown.number().to_string()), ("viewer", seat), ("action", &*action)];
            let answer = visitor.post(&format!("{table}/act"), &fields, &JSON).await;
            assert_eq!(answer.json()["ok"], Value::Bool(true), "{}", answer.text);
            moved = true;
            made += 1;
        }
        if !moved {
            break;
        }
    }
    assert!(made > 20, "{made}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_is_off_until_it_is_asked_for_and_remembered_then() {
    let server = start().await;
    let visitor = server.visitor();
    let page = visitor.get("/").await.text;
    assert!(page.contains("name=\"coach\" value=\"off\" checked"), "off by default");
    let set = visitor.post("/settings", &[("coach", "on"), ("advice", "direct")], &[]).await;
    assert_eq!(set.status, StatusCode::SEE_OTHER);
    let page = visitor.get("/").await.text;
    assert!(page.contains("name=\"coach\" value=\"on\" checked") && page.contains("data-advice=\"direct\""));
    assert_eq!(visitor.post("/settings", &[("coach", "maybe")], &[]).await.status, StatusCode::BAD_REQUEST);
}
