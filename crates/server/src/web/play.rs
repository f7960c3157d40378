//! At the table: the page, choices, taking back, asking why.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use engine::Seat;
use serde::Deserialize;
use serde_json::json;

use super::App;
use super::answer::{Outcome, Told, Trouble, json, page, see};
use super::caller::Caller;
use super::form::Form;
use crate::drawing::{Drawn, Form as Drawing};
use crate::kind::{Answered, Refusal};
use crate::seating::Place;
use crate::store::TableId;
use crate::table::{NoMove, Request, Table, Who, Wish};

/// Whose page is asked for, where several players share a screen.
#[derive(Deserialize)]
pub(super) struct Whose {
    seat: Option<u8>,
}

pub(super) async fn table(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(Whose { seat }): Query<Whose>,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    Ok(page(draw_page(table, &caller, seat.map(Seat), None).await?))
}

/// Which lines of the log are asked for, and on whose page.
#[derive(Deserialize)]
pub(super) struct Older {
    before: usize,
    seat: Option<u8>,
}

/// Lines of the log that are older than those on the page.
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(Older { before, seat }): Query<Older>,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    let onlooker = caller.onlooker(seat.map(Seat));
    Ok(page(draw(move || table.now().older_lines(&onlooker, before)).await?))
}

/// The page of a table, before its game begins or after.
pub(super) async fn draw_page(
    table: Arc<Table>,
    caller: &Caller,
    seat: Option<Seat>,
    refusal: Option<Refusal>,
) -> Result<Drawn, Trouble> {
    let (onlooker, now, drawings) = (caller.onlooker(seat), table.now(), table.drawings().clone());
    let turn = caller.turn(&table.opening.id.0);
    // What somebody is told alone is drawn for them alone.
    let key = refusal.is_none().then(|| now.key(&onlooker, Drawing::Page));
    let pen = move || {
        if now.gathering.begun {
            return Drawn::page(now.page(&onlooker, Answered { refusal: refusal.as_ref(), hint: None }));
        }
        let refusal = refusal.map(|refusal| refusal.message);
        Drawn::page(ui::lobby_page(&onlooker.lobby(&now, &**table.kind(), &table.opening, refusal)))
    };
    Ok(match key {
        Some(key) => drawings.share(&turn, key, false, pen).await?,
        None => drawings.draw(&turn, pen).await?,
    })
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let wish = Wish::Act(form.one("action")?.to_owned());
    choose(app, caller, TableId(id), &form, wish).await
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let form = Form::read(&headers, body).await?;
    choose(app, caller, TableId(id), &form, Wish::Undo).await
}

async fn choose(app: Arc<App>, caller: Caller, id: TableId, form: &Form, wish: Wish) -> Outcome {
    // What is chosen for one seat may have been put on the page of another.
    let (number, seat, page_of) = (form.number("n")?, form.seat("seat")?, form.seat("viewer")?);
    let table = app.tables.find(&id).await?;
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat, number: Some(number), key: form.key()? };
    let done = carry_out(&app, &table, request, wish, &caller).await;
    tell(done, table, &caller, page_of).await
}

/// Carries out what a visitor wants.
pub(super) async fn carry_out(
    app: &Arc<App>,
    table: &Arc<Table>,
    request: Request,
    wish: Wish,
    caller: &Caller,
) -> Result<Result<u64, NoMove>, Trouble> {
    let lang = caller.visit.lang;
    // A task of its own: what has begun is brought to its end even if the visitor goes away.
    let task = {
        let (app, table) = (app.clone(), table.clone());
        async move { table.carry_out(&**app.tables.store(), request, wish, lang).await }
    };
    let done = tokio::spawn(task).await.map_err(|error| {
        tracing::error!(%error, "a choice failed");
        Trouble::fault()
    })?;
    app.metrics.carried_out(done.is_ok());
    Ok(done)
}

/// What a visitor is told of what they wanted: the script in a few words, others by the page.
pub(super) async fn tell(
    done: Result<Result<u64, NoMove>, Trouble>,
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
pub(super) async fn refuse(trouble: Trouble, table: Arc<Table>, caller: &Caller, page_of: Option<Seat>) -> Outcome {
    let shown = [StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY, StatusCode::SERVICE_UNAVAILABLE];
    if caller.script || !shown.contains(&trouble.status) {
        return Err(trouble);
    }
    let mut response = page(draw_page(table, caller, page_of, Some(trouble.words(caller))).await?);
    *response.status_mut() = trouble.status;
    response.extensions_mut().insert(Told);
    Ok(response)
}

/// The address of a table, or of one seat's page of it.
pub(super) fn table_path(id: &TableId, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("/t/{id}?seat={}", seat.0),
        None => format!("/t/{id}"),
    }
}

pub(super) async fn why(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let (path, seat) = (form.one("path")?.to_owned(), form.seat("seat")?);
    let table = app.tables.find(&TableId(id)).await?;
    let (turn, drawings) = (caller.turn(&table.opening.id.0), table.drawings().clone());
    let pen = move || {
        let now = table.now();
        let place = Place::of(&caller.owner, &now.gathering.chairs);
        let seat = match seat {
            Some(seat) => Some(seat).filter(|seat| place.owns(*seat)),
            None => place.acting(&*now.position),
        }?;
        if !now.gathering.begun {
            return None;
        }
        let path: Vec<&str> = path.split_ascii_whitespace().collect();
        Some(now.position.why(seat, &path, caller.visit.lang))
    };
    let refusal = drawings.draw(&turn, pen).await?;
    // Those who do not play are not asked, so nothing is refused to them.
    let refusal = refusal.ok_or_else(Trouble::not_yours)?;
    Ok(json(&match refusal {
        Some(Refusal { message, rule: Some(rule) }) => json!({ "message": message, "rule": rule }),
        Some(Refusal { message, rule: None }) => json!({ "message": message }),
        None => json!({ "message": null }),
    }))
}
