//! A hint at the table: the choice that a search would make, and why.

use maud::{Markup, html};

use crate::lang::{rich, say};
use crate::{Choice, Lang, TableScene, Tabletop};

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
            data-action=[hint.map(|hint| &hint.action)] data-path=[hint.map(|hint| hint.path.join(" "))] {
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

/// A hint from the choices in the order of their worth, each with what is expected of it. None if
/// the first of them is not offered here.
pub fn hint<G: Tabletop>(scene: &TableScene<'_, G>, ranked: &[(G::Action, Prospect)]) -> Option<Hint> {
    let offered = |(action, prospect): &(G::Action, Prospect)| {
        let (action, forecast) = scene.choices.iter().find(|(offered, _)| offered == action)?;
        Some((G::offered(scene, *action, forecast), *prospect))
    };
    let (best, expected) = ranked.first().and_then(offered)?;
    let next = ranked.get(1).and_then(offered);
    let html = card(scene, (&best, expected), next.as_ref()).into_string();
    Some(Hint { action: best.action, path: best.path, html })
}

fn card<G: Tabletop>(
    scene: &TableScene<'_, G>,
    (best, expected): (&Choice, Prospect),
    next: Option<&(Choice, Prospect)>,
) -> Markup {
    let lang = scene.visit.lang;
    let many = scene.names.len() > 1;
    html! {
        header {
            h2 { (say!(lang, "hint")) }
            button.close.scripted type="button" data-do="hint-close" aria-label=(say!(lang, "dismiss")) { "×" }
        }
        div.best { (best.sign) (in_words(best)) }
        @if is_anything(&best.chips) { p.at-once { span.soft { (say!(lang, "hint-at-once")) } " " span.chips { (best.chips) } } }
        @match next {
            None => { p { (say!(lang, "hint-only")) } }
            Some((other, second)) => {
                p.why { (why(expected, *second, many, lang)) }
                dl.prospects {
                    (prospect(say!(lang, "hint-this"), html! {}, expected, lang))
                    (prospect(say!(lang, "hint-next"), in_words(other), *second, lang))
                }
            }
        }
        div.ways {
            button.btn.solid.small form="act" name="action" value=(best.action) { (say!(lang, "hint-take")) }
            small.soft { (say!(lang, "hint-estimate", bot = crate::company::bot_name("strong", lang))) }
        }
    }
}

/// Whether there is anything to see in it: words or signs, not only the elements around them.
fn is_anything(markup: &Markup) -> bool {
    let text = |piece: &str| piece.split_once('>').map_or(piece, |(_, text)| text).trim().to_owned();
    markup.0.contains("<svg") || markup.0.split('<').any(|piece| !text(piece).is_empty())
}

/// What is won with one choice and with the next best, in a sentence.
fn why(best: Prospect, next: Prospect, many: bool, lang: Lang) -> Markup {
    let (chance, other) = (percent(best.chance), percent(next.chance));
    let even = if (best.chance - next.chance).abs() < 0.01 { "yes" } else { "no" };
    html! {
        (rich!(lang, "hint-why", chance = chance, other = other, even = even))
        @if many {
            " " (rich!(lang, "hint-points", points = best.points.round() as i64, other = next.points.round() as i64))
        }
    }
}

fn prospect(name: String, words: Markup, expected: Prospect, lang: Lang) -> Markup {
    html! {
        div {
            dt { b { (name) } @if !words.0.is_empty() { " " (words) } }
            dd {
                meter min="0" max="100" value=(percent(expected.chance)) aria-hidden="true" {}
                span.num { (say!(lang, "percent", number = percent(expected.chance))) }
            }
        }
    }
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

/// What a choice says, at the table as its seat saw it.
pub fn choice_in_words<G: Tabletop>(scene: &TableScene<'_, G>, action: G::Action) -> Option<Markup> {
    let (action, forecast) = scene.choices.iter().find(|(offered, _)| *offered == action)?;
    Some(in_words(&G::offered(scene, *action, forecast)))
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
