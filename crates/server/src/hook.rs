//! The webhook of a table: a small message for a chat room when somebody has to choose, when the
//! game begins and when it is over. It carries nothing that a spectator does not see.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::Seats;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::http::Uri;
use hyper::http::uri::Scheme;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use ui::Lang;

use crate::moment::Moment;
use crate::seating::names;
use crate::store::TableId;
use crate::table::Table;

/// How long one attempt may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long is waited before each attempt.
const ATTEMPTS: [Duration; 3] = [Duration::ZERO, Duration::from_secs(2), Duration::from_secs(10)];

/// How many messages are under way at once; more are dropped.
const UNDER_WAY: usize = 32;

/// The longest address.
const LONGEST: usize = 500;

/// The sender of webhooks.
pub(crate) struct Hooks {
    /// Whether addresses of this machine and of private networks may be called.
    private: bool,
    /// Where people find the tables, if it is known.
    public_url: Option<String>,
    places: Arc<Semaphore>,
    /// What was told last of each table: the same is not told twice.
    told: Mutex<HashMap<TableId, (Option<Seats>, bool)>>,
    tls: TlsConnector,
}

/// Why an address cannot be a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadHook;

impl Hooks {
    pub(crate) fn new(private: bool, public_url: Option<String>) -> Hooks {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Hooks {
            private,
            public_url,
            places: Arc::new(Semaphore::new(UNDER_WAY)),
            told: Mutex::default(),
            tls: TlsConnector::from(Arc::new(config)),
        }
    }

    /// Whether an address may be set. What its name leads to is looked at anew each time.
    pub(crate) fn check(&self, address: &str) -> Result<(), BadHook> {
        let uri = parse(address)?;
        let host = uri.host().ok_or(BadHook)?;
        let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let local = host.eq_ignore_ascii_case("localhost") || literal.is_ok_and(|address| !is_public(address));
        if local && !self.private { Err(BadHook) } else { Ok(()) }
    }

    /// Tells of a moment what a chat room wants to know, in the background.
    pub(crate) fn tell(&self, table: &Arc<Table>, moment: Arc<Moment>) {
        let Some(address) = moment.gathering.hook.clone() else { return };
        let waiting = moment.gathering.is_playing().then(|| moment.position.deciding());
        let over = moment.position.winners().is_some() || moment.gathering.closed;
        {
            let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
            if told.len() > 10_000 {
                told.clear();
            }
            if told.insert(table.opening.id.clone(), (waiting, over)) == Some((waiting, over)) {
                return;
            }
        }
        let Ok(place) = self.places.clone().try_acquire_owned() else {
            tracing::warn!(table = %table.opening.id, "too many webhooks are under way: one is left out");
            return;
        };
        let message = self.message(table, &moment).to_string();
        let (tls, private, id) = (self.tls.clone(), self.private, table.opening.id.clone());
        tokio::spawn(async move {
            for wait in ATTEMPTS {
                tokio::time::sleep(wait).await;
                match tokio::time::timeout(PATIENCE, post(&tls, &address, message.clone(), private)).await {
                    Ok(Ok(())) => break,
                    // The address may hold a secret of the chat room: it is not logged.
                    Ok(Err(error)) => tracing::debug!(table = %id, %error, "a webhook failed"),
                    Err(_) => tracing::debug!(table = %id, "a webhook took too long"),
                }
            }
            drop(place);
        });
    }

    fn message(&self, table: &Table, moment: &Moment) -> Value {
        let called = names(&moment.gathering.chairs, Lang::En);
        let of = |seats: Seats| -> Vec<&String> { seats.iter().filter_map(|seat| called.get(seat.index())).collect() };
        let title = table.kind().title(Lang::En);
        let waiting = if moment.gathering.is_playing() { of(moment.position.deciding()) } else { Vec::new() };
        let winners = moment.position.winners();
        let event = match (winners, moment.gathering.closed) {
            (Some(_), _) => "over",
            (None, true) => "abandoned",
            (None, false) if !moment.gathering.begun => "lobby",
            (None, false) => "turn",
        };
        let path = format!("/t/{}", table.opening.id);
        let url = self.public_url.as_ref().map(|site| format!("{}{path}", site.trim_end_matches('/')));
        json!({
            "event": event,
            "game": table.opening.game,
            "title": title,
            "table": table.opening.id.0,
            "path": path,
            "url": url,
            "waiting": waiting,
            "winners": winners.map(of),
        })
    }
}

fn parse(address: &str) -> Result<Uri, BadHook> {
    let uri: Uri = address.parse().map_err(|_| BadHook)?;
    let known = uri.scheme() == Some(&Scheme::HTTPS) || uri.scheme() == Some(&Scheme::HTTP);
    let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    if known && plain && address.len() <= LONGEST { Ok(uri) } else { Err(BadHook) }
}

/// Sends one message. Redirections are not followed.
async fn post(tls: &TlsConnector, address: &str, message: String, private: bool) -> Result<(), String> {
    let uri = parse(address).map_err(|_| "not an address".to_owned())?;
    let host = uri.host().ok_or("no host")?.to_owned();
    let secure = uri.scheme() == Some(&Scheme::HTTPS);
    let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
    let name = host.trim_start_matches('[').trim_end_matches(']');
    let found: Vec<SocketAddr> = tokio::net::lookup_host((name, port)).await.map_err(|e| e.to_string())?.collect();
    // The address that was looked at is the one that is called: a name cannot change in between.
    let target = found.into_iter().find(|found| private || is_public(found.ip())).ok_or("not a public address")?;
    let stream = TcpStream::connect(target).await.map_err(|error| error.to_string())?;
    if !secure {
        return send(stream, &uri, &host, message).await;
    }
    let name = ServerName::try_from(name.to_owned()).map_err(|error| error.to_string())?;
    let stream = tls.connect(name, stream).await.map_err(|error| error.to_string())?;
    send(stream, &uri, &host, message).await
}

async fn send<S>(stream: S, uri: &Uri, host: &str, message: String) -> Result<(), String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|error| error.to_string())?;
    let connection = tokio::spawn(connection);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let host = uri.port_u16().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let request = hyper::Request::post(path)
        .header("host", host)
        .header("content-type", "application/json")
        .header("user-agent", "starboard")
        .body(Full::new(Bytes::from(message)))
        .map_err(|error| error.to_string())?;
    let answer = sender.send_request(request).await.map_err(|error| error.to_string());
    connection.abort();
    match answer?.status() {
        status if status.is_success() => Ok(()),
        status => Err(status.to_string()),
    }
}

/// Whether an address belongs to the open Internet: not to this machine, its network or its
/// provider.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped().or_else(|| carried(address)) {
            Some(inner) => is_public_v4(inner),
            // Global unicast only, without documentation addresses.
            None => address.segments()[0] & 0xe000 == 0x2000 && address.segments()[..2] != [0x2001, 0xdb8],
        },
    }
}

/// The IPv4 address inside of one that is translated or tunnelled.
fn carried(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let [a, b, c, ..] = address.segments();
    let join = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match (a, b) {
        (0x2002, high) => Some(join(high, c)),
        (0x64, 0xff9b) => Some(join(address.segments()[6], address.segments()[7])),
        _ => None,
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = (a == 192 && b == 0 && (c == 0 || c == 2)) || (a == 198 && (b == 18 || b == 19)) || a >= 224;
    let examples = (a == 198 && b == 51 && c == 100) || (a == 203 && b == 0 && c == 113);
    !(a == 0
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || shared
        || special
        || examples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_called() {
        for address in ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "ff02::1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "2001:db8::1",
            "192.0.2.7",
        ] {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
    }

    #[test]
    fn addresses_that_cannot_be_are_refused() {
        let (open, closed) = (Hooks::new(true, None), Hooks::new(false, None));
        assert_eq!(closed.check("https://chat.example/hook?key=1"), Ok(()));
        for address in ["http://127.0.0.1:9/", "http://localhost/x", "http://[::1]/", "https://10.0.0.1/"] {
            assert_eq!(closed.check(address), Err(BadHook), "{address}");
            assert_eq!(open.check(address), Ok(()), "{address}");
        }
        let long = format!("https://chat.example/{}", "x".repeat(600));
        for address in ["", "chat.example", "ftp://chat.example/", "https://user:pass@chat.example/", "/x", &long] {
            assert_eq!(open.check(address), Err(BadHook), "{address}");
        }
    }
}
