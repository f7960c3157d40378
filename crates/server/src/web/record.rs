//! A visitor's record: what they have played, won and learned, and what could come next.

use std::sync::Arc;

use axum::extract::State;
use ui::{GameCard, GameRecord, Lang, Lesson, LessonsDone, PastGame, RecordScene};

use super::answer::{HttpError, Outcome, page};
use super::caller::Caller;
use super::extract::PathTable;
use super::{App, draw_page, learn, past};
use crate::erased::DynGame;
use crate::store::{Listed, Owner};

/// A visitor's finished games of every kind, out of their tables.
pub(super) struct Finished(Vec<(Arc<dyn DynGame>, Vec<PastGame>)>);

impl Finished {
    pub(super) fn among(app: &App, listed: &[Listed], visitor: &Owner) -> Finished {
        let of = |game: &Arc<dyn DynGame>| (game.clone(), past::among(listed, visitor, game.id()));
        Finished(app.tables.games().iter().map(of).collect())
    }

    /// What they amount to, game by game.
    pub(super) fn records(&self, lang: Lang) -> Vec<GameRecord> {
        self.0.iter().map(|(game, games)| game.record(games, lang)).collect()
    }
}

pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Outcome {
    let listed = app.tables.store().tables_of(caller.owner.clone(), past::MAX_COUNTED).await?;
    let next_lessons = learn::next_of_all(&app, &listed).await?;
    let learned = learn::learned(&app, &listed).await?;
    let (finished, visit) = (Finished::among(&app, &listed, &caller.owner), caller.visit);
    let games = app.tables.games().to_vec();
    let pen = move || {
        let games: Vec<GameCard> = games.iter().map(|game| game.card(visit.lang)).collect();
        let records = finished.records(visit.lang);
        let count = |record: &GameRecord| LessonsDone {
            done: learned.iter().filter(|lesson| lesson.family() == record.id).count(),
            all: Lesson::of(record.id).count(),
        };
        let lessons: Vec<LessonsDone> = records.iter().map(count).collect();
        let offer = ui::offer(&records, &next_lessons, visit.lang);
        let offer = offer.as_ref();
        ui::record_page(&RecordScene { visit, games: &games, records: &records, lessons: &lessons, offer })
    };
    Ok(page(draw_page(&app, &caller, "record", pen).await?))
}

/// What the visitor has won for the first time at this table, for its end.
pub(super) async fn first_wins(State(app): State<Arc<App>>, caller: Caller, PathTable(table): PathTable) -> Outcome {
    let (game, id) = (table.game().clone(), table.opening.id.0.clone());
    if table.now().position.winners().is_none() {
        return Err(HttpError::not_found());
    }
    let games = past::of(&app, &caller, game.id()).await?;
    let lang = caller.visit.lang;
    Ok(page(draw_page(&app, &caller, "record", move || game.first_wins(&games, &id, lang)).await?))
}
