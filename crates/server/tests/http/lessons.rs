//! Lessons over HTTP: they run at ordinary tables, survive a restart, and let only what they ask for
//! through.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::StatusCode;
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::Lesson;

use crate::common::{TestServer, Visitor, between};

const LESSON: &str = "/learn/under-falling-skies/first-round";

fn beat(page: &str) -> String {
    between(page, "data-beat=\"", "\"").remove(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_after_a_restart_and_answers_what_it_did_not_ask_for() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    assert_eq!(visitor.get(LESSON).await.status, StatusCode::OK, "looking begins nothing");
    let offered = async || between(&visitor.get("/").await.text, "action=\"/learn/under-falling-skies/", "</button>");
    assert!(offered().await[0].starts_with("first-round\"") && offered().await[0].contains("Learn"));
    let begun = visitor.post(LESSON, &[], &[]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER);
    let table = begun.header("location").to_owned();
    assert_eq!(visitor.post(LESSON, &[], &[]).await.header("location"), table, "the same table again");

    let page = visitor.get(&table).await;
    assert_eq!(beat(&page.text), "goal");
    let place = r#"{"place":{"die":2,"square":[1,1]}}"#;
    let early = visitor.act(&table, 0, place).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "the coach has not finished");
    let script = [("accept", "application/json")];
    let turn = async |to: &str| visitor.post(&format!("{table}/lesson"), &[("beat", to)], &script).await.status;
    assert_eq!(turn("dice").await, StatusCode::CONFLICT, "no beat is left out");
    for to in ["danger", "dice", "research"] {
        assert_eq!(turn(to).await, StatusCode::OK);
    }
    assert!(offered().await[0].contains("Go on <small>4/"), "the first page knows the step: {:?}", offered().await);
    let number = visitor.get(&table).await.number();
    let other = visitor.act(&table, number, r#"{"place":{"die":1,"square":[1,1]}}"#).await;
    assert_eq!((other.status, other.json()["rule"].as_str()), (StatusCode::UNPROCESSABLE_ENTITY, Some("UFS-MOVE-4")));
    let forbidden = visitor.act(&table, number, r#"{"place":{"die":1,"square":[5,0]}}"#).await;
    assert_eq!(forbidden.json()["rule"], "UFS-PLAN-4", "what the rules forbid is refused by them");
    assert_eq!(turn("research-done").await, StatusCode::CONFLICT, "what is to be done cannot be read over");
    assert_eq!(visitor.act(&table, number, place).await.status, StatusCode::OK);

    let server = server.restart().await;
    let visitor = visitor.at(server.running.addr);
    assert_eq!(beat(&visitor.get(&table).await.text), "research-done");
    let back = visitor.post(&format!("{table}/lesson"), &[("beat", "danger")], &script).await;
    assert_eq!(back.status, StatusCode::OK);
    let page = visitor.get(&table).await;
    assert_eq!(beat(&page.text), "danger");
    assert!(page.choices().contains(&place.to_owned()), "the die is in the hand again");
    assert!(!visitor.get("/").await.text.contains(&table), "it is no game that goes on");
    assert!(!visitor.get("/learn").await.text.contains("name=\"again\""), "it is not done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_that_begins_later_cannot_be_undone_before_its_start() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.post("/learn/under-falling-skies/robots", &[], &[]).await.header("location").to_owned();
    let page = visitor.get(&table).await;
    assert_eq!((beat(&page.text).as_str(), page.number()), ("start", 5));
    assert_eq!(visitor.undo(&table, 5).await.status, StatusCode::CONFLICT);
    let stranger = server.visitor();
    assert!(!stranger.get(&table).await.text.contains("id=\"lesson\""), "nobody else is coached");
    assert_eq!(
        stranger.post(&format!("{table}/lesson"), &[("beat", "energy")], &[]).await.status,
        StatusCode::FORBIDDEN
    );
}

/// Others do what the lesson says: after what was asked for, after going back, and after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn others_answer_as_the_lesson_says() {
    let games = || -> Vec<Arc<dyn DynGame>> { vec![Arc::new(Erased::<TinyEpicGalaxies>::new())] };
    let server = TestServer::of(games(), Options::default()).await;
    let visitor = server.visitor();
    let lesson = Lesson::find("tiny-epic-galaxies", "follow").expect("a lesson");
    let table = visitor.post("/learn/tiny-epic-galaxies/follow", &[], &[]).await.header("location").to_owned();
    let led = visitor.get(&table).await;
    assert_eq!((beat(&led.text).as_str(), led.number()), ("window", lesson.prelude.len() as u64));
    learn(&visitor, &table, lesson, "gain").await;
    let back = visitor.post(&format!("{table}/lesson"), &[("beat", "move")], &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert_eq!(beat(&visitor.get(&table).await.text), "move", "what others did then is taken back too");
    learn(&visitor, &table, lesson, "advance").await;

    let server = server.restart_of(games()).await;
    let visitor = visitor.at(server.running.addr);
    assert_eq!(beat(&visitor.get(&table).await.text), "advance");
    learn(&visitor, &table, lesson, "end").await;
    assert!(visitor.get("/learn").await.text.contains("name=\"again\""), "it is done");
}

/// Goes on until a beat, and waits for the others where they have to answer.
async fn learn(visitor: &Visitor, table: &str, lesson: &Lesson, until: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        assert!(Instant::now() < deadline, "nobody answers before {until}");
        let page = visitor.get(table).await;
        let now = between(&page.text, "data-beat=\"", "\"").into_iter().next();
        let Some(index) = now.as_deref().and_then(|now| lesson.index_of(now)) else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        if now.as_deref() == Some(until) {
            return;
        }
        match lesson.beats[index].act.first() {
            Some(action) => assert_eq!(visitor.act(table, page.number(), action).await.status, StatusCode::OK),
            None => {
                let next = [("beat", lesson.beats[index + 1].id.as_str())];
                let turned = visitor.post(&format!("{table}/lesson"), &next, &[]).await;
                assert_eq!(turned.status, StatusCode::SEE_OTHER);
            }
        }
    }
}
