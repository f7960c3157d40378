//! Lessons: the list of them, and the tables at which they are learned.

use std::sync::Arc;

use axum::extract::{Path, State};
use engine::Seat;
use ui::{GameCard, Lang, LearnScene, Lesson, LessonState, NextLesson};

use super::answer::{HttpError, Outcome, page, see};
use super::caller::Caller;
use super::form::Form;
use super::play::{carry_out, table_path};
use super::{App, draw_page};
use crate::erased::DynGame;
use crate::lessons::LEARNER;
use crate::participants::TableEvent;
use crate::store::{Chair, Listed, Sitter, StoreError, TableId};
use crate::table::{Command, Request, Table, Who};
use crate::tables::{NewTable, OpenTableError};

/// The bot that sits where a lesson says what is done.
const PARTNER: &str = "greedy";

fn find(app: &App, game: &str, id: &str) -> Result<(&'static Lesson, Arc<dyn DynGame>), HttpError> {
    let lesson = Lesson::find(game, id).ok_or_else(HttpError::not_found)?;
    Ok((lesson, app.tables.game(game).ok_or_else(HttpError::not_found)?.clone()))
}

/// What a visitor's latest table of a lesson is called, and the table if there is one: a new name
/// where the last one is over or was given up.
async fn latest(
    app: &App,
    caller: &Caller,
    lesson: &Lesson,
    rules: u32,
) -> Result<(String, Option<Arc<Table>>), HttpError> {
    let first = lesson.table_name(rules);
    let mut name = first.clone();
    let mut attempt = 1;
    while let Some(id) = app.tables.store().daily_of(caller.owner.clone(), name.clone()).await? {
        let table = app.tables.find(&id).await?;
        let now = table.now();
        if now.participants.is_playing() && now.position.winners().is_none() {
            return Ok((name, Some(table)));
        }
        attempt += 1;
        name = format!("{first} {attempt}");
    }
    Ok((name, None))
}

/// How far a visitor has come at a table.
fn state(lesson: &Lesson, table: &Table) -> LessonState {
    let now = table.now();
    let choices = now.position.choices();
    if lesson.is_game() {
        return LessonState::Begun(usize::try_from(choices).unwrap_or(usize::MAX));
    }
    let last = lesson.beats.len() - 1;
    match lesson.at(choices, now.participants.beat()) {
        Some(beat) if beat == last => LessonState::Done,
        Some(beat) => LessonState::Begun(lesson.step(beat).0),
        None if choices > lesson.before(last) => LessonState::Done,
        None => LessonState::Begun(1),
    }
}

async fn state_of(app: &App, caller: &Caller, lesson: &Lesson) -> Result<LessonState, HttpError> {
    let Some(game) = app.tables.game(&lesson.game).filter(|_| !caller.fresh) else { return Ok(LessonState::New) };
    let (name, table) = latest(app, caller, lesson, game.rules_version()).await?;
    // A whole game that is over was learned.
    let played = lesson.is_game() && name != lesson.table_name(game.rules_version());
    Ok(match table {
        Some(table) => state(lesson, &table),
        None if played => LessonState::Done,
        None => LessonState::New,
    })
}

/// The lesson of a table in a visitor's list. One of other rules cannot be gone on with.
fn lesson_of(app: &App, table: &Listed) -> Option<&'static Lesson> {
    let lesson = Lesson::of_table(table.daily.as_deref()?)?;
    let game = app.tables.game(&lesson.game)?;
    (table.rules == game.rules_version()).then_some(lesson)
}

/// The lesson that a visitor takes next in each game, by the lesson that was at hand last.
pub(super) async fn next_of_all(app: &App, listed: &[Listed]) -> Result<Vec<NextLesson>, HttpError> {
    let mut found: Vec<NextLesson> = Vec::new();
    for first in Lesson::all() {
        if found.iter().any(|next| next.lesson.family() == first.family()) {
            continue;
        }
        let last = listed
            .iter()
            .find_map(|table| Some((table, lesson_of(app, table).filter(|each| each.family() == first.family())?)));
        let Some((table, lesson)) = last else {
            found.push(NextLesson { lesson: first, state: LessonState::New });
            continue;
        };
        let is_over = table.standing.closed || table.standing.result.is_some();
        let state = if is_over { LessonState::Done } else { state(lesson, &*app.tables.find(&table.id).await?) };
        let following = Lesson::of(first.family()).skip_while(|each| each.key != lesson.key).nth(1);
        found.push(match (state, following) {
            (LessonState::Done, Some(lesson)) => NextLesson { lesson, state: LessonState::New },
            _ => NextLesson { lesson, state },
        });
    }
    Ok(found)
}

/// The lessons that a visitor has done, those that they have begun again included.
pub(super) async fn learned(app: &App, listed: &[Listed]) -> Result<Vec<&'static Lesson>, HttpError> {
    let mut found: Vec<&'static Lesson> = Vec::new();
    for table in listed {
        let Some(lesson) = lesson_of(app, table) else { continue };
        if found.iter().any(|each| each.key == lesson.key) {
            continue;
        }
        let done = match table.standing.result {
            Some(_) => true,
            None if lesson.is_game() => false,
            None => {
                let table = app.tables.find(&table.id).await?;
                table.now().participants.learned || state(lesson, &table) == LessonState::Done
            }
        };
        if done {
            found.push(lesson);
        }
    }
    Ok(found)
}

pub(super) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Outcome {
    let mut states = Vec::new();
    for lesson in Lesson::all() {
        states.push(state_of(&app, &caller, lesson).await?);
    }
    let (visit, games) = (caller.visit, app.tables.games().to_vec());
    let pen = move || {
        let games: Vec<GameCard> = games.iter().map(|game| game.card(visit.lang)).collect();
        ui::learn_page(&LearnScene { visit, games: &games, states: &states })
    };
    Ok(page(draw_page(&app, &caller, "learn", pen).await?))
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
) -> Outcome {
    let (lesson, _) = find(&app, &game, &id)?;
    let (state, visit) = (state_of(&app, &caller, lesson).await?, caller.visit);
    Ok(page(draw_page(&app, &caller, "learn", move || ui::lesson_page(lesson, state, visit)).await?))
}

/// Begins a lesson, or goes on with it.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    form: Form,
) -> Outcome {
    let (lesson, game) = find(&app, &game, &id)?;
    let (name, found) = latest(&app, &caller, lesson, game.rules_version()).await?;
    let table = match found {
        Some(table) => {
            if let (Some(first), true) = (lesson.beats.first(), form.optional("again")?.is_some()) {
                let event = TableEvent::Lesson { beat: first.id.clone(), to: None };
                let who = Who::Visitor(caller.owner.clone());
                let request = Request { who, seat: None, number: None, key: None };
                carry_out(&app, &table, request, Command::Do(event), &caller).await??;
            }
            table
        }
        None => open(&app, &caller, lesson, &game, name).await?,
    };
    lead(&app, lesson, &table).await?;
    Ok(see(&table_path(&table.opening.id, None)))
}

async fn open(
    app: &App,
    caller: &Caller,
    lesson: &Lesson,
    game: &Arc<dyn DynGame>,
    name: String,
) -> Result<Arc<Table>, HttpError> {
    app.may_open(caller, &caller.owner, false).await?;
    let unfit = |fault: engine::Fault| {
        tracing::error!(%fault, lesson = lesson.key, "the setup of a lesson is refused");
        HttpError::fault()
    };
    let setup = game.setup_from_fields(&lesson.setup).map_err(unfit)?;
    let seed = lesson.seed.as_ref().map(|words| words.parse()).transpose().map_err(|_| HttpError::fault())?;
    // Others do what the lesson says.
    let partner = |seat: u8| Chair::of(Seat(seat), Sitter::Bot { name: PARTNER.to_owned() });
    let chairs = (0..engine::MAX_SEATS as u8).filter(|seat| *seat != LEARNER.0).map(partner).collect();
    let (creator, origin, daily) = (caller.owner.clone(), caller.origin(), Some(name.clone()));
    let new = NewTable { setup, seed, contributions: false, creator, chairs, daily, origin };
    match app.tables.open(game, new).await {
        Ok(table) => Ok(table),
        // Two clicks at once: the other one has opened it.
        Err(OpenTableError::Store(StoreError::Taken)) => {
            let id: Option<TableId> = app.tables.store().daily_of(caller.owner.clone(), name).await?;
            Ok(app.tables.find(&id.ok_or_else(HttpError::fault)?).await?)
        }
        Err(OpenTableError::Store(error)) => Err(error.into()),
        Err(OpenTableError::Setup(fault)) => Err(unfit(fault)),
    }
}

/// Leads a table to where its lesson begins.
async fn lead(app: &App, lesson: &Lesson, table: &Arc<Table>) -> Result<(), HttpError> {
    loop {
        let choices = usize::try_from(table.now().position.choices()).unwrap_or(usize::MAX);
        let Some((seat, action)) = lesson.prelude.get(choices) else { return Ok(()) };
        let who = Who::Server { late: false };
        let request = Request { who, seat: Some(Seat(*seat)), number: None, key: None };
        table.carry_out(&**app.tables.store(), request, Command::Act(action.clone()), Lang::En).await?;
    }
}
