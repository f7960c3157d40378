//! What is the same for everybody: how to play, the words, the rules, and the static files.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock};

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use ui::{Guide, glossary_page, how_to_play_page};

use super::answer::{Gzip, HttpError, Outcome, page};
use super::caller::Caller;
use super::extract::PathGame;
use super::{App, draw_page};

pub(super) async fn rules(State(app): State<Arc<App>>, caller: Caller, PathGame { id, game }: PathGame) -> Outcome {
    let visit = caller.visit;
    Ok(page(draw_page(&app, &caller, &id, move || game.rules_page(visit)).await?))
}

pub(super) async fn how_to_play(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Outcome {
    let guide = Guide::find(&id).ok_or_else(HttpError::not_found)?;
    let visit = caller.visit;
    Ok(page(draw_page(&app, &caller, &id, move || how_to_play_page(guide, visit)).await?))
}

/// What is searched among the words.
#[derive(Deserialize)]
pub(super) struct Searched {
    #[serde(default)]
    q: String,
}

pub(super) async fn glossary(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Searched { q }): Query<Searched>,
) -> Outcome {
    let guide = Guide::find(&id).filter(|guide| Guide::of(guide.id()).contains(guide));
    let guide = guide.ok_or_else(HttpError::not_found)?;
    let visit = caller.visit;
    let drawn = draw_page(&app, &caller, &id, move || glossary_page(guide.id(), &q, visit).unwrap_or_default());
    Ok(page(drawn.await?))
}

/// The style sheet and the script, compressed once, as well as it can be done.
fn packed(name: &str) -> Option<Bytes> {
    static PACKED: LazyLock<HashMap<&'static str, Bytes>> = LazyLock::new(|| {
        let texts = ui::assets().iter().filter(|asset| !asset.content_type.starts_with("font/"));
        let pack = |bytes: &[u8]| {
            let mut writer = GzEncoder::new(Vec::new(), Compression::best());
            writer.write_all(bytes).and_then(|()| writer.finish()).ok().map(Bytes::from)
        };
        texts.filter_map(|asset| Some((asset.name.as_str(), pack(&asset.bytes)?))).collect()
    });
    PACKED.get(name).cloned()
}

pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Outcome {
    let asset = ui::assets().iter().find(|asset| asset.name == name).ok_or_else(HttpError::not_found)?;
    // The name holds the hash of the content.
    let tag = HeaderValue::from_str(&format!("\"{name}\"")).map_err(|_| HttpError::fault())?;
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known = known.flat_map(|tags| tags.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
    });
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Response::new(Body::from(asset.bytes.clone().into_owned()));
        if let Some(packed) = packed(&name) {
            response.extensions_mut().insert(Gzip(packed));
        }
        response
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    headers.insert(ETAG, tag);
    Ok(response)
}
