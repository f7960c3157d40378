//! The questions that the game asks (UFS-SM), one module a phase of the rulebook.
//!
//! [`Step`] is the decision that is awaited; [`Asked`] is what the player may answer to: that
//! decision, and at any time the removal of a robot.

mod characters;
mod mothership;
mod planning;
mod rooms;

use engine::{Choices, Decision, Play, Question, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

pub use characters::{CharacterUse, MoreShips};
pub use mothership::{ChooseDropPoint, DropStart, MothershipStart};
pub use planning::{CancelDescent, DescentAnswer, FirstRoll, KeepDice, PlaceDie, PlacementAnswer};
pub use rooms::{PlaceRobot, RedTarget, ResearchAnswer, ResearchSteps, RobotWear, RoomsAction, RoomsAnswer};

use crate::action::Action;
use crate::pieces::ROBOTS;
use crate::refusal::Refusal;
use crate::state::{Ending, State};

/// The only seat.
pub(crate) const PLAYER: Seat = Seat(0);

engine::decisions! {
    /// The decision that is awaited (UFS-SM).
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step of State {
        /// UFS-SM-1
        FirstRoll,
        /// UFS-SM-2
        PlaceDie,
        /// UFS-SM-3
        CancelDescent,
        /// UFS-SM-4
        KeepDice,
        /// UFS-SM-5
        RoomsAction,
        /// UFS-SM-6
        ResearchSteps(..),
        /// UFS-SM-7
        PlaceRobot(..),
        /// UFS-SM-8
        RedTarget,
        /// UFS-SM-9
        RobotWear,
        /// UFS-SM-21
        MoreShips(..),
        /// UFS-SM-10
        MothershipStart,
        /// UFS-SM-11
        DropStart,
        /// UFS-SM-12
        ChooseDropPoint,
    } and {
        /// UFS-SM-13
        GameOver {
            /// How it ended.
            ending: Ending,
        },
    }
}

/// What the player is asked: the awaited decision, and with it, whatever it is, whether a robot
/// leaves the board (UFS-ROBOT-10).
#[derive(Clone, Copy, Debug)]
pub struct Asked(pub(crate) Step);

impl Question<State> for Asked {
    #[inline]
    fn asked(&self, _: &State) -> Seats {
        Seats::one(PLAYER)
    }

    #[inline]
    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        self.0.offer(game, seat, choices);
        RemoveRobot.offer(game, seat, choices);
    }

    #[inline]
    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::RemoveRobot { .. } => RemoveRobot.permit(game, seat, action).map(|_| ()),
            _ => self.0.permit(game, seat, action),
        }
    }

    #[inline]
    fn decide<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        action: Action,
        fulfilled: impl FnOnce(&State) -> Result<(), Refusal>,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        match action {
            Action::RemoveRobot { .. } => {
                let robot = RemoveRobot.permit(game, seat, action)?;
                fulfilled(game)?;
                RemoveRobot.perform(game, seat, robot, play);
                Ok(())
            }
            _ => self.0.decide(game, seat, action, fulfilled, play),
        }
    }
}

/// Take a robot off the board; the decision that is awaited stays open (UFS-ROBOT-10).
#[derive(Clone, Copy, Debug)]
struct RemoveRobot;

impl Decision<State> for RemoveRobot {
    /// The robot.
    type Answer = u8;

    #[inline]
    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        for robot in 0..ROBOTS as u8 {
            if game.robots[usize::from(robot)].is_some() {
                choices.add(Action::RemoveRobot { robot });
            }
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<u8, Refusal> {
        match action {
            Action::RemoveRobot { robot } => {
                let found = game.robots.get(usize::from(robot)).ok_or(Refusal::NoSuchPiece)?;
                found.ok_or(Refusal::RobotNotThere)?;
                Ok(robot)
            }
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, robot: u8, play: &mut Play<'_, S>) {
        game.take_off(robot, play);
    }
}

impl State {
    /// Refuses what the awaited decision does not ask for (UFS-SM-18): of a character, that the
    /// moment is another (UFS-CHAR-3).
    pub(crate) fn not_asked(&self, action: Action) -> Refusal {
        match action {
            Action::UseCharacter { character, .. } => self.available(character).err().unwrap_or(Refusal::WrongWindow),
            _ => Refusal::NotNow,
        }
    }
}
