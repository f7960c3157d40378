//! What every request has to pass and every answer gets: checks of where it comes from, limits,
//! the headers of the content policy, and words for whatever is wrong.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN,
    REFERRER_POLICY, SET_COOKIE, STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use super::App;
use super::answer::{ErrorShown, Gzip, HttpError};
use super::caller::{self, Caller, Peer};
use super::files::MAX_FILE;
use super::form::{MAX_BODY, let_pass, read};
use crate::background::send_presence;
use crate::seating::Place;
use crate::secret;
use crate::store::{Holder, TableId};

/// Scripts, styles, pictures and fonts from here, and nothing else from anywhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// Opening a table writes what is never deleted.
const COST_OF_A_TABLE: u32 = 20;

/// So does taking in a file, and it is played from its beginning to its end.
const COST_OF_A_FILE: u32 = 100;

pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let program = path.starts_with("/api/");
    let mut response = match Caller::of(request.headers()) {
        Ok(mut caller) => {
            caller.script |= program;
            if app.options.behind_proxy {
                let peer = forwarded(request.headers());
                request.extensions_mut().insert(peer);
            }
            if let Some(peer) = request.extensions().get::<Peer>() {
                caller.address = peer.0;
            }
            let takes_gzip = takes_gzip(request.headers());
            // Limits first: whoever shows many tokens does not make the store look for them all.
            let checked = match check(&app, &request, &caller) {
                Ok(()) => identify(&app, &path, &mut caller).await,
                refused => refused,
            };
            request.extensions_mut().insert(caller.clone());
            let response = match checked {
                Ok(()) => match whole(&app, request).await {
                    Ok(request) => match tokio::time::timeout(app.options.request_timeout, next.run(request)).await {
                        Ok(response) => response,
                        // What has begun goes on without us.
                        Err(_) if method == Method::POST => HttpError::unknown().tell(&caller),
                        Err(_) => HttpError::of_status(StatusCode::SERVICE_UNAVAILABLE).tell(&caller),
                    },
                    Err(error) => error.tell(&caller),
                },
                Err(error) => {
                    let body = request.into_body();
                    let _ = tokio::time::timeout(app.options.request_timeout, let_pass(body, 0)).await;
                    error.tell(&caller)
                }
            };
            if !caller.fresh {
                attend(&app, &path, &caller);
            }
            let mut response = compressed(worded(response, &caller), takes_gzip);
            if !program && !caller.bearer {
                welcome(&mut response, &caller);
            }
            response
        }
        Err(error) => {
            tracing::error!(%error, "no random numbers");
            let mut response = Response::default();
            *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
            response
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if app.is_secure() {
        secure_cookies(headers);
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let (took, status) = (started.elapsed(), response.status().as_u16());
    app.metrics.answered(status, took);
    // A private link is as good as a key: it is not logged.
    let path = if path.starts_with("/j/") || path.starts_with("/d/") { &path[..3] } else { &path };
    tracing::debug!(%method, path, status, milliseconds = took.as_millis(), "answered");
    response
}

/// Finds out for whom the caller's token stands. Whoever shows one that was revoked is somebody new.
async fn identify(app: &App, path: &str, caller: &mut Caller) -> Result<(), HttpError> {
    // Nobody in particular asks for these, and they are there while the store is not.
    let open = [
        "/assets/",
        "/rules/",
        "/how-to-play/",
        "/glossary/",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/games",
        "/api/openapi.json",
    ];
    if caller.fresh || open.iter().any(|start| path.starts_with(start)) {
        return Ok(());
    }
    match app.tokens.holder(&secret::hash(&caller.token)).await? {
        Holder::Owner(owner) => caller.owner = owner,
        Holder::Revoked => *caller = caller.clone().anew()?,
    }
    Ok(())
}

/// Whoever asks for something of a table at which they have a seat is there.
fn attend(app: &Arc<App>, path: &str, caller: &Caller) {
    let rest = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/tables/"));
    let Some(id) = rest.and_then(|rest| rest.split('/').next()) else { return };
    let Some(table) = app.tables.loaded(&TableId(id.to_owned())) else { return };
    if Place::of(&caller.owner, &table.now().participants.chairs).is_spectator() {
        return;
    }
    if table.presence.seen(&caller.owner, caller.bearer) {
        let app = app.clone();
        tokio::spawn(async move { send_presence(&app, &table).await });
    }
}

/// The request with its whole body, which has to come in time: nothing is done for whoever sends it
/// byte by byte.
async fn whole(app: &App, request: Request) -> Result<Request, HttpError> {
    let (parts, body) = request.into_parts();
    let limit = if parts.uri.path() == "/import" { MAX_FILE } else { MAX_BODY };
    let bytes = tokio::time::timeout(app.options.request_timeout, read(body, limit)).await;
    let bytes = bytes.map_err(|_| HttpError::too_slow())??;
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

/// Where everyone comes over https, cookies are never sent otherwise.
fn secure_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let text = cookie.to_str().map(|text| format!("{text}; Secure"));
        let secure = text.ok().and_then(|text| HeaderValue::from_str(&text).ok());
        headers.append(SET_COOKIE, secure.unwrap_or(cookie));
    }
}

/// Stands for all of whom a proxy does not say where they come from: together they count as one
/// address, with the limits of one.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// For whom a proxy asks: what it has added last. This machine itself does not come through a
/// proxy, so whoever is said to be here is unknown too.
fn forwarded(headers: &HeaderMap) -> Peer {
    let added = headers.get_all("x-forwarded-for").iter().next_back();
    let last = added.and_then(|value| value.to_str().ok()).and_then(|value| value.rsplit(',').next());
    let address = last.map(str::trim).and_then(|text| {
        // Some proxies add the port.
        text.parse::<IpAddr>().or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip())).ok()
    });
    Peer(address.filter(|address| !address.to_canonical().is_loopback()).unwrap_or(UNKNOWN))
}

fn check(app: &App, request: &Request, caller: &Caller) -> Result<(), HttpError> {
    let headers = request.headers();
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok()).ok_or_else(HttpError::malformed)?;
    if hosts.next().is_some() {
        // A proxy may have looked at the other one.
        return Err(HttpError::malformed());
    }
    if app.loopback && !is_local(host, &app.hosts) {
        return Err(HttpError::foreign());
    }
    let changes = request.method() == Method::POST;
    if changes && !is_same_origin(headers, host, !caller.fresh) {
        return Err(HttpError::foreign());
    }
    let path = request.uri().path();
    let starts = ["/new/", "/daily/", "/again/", "/learn/"];
    let opens =
        path == "/api/tables" || path.ends_with("/continue") || starts.iter().any(|start| path.starts_with(start));
    let cost = match changes {
        true if path == "/import" => COST_OF_A_FILE,
        true if opens => COST_OF_A_TABLE,
        _ => 1,
    };
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    let visitor = (!caller.fresh).then_some(&caller.owner);
    if !app.rates.allow(visitor, peer, cost, Instant::now()) {
        return Err(HttpError::too_many());
    }
    Ok(())
}

/// Whether a `Host` names this machine. A page of another site that has pointed its own name at a
/// loopback address would send that name.
fn is_local(host: &str, others: &[String]) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| address.is_loopback())
        || others.iter().any(|other| other.eq_ignore_ascii_case(name))
}

/// Whether a form was sent by one of our own pages, or by a program that is no browser.
fn is_same_origin(headers: &HeaderMap, host: &str, known_visitor: bool) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if origin == "null" {
        // Under our referrer policy browsers say this of our own forms, and where they trust the
        // connection least they do not send the header above. The visitor's cookie does not come
        // along from other sites, so it vouches for the form.
        return known_visitor;
    }
    let name = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    name.is_some_and(|name| name.eq_ignore_ascii_case(host))
}

/// Whether somebody can read what is compressed.
pub(super) fn takes_gzip(headers: &HeaderMap) -> bool {
    let offers = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    offers.flat_map(|offers| offers.split(',')).any(|offer| {
        let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
        let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.trim_matches(['0', '.']).is_empty());
        matches!(name.trim(), "gzip" | "x-gzip" | "*") && !refused
    })
}

/// Sends what was compressed when it was drawn.
fn compressed(mut response: Response, takes_gzip: bool) -> Response {
    let Some(Gzip(body)) = response.extensions_mut().remove::<Gzip>() else { return response };
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-encoding"));
    if takes_gzip {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        response.headers_mut().remove(CONTENT_LENGTH);
        *response.body_mut() = body.into();
    }
    response
}

/// Gives words to an answer that has none.
fn worded(response: Response, caller: &Caller) -> Response {
    let status = response.status();
    let quiet = !status.is_client_error() && !status.is_server_error();
    if quiet || response.extensions().get::<ErrorShown>().is_some() {
        return response;
    }
    match response.extensions().get::<HttpError>() {
        Some(error) => error.tell(caller),
        None => HttpError::of_status(status).tell(caller),
    }
}

/// Sends a new visitor's token along with pages.
fn welcome(response: &mut Response, caller: &Caller) {
    let is_page = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let goes_on = (is_page && response.status().is_success()) || response.status() == StatusCode::SEE_OTHER;
    // Whoever has just become somebody else stays so.
    if caller.fresh && goes_on && !caller::gives_token(response) {
        caller.send_token(response);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_local_names_are_local() {
        let others = ["table.example".to_owned()];
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:80", "[::1]:8080", "127.1.2.3", "table.example:1"] {
            assert!(is_local(host, &others), "{host}");
        }
        for host in ["evil.example", "localhost.evil.example", "10.0.0.1", "[::2]", "", " ", "127.0.0.1.evil.example"] {
            assert!(!is_local(host, &others), "{host}");
        }
    }

    #[test]
    fn whoever_a_proxy_does_not_name_counts_as_one_address() {
        let peer = |values: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append("x-forwarded-for", HeaderValue::from_static(value));
            }
            forwarded(&headers).0
        };
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert_eq!(peer(&["192.0.2.7"]), address("192.0.2.7"));
        assert_eq!(peer(&["10.0.0.1, 192.0.2.7"]), address("192.0.2.7"), "the last one is the proxy's own");
        assert_eq!(peer(&["198.51.100.1", "192.0.2.7:4711"]), address("192.0.2.7"));
        assert_eq!(peer(&["[2001:db8::1]:80"]), address("2001:db8::1"));
        for unknown in [&[][..], &[""], &["unknown"], &["192.0.2.7, _hidden"], &["127.0.0.1"], &["::1"]] {
            assert_eq!(peer(unknown), UNKNOWN, "{unknown:?}");
        }
        assert!(!UNKNOWN.is_loopback(), "this machine has no limits, the unknown do");
    }

    #[test]
    fn compressed_answers_are_for_those_who_take_them() {
        let takes = |value: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(value))]))
        };
        assert!(takes("gzip") && takes("br, gzip;q=0.8") && takes("*") && takes("deflate,gzip;q=1.0"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes("gzip;q=0.000") && !takes("identity") && !takes(""));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn only_our_own_forms_pass() {
        let asks = |pairs: &[(&'static str, &'static str)], known: bool| {
            let headers = pairs
                .iter()
                .map(|(name, value)| (axum::http::HeaderName::from_static(name), HeaderValue::from_static(value)));
            is_same_origin(&headers.collect(), "localhost:8080", known)
        };
        assert!(asks(&[], false));
        assert!(asks(&[("origin", "http://localhost:8080")], false));
        assert!(asks(&[("sec-fetch-site", "same-origin"), ("origin", "null")], false));
        assert!(asks(&[("origin", "null")], true));
        assert!(!asks(&[("origin", "null")], false));
        assert!(!asks(&[("origin", "http://localhost:8081")], true));
        assert!(!asks(&[("origin", "https://evil.example")], true));
        assert!(!asks(&[("sec-fetch-site", "cross-site")], true));
        assert!(!asks(&[("sec-fetch-site", "same-site"), ("origin", "http://localhost:8080")], true));
    }
}
