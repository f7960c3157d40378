//! Before a game: the home page, setting up, the daily game, again.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::{Fault, MAX_SEATS, Seat, Seats, Seed};
use ui::{Companies, GameCard, HomeScene, LONGEST_NAME, NewGameScene, SavedTable, Waits};

use super::answer::{ErrorShown, HttpError, Outcome, page, see};
use super::caller::Caller;
use super::extract::{PathGame, PathTable};
use super::form::Form;
use super::links::keep_tickets;
use super::play::{carry_out, table_path};
use super::record::Finished;
use super::seats::text;
use super::{App, device, draw_page, learn, packs, past, replay};
use crate::erased::DynGame;
use crate::participants::TableEvent;
use crate::seating::{Place, names as names_of};
use crate::store::{Chair, Listed, Owner, Sitter, StoreError, TableId};
use crate::table::{Command, Request, Table, Who};
use crate::tables::{NewTable, OpenTableError};
use crate::{bot, clock};

/// How many of a visitor's tables the home page lists.
const LISTED: usize = 50;

fn find_game<'a>(app: &'a App, id: &str) -> Result<&'a Arc<dyn DynGame>, HttpError> {
    app.tables.game(id).ok_or_else(HttpError::not_found)
}

pub(super) async fn home(State(app): State<Arc<App>>, caller: Caller) -> Outcome {
    if !caller.fresh {
        // Seldom anything: only where another device has come and not all was brought along.
        device::merge(&app, &caller.owner).await?;
    }
    let listed = app.tables.store().tables_of(caller.owner.clone(), past::MAX_COUNTED).await?;
    let now = clock::now();
    let next_lessons = learn::next_of_all(&app, &listed).await?;
    let games_played = listed.iter().filter(|table| !table.is_lesson());
    let tables: Vec<SavedTable> =
        games_played.filter_map(|table| saved(&app, &caller, table, now)).take(LISTED).collect();
    let (finished, visit) = (Finished::among(&app, &listed, &caller.owner), caller.visit);
    let games = app.tables.games().to_vec();
    let pen = move || {
        let games: Vec<GameCard> = games.iter().map(|game| game.card(visit.lang)).collect();
        let today = clock::day(now);
        let offer = ui::offer(&finished.records(visit.lang), &next_lessons, visit.lang);
        ui::home_page(&HomeScene {
            visit,
            games: &games,
            tables: &tables,
            next_lessons: &next_lessons,
            offer: offer.as_ref(),
            today: &today,
        })
    };
    let mut response = page(draw_page(&app, &caller, "home", pen).await?);
    if !caller.fresh {
        // A visitor who comes back keeps the token for as long again.
        caller.send_token(&mut response);
    }
    Ok(response)
}

/// A line of the visitor's list; none for a game that is not played here.
fn saved(app: &App, caller: &Caller, table: &Listed, now: i64) -> Option<SavedTable> {
    let game = app.tables.game(&table.game)?;
    let lang = caller.visit.lang;
    let place = Place::of(&caller.owner, &table.chairs);
    let names = names_of(&table.chairs, lang);
    let seats = |bits: u8| -> Seats { (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).collect() };
    let winners = table.standing.result.map(seats);
    let named = winners.filter(|_| names.len() > 1).unwrap_or_default();
    Some(SavedTable {
        id: table.id.0.clone(),
        title: game.title(lang),
        what: {
            let what = game.describe(&table.setup, lang).unwrap_or_default();
            table.pack.as_ref().map(|pack| ui::played_with(&what, pack, lang)).unwrap_or(what)
        },
        number: table.standing.choices,
        won: winners.map(|winners| place.has_any(winners)),
        winners: named.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect(),
        age: now.saturating_sub(table.changed).max(0).cast_unsigned(),
        waits: waits(table, place, &names),
    })
}

/// What a table of the list waits for.
fn waits(table: &Listed, place: Place, names: &[String]) -> Waits {
    let standing = &table.standing;
    let alone = table.chairs.iter().all(|chair| place.has(chair.seat));
    if standing.closed {
        return Waits::Closed;
    }
    if standing.result.is_some() || alone {
        return Waits::Nothing;
    }
    if table.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
        return Waits::Players;
    }
    let asked = (0..8).map(Seat).filter(|seat| standing.waiting >> seat.0 & 1 == 1);
    if asked.clone().any(|seat| place.owns(seat)) {
        return Waits::You;
    }
    Waits::Others(asked.filter_map(|seat| names.get(seat.index()).cloned()).collect())
}

/// The form in which a game is set up. What the address asks for is filled in.
pub(super) async fn new_form(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    Query(fields): Query<Vec<(String, String)>>,
) -> Outcome {
    let past = past::of(&app, &caller, &id).await?;
    let packs = packs::to_choose(&app, &caller, &game, &fields).await?;
    let (visit, topic) = (caller.visit, id.clone());
    let draw_form = move || {
        let (fields, packs, difficulty) = (fields.as_slice(), packs.as_slice(), bot::measured(&id));
        game.new_game_page(&NewGameScene { visit, packs, fields, fault: None, past: &past, difficulty })
    };
    Ok(page(draw_page(&app, &caller, &topic, draw_form).await?))
}

/// The game's own fields of that form for what was chosen so far: what follows from a setup, the script takes from here.
pub(super) async fn fields(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    Query(fields): Query<Vec<(String, String)>>,
) -> Outcome {
    let lang = caller.visit.lang;
    Ok(page(draw_page(&app, &caller, &id, move || game.setup_fields(lang, &fields)).await?))
}

/// Sits the visitor down at once: alone, at the gentlest level.
pub(super) async fn play_now(State(app): State<Arc<App>>, caller: Caller, PathGame { id, game }: PathGame) -> Outcome {
    app.may_open(&caller, &caller.owner, false).await?;
    let (setup, creator, origin) = (game.gentlest_setup(), caller.owner.clone(), caller.origin());
    let new = NewTable { setup, seed: None, contributions: false, creator, chairs: Vec::new(), daily: None, origin };
    match app.tables.open(&game, new).await {
        Ok(table) => Ok(see_new(&caller, &table)),
        Err(OpenTableError::Store(error)) => Err(error.into()),
        Err(OpenTableError::Setup(fault)) => {
            tracing::error!(%fault, game = id, "the gentlest setup is refused");
            Err(HttpError::fault())
        }
    }
}

pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    form: Form,
) -> Outcome {
    match try_open(&app, &game, &caller, &form).await? {
        Ok(table) => Ok(see_new(&caller, &table)),
        Err(fault) => {
            let past = past::of(&app, &caller, &id).await?;
            let packs = packs::to_choose(&app, &caller, &game, &form.0).await?;
            let (visit, topic) = (caller.visit, id.clone());
            let scene = move || {
                let (fields, packs, difficulty) = (form.0.as_slice(), packs.as_slice(), bot::measured(&id));
                let fault = Some(fault);
                game.new_game_page(&NewGameScene { visit, packs, fields, fault, past: &past, difficulty })
            };
            let mut response = page(draw_page(&app, &caller, &topic, scene).await?);
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response.extensions_mut().insert(ErrorShown);
            Ok(response)
        }
    }
}

/// Opens the table that a form asks for, or names what is wrong in the form.
async fn try_open(
    app: &App,
    game: &Arc<dyn DynGame>,
    caller: &Caller,
    form: &Form,
) -> Result<Result<Arc<Table>, Fault>, HttpError> {
    let seed = match form.optional("seed")?.map(str::trim).filter(|words| !words.is_empty()) {
        None => None,
        Some(words) => match words.parse::<Seed>() {
            Ok(seed) => Some(seed),
            Err(_) => return Ok(Err(Fault::new("seed", "unknown-value"))),
        },
    };
    let names = match names(form)? {
        Ok(names) => names,
        Err(fault) => return Ok(Err(fault)),
    };
    let chairs = match chairs(form, &caller.owner, names)? {
        Ok(chairs) => chairs,
        Err(fault) => return Ok(Err(fault)),
    };
    let ours = ["name-", "seat-", "level-"];
    let of_setup = |(name, _): &&(String, String)| {
        !["seed", "saved", "company", "level", "pack"].contains(&name.as_str())
            && !ours.iter().any(|start| name.starts_with(start))
    };
    let fields: Vec<(String, String)> = form.0.iter().filter(of_setup).cloned().collect();
    let setup = match form.optional("saved")?.map(str::trim).filter(|text| !text.is_empty()) {
        Some(text) => game.setup_from_saved(text),
        None => game.setup_from_fields(&fields),
    };
    let pack = form.optional("pack")?.filter(|hash| !hash.is_empty() && form.optional("saved").is_ok_and(is_blank));
    let setup = match (setup, pack) {
        (Ok(setup), None) => setup,
        (Ok(setup), Some(hash)) => match game.setup_with_pack(&setup, hash) {
            Some(setup) => setup,
            None => return Ok(Err(Fault::new("pack", "unknown-pack"))),
        },
        (Err(fault), _) => return Ok(Err(fault)),
    };
    app.may_open(caller, &caller.owner, false).await?;
    let (creator, origin) = (caller.owner.clone(), caller.origin());
    let new = NewTable { setup, seed, contributions: false, creator, chairs, daily: None, origin };
    match app.tables.open(game, new).await {
        Ok(table) => {
            keep_tickets(app, &caller.token, &table).await?;
            Ok(Ok(table))
        }
        Err(OpenTableError::Setup(fault)) => Ok(Err(fault)),
        Err(OpenTableError::Store(error)) => Err(error.into()),
    }
}

/// Whether nothing was written in a field.
fn is_blank(text: Option<&str>) -> bool {
    text.is_none_or(|text| text.trim().is_empty())
}

/// Who sits where, as the form says: the visitor in the first seat, and as many seats as there can
/// be, of which the table takes those that it has.
fn chairs(form: &Form, owner: &Owner, names: Vec<Option<String>>) -> Result<Result<Vec<Chair>, Fault>, HttpError> {
    let company = form.optional("company")?.unwrap_or(Companies::MIXED);
    let level = form.optional("level")?.map(str::to_owned);
    let mut chairs = Vec::new();
    for (seat, name) in (0..).map(Seat).zip(names) {
        let field = format!("seat-{}", seat.0);
        let wanted = match company {
            _ if seat.0 == 0 => Companies::HERE,
            Companies::MIXED => form.optional(&field)?.unwrap_or(Companies::HERE),
            all => all,
        };
        let sitter = match wanted {
            Companies::HERE => Sitter::Person(owner.clone()),
            Companies::OPEN => Sitter::Open,
            Companies::BOT => {
                let own = form.optional(&format!("level-{}", seat.0))?;
                match bot::known(own.or(level.as_deref())) {
                    Some(name) => Sitter::Bot { name },
                    None => return Ok(Err(Fault::new("level", "unknown-value"))),
                }
            }
            _ => return Ok(Err(Fault::new("company", "unknown-value"))),
        };
        // A friend is expected by the name that the host gives them, and may choose another.
        let name = name.filter(|_| matches!(sitter, Sitter::Person(_) | Sitter::Open));
        chairs.push(Chair { name, ..Chair::of(seat, sitter) });
    }
    Ok(Ok(chairs))
}

/// The names that the players have given themselves, seat by seat, or the field that is wrong.
fn names(form: &Form) -> Result<Result<Vec<Option<String>>, Fault>, HttpError> {
    let mut names = Vec::new();
    for seat in 0..MAX_SEATS {
        let field = format!("name-{seat}");
        match text(form.optional(&field)?, LONGEST_NAME) {
            Ok(name) => names.push(name),
            Err(_) => return Ok(Err(Fault::new(field, "unknown-value"))),
        }
    }
    Ok(Ok(names))
}

fn see_table(id: &TableId) -> Response {
    see(&table_path(id, None))
}

/// To a table that was just opened: whoever opened it begins. Where players share the screen, this
/// is the page of the seat that is asked first.
fn see_new(caller: &Caller, table: &Table) -> Response {
    let now = table.now();
    let place = Place::of(&caller.owner, &now.participants.chairs);
    let first = place.acting(&*now.position).filter(|_| place.is_shared() && now.participants.begun);
    see(&table_path(&table.opening.id, first))
}

pub(super) async fn daily(State(app): State<Arc<App>>, caller: Caller, PathGame { id, game }: PathGame) -> Outcome {
    let day = clock::day(clock::now());
    // With other rules it is another game: nobody is sent to a table that cannot be continued.
    let first = format!("{day} {id} {}", game.rules_version());
    let mut daily = first.clone();
    // Nor to one that was given up: then it is begun again.
    let mut attempt = 1;
    while let Some(id) = app.tables.store().daily_of(caller.owner.clone(), daily.clone()).await? {
        if !app.tables.find(&id).await?.now().participants.closed {
            return Ok(see_table(&id));
        }
        attempt += 1;
        daily = format!("{first} {attempt}");
    }
    let existing = || app.tables.store().daily_of(caller.owner.clone(), daily.clone());
    // Everybody plays with the same dice, and everybody could know them.
    let seed = Some(format!("daily {day} {id}").parse().map_err(|_| HttpError::fault())?);
    app.may_open(&caller, &caller.owner, false).await?;
    let (setup, creator, origin) = (game.daily_setup(&day), caller.owner.clone(), caller.origin());
    let (chairs, contributions, day) = (Vec::new(), false, Some(daily.clone()));
    let new = NewTable { setup, seed, contributions, creator, chairs, daily: day, origin };
    match app.tables.open(&game, new).await {
        Ok(table) => Ok(see_new(&caller, &table)),
        // Two clicks at once: the other one has opened it.
        Err(OpenTableError::Store(StoreError::Taken)) => match existing().await? {
            Some(id) => Ok(see_table(&id)),
            None => Err(HttpError::fault()),
        },
        Err(OpenTableError::Store(error)) => Err(error.into()),
        Err(OpenTableError::Setup(fault)) => {
            tracing::error!(%fault, game = id, "the setup of the daily game is refused");
            Err(HttpError::fault())
        }
    }
}

pub(super) async fn again(State(app): State<Arc<App>>, caller: Caller, PathTable(table): PathTable) -> Outcome {
    let game = find_game(&app, &table.opening.game)?;
    let now = table.now();
    let seated = !Place::of(&caller.owner, &now.participants.chairs).is_spectator();
    if let Some(id) = now.participants.rematch.as_ref().filter(|_| seated) {
        return Ok(see_table(&TableId(id.clone())));
    }
    if let Some(from) = now.participants.continued.clone() {
        return replay::continue_again(&app, &caller, &table, from).await;
    }
    // The same players, if it is one of them who wants to play again: each one seat further, so
    // that another begins.
    let chairs = if seated { rotated(&now.participants.chairs) } else { Vec::new() };
    app.may_open(&caller, &caller.owner, false).await?;
    let (setup, creator, origin) = (table.opening.setup.clone(), caller.owner.clone(), caller.origin());
    // Several people contribute to the dice: the new table begins when they have come.
    let contributions = seated && now.participants.others(&caller.owner).next().is_some();
    let new = NewTable { setup, seed: None, contributions, creator, chairs, daily: None, origin };
    let opened = match app.tables.open(game, new).await {
        Ok(opened) => opened,
        Err(OpenTableError::Store(error)) => return Err(error.into()),
        Err(OpenTableError::Setup(fault)) => {
            tracing::error!(%fault, "the setup of a played game is refused");
            return Err(HttpError::fault());
        }
    };
    if seated && now.participants.others(&caller.owner).next().is_some() {
        // The others learn it at the old table. Should somebody have been faster, there are two.
        let command = Command::Do(TableEvent::Rematch { table: opened.opening.id.0.clone() });
        let request = Request { who: Who::Visitor(caller.owner.clone()), seat: None, number: None, key: None };
        let _ = carry_out(&app, &table, request, command, &caller).await?;
    }
    Ok(see_new(&caller, &opened))
}

/// The same people, each one seat further. Whoever was away is asked again.
fn rotated(chairs: &[Chair]) -> Vec<Chair> {
    let count = chairs.len().max(1);
    let next = |index: usize| chairs.get((index + count - 1) % count);
    let moved = |(index, chair): (usize, &Chair)| {
        let from = next(index).unwrap_or(chair);
        let sitter = match &from.sitter {
            Sitter::Absent { owner, .. } => Sitter::Person(owner.clone()),
            sitter => sitter.clone(),
        };
        Chair { name: from.name.clone(), ..Chair::of(chair.seat, sitter) }
    };
    chairs.iter().enumerate().map(moved).collect()
}
