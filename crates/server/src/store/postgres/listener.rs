//! What other processes tell: LISTEN and NOTIFY.

use std::pin::pin;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::sync::{broadcast, oneshot};
use tokio_postgres::{AsyncMessage, Config, Error, NoTls};

use super::session::words;
use crate::store::{News, TableId};

/// How long is waited before the database is tried again, at most.
const MAX_PAUSE: Duration = Duration::from_secs(5);

/// What the parts of a notice are parted by. No name of a table holds it.
const BREAK: char = '\u{1f}';

/// The most bytes of a notice: PostgreSQL takes 7,999.
const MAX_NOTICE: usize = 7_000;

/// The notices that tell of these entries.
pub(super) fn written(process: &str, entries: &[(&TableId, u64)]) -> Vec<String> {
    let mut notices: Vec<String> = Vec::new();
    for (table, number) in entries {
        let words = format!("{BREAK}{table}{BREAK}{number}");
        match notices.last_mut() {
            Some(notice) if notice.len() + words.len() <= MAX_NOTICE => notice.push_str(&words),
            _ => notices.push(format!("written{BREAK}{process}{words}")),
        }
    }
    notices
}

/// The notice of a broadcast.
pub(super) fn broadcast(process: &str, table: &TableId, words: &str) -> String {
    format!("whisper{BREAK}{process}{BREAK}{table}{BREAK}{words}")
}

/// What a notice of another process tells.
fn news(process: &str, notice: &str) -> Vec<News> {
    let mut parts = notice.splitn(3, BREAK);
    let (Some(kind), Some(from), Some(rest)) = (parts.next(), parts.next(), parts.next()) else { return Vec::new() };
    if from == process {
        // Its own listeners were told at once.
        return Vec::new();
    }
    let table = |name: &str| TableId(name.to_owned());
    match (kind, rest.split_once(BREAK)) {
        ("whisper", Some((name, words))) => vec![News::Broadcast { table: table(name), words: words.to_owned() }],
        ("written", Some(_)) => {
            let parts: Vec<&str> = rest.split(BREAK).collect();
            let entry = |pair: &[&str]| Some(News::Written { table: table(pair[0]), number: pair[1].parse().ok()? });
            parts.chunks_exact(2).filter_map(entry).collect()
        }
        // From a newer program: there is something, whatever it is.
        _ => vec![News::Missed],
    }
}

/// Passes on what other processes tell, for as long as it is let. Says once when it has begun.
pub(super) async fn run(config: Config, process: String, told: broadcast::Sender<News>, begun: oneshot::Sender<()>) {
    let mut begun = Some(begun);
    let mut pause = Duration::from_millis(100);
    loop {
        let since = tokio::time::Instant::now();
        let ended = listen(&config, &process, &told, &mut begun).await;
        let error = ended.err().map_or_else(String::new, |error| words(&error));
        tracing::warn!(error, "news of other processes are interrupted");
        pause = if since.elapsed() > MAX_PAUSE { Duration::from_millis(100) } else { pause };
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(MAX_PAUSE);
    }
}

async fn listen(
    config: &Config,
    process: &str,
    told: &broadcast::Sender<News>,
    begun: &mut Option<oneshot::Sender<()>>,
) -> Result<(), Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let mut greeting = pin!(client.batch_execute("LISTEN starboard"));
    let mut greeted = false;
    loop {
        tokio::select! {
            answer = &mut greeting, if !greeted => {
                answer?;
                greeted = true;
                match begun.take() {
                    Some(begun) => drop(begun.send(())),
                    // Whatever was told in between is lost.
                    None => drop(told.send(News::Missed)),
                }
            }
            message = messages.next() => match message.transpose()? {
                Some(AsyncMessage::Notification(notice)) => {
                    for news in news(process, notice.payload()) {
                        // Nobody may be listening.
                        let _ = told.send(news);
                    }
                }
                Some(_) => {}
                None => return Ok(()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_understood_by_others_only() {
        let tables: Vec<TableId> = (0..1_000).map(|n| TableId(format!("table number {n}"))).collect();
        let entries: Vec<(&TableId, u64)> = tables.iter().zip(1..).collect();
        let notices = written("me", &entries);
        assert!(notices.len() > 1 && notices.iter().all(|notice| notice.len() < 8_000));
        let told: Vec<News> = notices.iter().flat_map(|notice| news("you", notice)).collect();
        let expected: Vec<News> =
            entries.iter().map(|(table, number)| News::Written { table: (*table).clone(), number: *number }).collect();
        assert_eq!(told, expected);
        assert!(notices.iter().all(|notice| news("me", notice).is_empty()));

        let words = format!("a{BREAK}b{BREAK}");
        let notice = broadcast("me", &tables[0], &words);
        assert_eq!(news("you", &notice), [News::Broadcast { table: tables[0].clone(), words }]);
    }

    #[test]
    fn what_is_not_understood_makes_one_look() {
        assert_eq!(news("me", "sung\u{1f}you\u{1f}x\u{1f}y"), [News::Missed]);
        assert_eq!(news("me", "nonsense"), []);
    }
}
