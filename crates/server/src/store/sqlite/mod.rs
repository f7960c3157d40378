//! The embedded store: one SQLite file.

mod place;
mod read;
mod schema;
mod sync;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, OptionalExtension, Row};
use tokio::sync::{broadcast, mpsc, oneshot};

use self::sync::Progress;
use super::deposit::{Deposit, Done, Job};
use super::gathering::{Gathering, patience};
use super::kept::{check_broadcast, named};
use super::{
    Answer, Change, Entry, Holder, Holdings, KeptPack, Listed, MAX_CLAIM, News, OpenError, Opening, Owner, PackText,
    Standing, Store, StoreError, TableId, Ticket, Tidied, Tidying,
};

/// How many reading connections are kept for later.
const READERS_KEPT: usize = 8;

/// How many news whoever listens may lag behind.
const NEWS_KEPT: usize = 4_096;

/// Tables in one SQLite file. One thread writes, one syncs; readers have connections of their own.
#[derive(Debug)]
pub struct SqliteStore {
    jobs: mpsc::UnboundedSender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Arc<Readers>,
    progress: Arc<Progress>,
    news: broadcast::Sender<News>,
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
        // The files beside the database lie where the database itself is, and whoever comes by
        // another name must find the same lock.
        let path = place::real(path)?;
        let lock = claim(&path)?;
        let connection = schema::open(&path)?;
        SqliteStore::start(&path, connection, lock)
    }

    fn start(path: &Path, connection: Connection, lock: File) -> Result<SqliteStore, OpenError> {
        let log = sync::log_of(path).map_err(|error| OpenError::NotWritable(path.to_owned(), error.to_string()))?;
        SqliteStore::start_with(path, connection, lock, move || log.sync_data())
    }

    /// Starts with any way to bring what was committed to the disk.
    fn start_with(
        path: &Path,
        connection: Connection,
        lock: File,
        to_disk: impl Fn() -> std::io::Result<()> + Send + 'static,
    ) -> Result<SqliteStore, OpenError> {
        let failed = |error: std::io::Error| OpenError::NotWritable(path.to_owned(), error.to_string());
        let (jobs, queue) = mpsc::unbounded_channel();
        let (committed, batches) = std::sync::mpsc::channel();
        let (news, progress) = (broadcast::Sender::new(NEWS_KEPT), Progress::new());
        let (told, seen) = (news.clone(), progress.clone());
        let runtime = tokio::runtime::Handle::try_current().ok();
        let syncer = thread::Builder::new()
            .name("sync".to_owned())
            .spawn(move || sync::run(batches, &seen, &told, to_disk, runtime.as_ref(), Gathering::new(patience)))
            .map_err(failed)?;
        let seen = progress.clone();
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                writer::run(connection, queue, &seen, committed, syncer);
                // Held until the last entry is written, whoever drops the store and when. Closing
                // the file is not enough: a child that is just being started has it open too.
                let _ = lock.unlock();
            })
            .map_err(failed)?;
        let readers = Arc::new(Readers { path: path.to_owned(), idle: Mutex::default() });
        Ok(SqliteStore { jobs, writer: Mutex::new(Some(writer)), readers, progress, news })
    }

    async fn deposit(&self, deposit: Deposit) -> Result<Done, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Write(deposit, reply)).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Uncertain("the writer has ended".to_owned())))
    }

    fn write(&self, deposit: Result<Deposit, StoreError>) -> Answer<'_, ()> {
        Box::pin(async move { self.deposit(deposit?).await.map(|_| ()) })
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
            let found = tokio::task::spawn_blocking(move || {
                let connection = readers.take()?;
                let found = query(&connection);
                readers.put_back(connection);
                found
            })
            .await
            .map_err(|error| StoreError::Broken(error.to_string()))?
            .map_err(|error| writer::meaning(&error))?;
            self.progress.caught_up().await?;
            Ok(found)
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
        Ok(()) => {
            make_private(path);
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(not_writable(error)),
    }
}

/// Makes an empty file, which SQLite takes for a new database, if there is none: for its owner
/// alone, since it holds the seeds of running games. SQLite gives the files beside it the same
/// rights. Should it fail, opening the database will say why.
fn make_private(path: &Path) {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
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
    fn open_table(&self, opening: Opening, standing: Standing) -> Answer<'_, ()> {
        let checked = opening.check();
        self.write(checked.map(|()| Deposit::Opening(Box::new((opening, standing)))))
    }

    fn append(&self, table: TableId, change: Change) -> Answer<'_, ()> {
        let checked = change.check(&table);
        self.write(checked.map(|()| Deposit::Change(table, Box::new(change))))
    }

    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>> {
        self.read(move |connection| read::read_opening(connection, &table))
    }

    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT number, seat, kind, body, key, payload, hash, made FROM entries
                     WHERE serial = (SELECT serial FROM standings WHERE table_id = ?1) AND number > ?2
                     UNION ALL SELECT number, seat, kind, body, key, payload, hash, made FROM archive
                     WHERE table_id = ?1 AND number > ?2
                     ORDER BY number",
                )?
                .query_map((&table.0, after.cast_signed()), read::read_entry)?
                .collect()
        })
    }

    fn tables_of(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {} FROM owners JOIN tables ON id = owners.table_id JOIN standings USING (table_id)
                 WHERE owner = ?1 ORDER BY changed DESC, created DESC, id LIMIT ?2",
                read::LISTED
            );
            connection.prepare_cached(&sql)?.query_map((&owner.0, limit), read::read_listed)?.collect()
        })
    }

    fn finished_of(&self, owner: Owner, game: String, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {} FROM owners JOIN tables ON id = owners.table_id JOIN standings USING (table_id)
                 WHERE owner = ?1 AND game = ?2 AND result IS NOT NULL
                 ORDER BY changed DESC, created DESC, id LIMIT ?3",
                read::LISTED
            );
            connection.prepare_cached(&sql)?.query_map((&owner.0, &game, limit), read::read_listed)?.collect()
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

    fn put_ticket(&self, ticket: Ticket, now: i64) -> Answer<'_, ()> {
        let checked = ticket.check();
        self.write(checked.map(|()| Deposit::Ticket(ticket, now)))
    }

    fn ticket(&self, hash: String, now: i64) -> Answer<'_, Option<Ticket>> {
        Box::pin(async move {
            let wanted = hash.clone();
            let found = self.read(move |connection| {
                connection
                    .prepare_cached(
                        "SELECT hash, kind, body, expires, single FROM tickets
                         WHERE hash = ?1 AND (expires IS NULL OR expires > ?2)",
                    )?
                    .query_row((wanted, now), read::read_ticket)
                    .optional()
            });
            match found.await? {
                // It may be used up before our turn comes: then the writer finds none.
                Some(Ticket { single: true, .. }) => match self.deposit(Deposit::UseTicket(hash, now)).await? {
                    Done::Ticket(ticket) => Ok(ticket),
                    Done::Written | Done::Claimed(_) | Done::Tidied(_) => Ok(None),
                },
                found => Ok(found),
            }
        })
    }

    fn drop_ticket(&self, hash: String) -> Answer<'_, ()> {
        self.write(Ok(Deposit::DropTicket(hash)))
    }

    fn holder(&self, hash: String) -> Answer<'_, Holder> {
        self.read(move |connection| {
            let row: Option<Option<String>> = connection
                .prepare_cached("SELECT owner FROM tokens WHERE hash = ?1")?
                .query_row([&hash], |row| row.get(0))
                .optional()?;
            Ok(match row {
                None => Holder::Owner(Owner(hash)),
                Some(Some(owner)) => Holder::Owner(Owner(owner)),
                Some(None) => Holder::Revoked,
            })
        })
    }

    fn move_tokens(&self, from: Owner, to: Owner) -> Answer<'_, ()> {
        self.write(Ok(Deposit::MoveTokens { from, to }))
    }

    fn renew_token(&self, owner: Owner, hash: String) -> Answer<'_, ()> {
        self.write(Ok(Deposit::RenewToken { owner, hash }))
    }

    fn left_behind(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<(Owner, TableId)>> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT owners.owner, table_id FROM tokens JOIN owners ON owners.owner = tokens.hash
                     WHERE tokens.owner = ?1 AND tokens.hash <> ?1 ORDER BY table_id LIMIT ?2",
                )?
                .query_map((&owner.0, limit), |row| Ok((Owner(row.get(0)?), TableId(row.get(1)?))))?
                .collect()
        })
    }

    fn claim(&self, table: TableId, number: u64, process: String, now: i64, until: i64) -> Answer<'_, bool> {
        Box::pin(async move {
            let done = self.deposit(Deposit::Claim { table, number, process, now, until }).await?;
            Ok(matches!(done, Done::Claimed(true)))
        })
    }

    fn bots_due(&self, games: Vec<(String, u32)>, now: i64, limit: u32) -> Answer<'_, Vec<TableId>> {
        let games = engine::to_json(&named(games));
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT table_id FROM standings JOIN tables ON id = table_id
                     WHERE bot_due AND (claimed_until <= ?1 OR claimed_until > ?1 + ?4)
                        AND game || ' ' || rules IN (SELECT value FROM json_each(?3))
                     ORDER BY changed, table_id LIMIT ?2",
                )?
                .query_map((now, limit, &games, MAX_CLAIM), |row| row.get(0).map(TableId))?
                .collect()
        })
    }

    fn holdings(&self, owner: Owner, origin: String) -> Answer<'_, Holdings> {
        self.read(move |connection| {
            let count = |by: &str, name: &str| {
                let sql = format!(
                    "SELECT count(*) FILTER (WHERE NOT imported AND result IS NULL AND NOT closed),
                        count(*) FILTER (WHERE imported)
                     FROM tables JOIN standings ON table_id = id WHERE {by}"
                );
                connection
                    .prepare_cached(&sql)?
                    .query_row([name], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)))
            };
            let packs = |by: &str, name: &str| {
                let sql = format!("SELECT count(*) FROM kept_packs WHERE {by}");
                connection.prepare_cached(&sql)?.query_row([name], |row| row.get::<_, i64>(0))
            };
            let there = "origin = ?1 AND origin <> ''";
            let (tables, imports) = count("creator = ?1", &owner.0)?;
            let (tables_there, imports_there) = count(there, &origin)?;
            let (packs, packs_there) = (packs("owner = ?1", &owner.0)?, packs(there, &origin)?);
            let [tables, imports, tables_there, imports_there, packs, packs_there] =
                [tables, imports, tables_there, imports_there, packs, packs_there].map(i64::cast_unsigned);
            Ok(Holdings { tables, imports, tables_there, imports_there, packs, packs_there })
        })
    }

    fn keep_pack(&self, kept: KeptPack, text: PackText) -> Answer<'_, ()> {
        let checked = kept.check().and_then(|()| text.check());
        self.write(checked.map(|()| Deposit::KeepPack(Box::new((kept, text)))))
    }

    fn drop_pack(&self, owner: Owner, id: String) -> Answer<'_, ()> {
        self.write(Ok(Deposit::DropPack { owner, id }))
    }

    fn kept_pack(&self, id: String) -> Answer<'_, Option<(KeptPack, PackText)>> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {}, packs.name, text FROM kept_packs JOIN packs ON packs.hash = kept_packs.hash WHERE id = ?1",
                read::KEPT_PACK
            );
            let read = |row: &Row<'_>| {
                let kept = read::read_kept_pack(row)?;
                let text = read::read_pack(row, kept.hash.clone(), 7)?;
                Ok((kept, text))
            };
            connection.prepare_cached(&sql)?.query_row([&id], read).optional()
        })
    }

    fn packs_of(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<KeptPack>> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {} FROM kept_packs WHERE owner = ?1 ORDER BY changed DESC, id LIMIT ?2",
                read::KEPT_PACK
            );
            connection.prepare_cached(&sql)?.query_map((&owner.0, limit), read::read_kept_pack)?.collect()
        })
    }

    fn pack_text(&self, hash: String) -> Answer<'_, Option<PackText>> {
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT name, text FROM packs WHERE hash = ?1")?
                .query_row([&hash], |row| read::read_pack(row, hash.clone(), 0))
                .optional()
        })
    }

    fn tidy(&self, what: Tidying) -> Answer<'_, Tidied> {
        Box::pin(async move {
            match self.deposit(Deposit::Tidy(what)).await? {
                Done::Tidied(tidied) => Ok(tidied),
                Done::Written | Done::Claimed(_) | Done::Ticket(_) => Ok(Tidied::default()),
            }
        })
    }

    fn broadcast(&self, table: TableId, words: String) -> Answer<'_, ()> {
        Box::pin(async move {
            if self.jobs.is_closed() {
                return Err(StoreError::Closed);
            }
            check_broadcast(&words)?;
            // Nobody may be listening.
            let _ = self.news.send(News::Broadcast { table, words });
            Ok(())
        })
    }

    /// The file is locked.
    fn is_shared(&self) -> bool {
        false
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
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

#[cfg(test)]
mod tests;
