//! How it is told what was measured.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use super::tally::{Tally, Values};
use super::usage::Usage;
use crate::cli::{self, Format};
use crate::report::{csv_row, grouped, rate};

/// What was taken of the machine while it counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taken {
    /// By the servers, at the end; none if they are not ours.
    pub(super) servers: Option<Usage>,
    /// Processor time of the servers and of ourselves while it counted, in seconds.
    pub(super) server_seconds: Option<f64>,
    pub(super) own_seconds: Option<f64>,
}

/// The percentiles that are told.
const PERCENTILES: [(&str, f64); 5] = [("p50", 50.0), ("p90", 90.0), ("p95", 95.0), ("p99", 99.0), ("max", 100.0)];

/// The result of a load: every number with its name.
pub(super) struct Report {
    place: String,
    games: String,
    numbers: Vec<(String, f64)>,
}

impl Report {
    pub(super) fn new(args: &cli::Load, place: String, seconds: f64, tally: &Tally, taken: Taken) -> Report {
        let actions = tally.acknowledged.count();
        let mut numbers: Vec<(String, f64)> = [
            ("tables_at_once", args.tables.get() as u64),
            ("watchers", args.all_watchers() as u64),
            ("processes", args.processes.get() as u64),
            ("tables", tally.tables),
            ("games_finished", tally.games),
            ("actions", actions),
            ("shown", tally.shown.count()),
            ("deliveries", tally.delivered.count()),
            ("deliveries_skipped", tally.skipped),
        ]
        .map(|(name, count)| (name.to_owned(), count as f64))
        .into();
        let mut add = |name: &str, number: f64| numbers.push((name.to_owned(), number));
        add("seconds", seconds);
        add("actions_per_second", rate(actions, seconds));
        let mut each = |name: &str, unit: &str, values: &Values, size: f64| {
            if values.count() > 0 {
                for (percentile, percent) in PERCENTILES {
                    add(&format!("{name}_{percentile}_{unit}"), values.within(percent) as f64 / size);
                }
            }
        };
        each("acknowledged", "ms", &tally.acknowledged, 1_000.0);
        each("shown", "ms", &tally.shown, 1_000.0);
        each("delivered", "ms", &tally.delivered, 1_000.0);
        each("shown", "bytes", &tally.shown_bytes, 1.0);
        each("delivered", "bytes", &tally.delivered_bytes, 1.0);
        each("page", "bytes", &tally.page_bytes, 1.0);
        if let Some(usage) = taken.servers {
            add("server_memory_mb", usage.memory as f64 / f64::from(1 << 20));
            add("server_memory_peak_mb", usage.most_memory as f64 / f64::from(1 << 20));
        }
        let micros = |seconds: f64| if actions > 0 { seconds * 1e6 / actions as f64 } else { 0.0 };
        if let Some(seconds) = taken.server_seconds {
            add("server_cpu_seconds", seconds);
            add("server_cpu_us_per_action", micros(seconds));
        }
        if let Some(seconds) = taken.own_seconds {
            add("load_cpu_us_per_action", micros(seconds));
        }
        Report { place, games: args.games.join(","), numbers }
    }

    /// The numbers by name.
    pub(super) fn numbers(&self) -> &[(String, f64)] {
        &self.numbers
    }

    pub(super) fn number(&self, name: &str) -> Option<f64> {
        self.numbers.iter().find(|(known, _)| known == name).map(|(_, number)| *number)
    }

    /// As one JSON object.
    pub(super) fn object(&self) -> Map<String, Value> {
        let about = [("store".to_owned(), json!(self.place)), ("games".to_owned(), json!(self.games))];
        about
            .into_iter()
            .chain(self.numbers.iter().map(|(name, number)| (name.clone(), json_number(*number))))
            .collect()
    }

    pub(super) fn render(&self, format: Format) -> String {
        match format {
            Format::Table => self.table(),
            Format::Json => format!("{}\n", Value::Object(self.object())),
            Format::Csv => {
                let mut csv = csv_row(["game", "statistic", "amount"]);
                for (name, number) in &self.numbers {
                    csv += &csv_row([&*self.games, name, &json_number(*number).to_string()]);
                }
                csv
            }
        }
    }

    fn table(&self) -> String {
        let mut text = format!("{} at {}\n\n", self.games, self.place);
        let is_percentile =
            |name: &str| PERCENTILES.iter().any(|(percentile, _)| name.contains(&format!("_{percentile}_")));
        for (name, number) in self.numbers.iter().filter(|(name, _)| !is_percentile(name)) {
            let _ = writeln!(text, "{:<26}{:>12}", name.replace('_', " "), plain(*number));
        }
        let _ = write!(text, "\n{:<26}", "");
        for (percentile, _) in PERCENTILES {
            let _ = write!(text, "{percentile:>10}");
        }
        text.push('\n');
        for (what, name, unit) in [
            ("ms to be acknowledged", "acknowledged", "ms"),
            ("ms to the player's page", "shown", "ms"),
            ("ms to reach a watcher", "delivered", "ms"),
            ("bytes to the player", "shown", "bytes"),
            ("bytes to a watcher", "delivered", "bytes"),
            ("bytes of a page", "page", "bytes"),
        ] {
            let values = PERCENTILES.map(|(percentile, _)| self.number(&format!("{name}_{percentile}_{unit}")));
            if values[0].is_some() {
                let _ = write!(text, "{what:<26}");
                for value in values.into_iter().flatten() {
                    let _ = write!(text, "{:>10}", plain(value));
                }
                text.push('\n');
            }
        }
        text
    }
}

/// Counts as whole numbers, others as they are.
pub(super) fn json_number(number: f64) -> Value {
    if number.fract() == 0.0 && number.abs() < 1e15 { json!(number as i64) } else { json!(number) }
}

/// A number for people.
pub(super) fn plain(number: f64) -> String {
    match number {
        _ if number.fract() == 0.0 || number >= 1_000.0 => grouped(number.round() as u64),
        _ => format!("{number:.2}"),
    }
}
