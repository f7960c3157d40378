//! `starboard simulate`: whole games of bots on all cores, counted.

mod series;
mod summary;

use bots::{Bot, Heuristics};
use engine::{Dice, Game, OptionSpec};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::cli;
use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};
use crate::{components, options, parallel, report};

use series::Series;

/// Carries out the command.
pub(crate) fn simulate(args: &cli::Simulate) -> Result<(), CliError> {
    let summary = with_game(&args.game, Simulation { args })??;
    report::print(&summary.render(args.format))
}

struct Simulation<'a> {
    args: &'a cli::Simulate,
}

impl ForGame for Simulation<'_> {
    type Output = Result<summary::Summary, CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let bots = bots(&self.args.bots)?;
        let mut options = options::read(&self.args.options)?;
        components::choose::<G>(self.args.pack.as_ref(), &mut options)?;
        seat_players::<G>(self.args.players, &bots, &mut options)?;
        let series = Series::<G>::new(self.args.games.get(), self.args.seed.clone(), options, bots);
        series.first_game()?;
        series.run(parallel::threads(self.args.threads))
    }
}

/// The bots of these names.
pub(crate) fn bots(names: &[String]) -> Result<Vec<Bot>, CliError> {
    let bots = names.iter().map(|name| name.trim().parse());
    bots.collect::<Result<_, _>>().map_err(|unknown: bots::UnknownBot| CliError::usage(format_args!("bots: {unknown}")))
}

/// Settles how many players sit down: as `players` says, else one for each of several bots, else
/// as the options vary it.
fn seat_players<G: Game>(players: Option<u8>, bots: &[Bot], options: &mut Map<String, Value>) -> Result<(), CliError> {
    const KEY: &str = "players";
    let listed = u8::try_from(bots.len()).ok().filter(|count| *count > 1);
    let Some(wanted) = players.or(listed) else { return Ok(()) };
    if let (Some(players), Some(listed)) = (players, listed)
        && players != listed
    {
        return Err(CliError::usage(format_args!("bots: {listed} are named for {players} players")));
    }
    if options::keys::<G>().iter().any(|key| key == KEY) {
        if options.get(KEY).is_some_and(|fixed| *fixed != wanted) {
            return Err(CliError::usage(format_args!("players: {wanted}, but the option says otherwise")));
        }
        options.insert(KEY.into(), wanted.into());
        return Ok(());
    }
    // A game without that option always has the same number of seats.
    let first = G::new(&G::Setup::default(), &mut Dice::new(&series::any_seed()));
    match first.map(|state| state.seats()) {
        Ok(seats) if seats != wanted => {
            let s = if seats == 1 { "" } else { "s" };
            Err(CliError::usage(format_args!("players: {} is for {seats} player{s}, not {wanted}", G::ID)))
        }
        _ => Ok(()),
    }
}

/// The knobs that the series goes through in turn, and how many combinations they have.
fn covered(specs: &[OptionSpec], fixed: &Map<String, Value>) -> (Vec<&'static str>, u64) {
    let knobs = specs.iter().filter(|spec| spec.cover && !spec.values.is_empty() && !fixed.contains_key(spec.key));
    let mut keys = Vec::new();
    let mut combinations = 1u64;
    for knob in knobs {
        keys.push(knob.key);
        combinations = combinations.saturating_mul(knob.values.len() as u64);
    }
    (keys, combinations)
}
