//! Counting finished games. Only integers are added up, so that the order of the games, and with
//! it the number of threads, makes no difference.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::SerializeMap;

/// What many finished games came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How often each value of a named result occurred.
    pub counts: BTreeMap<String, BTreeMap<String, u64>>,
    /// How numbers were spread.
    pub numbers: BTreeMap<String, Numbers>,
}

/// The spread of one number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// How often each value occurred.
    pub histogram: BTreeMap<i64, u64>,
}

impl Tally {
    /// One game in which `name` was `value`.
    pub fn count(&mut self, name: &str, value: &str) {
        *self.counts.entry(name.to_owned()).or_default().entry(value.to_owned()).or_default() += 1;
    }

    /// One game in which the number `name` was `value`.
    pub fn number(&mut self, name: &str, value: i64) {
        let numbers = self.numbers.entry(name.to_owned()).or_default();
        *numbers.histogram.entry(value).or_default() += 1;
    }

    /// Adds another tally to this one.
    pub fn merge(&mut self, other: &Tally) {
        for (name, counts) in &other.counts {
            let mine = self.counts.entry(name.clone()).or_default();
            for (value, count) in counts {
                *mine.entry(value.clone()).or_default() += count;
            }
        }
        for (name, numbers) in &other.numbers {
            let mine = self.numbers.entry(name.clone()).or_default();
            for (value, count) in &numbers.histogram {
                *mine.histogram.entry(*value).or_default() += count;
            }
        }
    }
}

impl Numbers {
    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.histogram.values().sum()
    }

    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        let sum: i128 = self.histogram.iter().map(|(v, n)| i128::from(*v) * i128::from(*n)).sum();
        sum as f64 / self.count().max(1) as f64
    }
}

impl Serialize for Numbers {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("mean", &self.mean())?;
        map.serialize_entry("min", &self.histogram.keys().next())?;
        map.serialize_entry("max", &self.histogram.keys().next_back())?;
        map.serialize_entry("histogram", &self.histogram)?;
        map.end()
    }
}

impl Serialize for Tally {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, counts) in &self.counts {
            map.serialize_entry(name, counts)?;
        }
        for (name, numbers) in &self.numbers {
            map.serialize_entry(name, numbers)?;
        }
        map.end()
    }
}
