//! What was drawn, up to so many bytes.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// Things by key. When they weigh too much, those go that were not asked for longest.
#[derive(Debug)]
pub(super) struct Cache<K, V> {
    limit: usize,
    weight: usize,
    clock: u64,
    things: HashMap<K, Kept<V>>,
    /// The keys in the order in which they were last asked for.
    order: BTreeMap<u64, K>,
}

#[derive(Debug)]
struct Kept<V> {
    value: V,
    weight: usize,
    used: u64,
}

impl<K: Eq + Hash + Clone, V: Clone> Cache<K, V> {
    pub(super) fn new(limit: usize) -> Cache<K, V> {
        Cache { limit, weight: 0, clock: 0, things: HashMap::new(), order: BTreeMap::new() }
    }

    pub(super) fn get(&mut self, key: &K) -> Option<V> {
        let kept = self.things.get_mut(key)?;
        self.clock += 1;
        self.order.remove(&kept.used);
        kept.used = self.clock;
        self.order.insert(self.clock, key.clone());
        Some(kept.value.clone())
    }

    /// Keeps a thing. One that weighs more than all may is not kept.
    pub(super) fn put(&mut self, key: K, value: V, weight: usize) {
        if weight > self.limit {
            return;
        }
        self.clock += 1;
        let kept = Kept { value, weight, used: self.clock };
        self.order.insert(self.clock, key.clone());
        self.weight += weight;
        if let Some(old) = self.things.insert(key, kept) {
            self.order.remove(&old.used);
            self.weight -= old.weight;
        }
        while self.weight > self.limit {
            let Some((_, oldest)) = self.order.pop_first() else { break };
            if let Some(old) = self.things.remove(&oldest) {
                self.weight -= old.weight;
            }
        }
    }

    /// How much is kept.
    pub(super) fn weight(&self) -> usize {
        self.weight
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_asked_for_longest_goes_first() {
        let mut cache = Cache::new(30);
        for (key, value) in [("a", 1), ("b", 2), ("c", 3)] {
            cache.put(key, value, 10);
        }
        assert_eq!(cache.get(&"a"), Some(1));
        cache.put("d", 4, 10);
        assert_eq!((cache.get(&"a"), cache.get(&"b"), cache.get(&"d")), (Some(1), None, Some(4)));
        assert_eq!(cache.weight(), 30);
    }

    #[test]
    fn the_weight_is_never_more_than_allowed() {
        let mut cache = Cache::new(100);
        for n in 0..1_000usize {
            cache.put(n % 37, n, n % 60);
            assert!(cache.weight() <= 100);
            assert_eq!(cache.things.len(), cache.order.len());
            assert_eq!(cache.things.values().map(|kept| kept.weight).sum::<usize>(), cache.weight());
        }
        cache.put(5_000, 0, 101);
        assert_eq!(cache.get(&5_000), None, "what is too heavy is not kept");
    }
}
