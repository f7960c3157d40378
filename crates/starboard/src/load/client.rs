//! Plain HTTP, one connection.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::complaint::Complaint;

/// A connection that stays open.
pub(super) struct Client {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

impl Client {
    pub(super) async fn connect(server: SocketAddr) -> Result<Client, Complaint> {
        let failed = |error: &dyn std::fmt::Display| Complaint::failure(format_args!("cannot reach {server}: {error}"));
        let stream = TcpStream::connect(server).await.map_err(|error| failed(&error))?;
        // Small messages must not wait for more to come.
        stream.set_nodelay(true).map_err(|error| failed(&error))?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|error| failed(&error))?;
        // It ends with the sender, and says by the answers what is wrong.
        tokio::spawn(connection);
        Ok(Client { sender, host: server.to_string() })
    }

    /// An answer whose body has not come yet.
    pub(super) async fn send(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<Response<Incoming>, Complaint> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, &self.host);
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(Complaint::failure)?;
        let gone = |error| Complaint::failure(format_args!("the server does not answer: {error}"));
        self.sender.ready().await.map_err(gone)?;
        self.sender.send_request(request).await.map_err(gone)
    }

    /// Sends JSON and gives the JSON that comes back.
    pub(super) async fn post(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<(StatusCode, Value), Complaint> {
        let response = self.send(Method::POST, path, token, body).await?;
        let status = response.status();
        let body = response.into_body().collect().await.map_err(Complaint::failure)?.to_bytes();
        let value = serde_json::from_slice(&body).unwrap_or(Value::Null);
        Ok((status, value))
    }
}

/// A complaint about an answer that was not expected.
pub(super) fn refused(what: &str, status: StatusCode, answer: &Value) -> Complaint {
    let said = answer["message"].as_str().unwrap_or_default();
    match status {
        StatusCode::TOO_MANY_REQUESTS => Complaint::failure(format_args!(
            "{what}: the server limits what one machine may ask; start it with a higher --rate and --streams"
        )),
        _ => Complaint::failure(format_args!("{what}: the server answers {status} {said}")),
    }
}
