//! What a series of games came to, as a table, JSON or CSV.

use std::fmt::Write;

use bots::Bot;
use engine::{Seed, Tally};
use serde_json::{Map, Value, json};

use crate::cli::Format;
use crate::report::{csv_row, grouped, rate};

/// What a series of games came to.
pub(super) struct Summary {
    pub(super) game: &'static str,
    pub(super) seed: Seed,
    pub(super) games: u64,
    pub(super) bots: Vec<Bot>,
    pub(super) options: Map<String, Value>,
    pub(super) finished: u64,
    pub(super) decisions: u64,
    pub(super) choices: u64,
    pub(super) seconds: f64,
    /// The options that were gone through in turn.
    pub(super) covered: Vec<&'static str>,
    /// How many of their combinations came up, and how many there are.
    pub(super) combinations: (u64, u64),
    pub(super) tally: Tally,
}

impl Summary {
    pub(super) fn render(&self, format: Format) -> String {
        match format {
            Format::Table => self.table(),
            Format::Json => format!("{}\n", self.json()),
            Format::Csv => self.csv(),
        }
    }

    fn mean_branching(&self) -> f64 {
        self.choices as f64 / self.decisions.max(1) as f64
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots.iter().map(Bot::to_string).collect::<Vec<_>>(),
            "options": self.options,
            "combinations": {
                "of": self.covered,
                "played": self.combinations.0,
                "possible": self.combinations.1,
            },
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": rate(self.games, self.seconds),
            "decisions_per_second": rate(self.decisions, self.seconds),
            "mean_branching": self.mean_branching(),
            "outcomes": self.tally,
        })
    }

    /// One row a number: what is counted, the value that it took, how often or how much.
    fn csv(&self) -> String {
        let mut csv = csv_row(["statistic", "value", "amount"]);
        let totals = [
            ("games", self.games.to_string()),
            ("finished", self.finished.to_string()),
            ("decisions", self.decisions.to_string()),
            ("seconds", self.seconds.to_string()),
            ("games_per_second", rate(self.games, self.seconds).to_string()),
            ("decisions_per_second", rate(self.decisions, self.seconds).to_string()),
            ("mean_branching", self.mean_branching().to_string()),
        ];
        for (name, amount) in &totals {
            csv += &csv_row([*name, "", amount]);
        }
        for (name, counts) in &self.tally.counts {
            for (value, count) in counts {
                csv += &csv_row([name.as_str(), value, &count.to_string()]);
            }
        }
        for (name, numbers) in &self.tally.numbers {
            for (value, count) in &numbers.histogram {
                csv += &csv_row([name.as_str(), &value.to_string(), &count.to_string()]);
            }
        }
        csv
    }

    fn table(&self) -> String {
        let mut table = String::new();
        let mut line = |name: &str, text: String| {
            let _ = writeln!(table, "{name:<14}{text}");
        };
        let bots: Vec<String> = self.bots.iter().map(Bot::to_string).collect();
        line("game", self.game.to_owned());
        line("seed", self.seed.to_string());
        line("bots", bots.join(", "));
        if !self.options.is_empty() {
            let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            line("options", options.join(" "));
        }
        line("games", format!("{}, {} finished", grouped(self.games), grouped(self.finished)));
        if !self.covered.is_empty() {
            let (played, possible) = self.combinations;
            let of = self.covered.join(", ");
            line("combinations", format!("{} of {} of {of}", grouped(played), grouped(possible)));
        }
        let each = self.decisions as f64 / self.games.max(1) as f64;
        line("decisions", format!("{}, {each:.1} a game", grouped(self.decisions)));
        line("branching", format!("{:.2} choices a decision", self.mean_branching()));
        let (games, decisions) = (rate(self.games, self.seconds), rate(self.decisions, self.seconds));
        line("time", format!("{:.2} s", self.seconds));
        line("speed", format!("{} games/s, {} decisions/s", grouped(games as u64), grouped(decisions as u64)));
        for (name, counts) in &self.tally.counts {
            let _ = writeln!(table, "\n{name}");
            let total: u64 = counts.values().sum();
            for (value, count) in counts {
                let percent = 100.0 * *count as f64 / total.max(1) as f64;
                let _ = writeln!(table, "  {value:<24}{:>12}{percent:>8.2} %", grouped(*count));
            }
        }
        if !self.tally.numbers.is_empty() {
            let _ = writeln!(table, "\n{:<26}{:>12}{:>8}{:>8}", "", "mean", "least", "most");
        }
        for (name, numbers) in &self.tally.numbers {
            let bound = |value: Option<&i64>| value.map_or_else(String::new, i64::to_string);
            let (least, most) = (numbers.histogram.keys().next(), numbers.histogram.keys().next_back());
            let _ = writeln!(table, "{name:<26}{:>12.3}{:>8}{:>8}", numbers.mean(), bound(least), bound(most));
        }
        table
    }
}
