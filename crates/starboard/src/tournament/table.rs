//! What a tournament came to, as a table, JSON or CSV.

use std::fmt::Write;

use bots::{Bot, Estimate, Standing};
use engine::Seed;
use serde_json::{Map, Value, json};

use crate::cli::Format;
use crate::report::{csv_row, grouped};

/// What a tournament came to.
pub(super) struct Table {
    pub(super) game: &'static str,
    pub(super) seed: Seed,
    pub(super) seats: u8,
    pub(super) options: Map<String, Value>,
    /// So many seeds, each played with all seatings.
    pub(super) deals: u64,
    pub(super) games: u64,
    pub(super) rows: Vec<(Bot, Standing)>,
}

impl Table {
    pub(super) fn render(&self, format: Format) -> String {
        match format {
            Format::Table => self.table(),
            Format::Json => format!("{}\n", self.json()),
            Format::Csv => self.csv(),
        }
    }

    /// The best first.
    pub(super) fn ranked(&self) -> Vec<&(Bot, Standing)> {
        let mut rows: Vec<&(Bot, Standing)> = self.rows.iter().collect();
        rows.sort_by(|(_, one), (_, other)| other.won.mean.total_cmp(&one.won.mean));
        rows
    }

    fn table(&self) -> String {
        let mut text = String::new();
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let _ = writeln!(text, "game    {} {}", self.game, options.join(" "));
        let _ = writeln!(text, "seed    {}", self.seed);
        let _ = writeln!(text, "games   {}: {} deals in all seatings", grouped(self.games), grouped(self.deals));
        let _ = writeln!(
            text,
            "\n{:<16}{:>8}{:>9}{:>18}{:>9}{:>18}{:>7}{:>16}",
            "", "seats", "won %", "95 %", "points", "95 %", "Elo", "95 %"
        );
        for (bot, standing) in self.ranked() {
            let Standing { games, won, points, elo } = standing;
            let range = |estimate: &Estimate, scale: f64, digits: usize| {
                format!("{:.digits$} to {:.digits$}", scale * estimate.low, scale * estimate.high)
            };
            let _ = writeln!(
                text,
                "{:<16}{:>8}{:>9.1}{:>18}{:>9.2}{:>18}{:>7.0}{:>16}",
                bot.to_string(),
                grouped(*games),
                100.0 * won.mean,
                range(won, 100.0, 1),
                points.mean,
                range(points, 1.0, 2),
                elo.mean,
                range(elo, 1.0, 0),
            );
        }
        text
    }

    fn json(&self) -> Value {
        let estimate = |estimate: &Estimate| json!({"mean": estimate.mean, "low": estimate.low, "high": estimate.high});
        let rows = self.ranked().into_iter().map(|(bot, standing)| {
            json!({
                "bot": bot.to_string(),
                "games": standing.games,
                "won": estimate(&standing.won),
                "points": estimate(&standing.points),
                "elo": estimate(&standing.elo),
            })
        });
        json!({
            "game": self.game,
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "deals": self.deals,
            "games": self.games,
            "bots": rows.collect::<Vec<_>>(),
        })
    }

    fn csv(&self) -> String {
        let mut csv = csv_row(["bot", "games", "statistic", "mean", "low", "high"]);
        for (bot, standing) in self.ranked() {
            let numbers = [("won", standing.won), ("points", standing.points), ("elo", standing.elo)];
            for (name, Estimate { mean, low, high }) in numbers {
                let (bot, games) = (bot.to_string(), standing.games.to_string());
                csv += &csv_row([bot.as_str(), &games, name, &mean.to_string(), &low.to_string(), &high.to_string()]);
            }
        }
        csv
    }
}
