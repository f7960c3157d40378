//! How long a search may run, and how it is cancelled.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The limits of one search: whichever comes first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// The number of games that are played out, on all threads together.
    pub iterations: u32,
    /// No longer than this.
    pub time: Option<Duration>,
}

impl Budget {
    /// A number of iterations: the same choice on every machine.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None }
    }

    /// A time: better choices on a faster machine.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time: Some(time) }
    }
}

/// Controls a running search: another thread can cancel it, and the budget can be set from outside.
/// Clones control the same search.
#[derive(Clone, Debug, Default)]
pub struct SearchControl {
    cancelled: Arc<AtomicBool>,
    budget: Option<Budget>,
}

impl SearchControl {
    /// The search runs as long as the bot's own settings say.
    pub fn new() -> SearchControl {
        SearchControl::default()
    }

    /// The search runs no longer than this, whatever the bot's settings say.
    pub fn with_budget(budget: Budget) -> SearchControl {
        SearchControl { budget: Some(budget), ..SearchControl::default() }
    }

    /// Cancels the search: the bot answers at once with the best choice that it has found.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the search was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// The budget that is set from outside.
    pub fn budget(&self) -> Option<Budget> {
        self.budget
    }
}
