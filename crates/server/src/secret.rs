//! What must not be guessed: visitors' tokens, tables' names, seeds.

use engine::{Secret, Seed, hex};
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

/// A new visitor's token: 256 bits in hexadecimal.
pub(crate) fn token() -> Result<String, getrandom::Error> {
    random::<{ TOKEN / 2 }>().map(|bytes| hex(&bytes))
}

/// The fingerprint under which a token is kept.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// A secret that follows from others: nobody who knows it learns them.
pub(crate) fn derive(parts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update((part.len() as u64).to_be_bytes());
        digest.update(part);
    }
    hex(&digest.finalize())
}

/// Whether two secrets are the same, told in the same time whatever they have in common.
pub(crate) fn same(shown: &str, known: &str) -> bool {
    hash(shown) == hash(known)
}

/// A code to be typed: 40 bits, for a short time and one use.
pub(crate) fn code() -> Result<String, getrandom::Error> {
    let bytes = random::<8>()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A typed code as it was meant: case and spaces do not matter.
pub(crate) fn read_code(typed: &str) -> Option<String> {
    let code: String = typed.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    (code.len() == 8 && code.bytes().all(|byte| LETTERS.contains(&byte))).then_some(code)
}

/// Whom a token stands for by itself; none if it cannot be a token.
pub(crate) fn owner(token: &str) -> Option<Owner> {
    let sound = token.len() == TOKEN && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    sound.then(|| Owner(hash(token)))
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

/// What all chance of a table follows from.
pub(crate) fn of_table() -> Result<Secret, getrandom::Error> {
    random::<32>().map(Secret::from)
}

/// A new seed of 128 bits, for the thoughts of a bot.
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
    fn codes_are_read_as_they_are_typed() {
        let code = code().expect("a code");
        assert_eq!(read_code(&format!(" {}-{} ", code[..4].to_uppercase(), &code[4..])), Some(code.clone()));
        for wrong in ["", "abc", "abcdefg0", "abcdefgho", "éééééééé"] {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
        assert_ne!(derive(&["a", "bc"]), derive(&["ab", "c"]));
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
