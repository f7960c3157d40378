//! A store that fails as it is told to.

use std::path::Path;
use std::sync::{Arc, Mutex};

use server::store::{
    Answer, Change, Entry, Holder, Holdings, KeptPack, Listed, News, Opening, Owner, PackText, SqliteStore, Standing,
    Store, StoreError, TableId, Ticket, Tidied, Tidying,
};
use tokio::sync::broadcast;

/// How it fails.
#[derive(Clone, Debug)]
pub enum Failure {
    /// Nothing is written.
    Before(StoreError),
    /// It is written, and the answer is lost.
    After(StoreError),
}

/// A store that fails as it is told to.
pub struct Failing {
    inner: SqliteStore,
    /// What becomes of the next writes, one after the other.
    next: Mutex<Vec<Failure>>,
    /// Whether nothing can be written or read.
    gone: Mutex<Option<StoreError>>,
}

impl Failing {
    pub fn open(path: &Path) -> Arc<Failing> {
        let inner = SqliteStore::open(path).expect("a store");
        Arc::new(Failing { inner, next: Mutex::default(), gone: Mutex::default() })
    }

    /// The next writes fail so.
    pub fn fail(&self, failures: &[Failure]) {
        *self.next.lock().expect("a lock") = failures.iter().rev().cloned().collect();
    }

    /// From now on everything fails so, or nothing.
    pub fn all_fail(&self, error: Option<StoreError>) {
        *self.gone.lock().expect("a lock") = error;
    }

    fn there(&self) -> Result<(), StoreError> {
        self.gone.lock().expect("a lock").clone().map_or(Ok(()), Err)
    }

    async fn write<T>(&self, writing: Answer<'_, T>) -> Result<T, StoreError> {
        self.there()?;
        let failure = self.next.lock().expect("a lock").pop();
        match failure {
            None => writing.await,
            Some(Failure::Before(error)) => Err(error),
            Some(Failure::After(error)) => {
                writing.await?;
                Err(error)
            }
        }
    }

    async fn read<T>(&self, reading: Answer<'_, T>) -> Result<T, StoreError> {
        self.there()?;
        reading.await
    }
}

impl Store for Failing {
    fn open_table(&self, opening: Opening, standing: Standing) -> Answer<'_, ()> {
        Box::pin(self.write(self.inner.open_table(opening, standing)))
    }
    fn append(&self, table: TableId, change: Change) -> Answer<'_, ()> {
        Box::pin(self.write(self.inner.append(table, change)))
    }
    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>> {
        Box::pin(self.read(self.inner.opening(table)))
    }
    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        Box::pin(self.read(self.inner.entries(table, after)))
    }
    fn tables_of(&self, owner: Owner, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(self.read(self.inner.tables_of(owner, most)))
    }
    fn finished_of(&self, owner: Owner, game: String, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(self.read(self.inner.finished_of(owner, game, most)))
    }
    fn daily_of(&self, owner: Owner, daily: String) -> Answer<'_, Option<TableId>> {
        Box::pin(self.read(self.inner.daily_of(owner, daily)))
    }
    fn put_ticket(&self, ticket: Ticket, now: i64) -> Answer<'_, ()> {
        Box::pin(self.write(self.inner.put_ticket(ticket, now)))
    }
    fn ticket(&self, hash: String, now: i64) -> Answer<'_, Option<Ticket>> {
        Box::pin(self.read(self.inner.ticket(hash, now)))
    }
    fn drop_ticket(&self, hash: String) -> Answer<'_, ()> {
        Box::pin(self.write(self.inner.drop_ticket(hash)))
    }
    fn holder(&self, hash: String) -> Answer<'_, Holder> {
        self.inner.holder(hash)
    }
    fn move_tokens(&self, from: Owner, to: Owner) -> Answer<'_, ()> {
        self.inner.move_tokens(from, to)
    }
    fn renew_token(&self, owner: Owner, hash: String) -> Answer<'_, ()> {
        self.inner.renew_token(owner, hash)
    }
    fn left_behind(&self, owner: Owner, most: u32) -> Answer<'_, Vec<(Owner, TableId)>> {
        self.inner.left_behind(owner, most)
    }
    fn claim(&self, table: TableId, number: u64, process: String, now: i64, until: i64) -> Answer<'_, bool> {
        self.inner.claim(table, number, process, now, until)
    }
    fn bots_due(&self, games: Vec<(String, u32)>, now: i64, most: u32) -> Answer<'_, Vec<TableId>> {
        self.inner.bots_due(games, now, most)
    }
    fn holdings(&self, owner: Owner, origin: String) -> Answer<'_, Holdings> {
        self.inner.holdings(owner, origin)
    }
    fn tidy(&self, what: Tidying) -> Answer<'_, Tidied> {
        self.inner.tidy(what)
    }
    fn keep_pack(&self, kept: KeptPack, text: PackText) -> Answer<'_, ()> {
        Box::pin(self.write(self.inner.keep_pack(kept, text)))
    }
    fn drop_pack(&self, owner: Owner, id: String) -> Answer<'_, ()> {
        self.inner.drop_pack(owner, id)
    }
    fn kept_pack(&self, id: String) -> Answer<'_, Option<(KeptPack, PackText)>> {
        self.inner.kept_pack(id)
    }
    fn packs_of(&self, owner: Owner, most: u32) -> Answer<'_, Vec<KeptPack>> {
        self.inner.packs_of(owner, most)
    }
    fn pack_text(&self, hash: String) -> Answer<'_, Option<PackText>> {
        self.inner.pack_text(hash)
    }
    fn broadcast(&self, table: TableId, words: String) -> Answer<'_, ()> {
        self.inner.broadcast(table, words)
    }
    fn news(&self) -> broadcast::Receiver<News> {
        self.inner.news()
    }
    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}
