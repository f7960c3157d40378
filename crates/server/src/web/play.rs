//! At the table: the page, choices, taking back, asking why.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use engine::Seat;
use serde::Deserialize;
use serde_json::json;

use super::App;
use super::advice;
use super::answer::{ErrorShown, HttpError, Outcome, json, page, see};
use super::caller::Caller;
use super::extract::PathTable;
use super::form::Form;
use crate::background::deal;
use crate::drawing::{DrawingForm, Drawn};
use crate::erased::{Answered, RefusalMessage};
use crate::seating::Place;
use crate::store::TableId;
use crate::table::{Command, CommandError, Request, Table, Who};

/// Whose page is asked for, where several players share a screen.
#[derive(Deserialize)]
pub(super) struct SeatQuery {
    seat: Option<u8>,
}

pub(super) async fn table(
    caller: Caller,
    PathTable(table): PathTable,
    Query(SeatQuery { seat }): Query<SeatQuery>,
) -> Outcome {
    Ok(page(draw_page(table, &caller, seat.map(Seat), None).await?))
}

/// Which lines of the log are asked for, and on whose page.
#[derive(Deserialize)]
pub(super) struct OlderQuery {
    before: usize,
    seat: Option<u8>,
}

/// Lines of the log that are older than those on the page.
pub(super) async fn log(
    caller: Caller,
    PathTable(table): PathTable,
    Query(OlderQuery { before, seat }): Query<OlderQuery>,
) -> Outcome {
    let page_viewer = caller.page_viewer(seat.map(Seat));
    let (queue, drawings) = (caller.queue_key(&table.opening.id.0), table.drawings().clone());
    Ok(page(drawings.draw(&queue, move || Drawn::page(table.now().older_lines(&page_viewer, before))).await?))
}

/// The page of a table, before its game begins or after.
pub(super) async fn draw_page(
    table: Arc<Table>,
    caller: &Caller,
    seat: Option<Seat>,
    refusal: Option<RefusalMessage>,
) -> Result<Drawn, HttpError> {
    let (page_viewer, now, drawings) = (caller.page_viewer(seat), table.now(), table.drawings().clone());
    let queue = caller.queue_key(&table.opening.id.0);
    // What somebody is told alone is drawn for them alone.
    let key = refusal.is_none().then(|| now.key(&page_viewer, DrawingForm::Page));
    let pen = move || {
        if now.participants.begun {
            return Drawn::page(now.page(&page_viewer, Answered { refusal: refusal.as_ref(), hint: None }));
        }
        let refusal = refusal.map(|refusal| refusal.message);
        Drawn::page(ui::lobby_page(&page_viewer.lobby(&now, &**table.game(), &table.opening, refusal)))
    };
    Ok(match key {
        Some(key) => drawings.share(&queue, key, false, pen).await?,
        None => drawings.draw(&queue, pen).await?,
    })
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    form: Form,
) -> Outcome {
    let action = form.one("action")?;
    // Nothing is played before the answer; whoever has given it is not asked again.
    if form.optional("sure")?.is_none()
        && let Some(message) = advice::caution(&app, &caller, &table, (action, form.number("n")?)).await
    {
        return Ok(json(&json!({ "ok": false, "error": "sure", "message": message })));
    }
    let command = Command::Act(action.to_owned());
    choose(app, caller, table, &form, command).await
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    form: Form,
) -> Outcome {
    choose(app, caller, table, &form, Command::Undo).await
}

async fn choose(app: Arc<App>, caller: Caller, table: Arc<Table>, form: &Form, command: Command) -> Outcome {
    // What is chosen for one seat may have been put on the page of another.
    let (number, seat, page_of) = (form.number("n")?, form.seat("seat")?, form.seat("viewer")?);
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat, number: Some(number), key: form.key()? };
    let done = carry_out(&app, &table, request, command, &caller).await;
    tell(done, table, &caller, page_of).await
}

/// Carries out what a visitor wants.
pub(super) async fn carry_out(
    app: &Arc<App>,
    table: &Arc<Table>,
    request: Request,
    command: Command,
    caller: &Caller,
) -> Result<Result<u64, CommandError>, HttpError> {
    let lang = caller.visit.lang;
    // A task of its own: what has begun is brought to its end even if the visitor goes away.
    let task = {
        let (app, table) = (app.clone(), table.clone());
        async move {
            let done = table.carry_out(&**app.tables.store(), request, command, lang).await?;
            let now = table.now();
            if now.participants.is_dealing() && now.participants.dice.is_complete() {
                // Should it fail, it is tried again when the time is over.
                let _ = deal(&app, &table, false).await;
            }
            Ok::<u64, CommandError>(done)
        }
    };
    let done = tokio::spawn(task).await.map_err(|error| {
        tracing::error!(%error, "a choice failed");
        HttpError::fault()
    })?;
    app.metrics.carried_out(done.is_ok());
    Ok(done)
}

/// What a visitor is told of what they wanted: the script in a few words, others by the page.
pub(super) async fn tell(
    done: Result<Result<u64, CommandError>, HttpError>,
    table: Arc<Table>,
    caller: &Caller,
    page_of: Option<Seat>,
) -> Outcome {
    match done? {
        Ok(number) if caller.script => Ok(json(&json!({ "ok": true, "n": number }))),
        Ok(_) => Ok(see(&table_path(&table.opening.id, page_of))),
        Err(error) => refuse(error.into(), table, caller, page_of).await,
    }
}

/// Tells what is wrong: without the script the table is shown again, with the reason.
pub(super) async fn refuse(error: HttpError, table: Arc<Table>, caller: &Caller, page_of: Option<Seat>) -> Outcome {
    let shown = [StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY, StatusCode::SERVICE_UNAVAILABLE];
    if caller.script || !shown.contains(&error.status) {
        return Err(error);
    }
    let mut response = page(draw_page(table, caller, page_of, Some(error.words(caller))).await?);
    *response.status_mut() = error.status;
    response.extensions_mut().insert(ErrorShown);
    Ok(response)
}

/// The address of a table, or of one seat's page of it.
pub(super) fn table_path(id: &TableId, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{id}?seat={}", seat.0),
        None => format!("/t/{id}"),
    }
}

pub(super) async fn why(caller: Caller, PathTable(table): PathTable, form: Form) -> Outcome {
    let (path, seat) = (form.one("path")?.to_owned(), form.seat("seat")?);
    let (queue, drawings) = (caller.queue_key(&table.opening.id.0), table.drawings().clone());
    let pen = move || {
        let now = table.now();
        let place = Place::of(&caller.owner, &now.participants.chairs);
        let seat = match seat {
            Some(seat) => Some(seat).filter(|seat| place.owns(*seat)),
            None => place.acting(&*now.position),
        }?;
        if !now.participants.begun {
            return None;
        }
        let path: Vec<&str> = path.split_ascii_whitespace().collect();
        Some(now.position.why(seat, &path, caller.visit.lang))
    };
    let refusal = drawings.draw(&queue, pen).await?;
    // Those who do not play are not asked, so nothing is refused to them.
    let refusal = refusal.ok_or_else(HttpError::not_yours)?;
    Ok(json(&match refusal {
        Some(RefusalMessage { message, rule: Some(rule) }) => json!({ "message": message, "rule": rule }),
        Some(RefusalMessage { message, rule: None }) => json!({ "message": message }),
        None => json!({ "message": null }),
    }))
}
