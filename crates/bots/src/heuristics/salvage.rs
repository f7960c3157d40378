//! What matters in Salvage: scrap at home, and what the probe carries.

use std::sync::LazyLock;

use engine::Seat;
use salvage::{Asks, HaulOrDock, Salvage};

use super::{Features, Heuristics, Weights, mix};

impl Heuristics for Salvage {
    const FEATURES: &'static [&'static str] = &["docked", "load"];

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::parse(include_str!("../../data/salvage.toml"), Salvage::FEATURES)
                .unwrap_or_else(|error| panic!("data/salvage.toml: {error}"))
        });
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        let Asks::HaulOrDock(HaulOrDock { load }) = self.asks;
        let of_goal = |scrap: u8| f32::from(scrap) / f32::from(Salvage::GOAL);
        out[0] = of_goal(self.docked[seat.index()]);
        out[1] = if seat == self.active { of_goal(load) } else { 0.0 };
    }

    /// Every choice may be the last of a turn.
    fn is_pause(&self) -> bool {
        true
    }

    fn fingerprint(&self, _: Seat) -> u64 {
        let Asks::HaulOrDock(HaulOrDock { load }) = self.asks;
        mix(u64::from(self.active.0), u64::from(load))
    }
}
