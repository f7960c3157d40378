//! Who is at a table just now, here and at other processes: whoever looks at it, and whoever has asked
//! for something of it a moment ago.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::store::Owner;

/// How long what another process has said about its visitors is believed.
const BELIEVED: Duration = Duration::from_secs(90);

/// So many who are gone are remembered.
const MAX_GONE: usize = 1_000;

/// How often a process repeats who is there.
pub(crate) const REPEATED: Duration = Duration::from_secs(30);

/// How long a program that has asked for something counts as being there. It need not hold a stream.
const ACTIVE: Duration = Duration::from_secs(60);

/// Other processes are told of somebody's requests at most so often.
const SELDOM: Duration = Duration::from_secs(10);

/// Who is looking at one table.
#[derive(Debug)]
pub(crate) struct Presence {
    /// Those here, with how many streams each has.
    here: Mutex<HashMap<Owner, usize>>,
    /// When those who are not looking were seen last. Only players are missed, so others are
    /// forgotten when there are many.
    gone: Mutex<HashMap<Owner, Instant>>,
    /// Programs that have asked for something, and when.
    active: Mutex<HashMap<Owner, Instant>>,
    /// Since when anybody could be seen at all.
    since: Instant,
    /// Those at other processes.
    there: Mutex<HashMap<String, (Vec<Owner>, Instant)>>,
    /// Changes with every coming and going.
    changes: watch::Sender<u64>,
}

/// What processes tell each other.
#[derive(Serialize, Deserialize)]
struct PresenceMessage {
    process: String,
    here: Vec<Owner>,
    /// Those who have asked for something of late, and how many seconds ago.
    #[serde(default)]
    seen: Vec<(Owner, u64)>,
}

/// Somebody who is looking, for as long as this lives.
pub(crate) struct Attendance {
    presence: Arc<Presence>,
    owner: Owner,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Presence {
    pub(crate) fn new() -> Arc<Presence> {
        let (here, there, gone, active) = Default::default();
        Arc::new(Presence { here, there, gone, active, since: Instant::now(), changes: watch::Sender::new(0) })
    }

    /// Counts somebody in.
    pub(crate) fn attend(self: &Arc<Presence>, owner: &Owner) -> Attendance {
        let first = {
            let mut here = lock(&self.here);
            let count = here.entry(owner.clone()).or_default();
            *count += 1;
            *count == 1
        };
        if first {
            self.notify();
        }
        Attendance { presence: self.clone(), owner: owner.clone() }
    }

    fn notify(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Tells of every change from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Whether somebody is looking.
    pub(crate) fn is_here(&self, owner: &Owner) -> bool {
        self.everyone().contains(&owner.0)
    }

    /// Whether somebody has not been looking for as long as `grace`: a tunnel, a page that is loaded
    /// anew or a server that was restarted make nobody absent.
    pub(crate) fn is_away(&self, owner: &Owner, grace: Duration, now: Instant) -> bool {
        let left = lock(&self.gone).get(owner).copied().unwrap_or(self.since);
        !self.is_here(owner) && now.saturating_duration_since(left) >= grace
    }

    /// Notes that somebody has gone.
    fn leave(&self, owner: &Owner) {
        self.was_there(owner, Instant::now());
    }

    /// Notes that somebody was there at a time.
    fn was_there(&self, owner: &Owner, when: Instant) {
        let mut gone = lock(&self.gone);
        if gone.len() >= MAX_GONE && !gone.contains_key(owner) {
            gone.clear();
        }
        let seen = gone.entry(owner.clone()).or_insert(when);
        *seen = (*seen).max(when);
    }

    /// Notes that a player has asked for something: so they are not away. A program counts as being
    /// there for a while, since it need not look on. Whether other processes should hear of it.
    pub(crate) fn seen(&self, owner: &Owner, program: bool) -> bool {
        let now = Instant::now();
        let before = lock(&self.gone).get(owner).copied();
        self.was_there(owner, now);
        if program {
            let fresh = {
                let mut active = lock(&self.active);
                active.retain(|_, when| when.elapsed() < ACTIVE);
                active.insert(owner.clone(), now).is_none()
            };
            if fresh {
                self.notify();
            }
        }
        before.is_none_or(|before| now.saturating_duration_since(before) >= SELDOM)
    }

    /// Forgets the programs that have not asked for anything for long.
    pub(crate) fn expire(&self) {
        let lapsed = {
            let mut active = lock(&self.active);
            let before = active.len();
            active.retain(|_, when| when.elapsed() < ACTIVE);
            active.len() != before
        };
        if lapsed {
            self.notify();
        }
    }

    /// Whether there is anything to be told to other processes: somebody is looking at this one, or
    /// has asked it for something of late.
    pub(crate) fn is_watched(&self) -> bool {
        !lock(&self.here).is_empty() || lock(&self.gone).values().any(|when| when.elapsed() < 2 * REPEATED)
    }

    /// Everyone who is looking, each once.
    pub(crate) fn everyone(&self) -> BTreeSet<String> {
        let mut all: BTreeSet<String> = lock(&self.here).keys().map(|owner| owner.0.clone()).collect();
        let mut there = lock(&self.there);
        there.retain(|_, (_, received)| received.elapsed() < BELIEVED);
        all.extend(there.values().flat_map(|(owners, _)| owners.iter().map(|owner| owner.0.clone())));
        drop(there);
        let active = lock(&self.active);
        all.extend(active.iter().filter(|(_, when)| when.elapsed() < ACTIVE).map(|(owner, _)| owner.0.clone()));
        all
    }

    /// What other processes are told: who is here. Many spectators are not all named.
    pub(crate) fn message(&self, process: &str) -> String {
        let active = lock(&self.active).keys().cloned().collect::<Vec<_>>();
        let mut here: Vec<Owner> = lock(&self.here).keys().take(24).cloned().collect();
        here.extend(active.into_iter().take(8));
        let gone = lock(&self.gone);
        let late = gone.iter().filter(|(_, when)| when.elapsed() < 2 * REPEATED);
        let seen = late.map(|(owner, when)| (owner.clone(), when.elapsed().as_secs())).take(16).collect();
        drop(gone);
        engine::to_json(&PresenceMessage { process: process.to_owned(), here, seen })
    }

    /// What another process has told.
    pub(crate) fn receive(&self, words: &str, process: &str) {
        let Ok(PresenceMessage { process: from, here, seen }) = serde_json::from_str(words) else { return };
        if from == process {
            return;
        }
        for (owner, ago) in seen {
            let when = Instant::now().checked_sub(Duration::from_secs(ago.min(600)));
            self.was_there(&owner, when.unwrap_or(self.since));
        }
        let before = self.everyone();
        lock(&self.there).insert(from, (here, Instant::now()));
        let after = self.everyone();
        for owner in before.difference(&after) {
            self.leave(&Owner(owner.clone()));
        }
        if after != before {
            self.notify();
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let last = {
            let mut here = lock(&self.presence.here);
            match here.get_mut(&self.owner) {
                Some(count) if *count > 1 => {
                    *count -= 1;
                    false
                }
                _ => here.remove(&self.owner).is_some(),
            }
        };
        if last {
            self.presence.leave(&self.owner);
            self.presence.notify();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_there_as_long_as_one_stream_lasts() {
        let (presence, ann, bo) = (Presence::new(), Owner("ann".to_owned()), Owner("bo".to_owned()));
        let mut changes = presence.changes();
        let (first, second) = (presence.attend(&ann), presence.attend(&ann));
        assert!(changes.has_changed().expect("a sender") && presence.is_here(&ann) && !presence.is_here(&bo));
        changes.mark_unchanged();
        drop(first);
        assert!(presence.is_here(&ann) && !changes.has_changed().expect("a sender"));
        drop(second);
        assert!(!presence.is_here(&ann) && changes.has_changed().expect("a sender"));
    }

    #[test]
    fn nobody_is_missed_at_once() {
        let (presence, ann, bo) = (Presence::new(), Owner("ann".to_owned()), Owner("bo".to_owned()));
        let grace = Duration::from_secs(30);
        let away =
            |who: &Owner, seconds: u64| presence.is_away(who, grace, Instant::now() + Duration::from_secs(seconds));
        assert!(!away(&bo, 29) && away(&bo, 30), "not seen since the table was loaded");
        let held = presence.attend(&ann);
        assert!(!away(&ann, 3_600), "is there");
        drop(held);
        assert!(!away(&ann, 29) && away(&ann, 31), "has gone just now");
        drop(presence.attend(&ann));
        assert!(!away(&ann, 29), "was there again for a snapshot");
        presence.receive("{\"process\":\"two\",\"here\":[\"bo\"]}", "one");
        assert!(!away(&bo, 3_600), "is at another process");
        presence.receive("{\"process\":\"two\",\"here\":[]}", "one");
        assert!(!away(&bo, 29) && away(&bo, 31));
        for stranger in 0..2_000 {
            drop(presence.attend(&Owner(stranger.to_string())));
        }
        assert!(lock(&presence.gone).len() <= MAX_GONE);
    }

    #[test]
    fn whoever_asks_for_something_is_not_away() {
        let (here, other, ann) = (Presence::new(), Presence::new(), Owner("ann".to_owned()));
        let grace = Duration::from_secs(60);
        let later = |seconds: u64| Instant::now() + Duration::from_secs(seconds);
        assert!(here.is_away(&ann, Duration::ZERO, later(1)));
        assert!(here.seen(&ann, false), "others should hear of it");
        assert!(!here.seen(&ann, false), "but not of every request");
        assert!(!here.is_away(&ann, grace, later(59)) && here.is_away(&ann, grace, later(61)));
        assert!(!here.is_here(&ann), "a page that was closed is not shown as open");
        other.receive(&here.message("here"), "other");
        assert!(!other.is_away(&ann, grace, later(58)), "at other processes too");
        let mut changes = here.changes();
        here.seen(&ann, true);
        assert!(here.is_here(&ann) && changes.has_changed().expect("a sender"), "a program that asks is there");
        changes.mark_unchanged();
        here.seen(&ann, true);
        assert!(!changes.has_changed().expect("a sender"), "which is told once");
        other.receive(&here.message("here"), "other");
        assert!(other.is_here(&ann));
    }

    #[test]
    fn other_processes_tell_who_is_there() {
        let (here, there, ann) = (Presence::new(), Presence::new(), Owner("ann".to_owned()));
        let held = there.attend(&ann);
        here.receive(&there.message("two"), "one");
        assert!(here.is_here(&ann));
        drop(held);
        here.receive(&there.message("two"), "one");
        assert!(!here.is_here(&ann));
        here.receive("nonsense", "one");
        here.receive(&there.message("one"), "one");
    }
}
