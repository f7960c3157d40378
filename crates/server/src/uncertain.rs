//! What is told when the store has failed: never that something was not stored which was. Where the
//! store does not know it, one looks again and tries the same again, for a while.

use std::time::Duration;

use crate::store::{Change, Opening, Standing, Store, StoreError, TableId};
use crate::table::CommandError;

/// How many milliseconds are waited before one looks again.
const PAUSES: [u64; 6] = [0, 100, 300, 700, 1_500, 3_000];

/// What is known in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Settled {
    /// It is stored.
    Stored,
    /// It is not, and never will be: something else is in its place.
    Taken,
}

/// What has become of an entry, after the store's first answer.
pub(crate) async fn settle(
    store: &dyn Store,
    table: &TableId,
    change: &Change,
    first: Result<(), StoreError>,
) -> Result<Settled, CommandError> {
    let error = match first {
        Ok(()) => return Ok(Settled::Stored),
        Err(StoreError::Taken | StoreError::Repeated(_)) => return Ok(Settled::Taken),
        Err(error @ (StoreError::NoTable | StoreError::TooLong | StoreError::Closed)) => {
            return Err(CommandError::Store(error));
        }
        Err(error) => error,
    };
    let uncertain = matches!(error, StoreError::Uncertain(_));
    tracing::warn!(%table, %error, "an entry may not be stored");
    for pause in PAUSES {
        tokio::time::sleep(Duration::from_millis(pause)).await;
        match store.entries(table.clone(), change.entry.number.saturating_sub(1)).await {
            Ok(entries) => match entries.first() {
                Some(entry) if *entry == change.entry => return Ok(Settled::Stored),
                Some(_) => return Ok(Settled::Taken),
                None if !uncertain => return Err(CommandError::Store(error)),
                None => {}
            },
            // It said that nothing was written, and it cannot be asked again.
            Err(_) if !uncertain => return Err(CommandError::Store(error)),
            Err(_) => continue,
        }
        // Not there yet, but it may still be on its way. The same entry once more settles it: each
        // number of a table is given once, and whoever asks for it waits for who asked before.
        if store.append(table.clone(), change.clone()).await.is_ok() {
            return Ok(Settled::Stored);
        }
    }
    Err(CommandError::Unknown)
}

/// Opens a table, and looks again if the store does not know whether it did.
pub(crate) async fn open_table(store: &dyn Store, opening: &Opening, standing: &Standing) -> Result<(), StoreError> {
    let mut error = match store.open_table(opening.clone(), standing.clone()).await {
        Err(error @ (StoreError::Uncertain(_) | StoreError::Broken(_))) => error,
        known => return known,
    };
    for pause in PAUSES {
        tokio::time::sleep(Duration::from_millis(pause)).await;
        match store.opening(opening.id.clone()).await {
            Ok(Some(_)) => return Ok(()),
            _ if matches!(error, StoreError::Broken(_)) => return Err(error),
            Err(_) => continue,
            Ok(None) => {}
        }
        // Its name is new and random: if it is taken, then by itself.
        match store.open_table(opening.clone(), standing.clone()).await {
            Err(again @ StoreError::Uncertain(_)) => error = again,
            Ok(()) => return Ok(()),
            Err(_) => {}
        }
    }
    Err(error)
}
