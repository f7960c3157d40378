//! What a first visit loads before the first choice: the page, and the script, style sheet and fonts that it asks for.

use std::sync::Arc;

use black_angel::BlackAngel;
use hyper::{Method, StatusCode};
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;

use crate::common::{Answer, TestServer, Visitor, between};

/// The most bytes of a first view, headers not counted.
const BUDGET: usize = 105_000;

async fn packed(who: &Visitor, path: &str) -> Answer {
    let answer = who.ask(Method::GET, path, &[("accept-encoding", "gzip, deflate, br")], String::new()).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    answer
}

/// The bytes of a page and of all that it asks for at once.
async fn first_view(who: &Visitor, path: &str) -> (usize, String) {
    let plain = who.get(path).await;
    let page = packed(who, path).await.size;
    let mut files = between(&plain.text, "/assets/", "\"");
    files.sort();
    files.dedup();
    let (mut sum, mut told) = (page, format!("page {page}"));
    // What the script asks for once the page can be used.
    let is_later = |file: &String| file.starts_with("later-");
    assert!(files.iter().any(is_later), "{files:?}");
    for file in files.into_iter().filter(|file| !is_later(file)) {
        let size = packed(who, &format!("/assets/{file}")).await.size;
        sum += size;
        told.push_str(&format!(", {file} {size}"));
    }
    (sum, told)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_is_small() {
    let games: Vec<Arc<dyn DynGame>> = vec![
        Arc::new(Erased::<UnderFallingSkies>::new()),
        Arc::new(Erased::<TinyEpicGalaxies>::new()),
        Arc::new(Erased::<BlackAngel>::new()),
    ];
    let ids: Vec<&str> = games.iter().map(|game| game.id()).collect();
    let server = TestServer::of(games, Options::default()).await;
    for lang in ["en", "fr", "pl"] {
        let who = server.visitor();
        who.cookies.lock().expect("cookies").insert("starboard_lang".to_owned(), lang.to_owned());
        let mut paths = vec!["/".to_owned()];
        for id in &ids {
            let opened = who.post(&format!("/play/{id}"), &[], &[]).await;
            paths.push(opened.header("location").to_owned());
        }
        for path in paths {
            let (sum, told) = first_view(&who, &path).await;
            println!("{lang} {path}: {sum} bytes ({told})");
            assert!(told.contains(".js ") && told.contains(".css ") && told.matches(".woff2 ").count() >= 2, "{told}");
            assert!(sum <= BUDGET, "{lang} {path}: {sum} bytes: {told}");
        }
    }
}
