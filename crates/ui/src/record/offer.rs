//! What a visitor could play next: one thing, loud, and perhaps a second.

use super::{GameRecord, Track};
use crate::lang::say;
use crate::lessons::family;
use crate::{Lang, LessonState, NextLesson};

/// A next step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Why this.
    pub(crate) text: String,
    /// The ways on, the first is loud.
    pub(crate) ways: Vec<OfferWay>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OfferWay {
    pub(crate) words: String,
    pub(crate) path: String,
    /// Whether it begins something: then it is sent as a form.
    pub(crate) begins: bool,
}

impl OfferWay {
    fn to(words: String, path: String) -> OfferWay {
        OfferWay { words, path, begins: false }
    }

    fn begin(words: String, path: String) -> OfferWay {
        OfferWay { words, path, begins: true }
    }

    fn play(game: &str, lang: Lang) -> OfferWay {
        OfferWay::begin(say!(lang, "home-play"), format!("/play/{}", family(game)))
    }

    /// Goes on with a lesson, or begins it.
    fn lesson(next: &NextLesson, lang: Lang) -> OfferWay {
        let title = next.lesson.text("title", lang);
        let words = match next.state {
            LessonState::Begun(_) => say!(lang, "record-go-on", title = title),
            _ => say!(lang, "record-learn", title = title),
        };
        OfferWay::begin(words, format!("/learn/{}/{}", next.lesson.game, next.lesson.id))
    }
}

/// The next step after all this: about the game that was played last.
pub fn offer(records: &[GameRecord], lessons: &[NextLesson], lang: Lang) -> Option<Offer> {
    let open = |next: &&NextLesson| next.state != LessonState::Done;
    let played = records.iter().filter(|record| record.age().is_some());
    let Some(last) = played.min_by_key(|record| record.age()) else {
        let begun = lessons.iter().find(|next| matches!(next.state, LessonState::Begun(_)));
        let next = begun.or_else(|| lessons.iter().find(open))?;
        return Some(Offer { text: say!(lang, "record-offer-learn"), ways: vec![OfferWay::lesson(next, lang)] });
    };
    let home = records.iter().find(|record| record.id == family(last.id)).unwrap_or(last);
    let lesson = lessons.iter().filter(open).find(|next| next.lesson.family() == home.id);
    let (text, mut ways) = match home.ladder().map(|ladder| (ladder, ladder.next())) {
        Some((ladder, Some(next))) => step(home, ladder, next, lang),
        _ => (say!(lang, "record-offer-all", game = home.title.as_str()), elsewhere(records, home, lang)),
    };
    let part = records.iter().find(|part| part.id != home.id && family(part.id) == home.id && part.wins == 0);
    let part = part.filter(|_| home.wins > 0).map(|part| OfferWay::to(part.title.clone(), format!("/new/{}", part.id)));
    ways.extend(part.or_else(|| lesson.map(|next| OfferWay::lesson(next, lang))));
    ways.truncate(2);
    Some(Offer { text, ways })
}

/// To the level after the highest that was won.
fn step(record: &GameRecord, ladder: &Track, next: usize, lang: Lang) -> (String, Vec<OfferWay>) {
    let mark = &ladder.marks[next];
    match ladder.highest() {
        Some(won) => {
            let text = say!(
                lang,
                "record-offer-level",
                game = record.title.as_str(),
                level = ladder.marks[won].whole_name.as_str()
            );
            let words = say!(lang, "end-harder", what = mark.whole_name.as_str());
            (text, vec![OfferWay::to(words, mark.path.clone())])
        }
        None => (say!(lang, "record-offer-first", game = record.title.as_str()), vec![OfferWay::play(record.id, lang)]),
    }
}

/// A game in which nothing was won yet, or the level to try next in another.
fn elsewhere(records: &[GameRecord], home: &GameRecord, lang: Lang) -> Vec<OfferWay> {
    let others = || records.iter().filter(|record| family(record.id) != home.id && record.ladder().is_some());
    let fresh = others().find(|record| record.wins == 0);
    let going = others().find_map(|record| {
        let mark = &record.ladder()?.marks[record.ladder()?.next()?];
        let what = format!("{} · {}", record.title, mark.whole_name);
        Some(OfferWay::to(say!(lang, "end-harder", what = what), mark.path.clone()))
    });
    let fresh = fresh.map(|record| {
        OfferWay::begin(say!(lang, "record-play", game = record.title.as_str()), format!("/play/{}", record.id))
    });
    fresh.or(going).into_iter().collect()
}
