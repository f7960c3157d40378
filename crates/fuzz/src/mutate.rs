//! Changes at random: first of what a JSON document says, then of its text.

use engine::Dice;
use serde_json::{Map, Number, Value};

/// The longest input that is tried.
pub(crate) const LONGEST: usize = 64 << 10;

/// A changed copy of `input`, with pieces of `other` at times.
pub(crate) fn mutate(input: &[u8], other: &[u8], chance: &mut Dice) -> Vec<u8> {
    let mut text = match (serde_json::from_slice::<Value>(input), chance.below(8)) {
        (Ok(mut document), 1..) => {
            let donor = serde_json::from_slice(other).unwrap_or(Value::Null);
            for _ in 0..=chance.below(3) {
                change(&mut document, &donor, chance);
            }
            document.to_string().into_bytes()
        }
        _ => input.to_vec(),
    };
    if chance.below(6) == 0 {
        for _ in 0..=chance.below(3) {
            scratch(&mut text, other, chance);
        }
    }
    text.truncate(LONGEST);
    text
}

/// How many values a document holds, itself included.
fn size(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        _ => 0,
    }
}

/// One of the values of a document, counted through.
fn nth<'a>(value: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, at)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, at)),
        _ => None,
    }
}

/// Any value of a document.
fn any(document: &Value, chance: &mut Dice) -> Value {
    let mut copy = document.clone();
    let mut at = chance.below(size(&copy));
    nth(&mut copy, &mut at).map_or(Value::Null, |value| value.take())
}

/// Changes one value of a document.
pub(crate) fn change(document: &mut Value, donor: &Value, chance: &mut Dice) {
    let count = size(document);
    let transplant = match chance.below(6) {
        0 => Some(any(document, chance)),
        1 => Some(any(donor, chance)),
        _ => None,
    };
    // The document itself is seldom the one to change.
    let mut at = if count > 1 { 1 + chance.below(count - 1) } else { 0 };
    let Some(value) = nth(document, &mut at) else { return };
    if let Some(transplant) = transplant {
        *value = transplant;
        return;
    }
    match value {
        Value::Number(number) => *value = other_number(number, chance),
        Value::String(text) => *value = Value::from(other_text(text, chance)),
        Value::Bool(flag) => *value = if chance.below(4) > 0 { Value::Bool(!*flag) } else { scalar(chance) },
        Value::Null => *value = scalar(chance),
        Value::Array(items) => change_list(items, chance),
        Value::Object(fields) => change_fields(fields, chance),
    }
}

fn change_list(items: &mut Vec<Value>, chance: &mut Dice) {
    let at = chance.below(items.len() as u32) as usize;
    match chance.below(6) {
        0 if !items.is_empty() => drop(items.remove(at)),
        1 | 2 if !items.is_empty() => items.insert(at, items[at].clone()),
        3 if !items.is_empty() => {
            let other = chance.below(items.len() as u32) as usize;
            items.swap(at, other);
        }
        4 => items.truncate(at),
        _ => items.push(scalar(chance)),
    }
}

fn change_fields(fields: &mut Map<String, Value>, chance: &mut Dice) {
    let keys: Vec<String> = fields.keys().cloned().collect();
    let Some(key) = chance.pick(&keys).cloned() else {
        fields.insert("x".into(), scalar(chance));
        return;
    };
    match chance.below(5) {
        0 => drop(fields.remove(&key)),
        1 => drop(fields.insert(other_text(&key, chance), scalar(chance))),
        2 => {
            let moved = fields.remove(&key).unwrap_or_default();
            fields.insert(other_text(&key, chance), moved);
        }
        3 => {
            // The content of two fields changes places.
            if let Some(other) = chance.pick(&keys).cloned() {
                let (mine, theirs) = (fields[&key].clone(), fields[&other].clone());
                fields.insert(key, theirs);
                fields.insert(other, mine);
            }
        }
        _ => drop(fields.insert(key, scalar(chance))),
    }
}

fn other_number(number: &Number, chance: &mut Dice) -> Value {
    let old = number.as_i64().unwrap_or(0);
    match chance.below(8) {
        0 | 1 => Value::from(old.wrapping_add(1)),
        2 | 3 => Value::from(old.wrapping_sub(1)),
        4 => Value::from(old.wrapping_neg()),
        5 => Value::from(chance.below(300)),
        6 => Value::from(old.wrapping_mul(i64::from(chance.below(1000)))),
        _ => scalar(chance),
    }
}

/// Words that mean something somewhere.
const WORDS: &[&str] = &[
    "",
    " ",
    "0",
    "-1",
    "1e9",
    "null",
    "on",
    "bot",
    "token",
    "open",
    "strong",
    "act",
    "undo",
    "start",
    "say",
    "leave",
    "rewind",
    "import",
    "position",
    "random",
    "../../etc/passwd",
    "%00",
    "%ff",
    "a'b\"c<d>&",
    "\u{0}",
    "\u{202e}",
    "\u{feff}",
    "é",
    "💥",
    "\r\nx: y",
    "{}",
    "[]",
    "\\",
];

fn scalar(chance: &mut Dice) -> Value {
    match chance.below(14) {
        0 => Value::Null,
        1 => Value::Bool(chance.below(2) == 0),
        2 => Value::from(0),
        3 => Value::from(-1),
        4 => Value::from(255),
        5 => Value::from(256),
        6 => Value::from(u64::MAX),
        7 => Value::from(i64::MIN),
        8 => Value::from(1.5),
        9 => Value::from(chance.below(40)),
        10 => Value::Array(Vec::new()),
        11 => Value::Object(Map::new()),
        12 => Value::from("x".repeat(chance.below(3000) as usize)),
        _ => Value::from(*chance.pick(WORDS).unwrap_or(&"")),
    }
}

fn other_text(text: &str, chance: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = chance.below(letters.len() as u32) as usize;
    match chance.below(7) {
        0 => return chance.pick(WORDS).unwrap_or(&"").to_string(),
        1 => return text.repeat(chance.below(40) as usize),
        2 if !letters.is_empty() => drop(letters.remove(at)),
        3 if !letters.is_empty() => letters[at] = char::from(chance.below(128) as u8),
        4 if !letters.is_empty() => letters[at] = char::from_u32(chance.below(0x11_0000)).unwrap_or('?'),
        5 => letters.truncate(at),
        _ => letters.insert(at, char::from(chance.below(128) as u8)),
    }
    letters.into_iter().collect()
}

/// Changes bytes of a text, whatever they mean.
fn scratch(text: &mut Vec<u8>, other: &[u8], chance: &mut Dice) {
    let length = text.len() as u32;
    let at = chance.below(length) as usize;
    let end = at + chance.below(length - at as u32 + 1).min(64) as usize;
    match chance.below(7) {
        0 if !text.is_empty() => text[at] ^= 1 << chance.below(8),
        1 if !text.is_empty() => text[at] = chance.below(256) as u8,
        2 => drop(text.drain(at..end)),
        3 => {
            let piece = text[at..end].to_vec();
            text.splice(at..at, piece);
        }
        4 => text.truncate(at),
        5 => {
            let from = chance.below(other.len() as u32) as usize;
            let piece = other[from..].iter().take(chance.below(64) as usize).copied().collect::<Vec<_>>();
            text.splice(at..end, piece);
        }
        _ => {
            let piece: &[u8] = chance
                .pick(&[&b"\xff"[..], b"\n", b"[[[[[[[[", b"{\"", b"e999", b"\\ud800", b"-"])
                .unwrap_or(&&b"\0"[..]);
            text.splice(at..at, piece.iter().copied());
        }
    }
}
