//! Corrections in the place of the built-in values.

use toml::{Table, Value};

use super::canonical::DataHash;
use super::schema::{Field, Form, Kind, Shape};
use super::{Flaw, PackFault};

/// The fields by which records are told apart, whatever their kind.
const KEYS: [&str; 8] = ["id", "number", "level", "place", "players", "side", "name", "code"];
/// What no rule reads: it may be mended without making the data another.
const PROSE: [&str; 5] = ["notes", "description", "meaning", "provenance", "reconstructed_fields"];

/// The hash of built-in data.
pub(crate) fn base_hash(file: &Table) -> DataHash {
    fn rules_only(value: &Value) -> Value {
        match value {
            Value::Table(table) => Value::Table(stripped(table)),
            Value::Array(entries) => Value::Array(entries.iter().map(rules_only).collect()),
            Value::Float(number) if number.fract() == 0.0 => Value::Integer(*number as i64),
            other => other.clone(),
        }
    }
    fn stripped(table: &Table) -> Table {
        let kept = table.iter().filter(|(key, _)| !PROSE.contains(&key.as_str()));
        kept.map(|(key, value)| (key.clone(), rules_only(value))).collect()
    }
    DataHash::of(&stripped(file))
}

/// Puts the records of earlier built-in data in the place of those of the same name.
pub(crate) fn put_back(file: &mut Table, earlier: Table) -> Result<(), String> {
    let name = |record: &Value| KEYS.iter().find_map(|key| record.get(key)).cloned();
    for (key, value) in earlier {
        match (file.get_mut(&key), value) {
            (Some(Value::Array(now)), Value::Array(before)) => {
                for record in before {
                    let Some(found) = now.iter_mut().find(|other| name(other) == name(&record)) else {
                        return Err(format!("{key}: nothing to put {record} in the place of"));
                    };
                    *found = record;
                }
            }
            (Some(now @ Value::Table(_)), before @ Value::Table(_)) => *now = before,
            (None, before) => {
                file.insert(key, before);
            }
            _ => return Err(format!("{key}: it is of another kind now")),
        }
    }
    Ok(())
}

/// Whether this record has this name.
pub(crate) fn is_name_of(record: &Value, key: &str, name: &str) -> bool {
    match record.get(key) {
        Some(Value::String(id)) => id == name,
        Some(Value::Integer(number)) => number.to_string() == name,
        _ => false,
    }
}

/// Puts the corrections into the data, and says what cannot be.
pub(crate) fn correct(file: &mut Table, corrections: &Table, kinds: &'static [Kind]) -> Vec<PackFault> {
    let ids = Ids::of(file, kinds);
    let mut merge = Merge { ids, faults: Vec::new() };
    for (name, value) in corrections {
        let Some(kind) = kinds.iter().find(|kind| kind.name == name) else {
            merge.fault(name, Flaw::UnknownKind);
            continue;
        };
        let Value::Table(records) = value else {
            merge.fault(name, Flaw::NotATable);
            continue;
        };
        match file.get_mut(name) {
            Some(Value::Table(table)) if kind.key.is_empty() => merge.fields(table, records, kind.fields, name),
            Some(Value::Array(all)) => merge.records(all, records, kind.key, kind.fields, name),
            _ => merge.fault(name, Flaw::UnknownKind),
        }
    }
    merge.faults
}

/// The keys of all records, by kind, for fields that name one.
struct Ids(Vec<(&'static str, Vec<String>)>);

impl Ids {
    fn of(file: &Table, kinds: &'static [Kind]) -> Ids {
        let keys = |kind: &Kind| -> Vec<String> {
            let records = file.get(kind.name).and_then(Value::as_array);
            let names = records.into_iter().flatten().filter_map(|record| record.get(kind.key));
            names.map(|name| name.as_str().map_or_else(|| name.to_string(), str::to_owned)).collect()
        };
        Ids(kinds.iter().filter(|kind| !kind.key.is_empty()).map(|kind| (kind.name, keys(kind))).collect())
    }

    fn of_kind(&self, kind: &str) -> &[String] {
        self.0.iter().find(|(name, _)| *name == kind).map_or(&[], |(_, ids)| ids)
    }
}

struct Merge {
    ids: Ids,
    faults: Vec<PackFault>,
}

impl Merge {
    fn fault(&mut self, path: &str, flaw: Flaw) {
        self.faults.push(PackFault::new(path, flaw));
    }

    fn records(&mut self, all: &mut [Value], corrections: &Table, key: &str, fields: &'static [Field], path: &str) {
        for (name, value) in corrections {
            let path = format!("{path}.{name}");
            let Value::Table(changes) = value else {
                self.fault(&path, Flaw::NotATable);
                continue;
            };
            match all.iter_mut().find(|record| is_name_of(record, key, name)) {
                Some(Value::Table(record)) => self.fields(record, changes, fields, &path),
                _ => self.fault(&path, Flaw::UnknownRecord),
            }
        }
    }

    fn fields(&mut self, record: &mut Table, corrections: &Table, fields: &'static [Field], path: &str) {
        for (name, value) in corrections {
            let path = format!("{path}.{name}");
            let Some(field) = Field::named(fields, name) else {
                self.fault(&path, Flaw::UnknownField);
                continue;
            };
            match (field.shape, value, record.get_mut(name)) {
                (Shape::Group(inner), Value::Table(changes), Some(Value::Table(group))) => {
                    self.fields(group, changes, inner, &path);
                    no_longer_reconstructed(record, name);
                }
                (Shape::Records { key, fields }, Value::Table(changes), Some(Value::Array(all))) => {
                    self.records(all, changes, key, fields, &path);
                }
                (Shape::Group(_) | Shape::Records { .. }, ..) => self.fault(&path, Flaw::NotATable),
                // There is no other way to say in TOML that a field is left out.
                (_, Value::String(nothing), _) if field.optional && nothing.is_empty() => {
                    record.remove(name);
                    vouch(record, name);
                }
                (shape, value, _) => {
                    self.value(value, &shape, &path);
                    record.insert(name.clone(), value.clone());
                    vouch(record, name);
                }
            }
        }
    }

    fn value(&mut self, value: &Value, shape: &Shape, path: &str) {
        let flaw = match (*shape, value) {
            (Shape::Number { least, most }, Value::Integer(number)) => out_of(*number, least, most, 1),
            (Shape::Number { .. }, _) => Some(Flaw::NotANumber),
            (Shape::Halves { least, most }, Value::Integer(number)) => out_of(number.saturating_mul(2), least, most, 2),
            (Shape::Halves { least, most }, Value::Float(number)) => out_of((number * 2.0) as i64, least, most, 2),
            (Shape::Halves { .. }, _) => Some(Flaw::NotHalves),
            (Shape::Flag, Value::Boolean(_)) => None,
            (Shape::Flag, _) => Some(Flaw::NotAFlag),
            (Shape::Text { most }, Value::String(text)) => check_text(text, most).err(),
            (Shape::Text { .. }, _) => Some(Flaw::NotAText),
            (Shape::Choice(words), value) => {
                let known = value.as_str().is_some_and(|word| words.contains(&word));
                (!known).then(|| Flaw::NotAChoice { choices: words.join(", ") })
            }
            (Shape::Reference(kind), value) => {
                let ids = self.ids.of_kind(kind);
                let known = value.as_str().is_some_and(|word| ids.iter().any(|id| id == word));
                (!known).then(|| Flaw::NotAChoice { choices: ids.join(", ") })
            }
            (Shape::List { of, least, most }, Value::Array(entries)) => {
                if (least..=most).contains(&entries.len()) {
                    for (index, entry) in entries.iter().enumerate() {
                        self.value(entry, of, &format!("{path}[{index}]"));
                    }
                    None
                } else {
                    Some(Flaw::Length { least, most })
                }
            }
            (Shape::List { .. }, _) => Some(Flaw::NotAList),
            (Shape::Structure(fields), Value::Table(table)) => {
                self.structure(table, fields, "", path);
                None
            }
            (Shape::OneOf { tag, forms }, Value::Table(table)) => self.one_of(table, tag, forms, path),
            (Shape::Structure(_) | Shape::OneOf { .. } | Shape::Group(_) | Shape::Records { .. }, _) => {
                Some(Flaw::NotATable)
            }
        };
        if let Some(flaw) = flaw {
            self.fault(path, flaw);
        }
    }

    fn one_of(&mut self, table: &Table, tag: &str, forms: &'static [Form], path: &str) -> Option<Flaw> {
        let path_of_tag = format!("{path}.{tag}");
        let Some(word) = table.get(tag) else {
            self.fault(&path_of_tag, Flaw::Missing);
            return None;
        };
        match forms.iter().find(|form| Some(form.name) == word.as_str()) {
            Some(form) => self.structure(table, form.fields, tag, path),
            None => {
                let choices = forms.iter().map(|form| form.name).collect::<Vec<_>>().join(", ");
                self.fault(&path_of_tag, Flaw::NotAChoice { choices });
            }
        }
        None
    }

    fn structure(&mut self, table: &Table, fields: &'static [Field], tag: &str, path: &str) {
        for field in fields.iter().filter(|field| !field.optional && !table.contains_key(field.name)) {
            self.fault(&format!("{path}.{}", field.name), Flaw::Missing);
        }
        for (name, value) in table.iter().filter(|(name, _)| *name != tag) {
            let path = format!("{path}.{name}");
            match Field::named(fields, name) {
                Some(field) => self.value(value, &field.shape, &path),
                None => self.fault(&path, Flaw::UnknownField),
            }
        }
    }
}

/// A corrected value is no longer reconstructed: whoever owns the box vouches for it.
fn vouch(record: &mut Table, field: &str) {
    no_longer_reconstructed(record, field);
    if let Some(provenance) = record.get_mut("provenance") {
        *provenance = "owner".into();
    }
}

fn no_longer_reconstructed(record: &mut Table, field: &str) {
    if let Some(Value::Array(fields)) = record.get_mut("reconstructed_fields") {
        fields.retain(|name| {
            let rest = name.as_str().and_then(|name| name.strip_prefix(field));
            !rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', ' ']))
        });
    }
}

fn out_of(number: i64, least: i64, most: i64, parts: i64) -> Option<Flaw> {
    let written =
        |number: i64| if parts == 1 { number.to_string() } else { (number as f64 / parts as f64).to_string() };
    (!(least..=most).contains(&number)).then(|| Flaw::OutOfRange { least: written(least), most: written(most) })
}

/// Whether a character has no place in any text: it controls, hides or turns around what is read.
pub(super) fn is_hostile(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        || matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{10ffff}')
}

pub(super) fn check_signs(text: &str) -> Result<(), Flaw> {
    if text.chars().any(is_hostile) { Err(Flaw::Markup) } else { Ok(()) }
}

pub(super) fn check_text(text: &str, most: usize) -> Result<(), Flaw> {
    check_signs(text)?;
    // No name needs what opens a tag: whoever forgets to escape it shall find none.
    if text.contains(['<', '>']) {
        return Err(Flaw::Markup);
    }
    if text.is_empty() || text.trim() != text {
        return Err(Flaw::EmptyText);
    }
    if text.chars().count() > most { Err(Flaw::LongText { most }) } else { Ok(()) }
}
