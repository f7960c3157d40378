//! What is printed on the components: `data/components.toml`, read once.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::names::{ActionNumber, Card, Cell, Colour};
use crate::raw::Raw;
use crate::sets::Cards;

/// All printed values.
pub fn data() -> &'static Components {
    &DATA
}

static DATA: LazyLock<Components> = LazyLock::new(|| {
    let raw: Raw = toml::from_str(include_str!("../data/components.toml")).expect("the component file parses");
    raw.into_components()
});

/// Where a printed value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Stated in the rulebooks.
    Seed,
    /// Stated in other public material.
    Public,
    /// Designed for this program: the printed value was not available.
    Reconstructed,
}

/// How far a record can be trusted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    /// Where the record comes from.
    pub source: Source,
    /// Which of its parts are designed.
    pub reconstructed_fields: Vec<String>,
}

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
    pub technology_icons: ArrayVec<Colour, 2>,
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::enum_variant_names)]
pub enum Effect {
    /// 1 VP.
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
    pub effects: ArrayVec<Effect, 2>,
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

/// One side of a strip as bit sets over its five columns, for fast lookup.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Side {
    /// Alien hexes of each colour.
    pub aliens: [u8; 3],
    /// Asteroid fields.
    pub asteroids: u8,
    /// Comets.
    pub comets: u8,
    /// Ravager icons.
    pub ravagers: u8,
}

/// A strip of space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Strip {
    /// Side a and side b.
    pub sides: [Side; 2],
    /// Where the values come from.
    pub provenance: Provenance,
}

/// The four kinds of ship board action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Discover Technology.
    Discover,
    /// Repair the Black Angel.
    Repair,
    /// Destroy Ravagers.
    Destroy,
    /// Command Your Ships.
    Command,
}

/// One of the six actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActionSpace {
    /// Its number.
    pub number: ActionNumber,
    /// The colour of die that it takes.
    pub colour: Colour,
    /// What it does.
    pub kind: Kind,
    /// The next one clockwise.
    pub next: ActionNumber,
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

/// What depends on the number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerCount {
    /// Dice in the game, of each colour.
    pub dice_per_colour: u8,
    /// Strips of space.
    pub strips: u8,
    /// Ravagers left in the box.
    pub ravagers_removed: u8,
    /// Whether there is a neutral player.
    pub neutral_player: bool,
}

/// The advantage of a place in turn order (BA-SETUP-15).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerAid {
    /// Dice that may be reserved for nothing.
    pub reserve_die: u8,
    /// Resources.
    pub resource: u8,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// What each player starts with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerStart {
    /// Points.
    pub vp: u16,
    /// Robots in the break room.
    pub robots_break_room: u8,
    /// Robots in each workstation.
    pub robots_per_workstation: u8,
    /// Robots in the personal supply.
    pub robots_supply: u8,
    /// Resources.
    pub resources: u16,
    /// Debris.
    pub debris: u16,
    /// Ships.
    pub ships: u16,
    /// Missions of each colour.
    pub mission_cards_per_colour: u8,
    /// Ravagers.
    pub ravager_cards: u8,
    /// Dice of each colour.
    pub dice_per_colour: u8,
}

/// The numbers that limit things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limits {
    /// Missions in hand at the end of a turn.
    pub hand_missions_end_of_turn: usize,
    /// Cubes on an action.
    pub damage_per_action: u8,
    /// Ravagers at an action.
    pub ravagers_per_action: usize,
    /// Cap of an Advanced tile without cards.
    pub advanced_cap_base: u16,
    /// What each card adds to the cap.
    pub advanced_cap_per_card: u16,
    /// Goods that make one point at Spes.
    pub goods_per_vp_at_spes: u16,
}

/// All tables.
#[derive(Clone, Debug)]
pub struct Components {
    /// The 60 Missions, by number.
    pub missions: Vec<MissionCard>,
    /// The 30 Ravagers, by number.
    pub ravagers: Vec<RavagerCard>,
    /// The 48 Technology tiles and then the three starting tiles.
    pub tiles: Vec<TechnologyTile>,
    /// The 16 Advanced tiles.
    pub advanced: Vec<AdvancedTile>,
    /// The 7 strips.
    pub strips: Vec<Strip>,
    /// The six actions, by number.
    pub actions: [ActionSpace; 6],
    /// Hal's 12 cards.
    pub hal_cards: Vec<HalCardFace>,
    /// Hal's numbers.
    pub hal: HalNumbers,
    /// By number of players, from one on.
    pub player_counts: [PlayerCount; 4],
    /// By place in turn order.
    pub player_aids: [PlayerAid; 4],
    /// What each player starts with.
    pub start: PlayerStart,
    /// The numbers that limit things.
    pub limits: Limits,
    /// The faces of a die.
    pub faces: [u8; 6],
    /// What each value becomes when the die is turned over.
    pub flip: [u8; 4],
    /// The cost of each display space.
    pub display_costs: ArrayVec<u8, MAX_DISPLAY>,
    /// The cost of an Advanced tile.
    pub advanced_cost: u8,
    /// Points of the boost `vp2_on_action`.
    pub boost_vp: u8,
    /// The action of the boost `vp2_on_action`, by the tile's colour.
    pub boost_action: [Kind; 3],
    /// The value of the boost `set_value_3`.
    pub boost_value: u8,
    /// Where the starting tiles go.
    pub starting_cells: [Cell; 3],
    /// The cells along each arrow.
    pub arrows: [ArrayVec<Cell, 3>; 8],
    /// All cards with each back.
    pub backs: [Cards; 4],
    /// All Ravagers that attack each action.
    pub attackers: [Cards; 6],
}

/// The longest technology display that fits into a position.
pub const MAX_DISPLAY: usize = 10;

impl Components {
    /// The action with this number.
    pub fn action(&self, number: ActionNumber) -> &ActionSpace {
        &self.actions[number.index()]
    }

    /// All cards.
    pub fn all_cards(&self) -> Cards {
        (1..=Card::COUNT).filter_map(Card::numbered).collect()
    }
}
