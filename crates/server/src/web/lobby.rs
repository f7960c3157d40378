//! Before a game: the home page, setting up, the daily game, again.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use engine::{Fault, Seed};
use ui::{HomeScene, NewGameScene, SavedTable};

use super::answer::{Outcome, Told, Trouble, page, see};
use super::caller::Caller;
use super::form::Form;
use super::{App, draw};
use crate::kind::Kind;
use crate::store::{Listed, StoreError, TableId};
use crate::tables::NotOpened;
use crate::{clock, secret};

/// How many of a visitor's tables the home page lists.
const LISTED: u32 = 50;

fn kind<'a>(app: &'a App, game: &str) -> Result<&'a Arc<dyn Kind>, Trouble> {
    app.tables.kind(game).ok_or_else(Trouble::not_found)
}

pub(super) async fn home(State(app): State<Arc<App>>, Extension(caller): Extension<Caller>) -> Outcome {
    let listed = app.tables.store().tables_of(caller.owner.clone(), LISTED).await?;
    let now = clock::now();
    let tables: Vec<SavedTable> = listed.iter().filter_map(|table| saved(&app, &caller, table, now)).collect();
    let visit = caller.visit;
    let html = draw(move || ui::home_page(&HomeScene { visit, tables: &tables, today: &clock::day(now) })).await?;
    let mut response = page(html);
    if !caller.fresh {
        // A visitor who comes back keeps the token for as long again.
        caller.send_token(&mut response);
    }
    Ok(response)
}

/// A line of the visitor's list; none for a game that is not played here.
fn saved(app: &App, caller: &Caller, table: &Listed, now: i64) -> Option<SavedTable> {
    let kind = app.tables.kind(&table.game)?;
    Some(SavedTable {
        id: table.id.0.clone(),
        game: kind.id(),
        what: kind.describe(&table.setup, caller.visit.lang).unwrap_or_default(),
        number: table.standing.choices,
        won: table.standing.result.map(|winners| winners & table.seats != 0),
        age: now.saturating_sub(table.changed).max(0).cast_unsigned(),
    })
}

pub(super) async fn new_form(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(game): Path<String>,
) -> Outcome {
    let kind = kind(&app, &game)?.clone();
    let draw_form = move || kind.new_game_page(&NewGameScene { visit: caller.visit, fields: &[], fault: None });
    Ok(page(draw(draw_form).await?))
}

pub(super) async fn open(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(game): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let kind = kind(&app, &game)?.clone();
    let form = Form::read(&headers, body).await?;
    match try_open(&app, &kind, &caller, &form).await? {
        Ok(id) => Ok(see_table(&id)),
        Err(fault) => {
            let scene =
                move || kind.new_game_page(&NewGameScene { visit: caller.visit, fields: &form.0, fault: Some(fault) });
            let mut response = page(draw(scene).await?);
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response.extensions_mut().insert(Told);
            Ok(response)
        }
    }
}

/// Opens the table that a form asks for, or names what is wrong in the form.
async fn try_open(
    app: &App,
    kind: &Arc<dyn Kind>,
    caller: &Caller,
    form: &Form,
) -> Result<Result<TableId, Fault>, Trouble> {
    let seed = match form.optional("seed")?.map(str::trim).filter(|words| !words.is_empty()) {
        None => secret::seed()?,
        Some(words) => match words.parse::<Seed>() {
            Ok(seed) => seed,
            Err(_) => return Ok(Err(Fault::new("seed", "unknown-value"))),
        },
    };
    let fields: Vec<(String, String)> = form.0.iter().filter(|(name, _)| name != "seed").cloned().collect();
    let setup = match kind.setup_from_fields(&fields) {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err(fault)),
    };
    match app.tables.open(kind, setup, seed, &caller.owner, None).await {
        Ok(id) => Ok(Ok(id)),
        Err(NotOpened::Setup(fault)) => Ok(Err(fault)),
        Err(NotOpened::Store(error)) => Err(error.into()),
    }
}

fn see_table(id: &TableId) -> axum::response::Response {
    see(&format!("/t/{id}"))
}

pub(super) async fn daily(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(game): Path<String>,
) -> Outcome {
    let kind = kind(&app, &game)?;
    let day = clock::day(clock::now());
    // With other rules it is another game: nobody is sent to a table that cannot be continued.
    let daily = format!("{day} {game} {}", kind.rules_version());
    let existing = || app.tables.store().daily_of(caller.owner.clone(), daily.clone());
    if let Some(id) = existing().await? {
        return Ok(see_table(&id));
    }
    let seed = format!("daily {day} {game}").parse().map_err(|_| Trouble::fault())?;
    match app.tables.open(kind, kind.daily_setup(&day), seed, &caller.owner, Some(daily.clone())).await {
        Ok(id) => Ok(see_table(&id)),
        // Two clicks at once: the other one has opened it.
        Err(NotOpened::Store(StoreError::Taken)) => match existing().await? {
            Some(id) => Ok(see_table(&id)),
            None => Err(Trouble::fault()),
        },
        Err(NotOpened::Store(error)) => Err(error.into()),
        Err(NotOpened::Setup(fault)) => {
            tracing::error!(%fault, game, "the setup of the daily game is refused");
            Err(Trouble::fault())
        }
    }
}

pub(super) async fn again(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    let kind = kind(&app, &table.opening.game)?;
    let opened = app.tables.open(kind, table.opening.setup.clone(), secret::seed()?, &caller.owner, None).await;
    match opened {
        Ok(id) => Ok(see_table(&id)),
        Err(NotOpened::Store(error)) => Err(error.into()),
        Err(NotOpened::Setup(fault)) => {
            tracing::error!(%fault, "the setup of a played game is refused");
            Err(Trouble::fault())
        }
    }
}
