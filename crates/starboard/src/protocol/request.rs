//! What may be asked.

use engine::Seed;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _, IgnoredAny};
use serde_json::{Map, Value};

/// One line of the other side.
#[derive(Debug)]
pub(super) enum Request {
    /// Set up a table.
    New(New),
    /// Go on from a position.
    Load(Load),
    /// The whole position.
    State,
    /// What somebody may know of it.
    View(View),
    /// What may be chosen.
    Legal(Legal),
    /// Choose.
    Apply(Apply),
    /// Take the last choice back.
    Undo,
    /// The fingerprint of the position.
    Hash,
    /// The match as a file.
    Record,
    /// No more.
    Quit,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    /// What it leaves out keeps its default.
    #[serde(default)]
    pub(super) setup: Map<String, Value>,
    pub(super) seed: Seed,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) state: Value,
    pub(super) seed: Seed,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    pub(super) viewer: Viewer,
}

/// A seat number or "spectator".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Viewer {
    Seat(u8),
    Spectator,
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        let wrong = || D::Error::custom("viewer: a seat number or \"spectator\"");
        match Value::deserialize(deserializer)? {
            Value::String(word) if word == "spectator" => Ok(Viewer::Spectator),
            Value::Number(number) => {
                let seat = number.as_u64().and_then(|number| u8::try_from(number).ok());
                seat.map(Viewer::Seat).ok_or_else(wrong)
            }
            _ => Err(wrong()),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Legal {
    #[serde(default)]
    pub(super) seat: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    pub(super) action: Value,
    #[serde(default)]
    pub(super) seat: Option<u8>,
}

/// A request that has nothing to say but its name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bare {}

impl Request {
    /// Reads a line, or says what is wrong with it.
    pub(super) fn read(line: &[u8]) -> Result<Request, String> {
        let text = std::str::from_utf8(line).map_err(|error| {
            format!("the line is not UTF-8: byte {} cannot be read", error.valid_up_to().saturating_add(1))
        })?;
        if text.trim().is_empty() {
            return Err("the line is empty: a request is one JSON object on one line".into());
        }
        let mut fields: Map<String, Value> = match serde_json::from_str(text) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return Err("a request is a JSON object, for example {\"op\":\"state\"}".into()),
            Err(error) => return Err(format!("the line is not JSON: {error}")),
        };
        if let Some(twice) = repeated_field(text) {
            return Err(format!("the field {twice:?} is given twice"));
        }
        let op = match fields.remove("op") {
            Some(Value::String(op)) => op,
            Some(_) => return Err("op: it must be a word".into()),
            None => return Err(format!("op: it is missing; it is one of {}", OPS.join(", "))),
        };
        Ok(match op.as_str() {
            "new" => Request::New(parts(&op, fields)?),
            "load" => Request::Load(parts(&op, fields)?),
            "state" => parts(&op, fields).map(|Bare {}| Request::State)?,
            "view" => Request::View(parts(&op, fields)?),
            "legal" => Request::Legal(parts(&op, fields)?),
            "apply" => Request::Apply(parts(&op, fields)?),
            "undo" => parts(&op, fields).map(|Bare {}| Request::Undo)?,
            "hash" => parts(&op, fields).map(|Bare {}| Request::Hash)?,
            "record" => parts(&op, fields).map(|Bare {}| Request::Record)?,
            "quit" => parts(&op, fields).map(|Bare {}| Request::Quit)?,
            _ => return Err(format!("op: there is no {op:?}; it is one of {}", OPS.join(", "))),
        })
    }
}

const OPS: &[&str] = &["new", "load", "state", "view", "legal", "apply", "undo", "hash", "record", "quit"];

fn parts<T: DeserializeOwned>(op: &str, fields: Map<String, Value>) -> Result<T, String> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| format!("{op}: {error}"))
}

/// A field of the request that is there twice: which one is meant cannot be known.
fn repeated_field(text: &str) -> Option<String> {
    struct Names(Option<String>);

    impl<'de> Deserialize<'de> for Names {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Names, D::Error> {
            struct Visitor;

            impl<'de> serde::de::Visitor<'de> for Visitor {
                type Value = Names;

                fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str("an object")
                }

                fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Names, A::Error> {
                    let (mut seen, mut twice) = (Vec::<String>::new(), None);
                    while let Some((name, IgnoredAny)) = map.next_entry()? {
                        if seen.contains(&name) {
                            twice = Some(name);
                        } else if seen.len() < 16 {
                            // No request has as many fields; more of them are refused anyway.
                            seen.push(name);
                        }
                    }
                    Ok(Names(twice))
                }
            }

            deserializer.deserialize_map(Visitor)
        }
    }

    serde_json::from_str::<Names>(text).ok().and_then(|names| names.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(line: &str) -> String {
        Request::read(line.as_bytes()).expect_err(line)
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said() {
        assert!(fault("").contains("empty"));
        assert!(fault("{").contains("not JSON"));
        assert!(fault("[1]").contains("JSON object"));
        assert!(fault("{}").contains("op: it is missing"));
        assert!(fault("{\"op\":1}").contains("op: it must be a word"));
        assert!(fault("{\"op\":\"fly\"}").contains("no \"fly\""));
        assert!(fault("{\"op\":\"new\"}").contains("new: missing field `seed`"));
        assert!(fault("{\"op\":\"new\",\"seed\":\"\"}").contains("seed: 1 to 128"));
        assert!(fault("{\"op\":\"hash\",\"seat\":0}").contains("hash: unknown field `seat`"));
        assert!(fault("{\"op\":\"view\",\"viewer\":-1}").contains("a seat number or \"spectator\""));
        assert!(fault("{\"op\":\"hash\",\"op\":\"quit\"}").contains("\"op\" is given twice"));
        assert!(fault(&("[".repeat(100_000))).contains("recursion"));
        assert!(Request::read(b"\xff\xfe").expect_err("no text").contains("not UTF-8: byte 1"));
    }

    #[test]
    fn viewers_are_seats_or_spectators() {
        let viewer = |text: &str| serde_json::from_str::<Viewer>(text).ok();
        assert_eq!(viewer("0"), Some(Viewer::Seat(0)));
        assert_eq!(viewer("\"spectator\""), Some(Viewer::Spectator));
        assert_eq!((viewer("256"), viewer("1.5"), viewer("\"me\""), viewer("null")), (None, None, None, None));
    }
}
