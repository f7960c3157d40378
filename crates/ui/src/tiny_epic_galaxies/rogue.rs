//! The mat of the Rogue Galaxy: its ladder of levels, what each does, and the skull at its end.

use maud::{Markup, html};
use tiny_epic_galaxies::{RogueLevel, RogueMat, RogueSheet};

use super::signs::{emblem, points, reconstructed, sign};
use super::table::Table;
use super::{effects, glyphs};
use crate::Lang;
use crate::lang::say;

fn words_of(lang: Lang, level: &RogueLevel) -> String {
    let text = effects::effect(lang, &level.action);
    if level.once_per_turn { format!("{text} ({})", say!(lang, "teg-limit-once")) } else { text }
}

/// The mat in the strip: where the Rogue is, and what comes.
pub(super) fn mat(table: &Table<'_>) -> Markup {
    let lang = table.lang();
    let sheet = table.view().setup.rogue.sheet();
    let words = say!(lang, "teg-rogue-maximum", most = sheet.max_resource, dice = sheet.bonus_dice);
    html! {
        section.ladder.panel.p-rogue aria-label=(sheet.name) data-tip=(words) {
            header { span.label { (sheet.name) " · " (super::words::difficulty(lang, table.view().setup.rogue)) } (reconstructed(lang)) }
            (ladder(table))
        }
    }
}

/// All levels of the mat.
pub(super) fn ladder(table: &Table<'_>) -> Markup {
    let view = table.view();
    let at = view.galaxies.iter().find(|galaxy| galaxy.rogue).map_or(0, |galaxy| galaxy.level);
    html! { (rungs(table.lang(), view.setup.rogue, at, Some(table))) }
}

/// The ladder of a mat; `at` is marked.
pub(super) fn rungs(lang: Lang, mat: RogueMat, at: u8, table: Option<&Table<'_>>) -> Markup {
    rungs_of(lang, mat.sheet(), at, table)
}

/// The same of any record.
pub(super) fn rungs_of(lang: Lang, sheet: &RogueSheet, at: u8, table: Option<&Table<'_>>) -> Markup {
    html! {
        ol.rungs {
            @for level in &sheet.levels {
                li .{ @if level.level == at { "here" } } aria-current=[(level.level == at).then_some("step")] data-tip=(words_of(lang, level)) {
                    span.lvl { (level.level) }
                    @if level.level == at && let Some(table) = table { (emblem(table.view(), engine::Seat(1))) }
                    (points(lang, level.vp))
                    span.has { (sign("die")) (level.dice) span.vh { " " (say!(lang, "teg-fact-dice", count = level.dice)) } }
                    (glyphs::effect(&level.action))
                    span.text { (words_of(lang, level)) }
                }
            }
            li.skull { span.lvl { (sheet.skull_level) } svg.emblem.p-rogue viewBox="0 0 10 10" aria-hidden="true" { use href="#teg-em-rogue" {} } span.text { (say!(lang, "teg-skull")) } }
            li.note { span.text { (say!(lang, "teg-rogue-maximum", most = sheet.max_resource, dice = sheet.bonus_dice)) } (reconstructed(lang)) }
        }
    }
}
