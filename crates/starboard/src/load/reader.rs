//! What comes over the connection of one watcher: answers, chunks, compressed pieces, messages.

use flate2::{Decompress, FlushDecompress};

use super::http::{Chunk, Head, OK, find, refused, unclear};
use crate::cli_error::CliError;

/// How a compressed stream begins.
const GZIP_HEADER: usize = 10;

/// So much is kept for what comes next; what more a large message took is given back.
const KEPT: usize = 4 << 10;

/// Makes text of compressed pieces. The server compresses each message by itself, so that one
/// inflater serves all watchers.
pub(super) struct Inflater {
    inflate: Decompress,
    text: Vec<u8>,
}

impl Inflater {
    pub(super) fn new() -> Inflater {
        Inflater { inflate: Decompress::new(false), text: Vec::with_capacity(256 << 10) }
    }

    fn inflate(&mut self, piece: &[u8]) -> Result<&[u8], CliError> {
        self.inflate.reset(false);
        self.text.clear();
        loop {
            if self.text.len() == self.text.capacity() {
                self.text.reserve(self.text.capacity().max(KEPT));
            }
            let read = usize::try_from(self.inflate.total_in()).map_err(|_| unclear())?;
            let (before, room) = (self.text.len(), self.text.capacity());
            self.inflate
                .decompress_vec(&piece[read..], &mut self.text, FlushDecompress::Sync)
                .map_err(|_| unclear())?;
            let done = self.inflate.total_in() == piece.len() as u64 && self.text.len() < room;
            if done {
                return Ok(&self.text);
            }
            if self.text.len() == before && self.text.len() < room {
                return Err(unclear());
            }
        }
    }
}

/// What a watcher waits for.
#[derive(PartialEq, Eq, Debug)]
enum Awaited {
    /// The page, or an answer before the stream.
    Page,
    PageBody {
        left: usize,
        cookie: Option<String>,
    },
    Stream,
    Messages {
        gzip: bool,
        begun: bool,
    },
}

/// Something that has come.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Received {
    /// The page is there: so many bytes, and the cookie that came with it.
    Page { bytes: usize, cookie: Option<String> },
    /// A message, with the number that it tells of if it does, of so many bytes on the wire.
    Message { number: Option<u64>, bytes: usize },
}

/// One connection.
pub(super) struct Reader {
    awaited: Awaited,
    pending: Vec<u8>,
    /// The beginning of a message whose end has not come.
    message: Vec<u8>,
    /// How many bytes of the page have come.
    page: usize,
}

impl Reader {
    /// One that gets a page before the stream, or the stream alone.
    pub(super) fn new(page: bool) -> Reader {
        let awaited = if page { Awaited::Page } else { Awaited::Stream };
        Reader { awaited, pending: Vec::new(), message: Vec::new(), page: 0 }
    }

    /// Takes in bytes, and tells what they bring.
    pub(super) fn take(
        &mut self,
        bytes: &[u8],
        inflater: &mut Inflater,
        mut tell: impl FnMut(Received),
    ) -> Result<(), CliError> {
        self.pending.extend_from_slice(bytes);
        let mut used = 0;
        while let Some(more) = self.step(used, inflater, &mut tell)? {
            used += more;
        }
        self.pending.drain(..used);
        if self.pending.is_empty() && self.pending.capacity() > KEPT {
            self.pending = Vec::new();
        }
        Ok(())
    }

    /// How many bytes from `used` on were used up; none if there are not enough.
    fn step(
        &mut self,
        used: usize,
        inflater: &mut Inflater,
        tell: &mut impl FnMut(Received),
    ) -> Result<Option<usize>, CliError> {
        let rest = &self.pending[used..];
        match &mut self.awaited {
            Awaited::Page => {
                let Some((head, end)) = Head::read(rest)? else { return Ok(None) };
                if head.status != OK {
                    return Err(refused("looking at a table", head.status, ""));
                }
                self.page = end;
                self.awaited = Awaited::PageBody { left: head.length.ok_or_else(unclear)?, cookie: head.cookie };
                Ok(Some(end))
            }
            Awaited::PageBody { left, cookie } => {
                let taken = rest.len().min(*left);
                *left -= taken;
                self.page += taken;
                if *left > 0 {
                    return Ok((taken > 0).then_some(taken));
                }
                tell(Received::Page { bytes: self.page, cookie: cookie.take() });
                self.awaited = Awaited::Stream;
                Ok(Some(taken))
            }
            Awaited::Stream => {
                let Some((head, end)) = Head::read(rest)? else { return Ok(None) };
                if head.status != OK || head.length.is_some() {
                    return Err(refused("watching a table", head.status, ""));
                }
                self.awaited = Awaited::Messages { gzip: head.gzip, begun: false };
                Ok(Some(end))
            }
            Awaited::Messages { gzip, begun } => match Chunk::read(rest)? {
                Chunk::Part => Ok(None),
                Chunk::Last => Err(CliError::failure("a stream ended before its table")),
                Chunk::Whole { start, end } => {
                    let skipped = if *gzip && !std::mem::replace(begun, true) { GZIP_HEADER } else { 0 };
                    let piece = rest[start..end].get(skipped..).ok_or_else(unclear)?;
                    let text = if *gzip { inflater.inflate(piece)? } else { piece };
                    self.message.extend_from_slice(text);
                    messages(&mut self.message, end + 2, tell);
                    Ok(Some(end + 2))
                }
            },
        }
    }
}

/// Tells the messages that are whole.
fn messages(text: &mut Vec<u8>, bytes: usize, tell: &mut impl FnMut(Received)) {
    let mut read = 0;
    while let Some(length) = find(&text[read..], b"\n\n") {
        let number = number(&text[read..read + length]);
        tell(Received::Message { number, bytes });
        read += length + 2;
    }
    if read == text.len() {
        *text = Vec::new();
    } else {
        text.drain(..read);
    }
}

/// The number that a message tells of; none of a mere sign of life.
fn number(message: &[u8]) -> Option<u64> {
    let line = message.split(|byte| *byte == b'\n').take(3).find_map(|line| line.strip_prefix(b"id: "))?;
    std::str::from_utf8(line).ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use flate2::{Compress, Compression, FlushCompress};

    use super::*;

    /// All that comes of some bytes, given in pieces of every length.
    fn heard(page: bool, bytes: &[u8], step: usize) -> Vec<Received> {
        let (mut reader, mut inflater, mut heard) = (Reader::new(page), Inflater::new(), Vec::new());
        for piece in bytes.chunks(step) {
            reader.take(piece, &mut inflater, |one| heard.push(one)).expect("a sound stream");
        }
        assert!(reader.pending.is_empty() && reader.message.is_empty());
        heard
    }

    fn chunk(data: &[u8]) -> Vec<u8> {
        [format!("{:x}\r\n", data.len()).as_bytes(), data, b"\r\n"].concat()
    }

    fn packed(text: &[u8]) -> Vec<u8> {
        let mut out = Vec::with_capacity(text.len() + 64);
        let mut deflate = Compress::new(Compression::default(), false);
        deflate.compress_vec(text, &mut out, FlushCompress::Full).expect("memory");
        out
    }

    #[test]
    fn a_page_and_its_compressed_stream_are_read_in_any_pieces() {
        let long = format!("event: frames\nid: 17\ndata: {}\n\n", "x y".repeat(300_000));
        let first = [&[0; GZIP_HEADER][..], &packed(b":\n\n")].concat();
        let second = packed(long.as_bytes());
        let stream = [
            b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\nset-cookie: who=me; Path=/\r\n\r\nhello".to_vec(),
            b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n".to_vec(),
            chunk(&first),
            chunk(&second),
        ]
        .concat();
        let page = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\nset-cookie: who=me; Path=/\r\n\r\nhello".len();
        let expected = [
            Received::Page { bytes: page, cookie: Some("who=me".to_owned()) },
            Received::Message { number: None, bytes: chunk(&first).len() },
            Received::Message { number: Some(17), bytes: chunk(&second).len() },
        ];
        for step in [1, 7, 1_000, usize::MAX] {
            assert_eq!(heard(true, &stream, step), expected, "{step}");
        }
    }

    #[test]
    fn plain_messages_are_told_by_their_numbers() {
        let stream = [
            b"HTTP/1.1 200 OK\r\n\r\n".to_vec(),
            chunk(b"event: change\nid: 3\ndata: {}\n\n:\n\n"),
            chunk(b"event: change\nid: "),
            chunk(b"4\n\n"),
        ]
        .concat();
        let numbers = heard(false, &stream, 5).into_iter().map(|heard| match heard {
            Received::Message { number, .. } => number,
            Received::Page { .. } => panic!("there is no page"),
        });
        assert_eq!(numbers.collect::<Vec<_>>(), [Some(3), None, Some(4)]);
    }

    #[test]
    fn what_cannot_be_is_an_error() {
        for wrong in
            ["HTTP/1.1 429 Too Many\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n0\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\nx\r\n"]
        {
            let mut reader = Reader::new(false);
            assert!(reader.take(wrong.as_bytes(), &mut Inflater::new(), |_| {}).is_err(), "{wrong}");
        }
        let broken = [&b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n"[..], &chunk(&[7; 40])].concat();
        assert!(Reader::new(false).take(&broken, &mut Inflater::new(), |_| {}).is_err());
    }
}
