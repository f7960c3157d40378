//! `starboard serve`, and `starboard` alone: the table in the browser.

use std::io::{self, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use directories::ProjectDirs;
use server::store::Location;
use server::{Config, Options, Quotas};
use tracing::level_filters::LevelFilter;

use crate::cli;
use crate::cli_error::CliError;
use crate::games;

/// The name of the database file in a folder.
const FILE: &str = "starboard.db";

/// Carries out the command: serves until it is told to stop.
pub(crate) fn serve(args: &cli::Serve) -> Result<(), CliError> {
    let config = Config { listen: address(&args.listen)?, data: location(args.data.clone())? };
    let options = options(args, &config)?;
    log(&args.log, args.log_json)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::failure(format_args!("cannot start: {error}")))?;
    runtime.block_on(async {
        // Before anything is promised to anyone: a signal that comes early must not be missed.
        let stop = stop_signal().map_err(|error| CliError::failure(format_args!("cannot hear signals: {error}")))?;
        let data = config.data.clone();
        let mut games = games::games();
        games.extend(args.example.then(crate::games::example));
        let running = server::start_with(config, games, options).await.map_err(CliError::failure)?;
        // Whether anybody reads this makes no difference to the players.
        let _ = writeln!(io::stdout(), "Starboard is at http://{}/ (tables in {data})", running.addr);
        stop.await;
        running.stop().await.map_err(CliError::failure)
    })
}

/// What the flags say about the rest.
fn options(args: &cli::Serve, config: &Config) -> Result<Options, CliError> {
    let usual = Options::default();
    if let Some(url) = &args.public_url {
        let name = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let sound =
            name.is_some_and(|name| !name.trim_end_matches('/').is_empty() && !name.contains([' ', '@', '?', '#']));
        if !sound {
            return Err(CliError::usage(format_args!("public-url: {url:?} is not one such as https://table.example")));
        }
    }
    let rate = args.rate.get();
    // Streams are connections too, and every visitor needs one besides.
    let streams = args.streams.get();
    Ok(Options {
        behind_proxy: args.behind_proxy || stands_behind_proxy(args.public_url.as_deref(), config),
        public_url: args.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned()),
        private_hooks: args.private_hooks,
        metrics_token: args.metrics_token.clone().filter(|token| !token.is_empty()),
        rate,
        burst: usual.burst.max(rate.saturating_mul(10)),
        streams,
        streams_each: if streams > usual.streams { streams } else { usual.streams_each },
        drawings_waiting: args.drawings_waiting.get(),
        drawings_kept: usize::from(args.drawings_kept) << 20,
        quotas: Quotas {
            tables: args.tables_each.get(),
            tables_there: args.tables_address.get(),
            imports: args.imports_each.get(),
            imports_there: args.imports_address.get(),
            packs: args.packs_each.get(),
            packs_there: args.packs_address.get(),
        },
        unplayed: days(args.unplayed_days),
        archive: days(args.archive_days),
        connections: usual.connections.max(streams.saturating_add(200)),
        ..usual
    })
}

fn days(count: u32) -> Option<Duration> {
    (count > 0).then(|| Duration::from_secs(u64::from(count) * 86_400))
}

/// Whether a proxy must stand before a server that people find there: one that encrypts, since the
/// server does not, or one on the same machine.
fn stands_behind_proxy(public_url: Option<&str>, config: &Config) -> bool {
    public_url.is_some_and(|url| url.starts_with("https://") || config.listen.ip().is_loopback())
}

/// The address to listen on: `127.0.0.1:8080`, `localhost:8080`, `[::1]:8080`, or just a port.
fn address(text: &str) -> Result<SocketAddr, CliError> {
    if let Ok(port) = text.parse::<u16>() {
        return Ok((Ipv4Addr::LOCALHOST, port).into());
    }
    let found = text.to_socket_addrs().ok().and_then(|mut addresses| addresses.next());
    found.ok_or_else(|| CliError::usage(format_args!("listen: {text:?} is not an address such as 127.0.0.1:8080")))
}

/// Where the tables are kept: as told, in a folder that is told, or in the user's data folder.
pub(crate) fn location(told: Option<PathBuf>) -> Result<Location, CliError> {
    match told.map(Location::of) {
        Some(Location::File(folder)) if folder.is_dir() => Ok(Location::File(folder.join(FILE))),
        Some(told) => Ok(told),
        None => match ProjectDirs::from("", "", "starboard") {
            Some(folders) => Ok(Location::File(folders.data_dir().join(FILE))),
            None => Err(CliError::failure("this user has no data folder: say where to keep the tables with --data")),
        },
    }
}

/// Tells on standard error what goes on, as much as was asked for.
fn log(level: &str, json: bool) -> Result<(), CliError> {
    let level: LevelFilter = level
        .parse()
        .map_err(|_| CliError::usage(format_args!("log: {level:?} is none of off, error, warn, info, debug, trace")))?;
    // Colours are for eyes, not for files and journals.
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let told =
        tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_ansi(colours).with_target(false);
    if json {
        told.json().flatten_event(true).init();
    } else {
        told.init();
    }
    Ok(())
}

/// Comes when the program is asked to stop: by Ctrl-C, by whoever manages it, or when its terminal
/// is closed. There is nothing to be read anew, so a hang-up means the end too, unless whoever
/// started the program has told it not to care (`nohup`).
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let mut hangup = if is_hangup_ignored() { None } else { Some(signal(SignalKind::hangup())?) };
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            Some(_) = async { hangup.as_mut()?.recv().await } => {}
        }
    })
}

/// Whether the program was started with hang-ups ignored, as `nohup` does. Where that cannot be
/// seen they are not.
#[cfg(unix)]
fn is_hangup_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).map(str::trim);
    // The first bit is that of the first signal, which is the hang-up.
    mask.and_then(|mask| u64::from_str_radix(mask, 16).ok()).is_some_and(|mask| mask & 1 == 1)
}

/// Comes when the program is asked to stop by Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
