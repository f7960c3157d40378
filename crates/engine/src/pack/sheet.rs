//! The component data as a form: every record, every field, what may stand there and what does.

use toml::{Table, Value};

use super::schema::{Field, Kind, Shape};
use super::{canonical, is_name_of};

/// One card, tile, board or table of numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordSheet {
    /// What it is: the name of its kind, as in `planet`.
    pub kind: &'static str,
    /// Its key among its kind; empty for a single table.
    pub id: String,
    /// What is printed on it as its name, if anything.
    pub name: Option<String>,
    /// Where its values come from, in the word of the component file; `owner` if it was corrected.
    pub provenance: String,
    /// Whether any of its values is reconstructed, not printed.
    pub reconstructed: bool,
    /// Whether any of its values is not the built-in one.
    pub corrected: bool,
    /// What may be corrected on it. Groups and records within it are flat here: their fields have longer paths.
    pub fields: Vec<FieldSheet>,
}

/// One field of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldSheet {
    /// Where a pack corrects it, as in `city.havana.side.damaged.yellow_stars`.
    pub path: String,
    /// What may stand there. Neither a group nor records: their fields stand in the sheet themselves.
    pub field: &'static Field,
    /// What stands there; none if a field that may be left out is.
    pub value: Option<Value>,
    /// What is built in.
    pub built_in: Option<Value>,
    /// Whether the value is reconstructed, not printed.
    pub reconstructed: bool,
}

impl RecordSheet {
    /// The path of the record in a pack.
    pub fn path(&self) -> String {
        if self.id.is_empty() { self.kind.to_owned() } else { format!("{}.{}", self.kind, self.id) }
    }
}

impl FieldSheet {
    /// Whether it is not the built-in value.
    pub fn is_corrected(&self) -> bool {
        let text = |value: &Option<Value>| value.as_ref().map(canonical::text_of);
        text(&self.value) != text(&self.built_in)
    }
}

/// All sheets of the data, beside those that are built in.
pub(crate) fn sheets(built_in: &Table, data: &Table, kinds: &'static [Kind]) -> Vec<RecordSheet> {
    let mut sheets = Vec::new();
    for kind in kinds {
        match (built_in.get(kind.name), data.get(kind.name)) {
            (Some(Value::Table(before)), Some(Value::Table(now))) => sheets.push(sheet(kind, "", before, now)),
            (Some(Value::Array(before)), Some(Value::Array(now))) => {
                for (before, now) in before.iter().zip(now) {
                    if let (Value::Table(before), Value::Table(now)) = (before, now) {
                        sheets.push(sheet(kind, &key_of(before, kind.key), before, now));
                    }
                }
            }
            _ => {}
        }
    }
    sheets
}

fn key_of(record: &Table, key: &str) -> String {
    match record.get(key) {
        Some(Value::String(id)) => id.clone(),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}

fn word<'a>(record: &'a Table, key: &str) -> Option<&'a str> {
    record.get(key).and_then(Value::as_str)
}

fn sheet(kind: &'static Kind, id: &str, before: &Table, now: &Table) -> RecordSheet {
    let path = if id.is_empty() { kind.name.to_owned() } else { format!("{}.{id}", kind.name) };
    let mut fields = Vec::new();
    let whole = word(now, "provenance") == Some("reconstructed");
    gather(kind.fields, before, now, &path, whole, &mut fields);
    let mut provenance = word(now, "provenance").unwrap_or("public");
    let corrected = fields.iter().any(FieldSheet::is_corrected);
    if corrected {
        provenance = "owner";
    }
    RecordSheet {
        kind: kind.name,
        id: id.to_owned(),
        name: word(now, "name").map(str::to_owned),
        provenance: provenance.to_owned(),
        reconstructed: fields.iter().any(|field| field.reconstructed),
        corrected,
        fields,
    }
}

fn gather(
    fields: &'static [Field],
    before: &Table,
    now: &Table,
    path: &str,
    whole: bool,
    sheets: &mut Vec<FieldSheet>,
) {
    for field in fields {
        let (built_in, value) = (before.get(field.name), now.get(field.name));
        let path = format!("{path}.{}", field.name);
        let reconstructed = whole || names(now, field.name);
        match (field.shape, built_in, value) {
            (Shape::Group(inner), Some(Value::Table(before)), Some(Value::Table(now))) => {
                let whole = word(now, "provenance").map_or(reconstructed, |from| from == "reconstructed");
                gather(inner, before, now, &path, whole, sheets);
            }
            (Shape::Records { key, fields }, Some(Value::Array(before)), Some(Value::Array(now))) => {
                for before in before.iter().filter_map(Value::as_table) {
                    let id = key_of(before, key);
                    let found = now.iter().find(|record| is_name_of(record, key, &id));
                    if let Some(Value::Table(now)) = found {
                        let whole = word(now, "provenance") == Some("reconstructed");
                        gather(fields, before, now, &format!("{path}.{id}"), whole, sheets);
                    }
                }
            }
            (Shape::Group(_) | Shape::Records { .. }, ..) => {}
            _ => sheets.push(FieldSheet {
                path,
                field,
                value: value.cloned(),
                built_in: built_in.cloned(),
                reconstructed: reconstructed || value.is_some_and(within),
            }),
        }
    }
}

/// Whether the record lists the field, or a part of it, among its reconstructed ones.
fn names(record: &Table, field: &str) -> bool {
    let listed = record.get("reconstructed_fields").and_then(Value::as_array);
    listed
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .any(|name| name.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', ' '])))
}

/// Whether a part of the value says of itself that it is reconstructed.
fn within(value: &Value) -> bool {
    match value {
        Value::Table(table) => word(table, "provenance") == Some("reconstructed") || table.values().any(within),
        Value::Array(entries) => entries.iter().any(within),
        _ => false,
    }
}
