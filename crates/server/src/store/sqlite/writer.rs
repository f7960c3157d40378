//! The one thread that writes. It takes all that is waiting into one transaction, so that many
//! tables share the price of one sync, and leaves the answers to whoever syncs.

use std::sync::mpsc::Sender;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use engine::to_json;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use super::read::read_ticket;
use super::sync::{Batch, Progress};
use crate::store::deposit::{Deposit, Done, Job, Verdict};
use crate::store::{
    Chair, Change, KeptPack, MAX_CLAIM, Opening, PackText, Standing, StoreError, TableId, Ticket, Tidied, Tidying,
};

/// How many jobs share a transaction at most.
const BATCH: usize = 1_024;

/// A transaction has its price, whatever is in it. When so many shared the last one, the next will
/// not begin sooner than so long after it: that many more will share it. Who comes alone never waits.
const MANY: usize = 4;
const GATHERING: Duration = Duration::from_millis(2);

/// Works until told to close, or until nobody can ask any more.
pub(super) fn run(
    mut connection: Connection,
    mut jobs: tokio::sync::mpsc::UnboundedReceiver<Job>,
    progress: &Progress,
    committed: Sender<Batch>,
    syncer: JoinHandle<()>,
) {
    let mut batch = Vec::new();
    let mut closing = Vec::new();
    let mut busy_until = None;
    while closing.is_empty() && jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
        if let Some(wait) = busy_until.and_then(|until: Instant| until.checked_duration_since(Instant::now())) {
            thread::sleep(wait);
            while batch.len() < BATCH
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
        }
        busy_until = (batch.len() >= MANY).then(|| Instant::now() + GATHERING);
        let mut writes = Vec::new();
        for job in batch.drain(..) {
            match job {
                Job::Write(deposit, reply) => writes.push((deposit, reply)),
                Job::Close(reply) => closing.push(reply),
            }
        }
        if !writes.is_empty() {
            let number = progress.begin();
            let verdicts = match progress.check() {
                Ok(()) => commit(&mut connection, writes.iter().map(|(deposit, _)| deposit)),
                Err(error) => writes.iter().map(|_| Err(error.clone())).collect(),
            };
            let answered = writes.into_iter().zip(verdicts);
            let settled = answered.map(|((deposit, reply), verdict)| (deposit, reply, verdict)).collect();
            // It lives as long as we do.
            let _ = committed.send(Batch { number, settled });
        }
    }
    jobs.close();
    while let Ok(job) = jobs.try_recv() {
        match job {
            Job::Write(_, reply) => drop(reply.send(Err(StoreError::Closed))),
            Job::Close(reply) => closing.push(reply),
        }
    }
    drop(committed);
    if syncer.join().is_err() {
        tracing::error!("the syncing thread failed");
    }
    // The last connection writes the log back into the file.
    if let Err((_, error)) = connection.close() {
        tracing::warn!(%error, "the database could not be closed cleanly");
    }
    for reply in closing {
        let _ = reply.send(());
    }
}

/// Writes all of them in one transaction and says of each whether it stands.
fn commit<'a>(connection: &mut Connection, deposits: impl ExactSizeIterator<Item = &'a Deposit>) -> Vec<Verdict> {
    let count = deposits.len();
    match try_commit(connection, deposits) {
        Ok(verdicts) => verdicts,
        // A full or failing disk: none of the batch may stand.
        Err(error) => {
            let error = meaning(&error);
            tracing::error!(%error, "nothing could be written");
            (0..count).map(|_| Err(error.clone())).collect()
        }
    }
}

fn try_commit<'a>(
    connection: &mut Connection,
    deposits: impl Iterator<Item = &'a Deposit>,
) -> rusqlite::Result<Vec<Verdict>> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let verdicts = deposits.map(|deposit| write(&transaction, deposit)).collect::<rusqlite::Result<_>>()?;
    transaction.commit()?;
    Ok(verdicts)
}

/// A deposit that is refused has written nothing: the first statement of each settles whether it
/// can be done.
fn write(connection: &Connection, deposit: &Deposit) -> rusqlite::Result<Verdict> {
    match deposit {
        Deposit::Opening(opened) => open_table(connection, &opened.0, &opened.1),
        Deposit::Change(table, change) => append(connection, table, change),
        Deposit::Claim { table, number, process, now, until } => {
            let claimed = connection
                .prepare_cached(
                    "UPDATE standings SET claim = ?2, claimed_by = ?3, claimed_until = ?5
                     WHERE table_id = ?1 AND (claim < ?2
                        OR claim = ?2 AND claimed_until > 0
                            AND (claimed_until <= ?4 OR claimed_until > ?4 + ?6 OR claimed_by = ?3))",
                )?
                .execute(params![table.0, number.cast_signed(), process, now, until, MAX_CLAIM])?;
            Ok(Ok(Done::Claimed(claimed == 1)))
        }
        Deposit::Ticket(ticket, now) => put_ticket(connection, ticket, *now),
        Deposit::UseTicket(hash, now) => {
            let ticket = connection
                .prepare_cached(
                    "DELETE FROM tickets WHERE hash = ?1 AND single AND (expires IS NULL OR expires > ?2)
                     RETURNING hash, kind, body, expires, single",
                )?
                .query_row((hash, now), read_ticket)
                .optional()?;
            Ok(Ok(Done::Ticket(ticket)))
        }
        Deposit::KeepPack(pack) => keep_pack(connection, &pack.0, &pack.1),
        Deposit::DropPack { owner, id } => {
            connection
                .prepare_cached("DELETE FROM kept_packs WHERE id = ?1 AND owner = ?2")?
                .execute((id, &owner.0))?;
            Ok(Ok(Done::Written))
        }
        Deposit::MoveTokens { from, to } => {
            connection
                .prepare_cached("UPDATE kept_packs SET owner = ?2 WHERE owner = ?1")?
                .execute((&from.0, &to.0))?;
            keep_first_token(connection, &from.0)?;
            connection.prepare_cached("UPDATE tokens SET owner = ?2 WHERE owner = ?1")?.execute((&from.0, &to.0))?;
            Ok(Ok(Done::Written))
        }
        Deposit::RenewToken { owner, hash } => {
            keep_first_token(connection, &owner.0)?;
            connection.prepare_cached("UPDATE tokens SET owner = NULL WHERE owner = ?1")?.execute([&owner.0])?;
            connection
                .prepare_cached("INSERT OR REPLACE INTO tokens (hash, owner) VALUES (?1, ?2)")?
                .execute((hash, &owner.0))?;
            Ok(Ok(Done::Written))
        }
        Deposit::DropTicket(hash) => {
            connection.prepare_cached("DELETE FROM tickets WHERE hash = ?1")?.execute([hash])?;
            Ok(Ok(Done::Written))
        }
        Deposit::Tidy(what) => tidy(connection, what).map(|tidied| Ok(Done::Tidied(tidied))),
    }
}

/// The first token of an owner stands for itself without a row. Before anything is done to an owner's
/// tokens it gets one.
fn keep_first_token(connection: &Connection, owner: &str) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached("INSERT OR IGNORE INTO tokens (hash, owner) VALUES (?1, ?1)")?;
    statement.execute([owner]).map(|_| ())
}

/// Puts the text of a pack there, if it is not yet.
fn put_pack(connection: &Connection, pack: &PackText) -> rusqlite::Result<()> {
    let mut put = connection.prepare_cached("INSERT OR IGNORE INTO packs (hash, name, text) VALUES (?1, ?2, ?3)")?;
    put.execute((&pack.hash, &pack.name, &pack.text)).map(|_| ())
}

fn keep_pack(connection: &Connection, kept: &KeptPack, text: &PackText) -> rusqlite::Result<Verdict> {
    put_pack(connection, text)?;
    let written = connection
        .prepare_cached(
            "INSERT INTO kept_packs (id, owner, game, name, hash, origin, changed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (id) DO UPDATE SET name = ?4, hash = ?5, changed = ?7 WHERE owner = ?2",
        )?
        .execute(params![kept.id, kept.owner.0, kept.game, kept.name, kept.hash, kept.origin, kept.changed])?;
    Ok(if written == 1 { Ok(Done::Written) } else { Err(StoreError::Taken) })
}

fn open_table(connection: &Connection, opening: &Opening, standing: &Standing) -> rusqlite::Result<Verdict> {
    let chairs = to_json(&opening.chairs);
    if let Some(pack) = &opening.pack {
        put_pack(connection, pack)?;
    }
    let written = connection
        .prepare_cached(
            "INSERT OR IGNORE INTO tables (id, game, rules, setup, seed, commitment, hash, created, creator, daily,
                imported, chairs, seated, origin, dice, pack)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12, ?13, ?14, ?15)",
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
            opening.imported,
            chairs,
            opening.origin,
            opening.dice.name(),
            opening.pack.as_ref().map(|pack| &pack.hash),
        ])?;
    if written == 0 {
        return Ok(Err(StoreError::Taken));
    }
    connection
        .prepare_cached(
            "INSERT INTO standings (table_id, last, changed, choices, result, scores, waiting, bot_due, closed)
             VALUES (?1, 0, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            opening.id.0,
            opening.created,
            standing.choices.cast_signed(),
            standing.result,
            standing.scores,
            standing.waiting,
            standing.bot_due,
            standing.closed,
        ])?;
    add_owners(connection, &opening.id, &opening.chairs)?;
    Ok(Ok(Done::Written))
}

fn add_owners(connection: &Connection, table: &TableId, chairs: &[Chair]) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached("INSERT OR IGNORE INTO owners (owner, table_id) VALUES (?1, ?2)")?;
    for owner in chairs.iter().filter_map(|chair| chair.sitter.owner()) {
        statement.execute((&owner.0, &table.0))?;
    }
    Ok(())
}

fn append(connection: &Connection, table: &TableId, change: &Change) -> rusqlite::Result<Verdict> {
    let Change { entry, standing, chairs } = change;
    let number = entry.number.cast_signed();
    let (kind, body) = match entry.kind.parts() {
        Ok(parts) => parts,
        Err(error) => return Ok(Err(error)),
    };
    let seated = chairs.as_deref().map(to_json);
    let written = connection
        .prepare_cached(
            "INSERT OR IGNORE INTO entries (serial, number, seat, kind, body, key, payload, hash, made)
             SELECT serial, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM standings WHERE table_id = ?1 AND last = ?2 - 1",
        )?
        .execute(params![
            table.0,
            number,
            entry.seat.map(|seat| seat.0),
            kind,
            body,
            entry.key,
            entry.payload,
            entry.hash,
            entry.made
        ])?;
    if written == 0 {
        return why_not(connection, table, entry.key.as_deref()).map(Err);
    }
    connection
        .prepare_cached(
            "UPDATE standings SET last = ?2, changed = ?3, choices = ?4, result = ?5, scores = ?6, waiting = ?7,
                bot_due = ?8, closed = ?9, claimed_until = iif(?10, 0, claimed_until)
             WHERE table_id = ?1",
        )?
        .execute(params![
            table.0,
            number,
            entry.made,
            standing.choices.cast_signed(),
            standing.result,
            standing.scores,
            standing.waiting,
            standing.bot_due,
            standing.closed,
            entry.kind.is_move(),
        ])?;
    if let Some((chairs, text)) = chairs.as_deref().zip(seated) {
        connection.prepare_cached("UPDATE tables SET seated = ?2 WHERE id = ?1")?.execute((&table.0, text))?;
        connection.prepare_cached("DELETE FROM owners WHERE table_id = ?1")?.execute([&table.0])?;
        add_owners(connection, table, chairs)?;
    }
    Ok(Ok(Done::Written))
}

/// Why an entry was not taken.
fn why_not(connection: &Connection, table: &TableId, key: Option<&str>) -> rusqlite::Result<StoreError> {
    let known: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)")?
        .query_row([&table.0], |row| row.get(0))?;
    if !known {
        return Ok(StoreError::NoTable);
    }
    let earlier: Option<i64> = connection
        .prepare_cached(
            "SELECT number FROM entries JOIN standings USING (serial) WHERE table_id = ?1 AND key = ?2
             UNION ALL SELECT number FROM archive WHERE table_id = ?1 AND key = ?2",
        )?
        .query_row((&table.0, key), |row| row.get(0))
        .optional()?;
    Ok(earlier.map_or(StoreError::Taken, |number| StoreError::Repeated(number.cast_unsigned())))
}

/// Removes what nobody ever played, and archives what is over.
fn tidy(connection: &Connection, what: &Tidying) -> rusqlite::Result<Tidied> {
    let tables = |sql: &str, before: i64| -> rusqlite::Result<Vec<TableId>> {
        let mut statement = connection.prepare_cached(sql)?;
        statement.query_map((before, what.limit), |row| row.get(0).map(TableId))?.collect()
    };
    let mut tidied = Tidied::default();
    if let Some(before) = what.unplayed_before {
        tidied.removed = tables(
            "SELECT table_id FROM standings JOIN tables ON id = table_id
             WHERE changed < ?1 AND choices = 0 AND NOT imported AND NOT EXISTS (SELECT 1 FROM entries
                WHERE entries.serial = standings.serial AND kind IN ('act', 'undo', 'import', 'rewind'))
                AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.table_id = standings.table_id)
             ORDER BY changed LIMIT ?2",
            before,
        )?;
    }
    for table in &tidied.removed {
        for sql in [
            "DELETE FROM entries WHERE serial = (SELECT serial FROM standings WHERE table_id = ?1)",
            "DELETE FROM owners WHERE table_id = ?1",
            "DELETE FROM standings WHERE table_id = ?1",
            "DELETE FROM tables WHERE id = ?1",
        ] {
            connection.prepare_cached(sql)?.execute([&table.0])?;
        }
    }
    // A pack that nobody keeps any more, and no table needs.
    connection
        .prepare_cached(
            "DELETE FROM packs WHERE NOT EXISTS (SELECT 1 FROM kept_packs WHERE kept_packs.hash = packs.hash)
                AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.hash)",
        )?
        .execute([])?;
    if let Some(before) = what.finished_before {
        tidied.archived = tables(
            "SELECT table_id FROM standings JOIN tables ON id = table_id
             WHERE changed < ?1 AND (result IS NOT NULL OR closed OR imported)
                AND EXISTS (SELECT 1 FROM entries WHERE entries.serial = standings.serial)
             ORDER BY changed LIMIT ?2",
            before,
        )?;
    }
    for table in &tidied.archived {
        for sql in [
            "INSERT INTO archive (table_id, number, seat, kind, body, key, payload, hash, made)
             SELECT table_id, number, seat, kind, body, key, payload, hash, made FROM entries JOIN standings USING (serial)
             WHERE table_id = ?1",
            "DELETE FROM entries WHERE serial = (SELECT serial FROM standings WHERE table_id = ?1)",
        ] {
            connection.prepare_cached(sql)?.execute([&table.0])?;
        }
    }
    Ok(tidied)
}

fn put_ticket(connection: &Connection, ticket: &Ticket, now: i64) -> rusqlite::Result<Verdict> {
    connection.prepare_cached("DELETE FROM tickets WHERE expires <= ?1")?.execute([now])?;
    let written = connection
        .prepare_cached(
            "INSERT OR IGNORE INTO tickets (hash, kind, body, expires, single) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![ticket.hash, ticket.kind, ticket.body, ticket.expires, ticket.single])?;
    Ok(if written == 1 { Ok(Done::Written) } else { Err(StoreError::Taken) })
}

/// What a database error means for whoever asked.
pub(super) fn meaning(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly,
        _ => StoreError::Broken(error.to_string()),
    }
}
