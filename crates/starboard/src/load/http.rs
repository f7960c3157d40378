//! HTTP as plainly as it goes: whoever tries a server shares the machine with it, and must not be what
//! is measured.

use crate::cli_error::CliError;

/// The status of something done.
pub(super) const OK: u16 = 200;
/// The status of something made.
pub(super) const CREATED: u16 = 201;
const TOO_MANY: u16 = 429;

/// More than any head or answer of ours has.
const MAX_ANSWER: usize = 16 << 20;

/// The head of an answer.
#[derive(PartialEq, Eq, Debug, Default)]
pub(super) struct Head {
    pub(super) status: u16,
    /// How many bytes follow; none if they come in chunks.
    pub(super) length: Option<usize>,
    /// Whether they are compressed.
    pub(super) gzip: bool,
    /// The first cookie, as it is to be sent back.
    pub(super) cookie: Option<String>,
}

impl Head {
    /// The head at the beginning of some bytes, and where it ends; none if it is not there yet.
    pub(super) fn read(bytes: &[u8]) -> Result<Option<(Head, usize)>, CliError> {
        let Some(end) = find(bytes, b"\r\n\r\n") else {
            return if bytes.len() > MAX_ANSWER { Err(unclear()) } else { Ok(None) };
        };
        let head = Head::parse(&bytes[..end]).ok_or_else(unclear)?;
        if head.length.is_some_and(|length| length > MAX_ANSWER) {
            return Err(unclear());
        }
        Ok(Some((head, end + 4)))
    }

    fn parse(text: &[u8]) -> Option<Head> {
        let mut lines = std::str::from_utf8(text).ok()?.split("\r\n");
        let status = lines.next()?.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
        let mut head = Head { status, ..Head::default() };
        for (name, value) in lines.filter_map(|line| line.split_once(':')) {
            let value = value.trim();
            if name.eq_ignore_ascii_case("content-length") {
                head.length = value.parse().ok();
            } else if name.eq_ignore_ascii_case("content-encoding") {
                head.gzip = value == "gzip";
            } else if name.eq_ignore_ascii_case("set-cookie") && head.cookie.is_none() {
                head.cookie = value.split(';').next().map(str::to_owned);
            }
        }
        Some(head)
    }
}

/// The chunk at the beginning of some bytes.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Chunk {
    /// What it holds, from here to there; two more bytes belong to it.
    Whole { start: usize, end: usize },
    /// The end of all chunks.
    Last,
    /// Not enough to tell.
    Part,
}

impl Chunk {
    pub(super) fn read(bytes: &[u8]) -> Result<Chunk, CliError> {
        Chunk::parse(bytes).ok_or_else(unclear)
    }

    /// None if it cannot be one.
    fn parse(bytes: &[u8]) -> Option<Chunk> {
        let Some(line) = find(bytes, b"\r\n") else { return Some(Chunk::Part) };
        let length = usize::from_str_radix(std::str::from_utf8(&bytes[..line]).ok()?, 16).ok()?;
        let (start, end) = (line + 2, (line + 2).checked_add(length).filter(|end| *end <= MAX_ANSWER)?);
        Some(match bytes.len() >= end + 2 {
            _ if length == 0 => Chunk::Last,
            true => Chunk::Whole { start, end },
            false => Chunk::Part,
        })
    }
}

pub(super) fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

pub(super) fn unclear() -> CliError {
    CliError::failure("the server's answer cannot be understood")
}

pub(super) fn gone(error: &dyn std::fmt::Display) -> CliError {
    CliError::failure(format_args!("the server does not answer: {error}"))
}

/// The error for an answer that was not expected.
pub(super) fn refused(what: &str, status: u16, said: &str) -> CliError {
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
        let head = b"HTTP/1.1 201 Created\r\nContent-Type: text/plain\r\nContent-Length: 17\r\n\r\nbody";
        let read = Head::read(head).expect("a head").expect("a whole one");
        assert_eq!(read, (Head { status: 201, length: Some(17), ..Head::default() }, head.len() - 4));
        let stream = b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\nset-cookie: a=b; Path=/\r\nset-cookie: c=d\r\n\r\n";
        let (head, _) = Head::read(stream).expect("a head").expect("a whole one");
        assert_eq!(head, Head { status: 200, length: None, gzip: true, cookie: Some("a=b".to_owned()) });
        assert_eq!(Head::read(b"HTTP/1.1 200 OK\r\n").expect("the beginning of one"), None);
        for other in ["\r\n\r\n", "SSH-2.0\r\n\r\n", "HTTP/1.1 x\r\n\r\n", "HTTP/1.1 20\r\n\r\n"] {
            assert!(Head::read(other.as_bytes()).is_err(), "{other}");
        }
    }

    #[test]
    fn chunks_are_told_from_parts() {
        assert_eq!(Chunk::parse(b"3\r\nabc\r\n5\r\n"), Some(Chunk::Whole { start: 3, end: 6 }));
        for part in ["", "3", "3\r", "3\r\n", "3\r\nabc", "3\r\nabc\r"] {
            assert_eq!(Chunk::parse(part.as_bytes()), Some(Chunk::Part), "{part:?}");
        }
        assert_eq!(Chunk::parse(b"0\r\n\r\n"), Some(Chunk::Last));
        for wrong in ["\r\n", "x\r\n", "-1\r\n", "ffffffffffffffff\r\n", "fffffffffffffffff\r\n"] {
            assert_eq!(Chunk::parse(wrong.as_bytes()), None, "{wrong:?}");
        }
    }
}
