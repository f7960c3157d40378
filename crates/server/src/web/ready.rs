//! Whether the server can do its work: for whoever decides where requests are sent.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use tokio::sync::Mutex;

use super::App;
use crate::store::StoreError;
use crate::{clock, secret};

/// How long the store may take to write a little.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long an answer stands, so that asking often costs little.
const STANDS: Duration = Duration::from_millis(500);

/// What was found last, and when. Held while somebody looks, so that many who ask at once cost one
/// look.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), &'static str>)>>);

/// Says whether something can be stored, and if not, why in one word.
pub(super) async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut last = app.readiness.0.lock().await;
    let found = match *last {
        Some((when, found)) if when.elapsed() < STANDS => found,
        _ => {
            let found = look(&app).await;
            *last = Some((Instant::now(), found));
            found
        }
    };
    let (status, word) = match found {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(word) => (StatusCode::SERVICE_UNAVAILABLE, word),
    };
    // A status by itself would be made into a page.
    (status, [(CACHE_CONTROL, "no-store")], axum::Extension(super::answer::ErrorShown), format!("{word}\n"))
}

async fn look(app: &App) -> Result<(), &'static str> {
    if *app.closing.borrow() {
        return Err("closing");
    }
    let probe = format!("probe {}", secret::name().map_err(|_| "no-random-numbers")?);
    let written = tokio::time::timeout(PATIENCE, app.tables.store().ready(probe, clock::now())).await;
    let Ok(written) = written else { return Err("database-unavailable") };
    written.map_err(|error| {
        tracing::warn!(%error, "not ready");
        match error {
            StoreError::Full => "disk-full",
            StoreError::ReadOnly => "read-only",
            StoreError::Closed => "closing",
            _ => "database-unavailable",
        }
    })
}
