//! A queue in which everybody gets a turn, however much somebody else has put into it.

use std::collections::VecDeque;

/// Things that wait in turns: first between the outer keys (addresses), then, when one of them has
/// its turn, between its inner keys (tables, owners). Whoever puts a thousand things in waits for
/// them alone: everybody else waits for one thing of theirs.
#[derive(Debug)]
pub(crate) struct FairQueue<A, B, T> {
    lanes: VecDeque<Lane<A, B, T>>,
    len: usize,
}

#[derive(Debug)]
struct Lane<A, B, T> {
    of: A,
    turns: VecDeque<(B, VecDeque<T>)>,
    len: usize,
}

impl<A, B, T> Default for FairQueue<A, B, T> {
    fn default() -> FairQueue<A, B, T> {
        FairQueue { lanes: VecDeque::new(), len: 0 }
    }
}

impl<A: Eq, B: Eq, T> FairQueue<A, B, T> {
    /// How many things wait.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// How many things of one outer key wait.
    pub(crate) fn len_of(&self, outer: &A) -> usize {
        self.lanes.iter().find(|lane| lane.of == *outer).map_or(0, |lane| lane.len)
    }

    /// Puts a thing behind those of the same keys.
    pub(crate) fn push(&mut self, outer: A, inner: B, thing: T) {
        let place = self.lanes.iter().position(|lane| lane.of == outer);
        let place = place.unwrap_or_else(|| {
            self.lanes.push_back(Lane { of: outer, turns: VecDeque::new(), len: 0 });
            self.lanes.len() - 1
        });
        let lane = &mut self.lanes[place];
        match lane.turns.iter_mut().find(|(key, _)| *key == inner) {
            Some((_, things)) => things.push_back(thing),
            None => lane.turns.push_back((inner, VecDeque::from([thing]))),
        }
        lane.len += 1;
        self.len += 1;
    }

    /// The thing whose turn it is.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.pop_where(|_| true)
    }

    /// The thing whose turn it is, of those whose outer key may have one now.
    pub(crate) fn pop_where(&mut self, may: impl Fn(&A) -> bool) -> Option<T> {
        let place = self.lanes.iter().position(|lane| may(&lane.of))?;
        let mut lane = self.lanes.remove(place)?;
        let (inner, mut things) = lane.turns.pop_front()?;
        let thing = things.pop_front();
        if !things.is_empty() {
            lane.turns.push_back((inner, things));
        }
        lane.len -= 1;
        self.len -= 1;
        if !lane.turns.is_empty() {
            self.lanes.push_back(lane);
        }
        thing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_brings_much_waits_for_it_alone() {
        let mut queue = FairQueue::default();
        for n in 0..100 {
            queue.push("crowd", "one table", n);
        }
        queue.push("somebody", "another", 1_000);
        queue.push("somebody", "another", 1_001);
        assert_eq!((queue.len(), queue.len_of(&"crowd"), queue.len_of(&"nobody")), (102, 100, 0));
        let order: Vec<i32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order[..5], [0, 1_000, 1, 1_001, 2], "every second turn is somebody's");
        assert_eq!((order.len(), queue.len()), (102, 0), "and nothing is lost");
    }

    #[test]
    fn the_tables_of_one_address_take_turns_too() {
        let mut queue = FairQueue::default();
        for (table, n) in [("a", 0), ("a", 1), ("a", 2), ("b", 10), ("c", 20)] {
            queue.push((), table, n);
        }
        let order: Vec<i32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [0, 10, 20, 1, 2]);
    }

    #[test]
    fn an_address_that_comes_back_is_not_served_before_those_who_wait() {
        let mut queue = FairQueue::default();
        queue.push("a", (), 1);
        queue.push("b", (), 2);
        assert_eq!(queue.pop(), Some(1));
        queue.push("a", (), 3);
        assert_eq!((queue.pop(), queue.pop(), queue.pop()), (Some(2), Some(3), None));
    }
}
