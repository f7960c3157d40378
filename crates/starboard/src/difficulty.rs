//! `starboard difficulty`: how often a bot wins the games for one.

use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;

use bots::difficulty::{Cell, Grid, Way, count, play, ways};
use bots::{Bot, Heuristics};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::cli_error::CliError;
use crate::games::{self, ForGame, with_game};
use crate::{cli, options, parallel, report, simulate};

/// Carries out the command.
pub(crate) fn difficulty(args: &cli::Difficulty) -> Result<(), CliError> {
    let bot = simulate::bots(std::slice::from_ref(&args.bot))?.first().copied().unwrap_or_default();
    let name = args.out.display();
    let mut grid = match fs::read_to_string(&args.out) {
        Ok(text) => Grid::read(&text).map_err(|error| CliError::failure(format_args!("{name}: {error}")))?,
        Err(error) if error.kind() == ErrorKind::NotFound => Grid::default(),
        Err(error) => return Err(CliError::failure(format_args!("cannot read {name}: {error}"))),
    };
    let only = options::read(&args.options)?;
    let ids: Vec<&str> = args.game.as_deref().map_or_else(|| games::IDS.to_vec(), |id| vec![id]);
    for id in ids {
        let cells = with_game(id, Measurement { args, only: &only, bot })??;
        if cells.is_empty() && args.game.is_some() {
            return Err(CliError::usage(format_args!("{id} has no such grid of difficulty")));
        }
        report::print(&table(id, &cells))?;
        grid.replace(id, &only, cells);
        // Each game is kept as soon as it is done: the work is long.
        fs::write(&args.out, grid.write())
            .map_err(|error| CliError::failure(format_args!("cannot write {name}: {error}")))?;
    }
    Ok(())
}

struct Measurement<'a> {
    args: &'a cli::Difficulty,
    only: &'a Map<String, Value>,
    bot: Bot,
}

impl ForGame for Measurement<'_> {
    type Output = Result<Vec<Cell>, CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let games = u64::from(self.args.games.get());
        let chosen = |way: &Way| self.only.iter().all(|(key, value)| way.get(key) == Some(value));
        let ways: Vec<Way> = ways::<G>().into_iter().filter(chosen).collect();
        let threads = parallel::threads(self.args.threads);
        let played = parallel::share_out(ways.len() as u64 * games, threads, "games", |index| {
            let way = &ways[(index / games) as usize];
            play::<G>(way, self.bot, &self.args.seed, index % games)
                .map_err(|stuck| CliError::failure(format_args!("{way:?}: {stuck}")))
        })?;
        Ok(count(G::ID, self.bot, &played))
    }
}

fn table(game: &str, cells: &[Cell]) -> String {
    let mut text = String::new();
    for cell in cells {
        let options: Vec<String> = cell.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let _ = writeln!(text, "{game:<30}{:<60}{:>4} of {:>4} won", options.join(" "), cell.won, cell.games);
    }
    text
}
