//! Where a store is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{OpenError, PostgresStore, SqliteStore, Store};

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// An SQLite file. It and its folder are made if there are none.
    File(PathBuf),
    /// A PostgreSQL database, as `postgres://user:password@host:port/database`.
    Postgres(String),
}

impl Location {
    /// The place that a text means: an address of PostgreSQL, or else a file.
    pub fn of(text: impl AsRef<Path>) -> Location {
        let path = text.as_ref();
        match path.to_str() {
            Some(address) if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
                Location::Postgres(address.to_owned())
            }
            _ => Location::File(path.to_owned()),
        }
    }

    /// Opens the store.
    pub async fn open(self) -> Result<Arc<dyn Store>, OpenError> {
        match self {
            Location::Postgres(address) => Ok(Arc::new(PostgresStore::open(&address).await?)),
            Location::File(path) => {
                let failed = OpenError::NotWritable(path.clone(), "the thread that opened it failed".to_owned());
                let store = tokio::task::spawn_blocking(move || SqliteStore::open(&path)).await;
                Ok(Arc::new(store.unwrap_or(Err(failed))?))
            }
        }
    }
}

impl From<PathBuf> for Location {
    fn from(path: PathBuf) -> Location {
        Location::File(path)
    }
}

/// Without user and password, so that it can be shown and logged.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(path) => write!(f, "{}", path.display()),
            Location::Postgres(address) => f.write_str(&PostgresStore::place(address)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file() {
        assert_eq!(Location::of("/var/lib/starboard.db"), Location::File("/var/lib/starboard.db".into()));
        assert_eq!(Location::of("postgres.db"), Location::File("postgres.db".into()));
        let address = "postgres://me:secret@db.example:5433/games";
        assert_eq!(Location::of(address), Location::Postgres(address.to_owned()));
    }

    #[test]
    fn no_password_is_shown() {
        for address in
            ["postgres://me:secret@db.example:5433/games", "postgresql://me:secret@[::1", "postgres://secret@"]
        {
            let location = Location::of(address);
            assert!(!format!("{location} {location:?}").contains("secret"), "{location}");
        }
        assert_eq!(
            Location::of("postgres://me:secret@db.example:5433/games").to_string(),
            "postgres://db.example:5433/games"
        );
        assert_eq!(Location::of("postgres://me@%2Frun%2Fpg/games").to_string(), "postgres:///run/pg:5432/games");
    }
}
