//! The event stream for programs: what happened, as the program's seat may know it.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use engine::{Seat, Viewer, to_json};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::super::App;
use super::super::answer::Outcome;
use super::super::extract::{PathTable, Program};
use super::super::stream::{Subscription, Update, event_stream, last_seen};
use super::state;
use crate::participants::TableEvent;
use crate::seating::Place;
use crate::snapshot::Snapshot;
use crate::store::{EntryKind, Owner};

#[derive(Deserialize)]
pub(in crate::web) struct EventsQuery {
    from: Option<u64>,
    seat: Option<u8>,
}

pub(in crate::web) async fn events(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathTable(table): PathTable,
    Query(EventsQuery { from, seat }): Query<EventsQuery>,
    headers: HeaderMap,
) -> Outcome {
    let subscription = Subscription::open(&app, &caller, table)?;
    let (owner, seat) = (caller.owner.clone(), seat.map(Seat));
    let listener = Listener { subscription, owner, seat, seen: last_seen(&headers, from), greeted: false };
    Ok(event_stream(Body::from_stream(stream::unfold(listener, Listener::next))))
}

/// One entry of the log.
#[derive(Serialize)]
struct Change<'a> {
    number: u64,
    kind: &'a str,
    seat: Option<Seat>,
    turn: Vec<Seat>,
    over: bool,
    closed: bool,
    said: Option<Value>,
    /// What happened in the game, as the seat may know it.
    events: Box<RawValue>,
}

struct Listener {
    subscription: Subscription,
    owner: Owner,
    seat: Option<Seat>,
    seen: Option<u64>,
    greeted: bool,
}

impl Listener {
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Listener)> {
        if !self.greeted {
            self.greeted = true;
            let now = self.subscription.table.now();
            // Where the table is, so that the program knows whether it has missed something.
            let missed = self.seen != Some(now.number);
            self.seen = Some(now.number);
            let data = json!({ "number": now.number, "missed": missed });
            return Some((Ok(message("hello", now.number, &data.to_string())), self));
        }
        loop {
            let snapshot = match self.subscription.next_update().await? {
                Update::Changed(step) => step.now.clone(),
                Update::People => continue,
                Update::Quiet => return Some((Ok(Bytes::from_static(b":\n\n")), self)),
                Update::TooMuch => {
                    self.greeted = false;
                    return Some((Ok(Bytes::from_static(b":\n\n")), self));
                }
            };
            if self.seen.is_some_and(|seen| snapshot.number <= seen) {
                continue;
            }
            self.seen = Some(snapshot.number);
            let piece = self.piece(&snapshot);
            return Some((Ok(piece), self));
        }
    }

    /// The message about a snapshot. What the game tells is written once for all who only look on.
    fn piece(&self, snapshot: &Snapshot) -> Bytes {
        let place = Place::of(&self.owner, &snapshot.participants.chairs);
        let eyes = match self.seat {
            Some(seat) => Some(seat).filter(|seat| place.has(*seat)),
            None => place.acting(&*snapshot.position).or_else(|| place.seats().next()),
        };
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let write = || message("change", snapshot.number, &self.tell(snapshot, viewer));
        match snapshot.kind {
            Some(EntryKind::Act(_) | EntryKind::Undo) if viewer == Viewer::Spectator => {
                snapshot.spectators_told.get_or_init(write).clone()
            }
            _ => write(),
        }
    }

    /// What has happened, as far as the seat may know.
    fn tell(&self, snapshot: &Snapshot, viewer: Viewer) -> String {
        let participants = &*snapshot.participants;
        let turn: Vec<Seat> =
            if participants.is_playing() { snapshot.position.deciding().iter().collect() } else { Vec::new() };
        let (kind, said) = match &snapshot.kind {
            Some(EntryKind::Act(_)) => ("act", None),
            Some(EntryKind::Undo) => ("undo", None),
            Some(EntryKind::Other { kind, .. }) => (kind.as_str(), self.said(snapshot)),
            None => ("look", None),
        };
        let over = snapshot.position.winners().is_some();
        let events = if kind == "act" { snapshot.position.told(viewer) } else { state::empty_list() };
        let (number, seat, closed) = (snapshot.number, snapshot.by, participants.closed);
        to_json(&Change { number, kind, seat, turn, over, closed, said, events })
    }

    /// What people did, without what is nobody else's business.
    fn said(&self, snapshot: &Snapshot) -> Option<Value> {
        let event = snapshot.kind.as_ref().and_then(TableEvent::of)?;
        Some(match event {
            TableEvent::Say { text } => json!({ "text": text }),
            TableEvent::Rematch { table } => json!({ "table": table }),
            TableEvent::AskUndo { to } | TableEvent::Rewind { to } => json!({ "choices": to }),
            TableEvent::Commit { hash } => json!({ "hash": hash }),
            // What was opened is told with the deal.
            TableEvent::Reveal { .. } => return None,
            TableEvent::Deal { contributions, left_out, .. } => json!({
                "chairs": state::chairs(&snapshot.participants.chairs, &self.owner),
                "contributions": contributions,
                "left_out": left_out,
            }),
            TableEvent::Hook { .. }
            | TableEvent::Agree
            | TableEvent::Import { .. }
            | TableEvent::Relink { .. }
            | TableEvent::Merge { .. } => {
                return None;
            }
            TableEvent::Admit { seat } | TableEvent::TurnAway { seat } => json!({ "seat": seat }),
            _ => json!({ "chairs": state::chairs(&snapshot.participants.chairs, &self.owner) }),
        })
    }
}

fn message(event: &str, number: u64, data: &str) -> Bytes {
    Bytes::from(format!("event: {event}\nid: {number}\ndata: {data}\n\n"))
}
