//! All chance of all games.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The words from which all chance of a match follows: 1 to 128 printable characters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

/// A text that cannot be a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seed: 1 to 128 characters, no control characters")
    }
}

impl std::error::Error for SeedError {}

impl Seed {
    const MAX_LENGTH: usize = 128;

    /// The seed of the `index`th of many games that start from this one.
    pub fn nth(&self, index: u64) -> Seed {
        let digest = Sha256::digest(format!("starboard game {index} of {}", self.0));
        Seed(hex(&digest[..16]))
    }

    /// The SHA-256 of the seed in hexadecimal: it proves afterwards that the seed was not changed.
    /// It is also the key of the dice: whoever knows it knows every draw.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(&self.0))
    }

    /// The seed of a match to whose chance its players have added words of their own: the SHA-256,
    /// in hexadecimal, of this seed and the words, each on a line. Without words it is the seed
    /// itself.
    pub fn mixed(&self, words: &[String]) -> Seed {
        if words.is_empty() {
            return self.clone();
        }
        let mut lines = self.0.clone();
        for word in words {
            lines.push('\n');
            lines.push_str(word);
        }
        Seed(hex(&Sha256::digest(lines)))
    }

    /// The words themselves.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let length = text.chars().count();
        if length == 0 || length > Seed::MAX_LENGTH || text.chars().any(char::is_control) {
            return Err(SeedError);
        }
        Ok(Seed(text.to_owned()))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

/// The only source of chance: a ChaCha stream. The same key gives the same draws on every machine;
/// what the key follows from is [`crate::Chance`]. It also counts its draws, from which a
/// [`crate::Match`] knows how far an undo may go back.
#[derive(Clone, Debug)]
pub struct Dice {
    stream: ChaCha8Rng,
    draw_count: u64,
}

impl Dice {
    /// The dice of a match that starts from `seed`: their key is its SHA-256.
    pub fn new(seed: &Seed) -> Dice {
        Dice::keyed(Sha256::digest(seed.as_str()).into())
    }

    /// The dice of this key.
    pub fn keyed(key: [u8; 32]) -> Dice {
        Dice { stream: ChaCha8Rng::from_seed(key), draw_count: 0 }
    }

    /// A number from 0 to `bound - 1`, each equally likely. A bound of 0 or 1 gives 0 and draws
    /// nothing.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        self.draw_count += 1;
        // Lemire's method: the high half of a product, rejecting the few low halves that would
        // make some results likelier. Written out so that no crate's update changes a replay.
        loop {
            let product = u64::from(self.stream.next_u32()) * u64::from(bound);
            // The threshold is below the bound: mostly it need not be worked out.
            if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// A die with faces 1 to `faces`.
    pub fn roll(&mut self, faces: u8) -> u8 {
        self.below(u32::from(faces)) as u8 + 1
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, or none of none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// The number of one of the set bits of `set`, or none if it is 0.
    pub fn pick_bit(&mut self, set: u128) -> Option<u32> {
        let mut rest = set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        (rest != 0).then(|| rest.trailing_zeros())
    }

    /// Marks that something hidden has been shown without a draw (a card turned up, a hand
    /// looked at). Undo stops here just as at a roll.
    pub fn reveal(&mut self) {
        self.draw_count += 1;
    }

    /// How many draws and reveals there have been: two equal numbers mean that nothing has
    /// become known in between.
    pub fn draw_count(&self) -> u64 {
        self.draw_count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(seed: &str) -> Dice {
        Dice::new(&seed.parse().expect("a seed"))
    }

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = dice("starboard");
        let rolls: Vec<u8> = (0..12).map(|_| dice.roll(6)).collect();
        assert_eq!(rolls, KNOWN_ROLLS, "a change here breaks every saved match");
    }

    const KNOWN_ROLLS: [u8; 12] = [2, 6, 2, 6, 1, 1, 3, 1, 2, 5, 3, 6];

    #[test]
    fn faces_are_equally_likely() {
        let mut dice = dice("fair");
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(dice.roll(6)) - 1] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn nothing_is_drawn_where_there_is_no_choice() {
        let mut dice = dice("still");
        assert_eq!((dice.below(0), dice.below(1), dice.roll(1)), (0, 0, 1));
        assert_eq!(dice.pick_bit(0), None);
        assert_eq!(dice.pick_bit(1 << 90), Some(90));
        assert_eq!(dice.pick::<u8>(&[]), None);
        assert_eq!(dice.draw_count(), 0);
        dice.reveal();
        assert_eq!(dice.draw_count(), 1);
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..40).collect();
        dice("shuffle").shuffle(&mut items);
        assert_ne!(items, (0..40).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..40).collect::<Vec<_>>());
    }

    #[test]
    fn words_of_the_players_change_the_seed_and_their_order_counts() {
        let seed: Seed = "starboard".parse().expect("a seed");
        let words = |words: &[&str]| seed.mixed(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        assert_eq!(words(&[]), seed);
        // printf 'starboard\nmoon\nriver' | sha256sum
        assert_eq!(words(&["moon", "river"]).as_str(), KNOWN_MIX, "a change here breaks every saved match");
        assert_ne!(words(&["river", "moon"]), words(&["moon", "river"]));
        assert_ne!(words(&[""]), seed);
    }

    const KNOWN_MIX: &str = "381534b61b56d968dc9337c69c8267b2f99befb9a57fcfa37cb0d798f281852b";

    #[test]
    fn seeds_are_words_of_a_sane_length() {
        assert!("".parse::<Seed>().is_err());
        assert!("a\nb".parse::<Seed>().is_err());
        assert!("x".repeat(129).parse::<Seed>().is_err());
        assert!("Wisła 2026".parse::<Seed>().is_ok());
        assert!(serde_json::from_str::<Seed>("\"\"").is_err());
    }
}
