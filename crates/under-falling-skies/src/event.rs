//! What happens, one thing at a time, for logs and animation.

use engine::List;
use serde::{Deserialize, Serialize};

use crate::components::{Base, RoomKind, RowAction};
use crate::pieces::{Berth, CharacterId, Colour, DICE, SHIPS, Square};
use crate::state::{Ending, Phase};

/// Ships by number.
pub type ShipList = List<u8, SHIPS>;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the pieces concerned, under their usual names.
pub enum Event {
    /// A new round.
    RoundBegan { round: u8 },
    /// A new phase of the round.
    PhaseBegan { phase: Phase },
    /// The saboteur's die named a column, or none (UFS-SCN-11).
    SaboteurStruck { column: Option<u8> },
    /// Worker dice were rolled: the new faces of those that were.
    Rolled { faces: [Option<u8>; DICE], why: RollCause },
    /// A die was turned to a face.
    DieSet { die: u8, face: u8 },
    /// A die will not be rolled again.
    DieKept { die: u8 },
    /// A die was placed.
    DiePlaced { die: u8, face: u8, square: Square, digging: bool },
    /// The ships of a column fell.
    ShipsFell { column: u8, distance: u8, ships: ShipList },
    /// All ships in the sky dived (UFS-MS-8).
    ShipsDived { rows: u8, ships: ShipList },
    /// A ship followed an arrow (UFS-SKY-2).
    ShipSlid { ship: u8, from: Berth, to: Berth },
    /// An arrow did nothing: a ship stands there, or it points out of the sky.
    SlideBlocked { ship: u8 },
    /// A ship went through a portal (UFS-SKY-7).
    ShipTeleported { ship: u8, from: Berth, to: Berth },
    /// A portal did nothing: its other end is taken or covered.
    PortalBlocked { ship: u8 },
    /// A character pushed a ship sideways.
    ShipShifted { ship: u8, from: Berth, to: Berth },
    /// A ship reached the city (UFS-SKY-9).
    CityHit { ship: u8, column: u8 },
    /// The mothership went down to a row, for a ship that landed or by itself.
    MothershipSank { altitude: u8, by: Option<u8> },
    /// A descent was bought off (UFS-FX-17).
    DescentCancelled { ship: u8, energy: u8 },
    /// The mothership covered these ships; they are aboard (UFS-GEO-7).
    ShipsCovered { ships: ShipList },
    /// One damage.
    Damaged { damage: u8, by: DamageCause },
    /// One damage that did not happen (UFS-FX-11).
    DamageIgnored { by: DamageCause },
    /// Damage was repaired.
    Repaired { damage: u8 },
    /// A room was resolved; the value is that before a bonus for one of its kinds (UFS-ROOM-13).
    RoomResolved { room: u8, value: u8, cost: u8 },
    /// A die left the board; used means that it did something.
    DieSpent { die: u8, used: bool },
    /// Energy came in.
    EnergyGained { amount: u8, energy: u8, by: EnergySource },
    /// Energy was paid.
    EnergyPaid { amount: u8, energy: u8 },
    /// Ships were shot down.
    ShipsDestroyed { ships: ShipList, by: Destroyer },
    /// A Fighter found nothing in range.
    NothingShot { value: u8 },
    /// The research marker went up, for a room or for free.
    ResearchAdvanced { from: u8, to: u8, free: bool },
    /// The research marker went down.
    ResearchLost { from: u8, to: u8 },
    /// The excavator moved forward or back.
    ExcavatorMoved { from: Square, to: Square },
    /// A robot was built.
    RobotBuilt { robot: u8, face: u8, square: Square },
    /// The robot room's value was 0: no robot.
    NoRobotBuilt,
    /// A used robot lost 1, or left the board.
    RobotWorn { robot: u8, face: u8 },
    /// A used robot kept its value.
    RobotSpared { robot: u8 },
    /// A robot left the board.
    RobotRemoved { robot: u8, by: RobotLoss },
    /// All robots stand upright again.
    RobotsReadied,
    /// The mothership carries out the action of its row.
    RowActed { altitude: u8, action: RowAction },
    /// A character was used.
    CharacterUsed { character: CharacterId },
    /// The mothership's row action was left out.
    ActionSkipped,
    /// The mothership did not move.
    DescentSkipped,
    /// White ships came aboard.
    WhitesAboard { ships: ShipList },
    /// A ship will not be dropped this round.
    ShipHeld { colour: Colour },
    /// A ship was dropped.
    ShipDropped { ship: u8, column: u8 },
    /// The evacuees of a column are safe (UFS-SCN-2).
    Evacuated { column: u8 },
    /// The rubble of a column is gone (UFS-SCN-8).
    RubbleCleared { column: u8 },
    /// A closed research square was opened (UFS-SCN-4).
    GateOpened { square: u8 },
    /// A square was contaminated (UFS-SCN-9).
    Contaminated { square: Square },
    /// A square was cleaned (UFS-SCN-9).
    Decontaminated { square: Square },
    /// The game is over.
    Ended { ending: Ending },
}

/// Why dice were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollCause {
    /// A new round (UFS-ROUND-2).
    Round,
    /// A white die was placed (UFS-PLAN-8).
    WhiteDie,
    /// The city's ability (UFS-FX-5).
    City,
    /// A character.
    Character,
}

/// Where damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DamageCause {
    /// A ship hit the city.
    Ship,
    /// The mothership's row action.
    Mothership,
    /// Dangerous research (UFS-SCN-5).
    Research,
    /// The reactor (UFS-SCN-7).
    Reactor,
}

/// Where energy comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnergySource {
    /// An Energy room.
    Room,
    /// Digging (UFS-FX-10).
    Digging,
    /// A character.
    Character,
}

/// Who shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destroyer {
    /// A Fighter room.
    Fighter,
    /// A character.
    Character,
}

/// Why a robot left the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RobotLoss {
    /// The player took it off (UFS-ROBOT-10).
    Choice,
    /// It showed 1 and was used (UFS-ROBOT-8).
    Worn,
    /// The excavator came back over it (UFS-ROBOT-11).
    Excavator,
    /// Its square was contaminated (UFS-SCN-9).
    Contamination,
}

/// The kinds of a resolved room, for the log.
pub fn room_kinds(base: &Base, room: u8) -> &[RoomKind] {
    base.rooms.get(usize::from(room)).map_or(&[], |room| &room.kinds)
}
