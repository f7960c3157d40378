//! One field of the form: what may be chosen or written there, and what is wrong with what stands there.

use engine::pack::PackFault;
use engine::pack::schema::{Field, Shape};
use maud::{Markup, html};
use toml::{Table, Value};

use super::words;
use crate::Lang;
use crate::lang::say;

/// What the form of a component knows.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) lang: Lang,
    pub(super) faults: &'a [PackFault],
    /// The records of each kind that can be named: key and name.
    pub(super) records: &'a [(&'static str, Vec<(String, String)>)],
}

/// A place in the form.
struct Place<'a> {
    /// The name under which it is sent.
    name: String,
    /// Its path in the pack.
    path: String,
    /// What it is called.
    label: String,
    value: Option<&'a Value>,
    optional: bool,
}

impl Drawing<'_> {
    /// A field of a component.
    pub(super) fn field(
        &self,
        name: String,
        path: &str,
        label: String,
        field: &Field,
        value: Option<&Value>,
    ) -> Markup {
        let place = Place { name, path: path.to_owned(), label, value, optional: field.optional };
        self.place(&field.shape, &place)
    }

    /// The faults of exactly this place.
    fn faults_at<'b>(&'b self, path: &str) -> Vec<&'b PackFault> {
        self.faults.iter().filter(|fault| fault.path == path).collect()
    }

    fn place(&self, shape: &Shape, place: &Place<'_>) -> Markup {
        match shape {
            Shape::List { of, least, most } => self.list(of, *least, *most, place),
            Shape::Structure(fields) => self.structure(fields, place),
            Shape::OneOf { tag, forms } => self.one_of(tag, forms, place),
            _ => self.simple(shape, place),
        }
    }

    /// A label, one thing to fill in, and what is wrong with it.
    fn simple(&self, shape: &Shape, place: &Place<'_>) -> Markup {
        let faults = self.faults_at(&place.path);
        html! {
            div.box-field .faulty[!faults.is_empty()] {
                label for=(place.name) { (place.label) }
                (self.input(shape, place, !faults.is_empty()))
                (self.told(place, &faults))
            }
        }
    }

    fn told(&self, place: &Place<'_>, faults: &[&PackFault]) -> Markup {
        html! {
            @if !faults.is_empty() {
                p.field-fault id={ (place.name) "-why" } { @for fault in faults { span { (words::fault_in_words(fault, self.lang)) } " " } }
            }
        }
    }

    fn input(&self, shape: &Shape, place: &Place<'_>, wrong: bool) -> Markup {
        let invalid = wrong.then_some("true");
        let why = wrong.then(|| format!("{}-why", place.name));
        let name = &place.name;
        let text = match place.value {
            Some(Value::String(text)) => text.clone(),
            Some(other) => other.to_string(),
            None => String::new(),
        };
        match shape {
            Shape::Number { least, most } => html! {
                input id=(name) name=(name) type="number" inputmode="numeric" min=(least) max=(most) step="1" value=(text) aria-invalid=[invalid] aria-describedby=[why] autocomplete="off";
            },
            Shape::Halves { least, most } => html! {
                input id=(name) name=(name) type="number" inputmode="decimal" min=(*least as f64 / 2.0) max=(*most as f64 / 2.0) step="0.5" value=(text) aria-invalid=[invalid] aria-describedby=[why] autocomplete="off";
            },
            Shape::Text { most } => html! {
                input id=(name) name=(name) type="text" maxlength=(most) value=(text) aria-invalid=[invalid] aria-describedby=[why] autocomplete="off" spellcheck="false";
            },
            Shape::Flag => {
                let now = place.value.and_then(Value::as_bool);
                let options = [
                    ("yes", words::yes_or_no(self.lang, true), now == Some(true)),
                    ("no", words::yes_or_no(self.lang, false), now == Some(false)),
                ];
                self.select(
                    place,
                    invalid,
                    why,
                    options.map(|(value, words, chosen)| (value.to_owned(), words, chosen)),
                )
            }
            Shape::Choice(choices) => {
                let option = |word: &&str| ((*word).to_owned(), words::word(self.lang, word), *word == text);
                self.select(place, invalid, why, choices.iter().map(option))
            }
            Shape::Reference(kind) => {
                let records =
                    self.records.iter().find(|(found, _)| found == kind).map_or(&[][..], |(_, records)| records);
                let option = |(id, name): &(String, String)| (id.clone(), name.clone(), *id == text);
                self.select(place, invalid, why, records.iter().map(option))
            }
            _ => html! {},
        }
    }

    fn select(
        &self,
        place: &Place<'_>,
        invalid: Option<&str>,
        why: Option<String>,
        options: impl IntoIterator<Item = (String, String, bool)>,
    ) -> Markup {
        let options: Vec<_> = options.into_iter().collect();
        let known = options.iter().any(|(_, _, chosen)| *chosen);
        html! {
            select id=(place.name) name=(place.name) aria-invalid=[invalid] aria-describedby=[why] {
                @if place.optional || !known { option value="" selected[!known] { (say!(self.lang, "box-nothing")) } }
                @for (value, words, chosen) in options { option value=(value) selected[chosen] { (words) } }
            }
        }
    }

    fn list(&self, of: &Shape, least: usize, most: usize, place: &Place<'_>) -> Markup {
        let faults = self.faults_at(&place.path);
        let entries = place.value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let given = place.value.is_some_and(Value::is_array);
        // A square, a row of the sky: so many of them, and no fewer.
        let fixed = least == most;
        let simple = !matches!(of, Shape::List { .. } | Shape::Structure(_) | Shape::OneOf { .. });
        let lang = self.lang;
        html! {
            fieldset.box-list .{ @if fixed && simple { "in-a-row" } @if !faults.is_empty() { " faulty" } } {
                legend { (place.label) }
                @if given { input type="hidden" name={ (place.name) ".count" } value=(entries.len()); }
                @if !given || entries.is_empty() { p.soft { (say!(lang, "box-nothing")) } }
                @for (index, entry) in entries.iter().enumerate() {
                    @let inner = Place {
                        name: format!("{}.{index}", place.name),
                        path: format!("{}[{index}]", place.path),
                        label: say!(lang, "box-entry", number = index + 1),
                        value: Some(entry),
                        optional: false,
                    };
                    div.entry {
                        (self.place(of, &inner))
                        @if !fixed {
                            span.entry-ways {
                                @if index > 0 { button.btn.small type="submit" name="do" value={ "up " (inner.name) } aria-label=(say!(lang, "box-up", number = index + 1)) { "↑" } }
                                @if entries.len() > least { button.btn.small type="submit" name="do" value={ "drop " (inner.name) } aria-label=(say!(lang, "box-drop", number = index + 1)) { "×" } }
                            }
                        }
                    }
                }
                @if entries.len() < most && !(fixed && given) {
                    button.btn.small.add type="submit" name="do" value={ "add " (place.name) } { (say!(lang, "box-add")) }
                }
                @if given && place.optional {
                    button.btn.small type="submit" name="do" value={ "drop " (place.name) } { (say!(lang, "box-leave-out")) }
                }
                (self.told(place, &faults))
            }
        }
    }

    fn structure(&self, fields: &[Field], place: &Place<'_>) -> Markup {
        let faults = self.faults_at(&place.path);
        html! {
            fieldset.box-group .faulty[!faults.is_empty()] {
                legend { (place.label) }
                @if place.optional && place.value.is_some() { input type="hidden" name={ (place.name) ".given" } value="yes"; }
                (self.inner(fields, place))
                (self.told(place, &faults))
            }
        }
    }

    fn one_of(&self, tag: &str, forms: &[engine::pack::schema::Form], place: &Place<'_>) -> Markup {
        let mut faults = self.faults_at(&place.path);
        faults.extend(self.faults_at(&format!("{}.{tag}", place.path)));
        let chosen = place.value.and_then(|value| value.get(tag)).and_then(Value::as_str).unwrap_or_default();
        let name = format!("{}.{tag}", place.name);
        let fields = forms.iter().find(|form| form.name == chosen).map_or(&[][..], |form| form.fields);
        let known = forms.iter().any(|form| form.name == chosen);
        html! {
            fieldset.box-group .faulty[!faults.is_empty()] {
                legend { (place.label) }
                div.box-field.form-of {
                    label for=(name) { (say!(self.lang, "box-what")) }
                    select id=(name) name=(name) data-again {
                        @if !known { option value="" selected { (say!(self.lang, "box-nothing")) } }
                        @for form in forms { option value=(form.name) selected[form.name == chosen] { (words::word(self.lang, form.name)) } }
                    }
                }
                (self.inner(fields, place))
                (self.told(place, &faults))
            }
        }
    }

    fn inner(&self, fields: &[Field], place: &Place<'_>) -> Markup {
        let none = Table::new();
        let table = place.value.and_then(Value::as_table).unwrap_or(&none);
        html! {
            @for field in fields.iter().filter(|field| field.name != "provenance") {
                (self.place(&field.shape, &Place {
                    name: format!("{}.{}", place.name, field.name),
                    path: format!("{}.{}", place.path, field.name),
                    label: words::field(self.lang, field.name),
                    value: table.get(field.name),
                    optional: field.optional,
                }))
            }
        }
    }
}
