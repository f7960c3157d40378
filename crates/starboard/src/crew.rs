//! Many pieces of work, shared out to threads. What comes of them is given back in their order, so
//! that the number of threads makes no difference.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::cli_error::CliError;

/// How many threads to use: as many as wanted, else one a core.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    wanted.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// Does pieces 0 to `count - 1` of some work. The error of the earliest piece that goes
/// wrong is given back; later pieces are then left undone.
pub(crate) fn share_out<T: Send>(
    count: u64,
    threads: usize,
    what: &'static str,
    work: impl Fn(u64) -> Result<T, CliError> + Sync,
) -> Result<Vec<T>, CliError> {
    let bar = progress_bar(count, what);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let done: Mutex<Vec<(u64, Result<T, CliError>)>> = Mutex::new(Vec::new());
    let labour = || {
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                break;
            }
            let result = work(index);
            if result.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            if let Ok(mut done) = done.lock() {
                done.push((index, result));
            }
            bar.inc(1);
        }
    };
    let broken = thread::scope(|scope| {
        let hands = threads.clamp(1, usize::try_from(count).unwrap_or(usize::MAX).max(1));
        let others: Vec<_> = (1..hands).map(|_| thread::Builder::new().spawn_scoped(scope, labour)).collect();
        // A thread that cannot be had is no harm: the others do its part.
        labour();
        others.into_iter().flatten().map(|thread| thread.join().is_err()).fold(false, |one, other| one | other)
    });
    bar.finish_and_clear();
    if broken {
        return Err(CliError::failure("a game broke off; its thread said why above"));
    }
    let mut done = done.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// A bar on standard error; nothing if that is not a terminal.
fn progress_bar(count: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(count).with_message(what);
    match ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg}, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in [1, 3] {
            let squares = share_out(50, threads, "squares", |index| Ok(index * index)).expect("nothing is wrong");
            assert_eq!(squares, (0..50).map(|index| index * index).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_error_is_given_back() {
        let work = |index| if index == 7 { Err(CliError::failure("seven")) } else { Ok(index) };
        let error = share_out(50, 2, "pieces", work).expect_err("the seventh goes wrong");
        assert!(matches!(error, CliError::Failure(sentence) if sentence == "seven"));
    }
}
