//! The component data of a game, reached through the state that is played with it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// The values that are printed on a game's components.
pub trait Components: Sized + Send + Sync + 'static {
    /// The values that come with the program.
    fn built_in() -> &'static Self;
}

/// A reference to component data, carried by a state. In JSON it is left out (`#[serde(skip)]`):
/// a position that is read has the built-in data until it is told otherwise.
pub struct Data<C: 'static>(&'static C);

impl<C> Data<C> {
    /// These values.
    pub fn new(components: &'static C) -> Data<C> {
        Data(components)
    }

    /// The values themselves, for as long as the program runs.
    #[inline]
    pub fn get(self) -> &'static C {
        self.0
    }
}

impl<C: Components> Default for Data<C> {
    fn default() -> Data<C> {
        Data(C::built_in())
    }
}

impl<C> Clone for Data<C> {
    fn clone(&self) -> Data<C> {
        *self
    }
}

impl<C> Copy for Data<C> {}

impl<C> Deref for Data<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        self.0
    }
}

/// Two references are equal if they are to the same data.
impl<C> PartialEq for Data<C> {
    fn eq(&self, other: &Data<C>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for Data<C> {}

/// The data is the same throughout a match: it makes no difference between two of its positions.
impl<C> Hash for Data<C> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<C> fmt::Debug for Data<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Data")
    }
}
