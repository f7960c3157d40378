//! `starboard rules`: the rules of a game.

use bots::Lore;
use ui::{Lang, Tabletop};

use crate::cli;
use crate::complaint::Complaint;
use crate::games::{ForGame, with_game};
use crate::report;

/// Carries out the command.
pub(crate) fn rules(args: &cli::Rules) -> Result<(), Complaint> {
    report::print(with_game(&args.game, Reading { lang: args.lang })?)
}

struct Reading {
    lang: Lang,
}

impl ForGame for Reading {
    type Output = &'static str;

    fn run<G: Tabletop + Lore>(self) -> &'static str {
        G::rules(self.lang)
    }
}
