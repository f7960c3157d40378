//! HTTP as plainly as it goes, one connection: whoever tries a server shares the machine with it,
//! and must not be what is measured.

use std::io::Write;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::cli_error::CliError;

/// The status of something done.
pub(super) const OK: u16 = 200;
/// The status of something made.
pub(super) const CREATED: u16 = 201;
const TOO_MANY: u16 = 429;

/// More than any head or answer of ours has.
const MAX_ANSWER: usize = 16 << 20;

/// A connection that stays open.
pub(super) struct Client {
    stream: TcpStream,
    host: String,
    /// What is sent, written here first, so that it goes in one piece.
    request: Vec<u8>,
    /// What has come and was not read yet.
    pending: Vec<u8>,
}

/// The head of an answer.
#[derive(PartialEq, Eq, Debug)]
struct Head {
    status: u16,
    /// How many bytes follow; none if they come in chunks.
    length: Option<usize>,
}

fn unclear() -> CliError {
    CliError::failure("the server's answer cannot be understood")
}

fn gone(error: &dyn std::fmt::Display) -> CliError {
    CliError::failure(format_args!("the server does not answer: {error}"))
}

impl Client {
    pub(super) async fn connect(server: SocketAddr) -> Result<Client, CliError> {
        let failed = |error: &dyn std::fmt::Display| CliError::failure(format_args!("cannot reach {server}: {error}"));
        let stream = TcpStream::connect(server).await.map_err(|error| failed(&error))?;
        // Small messages must not wait for more to come.
        stream.set_nodelay(true).map_err(|error| failed(&error))?;
        Ok(Client { stream, host: server.to_string(), request: Vec::new(), pending: Vec::new() })
    }

    async fn send(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Result<(), CliError> {
        let Client { stream, host, request, .. } = self;
        request.clear();
        // Writing to memory does not fail.
        let _ = write!(request, "{method} {path} HTTP/1.1\r\nhost: {host}\r\n");
        if let Some(token) = token {
            let _ = write!(request, "authorization: Bearer {token}\r\n");
        }
        if !body.is_empty() {
            let _ = write!(request, "content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        let _ = write!(request, "\r\n{body}");
        stream.write_all(request).await.map_err(|error| gone(&error))
    }

    /// Takes in what comes next.
    async fn more(&mut self) -> Result<(), CliError> {
        match self.stream.read_buf(&mut self.pending).await {
            Ok(0) => Err(gone(&"it has closed the connection")),
            Ok(_) if self.pending.len() > MAX_ANSWER => Err(unclear()),
            Ok(_) => Ok(()),
            Err(error) => Err(gone(&error)),
        }
    }

    /// The head of the next answer.
    async fn head(&mut self) -> Result<Head, CliError> {
        loop {
            if let Some(end) = find(&self.pending, b"\r\n\r\n") {
                let head = read_head(&self.pending[..end]).ok_or_else(unclear)?;
                self.pending.drain(..end + 4);
                return Ok(head);
            }
            self.more().await?;
        }
    }

    /// Sends JSON and gives the JSON that comes back.
    pub(super) async fn post(&mut self, path: &str, token: Option<&str>, body: &str) -> Result<(u16, Value), CliError> {
        self.send("POST", path, token, body).await?;
        let Head { status, length } = self.head().await?;
        let length = length.filter(|length| *length <= MAX_ANSWER).ok_or_else(unclear)?;
        while self.pending.len() < length {
            self.more().await?;
        }
        let value = serde_json::from_slice(&self.pending[..length]).unwrap_or(Value::Null);
        self.pending.drain(..length);
        Ok((status, value))
    }

    /// Asks for an answer that goes on and on; only its status is given.
    pub(super) async fn listen(&mut self, path: &str) -> Result<u16, CliError> {
        self.send("GET", path, None, "").await?;
        let Head { status, length } = self.head().await?;
        if status == OK && length.is_some() {
            return Err(unclear());
        }
        Ok(status)
    }

    /// Adds the next chunk of such an answer to what is there.
    pub(super) async fn chunk(&mut self, heard: &mut Vec<u8>) -> Result<(), CliError> {
        loop {
            match read_chunk(&self.pending).ok_or_else(unclear)? {
                Chunk::Whole { start, end } => {
                    heard.extend_from_slice(&self.pending[start..end]);
                    self.pending.drain(..end + 2);
                    return Ok(());
                }
                Chunk::Last => return Err(CliError::failure("a stream ended before its table")),
                // Whatever has come stays, should one stop waiting here.
                Chunk::Part => self.more().await?,
            }
        }
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

fn read_head(head: &[u8]) -> Option<Head> {
    let mut lines = std::str::from_utf8(head).ok()?.split("\r\n");
    let status = lines.next()?.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    let length = lines.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())
    });
    Some(Head { status, length: length.flatten() })
}

/// What stands at the beginning of an answer in chunks.
#[derive(PartialEq, Eq, Debug)]
enum Chunk {
    /// A chunk, from here to there.
    Whole { start: usize, end: usize },
    /// The end.
    Last,
    /// Not enough to tell.
    Part,
}

/// None if it cannot be one.
fn read_chunk(text: &[u8]) -> Option<Chunk> {
    let Some(line) = find(text, b"\r\n") else { return Some(Chunk::Part) };
    let length = usize::from_str_radix(std::str::from_utf8(&text[..line]).ok()?, 16).ok()?;
    let (start, end) = (line + 2, (line + 2).checked_add(length).filter(|end| *end <= MAX_ANSWER)?);
    Some(match text.len() >= end + 2 {
        _ if length == 0 => Chunk::Last,
        true => Chunk::Whole { start, end },
        false => Chunk::Part,
    })
}

/// The error for an answer that was not expected.
pub(super) fn refused(what: &str, status: u16, answer: &Value) -> CliError {
    let said = answer["message"].as_str().unwrap_or_default();
    match status {
        TOO_MANY => CliError::failure(format_args!(
            "{what}: the server limits what one machine may ask; start it with a higher --rate and --streams"
        )),
        _ => CliError::failure(format_args!("{what}: the server answers {status} {said}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_understood() {
        let head = b"HTTP/1.1 201 Created\r\nContent-Type: text/plain\r\nContent-Length: 17";
        assert_eq!(read_head(head), Some(Head { status: 201, length: Some(17) }));
        let stream = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked";
        assert_eq!(read_head(stream), Some(Head { status: 200, length: None }));
        for other in ["", "SSH-2.0", "HTTP/1.1 x", "HTTP/1.1 20"] {
            assert_eq!(read_head(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn chunks_are_told_from_parts() {
        assert_eq!(read_chunk(b"3\r\nabc\r\n5\r\n"), Some(Chunk::Whole { start: 3, end: 6 }));
        for part in ["", "3", "3\r", "3\r\n", "3\r\nabc", "3\r\nabc\r"] {
            assert_eq!(read_chunk(part.as_bytes()), Some(Chunk::Part), "{part:?}");
        }
        assert_eq!(read_chunk(b"0\r\n\r\n"), Some(Chunk::Last));
        for wrong in ["\r\n", "x\r\n", "-1\r\n", "ffffffffffffffff\r\n", "fffffffffffffffff\r\n"] {
            assert_eq!(read_chunk(wrong.as_bytes()), None, "{wrong:?}");
        }
    }
}
