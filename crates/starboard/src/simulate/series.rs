//! A series of games, shared out to threads. Game number i follows from the seed and i alone, and
//! only integers are added up, so that the number of threads makes no difference to the result.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use bots::{Arena, Bot, Heuristics, Playout};
use engine::{Dice, Seed, Tally, sample_setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value};

use super::covered;
use super::summary::Summary;
use crate::cli_error::CliError;
use crate::options;

/// So many games are handed to a thread at once.
const BATCH_SIZE: u64 = 16;

/// All that the games of a series have in common.
pub(super) struct Series<G> {
    games: u64,
    seed: Seed,
    options: Map<String, Value>,
    bots: Vec<Bot>,
    covered: Vec<&'static str>,
    combinations: u64,
    /// Whether the options leave nothing to vary.
    constant: bool,
    game: PhantomData<fn() -> G>,
}

/// What some games of the series came to.
#[derive(Default)]
struct Count {
    finished: u64,
    decisions: u64,
    choices: u64,
    combinations: BTreeSet<String>,
    tally: Tally,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.combinations.extend(other.combinations);
        self.tally.merge(&other.tally);
    }
}

/// A seed for a position of which only the outline is asked.
pub(super) fn any_seed() -> Seed {
    "any".parse().unwrap_or_else(|_| unreachable!("the word is a seed"))
}

impl<G: Heuristics> Series<G> {
    pub(super) fn new(games: u64, seed: Seed, options: Map<String, Value>, bots: Vec<Bot>) -> Series<G> {
        let specs = G::options();
        let (covered, combinations) = covered(&specs, &options);
        let constant = specs.iter().all(|spec| spec.values.is_empty() || options.contains_key(spec.key));
        Series { games, seed, options, bots, covered, combinations, constant, game: PhantomData }
    }

    /// Sets up the first game, to learn of wrong options before the work begins.
    pub(super) fn first_game(&self) -> Result<(), CliError> {
        let seed = self.seed.nth(0);
        let (state, _) = self.set_up(&self.setup(0, &seed)?, &seed)?;
        let seats = usize::from(state.seats());
        if self.bots.len() > 1 && self.bots.len() != seats {
            let named = self.bots.len();
            return Err(CliError::usage(format_args!("bots: {named} are named, but the table has {seats} seats")));
        }
        Ok(())
    }

    /// The setup of a game.
    fn setup(&self, index: u64, seed: &Seed) -> Result<G::Setup, CliError> {
        let setup = sample_setup::<G>(index, &self.options, &mut Dice::new(&seed.nth(0)));
        setup.map_err(|fault| options::explain::<G>(&fault, &self.options))
    }

    /// The first position of a game and its dice.
    fn set_up(&self, setup: &G::Setup, seed: &Seed) -> Result<(G, Dice), CliError> {
        let mut dice = Dice::new(seed);
        let state = G::new(setup, &mut dice).map_err(|fault| options::explain::<G>(&fault, &self.options))?;
        Ok((state, dice))
    }

    /// Plays all games.
    pub(super) fn run(&self, threads: usize) -> Result<Summary, CliError> {
        let threads = threads.min(usize::try_from(self.games.div_ceil(BATCH_SIZE)).unwrap_or(usize::MAX));
        let start = Instant::now();
        let bar = progress_bar(self.games);
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let total = Mutex::new(Count::default());
        let wrong: Mutex<Option<(u64, CliError)>> = Mutex::new(None);
        let note_error = |index: u64, error: CliError| {
            stop.store(true, Ordering::Relaxed);
            if let Ok(mut wrong) = wrong.lock()
                && wrong.as_ref().is_none_or(|(earlier, _)| index < *earlier)
            {
                *wrong = Some((index, error));
            }
        };
        let work = || {
            let (mut count, mut arena) = (Count::default(), Arena::<G>::new());
            // To sample a setup takes as long as to play some games; one that is always the same
            // is read once.
            let mut constant = None;
            while !stop.load(Ordering::Relaxed) {
                let from = next.fetch_add(BATCH_SIZE, Ordering::Relaxed);
                let to = from.saturating_add(BATCH_SIZE).min(self.games);
                if from >= to {
                    break;
                }
                for index in from..to {
                    if let Err(error) = self.play(index, &mut constant, &mut arena, &mut count) {
                        return note_error(index, error);
                    }
                }
                bar.inc(to - from);
            }
            if let Ok(mut total) = total.lock() {
                total.add(count);
            }
        };
        thread::scope(|scope| {
            let mut spawned = Vec::new();
            for _ in 0..threads {
                match thread::Builder::new().spawn_scoped(scope, work) {
                    Ok(thread) => spawned.push(thread),
                    Err(error) => {
                        note_error(0, CliError::failure(format_args!("threads: cannot start {threads}: {error}")));
                    }
                }
            }
            for thread in spawned {
                if thread.join().is_err() {
                    note_error(0, CliError::failure("a game broke off; its thread said why above"));
                }
            }
        });
        bar.finish_and_clear();
        if let Some((_, error)) = wrong.into_inner().ok().flatten() {
            return Err(error);
        }
        let count = total.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        Ok(Summary {
            game: G::ID,
            seed: self.seed.clone(),
            games: self.games,
            bots: self.bots.clone(),
            options: self.options.clone(),
            finished: count.finished,
            decisions: count.decisions,
            choices: count.choices,
            seconds: start.elapsed().as_secs_f64(),
            covered: self.covered.clone(),
            combinations: (count.combinations.len() as u64, self.combinations),
            tally: count.tally,
        })
    }

    fn play(
        &self,
        index: u64,
        constant: &mut Option<G::Setup>,
        arena: &mut Arena<G>,
        count: &mut Count,
    ) -> Result<(), CliError> {
        let seed = self.seed.nth(index);
        let setup = match constant.take() {
            Some(setup) => setup,
            None => self.setup(index, &seed)?,
        };
        let (mut state, mut dice) = self.set_up(&setup, &seed)?;
        // Later games go through the same combinations again.
        if index < self.combinations {
            count.combinations.insert(self.combination(&setup));
        }
        let mut players = Arena::seat(&self.bots, state.seats(), &seed);
        let playout = arena.play(&mut state, &mut dice, &mut players);
        let Playout { decisions, choices, finished } =
            playout.map_err(|stuck| CliError::failure(format_args!("game {index} (seed {seed}) {stuck}")))?;
        count.decisions += decisions;
        count.choices += choices;
        if finished {
            count.finished += 1;
            state.tally(&mut count.tally);
        }
        *constant = self.constant.then_some(setup);
        Ok(())
    }

    /// The values of the covered options in a setup.
    fn combination(&self, setup: &G::Setup) -> String {
        let fields = serde_json::to_value(setup).expect("a setup can be written as JSON");
        let values: Vec<String> = self.covered.iter().map(|key| fields[*key].to_string()).collect();
        values.join(" ")
    }
}

/// A bar on standard error; nothing if that is not a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let template = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
