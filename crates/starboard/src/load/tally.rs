//! What is counted.

use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

/// Who sees something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eye {
    /// The page of whoever plays.
    Player,
    /// Somebody who looks on.
    Watcher,
}

/// Values of one kind, kept as counts of classes: three digits of each are known.
pub(super) struct Values(Histogram<u64>);

impl Default for Values {
    fn default() -> Values {
        // An hour in microseconds; as bytes far more than any message has.
        Values(Histogram::new_with_bounds(1, 3_600_000_000, 3).expect("sound bounds"))
    }
}

impl Values {
    pub(super) fn add(&mut self, value: u64) {
        self.0.saturating_record(value);
    }

    pub(super) fn add_time(&mut self, time: Duration) {
        self.add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    pub(super) fn count(&self) -> u64 {
        self.0.len()
    }

    /// The value that so many of a hundred do not exceed.
    pub(super) fn within(&self, percent: f64) -> u64 {
        if self.0.is_empty() { 0 } else { self.0.value_at_percentile(percent).min(self.0.max()) }
    }
}

/// What all players and watchers of a load have counted, since it counts.
#[derive(Default)]
pub(super) struct Tally {
    /// Tables that were opened, and games that were played to their end, from the very beginning.
    pub(super) tables: u64,
    pub(super) games: u64,
    /// How long each action took to be acknowledged.
    pub(super) acknowledged: Values,
    /// How long each took to be seen on the page of whoever played, and by each watcher.
    pub(super) shown: Values,
    pub(super) delivered: Values,
    /// How many bytes each of these had on the wire.
    pub(super) shown_bytes: Values,
    pub(super) delivered_bytes: Values,
    /// How many bytes a page had on the wire, from the very beginning.
    pub(super) page_bytes: Values,
    /// What watchers were not told one by one, because they were too slow.
    pub(super) skipped: u64,
    /// When the last action was acknowledged.
    pub(super) finished: Option<Instant>,
}

impl Tally {
    /// An action was acknowledged.
    pub(super) fn acknowledge(&mut self, sent: Instant, now: Instant) {
        self.acknowledged.add_time(now.saturating_duration_since(sent));
        self.finished = self.finished.max(Some(now));
    }

    /// An action was seen.
    pub(super) fn see(&mut self, eye: Eye, took: Duration, bytes: usize) {
        let (times, sizes) = match eye {
            Eye::Player => (&mut self.shown, &mut self.shown_bytes),
            Eye::Watcher => (&mut self.delivered, &mut self.delivered_bytes),
        };
        times.add_time(took);
        sizes.add(bytes as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let mut hundred = Values::default();
        for value in (1..=100).rev() {
            hundred.add(value * 10);
        }
        assert_eq!([50.0, 90.0, 99.0, 100.0].map(|percent| hundred.within(percent)), [500, 900, 990, 1_000]);
        let mut one = Values::default();
        one.add_time(Duration::from_micros(1_500));
        assert!([50.0, 99.0, 100.0].iter().all(|percent| one.within(*percent) == 1_500));
        assert_eq!((Values::default().within(99.0), Values::default().count()), (0, 0));
    }
}
