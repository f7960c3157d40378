//! Revisions of the reconstructed values.
//!
//! Printed values stay; reconstructed ones and rulings may be found wanting. What is played with
//! earlier ones goes on with them: a setup and a position name their revision, and where they name
//! none it is the first. `data/components.toml` is the latest revision; `data/revision-N.toml` has the
//! records of revision N that differ from it.

use std::sync::LazyLock;

use engine::{Components, Data};
use serde::{Deserialize, Deserializer, Serializer};

use super::Catalog;

/// What games that say nothing are played with.
pub(crate) const FIRST: u8 = 1;
/// What new games are played with.
pub(crate) const LATEST: u8 = 2;

fn load(earlier: Option<&str>, revision: u8) -> Catalog {
    Catalog::parse(include_str!("../../data/components.toml"), earlier, revision)
        .unwrap_or_else(|error| panic!("the components of revision {revision}: {error}"))
}

impl Components for Catalog {
    fn built_in() -> &'static Catalog {
        static LATEST_CATALOG: LazyLock<Catalog> = LazyLock::new(|| load(None, LATEST));
        &LATEST_CATALOG
    }
}

impl Catalog {
    /// The components of a revision, if there is such a one.
    pub fn of_revision(revision: u8) -> Option<&'static Catalog> {
        static FIRST_CATALOG: LazyLock<Catalog> =
            LazyLock::new(|| load(Some(include_str!("../../data/revision-1.toml")), FIRST));
        match revision {
            FIRST => Some(&FIRST_CATALOG),
            LATEST => Some(Catalog::built_in()),
            _ => None,
        }
    }
}

/// Puts the records of an earlier revision in the place of those of the same name.
pub(super) fn put_back(file: &mut toml::Table, earlier: toml::Table) -> Result<(), String> {
    let name = |record: &toml::Value| record.get("id").or_else(|| record.get("number")).cloned();
    for (key, value) in earlier {
        match (file.get_mut(&key), value) {
            (Some(toml::Value::Array(now)), toml::Value::Array(before)) => {
                for record in before {
                    let Some(found) = now.iter_mut().find(|other| name(other) == name(&record)) else {
                        return Err(format!("{key}: nothing to put {record} in the place of"));
                    };
                    *found = record;
                }
            }
            (Some(now @ toml::Value::Table(_)), before @ toml::Value::Table(_)) => *now = before,
            _ => return Err(format!("{key}: no such part of the component file")),
        }
    }
    Ok(())
}

/// The revision of a setup that names none: it was written before there were any.
pub(crate) fn first() -> u8 {
    FIRST
}

/// The same for the components of a position.
pub(crate) fn first_data() -> Data<Catalog> {
    Catalog::of_revision(FIRST).map_or_else(Data::default, Data::new)
}

/// A position of the first revision is written as it always was.
pub(crate) fn is_first(data: &Data<Catalog>) -> bool {
    data.revision == FIRST
}

/// A position names its revision.
pub(crate) fn serialize<S: Serializer>(data: &Data<Catalog>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(data.revision)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Data<Catalog>, D::Error> {
    let revision = u8::deserialize(from)?;
    let found = Catalog::of_revision(revision);
    found.map(Data::new).ok_or_else(|| serde::de::Error::custom(format!("there is no revision {revision}")))
}
