//! One table: its present moment, those who wait for the next, and the only way there.

use std::sync::{Arc, PoisonError, RwLock};

use engine::{Seat, Seats, Seed};
use tokio::sync::{Mutex, broadcast};
use ui::Lang;

use crate::clock;
use crate::kind::{Kind, NoAct, Position, Refusal};
use crate::moment::Moment;
use crate::seating::{Place, Seating};
use crate::store::{Chair, Change, Deed, Entry, Opening, Sitter, Standing, Store, StoreError};

/// How many moments a slow stream may fall behind before it gets the whole table anew.
const BACKLOG: usize = 16;

/// A table in memory.
pub(crate) struct Table {
    pub(crate) opening: Opening,
    pub(crate) seating: Arc<Seating>,
    /// Held while a choice is carried out: one at a time.
    turn: Mutex<()>,
    now: RwLock<Arc<Moment>>,
    news: broadcast::Sender<Arc<Moment>>,
}

/// Why a table cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoTable {
    /// There is none of this name.
    Unknown,
    /// Its game is not played here, or by other rules.
    OtherRules,
    /// Its log cannot be replayed.
    Damaged,
    /// The store failed.
    Store(StoreError),
}

/// Why a choice was not carried out. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoMove {
    /// The visitor does not sit at the table, or not in this seat.
    NotYours,
    /// The table has moved on since the page was drawn.
    Stale,
    /// It is not a choice of this game.
    Malformed,
    /// The rules refuse it.
    Refused(Refusal),
    /// Nothing can be taken back.
    NoUndo,
    /// It could not be stored.
    Store(StoreError),
    /// The table itself cannot be continued.
    Table(NoTable),
}

/// What a visitor wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Act(String),
    Undo,
}

impl Table {
    /// A table from its stored log.
    pub(crate) fn replay(kind: &dyn Kind, opening: Opening, entries: &[Entry]) -> Result<Table, NoTable> {
        if opening.game != kind.id() || opening.rules != kind.rules_version() {
            return Err(NoTable::OtherRules);
        }
        let damaged = |number: u64| {
            tracing::error!(table = %opening.id, number, "a stored entry does not fit");
            NoTable::Damaged
        };
        let seed: Seed = opening.seed.parse().map_err(|_| damaged(0))?;
        let first = kind.open(&opening.setup, &seed).map_err(|_| damaged(0))?;
        if first.hash() != opening.hash || seed.commitment() != opening.commitment {
            return Err(damaged(0));
        }
        let gap = (1..).zip(entries).find(|(number, entry)| entry.number != *number);
        if let Some((number, _)) = gap {
            return Err(damaged(number));
        }
        let position = first.follow(entries).map_err(damaged)?;
        Ok(Table::at(opening, entries.len() as u64, position))
    }

    pub(crate) fn at(opening: Opening, number: u64, position: Arc<dyn Position>) -> Table {
        let seating = Arc::new(Seating::of(&opening.chairs));
        let now = Moment::new(opening.id.clone(), seating.clone(), number, position);
        Table { opening, seating, turn: Mutex::default(), now: RwLock::new(now), news: broadcast::Sender::new(BACKLOG) }
    }

    /// The present.
    pub(crate) fn now(&self) -> Arc<Moment> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// All moments from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Moment>> {
        self.news.subscribe()
    }

    /// Carries out what a visitor wants whose page showed `number`, for this seat or for the one of
    /// theirs whose turn it is. It is stored before anyone hears of it. Returns the new number.
    pub(crate) async fn carry_out(
        &self,
        store: &dyn Store,
        (place, seat): (Place, Option<Seat>),
        number: u64,
        wish: Wish,
        lang: Lang,
    ) -> Result<u64, NoMove> {
        let _turn = self.turn.lock().await;
        let now = self.now();
        let position = &*now.position;
        let seat = match (seat, &wish) {
            (Some(seat), _) => Some(seat).filter(|seat| place.owns(*seat)),
            (None, Wish::Act(_)) => place.acting(position),
            (None, Wish::Undo) => place.undoing(position),
        };
        let seat = seat.ok_or(NoMove::NotYours)?;
        if number != now.number {
            return Err(NoMove::Stale);
        }
        let (next, deed) = match wish {
            Wish::Act(action) => {
                let (next, action) = position.act(seat, &action, lang).map_err(|error| match error {
                    NoAct::Malformed => NoMove::Malformed,
                    NoAct::Refused(refusal) => NoMove::Refused(refusal),
                })?;
                (next, Deed::Act(action))
            }
            Wish::Undo => (position.undo(seat).map_err(|_| NoMove::NoUndo)?, Deed::Undo),
        };
        let (seat, made) = (Some(seat), clock::now());
        let entry = Entry { number: number + 1, seat, deed, key: None, hash: next.hash(), made };
        let change = Change { entry, standing: standing(&*next, &self.opening.chairs), chairs: None };
        match store.append(self.opening.id.clone(), change).await {
            Ok(()) => {
                self.publish(&now, number + 1, next);
                Ok(number + 1)
            }
            Err(StoreError::Taken) => {
                self.catch_up(store, &now).await.map_err(NoMove::Table)?;
                Err(NoMove::Stale)
            }
            Err(error) => Err(NoMove::Store(error)),
        }
    }

    /// Somebody else has written to this table: another process, or one of ours that died
    /// between writing and telling.
    async fn catch_up(&self, store: &dyn Store, now: &Arc<Moment>) -> Result<(), NoTable> {
        let missed = store.entries(self.opening.id.clone(), now.number).await.map_err(NoTable::Store)?;
        let Some(last) = missed.last() else { return Ok(()) };
        let next = now.position.follow(&missed).map_err(|number| {
            tracing::error!(table = %self.opening.id, number, "a stored entry does not fit");
            NoTable::Damaged
        })?;
        self.publish(now, last.number, next);
        Ok(())
    }

    fn publish(&self, now: &Arc<Moment>, number: u64, position: Arc<dyn Position>) {
        let moment = now.next(number, position);
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = moment.clone();
        // Nobody may be listening.
        let _ = self.news.send(moment);
    }
}

/// What a table with this position and these seats has come to.
pub(crate) fn standing(position: &dyn Position, chairs: &[Chair]) -> Standing {
    let bits = |seats: Seats| seats.iter().fold(0u8, |bits, seat| bits | 1u8.checked_shl(seat.0.into()).unwrap_or(0));
    let asked = position.deciding();
    let is_bot = |chair: &Chair| matches!(chair.sitter, Sitter::Bot { .. } | Sitter::Absent { .. });
    Standing {
        choices: position.choices(),
        result: position.winners().map(bits),
        scores: position.scores(),
        waiting: bits(asked),
        bot_due: chairs.iter().any(|chair| asked.contains(chair.seat) && is_bot(chair)),
        closed: false,
    }
}
