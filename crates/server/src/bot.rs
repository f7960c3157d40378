//! Bots in seats: which there are, what they choose, and that exactly one process lets them.

use std::collections::{HashMap, HashSet};
use std::pin::pin;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::difficulty::{Cell, Grid};
use bots::{Bot, Heuristics, SearchControl, Sight};
use engine::{Seat, Seed};
use tokio::sync::{RwLock, watch};
use ui::{DifficultyCell, Lang};

use crate::store::{Sitter, Store, StoreError, TableId};
use crate::table::{Command, CommandError, Request, Table, Who};
use crate::thinking_slots::{Requester, ThinkingSlots};
use crate::{clock, lessons, secret};

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

/// The names that a bot may be called by.
pub(crate) fn names() -> Vec<&'static str> {
    Bot::ALL.iter().map(|bot| bot.name()).collect()
}

/// The name of the bot that plays if nobody says which.
pub(crate) fn usual() -> String {
    USUAL.name().to_owned()
}

/// The name of the bot that is meant: the usual one if none is named, none if it is not known.
pub(crate) fn known(name: Option<&str>) -> Option<String> {
    match name {
        None => Some(usual()),
        // By their plain names only: how long a bot may think is not for a visitor to say.
        Some(name) => names().into_iter().find(|known| *known == name).map(str::to_owned),
    }
}

/// What a bot chooses in a seat of this position; none if there is nothing to choose or no such
/// bot. It is shown what the seat may know and nothing else.
pub(crate) fn choose<G: Heuristics>(
    state: &G,
    seat: Seat,
    name: &str,
    seed: &Seed,
    control: &SearchControl,
) -> Option<G::Action> {
    let mut choices = Vec::new();
    state.legal(seat, &mut choices);
    match choices.as_slice() {
        [] | [_] => choices.first().copied(),
        _ => {
            let bot: Bot = name.parse().ok()?;
            let chosen = bot.player::<G>(seed).choose(Sight::of(state, seat), &choices, control);
            choices.get(chosen).copied()
        }
    }
}

/// What was measured of a game, for tables at which one chooses how hard it is.
pub(crate) fn measured(game: &str) -> &'static [DifficultyCell] {
    static MEASURED: LazyLock<HashMap<&'static str, Vec<DifficultyCell>>> = LazyLock::new(|| {
        let mut games: HashMap<&str, Vec<DifficultyCell>> = HashMap::new();
        for cell in &Grid::known().cells {
            games.entry(&cell.game).or_default().push(difficulty_cell(cell));
        }
        games
    });
    MEASURED.get(game).map_or(&[], Vec::as_slice)
}

/// A measurement of difficulty as the page has it: options are fields of the form.
fn difficulty_cell(cell: &Cell) -> DifficultyCell {
    let text = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let options = cell.options.iter().map(|(name, value)| (name.clone(), text(value))).collect();
    DifficultyCell { options, bot: cell.bot.clone(), games: cell.games, won: cell.won }
}

/// Cancels a search when nobody waits for it any more.
pub(crate) struct CancelOnDrop(pub(crate) SearchControl);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// A seat with the bot that has to choose there, and the number of the position it is asked about.
type Due = (Seat, String, u64);

/// Those who let bots choose.
pub(crate) struct Bots {
    store: Arc<dyn Store>,
    /// What this process is called in claims.
    process: String,
    /// So many think at once: the others wait, and the tables of people do not.
    slots: Arc<ThinkingSlots>,
    /// The tables that are being looked after.
    busy: Mutex<HashSet<TableId>>,
    /// The turns that this process has claimed and not taken yet.
    claims: Mutex<HashMap<TableId, u64>>,
    /// Held while something is being claimed.
    claiming: RwLock<()>,
    /// Becomes true when the server is being stopped.
    stopping: watch::Sender<bool>,
}

impl Bots {
    pub(crate) fn new(store: Arc<dyn Store>, process: String) -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Bots {
            store,
            process,
            slots: ThinkingSlots::new(cores),
            busy: Mutex::default(),
            claims: Mutex::default(),
            claiming: RwLock::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// The slots in which bots think. Hints and analyses take theirs here too.
    pub(crate) fn slots(&self) -> &Arc<ThinkingSlots> {
        &self.slots
    }

    /// How many slots are taken.
    pub(crate) fn thinking(&self) -> usize {
        self.slots.taken()
    }

    /// Calls all bots off: the server is being stopped. Their turns stay theirs.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
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
        self.stop();
        let _claiming = self.claiming.write().await;
        let claims: Vec<(TableId, u64)> = self.claims().drain().collect();
        for (table, number) in claims {
            let now = clock::now();
            if let Err(error) = self.store.claim(table.clone(), number, self.process.clone(), now, now).await {
                tracing::debug!(%table, %error, "a claim was not given back");
            }
        }
    }

    /// Lets the bots of a table choose for as long as it is their turn, in the background.
    pub(crate) fn start_due(self: &Arc<Bots>, table: Arc<Table>) {
        if due(&table).is_none() || !self.busy().insert(table.opening.id.clone()) {
            return;
        }
        let bots = self.clone();
        tokio::spawn(async move {
            let settled = bots.play(&table).await;
            // What a stopping server holds is given back by `let_go`.
            if !*bots.stopping.borrow() {
                bots.claims().remove(&table.opening.id);
            }
            bots.busy().remove(&table.opening.id);
            // What came up between the last check and the statement above.
            if settled && due(&table).is_some() {
                bots.start_due(table);
            }
        });
    }

    /// Whether the table was left in good order, and not to another process or to a later look.
    async fn play(&self, table: &Arc<Table>) -> bool {
        while let Some(turn) = due(table) {
            let (id, seat, number) = (table.opening.id.clone(), turn.0, turn.2);
            match self.claim_new(&id, number).await {
                Ok(true) => {}
                Ok(false) => return false,
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a bot's turn could not be claimed");
                    return false;
                }
            }
            let action = match self.consider(table, &turn).await {
                Thought::Chosen(action) => action,
                Thought::Overtaken => continue,
                Thought::Nothing => return false,
            };
            let request = Request { who: Who::Bot, seat: Some(seat), number: Some(number), key: None };
            match table.carry_out(&*self.store, request, Command::Act(action), Lang::En).await {
                // Somebody took the seat back meanwhile, or the table went on: look again.
                Ok(_) | Err(CommandError::Stale | CommandError::NotYours) => {}
                Err(error) => {
                    tracing::warn!(table = %id, ?error, "a bot's choice was not carried out");
                    return false;
                }
            }
        }
        true
    }

    /// Lets a bot think for as long as it is its turn. It is called off when its seat is taken
    /// back, when the table goes on without it, and when the server stops.
    async fn consider(&self, table: &Arc<Table>, turn: &Due) -> Thought {
        let (mut news, mut stopping) = (table.listen(), self.stopping.subscribe());
        let held = CancelOnDrop(SearchControl::new());
        let mut thinking = pin!(self.think(table, turn.0, turn.1.clone(), held.0.clone()));
        loop {
            if due(table).as_ref() != Some(turn) {
                return Thought::Overtaken;
            }
            tokio::select! {
                action = &mut thinking => return action.map_or(Thought::Nothing, Thought::Chosen),
                // Whatever it was, it is looked at above.
                _ = news.recv() => {}
                () = true_at_last(&mut stopping) => return Thought::Nothing,
                () = tokio::time::sleep(PROLONGED) => {
                    // The server stops, or another process has taken the turn. Should it fail, the
                    // number settles who was faster.
                    if let Ok(false) = self.claim_new(&table.opening.id, turn.2).await {
                        return Thought::Nothing;
                    }
                }
            }
        }
    }

    /// Claims a bot's turn or prolongs the claim, unless the server stops.
    async fn claim_new(&self, table: &TableId, number: u64) -> Result<bool, StoreError> {
        let _claiming = self.claiming.read().await;
        let stopping = *self.stopping.borrow();
        let claimed = !stopping && self.claim(table, number).await?;
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
    async fn think(&self, table: &Arc<Table>, seat: Seat, name: String, control: SearchControl) -> Option<String> {
        if let Some(action) = lessons::reply(&table.now(), seat) {
            return Some(action);
        }
        // Whoever opened many tables has many thoughts in one line, and delays nobody else's.
        let requester = Requester { origin: table.opening.origin.clone(), owner: table.opening.creator.0.clone() };
        let slot = Arc::new(self.slots.take(&requester).await?);
        for name in [name.as_str(), LAST_RESORT.name()] {
            let (position, name, seed) = (table.now().position.clone(), name.to_owned(), secret::seed().ok()?);
            // The slot is free again when the search has ended, even if nobody waits for it.
            let (slot, control) = (slot.clone(), control.clone());
            let thought = move || {
                let _slot = slot;
                position.choose(seat, &name, &seed, &control)
            };
            match tokio::task::spawn_blocking(thought).await {
                Ok(Some(action)) => return Some(action),
                Ok(None) => {}
                Err(error) => tracing::error!(table = %table.opening.id, %error, "a bot failed"),
            }
        }
        None
    }
}

/// Waits until the flag is up.
async fn true_at_last(flag: &mut watch::Receiver<bool>) {
    let _ = flag.wait_for(|up| *up).await;
}

/// How a bot's search ended.
enum Thought {
    Chosen(String),
    /// It is not this bot's turn any more.
    Overtaken,
    /// Nothing: the bot failed, or the server is being stopped.
    Nothing,
}

/// The bot that has to choose at this table, with the number of the position it is asked about.
/// Where no person takes part, none has to unless somebody wants to see it.
fn due(table: &Table) -> Option<Due> {
    let now = table.now();
    if !now.participants.is_playing() || !(now.participants.has_person() || table.is_wanted()) {
        return None;
    }
    if lessons::is_led(&now) {
        return None;
    }
    let asked = now.position.deciding();
    now.participants.chairs.iter().filter(|chair| asked.contains(chair.seat)).find_map(|chair| match &chair.sitter {
        Sitter::Bot { name } | Sitter::Absent { bot: name, .. } => Some((chair.seat, name.clone(), now.acted)),
        Sitter::Person(_) | Sitter::Open => None,
    })
}

#[cfg(test)]
mod tests {
    use tiny_epic_galaxies::TinyEpicGalaxies;

    use super::*;
    use crate::Erased;
    use crate::participants::TableEvent;
    use crate::store::{Chair, Owner, SqliteStore};
    use crate::tables::{NewTable, Tables};

    /// A table at which a bot that would think for an hour has the first turn.
    async fn slow_table(sitter: impl Fn(&Owner) -> Sitter) -> (tempfile::TempDir, Tables, Arc<Table>, Owner) {
        table_of(sitter, crate::Options::default().attention).await
    }

    async fn table_of(
        sitter: impl Fn(&Owner) -> Sitter,
        attention: Duration,
    ) -> (tempfile::TempDir, Tables, Arc<Table>, Owner) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&folder.path().join("tables.db")).expect("a store");
        let games: Vec<Arc<dyn crate::DynGame>> = vec![Arc::new(Erased::<TinyEpicGalaxies>::new())];
        let (tables, _) = Tables::new(
            Arc::new(store),
            games,
            &crate::Options { grace: Duration::ZERO, attention, ..Default::default() },
        );
        let (game, creator) = (tables.games()[0].clone(), Owner("me".to_owned()));
        let new = NewTable {
            setup: game.setup_from_options(&serde_json::Map::new()).expect("a setup"),
            seed: None,
            contributions: false,
            chairs: (0..2).map(Seat).map(|seat| Chair::of(seat, sitter(&creator))).collect(),
            creator: creator.clone(),
            daily: None,
            origin: String::new(),
        };
        let table = tables.open(&game, new).await.expect("a table");
        (folder, tables, table, creator)
    }

    const SLOW: &str = "search@3600s";

    /// Waits until a bot holds a slot, or until none does.
    async fn until(tables: &Tables, thinking: bool) {
        while (tables.bots().thinking() > 0) != thinking {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_bot_is_called_off_when_its_seat_is_taken_back() {
        let absent = |owner: &Owner| Sitter::Absent { owner: owner.clone(), bot: SLOW.to_owned() };
        let (_folder, tables, table, owner) = slow_table(absent).await;
        until(&tables, true).await;
        for seat in [Seat(0), Seat(1)] {
            let request = Request { who: Who::Visitor(owner.clone()), seat: Some(seat), number: None, key: None };
            let command = Command::Do(TableEvent::Return);
            table.carry_out(&**tables.store(), request, command, Lang::En).await.expect("the seat is theirs");
        }
        // It would take an hour if the bot were not called off.
        until(&tables, false).await;
        let now = table.now();
        assert_eq!((now.acted, now.number), (0, 2), "the bot has chosen nothing");
        while !tables.bots().busy().is_empty() {
            tokio::task::yield_now().await;
        }
        // And the player chooses.
        let asked = now.position.deciding().iter().next().expect("somebody is asked");
        let legal: Vec<serde_json::Value> = serde_json::from_str(now.position.legal(asked).get()).expect("a list");
        let request = Request { who: Who::Visitor(owner), seat: Some(asked), number: Some(2), key: None };
        table
            .carry_out(&**tables.store(), request, Command::Act(legal[0].to_string()), Lang::En)
            .await
            .expect("the table is playable");
    }

    #[tokio::test]
    async fn bots_among_themselves_play_only_while_somebody_wants_to_see_it() {
        let bot = |_: &Owner| Sitter::Bot { name: "random".to_owned() };
        let (_folder, tables, table, owner) = table_of(bot, Duration::ZERO).await;
        let idle = async || {
            while !tables.bots().busy().is_empty() {
                tokio::task::yield_now().await;
            }
        };
        idle().await;
        assert_eq!(table.now().number, 0, "nobody looks");
        let games = vec![(table.opening.game.clone(), table.opening.rules)];
        let due = tables.store().bots_due(games, clock::now(), 9).await.expect("a list");
        assert!(due.is_empty(), "and no process looks for such tables");
        let watching = table.presence.attend(&owner);
        tables.find(&table.opening.id).await.expect("the table");
        while table.now().number == 0 {
            tokio::task::yield_now().await;
        }
        drop(watching);
        // It stops, if the game is not over before.
        idle().await;
    }

    #[tokio::test]
    async fn a_bot_is_called_off_when_the_server_stops() {
        let bot = |_: &Owner| Sitter::Bot { name: SLOW.to_owned() };
        let (_folder, tables, table, _) = slow_table(bot).await;
        until(&tables, true).await;
        tables.bots().stop();
        until(&tables, false).await;
        assert_eq!(table.now().number, 0, "a thought that was broken off is no choice");
        assert!(due(&table).is_some(), "the turn is still the bot's");
    }
}
