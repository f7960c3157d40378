//! The moments at which a game turned, as cards.

use maud::{Markup, html};

use super::{AnalysisScene, Report, name, replay};
use crate::advice::in_words;
use crate::company::emblem;
use crate::lang::say;
use crate::{Marks, TableScene, Tabletop};

/// A choice at the table as its seat saw it, beside another one: both in words, and the table with both marked.
/// Nothing if the first was not offered there.
pub fn at_table<G: Tabletop>(
    scene: &TableScene<'_, G>,
    chosen: G::Action,
    other: Option<G::Action>,
) -> Option<(Markup, Option<Markup>, Markup)> {
    let offered = |wanted| {
        let (action, forecast) = scene.choices.iter().find(|(offered, _)| *offered == wanted)?;
        Some(G::offered(scene, *action, forecast))
    };
    let (played, other) = (offered(chosen)?, other.and_then(offered));
    let path = other.as_ref().map(|other| other.path.clone());
    let marks = Marks { played: played.path.clone(), other: path.unwrap_or_default() };
    Some((in_words(&played), other.as_ref().map(in_words), G::moment(scene, chosen, &marks)))
}

/// Where the game turned, each moment with the table as it was then.
pub(super) fn turning_points(scene: &AnalysisScene<'_>, report: &Report) -> Markup {
    let lang = scene.visit.lang;
    let points = &report.turning_points;
    let many = report.seats.len() > 1;
    html! {
        section.turning aria-labelledby="turning-title" {
            h2 #turning-title { (say!(lang, "analysis-turning", count = points.len())) }
            @if points.is_empty() { p { (say!(lang, "analysis-no-turning")) } }
            ol {
                @for (index, point) in points.iter().enumerate() {
                    li.card id=(format!("turning-{}", index + 1)) .good[point.is_good()] .bad[!point.is_good()] {
                        @if !point.picture.0.is_empty() {
                            figure.how-figure.moment role="img" aria-label=(say!(lang, "analysis-picture", step = point.step + 1)) { (point.picture) }
                        }
                        h3 {
                            span.number aria-hidden="true" { b { (index + 1) } }
                            span {
                                @if many { (emblem(point.seat)) " " (name(scene, point.seat.index())) " · " }
                                @if let Some(round) = point.round { (say!(lang, "analysis-round", round = round)) " · " }
                                @if point.is_good() { (say!(lang, "analysis-gained", games = point.games())) }
                                @else { (say!(lang, "analysis-cost", games = point.games())) }
                            }
                        }
                        dl {
                            dt { i.mark-sign.played aria-hidden="true" {} (say!(lang, "analysis-chosen")) } dd { (point.chosen) }
                            @if let Some(other) = &point.other {
                                dt { i.mark-sign.other aria-hidden="true" {} @if point.is_good() { (say!(lang, "analysis-next")) } @else { (say!(lang, "analysis-better")) } }
                                dd .instead[!point.is_good()] { (other) }
                            }
                        }
                        @if point.why.0.is_empty() { @if point.other.is_some() { p.soft { (say!(lang, "hint-no-reasons", even = "no")) } } }
                        @else { p.soft.compared-with { @if point.is_good() { (say!(lang, "analysis-why-good")) } @else { (say!(lang, "analysis-why-bad")) } } (point.why) }
                        div.ways {
                            a.btn href=(replay(scene.id, point.step)) { (say!(lang, "analysis-see")) span.vh { " " (say!(lang, "analysis-step-number", step = point.step + 1)) } }
                            form method="post" action=(format!("/t/{}/continue", scene.id)) {
                                input type="hidden" name="step" value=(point.step);
                                button.btn { (say!(lang, "analysis-continue")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
