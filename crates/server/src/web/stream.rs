//! Live updates: one event stream a viewer, each with what that viewer may know only.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use engine::Seat;
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;
use ui::Visit;

use super::answer::{Outcome, Trouble};
use super::caller::{Caller, Peer};
use super::rates::StreamPermit;
use super::{App, draw};
use crate::kind::Sight;
use crate::moment::Moment;
use crate::seating::Place;
use crate::store::TableId;
use crate::table::Table;

#[derive(Deserialize)]
pub(super) struct From {
    from: Option<u64>,
    seat: Option<u8>,
}

pub(super) async fn events(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    peer: Option<Extension<Peer>>,
    Path(id): Path<String>,
    Query(From { from, seat }): Query<From>,
    headers: HeaderMap,
) -> Outcome {
    let table = app.tables.find(&TableId(id)).await?;
    let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.0);
    let permit = app.rates.stream(&caller.owner, address).ok_or_else(Trouble::too_many)?;
    // A browser that reconnects says what it got last; then that counts.
    let last = headers.get("last-event-id").map(|id| id.to_str().ok().and_then(|id| id.parse().ok()));
    let watcher = Watcher {
        news: table.listen(),
        place: table.seating.place(&caller.owner),
        page: seat.map(Seat),
        visit: caller.visit,
        seen: Seen::Claimed(last.unwrap_or(from)),
        closing: app.closing.clone(),
        heartbeat: app.options.heartbeat,
        table,
        _permit: permit,
    };
    let body = Body::from_stream(stream::unfold(watcher, Watcher::next));
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies must not hold messages back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

/// What the page at the other end shows.
enum Seen {
    /// What it says that it shows, not yet looked at.
    Claimed(Option<u64>),
    /// The moment of this number, in this way.
    Number(u64, Sight),
}

/// One open stream.
struct Watcher {
    table: Arc<Table>,
    news: broadcast::Receiver<Arc<Moment>>,
    place: Place,
    /// The seat whose page is at the other end.
    page: Option<Seat>,
    visit: Visit,
    seen: Seen,
    closing: watch::Receiver<bool>,
    heartbeat: Duration,
    _permit: StreamPermit,
}

type Item = Result<Bytes, Infallible>;

impl Watcher {
    /// The next piece of the stream. It ends when the server does, or when a drawing fails: the
    /// page then reconnects.
    async fn next(mut self) -> Option<(Item, Watcher)> {
        loop {
            let moment = match self.seen {
                Seen::Claimed(number) => {
                    let now = self.table.now();
                    if number == Some(now.number) {
                        self.seen = Seen::Number(now.number, self.place.sight(&*now.position, self.page));
                        // Something is sent at once, so that the page knows it is connected.
                        return Some((Ok(Bytes::from_static(b":\n\n")), self));
                    }
                    now
                }
                Seen::Number(..) => match self.wait().await? {
                    Some(moment) => moment,
                    None => return Some((Ok(Bytes::from_static(b":\n\n")), self)),
                },
            };
            if let Some(bytes) = self.tell(moment).await? {
                return Some((Ok(bytes), self));
            }
        }
    }

    /// The next moment; `Some(None)` if none has come for a while; none when the server stops.
    async fn wait(&mut self) -> Option<Option<Arc<Moment>>> {
        tokio::select! {
            _ = self.closing.wait_for(|closing| *closing) => None,
            news = self.news.recv() => match news {
                Ok(moment) => Some(Some(moment)),
                // Too slow: what was missed is made good by showing everything anew.
                Err(RecvError::Lagged(_)) => Some(Some(self.table.now())),
                Err(RecvError::Closed) => None,
            },
            () = tokio::time::sleep(self.heartbeat) => Some(None),
        }
    }

    /// The message about a moment; `Some(None)` if the page has seen it.
    async fn tell(&mut self, moment: Arc<Moment>) -> Option<Option<Bytes>> {
        let (number, visit) = (moment.number, self.visit);
        let sight = self.place.sight(&*moment.position, self.page);
        let earlier = match self.seen {
            Seen::Number(seen, _) if number <= seen => return Some(None),
            Seen::Number(seen, earlier) if number == seen + 1 => Some(earlier),
            Seen::Number(..) | Seen::Claimed(_) => None,
        };
        let pen = move || match earlier {
            Some(earlier) => moment.playback(earlier, sight, visit),
            None => moment.whole(sight, visit),
        };
        let message = draw(pen).await.ok()?;
        self.seen = Seen::Number(number, sight);
        Some(Some(Bytes::from(format!("event: frames\nid: {number}\ndata: {message}\n\n"))))
    }
}

#[cfg(test)]
mod tests {
    use ui::Lang;
    use under_falling_skies::UnderFallingSkies;

    use super::*;
    use crate::store::{Chair, Opening, Owner, Sitter, SqliteStore, Standing, Store};
    use crate::table::Wish;
    use crate::web::rates::Rates;
    use crate::{Kind, KindOf, Options};

    async fn text(watcher: Watcher) -> (String, Watcher) {
        let (item, watcher) = watcher.next().await.expect("a piece of the stream");
        let bytes = item.expect("no error is possible");
        (String::from_utf8(bytes.to_vec()).expect("text"), watcher)
    }

    #[tokio::test]
    async fn a_stream_that_lags_gets_everything_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("tables.db")).expect("a store");
        let (owner, kind) = (Owner("me".to_owned()), KindOf::<UnderFallingSkies>::new());
        let seed: engine::Seed = "lag".parse().expect("a seed");
        let setup = kind.daily_setup("2026-11-15");
        let first = kind.open(&setup, &seed).expect("a position");
        let opening = Opening {
            id: TableId("lag".to_owned()),
            game: kind.id().to_owned(),
            rules: kind.rules_version(),
            setup,
            commitment: seed.commitment(),
            seed: seed.into(),
            hash: first.hash(),
            created: 0,
            creator: owner.clone(),
            chairs: vec![Chair::of(Seat(0), Sitter::Person(owner.clone()))],
            daily: None,
            imported: false,
        };
        store.open_table(opening.clone(), Standing::default()).await.expect("a table");
        let table = Arc::new(Table::at(opening, 0, first));
        let place = table.seating.place(&owner);
        let (_open, closing) = watch::channel(false);
        let rates = Rates::new(&Options::default());
        let watcher = Watcher {
            news: table.listen(),
            place,
            page: None,
            visit: Visit::default(),
            seen: Seen::Claimed(Some(0)),
            closing,
            heartbeat: Duration::from_secs(3_600),
            table: table.clone(),
            _permit: rates.stream(&owner, IpAddr::V4(Ipv4Addr::LOCALHOST)).expect("a permit"),
        };
        let (hello, watcher) = text(watcher).await;
        assert_eq!(hello, ":\n\n");

        // Choose the first thing offered and take it back, again and again, until the stream has
        // missed more than is kept for it.
        let offered = |table: &Table| {
            let page = table.now().page(place.sight(&*table.now().position, None), Visit::default(), None);
            let action = page.split("name=\"action\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
            action.expect("a choice").replace("&quot;", "\"")
        };
        let mut number = 0;
        while number < 40 {
            let wish = Wish::Act(offered(&table));
            number = table.carry_out(&store, (place, None), number, wish, Lang::En).await.expect("a choice");
            if let Ok(next) = table.carry_out(&store, (place, None), number, Wish::Undo, Lang::En).await {
                number = next;
            }
        }
        let (message, watcher) = text(watcher).await;
        assert!(message.starts_with(&format!("event: frames\nid: {number}\ndata: ")), "the present, not a part of it");
        let data = message.split_once("data: ").expect("data").1;
        let data: serde_json::Value = serde_json::from_str(data).expect("json");
        assert_eq!(data["frames"].as_array().expect("frames").len(), 1);

        // What was still waiting in the channel is not told again.
        let wish = Wish::Act(offered(&table));
        table.carry_out(&store, (place, None), number, wish, Lang::En).await.expect("a choice");
        let (message, _) = text(watcher).await;
        assert!(message.starts_with(&format!("event: frames\nid: {}\n", number + 1)));
    }
}
