//! Where many share the price of one sync, it pays to wait a moment before the next: those who were just answered will
//! soon write again. Without it they come in two halves, each of which waits for the sync of the other and then for its
//! own; together they wait for one.

use std::time::{Duration, Instant};

/// So many answered at once are many. Who comes alone never waits.
const MANY: usize = 4;

/// A disk that is faster than this is not what is waited for.
const FAST: Duration = Duration::from_millis(2);

/// The longest wait, however slow the disk is.
const LONGEST: Duration = Duration::from_millis(8);

/// How long to wait at most for those who were answered, by the time that the last sync took.
pub(super) fn patience(took: Duration) -> Duration {
    if took < FAST { Duration::ZERO } else { (took / 3).min(LONGEST) }
}

/// Those who are waited for.
pub(super) struct Gathering {
    patience: fn(Duration) -> Duration,
    /// How many are expected together, and until when.
    expected: Option<(usize, Instant)>,
}

impl Gathering {
    pub(super) fn new(patience: fn(Duration) -> Duration) -> Gathering {
        Gathering { patience, expected: None }
    }

    /// So many were answered after a sync that took so long, while so many others had come.
    pub(super) fn answered(&mut self, count: usize, others: usize, took: Duration) {
        let until = Instant::now().checked_add((self.patience)(took));
        self.expected = until.filter(|_| count >= MANY).map(|until| (count + others, until));
    }

    /// For how long the next sync may wait for more, when so many are there; not at all when all have come.
    pub(super) fn rest(&self, present: usize) -> Option<Duration> {
        let (count, until) = self.expected?;
        if present >= count {
            None
        } else {
            until.checked_duration_since(Instant::now()).filter(|rest| !rest.is_zero())
        }
    }
}
