//! The event stream for programs: what happened, as the program's seat may know it.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use engine::{Seat, Viewer};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::super::App;
use super::super::answer::Outcome;
use super::super::caller::{Caller, Peer};
use super::super::stream::{Ear, Heard, event_stream, last_seen};
use super::{known, state};
use crate::gathering::Doing;
use crate::moment::Moment;
use crate::seating::Place;
use crate::store::{Deed, Owner, TableId};

#[derive(Deserialize)]
pub(in crate::web) struct From {
    from: Option<u64>,
    seat: Option<u8>,
}

pub(in crate::web) async fn events(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    peer: Option<Extension<Peer>>,
    Path(id): Path<String>,
    Query(From { from, seat }): Query<From>,
    headers: HeaderMap,
) -> Outcome {
    known(&caller)?;
    let table = app.tables.find(&TableId(id)).await?;
    let ear = Ear::open(&app, &caller, peer, table)?;
    let (owner, seat) = (caller.owner.clone(), seat.map(Seat));
    let listener = Listener { ear, owner, seat, seen: last_seen(&headers, from), greeted: false };
    Ok(event_stream(Body::from_stream(stream::unfold(listener, Listener::next))))
}

/// One entry of the log, without what happened in the game.
#[derive(Serialize)]
struct Change<'a> {
    number: u64,
    kind: &'a str,
    seat: Option<Seat>,
    turn: Vec<Seat>,
    over: bool,
    closed: bool,
    said: Option<Value>,
}

struct Listener {
    ear: Ear,
    owner: Owner,
    seat: Option<Seat>,
    seen: Option<u64>,
    greeted: bool,
}

impl Listener {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Listener)> {
        if !self.greeted {
            self.greeted = true;
            let now = self.ear.table.now();
            // Where the table is, so that the program knows whether it has missed something.
            let missed = self.seen != Some(now.number);
            self.seen = Some(now.number);
            let data = json!({ "number": now.number, "missed": missed });
            return Some((Ok(message("hello", now.number, &data.to_string())), self));
        }
        loop {
            let moment = match self.ear.hear().await? {
                Heard::Step(step) => step.now.clone(),
                Heard::People => continue,
                Heard::Quiet => return Some((Ok(Bytes::from_static(b":\n\n")), self)),
                Heard::TooMuch => {
                    self.greeted = false;
                    return Some((Ok(Bytes::from_static(b":\n\n")), self));
                }
            };
            if self.seen.is_some_and(|seen| moment.number <= seen) {
                continue;
            }
            self.seen = Some(moment.number);
            let text = self.tell(&moment);
            return Some((Ok(message("change", moment.number, &text)), self));
        }
    }

    /// What has happened, as far as the seat may know.
    fn tell(&self, moment: &Moment) -> String {
        let gathering = &*moment.gathering;
        let place = Place::of(&self.owner, &gathering.chairs);
        let eyes = match self.seat {
            Some(seat) => Some(seat).filter(|seat| place.has(*seat)),
            None => place.acting(&*moment.position).or_else(|| place.seats().next()),
        };
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let turn: Vec<Seat> =
            if gathering.is_playing() { moment.position.deciding().iter().collect() } else { Vec::new() };
        let (kind, said) = match &moment.deed {
            Some(Deed::Act(_)) => ("act", None),
            Some(Deed::Undo) => ("undo", None),
            Some(Deed::Other { kind, .. }) => (kind.as_str(), self.said(moment)),
            None => ("look", None),
        };
        let over = moment.position.winners().is_some();
        let change =
            Change { number: moment.number, kind, seat: moment.by, turn, over, closed: gathering.closed, said };
        let mut text = serde_json::to_string(&change).unwrap_or_default();
        let events = if kind == "act" { moment.position.told(viewer) } else { "[]".to_owned() };
        text.pop();
        text.push_str(",\"events\":");
        text.push_str(&events);
        text.push('}');
        text
    }

    /// What people did, without what is nobody else's business.
    fn said(&self, moment: &Moment) -> Option<Value> {
        let doing = moment.deed.as_ref().and_then(Doing::of)?;
        Some(match doing {
            Doing::Say { text } => json!({ "text": text }),
            Doing::Rematch { table } => json!({ "table": table }),
            Doing::AskUndo { to } | Doing::Rewind { to } => json!({ "choices": to }),
            Doing::Commit { hash } => json!({ "hash": hash }),
            // What was opened is told with the deal.
            Doing::Reveal { .. } => return None,
            Doing::Deal { contributions, left_out, .. } => json!({
                "chairs": state::chairs(&moment.gathering.chairs, &self.owner),
                "contributions": contributions,
                "left_out": left_out,
            }),
            Doing::Hook { .. } | Doing::Agree | Doing::Import { .. } | Doing::Relink { .. } | Doing::Merge { .. } => {
                return None;
            }
            Doing::Admit { seat } | Doing::TurnAway { seat } => json!({ "seat": seat }),
            _ => json!({ "chairs": state::chairs(&moment.gathering.chairs, &self.owner) }),
        })
    }
}

fn message(event: &str, number: u64, data: &str) -> Bytes {
    Bytes::from(format!("event: {event}\nid: {number}\ndata: {data}\n\n"))
}
