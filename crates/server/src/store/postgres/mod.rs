//! The store that several processes share: a PostgreSQL database.
//!
//! A process has one connection that writes, some that read and one that listens. Each is made anew
//! when it is lost.

mod listener;
mod read;
mod schema;
mod session;
mod steps;
mod together;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{Mutex, broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Error, Row, Statement};

use self::read::Unreadable;
use self::session::{Session, Statements, words};
use self::writer::Writer;
use super::deposit::{Deposit, Done, Job};
use super::kept::{check_broadcast, named};
use super::{
    Answer, Change, Entry, Holder, Holdings, KeptPack, Listed, MAX_CLAIM, News, OpenError, Opening, Owner, PackText,
    Standing, Store, StoreError, TableId, Ticket, Tidied, Tidying,
};
use crate::secret;

/// How many connections read. A long list must not keep everyone waiting.
const READERS: usize = 3;

/// How many news whoever listens may lag behind.
const NEWS_KEPT: usize = 4_096;

/// How often, and after which pause, a database that is coming up is asked again when the program
/// starts: half a minute in all.
const ATTEMPTS: u32 = 120;
const PAUSE: Duration = Duration::from_millis(250);

/// Tables in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    jobs: mpsc::UnboundedSender<Job>,
    readers: Vec<Reader>,
    turn: AtomicUsize,
    news: broadcast::Sender<News>,
    process: String,
    listener: JoinHandle<()>,
}

impl PostgresStore {
    /// Connects, and brings the database up to date. One that recovers from a crash is waited for.
    pub async fn open(address: &str) -> Result<PostgresStore, OpenError> {
        let mut attempts = 0;
        loop {
            match PostgresStore::try_open(address).await {
                Err(OpenError::Recovering(..)) if attempts < ATTEMPTS => {
                    attempts += 1;
                    tokio::time::sleep(PAUSE).await;
                }
                opened => return opened,
            }
        }
    }

    async fn try_open(address: &str) -> Result<PostgresStore, OpenError> {
        let place = || PostgresStore::place(address);
        let unreachable = |error: Error| not_open(place(), &error);
        let config = session::config(address).map_err(unreachable)?;
        schema::bring_up_to_date(&config).await?;
        let session = Session::begin(&config).await.map_err(unreachable)?;
        let process = secret::name().map_err(|error| OpenError::Unreachable(place(), error.to_string()))?;
        let news = broadcast::Sender::new(NEWS_KEPT);
        let (begun, listening) = oneshot::channel();
        let listener = tokio::spawn(listener::run(config.clone(), process.clone(), news.clone(), begun));
        if listening.await.is_err() {
            return Err(OpenError::Recovering(place(), "it cannot be listened to".to_owned()));
        }
        let (jobs, queue) = mpsc::unbounded_channel();
        let readers = (0..READERS).map(|_| Reader { config: config.clone(), session: Mutex::default() }).collect();
        let (told, session) = (Vec::new(), Some(session));
        let writer = Writer { config, session, news: news.clone(), told, process: process.clone() };
        // It ends by itself when nobody can ask any more, and not before all is written.
        tokio::spawn(writer.run(queue));
        Ok(PostgresStore { jobs, readers, turn: AtomicUsize::new(0), news, process, listener })
    }

    /// What an address leads to, without user and password.
    pub(super) fn place(address: &str) -> String {
        session::config(address).map_or_else(|_| "postgres://…".to_owned(), |config| session::place(&config))
    }

    async fn deposit(&self, deposit: Deposit) -> Result<Done, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Write(deposit, reply)).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Uncertain("the writer has ended".to_owned())))
    }

    fn write(&self, deposit: Result<Deposit, StoreError>) -> Answer<'_, ()> {
        Box::pin(async move { self.deposit(deposit?).await.map(|_| ()) })
    }

    /// The answers to a question, each made into what it keeps.
    async fn ask<T>(
        &self,
        question: fn(&Statements) -> &Statement,
        about: &[&(dyn ToSql + Sync)],
        read: impl Fn(&Row) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, StoreError> {
        if self.jobs.is_closed() {
            return Err(StoreError::Closed);
        }
        let reader = &self.readers[self.turn.fetch_add(1, Ordering::Relaxed) % READERS];
        let rows = reader.ask(question, about).await.map_err(|error| meaning(&error))?;
        rows.iter().map(read).collect::<Result<_, _>>().map_err(|error| read::broken(&error))
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// Why a database could not be opened.
fn not_open(place: String, error: &Error) -> OpenError {
    use std::io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    let words = words(error);
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref::<std::io::Error>());
    // Thrown out in the middle of the conversation: it was there a moment ago.
    let broken = cause
        .is_some_and(|cause| matches!(cause.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof));
    let passing = broken || error.is_closed() || error.code().is_some_and(writer::is_shutdown);
    if passing { OpenError::Recovering(place, words) } else { OpenError::Unreachable(place, words) }
}

/// A connection that reads, made when it is needed.
struct Reader {
    config: Config,
    session: Mutex<Option<Arc<Session>>>,
}

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reader")
    }
}

impl Reader {
    async fn session(&self) -> Result<Arc<Session>, Error> {
        let mut kept = self.session.lock().await;
        match &*kept {
            Some(session) if !session.client.is_closed() => Ok(session.clone()),
            _ => Ok(kept.insert(Arc::new(Session::begin(&self.config).await?)).clone()),
        }
    }

    /// A question whose connection breaks is put once more, on a new one.
    async fn ask(
        &self,
        question: fn(&Statements) -> &Statement,
        about: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Error> {
        let session = self.session().await?;
        match session.client.query(question(&session.sql), about).await {
            Err(error) if session.client.is_closed() || error.code() == Some(&SqlState::ADMIN_SHUTDOWN) => {
                let mut kept = self.session.lock().await;
                if kept.as_ref().is_some_and(|kept| Arc::ptr_eq(kept, &session)) {
                    *kept = None;
                }
                drop(kept);
                let session = self.session().await?;
                session.client.query(question(&session.sql), about).await
            }
            answer => answer,
        }
    }
}

/// What a database error means for whoever asked.
fn meaning(error: &Error) -> StoreError {
    match error.code() {
        Some(code) if *code == SqlState::DISK_FULL => StoreError::Full,
        Some(code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly,
        _ => StoreError::Broken(words(error)),
    }
}

impl Store for PostgresStore {
    fn open_table(&self, opening: Opening, standing: Standing) -> Answer<'_, ()> {
        let checked = opening.check();
        self.write(checked.map(|()| Deposit::Opening(Box::new((opening, standing)))))
    }

    fn append(&self, table: TableId, change: Change) -> Answer<'_, ()> {
        let checked = change.check(&table);
        self.write(checked.map(|()| Deposit::Change(table, Box::new(change))))
    }

    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>> {
        Box::pin(async move {
            let found = self.ask(|sql| &sql.opening, &[&table.0], |row| read::opening(&table, row)).await?;
            Ok(found.into_iter().next())
        })
    }

    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        Box::pin(async move {
            let after = i64::try_from(after).unwrap_or(i64::MAX);
            self.ask(|sql| &sql.entries, &[&table.0, &after], read::entry).await
        })
    }

    fn tables_of(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move { self.ask(|sql| &sql.tables_of, &[&owner.0, &i64::from(limit)], read::listed).await })
    }

    fn finished_of(&self, owner: Owner, game: String, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(
            async move { self.ask(|sql| &sql.finished_of, &[&owner.0, &i64::from(limit), &game], read::listed).await },
        )
    }

    fn daily_of(&self, owner: Owner, daily: String) -> Answer<'_, Option<TableId>> {
        Box::pin(async move {
            let found = self.ask(|sql| &sql.daily_of, &[&owner.0, &daily], read::table).await?;
            Ok(found.into_iter().next())
        })
    }

    fn put_ticket(&self, ticket: Ticket, now: i64) -> Answer<'_, ()> {
        let checked = ticket.check();
        self.write(checked.map(|()| Deposit::Ticket(ticket, now)))
    }

    fn ticket(&self, hash: String, now: i64) -> Answer<'_, Option<Ticket>> {
        Box::pin(async move {
            let found = self.ask(|sql| &sql.ticket, &[&hash, &now], |row| Ok(read::ticket(row)?)).await?;
            match found.into_iter().next() {
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
        Box::pin(async move {
            let found = self.ask(|sql| &sql.holder, &[&hash], |row| Ok(row.try_get::<_, Option<String>>(0)?)).await?;
            Ok(match found.into_iter().next() {
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
        Box::pin(async move {
            let read = |row: &Row| Ok((Owner(row.try_get(0)?), TableId(row.try_get(1)?)));
            self.ask(|sql| &sql.left_behind, &[&owner.0, &i64::from(limit)], read).await
        })
    }

    fn claim(&self, table: TableId, number: u64, process: String, now: i64, until: i64) -> Answer<'_, bool> {
        Box::pin(async move {
            let done = self.deposit(Deposit::Claim { table, number, process, now, until }).await?;
            Ok(matches!(done, Done::Claimed(true)))
        })
    }

    fn bots_due(&self, games: Vec<(String, u32)>, now: i64, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let games = named(games);
            self.ask(|sql| &sql.bots_due, &[&now, &i64::from(limit), &games, &MAX_CLAIM], read::table).await
        })
    }

    fn holdings(&self, owner: Owner, origin: String) -> Answer<'_, Holdings> {
        Box::pin(async move {
            let found = self.ask(|sql| &sql.holdings, &[&owner.0, &origin], read::holdings).await?;
            Ok(found.into_iter().next().unwrap_or_default())
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
        Box::pin(async move {
            let read = |row: &Row| {
                let kept = read::kept_pack(row)?;
                let text = read::pack(row, kept.hash.clone(), 7)?;
                Ok((kept, text))
            };
            Ok(self.ask(|sql| &sql.kept_pack, &[&id], read).await?.into_iter().next())
        })
    }

    fn packs_of(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<KeptPack>> {
        Box::pin(async move { self.ask(|sql| &sql.packs_of, &[&owner.0, &i64::from(limit)], read::kept_pack).await })
    }

    fn pack_text(&self, hash: String) -> Answer<'_, Option<PackText>> {
        Box::pin(async move {
            let found = self.ask(|sql| &sql.pack_text, &[&hash], |row| read::pack(row, hash.clone(), 0)).await?;
            Ok(found.into_iter().next())
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
            check_broadcast(&words)?;
            let notice = listener::broadcast(&self.process, &table, &words);
            self.ask(|sql| &sql.notify, &[&notice], |_| Ok(())).await?;
            // Nobody may be listening.
            let _ = self.news.send(News::Broadcast { table, words });
            Ok(())
        })
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            if self.jobs.send(Job::Close(reply)).is_ok() {
                answer.await.map_err(|_| StoreError::Closed)?;
            }
            self.listener.abort();
            for reader in &self.readers {
                *reader.session.lock().await = None;
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests;
