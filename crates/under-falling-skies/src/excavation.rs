//! The excavator (UFS-DIG, UFS-MS-3).

use engine::{Play, Sink, ensure};

use crate::components::{CityEffect, Dug};
use crate::event::{EnergySource, Event, RobotLoss};
use crate::pieces::{ROBOTS, Square};
use crate::refusal::Refusal;
use crate::state::UnderFallingSkies;

/// The digging die is used (UFS-DIG-1).
#[derive(Clone, Copy, Debug)]
pub struct Dig {
    die: u8,
    square: Square,
    cost: u8,
}

impl UnderFallingSkies {
    /// Whether the digging die may be used, and what that costs (UFS-DIG-1, UFS-ROOM-16).
    pub(crate) fn may_dig(&self) -> Result<Dig, Refusal> {
        let (die, square) = self.digging_die().ok_or(Refusal::NoDiggingDie)?;
        ensure(square > self.excavator, Refusal::AlreadyDug)?;
        let printed = match self.city_effect() {
            CityEffect::Excavation { cost, .. } => cost,
            _ => 1,
        };
        let cost = printed + self.surcharge(1 << square.column());
        ensure(cost <= self.energy, Refusal::CannotPayDigging { cost, energy: self.energy })?;
        Ok(Dig { die, square, cost })
    }

    pub(crate) fn dig<S: Sink<Self>>(&mut self, Dig { die, square, cost }: Dig, play: &mut Play<'_, S>) {
        self.pay(cost, play);
        self.spend_die(die, true, play);
        self.excavate_to(square, play);
    }

    /// Moves the excavator forward; some cities gain energy from it (UFS-FX-10).
    pub(crate) fn excavate_to<S: Sink<Self>>(&mut self, square: Square, play: &mut Play<'_, S>) {
        let from = self.excavator;
        let before = self.excavated();
        self.excavator = square;
        play.tell(self, Event::ExcavatorMoved { from, to: square });
        if let CityEffect::ExcavationEnergy { per, divisor } = self.city_effect() {
            let new = self.excavated() & !before;
            let count = match per {
                Dug::Tunnel => (new & self.base().tunnels).count_ones(),
                Dug::Square => new.count_ones(),
            };
            let gain = count.div_ceil(u32::from(divisor.max(1))) as u8;
            if gain > 0 {
                self.gain_energy(gain, EnergySource::Digging, play);
            }
        }
    }

    /// Moves the excavator back, not past its start; robots in its way are lost (UFS-MS-3,
    /// UFS-ROBOT-11).
    pub(crate) fn excavator_back<S: Sink<Self>>(&mut self, squares: u8, play: &mut Play<'_, S>) {
        let start = self.base().excavator_start;
        let from = self.excavator;
        let to = Square::new(from.index().saturating_sub(squares).max(start.index())).min(from);
        if to == from {
            return;
        }
        self.excavator = to;
        play.tell(self, Event::ExcavatorMoved { from, to });
        for robot in 0..ROBOTS as u8 {
            if self.robots[usize::from(robot)].is_some_and(|robot| !self.is_excavated(robot.square)) {
                self.lose_robot(robot, RobotLoss::Excavator, play);
            }
        }
    }
}
