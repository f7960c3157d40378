//! The options of a table and the set-up (UFS-SETUP, UFS-DIFF).

use arrayvec::ArrayVec;
use engine::{Dice, Fault, OptionSpec};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::board::{Sky, SkySheet};
use crate::components::{CitySideRecord, ScenarioEffect, components};
use crate::ids::{CharacterId, CityId, ScenarioId, SkyTileId};

/// What a stand-alone game is made of (UFS-DIFF-3).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The city to defend.
    pub city: CityId,
    /// Which of its sides is up.
    pub side: CitySide,
    /// How many sky tiles show their threat side (UFS-DIFF-1).
    pub threat: u8,
    /// The scenario, if any.
    pub scenario: Option<ScenarioId>,
    /// The characters that help.
    pub characters: Vec<Recruit>,
    /// Which tile lies on each level of the sky, lowest first.
    pub sky: [SkySet; 4],
    /// Which levels show their threat side; drawn at random if not given.
    pub flipped: Option<Vec<u8>>,
}

/// A side of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CitySide {
    /// The side for a first game there.
    #[default]
    Normal,
    /// The more helpful side, for a city that has been lost once (UFS-CITY-2).
    Damaged,
}

/// A character of the setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    /// Who.
    pub character: CharacterId,
    /// Whether on the improved side.
    #[serde(default)]
    pub improved: bool,
}

/// Which of the two tiles of a level is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SkySet {
    /// The tile of the base game.
    #[default]
    Base,
    /// The tile that the campaign brings.
    Advanced,
}

/// The introductory game (UFS-SETUP-7).
impl Default for Setup {
    fn default() -> Setup {
        Setup {
            city: CityId(0),
            side: CitySide::Normal,
            threat: 0,
            scenario: None,
            characters: Vec::new(),
            sky: [SkySet::Base; 4],
            flipped: None,
        }
    }
}

impl Setup {
    /// Black stars minus yellow stars, in halves (UFS-DIFF-2).
    pub fn half_stars(&self) -> i32 {
        let halves = |stars: f32| (stars * 2.0) as i32;
        let sky: i32 = (0..4).map(|level| halves(self.tile(level).sides[0].black_stars)).sum();
        let flips: i32 = 2 * i32::from(self.threat);
        let scenario = self.scenario.map_or(0, |id| halves(id.record().black_stars));
        let team: i32 = self.characters.iter().map(|recruit| halves(recruit.side().yellow_stars)).sum();
        sky + flips + scenario - halves(self.city.side(self.side).yellow_stars) - team
    }

    fn tile_id(&self, level: usize) -> SkyTileId {
        let advanced = self.sky[level] == SkySet::Advanced;
        let fits = |id: &SkyTileId| {
            let tile = &components().sky_tiles[usize::from(id.0)];
            usize::from(tile.level) == level + 1 && (tile.chapter > 0) == advanced
        };
        SkyTileId::all().find(fits).unwrap_or(SkyTileId(0))
    }

    fn tile(&self, level: usize) -> &'static crate::components::SkyTile {
        &components().sky_tiles[usize::from(self.tile_id(level).0)]
    }

    /// Refuses what UFS-DIFF-3 does not allow.
    pub(crate) fn validate(&self) -> Result<(), Fault> {
        if self.threat > 4 {
            return Err(Fault::new("threat", "UFS-SETUP-3"));
        }
        for (index, recruit) in self.characters.iter().enumerate() {
            if self.characters[..index].iter().any(|earlier| earlier.character == recruit.character) {
                return Err(Fault::new("characters", "UFS-DIFF-3"));
            }
        }
        if let Some(flipped) = &self.flipped {
            let sound = flipped
                .iter()
                .enumerate()
                .all(|(index, level)| (1..=4).contains(level) && !flipped[..index].contains(level));
            if !sound || flipped.len() != usize::from(self.threat) {
                return Err(Fault::new("flipped", "UFS-SETUP-3"));
            }
        }
        Ok(())
    }

    /// Lays out the sky and flips as many tiles as the threat level says (UFS-SETUP-3).
    pub(crate) fn lay_sky(&self, dice: &mut Dice) -> Sky {
        let mut levels = [1, 2, 3, 4];
        let flipped = match &self.flipped {
            Some(flipped) => flipped.as_slice(),
            None => {
                // All four or none leaves nothing to chance.
                if !matches!(self.threat, 0 | 4) {
                    dice.shuffle(&mut levels);
                }
                &levels[..usize::from(self.threat)]
            }
        };
        let mut sky: Sky = (0..4)
            .map(|level| SkySheet { tile: self.tile_id(level), threat: flipped.contains(&(level as u8 + 1)) })
            .collect();
        if let Some(ScenarioEffect::FinalBattle { extra_tile, .. }) = self.scenario.map(|id| &id.record().effect)
            && let Some(tile) = SkyTileId::find(extra_tile)
        {
            sky.push(SkySheet { tile, threat: false });
        }
        sky
    }

    pub(crate) fn team(&self) -> ArrayVec<Recruit, 12> {
        self.characters.iter().copied().take(12).collect()
    }

    pub(crate) fn options() -> Vec<OptionSpec> {
        let mut scenarios = vec![json!(null)];
        scenarios.extend(ScenarioId::all().map(|id| json!(id)));
        let mut teams = vec![json!([])];
        for improved in [false, true] {
            teams.extend(CharacterId::all().map(|character| json!([Recruit { character, improved }])));
            let all: Vec<Recruit> = CharacterId::all().map(|character| Recruit { character, improved }).collect();
            teams.push(json!(all));
        }
        let skies = [[SkySet::Base; 4], [SkySet::Advanced; 4]];
        vec![
            OptionSpec { key: "city", values: CityId::all().map(|id| json!(id)).collect(), cover: true },
            OptionSpec { key: "threat", values: (0..=4).map(|level| json!(level)).collect(), cover: true },
            OptionSpec { key: "scenario", values: scenarios, cover: true },
            OptionSpec { key: "side", values: vec![json!(CitySide::Normal), json!(CitySide::Damaged)], cover: false },
            OptionSpec { key: "characters", values: teams, cover: false },
            OptionSpec { key: "sky", values: skies.iter().map(|sky| json!(sky)).collect(), cover: false },
        ]
    }
}

impl CityId {
    /// The city's record in the component file.
    pub fn record(self) -> &'static crate::components::City {
        &components().cities[usize::from(self.0)]
    }

    /// One side of the city.
    pub fn side(self, side: CitySide) -> &'static CitySideRecord {
        &self.record().sides[usize::from(side == CitySide::Damaged)]
    }
}

impl ScenarioId {
    /// The scenario's record in the component file.
    pub fn record(self) -> &'static crate::components::Scenario {
        &components().scenarios[usize::from(self.0)]
    }
}

impl CharacterId {
    /// The character's record in the component file.
    pub fn record(self) -> &'static crate::components::Character {
        &components().characters[usize::from(self.0)]
    }
}

impl Recruit {
    /// The side of the character that is up.
    pub fn side(self) -> &'static crate::components::CharacterSide {
        let record = self.character.record();
        if self.improved { &record.improved } else { &record.basic }
    }
}
