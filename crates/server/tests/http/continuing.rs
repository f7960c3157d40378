//! Going on from a step of a game at a table of one's own.

use std::sync::Arc;

use black_angel::BlackAngel;
use bots::Heuristics;
use engine::{Continued, Game, Record, Viewer};
use hyper::StatusCode;
use serde_json::{Value, json};
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::Tabletop;
use under_falling_skies::UnderFallingSkies;

use crate::common::{Answer, GAME, Luck, TestServer, Visitor, between, finished, taken_in};

const JSON: [(&str, &str); 1] = [("accept", "application/json")];

async fn continued(who: &Visitor, table: &str, fields: &[(&str, &str)]) -> Answer {
    who.post(&format!("{table}/continue"), fields, &JSON).await
}

/// The new table's path.
fn opened(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.header("location").to_owned()
}

fn refusal(answer: &Answer) -> (StatusCode, String) {
    (answer.status, answer.json()["error"].as_str().unwrap_or_default().to_owned())
}

fn id(table: &str) -> &str {
    table.strip_prefix("/t/").expect("a table")
}

fn record<G: Tabletop>(text: &str) -> Record<G> {
    serde_json::from_str(text).expect("a record")
}

/// From several steps of a whole game: the new table shows its player what that seat knew there, all
/// else is new, and its file is marked, replays and is proved.
async fn goes_on<G: Tabletop + Heuristics>(options: Value) {
    let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<G>::new())];
    let server = TestServer::of(games, Options::default()).await;
    let who = server.visitor();
    let (table, game) = finished::<G>(&who, options).await;
    let steps = game.moves().len();
    for step in [0, 1, steps / 3, steps / 2, steps - 1] {
        let mut then = game.record().begin().expect("it begins");
        for choice in &game.moves()[..step] {
            then.act(choice.seat, choice.action, &mut ()).expect("it was legal");
        }
        let other = opened(&continued(&who, &table, &[("step", &step.to_string()), ("as", "0")]).await);
        let page = who.get(&other).await;
        assert!(page.text.contains(&format!("Continued from step {step} of another game")), "{step}: marked");
        assert!(page.text.contains(&format!("href=\"{table}/replay?step={step}\"")), "{step}: the way back");
        // Near the end the bots may have ended it meanwhile.
        who.post(&format!("{other}/abandon"), &[], &JSON).await;
        let kept = record::<G>(&who.get(&format!("{other}/match.json")).await.text);
        assert_eq!(kept.continued, Some(Continued { table: id(&table).to_owned(), step: step as u64 }));
        assert_ne!(kept.commitment, game.chance().commitment(), "the dice are others");
        let begun = kept.begin().expect("it begins");
        let seen = Viewer::Seat(engine::Seat(0));
        assert_eq!(begun.state().view(seen), then.state().view(seen), "{step}: what the seat knew");
        kept.replay().expect("it replays and is proved");
    }
    let over = continued(&who, &table, &[("step", &steps.to_string())]).await;
    assert_eq!(refusal(&over), (StatusCode::CONFLICT, "nothing-left".to_owned()));
    let beyond = continued(&who, &table, &[("step", &(steps + 1).to_string())]).await;
    assert_eq!(beyond.status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn under_falling_skies_goes_on_from_any_step() {
    goes_on::<UnderFallingSkies>(json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tiny_epic_galaxies_goes_on_from_any_step() {
    goes_on::<TinyEpicGalaxies>(json!({ "players": 2, "expansion": true })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn black_angel_goes_on_from_any_step() {
    goes_on::<BlackAngel>(json!({ "players": 2 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_cards_and_dice_are_dealt_anew() {
    let server = TestServer::of(vec![Arc::new(Erased::<BlackAngel>::new())], Options::default()).await;
    let who = server.visitor();
    let (table, _) = finished::<BlackAngel>(&who, json!({ "players": 2 })).await;
    let mut positions = Vec::new();
    for _ in 0..2 {
        let other = opened(&continued(&who, &table, &[("step", "6"), ("as", "1")]).await);
        who.post(&format!("{other}/abandon"), &[], &JSON).await;
        let kept = who.get(&format!("{other}/match.json")).await.json();
        assert_eq!(kept["dice"], 2, "from a secret that nobody has seen");
        positions.push(kept["position"].clone());
    }
    assert_ne!(positions[0], positions[1], "twice from the same step, never the same decks and hands");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_sit_in_the_other_seats_and_a_file_can_be_taken_in_again() {
    let server = TestServer::of(vec![Arc::new(Erased::<TinyEpicGalaxies>::new())], Options::default()).await;
    let (who, stranger) = (server.visitor(), server.visitor());
    let sitters = |page: &Answer| {
        let names = ["bot, fair", "bot, random", "bot, strong"];
        names
            .map(|name| between(&page.text, "<li class=\"chair", "</li>").iter().filter(|li| li.contains(name)).count())
    };
    let (table, _) = finished::<TinyEpicGalaxies>(&who, json!({ "players": 3 })).await;
    // Anybody may look back at a game that is over, with any eyes, and go on.
    stranger.get("/").await;
    let other = opened(&continued(&stranger, &table, &[("step", "5"), ("as", "2")]).await);
    let page = stranger.get(&other).await;
    assert_eq!(sitters(&page), [2, 0, 0], "where people sat there are the usual bots");
    stranger.post(&format!("{other}/abandon"), &[], &JSON).await;
    let imported = taken_in(&stranger, stranger.get(&format!("{other}/match.json")).await.text).await;
    let again = stranger.get(&format!("{imported}/match.json")).await.json();
    assert_eq!(again["continued"]["step"], 5, "the mark stays");
    assert!(stranger.get(&imported).await.text.contains("Continued from step 5"));
    // A bot keeps its level.
    let fields = [("players", "3"), ("seat-1", "bot"), ("level-1", "strong"), ("seat-2", "bot"), ("level-2", "random")];
    let table = who.open_game(TinyEpicGalaxies::ID, &fields).await;
    let other = opened(&continued(&who, &table, &[("step", "0")]).await);
    assert_eq!(sitters(&who.get(&other).await), [0, 1, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_went_on_from_a_step_is_not_counted_and_begins_again_there() {
    let server = TestServer::open().await;
    let who = server.visitor();
    let table = who.open(&[("seed", "counted"), ("city", "paris")]).await;
    // Alone one may go on from a step of a game that is not over, too.
    who.play(&table, &mut Luck(3), 6).await;
    assert!(who.get(&format!("{table}/replay?step=4")).await.text.contains("Continue from here"));
    let other = opened(&continued(&who, &table, &[("step", "4")]).await);
    let file = |text: String| record::<UnderFallingSkies>(&text);
    who.play(&other, &mut Luck(4), u64::MAX).await;
    let first = file(who.get(&format!("{other}/match.json")).await.text);
    assert!(first.replay().expect("it replays").is_over());
    let home = who.get("/").await;
    assert!(home.text.contains("Continued from step 4 of another game"), "the list says what it is");
    let past = who.get(&format!("/past/{GAME}")).await;
    assert!(!past.text.contains("<tr>") && !past.text.contains("Paris"), "it is not counted");
    // Again means from the same step, with other dice.
    let again = opened(&who.post(&format!("/again/{}", id(&other)), &[], &JSON).await);
    who.play(&again, &mut Luck(5), u64::MAX).await;
    let second = file(who.get(&format!("{again}/match.json")).await.text);
    assert_eq!((second.continued, second.position), (first.continued, first.position));
    assert_ne!(second.commitment, first.commitment);
    // It is the same after a restart.
    let server = server.restart().await;
    let who = who.at(server.running.addr);
    assert!(who.get(&again).await.text.contains("Continued from step 4"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_tries_out_elsewhere_what_others_play() {
    let server = TestServer::of_toy_game(Options::default()).await;
    let people: Vec<Visitor> = (0..3).map(|_| server.visitor()).collect();
    let stranger = server.visitor();
    stranger.get("/").await;
    let opened_by = people[0].post("/new/toy-game", &[("company", "open")], &[]).await;
    let table = opened_by.header("location").to_owned();
    let step = [("step", "0")];
    assert_eq!(refusal(&continued(&people[0], &table, &step).await).1, "not-started");
    let links = between(&people[0].get(&table).await.text, "value=\"/j#", "\"");
    for (friend, link) in people[1..].iter().zip(links) {
        friend.get("/").await;
        friend.post(&format!("/j/{link}"), &[], &[]).await;
    }
    people[0].post(&format!("{table}/start"), &[], &JSON).await;
    for person in &people {
        assert!(!person.get(&format!("{table}/replay")).await.text.contains("/continue\""), "no button");
        let answer = continued(person, &table, &step).await;
        assert_eq!(refusal(&answer), (StatusCode::CONFLICT, "not-alone".to_owned()));
    }
    assert_eq!(continued(&stranger, &table, &step).await.status, StatusCode::FORBIDDEN);
    // Nor if the others have let bots stand in: they may come back.
    people[1].post(&format!("{table}/leave"), &[], &JSON).await;
    people[2].post(&format!("{table}/leave"), &[], &JSON).await;
    assert_eq!(refusal(&continued(&people[0], &table, &step).await).1, "not-alone");
    // Several at one screen are people too: their hands would be seen.
    let shared = people[0].post("/new/toy-game", &[("seed", "screen")], &[]).await;
    let shared = shared.header("location").split('?').next().expect("a path").to_owned();
    assert_eq!(refusal(&continued(&people[0], &shared, &step).await).1, "not-alone");
    // Against bots alone it is nobody's loss.
    let bots = people[0].post("/new/toy-game", &[("company", "bot"), ("level", "random")], &[]).await;
    let bots = bots.header("location").split('?').next().expect("a path").to_owned();
    let other = opened(&continued(&people[0], &bots, &[("step", "0"), ("as", "2")]).await);
    let page = people[0].get(&other).await;
    assert!(page.text.contains("Continued from step 0"));
    // With one's own eyes, whatever is asked for: the seat is one's own.
    assert_eq!(between(&page.text, "name=\"viewer\" value=\"", "\"").first().map(String::as_str), Some("0"));
    let gone = continued(&people[0], &bots, &[("step", "x")]).await;
    assert_eq!(gone.status, StatusCode::BAD_REQUEST);
    assert_eq!(continued(&people[0], "/t/abcdefghijkmnpqr", &step).await.status, StatusCode::NOT_FOUND);
}
