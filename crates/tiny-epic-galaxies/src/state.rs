//! The whole position: the table, the galaxies on it and what is being resolved.

use engine::{Data, List, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::Catalog;
use crate::components::notation::Ability;
use crate::frames::{Frame, STACK};
use crate::pieces::{
    ExplorationId, ExplorationSet, Face, MissionId, PilotId, PilotSet, PlanetId, PlanetSet, Resource, ShipType,
};
use crate::setup::Setup;

/// The planet row and the pilot offer hold at most this many cards (TEG-SETUP-3).
pub const MOST_SLOTS: usize = 6;
/// The dice of the game (TEG-COMP-3).
pub const DICE: usize = 7;
/// The galaxies at the table: five players, or one and the Rogue's.
pub const MOST_GALAXIES: usize = 5;
/// The human of a solo game.
pub(crate) const HUMAN: Seat = Seat(0);
/// The Rogue Galaxy of a solo game.
pub(crate) const ROGUE: Seat = Seat(1);

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TinyEpicGalaxies {
    /// The options of the table.
    pub setup: Setup,
    /// Choosing missions, playing, or over.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u16,
    /// Whose turn it is; seat 1 of a solo game is the Rogue Galaxy.
    pub active: Seat,
    /// Who triggered the end (TEG-END-1, BTB-END-1).
    pub triggered_by: Option<Seat>,
    /// One galaxy a player; in a solo game the second is the Rogue's.
    pub galaxies: List<Galaxy, MOST_GALAXIES>,
    /// The colonizable planets, from left to right; a slot may be empty.
    pub row: List<Option<PlanetId>, MOST_SLOTS>,
    /// The planets in the deck.
    pub planet_deck: PlanetSet,
    /// The planets that left the game.
    pub planets_removed: PlanetSet,
    /// The pilots for hire, from left to right.
    pub pilot_offer: List<Option<PilotId>, MOST_SLOTS>,
    /// The pilots in the deck.
    pub pilot_deck: PilotSet,
    /// The pilots that left the game.
    pub pilots_removed: PilotSet,
    /// The exploration cards that lie open, in the order in which they were laid out.
    pub exploration_offer: List<ExplorationId, 3>,
    /// The exploration cards in the deck, without the one on top if somebody has looked at it.
    pub exploration_deck: ExplorationSet,
    /// The top card of the exploration deck, if somebody has looked at it.
    pub exploration_top: Option<SeenCard>,
    /// The dice of this turn.
    pub dice: List<Die, DICE>,
    /// What lasts until the end of this turn.
    pub this_turn: ThisTurn,
    /// What lasts in a solo game.
    pub rogue: Rogue,
    /// What is being resolved; the last frame is the one at work. Empty in the main state.
    pub frames: List<Frame, STACK>,
    /// The values printed on the components.
    #[serde(rename = "pack", default = "Data::first", skip_serializing_if = "Data::is_first")]
    pub data: Data<Catalog>,
}

/// Its short name in the signatures of the decisions.
pub(crate) type State = TinyEpicGalaxies;

/// The stages of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The players choose their missions (SM-1).
    Missions,
    /// Turns are played.
    Turns,
    /// The game is over (SM-23).
    Over,
}

/// A galaxy mat with all that belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Galaxy {
    /// Energy.
    pub energy: u8,
    /// Culture.
    pub culture: u8,
    /// The empire level.
    pub level: u8,
    /// The victory points of TEG-END-1: empire, planets, pilots and dwarf planets.
    pub vp: u8,
    /// The four ships.
    pub ships: [Ship; 4],
    /// The colonized planets.
    pub colonies: PlanetSet,
    /// The hangar, one berth a ship type (BTB-SETUP-5).
    pub hangar: [Berth; 4],
    /// The exploration cards that lie face down.
    pub explored: ExplorationSet,
    /// The dwarf planets that were colonized, face up (BTB-DWARF-3).
    pub dwarfs: ExplorationSet,
    /// The secret mission; none in a solo game.
    pub mission: Option<MissionHand>,
    /// The once-per-turn planets that were used this turn (TEG-FX-4).
    pub used_planets: PlanetSet,
    /// The once-per-turn pilots that were used this turn.
    pub used_pilots: PilotSet,
}

/// The two missions that a player drew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionHand {
    /// What was drawn.
    pub dealt: [MissionId; 2],
    /// The one that was kept; none while the player chooses.
    pub kept: Option<MissionId>,
}

/// A ship: where it is and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The one place where the ship is (TEG-TERM-5).
    pub place: Place,
    /// The advanced ship that has taken this ship's place (BTB-PILOT-5).
    pub advanced: Option<ShipType>,
}

/// Where a ship is (TEG-TERM-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Place {
    /// On the ship track, not yet in play.
    #[default]
    Locked,
    /// In the own galaxy.
    Galaxy,
    /// On the surface of a row planet.
    Surface {
        /// Which.
        planet: PlanetId,
    },
    /// In orbit of a row planet.
    Orbit {
        /// Which.
        planet: PlanetId,
        /// 0 on the start space.
        level: u8,
    },
    /// On the Exploration board.
    Exploration,
}

impl Place {
    /// The planet that the ship is at.
    pub fn planet(self) -> Option<PlanetId> {
        match self {
            Place::Surface { planet } | Place::Orbit { planet, .. } => Some(planet),
            _ => None,
        }
    }
}

/// A berth of the hangar: the pilots hired for one ship type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    /// The pilot whose ability counts; none while the ship is in the hangar.
    pub pilot: Option<PilotId>,
    /// The pilots below (BTB-PILOT-6).
    pub covered: PilotSet,
}

/// One of the dice rolled this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// What it shows.
    pub face: Face,
    /// Where it lies.
    pub place: DiePlace,
    /// Who followed it.
    pub followed: Seats,
}

/// Where a die lies (TEG-TERM-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DiePlace {
    /// Not used yet.
    #[default]
    Inactive,
    /// In the Activation Bay.
    Bay {
        /// Its space, from 0 in order of activation.
        space: u8,
    },
    /// Spent in the converter (TEG-DICE-6).
    Converter,
    /// Discarded (TEG-DICE-7).
    Discarded,
}

/// What lasts until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThisTurn {
    /// How many rerolls there were (TEG-DICE-3).
    pub rerolls: u8,
    /// Whether the converter was used (TEG-DICE-5).
    pub converter_used: bool,
    /// What a paid follow costs (TEG-FOLLOW-3, TEG-PL-NIBIRU).
    pub follow_cost: u8,
    /// What the active player gains when followed (TEG-PL-BIRK).
    pub followed_energy: u8,
    /// What the active player gains when followed (TEG-PL-BIRK).
    pub followed_culture: u8,
}

/// What lasts in a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rogue {
    /// Whether the once-per-turn action of the present level was done this turn (SOLO-18).
    pub action_done: bool,
    /// Whether the next human roll has one die fewer (SOLO-19).
    pub human_loses_die: bool,
}

/// A card of the exploration deck that somebody has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenCard {
    /// The card.
    pub card: ExplorationId,
    /// Who has looked.
    pub seen_by: Seats,
}

impl TinyEpicGalaxies {
    /// The galaxy of a seat. A seat that is not at the table never gets this far: `check` refuses
    /// it in a loaded position and `apply` before anything else.
    #[inline]
    pub(crate) fn galaxy(&self, seat: Seat) -> &Galaxy {
        &self.galaxies[seat.index()]
    }

    #[inline]
    pub(crate) fn galaxy_mut(&mut self, seat: Seat) -> &mut Galaxy {
        &mut self.galaxies[seat.index()]
    }

    /// Whether this galaxy is the Rogue's.
    #[inline]
    pub fn is_rogue(&self, seat: Seat) -> bool {
        self.setup.is_solo() && seat.0 == 1
    }

    /// Every galaxy at the table.
    pub(crate) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.galaxies.len() as u8).map(Seat)
    }

    /// Every galaxy but one, clockwise from its left (TEG-TERM-8).
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.galaxies.len() as u8;
        (1..count).map(move |step| Seat((seat.0 % count + step) % count))
    }

    /// The most that a galaxy can own of each resource (TEG-RES-1, SOLO-10).
    #[inline]
    pub(crate) fn cap(&self, seat: Seat) -> u8 {
        if self.is_rogue(seat) { self.data[self.setup.rogue].max_resource } else { self.data.limits.resource_cap }
    }

    /// What the pilot of a ship can do; the Rogue ignores abilities (BTB-SOLO-6).
    #[inline]
    pub(crate) fn ability(&self, seat: Seat, ship: usize) -> Option<(PilotId, Ability)> {
        if !self.setup.expansion || self.is_rogue(seat) {
            return None;
        }
        let galaxy = self.galaxy(seat);
        let ship_type = galaxy.ships[ship].advanced?;
        let pilot = galaxy.hangar[ship_type.index()].pilot?;
        Some((pilot, self.data[pilot].ability))
    }

    /// The ships of a galaxy whose place fits, one bit each.
    #[inline]
    pub(crate) fn ships_where(&self, seat: Seat, fits: impl Fn(Place) -> bool) -> u8 {
        let mut ships = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            ships |= u8::from(fits(ship.place)) << index;
        }
        ships
    }

    /// The own ships in orbit.
    pub(crate) fn orbiting(&self, seat: Seat) -> u8 {
        self.ships_where(seat, |place| matches!(place, Place::Orbit { .. }))
    }

    /// The slot of a planet in the row.
    pub(crate) fn slot(&self, planet: PlanetId) -> Option<usize> {
        self.row.iter().position(|slot| *slot == Some(planet))
    }

    /// How many inactive dice show each face.
    pub(crate) fn inactive(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        for die in self.dice.iter().filter(|die| die.place == DiePlace::Inactive) {
            counts[die.face.index()] += 1;
        }
        counts
    }

    /// How many cards the exploration deck holds.
    pub fn exploration_left(&self) -> usize {
        self.exploration_deck.len() + usize::from(self.exploration_top.is_some())
    }
}
impl Galaxy {
    /// How much of a resource the galaxy owns.
    pub fn owns(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Energy => self.energy,
            Resource::Culture => self.culture,
        }
    }

    /// All pilots, active and covered.
    pub fn pilots(&self) -> PilotSet {
        self.hangar.iter().fold(PilotSet::EMPTY, |all, berth| {
            let all = all | berth.covered;
            berth.pilot.map_or(all, |pilot| all.with(pilot))
        })
    }

    /// Whether a normal ship is in play (BTB-PILOT-5).
    pub(crate) fn has_normal_ship(&self) -> bool {
        self.ships.iter().any(|ship| ship.advanced.is_none() && ship.place != Place::Locked)
    }
}
