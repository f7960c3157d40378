//! What must not be guessed: visitors' tokens, tables' names, seeds.

use engine::Seed;
use sha2::{Digest, Sha256};

use crate::store::Owner;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const NAME: usize = 16;
const TOKEN: usize = 64;

fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A new visitor's token: 256 bits in hexadecimal.
pub(crate) fn token() -> Result<String, getrandom::Error> {
    random::<{ TOKEN / 2 }>().map(|bytes| hex(&bytes))
}

/// Who a token stands for; none if it cannot be a token.
pub(crate) fn owner(token: &str) -> Option<Owner> {
    let sound = token.len() == TOKEN && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    sound.then(|| Owner(hex(&Sha256::digest(token))))
}

/// A new table's name: 80 bits in letters that are not mistaken for one another.
pub(crate) fn name() -> Result<String, getrandom::Error> {
    let bytes = random::<NAME>()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Whether a text can be the name of a table.
pub(crate) fn is_name(text: &str) -> bool {
    text.len() == NAME && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A new seed of 128 bits.
pub(crate) fn seed() -> Result<Seed, getrandom::Error> {
    let bytes = random::<16>()?;
    hex(&bytes).parse().map_err(|_| getrandom::Error::UNEXPECTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_have_their_form() {
        let (a, b) = (token().expect("a token"), token().expect("a token"));
        assert_ne!(owner(&a), owner(&b));
        assert!(!owner(&a).expect("an owner").0.contains(&a), "an owner does not tell the token");
        assert!(is_name(&name().expect("a name")) && name().expect("a name") != name().expect("a name"));
        assert_ne!(seed().expect("a seed"), seed().expect("a seed"));
    }

    #[test]
    fn what_is_not_one_of_ours_is_nobody() {
        for text in ["", "abc", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(owner(text), None);
            assert!(!is_name(text));
        }
        assert!(!is_name("../../etc/passwd") && !is_name("ABCDEFGHIJKMNPQR"));
    }
}
