//! The records of cards and tiles, Hal's included.

use engine::List;
use serde::{Deserialize, Serialize};

use crate::components::{Kind, Provenance};
use crate::pieces::{ActionNumber, Colour};

/// Numbers of things, paid or gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Points.
    pub vp: u8,
    /// Robots.
    pub robot: u8,
    /// Resources.
    pub resource: u8,
    /// Ships.
    pub ship: u8,
    /// Debris.
    pub debris: u8,
    /// Technology tiles.
    pub technology: u8,
    /// Mission cards from hand.
    pub mission_card: u8,
    /// Ravager cards from hand.
    pub ravager_card: u8,
    /// Advanced tiles.
    pub advanced_technology: u8,
}

/// Which own cards a `per_card` Mission counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Those in space.
    Space,
    /// Those tucked under the board.
    Ejected,
}

/// What a Mission card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MissionKind {
    /// Can be activated with a die (BA-MIS-1).
    Activation {
        /// The cost of one activation.
        pay: Bundle,
        /// What one activation gives.
        gain: Bundle,
    },
    /// On ejection: one part for the owner, one for each ship (BA-B3-7).
    Split {
        /// For the owner.
        owner: Bundle,
        /// For everybody with a ship on the card.
        ship: Bundle,
    },
    /// On ejection: points for own cards of a colour (BA-B3-8).
    PerCard {
        /// Where they are counted.
        zone: Zone,
        /// Their colour.
        colour: Colour,
        /// Points for each.
        vp_each: u8,
    },
}

/// A Mission card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MissionCard {
    /// Its name.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// What it does.
    pub kind: MissionKind,
    /// What placing it gives.
    pub reward: Bundle,
    /// The technologies that it brings, in order.
    pub technology_icons: List<Colour, 2>,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// The permanent effect of a Ravager (BA-A2-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RavagerEffect {
    /// A cube on the next action clockwise.
    DamageNextAction,
    /// A cube on a supply die of the card's colour.
    DamageSupplyDie,
    /// The player discards a Mission.
    DiscardMission,
    /// The player discards a Ravager.
    DiscardRavager,
    /// The card takes a robot.
    CaptureRobot,
}

/// A Ravager card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RavagerCard {
    /// Its name.
    pub id: String,
    /// What it does to whoever performs the action.
    pub effect: RavagerEffect,
    /// The action that it attacks.
    pub target: ActionNumber,
    /// The colour of the die that it damages.
    pub die_colour: Option<Colour>,
    /// What is lost if the effect cannot be resolved.
    pub vp_loss: u8,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// The effect of a Technology tile's standard side (section 6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::enum_variant_names)]
pub enum Effect {
    /// 1 VP.
    #[default]
    #[serde(rename = "gain_vp_1")]
    GainVp,
    /// A ship to storage.
    TakeShip,
    /// A resource to storage.
    TakeResource,
    /// A debris to storage.
    TakeDebris,
    /// A robot to the break room.
    TakeRobot,
    /// A ship moves up to 2 hexes.
    #[serde(rename = "move_ship_2")]
    MoveShip,
    /// A robot changes between break room and workstation.
    ShiftRobot,
    /// Activates the tile above or below.
    ChainVertical,
    /// Activates the tile at the left or right.
    ChainHorizontal,
    /// Draws a Mission.
    DrawMission,
}

impl Effect {
    /// Whether it activates another tile.
    pub fn is_chain(self) -> bool {
        matches!(self, Effect::ChainVertical | Effect::ChainHorizontal)
    }
}

/// The effect of a Technology tile's boost side (section 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    /// Points when the indicated action is performed.
    #[serde(rename = "vp2_on_action")]
    VpOnAction,
    /// The die gets value 3.
    #[serde(rename = "set_value_3")]
    SetValue,
    /// The die gets another colour.
    ChangeColour,
    /// A die is reserved for nothing.
    FreeReserve,
}

/// A Technology tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TechnologyTile {
    /// Its name.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// The effect of the standard side; a starting tile offers two to choose from.
    pub effects: List<Effect, 2>,
    /// The boost side; starting tiles have none (BA-ADV-2).
    pub boost: Option<Boost>,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// What an Advanced tile counts at the end (BA-SCORE-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scores {
    /// Technology tiles of its colour in the grid.
    GridTechnology,
    /// Ejected Technology tiles.
    EjectedTechnology,
    /// Debris in storage.
    DebrisInStorage,
    /// Ravager cards in hand.
    RavagerCardsInHand,
    /// Advanced tiles.
    AdvancedTechnologyOwned,
    /// Own Mission cards in space.
    OwnCardsInSpace,
}

/// An Advanced tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AdvancedTile {
    /// Its name.
    pub id: String,
    /// What it counts.
    pub scores: Scores,
    /// The colour that it counts, for `grid_technology`.
    pub colour: Option<Colour>,
    /// Points for each.
    pub vp_each: u8,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// How one of Hal's special actions is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Discover: an Advanced tile if the value allows it.
    AdvancedFirst,
    /// Discover: Technology tiles only.
    TechnologyOnly,
    /// Repair, Destroy: from action 1 on.
    Clockwise,
    /// Repair, Destroy: from action 6 down.
    Counterclockwise,
}

/// One half of a card of Hal's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HalHalf {
    /// The die that he wants.
    pub colour: Colour,
    /// What he wants to do.
    pub action: Kind,
    /// How; commands need none.
    pub mode: Option<Mode>,
}

/// A card of Hal's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HalCardFace {
    /// Its name.
    pub id: String,
    /// Looked at first after Sequence A.
    pub top: HalHalf,
    /// Looked at first after Sequence B.
    pub bottom: HalHalf,
    /// The colour that is on neither half.
    pub third_colour: Colour,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// Hal's numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HalNumbers {
    /// Start points at each level: easy, standard, difficult, extreme.
    pub start_vp: [u8; 4],
    /// Robots in each workstation.
    pub robots_per_workstation: u8,
    /// Instead of an action that he cannot do.
    pub consolation_vp: u8,
    /// For a card on a comet.
    pub comet_bonus_vp: u8,
    /// For a card of his that is ejected.
    pub ejected_card_vp: u8,
    /// For a die that the human buys.
    pub die_sold_vp: u8,
    /// What the things that he gains are worth.
    pub weights: Bundle,
}
