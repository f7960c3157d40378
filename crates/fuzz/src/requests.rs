//! Requests of programs and of pages, through all that a request passes. An answer is one that the
//! API's description knows; no answer is a fault of the server; what is refused changes nothing.

use std::cell::RefCell;

use axum::http::Request;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Seen;
use crate::games::IDS;
use crate::site::{Answer, Site};

/// The most requests of one input.
const MOST_REQUESTS: usize = 20;

/// So many inputs are sent to one server: their tables are forgotten with it.
const INPUTS_EACH: u32 = 100;

thread_local! {
    static SITE: RefCell<(u32, Option<Site>)> = const { RefCell::new((0, None)) };
}

/// Does something with a server that has not heard too much yet.
fn with_site(something: impl FnOnce(&Site)) {
    SITE.with_borrow_mut(|(inputs, site)| {
        *inputs += 1;
        if *inputs % INPUTS_EACH == 0 {
            *site = None;
        }
        something(site.get_or_insert_with(Site::new));
    });
}

#[derive(Deserialize)]
struct ApiCase {
    /// What a table is opened with.
    open: Value,
    #[serde(default)]
    requests: Vec<ApiRequest>,
}

#[derive(Deserialize)]
struct ApiRequest {
    #[serde(default = "post")]
    method: String,
    /// After the table's own address; else the whole of it, if it begins with a slash.
    #[serde(default)]
    path: String,
    #[serde(default)]
    query: String,
    /// The token of a seat, or this text, or none.
    token: Option<Value>,
    #[serde(default)]
    headers: Vec<(String, String)>,
    /// A text is sent as it is, with `$number` and `"$0"` for the number of the table and the first
    /// of the choices, and so on.
    #[serde(default)]
    body: Value,
}

fn post() -> String {
    "POST".into()
}

pub(crate) fn take_api(input: &[u8], seen: &mut Seen) {
    let Ok(case) = serde_json::from_slice::<ApiCase>(input) else { return };
    with_site(|site| {
        let opened = site.ask(Request::post("/api/tables"), text_of(&case.open).into_bytes());
        check_api(site, "post", "/api/tables", &opened, seen);
        let opened = opened.json();
        let id = opened["id"].as_str().unwrap_or("none").to_owned();
        let tokens: Vec<&str> = opened["seats"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|seat| seat["token"].as_str().unwrap_or_default())
            .collect();
        let has_bots =
            opened["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat.get("bot").is_some()));
        for request in case.requests.iter().take(MOST_REQUESTS) {
            let token = match &request.token {
                None => None,
                Some(Value::Number(seat)) => {
                    let seat = seat.as_u64().unwrap_or(0) as usize;
                    Some(tokens.get(seat % tokens.len().max(1)).copied().unwrap_or_default().to_owned())
                }
                Some(other) => Some(text_of(other)),
            };
            let look = || {
                let mut look = Request::get(format!("/api/tables/{id}"));
                if let Some(token) = &token {
                    look = look.header("authorization", format!("Bearer {token}"));
                }
                site.ask(look, Vec::new()).json()
            };
            let before = look();
            let path = match request.path.as_str() {
                "" => format!("/api/tables/{id}"),
                path if path.starts_with('/') => path.to_owned(),
                path => format!("/api/tables/{id}/{path}"),
            };
            let query = if request.query.is_empty() { String::new() } else { format!("?{}", request.query) };
            let mut asked = Request::builder().method(request.method.as_bytes()).uri(format!("{path}{query}"));
            if let Some(token) = &token {
                asked = asked.header("authorization", format!("Bearer {token}"));
            }
            for (name, value) in &request.headers {
                asked = asked.header(name, value);
            }
            let body = match &request.body {
                Value::Null => Vec::new(),
                body => filled(text_of(body), &before).into_bytes(),
            };
            let answer = site.ask(asked, body);
            let template = path.replace(&format!("/api/tables/{id}"), "/api/tables/{id}");
            check_api(site, &request.method.to_lowercase(), &template, &answer, seen);
            // What is refused changes nothing. A bot may have gone on in the meantime.
            if answer.status.is_client_error() && !has_bots {
                assert_eq!(
                    look()["number"],
                    before["number"],
                    "{} {path} was refused and changed the table",
                    request.method
                );
            }
        }
    });
}

/// The text of a value: of a string what it holds.
fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// With the table's number and choices in their places.
fn filled(text: String, table: &Value) -> String {
    let mut text = text.replace("\"$number\"", &table["number"].to_string());
    for (index, action) in table["legal"].as_array().into_iter().flatten().enumerate().take(8) {
        text = text.replace(&format!("\"${index}\""), &action.to_string());
    }
    text
}

/// An answer of the API is one of those that are described, and of their shape.
fn check_api(site: &Site, method: &str, path: &str, answer: &Answer, seen: &mut Seen) {
    if !answer.asked {
        return;
    }
    let status = answer.status.as_u16();
    let document = answer.json();
    seen.note((
        method,
        path.len().min(40),
        status,
        document["error"].as_str(),
        document["rule"].as_str(),
        document["field"].as_str().map(|field| field.len().min(20)),
    ));
    assert!(status < 500, "{method} {path}: {status}: {}", String::from_utf8_lossy(&answer.body));
    // To `HEAD` there is no body.
    if status >= 400 && path.starts_with("/api/") && ["get", "post"].contains(&method) {
        let words = |name: &str| document[name].as_str().is_some_and(|words| !words.is_empty());
        assert!(document["ok"] == false && words("error") && words("message"), "{method} {path}: {status}: {document}");
    }
    let operation = &site.document["paths"][path][method];
    if operation.is_object() {
        let described = &operation["responses"][status.to_string()];
        assert!(described.is_object(), "{method} {path}: {status} is not described: {document}");
        let kind = answer.header("content-type").split(';').next().unwrap_or_default();
        assert!(described["content"][kind].is_object(), "{method} {path}: {status} as {kind} is not described");
    }
}

#[derive(Deserialize)]
struct FormCase {
    game: String,
    /// What the form of a new game is sent with.
    #[serde(default)]
    new: Vec<(String, String)>,
    #[serde(default)]
    requests: Vec<FormRequest>,
}

#[derive(Deserialize)]
struct FormRequest {
    #[serde(default = "post")]
    method: String,
    /// With `$t` for the table.
    path: String,
    /// With `$n` for the number on the page and `$0` for the first of its choices, and so on.
    #[serde(default)]
    fields: Vec<(String, String)>,
    /// Sent instead of the fields.
    body: Option<String>,
    /// Whether the script asks.
    #[serde(default)]
    script: bool,
}

pub(crate) fn take_form(input: &[u8], seen: &mut Seen) {
    let Ok(case) = serde_json::from_slice::<FormCase>(input) else { return };
    with_site(|site| {
        let mut cookies = Vec::new();
        let new = send(site, &mut cookies, "POST", &format!("/new/{}", case.game), Sent::Fields(&case.new), false);
        check_page("/new", &new, seen);
        let table = new
            .header("location")
            .strip_prefix("/t/")
            .map(|rest| rest.split(['?', '/']).next().unwrap_or(rest).to_owned());
        let table = table.unwrap_or_else(|| "none".into());
        for request in case.requests.iter().take(MOST_REQUESTS) {
            let path = request.path.replace("$t", &table);
            let page = send(site, &mut cookies, "GET", &format!("/t/{table}"), Sent::Nothing, false);
            let page = String::from_utf8_lossy(&page.body).into_owned();
            let answer = match &request.body {
                Some(body) => send(site, &mut cookies, &request.method, &path, Sent::Body(body), request.script),
                None => {
                    let fields: Vec<(String, String)> = request
                        .fields
                        .iter()
                        .map(|(name, value)| {
                            // Nothing outside is called.
                            let outside = name == "url" && value.contains("://");
                            (name.clone(), if outside { "http://127.0.0.1:9/".into() } else { on_page(value, &page) })
                        })
                        .collect();
                    send(site, &mut cookies, &request.method, &path, Sent::Fields(&fields), request.script)
                }
            };
            check_page(&request.path, &answer, seen);
        }
    });
}

enum Sent<'a> {
    Nothing,
    Fields(&'a [(String, String)]),
    Body(&'a str),
}

/// Asks as a browser does, and keeps its cookies.
fn send(site: &Site, cookies: &mut Vec<String>, method: &str, path: &str, sent: Sent<'_>, script: bool) -> Answer {
    let mut request = Request::builder().method(method.as_bytes()).uri(path).header("sec-fetch-site", "same-origin");
    if !cookies.is_empty() {
        request = request.header("cookie", cookies.join("; "));
    }
    if script {
        request = request.header("accept", "application/json");
    }
    let body = match sent {
        Sent::Nothing => Vec::new(),
        Sent::Body(body) => body.as_bytes().to_vec(),
        Sent::Fields(fields) => {
            request = request.header("content-type", "application/x-www-form-urlencoded");
            form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish().into_bytes()
        }
    };
    let answer = site.ask(request, body);
    for cookie in answer.headers.get_all("set-cookie") {
        let cookie = cookie.to_str().expect("a cookie is text").split(';').next().unwrap_or_default().to_owned();
        let name = cookie.split('=').next().unwrap_or_default().to_owned();
        cookies.retain(|old| !old.starts_with(&format!("{name}=")));
        cookies.push(cookie);
    }
    answer
}

/// A value with what the page shows in its place.
fn on_page(value: &str, page: &str) -> String {
    let between = |start: &str| -> Vec<String> {
        let pieces = page.split(start).skip(1).filter_map(|rest| rest.split('"').next());
        pieces.map(|piece| piece.replace("&quot;", "\"").replace("&amp;", "&")).collect()
    };
    match value.strip_prefix('$') {
        Some("n") => between("name=\"n\" value=\"").into_iter().next().unwrap_or_default(),
        Some(index) => {
            let index = index.parse::<usize>().unwrap_or(0);
            between("name=\"action\" value=\"").into_iter().nth(index).unwrap_or_default()
        }
        None => value.to_owned(),
    }
}

fn check_page(path: &str, answer: &Answer, seen: &mut Seen) {
    if !answer.asked {
        return;
    }
    let status = answer.status.as_u16();
    seen.note((path.len().min(40), status, answer.header("content-type").len(), answer.json()["error"].as_str()));
    assert!(status < 500, "{path}: {status}: {}", String::from_utf8_lossy(&answer.body));
}

pub(crate) fn start_api() -> Vec<Vec<u8>> {
    let act = |index: &str| json!({ "path": "actions", "token": 0, "body": { "number": "$number", "action": index } });
    let mut cases = Vec::new();
    for game in IDS {
        let open = json!({ "game": game, "options": {}, "seed": "fuzz" });
        let look = json!({ "method": "GET", "path": "", "query": "seat=0", "token": 0 });
        let undo = json!({ "path": "undo", "token": 0, "body": { "number": "$number" } });
        let keyed = json!({ "path": "actions", "token": 0, "body": { "number": "$number", "action": "$0", "seat": 0, "key": "k", "look": true } });
        let header = json!({ "path": "actions", "token": 0, "headers": [["idempotency-key", "h"]], "body": { "number": "$number", "action": "$1" } });
        cases.push(json!({ "open": open, "requests": [act("$0"), look, undo, keyed, header, act("$2"), act("$1")] }));
        let say = json!({ "path": "talk", "token": 0, "body": { "text": "hello", "seat": 0 } });
        let start = json!({ "path": "start", "token": 0, "body": { "bot": "random" } });
        let hint = json!({ "method": "GET", "path": "hint", "query": "seat=0", "token": 0 });
        let events = json!({ "method": "GET", "path": "events", "query": "from=0&seat=0", "token": 0 });
        let record = json!({ "method": "GET", "path": "record", "token": 0 });
        let strange = json!({ "method": "GET", "path": "", "token": "nobody" });
        cases.push(json!({ "open": open, "requests": [say, start, hint, events, record, strange] }));
    }
    let seats = json!([{ "who": "token", "name": "Ada" }, "open", { "bot": "random" }]);
    let open = json!({ "game": "tiny-epic-galaxies", "options": { "players": 3 }, "seats": seats });
    let start = json!({ "path": "start", "token": 0, "body": {} });
    cases.push(json!({ "open": open, "requests": [act("$0"), start, act("$0"), act("$1")] }));
    cases.push(json!({ "open": {}, "requests": [{ "method": "GET", "path": "/api/games" }, { "method": "GET", "path": "/api/openapi.json" }] }));
    cases.into_iter().map(|case| case.to_string().into_bytes()).collect()
}

pub(crate) fn start_forms() -> Vec<Vec<u8>> {
    let mut cases = Vec::new();
    let form = |path: &str, fields: Value| json!({ "path": path, "fields": fields });
    let get = |path: &str| json!({ "method": "GET", "path": path });
    for game in IDS {
        let act = json!({ "path": "/t/$t/act", "fields": [["n", "$n"], ["action", "$0"]], "script": true });
        let plain = form("/t/$t/act", json!([["n", "$n"], ["action", "$1"]]));
        let undo = form("/t/$t/undo", json!([["n", "$n"]]));
        let why = form("/t/$t/why", json!([["n", "$n"], ["path", "die-0 room-1"]]));
        let pages = [
            "/t/$t/replay?step=1&as=0",
            "/t/$t/match.json",
            "/t/$t/position.json",
            "/t/$t/analysis",
            "/t/$t/events?from=0",
        ];
        let mut requests = vec![act, plain, undo, why, form("/t/$t/hint", json!([["n", "$n"]]))];
        requests.extend(pages.map(get));
        requests.push(form("/t/$t/hint/stop", json!([])));
        requests.push(form("/t/$t/analysis", json!([])));
        cases.push(json!({ "game": game, "new": [["seed", "fuzz"]], "requests": requests }));
        let company = [["company", "friends"], ["players", "2"], ["level", "random"], ["seed", ""]];
        let requests = [
            form("/t/$t/name", json!([["name", "Ada"], ["words", "lucky"]])),
            form("/t/$t/move", json!([["seat", "1"]])),
            form("/t/$t/start", json!([["bot", "random"]])),
            form("/t/$t/say", json!([["text", "hello"]])),
            form("/t/$t/ask-undo", json!([["seat", "0"]])),
            form("/t/$t/agree", json!([])),
            form("/t/$t/decline", json!([])),
            form("/t/$t/stand-in", json!([["seat", "1"], ["bot", "random"]])),
            form("/t/$t/leave", json!([["bot", "random"]])),
            form("/t/$t/return", json!([])),
            form("/t/$t/hook", json!([["url", "http://127.0.0.1:9/"]])),
            form("/t/$t/abandon", json!([])),
            form("/again/$t", json!([])),
        ];
        cases.push(json!({ "game": game, "new": company, "requests": requests }));
        let requests = [
            form(&format!("/daily/{game}"), json!([])),
            get(&format!("/new/{game}")),
            get(&format!("/rules/{game}")),
            get(&format!("/past/{game}")),
            get("/"),
            get("/device"),
            form("/device/give", json!([])),
            form("/device/code", json!([["code", "ABCD-EFGH"]])),
            form("/settings", json!([["lang", "pl"], ["theme", "light"], ["speed", "fast"], ["back", "/"]])),
            get("/j/nothing"),
            form("/j/nothing", json!([["name", "Ada"]])),
            get("/d/nothing"),
            form("/d/nothing", json!([])),
        ];
        cases.push(json!({ "game": game, "new": [["company", "bots"], ["level", "random"], ["players", "2"]], "requests": requests }));
        let import = json!({ "path": "/import", "body": "{\"game\":\"under-falling-skies\"}" });
        cases.push(json!({ "game": game, "new": [["company", "screen"], ["players", "3"], ["saved", "{}"]], "requests": [import] }));
    }
    cases.into_iter().map(|case| case.to_string().into_bytes()).collect()
}
