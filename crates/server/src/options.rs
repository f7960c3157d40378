//! What can be set.

use std::net::SocketAddr;
use std::time::Duration;

use crate::store::Location;

/// What every start needs.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where the tables are kept.
    pub data: Location,
}

/// How much somebody may have that is kept. What comes from this machine itself is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Tables that are not over, of one owner.
    pub tables: u64,
    /// The same from one address; of IPv6 a whole /48 counts as one.
    pub tables_there: u64,
    /// Match files, of one owner.
    pub imports: u64,
    /// The same from one address.
    pub imports_there: u64,
    /// Packs of component data, of one owner.
    pub packs: u64,
    /// The same from one address.
    pub packs_there: u64,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas { tables: 200, tables_there: 1_000, imports: 200, imports_there: 1_000, packs: 40, packs_there: 200 }
    }
}

/// What seldom needs another value than the default.
#[derive(Clone)]
pub struct Options {
    /// Names under which a server on a loopback address may be called besides `localhost`: for
    /// one that stands behind a proxy.
    pub hosts: Vec<String>,
    /// Where people find the server from outside, as `https://table.example`; its name is one of
    /// the above. With https the visitors' cookies are kept from plain connections.
    pub public_url: Option<String>,
    /// Whether a proxy stands before the server: then the address of a visitor is the last one that
    /// it has added to `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether webhooks may call this machine and private networks.
    pub private_hooks: bool,
    /// What opens `/metrics` to other machines, as a bearer token; without it only this machine
    /// may look, and nobody behind a proxy.
    pub metrics_token: Option<String>,
    /// How many connections are open at once; more have to wait. One address may have a quarter of
    /// them, unless it is that of a proxy or of this machine.
    pub connections: usize,
    /// How many event streams are open at once.
    pub streams: usize,
    /// How many event streams one visitor may have.
    pub streams_each: usize,
    /// How many requests may wait for a drawing; beyond that they are told to come back. One
    /// address may have half of them.
    pub drawings_waiting: usize,
    /// How many bytes of drawn pages and messages are kept to be shared.
    pub drawings_kept: usize,
    /// How many requests one visitor may send at once; opening a table counts as twenty.
    pub burst: u32,
    /// How many requests one visitor may send each second in the long run.
    pub rate: u32,
    /// How long a request may take.
    pub request_timeout: Duration,
    /// How long a connection may stand still because its other end does not read.
    pub unread: Duration,
    /// How often a quiet event stream says that it is alive.
    pub heartbeat: Duration,
    /// How long a player may be gone before another may let a bot stand in.
    pub grace: Duration,
    /// How long players' contributions to the dice may be opened after the host has started.
    pub reveal: Duration,
    /// For how long bots play on at a table without people after somebody has asked for it.
    pub attention: Duration,
    /// How long the search for a hint takes.
    pub hint: Duration,
    /// How many games a coach plays out before a choice of somebody who wants to be warned; more in
    /// games that ask for more.
    pub coach: u32,
    /// How many games are played out for each choice that an analysis judges.
    pub analysis: u32,
    /// How many tables and files somebody may have.
    pub quotas: Quotas,
    /// After how long a table that nobody ever played is removed; never if there is none.
    pub unplayed: Option<Duration>,
    /// After how long the log of a finished game is moved to the archive; never if there is none.
    pub archive: Option<Duration>,
    /// How often it is looked whether something is to be cleared away.
    pub tidying: Duration,
    /// How long a stopping server waits for requests that are under way.
    pub shutdown_timeout: Duration,
}

/// Without the token, which must not come into a log.
impl std::fmt::Debug for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Options")
            .field("hosts", &self.hosts)
            .field("public_url", &self.public_url)
            .finish_non_exhaustive()
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hosts: Vec::new(),
            public_url: None,
            behind_proxy: false,
            private_hooks: false,
            metrics_token: None,
            // Below the usual limit of 1024 open files.
            connections: 800,
            streams: 600,
            streams_each: 32,
            drawings_waiting: 512,
            drawings_kept: 32 << 20,
            burst: 1_200,
            rate: 120,
            request_timeout: Duration::from_secs(30),
            unread: Duration::from_secs(30),
            heartbeat: Duration::from_secs(15),
            grace: Duration::from_secs(60),
            reveal: Duration::from_secs(30),
            attention: Duration::from_secs(60),
            hint: Duration::from_secs(1),
            coach: 400,
            analysis: 2_000,
            quotas: Quotas::default(),
            unplayed: Some(Duration::from_secs(30 * 86_400)),
            archive: None,
            tidying: Duration::from_secs(60),
            shutdown_timeout: Duration::from_secs(10),
        }
    }
}
