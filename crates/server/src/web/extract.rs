//! What handlers take out of a request: who asks, about which table or game, with which form or JSON.

use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use ui::Notice;

use super::App;
use super::answer::HttpError;
use super::caller::Caller;
use super::form::{Form, MAX_BODY, read};
use crate::erased::DynGame;
use crate::store::TableId;
use crate::table::Table;

/// Who asks, as the guard has found out.
impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, HttpError> {
        parts.extensions.get::<Caller>().cloned().ok_or_else(HttpError::fault)
    }
}

/// Whoever asks the API: a token that is shown must be one.
pub(super) struct Program(pub(super) Caller);

impl<S: Sync> FromRequestParts<S> for Program {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Program, HttpError> {
        let caller = Caller::from_request_parts(parts, state).await?;
        if caller.bearer && caller.fresh {
            return Err(HttpError::new(StatusCode::UNAUTHORIZED, Notice::NotYours));
        }
        Ok(Program(caller))
    }
}

/// The part of the path that the route calls by this name.
async fn path_part(parts: &mut Parts, app: &Arc<App>, name: &str) -> Result<String, HttpError> {
    let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| HttpError::malformed())?;
    let part = params.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned());
    part.ok_or_else(HttpError::fault)
}

/// The table that the path names by `id`.
pub(super) struct PathTable(pub(super) Arc<Table>);

impl FromRequestParts<Arc<App>> for PathTable {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<PathTable, HttpError> {
        let id = TableId(path_part(parts, app, "id").await?);
        app.tables.find(&id).await.map(PathTable).map_err(|error| HttpError::from(error).of_table(&id))
    }
}

/// The game that the path names by `game`.
pub(super) struct PathGame {
    pub(super) id: String,
    pub(super) game: Arc<dyn DynGame>,
}

impl FromRequestParts<Arc<App>> for PathGame {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<PathGame, HttpError> {
        let id = path_part(parts, app, "game").await?;
        let game = app.tables.game(&id).ok_or_else(HttpError::not_found)?.clone();
        Ok(PathGame { id, game })
    }
}

impl<S: Sync> FromRequest<S> for Form {
    type Rejection = HttpError;

    async fn from_request(request: Request, _: &S) -> Result<Form, HttpError> {
        let (parts, body) = request.into_parts();
        Form::read(&parts.headers, body).await
    }
}

/// What a program has sent as JSON.
pub(super) struct Sent<T>(pub(super) T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, _: &S) -> Result<Sent<T>, HttpError> {
        let bytes = read(request.into_body(), MAX_BODY).await?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|_| HttpError::malformed())
    }
}
