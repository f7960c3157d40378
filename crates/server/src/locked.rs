//! What is handed to another device by a link or a code, locked so that a copy of the database cannot
//! be searched for it.
//!
//! A code has 40 bits, which a machine tries out in minutes if a try is cheap. So its key is derived
//! by Argon2id, which needs time and memory for every try; a link has 256 bits and needs no such
//! thing. One half of what is derived is the name under which the ticket is kept, the other half is
//! the key that encrypts what it holds (XChaCha20-Poly1305, with the name as associated data).

use std::sync::LazyLock;

use argon2::{Algorithm, Argon2, Params, Version};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use engine::hex;
use sha2::{Digest, Sha512};
use tokio::sync::Semaphore;

/// Memory in KiB, passes and lanes: what OWASP asks for. About 20 ms and 19 MiB for each try.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;

/// So many are derived at once, so that guessing does not fill the memory.
static PLACES: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

/// Fixed, since a code is looked up by what is derived from it; it stands for ten minutes.
const SALT: &[u8] = b"starboard device code v1";

const NONCE: usize = 24;

/// What opens a ticket.
#[derive(Clone)]
pub(crate) struct Lock {
    name: String,
    key: [u8; 32],
}

impl Lock {
    fn of(derived: &[u8; 64]) -> Lock {
        let mut key = [0; 32];
        key.copy_from_slice(&derived[32..]);
        Lock { name: hex(&derived[..32]), key }
    }

    /// The lock of a link, which nobody can guess.
    pub(crate) fn of_link(token: &str) -> Lock {
        let mut digest = Sha512::new();
        digest.update("starboard device link v1");
        digest.update((token.len() as u64).to_be_bytes());
        digest.update(token);
        Lock::of(&digest.finalize().into())
    }

    /// The lock of a code; none if it cannot be derived.
    pub(crate) async fn of_code(code: &str) -> Option<Lock> {
        let _place = PLACES.acquire().await.ok()?;
        let code = code.to_owned();
        tokio::task::spawn_blocking(move || {
            let params = Params::new(MEMORY, PASSES, 1, Some(64)).ok()?;
            let mut derived = [0; 64];
            let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
            argon.hash_password_into(code.as_bytes(), SALT, &mut derived).ok()?;
            Some(Lock::of(&derived))
        })
        .await
        .ok()
        .flatten()
    }

    /// The name under which the ticket is kept.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Encrypts a text.
    pub(crate) fn close(&self, text: &str) -> Option<String> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).ok()?;
        let payload = Payload { msg: text.as_bytes(), aad: self.name.as_bytes() };
        let sealed = self.cipher().encrypt(&XNonce::from(nonce), payload).ok()?;
        Some(format!("{}{}", hex(&nonce), hex(&sealed)))
    }

    /// The text, if it was encrypted with this lock and nobody has touched it.
    pub(crate) fn open(&self, closed: &str) -> Option<String> {
        let digits = closed.as_bytes().chunks(2).map(|two| std::str::from_utf8(two).ok());
        let bytes: Vec<u8> = digits.map(|two| u8::from_str_radix(two?, 16).ok()).collect::<Option<_>>()?;
        let (nonce, sealed) = bytes.split_at_checked(NONCE)?;
        let payload = Payload { msg: sealed, aad: self.name.as_bytes() };
        let text = self.cipher().decrypt(&XNonce::try_from(nonce).ok()?, payload).ok()?;
        String::from_utf8(text).ok()
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&self.key).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_code_opens_it_and_nothing_of_it_can_be_changed() {
        let lock = Lock::of_code("abcdefgh").await.expect("a lock");
        let closed = lock.close("a secret").expect("closed");
        assert!(!closed.contains(&hex("a secret".as_bytes())));
        assert_ne!(closed, lock.close("a secret").expect("closed"), "each time otherwise");
        let again = Lock::of_code("abcdefgh").await.expect("a lock");
        assert_eq!((again.name(), again.open(&closed)), (lock.name(), Some("a secret".to_owned())));
        let other = Lock::of_code("abcdefgi").await.expect("a lock");
        assert!(other.name() != lock.name() && other.open(&closed).is_none());
        for at in 0..closed.len() {
            let mut touched = closed.clone().into_bytes();
            touched[at] = if touched[at] == b'0' { b'1' } else { b'0' };
            assert_eq!(lock.open(std::str::from_utf8(&touched).expect("text")), None, "{at}");
        }
        for nonsense in ["", "0", "xyz", "é", &closed[..40]] {
            assert_eq!(lock.open(nonsense), None);
        }
    }

    #[test]
    fn a_link_opens_what_it_closed_and_no_other_does() {
        let (lock, other) = (Lock::of_link("token"), Lock::of_link("tokem"));
        let closed = lock.close("x").expect("closed");
        assert_eq!(Lock::of_link("token").open(&closed).as_deref(), Some("x"));
        assert_eq!(other.open(&closed), None);
    }

    /// Argon2id as its authors describe it: the same parameters give the same bytes elsewhere.
    #[tokio::test]
    async fn what_is_derived_costs_memory() {
        let derived = Lock::of_code("abcdefgh").await.expect("a lock");
        let mut cheap = [0; 64];
        let params = Params::new(8, 1, 1, Some(64)).expect("parameters");
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password_into(b"abcdefgh", SALT, &mut cheap)
            .expect("derived");
        assert_ne!(Lock::of(&cheap).name(), derived.name());
        assert_eq!((MEMORY, PASSES), (19_456, 2));
    }
}
