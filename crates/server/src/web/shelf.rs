//! What is only looked at: replays, records, rules, settings, static files.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ui::{Eyes, Guide, Lang, Notice, Speed, TextSize, Theme, how_to_play_page};

use super::answer::{Outcome, Trouble, page, see};
use super::caller::{self, Caller, set_cookie};
use super::form::{Form, read};
use super::{App, draw_page};
use crate::clock;
use crate::moment::Moment;
use crate::seating::Place;
use crate::store::TableId;
use crate::tables::NotOpened;

/// The longest match file that is taken in: many times the longest game.
pub(super) const LONGEST_FILE: usize = 1 << 20;

#[derive(Deserialize)]
pub(super) struct Step {
    #[serde(default)]
    step: u64,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(Step { step, eyes }): Query<Step>,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    let now = table.now();
    let place = Place::of(&caller.owner, &now.gathering.chairs);
    if !now.gathering.begun {
        return Err(Trouble::new(StatusCode::CONFLICT, Notice::NotStarted));
    }
    let open = is_open(&now);
    // To strangers a game that goes on is shown as it is, not searched.
    if place.is_spectator() && !open {
        return Err(Trouble::not_yours());
    }
    let wanted = eyes.map(|code| Eyes::find(&code).ok_or_else(Trouble::malformed)).transpose()?;
    let seats = now.position.seats();
    let eyes = match wanted {
        Some(Eyes::Seat(seat)) if seat.0 >= seats => return Err(Trouble::malformed()),
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
pub(super) fn is_open(now: &Moment) -> bool {
    now.position.winners().is_some() || now.gathering.closed || now.gathering.imported
}

/// Takes in a match file: it becomes a table to be looked at.
pub(super) async fn import(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let bad = || Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadFile);
    let bytes = read(body, LONGEST_FILE).await?;
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let file = match kind.split_once("boundary=") {
        Some((kind, boundary)) if kind.starts_with("multipart/form-data") => {
            only_part(&bytes, boundary.trim_matches('"')).ok_or_else(bad)?
        }
        _ => &bytes,
    };
    let file = String::from_utf8(file.to_vec()).map_err(|_| bad())?;
    let claimed: serde_json::Value = serde_json::from_str(&file).map_err(|_| bad())?;
    let game = claimed.get("game").and_then(|game| game.as_str()).ok_or_else(bad)?;
    let kind = app.tables.kind(game).ok_or_else(bad)?.clone();
    let reader = kind.clone();
    app.may_open(&caller, &caller.owner, true).await?;
    let turn = caller.turn("import");
    let import = app.tables.drawings().draw(&turn, move || reader.import(&file)).await?.ok_or_else(bad)?;
    match app.tables.import(&kind, import, &caller.owner, caller.origin()).await {
        Ok(table) => Ok(see(&format!("/t/{}/replay?step=0", table.opening.id))),
        Err(NotOpened::Setup(_)) => Err(bad()),
        Err(NotOpened::Store(error)) => Err(error.into()),
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

pub(super) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Outcome {
    let table = app.tables.find(&TableId(id.clone())).await?;
    let now = table.now();
    // The record holds the seed: before the end it would tell what the dice will show.
    if !is_open(&now) {
        return Err(Trouble::new(StatusCode::CONFLICT, Notice::NotOver));
    }
    if !now.gathering.begun {
        return Err(Trouble::new(StatusCode::CONFLICT, Notice::NotStarted));
    }
    let record = now.position.record().ok_or_else(Trouble::fault)?;
    download(record, &format!("{}-{id}.json", table.opening.game))
}

/// The position as a file, for its player.
pub(super) async fn saved(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    let now = table.now();
    if Place::of(&caller.owner, &now.gathering.chairs).is_spectator() {
        return Err(Trouble::not_yours());
    }
    let saved = now.position.saved().ok_or_else(Trouble::not_found)?;
    download(saved, &format!("{}-{}.json", table.opening.game, clock::day(clock::now())))
}

/// A file to keep.
fn download(text: String, name: &str) -> Outcome {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let file = format!("attachment; filename=\"{name}\"");
    headers.insert(CONTENT_DISPOSITION, HeaderValue::from_str(&file).map_err(|_| Trouble::fault())?);
    Ok(response)
}

pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(game): Path<String>,
) -> Outcome {
    let kind = app.tables.kind(&game).ok_or_else(Trouble::not_found)?.clone();
    let visit = caller.visit;
    Ok(page(draw_page(&app, &caller, &game, move || kind.rules_page(visit)).await?))
}

pub(super) async fn how_to_play(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(guide): Path<String>,
) -> Outcome {
    let found = Guide::find(&guide).ok_or_else(Trouble::not_found)?;
    let visit = caller.visit;
    Ok(page(draw_page(&app, &caller, &guide, move || how_to_play_page(found, visit)).await?))
}

pub(super) async fn settings(headers: HeaderMap, body: Body) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let mut response = see(local(form.optional("back")?.unwrap_or("/")));
    let known = [
        (caller::LANG, form.optional("lang")?.map(|code| Lang::find(code).map(Lang::code))),
        (caller::THEME, form.optional("theme")?.map(|code| Theme::find(code).map(Theme::code))),
        (caller::SPEED, form.optional("speed")?.map(|code| Speed::find(code).map(Speed::code))),
        (caller::TEXT, form.optional("text")?.map(|code| TextSize::find(code).map(TextSize::code))),
    ];
    for (cookie, sent) in known {
        let Some(code) = sent else { continue };
        let code = code.ok_or_else(Trouble::malformed)?;
        let cookie = HeaderValue::from_str(&set_cookie(cookie, code)).map_err(|_| Trouble::fault())?;
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The path itself if it leads to a page of this site, else home.
fn local(path: &str) -> &str {
    let inside = path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if inside { path } else { "/" }
}

pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Outcome {
    let asset = ui::assets().iter().find(|asset| asset.name == name).ok_or_else(Trouble::not_found)?;
    // The name holds the hash of the content.
    let tag = HeaderValue::from_str(&format!("\"{name}\"")).map_err(|_| Trouble::fault())?;
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known = known.flat_map(|tags| tags.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    });
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(asset.bytes.clone().into_owned()))
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    headers.insert(ETAG, tag);
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_on_this_site() {
        for path in ["/", "/t/abc", "/rules/x?y=1#UFS-END-1"] {
            assert_eq!(local(path), path);
        }
        for path in ["", "//evil.example", "/\\evil.example", "https://evil.example", "t", "/a\r\nb", "/é", "/a b"] {
            assert_eq!(local(path), "/");
        }
    }
}
