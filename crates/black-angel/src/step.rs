//! What is to be done and decided next: the decision machine of section 15 as a stack.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::names::{ActionNumber, Advanced, Card, Cell, Colour, Holder, Tile};
use crate::sets::Cells;

/// One thing to do. Some ask a player, some happen by themselves; a sequence is laid down as the
/// whole list of its steps, and each step may put others on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// A free reservation at setup (BA-DEC-1).
    SetupReserve {
        /// Whose.
        seat: Seat,
    },
    /// Sequence A or B (BA-DEC-2).
    ChooseSequence,
    /// A1: play a card or not (BA-DEC-3).
    PlayCard,
    /// A1: which tile to activate (BA-DEC-4).
    Activate {
        /// Tiles that the card has not activated yet.
        eligible: Cells,
        /// Whether it has activated one.
        done: bool,
    },
    /// A starting tile: which of two effects (BA-TILE-7).
    ChooseEffect {
        /// The tile.
        tile: Tile,
        /// Its cell.
        cell: Cell,
    },
    /// `move_ship_2` (BA-TILE-3).
    MoveShip,
    /// `shift_robot` (BA-TILE-4).
    ShiftRobot,
    /// A chain tile: which neighbour (BA-TILE-5).
    Chain {
        /// Where the chain tile lies.
        cell: Cell,
        /// Whether it looks up and down.
        vertical: bool,
    },
    /// `draw_mission`: which colour (BA-TILE-6).
    DrawColour,
    /// Two cards were drawn: which to keep (BA-TILE-6, BA-A3-2).
    KeepCard {
        /// The two.
        cards: [Card; 2],
    },
    /// A2: which die (BA-DEC-6).
    ChooseDie,
    /// A2: boosts for the die (BA-DEC-7).
    BoostDie,
    /// A2: where the die goes (BA-DEC-8).
    ChooseTarget,
    /// A2: boosts for the action (BA-DEC-9).
    BoostAction,
    /// The topmost Ravager of the action acts (BA-A2-10).
    Ravager,
    /// The Ravager wants a card (BA-DEC-10).
    RavagerDiscard {
        /// A Ravager card instead of a Mission.
        ravager: bool,
    },
    /// The action or Mission begins.
    Perform,
    /// Discover: which tile (BA-DEC-11).
    Discover {
        /// Points left.
        points: u8,
    },
    /// Discover: inject the tiles taken (BA-DEC-11).
    Inject,
    /// An Advanced tile was ejected: onto which space (BA-DISC-7).
    PlaceAdvanced {
        /// The tile.
        tile: Advanced,
    },
    /// Repair: which cube (BA-DEC-12).
    Repair {
        /// Activations left.
        left: u8,
        /// Whether one has been carried out.
        done: bool,
    },
    /// Repair: where the debris goes (BA-DEC-12).
    Debris,
    /// Destroy: which location (BA-DEC-13).
    Destroy {
        /// Activations left.
        left: u8,
        /// Whether one has been carried out.
        done: bool,
    },
    /// Command: which ship, where to (BA-DEC-14).
    Command,
    /// Command: place a Mission (BA-DEC-14).
    Place {
        /// Where the ship is.
        hex: Hex,
        /// Whether it is compulsory.
        must: bool,
    },
    /// A Mission card in space: activate it (BA-DEC-15).
    MissionAct {
        /// Where it lies.
        hex: Hex,
        /// Activations left.
        left: u8,
        /// Whether one has been carried out.
        done: bool,
    },
    /// Cards and tiles still to be given up for an activation, then its gain (BA-MIS-3).
    Pay {
        /// Who pays.
        seat: Seat,
        /// Where the Mission lies.
        hex: Hex,
        /// Technology tiles.
        tiles: u8,
        /// Mission cards.
        missions: u8,
        /// Ravager cards.
        ravagers: u8,
    },
    /// The owner may activate the card once (BA-DEC-16).
    OwnerActivation {
        /// The owner.
        seat: Seat,
        /// Where the card lies.
        hex: Hex,
    },
    /// Hal, the owner, activates the card once (BA-HAL-17).
    HalActivation {
        /// Where the card lies.
        hex: Hex,
    },
    /// A3: draw a card, return the die.
    Draw,
    /// Too many Missions in hand: which to discard (BA-DEC-18).
    HandLimit,
    /// B1: reserve dice (BA-DEC-19).
    Reserve {
        /// Whether the paid reservation has been used.
        paid: bool,
    },
    /// B1: the neutral player's dice (BA-2P-4).
    NeutralDice,
    /// B2: clear the board.
    Reset,
    /// B3: the Black Angel advances.
    Advance,
    /// The turn is over: Hal or the next player.
    EndTurn,
}

/// What has been chosen in a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// A, B or a pass; none before the choice.
    pub sequence: Option<Sequence>,
    /// The die in use, until A3.
    pub die: Option<UsedDie>,
    /// Where it lies.
    pub target: Option<Target>,
    /// The effective value (BA-A2-9).
    pub value: u8,
    /// Tiles taken and not yet injected.
    pub taken: ArrayVec<Taken, 3>,
}

/// What a player does with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sequence {
    /// Card, action, draw.
    A,
    /// Dice, board, advance.
    B,
    /// Nothing (BA-END-6).
    Pass,
}

/// The die that a player uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UsedDie {
    /// Whose it was.
    pub from: Holder,
    /// The colour of its supply.
    pub original: Colour,
    /// Its colour for this action.
    pub colour: Colour,
    /// What it shows now.
    pub value: u8,
}

/// Where a die is used (BA-A2-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A ship board action.
    Action(ActionNumber),
    /// A Mission card in space.
    Mission(Hex),
}

/// A tile taken in Discover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// A Technology tile.
    Technology(Tile),
    /// An Advanced tile.
    Advanced(Advanced),
}
