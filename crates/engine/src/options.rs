//! The options of a table, seen from outside.

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
    let mut options = fixed.clone();
    let mut rest = index;
    for spec in G::options() {
        if spec.values.is_empty() || options.contains_key(spec.key) {
            continue;
        }
        let count = spec.values.len() as u64;
        let at = if spec.cover {
            let digit = rest % count;
            rest /= count;
            digit as usize
        } else {
            dice.below(count as u32) as usize
        };
        options.insert(spec.key.to_owned(), spec.values[at].clone());
    }
    setup_from_options::<G>(&options)
}
