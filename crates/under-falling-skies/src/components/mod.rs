//! The component file, parsed once into the tables that the rules read.

mod base;
mod characters;
mod cities;
mod kinds;
pub(crate) mod revision;
mod rulings;
mod scenarios;
mod sky;
mod sound;

use engine::{Components, Edition, Flaw, PackFault, PackFaults};
use serde::Deserialize;

use crate::pieces::{CharacterId, CityId, ScenarioId};
use crate::setup::{CitySide, Recruit};

pub use base::{Base, BaseSide, Room, RoomKind, RoomRecord};
pub use characters::{Character, CharacterEffect, CharacterSide, Window};
pub use cities::{Cells, City, CityEffect, CitySideRecord, DieColour, Dug};
pub use rulings::{Diving, Rulings};
pub use scenarios::{Chapter, Scenario, ScenarioEffect};
pub use sky::{RowAction, Sky, SkySheet, SkySide, SkyTile, Symbol, row_action, rows, symbol};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated in the rulebook.
    Rulebook,
    /// Read from public material about the boxed game.
    Public,
    /// Designed to fit the known rules; not the printed value.
    Reconstructed,
    /// Corrected by the owner of a box.
    #[default]
    Owner,
}

/// All components of the box.
#[derive(Debug, Deserialize)]
pub struct Catalog {
    /// Which data these are; part of every setup and position.
    #[serde(skip)]
    pub edition: Edition,
    /// What rules say that the rulebook leaves open and that have changed between revisions.
    pub rulings: Rulings,
    /// The sky tiles, each with its sides.
    #[serde(rename = "sky_tile")]
    pub sky_tiles: Vec<SkyTile>,
    /// The sides of the base tiles.
    #[serde(rename = "base_side")]
    pub base_sides: Vec<BaseSide>,
    /// The cities.
    #[serde(rename = "city")]
    pub cities: Vec<City>,
    /// The characters.
    #[serde(rename = "character")]
    pub characters: Vec<Character>,
    /// The scenarios.
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
    /// The chapters of the campaign.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
}

impl Catalog {
    /// Reads a component file and works out what follows from it.
    fn of_file(file: toml::Table, edition: Edition) -> Result<Catalog, PackFaults> {
        let refused = |message: String| PackFault::new("", Flaw::Reader { message });
        let mut catalog: Catalog =
            file.try_into().map_err(|error: toml::de::Error| refused(error.message().to_owned()))?;
        sound::faults(&catalog).or(())?;
        catalog.edition = edition;
        for city in &mut catalog.cities {
            city.base = Base::build(city, &catalog.base_sides).map_err(refused)?;
        }
        for tile in &mut catalog.sky_tiles {
            tile.print();
        }
        Ok(catalog)
    }
}

impl Catalog {
    /// What a character does, on one of its sides.
    pub fn power(&self, recruit: Recruit) -> CharacterEffect {
        self[recruit.character].side(recruit.improved).effect
    }
}

/// What no pack corrects: to which chapter of the campaign something belongs (UFS-CAMP-2), and which
/// scenario is the last one.
macro_rules! of_chapters {
    ($($id:ident),*) => {$(
        impl $id {
            pub(crate) fn chapter(self) -> u8 {
                Catalog::built_in()[self].chapter
            }
        }
    )*};
}

of_chapters!(CityId, ScenarioId, CharacterId);

impl ScenarioId {
    pub(crate) fn is_final(self) -> bool {
        matches!(Catalog::built_in()[self].effect, ScenarioEffect::FinalBattle { .. })
    }
}

/// The records that are shown, for names, set-up and drawing: the rules read those of their position.
impl CityId {
    /// The city's record.
    pub fn record(self) -> &'static City {
        &engine::shown::<Catalog>()[self]
    }

    /// One side of the city.
    pub fn side(self, side: CitySide) -> &'static CitySideRecord {
        self.record().side(side)
    }
}

impl ScenarioId {
    /// The scenario's record.
    pub fn record(self) -> &'static Scenario {
        &engine::shown::<Catalog>()[self]
    }
}

impl CharacterId {
    /// The character's record.
    pub fn record(self) -> &'static Character {
        &engine::shown::<Catalog>()[self]
    }
}

impl Recruit {
    /// The side of the character that is up.
    pub fn side(self) -> &'static CharacterSide {
        self.character.record().side(self.improved)
    }
}
