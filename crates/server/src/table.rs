//! One table: its current snapshot, those who wait for the next, and the only way to change it.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use engine::{Chance, Seat, Seats, to_json};
use tokio::sync::{Mutex, broadcast, mpsc};
use ui::Lang;

use crate::clock;
use crate::drawing::Drawings;
use crate::erased::{ActError, Count, DynGame, DynMatch, RefusalMessage};
use crate::fair_dice;
use crate::lessons;
use crate::participants::{Participants, TableEvent};
use crate::presence::Presence;
use crate::seating::Place;
use crate::secret;
use crate::snapshot::{LastMove, Snapshot, Transition};
use crate::store::{Chair, Change, Entry, EntryKind, Opening, Owner, Sitter, Standing, Store, StoreError, TableId};
use crate::table_events;
use crate::uncertain::{self, Settled};

/// How many snapshots a slow stream may fall behind before it gets the whole table anew.
const BACKLOG: usize = 16;

/// How often one tries again when others write to the same table at the same time.
const ATTEMPTS: usize = 16;

/// A table in memory.
pub(crate) struct Table {
    pub(crate) opening: Opening,
    pub(crate) presence: Arc<Presence>,
    game: Arc<dyn DynGame>,
    /// Held while something is carried out: one at a time.
    turn: Mutex<Keys>,
    now: RwLock<Arc<Snapshot>>,
    news: broadcast::Sender<Arc<Transition>>,
    context: TableContext,
    /// When somebody last asked for it; none since it came into memory.
    asked: std::sync::Mutex<Option<Instant>>,
    /// Whether somebody waits to deal.
    deal_seen_to: AtomicBool,
}

/// The keys of requests that were carried out, each with the number of its entry and the digest of
/// what was asked for.
type Keys = HashMap<String, (u64, Option<String>)>;

/// What all tables have around them.
#[derive(Clone)]
pub(crate) struct TableContext {
    /// Where what is to be followed up is sent.
    pub(crate) follow_ups: mpsc::UnboundedSender<FollowUp>,
    /// How long a player may be gone before a bot can stand in.
    pub(crate) grace: Duration,
    /// How long contributions to the chance may be opened after the start.
    pub(crate) reveal: Duration,
    /// For how long bots play on among themselves after somebody has asked for their table.
    pub(crate) attention: Duration,
    /// Who draws what is seen of them.
    pub(crate) drawings: Arc<Drawings>,
}

/// Something has happened at a table that is to be followed up: a bot has to choose, or somebody
/// wants to be told.
#[derive(Clone)]
pub(crate) struct FollowUp {
    pub(crate) table: TableId,
    pub(crate) snapshot: Arc<Snapshot>,
    /// Whether it was this process that wrote it.
    pub(crate) ours: bool,
}

/// Why a table cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableError {
    /// There is none of this name.
    Unknown,
    /// Its game is not played here, or by other rules.
    OtherRules,
    /// The pack that it is played with cannot be used.
    Pack,
    /// Its log cannot be replayed.
    Damaged,
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Unknown => f.write_str("there is no table of this name"),
            TableError::OtherRules => f.write_str("its game is not played here, or by other rules"),
            TableError::Pack => f.write_str("the pack that it is played with cannot be used"),
            TableError::Damaged => f.write_str("its log cannot be replayed"),
            TableError::Store(error) => error.fmt(f),
        }
    }
}

impl Error for TableError {}

/// Why something was not carried out. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandError {
    /// The visitor does not sit at the table, or not in this seat.
    NotYours,
    /// The table has moved on since the page was drawn.
    Stale,
    /// It is not a choice of this game.
    Malformed,
    /// The rules refuse it.
    Refused(RefusalMessage),
    /// Nothing can be taken back.
    NoUndo,
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    Begun,
    /// The table was given up.
    GivenUp,
    /// The seat is not free.
    SeatTaken,
    /// The player is there, or it is no seat for a bot.
    NobodyMissing,
    /// Nobody waits for this answer.
    NoRequest,
    /// A contribution to the chance is not what was promised, or there is none at this table.
    BadContribution,
    /// Somebody has chosen the seed of the table: nobody else plays there.
    ChosenSeed,
    /// It could not be stored.
    Store(StoreError),
    /// It is not known whether it was stored: the only case in which something may have changed.
    Unknown,
    /// The key is that of another request.
    KeyReused,
    /// The table itself cannot be continued.
    Table(TableError),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CommandError::Refused(refusal) => &refusal.message,
            CommandError::Store(error) => return error.fmt(f),
            CommandError::Table(error) => return error.fmt(f),
            CommandError::NotYours => "the seat belongs to somebody else",
            CommandError::Stale => "the table has moved on",
            CommandError::Malformed => "it is not a choice of this game",
            CommandError::NoUndo => "nothing can be taken back",
            CommandError::NotStarted => "the game has not begun",
            CommandError::Begun => "the game has begun already",
            CommandError::GivenUp => "the table was given up",
            CommandError::SeatTaken => "the seat is not free",
            CommandError::NobodyMissing => "no player of this seat is missing",
            CommandError::NoRequest => "nobody waits for this answer",
            CommandError::BadContribution => "the contribution is not the promised one",
            CommandError::ChosenSeed => "the seed of the table was chosen",
            CommandError::Unknown => "it is not known whether it was stored",
            CommandError::KeyReused => "the key is that of another request",
        })
    }
}

impl Error for CommandError {}

/// Who wants something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    Visitor(Owner),
    /// The bot of the seat.
    Bot,
    /// The server itself; `late` if the time for opening contributions is over.
    Server {
        late: bool,
    },
}

/// Who wants something, for which seat, and what they knew.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) who: Who,
    /// For this seat, or for the one of theirs that it must be meant for.
    pub(crate) seat: Option<Seat>,
    /// The last number that they have seen; none if it does not matter.
    pub(crate) number: Option<u64>,
    /// What they call the request, so that it is not carried out twice.
    pub(crate) key: Option<String>,
}

/// What a visitor wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    Act(String),
    Undo,
    Do(TableEvent),
}

/// What is about to be written.
pub(crate) struct Plan {
    pub(crate) seat: Option<Seat>,
    pub(crate) kind: EntryKind,
    /// The new position, if it is another one.
    pub(crate) position: Option<Arc<dyn DynMatch>>,
}

impl Table {
    /// A table from its stored log.
    pub(crate) fn replay(
        game: Arc<dyn DynGame>,
        opening: Opening,
        entries: &[Entry],
        context: TableContext,
    ) -> Result<Table, TableError> {
        if opening.game != game.id() || opening.rules != game.rules_version() {
            return Err(TableError::OtherRules);
        }
        let damaged = |number: u64| {
            tracing::error!(table = %opening.id, number, "a stored entry does not fit");
            TableError::Damaged
        };
        let chance = fair_dice::first(&opening).ok_or_else(|| damaged(0))?;
        let first = game.open(&opening.setup, &chance).map_err(|_| damaged(0))?;
        if first.hash() != opening.hash || !fair_dice::is_kept(&opening) {
            return Err(damaged(0));
        }
        let gap = (1..).zip(entries).find(|(number, entry)| entry.number != *number);
        if let Some((number, _)) = gap {
            return Err(damaged(number));
        }
        let keys = entries
            .iter()
            .filter_map(|entry| Some((entry.key.clone()?, (entry.number, entry.payload.clone()))))
            .collect();
        let (mut position, mut participants) = (first, Participants::at(&opening));
        let (mut acted, mut last_move) = (0, LastMove::of(opening.created, &participants));
        let mut rest = entries;
        while let Some(entry) = rest.first() {
            // All choices up to the next other thing at once.
            let moves = rest.iter().position(|entry| !entry.kind.is_move()).unwrap_or(rest.len());
            let (now, later) = rest.split_at(moves.max(1));
            if moves > 0 {
                position = position.follow(now).map_err(damaged)?;
                if let Some(last) = now.last() {
                    (acted, last_move) = (last.number, LastMove::of(last.made, &participants));
                }
                if participants.heeds_moves() {
                    participants = participants.after(entry).ok_or_else(|| damaged(entry.number))?;
                }
            } else {
                participants = participants.after(entry).ok_or_else(|| damaged(entry.number))?;
                if let Some(next) = moved(&*game, &opening, &position, entry).map_err(damaged)? {
                    (position, acted) = (next, entry.number);
                    last_move = LastMove::of(entry.made, &participants);
                }
            }
            rest = later;
        }
        let number = entries.len() as u64;
        let at = (number, acted, last_move);
        let snapshot = Snapshot::first(opening.id.clone(), at, position, Arc::new(participants));
        let table = Table::of(opening, game, snapshot, context);
        Ok(Table { turn: Mutex::new(keys), ..table })
    }

    /// A table that was just opened.
    pub(crate) fn new(
        opening: Opening,
        game: Arc<dyn DynGame>,
        first: Arc<dyn DynMatch>,
        context: TableContext,
    ) -> Table {
        let participants = Arc::new(Participants::at(&opening));
        let last_move = LastMove::of(opening.created, &participants);
        let snapshot = Snapshot::first(opening.id.clone(), (0, 0, last_move), first, participants);
        Table::of(opening, game, snapshot, context)
    }

    fn of(opening: Opening, game: Arc<dyn DynGame>, now: Arc<Snapshot>, context: TableContext) -> Table {
        let (turn, news, presence) = (Mutex::default(), broadcast::Sender::new(BACKLOG), Presence::new());
        let asked = std::sync::Mutex::new(None);
        let deal_seen_to = AtomicBool::new(false);
        Table { opening, presence, game, turn, now: RwLock::new(now), news, context, asked, deal_seen_to }
    }

    /// The present.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether a player has been gone so long that a bot may stand in.
    pub(crate) fn misses(&self, player: &Owner) -> bool {
        self.presence.is_away(player, self.context.grace, Instant::now())
    }

    /// How long contributions may be opened after the start.
    pub(crate) fn reveal_time(&self) -> Duration {
        self.context.reveal
    }

    /// Whether somebody sees to it that the game is dealt in time. Whoever is told that nobody does
    /// has to.
    pub(crate) fn see_to_deal(&self) -> bool {
        self.deal_seen_to.swap(true, Ordering::Relaxed)
    }

    /// Notes that somebody has asked for it; whether nobody had for long.
    pub(crate) fn ask(&self) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let forgotten = asked.is_none_or(|asked| asked.elapsed() >= self.context.attention / 2);
        *asked = Some(Instant::now());
        forgotten
    }

    /// Whether somebody wants to see how it goes on: is looking, or has just asked.
    pub(crate) fn is_wanted(&self) -> bool {
        let asked = *self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|asked| asked.elapsed() < self.context.attention) || !self.presence.everyone().is_empty()
    }

    /// The game.
    pub(crate) fn game(&self) -> &Arc<dyn DynGame> {
        &self.game
    }

    /// Who draws what is seen of it.
    pub(crate) fn drawings(&self) -> &Arc<Drawings> {
        &self.context.drawings
    }

    /// All transitions from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Transition>> {
        self.news.subscribe()
    }

    /// Carries out what somebody wants. It is stored before anyone hears of it. Returns the number
    /// of its entry; of something that was carried out before under the same key, that of then.
    pub(crate) async fn carry_out(
        &self,
        store: &dyn Store,
        request: Request,
        command: Command,
        lang: Lang,
    ) -> Result<u64, CommandError> {
        let mut keys = self.turn.lock().await;
        if request.number.is_some_and(|number| number > self.now().number) {
            // Seen at another process, of which we have not heard yet.
            self.read_on(store, &mut keys).await.map_err(CommandError::Table)?;
        }
        let payload = request.key.is_some().then(|| digest(&request, &command));
        for _ in 0..ATTEMPTS {
            let now = self.now();
            let key = self.key(&now, &request);
            if let Some(done) = key.as_ref().and_then(|key| keys.get(key)) {
                return answered_before(done, payload.as_ref());
            }
            let plan = match self.plan(&now, &request, &command, lang) {
                // The host may have started the game at another process, of which we have not heard yet.
                Err(CommandError::NotStarted) => {
                    self.read_on(store, &mut keys).await.map_err(CommandError::Table)?;
                    if self.now().number == now.number {
                        return Err(CommandError::NotStarted);
                    }
                    continue;
                }
                planned => planned?,
            };
            let payload = payload.clone().filter(|_| key.is_some());
            let (entry, chairs, next) = self.draft(&now, plan, (key, payload))?;
            let change = Change { standing: standing(&*next.position, &next.participants, next.moved), chairs, entry };
            let written = store.append(self.opening.id.clone(), change.clone()).await;
            match uncertain::settle(store, &self.opening.id, &change, written).await? {
                Settled::Stored => {
                    let Entry { number, key, payload, .. } = change.entry;
                    if let Some(key) = key {
                        keys.insert(key, (number, payload));
                    }
                    self.publish(next, true);
                    return Ok(number);
                }
                // Somebody else has written: what is wanted may still be possible, or it was this
                // very request, at another process.
                Settled::Taken => self.read_on(store, &mut keys).await.map_err(CommandError::Table)?,
            }
        }
        Err(CommandError::Stale)
    }

    /// The key of a request as it is stored: two who use the same do not disturb each other.
    fn key(&self, now: &Snapshot, request: &Request) -> Option<String> {
        let key = request.key.as_ref()?;
        // Nobody is told what became of somebody else's request.
        let whose = match &request.who {
            Who::Visitor(owner) => {
                let place = Place::of(owner, &now.participants.chairs);
                request.seat.map_or_else(|| place.seats().next(), |seat| Some(seat).filter(|seat| place.has(*seat)))
            }
            Who::Bot | Who::Server { .. } => request.seat,
        };
        Some(format!("{}:{key}", whose?.0))
    }

    /// What is to be written, or why nothing is.
    fn plan(&self, now: &Snapshot, request: &Request, command: &Command, lang: Lang) -> Result<Plan, CommandError> {
        let (participants, position) = (&*now.participants, &*now.position);
        let event = match command {
            Command::Do(event) => return table_events::plan(self, now, request, event),
            Command::Act(_) | Command::Undo => command,
        };
        if !participants.begun {
            return Err(CommandError::NotStarted);
        }
        if !participants.is_playing() {
            return Err(CommandError::GivenUp);
        }
        let seat = match &request.who {
            Who::Visitor(owner) => {
                let place = Place::of(owner, &participants.chairs);
                match (request.seat, event) {
                    (Some(seat), _) => Some(seat).filter(|seat| place.owns(*seat)),
                    (None, Command::Undo) => place.undoing(position),
                    (None, _) => place.acting(position),
                }
            }
            Who::Bot => request.seat.filter(|seat| {
                let sitter = participants.chair(*seat).map(|chair| &chair.sitter);
                matches!(sitter, Some(Sitter::Bot { .. } | Sitter::Absent { .. }))
            }),
            // What a lesson begins with.
            Who::Server { .. } => request.seat.filter(|_| participants.lesson.is_some()),
        };
        let seat = seat.ok_or(CommandError::NotYours)?;
        // Talk does not make a page stale: only what changed the position does.
        if request.number.is_some_and(|number| number < now.acted || number > now.number) {
            return Err(CommandError::Stale);
        }
        let (next, kind) = match event {
            Command::Act(action) => {
                let (next, action) = position.act(seat, action, lang).map_err(|error| match error {
                    ActError::Malformed => CommandError::Malformed,
                    ActError::Refused(refusal) => CommandError::Refused(refusal),
                })?;
                lessons::permit(now, &action, lang).map_err(CommandError::Refused)?;
                (next, EntryKind::Act(action))
            }
            _ if !lessons::may_undo(now) => return Err(CommandError::NoUndo),
            _ => (position.undo(seat).map_err(|_| CommandError::NoUndo)?, EntryKind::Undo),
        };
        Ok(Plan { seat: Some(seat), kind, position: Some(next) })
    }

    /// The entry of a plan, the seats if they change with it, and the snapshot after it.
    #[allow(clippy::type_complexity)]
    fn draft(
        &self,
        now: &Arc<Snapshot>,
        plan: Plan,
        (key, payload): (Option<String>, Option<String>),
    ) -> Result<(Entry, Option<Vec<Chair>>, Arc<Snapshot>), CommandError> {
        let Plan { seat, kind, position } = plan;
        let hash = match &position {
            Some(position) => position.hash(),
            None => now.hash().to_owned(),
        };
        let number = now.number + 1;
        let entry = Entry { number, seat, kind, key, payload, hash, made: clock::now() };
        let next = self.after(now, &entry, position).ok_or(CommandError::Table(TableError::Damaged))?;
        let chairs = (next.participants.chairs != now.participants.chairs).then(|| next.participants.chairs.clone());
        Ok((entry, chairs, next))
    }

    /// The snapshot after an entry that has led to this position, if it has led to another one.
    fn after(&self, now: &Arc<Snapshot>, entry: &Entry, position: Option<Arc<dyn DynMatch>>) -> Option<Arc<Snapshot>> {
        let participants = if entry.kind.is_move() && !now.participants.heeds_moves() {
            now.participants.clone()
        } else {
            Arc::new(now.participants.after(entry)?)
        };
        Some(now.next(entry, position, participants))
    }

    /// Somebody else has written to this table up to `number`: another process, or one of ours
    /// that died between writing and telling.
    pub(crate) async fn catch_up(&self, store: &dyn Store, number: u64) -> Result<(), TableError> {
        if self.now().number >= number {
            return Ok(());
        }
        let mut keys = self.turn.lock().await;
        if self.now().number >= number {
            return Ok(());
        }
        self.read_on(store, &mut keys).await
    }

    async fn read_on(&self, store: &dyn Store, keys: &mut Keys) -> Result<(), TableError> {
        let mut now = self.now();
        let missed = store.entries(self.opening.id.clone(), now.number).await.map_err(TableError::Store)?;
        for entry in &missed {
            let damaged = |number: u64| {
                tracing::error!(table = %self.opening.id, number, "a stored entry does not fit");
                TableError::Damaged
            };
            if entry.number != now.number + 1 {
                return Err(damaged(now.number + 1));
            }
            let position = match entry.kind.is_move() {
                true => Some(now.position.follow(std::slice::from_ref(entry)).map_err(damaged)?),
                false => moved(&*self.game, &self.opening, &now.position, entry).map_err(damaged)?,
            };
            now = self.after(&now, entry, position).ok_or_else(|| damaged(entry.number))?;
            if let Some(key) = &entry.key {
                keys.insert(key.clone(), (entry.number, entry.payload.clone()));
            }
            self.publish(now.clone(), false);
        }
        Ok(())
    }

    fn publish(&self, snapshot: Arc<Snapshot>, ours: bool) {
        // Whoever has just done something is there, wherever they did it.
        let chair = snapshot.by.and_then(|seat| snapshot.participants.chair(seat));
        if let Some(Sitter::Person(owner)) = chair.map(|chair| &chair.sitter) {
            self.presence.seen(owner, false);
        }
        let before = {
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *now, snapshot.clone())
        };
        let participants = &*snapshot.participants;
        if bot_asked(&*snapshot.position, participants) || participants.hook.is_some() || participants.is_dealing() {
            // Nobody receives it only while the server is being stopped.
            let _ = self.context.follow_ups.send(FollowUp {
                table: self.opening.id.clone(),
                snapshot: snapshot.clone(),
                ours,
            });
        }
        // Nobody may be listening.
        let _ = self.news.send(Arc::new(Transition { before, now: snapshot }));
    }
}

/// What is answered to a request whose key is known: the same as then, if it is the same request.
/// Of requests that earlier versions have stored only the key is known.
fn answered_before(done: &(u64, Option<String>), payload: Option<&String>) -> Result<u64, CommandError> {
    let (number, known) = done;
    if known.is_some() && known.as_ref() != payload { Err(CommandError::KeyReused) } else { Ok(*number) }
}

/// The digest of what is asked for: the same however its JSON is written.
fn digest(request: &Request, command: &Command) -> String {
    let number = request.number.map(|number| number.to_string()).unwrap_or_default();
    let (kind, body) = match command {
        Command::Act(action) => {
            let read = serde_json::from_str::<serde_json::Value>(action).map(|mut value| {
                value.sort_all_objects();
                value.to_string()
            });
            ("act".to_owned(), read.unwrap_or_else(|_| action.clone()))
        }
        Command::Undo => ("undo".to_owned(), String::new()),
        Command::Do(event) => match event.entry_kind() {
            EntryKind::Other { kind, body } => (kind, body),
            EntryKind::Act(_) | EntryKind::Undo => Default::default(),
        },
    };
    secret::derive(&["payload", &number, &kind, &body])
}

/// The position after an entry that is no choice: none if it is the same.
fn moved(
    game: &dyn DynGame,
    opening: &Opening,
    position: &Arc<dyn DynMatch>,
    entry: &Entry,
) -> Result<Option<Arc<dyn DynMatch>>, u64> {
    let wrong = entry.number;
    let event = TableEvent::of(&entry.kind).ok_or(wrong)?;
    if !event.is_move() {
        return Ok(None);
    }
    let next = moved_by(game, opening, position, &event).ok_or(wrong)?;
    if next.hash() == entry.hash { Ok(Some(next)) } else { Err(wrong) }
}

/// What something that people do makes of the position, if it changes it.
pub(crate) fn moved_by(
    game: &dyn DynGame,
    opening: &Opening,
    position: &Arc<dyn DynMatch>,
    event: &TableEvent,
) -> Option<Arc<dyn DynMatch>> {
    let begin = |chance: Option<Chance>| game.open(&opening.setup, &chance?).ok();
    match event {
        TableEvent::Start { words, .. } if words.is_empty() => Some(position.clone()),
        TableEvent::Start { words, .. } => begin(fair_dice::seeded(opening, words)),
        TableEvent::Deal { contributions, left_out, .. } => begin(fair_dice::dealt(opening, contributions, left_out)),
        TableEvent::Rewind { to } | TableEvent::Lesson { to: Some(to), .. } => position.rewind(*to).ok(),
        TableEvent::Import { words, moves, shared: None } => begin(fair_dice::seeded(opening, words))?.act_all(moves),
        TableEvent::Import { moves, shared: Some(shared), .. } => {
            let chance =
                fair_dice::imported(opening, shared).filter(|chance| chance.commitment() == opening.commitment);
            begin(chance)?.act_all(moves)
        }
        _ => None,
    }
}

/// What a table with this position, to which the last move has led, and these people has come to.
pub(crate) fn standing(position: &dyn DynMatch, participants: &Participants, last: LastMove) -> Standing {
    let bits = |seats: Seats| seats.iter().fold(0u8, |bits, seat| bits | 1u8.checked_shl(seat.0.into()).unwrap_or(0));
    let asked = if participants.is_playing() { position.deciding() } else { Seats::NONE };
    Standing {
        choices: position.choices(),
        result: position.winners().map(bits),
        scores: position.count().map(|count| to_json(&Count { ended: Some(last.at), away: last.away, ..count })),
        waiting: bits(asked),
        // Bots among themselves play only while somebody asks for them: nobody looks for such.
        bot_due: bot_asked(position, participants) && participants.has_person(),
        closed: participants.closed,
    }
}

/// Whether a bot is to choose.
fn bot_asked(position: &dyn DynMatch, participants: &Participants) -> bool {
    let asked = if participants.is_playing() { position.deciding() } else { Seats::NONE };
    let is_bot = |chair: &Chair| matches!(chair.sitter, Sitter::Bot { .. } | Sitter::Absent { .. });
    participants.chairs.iter().any(|chair| asked.contains(chair.seat) && is_bot(chair))
}
