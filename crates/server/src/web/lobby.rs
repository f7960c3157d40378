//! Before a game: the home page, setting up, the daily game, again.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use engine::{Fault, MAX_SEATS, Seat, Seats, Seed};
use ui::{GameCard, HomeScene, LONGEST_NAME, NewGameScene, SavedTable};

use super::answer::{Outcome, Told, Trouble, page, see};
use super::caller::Caller;
use super::form::Form;
use super::play::table_path;
use super::{App, draw, past};
use crate::kind::Kind;
use crate::seating::Seating;
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
    let kinds = app.tables.kinds().to_vec();
    let pen = move || {
        let games: Vec<GameCard> = kinds.iter().map(|kind| kind.card(visit.lang)).collect();
        ui::home_page(&HomeScene { visit, games: &games, tables: &tables, today: &clock::day(now) })
    };
    let html = draw(pen).await?;
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
    let lang = caller.visit.lang;
    let seating = Seating::of(&table.chairs);
    let names = seating.names(lang);
    let seats = |bits: u8| -> Seats { (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).collect() };
    let winners = table.standing.result.map(seats);
    let named = winners.filter(|_| names.len() > 1).unwrap_or_default();
    Some(SavedTable {
        id: table.id.0.clone(),
        title: kind.title(lang),
        what: kind.describe(&table.setup, lang).unwrap_or_default(),
        number: table.standing.choices,
        won: winners.map(|winners| seating.place(&caller.owner).owns_any(winners)),
        winners: named.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect(),
        age: now.saturating_sub(table.changed).max(0).cast_unsigned(),
    })
}

pub(super) async fn new_form(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(game): Path<String>,
) -> Outcome {
    let kind = kind(&app, &game)?.clone();
    let past = past::of(&app, &caller, &game).await?;
    let draw_form =
        move || kind.new_game_page(&NewGameScene { visit: caller.visit, fields: &[], fault: None, past: &past });
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
        Ok(id) => see_new(&app, &caller, &id).await,
        Err(fault) => {
            let past = past::of(&app, &caller, &game).await?;
            let scene = move || {
                let (visit, fields) = (caller.visit, form.0.as_slice());
                kind.new_game_page(&NewGameScene { visit, fields, fault: Some(fault), past: &past })
            };
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
    let names = match names(form)? {
        Ok(names) => names,
        Err(fault) => return Ok(Err(fault)),
    };
    let of_setup =
        |(name, _): &&(String, String)| !matches!(name.as_str(), "seed" | "saved") && !name.starts_with("name-");
    let fields: Vec<(String, String)> = form.0.iter().filter(of_setup).cloned().collect();
    let setup = match form.optional("saved")?.map(str::trim).filter(|text| !text.is_empty()) {
        Some(text) => kind.setup_from_saved(text),
        None => kind.setup_from_fields(&fields),
    };
    let setup = match setup {
        Ok(setup) => setup,
        Err(fault) => return Ok(Err(fault)),
    };
    match app.tables.open(kind, setup, seed, &caller.owner, &names, None).await {
        Ok(id) => Ok(Ok(id)),
        Err(NotOpened::Setup(fault)) => Ok(Err(fault)),
        Err(NotOpened::Store(error)) => Err(error.into()),
    }
}

/// The names that the players have given themselves, seat by seat, or the field that is wrong.
fn names(form: &Form) -> Result<Result<Vec<Option<String>>, Fault>, Trouble> {
    let mut names = Vec::new();
    for seat in 0..MAX_SEATS {
        let field = format!("name-{seat}");
        let name = form.optional(&field)?.map(str::trim).filter(|name| !name.is_empty());
        if name.is_some_and(|name| name.chars().count() > LONGEST_NAME || name.chars().any(is_unprintable)) {
            return Ok(Err(Fault::new(field, "unknown-value")));
        }
        names.push(name.map(str::to_owned));
    }
    Ok(Ok(names))
}

/// Whether a character would break the line it stands in, or the direction of what follows it.
fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn see_table(id: &TableId) -> Response {
    see(&table_path(id, None))
}

/// To a table that was just opened: whoever opened it begins. Where players share the screen, this
/// is the page of the seat that is asked first.
async fn see_new(app: &App, caller: &Caller, id: &TableId) -> Outcome {
    let table = app.tables.find(id).await?;
    let place = table.seating.place(&caller.owner);
    let first = place.acting(&*table.now().position).filter(|_| place.is_shared());
    Ok(see(&table_path(id, first)))
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
    match app.tables.open(kind, kind.daily_setup(&day), seed, &caller.owner, &[], Some(daily.clone())).await {
        Ok(id) => see_new(&app, &caller, &id).await,
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
    // The same players, if it is one of them who wants to play again.
    let seated = !table.seating.place(&caller.owner).is_spectator();
    let names = if seated { table.seating.given_names() } else { Vec::new() };
    let setup = table.opening.setup.clone();
    let opened = app.tables.open(kind, setup, secret::seed()?, &caller.owner, &names, None).await;
    match opened {
        Ok(id) => see_new(&app, &caller, &id).await,
        Err(NotOpened::Store(error)) => Err(error.into()),
        Err(NotOpened::Setup(fault)) => {
            tracing::error!(%fault, "the setup of a played game is refused");
            Err(Trouble::fault())
        }
    }
}
