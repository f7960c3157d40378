//! What happened, small change by small change, for logs and animation.

use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Effect, Kind, RavagerEffect};
use crate::pieces::{ActionNumber, Advanced, Arrow, Back, Card, Cell, Colour, Die, HalCard, Hex, Holder, Slot, Tile};
use crate::scoring::Breakdown;
use crate::space::{Ground, StripSide};
use crate::state::{Compartment, Sequence, Target, Trigger};

/// Things that are counted, besides points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A robot in the break room.
    Robot,
    /// A resource in storage.
    Resource,
    /// A ship in storage.
    Ship,
    /// A debris in storage.
    Debris,
}

/// Why points or things were gained or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A Technology tile.
    Tile,
    /// A boost.
    Boost,
    /// The reward of a Mission that was placed.
    Reward,
    /// An activation of a Mission card.
    Mission,
    /// A Mission card that was ejected.
    Ejection,
    /// A Ravager's effect, or that it could not be resolved.
    Ravager,
    /// Robots freed from destroyed Ravagers.
    Freed,
    /// Values of dice that were left over in Sequence B.
    UnusedDice,
    /// A damaged die had to be rolled.
    DamagedDie,
    /// A die was bought.
    Purchase,
    /// A die was turned over.
    Flip,
    /// A die was reserved.
    Reservation,
    /// Debris from a repair.
    Repair,
    /// Debris from a tile that was cleared, ejected or spent.
    Reclaimed,
    /// Hal bought a die of the human's.
    Compensation,
    /// Hal could not act.
    Consolation,
    /// Hal's card lies on a comet.
    Comet,
    /// The human bought a die of Hal's.
    DieSold,
    /// Too many Missions in hand.
    HandLimit,
    /// Hal's tiles, cubes or Ravagers, by weight.
    Weight,
}

/// Where a Damage cube went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DamagePlace {
    /// On an action.
    Action(ActionNumber),
    /// On a supply die.
    Die(Colour),
    /// Nowhere: everything was full.
    Nowhere,
}

/// What activates a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A card around the board.
    Card,
    /// Debris in Repair.
    Debris,
    /// A chain tile.
    Chain,
}

/// Why Hal got his consolation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hindrance {
    /// No die of either colour of his card.
    NoDie,
    /// The effective value is 0.
    NoValue,
    /// Nothing to take, repair or destroy, or no hex or card.
    NothingToDo,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Event {
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// A, B or a pass.
    SequenceChosen { seat: Seat, sequence: Sequence },
    /// Points changed.
    Points { holder: Holder, change: i16, why: Why },
    /// Goods changed.
    Goods { seat: Seat, item: Item, change: i16, why: Why },
    /// A card was put face down in a slot; its face is the player's secret.
    CardPlayed { seat: Seat, back: Back, card: Option<Card>, slot: Slot },
    /// A tile was activated, perhaps after turning it to its standard side.
    TileActivated { seat: Seat, cell: Cell, tile: Tile, turned: bool, by: By },
    /// A starting tile's effect was chosen.
    EffectChosen { seat: Seat, effect: Effect },
    /// A ship was launched.
    ShipLaunched { seat: Seat, to: Hex, ground: Ground },
    /// A ship moved.
    ShipMoved { seat: Seat, from: Hex, to: Hex, ground: Ground },
    /// A ship was commanded to stay where it is, to place a Mission there.
    ShipStayed { seat: Seat, at: Hex, ground: Ground },
    /// A robot went to a workstation.
    WorkstationManned { seat: Seat, colour: Colour },
    /// A robot came back from a workstation.
    RobotRecalled { seat: Seat, colour: Colour },
    /// The neutral robot left a workstation for good.
    NeutralRobotLeft { colour: Colour },
    /// A card was drawn; its face is the player's secret.
    CardDrawn { seat: Seat, back: Back, card: Option<Card> },
    /// One of two cards was kept, a secret, and the other discarded.
    CardKept { seat: Seat, kept: Option<Card>, discarded: Card },
    /// A discard pile became a deck.
    Reshuffled { back: Back },
    /// A die was chosen, perhaps bought, perhaps turned over.
    DieChosen { seat: Seat, from: Holder, die: Die, flipped: bool },
    /// A boost changed the die.
    DieBoosted { seat: Seat, cell: Cell, tile: Tile, colour: Colour, value: u8 },
    /// A boost for the action was used.
    ActionBoosted { seat: Seat, cell: Cell, tile: Tile },
    /// The die was placed; `value` is the effective one.
    DiePlaced { holder: Holder, target: Target, value: u8, damaged: bool },
    /// The topmost Ravager acted on whoever performs the action.
    RavagerStruck { holder: Holder, action: ActionNumber, card: Card, effect: RavagerEffect },
    /// A robot was put on a Ravager.
    RobotCaptured { seat: Seat, action: ActionNumber },
    /// A Damage cube came.
    Damaged { place: DamagePlace },
    /// A Damage cube was removed.
    Repaired { holder: Holder, place: DamagePlace },
    /// Debris was put on a tile.
    DebrisPlaced { seat: Seat, cell: Cell },
    /// A card from hand went to its discard pile.
    CardDiscarded { seat: Seat, card: Card, why: Why },
    /// A tile was taken from the display.
    TileTaken { holder: Holder, space: u8, tile: Tile },
    /// An Advanced tile was taken.
    AdvancedTaken { holder: Holder, slot: u8, tile: Advanced },
    /// An Advanced tile was revealed.
    AdvancedRevealed { slot: u8, tile: Advanced },
    /// The Advanced tiles moved towards the last slot.
    AdvancedShifted,
    /// A tile entered the grid.
    TileInjected { seat: Seat, tile: Tile, arrow: Arrow },
    /// An Advanced tile entered the grid.
    AdvancedInjected { seat: Seat, tile: Advanced, arrow: Arrow },
    /// A tile was pushed out of the grid.
    TileEjected { seat: Seat, tile: Tile },
    /// An Advanced tile was pushed out of the grid and lies on a space, or beside the board.
    AdvancedEjected { seat: Seat, tile: Advanced, space: Option<Colour> },
    /// A Technology tile was given up.
    TileSpent { seat: Seat, tile: Tile },
    /// All Ravagers at an action were destroyed.
    RavagersDestroyed { holder: Holder, action: ActionNumber, cards: u8 },
    /// A Mission was placed in space.
    MissionPlaced { holder: Holder, card: Card, hex: Hex },
    /// A Ravager came.
    RavagerArrived { card: Card, action: ActionNumber },
    /// A Ravager for a full action was discarded.
    RavagerTurnedAway { card: Card, action: ActionNumber },
    /// A tile entered the display, perhaps pushing another out.
    TechnologyArrived { tile: Tile, pushed_out: Option<Tile> },
    /// A Mission card was activated once.
    MissionActivated { holder: Holder, hex: Hex, card: Card },
    /// The owner did not want to.
    OwnerDeclined { seat: Seat },
    /// A used die went back to its supply.
    DieReturned { colour: Colour },
    /// All dice of a compartment went back.
    DiceReturned { holder: Holder, dice: Compartment },
    /// Dice were rolled into a compartment.
    DiceRolled { holder: Holder, dice: Compartment },
    /// A die was reserved.
    DieReserved { seat: Seat, die: Die, by: Option<Cell> },
    /// The cards around a board were discarded.
    BoardCleared { seat: Seat, cards: u8 },
    /// The Black Angel advanced; so many advances are left to Spes.
    AngelAdvanced { to: Hex, ground: Ground, left: u8 },
    /// A ship was lost in asteroids or with its strip.
    ShipLost { seat: Seat, hex: Hex },
    /// A Mission card was ejected; Hal's go to the discard pile.
    MissionEjected { holder: Holder, card: Card, hex: Hex },
    /// Strip 1 was turned and became the last.
    StripTurned { strip: StripSide },
    /// Spes is in sight.
    SpesRevealed { hex: Hex },
    /// The end was triggered.
    EndTriggered { by: Trigger },
    /// The final round begins.
    FinalRound { round: u16 },
    /// Hal's card was revealed; he looks at this half first.
    HalRevealed { card: HalCard, top_first: bool },
    /// Hal chose a half and the highest die of its colour, the human's only if higher.
    HalChose { top: bool, action: Kind, from: Holder, die: Die },
    /// Hal could use neither half: he returns the highest die of the third colour to its supply.
    HalReturned { from: Holder, die: Die },
    /// Hal drew a Mission for which there is no hex.
    HalDiscarded { card: Card },
    /// Hal gets points instead of an action.
    HalHindered { why: Hindrance },
    /// The final scoring of a seat.
    Scored { seat: Seat, breakdown: Breakdown },
    /// The game is over.
    Over,
}

impl Event {
    /// What a viewer may know: faces of cards played face down, drawn or kept are secret
    /// (BA-INFO-2).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::CardPlayed { seat, card, .. }
            | Event::CardDrawn { seat, card, .. }
            | Event::CardKept { seat, kept: card, .. }
                if viewer != Viewer::Seat(*seat) =>
            {
                *card = None;
            }
            _ => {}
        }
        event
    }
}
