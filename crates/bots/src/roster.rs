//! The bots by name.

use std::fmt;
use std::str::FromStr;

use engine::{Game, Seed};

use crate::{Player, Random};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bot {
    /// Takes each of its choices with equal chance.
    #[default]
    Random,
}

impl Bot {
    /// Every kind.
    pub const ALL: &'static [Bot] = &[Bot::Random];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }

    /// A new player of this kind, for one seat of one game. Its own chance follows from `seed`.
    pub fn player<G: Game>(self, seed: &Seed) -> Box<dyn Player<G>> {
        match self {
            Bot::Random => Box::new(Random::new(seed)),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Bot::ALL.iter().map(|bot| bot.name()).collect();
        write!(f, "there is no bot {:?}; there is: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        Bot::ALL.iter().find(|bot| bot.name() == name).copied().ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name() {
        for bot in Bot::ALL {
            assert_eq!(bot.name().parse(), Ok(*bot));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_those_that_there_are() {
        let error = "rnadom".parse::<Bot>().unwrap_err();
        assert_eq!(error.to_string(), "there is no bot \"rnadom\"; there is: random");
    }
}
