//! The entries of many tables, and what they make of them, written by one statement: the database does
//! not have to be asked for each.

use std::collections::HashSet;

use tokio_postgres::Error;

use super::session::Session;
use crate::store::deposit::Deposit;
use crate::store::{Change, TableId};

/// Of each table the first entry that is to be added, in the order of the tables.
pub(super) struct Together<'a>(Vec<(usize, &'a TableId, &'a Change)>);

/// What is in one column.
macro_rules! column {
    ($of:expr, $value:expr) => {
        $of.iter().map($value).collect::<Vec<_>>()
    };
}

impl<'a> Together<'a> {
    /// Those of these deposits that can be written together. Should several want to write to one
    /// table, the others have to wait for the first.
    pub(super) fn of(ordered: &[&'a Deposit]) -> Together<'a> {
        let mut tables = HashSet::new();
        let entry = |(index, deposit): (usize, &&'a Deposit)| match deposit {
            Deposit::Change(table, change) if tables.insert(table) => Some((index, table, &**change)),
            _ => None,
        };
        Together(ordered.iter().enumerate().filter_map(entry).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where they stand among the deposits.
    pub(super) fn indices(&self) -> impl Iterator<Item = usize> {
        self.0.iter().map(|(index, ..)| *index)
    }

    /// Whether that is all there is to these deposits: nobody else's place among them, and nobody who
    /// takes a seat.
    pub(super) fn is_all_of(&self, ordered: &[&Deposit]) -> bool {
        self.0.len() == ordered.len() && self.0.iter().all(|(_, _, change)| change.chairs.is_none())
    }

    /// The tables and numbers of the entries.
    pub(super) fn entries(&self) -> Vec<(&'a TableId, u64)> {
        column!(self.0, |(_, table, change)| (*table, change.entry.number))
    }

    /// Adds the entries and what their tables have come to, and says which were accepted, by their
    /// places among the deposits.
    pub(super) async fn append(&self, session: &Session) -> Result<Vec<usize>, Error> {
        let Session { client, sql, .. } = session;
        // They were checked before.
        let kinds = column!(self.0, |(_, _, change)| change.entry.kind.parts().unwrap_or_default());
        let rows = client
            .query(
                &sql.append_all,
                &[
                    &column!(self.0, |(_, table, _)| table.0.as_str()),
                    &column!(self.0, |(_, _, change)| change.entry.number.cast_signed()),
                    &column!(self.0, |(_, _, change)| change.entry.seat.map(|seat| i64::from(seat.0))),
                    &column!(kinds, |(kind, _)| *kind),
                    &column!(kinds, |(_, body)| *body),
                    &column!(self.0, |(_, _, change)| change.entry.key.as_deref()),
                    &column!(self.0, |(_, _, change)| change.entry.payload.as_deref()),
                    &column!(self.0, |(_, _, change)| change.entry.hash.as_str()),
                    &column!(self.0, |(_, _, change)| change.entry.made),
                    &column!(self.0, |(_, _, change)| change.standing.choices.cast_signed()),
                    &column!(self.0, |(_, _, change)| change.standing.result.map(i64::from)),
                    &column!(self.0, |(_, _, change)| change.standing.scores.as_deref()),
                    &column!(self.0, |(_, _, change)| i64::from(change.standing.waiting)),
                    &column!(self.0, |(_, _, change)| change.standing.bot_due),
                    &column!(self.0, |(_, _, change)| change.standing.closed),
                    &column!(self.0, |(_, _, change)| change.entry.kind.is_move()),
                ],
            )
            .await?;
        let added = rows.iter().map(|row| row.try_get(0)).collect::<Result<HashSet<&str>, Error>>()?;
        Ok(self.0.iter().filter(|(_, table, _)| added.contains(table.0.as_str())).map(|(index, ..)| *index).collect())
    }
}
