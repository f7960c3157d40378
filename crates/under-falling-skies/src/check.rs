//! Whether a position that came from outside could stand on a table. What passes here can be
//! played on by anyone without a panic or a dead end.

use engine::Fault;

use crate::components::{CharacterEffect, CityEffect, RoomKind, ScenarioEffect, Symbol};
use crate::decisions::{MoreShips, PlaceRobot, ResearchSteps, Step};
use crate::pieces::{Berth, COLUMNS, Colour, DieSpot, SHIPS, Square, is_white_die};
use crate::state::{AfterLanding, Ending, Phase, UnderFallingSkies, Work};

fn ensure(holds: bool, field: &str, rule: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(field, rule)) }
}

fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> bool {
    let items: Vec<T> = items.collect();
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}

impl UnderFallingSkies {
    pub(crate) fn check_position(&self) -> Result<(), Fault> {
        self.check_table()?;
        self.check_markers()?;
        self.check_ships()?;
        self.check_dice()?;
        self.check_robots()?;
        self.check_memory()?;
        self.check_landing()?;
        self.check_work()?;
        self.check_step()
    }

    fn check_table(&self) -> Result<(), Fault> {
        let final_battle = matches!(self.scenario_effect(), Some(ScenarioEffect::FinalBattle { .. }));
        ensure(self.sky.len() == if final_battle { 5 } else { 4 }, "sky", "UFS-GEO-2")?;
        for (level, sheet) in (1..).zip(&self.sky) {
            let tile = &self.data[sheet.tile];
            ensure(tile.level == level && (!sheet.threat || tile.sides.len() > 1), "sky", "UFS-GEO-2")?;
        }
        ensure(distinct(self.team.iter().map(|member| member.recruit.character)), "team", "UFS-DIFF-3")
    }

    fn check_markers(&self) -> Result<(), Fault> {
        let base = self.base();
        let ending = self.ending();
        ensure(self.round >= 1, "round", "UFS-ROUND-1")?;
        ensure(self.energy <= base.max_energy, "energy", "UFS-GEO-11")?;
        ensure(self.excavator >= base.excavator_start, "excavator", "UFS-MS-3")?;

        // Each ending is shown by its marker, and no marker shows an ending of a running game.
        let top = self.track_length();
        ensure(self.research <= top, "research", "UFS-GEO-13")?;
        ensure((self.research == top) == (ending == Some(Ending::Won)), "research", "UFS-END-1")?;
        ensure(self.damage <= base.lethal_damage, "damage", "UFS-GEO-12")?;
        let destroyed = self.damage == base.lethal_damage;
        ensure(destroyed == (ending == Some(Ending::BaseDestroyed)), "damage", "UFS-END-2")?;
        let rows = self.data.rows(&self.sky);
        ensure((1..=rows + 1).contains(&self.mothership), "mothership", "UFS-GEO-4")?;
        let skull = self.data.skull(&self.sky);
        let arrived = skull.is_some_and(|skull| self.mothership <= skull);
        ensure(arrived == (ending == Some(Ending::MothershipArrived)), "mothership", "UFS-END-3")
    }

    fn check_ships(&self) -> Result<(), Fault> {
        let command_ship = matches!(self.scenario_effect(), Some(ScenarioEffect::CommandShip { .. }));
        for (ship, berth) in (0..).zip(self.ships) {
            let colour = Colour::of(ship);
            match berth {
                Berth::Reserve => ensure(colour != Colour::Purple, "ships", "UFS-ROOM-8")?,
                Berth::Sky { altitude, .. } => {
                    ensure(altitude >= 1 && altitude < self.mothership, "ships", "UFS-GEO-4")?;
                }
                // A ship is below the sky only while it waits for its turn to hit.
                Berth::City { .. } => ensure(self.landing.queue.contains(&ship), "ships", "UFS-SKY-9")?,
                Berth::Aboard | Berth::DropPoint { .. } => {}
            }
            ensure(berth.column().is_none_or(|column| column < COLUMNS), "ships", "UFS-GEO-1")?;
            let in_game = berth != Berth::Reserve;
            // It leaves the game only by being destroyed.
            let gone = command_ship && !self.command_ship_returns() && self.memory.destroyed > 0;
            ensure(colour != Colour::Orange || in_game == command_ship || gone, "ships", "UFS-SCN-6")?;
        }
        let places = |berth: &Berth| matches!(berth, Berth::Sky { .. } | Berth::DropPoint { .. });
        ensure(distinct(self.ships.iter().copied().filter(places)), "ships", "UFS-GEO-14")
    }

    fn check_dice(&self) -> Result<(), Fault> {
        for die in &self.dice {
            ensure((1..=6).contains(&die.face), "dice", "UFS-ROUND-2")?;
            if let DieSpot::On { square } = die.at {
                ensure(self.is_excavated(square), "dice", "UFS-PLAN-3")?;
            }
            if let Some(square) = die.at.square() {
                ensure(self.memory.contaminated & square.bit() == 0, "dice", "UFS-SCN-9")?;
            }
        }
        let squares = || self.dice.iter().filter_map(|die| die.at.square());
        ensure(distinct(squares().map(|square| square.column())), "dice", "UFS-PLAN-2")?;
        let digging = self.dice.iter().filter(|die| matches!(die.at, DieSpot::Digging { .. })).count();
        ensure(digging <= 1, "dice", "UFS-PLAN-4")?;
        if let (Some((_, square)), Phase::Planning) = (self.digging_die(), self.phase()) {
            ensure(square > self.excavator, "dice", "UFS-PLAN-4")?;
        }
        let spent = self.dice.iter().filter(|die| die.at == DieSpot::Spent).count();
        let unplaced = self.unplaced().count_ones() as usize;
        let fits = match (self.step, self.phase()) {
            (Step::GameOver { .. }, _) => true,
            (Step::FirstRoll, _) => unplaced == 5,
            (Step::PlaceDie | Step::MoreShips(_), Phase::Planning) => unplaced > 0 && spent == 0,
            (Step::KeepDice, _) => {
                let white = (0..).zip(&self.dice).any(|(die, at)| is_white_die(die) && at.at.square().is_some());
                unplaced > 0 && spent == 0 && white
            }
            (_, Phase::Planning) => unplaced < 5 && spent == 0,
            (_, Phase::Rooms) => unplaced == 0,
            (_, Phase::Mothership) => spent == 5,
        };
        ensure(fits, "dice", "UFS-PLAN-1")
    }

    fn check_robots(&self) -> Result<(), Fault> {
        for robot in self.robots.iter().flatten() {
            ensure((1..=6).contains(&robot.face), "robots", "UFS-ROBOT-2")?;
            ensure(self.is_excavated(robot.square), "robots", "UFS-ROBOT-9")?;
            ensure(self.memory.contaminated & robot.square.bit() == 0, "robots", "UFS-SCN-9")?;
            ensure(self.die_on(robot.square).is_none(), "robots", "UFS-ROBOT-4")?;
            let tilted_allowed = self.phase() == Phase::Rooms || self.is_over();
            ensure(robot.active || tilted_allowed, "robots", "UFS-ROOM-15")?;
        }
        ensure(distinct(self.robots.iter().flatten().map(|robot| robot.square)), "robots", "UFS-ROBOT-4")?;
        let most = match self.city_effect() {
            CityEffect::RobotRoomBonus { max_robots, .. } => usize::from(max_robots),
            _ => self.robots.len(),
        };
        ensure(self.robots.iter().flatten().count() <= most, "robots", "UFS-FX-4")
    }

    fn check_memory(&self) -> Result<(), Fault> {
        let memory = &self.memory;
        let (mut evacuees, mut rubble, mut gates, mut saboteur, mut dirt) = (0, 0, 0, false, 0);
        match self.scenario_effect() {
            Some(ScenarioEffect::Evacuation { .. }) => evacuees = 0b11111,
            Some(ScenarioEffect::Rubble { columns, .. }) => rubble = columns.iter().fold(0, |set, at| set | 1 << at),
            Some(ScenarioEffect::ResearchGates { squares, .. }) => gates = squares.len(),
            Some(ScenarioEffect::Saboteur { .. }) => saboteur = true,
            // Not the guns of row 0, and nothing beyond the last square.
            Some(ScenarioEffect::Contamination { .. }) => dirt = Square::ALL & !0b11111,
            _ => {}
        }
        ensure(memory.evacuees & !evacuees == 0, "memory.evacuees", "UFS-SCN-2")?;
        ensure(memory.rubble & !rubble == 0, "memory.rubble", "UFS-SCN-8")?;
        ensure(usize::from(memory.gates_opened) <= gates, "memory.gates_opened", "UFS-SCN-4")?;
        ensure(memory.contaminated & !dirt == 0, "memory.contaminated", "UFS-SCN-9")?;
        let struck = memory.saboteur.is_none_or(|column| saboteur && column < COLUMNS);
        ensure(struck, "memory.saboteur", "UFS-SCN-11")?;
        let ignores = match self.city_effect() {
            CityEffect::IgnoreDamage { amount } => amount,
            _ => 0,
        };
        ensure(memory.damage_ignored <= ignores, "memory.damage_ignored", "UFS-FX-11")?;
        ensure(memory.was_damaged || self.damage == 0 || self.is_over(), "memory.was_damaged", "UFS-FX-1")?;
        ensure(memory.city_uses <= 100, "memory.city_uses", "UFS-FX-18")?;

        let over = self.is_over();
        let rooms = self.phase() == Phase::Rooms || over;
        ensure(memory.free_rooms == 0 || (rooms && memory.free_rooms <= 2), "memory.free_rooms", "UFS-CHAR-5")?;
        let most_kept = match self.city_effect() {
            CityEffect::KeepOnReroll { dice } if self.step == Step::KeepDice => u32::from(dice),
            _ => 1,
        };
        let kept = memory.kept & !self.unplaced() == 0
            && memory.kept.count_ones() < most_kept
            && (self.unplaced() == 0 || memory.kept != self.unplaced());
        ensure(kept, "memory.kept", "UFS-FX-12")?;
        let dropping = matches!(self.step, Step::DropStart | Step::ChooseDropPoint);
        for colour in Colour::DROP_ORDER {
            let held = memory.held[colour as usize];
            ensure(held == 0 || (dropping && held <= self.aboard(colour)), "memory.held", "UFS-MS-15")?;
        }
        ensure(memory.may_hold <= if dropping { 3 } else { 0 }, "memory.may_hold", "UFS-MS-15")?;
        let shifting = matches!(self.step, Step::MoreShips(_));
        ensure(memory.shifted == 0 || (shifting && memory.shifted >> SHIPS == 0), "memory.shifted", "UFS-CHAR-5")
    }

    fn check_landing(&self) -> Result<(), Fault> {
        let queue = &self.landing.queue;
        let ships = queue.iter().all(|ship| usize::from(*ship) < SHIPS) && distinct(queue.iter());
        ensure(ships, "landing.queue", "UFS-MOVE-6")?;
        if self.is_over() {
            return Ok(());
        }
        let asked = self.step == Step::CancelDescent;
        ensure(asked || self.landing.then == AfterLanding::NextDie, "landing.then", "UFS-PLAN-8")?;
        ensure(asked != queue.is_empty(), "landing.queue", "UFS-SM-3")?;
        if let Some(ship) = queue.first() {
            let lands = match self.ships[usize::from(*ship)] {
                Berth::Sky { altitude, column } => self.symbol(altitude, column) == Symbol::Descend,
                _ => false,
            };
            ensure(lands, "landing.queue", "UFS-SM-3")?;
        }
        Ok(())
    }

    fn check_work(&self) -> Result<(), Fault> {
        if self.is_over() {
            return Ok(());
        }
        let Some(Work { room, value, next_kind, robots, red }) = self.work else {
            let needs =
                matches!(self.step, Step::ResearchSteps(_) | Step::PlaceRobot(_) | Step::RedTarget | Step::RobotWear);
            return ensure(!needs, "work", "UFS-SM-5");
        };
        ensure((-20..=60).contains(&value), "work.value", "UFS-ROOM-4")?;
        let (kinds, mask): (&[RoomKind], u32) = match room {
            None => (&[], 0),
            Some(room) => match self.base().rooms.get(usize::from(room)) {
                Some(room) => (&room.kinds, room.mask),
                None => return Err(Fault::new("work.room", "UFS-ROOM-1")),
            },
        };
        ensure(usize::from(next_kind) <= kinds.len(), "work.next_kind", "UFS-ROOM-13")?;
        let current = usize::from(next_kind).checked_sub(1).and_then(|kind| kinds.get(kind));
        let fits = match self.step {
            Step::ResearchSteps(_) => current == Some(&RoomKind::Research),
            Step::PlaceRobot(_) => room.is_none() || current == Some(&RoomKind::Robot),
            Step::RedTarget => current == Some(&RoomKind::Fighter),
            Step::RobotWear => room.is_some() && usize::from(next_kind) == kinds.len(),
            _ => false,
        };
        ensure(fits, "work", "UFS-SM-5")?;
        for bit in 0..8 {
            if robots & 1 << bit != 0 {
                let used = self.robots.get(bit).copied().flatten();
                let here = used.is_some_and(|robot| !robot.active && mask & robot.square.bit() != 0);
                ensure(here, "work.robots", "UFS-ROBOT-5")?;
            }
        }
        let reds = (0..SHIPS as u8).filter(|ship| red & 1 << ship != 0);
        let all_red = reds.into_iter().all(|ship| match self.ships[usize::from(ship)] {
            Berth::Sky { altitude, column } => {
                matches!(self.symbol(altitude, column), Symbol::RedExplosion(_))
            }
            _ => false,
        });
        let asked = self.step == Step::RedTarget;
        ensure(red >> SHIPS == 0 && all_red && asked == (red != 0), "work.red", "UFS-ROOM-9")
    }

    fn check_step(&self) -> Result<(), Fault> {
        let effect = self.city_effect();
        match self.step {
            Step::FirstRoll => ensure(effect == CityEffect::FirstRollAnySix, "step", "UFS-SM-1"),
            Step::CancelDescent => {
                let fits = match effect {
                    CityEffect::CancelDescend { energy, uses_per_round } => {
                        self.energy >= energy && self.memory.city_uses < uses_per_round
                    }
                    _ => false,
                };
                ensure(fits, "step", "UFS-SM-3")
            }
            Step::KeepDice => ensure(matches!(effect, CityEffect::KeepOnReroll { .. }), "step", "UFS-SM-4"),
            Step::ResearchSteps(ResearchSteps { value }) => {
                ensure(value <= 100, "step.research_steps.value", "UFS-ROOM-4")
            }
            Step::PlaceRobot(PlaceRobot { face }) => {
                ensure((1..=6).contains(&face), "step.place_robot.face", "UFS-ROBOT-2")
            }
            Step::RobotWear => {
                let fits = match effect {
                    CityEffect::RobotNoWear { uses_per_round } => self.memory.city_uses < uses_per_round,
                    _ => false,
                };
                ensure(fits && self.work.is_some_and(|work| work.robots != 0), "step", "UFS-SM-9")
            }
            Step::MoreShips(MoreShips { member, left }) => {
                let fits = self.team.get(usize::from(member)).is_some_and(|member| match self.power(member.recruit) {
                    CharacterEffect::DestroyOnExplosion { ships } | CharacterEffect::ShiftShips { ships } => {
                        member.used && (1..ships).contains(&left)
                    }
                    _ => false,
                });
                ensure(fits, "step.more_ships", "UFS-SM-21")
            }
            Step::DropStart => ensure(self.holds().next().is_some(), "step", "UFS-SM-11"),
            Step::ChooseDropPoint => ensure(self.drop_zone().next(self).is_some(), "step", "UFS-SM-12"),
            Step::PlaceDie | Step::RoomsAction | Step::RedTarget | Step::MothershipStart | Step::GameOver { .. } => {
                Ok(())
            }
        }
    }
}
