//! What is asked, in one sentence, with what it costs.

use black_angel::{BlackAngel, Event, Hex, Question, Sequence, Target, View};
use engine::Piece;
use maud::{Markup, html};

use super::choices::{mission_at, names, terms, who};
use super::words::{self, Names};
use super::{faces, log};
use crate::lang::{rich, say};
use crate::{Choice, Lang, TableScene};

type Scene<'a> = TableScene<'a, BlackAngel>;

/// The sentence in the prompt line; of a frame, what is happening.
pub(super) fn prompt(scene: &Scene<'_>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let names = names(scene);
    if scene.playing {
        let line = scene.log.iter().rev().find_map(|event| log::line(event, view, names));
        return html! { (steps(scene)) span.says { (line.unwrap_or_default()) } };
    }
    let Some(question) = &view.asked else {
        return html! { span.says { (say!(lang, "ba-ask-over")) } };
    };
    let asked = scene.acting.is_some_and(|seat| seat == question.seat) || !scene.choices.is_empty();
    html! {
        (steps(scene))
        span.says {
            @if asked {
                @if scene.acting.map(engine::Viewer::Seat) != Some(scene.viewer) || view.players.len() > 1 {
                    b.whose-turn { (who(names, question.seat)) (say!(lang, "colon")) }
                }
                (ask(view, question, names))
            } @else {
                (rich!(lang, "ba-wait", name = names.seat(question.seat)))
                " " span.soft { (awaited(question, lang)) }
            }
        }
    }
}

/// The steps of the sequence, the present one marked.
fn steps(scene: &Scene<'_>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let Some(question) = &view.asked else { return html! {} };
    let at = match question.step {
        "play_card" | "activate" | "choose_effect" | "chain" | "draw_colour" if view.turn.die.is_none() => 1,
        "move_ship" | "shift_robot" if view.turn.die.is_none() => 1,
        "keep_card" if view.turn.die.is_none() => {
            if has_used_die(scene.log) {
                3
            } else {
                1
            }
        }
        "hand_limit" => 3,
        "reserve" => 1,
        "choose_sequence" | "setup_reserve" => 0,
        _ => 2,
    };
    let words = match view.turn.sequence {
        Some(Sequence::A) => [say!(lang, "ba-step-a1"), say!(lang, "ba-step-a2"), say!(lang, "ba-step-a3")],
        Some(Sequence::B) => [say!(lang, "ba-step-b1"), say!(lang, "ba-step-b2"), say!(lang, "ba-step-b3")],
        _ => return html! {},
    };
    html! {
        span.steps aria-hidden="true" {
            @for (index, words) in words.into_iter().enumerate() {
                span .{ @if index + 1 == at { "now" } @else if index + 1 < at { "done" } } { (words) }
            }
        }
    }
}

/// Whether a die was used in this turn: the die in use is forgotten before a Mission is drawn for it (BA-A3-1).
fn has_used_die(log: &[Event]) -> bool {
    let turn = log.iter().rev().take_while(|event| !matches!(event, Event::SequenceChosen { .. }));
    turn.into_iter().any(|event| matches!(event, Event::DieChosen { .. }))
}

fn ask(view: &View, question: &Question, names: Names<'_>) -> Markup {
    let lang = names.lang;
    let left = question.left.unwrap_or(0);
    let stop = if question.done.unwrap_or(false) { "yes" } else { "no" };
    match question.step {
        "setup_reserve" => rich!(lang, "ba-ask-setup-reserve"),
        "choose_sequence" if view.final_round => rich!(lang, "ba-ask-sequence-final"),
        "choose_sequence" => rich!(lang, "ba-ask-sequence"),
        "play_card" => rich!(lang, "ba-ask-card"),
        "activate" => rich!(lang, "ba-ask-activate", count = left, stop = stop),
        "choose_effect" => rich!(lang, "ba-ask-effect"),
        "move_ship" => rich!(lang, "ba-ask-move-ship"),
        "shift_robot" => rich!(lang, "ba-ask-shift"),
        "chain" => rich!(lang, "ba-ask-chain"),
        "draw_colour" => rich!(lang, "ba-ask-draw"),
        "keep_card" => rich!(lang, "ba-ask-keep"),
        "choose_die" => rich!(lang, "ba-ask-die"),
        "boost_die" => rich!(lang, "ba-ask-boost-die", die = die_in_use(view, lang)),
        "choose_target" => rich!(lang, "ba-ask-target", die = die_in_use(view, lang)),
        "boost_action" => rich!(lang, "ba-ask-boost-action"),
        "discard_mission" => rich!(lang, "ba-ask-discard-mission"),
        "discard_ravager" => rich!(lang, "ba-ask-discard-ravager"),
        "discover" => rich!(lang, "ba-ask-discover", count = left, stop = stop),
        "inject" => rich!(lang, "ba-ask-inject", count = left),
        "place_advanced" => rich!(lang, "ba-ask-place-advanced"),
        "repair" => rich!(lang, "ba-ask-repair", count = left, stop = stop),
        "debris" => rich!(lang, "ba-ask-debris"),
        "destroy" => rich!(lang, "ba-ask-destroy", count = left, stop = stop),
        "command" => command(view, left, lang),
        "place" => place(question, lang),
        "mission_act" => {
            rich!(lang, "ba-ask-mission", count = left, terms = terms_in_words(view, question.hex, lang), stop = stop)
        }
        "pay" => rich!(lang, "ba-ask-pay", count = left),
        "owner_activation" => {
            rich!(
                lang,
                "ba-ask-owner",
                hex = question.hex.map_or("", Hex::id),
                terms = terms_in_words(view, question.hex, lang)
            )
        }
        "hand_limit" => rich!(lang, "ba-ask-hand-limit", count = black_angel::shown().limits.hand_missions_end_of_turn),
        "reserve" => rich!(lang, "ba-ask-reserve"),
        _ => rich!(lang, "ba-ask-resolving"),
    }
}

/// What somebody else is asked: those who read it are not spoken to.
fn awaited(question: &Question, lang: Lang) -> String {
    say!(lang, "ba-awaited", step = question.step, hex = question.hex.map_or("", Hex::id))
}

fn die_in_use(view: &View, lang: Lang) -> String {
    view.turn.die.map(|die| words::die(lang, die.colour, die.value)).unwrap_or_default()
}

fn command(view: &View, left: u8, lang: Lang) -> Markup {
    let shown = view.turn.die.map_or(0, |die| die.value);
    let damaged = match view.turn.target {
        Some(Target::Action(number)) => left < shown && view.damaged[number.index()],
        _ => false,
    };
    if left == 0 {
        rich!(lang, "ba-ask-command-star", die = die_in_use(view, lang))
    } else {
        rich!(
            lang,
            "ba-ask-command",
            die = die_in_use(view, lang),
            count = left,
            damaged = if damaged { "yes" } else { "no" }
        )
    }
}

fn place(question: &Question, lang: Lang) -> Markup {
    let hex = question.hex.map_or("", Hex::id);
    if question.done == Some(false) {
        rich!(lang, "ba-ask-must-place", hex = hex)
    } else {
        rich!(lang, "ba-ask-place", hex = hex)
    }
}

fn terms_in_words(view: &View, hex: Option<Hex>, lang: Lang) -> String {
    match hex.and_then(|hex| terms(view, hex, lang)) {
        Some((pay, gain)) if pay.is_empty() => say!(lang, "ba-terms-gain", gain = gain),
        Some((pay, gain)) => say!(lang, "ba-terms", pay = pay, gain = gain),
        None => {
            hex.and_then(|hex| mission_at(view, hex)).map(|card| faces::card_effect(lang, card)).unwrap_or_default()
        }
    }
}

/// What is asked once the first target of a path has been touched.
pub(super) fn hints(scene: &Scene<'_>, choices: &[Choice]) -> Vec<(String, Markup)> {
    let lang = scene.visit.lang;
    let mut hints: Vec<(String, Markup)> = Vec::new();
    for choice in choices.iter().filter(|choice| choice.path.len() > 1) {
        let first = &choice.path[0];
        // With a star the ship goes nowhere: what is asked stays as it is.
        let star = first.starts_with("ship-") && scene.view.turn.target.is_some() && scene.view.turn.value == 0;
        if star || hints.iter().any(|(path, _)| path == first) {
            continue;
        }
        let kind = first.split('-').next().unwrap_or("");
        let words = match (kind, choice.path[1].split('-').next().unwrap_or("")) {
            ("card", _) => rich!(lang, "ba-hint-card"),
            ("ship", _) => rich!(lang, "ba-hint-ship"),
            ("launch", _) => rich!(lang, "ba-hint-launch"),
            ("taken", _) => rich!(lang, "ba-hint-taken"),
            ("bin", _) => rich!(lang, "ba-hint-flip"),
            ("break", _) => rich!(lang, "ba-hint-station"),
            ("station", _) => rich!(lang, "ba-hint-recall"),
            ("cell", "hue") => rich!(lang, "ba-hint-colour"),
            _ => rich!(lang, "ba-hint-die"),
        };
        hints.push((first.clone(), words));
    }
    hints
}
