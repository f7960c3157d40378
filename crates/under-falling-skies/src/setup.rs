//! The options of a table and the set-up (UFS-SETUP, UFS-DIFF).

use engine::{Components, Data, DataHash, Dice, Fault, OptionSpec, Piece};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::components::{Catalog, CityEffect, ScenarioEffect, Sky, SkySheet, revision};
use crate::decisions::Step;
use crate::pieces::{
    Berth, COLUMNS, CharacterId, CityId, Colour, DICE, DieSpot, ROBOTS, SHIPS, ScenarioId, SkyTileId, WorkerDie,
};
use crate::state::{Landing, Member, Memory, Next, UnderFallingSkies};

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
    /// The revision of the reconstructed values; the first where a file names none.
    #[serde(default = "revision::first")]
    pub revision: u8,
    /// The hash of the owner's pack that takes the place of the built-in values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<DataHash>,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
            city: CityId::default(),
            side: CitySide::Normal,
            threat: 0,
            scenario: None,
            characters: Vec::new(),
            sky: [SkySet::Base; 4],
            flipped: None,
            revision: revision::LATEST,
            pack: None,
        }
    }
}

impl Setup {
    /// The components that are asked for.
    pub fn components(&self) -> Result<&'static Catalog, Fault> {
        Catalog::asked(self.pack, self.revision).map(Data::get)
    }

    /// Black stars minus yellow stars, in halves (UFS-DIFF-2).
    pub fn half_stars(&self) -> i32 {
        let halves = |stars: f32| (stars * 2.0) as i32;
        let data = self.components().unwrap_or_else(|_| Catalog::built_in());
        let sky: i32 = (0..4).map(|level| halves(data[self.tile(level, data)].sides[0].black_stars)).sum();
        let flips: i32 = 2 * i32::from(self.threat);
        let scenario = self.scenario.map_or(0, |id| halves(data[id].black_stars));
        let yellow = |recruit: &Recruit| halves(data[recruit.character].side(recruit.improved).yellow_stars);
        let team: i32 = self.characters.iter().map(yellow).sum();
        sky + flips + scenario - halves(data[self.city].side(self.side).yellow_stars) - team
    }

    /// The tile on a level of the sky, counted from 0.
    fn tile(&self, level: usize, data: &Catalog) -> SkyTileId {
        let advanced = self.sky[level] == SkySet::Advanced;
        let fits = |id: &SkyTileId| {
            let tile = &data[*id];
            usize::from(tile.level) == level + 1 && (tile.chapter > 0) == advanced
        };
        SkyTileId::all().find(fits).unwrap_or_default()
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
    fn lay_sky(&self, data: &Catalog, dice: &mut Dice) -> Sky {
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
            .map(|level| SkySheet { tile: self.tile(level, data), threat: flipped.contains(&(level as u8 + 1)) })
            .collect();
        if let Some(ScenarioEffect::FinalBattle { extra_tile, .. }) = self.scenario.map(|id| &data[id].effect)
            && let Some(tile) = SkyTileId::named(extra_tile)
        {
            sky.push(SkySheet { tile, threat: false });
        }
        sky
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

impl UnderFallingSkies {
    /// Lays out the table (UFS-SETUP-1 to 6).
    pub(crate) fn set_up(setup: &Setup, data: Data<Catalog>, dice: &mut Dice) -> UnderFallingSkies {
        let base = &data.get()[setup.city].base;
        let sky = setup.lay_sky(&data, dice);
        let mut ships = [Berth::Reserve; SHIPS];
        for column in 0..COLUMNS {
            ships[usize::from(column)] = Berth::DropPoint { column };
        }
        let team = setup.characters.iter().take(12);
        let mut game = UnderFallingSkies {
            city: setup.city,
            side: setup.side,
            mothership: data.rows(&sky) + 1,
            sky,
            scenario: setup.scenario,
            team: team.map(|recruit| Member { recruit: *recruit, used: false }).collect(),
            round: 0,
            research: 0,
            damage: 0,
            energy: base.start_energy,
            excavator: base.excavator_start,
            ships,
            dice: [WorkerDie { face: 1, at: DieSpot::Unplaced }; DICE],
            robots: [None; ROBOTS],
            memory: Memory::default(),
            landing: Landing::default(),
            work: None,
            step: Step::PlaceDie,
            ended_in: None,
            next: Next::Nothing,
            data,
        };
        game.set_up_scenario();
        if let CityEffect::EnergyBonus { start_full: true, .. } = game.city_effect() {
            game.energy = base.max_energy;
        }
        game
    }

    fn set_up_scenario(&mut self) {
        match self.scenario_effect() {
            Some(ScenarioEffect::Evacuation { .. }) => self.memory.evacuees = 0b11111,
            Some(ScenarioEffect::Rubble { columns, .. }) => {
                self.memory.rubble = columns.iter().fold(0, |set, column| set | 1 << column);
            }
            Some(
                ScenarioEffect::Reinforcements { start_aboard, .. } | ScenarioEffect::Kamikaze { start_aboard, .. },
            ) => {
                self.white_aboard(*start_aboard);
            }
            Some(ScenarioEffect::CommandShip { .. }) => self.ships[SHIPS - 1] = Berth::Aboard,
            Some(ScenarioEffect::FinalBattle { white_in_sky, head_start, .. }) => {
                self.research = *head_start;
                let white = (0..SHIPS as u8).filter(|ship| Colour::of(*ship) == Colour::White);
                for (ship, square) in white.zip(white_in_sky) {
                    self.ships[usize::from(ship)] = Berth::Sky { altitude: square[0], column: square[1] };
                }
            }
            Some(
                ScenarioEffect::KillQuota { .. }
                | ScenarioEffect::ResearchGates { .. }
                | ScenarioEffect::ResearchBacklash { .. }
                | ScenarioEffect::ReactorLeak { .. }
                | ScenarioEffect::Contamination { .. }
                | ScenarioEffect::Saboteur { .. }
                | ScenarioEffect::Storm {},
            )
            | None => {}
        }
    }
}
