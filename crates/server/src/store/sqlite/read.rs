//! Rows as the things that they keep.

use engine::Seat;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};

use crate::store::{
    Chair, DiceKind, Entry, EntryKind, KeptPack, Listed, Opening, Owner, PackText, Standing, TableId, Ticket,
};

pub(super) fn read_opening(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<Opening>> {
    connection
        .prepare_cached(
            "SELECT game, rules, setup, seed, commitment, tables.hash, created, creator, daily, imported, chairs,
                origin, dice, packs.hash, packs.name, packs.text
             FROM tables LEFT JOIN packs ON packs.hash = pack WHERE id = ?1",
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
                pack: match row.get::<_, Option<String>>(13)? {
                    Some(hash) => Some(read_pack(row, hash, 14)?),
                    None => None,
                },
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
                                 created, changed, seated, daily, imported, \
                                 (SELECT name FROM packs WHERE packs.hash = pack)";

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
        pack: row.get(16)?,
    })
}

/// The columns of [`read_kept_pack`].
pub(super) const KEPT_PACK: &str = "id, owner, game, kept_packs.name, kept_packs.hash, origin, changed";

pub(super) fn read_kept_pack(row: &Row<'_>) -> rusqlite::Result<KeptPack> {
    Ok(KeptPack {
        id: row.get(0)?,
        owner: Owner(row.get(1)?),
        game: row.get(2)?,
        name: row.get(3)?,
        hash: row.get(4)?,
        origin: row.get(5)?,
        changed: row.get(6)?,
    })
}

/// A pack whose name and text stand in the columns from this one on.
pub(super) fn read_pack(row: &Row<'_>, hash: String, from: usize) -> rusqlite::Result<PackText> {
    Ok(PackText { hash, name: row.get(from)?, text: row.get(from + 1)? })
}

pub(super) fn read_ticket(row: &Row<'_>) -> rusqlite::Result<Ticket> {
    Ok(Ticket { hash: row.get(0)?, kind: row.get(1)?, body: row.get(2)?, expires: row.get(3)?, single: row.get(4)? })
}
