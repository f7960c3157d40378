//! Connections whose other end must read what it has asked for.

use std::error::Error;
use std::fmt;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection that breaks off when nothing could be written for so long: its other end does not
/// read, and what waits for it takes memory.
pub(crate) struct ReadWithin<T> {
    stream: T,
    limit: Duration,
    /// Since the other end has stopped reading.
    stuck: Option<Pin<Box<Sleep>>>,
}

/// The other end has not read in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unread;

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the other end does not read")
    }
}

impl Error for Unread {}

/// Whether a connection broke off because its other end did not read.
pub(crate) fn is_cause(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        if error.is::<Unread>() || inner.is_some_and(|inner| inner.is::<Unread>()) {
            return true;
        }
        cause = error.source();
    }
    false
}

impl<T> ReadWithin<T> {
    pub(crate) fn new(stream: T, limit: Duration) -> ReadWithin<T> {
        ReadWithin { stream, limit, stuck: None }
    }

    /// Passes an answer on; one that has been pending for too long becomes an error.
    fn watch<R>(&mut self, context: &mut Context<'_>, answer: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if answer.is_ready() {
            self.stuck = None;
            return answer;
        }
        let limit = self.limit;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(limit)));
        match stuck.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, Unread))),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for ReadWithin<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for ReadWithin<T> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let answer = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, answer)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let answer = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(context, answer)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn whoever_does_not_read_is_cut_off() {
        let (near, mut far) = duplex(16);
        let mut near = ReadWithin::new(near, Duration::from_millis(20));
        near.write_all(&[7; 16]).await.expect("there is context");
        far.read_exact(&mut [0; 16]).await.expect("it is sent");
        near.write_all(&[7; 16]).await.expect("there is context again");
        let error = near.write_all(&[7; 16]).await.expect_err("nobody reads any more");
        assert!(is_cause(&error) && !is_cause(&io::Error::other("something else")));
        far.read_exact(&mut [0; 16]).await.expect("what was written before is there");
        assert!(near.stuck.is_some());
        near.write_all(&[7; 16]).await.expect("whoever reads again is not cut off");
        assert!(near.stuck.is_none(), "and has the whole time anew");
    }
}
