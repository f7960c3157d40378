//! The arguments of `starboard load`.

use std::num::{NonZeroU16, NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use clap::Args;

use super::{Format, at_most};

#[derive(Args, Debug)]
pub(crate) struct Load {
    /// The server to try, as 127.0.0.1:8080; one of its own if not given
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["data", "compare", "processes"])]
    pub(crate) address: Option<String>,
    /// Where its own server keeps the tables: a file or a PostgreSQL database; a file that is removed
    /// afterwards if not given
    #[arg(long, value_name = "PATH")]
    pub(crate) data: Option<PathBuf>,
    /// The server may be on another machine
    #[arg(long)]
    pub(crate) remote: bool,
    /// The games' names, separated by commas: the tables play them in turn
    #[arg(long, alias = "game", value_name = "GAMES", value_delimiter = ',', default_value = "tiny-epic-galaxies")]
    pub(crate) games: Vec<String>,
    /// An option of the setup, where there is one game. The value is JSON, or a plain word
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many tables are played at once
    #[arg(long, value_name = "N", default_value = "64", value_parser = at_most::<10_000>)]
    pub(crate) tables: NonZeroUsize,
    /// Play and look on as browsers do: by pages and their compressed streams, not by JSON
    #[arg(long)]
    pub(crate) pages: bool,
    /// How many watchers each table has; 1 if not given
    #[arg(long, value_name = "M", value_parser = clap::value_parser!(u16).range(0..=1_000), conflicts_with = "spectators")]
    pub(crate) watchers: Option<u16>,
    /// How many watchers there are in all, spread evenly over the tables
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    pub(crate) spectators: Option<u32>,
    /// How many actions are sent each second, by all players together; as fast as they are
    /// acknowledged if not given
    #[arg(long, value_name = "R")]
    pub(crate) rate: Option<NonZeroU32>,
    /// Over how many seconds the players begin, one after the other
    #[arg(long, value_name = "S", default_value = "0", value_parser = clap::value_parser!(u64).range(0..=3600))]
    pub(crate) ramp_up: u64,
    /// For how many seconds they play then before anything is counted
    #[arg(long, value_name = "S", default_value = "1", value_parser = clap::value_parser!(u64).range(0..=3600))]
    pub(crate) warm_up: u64,
    /// For how many seconds it is counted
    #[arg(long, value_name = "S", default_value = "10", value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) seconds: u64,
    /// How many actions at most
    #[arg(long, value_name = "N", default_value = "10000000")]
    pub(crate) actions: NonZeroU64,
    /// How many processes serve, on one PostgreSQL database
    #[arg(long, value_name = "N", default_value = "1", value_parser = at_most::<16>, requires = "data")]
    pub(crate) processes: NonZeroUsize,
    /// Another program to be compared with this one: short rounds of both in turn, and the ratios of
    /// what was measured
    #[arg(long, value_name = "PROGRAM")]
    pub(crate) compare: Option<PathBuf>,
    /// Where the other program keeps its tables, if --data says where this one does
    #[arg(long, value_name = "PATH", requires = "compare", requires = "data")]
    pub(crate) compare_data: Option<PathBuf>,
    /// How many rounds of each program are compared
    #[arg(long, value_name = "N", default_value = "5", requires = "compare")]
    pub(crate) rounds: NonZeroU16,
    /// How to print the result
    #[arg(long, short, value_enum, default_value_t)]
    pub(crate) format: Format,
}

impl Load {
    /// How many watchers the table of this index has.
    pub(crate) fn watchers_of(&self, index: usize) -> usize {
        match (self.spectators, self.watchers) {
            (Some(all), _) => {
                let (all, tables) = (all as usize, self.tables.get());
                all / tables + usize::from(index % tables < all % tables)
            }
            (None, each) => each.unwrap_or(1).into(),
        }
    }

    /// How many watchers there are in all.
    pub(crate) fn all_watchers(&self) -> usize {
        (0..self.tables.get()).map(|index| self.watchers_of(index)).sum()
    }
}
