//! The options of a setup, as a command line gives them.

use engine::{Fault, Game};
use serde_json::{Map, Value};

use crate::cli_error::CliError;

/// Reads `key=value` pairs. A value is JSON if it can be, else a plain word.
pub(crate) fn read(pairs: &[String]) -> Result<Map<String, Value>, CliError> {
    let mut options = Map::new();
    for pair in pairs {
        let Some((key, value)) = pair.split_once('=').filter(|(key, _)| !key.is_empty()) else {
            return Err(CliError::usage(format_args!("option {pair:?}: it must be KEY=VALUE")));
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        if options.insert(key.to_owned(), value).is_some() {
            return Err(CliError::usage(format_args!("option {key}: it is given twice")));
        }
    }
    Ok(options)
}

/// The sentence about a fault in the options.
pub(crate) fn explain<G: Game>(fault: &Fault, options: &Map<String, Value>) -> CliError {
    let field = &fault.field;
    CliError::usage(match fault.rule {
        "unknown-option" => format!("option {field}: {} has no such option; it has: {}", G::ID, keys::<G>().join(", ")),
        "unknown-value" => {
            let given = options.get(field).unwrap_or(&Value::Null);
            let mut sentence = format!("option {field}: it cannot be {given}");
            if let Some(spec) = G::options().into_iter().find(|spec| spec.key == field) {
                let values: Vec<String> = spec.values.iter().take(20).map(plain).collect();
                let more = if spec.values.len() > 20 { ", ..." } else { "" };
                sentence.push_str(&format!("; for example: {}{more}", values.join(", ")));
            }
            sentence
        }
        "unknown-pack" => format!("option {field}: no such pack is in use here; name its file (--pack FILE)"),
        rule => format!("option {field}: rule {rule} does not allow it"),
    })
}

/// The names of all options that a setup of the game has.
pub(crate) fn keys<G: Game>() -> Vec<String> {
    match serde_json::to_value(G::Setup::default()) {
        Ok(Value::Object(fields)) => fields.keys().cloned().collect(),
        _ => Vec::new(),
    }
}

/// A value as one would write it on the command line.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
