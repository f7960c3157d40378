//! A table between two entries of its log, and what its viewers see of it, each drawn once.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use engine::{Seat, Viewer, to_json};
use serde::Serialize;
use ui::{Advisor, Frame, Hint, Lang, Part, Visit};

use crate::analyses::Stage;
use crate::drawing::patch::{FrameUpdate, updates};
use crate::drawing::{DrawingForm, Drawings, Key, KnownParts, PartsKey};
use crate::erased::{Advised, Answered, Beside, DynMatch, Look, LookBack, Perspective, ReplaySteps};
use crate::lessons;
use crate::participants::Participants;
use crate::people::PageViewer;
use crate::seating::names;
use crate::store::{Entry, EntryKind, Sitter, TableId};

/// A table after entry `number` of its log.
pub(crate) struct Snapshot {
    pub(crate) table: TableId,
    pub(crate) number: u64,
    /// The number of the last entry that changed the position.
    pub(crate) acted: u64,
    /// When that was, and who was away then.
    pub(crate) moved: LastMove,
    pub(crate) position: Arc<dyn DynMatch>,
    pub(crate) participants: Arc<Participants>,
    /// What led here; none for the first snapshot in memory.
    pub(crate) kind: Option<EntryKind>,
    /// Whose entry it was.
    pub(crate) by: Option<Seat>,
    hash: OnceLock<String>,
    /// Since which entry the game is drawn as it is now.
    drawn_since: u64,
    /// What programs that only look on are told of it, once somebody is.
    pub(crate) spectators_told: OnceLock<Bytes>,
}

/// The circumstances of the last entry that changed the position: if the game is over, those of its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastMove {
    /// In seconds since 1970.
    pub(crate) at: i64,
    /// The seats in which bots stood in for people, one bit each.
    pub(crate) away: u8,
}

impl LastMove {
    pub(crate) fn of(at: i64, participants: &Participants) -> LastMove {
        let away = participants.chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Absent { .. }));
        let bits = away.fold(0u8, |bits, chair| bits | 1u8.checked_shl(chair.seat.0.into()).unwrap_or(0));
        LastMove { at, away: bits }
    }
}

/// A snapshot, and the one before it.
pub(crate) struct Transition {
    pub(crate) before: Arc<Snapshot>,
    pub(crate) now: Arc<Snapshot>,
}

impl Snapshot {
    /// The first snapshot that is known.
    pub(crate) fn first(
        table: TableId,
        (number, acted, moved): (u64, u64, LastMove),
        position: Arc<dyn DynMatch>,
        participants: Arc<Participants>,
    ) -> Arc<Snapshot> {
        Arc::new(Snapshot {
            table,
            number,
            acted,
            moved,
            position,
            participants,
            kind: None,
            by: None,
            hash: OnceLock::new(),
            drawn_since: number,
            spectators_told: OnceLock::new(),
        })
    }

    /// The snapshot that follows this one, with another position if the entry has led to one.
    pub(crate) fn next(
        self: &Arc<Snapshot>,
        entry: &Entry,
        position: Option<Arc<dyn DynMatch>>,
        participants: Arc<Participants>,
    ) -> Arc<Snapshot> {
        let moved = position.is_some();
        let acted = if moved { entry.number } else { self.acted };
        let last_move = if moved { LastMove::of(entry.made, &participants) } else { self.moved };
        // As long as nothing of the game is drawn otherwise, nothing of it is drawn anew.
        let named = |participants: &Participants| {
            participants.chairs.iter().map(|chair| chair.name.clone()).collect::<Vec<_>>()
        };
        let alike = !moved
            && self.participants.is_playing() == participants.is_playing()
            && self.participants.beats == participants.beats
            && (Arc::ptr_eq(&self.participants, &participants) || named(&self.participants) == named(&participants));
        let hash = OnceLock::from(entry.hash.clone());
        Arc::new(Snapshot {
            table: self.table.clone(),
            number: entry.number,
            acted,
            moved: last_move,
            position: position.unwrap_or_else(|| self.position.clone()),
            participants,
            kind: Some(entry.kind.clone()),
            by: entry.seat,
            hash,
            drawn_since: if alike { self.drawn_since } else { entry.number },
            spectators_told: OnceLock::new(),
        })
    }

    /// The fingerprint of the position.
    pub(crate) fn hash(&self) -> &str {
        self.hash.get_or_init(|| self.position.hash())
    }

    /// What the seats are called.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        names(&self.participants.chairs, lang)
    }

    /// How somebody looks at it on the page of one of their seats.
    pub(crate) fn perspective(&self, page_viewer: &PageViewer) -> Perspective {
        let perspective = page_viewer.place(&self.participants).perspective(&*self.position, page_viewer.page);
        if !self.participants.is_playing() {
            return Perspective { acting: None, handover: None, undoing: None, ..perspective };
        }
        // A hint would not be fair to others who play at their own screens. It rests on what the
        // seat knows: another's page is not the place for it.
        let advisor = match perspective.acting {
            Some(_) if !self.participants.is_only(&page_viewer.owner) => Advisor::None,
            Some(seat) if perspective.viewer == Viewer::Seat(seat) => Advisor::Here,
            Some(_) => Advisor::AtOwnPage,
            None => Advisor::None,
        };
        Perspective { advisor, ..perspective }
    }

    fn look(&self, perspective: Perspective, visit: Visit) -> Look<'_> {
        let closed = self.participants.closed;
        Look { visit, perspective, names: self.names(visit.lang), id: &self.table.0, number: self.acted, closed }
    }

    /// The whole page.
    pub(crate) fn page(&self, page_viewer: &PageViewer, answered: Answered<'_>) -> String {
        let look = self.look(self.perspective(page_viewer), page_viewer.visit);
        self.position.page(&look, &page_viewer.company(self), answered)
    }

    /// Lines of the log before an event, as somebody may read them.
    pub(crate) fn older_lines(&self, page_viewer: &PageViewer, before: usize) -> String {
        self.position.older_lines(&self.look(self.perspective(page_viewer), page_viewer.visit), before)
    }

    /// Advice as it is shown on somebody's page.
    pub(crate) fn hint(&self, page_viewer: &PageViewer, advice: &[Advised]) -> Option<Hint> {
        self.position.hint(&self.look(self.perspective(page_viewer), page_viewer.visit), advice)
    }

    /// The page with the analysis of the game.
    pub(crate) fn analysis_page(&self, page_viewer: &PageViewer, stage: &Stage) -> String {
        let own = page_viewer.place(&self.participants).seats().collect();
        self.position.analysis_page(&self.look(Perspective::SPECTATOR, page_viewer.visit), stage, own)
    }

    /// The page of an earlier step.
    pub(crate) fn replay_page(&self, visit: Visit, step: u64, back: LookBack, beside: &Beside) -> String {
        self.position.replay_page(&self.look(Perspective::SPECTATOR, visit), step, back, beside)
    }

    /// So many steps from one on, as the page's script takes them.
    pub(crate) fn replay_steps(
        &self,
        visit: Visit,
        (from, count): (u64, u64),
        back: LookBack,
        beside: &Beside,
    ) -> String {
        let look = self.look(Perspective::SPECTATOR, visit);
        let ReplaySteps { first, steps } = self.position.replay_steps(&look, from, count, back, beside);
        let lengths: Vec<usize> = steps.iter().map(Vec::len).collect();
        let known = KnownParts::default().with(&[Frame { parts: first.clone(), pause: 0, sound: None }]);
        let frames: Vec<Frame> = steps.into_iter().flatten().collect();
        let mut sent = updates(&frames, &first, known).into_iter();
        let steps = lengths.iter().map(|length| sent.by_ref().take(*length).collect()).collect();
        to_json(&StepsMessage { from, first: &first, steps })
    }

    /// Since which entry the game is drawn as it is now.
    pub(crate) fn drawn_since(&self) -> u64 {
        self.drawn_since
    }

    /// Under which key what somebody is shown of it is shared with all who are shown the same.
    pub(crate) fn key(&self, page_viewer: &PageViewer, form: DrawingForm) -> Key {
        let place = page_viewer.place(&self.participants);
        // To whoever neither sits here nor has opened the table everything looks the same.
        let stranger = place.is_spectator() && page_viewer.owner != self.participants.creator;
        let settings = Visit { lang: page_viewer.visit.lang, ..Visit::default() };
        Key {
            table: self.table.clone(),
            number: self.number,
            form,
            owner: (!stranger).then(|| page_viewer.owner.clone()),
            page: page_viewer.page.filter(|_| !stranger),
            // What is not the language is settled once for the whole page.
            visit: if form == DrawingForm::Page { page_viewer.visit } else { settings },
        }
    }

    /// The message for those who have missed something: one frame with everything. With it the
    /// parts that they have then.
    pub(crate) fn whole(&self, page_viewer: &PageViewer, drawings: &Drawings) -> (String, KnownParts) {
        let parts = self.parts(drawings, self.perspective(page_viewer), page_viewer.visit).to_vec();
        let company = ui::company_part(&page_viewer.company(self));
        let (frames, none) = ([Frame { parts, pause: 0, sound: None }], KnownParts::default());
        (self.message(updates(&frames, &[], none), Some(&company)), none.with(&frames))
    }

    /// The message for those who have seen the snapshot `before` from the perspective `earlier`. What
    /// happened is played back from there; only then does the perspective change. With it the parts
    /// that they have then, who had the `known` ones.
    pub(crate) fn playback(
        &self,
        before: &Snapshot,
        earlier: Perspective,
        known: KnownParts,
        page_viewer: &PageViewer,
        drawings: &Drawings,
    ) -> (String, KnownParts) {
        let (perspective, visit) = (self.perspective(page_viewer), page_viewer.visit);
        let shown = before.parts(drawings, earlier, visit);
        let frames = if before.drawn_since == self.drawn_since && earlier == perspective {
            // Somebody has talked: nothing of the game is drawn anew.
            Vec::new()
        } else {
            let now = self.parts(drawings, perspective, visit);
            self.frames(&self.look(earlier, visit), &shown, &now)
        };
        let company = ui::company_part(&page_viewer.company(self));
        let same = ui::company_part(&page_viewer.company(before)) == company;
        (self.message(updates(&frames, &shown, known), (!same).then_some(&company)), known.with(&frames))
    }

    /// How the way from what was shown to what is now is played back.
    fn frames(&self, look: &Look<'_>, shown: &[Part], now: &[Part]) -> Vec<Frame> {
        if matches!(self.kind, Some(EntryKind::Act(_) | EntryKind::Undo)) {
            return self.position.playback(look, shown, now);
        }
        let changed = now.iter().filter(|part| !shown.contains(part)).cloned().collect();
        vec![Frame { parts: changed, pause: 0, sound: None }]
    }

    fn parts(&self, drawings: &Drawings, perspective: Perspective, visit: Visit) -> Arc<[Part]> {
        let key = PartsKey { table: self.table.clone(), since: self.drawn_since, perspective, lang: visit.lang };
        drawings.parts(key, || {
            let mut parts = self.position.parts(&self.look(perspective, visit));
            parts.extend(lessons::coach(self, perspective.viewer, visit).as_ref().map(ui::coach_part));
            parts
        })
    }

    /// The data of one message of the event stream.
    fn message(&self, frames: Vec<FrameUpdate<'_>>, company: Option<&Part>) -> String {
        to_json(&FramesMessage { n: self.number, frames, company: company.map(|part| part.html.as_str()) })
    }

    /// The same for a table before its game begins.
    pub(crate) fn lobby_message(&self, lobby: Part) -> String {
        self.message(updates(&[Frame { parts: vec![lobby], pause: 0, sound: None }], &[], KnownParts::default()), None)
    }
}

/// Steps of a game that is looked back at: the parts of the first, and how each following one is made
/// from the one before.
#[derive(Serialize)]
struct StepsMessage<'a> {
    from: u64,
    first: &'a [Part],
    steps: Vec<Vec<FrameUpdate<'a>>>,
}

/// What the page's script is sent: what to show one after the other, and the people at the table if
/// anything about them has changed.
#[derive(Serialize)]
struct FramesMessage<'a> {
    n: u64,
    frames: Vec<FrameUpdate<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    company: Option<&'a str>,
}
