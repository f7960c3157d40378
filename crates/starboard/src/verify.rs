//! `starboard verify`: whether a match file follows the rules and its dice are the promised ones.

use std::process::ExitCode;

use bots::Heuristics;
use engine::{Chance, Pack, Turn};
use ui::{Lang, Tabletop};

use crate::cli;
use crate::cli_error::CliError;
use crate::games::ForGame;
use crate::match_file::MatchFile;
use crate::report;
use crate::turn::outcome_json;

/// Carries out the command. The verdict goes to standard output and into the exit code.
pub(crate) fn verify(args: &cli::Verify) -> Result<ExitCode, CliError> {
    let published = args.commitment.clone();
    let (verdict, code) = MatchFile::read(&args.file)?.with_its_game(|file| Verification { file, published })??;
    report::print(&verdict)?;
    Ok(code)
}

struct Verification {
    file: MatchFile,
    /// What was published before the game, if it is known.
    published: Option<String>,
}

impl ForGame for Verification {
    type Output = Result<(String, ExitCode), CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let record = self.file.record::<G>()?;
        let game = match record.replay() {
            Ok(game) => game,
            Err(error) => return Ok((format!("NOT VERIFIED: {error}\n"), ExitCode::FAILURE)),
        };
        let result = match game.state().turn() {
            Turn::Over(outcome) => outcome_json(&outcome).to_string(),
            Turn::Decide(_) => "unfinished".into(),
        };
        let refused = |why: &str| Ok((format!("NOT VERIFIED: {why}\n"), ExitCode::FAILURE));
        let (published, commitment) = (self.published.map(|hex| hex.trim().to_lowercase()), &record.commitment);
        let compared = match published {
            Some(published) if published != *commitment => {
                return refused("something else was published before the game");
            }
            Some(_) => "published before the game",
            None => "compare it with what was published before the game (--commitment)",
        };
        let verdict = format!(
            "game        {}, rules version {}\n\
             setup       {}\n\
             {}{}\
             commitment  {commitment}, {compared}\n\
             moves       {}, all legal\n\
             result      {result}\n\
             hash        {}, as reached\n\
             VERIFIED\n",
            record.game,
            record.rules,
            ui::played::<G>(record.setup.as_ref(), Lang::En),
            record.pack.as_ref().map(pack).unwrap_or_default(),
            origin(game.chance()),
            record.moves.len(),
            record.hash,
        );
        Ok((verdict, ExitCode::SUCCESS))
    }
}

/// The owner's pack that the file carries.
fn pack(pack: &Pack) -> String {
    format!("pack        {}, {}\n", pack.name(), pack.hash())
}

/// What all chance came from, in lines.
fn origin(chance: &Chance) -> String {
    match chance {
        Chance::Seed { seed, words, chosen } => {
            let how = if *chosen { "which somebody has chosen" } else { "which somebody may have chosen" };
            let mut lines = format!(
                "dice        version 1: they follow from the seed, {how}; whoever knew it knew every roll\n\
                 seed        {seed}\n"
            );
            if !words.is_empty() {
                let quoted: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
                lines.push_str(&format!(
                    "words       {}\nchance      {}, the SHA-256 of the seed and the words\n",
                    quoted.join(", "),
                    seed.mixed(words)
                ));
            }
            lines
        }
        Chance::Shared(shared) => {
            let mut lines = format!(
                "dice        version 2: they follow from the server's secret and the contributions\n\
                 table       {}\n\
                 secret      {}\n",
                shared.table,
                shared.secret.to_hex()
            );
            for given in &shared.contributions {
                let words = if given.words.is_empty() { String::new() } else { format!(" {:?}", given.words) };
                let (seat, bytes, hash) = (given.seat.0, given.bytes.to_hex(), given.hash(&shared.table));
                lines.push_str(&format!("seat {seat}      contributed {bytes}{words}, hash {hash}\n"));
            }
            for seat in &shared.left_out {
                lines.push_str(&format!("seat {}      LEFT OUT: promised, but not opened in time\n", seat.0));
            }
            if shared.contributions.is_empty() {
                lines.push_str("            nobody has contributed: the server alone has made the chance\n");
            }
            lines
        }
    }
}
