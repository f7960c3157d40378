//! All tables: the store, and those in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::{Fault, Seat, Seed};
use tokio::sync::OnceCell;

use crate::kind::Kind;
use crate::store::{Opening, Owner, Store, StoreError, TableId};
use crate::table::{NoTable, Table};
use crate::{clock, secret};

/// A table that nobody has asked for so long is dropped from memory.
const IDLE: Duration = Duration::from_secs(600);

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

    pub(crate) fn kind(&self, id: &str) -> Option<&Arc<dyn Kind>> {
        self.kinds.iter().find(|kind| kind.id() == id)
    }

    /// Opens a table whose seats all belong to `owner`.
    pub(crate) async fn open(
        &self,
        kind: &Arc<dyn Kind>,
        setup: String,
        seed: Seed,
        owner: &Owner,
        daily: Option<String>,
    ) -> Result<TableId, NotOpened> {
        let id = TableId(secret::name().map_err(|error| NotOpened::Store(StoreError::Broken(error.to_string())))?);
        let first = kind.open(&setup, &seed).map_err(NotOpened::Setup)?;
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
            seats: (0..first.seats()).map(|seat| (Seat(seat), owner.clone())).collect(),
            daily,
        };
        self.store.open_table(opening.clone()).await.map_err(NotOpened::Store)?;
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

    /// Drops the tables that nobody has used for a while and nobody holds.
    pub(crate) fn drop_idle(&self) {
        self.drop_unused_since(Instant::now().checked_sub(IDLE));
    }

    fn drop_unused_since(&self, moment: Option<Instant>) {
        let Some(moment) = moment else { return };
        // Whoever wants a table passes through this lock: a count of one means nobody has it.
        self.lock().retain(|_, slot| {
            let held =
                Arc::strong_count(&slot.cell) > 1 || slot.cell.get().is_some_and(|table| Arc::strong_count(table) > 1);
            held || slot.used > moment
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
