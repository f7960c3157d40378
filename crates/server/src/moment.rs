//! A table between two entries of its log, and what its viewers see of it, each drawn once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use engine::{Seat, Viewer};
use ui::{Advisor, Eyes, Frame, Hint, Lang, Part, Visit};

use crate::analyses::Stage;
use crate::gathering::Gathering;
use crate::kind::{Advised, Answered, Look, Position, Sight};
use crate::people::Onlooker;
use crate::seating::names;
use crate::store::{Deed, Entry, TableId};

/// What has been drawn, by what it was drawn for.
type Drawn<K, T> = Mutex<HashMap<K, Arc<OnceLock<T>>>>;

/// A table after entry `number` of its log.
pub(crate) struct Moment {
    pub(crate) table: TableId,
    pub(crate) number: u64,
    /// The number of the last entry that changed the position.
    pub(crate) acted: u64,
    pub(crate) position: Arc<dyn Position>,
    pub(crate) gathering: Arc<Gathering>,
    /// What led here; none for the first moment in memory.
    pub(crate) deed: Option<Deed>,
    /// Whose deed it was.
    pub(crate) by: Option<Seat>,
    hash: OnceLock<String>,
    drawings: Arc<Drawn<(Sight, Visit), Vec<Part>>>,
    playbacks: Drawn<(Sight, Sight, Visit), Arc<str>>,
    /// What was shown before, until the next moment comes.
    before: Mutex<Option<Arc<Moment>>>,
}

/// The thing of this key, to be drawn when first asked for.
fn entry<K: Eq + Hash, T>(things: &Drawn<K, T>, key: K) -> Arc<OnceLock<T>> {
    things.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default().clone()
}

impl Moment {
    /// The first moment that is known.
    pub(crate) fn first(
        table: TableId,
        (number, acted): (u64, u64),
        position: Arc<dyn Position>,
        gathering: Arc<Gathering>,
    ) -> Arc<Moment> {
        let (hash, drawings, playbacks, before) = Default::default();
        Arc::new(Moment {
            table,
            number,
            acted,
            position,
            gathering,
            deed: None,
            by: None,
            hash,
            drawings,
            playbacks,
            before,
        })
    }

    /// The moment that follows this one, with another position if the entry has led to one.
    pub(crate) fn next(
        self: &Arc<Moment>,
        entry: &Entry,
        position: Option<Arc<dyn Position>>,
        gathering: Arc<Gathering>,
    ) -> Arc<Moment> {
        // Only the present moment remembers the one before it: no chain grows.
        self.before.lock().unwrap_or_else(PoisonError::into_inner).take();
        let moved = position.is_some();
        let acted = if moved { entry.number } else { self.acted };
        // As long as nothing of the game is drawn otherwise, nothing of it is drawn anew.
        let named = |gathering: &Gathering| gathering.chairs.iter().map(|chair| chair.name.clone()).collect::<Vec<_>>();
        let alike = !moved
            && self.gathering.is_playing() == gathering.is_playing()
            && (Arc::ptr_eq(&self.gathering, &gathering) || named(&self.gathering) == named(&gathering));
        let hash = OnceLock::from(entry.hash.clone());
        Arc::new(Moment {
            table: self.table.clone(),
            number: entry.number,
            acted,
            position: position.unwrap_or_else(|| self.position.clone()),
            gathering,
            deed: Some(entry.deed.clone()),
            by: entry.seat,
            hash,
            drawings: if alike { self.drawings.clone() } else { Arc::default() },
            playbacks: Mutex::default(),
            before: Mutex::new(Some(self.clone())),
        })
    }

    /// The fingerprint of the position.
    pub(crate) fn hash(&self) -> &str {
        self.hash.get_or_init(|| self.position.hash())
    }

    /// What the seats are called.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        names(&self.gathering.chairs, lang)
    }

    /// How somebody looks at it on the page of one of their seats.
    pub(crate) fn sight(&self, onlooker: &Onlooker) -> Sight {
        let sight = onlooker.place(&self.gathering).sight(&*self.position, onlooker.page);
        if !self.gathering.is_playing() {
            return Sight { acting: None, handover: None, undoing: None, ..sight };
        }
        // A hint would not be fair to others who play at their own screens. It rests on what the
        // seat knows: another's page is not the place for it.
        let advisor = match sight.acting {
            Some(_) if !self.gathering.is_only(&onlooker.owner) => Advisor::None,
            Some(seat) if sight.viewer == Viewer::Seat(seat) => Advisor::Here,
            Some(_) => Advisor::AtOwnPage,
            None => Advisor::None,
        };
        Sight { advisor, ..sight }
    }

    fn look(&self, sight: Sight, visit: Visit) -> Look<'_> {
        let closed = self.gathering.closed;
        Look { visit, sight, names: self.names(visit.lang), id: &self.table.0, number: self.acted, closed }
    }

    /// The whole page.
    pub(crate) fn page(&self, onlooker: &Onlooker, answered: Answered<'_>) -> String {
        let look = self.look(self.sight(onlooker), onlooker.visit);
        self.position.page(&look, &onlooker.company(self), answered)
    }

    /// Lines of the log before an event, as somebody may read them.
    pub(crate) fn older_lines(&self, onlooker: &Onlooker, before: usize) -> String {
        self.position.older_lines(&self.look(self.sight(onlooker), onlooker.visit), before)
    }

    /// Advice as it is shown on somebody's page.
    pub(crate) fn hint(&self, onlooker: &Onlooker, advice: &[Advised]) -> Option<Hint> {
        self.position.hint(&self.look(self.sight(onlooker), onlooker.visit), advice)
    }

    /// The page with the analysis of the game.
    pub(crate) fn analysis_page(&self, onlooker: &Onlooker, stage: &Stage) -> String {
        let own = onlooker.place(&self.gathering).seats().collect();
        self.position.analysis_page(&self.look(Sight::SPECTATOR, onlooker.visit), stage, own)
    }

    /// The page of an earlier step.
    pub(crate) fn replay_page(&self, visit: Visit, step: u64, eyes: Eyes, open: bool) -> String {
        self.position.replay_page(&self.look(Sight::SPECTATOR, visit), step, eyes, open)
    }

    /// The message for those who have missed something: one frame with everything. Seldom asked
    /// for, so only its parts are kept.
    pub(crate) fn whole(&self, onlooker: &Onlooker) -> String {
        let sight = self.sight(onlooker);
        let drawing = entry(&self.drawings, (sight, onlooker.visit));
        let parts = self.parts(&drawing, sight, onlooker.visit).to_vec();
        let frames = to_json(&[Frame { parts, pause: 0 }]);
        self.message(&frames, Some(&ui::company_part(&onlooker.company(self))))
    }

    /// The message for those who have seen the moment before in the way `earlier`. What happened
    /// is played back to them as they were looking; only then is it seen in the way it is now.
    pub(crate) fn playback(&self, earlier: Sight, onlooker: &Onlooker) -> String {
        let (sight, visit) = (self.sight(onlooker), onlooker.visit);
        let before = self.before.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let same = before.as_ref().is_some_and(|before| Arc::ptr_eq(&before.drawings, &self.drawings));
        let frames: Arc<str> = if same && earlier == sight {
            // Somebody has talked: nothing of the game is drawn anew.
            "[]".into()
        } else {
            let play = || {
                let drawing = entry(&self.drawings, (sight, visit));
                let parts = self.parts(&drawing, sight, visit);
                let look = self.look(earlier, visit);
                let frames = match &before {
                    Some(before) => {
                        let drawing = entry(&before.drawings, (earlier, visit));
                        let shown = before.parts(&drawing, earlier, visit);
                        self.frames(&look, shown, parts)
                    }
                    None => self.frames(&look, &[], parts),
                };
                to_json(&frames).into()
            };
            entry(&self.playbacks, (earlier, sight, visit)).get_or_init(play).clone()
        };
        let company = ui::company_part(&onlooker.company(self));
        let known = before.is_some_and(|before| ui::company_part(&onlooker.company(&before)) == company);
        self.message(&frames, (!known).then_some(&company))
    }

    /// How the way from what was shown to what is now is played back.
    fn frames(&self, look: &Look<'_>, shown: &[Part], now: &[Part]) -> Vec<Frame> {
        if matches!(self.deed, Some(Deed::Act(_) | Deed::Undo)) {
            return self.position.playback(look, shown, now);
        }
        let changed = now.iter().filter(|part| !shown.contains(part)).cloned().collect();
        vec![Frame { parts: changed, pause: 0 }]
    }

    fn parts<'a>(&self, drawing: &'a OnceLock<Vec<Part>>, sight: Sight, visit: Visit) -> &'a [Part] {
        drawing.get_or_init(|| self.position.parts(&self.look(sight, visit)))
    }

    /// The text of one message of the event stream.
    fn message(&self, frames: &str, company: Option<&Part>) -> String {
        let number = self.number;
        match company {
            Some(part) => format!("{{\"n\":{number},\"frames\":{frames},\"company\":{}}}", to_json(&part.html)),
            None => format!("{{\"n\":{number},\"frames\":{frames}}}"),
        }
    }
}

fn to_json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
