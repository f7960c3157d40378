//! Running a target: the stored inputs first, then changes of them.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use engine::{Dice, Seed};

use crate::mutate::mutate;
use crate::{Seen, Target};

/// The most inputs that are kept to be changed further.
const MOST_KEPT: usize = 4_000;

/// How much is to be tried.
#[derive(Clone, Debug)]
pub struct Run {
    /// How many changed inputs; none: as many as there is time for.
    pub rounds: Option<u64>,
    /// How long; none: until the rounds are done.
    pub time: Option<Duration>,
    /// Where chance comes from.
    pub seed: Seed,
}

/// What has come of it.
#[derive(Debug, Default)]
pub struct Report {
    /// How many inputs were taken.
    pub inputs: u64,
    /// How many of them are stored.
    pub stored: usize,
    /// How many different outcomes there were.
    pub outcomes: usize,
    /// Inputs that led to something new, in the order in which they did.
    pub found: Vec<Vec<u8>>,
    /// Those that broke a promise, at most one for each place in the code.
    pub failures: Vec<Failure>,
}

/// A promise that is broken.
#[derive(Debug)]
pub struct Failure {
    /// What was taken.
    pub input: Vec<u8>,
    /// What was said, and where.
    pub words: String,
    /// Where in the code.
    place: String,
}

/// The panics of all threads since they were asked for last: the words and the place of each. Work
/// that is done for a request may fail on a thread of its own and be answered all the same.
static PANICS: Mutex<Vec<(String, String)>> = Mutex::new(Vec::new());

/// Whether an input is being taken: then a panic is a finding, and told with it.
static TRYING: AtomicBool = AtomicBool::new(false);

fn panics() -> Vec<(String, String)> {
    std::mem::take(&mut *PANICS.lock().unwrap_or_else(PoisonError::into_inner))
}

fn listen_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        panic::set_hook(Box::new(|info| {
            if !TRYING.load(Ordering::SeqCst) {
                eprintln!("{info}");
            }
            let place = info.location().map_or_else(String::new, ToString::to_string);
            PANICS.lock().unwrap_or_else(PoisonError::into_inner).push((info.to_string(), place));
        }));
    });
}

impl Target {
    /// The target of a name.
    pub fn find(name: &str) -> Option<Target> {
        crate::TARGETS.iter().copied().find(|target| target.name == name)
    }

    /// The folder of its stored inputs.
    pub fn folder(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(self.name)
    }

    /// Its stored inputs, in the order of their names.
    pub fn stored(&self) -> Vec<Vec<u8>> {
        let Ok(entries) = fs::read_dir(self.folder()) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.sort();
        paths.iter().filter_map(|path| fs::read(path).ok()).collect()
    }

    /// Takes one input; what it broke, if it broke something.
    fn try_one(&self, input: &[u8], seen: &mut Seen) -> Option<Failure> {
        TRYING.store(true, Ordering::SeqCst);
        let _ = panic::catch_unwind(AssertUnwindSafe(|| (self.take)(input, seen)));
        TRYING.store(false, Ordering::SeqCst);
        let (words, place) = panics().into_iter().next()?;
        Some(Failure { input: input.to_vec(), words, place })
    }

    /// Runs it. `progress` hears of the report now and then.
    pub fn run(&self, run: &Run, progress: &mut dyn FnMut(&Report)) -> Report {
        listen_for_panics();
        let started = Instant::now();
        let (mut seen, mut report) = (Seen::default(), Report::default());
        let mut chance = Dice::new(&run.seed);
        let stored = self.stored();
        report.stored = stored.len();
        let mut kept: Vec<Vec<u8>> = stored.into_iter().chain((self.start)()).collect();
        for input in &kept {
            let failed = self.try_one(input, &mut seen);
            report.add(failed, &seen);
        }
        seen.take_new();
        let mut told = Instant::now();
        let mut round = 0;
        while run.rounds.is_none_or(|rounds| round < rounds)
            && run.time.is_none_or(|time| started.elapsed() < time)
            && (run.rounds.is_some() || run.time.is_some())
        {
            round += 1;
            let empty = Vec::new();
            // What was found last is tried more often.
            let newest = kept.len().saturating_sub(1 + chance.below(40) as usize);
            let base = if chance.below(3) == 0 { kept.get(newest) } else { chance.pick(&kept) };
            let other = chance.pick(&kept).unwrap_or(&empty);
            let input = mutate(base.unwrap_or(&empty), other, &mut chance);
            let failed = self.try_one(&input, &mut seen);
            report.add(failed, &seen);
            if seen.take_new() {
                if report.found.len() < MOST_KEPT {
                    report.found.push(input.clone());
                }
                if kept.len() < MOST_KEPT {
                    kept.push(input);
                } else {
                    let at = chance.below(MOST_KEPT as u32) as usize;
                    kept[at] = input;
                }
            }
            if told.elapsed() > Duration::from_secs(10) {
                told = Instant::now();
                progress(&report);
            }
        }
        report
    }
}

impl Report {
    fn add(&mut self, failed: Option<Failure>, seen: &Seen) {
        self.inputs += 1;
        self.outcomes = seen.count();
        if let Some(failure) = failed
            && !self.failures.iter().any(|known| known.place == failure.place)
        {
            self.failures.push(failure);
        }
    }
}
