//! A table between two entries of its log, and what its viewers see of it, each drawn once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use engine::Viewer;
use serde::Serialize;
use ui::{Frame, Part, Visit};

use crate::kind::{Look, Position, Refusal};
use crate::store::TableId;

/// A table after entry `number` of its log.
pub(crate) struct Moment {
    pub(crate) table: TableId,
    pub(crate) number: u64,
    pub(crate) position: Arc<dyn Position>,
    drawings: Mutex<HashMap<(Viewer, Visit), Arc<Drawing>>>,
    /// What was shown before, until the next moment comes.
    before: Mutex<Option<Arc<Moment>>>,
}

/// What one kind of viewer sees. Drawn when first asked for.
#[derive(Default)]
struct Drawing {
    parts: OnceLock<Vec<Part>>,
    playback: OnceLock<Arc<str>>,
}

/// The text of one message of the event stream.
#[derive(Serialize)]
struct Message<'a> {
    n: u64,
    frames: &'a [Frame],
}

impl Moment {
    pub(crate) fn new(table: TableId, number: u64, position: Arc<dyn Position>) -> Arc<Moment> {
        Moment::after(None, table, number, position)
    }

    /// The moment that follows this one.
    pub(crate) fn next(self: &Arc<Moment>, number: u64, position: Arc<dyn Position>) -> Arc<Moment> {
        // Only the present moment remembers the one before it: no chain grows.
        self.before.lock().unwrap_or_else(PoisonError::into_inner).take();
        Moment::after(Some(self.clone()), self.table.clone(), number, position)
    }

    fn after(before: Option<Arc<Moment>>, table: TableId, number: u64, position: Arc<dyn Position>) -> Arc<Moment> {
        Arc::new(Moment { table, number, position, drawings: Mutex::default(), before: Mutex::new(before) })
    }

    fn look(&self, viewer: Viewer, visit: Visit) -> Look<'_> {
        Look { visit, viewer, id: &self.table.0, number: self.number }
    }

    fn drawing(&self, viewer: Viewer, visit: Visit) -> Arc<Drawing> {
        let mut drawings = self.drawings.lock().unwrap_or_else(PoisonError::into_inner);
        drawings.entry((viewer, visit)).or_default().clone()
    }

    /// The whole page.
    pub(crate) fn page(&self, viewer: Viewer, visit: Visit, refusal: Option<&Refusal>) -> String {
        self.position.page(&self.look(viewer, visit), refusal)
    }

    /// The page of an earlier step.
    pub(crate) fn replay_page(&self, viewer: Viewer, visit: Visit, step: u64) -> String {
        self.position.replay_page(&self.look(viewer, visit), step)
    }

    /// The message for those who have missed something: one frame with everything. Seldom asked
    /// for, so only its parts are kept.
    pub(crate) fn whole(&self, viewer: Viewer, visit: Visit) -> Arc<str> {
        let drawing = self.drawing(viewer, visit);
        let parts = self.parts(&drawing, viewer, visit).to_vec();
        self.message(&[Frame { parts, pause: 0 }])
    }

    /// The message for those who have seen the moment before.
    pub(crate) fn playback(&self, viewer: Viewer, visit: Visit) -> Arc<str> {
        let drawing = self.drawing(viewer, visit);
        let parts = self.parts(&drawing, viewer, visit);
        let play = || {
            let before = self.before.lock().unwrap_or_else(PoisonError::into_inner).clone();
            match before {
                Some(before) => {
                    let earlier = before.drawing(viewer, visit);
                    let shown = before.parts(&earlier, viewer, visit);
                    self.message(&self.position.playback(&self.look(viewer, visit), shown, parts))
                }
                None => self.message(&self.position.playback(&self.look(viewer, visit), &[], parts)),
            }
        };
        drawing.playback.get_or_init(play).clone()
    }

    fn parts<'a>(&self, drawing: &'a Drawing, viewer: Viewer, visit: Visit) -> &'a [Part] {
        drawing.parts.get_or_init(|| self.position.parts(&self.look(viewer, visit)))
    }

    fn message(&self, frames: &[Frame]) -> Arc<str> {
        let message = serde_json::to_string(&Message { n: self.number, frames }).unwrap_or_default();
        message.into()
    }
}
