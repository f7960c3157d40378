//! A finished game looked back at: how the chances went, where it turned, what was luck.

mod chart;
mod turning;
mod verdict;

pub use turning::at_table;

use engine::Seat;
use maud::{Markup, html};

use crate::advice::percent;
use crate::company::emblem;
use crate::lang::{rich, say};
use crate::page::Page;
use crate::{Lang, Tabletop, Visit};

/// The page with the analysis of a table.
#[derive(Clone, Debug)]
pub struct AnalysisScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The table's id.
    pub id: &'a str,
    /// What was played.
    pub what: &'a str,
    /// What the seats are called, in order.
    pub names: &'a [String],
    /// Whether the visitor may begin it and call it off.
    pub may_start: bool,
    /// How far it is.
    pub stage: AnalysisStage<'a>,
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug)]
pub enum AnalysisStage<'a> {
    /// Nobody has asked for it.
    Fresh,
    /// So many others come first.
    Waiting(usize),
    /// So many of so many choices are judged.
    Running(usize, usize),
    /// It could not be made.
    Failed,
    /// It is there.
    Done(&'a Report),
}

/// A finished game, judged.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Each seat's own story, in order.
    pub seats: Vec<SeatReport>,
    /// To whom it is told: the one seat of a visitor who played, or of a game for one.
    pub reader: Option<Seat>,
    /// The chance of each seat to win, as the game went on.
    pub course: Vec<StepChances>,
    /// How many choices the game had.
    pub steps: usize,
    /// After how many choices each round began, in order; empty where a game has no rounds.
    pub rounds: Vec<usize>,
    /// Where the game turned, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// Where the difference between a seat's first chance to win and its last comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatReport {
    /// The chance at the first choice, 0 to 1.
    pub first: f32,
    /// At the end.
    pub last: f32,
    /// What dice and cards gave or took.
    pub luck: f32,
    /// What the seat's own choices cost.
    pub lost: f32,
    /// What the choices of others gave or took.
    pub others: f32,
    /// How many choices the seat made where there was something to choose.
    pub choices: usize,
    /// How many of them were the best, or as good.
    pub best: usize,
}

impl SeatReport {
    /// The chance that these choices had with average luck.
    fn with_average_luck(&self) -> f32 {
        (self.last - self.luck).clamp(0.0, 1.0)
    }

    /// The chance with the best choice each time, and the same dice and cards.
    fn with_best_choices(&self) -> f32 {
        (self.last + self.lost).clamp(0.0, 1.0)
    }

    /// The chance if the others had always made the best choice.
    fn with_best_others(&self) -> f32 {
        (self.last - self.others).clamp(0.0, 1.0)
    }
}

/// The chances at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct StepChances {
    /// After so many choices.
    pub step: usize,
    /// The chance of each seat to win, 0 to 1.
    pub chances: Vec<f32>,
}

/// A choice on which much depended: one that cost much, or one that was much better than the next.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// After so many choices.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// In which round.
    pub round: Option<u32>,
    /// What was chosen, in words.
    pub chosen: Markup,
    /// What would have been better or, if the choice was good, what was next best.
    pub other: Option<Markup>,
    /// The chance before it, 0 to 1.
    pub chance: f32,
    /// What it gained (above 0) or cost, as a chance to win.
    pub gained: f32,
    /// Why: what it leads to, compared with the other.
    pub why: Markup,
    /// The table at that moment.
    pub picture: Markup,
}

impl TurningPoint {
    fn is_good(&self) -> bool {
        self.gained >= 0.0
    }

    /// Games in a hundred.
    fn games(&self) -> i64 {
        ((self.gained.abs() * 100.0).round() as i64).max(1)
    }
}

/// The way to the analysis, where a game has ended.
pub(crate) fn link(id: &str, lang: Lang) -> Markup {
    html! { a.btn.large href=(format!("/t/{id}/analysis")) { (say!(lang, "analysis")) } }
}

/// The page.
pub fn analysis_page<G: Tabletop>(scene: &AnalysisScene<'_>) -> String {
    let lang = scene.visit.lang;
    let title = say!(lang, "analysis-title", game = G::title(lang));
    let running = matches!(scene.stage, AnalysisStage::Waiting(_) | AnalysisStage::Running(..));
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: &format!("/t/{}/analysis", scene.id),
        class: if running { "analysis busy" } else { "analysis" },
        stage: None,
        table: None,
        keep: None,
        game: Some(G::ID),
        look: Some(G::ID),
        extra: html! {},
        bar: html! { span.game { (G::title(lang)) } span.table-name { (scene.what) } span.gap {} },
        drawings: G::drawings(),
        body: html! {
            main #content {
                section #analysis data-poll[running] aria-busy=[running.then_some("true")] {
                    header.hero { h1 { (verdict::headline(scene).unwrap_or(title)) } p { (scene.what) } (crate::your_box::bots_note::<G>(lang)) }
                    (stage(scene))
                }
                nav.ways {
                    a.btn.large href=(format!("/t/{}/replay?step=0", scene.id)) { (say!(lang, "analysis-replay")) }
                    a.btn.large href=(format!("/t/{}", scene.id)) { (say!(lang, "analysis-table")) }
                    a.btn.large href="/" { (say!(lang, "menu-home")) }
                }
            }
        },
    }
    .render()
}

fn stage(scene: &AnalysisScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let start = || {
        html! {
            @if scene.may_start {
                form method="post" action=(format!("/t/{}/analysis", scene.id)) { button.btn.solid.large { (say!(lang, "analysis-start")) } }
            } @else { p.soft { (say!(lang, "analysis-players-only")) } }
        }
    };
    let stop = || {
        html! {
            @if scene.may_start {
                form method="post" action=(format!("/t/{}/analysis/stop", scene.id)) { button.btn { (say!(lang, "analysis-stop")) } }
            }
        }
    };
    html! {
        @match scene.stage {
            AnalysisStage::Fresh => { div.card.begin { p { (say!(lang, "analysis-about")) } (start()) } }
            AnalysisStage::Failed => { div.card.begin { p.fault role="alert" { (say!(lang, "analysis-failed")) } (start()) } }
            AnalysisStage::Waiting(before) => {
                div.card.begin { p role="status" { (say!(lang, "analysis-waiting", count = before)) } progress {} (stop()) }
            }
            AnalysisStage::Running(done, all) => {
                div.card.begin {
                    p { label for="judged" { (say!(lang, "analysis-running", done = done, all = all)) } }
                    progress #judged value=(done) max=(all.max(1)) {}
                    (stop())
                }
            }
            AnalysisStage::Done(report) => { (told(scene, report)) }
        }
    }
}

fn told(scene: &AnalysisScene<'_>, report: &Report) -> Markup {
    let lang = scene.visit.lang;
    let reader = report.reader.and_then(|seat| report.seats.get(seat.index()));
    html! {
        div.summary .alone[reader.is_some()] {
            @if let Some(seat) = reader { (verdict::luck(seat, lang)) (verdict::choices(seat, lang)) }
            section.card.course aria-labelledby="course-title" {
                h2 #course-title { @if report.rounds.is_empty() { (say!(lang, "analysis-course")) } @else { (say!(lang, "analysis-course-rounds")) } }
                (chart::chart(scene, report))
                details.more {
                    summary { (say!(lang, "analysis-numbers")) }
                    (numbers(scene, report))
                }
            }
        }
        (turning::turning_points(scene, report))
        @if reader.is_none() || report.seats.len() > 1 { (stories(scene, report)) }
        p.soft.note { (say!(lang, "analysis-note", bot = crate::company::bot_name("strong", lang))) }
    }
}

/// For each seat: what luck did and what its choices did, each told by how many of 100 games would
/// have been won without it.
fn stories(scene: &AnalysisScene<'_>, report: &Report) -> Markup {
    let lang = scene.visit.lang;
    let alone = report.seats.len() == 1;
    html! {
        ul.stories {
            @for (index, seat) in report.seats.iter().enumerate() {
                li.card {
                    h2 {
                        @if alone { (say!(lang, "analysis-alone", first = percent(seat.first), last = percent(seat.last))) }
                        @else {
                            (emblem(Seat(index as u8))) span { (name(scene, index)) }
                            span.from-to { (say!(lang, "analysis-from-to", first = percent(seat.first), last = percent(seat.last))) }
                        }
                    }
                    p { (rich!(lang, "analysis-luck", tone = tone(seat.luck), games = percent(seat.with_average_luck()))) }
                    p {
                        (rich!(lang, "analysis-choices", best = seat.best, all = seat.choices)) " "
                        @if seat.best < seat.choices { (rich!(lang, "analysis-with-best", games = percent(seat.with_best_choices()))) }
                    }
                    @if !alone { p { (rich!(lang, "analysis-others", tone = tone(seat.others), games = percent(seat.with_best_others()))) } }
                    (bars(seat, alone, lang))
                }
            }
        }
    }
}

/// How much something helped or hurt, in a word.
fn tone(share: f32) -> &'static str {
    match share {
        ..-0.15 => "much-against",
        -0.15..-0.03 => "against",
        -0.03..=0.03 => "even",
        0.03..=0.15 => "for",
        _ => "much-for",
    }
}

/// The same as bars.
fn bars(seat: &SeatReport, alone: bool, lang: Lang) -> Markup {
    let mut rows = vec![
        (say!(lang, "analysis-bar-luck"), seat.with_average_luck()),
        (say!(lang, "analysis-bar-choice"), seat.with_best_choices()),
    ];
    if !alone {
        rows.push((say!(lang, "analysis-bar-others"), seat.with_best_others()));
    }
    html! {
        dl.balance aria-hidden="true" {
            @for (name, chance) in rows {
                dt { (name) }
                dd {
                    svg viewBox="0 0 100 8" preserveAspectRatio="none" {
                        rect.ground width="100" height="8" {}
                        rect.up width=(percent(chance)) height="8" {}
                    }
                    span.num { (say!(lang, "percent", number = percent(chance))) }
                }
            }
        }
    }
}

fn name<'a>(scene: &'a AnalysisScene<'_>, seat: usize) -> &'a str {
    scene.names.get(seat).map_or("", String::as_str)
}

/// The chart in numbers: at most so many lines, evenly spread, and the last.
fn numbers(scene: &AnalysisScene<'_>, report: &Report) -> Markup {
    const LINES: usize = 24;
    let lang = scene.visit.lang;
    let every = report.course.len().div_ceil(LINES).max(1);
    let last = report.course.len().saturating_sub(1);
    let shown = report.course.iter().enumerate().filter(|(index, _)| index % every == 0 || *index == last);
    html! {
        div.scroll {
            table.past-games {
                thead {
                    tr {
                        th.num scope="col" { (say!(lang, "analysis-step")) }
                        @for seat in 0..report.seats.len() {
                            th.num scope="col" { @if report.seats.len() == 1 { (say!(lang, "analysis-chance")) } @else { (name(scene, seat)) } }
                        }
                    }
                }
                tbody {
                    @for (_, moment) in shown {
                        tr {
                            th.num scope="row" { a href=(replay(scene.id, moment.step)) { (moment.step + 1) } }
                            @for chance in &moment.chances { td.num { (say!(lang, "percent", number = percent(*chance))) } }
                        }
                    }
                }
            }
        }
    }
}

/// The address of a moment, seen with the eyes of whoever chose then.
fn replay(id: &str, step: usize) -> String {
    format!("/t/{id}/replay?step={step}&as=turn")
}
