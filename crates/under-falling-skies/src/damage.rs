//! Hits on the city and damage (UFS-DMG, UFS-SKY-9, UFS-SCN-9).

use engine::{Play, Sink};

use crate::components::{CityEffect, RowAction, ScenarioEffect};
use crate::event::{DamageCause, Event, RobotLoss};
use crate::pieces::{Berth, Colour, Square};
use crate::state::{Ending, UnderFallingSkies};

impl UnderFallingSkies {
    /// A ship below the sky damages the base and goes aboard (UFS-SKY-9).
    pub(crate) fn hit_city<S: Sink<Self>>(&mut self, ship: u8, column: u8, play: &mut Play<'_, S>) {
        play.tell(self, Event::CityHit { ship, column });
        let white = Colour::of(ship) == Colour::White;
        let (amount, next) = match self.scenario_effect() {
            Some(ScenarioEffect::Evacuation { hit_damage, .. }) if self.memory.evacuees & 1 << column != 0 => {
                (*hit_damage, Berth::Aboard)
            }
            Some(ScenarioEffect::Kamikaze { hit_damage, .. }) if white => (*hit_damage, Berth::Reserve),
            _ => (1, Berth::Aboard),
        };
        self.take_damages(amount, DamageCause::Ship, play);
        if self.is_over() {
            return;
        }
        self.ships[usize::from(ship)] = next;
        if let Some(ScenarioEffect::Contamination { .. }) = self.scenario_effect() {
            self.contaminate(column, play);
        }
    }

    /// So many points of damage one after another, until the base is destroyed (UFS-DMG-1).
    pub(crate) fn take_damages<S: Sink<Self>>(&mut self, amount: u8, by: DamageCause, play: &mut Play<'_, S>) {
        for _ in 0..amount {
            self.take_damage(by, play);
            if self.is_over() {
                return;
            }
        }
    }

    /// One point of damage (UFS-DMG-1), unless the city ignores it (UFS-FX-11).
    fn take_damage<S: Sink<Self>>(&mut self, by: DamageCause, play: &mut Play<'_, S>) {
        if let CityEffect::IgnoreDamage { amount } = self.city_effect()
            && self.memory.damage_ignored < amount
        {
            self.memory.damage_ignored += 1;
            return play.tell(self, Event::DamageIgnored { by });
        }
        self.damage += 1;
        play.tell(self, Event::Damaged { damage: self.damage, by });
        if self.damage >= self.base().lethal_damage {
            return self.end(Ending::BaseDestroyed, play);
        }
        let first = !self.memory.was_damaged;
        self.memory.was_damaged = true;
        if let CityEffect::FirstDamageResearch { squares } = self.city_effect()
            && first
        {
            self.advance_free(squares, play);
        }
    }

    /// The mothership on a skull row ends the game, whatever brought it there (UFS-END-3).
    pub(crate) fn end_if_arrived<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        if self.row_action(self.mothership) == RowAction::Skull {
            self.end(Ending::MothershipArrived, play);
        }
    }

    /// A hit contaminates the uppermost usable square of its column (UFS-SCN-9).
    fn contaminate<S: Sink<Self>>(&mut self, column: u8, play: &mut Play<'_, S>) {
        let taken = self.memory.contaminated;
        let square = (1..6)
            .filter_map(|row| Square::of(row, column))
            .find(|square| self.is_excavated(*square) && taken & square.bit() == 0 && self.die_on(*square).is_none());
        let Some(square) = square else { return };
        self.memory.contaminated |= square.bit();
        play.tell(self, Event::Contaminated { square });
        if let Some(robot) = self.robot_on(square) {
            self.lose_robot(robot, RobotLoss::Contamination, play);
        }
    }
}
