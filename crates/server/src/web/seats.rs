//! People at a table: invitations, names, talk, wishes, leaving and coming back.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use engine::Seat;
use serde::{Deserialize, Serialize};
use ui::{InviteScene, LONGEST_LINE, LONGEST_NAME, LONGEST_WORDS, Notice};

use super::App;
use super::answer::{Outcome, Told, Trouble, page, see};
use super::caller::Caller;
use super::form::Form;
use super::play::{carry_out, refuse, table_path, tell};
use super::printable::is_printable;
use crate::gathering::Doing;
use crate::people::{link_path, link_token};
use crate::seating::Place;
use crate::store::{Sitter, StoreError, TableId, Ticket};
use crate::table::{NoMove, Request, Table, Who, Wish};
use crate::{bot, clock, secret};

/// The kind of the tickets that stand for seats.
const SEAT: &str = "seat";

/// What such a ticket is good for.
#[derive(Serialize, Deserialize)]
struct SeatTicket {
    table: String,
    seat: Seat,
}

/// A text as people may write it: none if there is nothing in it, an error if it cannot be shown.
pub(super) fn text(sent: Option<&str>, most: usize) -> Result<Option<String>, Trouble> {
    let text = sent.map(str::trim).filter(|text| !text.is_empty());
    match text {
        Some(text) if text.chars().count() > most || !is_printable(text) => {
            Err(Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadName))
        }
        text => Ok(text.map(str::to_owned)),
    }
}

/// Keeps the tickets of the free seats of a table that its creator has just opened.
pub(super) async fn keep_tickets(app: &App, creator_token: &str, table: &Table) -> Result<(), StoreError> {
    let id = &table.opening.id;
    let open = table.opening.chairs.iter().filter(|chair| chair.sitter == Sitter::Open);
    for seat in open.map(|chair| chair.seat) {
        let body = serde_json::to_string(&SeatTicket { table: id.0.clone(), seat }).unwrap_or_default();
        let hash = secret::hash(&link_token(creator_token, &id.0, seat));
        let ticket = Ticket { hash, kind: SEAT.to_owned(), body, expires: None, single: false };
        app.tables.store().put_ticket(ticket, clock::now()).await?;
    }
    Ok(())
}

/// The table and the seat that a private link stands for.
async fn invited(app: &App, token: &str) -> Result<(Arc<Table>, Seat), Trouble> {
    let none = || Trouble::new(StatusCode::NOT_FOUND, Notice::NoInvitation);
    let ticket = app.tables.store().ticket(secret::hash(token), clock::now()).await?;
    let ticket = ticket.filter(|ticket| ticket.kind == SEAT).ok_or_else(none)?;
    let SeatTicket { table, seat } = serde_json::from_str(&ticket.body).map_err(|_| none())?;
    Ok((app.tables.find(&TableId(table)).await?, seat))
}

pub(super) async fn invitation(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(token): Path<String>,
) -> Outcome {
    let (table, seat) = invited(&app, &token).await?;
    show_invitation(table, seat, &caller, &token, false).await
}

async fn show_invitation(table: Arc<Table>, seat: Seat, caller: &Caller, token: &str, bad_name: bool) -> Outcome {
    let now = table.now();
    match now.gathering.chair(seat).map(|chair| &chair.sitter) {
        Some(Sitter::Open | Sitter::Bot { .. }) => {}
        sitter if sitter.and_then(Sitter::owner) == Some(&caller.owner) => {
            return Ok(see(&table_path(&table.opening.id, None)));
        }
        _ => return Err(Trouble::new(StatusCode::CONFLICT, Notice::SeatTaken)),
    }
    let (visit, path) = (caller.visit, link_path(token));
    let (turn, drawings) = (caller.turn(&table.opening.id.0), table.drawings().clone());
    let html = drawings.draw(&turn, move || {
        let (lang, kind) = (visit.lang, table.kind());
        let names = now.names(lang).into_iter().zip(&now.gathering.chairs);
        let there = names.filter(|(_, chair)| chair.seat != seat && chair.sitter.owner().is_some());
        ui::invite_page(&InviteScene {
            visit,
            path: &path,
            title: kind.title(lang),
            what: kind.describe(&table.opening.setup, lang).unwrap_or_default(),
            seat,
            others: there.map(|(name, _)| name).collect(),
            bad_name,
        })
    });
    let mut response = page(html.await?);
    if bad_name {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        response.extensions_mut().insert(Told);
    }
    Ok(response)
}

pub(super) async fn sit(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(token): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let (table, seat) = invited(&app, &token).await?;
    let Ok(name) = text(form.optional("name")?, LONGEST_NAME) else {
        return show_invitation(table, seat, &caller, &token, true).await;
    };
    let wish = Wish::Do(Doing::Sit { owner: caller.owner.clone(), name });
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat: Some(seat), number: None, key: None };
    match carry_out(&app, &table, request, wish, &caller).await? {
        // Whoever sits there already is shown the table.
        Ok(_) | Err(NoMove::Stale) => Ok(see(&table_path(&table.opening.id, None))),
        Err(error) => Err(error.into()),
    }
}

/// Does one of the small things at a table, named by the last part of the address.
pub(super) async fn deed(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path((id, what)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let table = app.tables.find(&TableId(id)).await?;
    let (seat, page_of) = (form.seat("seat")?, form.seat("viewer")?);
    let bot = || bot::known(form.optional("bot").ok().flatten()).ok_or_else(Trouble::malformed);
    let doing = match what.as_str() {
        "say" => {
            let Some(line) = text(form.optional("text")?, LONGEST_LINE)? else { return Err(Trouble::malformed()) };
            talk_in_measure(&app, &caller)?;
            Doing::Say { text: line }
        }
        "name" => {
            let (name, words) = (form.optional("name")?, form.optional("words")?);
            let named = text(name, LONGEST_NAME).and_then(|name| Ok((name, text(words, LONGEST_WORDS)?)));
            match named {
                Ok((name, words)) => Doing::Name { name, words },
                Err(trouble) => return refuse(trouble, table, &caller, page_of).await,
            }
        }
        "start" => Doing::Start { words: Vec::new(), bots: vec![(Seat(0), bot()?)] },
        "move" => Doing::Move { to: seat.ok_or_else(Trouble::malformed)? },
        "stand" => Doing::Stand,
        "abandon" => Doing::Abandon,
        "ask-undo" => Doing::AskUndo { to: 0 },
        "agree" => Doing::Agree,
        "decline" => Doing::Decline,
        "stand-in" | "leave" => Doing::StandIn { bot: bot()? },
        "return" => Doing::Return,
        "hook" => {
            let url = form.optional("url")?.map(str::trim).filter(|url| !url.is_empty());
            if url.is_some_and(|url| app.hooks.check(url).is_err()) {
                let trouble = Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadHook);
                return refuse(trouble, table, &caller, page_of).await;
            }
            Doing::Hook { url: url.map(str::to_owned) }
        }
        _ => return Err(Trouble::not_found()),
    };
    let place = Place::of(&caller.owner, &table.now().gathering.chairs);
    let seat = match (&doing, what.as_str()) {
        // The seat in the form is the one to go to.
        (Doing::Move { .. }, _) => None,
        // Of several at one screen whoever looks leaves.
        (_, "leave") => {
            page_of.filter(|seat| place.owns(*seat)).or_else(|| place.seats().find(|seat| place.owns(*seat)))
        }
        (Doing::Say { .. }, _) => seat.or(page_of).filter(|seat| place.has(*seat)),
        (Doing::AskUndo { .. }, _) => seat.or(page_of).or_else(|| place.seats().next()),
        _ => seat,
    };
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat, number: None, key: form.key()? };
    let done = carry_out(&app, &table, request, Wish::Do(doing), &caller).await;
    tell(done, table, &caller, page_of).await
}

/// Whoever talks too much has to wait.
pub(super) fn talk_in_measure(app: &App, caller: &Caller) -> Result<(), Trouble> {
    let here = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    if app.talk.allow(Some(&caller.owner), here, 1, Instant::now()) {
        Ok(())
    } else {
        Err(Trouble::new(StatusCode::TOO_MANY_REQUESTS, Notice::TooFast))
    }
}
