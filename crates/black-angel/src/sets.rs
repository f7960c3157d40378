//! Sets of pieces as single integers. In JSON they are lists of names.

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::data;
use crate::hex::Hex;
use crate::names::{Advanced, Back, Card, Cell, HalCard, Tile};

macro_rules! bit_set {
    ($(#[$meta:meta])* $set:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);

            /// Just this one.
            pub fn one(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// Whether it is in the set.
            pub fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts it in.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes it out.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// How many there are.
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both.
            pub fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in either.
            pub fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this but not in the other.
            pub fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The first, in ascending order.
            pub fn first(self) -> Option<$item> {
                $item::from_index(self.0.trailing_zeros() as u8)
            }

            /// Its members in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let item = $item::from_index(rest.trailing_zeros() as u8).filter(|_| rest != 0)?;
                    rest &= rest - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, |set, item| set.or($set::one(item)))
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut list = serializer.serialize_seq(Some(self.len()))?;
                for item in self.iter() {
                    list.serialize_element(&item)?;
                }
                list.end()
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                struct List;
                impl<'de> Visitor<'de> for List {
                    type Value = $set;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("a list without repetition")
                    }

                    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<$set, A::Error> {
                        let mut set = $set::EMPTY;
                        while let Some(item) = list.next_element::<$item>()? {
                            if set.contains(item) {
                                return Err(A::Error::invalid_value(Unexpected::Str(item.id()), &self));
                            }
                            set.insert(item);
                        }
                        Ok(set)
                    }
                }
                deserializer.deserialize_seq(List)
            }
        }
    };
}

bit_set! {
    /// Mission and Ravager cards.
    Cards(u128) of Card
}
bit_set! {
    /// Technology tiles.
    Tiles(u64) of Tile
}
bit_set! {
    /// Advanced tiles.
    AdvancedTiles(u16) of Advanced
}
bit_set! {
    /// Hexes of space.
    Hexes(u64) of Hex
}
bit_set! {
    /// Cells of a technology grid.
    Cells(u16) of Cell
}
bit_set! {
    /// Cards of Hal's.
    HalCards(u16) of HalCard
}

impl Cards {
    /// All cards with this back.
    pub fn with_back(back: Back) -> Cards {
        data().backs[back as usize]
    }

    /// Those with this back.
    pub fn of(self, back: Back) -> Cards {
        self.and(Cards::with_back(back))
    }

    /// The Missions among them.
    pub fn missions(self) -> Cards {
        self.without(Cards::with_back(Back::Ravager))
    }
}
