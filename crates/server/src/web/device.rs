//! Going on with another device: a link or a short code makes one visitor of two devices.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use ui::{DeviceScene, DeviceStep, Lang, Notice};

use super::App;
use super::answer::{ErrorShown, HttpError, Outcome, page, see};
use super::caller::{Caller, give_token};
use super::form::Form;
use super::links::pasted;
use crate::locked::Lock;
use crate::participants::TableEvent;
use crate::store::{Holder, Owner, StoreError, Ticket};
use crate::table::{Command, Request, Who};
use crate::{clock, secret};

/// How long a link or a code stands.
const MINUTES: u64 = 10;

const DEVICE: &str = "device";

/// So many tables are brought together at once; the rest the next time.
const MERGED: u32 = 500;

fn device_page(caller: &Caller, step: DeviceStep<'_>) -> Response {
    page(ui::device_page(&DeviceScene { visit: caller.visit, step }))
}

fn gone() -> HttpError {
    HttpError::new(StatusCode::NOT_FOUND, Notice::NoInvitation)
}

pub(super) async fn ask(caller: Caller) -> Outcome {
    Ok(device_page(&caller, DeviceStep::Ask { refused: false }))
}

/// Makes a link and a code. What is kept of them is worth nothing without them, and holds no token:
/// only which one has asked.
pub(super) async fn give(State(app): State<Arc<App>>, caller: Caller) -> Outcome {
    let (link, code) = (secret::token()?, secret::code()?);
    let now = clock::now();
    let code_lock = Lock::of_code(&code).await.ok_or_else(HttpError::fault)?;
    for lock in [Lock::of_link(&link), code_lock] {
        let body = lock.close(&secret::hash(&caller.token)).ok_or_else(HttpError::fault)?;
        let expires = Some(now + MINUTES.cast_signed() * 60);
        let ticket = Ticket { hash: lock.name().to_owned(), kind: DEVICE.to_owned(), body, expires, single: true };
        app.tables.store().put_ticket(ticket, now).await?;
    }
    let code = format!("{}-{}", code[..4].to_uppercase(), code[4..].to_uppercase());
    Ok(device_page(&caller, DeviceStep::Give { link: format!("/d#{link}"), code, minutes: MINUTES }))
}

/// The page of a link whose secret stands behind its `#`, or is pasted.
pub(super) async fn open(caller: Caller) -> Outcome {
    Ok(page(ui::grant_page(caller.visit, "/d")))
}

/// The page behind a link. It only asks: whoever looks at links for a preview must not use it up.
pub(super) async fn show(caller: Caller, form: Form) -> Outcome {
    let token = pasted(form.one("token")?);
    secret::owner(&token).ok_or_else(gone)?;
    Ok(device_page(&caller, DeviceStep::Take { token: &token }))
}

/// The same for a link of the old form.
pub(super) async fn link(caller: Caller, Path(token): Path<String>) -> Outcome {
    secret::owner(&token).ok_or_else(gone)?;
    Ok(device_page(&caller, DeviceStep::Take { token: &token }))
}

pub(super) async fn take_sent(State(app): State<Arc<App>>, caller: Caller, form: Form) -> Outcome {
    let token = pasted(form.one("token")?);
    secret::owner(&token).ok_or_else(gone)?;
    in_measure(&app, &caller)?;
    take(&app, &caller, &Lock::of_link(&token)).await?.ok_or_else(gone)
}

pub(super) async fn take_link(State(app): State<Arc<App>>, caller: Caller, Path(token): Path<String>) -> Outcome {
    secret::owner(&token).ok_or_else(gone)?;
    in_measure(&app, &caller)?;
    take(&app, &caller, &Lock::of_link(&token)).await?.ok_or_else(gone)
}

pub(super) async fn take_code(State(app): State<Arc<App>>, caller: Caller, form: Form) -> Outcome {
    in_measure(&app, &caller)?;
    let taken = match secret::read_code(form.one("code")?) {
        Some(code) => {
            let lock = Lock::of_code(&code).await.ok_or_else(HttpError::fault)?;
            take(&app, &caller, &lock).await?
        }
        None => None,
    };
    taken.map_or_else(
        || {
            let mut response = device_page(&caller, DeviceStep::Ask { refused: true });
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response.extensions_mut().insert(ErrorShown);
            Ok(response)
        },
        Ok,
    )
}

/// Guessing is slowed down.
fn in_measure(app: &App, caller: &Caller) -> Result<(), HttpError> {
    if app.guesses.allow_address(caller.address, Instant::now()) { Ok(()) } else { Err(HttpError::too_many()) }
}

/// Becomes one with whom the lock stands for; none if it stands for nobody. Both devices then have
/// what either had.
async fn take(app: &Arc<App>, caller: &Caller, lock: &Lock) -> Result<Option<Response>, HttpError> {
    let ticket = app.tables.store().ticket(lock.name().to_owned(), clock::now()).await?;
    let giver = ticket.filter(|ticket| ticket.kind == DEVICE).and_then(|ticket| lock.open(&ticket.body));
    let Some(giver) = giver else { return Ok(None) };
    // Whoever has signed out since has nothing to give any more.
    let Holder::Owner(owner) = app.tokens.holder(&giver).await? else { return Ok(None) };
    if owner != caller.owner {
        app.tokens.move_all(&caller.owner, &owner).await?;
        merge(app, &owner).await?;
    }
    let mut response = see("/");
    give_token(&caller.token, &mut response);
    Ok(Some(response))
}

/// Brings the seats of those who have become this visitor to them. What is interrupted is finished
/// the next time.
pub(super) async fn merge(app: &Arc<App>, owner: &Owner) -> Result<(), StoreError> {
    let left = app.tables.store().left_behind(owner.clone(), MERGED).await?;
    if left.is_empty() {
        return Ok(());
    }
    let (app, owner) = (app.clone(), owner.clone());
    // A task of its own: what has begun is brought to its end even if the visitor goes away.
    let task = tokio::spawn(async move {
        for (from, id) in left {
            let Ok(table) = app.tables.find(&id).await else { continue };
            let command = Command::Do(TableEvent::Merge { from, to: owner.clone() });
            let request = Request { who: Who::Visitor(owner.clone()), seat: None, number: None, key: None };
            if let Err(error) = table.carry_out(&**app.tables.store(), request, command, Lang::En).await {
                tracing::warn!(table = %id, ?error, "a seat was not brought along");
            }
        }
    });
    task.await.map_err(|error| StoreError::Broken(error.to_string()))
}

/// Signs out all other devices: this one gets a new token, and no other stands any more.
pub(super) async fn sign_out(State(app): State<Arc<App>>, caller: Caller) -> Outcome {
    let token = secret::token()?;
    app.tokens.renew(&caller.owner, &secret::hash(&token)).await?;
    let mut response = device_page(&caller, DeviceStep::SignedOut);
    give_token(&token, &mut response);
    Ok(response)
}
