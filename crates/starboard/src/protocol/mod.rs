//! `starboard protocol`: a game driven by JSON lines on standard input and output.

mod lines;
mod request;
mod session;

use std::io::{self, BufRead, Write};

use bots::Heuristics;
use ui::Tabletop;

use crate::cli;
use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};

use lines::{Line, Lines};
use session::{Answer, Session};

/// Carries out the command.
pub(crate) fn protocol(args: &cli::Protocol) -> Result<(), CliError> {
    drive(&args.game, io::stdin().lock(), io::stdout().lock())
}

/// Answers line after line until there is no more.
pub(crate) fn drive(game: &str, input: impl BufRead, output: impl Write) -> Result<(), CliError> {
    with_game(game, Drive { input, output })?
}

struct Drive<R, W> {
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> ForGame for Drive<R, W> {
    type Output = Result<(), CliError>;

    fn run<G: Tabletop + Heuristics>(mut self) -> Self::Output {
        let mut session = Session::<G>::default();
        let mut lines = Lines::new(self.input);
        loop {
            let line = lines.next_line().map_err(|error| CliError::failure(format_args!("cannot read: {error}")))?;
            let answer = match line {
                Line::Text(text) => session.answer(text),
                Line::TooLong => Answer::too_long(),
                Line::End => return Ok(()),
            };
            // One answer, one line, at once: the other side waits for it.
            let written = writeln!(self.output, "{}", answer.json).and_then(|()| self.output.flush());
            written.map_err(CliError::output)?;
            if answer.last {
                return Ok(());
            }
        }
    }
}
