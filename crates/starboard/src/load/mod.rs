//! `starboard load`: many tables at once through the JSON API, and how long everything takes.

mod client;
mod player;
mod script;
mod tally;
mod watcher;

use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::Map;
use server::store::{Location, Store};
use server::{Options, Running};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use self::player::Player;
use self::script::{Script, Scripts};
use self::tally::{Report, Tally};
use crate::cli;
use crate::cli_error::CliError;
use crate::games::{self, with_game};
use crate::{options, report};

/// Writes the script of a game of this name with these options: which, of all games of the load.
type Playwright = fn(&str, &Map<String, serde_json::Value>, u64) -> Result<Script, CliError>;

/// What all who take part know.
struct Course {
    server: SocketAddr,
    game: String,
    options: Map<String, serde_json::Value>,
    watchers: usize,
    /// How many actions may still be sent.
    left: AtomicU64,
    /// Whether the time is up.
    over: AtomicBool,
    /// All wait here until everyone has a table.
    start: Barrier,
    script: Playwright,
}

impl Course {
    /// Whether one more action may be sent.
    fn take_one(&self) -> bool {
        let one_less = |left: u64| left.checked_sub(1);
        !self.over.load(Ordering::Relaxed)
            && self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_ok()
    }

    /// The `index`th game, played beforehand.
    fn game(&self, index: u64) -> Result<Script, CliError> {
        (self.script)(&self.game, &self.options, index)
    }
}

/// Carries out the command.
pub(crate) fn load(args: &cli::Load) -> Result<(), CliError> {
    let options = options::read(&args.options)?;
    // What is wrong with the game or its options is said before anything is started.
    games(&args.game, &options, 0)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::failure(format_args!("cannot start: {error}")))?;
    let report = runtime.block_on(run(args, options))?;
    report::print(&report.render(args.format))
}

/// One random game, from its options to its end.
fn games(game: &str, options: &Map<String, serde_json::Value>, index: u64) -> Result<Script, CliError> {
    with_game(game, Scripts { options, index })?
}

async fn run(args: &cli::Load, options: Map<String, serde_json::Value>) -> Result<Report, CliError> {
    let target = TargetServer::open(args).await?;
    let tables = args.tables.get();
    let course = Arc::new(Course {
        server: target.address,
        game: args.game.clone(),
        options,
        watchers: args.watchers.into(),
        left: AtomicU64::new(args.actions.get()),
        over: AtomicBool::new(false),
        start: Barrier::new(tables + 1),
        script: games,
    });
    let mut players = JoinSet::new();
    for index in 0..tables {
        players.spawn(Player::play(course.clone(), index as u64, tables as u64));
    }
    // A player who fails before the start would keep the others waiting for ever.
    let started = tokio::select! {
        _ = course.start.wait() => Instant::now(),
        Some(ended) = players.join_next() => return Err(failure(ended)),
    };
    let alarm = course.clone();
    let limit = Duration::from_secs(args.seconds);
    let clock = tokio::spawn(async move {
        tokio::time::sleep(limit).await;
        alarm.over.store(true, Ordering::Relaxed);
    });
    let mut tally = Tally::default();
    let mut seconds = 0.0;
    while let Some(ended) = players.join_next().await {
        match ended {
            Ok(Ok(told)) => {
                seconds = f64::max(seconds, (told.finished - started).as_secs_f64());
                tally.add(told.tally);
            }
            ended => return Err(failure(ended)),
        }
    }
    clock.abort();
    let place = target.place.clone();
    target.close().await?;
    Ok(Report::new(args, place, seconds, tally))
}

fn failure<T>(ended: Result<Result<T, CliError>, tokio::task::JoinError>) -> CliError {
    match ended {
        Ok(Ok(_)) => CliError::failure("a player left before the start"),
        Ok(Err(error)) => error,
        Err(error) => CliError::failure(format_args!("a player failed: {error}")),
    }
}

/// The server that is tried: another one, or our own.
struct TargetServer {
    address: SocketAddr,
    place: String,
    own: Option<(Running, Option<PathBuf>)>,
}

impl TargetServer {
    async fn open(args: &cli::Load) -> Result<TargetServer, CliError> {
        if let Some(address) = &args.address {
            let address = find(address, args.remote)?;
            return Ok(TargetServer { address, place: format!("the server at {address}"), own: None });
        }
        let (location, folder) = match &args.data {
            Some(data) => (Location::of(data), None),
            None => {
                let folder = std::env::temp_dir().join(format!("starboard-load-{}", std::process::id()));
                (Location::File(folder.join("starboard.db")), Some(folder))
            }
        };
        let place = location.to_string();
        let store: Arc<dyn Store> = location.open().await.map_err(CliError::failure)?;
        let most = usize::MAX / 2;
        let options = Options {
            connections: most.min(tokio::sync::Semaphore::MAX_PERMITS),
            streams: most,
            streams_each: most,
            burst: u32::MAX,
            rate: u32::MAX,
            ..Options::default()
        };
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let running = server::start_on(anywhere, store, games::games(), options).await.map_err(CliError::failure)?;
        Ok(TargetServer { address: running.addr, place, own: Some((running, folder)) })
    }

    async fn close(self) -> Result<(), CliError> {
        if let Some((running, folder)) = self.own {
            running.stop().await.map_err(CliError::failure)?;
            if let Some(folder) = folder {
                let _ = std::fs::remove_dir_all(folder);
            }
        }
        Ok(())
    }
}

/// The address of a server, as `127.0.0.1:8080` or `http://localhost:8080`. It must be this machine
/// unless it is said that it need not be: others may not want to be tried.
fn find(text: &str, remote: bool) -> Result<SocketAddr, CliError> {
    if text.starts_with("https://") {
        return Err(CliError::usage("address: the server itself is tried, over http, not a proxy before it"));
    }
    let name = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
    let found = name.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
    let found =
        found.ok_or_else(|| CliError::usage(format_args!("address: {text:?} is not one such as 127.0.0.1:8080")))?;
    let local = match found.ip() {
        IpAddr::V4(ip) => ip.is_loopback(),
        IpAddr::V6(ip) => ip.is_loopback(),
    };
    if !local && !remote {
        return Err(CliError::usage(format_args!(
            "address: {found} is not on this machine; say --remote if its owner agrees"
        )));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_tried_without_a_word() {
        for text in ["127.0.0.1:8080", "http://127.0.0.1:8080/", "[::1]:80", "localhost:8080"] {
            assert!(find(text, false).is_ok(), "{text}");
        }
        for text in ["203.0.113.7:80", "https://127.0.0.1:8080", "nonsense", "127.0.0.1"] {
            assert!(find(text, false).is_err(), "{text}");
        }
        assert!(find("203.0.113.7:80", true).is_ok());
    }
}
