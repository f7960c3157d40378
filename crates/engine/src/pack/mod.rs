//! Packs: what the owner of a box corrects in the component data of a game.
//!
//! A [`Pack`] is a small document. [`Components`](crate::Components) puts its corrections in the
//! place of the built-in values, and the game's own reader checks what comes of it. docs/packs.md
//! tells how one is written.

mod canonical;
mod fault;
mod merge;
pub mod schema;
mod sheet;

use std::fmt::Write;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
/// Fields and values as they stand in a pack.
pub use toml::{Table, Value};

pub use canonical::{DataHash, NoDataHash};
pub use fault::{Flaw, PackFault, PackFaults};
pub use sheet::{FieldSheet, RecordSheet};

pub(crate) use merge::{base_hash, correct, is_name_of, put_back};
pub(crate) use sheet::sheets;

/// The hash of built-in data: of a component file without what no rule reads.
pub fn base_hash_of(file: &Table) -> DataHash {
    base_hash(file)
}

/// The most bytes of a pack's text.
pub const MAX_PACK: usize = 256 << 10;
/// The most characters of a pack's name.
pub const MAX_NAME: usize = 60;
/// The most characters of its note.
pub const MAX_NOTE: usize = 500;
/// The version of the format.
const FORMAT: i64 = 1;

/// What the owner of a box corrects. Which corrections make sense only the game can say: a pack
/// that was read is well-formed and no more.
#[derive(Clone, Debug)]
pub struct Pack {
    game: String,
    name: String,
    note: String,
    corrects: DataHash,
    corrections: Table,
    hash: DataHash,
}

/// Packs are the same if they say the same.
impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Pack {}

impl Pack {
    /// A pack that corrects nothing yet.
    pub fn new(game: &str, name: &str, corrects: DataHash) -> Result<Pack, PackFaults> {
        let (game, name, note) = (game.to_owned(), name.to_owned(), String::new());
        Pack { game, name, note, corrects, corrections: Table::new(), hash: corrects }.settled()
    }

    /// Reads the text of a pack.
    pub fn parse(text: &str) -> Result<Pack, PackFaults> {
        if text.len() > MAX_PACK {
            return Err(PackFault::new("", Flaw::TooLong { most: MAX_PACK }).into());
        }
        let table = text.parse::<Table>().map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = 1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
            PackFault::new("", Flaw::Unreadable { line })
        })?;
        Pack::from_table(table)
    }

    /// Reads a pack that stands in a JSON text, such as a match file.
    pub fn from_json(json: &serde_json::Value) -> Result<Pack, PackFaults> {
        let table = Table::deserialize(json).map_err(|_| PackFault::new("", Flaw::Unreadable { line: 1 }))?;
        Pack::from_table(table)
    }

    /// The pack that a document says.
    fn from_table(mut table: Table) -> Result<Pack, PackFaults> {
        let Some(Value::Table(head)) = table.remove("pack") else {
            return Err(PackFault::new("pack", Flaw::Missing).into());
        };
        if head.get("format").and_then(Value::as_integer) != Some(FORMAT) {
            return Err(PackFault::new("pack.format", Flaw::Format).into());
        }
        let known = ["format", "game", "name", "note", "corrects"];
        if let Some(key) = head.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(PackFault::new(format!("pack.{key}"), Flaw::UnknownField).into());
        }
        let text = |key: &str| match head.get(key) {
            Some(Value::String(text)) => Ok(text.clone()),
            Some(_) => Err(PackFault::new(format!("pack.{key}"), Flaw::NotAText)),
            None => Err(PackFault::new(format!("pack.{key}"), Flaw::Missing)),
        };
        let note = if head.contains_key("note") { text("note")? } else { String::new() };
        let corrects = text("corrects")?.parse().map_err(|_| PackFault::new("pack.corrects", Flaw::Base))?;
        Pack { game: text("game")?, name: text("name")?, note, corrects, corrections: table, hash: corrects }.settled()
    }

    /// The same pack with everything in its plainest form and its hash found.
    fn settled(mut self) -> Result<Pack, PackFaults> {
        merge::check_text(&self.name, MAX_NAME).map_err(|flaw| PackFault::new("pack.name", flaw))?;
        if !self.note.is_empty() {
            merge::check_text(&self.note, MAX_NOTE).map_err(|flaw| PackFault::new("pack.note", flaw))?;
        }
        plain_table(&mut self.corrections, "")?;
        if let Some((kind, _)) = self.corrections.iter().find(|(_, records)| !records.is_table()) {
            return Err(PackFault::new(kind, Flaw::NotATable).into());
        }
        let mut text = String::new();
        canonical::write_table(&self.document(), &mut text);
        if text.len() > MAX_PACK {
            return Err(PackFault::new("", Flaw::TooLong { most: MAX_PACK }).into());
        }
        self.hash = DataHash::of(&self.document());
        Ok(self)
    }

    /// The whole document.
    fn document(&self) -> Table {
        let mut head = Table::new();
        head.insert("format".into(), FORMAT.into());
        head.insert("game".into(), self.game.clone().into());
        head.insert("name".into(), self.name.clone().into());
        if !self.note.is_empty() {
            head.insert("note".into(), self.note.clone().into());
        }
        head.insert("corrects".into(), self.corrects.to_string().into());
        let mut document = Table::new();
        document.insert("pack".into(), head.into());
        document.extend(self.corrections.clone());
        document
    }

    /// Its fingerprint.
    pub fn hash(&self) -> DataHash {
        self.hash
    }

    /// The game whose box it is of.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// What its owner calls it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its owner says about it; often nothing.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The built-in data that it corrects.
    pub fn corrects(&self) -> DataHash {
        self.corrects
    }

    /// The corrections, by kind, record and field.
    pub fn corrections(&self) -> &Table {
        &self.corrections
    }

    /// The same corrections under another name and with another note.
    pub fn renamed(&self, name: &str, note: &str) -> Result<Pack, PackFaults> {
        Pack { name: name.to_owned(), note: note.to_owned(), ..self.clone() }.settled()
    }

    /// What it says of the field at a path such as `planet.pl_jakks.vp`.
    pub fn get(&self, path: &str) -> Option<&Value> {
        let (first, rest) = path.split_once('.').unwrap_or((path, ""));
        let mut found = self.corrections.get(first)?;
        for step in rest.split('.').filter(|step| !step.is_empty()) {
            found = found.get(step)?;
        }
        Some(found)
    }

    /// The same pack with another value at a path.
    pub fn with(&self, path: &str, value: Value) -> Result<Pack, PackFaults> {
        let mut pack = self.clone();
        let mut steps: Vec<&str> = path.split('.').collect();
        let last = steps.pop().unwrap_or_default();
        let mut place = &mut pack.corrections;
        for step in steps {
            let inner = place.entry(step).or_insert_with(|| Table::new().into());
            place = inner.as_table_mut().ok_or_else(|| PackFault::new(path, Flaw::NotATable))?;
        }
        place.insert(last.to_owned(), value);
        pack.settled()
    }

    /// The same pack without any correction at this path or below.
    pub fn without(&self, path: &str) -> Pack {
        fn remove(place: &mut Table, steps: &[&str]) {
            match steps {
                [] => {}
                [last] => {
                    place.remove(*last);
                }
                [step, rest @ ..] => {
                    if let Some(Value::Table(inner)) = place.get_mut(*step) {
                        remove(inner, rest);
                        if inner.is_empty() {
                            place.remove(*step);
                        }
                    }
                }
            }
        }
        let mut pack = self.clone();
        remove(&mut pack.corrections, &path.split('.').collect::<Vec<_>>());
        pack.hash = DataHash::of(&pack.document());
        pack
    }

    /// As a file.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        let document = self.document();
        let (head, kinds): (Vec<_>, Vec<_>) = document.iter().partition(|(kind, _)| *kind == "pack");
        for (kind, value) in head.into_iter().chain(kinds) {
            if let Value::Table(table) = value {
                write_toml(kind, table, &mut text);
            }
        }
        text
    }
}

/// One `[table]` with what stands in it, then the tables below it.
pub(crate) fn write_toml(path: &str, table: &Table, text: &mut String) {
    let (tables, fields): (Vec<_>, Vec<_>) = table.iter().partition(|(_, value)| is_records(value));
    // A kind without any correction is part of the document all the same.
    if !fields.is_empty() || table.is_empty() {
        if !text.is_empty() {
            text.push('\n');
        }
        let _ = writeln!(text, "[{path}]");
        for (key, value) in fields {
            let _ = writeln!(text, "{} = {value}", toml_key(key));
        }
    }
    for (key, value) in tables {
        if let Value::Table(inner) = value {
            write_toml(&format!("{path}.{}", toml_key(key)), inner, text);
        }
    }
}

/// Whether a table is written under a heading of its own: what has a tag or is short stands in a line.
fn is_records(value: &Value) -> bool {
    let Value::Table(table) = value else { return false };
    !table.is_empty() && !["kind", "op"].iter().any(|tag| table.contains_key(*tag))
}

fn toml_key(key: &str) -> String {
    let bare = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    if bare { key.to_owned() } else { Value::from(key).to_string() }
}

/// Whole numbers without a point, keys of plain letters, no dates.
fn plain_table(table: &mut Table, path: &str) -> Result<(), PackFault> {
    for (key, value) in table.iter_mut() {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let plain = key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        if key.is_empty() || key.len() > 60 || !plain {
            // Such a key is nowhere in the data; what it is made of need not be repeated.
            return Err(PackFault::new(
                path.chars().filter(|c| !merge::is_hostile(*c)).take(80).collect::<String>(),
                Flaw::UnknownField,
            ));
        }
        plain_value(value, &path)?;
    }
    Ok(())
}

fn plain_value(value: &mut Value, path: &str) -> Result<(), PackFault> {
    match value {
        Value::Float(number) => {
            let halves = *number * 2.0;
            if halves.fract() != 0.0 || halves.abs() > 1e6 {
                return Err(PackFault::new(path, Flaw::NotHalves));
            }
            if number.fract() == 0.0 {
                *value = Value::Integer(*number as i64);
            }
        }
        Value::Datetime(_) => return Err(PackFault::new(path, Flaw::NotHere)),
        Value::String(text) => merge::check_signs(text).map_err(|flaw| PackFault::new(path, flaw))?,
        Value::Array(entries) => {
            for (index, entry) in entries.iter_mut().enumerate() {
                plain_value(entry, &format!("{path}[{index}]"))?;
            }
        }
        Value::Table(table) => plain_table(table, path)?,
        Value::Integer(_) | Value::Boolean(_) => {}
    }
    Ok(())
}

/// In JSON a pack is the same document.
impl Serialize for Pack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pack, D::Error> {
        Pack::from_table(Table::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
