//! The position: everything on the table, and the decision that is awaited.

use engine::{Data, List, ensure};
use serde::{Deserialize, Serialize};

use crate::components::{
    Base, Catalog, CharacterEffect, CityEffect, CitySideRecord, RowAction, ScenarioEffect, Sky, Symbol, revision,
};
use crate::decisions::Step;
use crate::pieces::{
    Berth, CityId, Colour, DICE, DieSpot, ROBOTS, Robot, SHIPS, ScenarioId, Square, WorkerDie, columns_of,
};
use crate::refusal::Refusal;
use crate::setup::{CitySide, Recruit};

/// A game of Under Falling Skies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    pub team: List<Member, 12>,
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
    /// What comes without a decision.
    #[serde(skip)]
    pub next: Next,
    /// The components that the game is played with; in JSON their revision, or the hash of a pack.
    #[serde(rename = "revision", default = "Data::first", skip_serializing_if = "Data::is_first", with = "revision")]
    pub(crate) data: Data<Catalog>,
}

/// Its short name in the signatures of the decisions.
pub(crate) type State = UnderFallingSkies;

/// A character in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// In the order of UFS-MOVE-5.
    pub queue: List<u8, SHIPS>,
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

/// What the rules carry out next without asking anybody. A position that has settled has nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Next {
    /// The awaited decision.
    #[default]
    Nothing,
    /// The first ship of the queue lands (UFS-MOVE-5).
    Landing,
    /// The room being resolved has its next effect (UFS-ROOM-13).
    Effect,
    /// The Mothership phase begins (UFS-MS-1).
    Mothership,
    /// The drop begins (UFS-MS-9).
    Drop,
    /// Ships are dropped (UFS-MS-9).
    Ships,
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
        &self.data.get()[self.city].base
    }

    #[inline]
    pub(crate) fn city_side(&self) -> &'static CitySideRecord {
        self.data.get()[self.city].side(self.side)
    }

    #[inline]
    pub(crate) fn city_effect(&self) -> CityEffect {
        self.city_side().effect
    }

    /// What the scenario changes.
    #[inline]
    pub fn scenario_effect(&self) -> Option<&'static ScenarioEffect> {
        self.scenario.map(|id| &self.data.get()[id].effect)
    }

    /// What a character of the team does, on the side that is up.
    pub(crate) fn power(&self, recruit: Recruit) -> CharacterEffect {
        self.data.power(recruit)
    }

    /// How many sky tiles show their threat side (UFS-DIFF-1).
    pub(crate) fn threat(&self) -> u8 {
        self.sky.iter().filter(|sheet| sheet.threat).count() as u8
    }

    /// Which phase the awaited decision belongs to.
    pub fn phase(&self) -> Phase {
        match self.step {
            Step::FirstRoll | Step::PlaceDie | Step::KeepDice => Phase::Planning,
            Step::CancelDescent if self.landing.then != AfterLanding::Drop => Phase::Planning,
            Step::MoreShips(more) if more.interrupts(self) == Step::PlaceDie => Phase::Planning,
            Step::RoomsAction
            | Step::ResearchSteps(_)
            | Step::PlaceRobot(_)
            | Step::RedTarget
            | Step::RobotWear
            | Step::MoreShips(_) => Phase::Rooms,
            Step::CancelDescent | Step::MothershipStart | Step::DropStart | Step::ChooseDropPoint => Phase::Mothership,
            Step::GameOver { .. } => self.ended_in.unwrap_or(Phase::Planning),
        }
    }

    /// The components that the game is played with.
    pub fn components(&self) -> &'static Catalog {
        self.data.get()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.step {
            Step::GameOver { ending } => Some(ending),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.step, Step::GameOver { .. })
    }

    /// Waits for this decision.
    pub(crate) fn ask(&mut self, step: Step) {
        self.step = step;
        self.next = Next::Nothing;
    }

    /// What is printed on a square of the sky; altitude 1 is the lowest row (UFS-GEO-2).
    pub fn symbol(&self, altitude: u8, column: u8) -> Symbol {
        self.data.symbol(&self.sky, altitude, column)
    }

    /// What the mothership does on a row (UFS-MS-2).
    pub fn row_action(&self, altitude: u8) -> RowAction {
        self.data.row_action(&self.sky, altitude)
    }

    /// The number of rows of the sky.
    pub fn rows(&self) -> u8 {
        self.data.rows(&self.sky)
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

    /// Where the worker dice are.
    #[inline]
    pub(crate) fn workers(&self) -> Workers {
        let mut workers = Workers::default();
        for (index, die) in self.dice.iter().enumerate() {
            match die.at {
                DieSpot::Unplaced => workers.unplaced |= 1 << index,
                DieSpot::On { square } => {
                    workers.on_board |= 1 << index;
                    workers.squares |= square.bit();
                }
                DieSpot::Digging { square } => {
                    workers.on_board |= 1 << index;
                    workers.digging = Some((index as u8, square));
                }
                DieSpot::Spent => {}
            }
        }
        workers
    }

    /// The dice that are still to be placed, as a bit set.
    pub(crate) fn unplaced(&self) -> u8 {
        (0..DICE).filter(|die| self.dice[*die].at == DieSpot::Unplaced).fold(0, |set, die| set | 1 << die)
    }

    /// The die in front of the excavator and its square (UFS-PLAN-6).
    pub(crate) fn digging_die(&self) -> Option<(u8, Square)> {
        (0..).zip(&self.dice).find_map(|(index, die)| match die.at {
            DieSpot::Digging { square } => Some((index, square)),
            _ => None,
        })
    }

    /// A die that is still to be placed.
    pub(crate) fn unplaced_die(&self, die: u8) -> Result<WorkerDie, Refusal> {
        let found = *self.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
        ensure(found.at == DieSpot::Unplaced, Refusal::DieAlreadyPlaced)?;
        Ok(found)
    }

    /// Squares that hold a robot, as a bit set.
    pub(crate) fn robot_squares(&self) -> u32 {
        self.robots.iter().flatten().fold(0, |set, robot| set | robot.square.bit())
    }

    /// The ship on a square of the sky.
    pub fn ship_at(&self, altitude: u8, column: u8) -> Option<u8> {
        let berth = Berth::Sky { altitude, column };
        (0..SHIPS as u8).find(|ship| self.ships[usize::from(*ship)] == berth)
    }

    /// How many ships of a colour are aboard.
    pub(crate) fn aboard(&self, colour: Colour) -> u8 {
        let aboard = |ship: &u8| Colour::of(*ship) == colour && self.ships[usize::from(*ship)] == Berth::Aboard;
        (0..SHIPS as u8).filter(aboard).count() as u8
    }

    /// How many rows the mothership still has to go down before it arrives (UFS-END-3).
    pub fn rows_left(&self) -> u8 {
        self.mothership.saturating_sub(self.data.skull(&self.sky).unwrap_or(0))
    }
}

/// Where the worker dice are, found in one pass. Sets are bit sets.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Workers {
    /// Dice that are still to be placed.
    pub(crate) unplaced: u8,
    /// Dice on a square, digging or not.
    pub(crate) on_board: u8,
    /// Squares on which a die stands to be used there.
    pub(crate) squares: u32,
    /// The die in front of the excavator and its square (UFS-PLAN-6).
    pub(crate) digging: Option<(u8, Square)>,
}

impl Workers {
    /// All squares of the columns that hold a die (UFS-PLAN-2).
    pub(crate) fn columns(self) -> u32 {
        let digging = self.digging.map_or(0, |(_, square)| square.bit());
        columns_of(self.squares | digging)
    }
}
