//! Sent forms, with suspicion.

use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use engine::Seat;
use http_body_util::BodyExt;
use ui::Notice;

use super::answer::HttpError;

/// The largest body that is read as a form or as JSON.
pub(crate) const MAX_BODY: usize = 64 * 1024;

/// How much of a body that is refused is read all the same. An answer given while the sender still
/// writes ends the connection under it, and a browser then shows an error of its own in place of
/// the answer.
const MAX_DISCARDED: usize = 32 << 20;

/// A body that is not longer than it may be.
pub(crate) async fn read(mut body: Body, limit: usize) -> Result<Bytes, HttpError> {
    let mut kept = Vec::new();
    // Many say beforehand how long they are.
    while body.size_hint().lower() <= (limit - kept.len()) as u64 {
        let Some(frame) = body.frame().await else { return Ok(kept.into()) };
        let Ok(data) = frame.map_err(|_| HttpError::malformed())?.into_data() else { continue };
        if data.len() > limit - kept.len() {
            break;
        }
        kept.extend_from_slice(&data);
    }
    let_pass(body, kept.len()).await;
    Err(HttpError::new(StatusCode::PAYLOAD_TOO_LARGE, Notice::TooLarge))
}

/// Reads what is left of a body that nobody wants, after so much of it was read. One that says
/// itself that it is longer than that is not read at all.
pub(crate) async fn let_pass(mut body: Body, mut length: usize) {
    if body.size_hint().lower() > MAX_DISCARDED as u64 {
        return;
    }
    while length < MAX_DISCARDED
        && let Some(Ok(frame)) = body.frame().await
    {
        length += frame.data_ref().map_or(0, Bytes::len);
    }
}

/// The longest name of a request.
pub(crate) const MAX_KEY_LENGTH: usize = 100;

/// The name of a request, if it can be one.
pub(crate) fn sound_key(key: String) -> Result<String, HttpError> {
    let sound = (1..=MAX_KEY_LENGTH).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if sound { Ok(key) } else { Err(HttpError::malformed()) }
}

/// The fields of a form, in order.
pub(crate) struct Form(pub(crate) Vec<(String, String)>);

impl Form {
    /// Reads a form; no body at all is an empty one.
    pub(crate) async fn read(headers: &HeaderMap, body: Body) -> Result<Form, HttpError> {
        let bytes = read(body, MAX_BODY).await?;
        let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let is_form = kind.split(';').next().is_some_and(|kind| kind.trim() == "application/x-www-form-urlencoded");
        if !bytes.is_empty() && (!is_form || std::str::from_utf8(&bytes).is_err()) {
            return Err(HttpError::malformed());
        }
        Ok(Form(form_urlencoded::parse(&bytes).into_owned().collect()))
    }

    /// The value of a field that is there at most once.
    pub(crate) fn optional(&self, name: &str) -> Result<Option<&str>, HttpError> {
        let mut values = self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str());
        match (values.next(), values.next()) {
            (value, None) => Ok(value),
            _ => Err(HttpError::malformed()),
        }
    }

    /// The value of a field that is there exactly once.
    pub(crate) fn one(&self, name: &str) -> Result<&str, HttpError> {
        self.optional(name)?.ok_or_else(HttpError::malformed)
    }

    /// What the request is called, if it has a name.
    pub(crate) fn key(&self) -> Result<Option<String>, HttpError> {
        self.optional("key")?.map(|key| sound_key(key.to_owned())).transpose()
    }

    /// The seat in a field that is there at most once.
    pub(crate) fn seat(&self, name: &str) -> Result<Option<Seat>, HttpError> {
        let number = self.optional(name)?.map(str::parse).transpose();
        number.map(|number| number.map(Seat)).map_err(|_| HttpError::malformed())
    }

    /// The number in a field that is there exactly once.
    pub(crate) fn number(&self, name: &str) -> Result<u64, HttpError> {
        self.one(name)?.parse().map_err(|_| HttpError::malformed())
    }
}
