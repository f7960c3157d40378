//! Input that means harm, or makes no sense.

use crate::common;
use crate::common::{GAME, Luck, TestServer};
use hyper::{Method, StatusCode};
use server::Options;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let action = visitor.get(&table).await.choices().remove(0);
    let fields = [("n", "0"), ("action", &*action)];
    let paths = [format!("{table}/act"), format!("{table}/undo"), format!("/new/{GAME}"), "/settings".to_owned()];
    for path in &paths {
        for header in [
            ("origin", "https://evil.example"),
            ("origin", "http://127.0.0.1:1"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let answer = visitor.post(path, &fields, &[header]).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {header:?}");
            assert!(answer.headers.get("set-cookie").is_none());
        }
    }
    let nobody = server.visitor();
    let sandboxed = nobody.post(&format!("/new/{GAME}"), &[], &[("origin", "null")]).await;
    assert_eq!(sandboxed.status, StatusCode::FORBIDDEN, "no cookie vouches for it");
    assert!(nobody.cookies.lock().expect("cookies").is_empty(), "a known visitor's cookie is not replaced");

    let own = format!("http://{}", server.running.addr);
    let answer = visitor.post(&paths[0], &fields, &[("origin", &own)]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_eq!(visitor.get(&table).await.number(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_name_for_this_machine_is_refused() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    for host in ["evil.example", "localhost.evil.example:80", "192.168.0.1"] {
        let answer = visitor.ask(Method::GET, "/", &[("host", host)], String::new()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{host}");
        assert!(answer.headers.get("set-cookie").is_none());
    }
    for host in ["localhost", "127.0.0.1:4", "[::1]:99"] {
        let answer = visitor.ask(Method::GET, "/", &[("host", host)], String::new()).await;
        assert_eq!(answer.status, StatusCode::OK, "{host}");
    }
    let server = TestServer::with(Options { hosts: vec!["table.example".to_owned()], ..Options::default() }).await;
    let answer = server.visitor().ask(Method::GET, "/", &[("host", "table.example")], String::new()).await;
    assert_eq!(answer.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused_clearly() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let act = format!("{table}/act");
    let huge = format!("n=0&action={}", "x".repeat(70 * 1024));
    let answer = visitor.ask(Method::POST, &act, &[FORM], huge).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.text.contains("<html"));

    let bodies = [
        "",
        "n=0",
        "action=%22dig%22",
        "n=&action=%22dig%22",
        "n=-1&action=%22dig%22",
        "n=99999999999999999999999&action=%22dig%22",
        "n=0&n=0&action=%22dig%22",
        "n=0&action=",
        "n=0&action=dig",
        "n=0&action=%7B%22place%22%3A%7B%7D%7D",
        "n=0&action=%7B%22place%22%3A%7B%22die%22%3A300%7D%7D",
        "n=0&action=%FF%FE",
        "n=0&action=%",
        "n=0&action=null",
        "{\"n\":0}",
        "&&&===;;;",
    ];
    for body in bodies.map(str::to_owned).into_iter().chain([format!("n=0&action={}", "[".repeat(60_000))]) {
        let shown: String = body.chars().take(60).collect();
        let page = visitor.ask(Method::POST, &act, &[FORM], body.clone()).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{shown}");
        assert!(page.text.contains("<html"));
        let script = visitor.ask(Method::POST, &act, &[FORM, ("accept", "application/json")], body).await;
        assert_eq!(script.status, StatusCode::BAD_REQUEST, "{shown}");
        assert_eq!(script.json()["ok"], false);
        assert!(!script.json()["message"].as_str().expect("a message").is_empty());
    }
    let wrong_type = [("content-type", "application/json")];
    let answer = visitor.ask(Method::POST, &act, &wrong_type, "{\"n\":0,\"action\":\"dig\"}".to_owned()).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    for (path, status) in [
        (format!("{table}/replay?step=x"), StatusCode::BAD_REQUEST),
        (format!("{table}/replay?step=-1"), StatusCode::BAD_REQUEST),
        (format!("{table}/events?from=x"), StatusCode::BAD_REQUEST),
        (act.clone(), StatusCode::METHOD_NOT_ALLOWED),
        ("/settings".to_owned(), StatusCode::METHOD_NOT_ALLOWED),
    ] {
        assert_eq!(visitor.get(&path).await.status, status, "{path}");
    }
    for setting in [("lang", "xx"), ("theme", "pink"), ("speed", "warp")] {
        assert_eq!(visitor.post("/settings", &[setting], &[]).await.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(visitor.get(&table).await.number(), 0, "nothing happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_ways_to_ask_change_nothing() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let before = visitor.get(&table).await;
    for path in ["/", &table, "/healthz", &format!("{table}/events?from=0")] {
        let head = visitor.ask(Method::HEAD, path, &[], String::new()).await;
        assert_eq!((head.status, head.text.as_str()), (StatusCode::OK, ""), "{path}");
    }
    for method in [Method::OPTIONS, Method::PUT, Method::DELETE, Method::PATCH, Method::TRACE] {
        for path in [table.clone(), format!("{table}/act"), format!("{table}/undo"), "/settings".to_owned()] {
            let answer = visitor.ask(method.clone(), &path, &[], String::new()).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert!(answer.text.contains("<html"), "{method} {path}");
            assert!(answer.headers.get("access-control-allow-origin").is_none());
        }
    }
    assert_eq!(visitor.get(&table).await.text, before.text);
    // A proxy that asks for a password passes it on: its visitors are people all the same.
    let guest = server.visitor();
    let page = guest.ask(Method::GET, "/", &[("authorization", "Basic dXNlcjpwYXNz")], String::new()).await;
    assert!(page.text.contains("<html") && !page.header("set-cookie").is_empty());
    let missing = guest.ask(Method::GET, "/nothing", &[("authorization", "Basic dXNlcjpwYXNz")], String::new()).await;
    assert!(missing.text.contains("<html"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_gets_a_friendly_page() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    visitor.post("/settings", &[("lang", "fr")], &[]).await;
    let paths = [
        "/nothing",
        "/t/abcdefghijkmnpqr",
        "/t/short",
        "/t/..%2F..%2Fetc%2Fpasswd",
        "/t/%FF",
        "/t/abcdefghijkmnpqr/events",
        "/t/abcdefghijkmnpqr/replay",
        "/t/abcdefghijkmnpqr/match.json",
        "/new/chess",
        "/rules/chess",
        "/glossary/chess",
        "/assets/nothing.css",
        "/assets/..%2FCargo.toml",
    ];
    for path in paths {
        let answer = visitor.get(path).await;
        let expected = if path == "/t/%FF" { StatusCode::BAD_REQUEST } else { StatusCode::NOT_FOUND };
        assert_eq!(answer.status, expected, "{path}");
        assert!(answer.text.contains("<html lang=\"fr\""), "{path}");
    }
    for path in ["/new/chess", "/daily/chess", "/again/abcdefghijkmnpqr", "/t/abcdefghijkmnpqr/act"] {
        let answer = visitor.post(path, &[("n", "0"), ("action", "\"dig\"")], &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    let script = visitor.act("/t/abcdefghijkmnpqr", 0, "\"dig\"").await;
    assert_eq!((script.status, &script.json()["ok"]), (StatusCode::NOT_FOUND, &false.into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_content_policy_is_on_every_answer_and_kept_by_every_page() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let style = visitor.get("/").await;
    let style = common::between(&style.text, "rel=\"stylesheet\" href=\"", "\"").remove(0);
    let mut answers = Vec::new();
    let middle = visitor.play(&table, &mut Luck(4), 7).await;
    let refused = visitor.post(&format!("{table}/act"), &[("n", "0"), ("action", "\"dig\"")], &[]).await;
    let over = visitor.open(&[]).await;
    let end = visitor.play(&over, &mut Luck(4), u64::MAX).await;
    answers.extend([middle, refused, end]);
    let new_game = format!("/new/{GAME}");
    for path in [
        "/",
        &new_game,
        &table,
        &format!("{table}/replay?step=3"),
        &format!("{over}/replay?step=0"),
        &format!("{over}/match.json"),
        &format!("/rules/{GAME}"),
        &style,
        "/healthz",
        "/nothing",
        "/assets/nothing",
    ] {
        answers.push(visitor.get(path).await);
    }
    answers.push(visitor.post(&new_game, &[("seed", &"x".repeat(200))], &[]).await);
    answers.push(visitor.post(&new_game, &[], &[("origin", "https://evil.example")]).await);
    answers.push(visitor.post("/settings", &[("lang", "pl")], &[]).await);
    for answer in &answers {
        let policy = answer.header("content-security-policy");
        assert_eq!(
            policy,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        );
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        if answer.header("content-type").starts_with("text/html") {
            let text = answer.text.to_ascii_lowercase();
            for forbidden in [" style=", "<style", " onclick=", " onload=", " onsubmit=", "javascript:", "<script>"] {
                assert!(!text.contains(forbidden), "{forbidden} in {}", answer.text);
            }
        }
    }
    assert_eq!(answers[answers.len() - 3].status, StatusCode::UNPROCESSABLE_ENTITY, "a seed that is too long");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_slowed_down() {
    let server = TestServer::with(Options { burst: 60, rate: 1, ..Options::default() }).await;
    let visitor = server.visitor();
    visitor.get("/").await;
    let mut refused = None;
    for _ in 0..200 {
        let answer = visitor.get("/healthz").await;
        if answer.status != StatusCode::OK {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("a refusal");
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(!refused.header("retry-after").is_empty());
    let other = server.visitor();
    assert_eq!(other.get("/").await.status, StatusCode::OK, "others are served");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_cannot_take_all_streams() {
    let server = TestServer::with(Options { streams_each: 2, ..Options::default() }).await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let events = format!("{table}/events?from=0");
    let held = [visitor.stream(&events, &[]).await, visitor.stream(&events, &[]).await];
    assert_eq!(visitor.get(&events).await.status, StatusCode::TOO_MANY_REQUESTS);
    let other = server.visitor();
    other.get("/").await;
    let mut stream = other.stream(&events, &[]).await;
    assert_eq!(stream.block().await.as_deref(), Some(":"));
    drop(held);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_not_http_do_no_harm() {
    let server = TestServer::open().await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc"[..],
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /t/\x00 HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999999999999\r\n\r\n",
        b"POST /settings HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nhost: \xff\xff\r\ncookie: \xff=\xfe; starboard_visitor=\x80\r\n\r\n",
        &[b'A'; 100_000],
    ] {
        let mut connection = TcpStream::connect(server.running.addr).await.expect("a connection");
        // The server may hang up before everything is sent.
        let _ = connection.write_all(bytes).await;
        let _ = connection.shutdown().await;
        let mut answer = Vec::new();
        let _ = connection.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    assert_eq!(server.visitor().get("/healthz").await.text, "ok\n");
}
