//! The pages and what is sent from them.

mod answer;
mod caller;
mod form;
mod guard;
mod lobby;
mod past;
mod play;
mod rates;
mod shelf;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use crate::options::Options;
use crate::tables::Tables;
pub(crate) use caller::Peer;
use rates::Rates;

/// What all handlers share.
pub(crate) struct App {
    pub(crate) tables: Tables,
    pub(crate) options: Options,
    pub(crate) rates: Rates,
    /// Whether only this machine can reach the server.
    pub(crate) loopback: bool,
    /// Becomes true when the server is being stopped.
    pub(crate) closing: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(tables: Tables, options: Options, loopback: bool, closing: watch::Receiver<bool>) -> App {
        App { tables, rates: Rates::new(&options), options, loopback, closing }
    }
}

/// All addresses.
pub(crate) fn router(app: Arc<App>) -> Router {
    // Event streams must not wait in a compressor; fonts are compressed already.
    let worth_it = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    Router::new()
        .route("/", get(lobby::home))
        .route("/new/{game}", get(lobby::new_form).post(lobby::open))
        .route("/daily/{game}", post(lobby::daily))
        .route("/again/{id}", post(lobby::again))
        .route("/t/{id}", get(play::table))
        .route("/t/{id}/act", post(play::act))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/why", post(play::why))
        .route("/t/{id}/events", get(stream::events))
        .route("/t/{id}/replay", get(shelf::replay))
        .route("/t/{id}/match.json", get(shelf::record))
        .route("/t/{id}/position.json", get(shelf::saved))
        .route("/past/{game}", get(past::show))
        .route("/rules/{game}", get(shelf::rules))
        .route("/settings", post(shelf::settings))
        .route("/assets/{name}", get(shelf::asset))
        .route("/healthz", get(|| async { "ok\n" }))
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new().compress_when(worth_it))
        .with_state(app)
}

/// Draws away from the threads that answer others. A drawing that fails is a fault of ours, told
/// as such.
async fn draw<T: Send + 'static>(pen: impl FnOnce() -> T + Send + 'static) -> Result<T, answer::Trouble> {
    tokio::task::spawn_blocking(pen).await.map_err(|error| {
        tracing::error!(%error, "a drawing failed");
        answer::Trouble::fault()
    })
}
