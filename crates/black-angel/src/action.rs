//! What a player can choose. Each is one click.

use serde::{Deserialize, Serialize};

use crate::components::Effect;
use crate::pieces::{ActionNumber, Advanced, Arrow, Card, Cell, Colour, Die, Hex, Holder, Slot, Tile};

/// One atomic choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Setup: reserve this die for nothing.
    ReserveDie {
        /// The die.
        die: Die,
    },
    /// Setup: no reservation. Owner's activation: no.
    Decline,
    /// Sequence A.
    SequenceA,
    /// Sequence B.
    SequenceB,
    /// Neither, in the final round.
    Pass,
    /// A1: put a card face down in a slot.
    PlayCard {
        /// From hand.
        card: Card,
        /// Where.
        slot: Slot,
    },
    /// A1: no card.
    SkipCard,
    /// A1: activate this tile. One on its boost side is turned first.
    Activate {
        /// Its cell.
        cell: Cell,
    },
    /// No further activation.
    Stop,
    /// Starting tile: this effect.
    ChooseEffect {
        /// The effect.
        effect: Effect,
    },
    /// Move a ship in space.
    MoveShip {
        /// Where it is.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// Launch a ship; it may stay at the Black Angel.
    Launch {
        /// Where it goes.
        to: Hex,
    },
    /// Command without moving: this ship.
    UseShip {
        /// Where it is.
        hex: Hex,
    },
    /// Shift a robot from the break room to a workstation.
    ManWorkstation {
        /// Which.
        colour: Colour,
    },
    /// Shift a robot from a workstation to the break room.
    RecallRobot {
        /// From which.
        colour: Colour,
    },
    /// Chain tile: activate this neighbour. One on its boost side is turned first.
    Chain {
        /// Its cell.
        cell: Cell,
    },
    /// Draw a Mission of this colour.
    DrawColour {
        /// The colour.
        colour: Colour,
    },
    /// Keep this one of two cards drawn.
    KeepCard {
        /// The card.
        card: Card,
    },
    /// A2: this die.
    ChooseDie {
        /// Whose; another's must be bought.
        from: Holder,
        /// The die.
        die: Die,
        /// Whether to turn it over for a debris first.
        flip: bool,
    },
    /// Use the boost of a tile, for the die or the action.
    UseBoost {
        /// The tile's cell.
        cell: Cell,
        /// The new colour, for `change_colour`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// No further boost or reservation.
    Done,
    /// A2: use the die for an action of the ship board.
    ShipAction {
        /// Its number.
        action: ActionNumber,
    },
    /// A2: use the die on a Mission card in space.
    MissionCard {
        /// Where it lies.
        hex: Hex,
    },
    /// Discard a card from hand: for a Ravager, or above the hand limit.
    DiscardCard {
        /// The card.
        card: Card,
    },
    /// Discover: take a tile from the display.
    TakeDisplay {
        /// The space, from 1.
        space: u8,
    },
    /// Discover: take an Advanced tile.
    TakeAdvanced {
        /// The slot, from 1.
        slot: u8,
    },
    /// Inject a Technology tile.
    InjectTile {
        /// The tile.
        tile: Tile,
        /// Along this colour arrow.
        arrow: Arrow,
    },
    /// Inject an Advanced tile.
    InjectAdvanced {
        /// The tile.
        tile: Advanced,
        /// Along this black arrow.
        arrow: Arrow,
    },
    /// Put the ejected Advanced tile onto a space.
    PlaceAdvanced {
        /// The space's colour.
        space: Colour,
    },
    /// Repair: a cube of an action.
    RepairAction {
        /// Its number.
        action: ActionNumber,
    },
    /// Repair: the cube of a damaged supply die.
    RepairDie {
        /// The die's colour.
        colour: Colour,
    },
    /// Repair: the debris goes to storage.
    StoreDebris,
    /// Repair: the debris goes onto a tile, which is activated. One on its boost side is turned
    /// first.
    DebrisOnTile {
        /// Its cell.
        cell: Cell,
    },
    /// Destroy all Ravagers at an action.
    DestroyRavagers {
        /// Its number.
        action: ActionNumber,
    },
    /// Command: place a Mission where the ship is.
    PlaceMission {
        /// From hand.
        card: Card,
    },
    /// Command: place none.
    NoMission,
    /// Activate the Mission card, paying its cost.
    ActivateMission,
    /// Give up a Technology tile for the activation.
    PayTile {
        /// From the grid or ejected.
        tile: Tile,
    },
    /// Give up a card from hand for the activation.
    PayCard {
        /// The card.
        card: Card,
    },
    /// B1: reserve a die for a resource.
    PaidReserve {
        /// The die.
        die: Die,
    },
    /// B1: reserve a die by a boost.
    FreeReserve {
        /// The tile's cell.
        cell: Cell,
        /// The die.
        die: Die,
    },
}
