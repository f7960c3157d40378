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

/// The built-in records, for names, set-up and drawing: the rules read those of their position.
impl CityId {
    /// The city's record.
    pub fn record(self) -> &'static City {
        &Catalog::built_in()[self]
    }

    /// One side of the city.
    pub fn side(self, side: CitySide) -> &'static CitySideRecord {
        self.record().side(side)
    }
}

impl ScenarioId {
    /// The scenario's built-in record.
    pub fn record(self) -> &'static Scenario {
        &Catalog::built_in()[self]
    }
}

impl CharacterId {
    /// The character's built-in record.
    pub fn record(self) -> &'static Character {
        &Catalog::built_in()[self]
    }
}

impl Recruit {
    /// The side of the character that is up, as it is built in.
    pub fn side(self) -> &'static CharacterSide {
        self.character.record().side(self.improved)
    }
}
