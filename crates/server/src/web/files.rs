//! Files to keep and to bring: match files and saved positions.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::IntoResponse;
use serde_json::{Value, json};
use ui::Notice;

use super::answer::{HttpError, Outcome, see};
use super::caller::Caller;
use super::extract::PathTable;
use super::form::read;
use super::replay::is_open;
use super::{App, packs};
use crate::clock;
use crate::erased::NotImported;
use crate::seating::Place;
use crate::store::{EntryKind, TableId};
use crate::table::TableError;
use crate::tables::OpenTableError;

/// The longest match file that is taken in: many times the longest game.
pub(super) const MAX_FILE: usize = 1 << 20;

/// Takes in a match file: it becomes a table to be looked at.
pub(super) async fn import(State(app): State<Arc<App>>, caller: Caller, headers: HeaderMap, body: Body) -> Outcome {
    let bad = || HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadFile);
    let bytes = read(body, MAX_FILE).await?;
    let file = part_or_all(&bytes, &headers).ok_or_else(bad)?;
    let file = String::from_utf8(file.to_vec()).map_err(|_| bad())?;
    let claimed: Value = serde_json::from_str(&file).map_err(|_| bad())?;
    let game = claimed.get("game").and_then(|game| game.as_str()).ok_or_else(bad)?;
    let game = app.tables.game(game).ok_or_else(bad)?.clone();
    let reader = game.clone();
    app.may_open(&caller, &caller.owner, true).await?;
    let (queue, lang) = (caller.queue_key("import"), caller.visit.lang);
    let import = app.tables.drawings().draw(&queue, move || reader.import(&file)).await?;
    let import = import.map_err(|refused| match refused {
        NotImported::File => bad(),
        NotImported::Pack(faults) => faults.first().map_or_else(bad, |fault| packs::refused(bad(), fault, lang)),
    })?;
    match app.tables.import(&game, import, &caller.owner, caller.origin()).await {
        Ok(table) => Ok(see(&format!("/t/{}/replay?step=0", table.opening.id))),
        Err(OpenTableError::Setup(_)) => Err(bad()),
        Err(OpenTableError::Store(error)) => Err(error.into()),
    }
}

/// The file that was sent: as the one part of a form, or as the whole body.
pub(super) fn part_or_all<'a>(bytes: &'a [u8], headers: &HeaderMap) -> Option<&'a [u8]> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    match kind.split_once("boundary=") {
        Some((kind, boundary)) if kind.starts_with("multipart/form-data") => {
            only_part(bytes, boundary.trim_matches('"'))
        }
        _ => Some(bytes),
    }
}

/// The content of the one part of a sent form of files.
fn only_part<'a>(bytes: &'a [u8], boundary: &str) -> Option<&'a [u8]> {
    let find = |text: &[u8], what: &[u8]| text.windows(what.len().max(1)).position(|window| window == what);
    let start = find(bytes, b"\r\n\r\n")? + 4;
    let rest = &bytes[start..];
    let end = find(rest, format!("\r\n--{boundary}").as_bytes())?;
    rest.get(..end)
}

pub(super) async fn record(PathTable(table): PathTable) -> Outcome {
    let now = table.now();
    // The record holds the seed: before the end it would tell what the dice will show.
    if !is_open(&now) {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotOver));
    }
    if !now.participants.begun {
        return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotStarted));
    }
    download(now.position.record(), &format!("{}-{}.json", table.opening.game, table.opening.id))
}

/// What is stored of a table, as it is, without what its dice come from: for those who sat there when it
/// was opened, also where this program cannot play it on; while it can, not before its end.
pub(super) async fn log(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Outcome {
    let id = TableId(id);
    match app.tables.find(&id).await {
        Ok(table) if is_open(&table.now()) => {}
        Ok(_) => return Err(HttpError::new(StatusCode::CONFLICT, Notice::NotOver)),
        Err(TableError::OtherRules | TableError::Damaged | TableError::Pack) => {}
        Err(error) => return Err(error.into()),
    }
    let opening = app.tables.store().opening(id.clone()).await?.ok_or_else(HttpError::not_found)?;
    if Place::of(&caller.owner, &opening.chairs).is_spectator() && opening.creator != caller.owner {
        return Err(HttpError::not_yours());
    }
    let entries = app.tables.store().entries(id.clone(), 0).await?;
    let raw = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| text.into());
    let log = entries.iter().map(|entry| {
        let (kind, body) = match &entry.kind {
            EntryKind::Act(action) => ("act", raw(action)),
            EntryKind::Undo => ("undo", Value::Null),
            EntryKind::Other { kind, body } => (kind.as_str(), raw(body)),
        };
        json!({ "number": entry.number, "seat": entry.seat, "kind": kind, "body": body, "made": entry.made })
    });
    let names: Vec<Option<&str>> = opening.chairs.iter().map(|chair| chair.name.as_deref()).collect();
    let file = json!({
        "table": id.0,
        "game": opening.game,
        "rules": opening.rules,
        "setup": raw(&opening.setup),
        "pack": opening.pack.as_ref().map(|pack| &pack.text),
        "created": opening.created,
        "names": names,
        "log": log.collect::<Vec<_>>(),
    });
    let text = serde_json::to_string_pretty(&file).map_err(|_| HttpError::fault())?;
    download(text + "\n", &format!("{}-{id}-log.json", opening.game))
}

/// The position as a file, for its player.
pub(super) async fn saved(caller: Caller, PathTable(table): PathTable) -> Outcome {
    let now = table.now();
    if Place::of(&caller.owner, &now.participants.chairs).is_spectator() {
        return Err(HttpError::not_yours());
    }
    let saved = now.position.saved().ok_or_else(HttpError::not_found)?;
    download(saved, &format!("{}-{}.json", table.opening.game, clock::day(clock::now())))
}

/// A file to keep.
fn download(text: String, name: &str) -> Outcome {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let file = format!("attachment; filename=\"{name}\"");
    headers.insert(CONTENT_DISPOSITION, HeaderValue::from_str(&file).map_err(|_| HttpError::fault())?);
    Ok(response)
}
