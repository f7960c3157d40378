//! Every lesson and every first game with tips, played through the pages that the server draws.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use black_angel::BlackAngel;
use hyper::StatusCode;
use serde_json::Value;
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::{Lang, Lesson};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

use crate::common::{Answer, Luck, TestServer, Visitor, between};

async fn server() -> TestServer {
    let games: Vec<Arc<dyn DynGame>> = vec![
        Arc::new(Erased::<UnderFallingSkies>::new()),
        Arc::new(Erased::<Campaign>::new()),
        Arc::new(Erased::<TinyEpicGalaxies>::new()),
        Arc::new(Erased::<BlackAngel>::new()),
    ];
    TestServer::of(games, Options::default()).await
}

async fn begin(visitor: &Visitor, lesson: &Lesson) -> String {
    let begun = visitor.post(&format!("/learn/{}/{}", lesson.game, lesson.id), &[], &[]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}: {}", lesson.key, begun.text);
    begun.header("location").to_owned()
}

/// Where the coach is, once the others have answered.
async fn at(visitor: &Visitor, table: &str) -> (Answer, Option<String>) {
    loop {
        let page = visitor.get(table).await;
        assert_eq!(page.status, StatusCode::OK);
        if !page.text.contains("data-kind=\"wait\"") {
            let beat = between(&page.text, "data-beat=\"", "\"").into_iter().next();
            return (page, beat);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn turn(visitor: &Visitor, table: &str, beat: &str) {
    let turned = visitor.post(&format!("{table}/lesson"), &[("beat", beat)], &[]).await;
    assert_eq!(turned.status, StatusCode::SEE_OTHER, "{beat}: {}", turned.text);
}

/// What can be touched first on the table: what is offered beside it is never begun by itself.
fn firsts(page: &str) -> BTreeSet<String> {
    let tags = || page.split('<').filter_map(|tag| tag.split_once('>').map(|(tag, _)| tag));
    let value = |tag: &str, name: &str| between(&format!("{tag} "), &format!(" {name}=\""), "\"").into_iter().next();
    let aside: BTreeSet<String> =
        tags().filter(|tag| tag.contains(" data-aside")).filter_map(|tag| value(tag, "id")).collect();
    let options = tags().filter(|tag| tag.starts_with("button class=\"opt\""));
    let first = |tag: &str| Some(value(tag, "data-path")?.split(' ').next()?.to_owned());
    options.filter_map(first).filter(|id| !id.is_empty() && !aside.contains(id)).collect()
}

/// Plays a lesson to its end. At every beat: what it asks for is offered, a first sentence that says what to touch
/// first is not skipped, and what is legal but not asked for is explained and not played. Says how often.
async fn learn(visitor: &Visitor, lesson: &Lesson, skipped: &mut Vec<String>) -> usize {
    let table = begin(visitor, lesson).await;
    let mut explained = 0;
    for (index, beat) in lesson.beats.iter().enumerate() {
        let (page, now) = at(visitor, &table).await;
        let here = format!("{} {}", lesson.key, beat.id);
        assert_eq!(now.as_deref(), Some(beat.id.as_str()), "{here}");
        let Some(action) = beat.act.first() else {
            if let Some(next) = lesson.beats.get(index + 1) {
                turn(visitor, &table, &next.id).await;
            }
            continue;
        };
        let choices = page.choices();
        assert!(choices.contains(action), "{here}: {action} is not offered");
        let is_told_twice = lesson.text_of(&beat.id, "text2", Lang::En).is_some();
        if is_told_twice && firsts(&page.text).len() < 2 {
            skipped.push(here.clone());
        }
        if let Some(other) = choices.iter().find(|choice| !beat.act.contains(choice)) {
            let answer = visitor.act(&table, page.number(), other).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{here}: {other}");
            let words = lesson.text_of(&beat.id, "other", Lang::En);
            let said = answer.json()["message"].as_str().expect("words").to_owned();
            assert!(words.is_none_or(|words| words.replace('*', "") == said) && !said.is_empty(), "{here}: {said}");
            assert_eq!(visitor.get(&table).await.number(), page.number(), "{here}: nothing was played");
            explained += 1;
        }
        let done = visitor.act(&table, page.number(), action).await;
        assert_eq!(done.status, StatusCode::OK, "{here}: {}", done.text);
    }
    explained
}

/// All lessons of all games, by the pages alone.
#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_explains_what_it_did_not_ask_for() {
    let server = server().await;
    let visitor = server.visitor();
    let mut skipped = Vec::new();
    for lesson in Lesson::all().iter().filter(|lesson| !lesson.is_game()) {
        let explained = learn(&visitor, lesson, &mut skipped).await;
        assert!(explained > 0, "{}", lesson.key);
    }
    assert!(skipped.is_empty(), "begun by itself, so that the first sentence is never read: {skipped:?}");
    let record = visitor.get("/record").await.text;
    for family in ["under-falling-skies", "tiny-epic-galaxies", "black-angel"] {
        let (all, games) = (Lesson::of(family).count(), Lesson::of(family).filter(|lesson| lesson.is_game()).count());
        assert!(record.contains(&format!("{} of {all} done", all - games)), "{family}: {record}");
    }
    // Whoever begins again has learned it all the same.
    let first = &Lesson::all()[0];
    let again = visitor.post(&format!("/learn/{}/{}", first.game, first.id), &[("again", "1")], &[]).await;
    assert_eq!(at(&visitor, again.header("location")).await.1.as_deref(), Some(first.beats[0].id.as_str()));
    assert_eq!(between(&visitor.get("/record").await.text, "<span>4 of 5 done", "</span>").len(), 1);
}

/// A lesson that was begun on one device goes on where it was on another.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_at_another_device() {
    let server = server().await;
    let (first, second) = (server.visitor(), server.visitor());
    let lesson = &Lesson::all()[0];
    let table = begin(&first, lesson).await;
    for beat in &lesson.beats[1..4] {
        turn(&first, &table, &beat.id).await;
    }
    let given = first.post("/device/give", &[], &[]).await;
    let link = format!("/d/{}", between(&given.text, "value=\"/d#", "\"").remove(0));
    assert_eq!(second.post(&link, &[], &[]).await.status, StatusCode::SEE_OTHER);
    assert!(second.get("/").await.text.contains("Go on <small>4/"), "the first page knows it");
    assert_eq!(begin(&second, lesson).await, table, "the same table");
    let (page, beat) = at(&second, &table).await;
    assert_eq!(beat.as_deref(), Some(lesson.beats[3].id.as_str()));
    let done = second.act(&table, page.number(), &lesson.beats[3].act[0]).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    assert_eq!(at(&first, &table).await.1.as_deref(), Some(lesson.beats[4].id.as_str()), "and back again");
}

/// Choices of a first game: longer ones are played by the tests of the games.
const CHOICES: usize = 120;

/// A first game with tips, with fair dice: each tip is said when it is first wanted, once, and nothing is held back.
async fn first_game(visitor: &Visitor, lesson: &Lesson, luck: &mut Luck) {
    let table = begin(visitor, lesson).await;
    let mut said: Vec<String> = Vec::new();
    let mut is_read = false;
    for _ in 0..CHOICES {
        let (page, tip) = at(visitor, &table).await;
        let choices = page.choices();
        let named = |name: &str| choices.iter().any(|choice| is_named(choice, name));
        let wanted = lesson.tips.iter().find(|tip| named(&tip.when) && !said.contains(&tip.id));
        // Never two without a choice between them.
        let wanted = wanted.filter(|_| !is_read);
        is_read = tip.is_some();
        assert_eq!(tip, wanted.map(|tip| tip.id.clone()), "{}: {choices:?}", lesson.key);
        if let Some(tip) = tip {
            let text = lesson.text_of(&tip, "title", Lang::En).expect("a title");
            assert!(page.text.contains(&text), "{tip}");
            turn(visitor, &table, &tip).await;
            said.push(tip);
            continue;
        }
        if choices.is_empty() {
            break;
        }
        let done = visitor.act(&table, page.number(), luck.pick(&choices)).await;
        assert_eq!(done.status, StatusCode::OK, "{}: {}", lesson.key, done.text);
    }
    assert!(said.len() > 1, "{}: only {said:?} was said", lesson.key);
    assert!(!visitor.get("/record").await.text.contains(&table), "it does not count");
}

fn is_named(action: &str, name: &str) -> bool {
    match serde_json::from_str(action) {
        Ok(Value::String(word)) => word == name,
        Ok(Value::Object(fields)) => fields.contains_key(name),
        _ => false,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_each_has_its_tips() {
    let server = server().await;
    let visitor = server.visitor();
    let games: Vec<&Lesson> = Lesson::all().iter().filter(|lesson| lesson.is_game()).collect();
    assert_eq!(games.len(), 3, "one of each game");
    for (number, lesson) in (1..).zip(games) {
        first_game(&visitor, lesson, &mut Luck(number)).await;
    }
    // Whoever wants none has none.
    let other = server.visitor();
    let table = begin(&other, Lesson::find("under-falling-skies", "first-game").expect("a lesson")).await;
    assert!(at(&other, &table).await.1.is_some());
    turn(&other, &table, ui::QUIET).await;
    let mut luck = Luck(9);
    for _ in 0..12 {
        let (page, tip) = at(&other, &table).await;
        assert_eq!(tip, None);
        let Some(action) = page.choices().first().map(|_| luck.pick(&page.choices()).clone()) else { break };
        assert_eq!(other.act(&table, page.number(), &action).await.status, StatusCode::OK);
    }
}
