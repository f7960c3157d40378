//! A list that many positions of one table share: each sees its own beginning of it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The first so many things of a list that is shared with those before and after. A copy costs
/// nothing, however long the list is; whoever goes another way takes along a list of their own.
pub(crate) struct History<T> {
    all: Arc<Mutex<Vec<T>>>,
    length: usize,
}

impl<T> Clone for History<T> {
    fn clone(&self) -> History<T> {
        History { all: self.all.clone(), length: self.length }
    }
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History { all: Arc::default(), length: 0 }
    }
}

impl<T: Clone> History<T> {
    /// No thread panics while it holds this lock; should one, the list is still sound.
    fn lock(&self) -> MutexGuard<'_, Vec<T>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn push(&mut self, thing: T) {
        let all = self.all.clone();
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() == self.length {
            all.push(thing);
        } else {
            // Somebody else has gone on from here, or we have gone back: theirs stays as it is.
            let mut own = all[..self.length].to_vec();
            own.push(thing);
            self.all = Arc::new(Mutex::new(own));
        }
        self.length += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.length = self.length.saturating_sub(1);
    }

    /// Looks at all of it.
    pub(crate) fn read<R>(&self, reader: impl FnOnce(&[T]) -> R) -> R {
        reader(&self.lock()[..self.length])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sees_its_own() {
        let list = |history: &History<u8>| history.read(<[u8]>::to_vec);
        let mut one: History<u8> = History::default();
        one.push(1);
        let first = one.clone();
        one.push(2);
        let second = one.clone();
        one.pop();
        one.push(3);
        assert_eq!((list(&first), list(&second), list(&one)), (vec![1], vec![1, 2], vec![1, 3]));
        let mut other = first.clone();
        other.push(4);
        other.push(5);
        one.pop();
        one.pop();
        one.pop();
        assert_eq!((list(&first), list(&second), list(&other)), (vec![1], vec![1, 2], vec![1, 4, 5]));
        assert!(list(&one).is_empty());
    }

    #[test]
    fn what_goes_straight_on_is_shared() {
        let mut one: History<u32> = History::default();
        for number in 0..1_000 {
            let before = one.clone();
            one.push(number);
            assert!(Arc::ptr_eq(&before.all, &one.all));
        }
    }
}
