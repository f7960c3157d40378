//! Drawing: as many drawings at a time as there are cores, in fair turns, and what several want is
//! drawn once and shared.

mod cache;
pub(crate) mod packed;
pub(crate) mod patch;
mod pool;

use std::collections::HashMap;
use std::fmt;
use std::io::Write;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use engine::Seat;
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::{oneshot, watch};
use ui::{Lang, Part, Visit};

use crate::erased::{LookBack, Perspective};
use crate::options::Options;
use crate::store::{Owner, TableId};
use cache::Cache;
pub(crate) use patch::KnownParts;
use pool::{Job, Pool, job};

/// How many bytes of drawn parts are kept, from which messages and pages are put together.
const PARTS_KEPT: usize = 32 << 20;

/// The queue in which a drawing waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct QueueKey {
    /// Addresses take turns,
    pub(crate) address: IpAddr,
    /// and the tables, or other things, of one address.
    pub(crate) topic: String,
}

/// Why there is no drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawError {
    /// Too many wait already.
    Busy,
    /// It failed.
    Failed,
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawError::Busy => "too many drawings wait already",
            DrawError::Failed => "the drawing failed",
        })
    }
}

impl std::error::Error for DrawError {}

/// What is drawn for others too: two who ask with the same key get the same bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    pub(crate) table: TableId,
    /// The number of the entry that it shows.
    pub(crate) number: u64,
    pub(crate) form: DrawingForm,
    /// For whom, if it is somebody at the table: all others know the same.
    pub(crate) owner: Option<Owner>,
    /// On the page of which seat.
    pub(crate) page: Option<Seat>,
    pub(crate) visit: Visit,
}

/// In which form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum DrawingForm {
    /// The whole page.
    Page,
    /// A message with everything.
    Whole,
    /// A message for those who have seen the number before in this way, and have these parts.
    Transition(Perspective, KnownParts),
    /// Steps of the game from this one on, for those who look back in this way; with or without what an
    /// analysis has found.
    Steps(u64, LookBack, bool),
}

/// The parts of a page that are the same for all who see a position in one way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PartsKey {
    pub(crate) table: TableId,
    /// Since which entry they have been the same.
    pub(crate) since: u64,
    pub(crate) perspective: Perspective,
    pub(crate) lang: Lang,
}

/// Something drawn, as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Drawn {
    pub(crate) plain: Bytes,
    /// The same, compressed: a page as a whole, where that pays, a message as a piece of a stream.
    pub(crate) gzip: Option<Bytes>,
    /// The parts that a page has when it has got this message.
    pub(crate) known: KnownParts,
}

/// Below so many bytes compressing does not pay.
const WORTH_COMPRESSING: usize = 1_024;

impl From<String> for Drawn {
    fn from(text: String) -> Drawn {
        Drawn { plain: text.into(), gzip: None, known: KnownParts::default() }
    }
}

impl Drawn {
    /// A page, compressed too: once, on the thread that has drawn it.
    pub(crate) fn page(html: String) -> Drawn {
        let gzip = (html.len() >= WORTH_COMPRESSING).then(|| {
            let mut writer = GzEncoder::new(Vec::with_capacity(html.len() / 4), Compression::default());
            writer.write_all(html.as_bytes()).and_then(|()| writer.finish()).ok().map(Bytes::from)
        });
        Drawn { plain: html.into(), gzip: gzip.flatten(), known: KnownParts::default() }
    }

    /// A message of an event stream, after which the page has these parts.
    pub(crate) fn message(text: String, known: KnownParts) -> Drawn {
        let gzip = Some(packed::pack(text.as_bytes()));
        Drawn { plain: text.into(), gzip, known }
    }

    fn weight(&self) -> usize {
        self.plain.len() + self.gzip.as_ref().map_or(0, Bytes::len)
    }
}

type Done = watch::Receiver<Option<Drawn>>;

/// A shared drawing that waits or is being made.
struct UnderWay {
    job: Job,
    /// The addresses in whose queues it waits.
    queues: Vec<IpAddr>,
    done: Done,
}

struct Shared {
    kept: Cache<Key, Drawn>,
    under_way: HashMap<Key, UnderWay>,
    drawn: DrawnCounts,
}

/// How much was drawn since the start that several may share. Whoever gets what was drawn for somebody
/// else is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct DrawnCounts {
    /// Pages,
    pub(crate) pages: u64,
    /// messages with everything,
    pub(crate) whole: u64,
    /// messages about one step,
    pub(crate) steps: u64,
    /// and pieces of replays.
    pub(crate) replays: u64,
}

impl DrawnCounts {
    fn add(&mut self, form: DrawingForm) {
        match form {
            DrawingForm::Page => self.pages += 1,
            DrawingForm::Whole => self.whole += 1,
            DrawingForm::Transition(..) => self.steps += 1,
            DrawingForm::Steps(..) => self.replays += 1,
        }
    }
}

/// Everything that draws.
pub(crate) struct Drawings {
    pool: Pool,
    shared: Arc<Mutex<Shared>>,
    parts: Mutex<Cache<PartsKey, Arc<[Part]>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drawings {
    pub(crate) fn new(options: &Options) -> Drawings {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Drawings::with(cores, options.drawings_waiting, options.drawings_kept)
    }

    fn with(threads: usize, max_waiting: usize, kept: usize) -> Drawings {
        Drawings {
            pool: Pool::new(threads, max_waiting),
            shared: Arc::new(Mutex::new(Shared {
                kept: Cache::new(kept),
                under_way: HashMap::new(),
                drawn: DrawnCounts::default(),
            })),
            parts: Mutex::new(Cache::new(PARTS_KEPT)),
        }
    }

    /// Draws something for one who asks, in their turn. If they go away it is left.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        queue: &QueueKey,
        pen: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, DrawError> {
        let (sender, done) = oneshot::channel();
        let work = move || {
            if !sender.is_closed() {
                let _ = sender.send(pen());
            }
        };
        self.pool.submit(queue, false, job(work))?;
        done.await.map_err(|_| DrawError::Failed)
    }

    /// What is drawn for this key: by this pen, unless it was or is being drawn for somebody else.
    /// Whoever waits for it lets it wait in their own queue too. A `patient` one is never refused.
    pub(crate) async fn share(
        &self,
        queue: &QueueKey,
        key: Key,
        patient: bool,
        pen: impl FnOnce() -> Drawn + Send + 'static,
    ) -> Result<Drawn, DrawError> {
        let mut done = {
            let mut shared = lock(&self.shared);
            if let Some(drawn) = shared.kept.get(&key) {
                return Ok(drawn);
            }
            match shared.under_way.get_mut(&key) {
                Some(under_way) => {
                    // If that queue is full, the other one will do.
                    if !under_way.queues.contains(&queue.address)
                        && self.pool.submit(queue, patient, under_way.job.clone()).is_ok()
                    {
                        under_way.queues.push(queue.address);
                    }
                    under_way.done.clone()
                }
                None => {
                    let (sender, done) = watch::channel(None);
                    // What waits must not keep alive what it waits in.
                    let (context, wanted) = (Arc::downgrade(&self.shared), key.clone());
                    let work = move || {
                        if let Some(shared) = context.upgrade() {
                            make(&shared, wanted, sender, pen);
                        }
                    };
                    let job = job(work);
                    self.pool.submit(queue, patient, job.clone())?;
                    shared.under_way.insert(key, UnderWay { job, queues: vec![queue.address], done: done.clone() });
                    done
                }
            }
        };
        match done.wait_for(Option::is_some).await {
            Ok(drawn) => drawn.clone().ok_or(DrawError::Failed),
            Err(_) => Err(DrawError::Failed),
        }
    }

    /// The parts of a key, drawn by this pen if they are not known. Only for those who draw.
    pub(crate) fn parts(&self, key: PartsKey, pen: impl FnOnce() -> Vec<Part>) -> Arc<[Part]> {
        if let Some(parts) = lock(&self.parts).get(&key) {
            return parts;
        }
        let parts: Arc<[Part]> = pen().into();
        let weight = parts.iter().map(|part| part.html.len() + 64).sum();
        lock(&self.parts).put(key, parts.clone(), weight);
        parts
    }

    /// How much was drawn since the start.
    pub(crate) fn drawn(&self) -> DrawnCounts {
        lock(&self.shared).drawn
    }

    /// How many drawings wait, how many are being made, and how many bytes are kept.
    pub(crate) fn load(&self) -> (usize, usize, usize) {
        let (waiting, drawing) = self.pool.load();
        (waiting, drawing, lock(&self.shared).kept.weight() + lock(&self.parts).weight())
    }
}

/// Makes a shared drawing, unless nobody waits for it any more.
fn make(shared: &Mutex<Shared>, key: Key, done: watch::Sender<Option<Drawn>>, pen: impl FnOnce() -> Drawn) {
    {
        let mut shared = lock(shared);
        // One of them is there for those who are still to come.
        if done.receiver_count() <= 1 {
            shared.under_way.remove(&key);
            return;
        }
    }
    // Should the pen fail, nobody must think that the drawing will still come.
    let under_way = Forgetting { shared, key: Some(key) };
    let drawn = pen();
    under_way.keep(&drawn);
    done.send_replace(Some(drawn));
}

struct Forgetting<'a> {
    shared: &'a Mutex<Shared>,
    key: Option<Key>,
}

impl Forgetting<'_> {
    fn keep(mut self, drawn: &Drawn) {
        if let Some(key) = self.key.take() {
            let mut shared = lock(self.shared);
            shared.under_way.remove(&key);
            shared.drawn.add(key.form);
            shared.kept.put(key, drawn.clone(), drawn.weight());
        }
    }
}

impl Drop for Forgetting<'_> {
    fn drop(&mut self) {
        if let Some(key) = self.key.take() {
            lock(self.shared).under_way.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests;
