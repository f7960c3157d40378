//! Finished games that are counted, and positions that are kept in files.

use crate::common::{GAME, Luck, TestServer, between};
use hyper::StatusCode;
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_counted() {
    let server = TestServer::open().await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let setup = format!("/new/{GAME}");
    // The line of what is being chosen; the grid of difficulty has lines of its own.
    let counted = |text: &str| match between(text, "class=\"past-of-setup\"", "</div>").as_slice() {
        [] => Vec::new(),
        [lines] => between(lines, "data-when=\"", "\""),
        _ => panic!("one place tells what was played"),
    };
    assert_eq!(counted(&visitor.get(&setup).await.text), [""; 0], "nothing has been played");
    for number in 0..2u64 {
        let seed = format!("past {number}");
        let table = visitor.open(&[("seed", &seed), ("city", "paris"), ("threat", "2")]).await;
        visitor.play(&table, &mut Luck(number), u64::MAX).await;
    }
    // A game that goes on is not counted.
    visitor.open(&[("city", "paris"), ("threat", "2")]).await;

    let page = visitor.get(&format!("/past/{GAME}")).await;
    assert_eq!(page.status, StatusCode::OK);
    let rows = between(&page.text, "<tr>", "</tr>");
    assert_eq!(rows.len(), 2, "the head, and one city, side, threat level and scenario");
    assert!(rows[1].contains("Paris") && rows[1].contains("<td class=\"num\">2</td>"), "{}", rows[1]);
    let form = visitor.get(&setup).await;
    assert_eq!(counted(&form.text), ["city=paris&side=normal&threat=2&scenario="]);
    let none = stranger.get(&format!("/past/{GAME}")).await;
    assert!(none.status == StatusCode::OK && !none.text.contains("Paris"));
    assert_eq!(stranger.get("/past/chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_kept_in_a_file_and_taken_up_again() {
    let server = TestServer::open().await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let table = visitor.open(&[("city", "tokyo")]).await;
    visitor.play(&table, &mut Luck(5), 4).await;
    let file = visitor.get(&format!("{table}/position.json")).await;
    assert_eq!(file.status, StatusCode::OK);
    assert!(file.header("content-disposition").contains("attachment"));
    assert!(!file.text.contains("seed"), "what the dice will show stays secret");
    assert_eq!(stranger.get(&format!("{table}/position.json")).await.status, StatusCode::FORBIDDEN);

    // Anyone who has the file can go on from it, to the end, and replay and prove it.
    let other = stranger.open(&[("saved", &file.text), ("seed", "new dice")]).await;
    let kept = stranger.get(&format!("{other}/position.json")).await;
    assert_eq!(kept.json(), file.json());
    let end = stranger.play(&other, &mut Luck(6), u64::MAX).await;
    assert!(end.choices().is_empty());
    let server = server.restart().await;
    let stranger = stranger.at(server.running.addr);
    assert_eq!(stranger.get(&format!("{other}/replay?step=2")).await.status, StatusCode::OK);
    let record = stranger.get(&format!("{other}/match.json")).await.text;
    let record: engine::Record<under_falling_skies::UnderFallingSkies> =
        serde_json::from_str(&record).expect("a record");
    assert!(record.setup.is_none() && record.replay().expect("it replays").is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_is_refused_by_the_name_of_its_field() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let good = visitor.get(&format!("{table}/position.json")).await.json();
    let refused = async |text: &str, field: &str| {
        let answer = visitor.post(&format!("/new/{GAME}"), &[("saved", text)], &[]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}");
        let words = between(&answer.text, "<p class=\"fault\" role=\"alert\">", "</p>");
        assert!(words[0].contains(field), "{field}: {words:?}");
    };
    let with = |change: &dyn Fn(&mut Value)| {
        let mut json = good.clone();
        change(&mut json);
        json.to_string()
    };
    refused("nonsense", "saved").await;
    refused(&with(&|json| json["game"] = "black-angel".into()), "game").await;
    refused(&with(&|json| json["rules"] = 0.into()), "rules").await;
    refused(&with(&|json| json["position"]["energy"] = 99.into()), "energy").await;
    refused(&with(&|json| json["position"]["energy"] = "much".into()), "position.energy").await;
    let markup = with(&|json| json["position"]["<script>"] = 1.into());
    let answer = visitor.post(&format!("/new/{GAME}"), &[("saved", &markup)], &[]).await;
    assert!(answer.status == StatusCode::UNPROCESSABLE_ENTITY && !answer.text.contains("<script>"));
    let home = visitor.get("/").await;
    assert_eq!(between(&home.text, "href=\"/t/", "\"").len(), 1, "no table was opened");
}
