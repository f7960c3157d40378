//! All who look on, on one thread: thousands of connections take little of a machine that they share
//! with the server.

use std::collections::HashMap;
use std::io::{ErrorKind, Read, Write};
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use mio::net::TcpStream;
use mio::{Events, Interest, Poll, Token, Waker};
use tokio::sync::oneshot;

use super::clock::Clock;
use super::http::gone;
use super::player::Sent;
use super::reader::{Inflater, Reader, Received};
use super::tally::{Eye, Tally};
use crate::cli_error::CliError;

const WAKE: Token = Token(usize::MAX);

/// A table that is looked at.
pub(super) struct Sight {
    pub(super) table: String,
    /// When its actions were sent.
    pub(super) sent: Arc<Sent>,
    /// Who looks, at which server: with the token of whoever plays.
    pub(super) eyes: Vec<(Eye, SocketAddr)>,
    pub(super) token: String,
    /// Whether they look at pages.
    pub(super) pages: bool,
}

type Reply<T> = oneshot::Sender<Result<T, CliError>>;

enum Order {
    Open(Box<Sight>, Reply<u64>),
    Close { sight: u64, last: u64, reply: Reply<()> },
    Count(Arc<Clock>),
    End,
}

/// The thread on which they look.
pub(super) struct Gallery {
    orders: Sender<Order>,
    waker: Waker,
    thread: Option<JoinHandle<()>>,
}

impl Gallery {
    pub(super) fn start(tally: Arc<Mutex<Tally>>) -> Result<Gallery, CliError> {
        let poll = Poll::new().map_err(CliError::failure)?;
        let waker = Waker::new(poll.registry(), WAKE).map_err(CliError::failure)?;
        let (orders, received) = channel();
        let floor = Floor {
            poll,
            tally,
            clock: None,
            sights: HashMap::new(),
            watchers: HashMap::new(),
            next: 0,
            inflater: Inflater::new(),
        };
        let thread = std::thread::Builder::new().name("gallery".to_owned()).spawn(move || floor.run(&received));
        Ok(Gallery { orders, waker, thread: Some(thread.map_err(CliError::failure)?) })
    }

    fn order(&self, order: Order) {
        // It ends after us.
        let _ = self.orders.send(order);
        let _ = self.waker.wake();
    }

    /// From now on it is known what counts.
    pub(super) fn count(&self, clock: Arc<Clock>) {
        self.order(Order::Count(clock));
    }

    /// Lets people look at a table, and waits until all of them do.
    pub(super) async fn open(&self, sight: Sight) -> Result<u64, CliError> {
        let (reply, answer) = oneshot::channel();
        self.order(Order::Open(Box::new(sight), reply));
        answer.await.unwrap_or_else(|_| Err(CliError::failure("nobody looks any more")))
    }

    /// Waits until everyone has seen a table up to this number, and lets them go.
    pub(super) async fn close(&self, sight: u64, last: u64) -> Result<(), CliError> {
        let (reply, answer) = oneshot::channel();
        self.order(Order::Close { sight, last, reply });
        answer.await.unwrap_or_else(|_| Err(CliError::failure("nobody looks any more")))
    }
}

impl Drop for Gallery {
    fn drop(&mut self) {
        self.order(Order::End);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// One who looks.
struct Watcher {
    stream: TcpStream,
    reader: Reader,
    sight: u64,
    eye: Eye,
    server: SocketAddr,
    /// What is to be sent as soon as it can be.
    request: Option<String>,
    /// Whether the stream has said something.
    listening: bool,
    seen: u64,
}

/// A table and those who look at it.
struct Watched {
    sight: Sight,
    watchers: Vec<usize>,
    /// How many are not there yet, and who waits for them.
    missing: usize,
    ready: Option<Reply<u64>>,
    /// The number after which they may go, and who waits for that.
    last: Option<(u64, Reply<()>)>,
    failure: Option<CliError>,
}

struct Floor {
    poll: Poll,
    tally: Arc<Mutex<Tally>>,
    clock: Option<Arc<Clock>>,
    sights: HashMap<u64, Watched>,
    watchers: HashMap<usize, Watcher>,
    next: usize,
    inflater: Inflater,
}

impl Floor {
    fn run(mut self, orders: &Receiver<Order>) {
        let mut events = Events::with_capacity(1_024);
        let mut buffer = vec![0; 64 << 10];
        loop {
            if let Err(error) = self.poll.poll(&mut events, None)
                && error.kind() != ErrorKind::Interrupted
            {
                return;
            }
            for event in &events {
                if event.token() != WAKE {
                    self.attend(event.token().0, &mut buffer);
                }
            }
            for order in orders.try_iter() {
                match order {
                    Order::Open(sight, reply) => self.open(*sight, reply),
                    Order::Close { sight, last, reply } => self.close(sight, last, reply),
                    Order::Count(clock) => self.clock = Some(clock),
                    Order::End => return,
                }
            }
        }
    }

    fn open(&mut self, sight: Sight, reply: Reply<u64>) {
        let id = self.next as u64;
        let (missing, eyes) = (sight.eyes.len(), sight.eyes.clone());
        let mut watched =
            Watched { sight, watchers: Vec::new(), missing, ready: Some(reply), last: None, failure: None };
        for (eye, server) in eyes {
            match self.connect(id, &watched.sight, eye, server) {
                Ok(watcher) => watched.watchers.push(watcher),
                Err(error) => watched.failure = Some(gone(&error)),
            }
        }
        self.next += 1;
        self.sights.insert(id, watched);
        self.settle(id);
    }

    fn connect(&mut self, id: u64, sight: &Sight, eye: Eye, server: SocketAddr) -> std::io::Result<usize> {
        let mut stream = TcpStream::connect(server)?;
        self.next += 1;
        let token = self.next;
        self.poll.registry().register(&mut stream, Token(token), Interest::READABLE | Interest::WRITABLE)?;
        let cookie = (eye == Eye::Player).then(|| format!("starboard_visitor={}", sight.token));
        let request = match sight.pages {
            true => ask(&format!("/t/{}", sight.table), server, cookie.as_deref()),
            false => ask(&format!("/api/tables/{}/events", sight.table), server, None),
        };
        let reader = Reader::new(sight.pages);
        let watcher =
            Watcher { stream, reader, sight: id, eye, server, request: Some(request), listening: false, seen: 0 };
        self.watchers.insert(token, watcher);
        Ok(token)
    }

    /// Something can be sent or read.
    fn attend(&mut self, token: usize, buffer: &mut [u8]) {
        let Some(watcher) = self.watchers.get_mut(&token) else { return };
        let sight = watcher.sight;
        let Some(watched) = self.sights.get_mut(&sight) else { return };
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        let counting = Counting { clock: self.clock.as_deref(), tally: &mut tally };
        let was_listening = watcher.listening;
        if let Err(error) = watcher.attend(&watched.sight, buffer, &mut self.inflater, counting) {
            watched.failure = Some(error);
        }
        watched.missing -= usize::from(watcher.listening && !was_listening);
        drop(tally);
        // Most of the time everything is as it was.
        if watched.failure.is_some() || watched.missing == 0 && (watched.ready.is_some() || watched.last.is_some()) {
            self.settle(sight);
        }
    }

    fn close(&mut self, sight: u64, last: u64, reply: Reply<()>) {
        match self.sights.get_mut(&sight) {
            Some(watched) => watched.last = Some((last, reply)),
            None => drop(reply.send(Err(CliError::failure("nobody looks at this table")))),
        }
        self.settle(sight);
    }

    /// Tells those who wait what has become of a table.
    fn settle(&mut self, id: u64) {
        let Some(watched) = self.sights.get_mut(&id) else { return };
        let mut over = false;
        if let Some(failure) = watched.failure.take() {
            let again = CliError::failure(&failure);
            match (watched.ready.take(), watched.last.take()) {
                (Some(ready), _) => drop(ready.send(Err(failure))),
                (None, Some((_, reply))) => drop(reply.send(Err(failure))),
                (None, None) => watched.failure = Some(again),
            }
            over = watched.failure.is_none();
        } else if watched.missing == 0 {
            if let Some(ready) = watched.ready.take() {
                let _ = ready.send(Ok(id));
            }
            let seen = |last: u64| {
                let all = watched.watchers.iter().filter_map(|token| self.watchers.get(token));
                all.map(|watcher| watcher.seen).all(|seen| seen >= last)
            };
            if let Some((last, _)) = watched.last
                && seen(last)
                && let Some((_, reply)) = watched.last.take()
            {
                let _ = reply.send(Ok(()));
                over = true;
            }
        }
        if over && let Some(watched) = self.sights.remove(&id) {
            for token in watched.watchers {
                // Closed with it.
                self.watchers.remove(&token);
            }
        }
    }
}

/// What is known of what counts.
struct Counting<'a> {
    clock: Option<&'a Clock>,
    tally: &'a mut Tally,
}

impl Watcher {
    fn attend(
        &mut self,
        sight: &Sight,
        buffer: &mut [u8],
        inflater: &mut Inflater,
        counting: Counting<'_>,
    ) -> Result<(), CliError> {
        self.write()?;
        let (clock, tally) = (counting.clock, counting.tally);
        loop {
            let length = match self.stream.read(buffer) {
                Ok(0) => return Err(gone(&"it has closed a stream")),
                Ok(length) => length,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) if error.kind() == ErrorKind::NotConnected => return Ok(()),
                Err(error) => return Err(gone(&error)),
            };
            let now = Instant::now();
            let Watcher { reader, seen, eye, listening, request, server, .. } = self;
            reader.take(&buffer[..length], inflater, |heard| match heard {
                Received::Page { bytes, cookie } => {
                    tally.page_bytes.add(bytes as u64);
                    let own = format!("starboard_visitor={}", sight.token);
                    let cookie = if *eye == Eye::Player { Some(own) } else { cookie };
                    *request = Some(ask(&format!("/t/{}/events?from=0", sight.table), *server, cookie.as_deref()));
                }
                Received::Message { number, bytes } => {
                    *listening = true;
                    let Some(number) = number else { return };
                    let counts = |number: &u64| {
                        sight.sent.when(*number).filter(|sent| clock.is_some_and(|clock| clock.counts(*sent)))
                    };
                    // A stream that could not follow starts anew: what it has left out was not delivered.
                    tally.skipped += (*seen + 1..number).filter(|number| counts(number).is_some()).count() as u64;
                    if number > *seen
                        && let Some(sent) = counts(&number)
                    {
                        tally.see(*eye, now.saturating_duration_since(sent), bytes);
                    }
                    *seen = number.max(*seen);
                }
            })?;
            self.write()?;
        }
    }

    /// Sends what is to be sent, if there is a connection already.
    fn write(&mut self) -> Result<(), CliError> {
        let Some(request) = &self.request else { return Ok(()) };
        match self.stream.write(request.as_bytes()) {
            Ok(length) if length == request.len() => {
                self.request = None;
                Ok(())
            }
            Ok(_) => Err(gone(&"it takes no whole request")),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::NotConnected) => Ok(()),
            Err(error) => Err(gone(&error)),
        }
    }
}

/// A request as browsers send it.
fn ask(path: &str, server: SocketAddr, cookie: Option<&str>) -> String {
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let encoding = if path.starts_with("/api/") { "" } else { "accept-encoding: gzip, deflate, br, zstd\r\n" };
    format!("GET {path} HTTP/1.1\r\nhost: {server}\r\n{encoding}{cookie}\r\n")
}
