//! The command line. The comments of its fields are what `--help` prints.
#![allow(rustdoc::bare_urls)]

mod load;

use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Seed;
use ui::Lang;

pub(crate) use load::Load;

/// A digital table for space board games.
///
/// Without a command it serves the table: open the address that it prints in a browser.
#[derive(Parser, Debug)]
#[command(
    name = "starboard",
    version = env!("STARBOARD_VERSION"),
    about,
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) serve: Serve,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve the table to browsers
    Serve(Serve),
    /// Play whole games of bots and count how they end
    Simulate(Simulate),
    /// Compare bots over the same games, with everybody in every seat
    Tournament(Tournament),
    /// Learn the weights of a game's evaluation from games of bots against themselves
    Tune(Tune),
    /// Measure how often a bot wins the games for one, and keep it in a file
    Difficulty(Difficulty),
    /// Measure what a search's own value of a position means in games won, and keep it in a file
    Calibrate(Calibrate),
    /// Drive a game by JSON lines on standard input and output
    Protocol(Protocol),
    /// Tell a match file step by step
    Replay(Replay),
    /// Check that a match file follows the rules and that its dice are the promised ones
    Verify(Verify),
    /// Print the rules of a game
    Rules(Rules),
    /// Print what is on a game's components, or check an owner's corrections of it
    Components(Components),
    /// Measure how fast the rules run on one core
    Bench(Bench),
    /// Measure how many actions a second a server takes, and how long they take
    Load(Load),
}

// The values are read when they are needed: a faulty environment variable must not keep other
// commands from working.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on, or just a port of this machine
    #[arg(long, value_name = "ADDRESS", env = "STARBOARD_LISTEN", default_value = "127.0.0.1:8080")]
    pub(crate) listen: String,
    /// Where all tables are kept: a file, a folder for it, or a PostgreSQL database as
    /// postgres://user:password@host/name; a file in the user's data folder if not given
    #[arg(long, value_name = "PATH", env = "STARBOARD_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
    /// How much to tell on standard error: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", env = "STARBOARD_LOG", default_value = "warn")]
    pub(crate) log: String,
    /// Tell it as JSON lines, for machines
    #[arg(long, env = "STARBOARD_LOG_JSON")]
    pub(crate) log_json: bool,
    /// Where people find the server from outside, behind a proxy: https://table.example
    #[arg(long, value_name = "URL", env = "STARBOARD_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy stands before the server and adds X-Forwarded-For; implied by a --public-url with
    /// https, and by any on a loopback address
    #[arg(long, env = "STARBOARD_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Let webhooks call this machine and private networks
    #[arg(long, env = "STARBOARD_PRIVATE_HOOKS")]
    pub(crate) private_hooks: bool,
    /// What opens /metrics to other machines, as a bearer token
    #[arg(long, value_name = "TOKEN", env = "STARBOARD_METRICS_TOKEN", hide_env_values = true)]
    pub(crate) metrics_token: Option<String>,
    /// How many requests one visitor may send each second in the long run
    #[arg(long, value_name = "N", env = "STARBOARD_RATE", default_value = "120")]
    pub(crate) rate: NonZeroU32,
    /// How many event streams are open at once
    #[arg(long, value_name = "N", env = "STARBOARD_STREAMS", default_value = "600")]
    pub(crate) streams: NonZeroUsize,
    /// How many requests may wait to be drawn; more are told to come back in a moment
    #[arg(long, value_name = "N", env = "STARBOARD_DRAWINGS_WAITING", default_value = "512")]
    pub(crate) drawings_waiting: NonZeroUsize,
    /// How many megabytes of drawn pages and messages are kept to be shared
    #[arg(long, value_name = "MB", env = "STARBOARD_DRAWINGS_KEPT", default_value = "32")]
    pub(crate) drawings_kept: u16,
    /// How many tables that are not over one visitor may have
    #[arg(long, value_name = "N", env = "STARBOARD_TABLES_EACH", default_value = "200")]
    pub(crate) tables_each: NonZeroU64,
    /// How many tables that are not over one address may have
    #[arg(long, value_name = "N", env = "STARBOARD_TABLES_ADDRESS", default_value = "1000")]
    pub(crate) tables_address: NonZeroU64,
    /// How many match files one visitor may bring
    #[arg(long, value_name = "N", env = "STARBOARD_IMPORTS_EACH", default_value = "200")]
    pub(crate) imports_each: NonZeroU64,
    /// How many match files one address may bring
    #[arg(long, value_name = "N", env = "STARBOARD_IMPORTS_ADDRESS", default_value = "1000")]
    pub(crate) imports_address: NonZeroU64,
    /// How many packs of component data one visitor may keep
    #[arg(long, value_name = "N", env = "STARBOARD_PACKS_EACH", default_value = "40")]
    pub(crate) packs_each: NonZeroU64,
    /// How many packs of component data one address may keep
    #[arg(long, value_name = "N", env = "STARBOARD_PACKS_ADDRESS", default_value = "200")]
    pub(crate) packs_address: NonZeroU64,
    /// Offer Salvage too, the small example of how a game is added
    #[arg(long, env = "STARBOARD_EXAMPLE")]
    pub(crate) example: bool,
    /// After how many days a table that nobody ever played is removed; 0: never
    #[arg(long, value_name = "DAYS", env = "STARBOARD_UNPLAYED_DAYS", default_value = "30")]
    pub(crate) unplayed_days: u32,
    /// After how many days the log of a finished game is moved to the archive; 0: never
    #[arg(long, value_name = "DAYS", env = "STARBOARD_ARCHIVE_DAYS", default_value = "0")]
    pub(crate) archive_days: u32,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    /// The game's name, for example under-falling-skies
    pub(crate) game: String,
    /// How many games to play
    #[arg(long, short = 'n', value_name = "N", default_value = "1000")]
    pub(crate) games: NonZeroU64,
    /// Where chance starts from: the same words give the same games, whatever the threads
    #[arg(long, short, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: Seed,
    /// How many players are at the table
    #[arg(long, value_name = "P")]
    pub(crate) players: Option<u8>,
    /// Who plays: one name for all seats, or one for each, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// A fixed option of the setup; options that are not fixed are varied. The value is JSON, or a
    /// plain word
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// An owner's pack of corrected component data to play with
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// How many threads; all cores if not given
    #[arg(long, short, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// How to print the result
    #[arg(long, short, value_enum, default_value_t)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct Tournament {
    /// The game's name, for example tiny-epic-galaxies
    pub(crate) game: String,
    /// Who is compared, separated by commas: random, greedy, search@500 (iterations), search@0.3s,
    /// gentle, fair, strong, ruthless
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random,greedy,search")]
    pub(crate) bots: Vec<String>,
    /// How many deals; each is played once with every seating of the bots
    #[arg(long, short = 'n', value_name = "N", default_value = "20")]
    pub(crate) games: NonZeroU64,
    /// Where chance starts from: the same words give the same games, whatever the threads
    #[arg(long, short, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: Seed,
    /// How many seats are at the table; as many as there are bots if not given
    #[arg(long, value_name = "P")]
    pub(crate) players: Option<u8>,
    /// A fixed option of the setup; the others are as by default. The value is JSON, or a plain
    /// word
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// An owner's pack of corrected component data to play with
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// How many threads; all cores if not given
    #[arg(long, short, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// How to print the result
    #[arg(long, short, value_enum, default_value_t)]
    pub(crate) format: Format,
    /// Also draw the result into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    /// The game's name, for example black-angel
    pub(crate) game: String,
    /// How often to play and learn
    #[arg(long, value_name = "R", default_value = "3")]
    pub(crate) rounds: NonZeroU64,
    /// How many games to play in each round
    #[arg(long, short = 'n', value_name = "N", default_value = "100")]
    pub(crate) games: NonZeroU64,
    /// How long the players think about a choice
    #[arg(long, value_name = "I", default_value = "300")]
    pub(crate) iterations: u32,
    /// The weights to begin with, a file as this command writes it; those of the bots if not given
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// How many seats the tables have, one number or several by commas, in turn; varied as the
    /// other options if not given
    #[arg(long, value_name = "P", value_delimiter = ',')]
    pub(crate) players: Vec<u8>,
    /// Of how many positions one is noted; where a turn or round begins, four times as many
    #[arg(long, value_name = "E", default_value = "4")]
    pub(crate) every: NonZeroU32,
    /// How much a game for one counts that was nearly won, 0 to 1
    #[arg(long, value_name = "C", default_value = "0.1", value_parser = share)]
    pub(crate) comfort: f32,
    /// Where chance starts from: the same words give the same weights, whatever the threads
    #[arg(long, short, value_name = "WORDS", default_value = "1")]
    pub(crate) seed: Seed,
    /// A fixed option of the setup; options that are not fixed are varied. The value is JSON, or a
    /// plain word
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many threads; all cores if not given
    #[arg(long, short, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// The file to write, for example crates/bots/data/black-angel.toml; printed if not given
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Difficulty {
    /// The game's name; all games if not given. What the file says about other games stays
    pub(crate) game: Option<String>,
    /// Who plays
    #[arg(long, value_name = "NAME", default_value = "strong")]
    pub(crate) bot: String,
    /// Only what has this option; the rest of the file stays. The value is JSON, or a plain word
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many games of each difficulty
    #[arg(long, short = 'n', value_name = "N", default_value = "20")]
    pub(crate) games: NonZeroU32,
    /// Where chance starts from
    #[arg(long, short, value_name = "WORDS", default_value = "grid")]
    pub(crate) seed: Seed,
    /// How many threads; all cores if not given
    #[arg(long, short, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// The file to write
    #[arg(long, value_name = "FILE", default_value = "crates/bots/data/difficulty.toml")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Calibrate {
    /// The game's name; all games if not given. What the file says about other games stays
    pub(crate) game: Option<String>,
    /// Who plays, in all seats
    #[arg(long, value_name = "NAME", default_value = "strong")]
    pub(crate) bot: String,
    /// How many players: alone all difficulties are played in turn
    #[arg(long, value_name = "P", value_delimiter = ',', default_value = "1,2,4")]
    pub(crate) players: Vec<u8>,
    /// How many games for each number of players
    #[arg(long, short = 'n', value_name = "N", default_value = "100")]
    pub(crate) games: NonZeroU32,
    /// Where chance starts from
    #[arg(long, short, value_name = "WORDS", default_value = "curve")]
    pub(crate) seed: Seed,
    /// How many threads; all cores if not given
    #[arg(long, short, value_name = "T")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// The file to write
    #[arg(long, value_name = "FILE", default_value = "crates/bots/data/calibration.toml")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Protocol {
    /// The game's name, for example under-falling-skies
    pub(crate) game: String,
    /// An owner's pack of corrected component data: new tables play with it
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Components {
    /// The game's name, for example tiny-epic-galaxies
    pub(crate) game: String,
    /// How to print it
    #[arg(long, short, value_enum, default_value_t)]
    pub(crate) format: ComponentsFormat,
    /// An owner's pack whose corrections take the place of the built-in values
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// Only say whether the pack is sound, and all that is wrong with it if not
    #[arg(long)]
    pub(crate) check: bool,
}

/// How components are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum ComponentsFormat {
    /// For people: a line a record, and what is corrected
    #[default]
    Table,
    /// A pack that says every value: take out of it what is right, correct the rest
    Toml,
    /// For programs: every field with its value and what may stand there
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The match file
    pub(crate) file: PathBuf,
    /// Print JSON lines instead of sentences: each move with its events, then the result
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the sentences: en, fr or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = language)]
    pub(crate) lang: Lang,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The match file
    pub(crate) file: PathBuf,
    /// What was published before the game: the file must hold to it
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// The game's name, for example under-falling-skies
    pub(crate) game: String,
    /// The language: en, fr or pl
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = language)]
    pub(crate) lang: Lang,
}

fn language(code: &str) -> Result<Lang, String> {
    let all: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    Lang::find(code).ok_or_else(|| format!("there is no such language; there is: {}", all.join(", ")))
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// The game's name; all games if not given
    pub(crate) game: Option<String>,
    /// About how long to measure each game
    #[arg(long, value_name = "S", default_value = "3", value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) seconds: u64,
    /// How to print the result
    #[arg(long, short, value_enum, default_value_t)]
    pub(crate) format: Format,
}

fn at_most<const MAX: usize>(text: &str) -> Result<NonZeroUsize, String> {
    match text.parse::<NonZeroUsize>() {
        Ok(number) if number.get() <= MAX => Ok(number),
        _ => Err(format!("it must be a number from 1 to {MAX}")),
    }
}

/// How a result is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Format {
    /// For people
    #[default]
    Table,
    /// One object
    Json,
    /// One row a number
    Csv,
}

fn share(text: &str) -> Result<f32, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "give a number from 0 to 1".to_owned())
}
