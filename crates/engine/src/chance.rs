//! What all chance of a match follows from. `docs/fair-dice.md` specifies it to the byte.
//!
//! Version 1 is a text: whoever knows it, or its SHA-256, knows every draw. It serves where a seed
//! is chosen and nobody else can be deceived. Version 2 is a secret of 32 bytes that a server has
//! drawn, and what the players have contributed: what is published before the match tells nothing
//! about the draws.

use std::fmt;

use hkdf::Hkdf;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::hex;
use crate::{Dice, Seat, Seed};

const COMMITMENT: &[u8] = b"starboard commitment v2";
const CONTRIBUTION: &[u8] = b"starboard contribution v2";
const CONTRIBUTIONS: &[u8] = b"starboard contributions v2";
const DICE: &[u8] = b"starboard dice v2";

/// Each part after its length in bytes, eight bytes with the highest first: no two lists of parts
/// give the same bytes.
fn encode(parts: &[&[u8]]) -> Vec<u8> {
    parts.iter().flat_map(|part| [&(part.len() as u64).to_be_bytes(), *part].concat()).collect()
}

/// Reads `N` bytes in lower-case hexadecimal.
fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// So many bytes that are not shown in a log. In files they are hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SecretBytes<const N: usize>([u8; N]);

/// What a server has drawn for a table. To be shown only when the match is over.
pub type Secret = SecretBytes<32>;

/// What the page or the program of a player has drawn.
pub type Share = SecretBytes<16>;

/// A text that is not so many bytes in lower-case hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexError(usize);

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} lower-case hexadecimal digits are wanted", 2 * self.0)
    }
}

impl std::error::Error for HexError {}

impl<const N: usize> From<[u8; N]> for SecretBytes<N> {
    fn from(bytes: [u8; N]) -> SecretBytes<N> {
        SecretBytes(bytes)
    }
}

impl<const N: usize> TryFrom<String> for SecretBytes<N> {
    type Error = HexError;

    fn try_from(text: String) -> Result<SecretBytes<N>, HexError> {
        text.parse()
    }
}

impl<const N: usize> std::str::FromStr for SecretBytes<N> {
    type Err = HexError;

    fn from_str(text: &str) -> Result<SecretBytes<N>, HexError> {
        unhex(text).map(SecretBytes).ok_or(HexError(N))
    }
}

impl<const N: usize> From<SecretBytes<N>> for String {
    fn from(bytes: SecretBytes<N>) -> String {
        bytes.to_hex()
    }
}

impl<const N: usize> SecretBytes<N> {
    /// The bytes in hexadecimal.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }
}

/// Without the bytes, which must not come into a log.
impl<const N: usize> fmt::Debug for SecretBytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({N} bytes)")
    }
}

/// What a player has added to the chance: 16 bytes that their page or program has drawn, and words
/// of their own if they liked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Whose.
    pub seat: Seat,
    /// What was drawn.
    pub bytes: Share,
    /// Words of their own; mostly none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

impl Contribution {
    /// What the player publishes first: a hash that holds for this table and this seat only.
    pub fn hash(&self, table: &str) -> String {
        let parts = [CONTRIBUTION, table.as_bytes(), &[self.seat.0], &self.bytes.0, self.words.as_bytes()];
        hex(&Sha256::digest(encode(&parts)))
    }
}

/// A server's secret and what the players have contributed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// The name of the table for which the secret was drawn.
    pub table: String,
    /// The secret.
    pub secret: Secret,
    /// The contributions that were opened, in the order of the seats.
    pub contributions: Vec<Contribution>,
    /// The seats whose contributions were promised but not opened in time.
    pub left_out: Vec<Seat>,
}

impl Shared {
    /// What nobody has contributed to.
    pub fn of(table: &str, secret: Secret) -> Shared {
        Shared { table: table.to_owned(), secret, contributions: Vec::new(), left_out: Vec::new() }
    }

    /// What is published before the match.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(encode(&[COMMITMENT, self.table.as_bytes(), &self.secret.0])))
    }

    /// The key of the dice.
    fn key(&self) -> [u8; 32] {
        let mut salt = encode(&[CONTRIBUTIONS]);
        for Contribution { seat, bytes, words } in &self.contributions {
            salt.extend(encode(&[&[seat.0], &bytes.0, words.as_bytes()]));
        }
        let mut key = [0; 32];
        let derived = Hkdf::<Sha256>::new(Some(&salt), &self.secret.0).expand(DICE, &mut key);
        derived.map_or_else(|_| unreachable!("a key of 32 bytes can be derived"), |()| key)
    }

    /// Whether the lists are in the order of the seats, with no seat twice.
    pub(crate) fn is_in_order(&self) -> bool {
        let ordered = |seats: &[Seat]| seats.windows(2).all(|two| two[0].0 < two[1].0);
        let given: Vec<Seat> = self.contributions.iter().map(|contribution| contribution.seat).collect();
        ordered(&given) && ordered(&self.left_out) && !self.left_out.iter().any(|seat| given.contains(seat))
    }
}

/// What all chance of a match follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Version 1.
    Seed {
        /// The seed.
        seed: Seed,
        /// What the players have added to it, in the order of their seats: see [`Seed::mixed`].
        words: Vec<String>,
        /// Whether it is known that somebody has chosen it.
        chosen: bool,
    },
    /// Version 2.
    Shared(Shared),
}

impl From<Seed> for Chance {
    fn from(seed: Seed) -> Chance {
        Chance::Seed { seed, words: Vec::new(), chosen: false }
    }
}

impl Chance {
    /// A seed that somebody has chosen.
    pub fn chosen(seed: Seed) -> Chance {
        Chance::Seed { seed, words: Vec::new(), chosen: true }
    }

    /// The version of the derivation.
    pub fn version(&self) -> u8 {
        match self {
            Chance::Seed { .. } => 1,
            Chance::Shared(_) => 2,
        }
    }

    /// Whether it is known that somebody has chosen it.
    pub fn is_chosen(&self) -> bool {
        matches!(self, Chance::Seed { chosen: true, .. })
    }

    /// What proves afterwards that seed or secret were not changed. Of version 1 it is the key of
    /// the dice, and must not be shown before the end.
    pub fn commitment(&self) -> String {
        match self {
            Chance::Seed { seed, .. } => seed.commitment(),
            Chance::Shared(shared) => shared.commitment(),
        }
    }

    /// The seed, or the secret in hexadecimal. To be shown only when the match is over.
    pub fn origin(&self) -> String {
        match self {
            Chance::Seed { seed, .. } => seed.to_string(),
            Chance::Shared(shared) => shared.secret.to_hex(),
        }
    }

    /// The dice before the first draw.
    pub fn dice(&self) -> Dice {
        match self {
            Chance::Seed { seed, words, .. } => Dice::new(&seed.mixed(words)),
            Chance::Shared(shared) => Dice::keyed(shared.key()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contribution(seat: u8, bytes: std::ops::Range<u8>, words: &str) -> Contribution {
        let bytes: Vec<u8> = bytes.collect();
        let bytes: [u8; 16] = bytes.try_into().expect("16 bytes");
        Contribution { seat: Seat(seat), bytes: bytes.into(), words: words.to_owned() }
    }

    /// The vectors of `docs/fair-dice.md`.
    fn example() -> Shared {
        let secret: Vec<u8> = (0..32).collect();
        let secret: [u8; 32] = secret.try_into().expect("32 bytes");
        Shared {
            table: "abcdefghijkmnpqr".to_owned(),
            secret: secret.into(),
            contributions: vec![contribution(0, 16..32, "moon river"), contribution(2, 64..80, "")],
            left_out: vec![Seat(1)],
        }
    }

    #[test]
    fn parts_of_another_length_are_other_bytes() {
        assert_eq!(encode(&[b"ab", b""]), b"\0\0\0\0\0\0\0\x02ab\0\0\0\0\0\0\0\0");
        assert_ne!(encode(&[b"a", b"bc"]), encode(&[b"ab", b"c"]));
    }

    #[test]
    fn the_vectors_of_the_document_hold() {
        let document = include_str!("../../../docs/fair-dice.md");
        let shared = example();
        let draws = |shared: &Shared| {
            let mut dice = Chance::Shared(shared.clone()).dice();
            (0..12).map(|_| dice.roll(6).to_string()).collect::<Vec<_>>().join(" ")
        };
        let alone = Shared::of(&shared.table, shared.secret);
        let [first, second] = [0, 1].map(|index| shared.contributions[index].hash(&shared.table));
        let vectors =
            [shared.commitment(), first, second, hex(&shared.key()), draws(&shared), hex(&alone.key()), draws(&alone)];
        for vector in vectors {
            assert!(document.contains(&format!("`{vector}`")), "{vector} is not in docs/fair-dice.md");
        }
    }

    #[test]
    fn everything_that_goes_in_changes_the_key() {
        let shared = example();
        let mut others = vec![shared.clone(); 6];
        others[0].secret = [9; 32].into();
        others[1].contributions[0].words.clear();
        others[2].contributions[1].bytes = [9; 16].into();
        others[3].contributions[1].seat = Seat(1);
        others[4].contributions.swap(0, 1);
        others[5].contributions.pop();
        for other in &others {
            assert_ne!(other.key(), shared.key());
        }
        let other_table = Shared { table: "another".to_owned(), ..shared.clone() };
        assert_ne!(other_table.commitment(), shared.commitment());
        let hash = shared.contributions[0].hash("a");
        assert_ne!(hash, shared.contributions[0].hash("b"), "a hash holds for one table");
        assert_ne!(hash, Contribution { seat: Seat(1), ..shared.contributions[0].clone() }.hash("a"), "and one seat");
        assert!(shared.is_in_order() && !others[4].is_in_order());
        assert!(!Shared { left_out: vec![Seat(2)], ..shared }.is_in_order());
    }

    #[test]
    fn what_is_published_is_not_the_key() {
        let shared = example();
        assert_ne!(unhex(&shared.commitment()), Some(shared.key()));
        let seed: Seed = "starboard".parse().expect("a seed");
        let published: [u8; 32] = unhex(&seed.commitment()).expect("a hash");
        let (mut keyed, mut dice) = (Dice::keyed(published), Dice::new(&seed));
        assert!((0..50).all(|_| keyed.roll(6) == dice.roll(6)), "of version 1 it is: so it is shown at the end only");
    }

    #[test]
    fn secrets_are_hexadecimal_in_files_and_nothing_in_logs() {
        let secret: Secret = [0xab; 32].into();
        let text = serde_json::to_string(&secret).expect("text");
        assert_eq!(text, format!("\"{}\"", "ab".repeat(32)));
        assert_eq!(serde_json::from_str::<Secret>(&text).expect("a secret"), secret);
        assert!(!format!("{:?}", example()).contains("0001"));
        for wrong in ["", "ab", &"AB".repeat(32), &"xy".repeat(32), &"é".repeat(32)] {
            assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
        }
    }
}
