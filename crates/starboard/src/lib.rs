//! The program: serve the table, simulate, replay, verify, drive a game by protocol.

mod bench;
mod calibrate;
mod cli;
mod cli_error;
mod components;
mod difficulty;
mod games;
mod load;
mod match_file;
mod open_files;
mod options;
mod parallel;
mod plain_text;
mod protocol;
mod replay;
mod report;
mod rules;
mod serve;
mod simulate;
mod tournament;
mod tune;
mod turn;
mod verify;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use cli_error::CliError;

/// Does what the command line says.
pub fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(error) => error.tell(),
    }
}

/// The names of all games.
pub fn games() -> &'static [&'static str] {
    games::IDS
}

/// Answers protocol lines for a game, as `starboard protocol` does. Whether there is such a game.
pub fn protocol(game: &str, input: impl BufRead, output: impl Write) -> bool {
    protocol::drive(game, input, output).is_ok()
}

fn run(cli: Cli) -> Result<ExitCode, CliError> {
    match cli.command {
        Some(Command::Simulate(args)) => simulate::simulate(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Tournament(args)) => tournament::tournament(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Tune(args)) => tune::tune(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Difficulty(args)) => difficulty::difficulty(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Calibrate(args)) => calibrate::calibrate(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Protocol(args)) => protocol::protocol(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Replay(args)) => replay::replay(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Verify(args)) => verify::verify(&args),
        Some(Command::Rules(args)) => rules::rules(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Components(args)) => components::components(&args),
        Some(Command::Bench(args)) => bench::bench(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Load(args)) => load::load(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Serve(args)) => serve::serve(&args).map(|()| ExitCode::SUCCESS),
        None => serve::serve(&cli.serve).map(|()| ExitCode::SUCCESS),
    }
}
