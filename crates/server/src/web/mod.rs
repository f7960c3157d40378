//! The pages and what is sent from them.

mod advice;
mod answer;
mod api;
mod assets;
mod caller;
mod device;
mod extract;
mod files;
mod form;
mod guard;
mod learn;
mod links;
mod lobby;
mod packs;
mod past;
mod play;
mod printable;
mod rates;
mod ready;
mod record;
mod replay;
mod seats;
mod settings;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use ui::Notice;

use crate::analyses::Analyses;
use crate::drawing::Drawn;
use crate::hints::Hints;
use crate::hook::Hooks;
use crate::metrics::{Gauges, Metrics};
use crate::options::Options;
use crate::secret;
use crate::store::Owner;
use crate::tables::Tables;
use crate::tokens::Tokens;
pub(crate) use caller::Peer;
use rates::Rates;
pub(crate) use rates::network;
use ready::Readiness;

/// What all handlers share.
pub(crate) struct App {
    pub(crate) tables: Tables,
    pub(crate) tokens: Tokens,
    pub(crate) options: Options,
    pub(crate) rates: Rates,
    /// How much is said.
    pub(crate) talk: Rates,
    /// How often codes are tried.
    pub(crate) guesses: Rates,
    /// How often hints and analyses are asked for.
    pub(crate) questions: Rates,
    pub(crate) hints: Hints,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) hooks: Hooks,
    pub(crate) metrics: Metrics,
    pub(crate) readiness: Readiness,
    /// The names under which the server may be called besides `localhost`.
    pub(crate) hosts: Vec<String>,
    /// Whether only this machine can reach the server.
    pub(crate) loopback: bool,
    /// Becomes true when the server is being stopped.
    pub(crate) closing: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(tables: Tables, options: Options, loopback: bool, closing: watch::Receiver<bool>) -> App {
        let public = options.public_url.as_ref().and_then(|url| url.parse::<Uri>().ok());
        let named = public.and_then(|url| url.host().map(str::to_owned));
        App {
            hints: Hints::new(tables.bots().slots(), options.hint),
            analyses: Arc::new(Analyses::new(tables.bots().slots(), options.analysis)),
            questions: Rates::of(12.0, 0.5),
            tokens: Tokens::new(tables.store().clone()),
            tables,
            rates: Rates::new(&options),
            talk: Rates::of(8.0, 0.5),
            guesses: Rates::of(10.0, 0.1),
            hooks: Hooks::new(options.private_hooks, options.public_url.clone()),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            hosts: options.hosts.iter().cloned().chain(named).collect(),
            options,
            loopback,
            closing,
        }
    }

    /// Whether somebody may open another table, or bring another match file.
    pub(crate) async fn may_open(
        &self,
        caller: &caller::Caller,
        owner: &Owner,
        import: bool,
    ) -> Result<(), answer::HttpError> {
        let origin = caller.origin();
        if origin.is_empty() {
            return Ok(());
        }
        let held = self.tables.store().holdings(owner.clone(), origin).await?;
        let limit = self.options.quotas;
        let enough = match import {
            true => held.imports >= limit.imports || held.imports_there >= limit.imports_there,
            false => held.tables >= limit.tables || held.tables_there >= limit.tables_there,
        };
        if enough {
            self.metrics.over_quota();
            return Err(answer::HttpError::new(StatusCode::TOO_MANY_REQUESTS, Notice::Quota));
        }
        Ok(())
    }

    /// Whether everyone comes over https.
    pub(crate) fn is_secure(&self) -> bool {
        self.options.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// All addresses.
pub(crate) fn router(app: Arc<App>) -> Router {
    // Event streams must not wait in a compressor; fonts are compressed already.
    let worth_it = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    Router::new()
        .route("/", get(lobby::home))
        .route("/new/{game}", get(lobby::new_form).post(lobby::open))
        .route("/new/{game}/fields", get(lobby::fields))
        .route("/play/{game}", post(lobby::play_now))
        .route("/daily/{game}", post(lobby::daily))
        .route("/again/{id}", post(lobby::again))
        .route("/learn", get(learn::list))
        .route("/learn/{game}/{lesson}", get(learn::show).post(learn::begin))
        .route("/t/{id}", get(play::table))
        .route("/t/{id}/act", post(play::act))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/log", get(play::log))
        .route("/t/{id}/why", post(play::why))
        .route("/t/{id}/hint", post(advice::hint))
        .route("/t/{id}/hint/stop", post(advice::stop_hint))
        .route("/t/{id}/analysis", get(advice::analysis).post(advice::analyse))
        .route("/t/{id}/analysis/stop", post(advice::stop_analysis))
        .route("/t/{id}/events", get(stream::events))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/steps", get(replay::steps))
        .route("/t/{id}/continue", post(replay::continue_from))
        .route("/t/{id}/match.json", get(files::record))
        .route("/t/{id}/log.json", get(files::log))
        .route("/t/{id}/position.json", get(files::saved))
        .route("/t/{id}/first-wins", get(record::first_wins))
        .route("/past/{game}", get(past::show))
        .route("/record", get(record::show))
        .route("/t/{id}/{event}", post(seats::table_event))
        .route("/j", get(links::ask).post(links::show))
        .route("/j/sit", post(links::take))
        .route("/j/{token}", get(links::invitation).post(links::sit))
        .route("/device", get(device::ask))
        .route("/device/give", post(device::give))
        .route("/device/code", post(device::take_code))
        .route("/device/sign-out", post(device::sign_out))
        .route("/d", get(device::open).post(device::show))
        .route("/d/take", post(device::take_sent))
        .route("/d/{token}", get(device::link).post(device::take_link))
        .route("/import", post(files::import))
        .route("/box/{game}", get(packs::show))
        .route("/box/{game}/edit", post(packs::edit))
        .route("/box/{game}/reset", post(packs::reset))
        .route("/box/{game}/rename", post(packs::rename))
        .route("/box/{game}/delete", post(packs::delete))
        .route("/box/{game}/copy", post(packs::copy))
        .route("/box/{game}/bring", post(packs::bring))
        .route("/box/{game}/file", get(packs::file))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/games", get(api::games))
        .route("/api/games/{game}/packs", post(packs::keep))
        .route("/api/packs/{hash}", get(packs::by_hash))
        .route("/api/token", post(api::renew_token))
        .route("/api/tables", post(api::open))
        .route("/api/tables/{id}", get(api::look))
        .route("/api/tables/{id}/actions", post(api::act))
        .route("/api/tables/{id}/undo", post(api::undo))
        .route("/api/tables/{id}/hint", get(api::hint))
        .route("/api/tables/{id}/talk", post(api::say))
        .route("/api/tables/{id}/start", post(api::start))
        .route("/api/tables/{id}/commit", post(api::commit))
        .route("/api/tables/{id}/reveal", post(api::reveal))
        .route("/api/tables/{id}/link", post(api::link))
        .route("/api/tables/{id}/record", get(files::record))
        .route("/api/tables/{id}/events", get(api::events))
        .route("/metrics", get(metrics))
        .route("/rules/{game}", get(assets::rules))
        .route("/how-to-play/{guide}", get(assets::how_to_play))
        .route("/glossary/{game}", get(assets::glossary))
        .route("/settings", post(settings::settings))
        .route("/assets/{name}", get(assets::asset))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready::ready))
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new().compress_when(worth_it))
        .with_state(app)
}

/// What the server has done: for this machine, or for whoever knows the token.
async fn metrics(State(app): State<Arc<App>>, caller: caller::Caller, headers: HeaderMap) -> answer::Outcome {
    let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let allowed = match &app.options.metrics_token {
        Some(token) => shown.is_some_and(|shown| secret::same(shown, &format!("Bearer {token}"))),
        None => !app.options.behind_proxy && caller.address.is_loopback(),
    };
    if !allowed {
        return Err(answer::HttpError::not_found());
    }
    let gauges = Gauges {
        tables: app.tables.all_loaded().len(),
        streams: app.rates.open_streams(),
        thinking: app.tables.bots().thinking(),
        thoughts_waiting: app.tables.bots().slots().waiting(),
        drawings: app.tables.drawings().load(),
        drawn: app.tables.drawings().drawn(),
    };
    let mut response = app.metrics.text(gauges).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; version=0.0.4"));
    Ok(response)
}

/// Draws a page in the caller's turn, and compresses it once.
async fn draw_page(
    app: &App,
    caller: &caller::Caller,
    topic: &str,
    pen: impl FnOnce() -> String + Send + 'static,
) -> Result<Drawn, answer::HttpError> {
    Ok(app.tables.drawings().draw(&caller.queue_key(topic), move || Drawn::page(pen())).await?)
}
