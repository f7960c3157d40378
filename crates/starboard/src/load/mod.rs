//! `starboard load`: many tables at once, as programs or browsers play and watch them, and how long
//! everything takes.

mod client;
mod clock;
mod compare;
mod gallery;
mod http;
mod player;
mod reader;
mod report;
mod script;
mod tally;
mod target;
mod usage;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Map, Value};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use self::clock::Clock;
use self::compare::Comparison;
use self::gallery::Gallery;
use self::player::Player;
use self::report::{Report, Taken};
use self::script::{Script, Scripts};
use self::tally::Tally;
use self::target::{Program, Target};
use self::usage::Usage;
use crate::cli;
use crate::cli_error::CliError;
use crate::games::with_game;
use crate::{open_files, options};

/// So many tables are being opened at a time.
const OPENING: usize = 16;

/// So many different games are prepared; then they come again.
const SCRIPTS: usize = 128;

/// Files that a process has open besides its connections.
const OTHER_FILES: usize = 100;

/// What all who take part know.
struct Course {
    servers: Vec<SocketAddr>,
    players: usize,
    pages: bool,
    /// How many look on at the table of each player.
    watchers: Vec<usize>,
    options: Arc<Map<String, Value>>,
    scripts: Arc<[Arc<Script>]>,
    opening: Semaphore,
    gallery: Gallery,
    tally: Arc<Mutex<Tally>>,
    /// Set when everyone has a table.
    clock: watch::Sender<Option<Arc<Clock>>>,
}

impl Course {
    /// The server of a player or watcher.
    fn server(&self, index: usize) -> SocketAddr {
        self.servers[index % self.servers.len()]
    }

    /// The `index`th game, played beforehand.
    fn script(&self, index: usize) -> Result<Arc<Script>, CliError> {
        let found = index.checked_rem(self.scripts.len()).map(|index| self.scripts[index].clone());
        found.ok_or_else(|| CliError::failure("no game is prepared"))
    }

    fn tally(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The clock, once it runs.
    async fn started(&self) -> Arc<Clock> {
        let mut clock = self.clock.subscribe();
        match clock.wait_for(Option::is_some).await.map(|clock| clock.clone()) {
            Ok(Some(clock)) => clock,
            // The sender is ours.
            _ => std::future::pending().await,
        }
    }
}

/// Carries out the command.
pub(crate) fn load(args: &cli::Load) -> Result<(), CliError> {
    let options = Arc::new(options::read(&args.options)?);
    if args.games.len() > 1 && !options.is_empty() {
        return Err(CliError::usage("option: several games have no options in common"));
    }
    if args.compare.is_some() && args.data.is_some() != args.compare_data.is_some() {
        return Err(CliError::usage("compare-data: each program needs tables of its own, as --data says"));
    }
    // What is wrong with the games or their options is said before anything is started.
    let scripts = prepare(args, &options)?;
    allow_connections(args)?;
    // One thread: the server needs the others.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::failure(format_args!("cannot start: {error}")))?;
    let this = Program { path: None, data: args.data.as_deref() };
    let round = |program: &Program<'_>| runtime.block_on(run(args, program, &options, &scripts));
    let Some(path) = &args.compare else {
        return crate::report::print(&round(&this)?.render(args.format));
    };
    let other = Program { path: Some(path), data: args.compare_data.as_deref() };
    let mut comparison = Comparison::default();
    for index in 0..args.rounds.get() {
        // Whoever comes first in one round comes second in the next: should the machine get slower, it
        // does so for both.
        for first in [index % 2 == 0, index % 2 != 0] {
            match first {
                true => comparison.this.push(round(&this)?),
                false => comparison.other.push(round(&other)?),
            }
        }
    }
    crate::report::print(&comparison.render(args.format))
}

/// Random games, from their options to their ends.
fn prepare(args: &cli::Load, options: &Arc<Map<String, Value>>) -> Result<Arc<[Arc<Script>]>, CliError> {
    let count = args.tables.get().clamp(args.games.len(), SCRIPTS.max(args.games.len()));
    let script = |index: usize| {
        let game = &args.games[index % args.games.len()];
        with_game(game, Scripts { options, index: index as u64 })?.map(Arc::new)
    };
    (0..count).map(script).collect()
}

/// Sees to it that there may be as many connections as are needed, here and at the servers.
fn allow_connections(args: &cli::Load) -> Result<(), CliError> {
    let own_pages = if args.pages { 1 } else { 0 };
    let needed = args.all_watchers() + args.tables.get() * (1 + own_pages) + OTHER_FILES;
    match open_files::allow(needed) {
        Some(allowed) if allowed < needed => Err(CliError::failure(format_args!(
            "{needed} open files are needed, and the system allows {allowed}: raise it (ulimit -Hn), or take fewer \
             tables or watchers"
        ))),
        _ => Ok(()),
    }
}

/// One load of one program.
async fn run(
    args: &cli::Load,
    program: &Program<'_>,
    options: &Arc<Map<String, Value>>,
    scripts: &Arc<[Arc<Script>]>,
) -> Result<Report, CliError> {
    let target = Target::open(args, program)?;
    let tally = Arc::new(Mutex::new(Tally::default()));
    let players = args.tables.get();
    let course = Arc::new(Course {
        servers: target.addresses.clone(),
        players,
        pages: args.pages,
        watchers: (0..players).map(|index| args.watchers_of(index)).collect(),
        options: options.clone(),
        scripts: scripts.clone(),
        opening: Semaphore::new(OPENING),
        gallery: Gallery::start(tally.clone())?,
        tally,
        clock: watch::Sender::new(None),
    });
    let mut playing = JoinSet::new();
    for index in 0..players {
        playing.spawn(Player::play(course.clone(), index));
    }
    // Everyone who has a table waits for the clock; who fails before would keep the others waiting for ever.
    while course.tally().tables < players as u64 {
        tokio::select! {
            () = tokio::time::sleep(std::time::Duration::from_millis(5)) => {}
            Some(ended) = playing.join_next() => return Err(failure(ended)),
        }
    }
    let clock = Arc::new(Clock::start(args));
    course.gallery.count(clock.clone());
    course.clock.send_replace(Some(clock.clone()));
    let seconds_of = |usage: Option<Usage>| usage.map(|usage| usage.seconds);
    let read_clocks = || (seconds_of(target.usage()), seconds_of(Usage::of(std::process::id())));
    let mut before = (None, None);
    let mut counting = std::pin::pin!(tokio::time::sleep_until(clock.from().into()));
    let mut waiting = true;
    loop {
        tokio::select! {
            () = &mut counting, if waiting => {
                waiting = false;
                before = read_clocks();
            }
            ended = playing.join_next() => match ended {
                Some(Ok(Ok(()))) => {}
                Some(ended) => return Err(failure(ended)),
                None => break,
            }
        }
    }
    let after = read_clocks();
    let between = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
    let taken = Taken {
        servers: target.usage(),
        server_seconds: between(before.0, after.0),
        own_seconds: between(before.1, after.1),
    };
    let finished = course.tally().finished;
    let seconds = finished.map_or(0.0, |finished| finished.saturating_duration_since(clock.from()).as_secs_f64());
    let report = Report::new(args, target.place.clone(), seconds, &course.tally(), taken);
    drop(course);
    target.close().await?;
    Ok(report)
}

fn failure(ended: Result<Result<(), CliError>, tokio::task::JoinError>) -> CliError {
    match ended {
        Ok(Ok(())) => CliError::failure("a player left before the start"),
        Ok(Err(error)) => error,
        Err(error) => CliError::failure(format_args!("a player failed: {error}")),
    }
}
