//! What an analysis has found, made ready to be shown: in numbers, and in the words in which the
//! choices stood on the table.

use bots::{Analysis, TurningPoint};
use engine::{Match, Move, Seat, Seats, Viewer};
use ui::{AnalysisScene, AnalysisStage, Difference, ReplayPoint, Report, SeatReport, StepChances, Tabletop};

use crate::analyses::Stage;
use crate::erased::{ErasedMatch, Look, Perspective, difference};

/// So many turning points are told to those who did not play.
const TOLD_TO_OTHERS: usize = 3;

/// The turning points as the replay of the match marks them, the same for all who look back.
pub(crate) fn marks(analysis: &Analysis) -> Vec<ReplayPoint> {
    let mark = |point: &TurningPoint| {
        let judgement = analysis.judgements[point.judgement];
        let games = (point.gained * 100.0).round() as i64;
        // What is marked as won or lost is worth a game at least.
        let games = if point.gained < 0.0 { games.min(-1) } else { games.max(1) };
        ReplayPoint { step: judgement.step as u64, seat: judgement.seat, games }
    };
    let mut marks: Vec<ReplayPoint> = turning_points(analysis, Seats::NONE).map(mark).collect();
    marks.sort_by_key(|mark| mark.step);
    marks
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
        course.push(StepChances { step: judgement.step, chances: chances(&judgement.before.chance) });
        if judgement.lost > 0.0 {
            course.push(StepChances { step: judgement.step, chances: chances(&judgement.after.chance) });
        }
    }
    course.extend(analysis.end.iter().map(|end| StepChances { step: analysis.steps, chances: chances(&end.chance) }));
    let reader = match (own.len(), analysis.seats) {
        (1, _) => own.iter().next(),
        (0, 1) => Some(Seat(0)),
        _ => None,
    };
    let (rounds, round_of) = rounds(played);
    Report {
        seats: (0..analysis.seats).map(Seat).map(story).collect(),
        reader,
        course,
        steps: analysis.steps,
        rounds,
        turning_points: turning_points(analysis, own)
            .filter_map(|point| turning_point(played, look, analysis, point, &round_of))
            .collect(),
    }
}

/// Whoever played is told of their own choices; others of those of everybody on which most depended.
fn turning_points(analysis: &Analysis, own: Seats) -> impl Iterator<Item = &TurningPoint> {
    let points = &analysis.turning_points;
    let mut told: Vec<&TurningPoint> = points
        .iter()
        .filter(|point| own.is_empty() || own.contains(analysis.judgements[point.judgement].seat))
        .collect();
    if own.is_empty() {
        told.sort_by(|one, other| other.gained.abs().total_cmp(&one.gained.abs()));
        told.truncate(TOLD_TO_OTHERS);
        told.sort_by_key(|point| point.judgement);
    }
    told.into_iter()
}

/// After how many choices each round began, and in which round each choice was made. Nothing where a
/// game has no rounds.
fn rounds<G: Tabletop>(played: &ErasedMatch<G>) -> (Vec<usize>, Vec<Option<u32>>) {
    let (mut begun, mut round_of) = (Vec::new(), Vec::new());
    let Ok(mut game) = Match::begin(played.game.start().clone(), played.game.chance().clone()) else {
        return (begun, round_of);
    };
    for (step, Move { seat, action }) in played.game.moves().iter().enumerate() {
        let round = G::round(&game.state().view(Viewer::Spectator));
        if round > round_of.last().copied().flatten() {
            begun.push(step);
        }
        round_of.push(round);
        if game.act(*seat, *action, &mut ()).is_err() {
            break;
        }
    }
    (begun, round_of)
}

/// A choice on which much depended, in words and as a picture.
fn turning_point<G: Tabletop>(
    played: &ErasedMatch<G>,
    look: &Look<'_>,
    analysis: &Analysis,
    point: &TurningPoint,
    round_of: &[Option<u32>],
) -> Option<ui::TurningPoint> {
    let judgement = &analysis.judgements[point.judgement];
    let Move { seat, action } = *played.game.moves().get(judgement.step)?;
    let then = played.first(judgement.step)?;
    let mut choices = Vec::new();
    then.game.state().legal(seat, &mut choices);
    let other = point.other.and_then(|other| choices.get(other)).copied();
    // As its player saw the table.
    let perspective = Perspective { viewer: Viewer::Seat(seat), acting: Some(seat), ..Perspective::SPECTATOR };
    let look = Look { perspective, ..look.clone() };
    let (chosen, other, picture) = then.draw(&look, None, |scene| ui::at_table::<G>(scene, action, other))?;
    let differences: Vec<Difference> = point.differences.iter().map(difference).collect();
    Some(ui::TurningPoint {
        step: judgement.step,
        seat,
        round: round_of.get(judgement.step).copied().flatten(),
        chosen,
        other,
        chance: judgement.before.chance[seat.index()],
        gained: point.gained,
        why: ui::why::<G>(&differences, point.gained >= 0.0, look.visit.lang),
        picture,
    })
}
