//! Going on with another device: a link or a short code hands over who one is.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use ui::{DeviceScene, DeviceStep, Notice};

use super::App;
use super::answer::{Outcome, Told, Trouble, page, see};
use super::caller::{Caller, Peer, give_token};
use super::form::Form;
use crate::store::Ticket;
use crate::{clock, secret};

/// How long a link or a code stands.
const MINUTES: u64 = 10;

const DEVICE: &str = "device";

pub(super) async fn ask(Extension(caller): Extension<Caller>) -> Outcome {
    let scene = DeviceScene { visit: caller.visit, step: DeviceStep::Ask { refused: false } };
    Ok(page(ui::device_page(&scene)))
}

/// Makes a link and a code. What is kept of them is worth nothing without them.
pub(super) async fn give(State(app): State<Arc<App>>, Extension(caller): Extension<Caller>) -> Outcome {
    let (link, code) = (secret::token()?, secret::code()?);
    let now = clock::now();
    for key in [&link, &code] {
        let body = secret::lock(&caller.token, key).ok_or_else(Trouble::fault)?;
        let expires = Some(now + MINUTES.cast_signed() * 60);
        let ticket = Ticket { hash: secret::hash(key), kind: DEVICE.to_owned(), body, expires, single: true };
        app.tables.store().put_ticket(ticket, now).await?;
    }
    let code = format!("{}-{}", code[..4].to_uppercase(), code[4..].to_uppercase());
    let step = DeviceStep::Give { link: format!("/d/{link}"), code, minutes: MINUTES };
    Ok(page(ui::device_page(&DeviceScene { visit: caller.visit, step })))
}

/// The page behind a link. It only asks: whoever looks at links for a preview must not use it up.
pub(super) async fn link(Extension(caller): Extension<Caller>, Path(token): Path<String>) -> Outcome {
    secret::owner(&token).ok_or_else(|| Trouble::new(StatusCode::NOT_FOUND, Notice::NoInvitation))?;
    let step = DeviceStep::Take { path: &format!("/d/{token}") };
    Ok(page(ui::device_page(&DeviceScene { visit: caller.visit, step })))
}

pub(super) async fn take_link(
    State(app): State<Arc<App>>,
    peer: Option<Extension<Peer>>,
    Path(token): Path<String>,
) -> Outcome {
    let gone = || Trouble::new(StatusCode::NOT_FOUND, Notice::NoInvitation);
    secret::owner(&token).ok_or_else(gone)?;
    take(&app, peer, &token).await?.ok_or_else(gone)
}

pub(super) async fn take_code(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    let form = Form::read(&headers, body).await?;
    let code = secret::read_code(form.one("code")?);
    let taken = match &code {
        Some(code) => take(&app, peer, code).await?,
        None => None,
    };
    taken.map_or_else(
        || {
            let scene = DeviceScene { visit: caller.visit, step: DeviceStep::Ask { refused: true } };
            let mut response = page(ui::device_page(&scene));
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response.extensions_mut().insert(Told);
            Ok(response)
        },
        Ok,
    )
}

/// Becomes whom the key stands for; none if it stands for nobody. Guessing is slowed down.
async fn take(app: &App, peer: Option<Extension<Peer>>, key: &str) -> Result<Option<Response>, Trouble> {
    let address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.0);
    if !app.guesses.allow_address(address, Instant::now()) {
        return Err(Trouble::too_many());
    }
    let ticket = app.tables.store().ticket(secret::hash(key), clock::now()).await?;
    let token = ticket.filter(|ticket| ticket.kind == DEVICE).and_then(|ticket| secret::lock(&ticket.body, key));
    Ok(token.filter(|token| secret::owner(token).is_some()).map(|token| {
        let mut response = see("/");
        give_token(&token, &mut response);
        response
    }))
}
