//! Lines of bounded length.

use std::io::{self, BufRead, ErrorKind};

/// The longest line that is read. The rest of a longer one is passed over without being kept.
pub(super) const LONGEST_LINE: usize = 1 << 20;

/// What came in.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// A line without its end.
    Text(&'a [u8]),
    /// A line that is longer than [`LONGEST_LINE`].
    TooLong,
    /// There is no more.
    End,
}

/// Reads line after line.
pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines { input, line: Vec::new() }
    }

    /// The next line. The last one needs no line end.
    pub(super) fn next_line(&mut self) -> io::Result<Line<'_>> {
        self.line.clear();
        let (mut any, mut too_long) = (false, false);
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                if !any {
                    return Ok(Line::End);
                }
                break;
            }
            any = true;
            let end = chunk.iter().position(|byte| *byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= self.line.len() + part.len() > LONGEST_LINE;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let taken = part.len() + usize::from(end.is_some());
            self.input.consume(taken);
            if end.is_some() {
                break;
            }
        }
        if too_long {
            // One huge line should not cost memory for the rest of the session.
            self.line = Vec::new();
            return Ok(Line::TooLong);
        }
        Ok(Line::Text(self.line.strip_suffix(b"\r").unwrap_or(&self.line)))
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    #[test]
    fn lines_end_with_a_line_feed_or_the_input() {
        let mut lines = Lines::new(&b"one\r\n\ntwo"[..]);
        assert_eq!(lines.next_line().unwrap(), Line::Text(b"one"));
        assert_eq!(lines.next_line().unwrap(), Line::Text(b""));
        assert_eq!(lines.next_line().unwrap(), Line::Text(b"two"));
        assert_eq!(lines.next_line().unwrap(), Line::End);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over_without_being_kept() {
        let huge = io::repeat(b'x').take(LONGEST_LINE as u64 * 20);
        let mut lines = Lines::new(BufReader::new(huge.chain(&b"\nnext\n"[..])));
        assert_eq!(lines.next_line().unwrap(), Line::TooLong);
        assert!(lines.line.capacity() <= LONGEST_LINE);
        assert_eq!(lines.next_line().unwrap(), Line::Text(b"next"));
        assert_eq!(lines.next_line().unwrap(), Line::End);
    }

    #[test]
    fn the_longest_line_is_still_read() {
        let text = [vec![b'y'; LONGEST_LINE], vec![b'\n'], vec![b'z'; LONGEST_LINE + 1]].concat();
        let mut lines = Lines::new(BufReader::new(&text[..]));
        assert_eq!(lines.next_line().unwrap(), Line::Text(&text[..LONGEST_LINE]));
        assert_eq!(lines.next_line().unwrap(), Line::TooLong);
        assert_eq!(lines.next_line().unwrap(), Line::End);
    }
}
