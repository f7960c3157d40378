//! What a click costs: the bytes that a page is sent for it.

use std::sync::Arc;

use black_angel::BlackAngel;
use hyper::StatusCode;
use server::{DynGame, Erased, Options};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;

use crate::common::{Luck, Shown, Stream, TestServer};

/// The most bytes of a message, at the median and for 95 of 100.
const BUDGET: [usize; 2] = [12_000, 30_000];

/// How many choices are made.
const CHOICES: usize = 60;

/// One who watches the table: what the page shows, and what each message has cost.
struct Page {
    stream: Stream,
    shown: Shown,
    costs: Vec<usize>,
}

impl Page {
    async fn hears(&mut self) {
        let before = self.stream.wire;
        let message = self.stream.next().await.expect("a message");
        self.shown.apply(&message);
        self.costs.push(self.stream.wire - before);
    }
}

async fn a_choice_is_small(game: Arc<dyn DynGame>, fields: &[(&str, &str)]) {
    let id = game.id();
    let server = TestServer::of(vec![game], Options::default()).await;
    let (player, spectator) = (server.visitor(), server.visitor());
    let table = player.open_game(id, &[fields, &[("seed", "small")]].concat()).await;
    let mut pages = Vec::new();
    for visitor in [&player, &spectator] {
        let stream = visitor.stream(&format!("{table}/events?from=0"), &[("accept-encoding", "gzip, br")]).await;
        pages.push(Page { stream, shown: Shown::default(), costs: Vec::new() });
    }
    let mut luck = Luck(7);
    for _ in 0..CHOICES {
        let page = player.get(&table).await;
        let choices = page.choices();
        if choices.is_empty() {
            break;
        }
        let answer = player.act(&table, page.number(), luck.pick(&choices)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        for page in &mut pages {
            page.hears().await;
        }
    }
    for (mut page, visitor) in pages.into_iter().zip([&player, &spectator]) {
        page.shown.must_be(&visitor.get(&table).await);
        page.costs.sort_unstable();
        let at = |hundredths: usize| page.costs[page.costs.len() * hundredths / 100];
        println!("{id}: {} messages, median {} bytes, p95 {}, most {}", page.costs.len(), at(50), at(95), at(99));
        assert!(page.costs.len() > 20, "enough to judge by");
        assert!(at(50) <= BUDGET[0] && at(95) <= BUDGET[1], "{id}: {} and {} bytes", at(50), at(95));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_under_falling_skies_is_small() {
    a_choice_is_small(Arc::new(Erased::<UnderFallingSkies>::new()), &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_tiny_epic_galaxies_is_small() {
    a_choice_is_small(Arc::new(Erased::<TinyEpicGalaxies>::new()), &[("players", "1")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_black_angel_is_small() {
    a_choice_is_small(Arc::new(Erased::<BlackAngel>::new()), &[("players", "1")]).await;
}

/// How many drawings of this form were made so far.
async fn drawn(server: &TestServer, form: &str) -> u64 {
    let metrics = server.visitor().get("/metrics").await.text;
    let name = format!("starboard_drawings_total{{form=\"{form}\"}} ");
    let count = metrics.lines().find_map(|line| line.strip_prefix(&name));
    count.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("{form} in {metrics}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_drawn_once_for_all_who_know_the_same_and_read_the_same_language() {
    let server = TestServer::of(vec![Arc::new(Erased::<UnderFallingSkies>::new())], Options::default()).await;
    let player = server.visitor();
    let table = player.open_game("under-falling-skies", &[("seed", "once")]).await;
    let events = format!("{table}/events?from=0");
    let spectators: Vec<_> = (0..24).map(|_| server.visitor()).collect();
    let mut streams = vec![player.stream(&events, &[("accept-encoding", "gzip")]).await];
    for (index, spectator) in spectators.iter().enumerate() {
        let language = if index % 2 == 0 { "en" } else { "pl" };
        let headers = [("accept-encoding", "gzip"), ("accept-language", language)];
        streams.push(spectator.stream(&events, &headers).await);
    }
    let mut luck = Luck(3);
    for _ in 0..6 {
        let before = (drawn(&server, "step").await, drawn(&server, "whole").await);
        let page = player.get(&table).await;
        let answer = player.act(&table, page.number(), luck.pick(&page.choices())).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        for stream in &mut streams {
            stream.next().await.expect("a message");
        }
        let after = (drawn(&server, "step").await, drawn(&server, "whole").await);
        // The player's, that of twelve who read English, and that of twelve who read Polish.
        assert_eq!((after.0 - before.0, after.1 - before.1), (3, 0));
    }
}
