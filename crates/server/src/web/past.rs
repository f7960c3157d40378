//! A visitor's finished games of one kind.

use std::sync::Arc;

use axum::extract::State;
use engine::Seat;
use ui::{PastGame, PastScene, With};

use super::answer::{Outcome, page};
use super::caller::Caller;
use super::extract::PathGame;
use super::{App, draw_page};
use crate::clock;
use crate::erased::Count;
use crate::seating::Place;
use crate::store::{Chair, Listed, Owner, Sitter, StoreError};

/// How many finished games are counted.
pub(super) const MAX_COUNTED: u32 = 1_000;

/// The visitor's finished games of this kind, the latest first.
pub(super) async fn of(app: &App, caller: &Caller, game: &str) -> Result<Vec<PastGame>, StoreError> {
    let listed = app.tables.store().finished_of(caller.owner.clone(), game.to_owned(), MAX_COUNTED).await?;
    Ok(among(&listed, &caller.owner, game))
}

/// The same among tables that are known already.
pub(super) fn among(listed: &[Listed], visitor: &Owner, game: &str) -> Vec<PastGame> {
    let now = clock::now();
    let played = listed.iter().filter(|table| table.game == game && table.counts());
    played.filter_map(|table| past(visitor, table, now)).collect()
}

/// What a finished game came to for this visitor; none if nobody counted.
fn past(visitor: &Owner, table: &Listed, now: i64) -> Option<PastGame> {
    let place = Place::of(visitor, &table.chairs);
    let winners = table.standing.result?;
    let mine = (0..8).map(Seat).filter(|seat| place.has(*seat));
    let scores = table.standing.scores.as_deref();
    let count: Count = scores.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    // Whoever had left has not won, even if they came back after the end: a bot has.
    let won = mine.clone().any(|seat| place.owns(seat) && (winners & !count.away) >> seat.0 & 1 == 1);
    let score = mine.filter_map(|seat| count.scores.get(seat.index()).copied()).max().unwrap_or(0);
    let ended = count.ended.unwrap_or(table.changed);
    Some(PastGame {
        id: table.id.0.clone(),
        setup: table.setup.clone(),
        won,
        score,
        numbers: count.numbers,
        age: now.saturating_sub(ended).max(0).cast_unsigned(),
        day: clock::day(ended),
        with: with(place, &table.chairs),
    })
}

/// With whom a visitor sat at a table.
fn with(place: Place, chairs: &[Chair]) -> With {
    let others = || chairs.iter().filter(|chair| !place.has(chair.seat));
    match others().next() {
        _ if place.is_shared() => With::Screen,
        None => With::Nobody,
        Some(_) if others().any(|chair| !matches!(chair.sitter, Sitter::Bot { .. })) => With::People,
        Some(_) => With::Bots,
    }
}

pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller, PathGame { id, game }: PathGame) -> Outcome {
    let games = of(&app, &caller, &id).await?;
    let visit = caller.visit;
    let pen = move || game.past_page(&PastScene { visit, games: &games });
    Ok(page(draw_page(&app, &caller, &id, pen).await?))
}
