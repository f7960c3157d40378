//! Where tables are kept: an append-only log, one entry an act or an undo.
//!
//! The order of a table's entries is settled by the store alone: an entry has a number, and each
//! number of a table is given once. Whoever comes second gets [`StoreError::Taken`] and has to
//! look again. So several server processes may share one store.

mod schema;
mod sqlite;
pub mod suite;
mod writer;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use engine::Seat;

pub use schema::OpenError;
pub use sqlite::SqliteStore;

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The SHA-256 of a visitor's token, in hexadecimal: the token itself is never stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Owner(pub String);

/// The name of a table in addresses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a table was opened with. It never changes.
#[derive(Clone, PartialEq, Eq)]
pub struct Opening {
    /// The table's name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the table, as JSON.
    pub setup: String,
    /// The seed of all chance.
    pub seed: String,
    /// The seed's SHA-256, published from the start.
    pub commitment: String,
    /// The fingerprint of the first position.
    pub hash: String,
    /// When, in seconds since 1970.
    pub created: i64,
    /// Who opened it.
    pub creator: Owner,
    /// The seats, in order.
    pub chairs: Vec<Chair>,
    /// For a daily game: which. A visitor has one table of each.
    pub daily: Option<String>,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Which.
    pub seat: Seat,
    /// What its player is called; none if they have given no name.
    pub name: Option<String>,
    /// Who sits there.
    pub sitter: Sitter,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person. Several seats may have one owner: players who share a screen.
    Person(Owner),
    /// Nobody yet.
    Open,
}

/// Without the seed, which must not come into a log.
impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening").field("id", &self.id.0).field("game", &self.game).finish_non_exhaustive()
    }
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u64,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed,
    /// The fingerprint of the position after it.
    pub hash: String,
    /// When, in seconds since 1970.
    pub made: i64,
}

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A choice, as JSON.
    Act(String),
    /// The last choice that stood was taken back.
    Undo,
}

/// What a table has come to with an entry, for lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How many choices stand.
    pub choices: u64,
    /// The seats that won, one bit each, once the game is over.
    pub result: Option<u8>,
}

/// A table in a visitor's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table's name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The options of the table, as JSON.
    pub setup: String,
    /// What it has come to.
    pub standing: Standing,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// Its seats, in order.
    pub chairs: Vec<Chair>,
}

/// Why a store did not do what was asked. Nothing has been changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The number, the name or the daily game is taken: somebody was faster.
    Taken,
    /// There is no such table.
    NoTable,
    /// The disk is full.
    Full,
    /// Anything else, in the words of the database.
    Broken(String),
    /// The store has been closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("somebody was faster"),
            StoreError::NoTable => f.write_str("there is no such table"),
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::Broken(words) => write!(f, "the database failed: {words}"),
            StoreError::Closed => f.write_str("the store has been closed"),
        }
    }
}

impl std::error::Error for StoreError {}

/// A place where tables are kept. What is answered with `Ok` is on the disk.
pub trait Store: Send + Sync + 'static {
    /// Opens a table. [`StoreError::Taken`] if the name is taken, or if its creator has a table
    /// of this daily game.
    fn open_table(&self, opening: Opening) -> Answer<'_, ()>;

    /// Adds one entry. [`StoreError::Taken`] if the table has one of that number or lacks the one
    /// before it.
    fn append(&self, table: TableId, entry: Entry, standing: Standing) -> Answer<'_, ()>;

    /// What a table was opened with.
    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>>;

    /// The entries of a table after number `after`, in order.
    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>>;

    /// The tables at which a visitor sits, the last changed first, at most so many.
    fn tables_of(&self, owner: Owner, most: u32) -> Answer<'_, Vec<Listed>>;

    /// The table of a daily game that a visitor has opened.
    fn daily_of(&self, owner: Owner, daily: String) -> Answer<'_, Option<TableId>>;

    /// Finishes all writes and closes. Whatever is asked afterwards is [`StoreError::Closed`].
    fn close(&self) -> Answer<'_, ()>;
}
