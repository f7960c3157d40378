//! A series of games, shared out to threads. Game number i follows from the seed and i alone, and
//! only integers are added up, so that the number of threads makes no difference to the result.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::time::Instant;

use bots::{Arena, Bot, Heuristics, Playout};
use engine::{Dice, Sampler, Seed, Tally};
use serde_json::{Map, Value};

use super::covered;
use super::summary::Summary;
use crate::cli_error::CliError;
use crate::options;
use crate::parallel::{self, Work};

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

/// What one thread keeps from game to game.
struct Worker<G: Heuristics> {
    count: Count,
    arena: Arena<G>,
    sampler: Sampler<G>,
}

/// A seed for a position of which only the outline is asked.
pub(super) fn any_seed() -> Seed {
    "any".parse().unwrap_or_else(|_| unreachable!("the word is a seed"))
}

impl<G: Heuristics> Series<G> {
    pub(super) fn new(games: u64, seed: Seed, options: Map<String, Value>, bots: Vec<Bot>) -> Series<G> {
        let specs = G::options();
        let (covered, combinations) = covered(&specs, &options);
        Series { games, seed, options, bots, covered, combinations, game: PhantomData }
    }

    /// Sets up the first game, to learn of wrong options before the work begins.
    pub(super) fn first_game(&self) -> Result<(), CliError> {
        let seed = self.seed.nth(0);
        let setup = self.setup(0, &seed, &mut Sampler::new(&self.options))?;
        let (state, _) = self.set_up(&setup, &seed)?;
        let seats = usize::from(state.seats());
        if self.bots.len() > 1 && self.bots.len() != seats {
            let named = self.bots.len();
            return Err(CliError::usage(format_args!("bots: {named} are named, but the table has {seats} seats")));
        }
        Ok(())
    }

    /// The setup of a game.
    fn setup(&self, index: u64, seed: &Seed, sampler: &mut Sampler<G>) -> Result<G::Setup, CliError> {
        let mut dice = None;
        let setup = sampler.sample(index, || dice.insert(Dice::new(&seed.nth(0))));
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
        let start = Instant::now();
        let work = Work { count: self.games, batch: BATCH_SIZE, threads, what: "games" };
        let worker =
            || Worker { count: Count::default(), arena: Arena::<G>::new(), sampler: Sampler::new(&self.options) };
        let done = parallel::run(work, worker, |worker, index| self.play(index, worker))?;
        let mut count = Count::default();
        done.into_iter().for_each(|worker| count.add(worker.count));
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

    fn play(&self, index: u64, worker: &mut Worker<G>) -> Result<(), CliError> {
        let Worker { count, arena, sampler } = worker;
        let seed = self.seed.nth(index);
        let setup = self.setup(index, &seed, sampler)?;
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
        Ok(())
    }

    /// The values of the covered options in a setup.
    fn combination(&self, setup: &G::Setup) -> String {
        let fields = serde_json::to_value(setup).expect("a setup can be written as JSON");
        let values: Vec<String> = self.covered.iter().map(|key| fields[*key].to_string()).collect();
        values.join(" ")
    }
}
