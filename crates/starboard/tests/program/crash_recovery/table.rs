//! A table as its player knows it: what was acknowledged, what is not yet, and what was seen.

use std::sync::atomic::{AtomicU64, Ordering};

use engine::{Dice, Game, Match, Seat, Seed, Turn, Viewer, setup_from_options};
use http_body_util::BodyExt;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::process::{A_LITTLE, Client, Gone};

/// What was found out about many tables.
#[derive(Default, Debug)]
pub(crate) struct Counts {
    /// Choices of which the server has said that they are stored.
    pub acknowledged: AtomicU64,
    /// Of these, those that are not there any more.
    pub lost: AtomicU64,
    /// Choices that are there more than once.
    pub doubled: AtomicU64,
    /// Tables that are not as the choices in their order make them, and streams out of order.
    pub disordered: AtomicU64,
    /// Answers that something could not be stored.
    pub denied: AtomicU64,
    /// Of these, those that say that it was not played, though it was.
    pub untrue: AtomicU64,
}

impl Counts {
    /// Whether nothing is lost, doubled or out of order.
    pub(crate) fn is_clean(&self) -> bool {
        [&self.lost, &self.doubled, &self.disordered].iter().all(|count| count.load(Ordering::SeqCst) == 0)
    }
}

/// Counts one more.
fn count(what: &AtomicU64) {
    what.fetch_add(1, Ordering::SeqCst);
}

/// Why something that was sent is not acknowledged.
pub(crate) enum Unsure {
    /// The process is gone.
    Gone,
    /// The store has failed.
    Denied,
}

impl From<Gone> for Unsure {
    fn from(_: Gone) -> Unsure {
        Unsure::Gone
    }
}

/// Somebody who looks on: the numbers that a stream has shown, in order.
struct Watcher {
    task: JoinHandle<()>,
    seen: watch::Receiver<Vec<u64>>,
}

/// A table.
pub(crate) struct Table<G: Game> {
    id: String,
    tokens: Vec<String>,
    /// What the server must have: all that it has acknowledged.
    game: Match<G>,
    number: u64,
    /// What was sent and not acknowledged: it may be there or not.
    pending: Option<(Seat, G::Action)>,
    /// Whether it was said of what is pending that it is not stored.
    denied: bool,
    chooser: Dice,
    watcher: Option<Watcher>,
}

impl<G: Game> Table<G> {
    pub(crate) async fn open(client: &Client, address: &str, options: Value, seed: &str) -> Table<G> {
        // One token for all seats: only so can a seed be chosen.
        let seats = ["token", "same", "same", "same", "same"];
        let body = json!({ "game": G::ID, "options": options, "seats": seats, "seed": seed });
        let url = format!("http://{address}/api/tables");
        let answer = loop {
            let asked = client.ask(Method::POST, url.clone(), "", body.to_string()).await;
            let (status, answer) = asked.expect("an answer");
            // The store may not be back yet, or the machine too busy to answer in time.
            if !status.is_server_error() {
                assert_eq!(status, StatusCode::CREATED, "{answer}");
                break answer;
            }
            tokio::time::sleep(A_LITTLE).await;
        };
        let seed: Seed = seed.parse().expect("a seed");
        let setup = setup_from_options::<G>(options.as_object().expect("options")).expect("a setup");
        let seats = answer["seats"].as_array().expect("seats");
        Table {
            id: answer["id"].as_str().expect("an id").to_owned(),
            tokens: seats.iter().map(|seat| seat["token"].as_str().expect("a token").to_owned()).collect(),
            game: Match::new(setup, seed.clone()).expect("a match"),
            number: 0,
            pending: None,
            denied: false,
            chooser: Dice::new(&seed.nth(0)),
            watcher: None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn url(&self, address: &str, rest: &str) -> String {
        format!("http://{address}/api/tables/{}{rest}", self.id)
    }

    /// A stream that is read until it breaks off. It is open when this returns.
    pub(crate) async fn watch(&mut self, client: &Client, address: &str) {
        let url = self.url(address, "/events");
        let Ok(response) = client.send(Method::GET, url, &self.tokens[0], String::new()).await else { return };
        // Somebody who cannot look on now does not.
        if response.status().is_server_error() {
            return;
        }
        assert_eq!(response.status(), StatusCode::OK);
        let mut body = response.into_body();
        let (shown, seen) = watch::channel(Vec::new());
        let task = tokio::spawn(async move {
            // As bytes: a piece of the body may end in the middle of a letter.
            let mut heard: Vec<u8> = Vec::new();
            while let Some(Ok(frame)) = body.frame().await {
                let Ok(data) = frame.into_data() else { continue };
                heard.extend_from_slice(&data);
                while let Some(end) = heard.windows(2).position(|two| two == b"\n\n") {
                    let rest = heard.split_off(end + 2);
                    let message = String::from_utf8(std::mem::replace(&mut heard, rest)).expect("text");
                    let change = message.contains("event: change");
                    let number = message.lines().find_map(|line| line.strip_prefix("id: "));
                    if let Some(number) = number.filter(|_| change) {
                        shown.send_modify(|shown| shown.push(number.parse().expect("a number")));
                    }
                }
            }
        });
        self.watcher = Some(Watcher { task, seen });
    }

    /// A table's page for people.
    pub(crate) fn page(&self, address: &str, rest: &str) -> String {
        format!("http://{address}/t/{}{rest}", self.id)
    }

    /// The token of its first seat.
    pub(crate) fn token(&self) -> &str {
        &self.tokens[0]
    }

    /// What a search would choose.
    pub(crate) async fn hint(&self, client: &Client, address: &str) -> Result<Value, Gone> {
        let (status, hint) =
            client.ask(Method::GET, self.url(address, "/hint"), &self.tokens[0], String::new()).await?;
        assert_eq!(status, StatusCode::OK, "{hint}");
        Ok(hint)
    }

    /// Who is to choose what.
    fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let Turn::Decide(seats) = self.game.state().turn() else { return None };
        let seat = seats.iter().next().expect("somebody decides");
        let mut legal = Vec::new();
        self.game.state().legal(seat, &mut legal);
        Some((seat, *self.chooser.pick(&legal).expect("a choice")))
    }

    /// Sends what is pending and waits for the acknowledgement.
    async fn send(&mut self, client: &Client, address: &str, counts: &Counts) -> Result<(), Unsure> {
        let Some((seat, action)) = self.pending else { return Ok(()) };
        let body = json!({ "number": self.number, "seat": seat, "action": action, "key": format!("k{}", self.number) });
        let token = &self.tokens[seat.index()];
        let (status, answer) = client.ask(Method::POST, self.url(address, "/actions"), token, body.to_string()).await?;
        if status.is_server_error() {
            count(&counts.denied);
            if answer["error"] == "storage" {
                self.denied = true;
            }
            return Err(Unsure::Denied);
        }
        assert_eq!(status, StatusCode::OK, "{answer}");
        count(&counts.acknowledged);
        if answer["number"] != self.number + 1 {
            // Each choice once, in its place.
            count(&counts.disordered);
        }
        self.game.act(seat, action, &mut ()).expect("a legal choice");
        self.number += 1;
        self.pending = None;
        self.denied = false;
        Ok(())
    }

    /// Sends what is pending, again and again if the store fails, until it is acknowledged.
    async fn send_until_stored(&mut self, client: &Client, address: &str, counts: &Counts) -> Result<(), Gone> {
        loop {
            match self.send(client, address, counts).await {
                Ok(()) => return Ok(()),
                Err(Unsure::Gone) => return Err(Gone),
                Err(Unsure::Denied) => tokio::time::sleep(A_LITTLE).await,
            }
            if self.denied {
                // It was said that it is not stored: then it must not be there.
                self.denied = false;
                let state = self.look_through_failure(client, address).await?;
                if state["number"].as_u64().is_some_and(|number| number > self.number) {
                    count(&counts.untrue);
                }
            }
        }
    }

    /// Plays and looks on until the game is over or the server is gone.
    pub(crate) async fn play_until_crash(mut self, client: &Client, address: &str, counts: &Counts) -> Table<G> {
        self.watch(client, address).await;
        while let Some(choice) = self.choose() {
            self.pending = Some(choice);
            if self.send_until_stored(client, address, counts).await.is_err() {
                break;
            }
        }
        self
    }

    /// One choice, or once more the one that is not acknowledged yet.
    pub(crate) async fn act(&mut self, client: &Client, address: &str, counts: &Counts) -> Result<(), Unsure> {
        if self.pending.is_none() {
            self.pending = self.choose();
        }
        self.send(client, address, counts).await
    }

    /// Whether the server has what it has acknowledged and nothing else.
    pub(crate) async fn is_as_acknowledged(&self, client: &Client, address: &str) -> bool {
        self.look(client, address).await["number"] == self.number
    }

    /// One choice, at the process of the number of the seat, or at the other if that one is gone.
    pub(crate) async fn act_at(&mut self, client: &Client, addresses: &[String; 2], counts: &Counts) {
        let Some((seat, action)) = self.choose() else { panic!("the game is longer than this") };
        self.pending = Some((seat, action));
        if self.send_until_stored(client, &addresses[seat.index() % 2], counts).await.is_err() {
            self.send_until_stored(client, &addresses[1], counts).await.expect("one that lives");
        }
    }

    /// What the server has is what was acknowledged, or one more: what was sent when it died. No
    /// stream has shown more than that. Counts what is otherwise; whether nothing is.
    pub(crate) async fn settle(&mut self, client: &Client, address: &str, counts: &Counts) -> bool {
        let number = self.look(client, address).await["number"].as_u64().expect("a number");
        let most = self.number + u64::from(self.pending.is_some());
        counts.lost.fetch_add(self.number.saturating_sub(number), Ordering::SeqCst);
        counts.doubled.fetch_add(number.saturating_sub(most), Ordering::SeqCst);
        if !(self.number..=most).contains(&number) {
            eprintln!("{}: {} were acknowledged, there are {number}", self.id, self.number);
            return false;
        }
        let mut sound = true;
        if let Some(Watcher { task, seen }) = self.watcher.take() {
            // The stream of a dead process has come to its end.
            task.await.expect("a watcher who does not fail");
            let seen = seen.borrow();
            // What somebody was shown is lost as well if it is not there.
            let shown = seen.last().copied().unwrap_or(0);
            counts.lost.fetch_add(shown.saturating_sub(number), Ordering::SeqCst);
            sound &= shown <= number;
            if !seen.windows(2).all(|two| two[0] < two[1]) {
                eprintln!("{}: shown out of order: {seen:?}", self.id);
                count(&counts.disordered);
                sound = false;
            }
        }
        // Sent again under the same name it is carried out once, whether it was or not.
        self.send_until_stored(client, address, counts).await.expect("an answer");
        let number = self.look(client, address).await["number"].as_u64().expect("a number");
        counts.doubled.fetch_add(number.saturating_sub(self.number), Ordering::SeqCst);
        sound &= number == self.number;
        for seat in (0..self.game.state().seats()).map(Seat) {
            let state = self.look_as(client, address, seat).await.expect("an answer");
            let view = serde_json::to_value(self.game.state().view(Viewer::Seat(seat))).expect("a view");
            if state["view"] != view {
                eprintln!("{}: seat {} sees another position", self.id, seat.0);
                count(&counts.disordered);
                sound = false;
            }
        }
        sound
    }

    /// A stream at a process that lives shows everything in its order, up to the last choice.
    pub(crate) async fn saw_everything(&mut self) {
        let Watcher { task, mut seen } = self.watcher.take().expect("a watcher");
        let all = seen.wait_for(|seen| seen.last() == Some(&self.number)).await.expect("a stream that goes on");
        assert!(all.windows(2).all(|two| two[0] < two[1]), "nothing is shown twice: {all:?}");
        drop(all);
        task.abort();
    }

    async fn look(&self, client: &Client, address: &str) -> Value {
        self.look_through_failure(client, address).await.expect("an answer")
    }

    /// The table, as soon as the store is there again.
    async fn look_through_failure(&self, client: &Client, address: &str) -> Result<Value, Gone> {
        self.look_as(client, address, Seat(0)).await
    }

    /// The same with the eyes of a seat.
    async fn look_as(&self, client: &Client, address: &str, seat: Seat) -> Result<Value, Gone> {
        loop {
            let url = self.url(address, &format!("?seat={}", seat.0));
            let (status, state) = client.ask(Method::GET, url, &self.tokens[seat.index()], String::new()).await?;
            if !status.is_server_error() {
                assert_eq!(status, StatusCode::OK, "{state}");
                return Ok(state);
            }
            tokio::time::sleep(A_LITTLE).await;
        }
    }

    /// The record of a finished game holds what its player has chosen.
    pub(crate) async fn check_record(&self, client: &Client, address: &str) {
        let url = format!("http://{address}/t/{}/match.json", self.id);
        let (status, record) = client.ask(Method::GET, url, &self.tokens[0], String::new()).await.expect("an answer");
        assert_eq!(status, StatusCode::OK);
        let expected = serde_json::to_value(self.game.record()).expect("JSON");
        assert_eq!((&record["moves"], &record["hash"]), (&expected["moves"], &expected["hash"]));
    }
}
