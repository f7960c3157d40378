//! By which component data pieces are named and drawn just now. The rules never ask here: they read
//! what their state carries.

use std::any::Any;
use std::cell::RefCell;

use crate::{Components, Data};

thread_local! {
    /// What is shown on this thread, the innermost last.
    static SHOWN: RefCell<Vec<&'static (dyn Any + Send + Sync)>> = const { RefCell::new(Vec::new()) };
}

/// Ends a [`show`], also when it panics.
struct Shown;

impl Drop for Shown {
    fn drop(&mut self) {
        SHOWN.with_borrow_mut(Vec::pop);
    }
}

/// Does something while pieces are named and drawn by this data on this thread: see [`shown`].
pub fn show<C: Components, T>(data: Data<C>, pen: impl FnOnce() -> T) -> T {
    SHOWN.with_borrow_mut(|shown| shown.push(data.get()));
    let _shown = Shown;
    pen()
}

/// The component data by which this thread names and draws pieces: that of the innermost [`show`], or
/// the built-in one. For names, words and pages only.
pub fn shown<C: Components>() -> &'static C {
    let found = SHOWN.with_borrow(|shown| shown.iter().rev().find_map(|data| data.downcast_ref::<C>()));
    found.unwrap_or_else(C::built_in)
}
