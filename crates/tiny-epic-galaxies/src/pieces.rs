//! The pieces by number inside, by name outside: an id is a byte in the state and the card's name
//! in JSON; a set is a word of bits in the state and a list of names in JSON.

use serde::{Deserialize, Serialize};

use crate::components::{Catalog, Exploration, Mission, Pilot, Planet};

engine::pieces! {
    /// One planet card.
    pub PlanetId: "the id of a planet" = Catalog.planets -> Planet;
    /// One mission card.
    pub MissionId: "the id of a mission" = Catalog.missions -> Mission;
    /// One pilot card.
    pub PilotId: "the id of a pilot" = Catalog.pilots -> Pilot;
    /// One exploration card.
    pub ExplorationId: "the id of an exploration card" = Catalog.explorations -> Exploration;
}

engine::piece_set! {
    /// A set of planet cards.
    pub PlanetSet(u64) of PlanetId;
    /// A set of mission cards.
    pub MissionSet(u32) of MissionId;
    /// A set of pilot cards.
    pub PilotSet(u32) of PilotId;
    /// A set of exploration cards.
    pub ExplorationSet(u32) of ExplorationId;
}

/// What is printed on a card of the components that are shown, for names, set-up and drawing; the
/// rules read the data that the state carries.
macro_rules! printed {
    ($($id:ident -> $card:ident),* $(,)?) => {$(
        impl $id {
            /// What is printed on the card.
            pub fn card(self) -> &'static $card {
                &engine::shown::<Catalog>()[self]
            }
        }
    )*};
}

printed!(PlanetId -> Planet, MissionId -> Mission, PilotId -> Pilot, ExplorationId -> Exploration);

/// The six faces of an action die (TEG-COMP-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Move a ship.
    #[default]
    Move,
    /// Acquire energy.
    Energy,
    /// Acquire culture.
    Culture,
    /// Advance on a diplomacy track.
    Diplomacy,
    /// Advance on an economy track.
    Economy,
    /// Utilize a colony.
    Colony,
}

impl Face {
    /// All six, in the order of the die.
    pub const ALL: [Face; 6] = [Face::Move, Face::Energy, Face::Culture, Face::Diplomacy, Face::Economy, Face::Colony];

    /// The number of the face, from 0.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Calls `visit` with each of these faces, bit 0 the first.
    #[inline]
    pub(crate) fn each(faces: u8, mut visit: impl FnMut(Face)) {
        let mut rest = faces & 0x3f;
        while rest != 0 {
            visit(Face::ALL[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
    }
}

/// What a planet produces and what is paid (TEG-RES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Energy.
    Energy,
    /// Culture.
    Culture,
}

/// The kind of a colonization track (TEG-TERM-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackKind {
    /// Advanced by diplomacy dice.
    Diplomacy,
    /// Advanced by economy dice.
    Economy,
}

/// The four advanced ships of a hangar (BTB-PILOT-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipType {
    /// The ship of the move face.
    Runner,
    /// The ship of the acquire faces.
    Hauler,
    /// The ship of the advance faces.
    Envoy,
    /// The ship of the colony face.
    Foundry,
}

impl ShipType {
    /// All four, in the order of the hangar.
    pub const ALL: [ShipType; 4] = [ShipType::Runner, ShipType::Hauler, ShipType::Envoy, ShipType::Foundry];

    /// The berth in the hangar, from 0.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The badges on pilots and exploration cards (BTB-END-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    /// Star chart.
    Chart,
    /// Relic.
    Relic,
    /// Signal.
    Signal,
    /// Fossil.
    Fossil,
}

impl Badge {
    /// All four types.
    pub const ALL: [Badge; 4] = [Badge::Chart, Badge::Relic, Badge::Signal, Badge::Fossil];

    /// The place in a list of all four.
    pub fn index(self) -> usize {
        self as usize
    }
}
