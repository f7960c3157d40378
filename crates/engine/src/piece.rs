//! Pieces of a game: small numbers in a state, names in every text, and sets of them.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

/// One of a game's pieces, cards, tiles or places.
pub trait Piece: Copy + Eq + 'static {
    /// What it is, for whoever wrote a name that does not exist: "the id of a planet".
    const EXPECTED: &'static str;

    /// The piece with this number.
    fn from_index(index: u8) -> Option<Self>;

    /// Its number.
    fn index(self) -> usize;

    /// Its name in texts.
    fn id(self) -> &'static str;

    /// The piece of this name.
    fn named(id: &str) -> Option<Self> {
        (0..=u8::MAX).map_while(Self::from_index).find(|piece| piece.id() == id)
    }

    /// All of them.
    fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map_while(Self::from_index)
    }
}

/// Reads a piece by its name. For [`named_in_texts!`](crate::named_in_texts).
pub fn read_piece<'de, P: Piece, D: Deserializer<'de>>(deserializer: D) -> Result<P, D::Error> {
    let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
    P::named(&id).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&id), &P::EXPECTED))
}

/// Writes and reads a [`Piece`] by its name.
#[macro_export]
macro_rules! named_in_texts {
    ($($piece:ident),* $(,)?) => {$(
        impl ::serde::Serialize for $piece {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Piece::id(*self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $piece {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<$piece, D::Error> {
                $crate::read_piece(deserializer)
            }
        }
    )*};
}

/// Declares pieces that are numbered by their place in a list of the game's component data. The
/// record of a piece is found by indexing: `data[planet]`.
///
/// ```text
/// engine::pieces! {
///     /// A planet card.
///     pub PlanetId: "the id of a planet" = Catalog.planets -> Planet;
/// }
/// ```
#[macro_export]
macro_rules! pieces {
    ($( $(#[$meta:meta])* $vis:vis $piece:ident : $expected:literal = $data:ident . $list:ident -> $record:ty; )*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $piece(u8);

        impl $crate::Piece for $piece {
            const EXPECTED: &'static str = $expected;

            fn from_index(index: u8) -> ::std::option::Option<$piece> {
                let data = <$data as $crate::Components>::built_in();
                (usize::from(index) < data.$list.len()).then_some($piece(index))
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn id(self) -> &'static str {
                &<$data as $crate::Components>::built_in().$list[usize::from(self.0)].id
            }
        }

        impl ::std::ops::Index<$piece> for $data {
            type Output = $record;

            #[inline]
            fn index(&self, piece: $piece) -> &$record {
                &self.$list[usize::from(piece.0)]
            }
        }

        impl ::std::fmt::Debug for $piece {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($crate::Piece::id(*self))
            }
        }

        $crate::named_in_texts!($piece);
    )*};
}

/// Declares a set of [`Piece`]s: one integer in a state, a list of names in JSON.
///
/// `with` and `without` take one piece; `|`, `&` and `-` take sets.
#[macro_export]
macro_rules! piece_set {
    ($( $(#[$meta:meta])* $vis:vis $set:ident($bits:ty) of $piece:ident; )*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $set($bits);

        #[allow(dead_code)]
        impl $set {
            /// Nothing.
            $vis const EMPTY: $set = $set(0);

            /// Just this one.
            #[inline]
            $vis fn one(piece: $piece) -> $set {
                $set(1 << $crate::Piece::index(piece))
            }

            /// The set with these bits; bits of no piece must not be among them.
            #[inline]
            $vis const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// One bit for each piece.
            #[inline]
            $vis const fn bits(self) -> $bits {
                self.0
            }

            /// Whether the piece is in the set.
            #[inline]
            $vis fn contains(self, piece: $piece) -> bool {
                self.0 >> $crate::Piece::index(piece) & 1 == 1
            }

            /// This set and one piece more.
            #[inline]
            $vis fn with(self, piece: $piece) -> $set {
                self | $set::one(piece)
            }

            /// This set without one piece.
            #[inline]
            $vis fn without(self, piece: $piece) -> $set {
                self - $set::one(piece)
            }

            /// Puts a piece in.
            #[inline]
            $vis fn insert(&mut self, piece: $piece) {
                *self = self.with(piece);
            }

            /// Takes a piece out.
            #[inline]
            $vis fn remove(&mut self, piece: $piece) {
                *self = self.without(piece);
            }

            /// How many there are.
            #[inline]
            $vis fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            $vis fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first in the order of numbers.
            #[inline]
            $vis fn first(self) -> ::std::option::Option<$piece> {
                if self.0 == 0 { return ::std::option::Option::None }
                <$piece as $crate::Piece>::from_index(self.0.trailing_zeros() as u8)
            }

            /// Its pieces in the order of their numbers.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $piece> {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let piece = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    ::std::option::Option::Some(piece)
                })
            }

            /// Takes one at random out of the set: a draw from a deck whose order nobody knows.
            $vis fn draw(&mut self, dice: &mut $crate::Dice) -> ::std::option::Option<$piece> {
                let piece = <$piece as $crate::Piece>::from_index(dice.pick_bit(u128::from(self.0))? as u8)?;
                self.remove(piece);
                ::std::option::Option::Some(piece)
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl ::std::ops::Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl FromIterator<$piece> for $set {
            fn from_iter<I: IntoIterator<Item = $piece>>(pieces: I) -> $set {
                pieces.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<$set, D::Error> {
                $crate::read_set(deserializer, $set::EMPTY, |set, piece: $piece| {
                    let new = !set.contains(piece);
                    set.insert(piece);
                    new
                })
            }
        }
    )*};
}

/// Reads a list of pieces without repetition. `insert` says whether a piece is new. For
/// [`piece_set!`](crate::piece_set).
pub fn read_set<'de, T, P: Piece + Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    empty: T,
    insert: fn(&mut T, P) -> bool,
) -> Result<T, D::Error> {
    struct Pieces<T, P>(T, fn(&mut T, P) -> bool);
    impl<'de, T, P: Piece + Deserialize<'de>> serde::de::Visitor<'de> for Pieces<T, P> {
        type Value = T;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a list without repetition")
        }

        fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<T, A::Error> {
            let Pieces(mut set, insert) = self;
            while let Some(piece) = list.next_element::<P>()? {
                if !insert(&mut set, piece) {
                    let twice = Unexpected::Str(piece.id());
                    return Err(A::Error::invalid_value(twice, &"a list without repetition"));
                }
            }
            Ok(set)
        }
    }
    deserializer.deserialize_seq(Pieces(empty, insert))
}
