//! What a lesson makes of its table: which choices it lets through, where one is in it, and what the
//! coach says.

use engine::{Seat, Viewer};
use serde_json::Value;
use ui::{Coach, Lang, Lesson, QUIET, Tip, Visit};

use crate::erased::RefusalMessage;
use crate::participants::TableEvent;
use crate::snapshot::Snapshot;
use crate::table::CommandError;

/// The seat of whoever learns.
pub(crate) const LEARNER: Seat = Seat(0);

/// Whether a legal choice is let through: in a lesson only what its beat asks for. What is legal is
/// no mistake, and is answered so.
pub(crate) fn permit(now: &Snapshot, action: &str, lang: Lang) -> Result<(), RefusalMessage> {
    let Some(lesson) = now.participants.lesson.filter(|lesson| !lesson.is_game()) else { return Ok(()) };
    let choices = now.position.choices();
    let written = lesson.prelude.get(usize::try_from(choices).unwrap_or(usize::MAX)).map(|(_, action)| action.as_str());
    let scripted = written.or_else(|| lesson.reply(choices).map(|(_, action)| action));
    if let Some(scripted) = scripted {
        return if scripted == action { Ok(()) } else { Err(wait(lang)) };
    }
    let Some(index) = lesson.at(choices, now.participants.beat()) else { return Ok(()) };
    let beat = &lesson.beats[index];
    if index + 1 == lesson.beats.len() || beat.act.iter().any(|allowed| allowed == action) {
        return Ok(());
    }
    if !beat.is_do() {
        return Err(wait(lang));
    }
    let message = ui::lesson_answer(lesson, beat, lang);
    Err(RefusalMessage { message, rule: beat.rules.first().map(String::as_str) })
}

/// The coach has not finished.
fn wait(lang: Lang) -> RefusalMessage {
    RefusalMessage { message: ui::lesson_wait(lang), rule: None }
}

/// Whether a choice may be taken back: not those with which the lesson begins.
pub(crate) fn may_undo(now: &Snapshot) -> bool {
    now.participants.lesson.is_none_or(|lesson| now.position.choices() > lesson.prelude.len() as u64)
}

/// Whether the table is still led to where its lesson begins: until then nobody else chooses.
pub(crate) fn is_led(now: &Snapshot) -> bool {
    now.participants.lesson.is_some_and(|lesson| now.position.choices() < lesson.prelude.len() as u64)
}

/// What another seat does now, if the lesson says it.
pub(crate) fn reply(now: &Snapshot, seat: Seat) -> Option<String> {
    let (who, action) = now.participants.lesson?.reply(now.position.choices())?;
    (who == seat).then(|| action.to_owned())
}

/// Turns to a beat: to the next one if this one is only read, or to any earlier one.
pub(crate) fn turn(now: &Snapshot, beat: &str) -> Result<TableEvent, CommandError> {
    let lesson = now.participants.lesson.ok_or(CommandError::NoRequest)?;
    let to = |to: Option<u64>| TableEvent::Lesson { beat: beat.to_owned(), to };
    if lesson.is_game() {
        let known = beat == QUIET || lesson.tips.iter().any(|tip| tip.id == beat);
        return if known { Ok(to(None)) } else { Err(CommandError::Stale) };
    }
    let (choices, target) = (now.position.choices(), lesson.index_of(beat).ok_or(CommandError::Stale)?);
    let last = lesson.beats.len() - 1;
    let current = match lesson.at(choices, now.participants.beat()) {
        Some(current) => current,
        // Whoever plays on after the end can begin again.
        None if choices > lesson.before(last) => last,
        None => return Err(CommandError::Stale),
    };
    if target > current + 1 || target == current + 1 && lesson.beats[current].is_do() {
        return Err(CommandError::Stale);
    }
    let before = lesson.before(target);
    Ok(to((before < choices).then_some(before)))
}

/// The coach of whoever learns here.
pub(crate) fn coach<'a>(now: &'a Snapshot, viewer: Viewer, visit: Visit) -> Option<Coach<'a>> {
    let participants = &now.participants;
    let lesson = participants.lesson.filter(|_| viewer == Viewer::Seat(LEARNER))?;
    let choices = now.position.choices();
    let (beat, waits) = (lesson.at(choices, participants.beat()), lesson.reply(choices).is_some());
    Some(Coach { visit, table: &now.table.0, lesson, beat, waits, tip: tip(now, lesson) })
}

/// What is to be said in a whole game: the first thing about what is asked that was not said yet. Between two tips
/// something is chosen.
fn tip(now: &Snapshot, lesson: &'static Lesson) -> Option<&'static Tip> {
    let said = &now.participants.beats;
    if lesson.tips.is_empty() || said.iter().any(|beat| beat == QUIET) || !now.participants.is_playing() {
        return None;
    }
    if !now.position.deciding().contains(LEARNER) || now.participants.turned_at > now.acted {
        return None;
    }
    let legal: Vec<Value> = serde_json::from_str(now.position.legal(LEARNER).get()).unwrap_or_default();
    let asked = |name: &str| {
        legal.iter().any(|action| match action {
            Value::String(word) => word == name,
            Value::Object(fields) => fields.contains_key(name),
            _ => false,
        })
    };
    lesson.tips.iter().find(|tip| asked(&tip.when) && !said.contains(&tip.id))
}
