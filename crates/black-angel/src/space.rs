//! Space: the strips, Spes, the Black Angel and the Mission cards (section 2).

use engine::{List, Piece};
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Components, Side};
use crate::pieces::{COLUMNS, Card, Colour, Hex, Hexes, Holder};
use crate::state::BlackAngel;

/// Space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// The strips, nearest the ship board first.
    pub strips: List<StripSide, 7>,
    /// Where Spes is.
    pub spes: Spes,
    /// Where the Black Angel is.
    pub angel: Hex,
    /// The Mission cards.
    pub cards: Postings,
}

/// A strip with one side up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StripSide {
    /// Its number, from 1.
    pub strip: u8,
    /// Whether side b is up.
    pub side_b: bool,
}

/// Spes: first a token on a strip, then a tile on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spes {
    /// The token lies beside this strip.
    Token(u8),
    /// The tile covers the middle hex of this strip.
    Tile(u8),
}

/// What a hex is. Strips move on, so whatever happened on a hex is told together with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Aliens of a colour live there.
    Alien(Colour),
    /// An asteroid field.
    Asteroids,
    /// Spes.
    Spes,
}

/// A Mission card in space, with a robot of its owner on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posting {
    /// The card.
    pub card: Card,
    /// Whose robot lies on it (BA-TERM-6).
    pub owner: Holder,
}

/// The Mission cards in space, by hex. In JSON a list of hex, card and owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Postings {
    by_hex: [Option<Posting>; 35],
    occupied: Hexes,
}

impl Default for Postings {
    fn default() -> Postings {
        Postings { by_hex: [None; 35], occupied: Hexes::EMPTY }
    }
}

impl Postings {
    /// The card on a hex.
    #[inline]
    pub fn get(&self, hex: Hex) -> Option<Posting> {
        self.by_hex[hex.index()]
    }

    /// All hexes with a card.
    #[inline]
    pub fn hexes(&self) -> Hexes {
        self.occupied
    }

    /// All cards, strip by strip.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Posting)> + '_ {
        self.occupied.iter().filter_map(|hex| Some((hex, self.get(hex)?)))
    }

    pub(crate) fn put(&mut self, hex: Hex, posting: Posting) {
        self.by_hex[hex.index()] = Some(posting);
        self.occupied.insert(hex);
    }

    pub(crate) fn take(&mut self, hex: Hex) -> Option<Posting> {
        self.occupied.remove(hex);
        self.by_hex[hex.index()].take()
    }

    /// All strips move one place nearer; nothing may lie on strip 1.
    pub(crate) fn nearer(&mut self) {
        self.by_hex.rotate_left(usize::from(COLUMNS));
        self.occupied = self.occupied.nearer();
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    hex: Hex,
    card: Card,
    owner: Holder,
}

impl Serialize for Postings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.occupied.len()))?;
        for (hex, Posting { card, owner }) in self.iter() {
            list.serialize_element(&Entry { hex, card, owner })?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Postings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Postings, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Postings;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of hex, card and owner, one card a hex")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Postings, A::Error> {
                let mut postings = Postings::default();
                while let Some(Entry { hex, card, owner }) = list.next_element()? {
                    if postings.get(hex).is_some() {
                        return Err(A::Error::invalid_value(Unexpected::Str(hex.id()), &self));
                    }
                    postings.put(hex, Posting { card, owner });
                }
                Ok(postings)
            }
        }
        deserializer.deserialize_seq(List)
    }
}

impl StripSide {
    /// What is printed on it.
    #[inline]
    pub fn face(self, data: &Components) -> Option<&Side> {
        let strip = data.strips.get(usize::from(self.strip).checked_sub(1)?)?;
        Some(&strip.sides[usize::from(self.side_b)])
    }
}

impl Space {
    /// How many strips there are.
    #[inline]
    pub fn length(&self) -> u8 {
        self.strips.len() as u8
    }

    /// The hex of Spes, once the tile has been laid.
    #[inline]
    pub fn spes_hex(&self) -> Option<Hex> {
        match self.spes {
            Spes::Tile(strip) => Hex::at(strip, 0),
            Spes::Token(_) => None,
        }
    }

    /// How often the Black Angel must still advance to reach Spes: the token must come to strip 1
    /// and be turned, then Spes must come to the Black Angel (BA-HEX-5).
    pub fn advances_left(&self) -> u8 {
        let length = self.length();
        let ahead = length.div_ceil(2) + 1;
        match self.spes {
            Spes::Token(at) => at + length - ahead + 1,
            Spes::Tile(at) => (at + 1).saturating_sub(ahead),
        }
    }
}

impl BlackAngel {
    /// Gathers one feature of all strips; Spes hides its hex (BA-HEX-6).
    #[inline]
    fn gather(&self, feature: impl Fn(&Side) -> u8) -> Hexes {
        let mut set = 0u64;
        for side in self.space.strips.iter().rev() {
            set = set << COLUMNS | side.face(self.data.get()).map_or(0, |face| u64::from(feature(face)));
        }
        Hexes::from_bits(set) - self.space.spes_hex().map_or(Hexes::EMPTY, Hexes::one)
    }

    /// Alien hexes of a colour.
    pub fn aliens(&self, colour: Colour) -> Hexes {
        self.gather(|side| side.aliens[colour.index()])
    }

    /// Alien hexes of a colour without a card: a Mission could be placed there (BA-SHIP-9).
    pub fn open(&self, colour: Colour) -> Hexes {
        self.aliens(colour) - self.space.cards.hexes()
    }

    /// Whether a Mission of a colour could be placed on a hex.
    #[inline]
    pub(crate) fn is_open(&self, hex: Hex, colour: Colour) -> bool {
        self.space.cards.get(hex).is_none() && self.ground(hex) == Ground::Alien(colour)
    }

    /// What a hex is now.
    pub fn ground(&self, hex: Hex) -> Ground {
        if self.space.spes_hex() == Some(hex) {
            return Ground::Spes;
        }
        let side = self.space.strips.get(usize::from(hex.strip()) - 1).and_then(|side| side.face(self.data.get()));
        let is_alien =
            |colour: &Colour| side.is_some_and(|side| side.aliens[colour.index()] >> (hex.column() + 2) & 1 == 1);
        Colour::ALL.into_iter().find(is_alien).map_or(Ground::Asteroids, Ground::Alien)
    }

    /// Asteroid fields.
    pub fn asteroids(&self) -> Hexes {
        self.gather(|side| side.asteroids)
    }

    /// Hexes with a comet.
    pub fn comets(&self) -> Hexes {
        self.gather(|side| side.comets)
    }

    /// Hexes with a visible Ravager icon: a card hides it.
    pub fn icons(&self) -> Hexes {
        self.gather(|side| side.ravagers) - self.space.cards.hexes()
    }

    /// Hexes that ships may enter: no asteroids, but the Black Angel's hex always (BA-SHIP-4).
    pub fn passable(&self) -> Hexes {
        (Hexes::of_strips(self.space.length()) - self.asteroids()).with(self.space.angel)
    }

    /// How many Ravagers a Mission on this hex wakes (BA-SHIP-12).
    pub fn wakes(&self, hex: Hex) -> usize {
        (Hexes::one(hex).neighbours() & self.icons()).len()
    }
}
