//! Failure again and again, in every way that there is, while many play.
//!
//! The number of rounds is set by `STARBOARD_CRASHES`, the chance by `STARBOARD_CRASH_SEED`:
//! `STARBOARD_CRASHES=1000 cargo test -p starboard --test program -- --nocapture nothing_is_lost`.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use engine::{Dice, Seed};
use serde_json::json;
use test_postgres::Postgres;
use tokio::task::JoinSet;
use under_falling_skies::UnderFallingSkies;

use super::power::{Power, Rest};
use super::process::{A_LITTLE, Client, ServerProcess};
use super::table::{Counts, Table};

/// How many tables are played at once.
const TABLES: usize = 12;

/// How long something stands still: long enough for requests to pile up.
const STILL: Duration = Duration::from_millis(60);

/// What happens to the server or to its store. Each round ends with the end of the server process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Failure {
    /// SIGKILL of the server.
    Kill,
    /// SIGSTOP of the server, then SIGCONT, then SIGKILL.
    Pause,
    /// SIGSTOP of the server, then SIGKILL while it stands still.
    KillPaused,
    /// The machine of the file loses its power.
    PowerCut,
    /// The database stops at once and is started again.
    DatabaseStopped,
    /// SIGKILL of all processes of the database, which is started again.
    DatabaseKilled,
    /// SIGKILL of one process of the database, which recovers by itself.
    BackendKilled,
    /// SIGSTOP of the database, then SIGCONT.
    DatabasePaused,
    /// The database is killed and the server with it, before the database is there again.
    BothKilled,
}

impl Failure {
    const OF_A_FILE: [Failure; 6] =
        [Failure::Kill, Failure::PowerCut, Failure::KillPaused, Failure::PowerCut, Failure::Pause, Failure::PowerCut];

    const OF_A_DATABASE: [Failure; 8] = [
        Failure::Kill,
        Failure::DatabaseKilled,
        Failure::BackendKilled,
        Failure::Pause,
        Failure::DatabaseStopped,
        Failure::DatabasePaused,
        Failure::BothKilled,
        Failure::KillPaused,
    ];
}

/// Where the tables are.
enum Place<'a> {
    File(&'a Path),
    Database(&'a mut Postgres, String),
}

impl Place<'_> {
    fn data(&self) -> &str {
        match self {
            Place::File(path) => path.to_str().expect("a plain path"),
            Place::Database(_, address) => address,
        }
    }

    fn failures(&self) -> &'static [Failure] {
        match self {
            Place::File(_) => &Failure::OF_A_FILE,
            Place::Database(..) => &Failure::OF_A_DATABASE,
        }
    }

    /// What is noted of a life that ends with the power.
    fn power(&self, failure: Failure) -> Option<Power> {
        match self {
            Place::File(path) if failure == Failure::PowerCut => Some(Power::on(path.parent().expect("a folder"))),
            _ => None,
        }
    }

    /// What happens to the database, while the server lives.
    async fn inflict(&mut self, failure: Failure) {
        let Place::Database(postgres, _) = self else { return };
        match failure {
            Failure::DatabaseStopped => {
                postgres.stop();
                postgres.begin();
            }
            Failure::DatabaseKilled => {
                postgres.kill();
                postgres.begin();
            }
            Failure::BackendKilled => assert!(postgres.kill_one(), "the server has a connection"),
            Failure::DatabasePaused => {
                postgres.pause();
                tokio::time::sleep(STILL).await;
                postgres.resume();
            }
            Failure::BothKilled => postgres.kill(),
            _ => {}
        }
    }
}

/// What came of all rounds.
#[derive(Default)]
struct Sum {
    failures: BTreeMap<Failure, u64>,
    counts: Arc<Counts>,
    finished: u64,
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds: u64 = self.failures.values().sum();
        let count = |count: &std::sync::atomic::AtomicU64| count.load(Ordering::SeqCst);
        let Counts { acknowledged, lost, doubled, disordered, denied, untrue } = &*self.counts;
        write!(
            f,
            "{rounds} kills {:?}: {} acknowledged, {} lost, {} doubled, {} out of order; {} games to their end; \
             {} answers that the store failed, of which {} untrue",
            self.failures,
            count(acknowledged),
            count(lost),
            count(doubled),
            count(disordered),
            self.finished,
            count(denied),
            count(untrue),
        )
    }
}

/// Plays at many tables, lets the server or its store die in the middle, and looks each time whether
/// all that was acknowledged is there, and all that a stream has shown, once and in order.
async fn crash(mut place: Place<'_>, rounds: u64) {
    let seed: Seed = std::env::var("STARBOARD_CRASH_SEED").unwrap_or_else(|_| "crash".into()).parse().expect("a seed");
    let mut chance = Dice::new(&seed);
    let mut sum = Sum::default();
    let mut tables: Vec<Table<UnderFallingSkies>> = Vec::new();
    for round in 0..=rounds {
        let client = Client::new();
        let failures = place.failures();
        let failure = failures[(round % failures.len() as u64) as usize];
        let power = place.power(failure);
        let process =
            ServerProcess::start_in(place.data(), power.as_ref().map(Power::env).as_ref().map_or(&[], |env| &env[..]));
        for table in &mut tables {
            let sound = table.settle(&client, &process.address, &sum.counts).await;
            assert!(sound && sum.counts.is_clean(), "{sum}");
        }
        for table in tables.extract_if(.., |table| table.is_over()) {
            table.check_record(&client, &process.address).await;
            sum.finished += 1;
        }
        if round == rounds {
            break;
        }
        while tables.len() < TABLES {
            let seed = format!("{round} {}", tables.len());
            tables.push(Table::open(&client, &process.address, json!({}), &seed).await);
        }
        let mut people = Players::default();
        for table in tables.drain(..) {
            let (client, address, counts) = (client.clone(), process.address.clone(), sum.counts.clone());
            people.0.spawn(async move { table.play_until_crash(&client, &address, &counts).await });
        }
        // Failure comes after another number of choices each time.
        people.play(&sum.counts, 10 + u64::from(chance.below(60)), &mut tables).await;
        place.inflict(failure).await;
        match failure {
            Failure::Pause => {
                process.pause();
                tokio::time::sleep(STILL).await;
                process.resume();
            }
            Failure::KillPaused => {
                process.pause();
                tokio::time::sleep(STILL).await;
            }
            _ => {}
        }
        // What goes on goes on being played.
        if matches!(
            failure,
            Failure::Pause
                | Failure::DatabaseStopped
                | Failure::DatabaseKilled
                | Failure::BackendKilled
                | Failure::DatabasePaused
        ) {
            people.play(&sum.counts, 10 + u64::from(chance.below(20)), &mut tables).await;
        }
        process.kill();
        people.end(&mut tables).await;
        if let Some(power) = power {
            let rest = [Rest::Lost, Rest::Kept, Rest::Prefix, Rest::Some, Rest::Torn];
            power.fail(*chance.pick(&rest).expect("a way"), true, &mut chance);
        }
        if let (Place::Database(postgres, _), Failure::BothKilled) = (&mut place, failure) {
            postgres.begin();
        }
        *sum.failures.entry(failure).or_default() += 1;
        if (round + 1) % 50 == 0 {
            println!("{sum}");
        }
    }
    println!("{sum}");
    assert!(sum.counts.acknowledged.load(Ordering::SeqCst) >= rounds * 10, "there was something to lose");
}

/// Those who play.
#[derive(Default)]
struct Players(JoinSet<Table<UnderFallingSkies>>);

impl Players {
    /// Lets them play until so many more choices are acknowledged, or all games are over.
    async fn play(&mut self, counts: &Counts, more: u64, done: &mut Vec<Table<UnderFallingSkies>>) {
        let acknowledged = || counts.acknowledged.load(Ordering::SeqCst);
        let goal = acknowledged() + more;
        while acknowledged() < goal && !self.0.is_empty() {
            while let Some(table) = self.0.try_join_next() {
                done.push(table.expect("a player who does not fail"));
            }
            tokio::time::sleep(A_LITTLE).await;
        }
    }

    /// The server is dead: all of them leave.
    async fn end(mut self, done: &mut Vec<Table<UnderFallingSkies>>) {
        while let Some(table) = self.0.join_next().await {
            done.push(table.expect("a player who does not fail"));
        }
    }
}

/// How many rounds were asked for.
fn rounds(usual: u64) -> u64 {
    std::env::var("STARBOARD_CRASHES").map_or(usual, |rounds| rounds.parse().expect("a number of rounds"))
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    crash(Place::File(&folder.path().join("starboard.db")), rounds(12)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_postgres() {
    let Some(mut postgres) = Postgres::start() else { return };
    let address = postgres.database("crash");
    crash(Place::Database(&mut postgres, address), rounds(8)).await;
}

/// The counting itself: a disk that lies about its syncs loses something, and that is seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_only_says_that_it_syncs_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("starboard.db");
    let data = data.to_str().expect("a plain path");
    let (client, counts) = (Client::new(), Arc::new(Counts::default()));
    let process = ServerProcess::start(data);
    let mut table: Table<UnderFallingSkies> = Table::open(&client, &process.address, json!({}), "lies").await;
    process.kill();
    for (syncs, lost) in [(true, false), (false, true)] {
        let power = Power::on(folder.path());
        let process = ServerProcess::start_in(data, &power.env());
        let mut people = Players::default();
        let (player, address, counting) = (client.clone(), process.address.clone(), counts.clone());
        people.0.spawn(async move { table.play_until_crash(&player, &address, &counting).await });
        let mut tables = Vec::new();
        people.play(&counts, 10, &mut tables).await;
        process.kill();
        people.end(&mut tables).await;
        table = tables.pop().expect("the table");
        power.fail(Rest::Lost, syncs, &mut Dice::new(&"lies".parse().expect("a seed")));
        let process = ServerProcess::start(data);
        assert_eq!(table.settle(&client, &process.address, &counts).await, !lost, "{counts:?}");
        process.kill();
    }
    assert!(counts.lost.load(Ordering::SeqCst) >= 10, "{counts:?}");
}
