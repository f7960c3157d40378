//! `starboard protocol`: a game driven by JSON lines on standard input and output.

mod lines;
mod request;
mod session;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use bots::Heuristics;
use ui::Tabletop;

use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};
use crate::{cli, components};

use lines::{Line, Lines};
use session::{Answer, Session};

/// Carries out the command.
pub(crate) fn protocol(args: &cli::Protocol) -> Result<(), CliError> {
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    with_game(&args.game, Drive { pack: args.pack.as_ref(), input, output })?
}

/// Answers line after line until there is no more.
pub(crate) fn drive(game: &str, input: impl BufRead, output: impl Write) -> Result<(), CliError> {
    with_game(game, Drive { pack: None, input, output })?
}

struct Drive<'a, R, W> {
    pack: Option<&'a PathBuf>,
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> ForGame for Drive<'_, R, W> {
    type Output = Result<(), CliError>;

    fn run<G: Tabletop + Heuristics>(mut self) -> Self::Output {
        let mut session = Session::<G>::new(components::install::<G>(self.pack)?);
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
