//! What goes on in the background: bots choose, other processes are listened to, the webhooks of
//! tables are told.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use ui::Lang;

use crate::clock;
use crate::participants::TableEvent;
use crate::presence::REPEATED;
use crate::store::{News, TableId, Tidying};
use crate::table::{Command, CommandError, FollowUp, Request, Table, TableError, Who};
use crate::web::App;

/// How often tables are looked for whose bot waits although its process has died.
const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// So many such tables are taken at once.
const BATCH_SIZE: u32 = 32;

/// So many old tables are cleared away at once, so that nobody waits long for the writer.
const TIDY_BATCH_SIZE: u32 = 100;

/// Works until the server stops.
pub(crate) async fn run(app: Arc<App>, follow_ups: mpsc::UnboundedReceiver<FollowUp>) {
    let mut closing = app.closing.clone();
    tokio::select! {
        _ = closing.wait_for(|closing| *closing) => {}
        () = follow_up(&app, follow_ups) => {}
        () = listen(&app) => {}
        () = poll_due_bots(&app) => {}
        () = broadcast_presence(&app) => {}
        () = tidy(&app) => {}
    }
    // Nobody waits for the searches that still run: they must not hold up the end.
    app.tables.bots().stop();
    app.hints.stop();
    app.analyses.stop();
}

async fn follow_up(app: &Arc<App>, mut follow_ups: mpsc::UnboundedReceiver<FollowUp>) {
    while let Some(FollowUp { table, snapshot, ours }) = follow_ups.recv().await {
        let Some(table) = app.tables.loaded(&table) else { continue };
        app.tables.bots().start_due(table.clone());
        if snapshot.participants.is_dealing() && !table.see_to_deal() {
            tokio::spawn(deal_in_time(app.clone(), table.clone()));
        }
        if ours && snapshot.participants.hook.is_some() {
            app.hooks.tell(&table, snapshot);
        }
    }
}

/// Waits for what the players have promised to contribute, and deals without it if it does not
/// come. Other processes do the same; the first whose entry is stored has dealt. It does not ask
/// the clock of the wall: after a new start of the server everybody has the whole time again.
async fn deal_in_time(app: Arc<App>, table: Arc<Table>) {
    let mut closing = app.closing.clone();
    let mut wait = table.reveal_time();
    loop {
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return,
            () = tokio::time::sleep(wait) => {}
        }
        match deal(&app, &table, true).await {
            Err(error @ (CommandError::Store(_) | CommandError::Unknown)) => {
                tracing::warn!(table = %table.opening.id, ?error, "a game could not be dealt and is tried again");
                wait = POLL_INTERVAL;
            }
            _ => return,
        }
    }
}

/// Deals the game if everything is opened, or, if it is `late`, without what is missing.
pub(crate) async fn deal(app: &App, table: &Table, late: bool) -> Result<u64, CommandError> {
    let nothing = TableEvent::Deal { bots: Vec::new(), contributions: Vec::new(), left_out: Vec::new() };
    let request = Request { who: Who::Server { late }, seat: None, number: None, key: None };
    table.carry_out(&**app.tables.store(), request, Command::Do(nothing), Lang::En).await
}

/// Receives what other processes write and broadcast.
async fn listen(app: &Arc<App>) {
    let mut news = app.tables.store().news();
    loop {
        match news.recv().await {
            Ok(News::Written { table, number }) => {
                // Only those in memory have to know.
                if let Some(table) = app.tables.loaded(&table).filter(|table| table.now().number < number) {
                    catch_up(app, table, number);
                }
            }
            Ok(News::Broadcast { table, words }) => {
                if let Some(table) = app.tables.loaded(&table) {
                    table.presence.receive(&words, app.tables.process());
                }
            }
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                for table in app.tables.all_loaded() {
                    catch_up(app, table, u64::MAX);
                }
            }
            Err(RecvError::Closed) => return std::future::pending().await,
        }
    }
}

fn catch_up(app: &Arc<App>, table: Arc<Table>, number: u64) {
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(error) = table.catch_up(&**app.tables.store(), number).await {
            tracing::warn!(table = %table.opening.id, ?error, "a table could not be brought up to date");
        }
    });
}

/// Lets bots choose whose process has died.
async fn poll_due_bots(app: &Arc<App>) {
    let mut ticks = tokio::time::interval(POLL_INTERVAL);
    // Tables of other rules are not even asked for.
    let games: Vec<(String, u32)> =
        app.tables.games().iter().map(|game| (game.id().to_owned(), game.rules_version())).collect();
    // Tables that cannot be continued would be found again and again, before all others.
    let mut hopeless: HashSet<TableId> = HashSet::new();
    loop {
        ticks.tick().await;
        let limit = BATCH_SIZE.saturating_add(u32::try_from(hopeless.len()).unwrap_or(u32::MAX));
        let due: Vec<TableId> = match app.tables.store().bots_due(games.clone(), clock::now(), limit).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(%error, "it could not be seen which bots wait");
                continue;
            }
        };
        for id in due.into_iter().filter(|id| !hopeless.contains(id)).collect::<Vec<_>>() {
            match app.tables.get(&id).await {
                // Written before bots among themselves waited to be asked.
                Ok(table) if !table.now().participants.has_person() => drop(hopeless.insert(id)),
                Ok(table) => app.tables.bots().start_due(table),
                // The store will be asked again.
                Err(TableError::Store(error)) => tracing::debug!(table = %id, %error, "a waiting bot was not found"),
                Err(error) => {
                    tracing::warn!(table = %id, ?error, "a bot waits at a table that cannot be played");
                    hopeless.insert(id);
                }
            }
        }
    }
}

/// Clears away tables that nobody ever played, and archives finished ones, as it is set.
async fn tidy(app: &Arc<App>) {
    // Not at the start, when an operator may want to set it otherwise.
    let mut ticks = tokio::time::interval_at(tokio::time::Instant::now() + app.options.tidying, app.options.tidying);
    loop {
        ticks.tick().await;
        let now = clock::now();
        let before = |age: Duration| now.saturating_sub_unsigned(age.as_secs());
        let what = Tidying {
            unplayed_before: app.options.unplayed.map(before),
            finished_before: app.options.archive.map(before),
            limit: TIDY_BATCH_SIZE,
        };
        if what.unplayed_before.is_none() && what.finished_before.is_none() {
            return std::future::pending().await;
        }
        match app.tables.store().tidy(what).await {
            Ok(tidied) => {
                for table in &tidied.removed {
                    app.tables.forget(table);
                }
                app.metrics.tidied(tidied.removed.len(), tidied.archived.len());
                if !tidied.removed.is_empty() || !tidied.archived.is_empty() {
                    let (removed, archived) = (tidied.removed.len(), tidied.archived.len());
                    tracing::info!(removed, archived, "unplayed tables were removed and finished ones archived");
                }
            }
            Err(error) => tracing::warn!(%error, "old tables could not be cleared away"),
        }
    }
}

/// Repeats who is here, for the other processes.
async fn broadcast_presence(app: &Arc<App>) {
    let mut ticks = tokio::time::interval(REPEATED);
    loop {
        ticks.tick().await;
        for table in app.tables.all_loaded() {
            table.presence.expire();
            if !table.presence.is_watched() {
                continue;
            }
            send_presence(app, &table).await;
        }
    }
}

/// Tells the other processes who is here.
pub(crate) async fn send_presence(app: &App, table: &Table) {
    let words = table.presence.message(app.tables.process());
    if let Err(error) = app.tables.store().broadcast(table.opening.id.clone(), words).await {
        tracing::debug!(table = %table.opening.id, %error, "the presence at a table was not broadcast");
    }
}
