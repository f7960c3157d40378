//! What is only looked at: replays, records, rules, settings, static files.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ui::{Lang, Notice, Speed, Theme};

use super::answer::{Outcome, Trouble, page, see};
use super::caller::{self, Caller, set_cookie};
use super::form::Form;
use super::{App, draw};
use crate::clock;
use crate::store::TableId;

#[derive(Deserialize)]
pub(super) struct Step {
    #[serde(default)]
    step: u64,
}

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(Step { step }): Query<Step>,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    let now = table.now();
    let place = table.seating.place(&caller.owner);
    // To strangers a game that goes on is shown as it is, not searched.
    if place.is_spectator() && now.position.winners().is_none() {
        return Err(Trouble::not_yours());
    }
    let visit = caller.visit;
    Ok(page(draw(move || now.replay_page(place.looking_back(), visit, step)).await?))
}

pub(super) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Outcome {
    let table = app.tables.find(&TableId(id.clone())).await?;
    let now = table.now();
    // The record holds the seed: before the end it would tell what the dice will show.
    if now.position.winners().is_none() {
        return Err(Trouble::new(StatusCode::CONFLICT, Notice::NotOver));
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
    if table.seating.place(&caller.owner).is_spectator() {
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
    Ok(page(draw(move || kind.rules_page(caller.visit)).await?))
}

pub(super) async fn settings(headers: HeaderMap, body: Body) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let mut response = see(local(form.optional("back")?.unwrap_or("/")));
    let known = [
        (caller::LANG, form.optional("lang")?.map(|code| Lang::find(code).map(Lang::code))),
        (caller::THEME, form.optional("theme")?.map(|code| Theme::find(code).map(Theme::code))),
        (caller::SPEED, form.optional("speed")?.map(|code| Speed::find(code).map(Speed::code))),
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
