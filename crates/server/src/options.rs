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

/// What seldom needs another value than the default.
#[derive(Clone, Debug)]
pub struct Options {
    /// Names under which a server on a loopback address may be called besides `localhost`: for
    /// one that stands behind a proxy.
    pub hosts: Vec<String>,
    /// How many connections are open at once; more have to wait.
    pub connections: usize,
    /// How many event streams are open at once.
    pub streams: usize,
    /// How many event streams one visitor may have.
    pub streams_each: usize,
    /// How many requests one visitor may send at once; opening a table counts as twenty.
    pub burst: u32,
    /// How many requests one visitor may send each second in the long run.
    pub rate: u32,
    /// How long a request may take.
    pub patience: Duration,
    /// How often a quiet event stream says that it is alive.
    pub heartbeat: Duration,
    /// How long a stopping server waits for requests that are under way.
    pub farewell: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hosts: Vec::new(),
            // Below the usual limit of 1024 open files.
            connections: 800,
            streams: 600,
            streams_each: 32,
            burst: 1_200,
            rate: 120,
            patience: Duration::from_secs(30),
            heartbeat: Duration::from_secs(15),
            farewell: Duration::from_secs(10),
        }
    }
}
