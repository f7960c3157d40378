//! How much one visitor and one address may have, and what is cleared away.

use crate::common;
use std::time::Duration;

use crate::common::{GAME, TestServer};
use hyper::{Method, StatusCode};
use server::{Options, Quotas};

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

fn options(quotas: Quotas) -> Options {
    Options { behind_proxy: true, hosts: vec!["table.example".to_owned()], quotas, ..Options::default() }
}

/// Opens a table from an address and gives the answer's status.
async fn open(visitor: &common::Visitor, from: &str) -> StatusCode {
    let headers = [FORM, ("x-forwarded-for", from)];
    visitor.ask(Method::POST, &format!("/new/{GAME}"), &headers, String::new()).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_and_an_address_may_have_so_many_tables() {
    let quotas = Quotas { tables: 2, tables_there: 3, imports: 1, imports_there: 1, ..Quotas::default() };
    let server = TestServer::with(options(quotas)).await;
    let (one, other) = (server.visitor(), server.visitor());
    assert_eq!(one.get("/").await.status, StatusCode::OK);
    for expected in [StatusCode::SEE_OTHER, StatusCode::SEE_OTHER, StatusCode::TOO_MANY_REQUESTS] {
        assert_eq!(open(&one, "2001:db8:7:1::1").await, expected);
    }
    assert_eq!(open(&one, "192.0.2.1").await, StatusCode::TOO_MANY_REQUESTS, "elsewhere they are the same person");
    assert_eq!(open(&other, "2001:db8:7:2::9").await, StatusCode::SEE_OTHER);
    let third = server.visitor();
    assert_eq!(open(&third, "2001:db8:7:3::5").await, StatusCode::TOO_MANY_REQUESTS, "a /48 is one address");
    assert_eq!(open(&third, "2001:db8:8::5").await, StatusCode::SEE_OTHER);
    // A table that is given up does not count any more.
    let headers = [("x-forwarded-for", "2001:db8:7:1::1")];
    let home = one.ask(Method::GET, "/", &headers, String::new()).await;
    let table = common::between(&home.text, "href=\"/t/", "\"").first().expect("a table").clone();
    let given_up = one.ask(Method::POST, &format!("/t/{table}/abandon"), &[FORM, headers[0]], String::new()).await;
    assert_eq!(given_up.status, StatusCode::SEE_OTHER, "{}", given_up.text);
    assert_eq!(open(&one, "2001:db8:9::1").await, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_may_bring_so_many_files() {
    let quotas = Quotas { imports: 1, imports_there: 10, ..Quotas::default() };
    let server = TestServer::with(options(quotas)).await;
    let visitor = server.visitor();
    let from = ("x-forwarded-for", "192.0.2.1");
    let table = {
        let headers = [FORM, from];
        let opened = visitor.ask(Method::POST, &format!("/new/{GAME}"), &headers, String::new()).await;
        opened.header("location").to_owned()
    };
    let given_up = visitor.ask(Method::POST, &format!("{table}/abandon"), &[FORM, from], String::new()).await;
    assert_eq!(given_up.status, StatusCode::SEE_OTHER);
    let file = visitor.ask(Method::GET, &format!("{table}/match.json"), &[from], String::new()).await;
    assert_eq!(file.status, StatusCode::OK, "{}", file.text);
    let bring = async || {
        let headers = [("content-type", "application/json"), from];
        visitor.ask(Method::POST, "/import", &headers, file.text.clone()).await.status
    };
    assert_eq!(bring().await, StatusCode::SEE_OTHER);
    assert_eq!(bring().await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn unplayed_tables_vanish_and_finished_ones_stay_readable() {
    let tidying = Duration::from_millis(50);
    let options = Options { unplayed: None, archive: Some(Duration::ZERO), tidying, ..Options::default() };
    let server = TestServer::with(options).await;
    let visitor = server.visitor();
    let played = visitor.open(&[]).await;
    let action = visitor.get(&played).await.choices().remove(0);
    assert_eq!(visitor.act(&played, 0, &action).await.status, StatusCode::OK);
    let given_up = visitor.post(&format!("{played}/abandon"), &[], &[]).await;
    assert_eq!(given_up.status, StatusCode::SEE_OTHER);
    let record = visitor.get(&format!("{played}/match.json")).await.text;
    let metric = async |name: &str| {
        let text = visitor.get("/metrics").await.text;
        let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("a metric").to_owned();
        line.trim().parse::<u64>().expect("a number")
    };
    // Ages are counted in whole seconds.
    while metric("starboard_tables_archived_total ").await == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let unplayed = visitor.open(&[]).await;
    let server = server.restart_with(Options { unplayed: Some(Duration::ZERO), tidying, ..Options::default() }).await;
    let visitor = visitor.at(server.running.addr);
    while visitor.get(&unplayed).await.status != StatusCode::NOT_FOUND {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for path in [played.clone(), format!("{played}/replay?step=1")] {
        assert_eq!(visitor.get(&path).await.status, StatusCode::OK, "{path}");
    }
    assert_eq!(visitor.get(&format!("{played}/match.json")).await.text, record, "the record is as it was");
}
