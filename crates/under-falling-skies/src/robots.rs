//! Robots: the blue dice (UFS-ROBOT).

use engine::{Play, Sink, ensure};

use crate::components::CityEffect;
use crate::decisions::Step;
use crate::event::{Event, RobotLoss};
use crate::pieces::ROBOTS;
use crate::refusal::Refusal;
use crate::state::{Next, UnderFallingSkies};

impl UnderFallingSkies {
    /// The player takes a robot off; the decision stays open (UFS-ROBOT-10).
    pub(crate) fn take_off<S: Sink<Self>>(&mut self, robot: u8, play: &mut Play<'_, S>) {
        self.lose_robot(robot, RobotLoss::Choice, play);
        // With the last robot gone there is no wear left to choose.
        if self.step == Step::RobotWear && self.used_robots() == 0 {
            self.finish_room();
        }
    }

    pub(crate) fn lose_robot<S: Sink<Self>>(&mut self, robot: u8, by: RobotLoss, play: &mut Play<'_, S>) {
        self.robots[usize::from(robot)] = None;
        if let Some(work) = &mut self.work {
            work.robots &= !(1 << robot);
        }
        play.tell(self, Event::RobotRemoved { robot, by });
    }

    /// What a robot built with this value shows (UFS-ROBOT-2, UFS-FX-13).
    pub(crate) fn built_face(&self, value: u8) -> u8 {
        let bonus = match self.city_effect() {
            CityEffect::RobotBuild { value_bonus, .. } => value_bonus,
            _ => 0,
        };
        value.saturating_add(bonus).min(6)
    }

    fn most_robots(&self) -> usize {
        match self.city_effect() {
            CityEffect::RobotRoomBonus { max_robots, .. } => usize::from(max_robots),
            _ => ROBOTS,
        }
    }

    /// The robot die that would be taken from beside the board, if one is allowed (UFS-ROBOT-3,
    /// UFS-FX-4).
    pub(crate) fn spare_robot(&self) -> Result<u8, Refusal> {
        let spare = self.robots.iter().position(Option::is_none).ok_or(Refusal::RobotInUse)?;
        let on_board = self.robots.iter().flatten().count();
        ensure(on_board < self.most_robots(), Refusal::TooManyRobots)?;
        Ok(spare as u8)
    }

    /// Whether this robot die may be the one that is built: a spare one, or one that was used in
    /// the room (UFS-ROBOT-7, UFS-ROBOT-12).
    pub(crate) fn may_build(&self, robot: u8) -> Result<(), Refusal> {
        let found = self.robots.get(usize::from(robot)).ok_or(Refusal::NoSuchPiece)?;
        if found.is_none() {
            return ensure(self.spare_robot()? == robot, Refusal::OtherRobotFirst);
        }
        ensure(self.used_robots() & 1 << robot != 0, Refusal::RobotInUse)?;
        let others = self.robots.iter().flatten().count() - 1;
        ensure(others < self.most_robots(), Refusal::TooManyRobots)
    }

    /// Squares on which this robot may be put: empty, excavated, clean (UFS-ROBOT-4).
    pub(crate) fn free_for_robot(&self, robot: u8) -> u32 {
        let own = self.robots[usize::from(robot)].map_or(0, |robot| robot.square.bit());
        let workers = self.workers();
        let dice = workers.squares | workers.digging.map_or(0, |(_, square)| square.bit());
        self.excavated() & !self.memory.contaminated & (!(dice | self.robot_squares()) | own)
    }

    /// The last thing in a room: its used robots lose 1 (UFS-ROBOT-8), unless the city lets the
    /// player spare one (UFS-FX-14).
    pub(crate) fn wear_robots<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let used = self.used_robots();
        if used != 0
            && let CityEffect::RobotNoWear { uses_per_round } = self.city_effect()
            && self.memory.city_uses < uses_per_round
        {
            return self.ask(Step::RobotWear);
        }
        self.wear_all(used, play);
    }

    /// These robots lose 1; the room is done.
    pub(crate) fn wear_all<S: Sink<Self>>(&mut self, used: u8, play: &mut Play<'_, S>) {
        self.finish_room();
        for robot in (0..ROBOTS as u8).filter(|robot| used & 1 << robot != 0) {
            match &mut self.robots[usize::from(robot)] {
                Some(worn) if worn.face > 1 => {
                    worn.face -= 1;
                    let face = worn.face;
                    play.tell(self, Event::RobotWorn { robot, face });
                }
                Some(_) => self.lose_robot(robot, RobotLoss::Worn, play),
                None => {}
            }
        }
    }

    /// A used robot keeps its value; the others may be asked for (UFS-FX-14).
    pub(crate) fn spare_wear<S: Sink<Self>>(&mut self, robot: u8, play: &mut Play<'_, S>) {
        if let Some(work) = &mut self.work {
            work.robots &= !(1 << robot);
        }
        self.memory.city_uses += 1;
        self.step = Step::RoomsAction;
        self.next = Next::Effect;
        play.tell(self, Event::RobotSpared { robot });
    }
}
