//! `starboard tune`: the weights of a game's evaluation, learned from games of bots against
//! themselves.
//!
//! A table of several is learned from: each round plays games, notes positions and finds the
//! weights that foresee best who won. A game for one is climbed: each round tries changed weights
//! on the same deals and keeps what does better.

use std::fmt::Write;
use std::fs;
use std::time::Instant;

use bots::{
    Budget, Curiosity, Fit, Lesson, Lore, Player, Search, Settings, Weights, climb, merit, observe, surprise, teach,
};
use engine::{Dice, Seed, sample_setup, setup_from_options};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::cli;
use crate::complaint::Complaint;
use crate::games::{ForGame, with_game};
use crate::report;
use crate::{crew, options};

/// Lessons of earlier rounds, played by weaker bots, are forgotten beyond this.
const MEMORY: usize = 100_000;

/// A game with more decisions than this teaches nothing.
const LONGEST: u64 = 20_000;

/// Carries out the command.
pub(crate) fn tune(args: &cli::Tune) -> Result<(), Complaint> {
    with_game(&args.game, Tuning { args })?
}

struct Tuning<'a> {
    args: &'a cli::Tune,
}

impl ForGame for Tuning<'_> {
    type Output = Result<(), Complaint>;

    fn run<G: Tabletop + Lore>(self) -> Self::Output {
        let args = self.args;
        let options = options::read(&args.options)?;
        let weights =
            if is_solo::<G>(&options)? { climb_up::<G>(args, &options)? } else { study::<G>(args, &options)? };
        let text = file::<G>(args, &weights);
        match &args.out {
            Some(path) => fs::write(path, text)
                .map_err(|error| Complaint::failure(format_args!("cannot write {}: {error}", path.display()))),
            None => report::print(&text),
        }
    }
}

/// Whether the games of these options are for one.
fn is_solo<G: Lore>(options: &Map<String, Value>) -> Result<bool, Complaint> {
    let setup = setup_from_options::<G>(options).map_err(|fault| options::explain::<G>(&fault, options))?;
    let seed: Seed = "any".parse().map_err(Complaint::failure)?;
    let state = G::new(&setup, &mut Dice::new(&seed)).map_err(|fault| options::explain::<G>(&fault, options))?;
    Ok(state.seats() == 1)
}

/// Tries changed weights and keeps what does better.
fn climb_up<G: Lore>(args: &cli::Tune, options: &Map<String, Value>) -> Result<Weights, Complaint> {
    let start = *G::weights();
    let settings = Settings::with(Budget::iterations(args.iterations));
    let deals = args.games.get();
    let evaluate = |fit: &Fit, seed: &Seed| {
        let weights = Weights { solo: *fit, ..start };
        let merits = crew::share_out(deals, crew::threads(args.threads), "games", |deal| {
            let seed = seed.nth(deal);
            let setup = sample_setup::<G>(deal, options, &mut Dice::new(&seed.nth(0)));
            let setup = setup.map_err(|fault| options::explain::<G>(&fault, options))?;
            merit::<G>(&setup, &seed, &weights, settings)
                .map_err(|stuck| Complaint::failure(format_args!("deal {deal} (seed {seed}) {stuck}")))
        })?;
        Ok::<f32, Complaint>(merits.iter().sum::<f32>() / deals as f32)
    };
    let told = |attempt: u64, found: f32, best: f32| {
        // Progress is for people: whoever does not read it misses nothing.
        let _ = report::print(&format!("attempt {attempt}: {found:.3}, best {best:.3}\n"));
    };
    let solo = climb(&start.solo, G::FEATURES.len(), args.rounds.get(), &args.seed, evaluate, told)?;
    Ok(Weights { solo, ..start })
}

/// Plays, notes and learns.
fn study<G: Lore>(args: &cli::Tune, options: &Map<String, Value>) -> Result<Weights, Complaint> {
    let mut weights = *G::weights();
    let mut lessons: Vec<Lesson> = Vec::new();
    for round in 0..args.rounds.get() {
        let start = Instant::now();
        let seed = args.seed.nth(round);
        let games = args.games.get();
        let play = |game| observe_game::<G>(round * games + game, &seed.nth(game), args.iterations, weights, options);
        let new = crew::share_out(games, crew::threads(args.threads), "games", play)?;
        let new: Vec<Lesson> = new.into_iter().flatten().collect();
        let foreseen = surprise(&new, &weights);
        lessons.extend(new);
        let forgotten = lessons.len().saturating_sub(MEMORY);
        lessons.drain(..forgotten);
        weights = teach(&lessons, &weights, G::FEATURES.len());
        report::print(&format!(
            "round {round}: {} positions, surprise {foreseen:.4} before, {:.4} after; {:.0} s\n",
            lessons.len(),
            surprise(&lessons, &weights),
            start.elapsed().as_secs_f64(),
        ))?;
    }
    Ok(weights)
}

fn observe_game<G: Lore>(
    index: u64,
    seed: &Seed,
    iterations: u32,
    weights: Weights,
    options: &Map<String, Value>,
) -> Result<Vec<Lesson>, Complaint> {
    let setup = sample_setup::<G>(index, options, &mut Dice::new(&seed.nth(0)));
    let setup = setup.map_err(|fault| options::explain::<G>(&fault, options))?;
    let mut dice = Dice::new(seed);
    let state = G::new(&setup, &mut dice).map_err(|fault| options::explain::<G>(&fault, options))?;
    let settings = Settings::with(Budget::iterations(iterations));
    let player = |seat: u8| -> Box<dyn Player<G>> {
        Box::new(Search::<G>::new(&seed.nth(u64::from(seat) + 1), weights, settings))
    };
    let mut players: Vec<_> = (0..state.seats()).map(player).collect();
    let curiosity = Curiosity { every: 8, stray: 40 };
    observe(state, dice, &mut players, curiosity, &seed.nth(99), LONGEST)
        .map_err(|stuck| Complaint::failure(format_args!("game {index} (seed {seed}) {stuck}")))
}

/// The data file: the weights and the command that made them.
fn file<G: Lore>(args: &cli::Tune, weights: &Weights) -> String {
    let mut text = format!(
        "# How much each feature of a position counts. Made by:\n# starboard tune {} --rounds {} --games {} --iterations {} --seed {:?}",
        G::ID,
        args.rounds,
        args.games,
        args.iterations,
        args.seed.as_str()
    );
    for option in &args.options {
        let _ = write!(text, " --option {option:?}");
    }
    text.push('\n');
    let _ = weights.write(&mut text, G::FEATURES);
    text
}
