//! Private links: each stands for one seat, whoever opens it and on whatever device.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, to_json};
use serde::{Deserialize, Serialize};
use ui::{Invitation, InviteScene, LONGEST_NAME, Notice};

use super::App;
use super::answer::{ErrorShown, HttpError, Outcome, page, see};
use super::caller::Caller;
use super::form::Form;
use super::play::{carry_out, table_path};
use super::seats::text;
use crate::participants::TableEvent;
use crate::people::{link_path, link_token, new_link_token};
use crate::store::{Sitter, StoreError, TableId, Ticket};
use crate::table::{Command, CommandError, Request, Table, Who};
use crate::{clock, secret};

/// The kind of the tickets that stand for seats.
const SEAT: &str = "seat";

/// What such a ticket is good for.
#[derive(Serialize, Deserialize)]
struct SeatTicket {
    table: String,
    seat: Seat,
}

/// Keeps the tickets of the free seats of a table that its creator has just opened.
pub(super) async fn keep_tickets(app: &App, creator_token: &str, table: &Table) -> Result<(), StoreError> {
    let id = &table.opening.id;
    let open = table.opening.chairs.iter().filter(|chair| chair.sitter == Sitter::Open);
    for seat in open.map(|chair| chair.seat) {
        keep(app, &link_token(creator_token, &id.0, seat), id, seat).await?;
    }
    Ok(())
}

/// Keeps the ticket of one seat.
async fn keep(app: &App, token: &str, table: &TableId, seat: Seat) -> Result<(), StoreError> {
    let body = to_json(&SeatTicket { table: table.0.clone(), seat });
    let ticket = Ticket { hash: secret::hash(token), kind: SEAT.to_owned(), body, expires: None, single: false };
    let store = app.tables.store();
    match store.put_ticket(ticket.clone(), clock::now()).await {
        // It is not known whether it is there: then it is put there once more.
        Err(StoreError::Uncertain(_)) => match store.put_ticket(ticket, clock::now()).await {
            Err(StoreError::Taken) => Ok(()),
            again => again,
        },
        kept => kept,
    }
}

/// A new private link for a seat: what is to be written for it, and its address. It stands once that
/// is written, and the old one ends.
pub(super) async fn renew(
    app: &App,
    maker: &str,
    table: &Table,
    seat: Seat,
) -> Result<(TableEvent, String), HttpError> {
    let (id, salt) = (&table.opening.id, secret::name()?);
    let token = new_link_token(maker, &id.0, seat, &salt);
    if table.now().participants.chair(seat).is_none() {
        return Err(HttpError::malformed());
    }
    keep(app, &token, id, seat).await?;
    Ok((TableEvent::Relink { hash: secret::hash(&token), salt }, link_path(&token)))
}

/// What a link holds, out of whatever was pasted: the link, or its end.
pub(super) fn pasted(text: &str) -> String {
    let text = text.trim();
    text.rsplit(['#', '/']).next().unwrap_or(text).to_owned()
}

/// The table and the seat that a private link stands for.
async fn invited(app: &App, token: &str) -> Result<(Arc<Table>, Seat), HttpError> {
    let none = || HttpError::new(StatusCode::NOT_FOUND, Notice::NoInvitation);
    let hash = secret::hash(token);
    let ticket = app.tables.store().ticket(hash.clone(), clock::now()).await?;
    let ticket = ticket.filter(|ticket| ticket.kind == SEAT).ok_or_else(none)?;
    let SeatTicket { table, seat } = serde_json::from_str(&ticket.body).map_err(|_| none())?;
    let table = app.tables.find(&TableId(table)).await?;
    if !table.now().participants.stands(seat, &hash) {
        return Err(none());
    }
    Ok((table, seat))
}

/// The page of a link whose secret stands behind its `#`, or is pasted.
pub(super) async fn ask(caller: Caller) -> Outcome {
    Ok(page(ui::grant_page(caller.visit, "/j")))
}

/// Shows what a link stands for. It only asks.
pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller, form: Form) -> Outcome {
    let token = pasted(form.one("token")?);
    let (table, seat) = invited(&app, &token).await?;
    show_invitation(table, seat, &caller, &token, false).await
}

/// The same for the links of earlier versions.
pub(super) async fn invitation(State(app): State<Arc<App>>, caller: Caller, Path(token): Path<String>) -> Outcome {
    let (table, seat) = invited(&app, &token).await?;
    show_invitation(table, seat, &caller, &token, false).await
}

async fn show_invitation(table: Arc<Table>, seat: Seat, caller: &Caller, token: &str, bad_name: bool) -> Outcome {
    let now = table.now();
    let chair = now.participants.chair(seat).ok_or_else(HttpError::not_found)?;
    let invitation = match &chair.sitter {
        Sitter::Open => Invitation::Free,
        Sitter::Bot { .. } if now.participants.begun => Invitation::Bot,
        Sitter::Bot { .. } => Invitation::Free,
        Sitter::Person(owner) | Sitter::Absent { owner, .. } if *owner == caller.owner => {
            return Ok(see(&table_path(&table.opening.id, None)));
        }
        Sitter::Person(_) | Sitter::Absent { .. } => {
            let names = now.names(caller.visit.lang);
            Invitation::Held(names.into_iter().nth(seat.index()).unwrap_or_default())
        }
    };
    let expected = chair.name.clone().filter(|_| chair.sitter == Sitter::Open).unwrap_or_default();
    let (visit, token) = (caller.visit, token.to_owned());
    let (queue, drawings) = (caller.queue_key(&table.opening.id.0), table.drawings().clone());
    let html = drawings.draw(&queue, move || {
        let (lang, game) = (visit.lang, table.game());
        let names = now.names(lang).into_iter().zip(&now.participants.chairs);
        let there = names.filter(|(_, chair)| chair.seat != seat && chair.sitter.owner().is_some());
        ui::invite_page(&InviteScene {
            visit,
            token: &token,
            title: game.title(lang),
            what: game.describe(&table.opening.setup, lang).unwrap_or_default(),
            seat,
            invitation,
            others: there.map(|(name, _)| name).collect(),
            expected,
            bad_name,
        })
    });
    let mut response = page(html.await?);
    if bad_name {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        response.extensions_mut().insert(ErrorShown);
    }
    Ok(response)
}

/// Takes the seat of a link.
pub(super) async fn take(State(app): State<Arc<App>>, caller: Caller, form: Form) -> Outcome {
    let token = pasted(form.one("token")?);
    sit_down(&app, &caller, &token, &form).await
}

/// The same for the links of earlier versions.
pub(super) async fn sit(State(app): State<Arc<App>>, caller: Caller, Path(token): Path<String>, form: Form) -> Outcome {
    sit_down(&app, &caller, &token, &form).await
}

async fn sit_down(app: &Arc<App>, caller: &Caller, token: &str, form: &Form) -> Outcome {
    let (table, seat) = invited(app, token).await?;
    let Ok(name) = text(form.optional("name")?, LONGEST_NAME) else {
        return show_invitation(table, seat, caller, token, true).await;
    };
    let held = table.now().participants.owner_of(seat).is_some_and(|owner| *owner != caller.owner);
    let owner = caller.owner.clone();
    let event = match held {
        true if form.optional("take")? == Some("yes") => TableEvent::Retake { owner },
        // Nobody takes a seat from another device without having been asked.
        true => return show_invitation(table, seat, caller, token, false).await,
        false => TableEvent::Sit { owner, name },
    };
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat: Some(seat), number: None, key: None };
    match carry_out(app, &table, request, Command::Do(event), caller).await? {
        // Whoever sits there already is shown the table.
        Ok(_) | Err(CommandError::Stale) => Ok(see(&table_path(&table.opening.id, None))),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::pasted;

    #[test]
    fn a_link_is_read_however_it_was_pasted() {
        for text in ["abc", " abc\n", "/j#abc", "https://table.example/j#abc", "https://table.example/j/abc"] {
            assert_eq!(pasted(text), "abc", "{text}");
        }
        assert_eq!(pasted(""), "");
    }
}
