//! The chances of all seats as lines over the choices of a game.

use std::fmt::Write;

use maud::{Markup, html};

use super::{AnalysisScene, Report, name, replay};
use crate::advice::percent;
use crate::lang::say;

/// The size of the field in which the lines are drawn, in units of the drawing.
const WIDE: f32 = 640.0;
const HIGH: f32 = 200.0;

/// Room for the scale on the left, the names on the right and the steps below.
const LEFT: f32 = 44.0;
const RIGHT: f32 = 26.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 26.0;

/// The emblems of the seats, as the list of people has them.
const EMBLEMS: [&str; 5] = ["✚", "✖", "◗", "◆", "★"];

pub(super) fn chart(scene: &AnalysisScene<'_>, report: &Report) -> Markup {
    let lang = scene.visit.lang;
    let most = report.steps.max(1) as f32;
    let x = |step: usize| LEFT + step as f32 / most * WIDE;
    let y = |chance: f32| TOP + (1.0 - chance.clamp(0.0, 1.0)) * HIGH;
    let alone = report.seats.len() == 1;
    let line = |seat: usize| {
        let mut path = String::new();
        for (index, moment) in report.course.iter().enumerate() {
            let command = if index == 0 { 'M' } else { 'L' };
            let chance = moment.chances.get(seat).copied().unwrap_or(0.0);
            let _ = write!(path, "{command}{:.1} {:.1}", x(moment.step), y(chance));
        }
        path
    };
    let last = |seat: usize| report.course.last().and_then(|moment| moment.chances.get(seat)).copied().unwrap_or(0.0);
    // Equal ends would lie upon each other: their emblems stand side by side.
    let beside = |seat: usize| (0..seat).filter(|other| (last(*other) - last(seat)).abs() < 0.06).count();
    let (right, low) = (LEFT + WIDE, TOP + HIGH);
    html! {
        svg.chart role="group" aria-label=(words(scene, report)) viewBox=(format!("0 0 {} {}", LEFT + WIDE + RIGHT, TOP + HIGH + BOTTOM)) {
            @for tenth in [0, 25, 50, 75, 100] {
                @let at = y(tenth as f32 / 100.0);
                path .grid .half[tenth == 50] d=(format!("M{LEFT} {at}H{right}")) {}
                text.scale x=(LEFT - 8.0) y=(at + 4.0) text-anchor="end" { (say!(lang, "percent", number = tenth)) }
            }
            @for (round, step) in report.rounds.iter().enumerate() {
                @if round > 0 { path.grid.round d=(format!("M{:.1} {TOP}V{low}", x(*step))) {} }
            }
            @if report.rounds.is_empty() {
                text.scale x=(LEFT) y=(low + 19.0) { (say!(lang, "analysis-axis-start")) }
                text.scale x=(right) y=(low + 19.0) text-anchor="end" { (say!(lang, "analysis-axis-end", count = report.steps)) }
            } @else {
                text.scale x=(LEFT) y=(low + 19.0) { (say!(lang, "analysis-round", round = 1)) }
                text.scale x=(right) y=(low + 19.0) text-anchor="end" { (report.rounds.len()) }
            }
            @if alone && !report.course.is_empty() {
                path.area d=(format!("{}V{low}H{}Z", line(0), x(report.course[0].step))) {}
            }
            @for seat in 0..report.seats.len() {
                g .{ "line seat-" (seat) } {
                    path d=(line(seat)) {}
                    @if !alone {
                        text.end x=(right + 4.0 + 11.0 * beside(seat) as f32) y=(y(last(seat)) + 4.5) { (EMBLEMS.get(seat).copied().unwrap_or("●")) }
                    }
                }
            }
            @for (index, point) in report.turning_points.iter().enumerate() {
                @let (number, x, y) = (index + 1, x(point.step), y(point.chance));
                // The name begins with the number that is seen.
                @let see = say!(lang, "analysis-step-number", step = point.step + 1);
                a.turn .good[point.is_good()] .bad[!point.is_good()] href=(replay(scene.id, point.step)) aria-label={ (number) ". " (see) } {
                    @if point.is_good() { circle cx=(x) cy=(y) r="10" {} }
                    @else { path d=(format!("M{x:.1} {:.1}l12 12l-12 12l-12-12z", y - 12.0)) {} }
                    text x=(x) y=(y + 4.0) text-anchor="middle" { (number) }
                }
            }
        }
        @if !alone {
            ul.legend {
                @for seat in 0..report.seats.len() {
                    li { (crate::company::emblem(engine::Seat(seat as u8))) " " (name(scene, seat)) }
                }
            }
        }
    }
}

/// The chart in a sentence.
fn words(scene: &AnalysisScene<'_>, report: &Report) -> String {
    let lang = scene.visit.lang;
    let told = report.seats.iter().enumerate().map(|(index, seat)| {
        let (first, last) = (percent(seat.first), percent(seat.last));
        let story = say!(lang, "analysis-from-to", first = first, last = last);
        if report.seats.len() == 1 { story } else { format!("{}{}{story}", name(scene, index), say!(lang, "colon")) }
    });
    let told: Vec<String> = told.collect();
    say!(lang, "analysis-chart", told = told.join("; "))
}
