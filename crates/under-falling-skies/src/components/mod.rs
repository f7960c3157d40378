//! The component file, parsed once into the tables that the rules read.

mod base;
mod characters;
mod cities;
mod scenarios;
mod sky;

use std::sync::LazyLock;

use engine::Components;
use serde::Deserialize;

use crate::pieces::{CharacterId, CityId, ScenarioId};
use crate::setup::{CitySide, Recruit};

pub use base::{Base, BaseSide, Room, RoomKind, RoomRecord};
pub use characters::{Character, CharacterEffect, CharacterSide, Window};
pub use cities::{Cells, City, CityEffect, CitySideRecord, DieColour, Dug};
pub use scenarios::{Chapter, Scenario, ScenarioEffect};
pub use sky::{RowAction, Sky, SkySheet, SkySide, SkyTile, Symbol, row_action, rows, symbol};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated in the rulebook.
    Rulebook,
    /// Read from public material about the boxed game.
    Public,
    /// Designed to fit the known rules; not the printed value.
    Reconstructed,
}

/// All components of the box.
#[derive(Debug, Deserialize)]
pub struct Catalog {
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
    /// Reads the component file and works out what follows from it.
    fn parse(text: &str) -> Result<Catalog, String> {
        let mut catalog: Catalog = toml::from_str(text).map_err(|error| error.to_string())?;
        for city in &mut catalog.cities {
            city.base = Base::build(city, &catalog.base_sides)?;
        }
        for tile in &mut catalog.sky_tiles {
            tile.print();
        }
        Ok(catalog)
    }
}

impl Components for Catalog {
    fn built_in() -> &'static Catalog {
        static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
            Catalog::parse(include_str!("../../data/components.toml"))
                .unwrap_or_else(|error| panic!("data/components.toml: {error}"))
        });
        &CATALOG
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
