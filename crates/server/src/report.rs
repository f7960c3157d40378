//! What an analysis has found, made ready to be shown: in numbers, and in the words in which the
//! choices stood on the table.

use bots::{Analysis, Judgement};
use engine::{Move, Seat, Seats, Viewer};
use ui::{AnalysisScene, AnalysisStage, Moment, ReplayPoint, Report, SeatReport, Slip, Tabletop};

use crate::analyses::Stage;
use crate::erased::ErasedMatch;
use crate::erased::{Look, Perspective};

/// So many choices are named at which most was lost.
const NAMED: usize = 5;

/// What is less than this is not told as a loss: a search is not more exact.
const WORTH_TELLING: f32 = 0.01;

/// So many choices are marked in the replay.
const MARKED: usize = 3;

/// The choices by which most was won or lost.
pub(crate) fn turning_points(analysis: &Analysis) -> Vec<ReplayPoint> {
    let mut worst: Vec<&Judgement> =
        analysis.judgements.iter().filter(|judgement| judgement.lost >= WORTH_TELLING).collect();
    worst.sort_by(|one, other| other.lost.total_cmp(&one.lost).then(one.step.cmp(&other.step)));
    worst.truncate(MARKED);
    let point = |judgement: &Judgement| ReplayPoint {
        step: judgement.step as u64,
        seat: judgement.seat,
        games: -((judgement.lost * 100.0).round() as i64).max(1),
    };
    let mut points: Vec<ReplayPoint> = worst.into_iter().map(point).collect();
    points.sort_by_key(|point| point.step);
    points
}

/// The page with the analysis of a match, for somebody with these seats.
pub(crate) fn report<G: Tabletop>(played: &ErasedMatch<G>, look: &Look<'_>, stage: &Stage, own: Seats) -> String {
    let done = match stage {
        Stage::Done(analysis) => told(played, look, analysis, own),
        _ => Report::default(),
    };
    ui::analysis_page::<G>(&AnalysisScene {
        visit: look.visit,
        id: look.id,
        what: &played.what(look.visit.lang),
        names: &look.names,
        may_start: !own.is_empty(),
        stage: match stage {
            Stage::Fresh => AnalysisStage::Fresh,
            Stage::Waiting(before) => AnalysisStage::Waiting(*before),
            Stage::Running(done, all) => AnalysisStage::Running(*done, *all),
            Stage::Failed => AnalysisStage::Failed,
            Stage::Done(_) => AnalysisStage::Done(&done),
        },
    })
}

fn told<G: Tabletop>(played: &ErasedMatch<G>, look: &Look<'_>, analysis: &Analysis, own: Seats) -> Report {
    let seats = usize::from(analysis.seats);
    let story = |seat: Seat| {
        let bots::Account { first, last, luck, lost, others, .. } = analysis.account(seat);
        let own = || analysis.judgements.iter().filter(|judgement| judgement.seat == seat);
        let (choices, best) = (own().count(), own().filter(|judgement| judgement.lost <= 0.0).count());
        SeatReport { first, last, luck, lost, others, choices, best }
    };
    let chances = |chances: &[f32]| chances.iter().copied().take(seats).collect::<Vec<f32>>();
    // Before and after each choice: what a choice cost is a step down, what follows is luck.
    let mut course = Vec::with_capacity(2 * analysis.judgements.len() + 1);
    for judgement in &analysis.judgements {
        course.push(Moment { step: judgement.step, chances: chances(&judgement.before.chance) });
        if judgement.lost > 0.0 {
            course.push(Moment { step: judgement.step, chances: chances(&judgement.after.chance) });
        }
    }
    course.extend(analysis.end.iter().map(|end| Moment { step: analysis.steps, chances: chances(&end.chance) }));
    // Whoever played is told of their own choices; others of everybody's.
    let theirs = |judgement: &&Judgement| own.is_empty() || own.contains(judgement.seat);
    let mut worst: Vec<&Judgement> =
        analysis.judgements.iter().filter(theirs).filter(|judgement| judgement.lost >= WORTH_TELLING).collect();
    worst.sort_by(|one, other| other.lost.total_cmp(&one.lost).then(one.step.cmp(&other.step)));
    worst.truncate(NAMED);
    Report {
        seats: (0..analysis.seats).map(Seat).map(story).collect(),
        course,
        steps: analysis.steps,
        slips: worst.into_iter().filter_map(|judgement| slip(played, look, judgement)).collect(),
    }
}

/// A choice that cost much, in words.
fn slip<G: Tabletop>(played: &ErasedMatch<G>, look: &Look<'_>, judgement: &Judgement) -> Option<Slip> {
    let Move { seat, action } = *played.game.moves().get(judgement.step)?;
    let then = played.first(judgement.step)?;
    let mut choices = Vec::new();
    then.game.state().legal(seat, &mut choices);
    let better = *choices.get(judgement.best)?;
    // As its player saw the table.
    let perspective = Perspective { viewer: Viewer::Seat(seat), acting: Some(seat), ..Perspective::SPECTATOR };
    let [chosen, better] = then.draw(&Look { perspective, ..look.clone() }, None, |scene| {
        [action, better].map(|action| ui::choice_in_words::<G>(scene, action))
    });
    let (step, chance) = (judgement.step, judgement.before.chance[seat.index()]);
    Some(Slip { step, seat, chosen: chosen?, better: better?, chance, lost: judgement.lost })
}
