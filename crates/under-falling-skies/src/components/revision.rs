//! Revisions of the built-in values.
//!
//! Printed values stay; reconstructed ones and rulings may be found wanting. What is played with
//! earlier ones goes on with them: `data/components.toml` has the present values, each
//! `data/revision-N.toml` the records that were others before. The first two revisions are known by
//! their numbers, and where a file names none it is the first; all others, and the packs of owners,
//! are known by their hash.

use engine::pack::schema::Kind;
use engine::{Components, Data, DataHash, Edition, Fault, PackFaults, Source};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Catalog, kinds};

/// What games that say nothing are played with.
pub(crate) const FIRST: u8 = 1;
/// The last revision that has a number, and what new games are played with.
pub(crate) const LATEST: u8 = 2;

impl Components for Catalog {
    const KINDS: &'static [Kind] = kinds::KINDS;

    #[inline]
    fn source() -> &'static Source<Catalog> {
        static SOURCE: Source<Catalog> = Source::new(
            "under-falling-skies",
            include_str!("../../data/components.toml"),
            &[include_str!("../../data/revision-1.toml")],
        );
        &SOURCE
    }

    fn read(file: toml::Table, edition: Edition) -> Result<Catalog, PackFaults> {
        Catalog::of_file(file, edition)
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }
}

impl Catalog {
    /// The components of a revision that has a number, if there is such a one.
    pub fn of_revision(revision: u8) -> Option<&'static Catalog> {
        match revision {
            // No need to read the earlier ones for it.
            LATEST => Some(Catalog::built_in()),
            FIRST => Some(Catalog::first()),
            _ => None,
        }
    }

    /// The number of the revision that these values are, or that they correct.
    pub fn revision(&self) -> u8 {
        let base = self.edition.pack.as_ref().map_or(self.edition.hash, engine::Pack::corrects);
        let found = Catalog::editions().position(|data| data.edition.hash == base);
        found.map_or(LATEST, |index| index as u8 + 1)
    }

    /// What a setup asks for: a pack or other values by their hash, or else a numbered revision.
    pub(crate) fn asked(pack: Option<DataHash>, revision: u8) -> Result<Data<Catalog>, Fault> {
        let found = match pack {
            Some(hash) => Catalog::with_hash(hash).ok_or_else(|| Fault::new("pack", "unknown-pack")),
            None => Catalog::of_revision(revision).ok_or_else(|| Fault::new("revision", "unknown-value")),
        };
        found.map(Data::new)
    }

    /// How a setup asks for these values.
    pub(crate) fn asked_by(&self) -> (Option<DataHash>, u8) {
        (self.edition.pack.is_some().then_some(self.edition.hash), self.revision())
    }
}

/// The revision of a setup that names none: it was written before there were any.
pub(crate) fn first() -> u8 {
    FIRST
}

/// A position names its revision by number, a pack by its hash.
pub(crate) fn serialize<S: Serializer>(data: &Data<Catalog>, to: S) -> Result<S::Ok, S::Error> {
    match &data.edition.pack {
        None => to.serialize_u8(data.revision()),
        Some(_) => data.edition.hash.serialize(to),
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Name {
    Number(u8),
    Hash(DataHash),
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Data<Catalog>, D::Error> {
    let found = match Name::deserialize(from)? {
        Name::Number(revision) => Catalog::of_revision(revision),
        Name::Hash(hash) => Catalog::with_hash(hash),
    };
    found.map(Data::new).ok_or_else(|| D::Error::custom("there is no such revision or pack here"))
}
