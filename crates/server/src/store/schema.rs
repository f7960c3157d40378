//! The database file: what is in it, and whether a file can be used at all.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

/// Marks a database file as one of ours.
pub(super) const APPLICATION: i32 = 0x5374_4272;

/// Each step leads from the version of its index to the next. Steps are never changed, only
/// added.
pub(super) const MIGRATIONS: [&str; 2] = [
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        setup TEXT NOT NULL,
        seed TEXT NOT NULL,
        commitment TEXT NOT NULL,
        hash TEXT NOT NULL,
        created INTEGER NOT NULL,
        creator TEXT NOT NULL,
        daily TEXT,
        changed INTEGER NOT NULL,
        choices INTEGER NOT NULL DEFAULT 0,
        result INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX tables_daily ON tables (creator, daily) WHERE daily IS NOT NULL;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        owner TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_owner ON seats (owner);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL CHECK (number > 0),
        seat INTEGER NOT NULL,
        action TEXT, -- none: the last choice that stood was taken back
        hash TEXT NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
",
    "
    CREATE TABLE chairs (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL, -- 'person' or 'open'
        name TEXT, -- none: the player has given no name
        owner TEXT, -- of a person
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO chairs (table_id, seat, kind, owner) SELECT table_id, seat, 'person', owner FROM seats;
    DROP TABLE seats;
    CREATE INDEX chairs_owner ON chairs (owner) WHERE owner IS NOT NULL;
",
];

/// Why a database file cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// The file or its folder cannot be written.
    NotWritable(PathBuf, String),
    /// It is a file of something else.
    Foreign(PathBuf),
    /// It is damaged.
    Corrupt(PathBuf, String),
    /// A newer program has written it.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        file: i32,
        /// The newest that this program knows.
        here: i32,
    },
    /// Another process is using it.
    Locked(PathBuf),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::NotWritable(path, why) => write!(f, "cannot write {}: {why}", path.display()),
            OpenError::Foreign(path) => write!(f, "{} is not a Starboard database", path.display()),
            OpenError::Corrupt(path, why) => write!(f, "the database {} is damaged: {why}", path.display()),
            OpenError::Newer { path, file, here } => write!(
                f,
                "the database {} was written by a newer Starboard (version {file}; this program knows up to {here})",
                path.display()
            ),
            OpenError::Locked(path) => write!(f, "the database {} is in use by another process", path.display()),
        }
    }
}

impl std::error::Error for OpenError {}

/// The meaning of a database error that happened while opening `path`.
fn meaning(path: &Path, error: rusqlite::Error) -> OpenError {
    let words = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::Foreign(path.to_owned()),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenError::Locked(path.to_owned()),
        Some(
            ErrorCode::ReadOnly
            | ErrorCode::CannotOpen
            | ErrorCode::PermissionDenied
            | ErrorCode::DiskFull
            | ErrorCode::SystemIoFailure,
        ) => OpenError::NotWritable(path.to_owned(), words),
        _ => OpenError::Corrupt(path.to_owned(), words),
    }
}

/// Opens the file for writing, makes it if there is none, brings it up to date and checks it.
pub(super) fn open(path: &Path) -> Result<Connection, OpenError> {
    open_and_check(path).map_err(|fault| match fault {
        Failure::Sql(error) => meaning(path, error),
        Failure::File(error) => error,
    })
}

/// A connection that can only read.
pub(super) fn reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    Ok(connection)
}

enum Failure {
    Sql(rusqlite::Error),
    File(OpenError),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Sql(error)
    }
}

fn open_and_check(path: &Path) -> Result<Connection, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(1))?;
    // Looked at before anything is written, so that a file of something else stays as it is.
    let application: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let things: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let fresh = application == 0 && version == 0 && things == 0;
    if !fresh && application != APPLICATION {
        return Err(Failure::File(OpenError::Foreign(path.to_owned())));
    }
    let here = MIGRATIONS.len() as i32;
    if version > here {
        return Err(Failure::File(OpenError::Newer { path: path.to_owned(), file: version, here }));
    }
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(Failure::File(OpenError::Corrupt(path.to_owned(), verdict)));
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Every commit is synced: what a player was told must survive a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    for (index, step) in MIGRATIONS.iter().enumerate().skip(usize::try_from(version).unwrap_or(0)) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", index as i32 + 1)?;
        transaction.commit()?;
    }
    // A read-only file shows itself only when written.
    connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK;")?;
    Ok(connection)
}
