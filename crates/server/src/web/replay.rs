//! Looking back at a game, step by step, and going on from a step at a table of one's own.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use engine::{Continued, Seat};
use serde::Deserialize;
use ui::{Eyes, Notice, Visit};

use super::answer::{HttpError, Outcome, kept_json, page, see};
use super::caller::Caller;
use super::extract::PathTable;
use super::form::Form;
use super::play::table_path;
use super::{App, draw_page};
use crate::analyses::Stage;
use crate::drawing::{DrawingForm, Drawn, Key};
use crate::erased::{Beside, DynMatch, LookBack};
use crate::participants::Participants;
use crate::report;
use crate::seating::Place;
use crate::snapshot::Snapshot;
use crate::store::{Chair, Sitter};
use crate::table::{CommandError, Table};
use crate::tables::{NewTable, OpenTableError};
use crate::{bot, secret};

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    #[serde(default)]
    step: u64,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    Query(ReplayQuery { step, eyes }): Query<ReplayQuery>,
) -> Outcome {
    let now = table.now();
    let back = looking_back(&now, &caller, eyes.as_deref())?;
    let (visit, beside) = (caller.visit, beside(&app, &now, &caller, back));
    let pen = move || now.replay_page(visit, step, back, &beside);
    Ok(page(draw_page(&app, &caller, &table.opening.id.0, pen).await?))
}

/// How many steps come with one answer: the script knows the same number.
const STEPS: u64 = 16;

#[derive(Deserialize)]
pub(super) struct StepsQuery {
    from: u64,
    #[serde(rename = "as")]
    eyes: Option<String>,
    #[serde(default)]
    v: String,
}

/// Some steps of a game, for those who may look back at it: what the page of the first shows, and how the
/// following ones come about.
pub(super) async fn steps(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    Query(StepsQuery { from, eyes, v }): Query<StepsQuery>,
) -> Outcome {
    let now = table.now();
    let back = looking_back(&now, &caller, eyes.as_deref())?;
    let beside = beside(&app, &now, &caller, back);
    if from % STEPS != 0 || from > now.position.choices() {
        return Err(HttpError::malformed());
    }
    // The game has gone on, or somebody has another name: the page is to be asked for anew.
    if v != beside.version {
        return Err(CommandError::Stale.into());
    }
    let visit = Visit { lang: caller.visit.lang, ..Visit::default() };
    let form = DrawingForm::Steps(from, back, !beside.points.is_empty());
    let (number, id) = (now.drawn_since(), table.opening.id.clone());
    let key = Key { table: id, number, form, owner: None, page: None, visit };
    let queue = caller.queue_key(&table.opening.id.0);
    let pen = move || Drawn::page(now.replay_steps(visit, (from, STEPS), back, &beside));
    let drawn = app.tables.drawings().share(&queue, key, false, pen).await?;
    Ok(kept_json(drawn))
}

/// What stands beside the steps.
fn beside(app: &App, now: &Snapshot, caller: &Caller, back: LookBack) -> Beside {
    let points = match app.analyses.stage(&now.table) {
        Stage::Done(analysis) if back.open => report::marks(&analysis),
        _ => Vec::new(),
    };
    // The address of what is drawn says by what it differs: the program, the position and the names, the
    // language, what is judged, what may be done.
    let LookBack { open, may_continue, .. } = back;
    let (lang, since, judged) = (caller.visit.lang.code(), now.drawn_since(), points.len());
    let parts = [ui::style_url(None), format!("{lang} {since} {judged} {open} {may_continue}")];
    let digest = secret::derive(&[&parts[0], &parts[1]]);
    Beside { points: points.into(), version: digest[..12].to_owned() }
}

/// How somebody looks back at a table who asks for these eyes, or why they may not look back at all.
fn looking_back(now: &Snapshot, caller: &Caller, wanted: Option<&str>) -> Result<LookBack, HttpError> {
    let place = Place::of(&caller.owner, &now.participants.chairs);
    if !now.participants.begun {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotStarted));
    }
    let open = is_open(now);
    // To strangers a game that goes on is shown as it is, not searched.
    if place.is_spectator() && !open {
        return Err(HttpError::not_yours());
    }
    let wanted = wanted.map(|code| Eyes::find(code).ok_or_else(HttpError::malformed)).transpose()?;
    let eyes = match wanted {
        Some(Eyes::Seat(seat)) if seat.0 >= now.position.seats() => return Err(HttpError::malformed()),
        Some(eyes) if open => eyes,
        // Until the end everyone looks back with their own eyes.
        _ if open && place.looking_back() == Eyes::Public => Eyes::Turn,
        _ => place.looking_back(),
    };
    // Nobody tries out at another table what they will do at this one, against people who cannot:
    // several at one screen are people too.
    let alone = now.participants.is_only(&caller.owner) && !place.is_shared();
    Ok(LookBack { eyes, open, may_continue: open || alone })
}

/// Whether nothing is hidden any more.
pub(super) fn is_open(now: &Snapshot) -> bool {
    now.position.winners().is_some() || now.participants.closed || now.participants.imported
}

/// Goes on from a step at a new table: in one seat, with bots in the others. What the seat could not
/// know is dealt anew, and the dice are new.
pub(super) async fn continue_from(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    form: Form,
) -> Outcome {
    let (step, eyes) = (form.number("step")?, form.optional("as")?);
    let from = Continued { table: table.opening.id.0.clone(), step };
    go_on(&app, &caller, &table, (step, eyes), from).await
}

/// Begins a game again that went on from a step of another one: from the same step.
pub(super) async fn continue_again(app: &App, caller: &Caller, table: &Table, from: Continued) -> Outcome {
    go_on(app, caller, table, (0, None), from).await
}

async fn go_on(
    app: &App,
    caller: &Caller,
    table: &Table,
    (step, eyes): (u64, Option<&str>),
    from: Continued,
) -> Outcome {
    let now = table.now();
    let back = looking_back(&now, caller, eyes)?;
    if !back.may_continue {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotAlone));
    }
    app.may_open(caller, &caller.owner, false).await?;
    let place = Place::of(&caller.owner, &now.participants.chairs);
    let seed = secret::seed().map_err(|_| HttpError::fault())?;
    let earlier = now.clone();
    let replayed = move || -> Result<(Seat, String), HttpError> {
        let position = earlier.position.at(step).ok_or_else(HttpError::malformed)?;
        let seat = seat_of(&*position, place, back.eyes);
        let setup = position.continuing(seat, from, &seed);
        Ok((seat, setup.ok_or_else(|| HttpError::new(StatusCode::CONFLICT, Notice::NothingLeft))?))
    };
    let queue = caller.queue_key(&table.opening.id.0);
    let (seat, setup) = app.tables.drawings().draw(&queue, replayed).await??;
    let chairs = chairs(&now.participants, caller, seat);
    let (creator, origin) = (caller.owner.clone(), caller.origin());
    let new = NewTable { setup, seed: None, contributions: false, creator, chairs, daily: None, origin };
    let game = app.tables.game(&table.opening.game).ok_or_else(HttpError::not_found)?;
    match app.tables.open(game, new).await {
        Ok(opened) => Ok(see(&table_path(&opened.opening.id, None))),
        Err(OpenTableError::Store(error)) => Err(error.into()),
        Err(OpenTableError::Setup(fault)) => {
            tracing::error!(%fault, table = %table.opening.id, step, "a step of a game is refused");
            Err(HttpError::fault())
        }
    }
}

/// In which seat somebody goes on who looks with these eyes: in that of one player, else in their own,
/// else in that of whoever is asked.
fn seat_of(position: &dyn DynMatch, place: Place, eyes: Eyes) -> Seat {
    let asked = position.deciding();
    let own = || place.seats().find(|seat| asked.contains(*seat)).or_else(|| place.seats().next());
    match eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Public | Eyes::Turn => own().or_else(|| asked.iter().next()).unwrap_or(Seat(0)),
    }
}

/// The caller in one seat, and bots in the others: those that played there, else the usual one.
fn chairs(participants: &Participants, caller: &Caller, own: Seat) -> Vec<Chair> {
    let chair = |chair: &Chair| {
        if chair.seat == own {
            let name = chair.name.clone().filter(|_| chair.sitter.owner() == Some(&caller.owner));
            return Chair { name, ..Chair::of(own, Sitter::Person(caller.owner.clone())) };
        }
        let level = match &chair.sitter {
            Sitter::Bot { name } | Sitter::Absent { bot: name, .. } => bot::known(Some(name)),
            Sitter::Person(_) | Sitter::Open => None,
        };
        Chair::of(chair.seat, Sitter::Bot { name: level.unwrap_or_else(bot::usual) })
    };
    participants.chairs.iter().map(chair).collect()
}
