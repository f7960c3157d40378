//! The Rooms phase: using the dice (UFS-ROOM).

use engine::{Play, Sink};

use crate::board::{self, Room};
use crate::components::{Cells, CityEffect, RoomKind, ScenarioEffect, Symbol};
use crate::event::{DamageCause, Destroyer, EnergySource, Event, ShipList};
use crate::pieces::{Berth, Colour, DICE, DieSpot, ROBOTS, SHIPS};
use crate::refusal::Refusal;
use crate::state::{Phase, Step, UnderFallingSkies, Work};

impl UnderFallingSkies {
    pub(crate) fn begin_rooms<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        self.step = Step::RoomsAction;
        play.tell(self, Event::PhaseBegan { phase: Phase::Rooms });
    }

    /// Squares on which a worker die stands to be used there, as a bit set.
    fn worker_squares(&self) -> u32 {
        self.dice.iter().fold(0, |set, die| match die.at {
            DieSpot::On { square } => set | square.bit(),
            _ => set,
        })
    }

    fn active_robot_squares(&self) -> u32 {
        self.robots.iter().flatten().filter(|robot| robot.active).fold(0, |set, robot| set | robot.square.bit())
    }

    /// Squares with something to use: the same for all rooms, so it is found once.
    pub(crate) fn usable_squares(&self) -> u32 {
        (self.worker_squares() | self.active_robot_squares()) & self.excavated() & !self.memory.contaminated
    }

    /// What it costs to resolve a room (UFS-ROOM-16).
    pub(crate) fn room_cost(&self, room: &Room, reduced: bool) -> u8 {
        if self.memory.free_rooms > 0 {
            return 0;
        }
        let mut reduction = 0;
        match self.city_effect() {
            CityEffect::RobotBuild { cost_reduction, .. } if room.kinds.contains(&RoomKind::Robot) => {
                reduction = cost_reduction;
            }
            CityEffect::CostReduction { amount, .. } if reduced => reduction = amount,
            _ => {}
        }
        (room.cost + self.surcharge(room.columns)).saturating_sub(reduction)
    }

    /// What the saboteur adds where these columns are touched (UFS-SCN-11).
    pub(crate) fn surcharge(&self, columns: u8) -> u8 {
        match (self.scenario_effect(), self.memory.saboteur) {
            (Some(ScenarioEffect::Saboteur { extra_cost }), Some(column)) if columns & 1 << column != 0 => *extra_cost,
            _ => 0,
        }
    }

    /// Whether a room may be resolved now (UFS-SM-15).
    pub(crate) fn may_resolve(&self, number: u8, reduced: bool, usable: u32) -> Result<u8, Refusal> {
        let room = self.base().rooms.get(usize::from(number)).ok_or(Refusal::NoSuchPiece)?;
        let filled = usable & room.mask;
        if filled == 0 {
            return Err(Refusal::RoomEmpty);
        }
        if filled != room.mask {
            return Err(Refusal::RoomIncomplete);
        }
        if reduced {
            let CityEffect::CostReduction { uses_per_round, .. } = self.city_effect() else {
                return Err(Refusal::NoReduction);
            };
            if self.memory.city_uses >= uses_per_round || self.room_cost(room, false) == 0 {
                return Err(Refusal::NoReduction);
            }
        }
        let cost = self.room_cost(room, reduced);
        if cost > self.energy {
            return Err(Refusal::TooLittleEnergy { cost, energy: self.energy });
        }
        Ok(cost)
    }

    /// Resolves a room with all that stands in it (UFS-ROOM-3, UFS-ROOM-4).
    pub(crate) fn resolve<S: Sink<Self>>(
        &mut self,
        number: u8,
        reduced: bool,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        if self.step != Step::RoomsAction {
            return Err(Refusal::NotNow);
        }
        let cost = self.may_resolve(number, reduced, self.usable_squares())?;
        let room = &self.base().rooms[usize::from(number)];

        self.memory.free_rooms = self.memory.free_rooms.saturating_sub(1);
        if reduced {
            self.memory.city_uses += 1;
        }
        self.pay(cost, play);
        let mut value = room.modifier;
        let mut used = 0;
        for (bit, robot) in (0..ROBOTS).zip(self.robots.iter_mut().map(Option::as_mut)) {
            if let Some(robot) = robot
                && room.mask & robot.square.bit() != 0
            {
                value += robot.face as i8;
                if let CityEffect::RobotRoomBonus { bonus, .. } = self.city.side(self.side).effect {
                    value += bonus;
                }
                robot.active = false;
                used |= 1 << bit;
            }
        }
        let mut dice = 0u8;
        for (bit, die) in self.dice.iter().enumerate() {
            if let DieSpot::On { square } = die.at
                && room.mask & square.bit() != 0
            {
                value += die.face as i8;
                dice |= 1 << bit;
            }
        }
        self.work = Some(Work { room: Some(number), value, next_kind: 0, robots: used, red: 0 });
        play.tell(self, Event::RoomResolved { room: number, value: value.max(0) as u8, cost });
        for die in (0..DICE as u8).filter(|die| dice & 1 << die != 0) {
            self.spend_die(die, true, play);
        }
        self.go_on(play);
        Ok(())
    }

    pub(crate) fn pay<S: Sink<Self>>(&mut self, amount: u8, play: &mut Play<'_, S>) {
        if amount > 0 {
            self.energy = self.energy.saturating_sub(amount);
            play.tell(self, Event::EnergyPaid { amount, energy: self.energy });
        }
    }

    pub(crate) fn gain_energy<S: Sink<Self>>(&mut self, amount: u8, by: EnergySource, play: &mut Play<'_, S>) {
        let before = self.energy;
        self.energy = before.saturating_add(amount).min(self.base().max_energy);
        play.tell(self, Event::EnergyGained { amount: self.energy - before, energy: self.energy, by });
    }

    pub(crate) fn spend_die<S: Sink<Self>>(&mut self, die: u8, used: bool, play: &mut Play<'_, S>) {
        self.dice[usize::from(die)].at = DieSpot::Spent;
        play.tell(self, Event::DieSpent { die, used });
    }

    /// Carries out the effects of the room being resolved that are left, in order (UFS-ROOM-13),
    /// then the wear of its robots. Stops where the player is asked or the game ends.
    pub(crate) fn go_on<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        while let Some(Work { room: Some(number), value, next_kind, .. }) = self.work {
            let room = &self.base().rooms[usize::from(number)];
            let Some(kind) = room.kinds.get(usize::from(next_kind)) else { break };
            if let Some(work) = &mut self.work {
                work.next_kind += 1;
            }
            let value = (value + self.kind_bonus(*kind, room)).max(0) as u8;
            match kind {
                RoomKind::Energy => self.energy_room(value, play),
                RoomKind::Fighter => self.fighter_room(value, play),
                RoomKind::Research => self.step = Step::ResearchSteps { value },
                RoomKind::Robot => self.robot_room(value, play),
                RoomKind::Aa => {}
            }
            if self.step != Step::RoomsAction {
                return;
            }
        }
        self.wear_robots(play);
    }

    /// A city's bonus for rooms of one kind (UFS-FX-9).
    fn kind_bonus(&mut self, kind: RoomKind, room: &Room) -> i8 {
        match self.city_effect() {
            CityEffect::RoomBonus { room: favoured, bonus, uses_per_round, cells }
                if favoured == kind
                    && self.memory.city_uses < uses_per_round
                    && (cells == Cells::Any || room.squares.len() == 1) =>
            {
                self.memory.city_uses = self.memory.city_uses.saturating_add(1);
                bonus
            }
            _ => 0,
        }
    }

    /// UFS-ROOM-7, UFS-FX-7
    fn energy_room<S: Sink<Self>>(&mut self, value: u8, play: &mut Play<'_, S>) {
        let bonus = match self.city_effect() {
            CityEffect::EnergyBonus { bonus, .. } => bonus,
            _ => 0,
        };
        self.gain_energy(value + bonus, EnergySource::Room, play);
    }

    /// Destroys every ship in range; of those on red explosions the player chooses one
    /// (UFS-ROOM-8, UFS-ROOM-9).
    fn fighter_room<S: Sink<Self>>(&mut self, value: u8, play: &mut Play<'_, S>) {
        let (mut shot, mut red) = (ShipList::new(), 0u16);
        let harder = self.explosion_bonus();
        for (ship, berth) in (0..).zip(self.ships) {
            let Berth::Sky { altitude, column } = berth else { continue };
            match board::symbol(&self.sky, altitude, column) {
                Symbol::Explosion(number) if number + harder <= value => shot.push(ship),
                Symbol::RedExplosion(number) if number + harder <= value => red |= 1 << ship,
                _ => {}
            }
        }
        if shot.is_empty() && red == 0 {
            play.tell(self, Event::NothingShot { value });
        }
        if !shot.is_empty() {
            self.destroy(shot, Destroyer::Fighter, play);
        }
        match red.count_ones() {
            0 => {}
            1 => self.destroy([red.trailing_zeros() as u8].into_iter().collect(), Destroyer::Fighter, play),
            _ => {
                if let Some(work) = &mut self.work {
                    work.red = red;
                }
                self.step = Step::RedTarget;
            }
        }
    }

    /// While the command ship is in the sky, explosions count higher (UFS-SCN-6).
    pub(crate) fn explosion_bonus(&self) -> u8 {
        match self.scenario_effect() {
            Some(ScenarioEffect::CommandShip { explosion_bonus })
                if matches!(self.ships[SHIPS - 1], Berth::Sky { .. }) =>
            {
                *explosion_bonus
            }
            _ => 0,
        }
    }

    /// Purple and orange ships go aboard, white ones to the reserve (UFS-ROOM-8).
    pub(crate) fn destroy<S: Sink<Self>>(&mut self, ships: ShipList, by: Destroyer, play: &mut Play<'_, S>) {
        for ship in &ships {
            let white = Colour::of(*ship) == Colour::White;
            self.ships[usize::from(*ship)] = if white { Berth::Reserve } else { Berth::Aboard };
            self.memory.destroyed = self.memory.destroyed.saturating_add(1);
        }
        play.tell(self, Event::ShipsDestroyed { ships, by });
    }

    pub(crate) fn shoot<S: Sink<Self>>(&mut self, ship: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let (Step::RedTarget, Some(work)) = (self.step, self.work.as_mut()) else { return Err(Refusal::NotNow) };
        if usize::from(ship) >= SHIPS || work.red & 1 << ship == 0 {
            return Err(Refusal::NotARedTarget);
        }
        work.red = 0;
        self.step = Step::RoomsAction;
        self.destroy([ship].into_iter().collect(), Destroyer::Fighter, play);
        self.go_on(play);
        Ok(())
    }

    /// Takes a die off without effect (UFS-ROOM-1, UFS-ROOM-6, UFS-DIG-2).
    pub(crate) fn discard<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.step != Step::RoomsAction {
            return Err(Refusal::NotNow);
        }
        let found = self.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
        found.at.square().ok_or(Refusal::DieNotOnBoard)?;
        self.spend_die(die, false, play);
        Ok(())
    }

    /// Ends the phase: what is left is discarded, robots stand up (UFS-ROOM-14, UFS-ROOM-15).
    pub(crate) fn end_rooms<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.step != Step::RoomsAction {
            return Err(Refusal::NotNow);
        }
        for die in 0..DICE as u8 {
            if self.dice[usize::from(die)].at.square().is_some() {
                self.spend_die(die, false, play);
            }
        }
        self.memory.free_rooms = 0;
        if let Some(ScenarioEffect::ReactorLeak { damage }) = self.scenario_effect()
            && self.energy == 0
        {
            for _ in 0..*damage {
                self.take_damage(DamageCause::Reactor, play);
                if self.is_over() {
                    return Ok(());
                }
            }
        }
        if self.robots.iter().flatten().any(|robot| !robot.active) {
            self.robots.iter_mut().flatten().for_each(|robot| robot.active = true);
            play.tell(self, Event::RobotsReadied);
        }
        self.begin_mothership(play);
        Ok(())
    }
}
