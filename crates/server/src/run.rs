//! Starting and stopping.

use std::collections::HashMap;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::background;
use crate::erased::DynGame;
use crate::options::{Config, Options};
use crate::store::{OpenError, Store, StoreError};
use crate::tables::Tables;
use crate::unread::{self, ReadWithin};
use crate::web::{App, Peer, network, router};

/// How much of an answer the system keeps for one who does not read, and how much the program.
const UNSENT: u32 = 128 << 10;
const BUFFERED: usize = 64 << 10;

/// So many connections may wait to be accepted.
const ACCEPTING: u32 = 1_024;

/// How often idle tables are looked for.
const SWEEP: Duration = Duration::from_secs(60);

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens there.
    PortTaken(SocketAddr),
    /// The address is not one of this machine, or may not be used.
    AddressUnusable(SocketAddr, String),
    /// The database file or its folder cannot be written.
    NotWritable(String),
    /// The file is one of something else.
    ForeignDatabase(String),
    /// The database is damaged.
    CorruptDatabase(String),
    /// The database was written by a newer program.
    NewerDatabase(String),
    /// The database cannot be reached.
    UnreachableDatabase(String),
    /// Another process is using the database.
    LockedDatabase(String),
    /// The store could not be closed cleanly.
    Closing(StoreError),
    /// The server failed while it ran.
    Failed(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::PortTaken(address) => {
                write!(f, "cannot listen on {address}: another program is using this port")
            }
            ServeError::AddressUnusable(address, why) => write!(f, "cannot listen on {address}: {why}"),
            ServeError::NotWritable(sentence)
            | ServeError::ForeignDatabase(sentence)
            | ServeError::CorruptDatabase(sentence)
            | ServeError::NewerDatabase(sentence)
            | ServeError::UnreachableDatabase(sentence)
            | ServeError::LockedDatabase(sentence) => f.write_str(sentence),
            ServeError::Closing(error) => write!(f, "the database was not closed cleanly: {error}"),
            ServeError::Failed(why) => write!(f, "the server failed: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<OpenError> for ServeError {
    fn from(error: OpenError) -> ServeError {
        let sentence = error.to_string();
        match error {
            OpenError::NotWritable(..) | OpenError::ReadOnly(_) => ServeError::NotWritable(sentence),
            OpenError::Foreign(_) => ServeError::ForeignDatabase(sentence),
            OpenError::Corrupt(..) => ServeError::CorruptDatabase(sentence),
            OpenError::Newer { .. } => ServeError::NewerDatabase(sentence),
            OpenError::Unreachable(..) | OpenError::Recovering(..) => ServeError::UnreachableDatabase(sentence),
            OpenError::Locked(_) => ServeError::LockedDatabase(sentence),
        }
    }
}

/// A server at work. Dropped without [`Running::stop`] it ends at once, like a killed process:
/// what was acknowledged is stored all the same.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    closing: watch::Sender<bool>,
    task: Option<JoinHandle<Result<(), ServeError>>>,
}

impl Running {
    /// Stops: streams end, requests under way are answered, writes are finished.
    pub async fn stop(mut self) -> Result<(), ServeError> {
        self.closing.send_replace(true);
        self.ended().await
    }

    /// Waits until the server has ended, which it does by itself only if it failed.
    async fn ended(&mut self) -> Result<(), ServeError> {
        let Some(task) = &mut self.task else { return Ok(()) };
        let ended = task.await;
        self.task = None;
        ended.unwrap_or_else(|error| Err(ServeError::Failed(error.to_string())))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(task) = self.task.take() {
            task.abort();
        }
    }
}

/// Serves until `shutdown` comes, then stops cleanly.
pub async fn serve(
    config: Config,
    games: Vec<Arc<dyn DynGame>>,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let mut running = start(config, games).await?;
    tokio::select! {
        ended = running.ended() => return ended,
        () = shutdown => {}
    }
    tracing::info!("stopping");
    running.stop().await
}

/// Starts with the usual options.
pub async fn start(config: Config, games: Vec<Arc<dyn DynGame>>) -> Result<Running, ServeError> {
    start_with(config, games, Options::default()).await
}

/// Starts with any options.
pub async fn start_with(config: Config, games: Vec<Arc<dyn DynGame>>, options: Options) -> Result<Running, ServeError> {
    // The port first: whoever starts the program twice is told about the port, not the file.
    let listener = bind(config.listen).await?;
    let store = config.data.open().await?;
    run(listener, store, games, options)
}

/// Starts on any store with any options.
pub async fn start_on(
    listen: SocketAddr,
    store: Arc<dyn Store>,
    games: Vec<Arc<dyn DynGame>>,
    options: Options,
) -> Result<Running, ServeError> {
    run(bind(listen).await?, store, games, options)
}

/// The whole server without a network: for programs that ask themselves.
pub struct InProcess {
    app: Arc<App>,
    router: Router,
    closing: watch::Sender<bool>,
}

impl InProcess {
    /// A server on any store. Must be called where asynchronous work can be started.
    pub fn new(store: Arc<dyn Store>, games: Vec<Arc<dyn DynGame>>, options: Options) -> InProcess {
        let (closing, closed) = watch::channel(false);
        let (tables, follow_ups) = Tables::new(store, games, &options);
        let app = Arc::new(App::new(tables, options, true, closed));
        tokio::spawn(background::run(app.clone(), follow_ups));
        InProcess { router: router(app.clone()), app, closing }
    }

    /// Answers as the network would be answered.
    pub async fn answer(&self, request: hyper::Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap_or_else(|never| match never {})
    }

    /// Finishes all writes and closes the store.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.app.tables.bots().let_go().await;
        if let Err(error) = self.app.tables.store().close().await {
            tracing::warn!(%error, "the store was not closed cleanly");
        }
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let listen = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        // Connections take it over: what nobody reads must not pile up in the system either.
        socket.set_send_buffer_size(UNSENT)?;
        socket.bind(address)?;
        socket.listen(ACCEPTING)
    };
    listen().map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::PortTaken(address),
        _ => ServeError::AddressUnusable(address, error.to_string()),
    })
}

fn run(
    listener: TcpListener,
    store: Arc<dyn Store>,
    games: Vec<Arc<dyn DynGame>>,
    options: Options,
) -> Result<Running, ServeError> {
    let addr = listener
        .local_addr()
        .map_err(|error| ServeError::AddressUnusable(SocketAddr::from(([0, 0, 0, 0], 0)), error.to_string()))?;
    let (closing, closed) = watch::channel(false);
    let (tables, follow_ups) = Tables::new(store, games, &options);
    let app = Arc::new(App::new(tables, options, addr.ip().is_loopback(), closed));
    tracing::info!(%addr, "listening");
    tokio::spawn(background::run(app.clone(), follow_ups));
    let task = tokio::spawn(accept(listener, app));
    Ok(Running { addr, closing, task: Some(task) })
}

async fn accept(listener: TcpListener, app: Arc<App>) -> Result<(), ServeError> {
    let router = router(app.clone());
    let places = Arc::new(Semaphore::new(app.options.connections));
    let each = if app.options.behind_proxy { usize::MAX } else { app.options.connections.div_ceil(4) };
    let guests = Guests { each, present: Arc::default() };
    let graceful = GracefulShutdown::new();
    let mut connections = tokio::task::JoinSet::new();
    let mut closing = app.closing.clone();
    let mut sweep = tokio::time::interval(SWEEP);
    loop {
        tokio::select! {
            // A dropped sender is a `Running` that was dropped.
            _ = closing.wait_for(|closing| *closing) => break,
            _ = sweep.tick() => app.tables.drop_idle(),
            Some(_) = connections.join_next() => {}
            (stream, peer, place) = connection(&listener, &places) => {
                // Whoever has too many is hung up on, so that there is room for others.
                let Some(seat) = guests.admit(peer.ip()) else { continue };
                let service = Visit { router: router.clone(), peer: Peer(peer.ip()) };
                let mut builder = http1::Builder::new();
                builder.timer(TokioTimer::new()).header_read_timeout(app.options.request_timeout).max_buf_size(BUFFERED);
                let stream = ReadWithin::new(stream, app.options.unread);
                let served = graceful.watch(builder.serve_connection(TokioIo::new(stream), service));
                let app = app.clone();
                connections.spawn(async move {
                    if let Err(error) = served.await {
                        if unread::is_cause(&error) {
                            app.metrics.cut_off();
                        }
                        tracing::debug!(%error, "a connection broke off");
                    }
                    drop((place, seat));
                });
            }
        }
    }
    drop(listener);
    if tokio::time::timeout(app.options.shutdown_timeout, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
    connections.shutdown().await;
    app.tables.bots().let_go().await;
    app.tables.store().close().await.map_err(ServeError::Closing)
}

/// The next connection, once there is a place for it.
async fn connection(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, Option<OwnedSemaphorePermit>) {
    // The semaphore is never closed.
    let place = places.clone().acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Small messages must not wait for more to come.
                let _ = stream.set_nodelay(true);
                return (stream, peer, place);
            }
            Err(error) => {
                // A connection that is gone again, or no file handle left: both pass.
                tracing::debug!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Who is connected, and how often.
struct Guests {
    /// So often at most.
    each: usize,
    present: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One connection of somebody, as long as it lasts.
struct Guest {
    address: IpAddr,
    present: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Guests {
    /// Counts a connection, unless there are too many from there. This machine may have as many as
    /// it likes.
    fn admit(&self, address: IpAddr) -> Option<Guest> {
        let address = network(address);
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let count = present.entry(address).or_default();
        if *count >= self.each && !address.is_loopback() {
            return None;
        }
        *count += 1;
        Some(Guest { address, present: self.present.clone() })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = present.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                present.remove(&self.address);
            }
        }
    }
}

/// The router with the address of one connection.
#[derive(Clone)]
struct Visit {
    router: Router,
    peer: Peer,
}

impl hyper::service::Service<hyper::Request<Incoming>> for Visit {
    type Response = axum::response::Response;
    type Error = std::convert::Infallible;
    type Future = std::pin::Pin<Box<dyn Future<Output = Result<Self::Response, Self::Error>> + Send>>;

    fn call(&self, request: hyper::Request<Incoming>) -> Self::Future {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(self.peer);
        Box::pin(self.router.clone().oneshot(request))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_all_connections() {
        let guests = Guests { each: 2, present: Arc::default() };
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let one = address("192.0.2.7");
        let held = [guests.admit(one), guests.admit(one)];
        assert!(held.iter().all(Option::is_some) && guests.admit(one).is_none());
        let other = guests.admit(address("192.0.2.8"));
        assert!(other.is_some(), "others are not concerned");
        drop(held);
        assert!(guests.admit(one).is_some());
        let local: Vec<_> = (0..9).map(|_| guests.admit(address("127.0.0.1"))).collect();
        assert!(local.iter().all(Option::is_some));
        drop((other, local));
        assert!(guests.present.lock().expect("a lock").is_empty(), "nobody is remembered");
    }
}
