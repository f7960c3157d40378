//! Many pieces of work, shared out to threads. Pieces are handed out in their order, and what comes
//! of them is put back into it, so that the number of threads makes no difference to the result.

use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;

use crate::cli_error::CliError;

/// How many threads to use: as many as wanted, else one a core.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    wanted.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// How much work there is, and how it is shared out.
#[derive(Clone, Copy)]
pub(crate) struct Work {
    /// Pieces 0 to `count - 1`.
    pub(crate) count: u64,
    /// So many are handed to a thread at once.
    pub(crate) batch: u64,
    pub(crate) threads: usize,
    /// What the pieces are called on the progress bar.
    pub(crate) what: &'static str,
}

/// Does all pieces of some work and returns what each thread has made of its own. The error of the
/// earliest piece that goes wrong is returned; later batches are then left undone.
pub(crate) fn run<W: Send>(
    work: Work,
    worker: impl Fn() -> W + Sync,
    piece: impl Fn(&mut W, u64) -> Result<(), CliError> + Sync,
) -> Result<Vec<W>, CliError> {
    let Work { count, batch, threads, what } = work;
    let threads = threads.clamp(1, usize::try_from(count.div_ceil(batch)).unwrap_or(usize::MAX).max(1));
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| CliError::failure(format_args!("threads: cannot start {threads}: {error}")))?;
    let bar = progress_bar(count, what);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let wrong: Mutex<Option<(u64, CliError)>> = Mutex::new(None);
    let note_error = |index: u64, error: CliError| {
        stop.store(true, Ordering::Relaxed);
        if let Ok(mut wrong) = wrong.lock()
            && wrong.as_ref().is_none_or(|(earlier, _)| index < *earlier)
        {
            *wrong = Some((index, error));
        }
    };
    // Not a parallel iterator, which may begin with any piece: whatever comes before a piece that goes
    // wrong has been begun, so it is the same one with every number of threads.
    let labour = |_: rayon::BroadcastContext<'_>| {
        let mut own = worker();
        while !stop.load(Ordering::Relaxed) {
            let from = next.fetch_add(batch, Ordering::Relaxed);
            let to = from.saturating_add(batch).min(count);
            if from >= to {
                break;
            }
            for index in from..to {
                if let Err(error) = piece(&mut own, index) {
                    note_error(index, error);
                    return own;
                }
            }
            bar.inc(to - from);
        }
        own
    };
    let done = catch_unwind(AssertUnwindSafe(|| pool.broadcast(labour)));
    bar.finish_and_clear();
    let done = done.map_err(|_| CliError::failure("a game broke off; its thread said why above"))?;
    match wrong.into_inner().ok().flatten() {
        Some((_, error)) => Err(error),
        None => Ok(done),
    }
}

/// What comes of pieces 0 to `count - 1` of some work, in their order.
pub(crate) fn share_out<T: Send>(
    count: u64,
    threads: usize,
    what: &'static str,
    piece: impl Fn(u64) -> Result<T, CliError> + Sync,
) -> Result<Vec<T>, CliError> {
    let keep = |own: &mut Vec<(u64, T)>, index: u64| piece(index).map(|result| own.push((index, result)));
    let mut done: Vec<(u64, T)> =
        run(Work { count, batch: 1, threads, what }, Vec::new, keep)?.into_iter().flatten().collect();
    done.sort_by_key(|(index, _)| *index);
    Ok(done.into_iter().map(|(_, result)| result).collect())
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
    fn each_piece_is_done_once() {
        for (threads, batch) in [(1, 1), (3, 16), (4, 1_000)] {
            let work = Work { count: 100, batch, threads, what: "pieces" };
            let add = |sum: &mut u64, index| {
                *sum += index;
                Ok(())
            };
            let sums = run(work, || 0, add).expect("nothing is wrong");
            assert_eq!(sums.into_iter().sum::<u64>(), 99 * 50);
        }
    }

    #[test]
    fn the_earliest_error_is_returned() {
        for threads in [1, 2, 7] {
            let work = |index| if index % 10 == 7 { Err(CliError::failure(index)) } else { Ok(index) };
            let error = share_out(50, threads, "pieces", work).expect_err("the seventh goes wrong");
            assert!(matches!(error, CliError::Failure(sentence) if sentence == "7"));
        }
    }

    #[test]
    fn a_panic_is_an_error() {
        let work = |index| if index == 3 { panic!("a bug") } else { Ok(index) };
        let error = share_out(5, 2, "pieces", work).expect_err("the third breaks off");
        assert!(error.to_string().contains("broke off"));
    }
}
