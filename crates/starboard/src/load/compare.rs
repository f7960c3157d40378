//! Two programs in turn: machines are noisy, so what counts is how they compare within minutes.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use super::report::{Report, json_number, plain};
use crate::cli::Format;
use crate::report::csv_row;

/// The reports of both programs, round by round.
#[derive(Default)]
pub(super) struct Comparison {
    pub(super) this: Vec<Report>,
    pub(super) other: Vec<Report>,
}

/// One number of both programs.
struct Line {
    name: String,
    this: f64,
    other: f64,
    /// The ratio of this program's to the other's, over the rounds: the middle one, the lowest and the
    /// highest.
    ratio: f64,
    low: f64,
    high: f64,
}

/// The middle of some numbers.
fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let (low, high) = (numbers.get(numbers.len().saturating_sub(1) / 2), numbers.get(numbers.len() / 2));
    match (low, high) {
        (Some(low), Some(high)) => (low + high) / 2.0,
        _ => 0.0,
    }
}

impl Comparison {
    fn lines(&self) -> Vec<Line> {
        let names = self.this.first().map(Report::numbers).unwrap_or_default();
        names.iter().filter_map(|(name, _)| self.line(name)).collect()
    }

    fn line(&self, name: &str) -> Option<Line> {
        let all = |reports: &[Report]| reports.iter().map(|report| report.number(name)).collect::<Option<Vec<f64>>>();
        let (mut this, mut other) = (all(&self.this)?, all(&self.other)?);
        let mut ratios: Vec<f64> = this.iter().zip(&other).map(|(this, other)| this / other).collect();
        ratios.retain(|ratio| ratio.is_finite());
        let ratio = median(&mut ratios);
        let (low, high) = (*ratios.first()?, *ratios.last()?);
        Some(Line { name: name.to_owned(), this: median(&mut this), other: median(&mut other), ratio, low, high })
    }

    pub(super) fn render(&self, format: Format) -> String {
        let lines = self.lines();
        match format {
            Format::Table => {
                let mut text =
                    format!("{} rounds of each program: medians, and this one's by the other's\n\n", self.this.len());
                let _ = writeln!(text, "{:<28}{:>12}{:>12}{:>9}   spread", "", "this", "other", "ratio");
                for Line { name, this, other, ratio, low, high } in lines {
                    let (name, this, other) = (name.replace('_', " "), plain(this), plain(other));
                    let _ = writeln!(text, "{name:<28}{this:>12}{other:>12}{ratio:>9.2}   {low:.2} to {high:.2}");
                }
                text
            }
            Format::Json => {
                let ratios: Map<String, Value> = lines
                    .into_iter()
                    .map(|line| {
                        let (this, other) = (json_number(line.this), json_number(line.other));
                        let ratio = json!({ "median": line.ratio, "min": line.low, "max": line.high });
                        (line.name, json!({ "this": this, "other": other, "ratio": ratio }))
                    })
                    .collect();
                let rounds = |reports: &[Report]| reports.iter().map(Report::object).collect::<Vec<_>>();
                let (this, other) = (rounds(&self.this), rounds(&self.other));
                format!("{}\n", json!({ "comparison": ratios, "this": this, "other": other }))
            }
            Format::Csv => {
                let mut csv = csv_row(["statistic", "this", "other", "ratio", "ratio_min", "ratio_max"]);
                for Line { name, this, other, ratio, low, high } in lines {
                    let [this, other, ratio, low, high] =
                        [this, other, ratio, low, high].map(|number| json_number(number).to_string());
                    csv += &csv_row([&*name, &this, &other, &ratio, &low, &high]);
                }
                csv
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_the_middle() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&mut [4.0, 1.0, 2.0, 3.0]), 2.5);
        assert_eq!(median(&mut []), 0.0);
    }
}
