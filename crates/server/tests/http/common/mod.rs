//! A small browser without a script, and a server to visit.
#![allow(dead_code, unreachable_pub)] // Each test file uses its part.

pub mod failing;
pub mod program;
pub mod toy_game;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bots::{Bot, Heuristics, SearchControl, Sight};
use engine::{Match, Seed, Turn, setup_from_options};
use flate2::{Decompress, FlushDecompress};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;
use server::store::{SqliteStore, Store};
use server::{Config, DynGame, Erased, Options, Running};
use tempfile::TempDir;
use ui::Tabletop;
use under_falling_skies::UnderFallingSkies;

pub const GAME: &str = "under-falling-skies";

pub fn games() -> Vec<Arc<dyn DynGame>> {
    vec![Arc::new(Erased::<UnderFallingSkies>::new())]
}

pub fn anywhere() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

/// A server with a folder of its own.
pub struct TestServer {
    pub folder: TempDir,
    pub running: Running,
}

impl TestServer {
    pub async fn open() -> TestServer {
        let folder = tempfile::tempdir().expect("a folder");
        let running = start(folder.path().join("tables.db")).await;
        TestServer { folder, running }
    }

    pub async fn with(options: Options) -> TestServer {
        TestServer::of(games(), options).await
    }

    /// A server for these games.
    pub async fn of(games: Vec<Arc<dyn DynGame>>, options: Options) -> TestServer {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("tables.db")).expect("a store");
        let running = server::start_on(anywhere(), Arc::new(store), games, options).await.expect("a server");
        TestServer { folder, running }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    /// A server for the made-up game.
    pub async fn of_toy_game(options: Options) -> TestServer {
        TestServer::of(vec![Arc::new(Erased::<toy_game::ToyGame>::new())], options).await
    }

    pub fn visitor(&self) -> Visitor {
        Visitor::to(self.running.addr)
    }

    /// What only the operator can know: the secret of a table, out of the server's file.
    pub fn secret(&self, table: &str) -> engine::Secret {
        let file = rusqlite::Connection::open(self.data()).expect("the file");
        let seed: String =
            file.query_row("SELECT seed FROM tables WHERE id = ?1", [table], |row| row.get(0)).expect("a table");
        seed.parse().expect("a secret")
    }

    /// Stops the server and starts another on the same file, with other options.
    pub async fn restart_with(self, options: Options) -> TestServer {
        self.restarted(games(), options).await
    }

    /// Stops the server and starts another on the same file, for these games.
    pub async fn restart_of(self, games: Vec<Arc<dyn DynGame>>) -> TestServer {
        self.restarted(games, Options::default()).await
    }

    async fn restarted(self, games: Vec<Arc<dyn DynGame>>, options: Options) -> TestServer {
        self.running.stop().await.expect("a clean end");
        let store = SqliteStore::open(&self.folder.path().join("tables.db")).expect("a store");
        let running = server::start_on(anywhere(), Arc::new(store), games, options).await.expect("a server");
        TestServer { folder: self.folder, running }
    }

    /// Stops the server and starts another on the same file.
    pub async fn restart(self) -> TestServer {
        self.running.stop().await.expect("a clean end");
        let running = start(self.folder.path().join("tables.db")).await;
        TestServer { folder: self.folder, running }
    }
}

pub async fn start(data: PathBuf) -> Running {
    server::start(Config { listen: anywhere(), data: data.into() }, games()).await.expect("a server")
}

pub async fn start_on(store: Arc<dyn Store>) -> Running {
    server::start_on(anywhere(), store, games(), Options::default()).await.expect("a server")
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: hyper::HeaderMap,
    pub text: String,
    /// How many bytes came, compressed or not.
    pub size: usize,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The number that the page shows.
    pub fn number(&self) -> u64 {
        let all = between(&self.text, "name=\"n\" value=\"", "\"");
        let first = all.first().expect("a number on the page");
        assert!(all.iter().all(|other| other == first), "one page, one number");
        first.parse().expect("a number")
    }

    /// The choices that the page offers in its form.
    pub fn choices(&self) -> Vec<String> {
        let mut choices: Vec<String> = Vec::new();
        for choice in between(&self.text, "name=\"action\" value=\"", "\"") {
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        choices
    }
}

/// All texts between two marks, with entities undone.
pub fn between(text: &str, start: &str, end: &str) -> Vec<String> {
    let pieces = text.split(start).skip(1).filter_map(|rest| rest.split(end).next());
    pieces
        .map(|piece| piece.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
        .collect()
}

/// A visitor with cookies, who remembers everything they were ever told.
#[derive(Clone)]
pub struct Visitor {
    client: Client<HttpConnector, Full<Bytes>>,
    pub addr: SocketAddr,
    pub cookies: Arc<Mutex<BTreeMap<String, String>>>,
    pub told: Arc<Mutex<Vec<String>>>,
}

impl Visitor {
    pub fn to(addr: SocketAddr) -> Visitor {
        let client = Client::builder(TokioExecutor::new()).build(HttpConnector::new());
        Visitor { client, addr, cookies: Arc::default(), told: Arc::default() }
    }

    /// The same person at another server.
    pub fn at(&self, addr: SocketAddr) -> Visitor {
        Visitor { addr, ..self.clone() }
    }

    pub async fn send(&self, method: Method, path: &str, headers: &[(&str, &str)], body: String) -> Response<Incoming> {
        let cookies: Vec<String> =
            self.cookies.lock().expect("cookies").iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.addr));
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::from(body)).expect("a request");
        let response = self.client.request(request).await.expect("an answer");
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().expect("text");
            let (name, value) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.cookies.lock().expect("cookies").insert(name.to_owned(), value.to_owned());
        }
        response
    }

    pub async fn ask(&self, method: Method, path: &str, headers: &[(&str, &str)], body: String) -> Answer {
        let response = self.send(method, path, headers, body).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        self.told.lock().expect("memory").push(format!("{headers:?}\n{text}"));
        Answer { status, headers, text, size: bytes.len() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, &[], String::new()).await
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)], headers: &[(&str, &str)]) -> Answer {
        let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
        all.extend_from_slice(headers);
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.ask(Method::POST, path, &all, body).await
    }

    /// Opens a table and gives its path.
    pub async fn open(&self, fields: &[(&str, &str)]) -> String {
        self.open_game(GAME, fields).await
    }

    /// Opens a table of a game and gives its path.
    pub async fn open_game(&self, game: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(&format!("/new/{game}"), fields, &[]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        answer.header("location").to_owned()
    }

    /// A choice as the script sends it.
    pub async fn act(&self, table: &str, number: u64, action: &str) -> Answer {
        let fields = [("n", &*number.to_string()), ("action", action)];
        self.post(&format!("{table}/act"), &fields, &[("accept", "application/json")]).await
    }

    pub async fn undo(&self, table: &str, number: u64) -> Answer {
        let fields = [("n", &*number.to_string())];
        self.post(&format!("{table}/undo"), &fields, &[("accept", "application/json")]).await
    }

    /// Makes choices from the page's forms until the game is over or `most` are made; gives the
    /// last page.
    pub async fn play(&self, table: &str, luck: &mut Luck, most: u64) -> Answer {
        let mut made = 0;
        loop {
            let page = self.get(table).await;
            assert_eq!(page.status, StatusCode::OK);
            let choices = page.choices();
            if choices.is_empty() || made == most {
                return page;
            }
            let action = luck.pick(&choices);
            let answer = self.act(table, page.number(), action).await;
            assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.text);
            assert_eq!(answer.json(), serde_json::json!({ "ok": true, "n": page.number() + 1 }));
            made += 1;
        }
    }

    pub async fn stream(&self, path: &str, headers: &[(&str, &str)]) -> Stream {
        let response = self.send(Method::GET, path, headers, String::new()).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let packed = response.headers().get("content-encoding").map(|encoding| encoding == "gzip");
        assert!(packed != Some(false));
        Stream {
            body: response.into_body(),
            pending: Vec::new(),
            told: self.told.clone(),
            texts: BTreeMap::new(),
            unzip: packed.map(|_| Decompress::new(false)),
            wire: 0,
        }
    }
}

/// An open event stream.
pub struct Stream {
    body: Incoming,
    /// As bytes: a piece of the body may end in the middle of a letter.
    pending: Vec<u8>,
    told: Arc<Mutex<Vec<String>>>,
    /// Each part as it was last sent.
    texts: BTreeMap<String, String>,
    unzip: Option<Decompress>,
    /// How many bytes have come.
    pub wire: usize,
}

/// A message of the stream.
#[derive(Debug)]
pub struct Message {
    pub id: u64,
    pub number: u64,
    pub frames: Vec<Value>,
    /// The people at the table, if anything about them has changed.
    pub company: Option<String>,
}

impl Stream {
    /// The next event of this name, whatever comes before it: its data.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let block = self.block().await.expect("more of the stream");
            let mut lines = block.lines();
            if lines.next() == Some(&format!("event: {name}")) {
                let data = lines.find_map(|line| line.strip_prefix("data: ")).expect("data");
                return serde_json::from_str(data).expect("json");
            }
        }
    }

    /// The next message; none when the stream ends. Comments are passed over.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            let block = self.block().await?;
            // Signs of life, and who is there.
            if block.starts_with(':') || block.starts_with("event: alive") || block.starts_with("event: people") {
                continue;
            }
            let lines: Vec<&str> = block.lines().collect();
            let field = |name: &str| lines.iter().find_map(|line| line.strip_prefix(name)).expect("a field");
            assert_eq!(field("event: "), "frames");
            let data: Value = serde_json::from_str(field("data: ")).expect("json");
            let mut frames = data["frames"].as_array().expect("frames").clone();
            for part in frames.iter_mut().flat_map(|frame| frame["parts"].as_array_mut().expect("parts")) {
                let id = part["id"].as_str().expect("an id").to_owned();
                if let Some(patch) = part["patch"].as_array() {
                    let html = patched(self.texts.get(&id).expect("a part that was sent"), patch);
                    part["html"] = html.into();
                }
                self.texts.insert(id, part["html"].as_str().expect("html").to_owned());
            }
            return Some(Message {
                id: field("id: ").parse().expect("a number"),
                number: data["n"].as_u64().expect("a number"),
                frames,
                company: data["company"].as_str().map(str::to_owned),
            });
        }
    }

    /// The next block of lines, whatever it is.
    pub async fn block(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.pending.windows(2).position(|two| two == b"\n\n") {
                let rest = self.pending.split_off(end + 2);
                let mut block = String::from_utf8(std::mem::replace(&mut self.pending, rest)).expect("text");
                block.truncate(end);
                self.told.lock().expect("memory").push(block.clone());
                return Some(block);
            }
            let frame = self.body.frame().await?.expect("more of the stream");
            let data = frame.into_data().expect("data");
            let Some(unzip) = &mut self.unzip else {
                self.wire += data.len();
                self.pending.extend_from_slice(&data);
                continue;
            };
            // The header of a gzip stream is always as long.
            let data = data.slice(if self.wire == 0 { 10 } else { 0 }..);
            self.wire += data.len();
            let from = unzip.total_in();
            loop {
                let rest = &data[usize::try_from(unzip.total_in() - from).expect("a number")..];
                let before = self.pending.len();
                self.pending.reserve(1 << 16);
                unzip.decompress_vec(rest, &mut self.pending, FlushDecompress::Sync).expect("a gzip stream");
                if rest.is_empty() && self.pending.len() == before {
                    break;
                }
            }
        }
    }
}

/// The text that the page's script makes of a patch.
pub fn patched(before: &str, patch: &[Value]) -> String {
    let mut starts: Vec<usize> = before.match_indices('<').map(|(index, _)| index).filter(|index| *index > 0).collect();
    starts.insert(0, 0);
    starts.push(before.len());
    let mut pieces = patch.iter();
    let mut text = String::new();
    while let Some(piece) = pieces.next() {
        match piece.as_str() {
            Some(new) => text.push_str(new),
            None => {
                let number = |value: &Value| usize::try_from(value.as_u64().expect("a number")).expect("a small one");
                let from = number(piece);
                let to = from + number(pieces.next().expect("how many"));
                text.push_str(&before[starts[from]..starts[to]]);
            }
        }
    }
    text
}

/// A whole game of bots that do not think long, and a table at which it can be looked back at.
pub async fn finished<G: Tabletop + Heuristics>(who: &Visitor, options: Value) -> (String, Match<G>) {
    let setup = setup_from_options::<G>(options.as_object().expect("options")).expect("a setup");
    let seed: Seed = "finished".parse().expect("a seed");
    let mut game = Match::<G>::new(setup, seed.clone()).expect("a game");
    let mut player = Bot::Greedy.player::<G>(&seed);
    while let Turn::Decide(seats) = game.state().turn() {
        let (seat, mut actions) = (seats.iter().next().expect("a seat"), Vec::new());
        game.state().legal(seat, &mut actions);
        let chosen = player.choose(Sight::of(game.state(), seat), &actions, &SearchControl::new());
        game.act(seat, actions[chosen], &mut ()).expect("it is legal");
    }
    let file = serde_json::to_string(&game.record()).expect("a file");
    (taken_in(who, file).await, game)
}

/// The table that a match file becomes.
pub async fn taken_in(who: &Visitor, file: String) -> String {
    let taken = who.ask(Method::POST, "/import", &[("content-type", "application/json")], file).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    format!("/t/{}", taken.header("location").split('/').nth(2).expect("a table"))
}

/// Has a finished game analysed. Until it is done the page shows how far it is: one that shows neither is a failure, not
/// something to wait for.
pub async fn analysed(who: &Visitor, table: &str) -> Answer {
    let page = format!("{table}/analysis");
    let begun = who.post(&page, &[], &[]).await;
    assert_eq!((begun.status, begun.header("location")), (StatusCode::SEE_OTHER, &*page));
    loop {
        let now = who.get(&page).await;
        if now.text.contains("class=\"chart\"") {
            return now;
        }
        let under_way = now.text.contains("http-equiv=\"refresh\"") && now.text.contains("<progress");
        assert!(under_way, "it shows how far it is: {}", now.text);
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

/// What a page shows after all the messages that it got.
#[derive(Clone, Default)]
pub struct Shown(pub BTreeMap<String, String>);

impl Shown {
    pub fn apply(&mut self, message: &Message) {
        assert_eq!(message.id, message.number);
        for frame in &message.frames {
            for part in frame["parts"].as_array().expect("parts") {
                let (id, html) = (part["id"].as_str().expect("an id"), part["html"].as_str().expect("html"));
                assert!(html.contains(&format!("id=\"{id}\"")), "a part is the element of its id: {html}");
                self.0.insert(id.to_owned(), html.to_owned());
            }
        }
    }

    /// Every part stands on the page as it was last sent.
    pub fn must_be(&self, page: &Answer) {
        assert!(!self.0.is_empty());
        for (id, html) in &self.0 {
            assert!(page.text.contains(html.as_str()), "{id} is shown otherwise than on the page:\n{html}");
        }
    }
}

/// Chance for tests, the same every time.
pub struct Luck(pub u64);

impl Luck {
    pub fn pick<'a>(&mut self, items: &'a [String]) -> &'a String {
        &items[self.below(items.len())]
    }

    /// A number below this one.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}
