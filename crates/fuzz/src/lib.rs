//! What comes from outside, changed at random: nothing may panic, nothing may half happen.
//!
//! A target takes any bytes and panics where a promise is broken. It runs on stable Rust, without a
//! compiler's instruments: what an input leads to (the rule that refuses it, the status of an
//! answer, the field that is wrong) is noted in [`Seen`], and an input that leads to something new
//! is kept and changed further. Changes know JSON, which is what all inputs are made of.
//!
//! `cargo run --release -p fuzz -- --seconds 600` runs all targets, `-- actions` one of them; the
//! tests run the stored corpus and some hundred changes of it.

mod actions;
mod files;
mod games;
mod log;
mod mutate;
mod options;
mod packs;
mod protocol;
mod requests;
mod run;
mod site;

pub use games::IDS;
pub use run::{Failure, Report, Run};

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// What inputs have led to.
#[derive(Default, Debug)]
pub struct Seen {
    all: HashSet<u64>,
    new: bool,
}

impl Seen {
    /// Notes an outcome.
    pub(crate) fn note(&mut self, outcome: impl std::hash::Hash) {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(outcome);
        self.new |= self.all.insert(hash);
    }

    /// How many outcomes there were.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Whether there was a new one since this was asked last.
    pub(crate) fn take_new(&mut self) -> bool {
        std::mem::take(&mut self.new)
    }
}

/// Something that takes bytes from outside.
#[derive(Clone, Copy)]
pub struct Target {
    /// What it is called, as is the folder of its corpus.
    pub name: &'static str,
    /// Takes an input; panics if a promise is broken.
    pub(crate) take: fn(&[u8], &mut Seen),
    /// What to begin with besides the stored corpus.
    pub(crate) start: fn() -> Vec<Vec<u8>>,
}

/// All of them.
pub const TARGETS: &[Target] = &[
    Target { name: "actions", take: actions::take, start: actions::start },
    Target { name: "options", take: options::take, start: options::start },
    Target { name: "packs", take: packs::take, start: packs::start },
    Target { name: "protocol", take: protocol::take, start: protocol::start },
    Target { name: "match-files", take: files::take_match, start: files::start_matches },
    Target { name: "save-files", take: files::take_saved, start: files::start_saved },
    Target { name: "api", take: requests::take_api, start: requests::start_api },
    Target { name: "forms", take: requests::take_form, start: requests::start_forms },
    Target { name: "log", take: log::take, start: log::start },
];
