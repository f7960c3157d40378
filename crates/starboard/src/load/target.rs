//! The servers that are tried: others, or our own, each a process.

use std::io::{BufRead, BufReader};
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::usage::Usage;
use crate::cli;
use crate::cli_error::CliError;

/// How long a server may take to stop.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was just started is not stopped before it has been given up.
const POLL: Duration = Duration::from_millis(20);

/// A program and where it keeps its tables.
pub(super) struct Program<'a> {
    /// The program; ourselves if there is none.
    pub(super) path: Option<&'a Path>,
    pub(super) data: Option<&'a Path>,
}

/// The servers of one load.
pub(super) struct Target {
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) place: String,
    own: Vec<Process>,
    _folder: Option<Folder>,
}

impl Target {
    /// Finds the server that is named, or starts as many as wanted.
    pub(super) fn open(args: &cli::Load, program: &Program<'_>) -> Result<Target, CliError> {
        if let Some(address) = &args.address {
            let address = find(address, args.remote)?;
            let (own, place) = (Vec::new(), format!("the server at {address}"));
            return Ok(Target { addresses: vec![address], place, own, _folder: None });
        }
        let (data, folder) = match program.data {
            Some(data) => (data.to_owned(), None),
            None => {
                let folder = Folder::new();
                (folder.0.join("starboard.db"), Some(folder))
            }
        };
        let own_path = std::env::current_exe().map_err(CliError::failure)?;
        let path = program.path.unwrap_or(&own_path);
        // Pages of all who look on, and some more.
        let streams = (args.all_watchers() + args.tables.get() + 1_000).to_string();
        let (mut own, mut addresses) = (Vec::new(), Vec::new());
        for _ in 0..args.processes.get() {
            let (process, address) = Process::start(path, &data, &streams)?;
            own.push(process);
            addresses.push(address);
        }
        let place = server::store::Location::of(&data).to_string();
        Ok(Target { addresses, place, own, _folder: folder })
    }

    /// What our own servers have taken so far, all together; none where that cannot be seen.
    pub(super) fn usage(&self) -> Option<Usage> {
        let each: Option<Vec<Usage>> = self.own.iter().map(|process| Usage::of(process.0.id())).collect();
        each?.into_iter().reduce(Usage::with)
    }

    pub(super) async fn close(mut self) -> Result<(), CliError> {
        for process in &mut self.own {
            process.stop().await;
        }
        Ok(())
    }
}

/// A server of our own. It ends with us.
struct Process(Child);

impl Process {
    fn start(path: &Path, data: &Path, streams: &str) -> Result<(Process, SocketAddr), CliError> {
        let failed = |error: &dyn std::fmt::Display| {
            CliError::failure(format_args!("the server of {} does not start: {error}", path.display()))
        };
        let mut command = Command::new(path);
        // What is set for another server is not meant for this one.
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("STARBOARD_")) {
            command.env_remove(name);
        }
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "1000000", "--streams", streams, "--data"]);
        command.arg(data).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| failed(&error))?;
        let mut line = String::new();
        let said = child.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
        let process = Process(child);
        said.transpose().map_err(|error| failed(&error))?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
        Ok((process, address.ok_or_else(|| failed(&"it does not say where it listens"))?))
    }

    /// Stops it as whoever manages it would; the process that does not listen is killed.
    async fn stop(&mut self) {
        #[cfg(unix)]
        if let Some(pid) = i32::try_from(self.0.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process(pid, rustix::process::Signal::TERM);
            let asked = Instant::now();
            while asked.elapsed() < PATIENCE && matches!(self.0.try_wait(), Ok(None)) {
                tokio::time::sleep(POLL).await;
            }
        }
        let _ = (self.0.kill(), self.0.wait());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = (self.0.kill(), self.0.wait());
    }
}

/// A folder that goes with us.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let (process, count) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(format!("starboard-load-{process}-{count}")))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The address of a server, as `127.0.0.1:8080` or `http://localhost:8080`. It must be this machine
/// unless it is said that it need not be: others may not want to be tried.
fn find(text: &str, remote: bool) -> Result<SocketAddr, CliError> {
    if text.starts_with("https://") {
        return Err(CliError::usage("address: the server itself is tried, over http, not a proxy before it"));
    }
    let name = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
    let found = name.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
    let found =
        found.ok_or_else(|| CliError::usage(format_args!("address: {text:?} is not one such as 127.0.0.1:8080")))?;
    let local = match found.ip() {
        IpAddr::V4(ip) => ip.is_loopback(),
        IpAddr::V6(ip) => ip.is_loopback(),
    };
    if !local && !remote {
        return Err(CliError::usage(format_args!(
            "address: {found} is not on this machine; say --remote if its owner agrees"
        )));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_tried_without_a_word() {
        for text in ["127.0.0.1:8080", "http://127.0.0.1:8080/", "[::1]:80", "localhost:8080"] {
            assert!(find(text, false).is_ok(), "{text}");
        }
        for text in ["203.0.113.7:80", "https://127.0.0.1:8080", "nonsense", "127.0.0.1"] {
            assert!(find(text, false).is_err(), "{text}");
        }
        assert!(find("203.0.113.7:80", true).is_ok());
    }
}
