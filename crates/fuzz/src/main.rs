//! Runs targets for as long as one likes.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use engine::Seed;
use fuzz::{Report, Run, TARGETS, Target};

/// Changes inputs at random and looks whether anything breaks.
#[derive(Parser)]
struct Cli {
    /// Which targets; none: all of them, one after the other
    targets: Vec<String>,
    /// How many seconds for each target
    #[arg(long)]
    seconds: Option<u64>,
    /// How many changed inputs for each target
    #[arg(long)]
    rounds: Option<u64>,
    /// Where chance comes from
    #[arg(long, default_value = "fuzz")]
    seed: Seed,
    /// How many of the inputs that led to something new are added to the stored ones
    #[arg(long, default_value_t = 0)]
    keep: usize,
}

/// Stored inputs are small: they are run with every test, and read by people.
const LONGEST_KEPT: usize = 1_500;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut chosen: Vec<Target> = Vec::new();
    for name in &cli.targets {
        match Target::find(name) {
            Some(target) => chosen.push(target),
            None => {
                let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
                eprintln!("there is no target {name:?}; there is: {}", names.join(", "));
                return ExitCode::from(2);
            }
        }
    }
    if chosen.is_empty() {
        chosen = TARGETS.to_vec();
    }
    // Without any limit, a minute each.
    let seconds = cli.seconds.or(if cli.rounds.is_none() { Some(60) } else { None });
    let run = Run { rounds: cli.rounds, time: seconds.map(Duration::from_secs), seed: cli.seed };
    let mut broken = 0;
    for target in chosen {
        let tell = |report: &Report| {
            let Report { inputs, stored, outcomes, failures, .. } = report;
            println!(
                "{}: {inputs} inputs ({stored} stored), {outcomes} outcomes, {} failures",
                target.name,
                failures.len()
            );
        };
        let report = target.run(&run, &mut |report| tell(report));
        tell(&report);
        if let Err(error) = keep(target, &report.found, cli.keep) {
            eprintln!("{}: {error}", target.folder().display());
        }
        for (number, failure) in report.failures.iter().enumerate() {
            let path = target.folder().join(format!("failure-{number}.json"));
            let kept = fs::create_dir_all(target.folder()).and_then(|()| fs::write(&path, &failure.input));
            println!("{}\n  kept as {} ({kept:?})", failure.words, path.display());
        }
        broken += report.failures.len();
    }
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Stores some inputs, spread over the whole run, under names that follow from what they hold.
fn keep(target: Target, found: &[Vec<u8>], most: usize) -> std::io::Result<()> {
    let small: Vec<&Vec<u8>> = found.iter().filter(|input| input.len() <= LONGEST_KEPT).collect();
    for input in small.iter().step_by((small.len() / most.max(1)).max(1)).take(most) {
        let mut hasher = DefaultHasher::new();
        hasher.write(input);
        fs::create_dir_all(target.folder())?;
        fs::write(target.folder().join(format!("found-{:016x}.json", hasher.finish())), input)?;
    }
    Ok(())
}
