//! The coach: the panel that says what is learned at a table.

use maud::{Markup, html};

use super::{Beat, Lesson, Tip};
use crate::lang::{emphasise, say};
use crate::{Lang, Part, Visit};

/// A lesson at the moment.
#[derive(Clone, Debug)]
pub struct Coach<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The table's id.
    pub table: &'a str,
    /// What is learned.
    pub lesson: &'static Lesson,
    /// The beat; none while others have to answer.
    pub beat: Option<usize>,
    /// Whether others have to answer before the lesson goes on.
    pub waits: bool,
    /// In a whole game: what is to be said now, and whether the coach has been sent away.
    pub tip: Option<&'static Tip>,
}

/// The part of the page in which the coach speaks.
pub fn coach_part(coach: &Coach<'_>) -> Part {
    let beat = coach.beat.and_then(|index| Some((index, coach.lesson.beats.get(index)?)));
    let html = match (beat, coach.tip) {
        (Some((index, beat)), _) if index + 1 == coach.lesson.beats.len() => last(coach, beat),
        (Some((index, beat)), _) => step(coach, index, beat),
        (None, Some(tip)) => said(coach, tip),
        (None, None) if coach.waits => others(coach),
        (None, None) => html! { section #lesson.coach.quiet hidden {} },
    };
    Part { id: "lesson", html: html.into_string() }
}

/// One of the texts of a beat.
fn text(coach: &Coach<'_>, beat: &str, what: &str) -> Option<String> {
    coach.lesson.text_of(beat, what, coach.visit.lang)
}

fn head(coach: &Coach<'_>, at: usize, lang: Lang) -> Markup {
    let (step, steps) = coach.lesson.step(at);
    html! {
        div.coach-head {
            span.coach-mark { (cap()) (say!(lang, "lesson")) }
            span.coach-dots role="img" aria-label=(say!(lang, "lesson-progress", step = step, steps = steps, done = step - 1)) {
                @for index in 1..=steps { i .done[index < step] .now[index == step] {} }
            }
            span.coach-step aria-hidden="true" { (emphasise(&say!(lang, "lesson-step", step = step, steps = steps))) }
        }
    }
}

/// A mortarboard.
fn cap() -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" { path d="M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" {} }
    }
}

fn rule(coach: &Coach<'_>, rules: &[String]) -> Markup {
    let lang = coach.visit.lang;
    html! {
        @if let Some(rule) = rules.first() {
            a.coach-rule target="_blank" href={ "/rules/" (coach.lesson.game) "#" (rule) } { (say!(lang, "lesson-rule", rule = rule.as_str())) }
        }
    }
}

fn step(coach: &Coach<'_>, index: usize, beat: &Beat) -> Markup {
    let (lesson, lang) = (coach.lesson, coach.visit.lang);
    let kind = match beat {
        beat if beat.is_do() => "do",
        Beat { result: true, .. } => "result",
        _ => "read",
    };
    let next = lesson.beats.get(index + 1).filter(|_| !beat.is_do());
    let back = index.checked_sub(1).and_then(|before| lesson.beats.get(before));
    let other = text(coach, &beat.id, "other").unwrap_or_else(|| say!(lang, "lesson-other"));
    html! {
        section #lesson.coach.(kind) aria-labelledby="lesson-title" data-beat=(beat.id) data-kind=(kind)
            data-act=(engine::to_json(&beat.act)) data-look=(engine::to_json(&beat.look)) data-half=(engine::to_json(&beat.half))
            data-label=[text(coach, &beat.id, "label")] data-second-label=[text(coach, &beat.id, "label2")] {
            (head(coach, index, lang))
            div.coach-text {
                h2 #lesson-title tabindex="-1" {
                    @if beat.result { svg.coach-tick viewBox="0 0 20 20" aria-hidden="true" { path d="M3 11l5 5L17 4" fill="none" stroke="currentColor" stroke-width="3" {} } }
                    (text(coach, &beat.id, "title").unwrap_or_default())
                }
                p.coach-say data-say="1" { (emphasise(&text(coach, &beat.id, "text").unwrap_or_default())) }
                @if let Some(second) = text(coach, &beat.id, "text2") { p.coach-say data-say="2" hidden { (emphasise(&second)) } }
                @if beat.is_do() { p.coach-say data-say="other" hidden { b { (say!(lang, "lesson-almost")) } " " (emphasise(&other)) } }
                p.coach-why {
                    @if let Some(why) = text(coach, &beat.id, "why") { b { (say!(lang, "lesson-why")) } " " (why) " " }
                    (rule(coach, &beat.rules))
                }
            }
            div.coach-ways {
                @if let Some(next) = next { (go(coach, &next.id, &say!(lang, "lesson-next"), true)) }
                @if beat.is_do() { button.btn.solid.scripted type="button" data-do="show-me" { (say!(lang, "lesson-show")) } }
                @if let Some(back) = back { (go(coach, &back.id, &say!(lang, "lesson-back"), false)) }
                (skip(coach))
            }
            (outline(coach, index))
        }
    }
}

/// A button that turns to another beat.
fn go(coach: &Coach<'_>, beat: &str, words: &str, on: bool) -> Markup {
    html! {
        form method="post" action=(format!("/t/{}/lesson", coach.table)) data-say="" .coach-next[on] .coach-back[!on] {
            input type="hidden" name="beat" value=(beat);
            button.btn .solid[on] { (words) }
        }
    }
}

/// Where a whole game begins: with the coach, if the game has one.
fn first_game(lesson: &Lesson) -> String {
    match Lesson::of(lesson.family()).find(|lesson| lesson.is_game()) {
        Some(game) => format!("/learn/{}/{}", game.game, game.id),
        None => format!("/play/{}", lesson.family()),
    }
}

/// Leaving asks once.
fn skip(coach: &Coach<'_>) -> Markup {
    let (lesson, lang) = (coach.lesson, coach.visit.lang);
    html! {
        details.coach-skip {
            summary { (say!(lang, "lesson-skip")) }
            div.card {
                p { (say!(lang, "lesson-skip-ask")) }
                a.btn href="/learn" { (say!(lang, "lesson-later")) }
                form method="post" action=(first_game(lesson)) { button.btn.solid { (say!(lang, "lesson-play")) } }
            }
        }
    }
}

/// The steps of the lesson by their titles.
fn outline(coach: &Coach<'_>, at: usize) -> Markup {
    let (lesson, lang) = (coach.lesson, coach.visit.lang);
    let now = lesson.step(at).0;
    let steps = (0..lesson.beats.len().saturating_sub(1)).filter(|index| !lesson.beats[*index].result);
    html! {
        div.coach-outline {
            h3 { (say!(lang, "lesson-inside")) }
            ol {
                @for (number, index) in (1..).zip(steps) {
                    li .done[number < now] .now[number == now] { (text(coach, &lesson.beats[index].id, "title").unwrap_or_default()) }
                }
            }
        }
    }
}

/// The end: what was learned, and ways on.
fn last(coach: &Coach<'_>, beat: &Beat) -> Markup {
    let (lesson, lang) = (coach.lesson, coach.visit.lang);
    let index = lesson.beats.len() - 1;
    let back = index.checked_sub(1).and_then(|before| lesson.beats.get(before));
    html! {
        section #lesson.coach.over aria-labelledby="lesson-title" data-beat=(beat.id) data-kind="end" data-act="[]" data-look=(engine::to_json(&beat.look)) data-half="[]" {
            (head(coach, index, lang))
            div.coach-text {
                h2 #lesson-title tabindex="-1" { (text(coach, &beat.id, "title").unwrap_or_default()) }
                p.coach-say data-say="1" { (emphasise(&text(coach, &beat.id, "text").unwrap_or_default())) }
                p.coach-why { (rule(coach, &beat.rules)) }
            }
            div.coach-ways {
                @if let Some(next) = lesson.next() {
                    form method="post" action={ "/learn/" (next.game) "/" (next.id) } {
                        button.btn.solid { (say!(lang, "lesson-next-lesson", title = next.text("title", lang))) }
                    }
                }
                form method="post" action=(first_game(lesson)) { button.btn { (say!(lang, "lesson-play")) } }
                a.btn href="/learn" { (say!(lang, "lesson-all")) }
                @if let Some(back) = back { (go(coach, &back.id, &say!(lang, "lesson-back"), false)) }
            }
            (outline(coach, index))
        }
    }
}

/// While others answer, the coach keeps its place.
fn others(coach: &Coach<'_>) -> Markup {
    let lang = coach.visit.lang;
    html! {
        section #lesson.coach.wait aria-labelledby="lesson-title" data-kind="wait" {
            div.coach-head { span.coach-mark { (cap()) (say!(lang, "lesson")) } }
            div.coach-text { h2 #lesson-title tabindex="-1" { (say!(lang, "lesson-others")) } }
            div.coach-ways { (skip(coach)) }
        }
    }
}

/// In a whole game: one tip, once.
fn said(coach: &Coach<'_>, tip: &Tip) -> Markup {
    let lang = coach.visit.lang;
    html! {
        section #lesson.coach.tip-said aria-labelledby="lesson-title" data-beat=(tip.id) data-kind="tip" data-act="[]" data-look=(engine::to_json(&tip.look)) data-half="[]"
            data-label=[text(coach, &tip.id, "label")] {
            div.coach-head { span.coach-mark { (cap()) (say!(lang, "lesson-tip")) } }
            div.coach-text {
                h2 #lesson-title tabindex="-1" { (text(coach, &tip.id, "title").unwrap_or_default()) }
                p.coach-say data-say="1" { (emphasise(&text(coach, &tip.id, "text").unwrap_or_default())) }
                p.coach-why { (rule(coach, &tip.rules)) }
            }
            div.coach-ways {
                (go(coach, &tip.id, &say!(lang, "lesson-understood"), true))
                (go(coach, super::QUIET, &say!(lang, "lesson-quiet"), false))
            }
        }
    }
}

/// What is answered to a choice that is legal but not the one that a beat asks for.
pub fn lesson_answer(lesson: &Lesson, beat: &Beat, lang: Lang) -> String {
    let words = lesson.text_of(&beat.id, "other", lang).unwrap_or_else(|| say!(lang, "lesson-other"));
    words.replace('*', "")
}

/// What is answered to a choice while the coach still speaks.
pub fn lesson_wait(lang: Lang) -> String {
    say!(lang, "lesson-wait")
}
