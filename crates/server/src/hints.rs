//! Hints for people: what a search would choose in their slot, and why.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Budget, SearchControl};
use engine::{Seat, Seed};
use tokio::sync::{Notify, Semaphore};
use ui::Lang;

use crate::bot::CancelOnDrop;
use crate::erased::{Advised, CoachSearch, DynMatch};
use crate::secret;
use crate::store::Owner;
use crate::thinking_slots::{Requester, ThinkingSlots};

/// A hint that somebody waits for.
struct Call {
    number: u64,
    control: SearchControl,
    off: Arc<Notify>,
}

impl Call {
    fn call_off(&self) {
        self.control.cancel();
        self.off.notify_one();
    }
}

/// Those who give hints. Every visitor has one at a time; all together take at most half of the
/// thinking slots, so that bots never wait for people who ask.
pub(crate) struct Hints {
    slots: Arc<ThinkingSlots>,
    own_slots: Arc<Semaphore>,
    time: Duration,
    calls: Mutex<HashMap<Owner, Call>>,
    count: AtomicU64,
}

/// Takes a call off the list when it has ended, however it did.
struct RemoveCall<'a> {
    hints: &'a Hints,
    owner: &'a Owner,
    number: u64,
}

impl Drop for RemoveCall<'_> {
    fn drop(&mut self) {
        let mut calls = self.hints.calls();
        if calls.get(self.owner).is_some_and(|call| call.number == self.number) {
            calls.remove(self.owner);
        }
    }
}

impl Hints {
    /// Hints by a search of this length, in some of these slots.
    pub(crate) fn new(slots: &Arc<ThinkingSlots>, time: Duration) -> Hints {
        let own = (slots.limit() / 2).max(1);
        Hints {
            slots: slots.clone(),
            own_slots: Arc::new(Semaphore::new(own)),
            time,
            calls: Mutex::default(),
            count: AtomicU64::new(0),
        }
    }

    fn calls(&self) -> MutexGuard<'_, HashMap<Owner, Call>> {
        self.calls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a search thinks of the choices of a seat, the best first; none if it was called off: by
    /// the next hint of the same visitor, by [`Hints::call_off`], or because the server stops.
    /// When the future is dropped, since its visitor has left, the search is cancelled as well.
    pub(crate) async fn advise(&self, position: Arc<dyn DynMatch>, seat: Seat, owner: &Owner) -> Option<Vec<Advised>> {
        let (held, off) = (CancelOnDrop(SearchControl::new()), Arc::new(Notify::new()));
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let call = Call { number, control: held.0.clone(), off: off.clone() };
        if let Some(earlier) = self.calls().insert(owner.clone(), call) {
            earlier.call_off();
        }
        let _remove = RemoveCall { hints: self, owner, number };
        // Those who ask take turns among themselves, and as one with those who let bots play.
        let requester = Requester { origin: "hints".to_owned(), owner: owner.0.clone() };
        let work = self.think(position, seat, &requester, held.0.clone());
        tokio::select! {
            biased;
            () = off.notified() => None,
            advice = work => advice.filter(|_| !held.0.is_cancelled()),
        }
    }

    async fn think(
        &self,
        position: Arc<dyn DynMatch>,
        seat: Seat,
        requester: &Requester,
        control: SearchControl,
    ) -> Option<Vec<Advised>> {
        let own = self.own_slots.clone().acquire_owned().await.ok()?;
        let slot = self.slots.take(requester).await?;
        let (seed, budget) = (secret::seed().ok()?, Budget::time(self.time));
        let thought = move || {
            // Free again when the search has ended, even if nobody waits for it.
            let _slots = (own, slot);
            position.advise(seat, budget, &control, &seed)
        };
        tokio::task::spawn_blocking(thought).await.map_err(|error| tracing::error!(%error, "a hint failed")).ok()
    }

    /// What a coach asks before a choice, if it gives up much. It takes a slot like any thought; while
    /// none is free, nobody is kept waiting for it.
    pub(crate) async fn caution(
        &self,
        position: Arc<dyn DynMatch>,
        (seat, action): (Seat, String),
        (iterations, seed): (u32, Seed),
        (owner, lang): (&Owner, Lang),
    ) -> Option<String> {
        let held = CancelOnDrop(SearchControl::new());
        let requester = Requester { origin: "hints".to_owned(), owner: owner.0.clone() };
        let slot = tokio::time::timeout(self.time, self.slots.take(&requester)).await.ok()??;
        let control = held.0.clone();
        let thought = move || {
            let _slot = slot;
            position.caution(seat, &action, &CoachSearch { iterations, seed: &seed, control: &control }, lang)
        };
        let found = tokio::task::spawn_blocking(thought).await;
        found.map_err(|error| tracing::error!(%error, "a coach failed")).ok().flatten()
    }

    /// Calls off the hint of a visitor; whether there was one.
    pub(crate) fn call_off(&self, owner: &Owner) -> bool {
        let call = self.calls().remove(owner);
        if let Some(call) = &call {
            call.call_off();
        }
        call.is_some()
    }

    /// Calls all off: the server is being stopped.
    pub(crate) fn stop(&self) {
        for (_, call) in self.calls().drain() {
            call.call_off();
        }
    }
}

#[cfg(test)]
mod tests {
    use under_falling_skies::UnderFallingSkies;

    use super::*;
    use crate::{Erased, PlayGame};

    fn position() -> Arc<dyn DynMatch> {
        let game = Erased::<UnderFallingSkies>::new();
        let seed: engine::Seed = "hints".parse().expect("a seed");
        game.open(&game.daily_setup("2026-11-15"), &seed.into()).expect("a table")
    }

    fn hints(time: Duration) -> (Arc<ThinkingSlots>, Arc<Hints>) {
        let slots = ThinkingSlots::new(2);
        (slots.clone(), Arc::new(Hints::new(&slots, time)))
    }

    const HOUR: Duration = Duration::from_secs(3_600);

    async fn until(slots: &ThinkingSlots, free: usize) {
        while slots.free() != free {
            tokio::task::yield_now().await;
        }
    }

    fn ask(hints: &Arc<Hints>, name: &str) -> tokio::task::JoinHandle<Option<Vec<Advised>>> {
        let (hints, owner) = (hints.clone(), Owner(name.to_owned()));
        tokio::spawn(async move { hints.advise(position(), Seat(0), &owner).await })
    }

    #[tokio::test]
    async fn a_hint_names_the_best_first() {
        let (_, hints) = hints(Duration::from_millis(30));
        let advice = ask(&hints, "ann").await.expect("a task").expect("a hint");
        assert!(advice.len() > 1 && advice.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
        assert!(position().act(Seat(0), advice[0].action.get(), ui::Lang::En).is_ok(), "it can be done");
        assert!(hints.calls().is_empty(), "nothing is left behind");
    }

    #[tokio::test]
    async fn one_hint_each_and_the_next_calls_the_earlier_off() {
        let (slots, hints) = hints(HOUR);
        let first = ask(&hints, "ann");
        until(&slots, 1).await;
        let second = ask(&hints, "ann");
        assert!(first.await.expect("a task").is_none());
        until(&slots, 1).await;
        assert_eq!(hints.calls().len(), 1);
        assert!(hints.call_off(&Owner("ann".to_owned())));
        assert!(second.await.expect("a task").is_none());
        until(&slots, 2).await;
        assert!(!hints.call_off(&Owner("ann".to_owned())));
    }

    #[tokio::test]
    async fn those_who_ask_leave_room_for_the_bots() {
        let (slots, hints) = hints(HOUR);
        let asked: Vec<_> = ["ann", "bo", "cy"].map(|name| ask(&hints, name)).into_iter().collect();
        until(&slots, 1).await;
        // All have asked, one is thought about, the others wait: a slot is left for a bot.
        while hints.calls().len() < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(slots.free(), 1);
        hints.stop();
        for asked in asked {
            assert!(asked.await.expect("a task").is_none());
        }
        until(&slots, 2).await;
    }

    #[tokio::test]
    async fn whoever_leaves_ends_the_thought() {
        let (slots, hints) = hints(HOUR);
        let asked = ask(&hints, "ann");
        until(&slots, 1).await;
        asked.abort();
        until(&slots, 2).await;
        assert!(hints.calls().is_empty());
    }
}
