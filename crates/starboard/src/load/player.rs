//! One table after another, each action as soon as the last one is acknowledged.

use std::fmt::Write;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::Course;
use super::client::{CREATED, Client, OK, refused};
use super::script::Script;
use super::tally::Tally;
use super::watcher::Watcher;
use crate::cli_error::CliError;

/// When each action of a table was sent, by the number of its entry, from 1.
#[derive(Default)]
pub(super) struct Sent(Mutex<Vec<Instant>>);

impl Sent {
    fn now(&self) -> Instant {
        let now = Instant::now();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(now);
        now
    }

    pub(super) fn when(&self, number: u64) -> Option<Instant> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(index).copied()
    }
}

/// What one player has to tell.
pub(super) struct Told {
    pub(super) tally: Tally,
    /// When the last action was acknowledged.
    pub(super) finished: Instant,
}

/// A player with a table.
pub(super) struct Player {
    course: Arc<Course>,
    client: Client,
    tally: Tally,
    finished: Instant,
}

/// A table that was just opened.
struct Table {
    id: String,
    tokens: Vec<String>,
    script: Script,
    sent: Arc<Sent>,
    /// The number after which watchers may go.
    end: watch::Sender<u64>,
    watchers: JoinSet<Result<Tally, CliError>>,
}

impl Player {
    /// Plays the games `index`, `index + step` and so on until time or actions are up.
    pub(super) async fn play(course: Arc<Course>, index: u64, step: u64) -> Result<Told, CliError> {
        let client = Client::connect(course.server).await?;
        let mut player = Player { course, client, tally: Tally::default(), finished: Instant::now() };
        let mut game = index;
        let mut table = player.open(game).await?;
        player.course.start.wait().await;
        player.finished = Instant::now();
        while player.play_table(table).await? {
            game += step;
            table = player.open(game).await?;
        }
        Ok(Told { tally: player.tally, finished: player.finished })
    }

    async fn open(&mut self, game: u64) -> Result<Table, CliError> {
        let script = self.course.game(game)?;
        // One token for all seats: only so can the seed be chosen, and the moves be known before.
        let seats = ["token", "same", "same", "same", "same"];
        let body =
            json!({ "game": self.course.game, "options": self.course.options, "seats": seats, "seed": script.seed });
        let (status, answer) = self.client.post("/api/tables", None, &body.to_string()).await?;
        let (CREATED, Some(id)) = (status, answer["id"].as_str()) else {
            return Err(refused("opening a table", status, &answer));
        };
        let seats = answer["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
        let tokens = seats.iter().map(|seat| seat["token"].as_str().unwrap_or_default().to_owned()).collect();
        let (sent, mut watchers) = (Arc::new(Sent::default()), JoinSet::new());
        let end = watch::Sender::new(script.moves.len() as u64);
        for _ in 0..self.course.watchers {
            let watcher = Watcher::begin(self.course.server, id, sent.clone(), end.subscribe()).await?;
            watchers.spawn(watcher.watch());
        }
        self.tally.tables += 1;
        Ok(Table { id: id.to_owned(), tokens, script, sent, end, watchers })
    }

    /// Whether the game was played to its end, and there is time for another.
    async fn play_table(&mut self, table: Table) -> Result<bool, CliError> {
        let Table { id, tokens, script, sent, end, mut watchers } = table;
        let path = format!("/api/tables/{id}/actions");
        let (mut played, mut body) = (0, String::new());
        for (number, (seat, action)) in (0u64..).zip(&script.moves) {
            if !self.course.take_one() {
                break;
            }
            let token = tokens.get(usize::from(*seat)).map(String::as_str);
            body.clear();
            // Writing to memory does not fail.
            let _ = write!(body, "{{\"number\":{number},\"seat\":{seat},\"action\":{action}}}");
            let start = sent.now();
            let (status, answer) = self.client.post(&path, token, &body).await?;
            self.finished = Instant::now();
            if status != OK || answer["number"].as_u64() != Some(number + 1) {
                return Err(refused("an action", status, &answer));
            }
            self.tally.acknowledged.push(micros(self.finished - start));
            played += 1;
        }
        let whole = played == script.moves.len();
        if whole {
            self.tally.games += 1;
        } else {
            // Else they would wait for an end that does not come.
            end.send_replace(played as u64);
        }
        while let Some(told) = watchers.join_next().await {
            self.tally.add(told.map_err(CliError::failure)??);
        }
        Ok(whole && !self.course.over.load(Ordering::Relaxed) && self.course.left.load(Ordering::Relaxed) > 0)
    }
}

/// A time in microseconds.
pub(super) fn micros(time: std::time::Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
