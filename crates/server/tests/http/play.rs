//! Games played over real HTTP.

use crate::common::{Luck, Shown, TestServer, Visitor, between};
use hyper::StatusCode;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_from_the_forms() {
    let server = TestServer::open().await;
    for seed in 0..3 {
        let visitor = server.visitor();
        let table = visitor.open(&[("seed", &format!("whole game {seed}"))]).await;
        let end = visitor.play(&table, &mut Luck(seed), u64::MAX).await;
        assert!(end.choices().is_empty() && end.number() > 10);
        let home = visitor.get("/").await;
        assert!(home.text.contains(&table), "the home page lists the table");
        let after = visitor.act(&table, end.number(), "\"pass\"").await;
        assert_eq!(after.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(after.json()["rule"], "UFS-SM-13");
        assert_eq!(visitor.undo(&table, end.number()).await.status, StatusCode::CONFLICT, "the end is the end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_script_forms_lead_back_to_the_table() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let page = visitor.get(&table).await;
    let (number, action) = (page.number().to_string(), page.choices().remove(0));
    let act = format!("{table}/act");
    assert!(page.text.contains(&format!("action=\"{act}\"")), "the page's form leads there");
    let answer = visitor.post(&act, &[("n", &number), ("action", &action)], &[]).await;
    assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, &*table));

    let stale = visitor.post(&act, &[("n", &number), ("action", &action)], &[]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(stale.number(), 1, "the refusal shows the table as it is now");
    let box_shown = |text: &str| !between(text, "id=\"refusal\"", ">")[0].contains("hidden");
    assert!(box_shown(&stale.text) && !box_shown(&page.text));

    let refused = visitor.post(&act, &[("n", "1"), ("action", "\"dig\"")], &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(box_shown(&refused.text) && refused.text.contains("#UFS-"), "the rule is linked to");
    assert_eq!(visitor.get(&table).await.number(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_plays_once() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let mut luck = Luck(5);
    for number in 0..8 {
        let page = visitor.get(&table).await;
        assert_eq!(page.number(), number);
        let choices = page.choices();
        let action = luck.pick(&choices);
        let clicks: Vec<_> = (0..4)
            .map(|_| {
                let (visitor, table, action) = (visitor.clone(), table.clone(), action.clone());
                tokio::spawn(async move { visitor.act(&table, number, &action).await })
            })
            .collect();
        let mut applied = 0;
        for click in clicks {
            let answer = click.await.expect("an answer");
            match answer.status {
                StatusCode::OK => applied += 1,
                status => {
                    assert_eq!(status, StatusCode::CONFLICT);
                    assert_eq!(answer.json()["ok"], json!(false));
                    assert!(!answer.json()["message"].as_str().expect("a message").is_empty());
                    assert_eq!(answer.json().get("rule"), None);
                }
            }
        }
        assert_eq!(applied, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_tabs_see_the_same_game() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "tabs")]).await;
    let stranger = server.visitor();
    let mut tabs = Vec::new();
    for who in [&visitor, &visitor, &stranger] {
        let mut stream = who.stream(&format!("{table}/events"), &[]).await;
        let mut shown = Shown::default();
        shown.apply(&stream.next().await.expect("the whole table"));
        tabs.push((stream, shown));
    }
    let mut luck = Luck(77);
    let mut heard: Vec<String> = Vec::new();
    let end = loop {
        let page = visitor.get(&table).await;
        let choices = page.choices();
        if choices.is_empty() {
            break page.number();
        }
        let answer = visitor.act(&table, page.number(), luck.pick(&choices)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let mut messages = Vec::new();
        for (stream, shown) in &mut tabs {
            let message = stream.next().await.expect("the next message");
            assert_eq!(message.number, page.number() + 1, "nothing doubled, nothing left out");
            assert!(message.frames.iter().rev().skip(1).all(|frame| frame["pause"].as_u64() > Some(0)));
            heard.extend(message.frames.iter().filter_map(|frame| Some(frame["sound"].as_str()?.to_owned())));
            shown.apply(&message);
            messages.push(message.frames);
        }
        assert_eq!(messages[0], messages[1], "two tabs of one visitor get the same");
        tabs[0].1.must_be(&visitor.get(&table).await);
        tabs[2].1.must_be(&stranger.get(&table).await);
        assert!(tabs[2].1.0.values().all(|html| !html.contains("name=\"action\"")), "no choices for a spectator");
    };
    assert!(end > 10);
    assert!(heard.iter().any(|sound| sound == "won" || sound == "lost"), "the end is heard: {heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_and_is_an_entry_too() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    // Choices of which some reveal nothing: at each, take back if that is possible.
    let table = visitor.open(&[("seed", "undo")]).await;
    let mut luck = Luck(3);
    let (mut undone, mut refused) = (0, 0);
    let mut stream = visitor.stream(&format!("{table}/events"), &[]).await;
    let mut shown = Shown::default();
    shown.apply(&stream.next().await.expect("the whole table"));
    for _ in 0..40 {
        let before = visitor.get(&table).await;
        if before.choices().is_empty() {
            break;
        }
        let number = before.number();
        let choices = before.choices();
        assert_eq!(visitor.act(&table, number, luck.pick(&choices)).await.status, StatusCode::OK);
        shown.apply(&stream.next().await.expect("a message"));
        let undo = visitor.undo(&table, number + 1).await;
        if undo.status == StatusCode::OK {
            undone += 1;
            assert_eq!(undo.json()["n"], number + 2);
            shown.apply(&stream.next().await.expect("a message"));
            let after = visitor.get(&table).await;
            assert_eq!(after.choices(), before.choices());
            shown.must_be(&after);
            // The old number does not come back: a page from before the undo is stale.
            assert_eq!(visitor.act(&table, number, &choices[0]).await.status, StatusCode::CONFLICT);
            assert_eq!(visitor.act(&table, number + 2, luck.pick(&choices)).await.status, StatusCode::OK);
            shown.apply(&stream.next().await.expect("a message"));
        } else {
            refused += 1;
            assert_eq!(undo.status, StatusCode::CONFLICT);
        }
    }
    assert!(undone > 3 && refused > 3, "{undone} {refused}");
    let page = visitor.get(&table).await;
    let server = server.restart().await;
    let again = visitor.at(server.running.addr).get(&table).await;
    assert_eq!(again.text, page.text, "replayed with its undos");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_may_look_but_not_touch() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let action = visitor.get(&table).await.choices().remove(0);
    let stranger: Visitor = server.visitor();
    let page = stranger.get(&table).await;
    assert_eq!((page.status, page.choices().len()), (StatusCode::OK, 0));
    for answer in [
        stranger.act(&table, 0, &action).await,
        stranger.undo(&table, 0).await,
        stranger.post(&format!("{table}/act"), &[("n", "0"), ("action", &action)], &[]).await,
        stranger.post(&format!("{table}/why"), &[("path", "die-0")], &[]).await,
        stranger.get(&format!("{table}/replay?step=0")).await,
    ] {
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(visitor.get(&table).await.number(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_cite_the_rule_in_the_visitors_language() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let mut messages = Vec::new();
    for lang in ["en", "fr", "pl"] {
        let settings = [("lang", lang), ("theme", "dark"), ("speed", "fast"), ("back", &*table)];
        let set = visitor.post("/settings", &settings, &[]).await;
        assert_eq!((set.status, set.header("location")), (StatusCode::SEE_OTHER, &*table));
        let refused = visitor.act(&table, 0, "\"dig\"").await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let body = refused.json();
        assert!(body["rule"].as_str().expect("a rule").starts_with("UFS-"));
        messages.push(body["message"].as_str().expect("a message").to_owned());
        let page = visitor.get(&table).await;
        assert!(page.text.contains(&format!("<html lang=\"{lang}\" data-theme=\"dark\" data-speed=\"fast\"")));
    }
    messages.dedup();
    assert_eq!(messages.len(), 3, "{messages:?}");
    let why = visitor.post(&format!("{table}/why"), &[("path", "nonsense <b>")], &[]).await;
    assert_eq!((why.status, &why.json()["message"]), (StatusCode::OK, &json!(null)));
}
