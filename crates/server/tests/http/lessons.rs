//! Lessons over HTTP: they run at ordinary tables, survive a restart, and let only what they ask for
//! through.

use crate::common::{TestServer, between};
use hyper::StatusCode;

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
