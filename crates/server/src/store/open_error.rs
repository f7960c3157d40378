//! Why a store cannot be used.

use std::fmt;
use std::path::PathBuf;

/// Why a store cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// The file or its folder cannot be written.
    NotWritable(PathBuf, String),
    /// The file can only be read.
    ReadOnly(PathBuf),
    /// It is a database of something else.
    Foreign(String),
    /// It is damaged.
    Corrupt(String, String),
    /// A newer program has written it.
    Newer {
        /// Where it is.
        place: String,
        /// Its version.
        found: i32,
        /// The newest that this program knows.
        here: i32,
    },
    /// It cannot be reached, or not be used by whom we are there.
    Unreachable(String, String),
    /// It is going down or coming up: it can be reached soon.
    Recovering(String, String),
    /// Another process is using it.
    Locked(PathBuf),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::NotWritable(path, why) => write!(f, "cannot write {}: {why}", path.display()),
            OpenError::ReadOnly(path) => write!(
                f,
                "the database {} is read-only, and games could not be kept: make it writable, or choose another file",
                path.display()
            ),
            OpenError::Foreign(place) => write!(f, "{place} is not a Starboard database"),
            OpenError::Corrupt(place, why) => write!(f, "the database {place} is damaged: {why}"),
            OpenError::Newer { place, found, here } => write!(
                f,
                "the database {place} was written by a newer Starboard (version {found}; this program knows up to {here})"
            ),
            OpenError::Unreachable(place, why) | OpenError::Recovering(place, why) => {
                write!(f, "cannot use the database {place}: {why}")
            }
            OpenError::Locked(path) => write!(f, "the database {} is in use by another process", path.display()),
        }
    }
}

impl std::error::Error for OpenError {}
