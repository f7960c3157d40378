//! A serving process that can be killed, and those who talk to it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};

use crate::common;

/// How long one waits before one looks again.
pub(crate) const A_LITTLE: Duration = Duration::from_millis(5);

/// A serving process.
pub(crate) struct ServerProcess {
    child: Child,
    pub address: String,
}

impl ServerProcess {
    pub(crate) fn start(data: &str) -> ServerProcess {
        ServerProcess::start_in(data, &[])
    }

    /// The same with something in its environment.
    pub(crate) fn start_in(data: &str, environment: &[(&str, &Path)]) -> ServerProcess {
        let args =
            ["--listen", "127.0.0.1:0", "--data", data, "--rate", "1000000", "--streams", "2000", "--log", "off"];
        let mut command = common::command(&args);
        command.envs(environment.iter().copied()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        ServerProcess { child, address }
    }

    /// SIGKILL: nothing can be finished, nobody is told.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it was alive");
        self.child.wait().expect("it is dead");
    }

    /// SIGSTOP: it stands still wherever it is.
    pub(crate) fn pause(&self) {
        test_postgres::signal("STOP", &[self.child.id()]);
    }

    /// SIGCONT: it goes on.
    pub(crate) fn resume(&self) {
        test_postgres::signal("CONT", &[self.child.id()]);
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Why there is no answer: the process at the other end is gone.
#[derive(Debug)]
pub(crate) struct Gone;

/// Somebody who asks.
#[derive(Clone)]
pub(crate) struct Client(hyper_util::client::legacy::Client<HttpConnector, Full<Bytes>>);

impl Client {
    pub(crate) fn new() -> Client {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Client(hyper_util::client::legacy::Client::builder(TokioExecutor::new()).build(connector))
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        url: String,
        token: &str,
        body: String,
    ) -> Result<Response<Incoming>, Gone> {
        let request = Request::builder()
            .method(method)
            .uri(url)
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .body(Full::new(Bytes::from(body)))
            .expect("a request");
        self.0.request(request).await.map_err(|_| Gone)
    }

    /// A question and its JSON answer.
    pub(crate) async fn ask(
        &self,
        method: Method,
        url: String,
        token: &str,
        body: String,
    ) -> Result<(StatusCode, Value), Gone> {
        let response = self.send(method, url, token, body).await?;
        let status = response.status();
        let body = response.into_body().collect().await.map_err(|_| Gone)?.to_bytes();
        Ok((status, serde_json::from_slice(&body).unwrap_or(Value::Null)))
    }
}

/// Opens a table at which a bot that thinks long begins; its name.
pub(crate) async fn open_for_thinker(client: &Client, address: &str) -> String {
    let body = json!({
        "game": "tiny-epic-galaxies",
        "options": { "players": 2 },
        "seats": [{ "who": "bot", "bot": "ruthless" }, "token"],
    });
    let url = format!("http://{address}/api/tables");
    let (status, answer) = client.ask(Method::POST, url, "", body.to_string()).await.expect("an answer");
    assert_eq!(status, StatusCode::CREATED, "{answer}");
    answer["id"].as_str().expect("a name").to_owned()
}

impl Client {
    /// A page as text.
    pub(crate) async fn text(&self, url: &str, token: &str) -> String {
        let response = self.send(Method::GET, url.to_owned(), token, String::new()).await.expect("an answer");
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        String::from_utf8_lossy(&body).into_owned()
    }

    /// How many thoughts are under way.
    pub(crate) async fn thinking(&self, address: &str) -> u64 {
        let metrics = self.text(&format!("http://{address}/metrics"), "").await;
        let line = metrics.lines().find_map(|line| line.strip_prefix("starboard_thinking "));
        line.expect("a gauge").parse().expect("a number")
    }
}

/// A table with one person and one bot.
pub(crate) struct Solitary {
    id: String,
    token: String,
}

impl Solitary {
    pub(crate) async fn open(client: &Client, address: &str, seed: &str) -> Solitary {
        let body = json!({
            "game": "tiny-epic-galaxies", "options": { "players": 2 }, "seats": ["token", "bot"], "seed": seed,
        });
        let url = format!("http://{address}/api/tables");
        let (status, answer) = client.ask(Method::POST, url, "", body.to_string()).await.expect("an answer");
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        Solitary { id: text(&answer["id"]), token: text(&answer["seats"][0]["token"]) }
    }

    async fn look(&self, client: &Client, address: &str) -> Value {
        let url = format!("http://{address}/api/tables/{}", self.id);
        let (status, answer) = client.ask(Method::GET, url, &self.token, String::new()).await.expect("an answer");
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer
    }

    /// Waits until the person is asked, and makes the first choice offered.
    pub(crate) async fn play_once(&self, client: &Client, address: &str) {
        let url = format!("http://{address}/api/tables/{}/actions", self.id);
        loop {
            let asked = self.play_until_asked_again(client, address).await;
            let body = json!({ "number": asked["number"], "seat": 0, "action": asked["legal"][0] }).to_string();
            let answered = client.ask(Method::POST, url.clone(), &self.token, body).await;
            let (status, answer) = answered.expect("an answer");
            // The bot may be asked at the same time, and be faster.
            if status != StatusCode::CONFLICT {
                assert_eq!(status, StatusCode::OK, "{answer}");
                return;
            }
        }
    }

    /// Waits until the bot has done all that it has to do.
    pub(crate) async fn play_until_asked_again(&self, client: &Client, address: &str) -> Value {
        loop {
            let state = self.look(client, address).await;
            if state["turn"].as_array().expect("a turn").contains(&json!(0)) || state["over"] == true {
                return state;
            }
            tokio::time::sleep(A_LITTLE).await;
        }
    }
}
