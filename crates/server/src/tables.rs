//! All tables: the store, and those in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::{Fault, Seat, Seed};
use tokio::sync::OnceCell;

use crate::kind::Kind;
use crate::store::{Chair, Opening, Owner, Sitter, Store, StoreError, TableId};
use crate::table::{NoTable, Table, standing};
use crate::{clock, secret};

/// A table that nobody has asked for so long is dropped from memory.
const IDLE: Duration = Duration::from_secs(600);

/// How many tables that nobody is looking at are kept in memory.
const KEPT: usize = 256;

/// All tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    kinds: Vec<Arc<dyn Kind>>,
    loaded: Mutex<HashMap<TableId, Slot>>,
}

/// The place of a table in memory. Loading takes place outside the lock of the map, once.
struct Slot {
    cell: Arc<OnceCell<Arc<Table>>>,
    used: Instant,
}

impl Slot {
    /// Whether somebody is loading, using or watching the table.
    fn is_held(&self) -> bool {
        Arc::strong_count(&self.cell) > 1 || self.cell.get().is_some_and(|table| Arc::strong_count(table) > 1)
    }
}

/// Why a table was not opened.
#[derive(Debug)]
pub(crate) enum NotOpened {
    /// The setup is refused.
    Setup(Fault),
    /// The store failed.
    Store(StoreError),
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>, kinds: Vec<Arc<dyn Kind>>) -> Tables {
        Tables { store, kinds, loaded: Mutex::default() }
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn kinds(&self) -> &[Arc<dyn Kind>] {
        &self.kinds
    }

    pub(crate) fn kind(&self, id: &str) -> Option<&Arc<dyn Kind>> {
        self.kinds.iter().find(|kind| kind.id() == id)
    }

    /// Opens a table whose seats all belong to `owner`; their players may have given names.
    pub(crate) async fn open(
        &self,
        kind: &Arc<dyn Kind>,
        setup: String,
        seed: Seed,
        owner: &Owner,
        names: &[Option<String>],
        daily: Option<String>,
    ) -> Result<TableId, NotOpened> {
        let id = TableId(secret::name().map_err(|error| NotOpened::Store(StoreError::Broken(error.to_string())))?);
        let first = kind.open(&setup, &seed).map_err(NotOpened::Setup)?;
        let chair = |seat: Seat| Chair {
            name: names.get(seat.index()).cloned().flatten(),
            ..Chair::of(seat, Sitter::Person(owner.clone()))
        };
        let opening = Opening {
            id: id.clone(),
            game: kind.id().to_owned(),
            rules: kind.rules_version(),
            setup,
            commitment: seed.commitment(),
            seed: seed.into(),
            hash: first.hash(),
            created: clock::now(),
            creator: owner.clone(),
            chairs: (0..first.seats()).map(Seat).map(chair).collect(),
            daily,
            imported: false,
        };
        let standing = standing(&*first, &opening.chairs);
        self.store.open_table(opening.clone(), standing).await.map_err(NotOpened::Store)?;
        let table = Arc::new(Table::at(opening, 0, first));
        let slot = Slot { cell: Arc::new(OnceCell::new_with(Some(table))), used: Instant::now() };
        // Nobody can have asked for it under this name before: it is new and random.
        self.lock().insert(id.clone(), slot);
        Ok(id)
    }

    /// The table of this name, from memory or from the store.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Arc<Table>, NoTable> {
        if !secret::is_name(&id.0) {
            return Err(NoTable::Unknown);
        }
        let cell = {
            let mut loaded = self.lock();
            let slot = loaded.entry(id.clone()).or_insert_with(|| Slot { cell: Arc::default(), used: Instant::now() });
            slot.used = Instant::now();
            slot.cell.clone()
        };
        let found = cell.get_or_try_init(|| self.load(id)).await.cloned();
        if found.is_err() {
            self.forget_empty(id);
        }
        found
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Table>, NoTable> {
        let opening = self.store.opening(id.clone()).await.map_err(NoTable::Store)?.ok_or(NoTable::Unknown)?;
        let entries = self.store.entries(id.clone(), 0).await.map_err(NoTable::Store)?;
        let Some(kind) = self.kind(&opening.game).cloned() else { return Err(NoTable::OtherRules) };
        let replay = move || Table::replay(&*kind, opening, &entries).map(Arc::new);
        tokio::task::spawn_blocking(replay).await.unwrap_or(Err(NoTable::Damaged))
    }

    fn forget_empty(&self, id: &TableId) {
        let mut loaded = self.lock();
        // Others may be loading it at this moment: the slot goes with the last of them.
        if loaded.get(id).is_some_and(|slot| Arc::strong_count(&slot.cell) <= 2 && slot.cell.get().is_none()) {
            loaded.remove(id);
        }
    }

    /// Drops the tables that nobody holds and nobody has used for a while, and of the others so
    /// many that memory is not filled with them.
    pub(crate) fn drop_idle(&self) {
        self.drop_unused(Instant::now().checked_sub(IDLE), KEPT);
    }

    fn drop_unused(&self, since: Option<Instant>, kept: usize) {
        let mut loaded = self.lock();
        let mut unused: Vec<Instant> = loaded.values().filter(|slot| !slot.is_held()).map(|slot| slot.used).collect();
        unused.sort_unstable_by(|a, b| b.cmp(a));
        let limit = unused.get(kept).copied().max(since);
        // Whoever wants a table passes through this lock: none that is dropped is in use.
        loaded.retain(|_, slot| slot.is_held() || limit.is_none_or(|limit| slot.used > limit));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use under_falling_skies::UnderFallingSkies;

    use super::*;
    use crate::KindOf;
    use crate::store::SqliteStore;

    async fn tables(count: usize) -> (tempfile::TempDir, Tables, Vec<TableId>) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("tables.db")).expect("a store");
        let tables = Tables::new(Arc::new(store), vec![Arc::new(KindOf::<UnderFallingSkies>::new())]);
        let kind = tables.kinds[0].clone();
        let mut ids = Vec::new();
        for _ in 0..count {
            let (setup, owner) = (kind.daily_setup("2026-11-15"), Owner("me".to_owned()));
            let seed = secret::seed().expect("a seed");
            ids.push(tables.open(&kind, setup, seed, &owner, &[], None).await.expect("a table"));
        }
        (folder, tables, ids)
    }

    #[tokio::test]
    async fn idle_tables_are_dropped_and_come_back() {
        let (_folder, tables, ids) = tables(3).await;
        let held = tables.find(&ids[1]).await.expect("a table");
        let before = tables.find(&ids[0]).await.expect("a table").now().position.hash();
        tables.drop_unused(Some(Instant::now()), KEPT);
        assert_eq!(tables.lock().keys().collect::<Vec<_>>(), [&ids[1]], "only the one that is held is left");
        assert!(Arc::ptr_eq(&held, &tables.find(&ids[1]).await.expect("a table")), "never two of one table");
        let again = tables.find(&ids[0]).await.expect("a table");
        assert_eq!(again.now().position.hash(), before);
    }

    #[tokio::test]
    async fn the_longest_unused_go_first_when_there_are_many() {
        let (_folder, tables, ids) = tables(4).await;
        for id in [2, 0, 3, 1] {
            tables.find(&ids[id]).await.expect("a table");
        }
        tables.drop_unused(None, 2);
        let mut left: Vec<TableId> = tables.lock().keys().cloned().collect();
        left.sort_by(|a, b| a.0.cmp(&b.0));
        let mut expected = vec![ids[3].clone(), ids[1].clone()];
        expected.sort_by(|a, b| a.0.cmp(&b.0));
        assert_eq!(left, expected);
    }

    #[tokio::test]
    async fn many_who_ask_at_once_get_the_same_table() {
        let (_folder, tables, ids) = tables(1).await;
        tables.drop_unused(Some(Instant::now()), KEPT);
        assert!(tables.lock().is_empty());
        let found = futures_util::future::join_all((0..8).map(|_| tables.find(&ids[0]))).await;
        let first = found[0].as_ref().expect("a table");
        assert!(found.iter().all(|other| Arc::ptr_eq(first, other.as_ref().expect("a table"))));
    }

    #[tokio::test]
    async fn names_that_do_not_exist_leave_nothing_behind() {
        let (_folder, tables, _) = tables(0).await;
        for name in ["abcdefghijkmnpqr", "nonsense", ""] {
            assert_eq!(tables.find(&TableId(name.to_owned())).await.err(), Some(NoTable::Unknown));
        }
        assert!(tables.lock().is_empty());
    }
}
