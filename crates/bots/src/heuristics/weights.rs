//! How much each thing counts, read from a data file that the tuner writes.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

/// No heuristics looks at more things than this.
pub const MAX_FEATURES: usize = 64;

/// So many combinations of features are weighed beside the features themselves.
pub(crate) const HIDDEN: usize = 16;

/// One number for each feature of a heuristics, in its order.
pub type Features = [f32; MAX_FEATURES];

/// Weights for one way of playing.
///
/// Strength, from which chances to win follow, is a sum over features and over combinations of
/// them: a network with one hidden layer. What counts only together with something else (damage
/// while ships are low) can be said by the second kind alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How much each feature adds to the strength.
    pub chance: Features,
    /// How much each feature adds to each combination. A combination below 0 counts as 0.
    pub hidden: [[f32; HIDDEN]; MAX_FEATURES],
    /// How much each combination adds to the strength.
    pub combined: [f32; HIDDEN],
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
        Fit {
            chance: [0.0; MAX_FEATURES],
            hidden: [[0.0; HIDDEN]; MAX_FEATURES],
            combined: [0.0; HIDDEN],
            points: [0.0; MAX_FEATURES],
        }
    }
}

impl Fit {
    /// What features promise: the strength from which a chance follows, and the points.
    pub fn weigh(&self, features: &[f32]) -> (f32, f32) {
        let (mut strength, mut points, mut combined) = (0.0, 0.0, [0.0; HIDDEN]);
        for (at, feature) in features.iter().enumerate().take(MAX_FEATURES) {
            if *feature == 0.0 {
                continue;
            }
            strength += self.chance[at] * feature;
            points += self.points[at] * feature;
            combined.iter_mut().zip(&self.hidden[at]).for_each(|(sum, weight)| *sum += weight * feature);
        }
        for (sum, weight) in combined.iter().zip(&self.combined) {
            strength += weight * sum.max(0.0);
        }
        (strength, points)
    }

    /// How much the strength grows with each feature, at a position with these.
    pub fn slopes(&self, features: &[f32]) -> Features {
        let mut combined = [0.0; HIDDEN];
        for (at, feature) in features.iter().enumerate().take(MAX_FEATURES) {
            combined.iter_mut().zip(&self.hidden[at]).for_each(|(sum, weight)| *sum += weight * feature);
        }
        let counts: [f32; HIDDEN] = std::array::from_fn(|at| if combined[at] > 0.0 { self.combined[at] } else { 0.0 });
        std::array::from_fn(|at| {
            self.chance[at] + self.hidden[at].iter().zip(&counts).map(|(weight, count)| weight * count).sum::<f32>()
        })
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
    #[serde(default)]
    hidden: BTreeMap<String, [f32; HIDDEN]>,
    combined: Option<[f32; HIDDEN]>,
}

impl Weights {
    /// The weights for a number of seats.
    pub fn for_seats(&self, seats: usize) -> &Fit {
        if seats == 1 { &self.solo } else { &self.table }
    }

    /// Reads a data file for features of these names. What it leaves out counts nothing.
    pub fn parse(text: &str, names: &[&str]) -> Result<Weights, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let place = |name: &String| {
            let at = names.iter().position(|known| known == name).ok_or(format!("there is no feature {name}"))?;
            if at < MAX_FEATURES { Ok(at) } else { Err("too many features".to_owned()) }
        };
        let fit = |section: &Section| -> Result<Fit, String> {
            let mut fit = Fit { combined: section.combined.unwrap_or_default(), ..Fit::default() };
            for (name, weight) in &section.chance {
                fit.chance[place(name)?] = *weight;
            }
            for (name, weight) in &section.points {
                fit.points[place(name)?] = *weight;
            }
            for (name, weights) in &section.hidden {
                fit.hidden[place(name)?] = *weights;
            }
            Ok(fit)
        };
        Ok(Weights { solo: fit(&file.solo)?, table: fit(&file.table)? })
    }

    /// The text of a data file.
    pub fn write(&self, out: &mut impl fmt::Write, names: &[&str]) -> fmt::Result {
        for (section, fit) in [("solo", &self.solo), ("table", &self.table)] {
            if *fit == Fit::default() {
                continue;
            }
            writeln!(out, "\n[{section}]\ncombined = {}", list(&fit.combined))?;
            for (kind, row) in [("chance", &fit.chance), ("points", &fit.points)] {
                writeln!(out, "\n[{section}.{kind}]")?;
                for (name, weight) in names.iter().zip(row) {
                    writeln!(out, "{name} = {weight:.4}")?;
                }
            }
            writeln!(out, "\n[{section}.hidden]")?;
            for (name, weights) in names.iter().zip(&fit.hidden) {
                writeln!(out, "{name} = {}", list(weights))?;
            }
        }
        Ok(())
    }
}

fn list(weights: &[f32; HIDDEN]) -> String {
    let weights: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
    format!("[{}]", weights.join(", "))
}
