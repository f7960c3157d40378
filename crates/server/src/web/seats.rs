//! People at a table: names, talk, requests to each other, leaving and coming back.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, Secret};
use ui::{LONGEST_LINE, LONGEST_NAME, LONGEST_WORDS, Notice};

use super::answer::{HttpError, Outcome};
use super::caller::Caller;
use super::extract::PathTable;
use super::form::Form;
use super::play::{carry_out, refuse, tell};
use super::printable::is_printable;
use super::{App, links};
use crate::bot;
use crate::participants::TableEvent;
use crate::seating::Place;
use crate::table::{Command, Request, Who};

/// A text as people may write it: none if there is nothing in it, an error if it cannot be shown.
pub(super) fn text(sent: Option<&str>, limit: usize) -> Result<Option<String>, HttpError> {
    let text = sent.map(str::trim).filter(|text| !text.is_empty());
    match text {
        Some(text) if text.chars().count() > limit || !is_printable(text) => {
            Err(HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadName))
        }
        text => Ok(text.map(str::to_owned)),
    }
}

/// Does one of the small things at a table, named by the last part of the address.
pub(super) async fn table_event(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    Path((_, what)): Path<(String, String)>,
    form: Form,
) -> Outcome {
    let (seat, page_of) = (form.seat("seat")?, form.seat("viewer")?);
    let bot = || bot::known(form.optional("bot").ok().flatten()).ok_or_else(HttpError::malformed);
    let event = match what.as_str() {
        "say" => {
            let Some(line) = text(form.optional("text")?, LONGEST_LINE)? else { return Err(HttpError::malformed()) };
            talk_in_measure(&app, &caller)?;
            TableEvent::Say { text: line }
        }
        "name" => {
            let (name, words) = (form.optional("name")?, form.optional("words")?);
            let named = text(name, LONGEST_NAME).and_then(|name| Ok((name, text(words, LONGEST_WORDS)?)));
            match named {
                Ok((name, words)) => TableEvent::Name { name, words },
                Err(error) => return refuse(error, table, &caller, page_of).await,
            }
        }
        "start" => TableEvent::Start { words: Vec::new(), bots: vec![(Seat(0), bot()?)] },
        "commit" => TableEvent::Commit { hash: hash(form.one("hash")?)? },
        "reveal" => reveal(form.one("bytes")?, form.optional("words")?)?,
        "move" => TableEvent::Move { to: seat.ok_or_else(HttpError::malformed)? },
        "stand" => TableEvent::Stand,
        "abandon" => TableEvent::Abandon,
        "ask-undo" => TableEvent::AskUndo { to: 0 },
        "agree" => TableEvent::Agree,
        "decline" => TableEvent::Decline,
        "stand-in" | "leave" => TableEvent::StandIn { bot: bot()? },
        "return" => TableEvent::Return,
        "link" => {
            let seat = seat.ok_or_else(HttpError::malformed)?;
            links::renew(&app, &caller.token, &table, seat).await?.0
        }
        "admit" => TableEvent::Admit { seat: seat.ok_or_else(HttpError::malformed)? },
        "turn-away" => TableEvent::TurnAway { seat: seat.ok_or_else(HttpError::malformed)? },
        "lesson" => TableEvent::Lesson { beat: form.one("beat")?.to_owned(), to: None },
        "hook" => {
            let url = form.optional("url")?.map(str::trim).filter(|url| !url.is_empty());
            if url.is_some_and(|url| app.hooks.check(url).is_err()) {
                let error = HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadHook);
                return refuse(error, table, &caller, page_of).await;
            }
            TableEvent::Hook { url: url.map(str::to_owned) }
        }
        _ => return Err(HttpError::not_found()),
    };
    let place = Place::of(&caller.owner, &table.now().participants.chairs);
    let seat = match (&event, what.as_str()) {
        // The seat in the form is the one to go to.
        (TableEvent::Move { .. }, _) => None,
        // Of several at one screen whoever looks leaves.
        (_, "leave") => {
            page_of.filter(|seat| place.owns(*seat)).or_else(|| place.seats().find(|seat| place.owns(*seat)))
        }
        (TableEvent::Say { .. }, _) => seat.or(page_of).filter(|seat| place.has(*seat)),
        (TableEvent::AskUndo { .. }, _) => seat.or(page_of).or_else(|| place.seats().next()),
        _ => seat,
    };
    let request = Request { who: Who::Visitor(caller.owner.clone()), seat, number: None, key: form.key()? };
    let done = carry_out(&app, &table, request, Command::Do(event), &caller).await;
    tell(done, table, &caller, page_of).await
}

/// What a player promises to contribute to the dice.
pub(super) fn hash(text: &str) -> Result<String, HttpError> {
    // A SHA-256 has the form of a secret of a table.
    text.parse::<Secret>().map(|hash| hash.to_hex()).map_err(|_| HttpError::malformed())
}

/// A contribution that is opened. Its words must be to the byte what the hash was made of.
pub(super) fn reveal(bytes: &str, words: Option<&str>) -> Result<TableEvent, HttpError> {
    let words = words.unwrap_or_default();
    if words.chars().count() > LONGEST_WORDS || !(words.is_empty() || is_printable(words)) {
        return Err(HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadName));
    }
    Ok(TableEvent::Reveal { bytes: bytes.parse().map_err(|_| HttpError::malformed())?, words: words.to_owned() })
}

/// Whoever talks too much has to wait.
pub(super) fn talk_in_measure(app: &App, caller: &Caller) -> Result<(), HttpError> {
    let here = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    if app.talk.allow(Some(&caller.owner), here, 1, Instant::now()) {
        Ok(())
    } else {
        Err(HttpError::new(StatusCode::TOO_MANY_REQUESTS, Notice::TooFast))
    }
}
