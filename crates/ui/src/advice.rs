//! A hint at the table: the choice that a search would make, and why.

use maud::{Markup, html};

use crate::lang::{rich, say};
use crate::reasons::{Reason, in_favour, list, reasons};
use crate::your_box::bots_note;
use crate::{Choice, Difference, Lang, TableScene, Tabletop};

/// Whether a hint can be had on a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Advisor {
    /// No: nothing is asked here, or others play along at their own screens.
    #[default]
    None,
    /// Yes.
    Here,
    /// Yes, but on the page of the seat that is asked: it rests on what that seat knows.
    AtOwnPage,
}

/// What a search expects for the seat that chooses.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospect {
    /// The chance to win, 0 to 1.
    pub chance: f32,
    /// The points at the end.
    pub points: f32,
}

/// A choice, as a search thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<A> {
    /// The choice.
    pub action: A,
    /// What is expected of it.
    pub prospect: Prospect,
    /// By what it differs: the best from the next, every other one from the best.
    pub differences: Vec<Difference>,
}

/// What a search thinks of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The choices in the order of their worth.
    pub ranked: Vec<Considered<A>>,
    /// What the position is worth, whatever is chosen.
    pub now: f32,
    /// How many games were played on from here.
    pub games: u32,
}

/// A hint, drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The choice, as it is sent.
    pub action: String,
    /// The things to touch for it.
    pub path: Vec<String>,
    /// What is said about it.
    pub html: String,
}

/// So many choices at most are compared with the best; more would not be looked at.
const MOST_COMPARED: usize = 30;

/// What differs by less is as good.
const AS_GOOD: f32 = 0.02;

/// The form, or the way to the page, by which a hint is asked for.
pub(crate) fn button<G: Tabletop>(scene: &TableScene<'_, G>, fields: &Markup) -> Markup {
    let lang = scene.visit.lang;
    html! {
        @match (scene.advisor, scene.acting) {
            (Advisor::None, _) => {}
            // While things move it keeps its place, so that nothing jumps.
            (_, None) => { button.btn.for-hint type="button" disabled { (say!(lang, "hint")) } }
            (Advisor::Here, Some(seat)) => {
                form method="post" action=(format!("/t/{}/hint", scene.id)) data-hint="" {
                    (fields)
                    @if scene.names.len() > 1 { input type="hidden" name="seat" value=(seat.0); }
                    button.btn disabled[scene.playing] data-tip=(say!(lang, "hint-title-of-button")) { (say!(lang, "hint")) }
                }
            }
            (Advisor::AtOwnPage, Some(seat)) => {
                a.btn.for-hint href=(format!("/t/{}?seat={}", scene.id, seat.0)) data-tip=(say!(lang, "hint-at-own-page")) { (say!(lang, "hint")) }
            }
        }
    }
}

/// The place of the hint on the page: empty until one is asked for.
pub(crate) fn place(hint: Option<&Hint>, lang: Lang) -> Markup {
    html! {
        section #hint.advice aria-label=(say!(lang, "hint")) aria-live="polite" tabindex="-1" hidden[hint.is_none()]
            data-failed=(say!(lang, "hint-failed")) data-action=[hint.map(|hint| &hint.action)] data-path=[hint.map(|hint| hint.path.join(" "))] {
            p.thinking hidden {
                span.pondering aria-hidden="true" {}
                span { (say!(lang, "hint-thinking")) }
                button.btn.small type="button" data-do="hint-stop" { (say!(lang, "hint-stop")) }
            }
            div.answer {
                @if let Some(hint) = hint { (maud::PreEscaped(hint.html.as_str())) }
            }
        }
    }
}

/// A hint from what a search thinks. None if the best choice is not offered here.
pub fn hint<G: Tabletop>(scene: &TableScene<'_, G>, thought: &Thought<G::Action>) -> Option<Hint> {
    let offered = |considered: &Considered<G::Action>, is_best: bool| {
        let (action, forecast) = scene.choices.iter().find(|(offered, _)| *offered == considered.action)?;
        let why = reasons::<G>(&considered.differences, is_best, scene.visit.lang);
        Some(Told { choice: G::offered(scene, *action, forecast), prospect: considered.prospect, why })
    };
    let mut best = thought.ranked.first().and_then(|first| offered(first, true))?;
    let others = thought.ranked.iter().skip(1).take(MOST_COMPARED).filter_map(|each| offered(each, false));
    let mut others: Vec<Told> = others.collect();
    // Two dice that look the same are one choice to whoever reads it: the runner-up is another one.
    let words = in_words(&best.choice).0;
    others.sort_by_key(|other| in_words(&other.choice).0 == words);
    // Where the next is as good, what this one costs beside it is no reason for it.
    if others.first().is_some_and(|next| is_as_good(next, &best)) && !best.why.iter().any(Reason::is_gain) {
        best.why.clear();
    }
    let card = Card { lang: scene.visit.lang, many: scene.names.len() > 1, now: thought.now, games: thought.games };
    let html = html! { (card.draw(&best, &others)) (bots_note::<G>(scene.visit.lang)) }.into_string();
    Some(Hint { action: best.choice.action, path: best.choice.path, html })
}

/// A choice with what is said of it.
struct Told {
    choice: Choice,
    prospect: Prospect,
    why: Vec<Reason>,
}

/// What a card says besides the choices.
struct Card {
    lang: Lang,
    many: bool,
    now: f32,
    games: u32,
}

impl Card {
    /// A nudge, the whole hint, and what is said of the other choices. The script shows one of them;
    /// without it there is the whole hint.
    fn draw(&self, best: &Told, others: &[Told]) -> Markup {
        let lang = self.lang;
        html! {
            header {
                h2 { (say!(lang, "hint")) }
                button.close.scripted type="button" data-do="hint-close" aria-label=(say!(lang, "dismiss")) { "×" }
            }
            @if !others.is_empty() { (self.nudge(best)) }
            div.whole { (self.whole(best, others)) }
            @for other in others { (self.compared(other, best)) }
            div.compared.unseen.scripted hidden {
                p { (say!(lang, "hint-unseen")) }
                div.ways { (back(lang)) }
            }
        }
    }

    /// Where to look, and what matters, without the choice.
    fn nudge(&self, best: &Told) -> Markup {
        let lang = self.lang;
        let place = [&best.choice.group, &best.choice.section].into_iter().find(|heading| !heading.is_empty());
        let matters = best.why.iter().find(|reason| reason.is_gain());
        html! {
            @if place.is_some() || matters.is_some() {
                div.nudge.scripted hidden {
                    @if let Some(place) = place { p { (rich!(lang, "hint-nudge", place = place.as_str())) } }
                    @if let Some(reason) = matters { p.soft { (say!(lang, "hint-nudge-matters")) } (list(std::slice::from_ref(reason), lang)) }
                    div.ways {
                        button.btn.solid type="button" data-do="hint-show" { (say!(lang, "hint-show")) }
                    }
                }
            }
        }
    }

    fn whole(&self, best: &Told, others: &[Told]) -> Markup {
        let lang = self.lang;
        let next = others.first();
        html! {
            div.best { (best.choice.sign) (in_words(&best.choice)) }
            @match next {
                None => { p { (say!(lang, "hint-only")) } }
                Some(next) => {
                    (in_favour(&best.why, lang))
                    @if best.why.is_empty() { p.why { (say!(lang, "hint-no-reasons", even = yes(is_as_good(next, best)))) } }
                }
            }
            // What is certain at once says more than nothing.
            @if best.why.is_empty() && is_anything(&best.choice.chips) {
                p.at-once { span.soft { (say!(lang, "hint-at-once")) } " " span.chips { (best.choice.chips) } }
            }
            @if let Some(next) = next {
                (self.bars(best, next))
                details.runner-up open data-point=(next.choice.action) {
                    summary { span { (say!(lang, "hint-next")) " " (in_words(&next.choice)) } }
                    (worse(next, best, lang))
                }
            }
            div.ways {
                button.btn.solid form="act" name="action" value=(best.choice.action) { (say!(lang, "hint-take")) }
                @if next.is_some() { button.btn.scripted type="button" data-do="hint-ask" aria-pressed="false" { (say!(lang, "hint-another")) } }
            }
            @if next.is_some() { p.soft.asking hidden role="status" { (say!(lang, "hint-asking")) } }
            small.soft { (say!(lang, "hint-found", games = self.games)) }
        }
    }

    /// The chances as bars: one picture with one sentence.
    fn bars(&self, best: &Told, next: &Told) -> Markup {
        let lang = self.lang;
        let [now, then, other] = [self.now, best.prospect.chance, next.prospect.chance].map(percent);
        let said = say!(lang, "hint-bars", now = now, then = then, other = other);
        html! {
            div.prospects role="img" aria-label=(said) {
                (bar(&say!(lang, "hint-bar-now"), now, None, "is-now", lang))
                (bar(&say!(lang, "hint-bar-then"), then, Some(now), "is-best", lang))
                (bar(&say!(lang, "hint-bar-next"), other, None, "is-other", lang))
            }
            @if self.many {
                p.soft { (rich!(lang, "hint-points", points = best.prospect.points.round() as i64, other = next.prospect.points.round() as i64)) }
            }
        }
    }

    /// Another choice, compared with the best.
    fn compared(&self, told: &Told, best: &Told) -> Markup {
        let lang = self.lang;
        let [best_chance, chance] = [best, told].map(|told| percent(told.prospect.chance));
        let said = say!(lang, "hint-bars-other", this = chance, best = best_chance);
        html! {
            div.compared.scripted data-for=(told.choice.action) hidden {
                div.best { (told.choice.sign) (in_words(&told.choice)) }
                (worse(told, best, lang))
                div.prospects role="img" aria-label=(said) {
                    (bar(&say!(lang, "hint-bar-this"), chance, None, "is-other", lang))
                    (bar(&say!(lang, "hint-bar-best"), best_chance, None, "is-best", lang))
                }
                div.ways {
                    button.btn.solid form="act" name="action" value=(told.choice.action) { (say!(lang, "hint-take-this")) }
                    (back(lang))
                }
            }
        }
    }
}

fn back(lang: Lang) -> Markup {
    html! { button.btn type="button" data-do="hint-show" { (say!(lang, "hint-back")) } }
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

fn is_as_good(told: &Told, best: &Told) -> bool {
    best.prospect.chance - told.prospect.chance < AS_GOOD
}

/// Why a choice is worse than the best, or that it is as good.
fn worse(told: &Told, best: &Told, lang: Lang) -> Markup {
    let lost = best.prospect.chance - told.prospect.chance;
    html! {
        @if is_as_good(told, best) {
            p.why { (rich!(lang, "hint-as-good")) }
        } @else {
            p.why { (rich!(lang, "hint-worse", games = (lost * 100.0).round() as i64)) }
            (list(&told.why, lang))
        }
    }
}

/// A bar with its name and number; what has changed since `before` is marked.
fn bar(name: &str, chance: i64, before: Option<i64>, class: &str, lang: Lang) -> Markup {
    let same = before.map_or(chance, |before| before.min(chance));
    html! {
        div.prospect .(class) aria-hidden="true" {
            span { (name) }
            svg viewBox="0 0 100 8" preserveAspectRatio="none" {
                rect.ground width="100" height="8" {}
                rect.same width=(same) height="8" {}
                @if chance > same { rect.more x=(same) width=(chance - same) height="8" {} }
            }
            b.num { (say!(lang, "percent", number = chance)) }
        }
    }
}

/// Whether there is anything to see in it: words or signs, not only the elements around them.
fn is_anything(markup: &Markup) -> bool {
    let text = |piece: &str| piece.split_once('>').map_or(piece, |(_, text)| text).trim().to_owned();
    markup.0.contains("<svg") || markup.0.split('<').any(|piece| !text(piece).is_empty())
}

/// A chance in whole per cent. Nothing is certain but what is.
pub(crate) fn percent(chance: f32) -> i64 {
    let chance = chance.clamp(0.0, 1.0);
    let rounded = (chance * 100.0).round() as i64;
    match rounded {
        0 if chance > 0.0001 => 1,
        100 if chance < 0.9999 => 99,
        rounded => rounded,
    }
}

/// A choice as a sentence of its own: where the list has it below headings, these come first.
pub(crate) fn in_words(choice: &Choice) -> Markup {
    html! {
        span.in-words {
            @for heading in [&choice.section, &choice.group] {
                @if !heading.is_empty() { span.heading { (heading) } " · " }
            }
            span.words { (choice.words) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_elements_are_nothing_to_see() {
        assert!(!is_anything(&html! {}) && !is_anything(&html! { span.chips { span {} " " } }));
        assert!(is_anything(&html! { span { "+1" } }) && is_anything(&html! { span { svg {} } }));
    }

    #[test]
    fn only_what_is_certain_is_certain() {
        assert_eq!([0.0, 0.001, 0.5, 0.6249, 0.999, 1.0, 1.2, -0.1].map(percent), [0, 1, 50, 62, 99, 100, 100, 0]);
    }
}
