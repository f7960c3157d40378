//! JSON over HTTP for programs. What it answers is described by [`mod@openapi`].

mod events;
mod openapi;
mod state;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use engine::{MAX_SEATS, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use ui::{LONGEST_LINE, LONGEST_NAME, Lang, Notice};

use super::App;
use super::advice::advice;
use super::answer::{ErrorShown, HttpError, Outcome, json};
use super::caller::Caller;
use super::extract::{PathTable, Program, Sent};
use super::form::{MAX_BODY, read, sound_key};
use super::links::{self, keep_tickets};
use super::play::carry_out;
use super::seats::{hash, reveal as opened, talk_in_measure, text};
use crate::erased::Advised;
use crate::participants::TableEvent;
use crate::people::{link_path, link_token};
use crate::seating::Place;
use crate::store::{Chair, Sitter};
use crate::table::{Command, CommandError, Request, Table, Who};
use crate::tables::{NewTable, OpenTableError};
use crate::{bot, secret};

pub(super) use events::events;

/// A table that a program wants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: String,
    /// Options by name; those that are left out keep their defaults.
    #[serde(default)]
    options: Map<String, Value>,
    /// Who sits where, in order; seats that are not named get a token each.
    #[serde(default)]
    seats: Vec<WantedSeat>,
    /// Only where nobody else plays.
    seed: Option<String>,
    /// Whether the players contribute to the dice before the host starts the table.
    #[serde(default)]
    contributions: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum WantedSeat {
    Word(String),
    Full(FullSeat),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct FullSeat {
    /// `token`, `same`, `open` or `bot`.
    #[serde(default)]
    who: Option<String>,
    name: Option<String>,
    /// Which bot.
    bot: Option<String>,
}

/// A choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Action {
    number: u64,
    /// Read by the game alone, and once.
    action: Box<RawValue>,
    seat: Option<u8>,
    key: Option<String>,
    /// Whether the answer is to hold the table as it is then.
    #[serde(default)]
    look: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    number: u64,
    seat: Option<u8>,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Talk {
    text: String,
    seat: Option<u8>,
    key: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Start {
    bot: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Commit {
    hash: String,
    seat: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reveal {
    bytes: String,
    words: Option<String>,
    seat: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct SeatQuery {
    seat: Option<u8>,
}

/// What the request is called, if it has a name: in its body or in its headers.
fn key(own: Option<String>, headers: &HeaderMap) -> Result<Option<String>, HttpError> {
    let header = headers.get("idempotency-key").map(|key| key.to_str().map(str::to_owned));
    let key = match (own, header) {
        (None, None) => return Ok(None),
        (Some(key), None) => key,
        (None, Some(Ok(key))) => key,
        _ => return Err(HttpError::malformed()),
    };
    sound_key(key).map(Some)
}

pub(super) async fn openapi(State(app): State<Arc<App>>) -> Outcome {
    let games: Vec<&str> = app.tables.games().iter().map(|game| game.id()).collect();
    Ok(json(&openapi::document(app.options.public_url.as_deref(), &games, &bot::names())))
}

pub(super) async fn games(State(app): State<Arc<App>>) -> Outcome {
    let games: Vec<Value> = app
        .tables
        .games()
        .iter()
        .map(|game| json!({ "game": game.id(), "title": game.title(Lang::En), "rules": game.rules_version() }))
        .collect();
    Ok(json(&json!({ "games": games, "bots": bot::levels() })))
}

pub(super) async fn open(State(app): State<Arc<App>>, caller: Caller, Sent(wanted): Sent<Wanted>) -> Outcome {
    let game = app.tables.game(&wanted.game).ok_or_else(HttpError::not_found)?.clone();
    let seed = wanted.seed.as_ref().map(|words| words.parse::<Seed>().map_err(|_| bad_setup("seed"))).transpose()?;
    let setup = game.setup_from_options(&wanted.options).map_err(|fault| bad_setup(&fault.field))?;
    if wanted.seats.len() > MAX_SEATS {
        return Err(bad_setup("seats"));
    }
    let mut chairs = Vec::new();
    let mut tokens: Vec<Option<String>> = Vec::new();
    let seats = wanted.seats.into_iter().map(Some).chain(std::iter::repeat_with(|| None));
    for (seat, wanted) in (0..MAX_SEATS as u8).map(Seat).zip(seats) {
        let full = match wanted {
            None => FullSeat::default(),
            Some(WantedSeat::Word(who)) => FullSeat { who: Some(who), ..FullSeat::default() },
            Some(WantedSeat::Full(full)) => full,
        };
        let field = format!("seats.{}", seat.0);
        let name = text(full.name.as_deref(), LONGEST_NAME).map_err(|_| bad_setup(&field))?;
        let who = full.who.as_deref().unwrap_or(if full.bot.is_some() { "bot" } else { "token" });
        let (sitter, token) = match who {
            "token" => {
                let token = secret::token()?;
                (Sitter::Person(secret::owner(&token).ok_or_else(HttpError::fault)?), Some(token))
            }
            // One program plays several seats.
            "same" => {
                let token = tokens.iter().rev().flatten().next().cloned().ok_or_else(|| bad_setup(&field))?;
                (Sitter::Person(secret::owner(&token).ok_or_else(HttpError::fault)?), Some(token))
            }
            "open" => (Sitter::Open, None),
            "bot" => {
                let name = bot::known(full.bot.as_deref()).ok_or_else(|| bad_setup(&field))?;
                (Sitter::Bot { name }, None)
            }
            _ => return Err(bad_setup(&field)),
        };
        chairs.push(Chair { name, ..Chair::of(seat, sitter) });
        tokens.push(token);
    }
    // Whoever shows a token opens the table for that one; else it belongs to its first seat.
    let host = match caller.bearer && !caller.fresh {
        true => caller.token.clone(),
        false => match tokens.iter().flatten().next() {
            Some(token) => token.clone(),
            None => secret::token()?,
        },
    };
    let creator = secret::owner(&host).ok_or_else(HttpError::fault)?;
    app.may_open(&caller, &creator, false).await?;
    let (contributions, origin) = (wanted.contributions, caller.origin());
    let new = NewTable { setup, seed, contributions, creator, chairs, daily: None, origin };
    let table = app.tables.open(&game, new).await.map_err(|error| match error {
        OpenTableError::Setup(fault) if fault.field == "seed" => {
            HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::SharedSeed).about("seed")
        }
        OpenTableError::Setup(fault) => bad_setup(&fault.field),
        OpenTableError::Store(error) => error.into(),
    })?;
    keep_tickets(&app, &host, &table).await?;
    let id = &table.opening.id;
    let seat = |chair: &Chair| match &chair.sitter {
        Sitter::Open => json!({ "seat": chair.seat, "link": link_path(&link_token(&host, &id.0, chair.seat)) }),
        Sitter::Bot { name } => json!({ "seat": chair.seat, "bot": name }),
        _ => json!({ "seat": chair.seat, "token": tokens.get(chair.seat.index()).cloned().flatten() }),
    };
    let mut response = json(&json!({
        "id": id.0,
        "path": format!("/t/{id}"),
        "spectator": format!("/t/{id}"),
        "commitment": table.now().participants.dice.commitment(false),
        "host": host,
        "seats": table.opening.chairs.iter().map(seat).collect::<Vec<_>>(),
    }));
    *response.status_mut() = StatusCode::CREATED;
    if let Ok(path) = HeaderValue::from_str(&format!("/api/tables/{id}")) {
        response.headers_mut().insert(LOCATION, path);
    }
    Ok(response)
}

/// A setup that cannot be, with the name of the field.
fn bad_setup(field: &str) -> HttpError {
    HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadSetup).about(field)
}

pub(super) async fn look(
    Program(caller): Program,
    PathTable(table): PathTable,
    Query(SeatQuery { seat }): Query<SeatQuery>,
) -> Outcome {
    Ok(json(&state::state(&table, &table.now(), &caller.owner, seat.map(Seat))))
}

pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    Query(SeatQuery { seat }): Query<SeatQuery>,
) -> Outcome {
    let now = table.now();
    // Of several seats the one that is named, else the first that is asked.
    let place = Place::of(&caller.owner, &now.participants.chairs);
    let seat = seat.map(Seat).or_else(|| place.acting(&*now.position));
    let (now, seat, advice) = advice(&app, &caller, &table, (seat, None)).await?;
    Ok(json(&HintAnswer { number: now.number, seat, choices: advice.iter().map(AdvisedChoice::of).collect() }))
}

/// What a search thinks of the choices of a seat.
#[derive(Serialize)]
struct HintAnswer<'a> {
    number: u64,
    seat: Seat,
    choices: Vec<AdvisedChoice<'a>>,
}

/// Numbers are written with the digits of a double, as programs read them.
#[derive(Serialize)]
struct AdvisedChoice<'a> {
    action: &'a RawValue,
    visits: u32,
    chances: Vec<f64>,
    points: Vec<f64>,
}

impl AdvisedChoice<'_> {
    fn of(advised: &Advised) -> AdvisedChoice<'_> {
        let doubles = |numbers: &[f32]| numbers.iter().copied().map(f64::from).collect();
        let (chances, points) = (doubles(&advised.chances), doubles(&advised.points));
        AdvisedChoice { action: &advised.action, visits: advised.visits, chances, points }
    }
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    headers: HeaderMap,
    Sent(Action { number, action, seat, key: own, look }): Sent<Action>,
) -> Outcome {
    let key = key(own, &headers)?;
    let command = Command::Act(action.get().to_owned());
    carry(&app, &caller, &table, (seat, Some(number), key), command, look).await
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    headers: HeaderMap,
    Sent(Undo { number, seat, key: own }): Sent<Undo>,
) -> Outcome {
    let key = key(own, &headers)?;
    carry(&app, &caller, &table, (seat, Some(number), key), Command::Undo, false).await
}

pub(super) async fn say(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    headers: HeaderMap,
    Sent(Talk { text: line, seat, key: own }): Sent<Talk>,
) -> Outcome {
    let key = key(own, &headers)?;
    let line = text(Some(&line), LONGEST_LINE)?.ok_or_else(HttpError::malformed)?;
    talk_in_measure(&app, &caller)?;
    carry(&app, &caller, &table, (seat, None, key), Command::Do(TableEvent::Say { text: line }), false).await
}

pub(super) async fn start(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    body: Body,
) -> Outcome {
    let bytes = read(body, MAX_BODY).await?;
    let start = if bytes.is_empty() { Ok(Start::default()) } else { serde_json::from_slice(&bytes) };
    let Start { bot } = start.map_err(|_| HttpError::malformed())?;
    let bot = bot::known(bot.as_deref()).ok_or_else(HttpError::malformed)?;
    let command = Command::Do(TableEvent::Start { words: Vec::new(), bots: vec![(Seat(0), bot)] });
    carry(&app, &caller, &table, (None, None, None), command, false).await
}

/// Makes a new token for whoever shows one. All others that stood for the same end.
pub(super) async fn renew_token(State(app): State<Arc<App>>, caller: Caller) -> Outcome {
    if !caller.bearer || caller.fresh {
        return Err(HttpError::new(StatusCode::UNAUTHORIZED, Notice::NotYours));
    }
    let token = secret::token()?;
    app.tokens.renew(&caller.owner, &secret::hash(&token)).await?;
    Ok(json(&json!({ "token": token })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewLink {
    seat: u8,
}

/// Makes a new private link for a seat. The old one ends.
pub(super) async fn link(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    Sent(NewLink { seat }): Sent<NewLink>,
) -> Outcome {
    let (event, link) = links::renew(&app, &caller.token, &table, Seat(seat)).await?;
    let seat = Some(Seat(seat));
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat, number: None, key: None };
    let number = carry_out(&app, &table, request, Command::Do(event), &caller).await??;
    Ok(json(&json!({ "number": number, "link": link })))
}

/// Promises a contribution to the dice.
pub(super) async fn commit(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    Sent(Commit { hash: text, seat }): Sent<Commit>,
) -> Outcome {
    carry(&app, &caller, &table, (seat, None, None), Command::Do(TableEvent::Commit { hash: hash(&text)? }), false)
        .await
}

/// Opens it.
pub(super) async fn reveal(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    Sent(Reveal { bytes, words, seat }): Sent<Reveal>,
) -> Outcome {
    let event = opened(&bytes, words.as_deref())?;
    carry(&app, &caller, &table, (seat, None, None), Command::Do(event), false).await
}

/// What was carried out, and the table after it if that was asked for.
#[derive(Serialize)]
struct Done<'a> {
    number: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<state::TableState<'a>>,
}

/// What a program asks for: the seat, the number that it has seen, and the key.
type Meant = (Option<u8>, Option<u64>, Option<String>);

async fn carry(
    app: &Arc<App>,
    caller: &Caller,
    table: &Arc<Table>,
    (seat, number, key): Meant,
    command: Command,
    look: bool,
) -> Outcome {
    let seat = seat.map(Seat);
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat, number, key };
    match carry_out(app, table, request, command, caller).await? {
        Ok(number) => {
            let now = table.now();
            Ok(json(&Done { number, table: look.then(|| state::state(table, &now, &caller.owner, seat)) }))
        }
        Err(CommandError::Stale) => {
            // Where the table is now, so that the program need not ask.
            let mut response = json(&json!({
                "ok": false,
                "error": Notice::Stale.code(),
                "message": Notice::Stale.text(caller.visit.lang),
                "number": table.now().number,
            }));
            *response.status_mut() = StatusCode::CONFLICT;
            response.extensions_mut().insert(ErrorShown);
            Ok(response)
        }
        Err(error) => Err(error.into()),
    }
}
