//! When what is sent, and what of it counts.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::cli;

/// The course of one load. It begins when all tables are open.
pub(super) struct Clock {
    begin: Instant,
    ramp_up: Duration,
    /// What is sent from here on counts,
    from: Instant,
    /// and from here on nothing is sent.
    until: Instant,
    /// The time between two actions; none if they are sent as fast as they are acknowledged.
    gap: Option<Duration>,
    /// How many actions were given out, and how many there may be.
    given: AtomicU64,
    most: u64,
}

impl Clock {
    pub(super) fn start(args: &cli::Load) -> Clock {
        let begin = Instant::now();
        let ramp_up = Duration::from_secs(args.ramp_up);
        let from = begin + ramp_up + Duration::from_secs(args.warm_up);
        Clock {
            begin,
            ramp_up,
            from,
            until: from + Duration::from_secs(args.seconds),
            gap: args.rate.map(|rate| Duration::from_secs(1) / rate.get()),
            given: AtomicU64::new(0),
            most: args.actions.get(),
        }
    }

    /// When the player of a table begins, of so many.
    pub(super) fn joins(&self, index: usize, players: usize) -> Instant {
        self.begin + self.ramp_up.mul_f64(index as f64 / players.max(1) as f64)
    }

    /// When the next action is due; none if time or actions are up.
    pub(super) fn next(&self) -> Option<Instant> {
        if self.is_over() {
            return None;
        }
        let index = self.given.fetch_add(1, Ordering::Relaxed);
        let due = match self.gap {
            Some(gap) => self.begin + gap.mul_f64(index as f64),
            None => Instant::now(),
        };
        (index < self.most && due < self.until).then_some(due)
    }

    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= self.until || self.given.load(Ordering::Relaxed) >= self.most
    }

    /// When counting begins.
    pub(super) fn from(&self) -> Instant {
        self.from
    }

    /// Whether what was sent then counts.
    pub(super) fn counts(&self, sent: Instant) -> bool {
        sent >= self.from
    }
}
