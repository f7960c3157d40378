//! Somebody who looks on, and notes how long news take.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use tokio::sync::watch;

use super::client::{Client, OK, refused};
use super::player::{Sent, micros};
use super::tally::Tally;
use crate::cli_error::CliError;

/// An open event stream.
pub(super) struct Watcher {
    client: Client,
    sent: Arc<Sent>,
    /// The number after which one may go.
    end: watch::Receiver<u64>,
    /// What has come of a message that is not whole yet.
    pending: Vec<u8>,
    seen: u64,
}

impl Watcher {
    /// Opens the stream, and waits until it has said where the table is.
    pub(super) async fn begin(
        server: SocketAddr,
        table: &str,
        sent: Arc<Sent>,
        end: watch::Receiver<u64>,
    ) -> Result<Watcher, CliError> {
        let mut client = Client::connect(server).await?;
        let path = format!("/api/tables/{table}/events");
        let status = client.listen(&path).await?;
        if status != OK {
            return Err(refused("watching a table", status, &Value::Null));
        }
        let mut watcher = Watcher { client, sent, end, pending: Vec::new(), seen: 0 };
        watcher.more().await?;
        watcher.messages(&mut Tally::default());
        Ok(watcher)
    }

    /// Watches to the end.
    pub(super) async fn watch(mut self) -> Result<Tally, CliError> {
        let mut tally = Tally { watchers: 1, ..Tally::default() };
        while self.seen < *self.end.borrow_and_update() {
            let mut end = self.end.clone();
            tokio::select! {
                more = self.more() => more?,
                // The end has been moved; should its sender be gone, so is the player.
                changed = end.changed() => if changed.is_err() { break },
            }
            self.messages(&mut tally);
        }
        Ok(tally)
    }

    /// Takes in what comes next.
    async fn more(&mut self) -> Result<(), CliError> {
        self.client.chunk(&mut self.pending).await
    }

    /// Counts the messages that are whole.
    fn messages(&mut self, tally: &mut Tally) {
        let now = Instant::now();
        let mut read = 0;
        while let Some(length) = self.pending[read..].windows(2).position(|two| two == b"\n\n") {
            let message = &self.pending[read..read + length];
            read += length + 2;
            let Some(number) = number(message) else { continue };
            // A stream that could not follow starts anew: what it has left out was not delivered.
            tally.missed += number.saturating_sub(self.seen + 1);
            self.seen = self.seen.max(number);
            if let Some(sent) = self.sent.when(number) {
                tally.delivered.push(micros(now - sent));
            }
        }
        self.pending.drain(..read);
    }
}

/// The number that a message tells of; none of a mere sign of life.
fn number(message: &[u8]) -> Option<u64> {
    let line = message.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"id: "))?;
    std::str::from_utf8(line).ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_message_is_its_id() {
        assert_eq!(number(b"event: change\nid: 17\ndata: {}"), Some(17));
        assert_eq!(number(b":"), None);
        assert_eq!(number(b"id: x"), None);
    }
}
