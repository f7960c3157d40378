//! `starboard tournament`: bots compared over the same games, with everybody in every seat.

mod picture;
mod table;

use std::fs;

use bots::{Arena, Bot, Heuristics, lineups, meet, standings};
use engine::{Dice, Game, setup_from_options};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::cli;
use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};
use crate::{components, options, parallel, report, simulate};

use table::Table;

/// Carries out the command.
pub(crate) fn tournament(args: &cli::Tournament) -> Result<(), CliError> {
    let table = with_game(&args.game, Tournament { args })??;
    if let Some(path) = &args.svg {
        let picture = picture::picture(&table);
        fs::write(path, picture)
            .map_err(|error| CliError::failure(format_args!("cannot write {}: {error}", path.display())))?;
    }
    report::print(&table.render(args.format))
}

struct Tournament<'a> {
    args: &'a cli::Tournament,
}

impl ForGame for Tournament<'_> {
    type Output = Result<Table, CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let args = self.args;
        let bots = simulate::bots(&args.bots)?;
        if let Some(twice) = (1..bots.len()).find(|at| bots[..*at].contains(&bots[*at])) {
            return Err(CliError::usage(format_args!("bots: {} is named twice", bots[twice])));
        }
        if bots.len() > 12 {
            return Err(CliError::usage("bots: at most 12 can be compared"));
        }
        let mut options = options::read(&args.options)?;
        components::choose::<G>(args.pack.as_ref(), &mut options)?;
        seat_players::<G>(args.players, &bots, &mut options)?;
        let setup = setup_from_options::<G>(&options).map_err(|fault| options::explain::<G>(&fault, &options))?;
        let first = G::new(&setup, &mut Dice::new(&args.seed));
        let seats = first.map_err(|fault| options::explain::<G>(&fault, &options))?.seats();
        let lineups = lineups(bots.len(), usize::from(seats));
        let meetings = parallel::share_out(
            args.games.get().saturating_mul(lineups.len() as u64),
            parallel::threads(args.threads),
            "games",
            |index| {
                let (deal, lineup) = (index / lineups.len() as u64, &lineups[(index % lineups.len() as u64) as usize]);
                meet::<G>(&setup, &args.seed, deal, &bots, lineup, &mut Arena::new())
                    .map_err(|stuck| CliError::failure(format_args!("deal {deal}, seats {lineup:?}: {stuck}")))
            },
        )?;
        Ok(Table {
            game: G::ID,
            seed: args.seed.clone(),
            seats,
            options,
            deals: args.games.get(),
            games: meetings.len() as u64,
            rows: bots.iter().copied().zip(standings(&meetings, bots.len(), &args.seed)).collect(),
        })
    }
}

/// How many sit down: as the command says, else as many as there are bots, if the game has a say
/// in it at all.
fn seat_players<G: Game>(players: Option<u8>, bots: &[Bot], options: &mut Map<String, Value>) -> Result<(), CliError> {
    const KEY: &str = "players";
    let has_knob = options::keys::<G>().iter().any(|key| key == KEY);
    match (players, has_knob) {
        (Some(players), true) => {
            if options.get(KEY).is_some_and(|fixed| *fixed != players) {
                return Err(CliError::usage(format_args!("players: {players}, but the option says otherwise")));
            }
            options.insert(KEY.into(), players.into());
        }
        (None, true) if !options.contains_key(KEY) && bots.len() > 1 => {
            options.insert(KEY.into(), bots.len().into());
        }
        (Some(players), false) if players != 1 => {
            return Err(CliError::usage(format_args!("players: {} is for 1 player, not {players}", G::ID)));
        }
        _ => {}
    }
    Ok(())
}
