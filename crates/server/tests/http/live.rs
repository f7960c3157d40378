//! The event stream: what was missed is made good, and nothing comes twice.

use std::time::Duration;

use crate::common::{Luck, Shown, TestServer};
use hyper::StatusCode;
use server::Options;

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_catches_up_after_a_gap() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "gap")]).await;
    let mut luck = Luck(21);
    visitor.play(&table, &mut luck, 6).await;

    for (path, header) in [
        (format!("{table}/events?from=2"), None),
        (format!("{table}/events"), None),
        (format!("{table}/events?from=999"), None),
        (format!("{table}/events?from=6"), Some("4")),
        (format!("{table}/events?from=6"), Some("nonsense")),
    ] {
        let headers: Vec<(&str, &str)> = header.map(|id| ("last-event-id", id)).into_iter().collect();
        let mut stream = visitor.stream(&path, &headers).await;
        let message = stream.next().await.expect("a message");
        assert_eq!((message.number, message.frames.len()), (6, 1), "{path}: one message with everything");
        let mut shown = Shown::default();
        shown.apply(&message);
        for part in ["prompt", "board", "choices", "log"] {
            assert!(shown.0.contains_key(part), "{part}");
        }
        shown.must_be(&visitor.get(&table).await);
    }

    // Up to date: nothing is sent until something happens, then exactly that.
    let mut current = visitor.stream(&format!("{table}/events?from=2"), &[("last-event-id", "6")]).await;
    assert_eq!(current.block().await.as_deref(), Some(":"));
    let page = visitor.get(&table).await;
    assert_eq!(visitor.act(&table, 6, &page.choices()[0]).await.status, StatusCode::OK);
    assert_eq!(current.next().await.expect("a message").number, 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_was_cut_misses_nothing_and_doubles_nothing() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "cut")]).await;
    let mut luck = Luck(22);
    let mut shown = Shown::default();
    let mut last = None;
    for round in 0..6 {
        let headers: Vec<(&str, String)> = last.iter().map(|id: &u64| ("last-event-id", id.to_string())).collect();
        let headers: Vec<(&str, &str)> = headers.iter().map(|(name, id)| (*name, id.as_str())).collect();
        let mut stream = visitor.stream(&format!("{table}/events"), &headers).await;
        let message = stream.next().await.expect("what was missed");
        assert!(last.is_none_or(|last| message.number > last));
        shown.apply(&message);
        let mut seen = message.number;
        for _ in 0..round {
            let page = visitor.get(&table).await;
            assert_eq!(visitor.act(&table, seen, luck.pick(&page.choices())).await.status, StatusCode::OK);
            let message = stream.next().await.expect("the next message");
            assert_eq!(message.number, seen + 1);
            shown.apply(&message);
            seen = message.number;
        }
        last = Some(seen);
        shown.must_be(&visitor.get(&table).await);
        drop(stream);
        visitor.play(&table, &mut luck, 2).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_stream_gets_the_whole_table_instead_of_a_gap() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "slow")]).await;
    let mut stream = visitor.stream(&format!("{table}/events"), &[]).await;
    let mut luck = Luck(23);
    // Nobody reads while a whole game is played: more than the connection and the backlog hold.
    let end = visitor.play(&table, &mut luck, u64::MAX).await;
    let mut shown = Shown::default();
    let mut numbers = Vec::new();
    loop {
        let message = stream.next().await.expect("a message");
        shown.apply(&message);
        numbers.push(message.number);
        if message.number == end.number() {
            break;
        }
    }
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
    shown.must_be(&end);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_stream_says_that_it_is_alive() {
    let server = TestServer::with(Options { heartbeat: Duration::from_millis(1), ..Options::default() }).await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let mut stream = visitor.stream(&format!("{table}/events?from=0"), &[]).await;
    assert_eq!(stream.block().await.as_deref(), Some(":"));
    for _ in 0..5 {
        stream.event("alive").await;
    }
}
