//! Analyses of finished games: one after the other, in the background, kept while there is room.
//!
//! They follow from the table's log alone, so they are not stored: after a restart, or when many
//! others came since, the button is there again. A process that shares its store with others knows
//! only those that it was asked for itself.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{Analysis, Budget, SearchControl};
use tokio::sync::Semaphore;

use crate::erased::DynMatch;
use crate::store::TableId;
use crate::thinking_slots::{Requester, ThinkingSlots};

/// So many results are kept.
const MAX_KEPT: usize = 64;

/// So many games may wait for their analysis.
const MAX_WAITING: usize = 16;

/// The search for one choice takes no longer than this.
const MAX_TIME: Duration = Duration::from_millis(100);

/// How far the analysis of a table is.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Nobody has asked for it.
    Fresh,
    /// So many others come first.
    Waiting(usize),
    /// So many of so many choices are judged.
    Running(usize, usize),
    /// It is there.
    Done(Arc<Analysis>),
    /// It could not be made.
    Failed,
}

struct Job {
    /// When it was asked for, or last looked at.
    used: Instant,
    /// The order of asking.
    number: usize,
    control: SearchControl,
    state: State,
}

enum State {
    Waiting,
    Running(Arc<Counter>),
    Done(Arc<Analysis>),
    Failed,
}

#[derive(Default)]
struct Counter {
    done: AtomicUsize,
    all: AtomicUsize,
}

/// All analyses of this process.
pub(crate) struct Analyses {
    slots: Arc<ThinkingSlots>,
    /// One at a time, whatever the machine has.
    one: Arc<Semaphore>,
    iterations: u32,
    jobs: Mutex<HashMap<TableId, Job>>,
    count: AtomicUsize,
}

impl Analyses {
    /// Analyses with so many iterations a choice, at one of these slots.
    pub(crate) fn new(slots: &Arc<ThinkingSlots>, iterations: u32) -> Analyses {
        Analyses {
            slots: slots.clone(),
            one: Arc::new(Semaphore::new(1)),
            iterations,
            jobs: Mutex::default(),
            count: AtomicUsize::new(0),
        }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<TableId, Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the analysis of a table is.
    pub(crate) fn stage(&self, table: &TableId) -> Stage {
        let mut jobs = self.jobs();
        let Some(job) = jobs.get_mut(table) else { return Stage::Fresh };
        job.used = Instant::now();
        let number = job.number;
        match &job.state {
            State::Running(counter) => {
                Stage::Running(counter.done.load(Ordering::Relaxed), counter.all.load(Ordering::Relaxed))
            }
            State::Done(analysis) => Stage::Done(analysis.clone()),
            State::Failed => Stage::Failed,
            State::Waiting => {
                let earlier =
                    |job: &&Job| job.number < number && matches!(job.state, State::Waiting | State::Running(_));
                Stage::Waiting(jobs.values().filter(earlier).count())
            }
        }
    }

    /// Begins the analysis of a table, unless it has begun; false if too many wait.
    pub(crate) fn start(self: &Arc<Analyses>, table: TableId, position: Arc<dyn DynMatch>) -> bool {
        let control = SearchControl::new();
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        {
            let mut jobs = self.jobs();
            if jobs.get(&table).is_some_and(|job| !matches!(job.state, State::Failed)) {
                return true;
            }
            if jobs.values().filter(|job| matches!(job.state, State::Waiting)).count() >= MAX_WAITING {
                return false;
            }
            let job = Job { used: Instant::now(), number, control: control.clone(), state: State::Waiting };
            jobs.insert(table.clone(), job);
        }
        let analyses = self.clone();
        tokio::spawn(async move { analyses.run(table, number, position, control).await });
        true
    }

    async fn run(&self, table: TableId, number: usize, position: Arc<dyn DynMatch>, control: SearchControl) {
        let Ok(one) = self.one.clone().acquire_owned().await else { return };
        let requester = Requester { origin: "analyses".to_owned(), owner: table.0.clone() };
        let Some(slot) = self.slots.take(&requester).await else { return };
        let counter = Arc::new(Counter::default());
        counter.all.store(usize::try_from(position.choices()).unwrap_or(usize::MAX), Ordering::Relaxed);
        if !self.set(&table, number, State::Running(counter.clone())) {
            return;
        }
        let budget = Budget { iterations: self.iterations, time: Some(MAX_TIME) };
        let held = control.clone();
        let judge = move || {
            let _slots = (one, slot);
            position.analyse(budget, &held, &mut |done, all| {
                counter.done.store(done, Ordering::Relaxed);
                counter.all.store(all, Ordering::Relaxed);
            })
        };
        let state = match tokio::task::spawn_blocking(judge).await {
            Ok(Some(analysis)) => State::Done(Arc::new(analysis)),
            Ok(None) => State::Failed,
            Err(error) => {
                tracing::error!(%table, %error, "an analysis failed");
                State::Failed
            }
        };
        if !control.is_cancelled() {
            self.set(&table, number, state);
            self.forget_old();
        }
    }

    /// Notes how far a job is; false if nobody wants it any more.
    fn set(&self, table: &TableId, number: usize, state: State) -> bool {
        let mut jobs = self.jobs();
        let job = jobs.get_mut(table).filter(|job| job.number == number);
        job.is_some_and(|job| {
            job.state = state;
            true
        })
    }

    /// Forgets the results that were not looked at for the longest time.
    fn forget_old(&self) {
        let mut jobs = self.jobs();
        let ended = |job: &Job| matches!(job.state, State::Done(_) | State::Failed);
        let mut used: Vec<Instant> = jobs.values().filter(|job| ended(job)).map(|job| job.used).collect();
        used.sort_unstable_by(|one, other| other.cmp(one));
        if let Some(limit) = used.get(MAX_KEPT) {
            jobs.retain(|_, job| !ended(job) || job.used > *limit);
        }
    }

    /// Calls the analysis of a table off, if it is not ready.
    pub(crate) fn call_off(&self, table: &TableId) {
        let mut jobs = self.jobs();
        let under_way = jobs.get(table).is_some_and(|job| matches!(job.state, State::Waiting | State::Running(_)));
        if let Some(job) = under_way.then(|| jobs.remove(table)).flatten() {
            job.control.cancel();
        }
    }

    /// Calls all off: the server is being stopped.
    pub(crate) fn stop(&self) {
        for (_, job) in self.jobs().drain() {
            job.control.cancel();
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Seed};
    use under_falling_skies::UnderFallingSkies;

    use super::*;
    use crate::{Erased, PlayGame};

    fn seed(words: &str) -> Seed {
        words.parse().expect("a seed")
    }

    /// A game that a random bot has played to its end.
    fn finished() -> Arc<dyn DynMatch> {
        let game = Erased::<UnderFallingSkies>::new();
        let mut position = game.open(&game.daily_setup("2026-11-15"), &seed("analysed").into()).expect("a table");
        while let Some(seat) = position.deciding().iter().next() {
            let action = position.choose(seat, "random", &seed("r").nth(position.choices()), &SearchControl::new());
            position = position.act(seat, &action.expect("a choice"), ui::Lang::En).expect("it is legal").0;
        }
        position
    }

    fn analyses(iterations: u32) -> (Arc<ThinkingSlots>, Arc<Analyses>) {
        let slots = ThinkingSlots::new(1);
        (slots.clone(), Arc::new(Analyses::new(&slots, iterations)))
    }

    fn table(name: &str) -> TableId {
        TableId(name.to_owned())
    }

    async fn until(analyses: &Analyses, name: &str, wanted: impl Fn(&Stage) -> bool) -> Stage {
        loop {
            let stage = analyses.stage(&table(name));
            if wanted(&stage) {
                return stage;
            }
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_finished_game_is_analysed_and_the_result_kept() {
        let (_, analyses) = analyses(8);
        let position = finished();
        assert!(matches!(analyses.stage(&table("a")), Stage::Fresh));
        assert!(analyses.start(table("a"), position.clone()));
        assert!(analyses.start(table("a"), position.clone()), "asking twice is asking once");
        let Stage::Done(analysis) = until(&analyses, "a", |stage| matches!(stage, Stage::Done(_))).await else {
            unreachable!("it was waited for")
        };
        assert_eq!(analysis.steps as u64, position.choices());
        let account = analysis.account(Seat(0));
        assert!((account.first + account.luck - account.lost + account.misjudged - account.last).abs() < 1e-3);
        assert!(matches!(analyses.stage(&table("a")), Stage::Done(_)));
    }

    #[tokio::test]
    async fn one_at_a_time_the_others_wait_and_any_can_be_called_off() {
        // So many iterations that only the limit of time ends a thought.
        let (slots, analyses) = analyses(u32::MAX);
        let position = finished();
        for name in ["a", "b", "c"] {
            assert!(analyses.start(table(name), position.clone()));
        }
        until(&analyses, "a", |stage| matches!(stage, Stage::Running(_, all) if *all > 0)).await;
        assert!(matches!(analyses.stage(&table("b")), Stage::Waiting(1)));
        assert!(matches!(analyses.stage(&table("c")), Stage::Waiting(2)));
        analyses.call_off(&table("b"));
        assert!(matches!(analyses.stage(&table("b")), Stage::Fresh));
        assert!(matches!(analyses.stage(&table("c")), Stage::Waiting(1)));
        analyses.call_off(&table("a"));
        until(&analyses, "c", |stage| matches!(stage, Stage::Running(..))).await;
        analyses.stop();
        while slots.free() != 1 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(analyses.stage(&table("c")), Stage::Fresh));
    }

    #[tokio::test]
    async fn not_too_many_wait() {
        let (slots, analyses) = analyses(8);
        let _held = slots.take(&Requester::default()).await.expect("a slot");
        let position = finished();
        let taken = (0..40).filter(|n| analyses.start(table(&n.to_string()), position.clone())).count();
        assert_eq!(taken, MAX_WAITING);
        analyses.stop();
    }
}
