//! A table between two entries of its log, and what its viewers see of it, each drawn once.

use std::sync::{Arc, OnceLock};

use engine::{Seat, Viewer};
use ui::{Advisor, Eyes, Frame, Hint, Lang, Part, Visit};

use crate::analyses::Stage;
use crate::drawing::{Drawings, Form, Key, PartsKey};
use crate::gathering::Gathering;
use crate::kind::{Advised, Answered, Look, Position, Sight};
use crate::people::Onlooker;
use crate::seating::names;
use crate::store::{Deed, Entry, TableId};

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
    /// Since which entry the game is drawn as it is now.
    drawn_since: u64,
}

/// A moment, and the one before it.
pub(crate) struct Step {
    pub(crate) before: Arc<Moment>,
    pub(crate) now: Arc<Moment>,
}

impl Moment {
    /// The first moment that is known.
    pub(crate) fn first(
        table: TableId,
        (number, acted): (u64, u64),
        position: Arc<dyn Position>,
        gathering: Arc<Gathering>,
    ) -> Arc<Moment> {
        Arc::new(Moment {
            table,
            number,
            acted,
            position,
            gathering,
            deed: None,
            by: None,
            hash: OnceLock::new(),
            drawn_since: number,
        })
    }

    /// The moment that follows this one, with another position if the entry has led to one.
    pub(crate) fn next(
        self: &Arc<Moment>,
        entry: &Entry,
        position: Option<Arc<dyn Position>>,
        gathering: Arc<Gathering>,
    ) -> Arc<Moment> {
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
            drawn_since: if alike { self.drawn_since } else { entry.number },
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

    /// Under which key what somebody is shown of it is shared with all who are shown the same.
    pub(crate) fn key(&self, onlooker: &Onlooker, form: Form) -> Key {
        let place = onlooker.place(&self.gathering);
        // To whoever neither sits here nor has opened the table everything looks the same.
        let stranger = place.is_spectator() && onlooker.owner != self.gathering.creator;
        let settings = Visit { lang: onlooker.visit.lang, ..Visit::default() };
        Key {
            table: self.table.clone(),
            number: self.number,
            form,
            owner: (!stranger).then(|| onlooker.owner.clone()),
            page: onlooker.page.filter(|_| !stranger),
            // What is not the language is settled once for the whole page.
            visit: if form == Form::Page { onlooker.visit } else { settings },
        }
    }

    /// The message for those who have missed something: one frame with everything.
    pub(crate) fn whole(&self, onlooker: &Onlooker, drawings: &Drawings) -> String {
        let parts = self.parts(drawings, self.sight(onlooker), onlooker.visit).to_vec();
        let frames = to_json(&[Frame { parts, pause: 0 }]);
        self.message(&frames, Some(&ui::company_part(&onlooker.company(self))))
    }

    /// The message for those who have seen the moment `before` in the way `earlier`. What happened
    /// is played back to them as they were looking; only then is it seen in the way it is now.
    pub(crate) fn playback(&self, before: &Moment, earlier: Sight, onlooker: &Onlooker, drawings: &Drawings) -> String {
        let (sight, visit) = (self.sight(onlooker), onlooker.visit);
        let frames = if before.drawn_since == self.drawn_since && earlier == sight {
            // Somebody has talked: nothing of the game is drawn anew.
            "[]".to_owned()
        } else {
            let shown = before.parts(drawings, earlier, visit);
            let now = self.parts(drawings, sight, visit);
            to_json(&self.frames(&self.look(earlier, visit), &shown, &now))
        };
        let company = ui::company_part(&onlooker.company(self));
        let known = ui::company_part(&onlooker.company(before)) == company;
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

    fn parts(&self, drawings: &Drawings, sight: Sight, visit: Visit) -> Arc<[Part]> {
        let key = PartsKey { table: self.table.clone(), since: self.drawn_since, sight, lang: visit.lang };
        drawings.parts(key, || self.position.parts(&self.look(sight, visit)))
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
