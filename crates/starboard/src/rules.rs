//! `starboard rules`: the rules of a game.

use bots::Heuristics;
use ui::{Lang, Tabletop};

use crate::cli;
use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};
use crate::report;

/// Carries out the command.
pub(crate) fn rules(args: &cli::Rules) -> Result<(), CliError> {
    report::print(with_game(&args.game, Reading { lang: args.lang })?)
}

struct Reading {
    lang: Lang,
}

impl ForGame for Reading {
    type Output = &'static str;

    fn run<G: Tabletop + Heuristics>(self) -> &'static str {
        G::rules(self.lang)
    }
}
