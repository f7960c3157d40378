//! The things that are kept.

use std::fmt;

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::PackText;

/// The most bytes that a broadcast may have: what PostgreSQL passes on in one notice, with room for
/// the table's name.
pub const MAX_BROADCAST: usize = 4_000;

/// The SHA-256 of a visitor's token, in hexadecimal: the token itself is never stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Owner(pub String);

/// The name of a table in addresses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a table was opened with. It never changes: what became of the seats is in the log.
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
    /// How its chance is made.
    pub dice: DiceKind,
    /// The seed of all chance, or the secret in hexadecimal.
    pub seed: String,
    /// What proves that it was not changed.
    pub commitment: String,
    /// The fingerprint of the first position; of one that has nothing to do with the game where the
    /// players contribute to the chance before it is dealt.
    pub hash: String,
    /// When, in seconds since 1970.
    pub created: i64,
    /// Who opened it.
    pub creator: Owner,
    /// The seats, in order.
    pub chairs: Vec<Chair>,
    /// For a daily game or a lesson: which. A visitor has one table of each.
    pub daily: Option<String>,
    /// Whether it came from a file: its seed is known already.
    pub imported: bool,
    /// The network from which it was opened, so that shares can be counted; empty if it is not
    /// known.
    pub origin: String,
    /// The owner's pack of component data that it is played with; none if it is the built-in data.
    pub pack: Option<PackText>,
}

/// How the chance of a table is made: see `docs/fair-dice.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceKind {
    /// From a seed, at tables that were opened before there were secrets.
    Seed,
    /// From a seed that somebody has chosen.
    Chosen,
    /// From a secret of the server alone.
    Secret,
    /// From a secret of the server and what the players contribute before the start.
    Shared,
}

impl DiceKind {
    const ALL: [DiceKind; 4] = [DiceKind::Seed, DiceKind::Chosen, DiceKind::Secret, DiceKind::Shared];

    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            DiceKind::Seed => "seed",
            DiceKind::Chosen => "chosen",
            DiceKind::Secret => "secret",
            DiceKind::Shared => "shared",
        }
    }

    /// The kind of this name.
    pub fn find(name: &str) -> Option<DiceKind> {
        DiceKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Without the seed, which must not come into a log.
impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening").field("id", &self.id.0).field("game", &self.game).finish_non_exhaustive()
    }
}

/// One seat of a table. Its number is its colour and its emblem: whoever wants another colour takes
/// another seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Which.
    pub seat: Seat,
    /// What its player is called; none if they have given no name.
    pub name: Option<String>,
    /// Who sits there.
    pub sitter: Sitter,
}

impl Chair {
    /// A seat whose player has chosen no name.
    pub fn of(seat: Seat, sitter: Sitter) -> Chair {
        Chair { seat, name: None, sitter }
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person. Several seats may have one owner: players who share a screen.
    Person(Owner),
    /// Nobody yet.
    Open,
    /// A program.
    Bot {
        /// Which.
        name: String,
    },
    /// A program that stands in for a person, who may take the seat back.
    Absent {
        /// The person.
        owner: Owner,
        /// Which program.
        bot: String,
    },
}

impl Sitter {
    /// The person to whom the seat belongs.
    pub fn owner(&self) -> Option<&Owner> {
        match self {
            Sitter::Person(owner) | Sitter::Absent { owner, .. } => Some(owner),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u64,
    /// Who did it; none if it was nobody at the table.
    pub seat: Option<Seat>,
    /// What was done.
    pub kind: EntryKind,
    /// What whoever asked for it called the request, so that a repeated one is not carried out
    /// twice. A table has each key once.
    pub key: Option<String>,
    /// What the request with that key asked for, as a digest: the same key with another payload is
    /// a mistake. Entries of earlier versions have none.
    pub payload: Option<String>,
    /// The fingerprint of the position after it.
    pub hash: String,
    /// When, in seconds since 1970.
    pub made: i64,
}

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A choice, as JSON.
    Act(String),
    /// The last choice that stood was taken back.
    Undo,
    /// Something that leaves the position as it was.
    Other {
        /// What sort of thing: neither `act` nor `undo`.
        kind: String,
        /// What it was.
        body: String,
    },
}

/// The names of the kinds that change a position.
const ACT: &str = "act";
const UNDO: &str = "undo";

impl EntryKind {
    /// Whether the position changes with it.
    pub fn is_move(&self) -> bool {
        matches!(self, EntryKind::Act(_) | EntryKind::Undo)
    }

    /// The kind and body as they are stored.
    pub(super) fn parts(&self) -> Result<(&str, &str), StoreError> {
        match self {
            EntryKind::Act(action) => Ok((ACT, action)),
            EntryKind::Undo => Ok((UNDO, "")),
            EntryKind::Other { kind, .. } if kind == ACT || kind == UNDO => {
                Err(StoreError::Broken(format!("an entry that is no move cannot be called {kind:?}")))
            }
            EntryKind::Other { kind, body } => Ok((kind, body)),
        }
    }

    /// What the stored kind and body mean.
    pub(super) fn of_parts(kind: String, body: String) -> EntryKind {
        match kind.as_str() {
            ACT => EntryKind::Act(body),
            UNDO => EntryKind::Undo,
            _ => EntryKind::Other { kind, body },
        }
    }
}

/// An entry and what it makes of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The entry.
    pub entry: Entry,
    /// What the table has come to with it.
    pub standing: Standing,
    /// All seats, if they are not as they were.
    pub chairs: Option<Vec<Chair>>,
}

/// What a table has come to, for lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How many choices stand.
    pub choices: u64,
    /// The seats that won, one bit each, once the game is over.
    pub result: Option<u8>,
    /// What the game came to, as JSON, once it is over: points and other numbers.
    pub scores: Option<String>,
    /// The seats that are asked, one bit each.
    pub waiting: u8,
    /// Whether a bot has to choose.
    pub bot_due: bool,
    /// Whether the game was abandoned.
    pub closed: bool,
}

/// A table in a visitor's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table's name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the table, as JSON.
    pub setup: String,
    /// The number of its last entry.
    pub number: u64,
    /// What it has come to.
    pub standing: Standing,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// Its seats as they are now, in order.
    pub chairs: Vec<Chair>,
    /// For a daily game or a lesson: which.
    pub daily: Option<String>,
    /// Whether it came from a file.
    pub imported: bool,
    /// The name of the owner's pack that it is played with, if there is one.
    pub pack: Option<String>,
}

impl Listed {
    /// Whether something is learned there.
    pub fn is_lesson(&self) -> bool {
        self.daily.as_deref().is_some_and(ui::Lesson::is_name)
    }

    /// Whether what it comes to is counted among the games of those who played: not what was learned,
    /// not what came from a file, and not a game that goes on from a step of another one.
    pub fn counts(&self) -> bool {
        !self.is_lesson() && !self.imported && crate::erased::continued_in(&self.setup).is_none()
    }
}

/// For whom a token stands. Usually for itself: its hash is its owner. A token that was handed to
/// another device, or has replaced an older one, stands for somebody who was there before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// For this owner.
    Owner(Owner),
    /// For nobody any more.
    Revoked,
}

/// How many tables there are of an owner, and from a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// Open tables that the owner has opened.
    pub tables: u64,
    /// Match files that the owner has brought.
    pub imports: u64,
    /// Open tables that were opened from the network.
    pub tables_there: u64,
    /// Match files that were brought from the network.
    pub imports_there: u64,
    /// Packs that the owner keeps.
    pub packs: u64,
    /// Packs that are kept from the network.
    pub packs_there: u64,
}

/// What is to be cleared away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tidying {
    /// Tables at which nobody has ever chosen anything and nothing has happened since this time, in
    /// seconds since 1970, are removed.
    pub unplayed_before: Option<i64>,
    /// The logs of tables whose game ended, or was given up, before this time are moved to the
    /// archive, from where they are read as before.
    pub finished_before: Option<i64>,
    /// At most so many of each.
    pub limit: u32,
}

/// What was cleared away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tidied {
    /// The tables that are gone.
    pub removed: Vec<TableId>,
    /// The tables whose logs are in the archive now.
    pub archived: Vec<TableId>,
}

/// What opens a door: a link to a seat, a code for another device. Only the hash of what people are
/// given is known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The hash.
    pub hash: String,
    /// What sort of ticket.
    pub kind: String,
    /// What it is good for.
    pub body: String,
    /// From when on it is worth nothing, in seconds since 1970.
    pub expires: Option<i64>,
    /// Whether it is good for one use.
    pub single: bool,
}

/// What goes on at the tables of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// An entry was written.
    Written {
        /// At which table.
        table: TableId,
        /// Its number.
        number: u64,
    },
    /// Something was said that is not kept.
    Broadcast {
        /// At which table.
        table: TableId,
        /// What.
        words: String,
    },
    /// News may have been lost: whoever knows tables should look at them anew.
    Missed,
}

/// Why a store did not do what was asked. Nothing has been changed then, unless it is
/// [`StoreError::Uncertain`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The number, the name or the daily game is taken: somebody was faster.
    Taken,
    /// The key is that of the entry of this number.
    Repeated(u64),
    /// There is no such table.
    NoTable,
    /// It is longer than can be passed on.
    TooLong,
    /// The disk is full.
    Full,
    /// The database can only be read.
    ReadOnly,
    /// Anything else, in the words of the database.
    Broken(String),
    /// The database failed in the middle: it is not known whether what was asked for is written.
    /// Whoever looks again, or asks for the same again, learns it.
    Uncertain(String),
    /// The store has been closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("somebody was faster"),
            StoreError::Repeated(number) => write!(f, "this was done before, as entry {number}"),
            StoreError::NoTable => f.write_str("there is no such table"),
            StoreError::TooLong => f.write_str("this is too long"),
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::ReadOnly => f.write_str("the database can only be read"),
            StoreError::Broken(words) => write!(f, "the database failed: {words}"),
            StoreError::Uncertain(words) => write!(f, "it is not known whether it was written: {words}"),
            StoreError::Closed => f.write_str("the store has been closed"),
        }
    }
}

impl std::error::Error for StoreError {}

/// The most bytes of a name, a key or a hash: such are indexed, and no database indexes a novel.
const MAX_STORED_NAME: usize = 512;

/// Refuses what a database would choke on, so that one bad deposit does not spoil those that are
/// committed together with it.
pub(super) fn check(names: &[Option<&str>], texts: &[Option<&str>]) -> Result<(), StoreError> {
    if names.iter().flatten().any(|name| name.len() > MAX_STORED_NAME) {
        return Err(StoreError::TooLong);
    }
    if names.iter().chain(texts).flatten().any(|text| text.contains('\0')) {
        return Err(StoreError::Broken("a text holds a NUL".to_owned()));
    }
    Ok(())
}

/// Whether a broadcast can be passed on by every store.
pub(super) fn check_broadcast(words: &str) -> Result<(), StoreError> {
    if words.len() > MAX_BROADCAST {
        return Err(StoreError::TooLong);
    }
    check(&[], &[Some(words)])
}

impl Opening {
    /// Whether every store can keep it.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let names = [&self.id.0, &self.game, &self.creator.0, &self.commitment, &self.hash].map(|text| Some(&**text));
        check(&names, &[Some(&self.setup), Some(&self.seed)])?;
        check(&[self.daily.as_deref(), Some(&self.origin)], &[])?;
        self.pack.as_ref().map_or(Ok(()), PackText::check)?;
        check_chairs(&self.chairs)
    }
}

impl Change {
    /// Whether every store can keep it.
    pub(super) fn check(&self, table: &TableId) -> Result<(), StoreError> {
        let (kind, body) = self.entry.kind.parts()?;
        let names = [Some(&*table.0), Some(kind), self.entry.key.as_deref(), Some(&*self.entry.hash)];
        check(&[self.entry.payload.as_deref()], &[])?;
        check(&names, &[Some(body), self.standing.scores.as_deref()])?;
        check_chairs(self.chairs.as_deref().unwrap_or_default())
    }
}

impl Ticket {
    /// Whether every store can keep it.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        check(&[Some(&self.hash), Some(&self.kind)], &[Some(&self.body)])
    }
}

/// Games with the version of their rules, each as one text.
pub(super) fn named(games: Vec<(String, u32)>) -> Vec<String> {
    games.into_iter().map(|(game, rules)| format!("{game} {rules}")).collect()
}

/// Names are kept as JSON, which can hold anything; owners are indexed.
fn check_chairs(chairs: &[Chair]) -> Result<(), StoreError> {
    let owners: Vec<Option<&str>> = chairs.iter().map(|chair| chair.sitter.owner().map(|owner| &*owner.0)).collect();
    check(&owners, &[])
}
