//! Rows as the things that they keep.

use engine::Seat;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};

use crate::store::{Chair, DiceKind, Entry, EntryKind, Listed, Opening, Owner, Standing, TableId, Ticket};

pub(super) fn read_opening(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<Opening>> {
    connection
        .prepare_cached(
            "SELECT game, rules, setup, seed, commitment, hash, created, creator, daily, imported, chairs, origin, dice
             FROM tables WHERE id = ?1",
        )?
        .query_row([&table.0], |row| {
            Ok(Opening {
                id: table.clone(),
                game: row.get(0)?,
                rules: row.get(1)?,
                setup: row.get(2)?,
                dice: read_dice(row, 12)?,
                seed: row.get(3)?,
                commitment: row.get(4)?,
                hash: row.get(5)?,
                created: row.get(6)?,
                creator: Owner(row.get(7)?),
                daily: row.get(8)?,
                imported: row.get(9)?,
                chairs: read_chairs(row, 10)?,
                origin: row.get(11)?,
            })
        })
        .optional()
}

fn read_dice(row: &Row<'_>, column: usize) -> rusqlite::Result<DiceKind> {
    let name: String = row.get(column)?;
    DiceKind::find(&name).ok_or(rusqlite::Error::InvalidColumnType(column, name, Type::Text))
}

fn read_chairs(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<Chair>> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}

pub(super) fn read_entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry {
        number: row.get::<_, i64>(0)?.cast_unsigned(),
        seat: row.get::<_, Option<u8>>(1)?.map(Seat),
        kind: EntryKind::of_parts(row.get(2)?, row.get(3)?),
        key: row.get(4)?,
        payload: row.get(5)?,
        hash: row.get(6)?,
        made: row.get(7)?,
    })
}

/// The columns of [`read_listed`], of `tables` and `standings`.
pub(super) const LISTED: &str = "id, game, rules, setup, last, choices, result, scores, waiting, bot_due, closed, \
                                 created, changed, seated, daily, imported";

pub(super) fn read_listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        id: TableId(row.get(0)?),
        game: row.get(1)?,
        rules: row.get(2)?,
        setup: row.get(3)?,
        number: row.get::<_, i64>(4)?.cast_unsigned(),
        standing: Standing {
            choices: row.get::<_, i64>(5)?.cast_unsigned(),
            result: row.get(6)?,
            scores: row.get(7)?,
            waiting: row.get(8)?,
            bot_due: row.get(9)?,
            closed: row.get(10)?,
        },
        created: row.get(11)?,
        changed: row.get(12)?,
        chairs: read_chairs(row, 13)?,
        daily: row.get(14)?,
        imported: row.get(15)?,
    })
}

pub(super) fn read_ticket(row: &Row<'_>) -> rusqlite::Result<Ticket> {
    Ok(Ticket { hash: row.get(0)?, kind: row.get(1)?, body: row.get(2)?, expires: row.get(3)?, single: row.get(4)? })
}
