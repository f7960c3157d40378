//! Robots: the blue dice (UFS-ROBOT).

use engine::{Play, Sink};

use crate::board::Square;
use crate::components::CityEffect;
use crate::event::{Event, RobotLoss};
use crate::pieces::{ROBOTS, Robot};
use crate::refusal::Refusal;
use crate::state::{Step, UnderFallingSkies, Work};

impl UnderFallingSkies {
    /// The player may take a robot off at any decision, which stays open (UFS-ROBOT-10).
    pub(crate) fn remove_robot<S: Sink<Self>>(&mut self, robot: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let found = self.robots.get(usize::from(robot)).ok_or(Refusal::NoSuchPiece)?;
        found.ok_or(Refusal::RobotNotThere)?;
        self.lose_robot(robot, RobotLoss::Choice, play);
        // With the last robot gone there is no wear left to choose.
        if self.step == Step::RobotWear && self.work.is_none_or(|work| work.robots == 0) {
            self.step = Step::RoomsAction;
            self.wear_robots(play);
        }
        Ok(())
    }

    pub(crate) fn lose_robot<S: Sink<Self>>(&mut self, robot: u8, by: RobotLoss, play: &mut Play<'_, S>) {
        self.robots[usize::from(robot)] = None;
        if let Some(work) = &mut self.work {
            work.robots &= !(1 << robot);
        }
        play.tell(self, Event::RobotRemoved { robot, by });
    }

    /// A Robot room builds a robot of its value (UFS-ROBOT-2).
    pub(crate) fn robot_room<S: Sink<Self>>(&mut self, value: u8, play: &mut Play<'_, S>) {
        if value == 0 {
            return play.tell(self, Event::NoRobotBuilt);
        }
        self.step = Step::PlaceRobot { face: self.built_face(value) };
    }

    /// A character builds a robot (UFS-CHAR-5).
    pub(crate) fn robot_by_character(&mut self, value: u8) {
        self.work = Some(Work { room: None, value: value as i8, next_kind: 0, robots: 0, red: 0 });
        self.step = Step::PlaceRobot { face: self.built_face(value) };
    }

    /// What a robot built with this value shows (UFS-ROBOT-2, UFS-FX-13).
    fn built_face(&self, value: u8) -> u8 {
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
        if on_board < self.most_robots() { Ok(spare as u8) } else { Err(Refusal::TooManyRobots) }
    }

    /// Whether this robot die may be the one that is built: a spare one, or one that was used in
    /// the room (UFS-ROBOT-7, UFS-ROBOT-12).
    pub(crate) fn may_build(&self, robot: u8) -> Result<(), Refusal> {
        let found = self.robots.get(usize::from(robot)).ok_or(Refusal::NoSuchPiece)?;
        if found.is_some() {
            let used_here = self.work.is_some_and(|work| work.robots & 1 << robot != 0);
            let others = self.robots.iter().flatten().count() - 1;
            return if !used_here {
                Err(Refusal::RobotInUse)
            } else if others >= self.most_robots() {
                Err(Refusal::TooManyRobots)
            } else {
                Ok(())
            };
        }
        if self.spare_robot()? == robot { Ok(()) } else { Err(Refusal::OtherRobotFirst) }
    }

    /// Squares on which this robot may be put: empty, excavated, clean (UFS-ROBOT-4).
    pub(crate) fn robot_squares(&self, robot: u8) -> u32 {
        let own = self.robots[usize::from(robot)].map_or(0, |robot| robot.square.bit());
        self.excavated() & !self.memory.contaminated & (!self.occupied() | own)
    }

    pub(crate) fn place_robot<S: Sink<Self>>(
        &mut self,
        robot: u8,
        square: Square,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        let Step::PlaceRobot { face } = self.step else { return Err(Refusal::NotNow) };
        self.may_build(robot)?;
        if !self.is_excavated(square) {
            return Err(Refusal::NotExcavated);
        }
        if self.memory.contaminated & square.bit() != 0 {
            return Err(Refusal::SquareContaminated);
        }
        if self.robot_squares(robot) & square.bit() == 0 {
            return Err(Refusal::SquareNotFree);
        }
        // The rebuilt one is not worn (UFS-ROBOT-7).
        if let Some(work) = &mut self.work {
            work.robots &= !(1 << robot);
        }
        self.robots[usize::from(robot)] = Some(Robot { face, square, active: false });
        self.step = Step::RoomsAction;
        play.tell(self, Event::RobotBuilt { robot, face, square });
        self.go_on(play);
        Ok(())
    }

    pub(crate) fn skip_robot<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if !matches!(self.step, Step::PlaceRobot { .. }) {
            return Err(Refusal::NotNow);
        }
        self.step = Step::RoomsAction;
        self.go_on(play);
        Ok(())
    }

    /// The last thing in a room: its used robots lose 1 (UFS-ROBOT-8), unless the city lets the
    /// player spare one (UFS-FX-14).
    pub(crate) fn wear_robots<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let used = self.work.map_or(0, |work| work.robots);
        if used != 0
            && let CityEffect::RobotNoWear { uses_per_round } = self.city_effect()
            && self.memory.city_uses < uses_per_round
        {
            self.step = Step::RobotWear;
            return;
        }
        self.wear_all(used, play);
    }

    fn wear_all<S: Sink<Self>>(&mut self, used: u8, play: &mut Play<'_, S>) {
        self.work = None;
        self.step = Step::RoomsAction;
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

    pub(crate) fn keep_value<S: Sink<Self>>(&mut self, robot: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let (Step::RobotWear, Some(work)) = (self.step, self.work.as_mut()) else { return Err(Refusal::NotNow) };
        if usize::from(robot) >= ROBOTS || work.robots & 1 << robot == 0 {
            return Err(Refusal::RobotNotUsed);
        }
        work.robots &= !(1 << robot);
        self.memory.city_uses += 1;
        self.step = Step::RoomsAction;
        play.tell(self, Event::RobotSpared { robot });
        self.wear_robots(play);
        Ok(())
    }

    pub(crate) fn lose_value<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.step != Step::RobotWear {
            return Err(Refusal::NotNow);
        }
        self.wear_all(self.work.map_or(0, |work| work.robots), play);
        Ok(())
    }
}
