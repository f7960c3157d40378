//! The list of everything that may be chosen now (UFS-SM).

use crate::action::{Action, Target};
use crate::board::{COLUMN_SQUARES, Square};
use crate::components::{CharacterEffect, CityEffect};
use crate::pieces::{DICE, ROBOTS, SHIPS};
use crate::state::{Step, UnderFallingSkies};

fn squares(set: u32) -> impl Iterator<Item = Square> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let index = rest.trailing_zeros();
        (rest != 0).then(|| {
            rest &= rest - 1;
            Square::new(index as u8)
        })
    })
}

fn bits(set: u8) -> impl Iterator<Item = u8> {
    squares(u32::from(set)).map(Square::index)
}

impl UnderFallingSkies {
    pub(crate) fn list_legal(&self, out: &mut impl Extend<Action>) {
        match self.step {
            Step::FirstRoll => {
                out.extend(
                    (0..DICE as u8)
                        .filter(|die| self.dice[usize::from(*die)].face != 6)
                        .map(|die| Action::SetSix { die }),
                );
                out.extend([Action::Pass]);
            }
            Step::PlaceDie => self.list_placements(out),
            Step::CancelDescent => {
                out.extend([Action::CancelDescent { pay: true }, Action::CancelDescent { pay: false }])
            }
            Step::KeepDice => {
                out.extend(bits(self.unplaced() & !self.memory.kept).map(|die| Action::KeepDie { die }));
                out.extend([Action::RerollRest]);
            }
            Step::RoomsAction => self.list_rooms(out),
            Step::ResearchSteps { value } => {
                out.extend((0..=self.most_squares(value)).rev().map(|squares| Action::Advance { squares }));
                self.list_characters(out);
            }
            Step::PlaceRobot { .. } => self.list_robot_squares(out),
            Step::RedTarget => {
                let red = self.work.map_or(0, |work| work.red);
                out.extend((0..SHIPS as u8).filter(|ship| red & 1 << ship != 0).map(|ship| Action::Shoot { ship }));
            }
            Step::RobotWear => {
                let used = self.work.map_or(0, |work| work.robots);
                out.extend(bits(used).map(|robot| Action::KeepValue { robot }));
                out.extend([Action::LoseValue]);
            }
            Step::MoreShips { member, .. } => {
                out.extend(self.further_targets(member).map(|target| Action::AlsoShip { target }));
                out.extend([Action::Pass]);
            }
            Step::MothershipStart => {
                self.list_characters(out);
                out.extend([Action::Pass]);
            }
            Step::DropStart => {
                out.extend(self.holds().map(|(by, colour)| Action::Hold { by, colour }));
                out.extend([Action::Pass]);
            }
            Step::ChooseDropPoint => out.extend(bits(self.drop_points()).map(|column| Action::Drop { column })),
            Step::GameOver { .. } => return,
        }
        let on_board = (0..ROBOTS as u8).filter(|robot| self.robots[usize::from(*robot)].is_some());
        out.extend(on_board.map(|robot| Action::RemoveRobot { robot }));
    }

    /// UFS-SM-2
    fn list_placements(&self, out: &mut impl Extend<Action>) {
        let taken = self.columns_taken();
        let shut = self.memory.contaminated | self.excavator.bit();
        let open = Self::columns().filter(|column| taken & 1 << column == 0);
        let open = open.fold(0, |set, column| set | COLUMN_SQUARES[usize::from(column)]) & !shut;
        let excavated = open & self.excavated() & !self.occupied();
        let ahead = if self.digging_die().is_some() { 0 } else { open & !(self.excavated() | self.excavator.bit()) };
        let slow = self.team.iter().find_map(|member| match member.recruit.side().effect {
            CharacterEffect::SlowColumn { .. } if !member.used => Some(member.recruit.character),
            _ => None,
        });
        for die in bits(self.unplaced()) {
            let last = u32::from(self.excavator.index()) + u32::from(self.reach(self.dice[usize::from(die)].face));
            let within = 1u32.checked_shl(last + 1).map_or(u32::MAX, |bit| bit - 1);
            for square in squares(excavated | ahead & within) {
                out.extend([Action::Place { die, square, with: None }]);
                if let Some(character) = slow
                    && self.may_slow(character, die, square).is_ok()
                {
                    out.extend([Action::Place { die, square, with: Some(character) }]);
                }
            }
        }
        self.list_characters(out);
        if let CityEffect::RerollUnplaced { .. } = self.city_effect() {
            let dice = (0..DICE as u8).filter(|die| self.may_reroll(*die).is_ok());
            out.extend(dice.map(|die| Action::Reroll { die }));
        }
    }

    /// UFS-SM-5
    fn list_rooms(&self, out: &mut impl Extend<Action>) {
        let usable = self.usable_squares();
        if usable != 0 {
            let reduces = matches!(self.city_effect(), CityEffect::CostReduction { .. });
            // Most rooms are not filled: the rest is asked of those that are (UFS-ROOM-5).
            let filled = (0..).zip(&self.base().rooms).filter(|(_, room)| usable & room.mask == room.mask);
            for (room, _) in filled {
                if self.may_resolve(room, false, usable).is_ok() {
                    out.extend([Action::Resolve { room, reduced: false }]);
                }
                if reduces && self.may_resolve(room, true, usable).is_ok() {
                    out.extend([Action::Resolve { room, reduced: true }]);
                }
            }
        }
        if self.may_dig().is_ok() {
            out.extend([Action::Dig]);
        }
        if self.scenario.is_some() {
            if self.memory.evacuees | self.memory.rubble != 0 {
                let guns = (0..DICE as u8).filter(|die| self.may_clear_gun(*die).is_ok());
                out.extend(guns.map(|die| Action::ClearGun { die }));
            }
            if self.may_open_gate().is_ok() {
                out.extend([Action::OpenGate]);
            }
            let dirty = squares(self.memory.contaminated).filter(|square| self.may_decontaminate(*square).is_ok());
            out.extend(dirty.map(|square| Action::Decontaminate { square }));
        }
        self.list_characters(out);
        let placed = (0..DICE as u8).filter(|die| self.dice[usize::from(*die)].at.square().is_some());
        out.extend(placed.map(|die| Action::Discard { die }));
        out.extend([Action::EndPhase]);
    }

    fn list_characters<O: Extend<Action>>(&self, out: &mut O) {
        for member in self.team.iter().filter(|member| !member.used) {
            let character = member.recruit.character;
            if !self.is_window(character.record().window) {
                continue;
            }
            let effect = member.recruit.side().effect;
            let offer = |target: Option<Target>, out: &mut O| {
                if self.may_use(effect, target).is_ok() {
                    out.extend([Action::UseCharacter { character, target }]);
                }
            };
            match effect {
                CharacterEffect::SetUnplacedDie => {
                    for die in bits(self.unplaced()) {
                        (1..=6).for_each(|face| offer(Some(Target::Face { die, face }), out));
                    }
                }
                CharacterEffect::ExcavatorForward { squares } => {
                    (1..=squares).for_each(|squares| offer(Some(Target::Squares { squares }), out));
                }
                CharacterEffect::DestroyOnExplosion { .. } | CharacterEffect::ShiftShips { .. } => {
                    self.ship_targets(Some(effect)).for_each(|target| offer(Some(target), out));
                }
                _ => offer(None, out),
            }
        }
    }

    /// UFS-SM-7
    fn list_robot_squares(&self, out: &mut impl Extend<Action>) {
        for robot in (0..ROBOTS as u8).filter(|robot| self.may_build(*robot).is_ok()) {
            out.extend(squares(self.robot_squares(robot)).map(|square| Action::PlaceRobot { robot, square }));
        }
        out.extend([Action::SkipRobot]);
    }
}
