//! A compressed stream of messages that are compressed once, whoever reads them.
//!
//! A gzip stream is a header and blocks of deflate. A message is compressed without looking back
//! at earlier ones and ends on a whole byte, so its blocks fit behind any others: each stream is the
//! header and the shared bytes of its messages. It never ends, so it has no trailer.

use axum::body::Bytes;
use flate2::{Compress, Compression, FlushCompress, Status};

/// How every stream begins: deflate, no name, no time, unknown system.
pub(crate) const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// Below so many bytes compressing does not pay.
const WORTH_COMPRESSING: usize = 256;

/// A message as a piece of a compressed stream.
pub(crate) fn pack(message: &[u8]) -> Bytes {
    if message.len() < WORTH_COMPRESSING {
        return stored(message);
    }
    compressed(message).unwrap_or_else(|| stored(message))
}

fn compressed(message: &[u8]) -> Option<Bytes> {
    let mut deflate = Compress::new(Compression::default(), false);
    // What does not shrink is not worth it.
    let mut packed = Vec::with_capacity(message.len() + 64);
    let status = deflate.compress_vec(message, &mut packed, FlushCompress::Full).ok()?;
    // If there is room left, everything is written, the end of the last block too.
    let whole = status == Status::Ok && deflate.total_in() == message.len() as u64 && packed.len() < packed.capacity();
    whole.then(|| Bytes::from(packed))
}

/// As blocks that are not compressed.
fn stored(message: &[u8]) -> Bytes {
    let blocks = message.chunks(usize::from(u16::MAX)).flat_map(|block| {
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        let mut bytes = vec![0];
        bytes.extend(length.to_le_bytes());
        bytes.extend((!length).to_le_bytes());
        bytes.extend(block);
        bytes
    });
    blocks.collect()
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    #[test]
    fn messages_fit_behind_one_another() {
        let noise: Vec<u8> = (0..200_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        let messages = [&b":\n\n"[..], &b"<p>again and again</p>".repeat(4_000), b"", &noise, b"short"];
        let mut inflate = Decompress::new(false);
        for message in [0, 1, 2, 3, 4, 1, 3, 0].map(|index| messages[index]) {
            let packed = pack(message);
            let mut text = Vec::with_capacity(message.len() + 1);
            inflate.decompress_vec(&packed, &mut text, FlushDecompress::Sync).expect("a valid stream");
            assert!(text == message, "what was put in comes out, at once");
        }
        assert!(pack(messages[1]).len() < 1_000);
        assert!(stored(&noise).len() < noise.len() + 64);
    }
}
