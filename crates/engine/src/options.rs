//! The options of a table, seen from outside.

use std::collections::HashMap;
use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Dice, Game};

/// A setup or a position that cannot be: the field and the rule that it breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The name of the field, as in JSON.
    pub field: String,
    /// The number of the rule that is broken.
    pub rule: &'static str,
}

impl Fault {
    /// A fault in `field`, against `rule`.
    pub fn new(field: impl Into<String>, rule: &'static str) -> Fault {
        Fault { field: field.into(), rule }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.rule)
    }
}

impl std::error::Error for Fault {}

/// One knob of a setup.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// The field of the setup.
    pub key: &'static str,
    /// The values that a simulation samples.
    pub values: Vec<Value>,
    /// Whether a simulation goes through the values in turn, together with all other such knobs,
    /// instead of drawing one at random.
    pub cover: bool,
}

/// The setup that `options` describe; what they leave out keeps its default.
pub fn setup_from_options<G: Game>(options: &Map<String, Value>) -> Result<G::Setup, Fault> {
    let mut fields = match serde_json::to_value(G::Setup::default()) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    };
    for (key, value) in options {
        // A setup that names no pack does not mention it.
        if !fields.contains_key(key) && key != "pack" {
            return Err(Fault::new(key.clone(), "unknown-option"));
        }
        fields.insert(key.clone(), value.clone());
    }
    if let Ok(setup) = serde_json::from_value(Value::Object(fields.clone())) {
        return Ok(setup);
    }
    // Find the field that does not parse: put the default back into each in turn.
    for key in options.keys() {
        let mut alone = match serde_json::to_value(G::Setup::default()) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        alone.insert(key.clone(), options[key].clone());
        if serde_json::from_value::<G::Setup>(Value::Object(alone)).is_err() {
            return Err(Fault::new(key.clone(), "unknown-value"));
        }
    }
    Err(Fault::new("setup", "unknown-value"))
}

/// The setup of the `index`th game of a series: `fixed` options as given, the covered knobs in
/// turn through all their combinations, the others drawn.
pub fn sample_setup<G: Game>(index: u64, fixed: &Map<String, Value>, dice: &mut Dice) -> Result<G::Setup, Fault> {
    Sampler::<G>::new(fixed).sample(index, || dice)
}

/// Samples the setups of a series of games, as [`sample_setup`] does. A setup is read from its
/// options once, however often it comes up, so that a series of short games spends its time on the
/// games.
#[derive(Debug)]
pub struct Sampler<G: Game> {
    fixed: Map<String, Value>,
    /// The knobs that the fixed options leave open.
    open: Vec<OptionSpec>,
    /// The setups made so far, by the number of their combination of open knobs.
    made: HashMap<u64, G::Setup>,
}

impl<G: Game> Sampler<G> {
    /// No more setups than this are kept.
    const MAX_KEPT: usize = 20_000;

    /// A sampler for a series with these options.
    pub fn new(fixed: &Map<String, Value>) -> Sampler<G> {
        let is_open = |spec: &OptionSpec| !spec.values.is_empty() && !fixed.contains_key(spec.key);
        let open = G::options().into_iter().filter(is_open).collect();
        Sampler { fixed: fixed.clone(), open, made: HashMap::new() }
    }

    /// The setup of the `index`th game. The dice are asked for only if something is to be drawn.
    pub fn sample<'d>(&mut self, index: u64, dice: impl FnOnce() -> &'d mut Dice) -> Result<G::Setup, Fault> {
        let (mut rest, mut combination) = (index, 0);
        let mut values = Vec::with_capacity(self.open.len());
        let (mut dice, mut drawn_from) = (Some(dice), None);
        for spec in &self.open {
            let count = spec.values.len() as u64;
            let at = if spec.cover {
                let digit = rest % count;
                rest /= count;
                digit
            } else {
                let dice = drawn_from.get_or_insert_with(|| dice.take().map(|dice| dice()));
                dice.as_mut().map_or(0, |dice| u64::from(dice.below(count as u32)))
            };
            combination = combination * count + at;
            values.push((spec.key, at as usize));
        }
        if let Some(setup) = self.made.get(&combination) {
            return Ok(setup.clone());
        }
        let mut options = self.fixed.clone();
        for (spec, (key, at)) in self.open.iter().zip(values) {
            options.insert(key.to_owned(), spec.values[at].clone());
        }
        let setup = setup_from_options::<G>(&options)?;
        if self.made.len() < Sampler::<G>::MAX_KEPT {
            self.made.insert(combination, setup.clone());
        }
        Ok(setup)
    }
}
