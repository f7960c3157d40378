//! What fields, words of the notation and faults are called.

use engine::Components;
use engine::pack::PackFault;
use engine::pack::schema::{Field, Shape};
use fluent_bundle::FluentArgs;
use toml::Value;

use crate::Lang;
use crate::lang::{has, say, t};

/// The message of a word of the notation; the word itself where none is needed: it is a name, or a sign.
fn named(lang: Lang, prefix: &str, word: &str) -> String {
    let key = format!("{prefix}{}", word.to_lowercase());
    if has(lang, &key) { t(lang, &key, &FluentArgs::new()) } else { word.replace('_', " ") }
}

/// "Planets"
pub(super) fn kind(lang: Lang, kind: &str) -> String {
    named(lang, "box-kind-", kind)
}

/// "Points"
pub(super) fn field(lang: Lang, name: &str) -> String {
    named(lang, "box-field-", name)
}

/// A word that may be chosen, or the form of an effect.
pub(super) fn word(lang: Lang, word: &str) -> String {
    sign(lang, word).unwrap_or_else(|| named(lang, "box-word-", word))
}

/// The symbols of the sky (UFS-SKY), with the code that the notation has for them.
fn sign(lang: Lang, word: &str) -> Option<String> {
    let number = || word.get(1..).and_then(|number| number.parse::<u8>().ok());
    let said = match (word.as_bytes().first()?, number()) {
        (b'.', None) => say!(lang, "box-sign-blank"),
        (b'<', None) => say!(lang, "box-sign-left"),
        (b'>', None) => say!(lang, "box-sign-right"),
        (b'M', None) if word == "M" => say!(lang, "box-sign-descend"),
        (b'P', None) if word.len() == 2 => say!(lang, "box-sign-portal", pair = &word[1..]),
        (b'E', Some(number)) => say!(lang, "box-sign-explosion", number = number),
        (b'R', Some(number)) => say!(lang, "box-sign-red", number = number),
        _ => return None,
    };
    Some(said)
}

/// Where values come from.
pub(super) fn provenance(lang: Lang, from: &str) -> String {
    match from {
        "rulebook" | "seed" => say!(lang, "box-from-rulebook"),
        "reconstructed" => say!(lang, "box-from-reconstructed"),
        "owner" => say!(lang, "box-from-owner"),
        _ => say!(lang, "box-from-public"),
    }
}

/// What is wrong, as a sentence.
pub fn fault_in_words(fault: &PackFault, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in fault.flaw.args() {
        // A number agrees with its word.
        match value.parse::<i64>() {
            Ok(number) => args.set(name, number),
            Err(_) => args.set(name, value),
        }
    }
    t(lang, fault.flaw.key(), &args)
}

/// A field by the path below its record: "Damaged side, stars".
pub(super) fn path(lang: Lang, record: &str, path: &str) -> String {
    let below = path.strip_prefix(record).unwrap_or(path).trim_start_matches('.');
    let words: Vec<String> = below.split('.').map(|step| field(lang, step)).collect();
    words.join(say!(lang, "box-within").as_str())
}

/// A value, briefly.
pub(super) fn value(lang: Lang, shape: &Shape, value: Option<&Value>) -> String {
    let Some(value) = value else { return say!(lang, "box-nothing") };
    let of = |fields: &[Field], table: &toml::Table| {
        let mut parts = Vec::new();
        for field in fields {
            if let Some(value) = table.get(field.name) {
                parts.push(format!(
                    "{} {}",
                    self::field(lang, field.name),
                    self::value(lang, &field.shape, Some(value))
                ));
            }
        }
        parts.join(", ")
    };
    match (shape, value) {
        (Shape::Flag, Value::Boolean(yes)) => yes_or_no(lang, *yes),
        (Shape::Choice(_), Value::String(chosen)) => word(lang, chosen),
        (Shape::List { of, .. }, Value::Array(entries)) if entries.is_empty() => {
            let _ = of;
            say!(lang, "box-nothing")
        }
        (Shape::List { of, .. }, Value::Array(entries)) => {
            let each = entries.iter().map(|entry| self::value(lang, of, Some(entry)));
            let between =
                if matches!(of, Shape::List { .. } | Shape::Structure(_) | Shape::OneOf { .. }) { "; " } else { ", " };
            each.collect::<Vec<_>>().join(between)
        }
        (Shape::Structure(fields), Value::Table(table)) => of(fields, table),
        (Shape::OneOf { tag, forms }, Value::Table(table)) => {
            let chosen = table.get(*tag).and_then(Value::as_str).unwrap_or_default();
            let form = forms.iter().find(|form| form.name == chosen);
            let rest = form.map(|form| of(form.fields, table)).filter(|rest| !rest.is_empty());
            match rest {
                Some(rest) => format!("{} ({rest})", word(lang, chosen)),
                None => word(lang, chosen),
            }
        }
        (_, Value::String(text)) => text.clone(),
        (_, other) => other.to_string(),
    }
}

pub(super) fn yes_or_no(lang: Lang, yes: bool) -> String {
    if yes { say!(lang, "box-yes") } else { say!(lang, "box-no") }
}

/// The keys of all messages that the components of a game ask for.
pub(super) fn keys<C: Components>() -> Vec<String> {
    fn of_shape(shape: &Shape, keys: &mut Vec<String>) {
        match shape {
            Shape::Choice(words) => {
                keys.extend(words.iter().filter(|word| sign(Lang::En, word).is_none()).map(word_key))
            }
            Shape::List { of, .. } => of_shape(of, keys),
            Shape::Structure(fields) | Shape::Group(fields) | Shape::Records { fields, .. } => of_fields(fields, keys),
            Shape::OneOf { forms, .. } => {
                for form in *forms {
                    keys.push(word_key(&form.name));
                    of_fields(form.fields, keys);
                }
            }
            Shape::Number { .. } | Shape::Halves { .. } | Shape::Flag | Shape::Text { .. } | Shape::Reference(_) => {}
        }
    }
    fn of_fields(fields: &[Field], keys: &mut Vec<String>) {
        for field in fields.iter().filter(|field| field.name != "provenance") {
            keys.push(format!("box-field-{}", field.name));
            of_shape(&field.shape, keys);
        }
    }
    fn word_key(word: &&str) -> String {
        format!("box-word-{}", word.to_lowercase())
    }
    let mut keys = Vec::new();
    for kind in C::KINDS {
        keys.push(format!("box-kind-{}", kind.name));
        of_fields(kind.fields, &mut keys);
    }
    for sheet in C::sheets(None) {
        let record = sheet.path();
        for field in &sheet.fields {
            let below = field.path.strip_prefix(&record).unwrap_or(&field.path).trim_start_matches('.');
            keys.extend(below.split('.').map(|step| format!("box-field-{step}")));
        }
    }
    keys
}
