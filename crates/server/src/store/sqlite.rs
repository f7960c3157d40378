//! The embedded store: one SQLite file.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use engine::Seat;
use rusqlite::{Connection, OptionalExtension, Row};
use tokio::sync::{mpsc, oneshot};

use super::writer::{self, Deposit, Job};
use super::{
    Answer, Chair, Deed, Entry, Listed, OpenError, Opening, Owner, Sitter, Standing, Store, StoreError, TableId, schema,
};

/// How many reading connections are kept for later.
const READERS_KEPT: usize = 8;

/// Tables in one SQLite file. One thread writes; readers have connections of their own.
#[derive(Debug)]
pub struct SqliteStore {
    jobs: mpsc::UnboundedSender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Arc<Readers>,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl SqliteStore {
    /// Opens the file, makes it and its folder if there are none, and keeps other processes away
    /// from it.
    pub fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        let lock = claim(path)?;
        let connection = schema::open(path)?;
        SqliteStore::start(path, connection, lock)
    }

    fn start(path: &Path, connection: Connection, lock: File) -> Result<SqliteStore, OpenError> {
        let (jobs, queue) = mpsc::unbounded_channel();
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                writer::run(connection, queue);
                // Held until the last entry is written, whoever drops the store and when.
                drop(lock);
            })
            .map_err(|error| OpenError::NotWritable(path.to_owned(), error.to_string()))?;
        let readers = Arc::new(Readers { path: path.to_owned(), idle: Mutex::default() });
        Ok(SqliteStore { jobs, writer: Mutex::new(Some(writer)), readers })
    }

    fn write(&self, deposit: Deposit) -> Answer<'_, ()> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            self.jobs.send(Job::Write(deposit, reply)).map_err(|_| StoreError::Closed)?;
            answer.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(async move {
            if self.jobs.is_closed() {
                return Err(StoreError::Closed);
            }
            let readers = self.readers.clone();
            tokio::task::spawn_blocking(move || {
                let connection = readers.take()?;
                let found = query(&connection);
                readers.put_back(connection);
                found
            })
            .await
            .map_err(|error| StoreError::Broken(error.to_string()))?
            .map_err(|error| writer::meaning(&error))
        })
    }
}

/// Takes the lock of the database: a file beside it, so that a killed process leaves nothing to
/// clean up and the database itself is free for our own readers.
fn claim(path: &Path) -> Result<File, OpenError> {
    let not_writable = |error: std::io::Error| OpenError::NotWritable(path.to_owned(), error.to_string());
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(not_writable)?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    let file = File::options().create(true).truncate(false).write(true).open(PathBuf::from(name));
    let file = file.map_err(not_writable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(not_writable(error)),
    }
}

impl Drop for SqliteStore {
    /// Entries that are on their way are written; new ones cannot come.
    fn drop(&mut self) {
        let (nobody, _) = mpsc::unbounded_channel();
        self.jobs = nobody;
        if let Some(writer) = lock(&self.writer).take() {
            self.readers.forget();
            let _ = writer.join();
        }
    }
}

impl Readers {
    fn take(&self) -> rusqlite::Result<Connection> {
        let idle = lock(&self.idle).pop();
        match idle {
            Some(connection) => Ok(connection),
            None => schema::reader(&self.path),
        }
    }

    fn put_back(&self, connection: Connection) {
        let mut idle = lock(&self.idle);
        if idle.len() < READERS_KEPT {
            idle.push(connection);
        }
    }

    fn forget(&self) {
        lock(&self.idle).clear();
    }
}

/// No thread panics while it holds one of these locks; should one, what it guards is still sound.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store for SqliteStore {
    fn open_table(&self, opening: Opening) -> Answer<'_, ()> {
        self.write(Deposit::Opening(Box::new(opening)))
    }

    fn append(&self, table: TableId, entry: Entry, standing: Standing) -> Answer<'_, ()> {
        self.write(Deposit::Entry { table, entry, standing })
    }

    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>> {
        self.read(move |connection| read_opening(connection, &table))
    }

    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT number, seat, action, hash, made FROM entries
                     WHERE table_id = ?1 AND number > ?2 ORDER BY number",
                )?
                .query_map((&table.0, after.cast_signed()), read_entry)?
                .collect()
        })
    }

    fn tables_of(&self, owner: Owner, most: u32) -> Answer<'_, Vec<Listed>> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT id, game, setup, choices, result, changed FROM tables
                     WHERE id IN (SELECT table_id FROM chairs WHERE owner = ?1)
                     ORDER BY changed DESC, created DESC, id LIMIT ?2",
                )?
                .query_map((&owner.0, most), |row| read_listed(connection, row))?
                .collect()
        })
    }

    fn daily_of(&self, owner: Owner, daily: String) -> Answer<'_, Option<TableId>> {
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT id FROM tables WHERE creator = ?1 AND daily = ?2")?
                .query_row((&owner.0, &daily), |row| row.get(0).map(TableId))
                .optional()
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.forget();
            let (reply, answer) = oneshot::channel();
            if self.jobs.send(Job::Close(reply)).is_ok() {
                answer.await.map_err(|_| StoreError::Closed)?;
            }
            self.readers.forget();
            let writer = lock(&self.writer).take();
            if let Some(writer) = writer {
                let ended = tokio::task::spawn_blocking(move || writer.join()).await;
                if !matches!(ended, Ok(Ok(()))) {
                    return Err(StoreError::Broken("the writing thread failed".to_owned()));
                }
            }
            Ok(())
        })
    }
}

fn read_opening(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<Opening>> {
    connection
        .prepare_cached(
            "SELECT game, rules, setup, seed, commitment, hash, created, creator, daily FROM tables WHERE id = ?1",
        )?
        .query_row([&table.0], |row| {
            Ok(Opening {
                id: table.clone(),
                game: row.get(0)?,
                rules: row.get(1)?,
                setup: row.get(2)?,
                seed: row.get(3)?,
                commitment: row.get(4)?,
                hash: row.get(5)?,
                created: row.get(6)?,
                creator: Owner(row.get(7)?),
                daily: row.get(8)?,
                chairs: read_chairs(connection, table)?,
            })
        })
        .optional()
}

fn read_chairs(connection: &Connection, table: &TableId) -> rusqlite::Result<Vec<Chair>> {
    connection
        .prepare_cached("SELECT seat, kind, name, owner FROM chairs WHERE table_id = ?1 ORDER BY seat")?
        .query_map([&table.0], |row| {
            let (kind, owner): (String, Option<String>) = (row.get(1)?, row.get(3)?);
            let sitter = match (kind.as_str(), owner) {
                ("person", Some(owner)) => Sitter::Person(Owner(owner)),
                ("open", None) => Sitter::Open,
                _ => return Err(rusqlite::Error::InvalidColumnType(1, kind, rusqlite::types::Type::Text)),
            };
            Ok(Chair { seat: Seat(row.get(0)?), name: row.get(2)?, sitter })
        })?
        .collect()
}

fn read_entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let action: Option<String> = row.get(2)?;
    Ok(Entry {
        number: row.get::<_, i64>(0)?.cast_unsigned(),
        seat: Seat(row.get(1)?),
        deed: action.map_or(Deed::Undo, Deed::Act),
        hash: row.get(3)?,
        made: row.get(4)?,
    })
}

fn read_listed(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<Listed> {
    let id = TableId(row.get(0)?);
    Ok(Listed {
        chairs: read_chairs(connection, &id)?,
        id,
        game: row.get(1)?,
        setup: row.get(2)?,
        standing: Standing { choices: row.get::<_, i64>(3)?.cast_unsigned(), result: row.get(4)? },
        changed: row.get(5)?,
    })
}

#[cfg(test)]
#[path = "sqlite_tests.rs"]
mod tests;
