//! How long a bot may think, and how it is called off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How much thought one choice may cost: whichever limit comes first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// So many games are tried out in thought, on all threads together.
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

/// Holds a thinking bot: another thread can call it off, and the budget can be set from outside.
/// Clones hold the same bot.
#[derive(Clone, Debug, Default)]
pub struct Leash {
    cut: Arc<AtomicBool>,
    budget: Option<Budget>,
}

impl Leash {
    /// A leash on which the bot thinks as long as its own settings say.
    pub fn new() -> Leash {
        Leash::default()
    }

    /// A leash on which the bot thinks no longer than this, whatever its settings say.
    pub fn with_budget(budget: Budget) -> Leash {
        Leash { budget: Some(budget), ..Leash::default() }
    }

    /// Calls the bot off: it answers at once with the best that it has found.
    pub fn cancel(&self) {
        self.cut.store(true, Ordering::Relaxed);
    }

    /// Whether the bot was called off.
    pub fn is_cancelled(&self) -> bool {
        self.cut.load(Ordering::Relaxed)
    }

    /// The budget that is set from outside.
    pub fn budget(&self) -> Option<Budget> {
        self.budget
    }
}
