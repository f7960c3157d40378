//! Answers: pages, redirections, and what is said when something is wrong.

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use ui::{Notice, message_page};

use super::caller::Caller;
use crate::drawing::{Drawn, NotDrawn};
use crate::kind::Refusal;
use crate::store::StoreError;
use crate::table::{NoMove, NoTable};

/// What a handler gives back.
pub(crate) type Outcome = Result<Response, Trouble>;

/// Something that is wrong. The guard turns it into a page or into JSON, in the caller's language.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    pub(crate) status: StatusCode,
    notice: Notice,
    /// What the rules of the game say, if it is they who refuse.
    refusal: Option<Refusal>,
    /// The field that is wrong, for programs.
    field: Option<String>,
}

/// Marks an answer that says by itself what is wrong.
#[derive(Clone, Copy)]
pub(crate) struct Told;

impl Trouble {
    pub(crate) fn new(status: StatusCode, notice: Notice) -> Trouble {
        Trouble { status, notice, refusal: None, field: None }
    }

    /// The same, with the name of the field that is wrong.
    pub(crate) fn about(self, field: &str) -> Trouble {
        Trouble { field: Some(field.to_owned()), ..self }
    }

    pub(crate) fn malformed() -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, Notice::BadRequest)
    }

    pub(crate) fn not_found() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, Notice::NotFound)
    }

    pub(crate) fn not_yours() -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, Notice::NotYours)
    }

    pub(crate) fn foreign() -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, Notice::ForeignOrigin)
    }

    pub(crate) fn too_many() -> Trouble {
        Trouble::new(StatusCode::TOO_MANY_REQUESTS, Notice::TooMany)
    }

    pub(crate) fn fault() -> Trouble {
        Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, Notice::Fault)
    }

    /// It is not known whether what was asked for is stored.
    pub(crate) fn unknown() -> Trouble {
        Trouble::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Unknown)
    }

    /// A request that did not come in time.
    pub(crate) fn too_slow() -> Trouble {
        Trouble::new(StatusCode::REQUEST_TIMEOUT, Notice::TooSlow)
    }

    /// What a bare status of the framework means.
    pub(crate) fn of_status(status: StatusCode) -> Trouble {
        let notice = match status {
            StatusCode::NOT_FOUND => Notice::NotFound,
            StatusCode::PAYLOAD_TOO_LARGE => Notice::TooLarge,
            StatusCode::TOO_MANY_REQUESTS => Notice::TooMany,
            status if status.is_client_error() => Notice::BadRequest,
            _ => Notice::Fault,
        };
        Trouble::new(status, notice)
    }

    /// The sentence and the rule that it rests on.
    pub(crate) fn words(&self, caller: &Caller) -> Refusal {
        let said = || Refusal { message: self.notice.text(caller.visit.lang), rule: None };
        self.refusal.clone().unwrap_or_else(said)
    }

    /// The answer for this caller.
    pub(crate) fn tell(&self, caller: &Caller) -> Response {
        let mut response = if caller.script {
            let Refusal { message, rule } = self.words(caller);
            let mut body = json!({ "ok": false, "error": self.notice.code(), "message": message });
            if let Some(rule) = rule {
                body["rule"] = rule.into();
            }
            if let Some(field) = &self.field {
                body["field"] = field.as_str().into();
            }
            json(&body)
        } else {
            page(message_page(caller.visit, self.notice))
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
        response.extensions_mut().insert(Told);
        response
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::NoTable => Trouble::new(StatusCode::NOT_FOUND, Notice::NoTable),
            StoreError::Taken | StoreError::Repeated(_) => Trouble::new(StatusCode::CONFLICT, Notice::Stale),
            StoreError::TooLong => Trouble::new(StatusCode::PAYLOAD_TOO_LARGE, Notice::TooLarge),
            StoreError::Closed => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Closing),
            StoreError::Uncertain(_) => {
                tracing::error!(%error, "the store failed");
                Trouble::unknown()
            }
            StoreError::Full | StoreError::ReadOnly | StoreError::Broken(_) => {
                tracing::error!(%error, "the store failed");
                Trouble::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Storage)
            }
        }
    }
}

impl From<NoTable> for Trouble {
    fn from(error: NoTable) -> Trouble {
        match error {
            NoTable::Unknown => Trouble::new(StatusCode::NOT_FOUND, Notice::NoTable),
            NoTable::OtherRules => Trouble::new(StatusCode::CONFLICT, Notice::OtherRules),
            NoTable::Damaged => Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, Notice::Damaged),
            NoTable::Store(error) => error.into(),
        }
    }
}

impl From<NoMove> for Trouble {
    fn from(error: NoMove) -> Trouble {
        match error {
            NoMove::NotYours => Trouble::not_yours(),
            NoMove::Stale => Trouble::new(StatusCode::CONFLICT, Notice::Stale),
            NoMove::Malformed => Trouble::malformed(),
            NoMove::Refused(refusal) => {
                Trouble { refusal: Some(refusal), ..Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::Refused) }
            }
            NoMove::NoUndo => Trouble::new(StatusCode::CONFLICT, Notice::NoUndo),
            NoMove::NotStarted => Trouble::new(StatusCode::CONFLICT, Notice::NotStarted),
            NoMove::Begun => Trouble::new(StatusCode::CONFLICT, Notice::Begun),
            NoMove::GivenUp => Trouble::new(StatusCode::CONFLICT, Notice::GivenUp),
            NoMove::SeatTaken => Trouble::new(StatusCode::CONFLICT, Notice::SeatTaken),
            NoMove::NobodyMissing => Trouble::new(StatusCode::CONFLICT, Notice::NobodyMissing),
            NoMove::NoWish => Trouble::new(StatusCode::CONFLICT, Notice::NoWish),
            NoMove::Store(error) => error.into(),
            NoMove::Unknown => Trouble::unknown(),
            NoMove::KeyReused => Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::KeyReused),
            NoMove::Table(error) => error.into(),
        }
    }
}

impl From<NotDrawn> for Trouble {
    fn from(error: NotDrawn) -> Trouble {
        match error {
            NotDrawn::Busy => Trouble::new(StatusCode::SERVICE_UNAVAILABLE, Notice::Busy),
            NotDrawn::Failed => Trouble::fault(),
        }
    }
}

impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        tracing::error!(%error, "no random numbers");
        Trouble::fault()
    }
}

/// A page.
pub(crate) fn page(html: impl Into<Drawn>) -> Response {
    let Drawn { plain, gzip } = html.into();
    let mut response = typed("text/html; charset=utf-8", plain);
    if let Some(gzip) = gzip {
        response.extensions_mut().insert(Gzip(gzip));
    }
    response
}

/// The body of an answer, compressed already: the guard sends it to whoever can read it.
#[derive(Clone)]
pub(crate) struct Gzip(pub(crate) Bytes);

/// An answer for the script or for a program.
pub(crate) fn json(body: &serde_json::Value) -> Response {
    json_text(body.to_string())
}

/// The same, written already.
pub(crate) fn json_text(body: String) -> Response {
    typed("application/json", body)
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
