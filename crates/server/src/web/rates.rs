//! How much one visitor may ask for: more than any human, less than a flood.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::options::Options;
use crate::store::Owner;

/// When so many buckets are known, those that have filled up again are forgotten.
const MANY: usize = 10_000;

/// More are not kept, whoever asks: further strangers share one.
const MAX_BUCKETS: usize = 100_000;

/// How often it is looked which can be forgotten.
const SWEEP: Duration = Duration::from_secs(1);

/// An address may stand for many visitors: a household, a school, a proxy.
const VISITORS_AN_ADDRESS: u32 = 10;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Who {
    Visitor(Owner),
    Address(IpAddr),
    /// All for whom there is no bucket left.
    Crowd,
}

/// What stands for whoever is at an address: of the new kind everyone has a whole network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
        }
        address => address,
    }
}

/// What stands for a whole site, a household or a company: what shares are counted by. Of the new
/// kind of addresses a provider gives each customer a network of networks.
pub(crate) fn site(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 80)))
        }
        address => address,
    }
}

#[derive(Default)]
struct Buckets {
    each: HashMap<Who, Bucket>,
    swept: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Who has asked for how much.
pub(crate) struct Rates {
    burst: f64,
    rate: f64,
    buckets: Mutex<Buckets>,
    streams: Arc<Mutex<Streams>>,
    most_streams: usize,
    most_streams_each: usize,
}

#[derive(Default, Debug)]
struct Streams {
    all: usize,
    each: HashMap<Who, usize>,
}

/// An event stream that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct StreamPermit {
    streams: Arc<Mutex<Streams>>,
    whose: [Who; 2],
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Rates {
    pub(crate) fn new(options: &Options) -> Rates {
        Rates {
            burst: options.burst.into(),
            rate: options.rate.into(),
            buckets: Mutex::default(),
            streams: Arc::default(),
            most_streams: options.streams,
            most_streams_each: options.streams_each,
        }
    }

    /// Counts something that is rarer than requests.
    pub(crate) fn of(burst: f64, rate: f64) -> Rates {
        let (buckets, streams) = Default::default();
        Rates { burst, rate, buckets, streams, most_streams: 0, most_streams_each: 0 }
    }

    /// Whether a request that costs so much may pass. A visitor without a token is known by the
    /// address only.
    pub(crate) fn allow(&self, visitor: Option<&Owner>, address: IpAddr, cost: u32, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        let rested = buckets.swept.is_none_or(|swept| now.saturating_duration_since(swept) >= SWEEP);
        if buckets.each.len() >= MANY && rested {
            let wait = self.burst / self.rate.max(0.001);
            buckets.each.retain(|_, bucket| now.saturating_duration_since(bucket.at).as_secs_f64() < wait);
            buckets.swept = Some(now);
        }
        let crowd = f64::from(VISITORS_AN_ADDRESS);
        let mut draw = |who: Who, share: f64| {
            let full = buckets.each.len() >= MAX_BUCKETS && !buckets.each.contains_key(&who);
            let who = if full { Who::Crowd } else { who };
            let bucket = buckets.each.entry(who).or_insert(Bucket { left: self.burst * share, at: now });
            let waited = now.saturating_duration_since(bucket.at).as_secs_f64();
            bucket.left = (bucket.left + waited * self.rate * share).min(self.burst * share);
            bucket.at = now;
            let enough = bucket.left >= f64::from(cost);
            if enough {
                bucket.left -= f64::from(cost);
            }
            enough
        };
        // Loopback is this machine itself, or a proxy that has not said for whom it asks.
        (address.is_loopback() || draw(Who::Address(network(address)), crowd))
            && visitor.is_none_or(|visitor| draw(Who::Visitor(visitor.clone()), 1.0))
    }

    /// Whether an address may try once more, however many visitors share it.
    pub(crate) fn allow_address(&self, address: IpAddr, now: Instant) -> bool {
        let name = Owner(network(address).to_string());
        self.allow(Some(&name), IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 1, now)
    }

    /// How many event streams are open.
    pub(crate) fn open_streams(&self) -> usize {
        lock(&self.streams).all
    }

    /// A place for an event stream, if there is one.
    pub(crate) fn stream(&self, visitor: &Owner, address: IpAddr) -> Option<StreamPermit> {
        let mut streams = lock(&self.streams);
        let whose = [Who::Visitor(visitor.clone()), Who::Address(network(address))];
        let crowd = self.most_streams_each.saturating_mul(VISITORS_AN_ADDRESS as usize);
        let has = |who: &Who| streams.each.get(who).copied().unwrap_or(0);
        // Behind a proxy everyone has the same, local address.
        let crowded = !address.is_loopback() && has(&whose[1]) >= crowd;
        if streams.all >= self.most_streams || has(&whose[0]) >= self.most_streams_each || crowded {
            return None;
        }
        streams.all += 1;
        for who in &whose {
            *streams.each.entry(who.clone()).or_default() += 1;
        }
        Some(StreamPermit { streams: self.streams.clone(), whose })
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut streams = lock(&self.streams);
        streams.all = streams.all.saturating_sub(1);
        for who in &self.whose {
            if let Some(count) = streams.each.get_mut(who) {
                *count -= 1;
                if *count == 0 {
                    streams.each.remove(who);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 7));

    fn rates() -> Rates {
        Rates::new(&Options { burst: 10, rate: 2, streams: 5, streams_each: 2, ..Options::default() })
    }

    fn visitor(name: &str) -> Owner {
        Owner(name.to_owned())
    }

    #[test]
    fn a_flood_is_stopped_and_patience_helps() {
        let (rates, now) = (rates(), Instant::now());
        let ask = |name: &str, at: Instant| rates.allow(Some(&visitor(name)), HOME, 1, at);
        assert!((0..10).all(|_| ask("a", now)));
        assert!(!ask("a", now));
        assert!(ask("b", now), "others are not concerned");
        let later = now + Duration::from_secs(1);
        assert!(ask("a", later) && ask("a", later) && !ask("a", later));
    }

    #[test]
    fn new_tokens_do_not_help_an_address() {
        let (rates, now) = (rates(), Instant::now());
        let passed = (0..1_000).filter(|n| rates.allow(Some(&visitor(&n.to_string())), HOME, 1, now)).count();
        assert_eq!(passed, 100);
        assert!(!rates.allow(None, HOME, 1, now));
    }

    #[test]
    fn a_network_of_addresses_counts_as_one() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert_eq!(network(address("2001:db8:1:2:3:4:5:6")), network(address("2001:db8:1:2:ffff::1")));
        assert_ne!(network(address("2001:db8:1:2::1")), network(address("2001:db8:1:3::1")));
        assert_eq!(network(address("::ffff:192.168.1.7")), HOME);
        assert_ne!(network(address("192.168.1.8")), network(HOME));
        assert!(network(address("::1")).is_loopback());
        assert_eq!(site(address("2001:db8:1:2::1")), site(address("2001:db8:1:3::1")));
        assert_ne!(site(address("2001:db8:1::1")), site(address("2001:db8:2::1")));
        assert_eq!(site(address("::ffff:192.168.1.7")), HOME);
        let (rates, now) = (rates(), Instant::now());
        let passed = (0..1_000u128).filter(|n| {
            let host = IpAddr::V6(Ipv6Addr::from_bits((0x2001_0db8 << 96) | n));
            rates.allow(Some(&visitor(&n.to_string())), host, 1, now)
        });
        assert_eq!(passed.count(), 100);
    }

    #[test]
    fn strangers_without_number_take_no_room_without_end() {
        let (rates, now) = (rates(), Instant::now());
        let host = |n: u128| IpAddr::V6(Ipv6Addr::from_bits((0x2001_0db8 << 96) | (n << 64)));
        let at = |n: u128| now + Duration::from_millis(u64::try_from(n).expect("small") / 1_000);
        let known = visitor("known");
        assert!(rates.allow(Some(&known), HOME, 1, now));
        for n in 0..120_000 {
            rates.allow(None, host(n), 1, at(n));
        }
        assert!(lock(&rates.buckets).each.len() <= MAX_BUCKETS + 1);
        assert!(rates.allow(Some(&known), HOME, 1, at(120_000)), "whoever was there before is not concerned");
        assert!(!rates.allow(None, host(999_999), 1, at(120_000)), "the crowd has to wait");
        // Once they have gone, there is room again.
        assert!(rates.allow(None, host(999_999), 1, now + Duration::from_secs(60)));
        assert!(lock(&rates.buckets).each.len() < 10);
    }

    #[test]
    fn streams_are_counted_while_they_last() {
        let rates = rates();
        let held: Vec<_> = (0..2).map(|_| rates.stream(&visitor("a"), HOME).expect("a stream")).collect();
        assert!(rates.stream(&visitor("a"), HOME).is_none());
        let more: Vec<_> = ["b", "c", "d"].map(|name| rates.stream(&visitor(name), HOME)).into_iter().collect();
        assert!(more.iter().all(Option::is_some));
        assert!(rates.stream(&visitor("e"), HOME).is_none(), "five in all");
        drop(held);
        assert!(rates.stream(&visitor("a"), HOME).is_some());
    }
}
