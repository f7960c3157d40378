//! `starboard replay`: a match file told step by step.

use std::io::{self, BufWriter, Write};

use bots::Heuristics;
use engine::{Game, ReplayError, RuleCited, Seat, Sink, Turn, Viewer};
use serde_json::json;
use ui::{Lang, Tabletop};

use crate::cli;
use crate::cli_error::CliError;
use crate::games::ForGame;
use crate::match_file::MatchFile;
use crate::plain_text::plain_text;
use crate::turn::{outcome_json, turn_json};

/// Carries out the command.
pub(crate) fn replay(args: &cli::Replay) -> Result<(), CliError> {
    MatchFile::read(&args.file)?.with_its_game(|file| Replaying { file, args })?
}

struct Replaying<'a> {
    file: MatchFile,
    args: &'a cli::Replay,
}

/// What happens, as the seat that acts sees it.
struct Told<G: Game> {
    seat: Seat,
    events: Vec<(G::Event, G::View)>,
}

impl<G: Game> Sink<G> for Told<G> {
    fn event(&mut self, state: &G, event: G::Event, _: u64) {
        self.events.push((event, state.view(Viewer::Seat(self.seat))));
    }
}

impl ForGame for Replaying<'_> {
    type Output = Result<(), CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let record = self.file.record::<G>()?;
        let broken = |error: &ReplayError| CliError::failure(format_args!("the match does not replay: {error}"));
        let mut game = record.begin().map_err(|error| broken(&error))?;
        let mut out = BufWriter::new(io::stdout().lock());
        let lang = self.args.lang;
        if !self.args.json {
            writeln!(out, "{}: {}", G::title(lang), ui::played::<G>(record.setup.as_ref(), lang))
                .map_err(CliError::output)?;
        }
        for (number, step) in (1..).zip(&record.moves) {
            let mut told = Told::<G> { seat: step.seat, events: Vec::new() };
            if let Err(illegal) = game.act(step.seat, step.action, &mut told) {
                // What came before it is worth reading.
                out.flush().map_err(CliError::output)?;
                return Err(broken(&ReplayError::Move { number, rule: illegal.rule() }));
            }
            let written = if self.args.json {
                let events: Vec<&G::Event> = told.events.iter().map(|(event, _)| event).collect();
                let turn = turn_json(&game.state().turn());
                let line =
                    json!({"number": number, "seat": step.seat, "action": step.action, "events": events, "turn": turn});
                writeln!(out, "{line}")
            } else {
                tell::<G>(&mut out, number, step.seat, game.state().seats(), &told.events, lang)
            };
            written.map_err(CliError::output)?;
        }
        let outcome = match game.state().turn() {
            Turn::Over(outcome) => Some(outcome_json(&outcome)),
            Turn::Decide(_) => None,
        };
        let hash = game.hash();
        let written = if self.args.json {
            writeln!(out, "{}", json!({"moves": record.moves.len(), "hash": hash, "result": outcome}))
        } else {
            let result = outcome.map_or_else(|| "unfinished".to_owned(), |outcome| outcome.to_string());
            writeln!(out, "\nresult {result}\nhash   {hash}")
        };
        written.and_then(|()| out.flush()).map_err(CliError::output)?;
        if hash != record.hash {
            return Err(broken(&ReplayError::Hash));
        }
        Ok(())
    }
}

/// One move: its number, then a line for each thing that is worth one.
fn tell<G: Tabletop>(
    out: &mut impl Write,
    number: usize,
    seat: Seat,
    seats: u8,
    events: &[(G::Event, G::View)],
    lang: Lang,
) -> io::Result<()> {
    let lines = events.iter().filter_map(|(event, view)| G::narrate(event, view, lang));
    let lines: Vec<String> = lines.map(|line| plain_text(&line.into_string())).collect();
    // With one seat at the table it is clear who acts.
    let who = if seats > 1 { format!(" ({})", seat.0) } else { String::new() };
    if lines.is_empty() {
        return writeln!(out, "{number:>4}{who}");
    }
    for (index, line) in lines.iter().enumerate() {
        if index == 0 {
            writeln!(out, "{number:>4}{who}  {line}")?;
        } else {
            writeln!(out, "      {line}")?;
        }
    }
    Ok(())
}
