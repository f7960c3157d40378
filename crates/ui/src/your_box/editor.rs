//! The form of one component, with its picture as it is built in and as it would be.

use engine::Components;
use engine::pack::RecordSheet;
use maud::{Markup, html};

use super::fields::Drawing;
use super::form::name_of;
use super::gallery::{changes, elsewhere, origin, print, title};
use super::{BoxScene, Editing, address, box_of, words};
use crate::Tabletop;
use crate::lang::say;

pub(super) fn editor<G: Tabletop>(
    scene: &BoxScene<'_>,
    editing: &Editing,
    sheet: &RecordSheet,
    sheets: &[RecordSheet],
    built_in: &G::Components,
    own: Option<&G::Components>,
) -> Markup {
    let lang = scene.visit.lang;
    let record = sheet.path();
    let (here, others) = elsewhere(&editing.faults, &record);
    let records = named_records::<G>(sheets, scene);
    let drawing = Drawing { lang, faults: &editing.faults, records: &records };
    let built_in_sheets = G::Components::sheets(None);
    let before = built_in_sheets.iter().find(|before| before.path() == record).unwrap_or(sheet);
    let back = address::<G>(scene.open.map(|open| open.id.as_str()));
    html! {
        li.component.editing #{ "c-" (record) } .{ "k-" (sheet.kind) } {
            header { h2 { (title::<G>(sheet, lang)) } (origin(sheet, lang)) }
            div.beside {
                figure { figcaption { (say!(lang, "box-built-in")) } div.likeness { (print::<G>(built_in, before, lang)) } }
                figure.yours aria-live="polite" {
                    figcaption { (say!(lang, "box-yours")) }
                    @if let Some(own) = own { div.likeness { (print::<G>(own, sheet, lang)) } }
                    @else { p.fault { (say!(lang, "box-cannot-be")) } }
                    @if sheet.corrected { (changes(sheet, lang)) }
                }
            }
            form #editor.editor method="post" action={ "/box/" (box_of::<G>()) "/edit" } novalidate data-editor {
                input type="hidden" name="at" value=(record);
                @if let Some(open) = scene.open { input type="hidden" name="pack" value=(open.id); }
                // What the return key does: show it, and keep nothing yet.
                button.vh type="submit" name="do" value="show" tabindex="-1" { (say!(lang, "box-show-it")) }
                @if !here.is_empty() {
                    div.fault role="alert" {
                        p { (say!(lang, "box-wrong-here", count = here.len())) }
                        ul.faults {
                            @for fault in &here { li { a href={ "#" (name_of(&record, &fault.path)) } { (words::path(lang, &record, &fault.path)) } (say!(lang, "colon")) (words::fault_in_words(fault, lang)) } }
                        }
                    }
                }
                @for field in &sheet.fields {
                    div.field-of .{ @if field.is_corrected() { "changed" } } {
                        (drawing.field(name_of(&record, &field.path), &field.path, words::path(lang, &record, &field.path), field.field, field.value.as_ref()))
                        @if field.reconstructed { span.origin.from-reconstructed { (say!(lang, "box-from-reconstructed")) } }
                        @if field.is_corrected() { small.was { (say!(lang, "box-was")) " " (words::value(lang, &field.field.shape, field.built_in.as_ref())) } }
                    }
                }
                @if !others.is_empty() {
                    div.note role="status" { p { (say!(lang, "box-wrong-elsewhere")) } ul.faults { @for fault in others.iter().take(8) { li { @if !fault.path.is_empty() { code { (fault.path) } (say!(lang, "colon")) } (words::fault_in_words(fault, lang)) } } } }
                }
                @if let Some(name) = &editing.name {
                    label.field { span { (say!(lang, "box-new-name")) } input type="text" name="name" value=(name) maxlength=(engine::pack::MAX_NAME) autocomplete="off"; }
                }
                div.ways {
                    button.btn.solid type="submit" name="do" value="keep" { (say!(lang, "box-keep")) }
                    button.btn type="submit" name="do" value="show" { (say!(lang, "box-show-it")) }
                    a.btn href={ (back) "#c-" (record) } { (say!(lang, "box-back")) }
                }
            }
        }
    }
}

/// The records that can be named by others.
fn named_records<G: Tabletop>(
    sheets: &[RecordSheet],
    scene: &BoxScene<'_>,
) -> Vec<(&'static str, Vec<(String, String)>)> {
    let mut kinds: Vec<(&'static str, Vec<(String, String)>)> = Vec::new();
    for sheet in sheets.iter().filter(|sheet| !sheet.id.is_empty()) {
        let record = (sheet.id.clone(), title::<G>(sheet, scene.visit.lang));
        match kinds.iter_mut().find(|(kind, _)| *kind == sheet.kind) {
            Some((_, records)) => records.push(record),
            None => kinds.push((sheet.kind, vec![record])),
        }
    }
    kinds
}
