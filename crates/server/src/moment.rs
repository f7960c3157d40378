//! A table between two entries of its log, and what its viewers see of it, each drawn once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serde::Serialize;
use ui::{Frame, Part, Visit};

use crate::kind::{Look, Position, Refusal, Sight};
use crate::seating::Seating;
use crate::store::TableId;

/// What has been drawn, by what it was drawn for.
type Drawn<K, T> = Mutex<HashMap<K, Arc<OnceLock<T>>>>;

/// A table after entry `number` of its log.
pub(crate) struct Moment {
    pub(crate) table: TableId,
    pub(crate) number: u64,
    pub(crate) position: Arc<dyn Position>,
    seating: Arc<Seating>,
    drawings: Drawn<(Sight, Visit), Vec<Part>>,
    playbacks: Drawn<(Sight, Sight, Visit), Arc<str>>,
    /// What was shown before, until the next moment comes.
    before: Mutex<Option<Arc<Moment>>>,
}

/// The text of one message of the event stream.
#[derive(Serialize)]
struct Message<'a> {
    n: u64,
    frames: &'a [Frame],
}

/// The thing of this key, to be drawn when first asked for.
fn entry<K: Eq + Hash, T>(things: &Drawn<K, T>, key: K) -> Arc<OnceLock<T>> {
    things.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default().clone()
}

impl Moment {
    pub(crate) fn new(table: TableId, seating: Arc<Seating>, number: u64, position: Arc<dyn Position>) -> Arc<Moment> {
        Moment::after(None, table, seating, number, position)
    }

    /// The moment that follows this one.
    pub(crate) fn next(self: &Arc<Moment>, number: u64, position: Arc<dyn Position>) -> Arc<Moment> {
        // Only the present moment remembers the one before it: no chain grows.
        self.before.lock().unwrap_or_else(PoisonError::into_inner).take();
        Moment::after(Some(self.clone()), self.table.clone(), self.seating.clone(), number, position)
    }

    fn after(
        before: Option<Arc<Moment>>,
        table: TableId,
        seating: Arc<Seating>,
        number: u64,
        position: Arc<dyn Position>,
    ) -> Arc<Moment> {
        let (drawings, playbacks) = Default::default();
        Arc::new(Moment { table, number, position, seating, drawings, playbacks, before: Mutex::new(before) })
    }

    fn look(&self, sight: Sight, visit: Visit) -> Look<'_> {
        Look { visit, sight, names: self.seating.names(visit.lang), id: &self.table.0, number: self.number }
    }

    /// The whole page.
    pub(crate) fn page(&self, sight: Sight, visit: Visit, refusal: Option<&Refusal>) -> String {
        self.position.page(&self.look(sight, visit), refusal)
    }

    /// The page of an earlier step.
    pub(crate) fn replay_page(&self, sight: Sight, visit: Visit, step: u64) -> String {
        self.position.replay_page(&self.look(sight, visit), step)
    }

    /// The message for those who have missed something: one frame with everything. Seldom asked
    /// for, so only its parts are kept.
    pub(crate) fn whole(&self, sight: Sight, visit: Visit) -> Arc<str> {
        let drawing = entry(&self.drawings, (sight, visit));
        let parts = self.parts(&drawing, sight, visit).to_vec();
        self.message(&[Frame { parts, pause: 0 }])
    }

    /// The message for those who have seen the moment before in the way `earlier`. What happened
    /// is played back to them as they were looking; only then is it seen in the way `sight`.
    pub(crate) fn playback(&self, earlier: Sight, sight: Sight, visit: Visit) -> Arc<str> {
        let drawing = entry(&self.drawings, (sight, visit));
        let parts = self.parts(&drawing, sight, visit);
        let play = || {
            let before = self.before.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let look = self.look(earlier, visit);
            match before {
                Some(before) => {
                    let drawing = entry(&before.drawings, (earlier, visit));
                    let shown = before.parts(&drawing, earlier, visit);
                    self.message(&self.position.playback(&look, shown, parts))
                }
                None => self.message(&self.position.playback(&look, &[], parts)),
            }
        };
        entry(&self.playbacks, (earlier, sight, visit)).get_or_init(play).clone()
    }

    fn parts<'a>(&self, drawing: &'a OnceLock<Vec<Part>>, sight: Sight, visit: Visit) -> &'a [Part] {
        drawing.get_or_init(|| self.position.parts(&self.look(sight, visit)))
    }

    fn message(&self, frames: &[Frame]) -> Arc<str> {
        let message = serde_json::to_string(&Message { n: self.number, frames }).unwrap_or_default();
        message.into()
    }
}
