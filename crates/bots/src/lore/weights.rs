//! How much each thing counts, read from a data file that the tuner writes.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

/// No lore looks at more things than this.
pub const MOST_FEATURES: usize = 48;

/// One number for each feature of a lore, in its order.
pub type Features = [f32; MOST_FEATURES];

/// Weights for one way of playing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How much each feature adds to the strength from which chances to win follow.
    pub chance: Features,
    /// How many points at the end each feature stands for.
    pub points: Features,
}

/// All weights of a game: a game against oneself and a game against others are valued apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// With one seat.
    pub solo: Fit,
    /// With two seats and more.
    pub table: Fit,
}

impl Default for Fit {
    fn default() -> Fit {
        Fit { chance: [0.0; MOST_FEATURES], points: [0.0; MOST_FEATURES] }
    }
}

/// A data file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    solo: Section,
    #[serde(default)]
    table: Section,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Section {
    #[serde(default)]
    chance: BTreeMap<String, f32>,
    #[serde(default)]
    points: BTreeMap<String, f32>,
}

impl Weights {
    /// The weights for a number of seats.
    pub fn for_seats(&self, seats: usize) -> &Fit {
        if seats == 1 { &self.solo } else { &self.table }
    }

    /// Reads a data file for features of these names. What it leaves out counts nothing.
    pub fn parse(text: &str, names: &[&str]) -> Result<Weights, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let row = |table: &BTreeMap<String, f32>| -> Result<Features, String> {
            let mut row = [0.0; MOST_FEATURES];
            for (name, weight) in table {
                let at = names.iter().position(|known| known == name);
                *row.get_mut(at.ok_or(format!("there is no feature {name}"))?).ok_or("too many features")? = *weight;
            }
            Ok(row)
        };
        let fit = |section: &Section| Ok(Fit { chance: row(&section.chance)?, points: row(&section.points)? });
        let (solo, table) = (fit(&file.solo), fit(&file.table));
        let either = |error: String| error;
        Ok(Weights { solo: solo.map_err(either)?, table: table.map_err(either)? })
    }

    /// The text of a data file.
    pub fn write(&self, out: &mut impl fmt::Write, names: &[&str]) -> fmt::Result {
        for (section, fit) in [("solo", &self.solo), ("table", &self.table)] {
            for (kind, row) in [("chance", &fit.chance), ("points", &fit.points)] {
                if row.iter().all(|weight| *weight == 0.0) {
                    continue;
                }
                writeln!(out, "\n[{section}.{kind}]")?;
                for (name, weight) in names.iter().zip(row) {
                    writeln!(out, "{name} = {weight:.4}")?;
                }
            }
        }
        Ok(())
    }
}
