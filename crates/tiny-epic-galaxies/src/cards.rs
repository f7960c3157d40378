//! Cards by number inside, by name outside: an id is a byte in the state and the card's name in
//! JSON; a set is a word of bits in the state and a list of names in JSON.

use std::fmt;

use serde::de::{self, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::catalog::{Exploration, Mission, Pilot, Planet, catalog};

macro_rules! cards {
    ($what:literal, $id:ident, $set:ident($bits:ty), $card:ty, $table:ident) => {
        #[doc = concat!("One ", $what, " card.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(u8);

        impl $id {
            /// The card at this place of the catalog.
            pub fn at(index: u8) -> Option<$id> {
                (usize::from(index) < catalog().$table.len()).then_some($id(index))
            }

            /// The card with this name.
            pub fn named(name: &str) -> Option<$id> {
                catalog().$table.iter().position(|card| card.id == name).map(|index| $id(index as u8))
            }

            /// All cards, in the order of the catalog.
            pub fn all() -> impl Iterator<Item = $id> {
                (0..catalog().$table.len() as u8).map($id)
            }

            /// The place in the catalog.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// What is printed on the card.
            pub fn card(self) -> &'static $card {
                &catalog().$table[self.index()]
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.card().id)
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.card().id)
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$id, D::Error> {
                struct Name;
                impl Visitor<'_> for Name {
                    type Value = $id;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str(concat!("the id of a ", $what))
                    }
                    fn visit_str<E: de::Error>(self, name: &str) -> Result<$id, E> {
                        $id::named(name).ok_or_else(|| E::invalid_value(de::Unexpected::Str(name), &self))
                    }
                }
                deserializer.deserialize_str(Name)
            }
        }

        #[doc = concat!("A set of ", $what, " cards.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// No card.
            pub const NONE: $set = $set(0);

            /// Whether the card is in the set.
            pub fn contains(self, card: $id) -> bool {
                self.0 >> card.0 & 1 == 1
            }

            /// This set and one card more.
            pub fn with(self, card: $id) -> $set {
                $set(self.0 | 1 << card.0)
            }

            /// This set without one card.
            pub fn without(self, card: $id) -> $set {
                $set(self.0 & !(1 << card.0))
            }

            /// The cards of both sets.
            pub fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The cards of both sets at once.
            pub fn common(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// How many cards.
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no card.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The cards in the order of the catalog.
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let index = rest.trailing_zeros();
                    (rest != 0).then(|| {
                        rest &= rest - 1;
                        $id(index as u8)
                    })
                })
            }

            /// Takes one card at random out of the set: a draw from the deck, whose order nobody
            /// knows.
            pub fn draw(&mut self, dice: &mut engine::Dice) -> Option<$id> {
                let card = $id(dice.pick_bit(u128::from(self.0))? as u8);
                *self = self.without(card);
                Some(card)
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(cards: I) -> $set {
                cards.into_iter().fold($set::NONE, $set::with)
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut list = serializer.serialize_seq(Some(self.len()))?;
                for card in self.iter() {
                    list.serialize_element(&card)?;
                }
                list.end()
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                struct Names;
                impl<'de> Visitor<'de> for Names {
                    type Value = $set;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str(concat!("a list of ids of ", $what, " cards, none twice"))
                    }
                    fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<$set, A::Error> {
                        let mut set = $set::NONE;
                        while let Some(card) = names.next_element::<$id>()? {
                            if set.contains(card) {
                                return Err(de::Error::invalid_value(de::Unexpected::Str(&card.card().id), &self));
                            }
                            set = set.with(card);
                        }
                        Ok(set)
                    }
                }
                deserializer.deserialize_seq(Names)
            }
        }
    };
}

cards!("planet", PlanetId, PlanetSet(u64), Planet, planets);
cards!("mission", MissionId, MissionSet(u32), Mission, missions);
cards!("pilot", PilotId, PilotSet(u32), Pilot, pilots);
cards!("exploration", ExplorationId, ExplorationSet(u32), Exploration, explorations);
