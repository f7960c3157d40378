//! The database file: what is in it, and whether a file can be used at all.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::store::OpenError;

/// Marks a database file as one of ours.
pub(super) const APPLICATION: i32 = 0x5374_4272;

/// How many pages the log of commits may have before it is written back into the file. While that
/// happens nothing else is written, so it is done seldom.
const CHECKPOINT: i64 = 8_000;

/// Each step leads from the version of its index to the next. Steps are never changed, only
/// added.
pub(super) const MIGRATIONS: [&str; 9] = [
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
    // What changes with every entry moves into rows of its own, which are small. Lists of seats
    // become JSON, as opened and as they are now, with an index of their owners.
    "
    ALTER TABLE tables ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN chairs TEXT NOT NULL DEFAULT '[]'; -- as opened
    UPDATE tables SET chairs = (
        SELECT json_group_array(json_object(
            'seat', seat, 'name', name, 'colour', NULL,
            'sitter', json(iif(kind = 'person', json_object('person', owner), '\"open\"'))
        ) ORDER BY seat) FROM (SELECT seat, name, kind, owner FROM chairs WHERE table_id = tables.id)
    );
    CREATE TABLE standings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        last INTEGER NOT NULL, -- the number of the last entry
        changed INTEGER NOT NULL,
        choices INTEGER NOT NULL,
        result INTEGER,
        scores TEXT,
        waiting INTEGER NOT NULL,
        bot_due INTEGER NOT NULL,
        closed INTEGER NOT NULL,
        claim INTEGER NOT NULL DEFAULT -1, -- the number that was claimed last
        claimed_by TEXT,
        claimed_until INTEGER NOT NULL DEFAULT 0, -- 0: done
        chairs TEXT NOT NULL -- as they are now
    ) STRICT, WITHOUT ROWID;
    INSERT INTO standings (table_id, last, changed, choices, result, waiting, bot_due, closed, chairs)
        SELECT id, (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = id),
            changed, choices, result, 0, 0, 0, chairs FROM tables;
    CREATE INDEX standings_bots ON standings (changed) WHERE bot_due;
    CREATE TABLE owners (
        owner TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (owner, table_id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO owners SELECT DISTINCT owner, table_id FROM chairs WHERE owner IS NOT NULL;
    CREATE INDEX owners_table ON owners (table_id);
    DROP TABLE chairs;
    ALTER TABLE tables DROP COLUMN changed;
    ALTER TABLE tables DROP COLUMN choices;
    ALTER TABLE tables DROP COLUMN result;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL CHECK (number > 0),
        seat INTEGER,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        key TEXT,
        hash TEXT NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO log (table_id, number, seat, kind, body, hash, made)
        SELECT table_id, number, seat, iif(action IS NULL, 'undo', 'act'), coalesce(action, ''), hash, made
        FROM entries;
    DROP TABLE entries;
    ALTER TABLE log RENAME TO entries;
    CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;
    CREATE TABLE tickets (
        hash TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        expires INTEGER,
        single INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tickets_expires ON tickets (expires) WHERE expires IS NOT NULL;
",
    // A commit writes whole pages. What is written with every action is made small and lies in the
    // order of its coming, so that the actions of many tables share a few pages: entries one after
    // the other, standings by the age of their tables. Seats, which seldom change, go elsewhere.
    "
    ALTER TABLE tables ADD COLUMN seated TEXT NOT NULL DEFAULT '[]'; -- as they are now
    UPDATE tables SET seated = (SELECT chairs FROM standings WHERE table_id = id);
    CREATE TABLE courses (
        serial INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
        last INTEGER NOT NULL, -- the number of the last entry
        changed INTEGER NOT NULL,
        choices INTEGER NOT NULL,
        result INTEGER,
        scores TEXT,
        waiting INTEGER NOT NULL,
        bot_due INTEGER NOT NULL,
        closed INTEGER NOT NULL,
        claim INTEGER NOT NULL DEFAULT -1, -- the number that was claimed last
        claimed_by TEXT,
        claimed_until INTEGER NOT NULL DEFAULT 0 -- 0: done
    ) STRICT;
    INSERT INTO courses (table_id, last, changed, choices, result, scores, waiting, bot_due, closed, claim,
            claimed_by, claimed_until)
        SELECT table_id, last, changed, choices, result, scores, waiting, bot_due, closed, claim, claimed_by,
            claimed_until FROM standings JOIN tables ON id = table_id ORDER BY created, id;
    DROP TABLE standings;
    ALTER TABLE courses RENAME TO standings;
    CREATE INDEX standings_bots ON standings (changed) WHERE bot_due;
    -- No reference to standings: an entry is only added where there is one.
    CREATE TABLE log (
        id INTEGER PRIMARY KEY,
        serial INTEGER NOT NULL, -- of the table's standing
        number INTEGER NOT NULL CHECK (number > 0),
        seat INTEGER,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        key TEXT,
        hash TEXT NOT NULL,
        made INTEGER NOT NULL
    ) STRICT;
    INSERT INTO log (serial, number, seat, kind, body, key, hash, made)
        SELECT serial, number, seat, kind, body, key, hash, made
        FROM entries JOIN standings USING (table_id) ORDER BY serial, number;
    DROP TABLE entries;
    ALTER TABLE log RENAME TO entries;
    CREATE UNIQUE INDEX entries_number ON entries (serial, number);
    CREATE UNIQUE INDEX entries_key ON entries (serial, key) WHERE key IS NOT NULL;
",
    // What a request with a key asked for, as a digest; none for entries of before.
    "
    ALTER TABLE entries ADD COLUMN payload TEXT;
",
    // From where a table was opened, and where the logs of finished games go.
    "
    ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_creator ON tables (creator);
    CREATE INDEX tables_origin ON tables (origin) WHERE origin <> '';
    CREATE TABLE archive (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        key TEXT,
        payload TEXT,
        hash TEXT NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
",
    // How the chance is made: tables of before have a seed.
    "ALTER TABLE tables ADD COLUMN dice TEXT NOT NULL DEFAULT 'seed';",
    // Tokens that do not stand for themselves.
    "
    CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        owner TEXT -- none: revoked
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_owner ON tokens (owner) WHERE owner IS NOT NULL;
",
    // Packs of component data by their hash, those that somebody keeps, and those that tables need.
    "
    CREATE TABLE packs (
        hash TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
    CREATE TABLE kept_packs (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        hash TEXT NOT NULL REFERENCES packs (hash),
        origin TEXT NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX kept_packs_owner ON kept_packs (owner);
    CREATE INDEX kept_packs_origin ON kept_packs (origin) WHERE origin <> '';
    CREATE INDEX kept_packs_hash ON kept_packs (hash);
    ALTER TABLE tables ADD COLUMN pack TEXT REFERENCES packs (hash);
    CREATE INDEX tables_pack ON tables (pack) WHERE pack IS NOT NULL;
",
];

/// The meaning of a database error that happened while opening `path`.
fn meaning(path: &Path, error: rusqlite::Error) -> OpenError {
    let words = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::Foreign(path.display().to_string()),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenError::Locked(path.to_owned()),
        Some(ErrorCode::ReadOnly) => OpenError::ReadOnly(path.to_owned()),
        Some(
            ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::DiskFull | ErrorCode::SystemIoFailure,
        ) => OpenError::NotWritable(path.to_owned(), words),
        _ => OpenError::Corrupt(path.display().to_string(), words),
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

#[derive(Debug)]
enum Failure {
    Sql(rusqlite::Error),
    File(OpenError),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Sql(error) => error.fmt(f),
            Failure::File(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

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
        return Err(Failure::File(OpenError::Foreign(path.display().to_string())));
    }
    let here = MIGRATIONS.len() as i32;
    if version > here {
        return Err(Failure::File(OpenError::Newer { place: path.display().to_string(), found: version, here }));
    }
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(Failure::File(OpenError::Corrupt(path.display().to_string(), verdict)));
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // What a player was told must survive a power cut. The log that commits go to is synced by a
    // thread of its own before anybody is answered; this is for all the rest.
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    for (index, step) in MIGRATIONS.iter().enumerate().skip(usize::try_from(version).unwrap_or(0)) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", index as i32 + 1)?;
        transaction.commit()?;
    }
    // A read-only file shows itself only when written, and not always then.
    if connection.is_readonly(rusqlite::MAIN_DB)? {
        return Err(Failure::File(OpenError::ReadOnly(path.to_owned())));
    }
    connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK;")?;
    Ok(connection)
}
