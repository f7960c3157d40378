//! The slots in which bots think: as many as there are cores, shared fairly.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::fair_queue::FairQueue;

/// Who wants a slot: addresses take turns, and the owners of one address.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Requester {
    pub(crate) origin: String,
    pub(crate) owner: String,
}

/// ThinkingSlots for thoughts. Whoever wants many has to wait in one line for them, and one address never
/// has all slots where there are several: somebody else's bot begins at once.
pub(crate) struct ThinkingSlots {
    limit: usize,
    each: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    taken: usize,
    by: HashMap<String, usize>,
    waiting: FairQueue<String, String, (String, oneshot::Sender<ThinkingSlot>)>,
}

/// A slot, until it is dropped.
pub(crate) struct ThinkingSlot {
    slots: Arc<ThinkingSlots>,
    origin: String,
}

impl ThinkingSlots {
    pub(crate) fn new(limit: usize) -> Arc<ThinkingSlots> {
        let limit = limit.max(1);
        Arc::new(ThinkingSlots { limit, each: (limit - 1).max(1), state: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub(crate) fn limit(&self) -> usize {
        self.limit
    }

    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        self.lock().taken
    }

    /// How many are free.
    #[cfg(test)]
    pub(crate) fn free(&self) -> usize {
        self.limit - self.taken()
    }

    /// How many wait for one.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.len()
    }

    /// A slot, once it is this one's turn.
    pub(crate) async fn take(self: &Arc<ThinkingSlots>, requester: &Requester) -> Option<ThinkingSlot> {
        let (sender, slot) = oneshot::channel();
        self.lock().waiting.push(requester.origin.clone(), requester.owner.clone(), (requester.origin.clone(), sender));
        self.give();
        slot.await.ok()
    }

    /// Gives free slots to those whose turn it is.
    fn give(self: &Arc<ThinkingSlots>) {
        loop {
            let (origin, sender) = {
                let mut state = self.lock();
                let State { taken, by, waiting } = &mut *state;
                if *taken >= self.limit {
                    return;
                }
                let next = waiting.pop_where(|origin| by.get(origin).is_none_or(|count| *count < self.each));
                let Some((origin, sender)) = next else { return };
                *taken += 1;
                *by.entry(origin.clone()).or_default() += 1;
                (origin, sender)
            };
            // Whoever has gone away meanwhile gives it back at once.
            drop(sender.send(ThinkingSlot { slots: self.clone(), origin }));
        }
    }
}

impl Drop for ThinkingSlot {
    fn drop(&mut self) {
        {
            let mut state = self.slots.lock();
            state.taken -= 1;
            if let Some(count) = state.by.get_mut(&self.origin) {
                *count -= 1;
                if *count == 0 {
                    state.by.remove(&self.origin);
                }
            }
        }
        self.slots.give();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn requester(origin: &str, owner: &str) -> Requester {
        Requester { origin: origin.to_owned(), owner: owner.to_owned() }
    }

    #[tokio::test]
    async fn two_hundred_tables_of_one_address_let_somebody_else_begin_at_once() {
        let slots = ThinkingSlots::new(2);
        let crowd: Vec<_> = (0..200)
            .map(|n| {
                let (slots, requester) = (slots.clone(), requester("crowd", &n.to_string()));
                Box::pin(async move { slots.take(&requester).await })
            })
            .collect();
        let mut crowd = futures_util::future::join_all(crowd);
        assert!((&mut crowd).now_or_never().is_none());
        assert_eq!((slots.taken(), slots.waiting()), (1, 199), "one address never has all slots");
        let somebody = slots.take(&requester("somebody", "me")).now_or_never();
        assert!(somebody.flatten().is_some(), "somebody else need not wait for a single one of them");
    }

    #[tokio::test]
    async fn owners_and_addresses_take_turns() {
        let slots = ThinkingSlots::new(1);
        let first = slots.take(&requester("a", "first")).await.expect("a slot");
        let order = Arc::new(Mutex::new(Vec::new()));
        let wanted = [("a", "much"), ("a", "much"), ("a", "much"), ("a", "other"), ("b", "else"), ("b", "else")];
        let mut waiting = Vec::new();
        for (n, (origin, owner)) in wanted.into_iter().enumerate() {
            let (of, requester, order) = (slots.clone(), requester(origin, owner), order.clone());
            let task = tokio::spawn(async move {
                let _place = of.take(&requester).await.expect("a slot");
                order.lock().expect("a list").push(n);
            });
            while slots.waiting() <= n {
                tokio::task::yield_now().await;
            }
            waiting.push(task);
        }
        drop(first);
        for task in waiting {
            task.await.expect("a turn");
        }
        assert_eq!(*order.lock().expect("a list"), [0, 4, 3, 5, 1, 2]);
        assert_eq!((slots.taken(), slots.waiting()), (0, 0));
        assert!(slots.lock().by.is_empty(), "nobody is remembered");
    }

    #[tokio::test]
    async fn a_place_for_somebody_who_has_left_goes_to_the_next() {
        let slots = ThinkingSlots::new(1);
        let first = slots.take(&requester("a", "a")).await;
        let (second, third) = (requester("b", "b"), requester("c", "c"));
        let mut gone = Box::pin(slots.take(&second));
        assert!((&mut gone).now_or_never().is_none());
        drop(gone);
        let mut next = Box::pin(slots.take(&third));
        assert!((&mut next).now_or_never().is_none());
        drop(first);
        assert!(next.await.is_some());
    }
}
