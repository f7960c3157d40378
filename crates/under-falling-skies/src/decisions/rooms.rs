//! The Rooms phase: using the dice (UFS-ROOM).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use super::{CharacterUse, Step};
use crate::action::Action;
use crate::components::{CityEffect, Window};
use crate::event::{Destroyer, Event};
use crate::excavation::Dig;
use crate::pieces::{DICE, ROBOTS, Robot, SHIPS, Square, bits};
use crate::refusal::Refusal;
use crate::resolving::Resolving;
use crate::scenarios::{ClearGun, Decontaminate, OpenGate};
use crate::state::{Next, State};

/// The next action of the Rooms phase (UFS-SM-5).
#[derive(Clone, Copy, Debug)]
pub struct RoomsAction;

/// What is done in the Rooms phase.
#[derive(Clone, Copy, Debug)]
pub enum RoomsAnswer {
    /// A room is resolved (UFS-ROOM-3).
    Resolve(Resolving),
    /// The excavator moves (UFS-DIG-1).
    Dig(Dig),
    /// A die lifts evacuees or rubble (UFS-SCN-2, UFS-SCN-8).
    ClearGun(ClearGun),
    /// A research square is opened (UFS-SCN-4).
    OpenGate(OpenGate),
    /// A square is cleaned (UFS-SCN-9).
    Decontaminate(Decontaminate),
    /// A character is used.
    Use(CharacterUse),
    /// A die leaves the board without effect (UFS-ROOM-2).
    Discard {
        /// Which.
        die: u8,
    },
    /// The phase ends (UFS-ROOM-14).
    EndPhase,
}

impl Decision<State> for RoomsAction {
    type Answer = RoomsAnswer;

    #[inline]
    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let workers = game.workers();
        let usable = game.usable_squares(workers.squares);
        if usable != 0 {
            let reduces = matches!(game.city_effect(), CityEffect::CostReduction { .. });
            for (room, _) in game.base().filled(usable) {
                for reduced in [false, true] {
                    if (!reduced || reduces) && game.may_resolve(room, reduced, usable).is_ok() {
                        choices.add(Action::Resolve { room, reduced });
                    }
                }
            }
        }
        if workers.digging.is_some() && game.may_dig().is_ok() {
            choices.add(Action::Dig);
        }
        if game.scenario.is_some() {
            if game.memory.evacuees | game.memory.rubble != 0 {
                let guns = (0..DICE as u8).filter(|die| game.may_clear_gun(*die).is_ok());
                choices.add_all(guns.map(|die| Action::ClearGun { die }));
            }
            if game.may_open_gate().is_ok() {
                choices.add(Action::OpenGate);
            }
            let dirty = bits(game.memory.contaminated).map(|square| Square::new(square as u8));
            let dirty = dirty.filter(|square| game.may_decontaminate(*square).is_ok());
            choices.add_all(dirty.map(|square| Action::Decontaminate { square }));
        }
        game.offer_characters(Window::Rooms, choices);
        choices.add_all(bits(u32::from(workers.on_board)).map(|die| Action::Discard { die: die as u8 }));
        choices.add(Action::EndPhase);
    }

    #[inline]
    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<RoomsAnswer, Refusal> {
        Ok(match action {
            Action::Resolve { room, reduced } => {
                let usable = game.usable_squares(game.workers().squares);
                RoomsAnswer::Resolve(game.may_resolve(room, reduced, usable)?)
            }
            Action::Dig => RoomsAnswer::Dig(game.may_dig()?),
            Action::ClearGun { die } => RoomsAnswer::ClearGun(game.may_clear_gun(die)?),
            Action::OpenGate => RoomsAnswer::OpenGate(game.may_open_gate()?),
            Action::Decontaminate { square } => RoomsAnswer::Decontaminate(game.may_decontaminate(square)?),
            Action::UseCharacter { character, target } => {
                RoomsAnswer::Use(game.may_use(Window::Rooms, character, target)?)
            }
            // A die in a room that is not resolved, on a gun, or in front of the excavator
            // (UFS-ROOM-1, UFS-ROOM-6, UFS-DIG-2).
            Action::Discard { die } => {
                let found = game.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
                found.at.square().ok_or(Refusal::DieNotOnBoard)?;
                RoomsAnswer::Discard { die }
            }
            Action::EndPhase => RoomsAnswer::EndPhase,
            _ => return Err(game.not_asked(action)),
        })
    }

    #[inline]
    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, answer: RoomsAnswer, play: &mut Play<'_, S>) {
        match answer {
            RoomsAnswer::Resolve(resolving) => game.resolve(resolving, play),
            RoomsAnswer::Dig(dig) => game.dig(dig, play),
            RoomsAnswer::ClearGun(clearing) => game.clear_gun(clearing, play),
            RoomsAnswer::OpenGate(opening) => game.open_gate(opening, play),
            RoomsAnswer::Decontaminate(cleaning) => game.decontaminate(cleaning, play),
            RoomsAnswer::Use(character) => character.perform(game, play),
            RoomsAnswer::Discard { die } => game.spend_die(die, false, play),
            RoomsAnswer::EndPhase => game.end_rooms(play),
        }
    }
}

/// Advance the research marker for a Research room; it may stay where it is (UFS-SM-6,
/// UFS-ROOM-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResearchSteps {
    /// The room's value, bonuses included.
    pub value: u8,
}

/// What is done while a Research room is being resolved.
#[derive(Clone, Copy, Debug)]
pub enum ResearchAnswer {
    /// The marker advances.
    Advance {
        /// How many squares.
        squares: u8,
    },
    /// A character is used.
    Use(CharacterUse),
}

impl Decision<State> for ResearchSteps {
    type Answer = ResearchAnswer;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all((0..=game.most_squares(self.value)).rev().map(|squares| Action::Advance { squares }));
        game.offer_characters(Window::ResolveResearch, choices);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<ResearchAnswer, Refusal> {
        match action {
            Action::Advance { squares } => {
                game.may_advance(squares, self.value)?;
                Ok(ResearchAnswer::Advance { squares })
            }
            Action::UseCharacter { character, target } => {
                Ok(ResearchAnswer::Use(game.may_use(Window::ResolveResearch, character, target)?))
            }
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, answer: ResearchAnswer, play: &mut Play<'_, S>) {
        match answer {
            ResearchAnswer::Advance { squares } => game.advance(squares, play),
            ResearchAnswer::Use(character) => character.perform(game, play),
        }
    }
}

/// Put the robot that was built on the board, or not (UFS-SM-7, UFS-ROBOT).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRobot {
    /// What the robot will show.
    pub face: u8,
}

impl Decision<State> for PlaceRobot {
    /// The robot die and its square; none if no robot is built.
    type Answer = Option<(u8, Square)>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        for robot in (0..ROBOTS as u8).filter(|robot| game.may_build(*robot).is_ok()) {
            let squares = bits(game.free_for_robot(robot)).map(|square| Square::new(square as u8));
            choices.add_all(squares.map(|square| Action::PlaceRobot { robot, square }));
        }
        choices.add(Action::SkipRobot);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<(u8, Square)>, Refusal> {
        match action {
            Action::PlaceRobot { robot, square } => {
                game.may_build(robot)?;
                ensure(game.is_excavated(square), Refusal::NotExcavated)?;
                ensure(game.memory.contaminated & square.bit() == 0, Refusal::SquareContaminated)?;
                ensure(game.free_for_robot(robot) & square.bit() != 0, Refusal::SquareNotFree)?;
                Ok(Some((robot, square)))
            }
            Action::SkipRobot => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, placed: Option<(u8, Square)>, play: &mut Play<'_, S>) {
        game.step = Step::RoomsAction;
        game.next = Next::Effect;
        if let Some((robot, square)) = placed {
            // The rebuilt one is not worn (UFS-ROBOT-7).
            if let Some(work) = &mut game.work {
                work.robots &= !(1 << robot);
            }
            game.robots[usize::from(robot)] = Some(Robot { face: self.face, square, active: false });
            play.tell(game, Event::RobotBuilt { robot, face: self.face, square });
        }
    }
}

/// Choose one of the ships on red explosions in range (UFS-SM-8, UFS-ROOM-9).
#[derive(Clone, Copy, Debug)]
pub struct RedTarget;

impl State {
    /// The ships among which a Fighter chooses, as a bit set.
    fn red_targets(&self) -> u16 {
        self.work.map_or(0, |work| work.red)
    }

    /// The robots used in the room being resolved, as a bit set.
    pub(crate) fn used_robots(&self) -> u8 {
        self.work.map_or(0, |work| work.robots)
    }
}

impl Decision<State> for RedTarget {
    /// The ship.
    type Answer = u8;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(bits(u32::from(game.red_targets())).map(|ship| Action::Shoot { ship: ship as u8 }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<u8, Refusal> {
        match action {
            Action::Shoot { ship } => {
                let is_target = usize::from(ship) < SHIPS && game.red_targets() & 1 << ship != 0;
                ensure(is_target, Refusal::NotARedTarget)?;
                Ok(ship)
            }
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, ship: u8, play: &mut Play<'_, S>) {
        if let Some(work) = &mut game.work {
            work.red = 0;
        }
        game.step = Step::RoomsAction;
        game.next = Next::Effect;
        game.destroy([ship].into_iter().collect(), Destroyer::Fighter, play);
    }
}

/// Let a used robot keep its value, or let all lose 1 (UFS-SM-9, UFS-FX-14).
#[derive(Clone, Copy, Debug)]
pub struct RobotWear;

impl Decision<State> for RobotWear {
    /// The robot that keeps its value; none if all lose 1.
    type Answer = Option<u8>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(bits(u32::from(game.used_robots())).map(|robot| Action::KeepValue { robot: robot as u8 }));
        choices.add(Action::LoseValue);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<u8>, Refusal> {
        match action {
            Action::KeepValue { robot } => {
                let is_used = usize::from(robot) < ROBOTS && game.used_robots() & 1 << robot != 0;
                ensure(is_used, Refusal::RobotNotUsed)?;
                Ok(Some(robot))
            }
            Action::LoseValue => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, kept: Option<u8>, play: &mut Play<'_, S>) {
        match kept {
            Some(robot) => game.spare_wear(robot, play),
            None => game.wear_all(game.used_robots(), play),
        }
    }
}
