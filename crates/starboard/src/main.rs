//! The program: serve the table, simulate, replay, verify, drive a game by protocol.

mod bench;
mod cli;
mod complaint;
mod games;
mod options;
mod report;
mod simulate;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use complaint::Complaint;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(complaint) => complaint.tell(),
    }
}

fn run(cli: Cli) -> Result<ExitCode, Complaint> {
    match cli.command {
        Some(Command::Simulate(args)) => simulate::simulate(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Bench(args)) => bench::bench(&args).map(|()| ExitCode::SUCCESS),
        None => Ok(ExitCode::SUCCESS),
    }
}
