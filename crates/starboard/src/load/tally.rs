//! What was counted, and how it is told.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use crate::cli::{self, Format};
use crate::report::{csv_row, grouped, rate};

/// What one or many have counted. Times are in microseconds.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) tables: u64,
    /// Games that were played to their end.
    pub(super) games: u64,
    pub(super) watchers: u64,
    /// How long each action took to be acknowledged.
    pub(super) acknowledged: Vec<u32>,
    /// How long each action took to come to each watcher.
    pub(super) delivered: Vec<u32>,
    /// What watchers were not told one by one, because they were too slow.
    pub(super) missed: u64,
}

impl Tally {
    pub(super) fn add(&mut self, mut other: Tally) {
        self.tables += other.tables;
        self.games += other.games;
        self.watchers += other.watchers;
        self.missed += other.missed;
        self.acknowledged.append(&mut other.acknowledged);
        self.delivered.append(&mut other.delivered);
    }
}

/// Percentiles of some times, in milliseconds.
struct Times([(&'static str, f64); 4]);

impl Times {
    fn of(mut micros: Vec<u32>) -> Times {
        micros.sort_unstable();
        // The time within which so many of a hundred were done.
        let within = |hundredths: usize| {
            let index = (micros.len() * hundredths).div_ceil(100).saturating_sub(1);
            micros.get(index).map_or(0.0, |micros| f64::from(*micros) / 1_000.0)
        };
        Times([("p50", within(50)), ("p90", within(90)), ("p99", within(99)), ("max", within(100))])
    }
}

/// The result of a load.
pub(super) struct Report {
    place: String,
    game: String,
    counts: Vec<(&'static str, u64)>,
    seconds: f64,
    actions_per_second: f64,
    acknowledged: Times,
    delivered: Times,
}

impl Report {
    pub(super) fn new(args: &cli::Load, place: String, seconds: f64, tally: Tally) -> Report {
        let actions = tally.acknowledged.len() as u64;
        Report {
            place,
            game: args.game.clone(),
            counts: vec![
                ("tables_at_once", args.tables.get() as u64),
                ("watchers_a_table", args.watchers.into()),
                ("tables", tally.tables),
                ("games_finished", tally.games),
                ("actions", actions),
                ("deliveries", tally.delivered.len() as u64),
                ("deliveries_skipped", tally.missed),
            ],
            seconds,
            actions_per_second: rate(actions, seconds),
            acknowledged: Times::of(tally.acknowledged),
            delivered: Times::of(tally.delivered),
        }
    }

    /// Every number with its name.
    fn numbers(&self) -> Vec<(String, Value)> {
        let counts = self.counts.iter().map(|(name, count)| ((*name).to_owned(), json!(count)));
        let mut numbers: Vec<(String, Value)> = counts.collect();
        numbers.push(("seconds".to_owned(), json!(self.seconds)));
        numbers.push(("actions_per_second".to_owned(), json!(self.actions_per_second)));
        for (what, times) in [("acknowledged", &self.acknowledged), ("delivered", &self.delivered)] {
            numbers.extend(times.0.iter().map(|(name, ms)| (format!("{what}_{name}_ms"), json!(ms))));
        }
        numbers
    }

    pub(super) fn render(&self, format: Format) -> String {
        match format {
            Format::Table => self.table(),
            Format::Json => {
                let mut object =
                    Map::from_iter([("store".to_owned(), json!(self.place)), ("game".to_owned(), json!(self.game))]);
                object.extend(self.numbers());
                format!("{}\n", Value::Object(object))
            }
            Format::Csv => {
                let mut csv = csv_row(["game", "statistic", "amount"]);
                for (name, number) in self.numbers() {
                    csv += &csv_row([&*self.game, &name, &number.to_string()]);
                }
                csv
            }
        }
    }

    fn table(&self) -> String {
        let mut text = format!("{} at {}\n\n", self.game, self.place);
        for (name, count) in &self.counts {
            let _ = writeln!(text, "{:<20}{:>12}", name.replace('_', " "), grouped(*count));
        }
        let _ = writeln!(text, "{:<20}{:>12.1}", "seconds", self.seconds);
        let _ = writeln!(text, "{:<20}{:>12}", "actions a second", grouped(self.actions_per_second.round() as u64));
        let _ = write!(text, "\n{:<20}", "milliseconds");
        for (name, _) in &self.acknowledged.0 {
            let _ = write!(text, "{name:>10}");
        }
        text.push('\n');
        for (what, times) in [("to be acknowledged", &self.acknowledged), ("to reach a watcher", &self.delivered)] {
            let _ = write!(text, "{what:<20}");
            for (_, ms) in &times.0 {
                let _ = write!(text, "{ms:>10.2}");
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let hundred = Times::of((1..=100).rev().map(|ms| ms * 1_000).collect()).0;
        assert_eq!(hundred, [("p50", 50.0), ("p90", 90.0), ("p99", 99.0), ("max", 100.0)]);
        let one = Times::of(vec![1_500]).0;
        assert!(one.iter().all(|(_, ms)| *ms == 1.5));
        let none = Times::of(Vec::new()).0;
        assert!(none.iter().all(|(_, ms)| *ms == 0.0));
    }
}
