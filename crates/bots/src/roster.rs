//! The bots by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::Seed;

use crate::heuristics::Heuristics;
use crate::{Budget, Greedy, Player, Random, Search, Settings};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bot {
    /// Takes each of its choices with equal chance.
    #[default]
    Random,
    /// Takes the choice after which the game's evaluation is highest.
    Greedy,
    /// Thinks ahead, as long as it is told.
    Search(Effort),
    /// A level for people: thinks little and often takes what is not best.
    Gentle,
    /// A level for people: thinks a little.
    Fair,
    /// A level for people: thinks up to a second.
    Strong,
    /// A level for people: thinks up to four seconds, on two threads.
    Ruthless,
}

/// How much a search may think about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// How long.
    pub budget: Budget,
    /// On how many threads.
    pub threads: u8,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { budget: Budget::iterations(1_000), threads: 1 }
    }
}

impl Bot {
    /// One of each kind.
    pub const ALL: &'static [Bot] = &[
        Bot::Random,
        Bot::Greedy,
        Bot::Search(Effort { budget: Budget::iterations(1_000), threads: 1 }),
        Bot::Gentle,
        Bot::Fair,
        Bot::Strong,
        Bot::Ruthless,
    ];

    /// The levels that people choose from, the weakest first.
    pub const LEVELS: &'static [Bot] = &[Bot::Gentle, Bot::Fair, Bot::Strong, Bot::Ruthless];

    /// The name in commands and files, without the effort of a search.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Search(_) => "search",
            Bot::Gentle => "gentle",
            Bot::Fair => "fair",
            Bot::Strong => "strong",
            Bot::Ruthless => "ruthless",
        }
    }

    /// How it thinks about a game; none for a bot that does not. The stronger levels think longer
    /// about games that ask for it ([`Heuristics::TIME_FACTOR`]).
    pub fn settings<G: Heuristics>(self) -> Option<Settings> {
        let limited = |iterations, time| Budget { iterations, time: Some(Duration::from_millis(time)) };
        Some(match self {
            Bot::Random | Bot::Greedy => return None,
            Bot::Search(effort) => Settings { threads: effort.threads, ..Settings::with(effort.budget) },
            Bot::Gentle => Settings { temperature: 1.0, ..Settings::with(limited(32, 500)) },
            Bot::Fair => Settings { temperature: 0.25, ..Settings::with(limited(200, 1_000)) },
            Bot::Strong => Settings::with(limited(2_000 * G::TIME_FACTOR, 1_000)),
            Bot::Ruthless => Settings { threads: 2, ..Settings::with(limited(15_000 * G::TIME_FACTOR, 4_000)) },
        })
    }

    /// A new player of this kind, for one seat of one game. Its own chance follows from `seed`.
    pub fn player<G: Heuristics>(self, seed: &Seed) -> Box<dyn Player<G>> {
        match (self, self.settings::<G>()) {
            (_, Some(settings)) => Box::new(Search::<G>::new(seed, *G::weights(), settings)),
            (Bot::Greedy, _) => Box::new(Greedy::new(seed, *G::weights())),
            _ => Box::new(Random::new(seed)),
        }
    }
}

/// The name, and of a search its effort: `search@500` iterations, `search@0.3s`, with `x2` behind
/// it on two threads.
impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if let Bot::Search(Effort { budget, threads }) = self {
            match budget.time {
                Some(time) => write!(f, "@{}s", time.as_secs_f64())?,
                None => write!(f, "@{}", budget.iterations)?,
            }
            if *threads > 1 {
                write!(f, "x{threads}")?;
            }
        }
        Ok(())
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Bot::ALL.iter().map(|bot| bot.name()).collect();
        write!(f, "there is no bot {:?}; there is: {} (search@500, search@0.3s)", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        let unknown = || UnknownBot(name.to_owned());
        match name.strip_prefix("search@") {
            Some(effort) => Effort::read(effort).map(Bot::Search).ok_or_else(unknown),
            None => Bot::ALL.iter().find(|bot| bot.name() == name).copied().ok_or_else(unknown),
        }
    }
}

impl Effort {
    /// Reads `500`, `0.3s`, `500x2`.
    fn read(text: &str) -> Option<Effort> {
        let (budget, threads) = text.split_once('x').unwrap_or((text, "1"));
        let budget = match budget.strip_suffix('s') {
            Some(seconds) => {
                let seconds: f64 = seconds.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds))?;
                Budget::time(Duration::from_secs_f64(seconds))
            }
            None => Budget::iterations(budget.parse().ok().filter(|count| *count > 0)?),
        };
        Some(Effort { budget, threads: threads.parse().ok().filter(|count| (1..=64).contains(count))? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name() {
        for bot in Bot::ALL {
            assert_eq!(bot.name().parse(), Ok(*bot));
            assert_eq!(bot.to_string().parse(), Ok(*bot));
        }
        for name in ["search@500", "search@0.3s", "search@64x2", "search@1.5sx4"] {
            assert_eq!(name.parse::<Bot>().map(|bot| bot.to_string()), Ok(name.to_owned()));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_those_that_there_are() {
        let error = "rnadom".parse::<Bot>().unwrap_err();
        assert!(error.to_string().starts_with("there is no bot \"rnadom\"; there is: random, greedy, search"));
        for name in ["search@", "search@0", "search@-1s", "search@nans", "search@5x0", "random@3"] {
            assert!(name.parse::<Bot>().is_err(), "{name}");
        }
    }
}
