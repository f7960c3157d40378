//! The one thread that writes. It takes all that is waiting into one transaction, so that many
//! tables share the price of one sync, and answers each only after the commit.

use rusqlite::{Connection, ErrorCode, params};
use tokio::sync::{mpsc, oneshot};

use super::{Deed, Entry, Opening, Sitter, Standing, StoreError, TableId};

/// How many jobs share a transaction at most.
const BATCH: usize = 256;

/// Something to write.
pub(super) enum Deposit {
    Opening(Box<Opening>),
    Entry { table: TableId, entry: Entry, standing: Standing },
}

/// Something for the writer to do.
pub(super) enum Job {
    Write(Deposit, oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Works until told to close, or until nobody can ask any more.
pub(super) fn run(mut connection: Connection, mut jobs: mpsc::UnboundedReceiver<Job>) {
    let mut batch = Vec::new();
    while jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
        let mut closing = Vec::new();
        let mut writes = Vec::new();
        for job in batch.drain(..) {
            match job {
                Job::Write(deposit, reply) => writes.push((deposit, reply)),
                Job::Close(reply) => closing.push(reply),
            }
        }
        if !writes.is_empty() {
            let results = commit(&mut connection, writes.iter().map(|(deposit, _)| deposit));
            for ((_, reply), result) in writes.into_iter().zip(results) {
                // Whoever asked may have gone away; the entry stands all the same.
                let _ = reply.send(result);
            }
        }
        if !closing.is_empty() {
            jobs.close();
            while let Ok(job) = jobs.try_recv() {
                match job {
                    Job::Write(_, reply) => drop(reply.send(Err(StoreError::Closed))),
                    Job::Close(reply) => closing.push(reply),
                }
            }
            // The last connection writes the log back into the file.
            if let Err((_, error)) = connection.close() {
                tracing::warn!(%error, "the database could not be closed cleanly");
            }
            for reply in closing {
                let _ = reply.send(());
            }
            return;
        }
    }
}

/// Writes all of them in one transaction and says of each whether it stands.
fn commit<'a>(
    connection: &mut Connection,
    deposits: impl ExactSizeIterator<Item = &'a Deposit>,
) -> Vec<Result<(), StoreError>> {
    let count = deposits.len();
    match try_commit(connection, deposits) {
        Ok(results) => results,
        Err(error) => {
            let error = meaning(&error);
            tracing::error!(%error, "nothing could be written");
            vec![Err(error); count]
        }
    }
}

fn try_commit<'a>(
    connection: &mut Connection,
    deposits: impl Iterator<Item = &'a Deposit>,
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    let mut transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut results = Vec::new();
    for deposit in deposits {
        let savepoint = transaction.savepoint()?;
        match write(&savepoint, deposit) {
            Ok(result) => {
                if result.is_ok() {
                    savepoint.commit()?;
                } else {
                    savepoint.finish()?;
                }
                results.push(result);
            }
            // The number or the name is taken: only this one fails.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                savepoint.finish()?;
                results.push(Err(StoreError::Taken));
            }
            // A full or failing disk: none of the batch may stand.
            Err(error) => return Err(error),
        }
    }
    transaction.commit()?;
    Ok(results)
}

fn write(connection: &Connection, deposit: &Deposit) -> rusqlite::Result<Result<(), StoreError>> {
    match deposit {
        Deposit::Opening(opening) => open_table(connection, opening).map(Ok),
        Deposit::Entry { table, entry, standing } => append(connection, table, entry, *standing),
    }
}

fn open_table(connection: &Connection, opening: &Opening) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO tables (id, game, rules, setup, seed, commitment, hash, created, creator, daily, changed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?8)",
        )?
        .execute(params![
            opening.id.0,
            opening.game,
            opening.rules,
            opening.setup,
            opening.seed,
            opening.commitment,
            opening.hash,
            opening.created,
            opening.creator.0,
            opening.daily,
        ])?;
    let mut chairs = connection
        .prepare_cached("INSERT INTO chairs (table_id, seat, kind, name, owner) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for chair in &opening.chairs {
        let (kind, owner) = match &chair.sitter {
            Sitter::Person(owner) => ("person", Some(&owner.0)),
            Sitter::Open => ("open", None),
        };
        chairs.execute(params![opening.id.0, chair.seat.0, kind, chair.name, owner])?;
    }
    Ok(())
}

fn append(
    connection: &Connection,
    table: &TableId,
    entry: &Entry,
    standing: Standing,
) -> rusqlite::Result<Result<(), StoreError>> {
    let number = entry.number.cast_signed();
    let known: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)")?
        .query_row([&table.0], |row| row.get(0))?;
    if !known {
        return Ok(Err(StoreError::NoTable));
    }
    let last: i64 = connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?1")?
        .query_row([&table.0], |row| row.get(0))?;
    if last + 1 != number {
        return Ok(Err(StoreError::Taken));
    }
    let action = match &entry.deed {
        Deed::Act(action) => Some(action),
        Deed::Undo => None,
    };
    connection
        .prepare_cached(
            "INSERT INTO entries (table_id, number, seat, action, hash, made) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![table.0, number, entry.seat.0, action, entry.hash, entry.made])?;
    connection
        .prepare_cached("UPDATE tables SET changed = ?2, choices = ?3, result = ?4 WHERE id = ?1")?
        .execute(params![table.0, entry.made, standing.choices.cast_signed(), standing.result])?;
    Ok(Ok(()))
}

/// What a database error means for whoever asked.
pub(super) fn meaning(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        _ => StoreError::Broken(error.to_string()),
    }
}
