//! What the server has done, for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::drawing::DrawnCounts;

/// The upper bounds of the classes of answers by time, in seconds.
const BOUNDS: [f64; 8] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/// Counts.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    /// Answers by time: of each class, and slower ones.
    times: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
    /// Entries that were written for visitors: choices, and all other things.
    acts: AtomicU64,
    refused: AtomicU64,
    /// Connections that broke off because nobody read.
    unread: AtomicU64,
    /// Tables and files that were refused since somebody has enough.
    over_quota: AtomicU64,
    /// Tables that were removed, and logs that were archived.
    removed: AtomicU64,
    archived: AtomicU64,
}

/// What is counted elsewhere, as it is now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gauges {
    pub(crate) tables: usize,
    pub(crate) streams: usize,
    pub(crate) thinking: usize,
    /// Searches that wait for a slot.
    pub(crate) thoughts_waiting: usize,
    /// Drawings that wait, that are being made, and the bytes that are kept of them.
    pub(crate) drawings: (usize, usize, usize),
    /// What was drawn to be shared, since the start.
    pub(crate) drawn: DrawnCounts,
}

impl Metrics {
    pub(crate) fn answered(&self, status: u16, took: Duration) {
        let class = usize::from(status / 100).min(self.answers.len() - 1);
        self.answers[class].fetch_add(1, Ordering::Relaxed);
        let seconds = took.as_secs_f64();
        let class = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        self.times[class].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Something that was wanted at a table was carried out, or not.
    pub(crate) fn carried_out(&self, done: bool) {
        let count = if done { &self.acts } else { &self.refused };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody has enough tables or files.
    pub(crate) fn over_quota(&self) {
        self.over_quota.fetch_add(1, Ordering::Relaxed);
    }

    /// So many tables were removed since nobody ever played them, and so many logs archived.
    pub(crate) fn tidied(&self, removed: usize, archived: usize) {
        self.removed.fetch_add(removed as u64, Ordering::Relaxed);
        self.archived.fetch_add(archived as u64, Ordering::Relaxed);
    }

    /// A connection was cut off since its other end did not read.
    pub(crate) fn cut_off(&self) {
        self.unread.fetch_add(1, Ordering::Relaxed);
    }

    /// All of it as text.
    pub(crate) fn text(&self, gauges: Gauges) -> String {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let mut text = String::new();
        let head = |text: &mut String, name: &str, kind: &str, help: &str| {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
        };
        head(&mut text, "starboard_answers_total", "counter", "Answered requests by class of status.");
        for (class, count) in self.answers.iter().enumerate().skip(1) {
            let _ = writeln!(text, "starboard_answers_total{{class=\"{class}xx\"}} {}", read(count));
        }
        head(&mut text, "starboard_answer_seconds", "histogram", "Time until an answer began.");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.times) {
            sum += read(count);
            let _ = writeln!(text, "starboard_answer_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        sum += read(&self.times[BOUNDS.len()]);
        let _ = writeln!(text, "starboard_answer_seconds_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(text, "starboard_answer_seconds_sum {}", read(&self.micros) as f64 / 1e6);
        let _ = writeln!(text, "starboard_answer_seconds_count {sum}");
        for (name, help, value) in [
            ("starboard_entries_total", "Things that visitors did at tables and that were stored.", read(&self.acts)),
            ("starboard_refusals_total", "Things that visitors tried at tables in vain.", read(&self.refused)),
            ("starboard_over_quota_total", "Tables and files refused by a quota.", read(&self.over_quota)),
            ("starboard_tables_removed_total", "Tables removed that nobody ever played.", read(&self.removed)),
            ("starboard_tables_archived_total", "Logs of finished games that were archived.", read(&self.archived)),
            ("starboard_unread_total", "Connections cut off since the other end did not read.", read(&self.unread)),
        ] {
            head(&mut text, name, "counter", help);
            let _ = writeln!(text, "{name} {value}");
        }
        head(&mut text, "starboard_drawings_total", "counter", "Drawings for all who may share them, by form.");
        let DrawnCounts { pages, whole, steps, replays } = gauges.drawn;
        for (form, count) in [("page", pages), ("whole", whole), ("step", steps), ("replay", replays)] {
            let _ = writeln!(text, "starboard_drawings_total{{form=\"{form}\"}} {count}");
        }
        for (name, help, value) in [
            ("starboard_tables_loaded", "Tables in memory.", gauges.tables),
            ("starboard_streams_open", "Open event streams.", gauges.streams),
            ("starboard_thinking", "Bots, hints and analyses that think just now.", gauges.thinking),
            ("starboard_thoughts_waiting", "Bots, hints and analyses that wait.", gauges.thoughts_waiting),
            ("starboard_drawings_waiting", "Drawings that wait for a processor.", gauges.drawings.0),
            ("starboard_drawings_under_way", "Drawings that are being made.", gauges.drawings.1),
            ("starboard_drawings_kept_bytes", "Bytes of drawings that are kept to be shared.", gauges.drawings.2),
        ] {
            head(&mut text, name, "gauge", help);
            let _ = writeln!(text, "{name} {value}");
        }
        text
    }
}
