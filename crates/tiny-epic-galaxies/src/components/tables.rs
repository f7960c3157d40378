//! What follows from the components, found once, and short ways to what is asked of them.

use std::ops::Index;

use engine::Piece;

use crate::components::notation::{EffectStep, Tracks};
use crate::components::{Catalog, EmpireLevel, Exploration, Planet, RogueLevel, RogueSheet};
use crate::pieces::{ExplorationId, Face, PlanetSet, Resource, ShipType, TrackKind};
use crate::setup::RogueMat;

/// Answers that the rules need all the time.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    /// The advanced ship of each face.
    ship_of_face: [Option<ShipType>; 6],
    /// The planets with a diplomacy track, and those with an economy track.
    diplomacy: PlanetSet,
    economy: PlanetSet,
    /// The planets that produce culture; all others produce energy.
    culture: PlanetSet,
    /// For each exploration card the first one with the same effect, by number.
    first_with_effect: Vec<u8>,
}

impl Tables {
    pub(super) fn of(catalog: &Catalog) -> Tables {
        let ship_of = |face| catalog.ship_types.iter().find(|ship| ship.faces.contains(&face)).map(|ship| ship.id);
        let planets = |fits: fn(&Planet) -> bool| {
            let bits = catalog.planets.iter().enumerate().map(|(index, planet)| u64::from(fits(planet)) << index);
            PlanetSet::from_bits(bits.sum())
        };
        let first = |card: &Exploration| {
            catalog.explorations.iter().take_while(|other| other.effect != card.effect).count() as u8
        };
        Tables {
            ship_of_face: Face::ALL.map(ship_of),
            diplomacy: planets(|planet| planet.track_kind == TrackKind::Diplomacy),
            economy: planets(|planet| planet.track_kind == TrackKind::Economy),
            culture: planets(|planet| planet.resource == Resource::Culture),
            first_with_effect: catalog.explorations.iter().map(first).collect(),
        }
    }
}

impl Index<RogueMat> for Catalog {
    type Output = RogueSheet;

    fn index(&self, mat: RogueMat) -> &RogueSheet {
        &self.rogue_mats[mat as usize]
    }
}

impl Planet {
    /// What has to be paid before the action begins, as (energy, culture).
    pub(crate) fn price(&self) -> (u8, u8) {
        let prices = self.effect.iter().map_while(|step| match *step {
            EffectStep::Pay { energy, culture } => Some((energy, culture)),
            _ => None,
        });
        prices.fold((0, 0), |(energy, culture), price| (energy + price.0, culture + price.1))
    }
}

impl RogueSheet {
    /// A level of the mat; the nearest one for a number that is none.
    pub fn at_level(&self, level: u8) -> &RogueLevel {
        &self.levels[usize::from(level.saturating_sub(1)).min(self.levels.len() - 1)]
    }
}

impl Catalog {
    /// The numbers of an empire level; the nearest level for a number that is none.
    pub fn empire(&self, level: u8) -> &EmpireLevel {
        let last = self.empire_levels.len() - 1;
        &self.empire_levels[usize::from(level.saturating_sub(1)).min(last)]
    }

    /// The highest empire level (TEG-EMP-1).
    pub fn top_level(&self) -> u8 {
        self.empire_levels.len() as u8
    }

    /// The advanced ship that a face hires for (BTB-PILOT-3).
    pub fn ship_of(&self, face: Face) -> Option<ShipType> {
        self.tables.ship_of_face[face.index()]
    }

    /// The planets whose track is among these.
    #[inline]
    pub(crate) fn with_track(&self, tracks: Tracks) -> PlanetSet {
        match tracks {
            Tracks::Diplomacy => self.tables.diplomacy,
            Tracks::Economy => self.tables.economy,
            Tracks::Any => self.tables.diplomacy | self.tables.economy,
        }
    }

    /// The planets that produce this.
    #[inline]
    pub(crate) fn producing(&self, resource: Resource) -> PlanetSet {
        match resource {
            Resource::Energy => self.with_track(Tracks::Any) - self.tables.culture,
            Resource::Culture => self.tables.culture,
        }
    }

    /// The first card with the same effect. While an effect is resolved everybody sees what it
    /// does, but not which of several such cards it is: their badges differ (BTB-EXP-6).
    pub(crate) fn effect_of(&self, card: ExplorationId) -> ExplorationId {
        let first = self.tables.first_with_effect.get(card.index()).copied();
        first.and_then(ExplorationId::from_index).unwrap_or(card)
    }
}

impl ExplorationId {
    /// The first card with the same effect, of the components that are shown.
    pub fn effect_of(self) -> ExplorationId {
        engine::shown::<Catalog>().effect_of(self)
    }
}
