//! The position: everything on the table, and the decision that is awaited.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::action::Holder;
use crate::board::{self, Base, COLUMNS, Sky, Square};
use crate::components::{CityEffect, RowAction, ScenarioEffect};
use crate::ids::{CityId, ScenarioId};
use crate::pieces::{Berth, Colour, DICE, ROBOTS, Robot, SHIPS, WorkerDie};
use crate::setup::{CitySide, Recruit};

/// A game of Under Falling Skies.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderFallingSkies {
    /// The city.
    pub city: CityId,
    /// Its side.
    pub side: CitySide,
    /// The sky tiles, lowest first.
    pub sky: Sky,
    /// The scenario.
    pub scenario: Option<ScenarioId>,
    /// The characters.
    pub team: ArrayVec<Member, 12>,
    /// The round, from 1.
    pub round: u8,
    /// The altitude of the mothership's drop points (UFS-GEO-4).
    pub mothership: u8,
    /// How many research squares have been entered (UFS-GEO-13).
    pub research: u8,
    /// Damage taken.
    pub damage: u8,
    /// Energy held.
    pub energy: u8,
    /// Where the excavator stands.
    pub excavator: Square,
    /// The ships.
    pub ships: [Berth; SHIPS],
    /// The worker dice.
    pub dice: [WorkerDie; DICE],
    /// The robots on the board.
    pub robots: [Option<Robot>; ROBOTS],
    /// What the scenario and the abilities have to remember.
    pub memory: Memory,
    /// Ships that still have to be resolved after a fall (UFS-MOVE-6).
    pub landing: Landing,
    /// The room being resolved.
    pub work: Option<Work>,
    /// The decision that is awaited.
    pub step: Step,
    /// The phase in which a finished game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_in: Option<Phase>,
}

/// A character in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Who, and which side.
    pub recruit: Recruit,
    /// Set aside after use (UFS-CHAR-1).
    pub used: bool,
}

/// What the scenario and the abilities have to remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Ships destroyed so far (UFS-SCN-1).
    pub destroyed: u8,
    /// Columns with evacuees, as a bit set (UFS-SCN-2).
    pub evacuees: u8,
    /// Closed research squares that have been opened (UFS-SCN-4).
    pub gates_opened: u8,
    /// Columns with rubble, as a bit set (UFS-SCN-8).
    pub rubble: u8,
    /// Contaminated squares, as a bit set by path number (UFS-SCN-9).
    pub contaminated: u32,
    /// The column that the saboteur struck this round (UFS-SCN-11).
    pub saboteur: Option<u8>,
    /// Whether the base has been damaged before (UFS-FX-1).
    pub was_damaged: bool,
    /// Damage that did not happen (UFS-FX-11).
    pub damage_ignored: u8,
    /// How often the city's ability was used this round (UFS-FX-18).
    pub city_uses: u8,
    /// Rooms that still cost nothing this phase (UFS-CHAR-5, free_rooms).
    pub free_rooms: u8,
    /// Dice kept from the coming reroll, as a bit set (UFS-FX-12).
    pub kept: u8,
    /// Ships held aboard this round: purple, white, orange (UFS-MS-15).
    pub held: [u8; 3],
    /// Ships that a character may still hold this round.
    pub may_hold: u8,
    /// Ships already shifted by the character who is acting, as a bit set (UFS-CHAR-5).
    pub shifted: u16,
}

/// Ships that still have to be resolved after a fall.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// In the order of UFS-MOVE-5.
    pub queue: ArrayVec<u8, SHIPS>,
    /// What comes when all have landed.
    pub then: AfterLanding,
}

/// What comes when all ships have landed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterLanding {
    /// A gray die was placed: the next die.
    #[default]
    NextDie,
    /// A white die was placed: the reroll.
    Reroll,
    /// The ships dived by a row action: the drop.
    Drop,
}

/// A room being resolved, or a robot being built by a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// The room; none if a character builds a robot.
    pub room: Option<u8>,
    /// Its value before bonuses of one kind (UFS-ROOM-13); may be below 0 (UFS-ROOM-4).
    pub value: i8,
    /// Which of its kinds comes next.
    pub next_kind: u8,
    /// The robots used in it, as a bit set.
    pub robots: u8,
    /// Ships on red explosions in range, as a bit set (UFS-ROOM-9).
    pub red: u16,
}

/// The decision that is awaited (UFS-SM).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
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
    ResearchSteps {
        /// The room's value, bonuses included.
        value: u8,
    },
    /// UFS-SM-7
    PlaceRobot {
        /// What the robot will show.
        face: u8,
    },
    /// UFS-SM-8
    RedTarget,
    /// UFS-SM-9
    RobotWear,
    /// UFS-SM-21: a character may take more ships.
    MoreShips {
        /// The character's place in the team.
        member: u8,
        /// How many more.
        left: u8,
    },
    /// UFS-SM-10
    MothershipStart,
    /// UFS-SM-11
    DropStart,
    /// UFS-SM-12
    ChooseDropPoint,
    /// UFS-SM-13
    GameOver {
        /// How it ended.
        ending: Ending,
    },
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The research is done (UFS-END-1).
    Won,
    /// The base is destroyed (UFS-END-2).
    BaseDestroyed,
    /// The mothership reached the skull (UFS-END-3).
    MothershipArrived,
}

/// The phases of a round (UFS-ROUND-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Placing the dice.
    Planning,
    /// Using them.
    Rooms,
    /// The enemy's turn.
    Mothership,
}

impl UnderFallingSkies {
    /// The base below the city.
    pub fn base(&self) -> &'static Base {
        Base::of(self.city)
    }

    pub(crate) fn city_effect(&self) -> CityEffect {
        self.city.side(self.side).effect
    }

    pub(crate) fn scenario_effect(&self) -> Option<&'static ScenarioEffect> {
        self.scenario.map(|id| &id.record().effect)
    }

    /// Which phase the awaited decision belongs to.
    pub fn phase(&self) -> Phase {
        match self.step {
            Step::FirstRoll | Step::PlaceDie | Step::KeepDice => Phase::Planning,
            Step::CancelDescent if self.landing.then != AfterLanding::Drop => Phase::Planning,
            Step::MoreShips { member, .. } if self.member_places(member) => Phase::Planning,
            Step::RoomsAction
            | Step::ResearchSteps { .. }
            | Step::PlaceRobot { .. }
            | Step::RedTarget
            | Step::RobotWear
            | Step::MoreShips { .. } => Phase::Rooms,
            Step::CancelDescent | Step::MothershipStart | Step::DropStart | Step::ChooseDropPoint => Phase::Mothership,
            Step::GameOver { .. } => self.ended_in.unwrap_or(Phase::Planning),
        }
    }

    fn member_places(&self, member: u8) -> bool {
        let window = self.team.get(usize::from(member)).map(|member| member.recruit.character.record().window);
        window == Some(crate::components::Window::Place)
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.step {
            Step::GameOver { ending } => Some(ending),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.step, Step::GameOver { .. })
    }

    /// What the mothership does on its present row.
    pub(crate) fn row_action(&self) -> RowAction {
        board::row_action(&self.sky, self.mothership)
    }

    /// Whether squares up to the excavator's, its own not included, hold this one (UFS-GEO-10).
    pub fn is_excavated(&self, square: Square) -> bool {
        square < self.excavator
    }

    pub(crate) fn excavated(&self) -> u32 {
        self.excavator.bit() - 1
    }

    /// The worker die on a square.
    pub fn die_on(&self, square: Square) -> Option<u8> {
        (0..DICE as u8).find(|die| self.dice[usize::from(*die)].at.square() == Some(square))
    }

    /// The robot on a square.
    pub fn robot_on(&self, square: Square) -> Option<u8> {
        (0..ROBOTS as u8).find(|robot| self.robots[usize::from(*robot)].is_some_and(|robot| robot.square == square))
    }

    /// Squares that hold a die or a robot, as a bit set.
    pub(crate) fn occupied(&self) -> u32 {
        let dice = self.dice.iter().filter_map(|die| die.at.square());
        let robots = self.robots.iter().flatten().map(|robot| robot.square);
        dice.chain(robots).fold(0, |set, square| set | square.bit())
    }

    /// Columns that hold a worker die this round, as a bit set (UFS-PLAN-2).
    pub(crate) fn columns_taken(&self) -> u8 {
        self.dice.iter().filter_map(|die| die.at.square()).fold(0, |set, square| set | 1 << square.column())
    }

    /// The ship on a square of the sky.
    pub fn ship_at(&self, altitude: u8, column: u8) -> Option<u8> {
        let berth = Berth::Sky { altitude, column };
        (0..SHIPS as u8).find(|ship| self.ships[usize::from(*ship)] == berth)
    }

    /// How many ships of a colour are aboard and not held back.
    pub(crate) fn ready_to_drop(&self, colour: Colour) -> u8 {
        self.aboard(colour).saturating_sub(self.memory.held[colour as usize])
    }

    pub(crate) fn aboard(&self, colour: Colour) -> u8 {
        let aboard = |ship: &u8| Colour::of(*ship) == colour && self.ships[usize::from(*ship)] == Berth::Aboard;
        (0..SHIPS as u8).filter(aboard).count() as u8
    }

    /// How many ships `holder` may still keep aboard this round.
    pub(crate) fn may_hold(&self, holder: Holder) -> u8 {
        match (holder, self.city_effect()) {
            (Holder::City, CityEffect::FreeDrop { hold_back }) => hold_back.saturating_sub(self.memory.city_uses),
            (Holder::City, _) => 0,
            (Holder::Character, _) => self.memory.may_hold,
        }
    }

    /// The columns, left to right.
    pub(crate) fn columns() -> impl Iterator<Item = u8> {
        0..COLUMNS
    }
}
