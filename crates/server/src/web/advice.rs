//! What a search has to say: hints during a game, the analysis after it.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, Seed, Viewer};
use serde_json::json;
use ui::{Advisor, Notice, Warnings};

use super::answer::{HttpError, Outcome, json, page, see};
use super::caller::Caller;
use super::extract::PathTable;
use super::form::Form;
use super::play::{refuse, table_path};
use super::replay::is_open;
use super::{App, draw_page};
use crate::drawing::Drawn;
use crate::erased::{Advised, Answered};
use crate::seating::Place;
use crate::snapshot::Snapshot;
use crate::store::TableId;
use crate::table::{CommandError, Table};

/// Not now, and why.
fn not_now(notice: Notice) -> HttpError {
    HttpError::new(StatusCode::CONFLICT, notice)
}

/// Whoever asks too much has to wait.
fn in_measure(app: &App, caller: &Caller) -> Result<(), HttpError> {
    if app.questions.allow(Some(&caller.owner), caller.address, 1, Instant::now()) {
        Ok(())
    } else {
        Err(HttpError::too_many())
    }
}

/// The seat for which a visitor may have a hint on this page, or why they may not.
fn asking(now: &Snapshot, caller: &Caller, page_of: Option<Seat>) -> Result<Seat, HttpError> {
    let place = Place::of(&caller.owner, &now.participants.chairs);
    if place.is_spectator() {
        return Err(HttpError::not_yours());
    }
    if !now.participants.begun {
        return Err(CommandError::NotStarted.into());
    }
    if !now.participants.is_playing() {
        return Err(CommandError::GivenUp.into());
    }
    if !now.participants.is_only(&caller.owner) {
        return Err(not_now(Notice::NoHints));
    }
    let perspective = now.perspective(&caller.page_viewer(page_of));
    match (perspective.advisor, perspective.viewer) {
        (Advisor::Here, Viewer::Seat(seat)) => Ok(seat),
        _ => Err(not_now(Notice::NothingAsked)),
    }
}

/// What a search thinks of the choices of a seat of the caller, with the snapshot that it is about.
/// For a program the page is the one of the seat that it names, or of the one that is asked.
pub(super) async fn advice(
    app: &App,
    caller: &Caller,
    table: &Table,
    (page_of, number): (Option<Seat>, Option<u64>),
) -> Result<(Arc<Snapshot>, Seat, Vec<Advised>), HttpError> {
    let now = table.now();
    let seat = asking(&now, caller, page_of)?;
    if number.is_some_and(|number| number < now.acted || number > now.number) {
        return Err(CommandError::Stale.into());
    }
    in_measure(app, caller)?;
    let advice = app.hints.advise(now.position.clone(), seat, &caller.owner).await;
    let advice = advice.ok_or_else(|| not_now(Notice::CalledOff))?;
    if table.now().acted != now.acted {
        return Err(CommandError::Stale.into());
    }
    Ok((now, seat, advice))
}

/// What a coach asks before a choice of somebody who wants to be warned, where that is fair: alone or
/// against bots, on a page with the script, and not where a lesson leads.
pub(super) async fn caution(
    app: &App,
    caller: &Caller,
    table: &Table,
    (action, number): (&str, u64),
) -> Option<String> {
    if caller.visit.warnings == Warnings::Off || !caller.script || caller.bearer {
        return None;
    }
    let now = table.now();
    let place = Place::of(&caller.owner, &now.participants.chairs);
    let is_led = now.participants.lesson.is_some_and(|lesson| !lesson.is_game());
    let is_fair = now.participants.is_only(&caller.owner) && !place.is_spectator() && !place.is_shared();
    let is_current = (now.acted..=now.number).contains(&number);
    if is_led || !is_fair || !is_current || !now.participants.begun || !now.participants.is_playing() {
        return None;
    }
    let seat = place.acting(&*now.position)?;
    // It has nothing to do with the dice of the table.
    let seed: Seed = format!("coach {} {}", table.opening.id, now.acted).parse().ok()?;
    let (position, asked) = (now.position.clone(), (seat, action.to_owned()));
    app.hints.caution(position, asked, (app.options.coach, seed), (&caller.owner, caller.visit.lang)).await
}

pub(super) async fn hint(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    form: Form,
) -> Outcome {
    let (number, page_of) = (form.number("n")?, form.seat("viewer")?);
    let (now, advice) = match advice(&app, &caller, &table, (page_of, Some(number))).await {
        Ok((now, _, advice)) => (now, advice),
        Err(error) => return refuse(error, table, &caller, page_of).await,
    };
    let (page_viewer, script) = (caller.page_viewer(page_of), caller.script);
    let (queue, drawings) = (caller.queue_key(&table.opening.id.0), table.drawings().clone());
    let pen = move || {
        let hint = now.hint(&page_viewer, &advice).ok_or_else(HttpError::fault)?;
        if script {
            let ui::Hint { action, path, html } = hint;
            return Ok(json(&json!({ "ok": true, "n": now.acted, "action": action, "path": path, "html": html })));
        }
        Ok(page(Drawn::page(now.page(&page_viewer, Answered { refusal: None, hint: Some(&hint) }))))
    };
    drawings.draw(&queue, pen).await?
}

pub(super) async fn stop_hint(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Outcome {
    let stopped = app.hints.call_off(&caller.owner);
    if caller.script {
        return Ok(json(&json!({ "ok": true, "stopped": stopped })));
    }
    Ok(see(&table_path(&TableId(id), None)))
}

/// A table whose analysis may be read, as it is now: one that may be searched through.
fn searchable(table: &Table, caller: &Caller) -> Result<(Arc<Snapshot>, Place), HttpError> {
    let now = table.now();
    let place = Place::of(&caller.owner, &now.participants.chairs);
    match (is_open(&now), place.is_spectator()) {
        (true, _) => Ok((now, place)),
        (false, true) => Err(HttpError::not_yours()),
        (false, false) if !now.participants.begun => Err(CommandError::NotStarted.into()),
        (false, false) => Err(not_now(Notice::StillPlayed)),
    }
}

fn analysis_path(table: &Table) -> String {
    format!("/t/{}/analysis", table.opening.id)
}

pub(super) async fn analysis(State(app): State<Arc<App>>, caller: Caller, PathTable(table): PathTable) -> Outcome {
    let (now, _) = searchable(&table, &caller)?;
    let (page_viewer, stage) = (caller.page_viewer(None), app.analyses.stage(&table.opening.id));
    let pen = move || now.analysis_page(&page_viewer, &stage);
    Ok(page(draw_page(&app, &caller, &table.opening.id.0, pen).await?))
}

pub(super) async fn analyse(State(app): State<Arc<App>>, caller: Caller, PathTable(table): PathTable) -> Outcome {
    let (now, place) = searchable(&table, &caller)?;
    if place.is_spectator() {
        return Err(HttpError::not_yours());
    }
    in_measure(&app, &caller)?;
    if !app.analyses.start(table.opening.id.clone(), now.position.clone()) {
        return Err(HttpError::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Queue));
    }
    Ok(see(&analysis_path(&table)))
}

pub(super) async fn stop_analysis(State(app): State<Arc<App>>, caller: Caller, PathTable(table): PathTable) -> Outcome {
    let (_, place) = searchable(&table, &caller)?;
    if place.is_spectator() {
        return Err(HttpError::not_yours());
    }
    app.analyses.call_off(&table.opening.id);
    Ok(see(&analysis_path(&table)))
}
