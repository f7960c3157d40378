//! Rows as the things that they keep.

use std::error::Error as StdError;

use engine::Seat;
use tokio_postgres::{Error, Row};

use crate::store::{
    Chair, DiceKind, Entry, EntryKind, Holdings, KeptPack, Listed, Opening, Owner, PackText, Standing, StoreError,
    TableId, Ticket,
};

/// Why a row cannot be read: it is not what this program writes.
pub(super) type Unreadable = Box<dyn StdError + Send + Sync>;

/// What an unreadable row means for whoever asked.
pub(super) fn broken(error: &Unreadable) -> StoreError {
    StoreError::Broken(format!("a row cannot be read: {error}"))
}

fn number(row: &Row, column: usize) -> Result<u64, Unreadable> {
    Ok(row.try_get::<_, i64>(column)?.cast_unsigned())
}

fn small(row: &Row, column: usize) -> Result<u8, Unreadable> {
    Ok(u8::try_from(row.try_get::<_, i64>(column)?)?)
}

fn small_or_none(row: &Row, column: usize) -> Result<Option<u8>, Unreadable> {
    Ok(row.try_get::<_, Option<i64>>(column)?.map(u8::try_from).transpose()?)
}

fn rules(row: &Row, column: usize) -> Result<u32, Unreadable> {
    Ok(u32::try_from(row.try_get::<_, i64>(column)?)?)
}

fn chairs(row: &Row, column: usize) -> Result<Vec<Chair>, Unreadable> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

pub(super) fn opening(id: &TableId, row: &Row) -> Result<Opening, Unreadable> {
    Ok(Opening {
        id: id.clone(),
        game: row.try_get(0)?,
        rules: rules(row, 1)?,
        setup: row.try_get(2)?,
        dice: DiceKind::find(row.try_get(12)?).ok_or("an unknown kind of dice")?,
        seed: row.try_get(3)?,
        commitment: row.try_get(4)?,
        hash: row.try_get(5)?,
        created: row.try_get(6)?,
        creator: Owner(row.try_get(7)?),
        daily: row.try_get(8)?,
        imported: row.try_get(9)?,
        chairs: chairs(row, 10)?,
        origin: row.try_get(11)?,
        pack: match row.try_get::<_, Option<String>>(13)? {
            Some(hash) => Some(pack(row, hash, 14)?),
            None => None,
        },
    })
}

/// A pack whose name and text stand in the columns from this one on.
pub(super) fn pack(row: &Row, hash: String, from: usize) -> Result<PackText, Unreadable> {
    Ok(PackText { hash, name: row.try_get(from)?, text: row.try_get(from + 1)? })
}

pub(super) fn kept_pack(row: &Row) -> Result<KeptPack, Unreadable> {
    Ok(KeptPack {
        id: row.try_get(0)?,
        owner: Owner(row.try_get(1)?),
        game: row.try_get(2)?,
        name: row.try_get(3)?,
        hash: row.try_get(4)?,
        origin: row.try_get(5)?,
        changed: row.try_get(6)?,
    })
}

pub(super) fn entry(row: &Row) -> Result<Entry, Unreadable> {
    Ok(Entry {
        number: number(row, 0)?,
        seat: small_or_none(row, 1)?.map(Seat),
        kind: EntryKind::of_parts(row.try_get(2)?, row.try_get(3)?),
        key: row.try_get(4)?,
        payload: row.try_get(5)?,
        hash: row.try_get(6)?,
        made: row.try_get(7)?,
    })
}

pub(super) fn listed(row: &Row) -> Result<Listed, Unreadable> {
    Ok(Listed {
        id: TableId(row.try_get(0)?),
        game: row.try_get(1)?,
        rules: rules(row, 2)?,
        setup: row.try_get(3)?,
        number: number(row, 4)?,
        standing: Standing {
            choices: number(row, 5)?,
            result: small_or_none(row, 6)?,
            scores: row.try_get(7)?,
            waiting: small(row, 8)?,
            bot_due: row.try_get(9)?,
            closed: row.try_get(10)?,
        },
        created: row.try_get(11)?,
        changed: row.try_get(12)?,
        chairs: chairs(row, 13)?,
        daily: row.try_get(14)?,
        imported: row.try_get(15)?,
        pack: row.try_get(16)?,
    })
}

pub(super) fn table(row: &Row) -> Result<TableId, Unreadable> {
    Ok(TableId(row.try_get(0)?))
}

pub(super) fn holdings(row: &Row) -> Result<Holdings, Unreadable> {
    Ok(Holdings {
        tables: number(row, 0)?,
        imports: number(row, 1)?,
        tables_there: number(row, 2)?,
        imports_there: number(row, 3)?,
        packs: number(row, 4)?,
        packs_there: number(row, 5)?,
    })
}

pub(super) fn ticket(row: &Row) -> Result<Ticket, Error> {
    Ok(Ticket {
        hash: row.try_get(0)?,
        kind: row.try_get(1)?,
        body: row.try_get(2)?,
        expires: row.try_get(3)?,
        single: row.try_get(4)?,
    })
}
