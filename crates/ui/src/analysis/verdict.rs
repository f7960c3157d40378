//! What luck and choices did, for the one who reads it.

use maud::{Markup, html};

use super::{AnalysisScene, AnalysisStage, SeatReport, tone};
use crate::Lang;
use crate::advice::percent;
use crate::lang::{rich, say};

/// The end in a sentence for whoever reads it: what came of it, and whether that was luck.
pub(super) fn headline(scene: &AnalysisScene<'_>) -> Option<String> {
    let AnalysisStage::Done(report) = scene.stage else { return None };
    let seat = report.seats.get(report.reader?.index())?;
    let lang = scene.visit.lang;
    Some(match (seat.last, tone(seat.luck)) {
        (0.45.., "for" | "much-for") => say!(lang, "analysis-won-lucky"),
        (0.45.., "against" | "much-against") => say!(lang, "analysis-won-unlucky"),
        (0.45.., _) => say!(lang, "analysis-won"),
        (_, "against" | "much-against") if seat.lost < FEW => say!(lang, "analysis-lost-unlucky"),
        (_, "against" | "much-against") => say!(lang, "analysis-lost-both"),
        (_, _) if seat.lost >= FEW => say!(lang, "analysis-lost-choices"),
        (_, _) => say!(lang, "analysis-lost"),
    })
}

/// Choices that cost less than this together were good ones.
const FEW: f32 = 0.15;

/// What luck did, in words and in games of a hundred.
pub(super) fn luck(seat: &SeatReport, lang: Lang) -> Markup {
    let games = percent(seat.last) - percent(seat.with_average_luck());
    html! {
        section.card.cause {
            h2 { (say!(lang, "analysis-luck-title")) }
            p.verdict { (rich!(lang, "analysis-luck-verdict", tone = tone(seat.luck))) }
            p { (rich!(lang, "analysis-luck-average", games = percent(seat.with_average_luck()))) }
            (balance(games, lang))
        }
    }
}

/// What the choices did.
pub(super) fn choices(seat: &SeatReport, lang: Lang) -> Markup {
    let cost = percent(seat.with_best_choices()) - percent(seat.last);
    let size = match cost {
        _ if seat.best == seat.choices => "none",
        ..15 => "little",
        15..40 => "some",
        _ => "much",
    };
    html! {
        section.card.cause {
            h2 { (say!(lang, "analysis-choices-title")) }
            p.verdict { (rich!(lang, "analysis-choices-verdict", size = size)) }
            p {
                (rich!(lang, "analysis-choices", best = seat.best, all = seat.choices)) " "
                @if seat.best < seat.choices { (rich!(lang, "analysis-with-best", games = percent(seat.with_best_choices()))) }
            }
            (balance(-cost, lang))
        }
    }
}

/// Games of a hundred that were gained or lost, as a bar from the middle.
fn balance(games: i64, lang: Lang) -> Markup {
    let half = games.abs().min(100) / 2;
    let sign = if games < 0 { "−" } else { "+" };
    html! {
        div.from-middle {
            svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                rect.ground width="100" height="8" {}
                @if games < 0 { rect.down x=(50 - half) width=(half) height="8" {} } @else { rect.up x="50" width=(half) height="8" {} }
                path.middle d="M50 0V8" {}
            }
            b.num { (say!(lang, "analysis-in-hundred", games = if games == 0 { "0".to_owned() } else { format!("{sign}{}", games.abs()) })) }
        }
    }
}
