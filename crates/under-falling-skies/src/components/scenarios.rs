//! Scenarios and the chapters of the campaign (UFS-SCN, UFS-CAMP).

use engine::Piece;
use serde::Deserialize;

use super::Catalog;
use crate::pieces::SkyTileId;
use crate::setup::SkySet;

/// A scenario.
#[derive(Debug, Deserialize)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The campaign chapter that it belongs to.
    pub chapter: u8,
    /// Black stars (UFS-DIFF-2).
    pub black_stars: f32,
    /// What it changes.
    pub effect: ScenarioEffect,
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// What a scenario changes (UFS-SCN).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields carry the names of the component file.
pub enum ScenarioEffect {
    /// UFS-SCN-1
    KillQuota { ships: u8 },
    /// UFS-SCN-2
    Evacuation { energy: u8, hit_damage: u8 },
    /// UFS-SCN-3
    Reinforcements { start_aboard: u8, extra_per_add: u8 },
    /// UFS-SCN-4
    ResearchGates { squares: Vec<u8>, energy: u8 },
    /// UFS-SCN-5
    ResearchBacklash { min_squares: u8, damage: u8 },
    /// UFS-SCN-6
    CommandShip {
        explosion_bonus: u8,
        /// Whether it goes aboard again when it is destroyed.
        #[serde(default = "always")]
        returns: bool,
    },
    /// UFS-SCN-7
    ReactorLeak {
        damage: u8,
        /// The most energy at which it leaks.
        #[serde(default)]
        energy: u8,
    },
    /// UFS-SCN-8
    Rubble { columns: Vec<u8>, energy: u8 },
    /// UFS-SCN-9
    Contamination { energy: u8 },
    /// UFS-SCN-10
    Kamikaze { start_aboard: u8, hit_damage: u8 },
    /// UFS-SCN-11
    Saboteur {
        extra_cost: u8,
        /// It strikes in every so many rounds, beginning with the first.
        #[serde(default = "every_round")]
        every: u8,
    },
    /// UFS-SCN-12
    Storm {},
    /// UFS-SCN-13
    FinalBattle {
        extra_tile: String,
        white_in_sky: Vec<[u8; 2]>,
        /// Research squares that are behind the marker from the start.
        #[serde(default)]
        head_start: u8,
    },
}

/// As it was before the component file said it.
fn always() -> bool {
    true
}

fn every_round() -> u8 {
    1
}

/// A chapter of the campaign (UFS-CAMP).
#[derive(Debug, Deserialize)]
pub struct Chapter {
    /// 1 to 4.
    pub number: u8,
    /// How many battles it has.
    pub battles: u8,
    /// The earlier chapters of which an improved character comes along.
    pub improved_characters: Vec<u8>,
    /// The sky tiles, lowest first.
    pub sky_tiles: [String; 4],
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

impl Catalog {
    /// The sky above the battles of a chapter, lowest tile first (UFS-CAMP-10).
    pub fn chapter_sky(&self, chapter: u8) -> [SkySet; 4] {
        let mut sky = [SkySet::Base; 4];
        let tiles = self.chapters.iter().find(|record| record.number == chapter).map(|record| &record.sky_tiles);
        for (set, id) in sky.iter_mut().zip(tiles.into_iter().flatten()) {
            let advanced = SkyTileId::named(id).is_some_and(|id| self[id].chapter > 0);
            *set = if advanced { SkySet::Advanced } else { SkySet::Base };
        }
        sky
    }
}
