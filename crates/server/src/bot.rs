//! Bots in seats: which there are, what they choose, and that exactly one process lets them.

use std::collections::{HashMap, HashSet};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Bot, Leash, Lore, Sight};
use engine::{Seat, Seed};
use tokio::sync::{RwLock, Semaphore};
use ui::Lang;

use crate::store::{Sitter, Store, StoreError, TableId};
use crate::table::{NoMove, Request, Table, Who, Wish};
use crate::{clock, secret};

/// For how many seconds a bot's turn is claimed. After that another process may take it: this one
/// has died, for while it thinks it prolongs the claim.
const CLAIMED: i64 = 10;

/// How often a claim is prolonged.
const PROLONGED: Duration = Duration::from_secs(3);

/// The level of a bot if nobody says which.
const USUAL: Bot = Bot::Fair;

/// What stands in where a bot fails.
const LAST_RESORT: Bot = Bot::Random;

/// The bots that people may choose, by name, the first being the usual one.
pub(crate) fn levels() -> Vec<String> {
    let usual = [USUAL].into_iter();
    let others = Bot::LEVELS.iter().copied().filter(|bot| *bot != USUAL);
    usual.chain(others).map(|bot| bot.name().to_owned()).collect()
}

/// The name of the bot that is meant: the usual one if none is named, none if it is not known.
pub(crate) fn known(name: Option<&str>) -> Option<String> {
    match name {
        None => Some(USUAL.name().to_owned()),
        // By their plain names only: how long a bot may think is not for a visitor to say.
        Some(name) => Bot::ALL.iter().map(|bot| bot.name()).find(|known| *known == name).map(str::to_owned),
    }
}

/// What a bot chooses in a seat of this position; none if there is nothing to choose or no such
/// bot. It is shown what the seat may know and nothing else.
pub(crate) fn choose<G: Lore>(state: &G, seat: Seat, name: &str, seed: &Seed) -> Option<G::Action> {
    let mut choices = Vec::new();
    state.legal(seat, &mut choices);
    match choices.as_slice() {
        [] | [_] => choices.first().copied(),
        _ => {
            let bot: Bot = name.parse().ok()?;
            let chosen = bot.player::<G>(seed).choose(Sight::of(state, seat), &choices, &Leash::new());
            choices.get(chosen).copied()
        }
    }
}

/// Those who let bots choose.
pub(crate) struct Bots {
    store: Arc<dyn Store>,
    /// What this process is called in claims.
    process: String,
    /// So many think at once: the others wait, and the tables of people do not.
    places: Arc<Semaphore>,
    /// The tables that are being looked after.
    busy: Mutex<HashSet<TableId>>,
    /// The turns that this process has claimed and not taken yet.
    claims: Mutex<HashMap<TableId, u64>>,
    /// Whether the server stops. Held while something is being claimed.
    stopping: RwLock<bool>,
}

impl Bots {
    pub(crate) fn new(store: Arc<dyn Store>, process: String) -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Bots {
            store,
            process,
            places: Arc::new(Semaphore::new(cores)),
            busy: Mutex::default(),
            claims: Mutex::default(),
            stopping: RwLock::default(),
        }
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn claims(&self) -> MutexGuard<'_, HashMap<TableId, u64>> {
        self.claims.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives back what was claimed: the server stops, and whoever comes next need not wait until the
    /// claims have run out.
    pub(crate) async fn let_go(&self) {
        *self.stopping.write().await = true;
        let claims: Vec<(TableId, u64)> = self.claims().drain().collect();
        for (table, number) in claims {
            let now = clock::now();
            if let Err(error) = self.store.claim(table.clone(), number, self.process.clone(), now, now).await {
                tracing::debug!(%table, %error, "a claim was not given back");
            }
        }
    }

    /// Lets the bots of a table choose for as long as it is their turn, in the background.
    pub(crate) fn tend(self: &Arc<Bots>, table: Arc<Table>) {
        if due(&table).is_none() || !self.busy().insert(table.opening.id.clone()) {
            return;
        }
        let bots = self.clone();
        tokio::spawn(async move {
            let settled = bots.play(&table).await;
            bots.claims().remove(&table.opening.id);
            bots.busy().remove(&table.opening.id);
            // What came up between the last look and the line above.
            if settled && due(&table).is_some() {
                bots.tend(table);
            }
        });
    }

    /// Whether the table was left in good order, and not to another process or to a later look.
    async fn play(&self, table: &Arc<Table>) -> bool {
        while let Some((seat, name, number)) = due(table) {
            let id = table.opening.id.clone();
            match self.claim_new(&id, number).await {
                Ok(true) => {}
                Ok(false) => return false,
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a bot's turn could not be claimed");
                    return false;
                }
            }
            let mut thinking = pin!(self.think(table, seat, name));
            let action = loop {
                tokio::select! {
                    action = &mut thinking => break action,
                    () = tokio::time::sleep(PROLONGED) => {
                        // The server stops, or another process has taken the turn. Should it fail, the
                        // number settles who was faster.
                        if let Ok(false) = self.claim_new(&id, number).await {
                            return false;
                        }
                    }
                }
            };
            let Some(action) = action else { return false };
            let request = Request { who: Who::Bot, seat: Some(seat), number: Some(number), key: None };
            match table.carry_out(&*self.store, request, Wish::Act(action), Lang::En).await {
                // Somebody took the seat back meanwhile, or the table went on: look again.
                Ok(_) | Err(NoMove::Stale | NoMove::NotYours) => {}
                Err(error) => {
                    tracing::warn!(table = %id, ?error, "a bot's choice was not carried out");
                    return false;
                }
            }
        }
        true
    }

    /// Claims a bot's turn or prolongs the claim, unless the server stops.
    async fn claim_new(&self, table: &TableId, number: u64) -> Result<bool, StoreError> {
        let stopping = self.stopping.read().await;
        let claimed = !*stopping && self.claim(table, number).await?;
        if claimed {
            self.claims().insert(table.clone(), number);
        }
        Ok(claimed)
    }

    async fn claim(&self, table: &TableId, number: u64) -> Result<bool, StoreError> {
        let now = clock::now();
        self.store.claim(table.clone(), number, self.process.clone(), now, now + CLAIMED).await
    }

    /// What the bot chooses, found on a thread of its own. One that fails is replaced by the
    /// simplest, so that the table stays playable.
    async fn think(&self, table: &Arc<Table>, seat: Seat, name: String) -> Option<String> {
        let _place = self.places.clone().acquire_owned().await.ok()?;
        for name in [name.as_str(), LAST_RESORT.name()] {
            let (position, name, seed) = (table.now().position.clone(), name.to_owned(), secret::seed().ok()?);
            match tokio::task::spawn_blocking(move || position.choose(seat, &name, &seed)).await {
                Ok(Some(action)) => return Some(action),
                Ok(None) => {}
                Err(error) => tracing::error!(table = %table.opening.id, %error, "a bot failed"),
            }
        }
        None
    }
}

/// The bot that has to choose at this table, with the number of the position it is asked about.
fn due(table: &Table) -> Option<(Seat, String, u64)> {
    let now = table.now();
    if !now.gathering.is_playing() {
        return None;
    }
    let asked = now.position.deciding();
    now.gathering.chairs.iter().filter(|chair| asked.contains(chair.seat)).find_map(|chair| match &chair.sitter {
        Sitter::Bot { name } | Sitter::Absent { bot: name, .. } => Some((chair.seat, name.clone(), now.acted)),
        Sitter::Person(_) | Sitter::Open => None,
    })
}
