//! Looking back at a game: its steps, and going on from one of them at a table of its own.

use engine::Seat;
use maud::{Markup, html};

use crate::lang::say;
use crate::table::called;
use crate::{ContinuedScene, Eyes, Lang, Replay, TableScene, Tabletop};

/// What is played at a table whose game goes on from a step of another one, in a few words.
pub fn continued_from(step: u64, lang: Lang) -> String {
    say!(lang, "continued-from", step = step)
}

/// The same in the menu of the table, with the way to that step.
pub(crate) fn continued_note(continued: Option<&ContinuedScene>, lang: Lang) -> Markup {
    html! {
        @if let Some(ContinuedScene { step, path }) = continued {
            p.continued {
                @match path {
                    Some(path) => { a href=(path) { (say!(lang, "continued-from", step = *step)) } }
                    None => { (say!(lang, "continued-from", step = *step)) }
                }
                " " span.soft { (say!(lang, "continued-not-counted")) }
            }
        }
    }
}

fn step_sign(path: &str) -> Markup {
    html! {
        svg viewBox="0 0 14 14" aria-hidden="true" {
            path d=(path) fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" {}
        }
    }
}

/// The address of a step, seen with the same eyes.
pub(crate) fn replay_path(id: &str, replay: Replay, step: u64) -> String {
    format!("/t/{id}/replay?step={step}&as={}", replay.eyes.code())
}

pub(crate) fn replay_controls<G: Tabletop>(scene: &TableScene<'_, G>, replay: Replay) -> Markup {
    let (id, lang, Replay { step, steps, eyes, open, may_continue }) = (scene.id, scene.visit.lang, replay);
    let to = |step: u64| replay_path(id, replay, step);
    html! {
        nav.replay-controls aria-label=(say!(lang, "whose-replay")) {
            a.btn href=(to(0)) data-key="Home" aria-label=(say!(lang, "replay-first")) data-tip=(say!(lang, "replay-first")) { (step_sign("M3 2v10M12 2 5 7l7 5z")) }
            a.btn href=(to(step.saturating_sub(1))) data-key="ArrowLeft" aria-label=(say!(lang, "replay-previous")) data-tip=(say!(lang, "replay-previous")) { (step_sign("M10 2 3 7l7 5z")) }
            form method="get" action=(format!("/t/{id}/replay")) {
                input type="range" name="step" min="0" max=(steps) value=(step) aria-label=(say!(lang, "replay-step"));
                output { (step) " / " (steps) }
                @if open && scene.names.len() > 1 {
                    select name="as" aria-label=(say!(lang, "replay-eyes")) {
                        option value=(Eyes::Turn.code()) selected[eyes == Eyes::Turn] { (say!(lang, "replay-eyes-turn")) }
                        option value=(Eyes::Public.code()) selected[eyes == Eyes::Public] { (say!(lang, "replay-eyes-all")) }
                        @for seat in (0..scene.names.len() as u8).map(Seat) {
                            option value=(Eyes::Seat(seat).code()) selected[eyes == Eyes::Seat(seat)] { (called(scene, seat)) }
                        }
                    }
                } @else { input type="hidden" name="as" value=(eyes.code()); }
                noscript { button.btn { (say!(lang, "replay-go")) } }
            }
            a.btn href=(to((step + 1).min(steps))) data-key="ArrowRight" aria-label=(say!(lang, "replay-next")) data-tip=(say!(lang, "replay-next")) { (step_sign("M4 2l7 5-7 5z")) }
            a.btn href=(to(steps)) data-key="End" aria-label=(say!(lang, "replay-last")) data-tip=(say!(lang, "replay-last")) { (step_sign("M11 2v10M2 2l7 5-7 5z")) }
            @if may_continue {
                form method="post" action=(format!("/t/{id}/continue")) {
                    input type="hidden" name="step" value=(step);
                    input type="hidden" name="as" value=(eyes.code());
                    button.btn { (say!(lang, "replay-continue")) }
                }
            }
            @if open { a.btn href=(format!("/t/{id}/analysis")) { (say!(lang, "analysis")) } }
        }
    }
}
