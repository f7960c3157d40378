//! The control mat: the dice of the turn, the Activation Bay and the converter; in the converter's
//! place stands the question, when there is one.

use engine::Seat;
use maud::{Markup, html};
use tiny_epic_galaxies::{DICE, Die, DiePlace, Face, Question, decisions, shown};

use super::prompt;
use super::signs::{die, emblem, face_key, sign};
use super::table::Table;
use super::{attempt, words};
use crate::lang::say;

pub(super) fn control(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let active = view.active;
    html! {
        section.control.panel #zone-dice aria-label=(say!(lang, "teg-dice")) {
            div.cap {
                span.label { (say!(lang, "teg-dice-of", name = table.talk.name(active), yours = yours(table, active))) }
                span.label.rolled-dice { (say!(lang, "teg-dice-rolled", count = view.dice.len())) }
                // The Rogue rolls one die at a time and rerolls nothing by itself (SOLO-7).
                @if table.galaxy(active).is_none_or(|galaxy| !galaxy.rogue) { (reroll(table)) }
            }
            (roll(table))
            (bay(table))
            div.machine {
                @match prompt::panel(table) {
                    Some(panel) => { (panel) }
                    None => { (converter(table)) }
                }
            }
        }
    }
}

fn yours(table: &Table<'_>, seat: Seat) -> &'static str {
    if table.view().viewer == Some(seat) { "yes" } else { "no" }
}

/// The dice that are picked at the moment, one bit each, and the die to be set.
fn picked(table: &Table<'_>) -> (u8, Option<u8>) {
    match table.view().ask.map(|ask| ask.question) {
        Some(Question::Reroll(decisions::Reroll { picked, .. })) => (picked, None),
        Some(Question::Convert(decisions::Convert { spent, target, .. })) => (spent, target),
        Some(Question::SetDie(decisions::SetDie { die, .. })) => (0, die),
        _ => (0, None),
    }
}

/// How a picked die is put back by touching it again, if it can be: those picked for a reroll are
/// picked in any order, those for the converter one after the other.
fn put_back(table: &Table<'_>) -> Option<&'static str> {
    let asked = !table.scene.choices.is_empty() && table.scene.can_undo;
    match table.view().ask.map(|ask| ask.question).filter(|_| asked)? {
        Question::Reroll { .. } => Some("again"),
        Question::Convert { .. } => Some("only"),
        _ => None,
    }
}

/// The inactive dice. Dice with the same face are one choice, so they are one thing to touch.
fn roll(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let (picked, target) = picked(table);
    let inactive = |face: Face| -> Vec<(usize, &Die)> {
        let dice = view.dice.iter().enumerate();
        dice.filter(|(_, die)| die.place == DiePlace::Inactive && die.face == face).collect()
    };
    let groups: Vec<(Face, Vec<(usize, &Die)>)> =
        Face::ALL.into_iter().map(|face| (face, inactive(face))).filter(|(_, dice)| !dice.is_empty()).collect();
    html! {
        div.roll {
            div.hand .{ "n" (groups.iter().map(|(_, dice)| dice.len()).sum::<usize>()) } {
                @for (digit, (face, dice)) in groups.iter().enumerate() {
                    @let chosen = dice.iter().filter(|(index, _)| picked >> index & 1 == 1 || target.map(usize::from) == Some(*index)).count();
                    @let back = put_back(table).filter(|_| chosen > 0);
                    button.dice type="button" tabindex="-1" data-digit=(digit + 1) data-put-back=[back] id=(attempt::die(*face)) .{ "f-" (face_key(*face)) " x" (dice.len()) }
                        aria-label={
                            (say!(lang, "teg-dice-label", count = dice.len(), face = words::face(lang, *face), what = words::face_does(lang, *face)))
                            @if chosen > 0 { (say!(lang, "teg-dice-picked", count = chosen)) }
                            @if back.is_some() { ". " (say!(lang, "teg-put-back", count = chosen)) }
                        }
                        data-tip=(if back.is_some() { say!(lang, "teg-put-back", count = chosen) } else { words::capital(&words::face_does(lang, *face)) }) {
                        @for (index, _) in dice {
                            @let state = if target.map(usize::from) == Some(*index) { "target" } else if picked >> index & 1 == 1 { "picked" } else { "" };
                            (die(&format!("{state}{}", table.die_moment(*index)), *face))
                        }
                    }
                }
            }
        }
    }
}

fn reroll(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let rolling = match view.ask.map(|ask| ask.question) {
        Some(Question::Reroll(decisions::Reroll { picked, .. })) => Some(picked.count_ones()),
        _ => None,
    };
    html! {
        button.reroll type="button" tabindex="-1" id=(attempt::REROLL) data-at-once="" data-tip=(say!(lang, "teg-reroll-title", cost = view.reroll_cost)) {
            (sign("reroll"))
            @match rolling {
                Some(count) => { b { (say!(lang, "teg-roll")) } small { (say!(lang, "teg-dice-count", count = count)) } }
                None => {
                    b { (say!(lang, "teg-reroll")) }
                    @if view.reroll_cost == 0 { small.free { (say!(lang, "teg-free")) } }
                    @else { small.price { "−" (view.reroll_cost) (sign("energy")) span.vh { (words::amount(lang, view.reroll_cost, 0)) } } }
                }
            }
        }
    }
}

/// The level at which a die of the bay is unlocked, for the spaces that no die can reach yet.
fn unlocked_at(dice: usize) -> Option<u8> {
    shown().empire_levels.iter().find(|level| usize::from(level.dice) >= dice).map(|level| level.level)
}

fn bay(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let in_space = |space: usize| {
        let place = DiePlace::Bay { space: space as u8 };
        view.dice.iter().enumerate().find(move |(_, die)| die.place == place)
    };
    let level = table.galaxy(view.active).map_or(0, |galaxy| galaxy.level);
    html! {
        div.cap { span.label { (say!(lang, "teg-bay")) } span.label { (say!(lang, "teg-who-followed")) } }
        ol.act-bay {
            @for space in 0..DICE {
                li.bay-slot {
                    @match in_space(space) {
                        Some((index, found)) => {
                            span.spot data-tip=(words::face(lang, found.face)) {
                                (die(&format!("spent{}", table.die_moment(index)), found.face))
                                span.vh { (words::face(lang, found.face)) }
                            }
                            span.followers {
                                @for seat in found.followed.iter() {
                                    span data-tip=(say!(lang, "teg-followed-by", name = table.talk.name(seat))) { (emblem(view, seat)) span.vh { (say!(lang, "teg-followed-by", name = table.talk.name(seat))) } }
                                }
                                @if found.followed.is_empty() { i.none-yet {} }
                            }
                        }
                        None => {
                            @match unlocked_at(space + 1).filter(|at| *at > level) {
                                Some(at) => { span.hole data-tip=(say!(lang, "teg-unlocked-at", level = at)) { (say!(lang, "teg-level-short", level = at)) } }
                                None => { span.hole {} }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn converter(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let spent: Vec<Face> =
        view.dice.iter().filter(|die| die.place == DiePlace::Converter).map(|die| die.face).collect();
    let mut label = say!(lang, "teg-converter-label", used = if view.this_turn.converter_used { "yes" } else { "no" });
    if !spent.is_empty() {
        let faces: Vec<String> = spent.iter().map(|face| words::face(lang, *face)).collect();
        label = format!("{label} ({})", faces.join(", "));
    }
    html! {
        div.cap { span.label { (say!(lang, "teg-converter")) } span.label { (say!(lang, "teg-once-a-turn")) } }
        button.converter type="button" tabindex="-1" id=(attempt::CONVERTER) .{ @if view.this_turn.converter_used { "used" } }
            aria-label=(label) {
            span.holes aria-hidden="true" {
                @for place in 0..2usize {
                    @match spent.get(place) {
                        Some(face) => { (die("spent", *face)) }
                        None => { span.hole { (place + 1) } }
                    }
                }
                i.to { "→" }
                span.hole.out { "?" }
            }
            span.how aria-hidden="true" { (say!(lang, "teg-converter-how")) }
        }
    }
}
