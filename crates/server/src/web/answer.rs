//! Answers: pages, redirections, and what is said when something is wrong.

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::to_json;
use serde::Serialize;
use serde_json::json;
use ui::{Notice, message_page_saying};

use super::caller::Caller;
use crate::drawing::{DrawError, Drawn};
use crate::erased::RefusalMessage;
use crate::store::{StoreError, TableId};
use crate::table::{CommandError, TableError};

/// What a handler gives back.
pub(crate) type Outcome = Result<Response, HttpError>;

/// Something that is wrong. The guard turns it into a page or into JSON, in the caller's language.
#[derive(Clone, Debug)]
pub(crate) struct HttpError {
    pub(crate) status: StatusCode,
    notice: Notice,
    /// What the rules of the game say, if it is they who refuse.
    refusal: Option<RefusalMessage>,
    /// The field that is wrong, for programs.
    field: Option<String>,
    /// The table that cannot be shown: what is stored of it can be had all the same.
    table: Option<TableId>,
}

impl std::fmt::Display for HttpError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.status, self.notice.code())
    }
}

impl std::error::Error for HttpError {}

/// Marks an answer that says by itself what is wrong.
#[derive(Clone, Copy)]
pub(crate) struct ErrorShown;

impl HttpError {
    pub(crate) fn new(status: StatusCode, notice: Notice) -> HttpError {
        HttpError { status, notice, refusal: None, field: None, table: None }
    }

    /// The same, with a sentence of its own.
    pub(crate) fn saying(self, message: String) -> HttpError {
        HttpError { refusal: Some(RefusalMessage { message, rule: None }), ..self }
    }

    /// The same, about a table that may be one that cannot be played on here.
    pub(crate) fn of_table(self, table: &TableId) -> HttpError {
        let stranded = matches!(self.notice, Notice::OtherRules | Notice::Damaged | Notice::Pack);
        HttpError { table: stranded.then(|| table.clone()), ..self }
    }

    /// The same, with the name of the field that is wrong.
    pub(crate) fn about(self, field: &str) -> HttpError {
        HttpError { field: Some(field.to_owned()), ..self }
    }

    pub(crate) fn malformed() -> HttpError {
        HttpError::new(StatusCode::BAD_REQUEST, Notice::BadRequest)
    }

    pub(crate) fn not_found() -> HttpError {
        HttpError::new(StatusCode::NOT_FOUND, Notice::NotFound)
    }

    pub(crate) fn not_yours() -> HttpError {
        HttpError::new(StatusCode::FORBIDDEN, Notice::NotYours)
    }

    pub(crate) fn foreign() -> HttpError {
        HttpError::new(StatusCode::FORBIDDEN, Notice::ForeignOrigin)
    }

    pub(crate) fn too_many() -> HttpError {
        HttpError::new(StatusCode::TOO_MANY_REQUESTS, Notice::TooMany)
    }

    pub(crate) fn fault() -> HttpError {
        HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, Notice::Fault)
    }

    /// It is not known whether what was asked for is stored.
    pub(crate) fn unknown() -> HttpError {
        HttpError::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Unknown)
    }

    /// A request that did not come in time.
    pub(crate) fn too_slow() -> HttpError {
        HttpError::new(StatusCode::REQUEST_TIMEOUT, Notice::TooSlow)
    }

    /// What a bare status of the framework means.
    pub(crate) fn of_status(status: StatusCode) -> HttpError {
        let notice = match status {
            StatusCode::NOT_FOUND => Notice::NotFound,
            StatusCode::PAYLOAD_TOO_LARGE => Notice::TooLarge,
            StatusCode::TOO_MANY_REQUESTS => Notice::TooMany,
            status if status.is_client_error() => Notice::BadRequest,
            _ => Notice::Fault,
        };
        HttpError::new(status, notice)
    }

    /// The sentence and the rule that it rests on.
    pub(crate) fn words(&self, caller: &Caller) -> RefusalMessage {
        let said = || RefusalMessage { message: self.notice.text(caller.visit.lang), rule: None };
        self.refusal.clone().unwrap_or_else(said)
    }

    /// The answer for this caller.
    pub(crate) fn tell(&self, caller: &Caller) -> Response {
        let mut response = if caller.script {
            let RefusalMessage { message, rule } = self.words(caller);
            let mut body = json!({ "ok": false, "error": self.notice.code(), "message": message });
            if let Some(rule) = rule {
                body["rule"] = rule.into();
            }
            if let Some(field) = &self.field {
                body["field"] = field.as_str().into();
            }
            json(&body)
        } else {
            let said = self.refusal.as_ref().map(|refusal| &*refusal.message);
            let file = self.table.as_ref().map(|table| format!("/t/{table}/log.json"));
            page(message_page_saying(caller.visit, self.notice, said, file.as_deref()))
        };
        *response.status_mut() = self.status;
        let wait = match (self.status, self.notice) {
            (StatusCode::TOO_MANY_REQUESTS, _) => Some("2"),
            (_, Notice::Unknown | Notice::Storage | Notice::Busy) => Some("1"),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.headers_mut().insert("retry-after", HeaderValue::from_static(seconds));
        }
        if self.status == StatusCode::REQUEST_TIMEOUT {
            // What comes on this connection is still the old request.
            response.headers_mut().insert("connection", HeaderValue::from_static("close"));
        }
        response.extensions_mut().insert(ErrorShown);
        response
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        match error {
            StoreError::NoTable => HttpError::new(StatusCode::NOT_FOUND, Notice::NoTable),
            StoreError::Taken | StoreError::Repeated(_) => HttpError::new(StatusCode::CONFLICT, Notice::Stale),
            StoreError::TooLong => HttpError::new(StatusCode::PAYLOAD_TOO_LARGE, Notice::TooLarge),
            StoreError::Closed => HttpError::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Closing),
            StoreError::Uncertain(_) => {
                tracing::error!(%error, "the store failed");
                HttpError::unknown()
            }
            StoreError::Full | StoreError::ReadOnly | StoreError::Broken(_) => {
                tracing::error!(%error, "the store failed");
                HttpError::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Storage)
            }
        }
    }
}

impl From<TableError> for HttpError {
    fn from(error: TableError) -> HttpError {
        match error {
            TableError::Unknown => HttpError::new(StatusCode::NOT_FOUND, Notice::NoTable),
            TableError::OtherRules => HttpError::new(StatusCode::CONFLICT, Notice::OtherRules),
            TableError::Pack => HttpError::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Pack),
            TableError::Damaged => HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, Notice::Damaged),
            TableError::Store(error) => error.into(),
        }
    }
}

impl From<CommandError> for HttpError {
    fn from(error: CommandError) -> HttpError {
        match error {
            CommandError::NotYours => HttpError::not_yours(),
            CommandError::Stale => HttpError::new(StatusCode::CONFLICT, Notice::Stale),
            CommandError::Malformed => HttpError::malformed(),
            CommandError::Refused(refusal) => HttpError {
                refusal: Some(refusal),
                ..HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::Refused)
            },
            CommandError::NoUndo => HttpError::new(StatusCode::CONFLICT, Notice::NoUndo),
            CommandError::NotStarted => HttpError::new(StatusCode::CONFLICT, Notice::NotStarted),
            CommandError::Begun => HttpError::new(StatusCode::CONFLICT, Notice::Begun),
            CommandError::GivenUp => HttpError::new(StatusCode::CONFLICT, Notice::GivenUp),
            CommandError::SeatTaken => HttpError::new(StatusCode::CONFLICT, Notice::SeatTaken),
            CommandError::NobodyMissing => HttpError::new(StatusCode::CONFLICT, Notice::NobodyMissing),
            CommandError::BadContribution => HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadContribution),
            CommandError::ChosenSeed => HttpError::new(StatusCode::CONFLICT, Notice::ChosenSeed),
            CommandError::NoRequest => HttpError::new(StatusCode::CONFLICT, Notice::NoWish),
            CommandError::Store(error) => error.into(),
            CommandError::Unknown => HttpError::unknown(),
            CommandError::KeyReused => HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::KeyReused),
            CommandError::Table(error) => error.into(),
        }
    }
}

impl From<DrawError> for HttpError {
    fn from(error: DrawError) -> HttpError {
        match error {
            DrawError::Busy => HttpError::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Busy),
            DrawError::Failed => HttpError::fault(),
        }
    }
}

impl From<getrandom::Error> for HttpError {
    fn from(error: getrandom::Error) -> HttpError {
        tracing::error!(%error, "no random numbers");
        HttpError::fault()
    }
}

/// A page.
pub(crate) fn page(html: impl Into<Drawn>) -> Response {
    let Drawn { plain, gzip, .. } = html.into();
    let mut response = typed("text/html; charset=utf-8", plain);
    if let Some(gzip) = gzip {
        response.extensions_mut().insert(Gzip(gzip));
    }
    response
}

/// What was drawn for the script and never changes under its address: the browser may keep it for a day.
pub(crate) fn kept_json(Drawn { plain, gzip, .. }: Drawn) -> Response {
    let mut response = typed("application/json", plain);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400"));
    if let Some(gzip) = gzip {
        response.extensions_mut().insert(Gzip(gzip));
    }
    response
}

/// The body of an answer, compressed already: the guard sends it to whoever can read it.
#[derive(Clone)]
pub(crate) struct Gzip(pub(crate) Bytes);

/// An answer for the script or for a program.
pub(crate) fn json<T: Serialize + ?Sized>(body: &T) -> Response {
    typed("application/json", to_json(body))
}

fn typed(content_type: &'static str, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// "See there": to a path of this site.
pub(crate) fn see(path: &str) -> Response {
    let location = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(LOCATION, location);
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
