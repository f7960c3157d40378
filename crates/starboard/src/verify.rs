//! `starboard verify`: whether a match file follows the rules and its dice are the promised ones.

use std::process::ExitCode;

use engine::Turn;
use ui::{Lang, Tabletop};

use crate::cli;
use crate::complaint::Complaint;
use crate::games::ForGame;
use crate::match_file::{MatchFile, explain};
use crate::report;
use crate::turn::outcome_json;

/// Carries out the command. The verdict goes to standard output and into the exit code.
pub(crate) fn verify(args: &cli::Verify) -> Result<ExitCode, Complaint> {
    let (verdict, code) = MatchFile::read(&args.file)?.with_its_game(|file| Verification { file })??;
    report::print(&verdict)?;
    Ok(code)
}

struct Verification {
    file: MatchFile,
}

impl ForGame for Verification {
    type Output = Result<(String, ExitCode), Complaint>;

    fn run<G: Tabletop>(self) -> Self::Output {
        let record = self.file.record::<G>()?;
        let game = match record.replay() {
            Ok(game) => game,
            Err(error) => return Ok((format!("NOT VERIFIED: {}\n", explain(&error)), ExitCode::FAILURE)),
        };
        let result = match game.state().turn() {
            Turn::Over(outcome) => outcome_json(&outcome).to_string(),
            Turn::Decide(_) => "unfinished".into(),
        };
        let words = match record.words.as_slice() {
            [] => String::new(),
            words => format!(
                "words       {}\nchance      {}, the SHA-256 of the seed and the words\n",
                words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(", "),
                record.seed.mixed(words),
            ),
        };
        let verdict = format!(
            "game        {}, rules version {}\n\
             setup       {}\n\
             seed        {}\n\
             commitment  {}, the SHA-256 of the seed\n\
             {words}\
             moves       {}, all legal\n\
             result      {result}\n\
             hash        {}, as reached\n\
             VERIFIED\n",
            record.game,
            record.rules,
            G::describe(&record.setup, Lang::En),
            record.seed,
            record.commitment,
            record.moves.len(),
            record.hash,
        );
        Ok((verdict, ExitCode::SUCCESS))
    }
}
