//! One way to write a pack, so that everybody finds the same hash: docs/packs.md says it to the byte.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use toml::Value;

use crate::dice::hex;

/// The fingerprint of component data: of a pack, or of what is built in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataHash([u8; 32]);

impl DataHash {
    /// The SHA-256 of the canonical text of this table.
    pub(super) fn of(table: &toml::Table) -> DataHash {
        let mut text = String::new();
        write_table(table, &mut text);
        DataHash(Sha256::digest(text).into())
    }
}

impl fmt::Display for DataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for DataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// It is not 64 hexadecimal digits in small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDataHash;

impl fmt::Display for NoDataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash has 64 hexadecimal digits")
    }
}

impl std::error::Error for NoDataHash {}

impl FromStr for DataHash {
    type Err = NoDataHash;

    fn from_str(text: &str) -> Result<DataHash, NoDataHash> {
        let digit = |digit: u8| match digit {
            b'0'..=b'9' => Some(digit - b'0'),
            b'a'..=b'f' => Some(digit - b'a' + 10),
            _ => None,
        };
        let text = text.as_bytes();
        let mut bytes = [0; 32];
        if text.len() != 64 {
            return Err(NoDataHash);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.chunks(2)) {
            *byte = digit(pair[0]).zip(digit(pair[1])).map(|(high, low)| high << 4 | low).ok_or(NoDataHash)?;
        }
        Ok(DataHash(bytes))
    }
}

impl Serialize for DataHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DataHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DataHash, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// The canonical text of a single value.
pub(super) fn text_of(value: &Value) -> String {
    let mut text = String::new();
    write_value(value, &mut text);
    text
}

/// As JSON by RFC 8785: keys in order, nothing between the signs.
pub(super) fn write_table(table: &toml::Table, text: &mut String) {
    let mut fields: Vec<(&String, &Value)> = table.iter().collect();
    fields.sort_by(|one, other| one.0.cmp(other.0));
    text.push('{');
    for (index, (key, value)) in fields.into_iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        write_text(key, text);
        text.push(':');
        write_value(value, text);
    }
    text.push('}');
}

fn write_value(value: &Value, text: &mut String) {
    match value {
        Value::String(word) => write_text(word, text),
        Value::Integer(number) => text.push_str(&number.to_string()),
        // Whole numbers have no point: what is left are halves, which Rust writes as RFC 8785 does.
        Value::Float(number) => text.push_str(&format!("{number}")),
        Value::Boolean(flag) => text.push_str(if *flag { "true" } else { "false" }),
        Value::Datetime(time) => write_text(&time.to_string(), text),
        Value::Array(entries) => {
            text.push('[');
            for (index, entry) in entries.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                write_value(entry, text);
            }
            text.push(']');
        }
        Value::Table(table) => write_table(table, text),
    }
}

/// A text between quotes: without control characters there is nothing else to escape.
fn write_text(word: &str, text: &mut String) {
    text.push('"');
    for letter in word.chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        text.push(letter);
    }
    text.push('"');
}
