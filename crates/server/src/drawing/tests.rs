use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use futures_util::FutureExt;

use super::*;

fn queue(host: u8, topic: &str) -> QueueKey {
    QueueKey { address: IpAddr::from([192, 0, 2, host]), topic: topic.to_owned() }
}

fn key(number: u64) -> Key {
    let table = TableId("a".to_owned());
    Key { table, number, form: DrawingForm::Whole, owner: None, page: None, visit: Visit::default() }
}

/// Keeps the only thread busy until the sender is dropped.
async fn hold(drawings: &Arc<Drawings>) -> mpsc::Sender<()> {
    let (release, held) = mpsc::channel::<()>();
    let (begun, at_work) = oneshot::channel();
    let drawings = drawings.clone();
    tokio::spawn(async move {
        let pen = move || {
            let _ = begun.send(());
            let _ = held.recv();
        };
        drawings.draw(&queue(99, "held"), pen).await
    });
    at_work.await.expect("it is being drawn");
    release
}

async fn until_waiting(drawings: &Drawings, count: usize) {
    while drawings.load().0 != count {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_many_want_is_drawn_once_and_is_one_piece_of_memory() {
    let drawings = Arc::new(Drawings::with(2, 10, 1 << 20));
    let count = Arc::new(AtomicUsize::new(0));
    let all = (0..600u16).map(|n| {
        let (drawings, count) = (drawings.clone(), count.clone());
        let pen = move || {
            count.fetch_add(1, Ordering::Relaxed);
            Drawn::from("a picture".to_owned())
        };
        tokio::spawn(async move { drawings.share(&queue((n % 7) as u8, "a"), key(1), true, pen).await })
    });
    let all = futures_util::future::join_all(all).await;
    let all: Vec<Drawn> = all.into_iter().map(|drawn| drawn.expect("a task").expect("a drawing")).collect();
    assert_eq!(count.load(Ordering::Relaxed), 1);
    assert!(all.iter().all(|drawn| drawn.plain.as_ptr() == all[0].plain.as_ptr()), "shared, not copied");
}

#[tokio::test(flavor = "multi_thread")]
async fn never_more_is_drawn_at_once_than_there_are_threads() {
    let drawings = Arc::new(Drawings::with(2, 1_000, 0));
    let (now, limit) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let all = (0..100u8).map(|n| {
        let (drawings, now, limit) = (drawings.clone(), now.clone(), limit.clone());
        let pen = move || {
            limit.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::yield_now();
            now.fetch_sub(1, Ordering::SeqCst);
        };
        tokio::spawn(async move { drawings.draw(&queue(n, "a"), pen).await })
    });
    let all = futures_util::future::join_all(all).await;
    assert!(all.into_iter().all(|drawn| drawn.expect("a task").is_ok()));
    assert!((1..=2).contains(&limit.load(Ordering::SeqCst)));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_wants_much_takes_every_second_turn_at_most() {
    let drawings = Arc::new(Drawings::with(1, 1_000, 0));
    let release = hold(&drawings).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut all = Vec::new();
    for (n, host) in std::iter::repeat_n(1, 100).chain([2, 2, 2]).enumerate() {
        let (drawings, order) = (drawings.clone(), order.clone());
        let pen = move || lock(&order).push(host);
        let name = format!("table {n}");
        all.push(tokio::spawn({
            let drawings = drawings.clone();
            async move { drawings.draw(&queue(host, &name), pen).await }
        }));
        until_waiting(&drawings, n + 1).await;
    }
    drop(release);
    futures_util::future::join_all(all).await;
    assert_eq!(lock(&order)[..6], [1, 2, 1, 2, 1, 2], "whoever came last with little is done soon");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_in_a_long_line_is_brought_forward_by_whoever_else_wants_it() {
    let drawings = Arc::new(Drawings::with(1, 1_000, 1 << 20));
    let release = hold(&drawings).await;
    let order = Arc::new(Mutex::new(Vec::new()));
    let mut all = Vec::new();
    for n in 0..50 {
        let (of, order) = (drawings.clone(), order.clone());
        let pen = move || {
            lock(&order).push(n);
            Drawn::from(String::new())
        };
        all.push(tokio::spawn(async move { of.share(&queue(1, "a"), key(n), false, pen).await }));
        until_waiting(&drawings, usize::try_from(n).expect("small") + 1).await;
    }
    let of = drawings.clone();
    let pen = || unreachable!("somebody else's pen waits already");
    all.push(tokio::spawn(async move { of.share(&queue(2, "a"), key(49), false, pen).await }));
    until_waiting(&drawings, 51).await;
    drop(release);
    let all = futures_util::future::join_all(all).await;
    assert!(all.into_iter().all(|drawn| drawn.expect("a task").is_ok()));
    assert_eq!(lock(&order)[..3], [0, 49, 1], "drawn once, in the queue of the second who asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_who_wait_are_told_so_but_streams_are_not() {
    let drawings = Arc::new(Drawings::with(1, 4, 0));
    let release = hold(&drawings).await;
    let mut waiting: Vec<_> = Vec::new();
    let mut draw = |host| {
        let drawings = drawings.clone();
        let mut drawing = Box::pin(async move { drawings.draw(&queue(host, "a"), || ()).await });
        let answer = (&mut drawing).now_or_never();
        waiting.push(drawing);
        answer
    };
    assert_eq!((draw(1), draw(1)), (None, None));
    assert_eq!(draw(1), Some(Err(DrawError::Busy)), "one address has half the context");
    assert_eq!((draw(2), draw(3)), (None, None));
    assert_eq!(draw(4), Some(Err(DrawError::Busy)), "now all of it is taken");
    let fourth = queue(4, "a");
    let mut stream = Box::pin(drawings.share(&fourth, key(1), true, || Drawn::from(String::new())));
    assert_eq!((&mut stream).now_or_never(), None, "a stream waits");
    drop(release);
    assert!(stream.await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pen_that_fails_harms_nobody_else() {
    let drawings = Drawings::with(1, 10, 1 << 20);
    let failed = drawings.share(&queue(1, "a"), key(1), false, || panic!("a pen breaks")).await;
    assert_eq!(failed, Err(DrawError::Failed));
    let again = drawings.share(&queue(1, "a"), key(1), false, || Drawn::from("well".to_owned())).await;
    assert_eq!(again.map(|drawn| drawn.plain), Ok(Bytes::from_static(b"well")));
    assert_eq!(drawings.draw(&queue(1, "a"), || -> u8 { panic!("another") }).await, Err(DrawError::Failed));
    assert_eq!(drawings.draw(&queue(1, "a"), || 7).await, Ok(7));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_waits_for_any_more_is_not_drawn() {
    let drawings = Arc::new(Drawings::with(1, 10, 1 << 20));
    let release = hold(&drawings).await;
    let first = queue(1, "a");
    let mut gone = Box::pin(drawings.share(&first, key(1), false, || unreachable!("nobody wants it")));
    assert_eq!((&mut gone).now_or_never(), None);
    drop(gone);
    let mut alone = Box::pin(drawings.draw(&first, || unreachable!("nobody wants it")));
    assert_eq!((&mut alone).now_or_never(), None::<Result<(), DrawError>>);
    drop(alone);
    drop(release);
    assert_eq!(drawings.draw(&queue(1, "a"), || 7).await, Ok(7));
    let now = drawings.share(&queue(1, "a"), key(1), false, || Drawn::from("now".to_owned())).await;
    assert!(now.is_ok());
}

#[test]
fn a_compressed_page_is_the_page() {
    let html = "<p>a table, a table, a table</p>".repeat(200);
    let drawn = Drawn::page(html.clone());
    let gzip = drawn.gzip.expect("it pays");
    let mut text = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&*gzip), &mut text).expect("it is whole");
    assert!(text == html && drawn.plain == html && gzip.len() < html.len() / 4);
    assert_eq!(Drawn::page("short".to_owned()).gzip, None);
}
