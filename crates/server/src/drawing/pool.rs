//! The threads that draw: as many as there are cores, and turns for all who wait.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::{DrawError, QueueKey};
use crate::fair_queue::FairQueue;

/// Something to be drawn. It may wait in several queues: whichever comes first takes it.
pub(super) type Job = Arc<Mutex<Option<Box<dyn FnOnce() + Send>>>>;

pub(super) fn job(work: impl FnOnce() + Send + 'static) -> Job {
    Arc::new(Mutex::new(Some(Box::new(work))))
}

fn taken(job: &Job) -> Option<Box<dyn FnOnce() + Send>> {
    job.lock().unwrap_or_else(PoisonError::into_inner).take()
}

#[derive(Default)]
struct State {
    waiting: FairQueue<IpAddr, String, Job>,
    drawing: usize,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    work: Condvar,
}

/// The threads, and what waits for them.
pub(super) struct Pool {
    shared: Arc<Shared>,
    max_waiting: usize,
}

fn lock(shared: &Shared) -> MutexGuard<'_, State> {
    shared.state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pool {
    pub(super) fn new(threads: usize, max_waiting: usize) -> Pool {
        let shared = Arc::new(Shared::default());
        for _ in 0..threads.max(1) {
            let shared = shared.clone();
            let started = std::thread::Builder::new().name("drawing".to_owned()).spawn(move || work(&shared));
            if let Err(error) = started {
                tracing::error!(%error, "a thread for drawing could not be started");
            }
        }
        Pool { shared, max_waiting }
    }

    /// Lets a job wait for its turn. Requests are refused when too many wait, in all or of one
    /// address; `patient` ones are not: there are only as many as there are streams.
    pub(super) fn submit(&self, queue: &QueueKey, patient: bool, job: Job) -> Result<(), DrawError> {
        let mut state = lock(&self.shared);
        let (all, own) = (state.waiting.len(), state.waiting.len_of(&queue.address));
        if !patient && (all >= self.max_waiting || own >= self.max_waiting.div_ceil(2)) {
            return Err(DrawError::Busy);
        }
        state.waiting.push(queue.address, queue.topic.clone(), job);
        drop(state);
        self.shared.work.notify_one();
        Ok(())
    }

    /// How many wait, and how many are being drawn.
    pub(super) fn load(&self) -> (usize, usize) {
        let state = lock(&self.shared);
        (state.waiting.len(), state.drawing)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        lock(&self.shared).closed = true;
        self.shared.work.notify_all();
    }
}

fn work(shared: &Shared) {
    let mut state = lock(shared);
    loop {
        if state.closed {
            return;
        }
        // A job that another queue has brought forward already costs nobody a turn.
        let Some(job) = std::iter::from_fn(|| state.waiting.pop()).find_map(|job| taken(&job)) else {
            state = shared.work.wait(state).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        state.drawing += 1;
        drop(state);
        // Whoever waits for it learns that it failed, since nobody answers.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a drawing failed");
        }
        state = lock(shared);
        state.drawing -= 1;
    }
}
