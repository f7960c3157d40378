//! The connection of one player.

use std::io::Write;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::http::{Head, gone, unclear};
use crate::cli_error::CliError;

/// A connection that stays open.
pub(super) struct Client {
    stream: TcpStream,
    host: String,
    /// What is sent, written here first, so that it goes in one piece.
    request: Vec<u8>,
    /// What has come and was not read yet.
    pending: Vec<u8>,
}

/// How a request says who asks, and what it sends.
#[derive(Clone, Copy)]
pub(super) enum Manner {
    /// As a program: a bearer token and JSON.
    Program,
    /// As a page's script: a cookie and a form.
    Page,
}

impl Client {
    pub(super) async fn connect(server: SocketAddr) -> Result<Client, CliError> {
        let failed = |error: &dyn std::fmt::Display| CliError::failure(format_args!("cannot reach {server}: {error}"));
        let stream = TcpStream::connect(server).await.map_err(|error| failed(&error))?;
        // Small messages must not wait for more to come.
        stream.set_nodelay(true).map_err(|error| failed(&error))?;
        Ok(Client { stream, host: server.to_string(), request: Vec::new(), pending: Vec::new() })
    }

    async fn send(&mut self, path: &str, manner: Manner, token: &str, body: &str) -> Result<(), CliError> {
        let Client { stream, host, request, .. } = self;
        request.clear();
        // Writing to memory does not fail.
        let _ = write!(request, "POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-length: {}\r\n", body.len());
        let _ = match manner {
            Manner::Program if token.is_empty() => write!(request, "content-type: application/json\r\n"),
            Manner::Program => {
                write!(request, "authorization: Bearer {token}\r\ncontent-type: application/json\r\n")
            }
            Manner::Page => write!(
                request,
                "accept: application/json\r\ncookie: starboard_visitor={token}\r\n\
                 content-type: application/x-www-form-urlencoded\r\n"
            ),
        };
        let _ = write!(request, "\r\n{body}");
        stream.write_all(request).await.map_err(|error| gone(&error))
    }

    /// Takes in what comes next.
    async fn more(&mut self) -> Result<(), CliError> {
        match self.stream.read_buf(&mut self.pending).await {
            Ok(0) => Err(gone(&"it has closed the connection")),
            Ok(_) => Ok(()),
            Err(error) => Err(gone(&error)),
        }
    }

    /// Sends something and gives the JSON that comes back.
    pub(super) async fn post(
        &mut self,
        path: &str,
        manner: Manner,
        token: &str,
        body: &str,
    ) -> Result<(u16, Value), CliError> {
        self.send(path, manner, token, body).await?;
        let (head, start) = loop {
            if let Some(found) = Head::read(&self.pending)? {
                break found;
            }
            self.more().await?;
        };
        let end = start + head.length.ok_or_else(unclear)?;
        while self.pending.len() < end {
            self.more().await?;
        }
        let value = serde_json::from_slice(&self.pending[start..end]).unwrap_or(Value::Null);
        self.pending.drain(..end);
        Ok((head.status, value))
    }
}
