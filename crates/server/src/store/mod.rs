//! Where tables are kept: an append-only log, one entry for each thing that happens at a table.
//!
//! The order of a table's entries is settled by the store alone: an entry has a number, and each
//! number of a table is given once. Whoever comes second gets [`StoreError::Taken`] and has to
//! look again. So several server processes may share one store.

mod deposit;
mod gathering;
mod kept;
mod location;
mod open_error;
mod packs;
mod postgres;
mod sqlite;
#[cfg(test)]
mod suite;

use std::future::Future;
use std::pin::Pin;

use tokio::sync::broadcast;

pub use kept::{
    Chair, Change, DiceKind, Entry, EntryKind, Holder, Holdings, Listed, MAX_BROADCAST, News, Opening, Owner, Sitter,
    Standing, StoreError, TableId, Ticket, Tidied, Tidying,
};
pub use location::Location;
pub use open_error::OpenError;
pub use packs::{KeptPack, PackText};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// No claim reaches further into the future than so many seconds. One that seems to was made by a
/// clock that has been set back since, and is void.
pub const MAX_CLAIM: i64 = 60;

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place where tables are kept. What is answered with `Ok` is on the disk.
pub trait Store: Send + Sync + 'static {
    /// Opens a table that has come to `standing` before its first entry. [`StoreError::Taken`] if
    /// the name is taken, or if its creator has a table of this daily game.
    fn open_table(&self, opening: Opening, standing: Standing) -> Answer<'_, ()>;

    /// Adds one entry. [`StoreError::Repeated`] if the table has one with that key, whatever its
    /// number; [`StoreError::Taken`] if it has one of that number or lacks the one before it.
    fn append(&self, table: TableId, change: Change) -> Answer<'_, ()>;

    /// What a table was opened with.
    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>>;

    /// The entries of a table after number `after`, in order.
    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>>;

    /// The tables at which a visitor has a seat, the last changed first, at most so many.
    fn tables_of(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// The finished tables of one game at which a visitor has a seat, the last changed first, at
    /// most so many.
    fn finished_of(&self, owner: Owner, game: String, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// The table of a daily game that a visitor has opened.
    fn daily_of(&self, owner: Owner, daily: String) -> Answer<'_, Option<TableId>>;

    /// Keeps a ticket, and forgets those that have expired by `now`. [`StoreError::Taken`] if there
    /// is one of that hash.
    fn put_ticket(&self, ticket: Ticket, now: i64) -> Answer<'_, ()>;

    /// The ticket of a hash, unless it has expired by `now`. One for single use is gone afterwards:
    /// of all who ask, exactly one gets it.
    fn ticket(&self, hash: String, now: i64) -> Answer<'_, Option<Ticket>>;

    /// Forgets a ticket. There need not be one.
    fn drop_ticket(&self, hash: String) -> Answer<'_, ()>;

    /// For whom the token of a hash stands.
    fn holder(&self, hash: String) -> Answer<'_, Holder>;

    /// From now on all tokens that stood for `from` stand for `to`. It may be asked for again.
    fn move_tokens(&self, from: Owner, to: Owner) -> Answer<'_, ()>;

    /// From now on only the token of this hash stands for an owner; all others that did are revoked.
    /// It may be asked for again.
    fn renew_token(&self, owner: Owner, hash: String) -> Answer<'_, ()>;

    /// The tables at which seats still belong to somebody whose tokens stand for `owner` now, each
    /// with whom they belong to, at most so many.
    fn left_behind(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<(Owner, TableId)>>;

    /// Claims the work on a table that is to be done at entry `number`, such as the choice of a
    /// bot, for one process until a time. Of several processes exactly one is told `true`; asking
    /// again prolongs its claim. A claim ends when it runs out, and when an act or an undo is added
    /// to the table: work that is done cannot be claimed again, only such of a higher number.
    fn claim(&self, table: TableId, number: u64, process: String, now: i64, until: i64) -> Answer<'_, bool>;

    /// Tables of these games, each with the version of its rules, at which a bot has to choose and
    /// that nobody has claimed at the time `now`, the longest waiting first, at most so many.
    fn bots_due(&self, games: Vec<(String, u32)>, now: i64, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// How many tables somebody has opened who asks from this network, of those that are not over.
    fn holdings(&self, owner: Owner, origin: String) -> Answer<'_, Holdings>;

    /// Keeps a pack, in the place of what was kept under its id. [`StoreError::Taken`] if that is somebody
    /// else's.
    fn keep_pack(&self, kept: KeptPack, text: PackText) -> Answer<'_, ()>;

    /// Keeps a pack of its owner no longer. There need not be one. Tables that are played with it go on.
    fn drop_pack(&self, owner: Owner, id: String) -> Answer<'_, ()>;

    /// The pack that is kept under an id.
    fn kept_pack(&self, id: String) -> Answer<'_, Option<(KeptPack, PackText)>>;

    /// The packs that somebody keeps, the last changed first, at most so many.
    fn packs_of(&self, owner: Owner, limit: u32) -> Answer<'_, Vec<KeptPack>>;

    /// The pack of a hash, if somebody keeps it or a table needs it.
    fn pack_text(&self, hash: String) -> Answer<'_, Option<PackText>>;

    /// Removes tables that nobody ever played, and moves the logs of finished ones to the archive.
    fn tidy(&self, what: Tidying) -> Answer<'_, Tidied>;

    /// Tells all processes something about a table that is not kept. [`StoreError::TooLong`] if it
    /// is longer than [`MAX_BROADCAST`] bytes.
    fn broadcast(&self, table: TableId, words: String) -> Answer<'_, ()>;

    /// What is written and broadcast from now on, by this process and by others. Who is too slow
    /// lags, which means the same as [`News::Missed`].
    fn news(&self) -> broadcast::Receiver<News>;

    /// Whether something can be written just now: it writes a little, waits until that is on the
    /// disk, and takes it away again.
    fn ready(&self, probe: String, now: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            let ticket = Ticket {
                hash: probe.clone(),
                kind: "probe".to_owned(),
                body: String::new(),
                expires: Some(now + 60),
                single: true,
            };
            self.put_ticket(ticket, now).await?;
            self.drop_ticket(probe).await
        })
    }

    /// Whether other processes may write here too, so that what was read grows old.
    fn is_shared(&self) -> bool {
        true
    }

    /// Finishes all writes and closes. Whatever is asked afterwards is [`StoreError::Closed`].
    fn close(&self) -> Answer<'_, ()>;
}
