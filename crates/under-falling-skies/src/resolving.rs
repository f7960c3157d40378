//! Resolving a room with all that stands in it (UFS-ROOM).

use engine::{Play, Sink, ensure};

use crate::components::{CityEffect, Room, RoomKind, ScenarioEffect};
use crate::decisions::Step;
use crate::event::{DamageCause, Event};
use crate::pieces::{DieSpot, bits};
use crate::refusal::Refusal;
use crate::state::{Next, UnderFallingSkies, Work};

/// A room that may be resolved now.
#[derive(Clone, Copy, Debug)]
pub struct Resolving {
    number: u8,
    /// Whether the city's reduction is used (UFS-FX-15).
    reduced: bool,
    cost: u8,
}

impl UnderFallingSkies {
    /// Squares with something to use, of those on which dice stand and those of active robots.
    pub(crate) fn usable_squares(&self, dice: u32) -> u32 {
        let robots = self.robots.iter().flatten().filter(|robot| robot.active);
        let robots = robots.fold(0, |set, robot| set | robot.square.bit());
        (dice | robots) & self.excavated() & !self.memory.contaminated
    }

    /// What it costs to resolve a room (UFS-ROOM-16).
    pub(crate) fn room_cost(&self, room: &Room, reduced: bool) -> u8 {
        if self.memory.free_rooms > 0 {
            return 0;
        }
        let reduction = match self.city_effect() {
            CityEffect::RobotBuild { cost_reduction, .. } if room.kinds.contains(&RoomKind::Robot) => cost_reduction,
            CityEffect::CostReduction { amount, .. } if reduced => amount,
            _ => 0,
        };
        (room.cost + self.surcharge(room.columns)).saturating_sub(reduction)
    }

    /// What the saboteur adds where these columns are touched (UFS-SCN-11).
    pub(crate) fn surcharge(&self, columns: u8) -> u8 {
        match (self.scenario_effect(), self.memory.saboteur) {
            (Some(ScenarioEffect::Saboteur { extra_cost, .. }), Some(column)) if columns & 1 << column != 0 => {
                *extra_cost
            }
            _ => 0,
        }
    }

    /// Whether a room may be resolved now (UFS-SM-15).
    pub(crate) fn may_resolve(&self, number: u8, reduced: bool, usable: u32) -> Result<Resolving, Refusal> {
        let room = self.base().rooms.get(usize::from(number)).ok_or(Refusal::NoSuchPiece)?;
        let filled = usable & room.mask;
        ensure(filled != 0, Refusal::RoomEmpty)?;
        ensure(filled == room.mask, Refusal::RoomIncomplete)?;
        if reduced {
            let CityEffect::CostReduction { uses_per_round, .. } = self.city_effect() else {
                return Err(Refusal::NoReduction);
            };
            let helps = self.memory.city_uses < uses_per_round && self.room_cost(room, false) > 0;
            ensure(helps, Refusal::NoReduction)?;
        }
        let cost = self.room_cost(room, reduced);
        ensure(cost <= self.energy, Refusal::TooLittleEnergy { cost, energy: self.energy })?;
        Ok(Resolving { number, reduced, cost })
    }

    /// Pays for a room and adds up what stands in it (UFS-ROOM-3, UFS-ROOM-4). Its effects follow.
    pub(crate) fn resolve<S: Sink<Self>>(&mut self, resolving: Resolving, play: &mut Play<'_, S>) {
        let Resolving { number, reduced, cost } = resolving;
        let room = &self.base().rooms[usize::from(number)];
        self.memory.free_rooms = self.memory.free_rooms.saturating_sub(1);
        self.memory.city_uses += u8::from(reduced);
        self.pay(cost, play);
        let bonus = match self.city_effect() {
            CityEffect::RobotRoomBonus { bonus, .. } => bonus,
            _ => 0,
        };
        let (mut value, mut robots, mut dice) = (room.modifier, 0, 0u8);
        for (index, robot) in self.robots.iter_mut().enumerate() {
            if let Some(robot) = robot
                && room.mask & robot.square.bit() != 0
            {
                value += robot.face as i8 + bonus;
                robot.active = false;
                robots |= 1 << index;
            }
        }
        for (index, die) in self.dice.iter().enumerate() {
            if let DieSpot::On { square } = die.at
                && room.mask & square.bit() != 0
            {
                value += die.face as i8;
                dice |= 1 << index;
            }
        }
        self.work = Some(Work { room: Some(number), value, next_kind: 0, robots, red: 0 });
        play.tell(self, Event::RoomResolved { room: number, value: value.max(0) as u8, cost });
        for die in bits(u32::from(dice)) {
            self.spend_die(die as u8, true, play);
        }
        self.next = Next::Effect;
    }

    /// The next effect of the room being resolved, in order (UFS-ROOM-13); after the last one the
    /// wear of its robots.
    pub(crate) fn next_effect<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let Some(work) = &mut self.work else { return };
        let room = work.room.and_then(|room| self.data.get()[self.city].base.rooms.get(usize::from(room)));
        let effect = room.and_then(|room| Some((room, *room.kinds.get(usize::from(work.next_kind))?)));
        let Some((room, kind)) = effect else { return self.wear_robots(play) };
        work.next_kind += 1;
        let value = work.value;
        let value = (value + self.kind_bonus(kind, room)).max(0) as u8;
        self.next = Next::Effect;
        self.room_effect(kind, value, play);
    }

    pub(crate) fn spend_die<S: Sink<Self>>(&mut self, die: u8, used: bool, play: &mut Play<'_, S>) {
        self.dice[usize::from(die)].at = DieSpot::Spent;
        play.tell(self, Event::DieSpent { die, used });
    }

    /// Ends the phase: what is left is discarded, robots stand up (UFS-ROOM-14, UFS-ROOM-15).
    pub(crate) fn end_rooms<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        for die in bits(u32::from(self.workers().on_board)) {
            self.spend_die(die as u8, false, play);
        }
        self.memory.free_rooms = 0;
        if let Some(ScenarioEffect::ReactorLeak { damage, energy }) = self.scenario_effect()
            && self.energy <= *energy
        {
            self.take_damages(*damage, DamageCause::Reactor, play);
            if self.is_over() {
                return;
            }
        }
        if self.robots.iter().flatten().any(|robot| !robot.active) {
            self.robots.iter_mut().flatten().for_each(|robot| robot.active = true);
            play.tell(self, Event::RobotsReadied);
        }
        self.next = Next::Mothership;
    }

    /// Leaves the room's effects and goes on with the phase.
    pub(crate) fn finish_room(&mut self) {
        self.work = None;
        self.step = Step::RoomsAction;
    }
}
