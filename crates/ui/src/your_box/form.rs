//! What a sent form makes of a component.

use engine::pack::schema::{Field, Shape};
use engine::pack::{Pack, PackFaults, RecordSheet};
use toml::{Table, Value};

/// What was sent: names and values.
pub(super) type Sent<'a> = &'a [(String, String)];

/// The name of a field in the form: its path below the record.
pub(super) fn name_of(record: &str, path: &str) -> String {
    format!("f.{}", path.strip_prefix(record).unwrap_or(path).trim_start_matches('.'))
}

fn get<'a>(sent: Sent<'a>, name: &str) -> Option<&'a str> {
    sent.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// The pack with what was sent for one component. What cannot be a number stands there as it was
/// written, so that whoever checks the pack says why not.
pub fn edited(pack: &Pack, sheet: &RecordSheet, sent: &[(String, String)]) -> Result<Pack, PackFaults> {
    let record = sheet.path();
    let mut pack = pack.clone();
    for field in &sheet.fields {
        let name = name_of(&record, &field.path);
        if get(sent, "do") == Some(&format!("drop {name}")) {
            pack = pack.without(&field.path);
            continue;
        }
        let Some(value) = read(&field.field.shape, &name, sent, field.field.optional) else {
            // What was left empty is as built in; what was not sent at all stays as it is.
            if get(sent, &name).is_some() {
                pack = pack.without(&field.path);
            }
            continue;
        };
        let built_in = field.built_in.as_ref().is_some_and(|built_in| same(built_in, &value));
        pack = if built_in { pack.without(&field.path) } else { pack.with(&field.path, value)? };
    }
    Ok(pack)
}

/// Whether two values are the same, however a number is written.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Integer(whole), Value::Float(part)) | (Value::Float(part), Value::Integer(whole)) => {
            *part == *whole as f64
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Table(one), Value::Table(other)) => {
            let within = |(key, value): (&String, &Value)| other.get(key).is_some_and(|found| same(value, found));
            // Where a room comes from is said of the printed one only.
            let said = |table: &Table| table.keys().filter(|key| *key != "provenance").count();
            said(one) == said(other) && one.iter().filter(|(key, _)| *key != "provenance").all(within)
        }
        _ => one == other,
    }
}

/// The most entries of any list that is looked at.
const MAX_ENTRIES: usize = 64;

/// What was sent under a name; none if nothing was.
fn read(shape: &Shape, name: &str, sent: Sent<'_>, optional: bool) -> Option<Value> {
    let asked = get(sent, "do").and_then(|ask| ask.split_once(' '));
    match shape {
        Shape::Number { .. } => {
            let text = get(sent, name)?.trim();
            if text.is_empty() && optional {
                return None;
            }
            Some(text.parse::<i64>().map_or_else(|_| Value::String(text.to_owned()), Value::Integer))
        }
        Shape::Halves { .. } => {
            let text = get(sent, name)?.trim().replace(',', ".");
            if text.is_empty() && optional {
                return None;
            }
            Some(match (text.parse::<i64>(), text.parse::<f64>()) {
                (Ok(whole), _) => Value::Integer(whole),
                (_, Ok(number)) if number.is_finite() => Value::Float(number),
                _ => Value::String(text),
            })
        }
        Shape::Flag => match get(sent, name) {
            Some("yes") => Some(Value::Boolean(true)),
            Some("no") => Some(Value::Boolean(false)),
            _ => None,
        },
        Shape::Text { .. } => Some(Value::String(get(sent, name)?.trim().to_owned())),
        Shape::Choice(_) | Shape::Reference(_) => {
            get(sent, name).filter(|word| !word.is_empty()).map(|word| Value::String(word.to_owned()))
        }
        Shape::List { of, least, most } => {
            let count = match get(sent, &format!("{name}.count")) {
                Some(count) => count.parse::<usize>().ok()?.min(MAX_ENTRIES),
                None if asked == Some(("add", name)) => 0,
                None => return None,
            };
            let mut entries: Vec<Value> =
                (0..count).filter_map(|index| read(of, &format!("{name}.{index}"), sent, false)).collect();
            match asked {
                Some(("add", wanted)) if wanted == name => {
                    let more = (*least).max(entries.len() + 1).min(*most);
                    while entries.len() < more {
                        entries.push(first(of));
                    }
                }
                Some((way @ ("drop" | "up"), wanted)) => {
                    let index = wanted.strip_prefix(name).and_then(|rest| rest.strip_prefix('.'));
                    if let Some(index) = index.and_then(|index| index.parse::<usize>().ok())
                        && index < entries.len()
                    {
                        if way == "drop" {
                            entries.remove(index);
                        } else if index > 0 {
                            entries.swap(index - 1, index);
                        }
                    }
                }
                _ => {}
            }
            Some(Value::Array(entries))
        }
        Shape::Structure(fields) => {
            let table = read_fields(fields, name, sent, false);
            let given = !optional || get(sent, &format!("{name}.given")).is_some();
            (given || !table.is_empty()).then_some(Value::Table(table))
        }
        Shape::OneOf { tag, forms } => {
            let chosen = get(sent, &format!("{name}.{tag}"))?;
            let fields = forms.iter().find(|form| form.name == chosen).map_or(&[][..], |form| form.fields);
            let mut table = read_fields(fields, name, sent, true);
            table.insert((*tag).to_owned(), chosen.into());
            Some(Value::Table(table))
        }
        Shape::Group(_) | Shape::Records { .. } => None,
    }
}

/// The fields of one value. Those of a form that was chosen just now have not been sent: they begin small.
fn read_fields(fields: &[Field], name: &str, sent: Sent<'_>, begin: bool) -> Table {
    let mut table = Table::new();
    for field in fields {
        let value = read(&field.shape, &format!("{name}.{}", field.name), sent, field.optional);
        let value = value.or_else(|| (begin && !field.optional).then(|| first(&field.shape)));
        if let Some(value) = value {
            table.insert(field.name.to_owned(), value);
        }
    }
    table
}

/// What a field begins with.
fn first(shape: &Shape) -> Value {
    match shape {
        Shape::Number { least, most } => Value::Integer(1.clamp(*least, *most)),
        Shape::Halves { least, .. } => Value::Integer(*least / 2),
        Shape::Flag => Value::Boolean(false),
        Shape::Text { .. } | Shape::Reference(_) => Value::String(String::new()),
        Shape::Choice(words) => Value::String(words.first().copied().unwrap_or_default().to_owned()),
        Shape::List { of, least, .. } => Value::Array((0..*least).map(|_| first(of)).collect()),
        Shape::Structure(fields) => Value::Table(first_fields(fields)),
        Shape::OneOf { tag, forms } => {
            let form = forms.first();
            let mut table = form.map(|form| first_fields(form.fields)).unwrap_or_default();
            table.insert((*tag).to_owned(), form.map_or("", |form| form.name).into());
            Value::Table(table)
        }
        Shape::Group(_) | Shape::Records { .. } => Value::Table(Table::new()),
    }
}

fn first_fields(fields: &[Field]) -> Table {
    let needed = fields.iter().filter(|field| !field.optional);
    needed.map(|field| (field.name.to_owned(), first(&field.shape))).collect()
}
