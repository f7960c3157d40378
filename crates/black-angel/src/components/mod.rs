//! What is printed on the components: `data/components.toml`, read once.

mod cards;
mod file;
mod kinds;

use engine::{Edition, Flaw, List, PackFault, PackFaults, Piece};
use serde::{Deserialize, Serialize};

use crate::pieces::{ActionNumber, Back, Card, Cards, Cell, Colour, Tiles};

pub use cards::{
    AdvancedTile, Boost, Bundle, Effect, HalCardFace, HalHalf, HalNumbers, MissionCard, MissionKind, Mode, RavagerCard,
    RavagerEffect, Scores, TechnologyTile, Zone,
};

/// The built-in component data.
pub fn data() -> &'static Components {
    <Components as engine::Components>::built_in()
}

/// The component data that is shown: for names, words and pages. The rules read what a state carries.
pub fn shown() -> &'static Components {
    engine::shown()
}

impl engine::Components for Components {
    const KINDS: &'static [engine::pack::schema::Kind] = kinds::KINDS;

    #[inline]
    fn source() -> &'static engine::Source<Components> {
        static SOURCE: engine::Source<Components> =
            engine::Source::new("black-angel", include_str!("../../data/components.toml"), &[]);
        &SOURCE
    }

    fn read(file: toml::Table, edition: Edition) -> Result<Components, PackFaults> {
        let refused = |error: toml::de::Error| PackFault::new("", Flaw::Reader { message: error.message().to_owned() });
        let file: file::File = file.try_into().map_err(refused)?;
        file.faults().or(())?;
        Ok(file.into_components(edition))
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }
}

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
    /// Corrected by the owner of a box.
    Owner,
}

/// How far a record can be trusted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    /// Where the record comes from.
    pub source: Source,
    /// Which of its parts are designed.
    pub reconstructed_fields: Vec<String>,
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
    pub display_costs: List<u8, MAX_DISPLAY>,
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
    pub arrows: [List<Cell, 3>; 8],
    /// All cards with each back.
    pub backs: [Cards; 4],
    /// All Ravagers that attack each action.
    pub attackers: [Cards; 6],
    /// The action of each colour that is no command.
    pub special: [ActionNumber; 3],
    /// The command of each colour.
    pub command: [ActionNumber; 3],
    /// The 48 Technology tiles, by colour.
    pub technologies: [Tiles; 3],
    /// The three starting tiles.
    pub starting: Tiles,
    /// Which data these are.
    pub edition: Edition,
}

/// The longest technology display that fits into a position.
pub const MAX_DISPLAY: usize = 10;

impl Components {
    /// The action with this number.
    #[inline]
    pub fn action(&self, number: ActionNumber) -> &ActionSpace {
        &self.actions[number.index()]
    }

    /// The face of a Mission card.
    #[inline]
    pub fn mission(&self, card: Card) -> Option<&MissionCard> {
        self.missions.get(card.index())
    }

    /// The face of a Ravager card.
    #[inline]
    pub fn ravager(&self, card: Card) -> Option<&RavagerCard> {
        self.ravagers.get(card.index().checked_sub(usize::from(Card::MISSIONS))?)
    }

    /// What everybody sees of a card.
    #[inline]
    pub fn back(&self, card: Card) -> Back {
        self.mission(card).map_or(Back::Ravager, |mission| mission.colour.into())
    }

    /// What an activation of a Mission pays and gains; none for neutralizations.
    #[inline]
    pub fn exchange(&self, card: Card) -> Option<(&Bundle, &Bundle)> {
        match &self.mission(card)?.kind {
            MissionKind::Activation { pay, gain } => Some((pay, gain)),
            MissionKind::Split { .. } | MissionKind::PerCard { .. } => None,
        }
    }

    /// All cards with this back.
    #[inline]
    pub fn cards(&self, back: Back) -> Cards {
        self.backs[back as usize]
    }

    /// All cards.
    pub fn all_cards(&self) -> Cards {
        self.backs.into_iter().fold(Cards::EMPTY, |all, cards| all | cards)
    }
}
