//! `starboard tune`: the weights of a game's evaluation, learned from games of bots against
//! themselves.
//!
//! Each round plays games, notes positions and finds the weights that predict best who won. In
//! games for one, where victories may be rare at first, a near miss counts a little as well.

use std::fmt::Write;
use std::fs;
use std::time::Instant;

use bots::{Budget, Curiosity, Heuristics, Lesson, Player, Search, Settings, Weights, observe, surprise, teach};
use engine::{Dice, Seed, sample_setup};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::cli;
use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};
use crate::report;
use crate::{options, parallel};

/// Lessons of earlier rounds, played by weaker bots, are forgotten beyond this.
const MEMORY: usize = 100_000;

/// A game with more decisions than this teaches nothing.
const LONGEST: u64 = 20_000;

/// Carries out the command.
pub(crate) fn tune(args: &cli::Tune) -> Result<(), CliError> {
    with_game(&args.game, Tuning { args })?
}

struct Tuning<'a> {
    args: &'a cli::Tune,
}

impl ForGame for Tuning<'_> {
    type Output = Result<(), CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let args = self.args;
        let options = options::read(&args.options)?;
        if !args.players.is_empty() && options.contains_key("players") {
            return Err(CliError::usage("the seats are given twice, by --players and by --option players"));
        }
        let (start, earlier) = start::<G>(args)?;
        let weights = study::<G>(args, &options, start)?;
        let text = file::<G>(args, &weights, &earlier);
        match &args.out {
            Some(path) => fs::write(path, text)
                .map_err(|error| CliError::failure(format_args!("cannot write {}: {error}", path.display()))),
            None => report::print(&text),
        }
    }
}

/// The weights to begin with, those of a file or those that the bots play with, and the commands
/// that the file says it was made by.
fn start<G: Heuristics>(args: &cli::Tune) -> Result<(Weights, Vec<String>), CliError> {
    let Some(path) = &args.from else { return Ok((*G::weights(), Vec::new())) };
    let failed = |error: &dyn std::fmt::Display| CliError::failure(format_args!("{}: {error}", path.display()));
    let text = fs::read_to_string(path).map_err(|error| failed(&error))?;
    let weights = Weights::parse(&text, G::FEATURES).map_err(|error| failed(&error))?;
    let commands = text.lines().filter(|line| line.starts_with("# starboard tune "));
    Ok((weights, commands.map(str::to_owned).collect()))
}

/// Plays, notes and learns.
fn study<G: Heuristics>(args: &cli::Tune, options: &Map<String, Value>, start: Weights) -> Result<Weights, CliError> {
    let mut weights = start;
    let mut lessons: Vec<Lesson> = Vec::new();
    for round in 0..args.rounds.get() {
        let start = Instant::now();
        let seed = args.seed.nth(round);
        let games = args.games.get();
        let play = |game| observe_game::<G>(args, round * games + game, &seed.nth(game), weights, options);
        let new = parallel::share_out(games, parallel::threads(args.threads), "games", play)?;
        let new: Vec<Lesson> = new.into_iter().flatten().collect();
        let predicted = surprise(&new, &weights);
        lessons.extend(new);
        let forgotten = lessons.len().saturating_sub(MEMORY);
        lessons.drain(..forgotten);
        weights = teach(&lessons, &weights, G::FEATURES.len(), &seed);
        report::print(&format!(
            "round {round}: {} positions, surprise {predicted:.4} before, {:.4} after; {:.0} s\n",
            lessons.len(),
            surprise(&lessons, &weights),
            start.elapsed().as_secs_f64(),
        ))?;
    }
    Ok(weights)
}

fn observe_game<G: Heuristics>(
    args: &cli::Tune,
    index: u64,
    seed: &Seed,
    weights: Weights,
    options: &Map<String, Value>,
) -> Result<Vec<Lesson>, CliError> {
    let mut options = options.clone();
    if !args.players.is_empty() {
        let players = args.players[(index % args.players.len() as u64) as usize];
        options.insert("players".to_owned(), players.into());
    }
    let options = &options;
    let setup = sample_setup::<G>(index, options, &mut Dice::new(&seed.nth(0)));
    let setup = setup.map_err(|fault| options::explain::<G>(&fault, options))?;
    let mut dice = Dice::new(seed);
    let state = G::new(&setup, &mut dice).map_err(|fault| options::explain::<G>(&fault, options))?;
    let settings = Settings::with(Budget::iterations(args.iterations));
    let player = |seat: u8| -> Box<dyn Player<G>> {
        Box::new(Search::<G>::new(&seed.nth(u64::from(seat) + 1), weights, settings))
    };
    let mut players: Vec<_> = (0..state.seats()).map(player).collect();
    // Every other game is played as well as they can.
    let stray = if index.is_multiple_of(2) { 40 } else { 0 };
    let curiosity = Curiosity { every: args.every.get(), stray, comfort: args.comfort };
    observe(state, dice, &mut players, curiosity, &seed.nth(99), LONGEST)
        .map_err(|stuck| CliError::failure(format_args!("game {index} (seed {seed}) {stuck}")))
}

/// The data file: the weights and the commands that made them.
fn file<G: Heuristics>(args: &cli::Tune, weights: &Weights, earlier: &[String]) -> String {
    let mut text = "# How much each feature of a position counts. Made by:\n".to_owned();
    earlier.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    let _ = write!(
        text,
        "# starboard tune {} --rounds {} --games {} --iterations {} --every {} --comfort {} --seed {:?}",
        G::ID,
        args.rounds,
        args.games,
        args.iterations,
        args.every,
        args.comfort,
        args.seed.as_str()
    );
    if !args.players.is_empty() {
        let players: Vec<String> = args.players.iter().map(u8::to_string).collect();
        let _ = write!(text, " --players {}", players.join(","));
    }
    if let Some(from) = &args.from {
        let _ = write!(text, " --from {}", from.display());
    }
    for option in &args.options {
        let _ = write!(text, " --option {option:?}");
    }
    text.push('\n');
    let _ = weights.write(&mut text, G::FEATURES);
    text
}
