//! Packs of component data that people keep, and those that tables need.

use super::kept::check;
use super::{Owner, StoreError};

/// The text of a pack. What it says follows from its hash, so it is never changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackText {
    /// The hash.
    pub hash: String,
    /// What its owner called it.
    pub name: String,
    /// The pack as a file.
    pub text: String,
}

/// A pack that somebody keeps. What it says may change, then it has another hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPack {
    /// What leads to it: whoever knows it may read the pack.
    pub id: String,
    /// Who may change it.
    pub owner: Owner,
    /// The game whose box it corrects.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// The hash of what it says now.
    pub hash: String,
    /// The network from which it was kept first, so that shares can be counted; empty if unknown.
    pub origin: String,
    /// When it was changed last, in seconds since 1970.
    pub changed: i64,
}

impl PackText {
    /// Whether every store can keep it.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        check(&[Some(&self.hash), Some(&self.name)], &[Some(&self.text)])
    }
}

impl KeptPack {
    /// Whether every store can keep it.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let names = [&self.id, &self.owner.0, &self.game, &self.name, &self.hash, &self.origin];
        check(&names.map(|name| Some(name.as_str())), &[])
    }
}
