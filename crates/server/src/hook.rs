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

use crate::seating::names;
use crate::snapshot::Snapshot;
use crate::store::TableId;
use crate::table::Table;

/// How long one attempt may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long is waited before each attempt.
const ATTEMPTS: [Duration; 3] = [Duration::ZERO, Duration::from_secs(2), Duration::from_secs(10)];

/// How many messages are under way at once; more are dropped.
const UNDER_WAY: usize = 32;

/// The longest address.
const MAX_TEXT: usize = 500;

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

impl std::fmt::Display for BadHook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the address cannot be a webhook")
    }
}

impl std::error::Error for BadHook {}

impl Hooks {
    pub(crate) fn new(private: bool, public_url: Option<String>) -> Hooks {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let places = Arc::new(Semaphore::new(UNDER_WAY));
        Hooks { private, public_url, places, told: Mutex::default(), tls: trusting(roots) }
    }

    /// Whether an address may be set. What its name leads to is looked at anew each time.
    pub(crate) fn check(&self, address: &str) -> Result<(), BadHook> {
        let uri = parse(address)?;
        let host = uri.host().ok_or(BadHook)?;
        let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let local = host.eq_ignore_ascii_case("localhost") || literal.is_ok_and(|address| !is_public(address));
        if local && !self.private { Err(BadHook) } else { Ok(()) }
    }

    /// Tells a chat room what it wants to know of a snapshot, in the background.
    pub(crate) fn tell(&self, table: &Arc<Table>, snapshot: Arc<Snapshot>) {
        let Some(address) = snapshot.participants.hook.clone() else { return };
        let waiting = snapshot.participants.is_playing().then(|| snapshot.position.deciding());
        let over = snapshot.position.winners().is_some() || snapshot.participants.closed;
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
        let message = self.message(table, &snapshot).to_string();
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

    fn message(&self, table: &Table, snapshot: &Snapshot) -> Value {
        let called = names(&snapshot.participants.chairs, Lang::En);
        let of = |seats: Seats| -> Vec<&String> { seats.iter().filter_map(|seat| called.get(seat.index())).collect() };
        let title = table.game().title(Lang::En);
        let waiting = if snapshot.participants.is_playing() { of(snapshot.position.deciding()) } else { Vec::new() };
        let winners = snapshot.position.winners();
        let event = match (winners, snapshot.participants.closed) {
            (Some(_), _) => "over",
            (None, true) => "abandoned",
            (None, false) if !snapshot.participants.begun => "lobby",
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

/// What speaks to those whom these authorities vouch for.
fn trusting(roots: RootCertStore) -> TlsConnector {
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

fn parse(address: &str) -> Result<Uri, BadHook> {
    let uri: Uri = address.parse().map_err(|_| BadHook)?;
    let known = uri.scheme() == Some(&Scheme::HTTPS) || uri.scheme() == Some(&Scheme::HTTP);
    let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    if known && plain && address.len() <= MAX_TEXT { Ok(uri) } else { Err(BadHook) }
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
    let targets: Vec<SocketAddr> = found.into_iter().filter(|found| private || is_public(found.ip())).collect();
    if targets.is_empty() {
        return Err("not a public address".to_owned());
    }
    let stream = TcpStream::connect(targets.as_slice()).await.map_err(|error| error.to_string())?;
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
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

    use super::*;

    /// A chat room with a certificate for `localhost` that an authority of our own has signed.
    async fn chat_room(listener: TcpListener, answer: &'static str) -> Option<String> {
        let certificate = CertificateDer::from(include_bytes!("../tests/tls/certificate.der").as_slice());
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(include_bytes!("../tests/tls/key.der").as_slice()));
        let config = ServerConfig::builder().with_no_client_auth().with_single_cert(vec![certificate], key);
        let acceptor = TlsAcceptor::from(Arc::new(config.expect("a certificate")));
        let (stream, _) = listener.accept().await.expect("a visitor");
        let mut stream = acceptor.accept(stream).await.ok()?;
        let mut heard = Vec::new();
        while !heard.ends_with(b"{\"event\":\"turn\"}") {
            assert!(stream.read_buf(&mut heard).await.expect("a request") > 0, "it breaks off");
        }
        stream.write_all(answer.as_bytes()).await.expect("an answer");
        Some(String::from_utf8(heard).expect("text"))
    }

    #[tokio::test]
    async fn a_chat_room_is_told_in_secret_if_it_is_the_right_one() {
        let mut roots = RootCertStore::empty();
        roots.add(include_bytes!("../tests/tls/authority.der").as_slice().into()).expect("an authority");
        let (known, unknown) = (trusting(roots), Hooks::new(true, None).tls);
        let message = || "{\"event\":\"turn\"}".to_owned();
        let yes = "HTTP/1.1 204 No Content\r\n\r\n";
        for (tls, name, answer, goes) in [
            (&known, "localhost", yes, true),
            (
                &known,
                "localhost",
                "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n",
                false,
            ),
            (&known, "127.0.0.1", yes, false),
            (&unknown, "localhost", yes, false),
        ] {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let port = listener.local_addr().expect("an address").port();
            let context = tokio::spawn(chat_room(listener, answer));
            let told = post(tls, &format!("https://{name}:{port}/hook?key=1"), message(), true).await;
            assert_eq!(told.is_ok(), goes, "{name} {told:?}");
            let heard = context.await.expect("no panic");
            if goes {
                let heard = heard.expect("a request");
                assert!(heard.starts_with("POST /hook?key=1 HTTP/1.1\r\n"), "{heard}");
                assert!(heard.contains(&format!("host: localhost:{port}\r\n")), "{heard}");
            }
        }
    }

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
