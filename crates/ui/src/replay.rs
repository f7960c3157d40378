//! Looking back at a game: a player for its steps, the list of its turns, and going on from one of
//! them at a table of its own. Without the script every step and turn is a link.

use engine::Seat;
use maud::{Markup, html};

use crate::company::emblem;
use crate::lang::say;
use crate::table::called;
use crate::{ContinuedScene, Eyes, Lang, TableScene, Tabletop};

/// Where one is in a replay.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// The step shown.
    pub step: u64,
    /// How many there are.
    pub steps: u64,
    /// With whose eyes.
    pub eyes: Eyes,
    /// Whether other eyes may be chosen: the game is over, and nothing is hidden any more.
    pub open: bool,
    /// Whether the visitor may go on from this step at a table of their own.
    pub may_continue: bool,
    /// What the choice did that led to this step, in words.
    pub caption: &'a [Markup],
    /// The turns of the whole game.
    pub turns: &'a [ReplayTurn],
    /// Where an analysis has found that most was won or lost.
    pub points: &'a [ReplayPoint],
    /// What tells one drawing of the steps from another, in their address.
    pub version: &'a str,
}

/// A turn of a game, or a round where one plays alone.
#[derive(Clone, Debug)]
pub struct ReplayTurn {
    /// The step at which it begins.
    pub step: u64,
    /// Whose it is, where several play.
    pub seat: Option<Seat>,
    /// Of which round, if the game counts them.
    pub round: Option<u16>,
    /// What it is called in the log; none for what comes before the first.
    pub title: Option<Markup>,
    /// What was done in it, in words.
    pub lines: Vec<Markup>,
}

/// A choice by which much was won or lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReplayPoint {
    /// The step at which it was chosen.
    pub step: u64,
    /// By whom.
    pub seat: Seat,
    /// How many of 100 games it won or, below 0, lost.
    pub games: i64,
}

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

/// The address of a step, seen with these eyes.
fn path_with(id: &str, step: u64, eyes: Eyes) -> String {
    format!("/t/{id}/replay?step={step}&as={}", eyes.code())
}

/// The address of the step that is shown.
pub(crate) fn replay_path(id: &str, replay: Replay<'_>) -> String {
    path_with(id, replay.step, replay.eyes)
}

/// The turn that a step belongs to, counted from 0.
fn turn_at(turns: &[ReplayTurn], step: u64) -> usize {
    turns.iter().rposition(|turn| turn.step <= step).unwrap_or(0)
}

/// What has just happened, in words: instead of what is asked.
pub(crate) fn caption<G: Tabletop>(scene: &TableScene<'_, G>, replay: Replay<'_>) -> Markup {
    let lang = scene.visit.lang;
    let number = turn_at(replay.turns, replay.step);
    let seat = replay.turns.get(number).and_then(|turn| turn.seat);
    html! {
        p.ask.caption {
            span.turn-number { (say!(lang, "replay-turn", number = number + 1)) }
            @if let Some(seat) = seat { " " (emblem(seat)) b { (called(scene, seat)) } }
            " "
            span.deeds {
                @if replay.caption.is_empty() { (G::prompt(scene)) }
                @for line in replay.caption { span.said { (line) } " " }
            }
        }
    }
}

fn sign(path: &str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// Moves from step to step.
pub(crate) fn player<G: Tabletop>(scene: &TableScene<'_, G>, replay: Replay<'_>) -> Markup {
    let (id, lang, Replay { step, steps, eyes, turns, .. }) = (scene.id, scene.visit.lang, replay);
    let to = |step: u64| path_with(id, step, eyes);
    let before = turns.iter().rev().find(|turn| turn.step < step).map_or(0, |turn| turn.step);
    let after = turns.iter().find(|turn| turn.step > step).map_or(steps, |turn| turn.step);
    let way = |class: &str, step: u64, words: String, path: &str| {
        html! { a class={ "way " (class) } href=(to(step)) data-step=(step) aria-label=(words) data-tip=(words) { (sign(path)) } }
    };
    let turn = turn_at(turns, step);
    let told = say!(lang, "replay-at", step = step, steps = steps, turn = turn + 1, turns = turns.len());
    html! {
        section #player.player aria-label=(say!(lang, "replay-player")) data-table=(id) data-step=(step) data-steps=(steps) data-as=(eyes.code()) data-version=(replay.version) {
            div.scrub {
                (marks(replay))
                form method="get" action=(format!("/t/{id}/replay")) {
                    input type="range" name="step" min="0" max=(steps) value=(step) aria-label=(say!(lang, "replay-step")) aria-valuetext=(told);
                    input type="hidden" name="as" value=(eyes.code());
                    button.btn.go { (say!(lang, "replay-go")) }
                }
            }
            div.transport {
                (way("turn-back", before, say!(lang, "replay-turn-back"), "M5 4v16M20 4 9 12l11 8z"))
                (way("step-back", step.saturating_sub(1), say!(lang, "replay-previous"), "m15 5-8 7 8 7"))
                button.play.scripted type="button" data-player="play" aria-pressed="false" aria-label=(say!(lang, "replay-play")) data-tip=(say!(lang, "replay-play")) {
                    svg viewBox="0 0 24 24" aria-hidden="true" {
                        path.go d="M8 4v16l12-8z" fill="currentColor" {}
                        path.stop d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="4" stroke-linecap="round" {}
                    }
                }
                (way("step-on", (step + 1).min(steps), say!(lang, "replay-next"), "m9 5 8 7-8 7"))
                (way("turn-on", after, say!(lang, "replay-turn-on"), "M19 4v16M4 4l11 8-11 8z"))
                output { (step) " / " (steps) }
            }
            div.ways {
                button.btn.speed.scripted type="button" data-player="speed" data-pace="1" aria-label=(say!(lang, "replay-speed")) data-tip=(say!(lang, "replay-speed")) {
                    (sign("M4 17a8.5 8.5 0 1 1 16 0M12 14l4.5-5"))
                    span.pace aria-hidden="true" {}
                }
                (whose_eyes(scene, replay))
                button.btn.scripted type="button" data-player="copy" aria-label=(say!(lang, "replay-copy")) data-tip=(say!(lang, "replay-copy")) data-done=(say!(lang, "replay-copied")) {
                    (sign("M9 15l6-6M10.5 6.5l2-2a4.5 4.5 0 0 1 6.5 6.5l-2.5 2.5M13.5 17.5l-2 2A4.5 4.5 0 0 1 5 13l2.5-2.5"))
                }
                @if replay.open { a.btn href=(format!("/t/{id}/analysis")) { (say!(lang, "analysis")) } }
                @if replay.may_continue {
                    form method="post" action=(format!("/t/{id}/continue")) {
                        input type="hidden" name="step" value=(step);
                        input type="hidden" name="as" value=(eyes.code());
                        button.btn data-tip=(say!(lang, "replay-continue-tip")) { (sign("M6 4v9h12M13 8l5 5-5 5")) (say!(lang, "replay-continue")) }
                    }
                }
            }
        }
    }
}

/// Whether there are eyes to choose between.
pub(crate) fn has_eyes<G: Tabletop>(scene: &TableScene<'_, G>) -> bool {
    scene.names.len() > 1 && scene.replay.is_some_and(|replay| replay.open)
}

/// With whose eyes one looks; where others may be chosen.
fn whose_eyes<G: Tabletop>(scene: &TableScene<'_, G>, replay: Replay<'_>) -> Markup {
    let lang = scene.visit.lang;
    let seats = (0..scene.names.len() as u8).map(Seat);
    let eye = |eyes: Eyes, name: String, sign: Markup| {
        let current = (eyes == replay.eyes).then_some("true");
        html! {
            a.eye href=(path_with(scene.id, replay.step, eyes)) data-as=(eyes.code()) aria-current=[current] data-tip=(name) { (sign) span { (name) } }
        }
    };
    html! {
        @if has_eyes(scene) {
            nav.eyes aria-label=(say!(lang, "replay-eyes")) {
                @for seat in seats { (eye(Eyes::Seat(seat), called(scene, seat), emblem(seat))) }
                (eye(Eyes::Public, say!(lang, "replay-eyes-all"), sign("M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12zM12 9.5v5")))
                (eye(Eyes::Turn, say!(lang, "replay-eyes-turn"), sign("M4 12a8 8 0 0 1 13.5-5.800L20 8.5M20 3v5.5h-5.5M20 12a8 8 0 0 1-13.5 5.800L4 15.5M4 21v-5.5h5.5")))
            }
        }
    }
}

/// Where rounds and turns begin, and where much was won or lost, above the slider. Positions are hundredths of its
/// width, since no style may stand in the page.
fn marks(replay: Replay<'_>) -> Markup {
    let at = |step: u64| format!("{:.2}%", step as f64 * 100.0 / replay.steps.max(1) as f64);
    let rounds = replay.turns.iter().scan(None, |last, turn| {
        let begins = turn.round.is_some() && turn.round != *last;
        *last = turn.round.or(*last);
        Some((turn, begins))
    });
    let rounds: Vec<&ReplayTurn> = rounds.filter_map(|(turn, begins)| begins.then_some(turn)).collect();
    let every = rounds.len().div_ceil(10).max(1);
    html! {
        svg.marks aria-hidden="true" {
            // Where there are many turns the rounds are enough.
            @for turn in replay.turns.iter().filter(|_| replay.turns.len() <= 40) { line.tick x1=(at(turn.step)) x2=(at(turn.step)) y1="24" y2="30" {} }
            @for (index, turn) in rounds.iter().enumerate() {
                line.tick.round x1=(at(turn.step)) x2=(at(turn.step)) y1="22" y2="34" {}
                @if index % every == 0 { text x=(at(turn.step)) y="50" { (turn.round.unwrap_or_default()) } }
            }
            @for point in replay.points { svg x=(at(point.step)) y="0" width="20" height="20" overflow="visible" { g transform="translate(-10 0)" { (point_shape(*point)) } } }
        }
    }
}

/// A diamond with a minus, a circle with a plus.
fn point_shape(point: ReplayPoint) -> Markup {
    html! {
        @if point.games < 0 {
            path.point.bad d="m10 1 9 9-9 9-9-9z" {} path.point.bad.inner d="M6 10h8" {}
        } @else {
            circle.point.good cx="10" cy="10" r="8.5" {} path.point.good.inner d="M6 10h8M10 6v8" {}
        }
    }
}

/// The turns of the game, each a link to where it begins, with what was done in it.
pub(crate) fn turn_list<G: Tabletop>(scene: &TableScene<'_, G>, replay: Replay<'_>) -> Markup {
    let (lang, turns) = (scene.visit.lang, replay.turns);
    let current = turn_at(turns, replay.step);
    let end = |index: usize| turns.get(index + 1).map_or(u64::MAX, |next| next.step);
    let rounds = turns.iter().filter_map(|turn| turn.round).max().unwrap_or(0);
    let mut round = None;
    let mut headed = |turn: &ReplayTurn| {
        let new = turn.round != round || turn.round.is_none();
        round = turn.round;
        new
    };
    html! {
        section #turns.card.turns tabindex="-1" aria-label=(say!(lang, "replay-turns")) {
            h2 { (say!(lang, "replay-turns")) " " small { (say!(lang, "replay-turn-count", turns = turns.len(), rounds = rounds)) } }
            ol {
                @for (index, turn) in turns.iter().enumerate() {
                    @let points: Vec<&ReplayPoint> = replay.points.iter().filter(|point| (turn.step..end(index)).contains(&point.step)).collect();
                    li {
                        @if headed(turn) {
                            h3 {
                                @match (turn.round, &turn.title) {
                                    (Some(round), _) => { (say!(lang, "replay-round", round = round)) }
                                    (None, Some(title)) => { (title) }
                                    (None, None) => { (say!(lang, "log-start")) }
                                }
                            }
                        }
                        a href=(path_with(scene.id, turn.step, replay.eyes)) data-step=(turn.step) aria-current=[(index == current).then_some("step")] {
                            span.number { (index + 1) }
                            span.who { @if let Some(seat) = turn.seat { (emblem(seat)) span.vh { (called(scene, seat)) } } }
                            span.deeds {
                                @for line in &turn.lines { span.said { (line) } }
                                @if turn.lines.is_empty() { span.said.soft { (say!(lang, "replay-turn", number = index + 1)) } }
                            }
                        }
                        @for point in points {
                            a.turning href=(path_with(scene.id, point.step, replay.eyes)) data-step=(point.step) data-stop="" {
                                svg viewBox="0 0 20 20" aria-hidden="true" { (point_shape(*point)) }
                                span { (told(scene, *point)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn told<G: Tabletop>(scene: &TableScene<'_, G>, point: ReplayPoint) -> String {
    let (lang, games) = (scene.visit.lang, point.games.abs());
    match (scene.names.len() > 1, point.games < 0) {
        (false, true) => say!(lang, "replay-point-lost", games = games),
        (false, false) => say!(lang, "replay-point-won", games = games),
        (true, true) => say!(lang, "replay-point-lost-of", games = games, name = called(scene, point.seat)),
        (true, false) => say!(lang, "replay-point-won-of", games = games, name = called(scene, point.seat)),
    }
}

/// The keys of the player.
pub(crate) fn keys(lang: Lang) -> Markup {
    html! {
        dl.keys {
            dt { kbd { (say!(lang, "key-space")) } } dd { (say!(lang, "help-replay-play")) }
            dt { kbd { "←" } kbd { "→" } } dd { (say!(lang, "help-replay-steps")) }
            dt { kbd { "Home" } kbd { "End" } } dd { (say!(lang, "help-replay-ends")) }
            dt { kbd { "1" } "–" kbd { "5" } } dd { (say!(lang, "help-replay-eyes")) }
            dt { kbd { "[" } kbd { "]" } } dd { (say!(lang, "help-replay-speed")) }
            dt { kbd { "?" } } dd { (say!(lang, "help-help")) }
        }
    }
}
