//! A visitor's finished games of one kind.

use std::sync::Arc;

use axum::extract::State;
use engine::Seat;
use ui::{PastGame, PastScene};

use super::answer::{Outcome, page};
use super::caller::Caller;
use super::extract::PathGame;
use super::{App, draw_page};
use crate::clock;
use crate::erased::Count;
use crate::seating::Place;
use crate::store::{Listed, StoreError};

/// How many finished games are counted.
const MAX_COUNTED: u32 = 1_000;

/// The visitor's finished games of this kind, the latest first.
pub(super) async fn of(app: &App, caller: &Caller, game: &str) -> Result<Vec<PastGame>, StoreError> {
    let listed = app.tables.store().finished_of(caller.owner.clone(), game.to_owned(), MAX_COUNTED).await?;
    let now = clock::now();
    let listed = listed.into_iter().filter(Listed::counts);
    Ok(listed.filter_map(|table| past(caller, table, now)).collect())
}

/// What a finished game came to for this visitor; none if nobody counted.
fn past(caller: &Caller, table: Listed, now: i64) -> Option<PastGame> {
    let place = Place::of(&caller.owner, &table.chairs);
    let winners = table.standing.result?;
    let mine = (0..8).map(Seat).filter(|seat| place.has(*seat));
    let won = mine.clone().any(|seat| winners >> seat.0 & 1 == 1);
    let count: Count = table.standing.scores.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let score = mine.filter_map(|seat| count.scores.get(seat.index()).copied()).max().unwrap_or(0);
    let age = now.saturating_sub(table.changed).max(0).cast_unsigned();
    Some(PastGame { id: table.id.0, setup: table.setup, won, score, numbers: count.numbers, age })
}

pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller, PathGame { id, game }: PathGame) -> Outcome {
    let games = of(&app, &caller, &id).await?;
    let visit = caller.visit;
    let pen = move || game.past_page(&PastScene { visit, games: &games });
    Ok(page(draw_page(&app, &caller, &id, pen).await?))
}
