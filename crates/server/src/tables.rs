//! All tables: the store, and those in memory.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::pack::{DataHash, PackFaults};
use engine::{Chance, Fault, Seat, Seed, Shared};
use tokio::sync::{OnceCell, mpsc};
use ui::Lang;

use crate::bot::Bots;
use crate::drawing::Drawings;
use crate::erased::{DynGame, DynMatch, Import, pack_named};
use crate::fair_dice::{self, ImportedShared};
use crate::options::Options;
use crate::participants::{Participants, TableEvent};
use crate::snapshot::LastMove;
use crate::store::{Chair, DiceKind, Opening, Owner, Sitter, Store, StoreError, TableId};
use crate::table::{Command, CommandError, FollowUp, Request, Table, TableContext, TableError, Who, standing};
use crate::uncertain;
use crate::{clock, secret};

/// A table that nobody has asked for so long is dropped from memory.
const IDLE: Duration = Duration::from_secs(600);

/// How many tables that nobody is looking at are kept in memory.
const MAX_IDLE_KEPT: usize = 256;

/// All tables.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    games: Vec<Arc<dyn DynGame>>,
    loaded: Mutex<HashMap<TableId, Slot>>,
    /// What this process is called among those that share the store.
    process: String,
    bots: Arc<Bots>,
    context: TableContext,
}

/// A table to be opened.
pub(crate) struct NewTable {
    pub(crate) setup: String,
    /// A seed that somebody has chosen: only where nobody else can be deceived.
    pub(crate) seed: Option<Seed>,
    /// Whether the players contribute to the chance before the start. Where seats are free they do
    /// in any case.
    pub(crate) contributions: bool,
    pub(crate) creator: Owner,
    /// Who sits in the seats, in order; those that are not named belong to the creator.
    pub(crate) chairs: Vec<Chair>,
    pub(crate) daily: Option<String>,
    /// The network from which it is opened.
    pub(crate) origin: String,
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
pub(crate) enum OpenTableError {
    /// The setup is refused.
    Setup(Fault),
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for OpenTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenTableError::Setup(fault) => write!(f, "the setup is refused: {fault}"),
            OpenTableError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenTableError {}

impl Tables {
    /// The tables of a store, and the receiver of what is to be followed up.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        games: Vec<Arc<dyn DynGame>>,
        options: &Options,
    ) -> (Tables, mpsc::UnboundedReceiver<FollowUp>) {
        let process = secret::name().unwrap_or_else(|_| std::process::id().to_string());
        let bots = Arc::new(Bots::new(store.clone(), process.clone()));
        let (sender, follow_ups) = mpsc::unbounded_channel();
        let context = TableContext {
            follow_ups: sender,
            grace: options.grace,
            reveal: options.reveal,
            attention: options.attention,
            drawings: Arc::new(Drawings::new(options)),
        };
        (Tables { store, games, loaded: Mutex::default(), process, bots, context }, follow_ups)
    }

    pub(crate) fn process(&self) -> &str {
        &self.process
    }

    pub(crate) fn bots(&self) -> &Arc<Bots> {
        &self.bots
    }

    pub(crate) fn drawings(&self) -> &Arc<Drawings> {
        &self.context.drawings
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn games(&self) -> &[Arc<dyn DynGame>] {
        &self.games
    }

    pub(crate) fn game(&self, id: &str) -> Option<&Arc<dyn DynGame>> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// Opens a table.
    pub(crate) async fn open(&self, game: &Arc<dyn DynGame>, new: NewTable) -> Result<Arc<Table>, OpenTableError> {
        let NewTable { setup, seed, contributions, creator, chairs, daily, origin } = new;
        self.put_pack_to_use(game, &setup).await?;
        let undealt = game.open(&setup, &fair_dice::undealt()).map_err(OpenTableError::Setup)?;
        let seats = (0..undealt.seats()).map(Seat);
        let chair = |seat: Seat| {
            let named = chairs.iter().find(|chair| chair.seat == seat).cloned();
            named.unwrap_or_else(|| Chair::of(seat, Sitter::Person(creator.clone())))
        };
        let (id, chairs) = (name()?, seats.map(chair).collect::<Vec<_>>());
        let open = chairs.iter().any(|chair| chair.sitter == Sitter::Open);
        let (dice, chance) = match seed {
            Some(_) if open || !is_alone(&creator, &chairs) => {
                return Err(OpenTableError::Setup(Fault::new("seed", "not-alone")));
            }
            Some(seed) => (DiceKind::Chosen, Chance::chosen(seed)),
            None => {
                let kind = if open || contributions { DiceKind::Shared } else { DiceKind::Secret };
                (kind, Chance::Shared(Shared::of(&id.0, secret::of_table().map_err(no_chance)?)))
            }
        };
        // Where players contribute, nothing is dealt before they have.
        let first = match dice {
            DiceKind::Shared => undealt,
            _ => game.open(&setup, &chance).map_err(OpenTableError::Setup)?,
        };
        let opening = Opening {
            id,
            game: game.id().to_owned(),
            rules: game.rules_version(),
            setup,
            dice,
            commitment: chance.commitment(),
            seed: chance.origin(),
            hash: first.hash(),
            created: clock::now(),
            chairs,
            creator,
            daily,
            imported: false,
            origin,
            pack: first.pack(),
        };
        self.keep(game, opening, first).await
    }

    /// The pack that a setup names, if somebody keeps it or a table needs it here, is in use from then on.
    async fn put_pack_to_use(&self, game: &Arc<dyn DynGame>, setup: &str) -> Result<(), OpenTableError> {
        let Some(hash) = pack_named(setup).filter(|hash| !game.has_data(hash)) else { return Ok(()) };
        let unknown = || OpenTableError::Setup(Fault::new("pack", "unknown-pack"));
        let hash = hash.parse::<DataHash>().map_err(|_| unknown())?.to_string();
        let pack = self.store.pack_text(hash).await.map_err(OpenTableError::Store)?.ok_or_else(unknown)?;
        let game = game.clone();
        let installed = tokio::task::spawn_blocking(move || game.install(&pack.text)).await;
        let refused = |faults: PackFaults| {
            let fault = faults.0.first();
            OpenTableError::Setup(Fault::new("pack", fault.map_or("unknown-pack", |fault| fault.flaw.key())))
        };
        installed.map_err(|_| unknown())?.map_err(refused)
    }

    /// Makes a table of a match file, to be looked at: it belongs to whoever brought it.
    pub(crate) async fn import(
        &self,
        game: &Arc<dyn DynGame>,
        import: Import,
        owner: &Owner,
        origin: String,
    ) -> Result<Arc<Table>, OpenTableError> {
        let Import { setup, chance, moves, .. } = import;
        let (commitment, seed) = (chance.commitment(), chance.origin());
        let (dice, first, words, shared) = match chance {
            Chance::Seed { seed, words, chosen } => {
                let (dice, first) =
                    if chosen { (DiceKind::Chosen, Chance::chosen(seed)) } else { (DiceKind::Seed, seed.into()) };
                (dice, first, words, None)
            }
            Chance::Shared(Shared { table, contributions, left_out, .. }) => {
                let shared = ImportedShared { table, contributions, left_out };
                (DiceKind::Shared, fair_dice::undealt(), Vec::new(), Some(shared))
            }
        };
        let first = game.open(&setup, &first).map_err(OpenTableError::Setup)?;
        let person = |seat: Seat| Chair::of(seat, Sitter::Person(owner.clone()));
        let opening = Opening {
            id: name()?,
            game: game.id().to_owned(),
            rules: game.rules_version(),
            setup,
            dice,
            commitment,
            seed,
            hash: first.hash(),
            created: clock::now(),
            chairs: (0..first.seats()).map(Seat).map(person).collect(),
            creator: owner.clone(),
            daily: None,
            imported: true,
            origin,
            pack: first.pack(),
        };
        let table = self.keep(game, opening, first).await?;
        let moves = moves.into_iter().map(|(seat, action, _)| (seat, action)).collect();
        let request = Request { who: Who::Visitor(owner.clone()), seat: None, number: None, key: None };
        let command = Command::Do(TableEvent::Import { words, moves, shared });
        match table.carry_out(&*self.store, request, command, Lang::En).await {
            Ok(_) => Ok(table),
            Err(CommandError::Store(error)) => Err(OpenTableError::Store(error)),
            Err(CommandError::Unknown) => {
                Err(OpenTableError::Store(StoreError::Uncertain("a file was taken in".to_owned())))
            }
            Err(error) => Err(OpenTableError::Store(StoreError::Broken(format!("{error:?}")))),
        }
    }

    async fn keep(
        &self,
        game: &Arc<dyn DynGame>,
        opening: Opening,
        first: Arc<dyn DynMatch>,
    ) -> Result<Arc<Table>, OpenTableError> {
        let participants = Participants::at(&opening);
        let standing = standing(&*first, &participants, LastMove::of(opening.created, &participants));
        uncertain::open_table(&*self.store, &opening, &standing).await.map_err(OpenTableError::Store)?;
        let id = opening.id.clone();
        let table = Arc::new(Table::new(opening, game.clone(), first, self.context.clone()));
        let slot = Slot { cell: Arc::new(OnceCell::new_with(Some(table.clone()))), used: Instant::now() };
        // Nobody can have asked for it under this name before: it is new and random.
        self.lock().insert(id, slot);
        // Whoever opens a table asks for it.
        table.ask();
        self.bots.start_due(table.clone());
        Ok(table)
    }

    /// The table of this name if it is in memory.
    pub(crate) fn loaded(&self, id: &TableId) -> Option<Arc<Table>> {
        self.lock().get(id).and_then(|slot| slot.cell.get().cloned())
    }

    /// All tables in memory.
    pub(crate) fn all_loaded(&self) -> Vec<Arc<Table>> {
        self.lock().values().filter_map(|slot| slot.cell.get().cloned()).collect()
    }

    /// The table of this name, for somebody who asks for it: bots that have stopped since nobody
    /// did go on.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Arc<Table>, TableError> {
        let table = self.get(id).await?;
        if table.ask() {
            self.bots.start_due(table.clone());
        }
        Ok(table)
    }

    /// The table of this name, from memory or from the store.
    pub(crate) async fn get(&self, id: &TableId) -> Result<Arc<Table>, TableError> {
        if !secret::is_name(&id.0) {
            return Err(TableError::Unknown);
        }
        let cell = {
            let mut loaded = self.lock();
            let now = Instant::now();
            match loaded.get_mut(id) {
                Some(slot) => {
                    slot.used = now;
                    slot.cell.clone()
                }
                None => {
                    let cell: Arc<OnceCell<Arc<Table>>> = Arc::default();
                    loaded.insert(id.clone(), Slot { cell: cell.clone(), used: now });
                    cell
                }
            }
        };
        let found = cell.get_or_try_init(|| self.load(id)).await.cloned();
        match &found {
            // A process that has died between start and deal leaves it to whoever comes next.
            Ok(table) if table.now().participants.is_dealing() => {
                let _ =
                    self.context.follow_ups.send(FollowUp { table: id.clone(), snapshot: table.now(), ours: false });
            }
            Ok(_) => {}
            Err(_) => self.forget_empty(id),
        }
        found
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Table>, TableError> {
        let opening = self.store.opening(id.clone()).await.map_err(TableError::Store)?.ok_or(TableError::Unknown)?;
        let game = self.game(&opening.game).filter(|game| game.rules_version() == opening.rules);
        let game = game.cloned().ok_or(TableError::OtherRules)?;
        let entries = self.store.entries(id.clone(), 0).await.map_err(TableError::Store)?;
        let context = self.context.clone();
        let replay = move || {
            if let Some(pack) = &opening.pack {
                game.install(&pack.text).map_err(|faults| {
                    tracing::error!(%faults, "the pack of a table cannot be used");
                    TableError::Pack
                })?;
            }
            Table::replay(game, opening, &entries, context).map(Arc::new)
        };
        tokio::task::spawn_blocking(replay).await.unwrap_or(Err(TableError::Damaged))
    }

    /// Forgets a table that was removed from the store.
    pub(crate) fn forget(&self, id: &TableId) {
        self.lock().remove(id);
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
        self.drop_unused(Instant::now().checked_sub(IDLE), MAX_IDLE_KEPT);
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

/// Whether nobody but whoever opens the table has a seat there.
fn is_alone(creator: &Owner, chairs: &[Chair]) -> bool {
    chairs.iter().all(|chair| chair.sitter.owner().is_none_or(|owner| owner == creator))
}

fn no_chance(error: getrandom::Error) -> OpenTableError {
    OpenTableError::Store(StoreError::Broken(error.to_string()))
}

/// A new table's name.
fn name() -> Result<TableId, OpenTableError> {
    secret::name().map(TableId).map_err(|error| OpenTableError::Store(StoreError::Broken(error.to_string())))
}

#[cfg(test)]
mod tests {
    use under_falling_skies::UnderFallingSkies;

    use super::*;
    use crate::Erased;
    use crate::store::SqliteStore;

    async fn tables(count: usize) -> (tempfile::TempDir, Tables, Vec<TableId>) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("tables.db")).expect("a store");
        let (tables, _) =
            Tables::new(Arc::new(store), vec![Arc::new(Erased::<UnderFallingSkies>::new())], &Options::default());
        let game = tables.games[0].clone();
        let mut ids = Vec::new();
        for _ in 0..count {
            let (setup, creator) = (game.daily_setup("2026-11-15"), Owner("me".to_owned()));
            let origin = String::new();
            let chairs = Vec::new();
            let new = NewTable { setup, seed: None, contributions: false, creator, chairs, daily: None, origin };
            ids.push(tables.open(&game, new).await.expect("a table").opening.id.clone());
        }
        (folder, tables, ids)
    }

    #[tokio::test]
    async fn idle_tables_are_dropped_and_come_back() {
        let (_folder, tables, ids) = tables(3).await;
        let held = tables.find(&ids[1]).await.expect("a table");
        let before = tables.find(&ids[0]).await.expect("a table").now().position.hash();
        tables.drop_unused(Some(Instant::now()), MAX_IDLE_KEPT);
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
        tables.drop_unused(Some(Instant::now()), MAX_IDLE_KEPT);
        assert!(tables.lock().is_empty());
        let found = futures_util::future::join_all((0..8).map(|_| tables.find(&ids[0]))).await;
        let first = found[0].as_ref().expect("a table");
        assert!(found.iter().all(|other| Arc::ptr_eq(first, other.as_ref().expect("a table"))));
    }

    #[tokio::test]
    async fn names_that_do_not_exist_leave_nothing_behind() {
        let (_folder, tables, _) = tables(0).await;
        for name in ["abcdefghijkmnpqr", "nonsense", ""] {
            assert_eq!(tables.find(&TableId(name.to_owned())).await.err(), Some(TableError::Unknown));
        }
        assert!(tables.lock().is_empty());
    }
}
