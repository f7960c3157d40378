//! People at a table: names, talk, wishes, leaving and coming back.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use engine::{Seat, Secret};
use ui::{LONGEST_LINE, LONGEST_NAME, LONGEST_WORDS, Notice};

use super::answer::{Outcome, Trouble};
use super::caller::Caller;
use super::form::Form;
use super::play::{carry_out, refuse, tell};
use super::printable::is_printable;
use super::{App, links};
use crate::bot;
use crate::gathering::Doing;
use crate::seating::Place;
use crate::store::TableId;
use crate::table::{Request, Who, Wish};

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
        "commit" => Doing::Commit { hash: hash(form.one("hash")?)? },
        "reveal" => reveal(form.one("bytes")?, form.optional("words")?)?,
        "move" => Doing::Move { to: seat.ok_or_else(Trouble::malformed)? },
        "stand" => Doing::Stand,
        "abandon" => Doing::Abandon,
        "ask-undo" => Doing::AskUndo { to: 0 },
        "agree" => Doing::Agree,
        "decline" => Doing::Decline,
        "stand-in" | "leave" => Doing::StandIn { bot: bot()? },
        "return" => Doing::Return,
        "link" => {
            let seat = seat.ok_or_else(Trouble::malformed)?;
            links::renew(&app, &caller.token, &table, seat).await?.0
        }
        "admit" => Doing::Admit { seat: seat.ok_or_else(Trouble::malformed)? },
        "turn-away" => Doing::TurnAway { seat: seat.ok_or_else(Trouble::malformed)? },
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

/// What a player promises to contribute to the dice.
pub(super) fn hash(text: &str) -> Result<String, Trouble> {
    // A SHA-256 has the form of a secret of a table.
    text.parse::<Secret>().map(|hash| hash.to_hex()).map_err(|_| Trouble::malformed())
}

/// A contribution that is opened. Its words must be to the byte what the hash was made of.
pub(super) fn reveal(bytes: &str, words: Option<&str>) -> Result<Doing, Trouble> {
    let words = words.unwrap_or_default();
    if words.chars().count() > LONGEST_WORDS || !(words.is_empty() || is_printable(words)) {
        return Err(Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadName));
    }
    Ok(Doing::Reveal { bytes: bytes.parse().map_err(|_| Trouble::malformed())?, words: words.to_owned() })
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
