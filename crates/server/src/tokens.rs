//! For whom tokens stand. The store knows; what it has said is believed for a moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::store::{Holder, Owner, Store, StoreError};

/// How long it is believed where other processes write too. So long a token that was revoked at another
/// process may still be used here.
const BELIEVED: Duration = Duration::from_secs(2);

/// How long where nobody else does: thousands of streams ask again and again.
const BELIEVED_ALONE: Duration = Duration::from_secs(3_600);

/// So many are remembered.
const MANY: usize = 20_000;

/// For whom tokens stand.
pub(crate) struct Tokens {
    store: Arc<dyn Store>,
    known: Mutex<HashMap<String, (Instant, Holder)>>,
    /// Changes whenever a token stands for somebody else than before.
    changes: watch::Sender<u64>,
}

impl Tokens {
    pub(crate) fn new(store: Arc<dyn Store>) -> Tokens {
        Tokens { store, known: Mutex::default(), changes: watch::Sender::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Instant, Holder)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells of every change that was made here.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// For whom the token of a hash stands. While the store cannot be asked, what it said last counts.
    pub(crate) async fn holder(&self, hash: &str) -> Result<Holder, StoreError> {
        let known = self.lock().get(hash).cloned();
        let believed = if self.store.is_shared() { BELIEVED } else { BELIEVED_ALONE };
        if let Some((when, holder)) = &known
            && when.elapsed() < believed
        {
            return Ok(holder.clone());
        }
        let before = *self.changes.borrow();
        match (self.store.holder(hash.to_owned()).await, known) {
            (Ok(holder), _) => {
                let mut all = self.lock();
                // What was read before a change is not kept after it.
                if *self.changes.borrow() != before {
                    return Ok(holder);
                }
                if all.len() >= MANY {
                    all.retain(|_, (when, _)| when.elapsed() < believed);
                }
                if all.len() >= MANY {
                    all.clear();
                }
                all.insert(hash.to_owned(), (Instant::now(), holder.clone()));
                Ok(holder)
            }
            (Err(_), Some((_, holder))) => Ok(holder),
            (Err(error), None) => Err(error),
        }
    }

    /// Lets all tokens of one owner stand for another.
    pub(crate) async fn move_all(&self, from: &Owner, to: &Owner) -> Result<(), StoreError> {
        let moved = || self.store.move_tokens(from.clone(), to.clone());
        self.changed(again_if_uncertain(moved).await)
    }

    /// Lets only the token of this hash stand for an owner.
    pub(crate) async fn renew(&self, owner: &Owner, hash: &str) -> Result<(), StoreError> {
        let renewed = || self.store.renew_token(owner.clone(), hash.to_owned());
        self.changed(again_if_uncertain(renewed).await)
    }

    fn changed(&self, done: Result<(), StoreError>) -> Result<(), StoreError> {
        {
            let mut all = self.lock();
            self.changes.send_modify(|count| *count += 1);
            all.clear();
        }
        done
    }
}

/// What may be done twice is done again if it is not known whether it was done.
async fn again_if_uncertain<F: Future<Output = Result<(), StoreError>>>(act: impl Fn() -> F) -> Result<(), StoreError> {
    match act().await {
        Err(StoreError::Uncertain(_)) => act().await,
        known => known,
    }
}
