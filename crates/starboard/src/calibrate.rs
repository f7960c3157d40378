//! `starboard calibrate`: what a search's value means in games won.

use std::fmt::Write;
use std::fs;
use std::io::ErrorKind;

use bots::calibration::{Calibration, Curve, Note, bands, fit, play, ways};
use bots::{Bot, Heuristics};
use ui::Tabletop;

use crate::cli_error::CliError;
use crate::games::{self, ForGame, with_game};
use crate::{cli, parallel, report, simulate};

/// Carries out the command.
pub(crate) fn calibrate(args: &cli::Calibrate) -> Result<(), CliError> {
    let bot = simulate::bots(std::slice::from_ref(&args.bot))?.first().copied().unwrap_or_default();
    let name = args.out.display();
    let mut calibration = match fs::read_to_string(&args.out) {
        Ok(text) => Calibration::read(&text).map_err(|error| CliError::failure(format_args!("{name}: {error}")))?,
        Err(error) if error.kind() == ErrorKind::NotFound => Calibration::default(),
        Err(error) => return Err(CliError::failure(format_args!("cannot read {name}: {error}"))),
    };
    let ids: Vec<&str> = args.game.as_deref().map_or_else(|| games::IDS.to_vec(), |id| vec![id]);
    for id in ids {
        for seats in &args.players {
            let Some((curve, games)) = with_game(id, Measurement { args, bot, seats: *seats })?? else { continue };
            report::print(&table(&curve, &games))?;
            calibration.replace(curve);
            // Each curve is kept as soon as it is done: the work is long.
            fs::write(&args.out, calibration.write())
                .map_err(|error| CliError::failure(format_args!("cannot write {name}: {error}")))?;
        }
    }
    Ok(())
}

struct Measurement<'a> {
    args: &'a cli::Calibrate,
    bot: Bot,
    seats: u8,
}

impl ForGame for Measurement<'_> {
    /// Nothing where a game is not played by so many.
    type Output = Result<Option<(Curve, Vec<Vec<Note>>)>, CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let ways = ways::<G>(self.seats);
        if ways.is_empty() {
            return Ok(None);
        }
        let threads = parallel::threads(self.args.threads);
        let games = parallel::share_out(u64::from(self.args.games.get()), threads, "games", |number| {
            let way = &ways[(number % ways.len() as u64) as usize];
            play::<G>(way, self.bot, &self.args.seed.nth(number))
                .map_err(|stuck| CliError::failure(format_args!("{way:?}: {stuck}")))
        })?;
        let (slope, shift) = fit(&games);
        let curve = Curve {
            game: G::ID.to_owned(),
            seats: self.seats,
            bot: self.bot.to_string(),
            slope,
            shift,
            games: self.args.games.get(),
        };
        Ok(Some((curve, games)))
    }
}

/// How values compare with games won, before and after.
fn table(curve: &Curve, games: &[Vec<Note>]) -> String {
    let Curve { game, seats, slope, shift, .. } = curve;
    let mut text = format!("{game}, seats {seats}, games {}: slope {slope:.3}, shift {shift:.3}\n", games.len());
    for (name, bands) in
        [("value", bands(games, |value| value)), ("adjusted", bands(games, |value| curve.share(value)))]
    {
        for band in bands.iter().filter(|band| band.notes > 0) {
            let percent = |share: f64| 100.0 * share;
            let _ = writeln!(
                text,
                "{name:>10}{:>6.0} %  won{:>6.0} %  choices{:>7}",
                percent(band.value),
                percent(band.won),
                band.notes
            );
        }
    }
    text
}
