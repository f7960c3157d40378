//! One table after another, each action as soon as the last one is acknowledged and its time has come.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde_json::json;

use super::Course;
use super::client::{Client, Manner};
use super::gallery::Sight;
use super::http::{CREATED, OK, refused};
use super::script::Script;
use super::tally::Eye;
use crate::cli_error::CliError;

/// When each action of a table was sent, by the number of its entry, from 1.
#[derive(Default)]
pub(super) struct Sent(Mutex<Vec<Instant>>);

impl Sent {
    fn add(&self, sent: Instant) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(sent);
    }

    pub(super) fn when(&self, number: u64) -> Option<Instant> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(index).copied()
    }
}

/// A player with a table.
pub(super) struct Player {
    course: Arc<Course>,
    client: Client,
    /// Which of all players.
    index: usize,
}

/// A table that was just opened.
struct Table {
    id: String,
    token: String,
    script: Arc<Script>,
    sent: Arc<Sent>,
    /// Those who look at it; none if nobody does.
    sight: Option<u64>,
}

impl Player {
    /// Plays one game after the other until time or actions are up.
    pub(super) async fn play(course: Arc<Course>, index: usize) -> Result<(), CliError> {
        let client = Client::connect(course.server(index)).await?;
        let mut player = Player { course: course.clone(), client, index };
        let mut game = index;
        let mut table = {
            // Not all at once: that would be a load of another kind.
            let _place = course.opening.acquire().await.map_err(CliError::failure)?;
            player.open(game).await?
        };
        let clock = course.started().await;
        tokio::time::sleep_until(clock.joins(index, course.players).into()).await;
        loop {
            let whole = player.play_table(table).await?;
            if !whole || clock.is_over() {
                return Ok(());
            }
            game += course.players;
            table = player.open(game).await?;
        }
    }

    async fn open(&mut self, game: usize) -> Result<Table, CliError> {
        let course = self.course.clone();
        let script = course.script(game)?;
        // One token for all seats: only so can the seed be chosen, and the moves be known before.
        let seats = ["token", "same", "same", "same", "same"];
        let body = json!({ "game": script.game, "options": *course.options, "seats": seats, "seed": script.seed });
        let (status, answer) = self.client.post("/api/tables", Manner::Program, "", &body.to_string()).await?;
        let (CREATED, Some(id)) = (status, answer["id"].as_str()) else {
            return Err(refused("opening a table", status, answer["message"].as_str().unwrap_or_default()));
        };
        let token = answer["seats"][0]["token"].as_str().unwrap_or_default().to_owned();
        let sent = Arc::new(Sent::default());
        // Where pages are looked at, whoever plays has one too.
        let own = course.pages.then(|| (Eye::Player, course.server(self.index)));
        let watchers = (1..=course.watchers[self.index]).map(|n| (Eye::Watcher, course.server(self.index + n)));
        let eyes: Vec<_> = own.into_iter().chain(watchers).collect();
        let sight = match eyes.is_empty() {
            true => None,
            false => {
                let (table, sent, token, pages) = (id.to_owned(), sent.clone(), token.clone(), course.pages);
                Some(course.gallery.open(Sight { table, sent, eyes, token, pages }).await?)
            }
        };
        course.tally().tables += 1;
        Ok(Table { id: id.to_owned(), token, script, sent, sight })
    }

    /// Whether the game was played to its end.
    async fn play_table(&mut self, table: Table) -> Result<bool, CliError> {
        let Table { id, token, script, sent, sight } = table;
        let course = self.course.clone();
        let clock = course.started().await;
        let (path, manner) = match course.pages {
            true => (format!("/t/{id}/act"), Manner::Page),
            false => (format!("/api/tables/{id}/actions"), Manner::Program),
        };
        let mut played = 0;
        while played < script.moves.len() {
            let Some(due) = clock.next() else { break };
            let body = if course.pages { script.form(played) } else { script.json(played) }.unwrap_or_default();
            // An action that is late because the one before it was slow has waited since it was due.
            let start = match due > Instant::now() {
                true => {
                    tokio::time::sleep_until(due.into()).await;
                    Instant::now()
                }
                false => due,
            };
            sent.add(start);
            let (status, answer) = self.client.post(&path, manner, &token, &body).await?;
            played += 1;
            let number = &answer[if course.pages { "n" } else { "number" }];
            if status != OK || number.as_u64() != Some(played as u64) {
                return Err(refused("an action", status, answer["message"].as_str().unwrap_or_default()));
            }
            if clock.counts(start) {
                course.tally().acknowledge(start, Instant::now());
            }
        }
        let whole = played == script.moves.len();
        course.tally().games += u64::from(whole);
        if let Some(sight) = sight {
            course.gallery.close(sight, played as u64).await?;
        }
        Ok(whole)
    }
}
