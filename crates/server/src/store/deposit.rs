//! What writers are given and what they answer.

use tokio::sync::oneshot;

use super::{Change, KeptPack, Opening, Owner, PackText, Standing, StoreError, TableId, Ticket, Tidied, Tidying};

/// Something to write.
pub(super) enum Deposit {
    Opening(Box<(Opening, Standing)>),
    Change(TableId, Box<Change>),
    Claim { table: TableId, number: u64, process: String, now: i64, until: i64 },
    Ticket(Ticket, i64),
    UseTicket(String, i64),
    DropTicket(String),
    MoveTokens { from: Owner, to: Owner },
    RenewToken { owner: Owner, hash: String },
    KeepPack(Box<(KeptPack, PackText)>),
    DropPack { owner: Owner, id: String },
    Tidy(Tidying),
}

/// What has come of it.
pub(super) enum Done {
    Written,
    Claimed(bool),
    Ticket(Option<Ticket>),
    Tidied(Tidied),
}

/// Whether it could be done; the error concerns this deposit alone.
pub(super) type Verdict = Result<Done, StoreError>;

/// Something for the writer to do.
pub(super) enum Job {
    Write(Deposit, oneshot::Sender<Verdict>),
    Close(oneshot::Sender<()>),
}

impl Deposit {
    /// What it concerns, so that all processes touch the same things in the same order.
    pub(super) fn whose(&self) -> (u8, &str) {
        match self {
            Deposit::Opening(opened) => (0, &opened.0.id.0),
            Deposit::Change(table, _) | Deposit::Claim { table, .. } => (0, &table.0),
            Deposit::Ticket(Ticket { hash, .. }, _) | Deposit::UseTicket(hash, _) | Deposit::DropTicket(hash) => {
                (1, hash)
            }
            // Two who move the same tokens must not wait for each other.
            Deposit::MoveTokens { .. } | Deposit::RenewToken { .. } => (2, ""),
            Deposit::KeepPack(_) | Deposit::DropPack { .. } | Deposit::Tidy(_) => (2, ""),
        }
    }

    /// The table and number of the entry that it adds, if it adds one.
    pub(super) fn entry(&self) -> Option<(&TableId, u64)> {
        match self {
            Deposit::Change(table, change) => Some((table, change.entry.number)),
            _ => None,
        }
    }
}
