//! What was committed comes to the disk here. While one sync runs the writer goes on, and the next
//! sync serves all that it has committed meanwhile. Nobody is answered before.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use tokio::runtime::Handle;
use tokio::sync::{broadcast, oneshot, watch};

use crate::store::deposit::{Deposit, Verdict};
use crate::store::gathering::Gathering;
use crate::store::{News, StoreError};

/// A transaction that was committed, or given up, and those who wait for it.
pub(super) struct Batch {
    /// Its number, as [`Progress`] counts.
    pub(super) number: u64,
    pub(super) settled: Vec<Settled>,
}

/// Something that was written, or not, whoever waits for it, and what they will be told.
pub(super) type Settled = (Deposit, oneshot::Sender<Verdict>, Verdict);

/// How far the writer and the disk are.
#[derive(Debug)]
pub(super) struct Progress {
    /// The transaction that readers may have seen something of.
    begun: AtomicU64,
    /// The one up to which all is on the disk.
    synced: watch::Sender<u64>,
    /// Whether the disk has failed us: what is on it is not known any more.
    failed: AtomicBool,
}

impl Progress {
    pub(super) fn new() -> Arc<Progress> {
        Arc::new(Progress { begun: AtomicU64::new(0), synced: watch::Sender::new(0), failed: AtomicBool::new(false) })
    }

    /// The number of the next transaction, taken before it is committed.
    pub(super) fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Waits until everything that was there to be read by now is on the disk: nobody is shown what
    /// a power cut would take back.
    pub(super) async fn caught_up(&self) -> Result<(), StoreError> {
        let begun = self.begun.load(Ordering::SeqCst);
        let _ = self.synced.subscribe().wait_for(|synced| *synced >= begun).await;
        self.check()
    }

    /// Whether everything that was begun is on the disk.
    #[cfg(test)]
    pub(super) fn caught_up_now(&self) -> bool {
        *self.synced.borrow() >= self.begun.load(Ordering::SeqCst)
    }

    /// After a failed sync nothing is believed until the file is opened anew.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if self.failed.load(Ordering::SeqCst) {
            return Err(StoreError::Broken("the disk has failed".to_owned()));
        }
        Ok(())
    }
}

/// The log of commits beside a database file.
pub(super) fn log_of(path: &Path) -> io::Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    File::open(name)
}

/// Works until the writer has ended.
pub(super) fn run(
    batches: mpsc::Receiver<Batch>,
    progress: &Progress,
    news: &broadcast::Sender<News>,
    sync: impl Fn() -> io::Result<()>,
    runtime: Option<&Handle>,
    mut gathering: Gathering,
) {
    let mut waiting: Vec<Batch> = Vec::new();
    loop {
        if waiting.is_empty() {
            let Ok(first) = batches.recv() else { return };
            waiting.push(first);
            waiting.extend(batches.try_iter());
        }
        while let Some(rest) = gathering.rest(count(&waiting))
            && let Ok(batch) = batches.recv_timeout(rest)
        {
            waiting.push(batch);
        }
        let begun = Instant::now();
        if let Err(error) = sync() {
            tracing::error!(%error, "what was written could not be brought to the disk");
            progress.failed.store(true, Ordering::SeqCst);
        }
        let took = begun.elapsed();
        let failed = progress.check().err();
        if let Some(last) = waiting.last() {
            progress.synced.send_replace(last.number);
        }
        let settled: Vec<Settled> = waiting.drain(..).flat_map(|batch| batch.settled).collect();
        // Before they are answered: then they come again.
        waiting.extend(batches.try_iter());
        gathering.answered(settled.len(), count(&waiting), took);
        match runtime {
            // Whoever wakes many from outside calls for another thread each time; from inside it is cheap.
            Some(runtime) if settled.len() > 1 => {
                let news = news.clone();
                runtime.spawn(async move { answer(settled, failed.as_ref(), &news) });
            }
            _ => answer(settled, failed.as_ref(), news),
        }
    }
}

/// How many wait.
fn count(waiting: &[Batch]) -> usize {
    waiting.iter().map(|batch| batch.settled.len()).sum()
}

/// Answers those who wait for what is on the disk now.
fn answer(settled: Vec<Settled>, failed: Option<&StoreError>, news: &broadcast::Sender<News>) {
    let mut told = Vec::with_capacity(settled.len());
    for (deposit, reply, verdict) in settled {
        // It is written, but whether it will be there after a power cut nobody knows.
        let verdict = match (failed, verdict) {
            (Some(error), Ok(_)) => Err(StoreError::Uncertain(error.to_string())),
            (_, verdict) => verdict,
        };
        if let (Deposit::Change(table, change), Ok(_)) = (deposit, &verdict) {
            told.push(News::Written { table, number: change.entry.number });
        }
        // Whoever asked may have gone away; the entry stands all the same.
        let _ = reply.send(verdict);
    }
    // Whoever has written something knows it by now, and need not look for it.
    for news_of_one in told {
        // Nobody may be listening.
        let _ = news.send(news_of_one);
    }
}
