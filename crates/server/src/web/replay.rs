//! Looking back at a game, step by step.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use ui::{Eyes, Notice};

use super::answer::{HttpError, Outcome, page};
use super::caller::Caller;
use super::extract::PathTable;
use super::{App, draw_page};
use crate::seating::Place;
use crate::snapshot::Snapshot;

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
    let place = Place::of(&caller.owner, &now.participants.chairs);
    if !now.participants.begun {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotStarted));
    }
    let open = is_open(&now);
    // To strangers a game that goes on is shown as it is, not searched.
    if place.is_spectator() && !open {
        return Err(HttpError::not_yours());
    }
    let wanted = eyes.map(|code| Eyes::find(&code).ok_or_else(HttpError::malformed)).transpose()?;
    let seats = now.position.seats();
    let eyes = match wanted {
        Some(Eyes::Seat(seat)) if seat.0 >= seats => return Err(HttpError::malformed()),
        Some(eyes) if open => eyes,
        // Until the end everyone looks back with their own eyes.
        _ if open && place.looking_back() == Eyes::Public => Eyes::Turn,
        _ => place.looking_back(),
    };
    let visit = caller.visit;
    let pen = move || now.replay_page(visit, step, eyes, open);
    Ok(page(draw_page(&app, &caller, &table.opening.id.0, pen).await?))
}

/// Whether nothing is hidden any more.
pub(super) fn is_open(now: &Snapshot) -> bool {
    now.position.winners().is_some() || now.participants.closed || now.participants.imported
}
