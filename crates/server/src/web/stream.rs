//! Live updates: one event stream a viewer, each with what that viewer may know only.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use engine::Seat;
use futures_util::stream;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

use super::App;
use super::answer::{HttpError, Outcome};
use super::caller::Caller;
use super::extract::PathTable;
use super::guard::takes_gzip;
use super::rates::StreamPermit;
use crate::background::send_presence;
use crate::drawing::packed::{HEADER, pack};
use crate::drawing::{DrawingForm, Drawn, KnownParts, QueueKey};
use crate::erased::Perspective;
use crate::people::PageViewer;
use crate::presence::Attendance;
use crate::secret;
use crate::snapshot::{Snapshot, Transition};
use crate::store::{Holder, Owner};
use crate::table::Table;

/// How often it is looked whether a token that was revoked at another process still holds a stream.
const LOOKED_AT: Duration = Duration::from_secs(10);

#[derive(Deserialize)]
pub(super) struct EventsQuery {
    from: Option<u64>,
    seat: Option<u8>,
    /// Whether the page shows the table before its game begins.
    lobby: Option<u8>,
}

pub(super) async fn events(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathTable(table): PathTable,
    Query(EventsQuery { from, seat, lobby }): Query<EventsQuery>,
    headers: HeaderMap,
) -> Outcome {
    let subscription = Subscription::open(&app, &caller, table)?;
    let watcher = Watcher {
        page_viewer: caller.page_viewer(seat.map(Seat)),
        queue: caller.queue_key(&subscription.table.opening.id.0),
        seen: Seen::Claimed { number: last_seen(&headers, from), lobby: lobby.is_some() },
        known: KnownParts::default(),
        sent_at: 0,
        greeted: false,
        packed: takes_gzip(&headers),
        begun: false,
        subscription,
    };
    let packed = watcher.packed;
    let mut response = event_stream(Body::from_stream(stream::unfold(watcher, Watcher::next)));
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-encoding"));
    if packed {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// What the other end got last. A browser that reconnects says it; then that counts.
pub(super) fn last_seen(headers: &HeaderMap, from: Option<u64>) -> Option<u64> {
    let last = headers.get("last-event-id").map(|id| id.to_str().ok().and_then(|id| id.parse().ok()));
    last.unwrap_or(from)
}

/// The answer whose body is a stream.
///
/// Not axum's `Sse`: its `Event` writes each message into a buffer of its own, so that every watcher
/// would get a copy of a drawing that all of them share as the same `Bytes`.
pub(super) fn event_stream(body: Body) -> Response {
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies must not hold messages back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// One reader's subscription to a table.
pub(super) struct Subscription {
    pub(super) table: Arc<Table>,
    news: broadcast::Receiver<Arc<Transition>>,
    presence: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    heartbeat: Duration,
    /// When the next sign of life is due, unless something is sent before, or it is time to look who
    /// listens: one timer for both, since there are thousands of streams.
    alarm: Pin<Box<Sleep>>,
    last_update: Instant,
    _attendance: Here,
    _permit: StreamPermit,
    identity: Identity,
}

/// Who listens, and whether it is still they.
struct Identity {
    app: Arc<App>,
    /// The hash of the token that was shown.
    token: String,
    owner: Owner,
    changes: watch::Receiver<u64>,
    next: Instant,
}

impl Identity {
    fn of(app: &Arc<App>, caller: &Caller) -> Identity {
        Identity {
            app: app.clone(),
            token: secret::hash(&caller.token),
            owner: caller.owner.clone(),
            changes: app.tokens.changes(),
            next: Instant::now() + LOOKED_AT,
        }
    }

    /// Whether it does, as far as is known.
    async fn stands(&self) -> bool {
        match self.app.tokens.holder(&self.token).await {
            Ok(holder) => holder == Holder::Owner(self.owner.clone()),
            Err(_) => true,
        }
    }
}

/// What a subscription tells.
pub(super) enum Update {
    /// The table has gone on.
    Changed(Arc<Transition>),
    /// Somebody came or went.
    People,
    /// Nothing for a while.
    Quiet,
    /// So much that some of it was missed.
    TooMuch,
}

impl Subscription {
    pub(super) fn open(app: &Arc<App>, caller: &Caller, table: Arc<Table>) -> Result<Subscription, HttpError> {
        let permit = app.rates.stream(&caller.owner, caller.address).ok_or_else(HttpError::too_many)?;
        let attendance = Here::at(app, &table, caller);
        Ok(Subscription {
            news: table.listen(),
            presence: table.presence.changes(),
            closing: app.closing.clone(),
            heartbeat: app.options.heartbeat,
            alarm: Box::pin(tokio::time::sleep(app.options.heartbeat.min(LOOKED_AT))),
            last_update: Instant::now(),
            _attendance: attendance,
            _permit: permit,
            identity: Identity::of(app, caller),
            table,
        })
    }

    /// The next thing; none when the server stops.
    pub(super) async fn next_update(&mut self) -> Option<Update> {
        let update = loop {
            let mut doubtful = false;
            let update = tokio::select! {
                biased;
                _ = self.closing.wait_for(|closing| *closing) => None,
                news = self.news.recv() => match news {
                    Ok(step) => Some(Update::Changed(step)),
                    Err(RecvError::Lagged(_)) => Some(Update::TooMuch),
                    Err(RecvError::Closed) => None,
                },
                _ = self.identity.changes.changed() => {
                    doubtful = true;
                    None
                }
                changed = self.presence.changed() => changed.is_ok().then_some(Update::People),
                () = &mut self.alarm => {
                    // It is not wound up again for every message, only when it rings.
                    let now = Instant::now();
                    doubtful = self.identity.next <= now;
                    if doubtful {
                        self.identity.next = now + LOOKED_AT;
                    }
                    let due = self.last_update + self.heartbeat;
                    let quiet = due <= now;
                    let next = if quiet { now + self.heartbeat } else { due };
                    self.alarm.as_mut().reset(next.min(self.identity.next));
                    match (doubtful, quiet) {
                        (_, true) => Some(Update::Quiet),
                        (true, false) => None,
                        (false, false) => continue,
                    }
                }
            };
            // A stream ends with the token that opened it.
            if !doubtful {
                break update;
            }
            if !self.identity.stands().await {
                return None;
            }
            if update.is_some() {
                break update;
            }
        };
        self.last_update = Instant::now();
        update
    }

    /// Who is there, as a message.
    pub(super) fn people(&mut self) -> String {
        self.presence.mark_unchanged();
        let everyone = self.table.presence.everyone();
        let now = self.table.now();
        let chairs = &now.participants.chairs;
        let owned = |chair: &&crate::store::Chair| chair.sitter.owner().is_some_and(|o| everyone.contains(&o.0));
        let here: Vec<u8> = chairs.iter().filter(owned).map(|chair| chair.seat.0).collect();
        let seated = |owner: &&String| chairs.iter().any(|chair| chair.sitter.owner().is_some_and(|o| o.0 == **owner));
        let watching = everyone.iter().filter(|owner| !seated(owner)).count();
        format!("event: people\ndata: {}\n\n", json!({ "here": here, "watching": watching }))
    }
}

/// Somebody's presence; other processes are told when it begins and when it ends.
struct Here {
    app: Arc<App>,
    table: Arc<Table>,
    attendance: Option<Attendance>,
}

impl Here {
    fn at(app: &Arc<App>, table: &Arc<Table>, caller: &Caller) -> Here {
        let attendance = Some(table.presence.attend(&caller.owner));
        let here = Here { app: app.clone(), table: table.clone(), attendance };
        here.tell();
        here
    }

    fn tell(&self) {
        let (app, table) = (self.app.clone(), self.table.clone());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { send_presence(&app, &table).await });
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.attendance.take();
        self.tell();
    }
}

/// What the page at the other end shows.
enum Seen {
    /// What it says that it shows, not yet looked at.
    Claimed { number: Option<u64>, lobby: bool },
    /// The table of this number before its game begins.
    Lobby(u64),
    /// The snapshot of this number, from this perspective.
    Number(u64, Perspective),
}

/// One open stream.
struct Watcher {
    subscription: Subscription,
    page_viewer: PageViewer,
    queue: QueueKey,
    seen: Seen,
    /// The parts that it was sent on this stream.
    known: KnownParts,
    /// Where the table was when the last piece was handed to the connection.
    sent_at: u64,
    /// Whether it was told who is there.
    greeted: bool,
    /// Whether it reads compressed messages,
    packed: bool,
    /// and whether it has got the beginning of them.
    begun: bool,
}

type Item = Result<Bytes, Infallible>;

const ALIVE: &str = ":\n\n";

/// A sign of life that the script hears too: it knows that a stream without any is dead.
const QUIET: &str = "event: alive\ndata: 1\n\n";

impl Watcher {
    /// The next piece of the stream. It ends when the server does, or when a drawing fails: the
    /// page then reconnects.
    async fn next(mut self) -> Option<(Item, Watcher)> {
        let mut behind = self.is_behind();
        let piece = self.piece(&mut behind).await?;
        self.sent_at = self.subscription.table.now().number;
        let mut item = match piece.gzip {
            Some(packed) if self.packed => packed,
            None if self.packed => pack(&piece.plain),
            _ => piece.plain,
        };
        if self.packed && !std::mem::replace(&mut self.begun, true) {
            item = [&HEADER[..], &item].concat().into();
        }
        Some((Ok(item), self))
    }

    /// Whether the table has gone on by more than one number while the connection did not take
    /// the last piece: its reader is slow, and is brought to the present at once.
    fn is_behind(&self) -> bool {
        self.subscription.table.now().number > self.sent_at + 1
    }

    async fn piece(&mut self, behind: &mut bool) -> Option<Drawn> {
        loop {
            let (before, snapshot) = match self.seen {
                Seen::Claimed { number, lobby } => {
                    let now = self.subscription.table.now();
                    if number == Some(now.number) && lobby != now.participants.begun {
                        self.seen = self.seeing(&now);
                        // Something is sent at once, so that the page knows it is connected.
                        return Some(Drawn::from(ALIVE.to_owned()));
                    }
                    (None, now)
                }
                Seen::Lobby(_) | Seen::Number(..) if !self.greeted => {
                    self.greeted = true;
                    return Some(Drawn::from(self.subscription.people()));
                }
                // What was missed is made good by showing everything anew, once.
                Seen::Lobby(_) | Seen::Number(..) if std::mem::take(behind) => (None, self.subscription.table.now()),
                Seen::Lobby(_) | Seen::Number(..) => match self.subscription.next_update().await? {
                    Update::Changed(step) => (Some(step.before.clone()), step.now.clone()),
                    Update::TooMuch => (None, self.subscription.table.now()),
                    Update::People => return Some(Drawn::from(self.subscription.people())),
                    Update::Quiet => return Some(Drawn::from(QUIET.to_owned())),
                },
            };
            if let Some(message) = self.tell(before, snapshot).await? {
                return Some(message);
            }
        }
    }

    fn seeing(&self, snapshot: &Snapshot) -> Seen {
        if snapshot.participants.begun {
            Seen::Number(snapshot.number, snapshot.perspective(&self.page_viewer))
        } else {
            Seen::Lobby(snapshot.number)
        }
    }

    /// The message about a snapshot; `Some(None)` if the page has seen it.
    async fn tell(&mut self, before: Option<Arc<Snapshot>>, snapshot: Arc<Snapshot>) -> Option<Option<Drawn>> {
        let number = snapshot.number;
        let seen = match self.seen {
            Seen::Lobby(seen) | Seen::Number(seen, _) => Some(seen),
            Seen::Claimed { .. } => None,
        };
        if seen.is_some_and(|seen| number <= seen) {
            return Some(None);
        }
        // Who sits where may have changed: others are there now.
        self.greeted &= !matches!(snapshot.kind, Some(crate::store::EntryKind::Other { .. }));
        let lobby = matches!(self.seen, Seen::Lobby(_) | Seen::Claimed { lobby: true, .. });
        let earlier = match (&self.seen, before) {
            (Seen::Number(seen, perspective), Some(before)) if seen + 1 == number => Some((before, *perspective)),
            _ => None,
        };
        self.seen = self.seeing(&snapshot);
        if lobby && snapshot.participants.begun {
            // Another page altogether.
            return Some(Some(Drawn::from(format!("event: reload\nid: {number}\ndata: {number}\n\n"))));
        }
        let (page_viewer, table) = (self.page_viewer.clone(), self.subscription.table.clone());
        let drawings = table.drawings().clone();
        // Everybody who knows the same and comes from the same gets the same bytes.
        let form = match &earlier {
            Some((_, perspective)) if snapshot.participants.begun => DrawingForm::Transition(*perspective, self.known),
            _ => DrawingForm::Whole,
        };
        let (key, pens, known) = (snapshot.key(&page_viewer, form), drawings.clone(), self.known);
        let pen = move || {
            let (message, known) = if !snapshot.participants.begun {
                let scene = page_viewer.lobby(&snapshot, &**table.game(), &table.opening, None);
                (snapshot.lobby_message(ui::lobby_part(&scene)), KnownParts::default())
            } else {
                match earlier {
                    Some((before, perspective)) => snapshot.playback(&before, perspective, known, &page_viewer, &pens),
                    None => snapshot.whole(&page_viewer, &pens),
                }
            };
            Drawn::message(format!("event: frames\nid: {number}\ndata: {message}\n\n"), known)
        };
        let drawn = drawings.share(&self.queue, key, true, pen).await.ok()?;
        self.known = drawn.known;
        Some(Some(drawn))
    }
}

#[cfg(test)]
mod tests {
    use ui::Lang;
    use under_falling_skies::UnderFallingSkies;

    use super::*;
    use crate::erased::Answered;
    use crate::store::SqliteStore;
    use crate::table::{Command, Request, Who};
    use crate::tables::{NewTable, Tables};
    use crate::{Erased, Options};

    async fn text(watcher: Watcher) -> (String, Watcher) {
        let (item, watcher) = watcher.next().await.expect("a piece of the stream");
        let bytes = item.expect("no error is possible");
        (String::from_utf8(bytes.to_vec()).expect("text"), watcher)
    }

    #[tokio::test]
    async fn a_stream_that_lags_gets_everything_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("tables.db")).expect("a store");
        let (tables, _follow_ups) =
            Tables::new(Arc::new(store), vec![Arc::new(Erased::<UnderFallingSkies>::new())], &Options::default());
        let (_open, closing) = watch::channel(false);
        let options = Options { heartbeat: Duration::from_secs(3_600), ..Options::default() };
        let app = Arc::new(App::new(tables, options, true, closing));
        let caller = Caller::of(&HeaderMap::new()).expect("a caller");
        let game = app.tables.games()[0].clone();
        let new = NewTable {
            setup: game.daily_setup("2026-11-15"),
            seed: "lag".parse().ok(),
            contributions: false,
            creator: caller.owner.clone(),
            chairs: Vec::new(),
            daily: None,
            origin: String::new(),
        };
        let table = app.tables.open(&game, new).await.expect("a table");
        let page_viewer = caller.page_viewer(None);
        let watcher = Watcher {
            subscription: Subscription::open(&app, &caller, table.clone()).expect("a permit"),
            page_viewer: page_viewer.clone(),
            queue: caller.queue_key("lag"),
            seen: Seen::Claimed { number: Some(0), lobby: false },
            known: KnownParts::default(),
            sent_at: 0,
            greeted: false,
            packed: false,
            begun: false,
        };
        let (hello, watcher) = text(watcher).await;
        assert_eq!(hello, ":\n\n");
        let (people, watcher) = text(watcher).await;
        assert_eq!(people, "event: people\ndata: {\"here\":[0],\"watching\":0}\n\n");

        // Choose the first thing offered and take it back, again and again, until the stream has
        // missed more than is kept for it.
        let offered = |table: &Table| {
            let page = table.now().page(&page_viewer, Answered::default());
            let action = page.split("name=\"action\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
            action.expect("a choice").replace("&quot;", "\"")
        };
        let store = app.tables.store().clone();
        let who = Who::Visitor(caller.owner.clone());
        let request = |number| Request { who: who.clone(), seat: None, number: Some(number), key: None };
        let mut number = 0;
        while number < 40 {
            let command = Command::Act(offered(&table));
            number = table.carry_out(&*store, request(number), command, Lang::En).await.expect("a choice");
            if let Ok(next) = table.carry_out(&*store, request(number), Command::Undo, Lang::En).await {
                number = next;
            }
        }
        let (message, watcher) = text(watcher).await;
        assert!(message.starts_with(&format!("event: frames\nid: {number}\ndata: ")), "the present, not a part of it");
        let data = message.split_once("data: ").expect("data").1;
        let data: serde_json::Value = serde_json::from_str(data).expect("json");
        assert_eq!(data["frames"].as_array().expect("frames").len(), 1);

        // Whoever watches without a seat gets the same bytes as all others who do, and each step of
        // one who keeps up is told.
        let stranger = || {
            let caller = Caller::of(&HeaderMap::new()).expect("a caller");
            Watcher {
                subscription: Subscription::open(&app, &caller, table.clone()).expect("a permit"),
                page_viewer: caller.page_viewer(None),
                queue: caller.queue_key("lag"),
                seen: Seen::Claimed { number: Some(number), lobby: false },
                known: KnownParts::default(),
                sent_at: number,
                greeted: true,
                packed: false,
                begun: false,
            }
        };
        let strangers = [text(stranger()).await.1, text(stranger()).await.1];
        let steps = [number + 1, number + 2];
        for step in steps {
            let command = Command::Act(offered(&table));
            assert_eq!(table.carry_out(&*store, request(step - 1), command, Lang::En).await.ok(), Some(step));
        }
        number += 2;
        let mut told: Vec<Vec<Bytes>> = Vec::new();
        for mut stranger in strangers {
            // As if the connection had taken the last piece only now.
            stranger.sent_at = number;
            let mut pieces = Vec::new();
            while pieces.len() < 2 {
                let (item, next) = stranger.next().await.expect("a piece");
                let piece = item.expect("no error is possible");
                if piece.starts_with(b"event: frames") {
                    pieces.push(piece);
                }
                stranger = next;
            }
            told.push(pieces);
        }
        for (index, step) in steps.iter().enumerate() {
            let (one, other) = (&told[0][index], &told[1][index]);
            assert!(one.starts_with(format!("event: frames\nid: {step}\n").as_bytes()), "every step");
            assert_eq!(one.as_ptr(), other.as_ptr(), "the same bytes, not a copy");
        }

        // The player's own stream has not read meanwhile: it is brought to the present at once.
        let (message, watcher) = text(watcher).await;
        assert!(message.starts_with(&format!("event: frames\nid: {number}\n")), "{}", &message[..40]);

        // What was still waiting in the channel is not told again.
        let command = Command::Act(offered(&table));
        table.carry_out(&*store, request(number), command, Lang::En).await.expect("a choice");
        let (message, _) = text(watcher).await;
        assert!(message.starts_with(&format!("event: frames\nid: {}\n", number + 1)));
    }
}
