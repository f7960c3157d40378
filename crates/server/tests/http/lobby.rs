//! Around the games: setting up, the daily game, records, replays, rules, static files, secrets.

use crate::common::{GAME, Luck, TestServer, between};
use engine::Record;
use hyper::{Method, StatusCode};
use under_falling_skies::UnderFallingSkies;

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_game_is_the_same_for_all_and_one_for_each() {
    let server = TestServer::open().await;
    let (first, second) = (server.visitor(), server.visitor());
    let daily = format!("/daily/{GAME}");
    first.get("/").await;
    second.get("/").await;
    // Many clicks at once: one table.
    let clicks: Vec<_> = (0..6)
        .map(|_| {
            let (first, daily) = (first.clone(), daily.clone());
            tokio::spawn(async move { first.post(&daily, &[], &[]).await.header("location").to_owned() })
        })
        .collect();
    let mut tables = Vec::new();
    for click in clicks {
        tables.push(click.await.expect("an answer"));
    }
    tables.dedup();
    assert_eq!(tables.len(), 1);
    let theirs = second.post(&daily, &[], &[]).await.header("location").to_owned();
    assert_ne!(theirs, tables[0]);
    let anonymous = |text: String, table: &str| text.replace(table.trim_start_matches("/t/"), "ID");
    for _ in 0..5 {
        let (one, other) = (first.get(&tables[0]).await, second.get(&theirs).await);
        assert_eq!(one.choices(), other.choices());
        let (n, action) = (one.number(), one.choices().remove(0));
        assert_eq!(anonymous(one.text, &tables[0]), anonymous(other.text, &theirs));
        assert_eq!(first.act(&tables[0], n, &action).await.status, StatusCode::OK);
        assert_eq!(second.act(&theirs, n, &action).await.status, StatusCode::OK);
    }
    assert_eq!(first.post(&daily, &[], &[]).await.header("location"), tables[0], "the visitor's table of the day");
}

/// One click from the first page: a table, and a choice to make.
#[tokio::test(flavor = "multi_thread")]
async fn play_now_seats_a_visitor_at_once() {
    let server = TestServer::open().await;
    let games = between(&server.visitor().get("/").await.text, "action=\"/play/", "\"");
    assert!(games.iter().any(|game| game == GAME), "{games:?}");
    for game in games {
        let visitor = server.visitor();
        let opened = visitor.post(&format!("/play/{game}"), &[], &[]).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{game}");
        let table = visitor.get(opened.header("location")).await;
        assert!(!table.choices().is_empty(), "{game}: it is the visitor's turn");
    }
    assert_eq!(server.visitor().post("/play/chess", &[], &[]).await.status, StatusCode::NOT_FOUND);
}

/// The end of a lost game offers a gentler one, and the address sets that up.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_game_leads_to_a_gentler_one() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "a lost game"), ("city", "roswell"), ("threat", "3")]).await;
    let mut luck = Luck(7);
    let end = loop {
        let page = visitor.get(&table).await;
        let choices = page.choices();
        if choices.is_empty() {
            break page;
        }
        assert_eq!(visitor.act(&table, page.number(), luck.pick(&choices)).await.status, StatusCode::OK);
    };
    let offered = between(&end.text, &format!("href=\"/new/{GAME}?"), "\"");
    assert_eq!(offered, ["city=roswell&threat=2"]);
    let form = visitor.get(&format!("/new/{GAME}?{}", offered[0])).await;
    assert!(form.text.contains("name=\"threat\" value=\"2\" checked"), "the form is filled in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_secret_until_the_end_and_proved_afterwards() {
    let server = TestServer::open().await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let seed = "perpendicular marmalade 4711";
    let table = visitor.open(&[("seed", seed)]).await;
    let commitment = seed.parse::<engine::Seed>().expect("a seed").commitment();
    let mut streams = Vec::new();
    for who in [&visitor, &stranger] {
        let mut stream = who.stream(&format!("{table}/events"), &[]).await;
        stream.next().await.expect("the whole table");
        streams.push(stream);
    }
    let mut luck = Luck(31);
    let end = loop {
        let page = visitor.get(&table).await;
        let choices = page.choices();
        if choices.is_empty() {
            break page;
        }
        let export = visitor.get(&format!("{table}/match.json")).await;
        assert_eq!(export.status, StatusCode::CONFLICT);
        stranger.get(&format!("{table}/match.json")).await;
        stranger.get(&table).await;
        visitor.get("/").await;
        visitor.get(&format!("{table}/replay?step={}", page.number() / 2)).await;
        visitor.act(&table, page.number(), "\"open_gate\"").await;
        if page.number() > 0 {
            for stream in &mut streams {
                assert_eq!(stream.next().await.expect("a message").number, page.number());
            }
        }
        for who in [&visitor, &stranger] {
            for told in who.told.lock().expect("memory").drain(..) {
                assert!(!told.contains("marmalade"), "the seed was told: {told}");
                assert!(!told.contains(&commitment), "what the dice are keyed with was told: {told}");
            }
        }
        assert_eq!(visitor.act(&table, page.number(), luck.pick(&choices)).await.status, StatusCode::OK);
    };
    assert!(end.text.contains(seed), "the end shows the seed");
    assert!(end.text.contains(&commitment));

    let export = stranger.get(&format!("{table}/match.json")).await;
    assert_eq!(export.status, StatusCode::OK);
    assert!(export.header("content-disposition").starts_with("attachment"));
    let record: Record<UnderFallingSkies> = serde_json::from_str(&export.text).expect("a record");
    assert_eq!((record.seed.as_ref().map(engine::Seed::as_str), &record.commitment), (Some(seed), &commitment));
    assert!(record.chosen, "the file says that somebody has chosen the seed");
    let replayed = record.replay().expect("a match that replays");
    assert!(replayed.is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_replayed_by_anyone() {
    let server = TestServer::open().await;
    let (visitor, stranger) = (server.visitor(), server.visitor());
    let table = visitor.open(&[("seed", "replay")]).await;
    let start = visitor.get(&table).await;
    assert!(!start.choices().is_empty());
    let end = visitor.play(&table, &mut Luck(41), u64::MAX).await;
    let steps = end.number();
    for step in [0, 1, steps / 2, steps, steps + 5] {
        let page = stranger.get(&format!("{table}/replay?step={step}")).await;
        assert_eq!((page.status, page.choices().len()), (StatusCode::OK, 0));
        let shown = step.min(steps);
        assert!(page.text.contains(&format!("{shown} / {steps}")), "step {step}");
    }
    let plain = stranger.get(&format!("{table}/replay")).await;
    assert_eq!(plain.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn again_is_the_same_game_with_new_luck() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "again")]).await;
    let id = table.trim_start_matches("/t/");
    let again = visitor.post(&format!("/again/{id}"), &[], &[]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    let other = again.header("location").to_owned();
    assert_ne!(other, table);
    let what = |text: &str| between(text, "class=\"what\">", "<");
    let (one, two) = (visitor.get(&table).await, visitor.get(&other).await);
    assert_eq!(what(&one.text), what(&two.text));
    assert_eq!(two.number(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_that_is_refused_is_shown_again() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let new_game = format!("/new/{GAME}");
    let form = visitor.get(&new_game).await;
    assert_eq!(form.status, StatusCode::OK);
    for fields in [[("threat", "9")], [("city", "atlantis")], [("seed", "a\u{7}b")]] {
        let answer = visitor.post(&new_game, &fields, &[]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(answer.text.contains(&format!("action=\"{new_game}\"")), "the form again");
    }
    assert!(!visitor.get("/").await.text.contains("href=\"/t/"), "no table was opened");
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_see_their_own_tables_only() {
    let server = TestServer::open().await;
    let (one, other) = (server.visitor(), server.visitor());
    let mine = one.open(&[]).await;
    let theirs = other.open(&[]).await;
    let home = one.get("/").await;
    assert!(home.text.contains(&mine) && !home.text.contains(&theirs));
    let mut cookies = home.headers.get_all("set-cookie").iter().map(|value| value.to_str().expect("text"));
    let cookie = cookies.find(|cookie| cookie.starts_with("starboard_visitor=")).expect("the token again");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"));
    let token = one.cookies.lock().expect("cookies")["starboard_visitor"].clone();
    for file in std::fs::read_dir(server.folder.path()).expect("the folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("a file");
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()), "tokens are stored hashed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn static_files_are_kept_by_browsers() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let home = visitor.get("/").await;
    let mut assets: Vec<String> = between(&home.text, "\"/assets/", "\"");
    assets.sort();
    assets.dedup();
    assert!(assets.len() >= 3);
    for asset in assets {
        let path = format!("/assets/{asset}");
        let file = visitor.get(&path).await;
        assert_eq!(file.status, StatusCode::OK, "{path}");
        assert!(file.header("cache-control").contains("immutable"));
        let known = visitor.ask(Method::GET, &path, &[("if-none-match", file.header("etag"))], String::new()).await;
        assert_eq!((known.status, known.text.len()), (StatusCode::NOT_MODIFIED, 0));
        assert!(file.headers.get("set-cookie").is_none());
    }
    let packed = visitor.send(Method::GET, "/", &[("accept-encoding", "gzip, br")], String::new()).await;
    assert!(packed.headers().contains_key("content-encoding"));
}

/// UFS-DIFF-2: black stars minus yellow stars. The script of the form asks for it; no rules run in a browser.
#[tokio::test(flavor = "multi_thread")]
async fn what_follows_from_a_setup_is_drawn_for_what_was_chosen() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let mut ratings = Vec::new();
    for chosen in ["", "?threat=2", "?threat=2&sky-1=advanced&sky-2=advanced", "?threat=9", "?city=nowhere"] {
        let drawn = visitor.get(&format!("/new/{GAME}/fields{chosen}")).await;
        assert_eq!(drawn.status, StatusCode::OK, "{chosen}");
        let rating = between(&drawn.text, "<output id=\"rating\" data-follows>", "</output>");
        assert_eq!(rating.len(), 1, "{chosen}");
        ratings.extend(rating);
    }
    // Half a yellow star of the city; two stars of the threat; one of each advanced tile; nonsense is the usual game.
    assert_eq!(ratings, ["−0.5", "1.5", "3.5", "−0.5", "−0.5"]);
    assert_eq!(visitor.get("/new/nothing/fields").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn languages_are_the_visitors() {
    let server = TestServer::open().await;
    for (accept, lang) in [("fr-CA,fr;q=0.9", "fr"), ("pl", "pl"), ("de", "en"), ("\t;;q", "en")] {
        let visitor = server.visitor();
        for path in ["/", &format!("/new/{GAME}"), &format!("/rules/{GAME}"), &format!("/glossary/{GAME}"), "/nothing"]
        {
            let page = visitor.ask(Method::GET, path, &[("accept-language", accept)], String::new()).await;
            assert!(page.text.contains(&format!("<html lang=\"{lang}\"")), "{path} {accept}");
        }
    }
    let rules = server.visitor().get(&format!("/rules/{GAME}")).await;
    assert!(rules.text.contains("id=\"UFS-PLAN-2\""));
}

/// The words of a game stand at an address of their own each, are found without a script, and lead to the rules.
#[tokio::test(flavor = "multi_thread")]
async fn the_words_of_a_game_can_be_searched() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let all = visitor.get(&format!("/glossary/{GAME}")).await;
    assert!(all.text.contains("id=\"term-excavator\"") && all.text.contains(&format!("/rules/{GAME}#UFS-DIG-1")));
    assert!(!all.text.contains("id=\"term-excavator\" hidden"));
    let found = visitor.get(&format!("/glossary/{GAME}?q=portal")).await;
    assert!(found.text.contains("id=\"term-excavator\" hidden") && !found.text.contains("id=\"term-portal\" hidden"));
    let table = visitor.open(&[("seed", "words")]).await;
    let page = visitor.get(&table).await;
    assert!(page.text.contains("<template id=\"terms\"") && page.text.contains(&format!("href=\"/glossary/{GAME}\"")));
    for path in ["/glossary/chess", "/glossary/beyond-the-black"] {
        assert_eq!(visitor.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
