//! Looking back at a game, step by step, and going on from a step at a table of one's own.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use engine::{Continued, Seat};
use serde::Deserialize;
use ui::{Eyes, Notice};

use super::answer::{HttpError, Outcome, page, see};
use super::caller::Caller;
use super::extract::PathTable;
use super::form::Form;
use super::play::table_path;
use super::{App, draw_page};
use crate::erased::{DynMatch, LookBack};
use crate::participants::Participants;
use crate::seating::Place;
use crate::snapshot::Snapshot;
use crate::store::{Chair, Sitter};
use crate::table::Table;
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
    let rights = looking_back(&now, &caller)?;
    let eyes = eyes_of(&now, &caller, eyes.as_deref(), rights)?;
    let visit = caller.visit;
    let pen = move || now.replay_page(visit, step, eyes, rights);
    Ok(page(draw_page(&app, &caller, &table.opening.id.0, pen).await?))
}

/// What somebody may do who looks back at a table, or why they may not look back at all.
fn looking_back(now: &Snapshot, caller: &Caller) -> Result<LookBack, HttpError> {
    let place = Place::of(&caller.owner, &now.participants.chairs);
    if !now.participants.begun {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotStarted));
    }
    let open = is_open(now);
    // To strangers a game that goes on is shown as it is, not searched.
    if place.is_spectator() && !open {
        return Err(HttpError::not_yours());
    }
    // Nobody tries out at another table what they will do at this one, against people who cannot:
    // several at one screen are people too.
    let alone = now.participants.is_only(&caller.owner) && !place.is_shared();
    Ok(LookBack { open, may_continue: open || alone })
}

/// With whose eyes somebody looks back who asks for these.
fn eyes_of(now: &Snapshot, caller: &Caller, wanted: Option<&str>, rights: LookBack) -> Result<Eyes, HttpError> {
    let place = Place::of(&caller.owner, &now.participants.chairs);
    let wanted = wanted.map(|code| Eyes::find(code).ok_or_else(HttpError::malformed)).transpose()?;
    match wanted {
        Some(Eyes::Seat(seat)) if seat.0 >= now.position.seats() => Err(HttpError::malformed()),
        Some(eyes) if rights.open => Ok(eyes),
        // Until the end everyone looks back with their own eyes.
        _ if rights.open && place.looking_back() == Eyes::Public => Ok(Eyes::Turn),
        _ => Ok(place.looking_back()),
    }
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
    let rights = looking_back(&now, caller)?;
    let eyes = eyes_of(&now, caller, eyes, rights)?;
    if !rights.may_continue {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotAlone));
    }
    app.may_open(caller, &caller.owner, false).await?;
    let place = Place::of(&caller.owner, &now.participants.chairs);
    let seed = secret::seed().map_err(|_| HttpError::fault())?;
    let earlier = now.clone();
    let replayed = move || -> Result<(Seat, String), HttpError> {
        let position = earlier.position.at(step).ok_or_else(HttpError::malformed)?;
        let seat = seat_of(&*position, place, eyes);
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
