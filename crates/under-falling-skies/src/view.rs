//! What a viewer may know. Nothing in this game is hidden, so every viewer knows the same; the
//! view is still a type of its own, built field by field, and adds what can be worked out.

use engine::{Data, DataHash};
use serde::Serialize;

use crate::components::{Base, Catalog, CharacterEffect, CityEffect, RowAction, ScenarioEffect, Sky};
use crate::decisions::Step;
use crate::pieces::{Berth, CharacterId, CityId, Colour, Robot, ScenarioId, Square, WorkerDie, is_white_die};
use crate::setup::{CitySide, Recruit};
use crate::state::{Ending, Memory, Phase, UnderFallingSkies, Work};

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The revision of the built-in values that it is played with, or that its pack corrects.
    pub revision: u8,
    /// The hash of the owner's pack that it is played with, if it is not the built-in data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<DataHash>,
    #[serde(skip)]
    data: Data<Catalog>,
    /// The city.
    pub city: CityId,
    /// Its side.
    pub side: CitySide,
    /// The sky tiles, lowest first; [`crate::symbol`] tells what is printed.
    pub sky: Sky,
    /// How many of them show their threat side.
    pub threat: u8,
    /// Rows of the sky: 16 or 18.
    pub rows: u8,
    /// The scenario.
    pub scenario: Option<ScenarioId>,
    /// The characters.
    pub team: Vec<MemberView>,
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The altitude of the mothership's drop points.
    pub mothership: u8,
    /// The row with the skull, below which nothing matters.
    pub skull: u8,
    /// What the mothership will do on the row below its present one.
    pub next_action: RowAction,
    /// The numbers of the research squares, the first to be entered first.
    pub research_track: Vec<u8>,
    /// How many of them have been entered.
    pub research: u8,
    /// Squares of the track that are closed now, counted from 1.
    pub closed: Vec<u8>,
    /// Energy held.
    pub energy: u8,
    /// The most that can be held.
    pub max_energy: u8,
    /// Damage taken.
    pub damage: u8,
    /// The damage that loses the game.
    pub lethal_damage: u8,
    /// Where the excavator stands; lower squares of the path are excavated.
    pub excavator: Square,
    /// The ships, by number.
    pub ships: Vec<ShipView>,
    /// The worker dice.
    pub dice: Vec<DieView>,
    /// The robots on the board.
    pub robots: Vec<Option<Robot>>,
    /// Tokens and rights.
    pub memory: Memory,
    /// The room being resolved.
    pub work: Option<Work>,
    /// The decision that is awaited.
    pub step: Step,
    /// The ship about to be resolved, while a descent may be bought off.
    pub landing: Option<u8>,
    /// The colour of the next ship to be dropped, while a drop point is chosen.
    pub dropping: Option<Colour>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ShipView {
    /// Its colour.
    pub colour: Colour,
    /// Where it is.
    pub berth: Berth,
}

/// A worker die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    /// A white one?
    pub white: bool,
    /// Face and place.
    #[serde(flatten)]
    pub die: WorkerDie,
}

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MemberView {
    /// Who.
    pub character: CharacterId,
    /// Which side.
    pub improved: bool,
    /// Whether set aside.
    pub used: bool,
}

impl View {
    /// The components that the game is played with.
    pub fn components(&self) -> &'static Catalog {
        self.data.get()
    }

    /// The base below the city.
    pub fn base(&self) -> &'static Base {
        &self.components()[self.city].base
    }

    /// The ability of the city's side.
    pub fn city_effect(&self) -> CityEffect {
        self.components()[self.city].side(self.side).effect
    }

    /// What the scenario changes.
    pub fn scenario_effect(&self) -> Option<&'static ScenarioEffect> {
        self.scenario.map(|id| &self.components()[id].effect)
    }

    /// What a character does, on one of its sides.
    pub fn power(&self, recruit: Recruit) -> CharacterEffect {
        self.components().power(recruit)
    }

    pub(crate) fn of(game: &UnderFallingSkies) -> View {
        let base = game.base();
        let length = game.track_length();
        View {
            revision: game.data.revision(),
            pack: game.data.asked_by().0,
            data: game.data,
            city: game.city,
            side: game.side,
            sky: game.sky,
            threat: game.threat(),
            rows: game.data.rows(&game.sky),
            scenario: game.scenario,
            team: game
                .team
                .iter()
                .map(|member| MemberView {
                    character: member.recruit.character,
                    improved: member.recruit.improved,
                    used: member.used,
                })
                .collect(),
            round: game.round,
            phase: game.phase(),
            mothership: game.mothership,
            skull: game.data.skull(&game.sky).unwrap_or(0),
            next_action: game.row_action(game.mothership.saturating_sub(1)),
            research_track: (1..=length).map(|square| game.research_number(square)).collect(),
            research: game.research,
            closed: (1..=length).filter(|square| game.is_closed(*square)).collect(),
            energy: game.energy,
            max_energy: base.max_energy,
            damage: game.damage,
            lethal_damage: base.lethal_damage,
            excavator: game.excavator,
            ships: (0..).zip(game.ships).map(|(n, berth)| ShipView { colour: Colour::of(n), berth }).collect(),
            dice: (0..).zip(game.dice).map(|(n, die)| DieView { white: is_white_die(n), die }).collect(),
            robots: game.robots.to_vec(),
            memory: game.memory,
            work: game.work,
            step: game.step,
            landing: game.landing.queue.first().copied(),
            dropping: if game.step == Step::ChooseDropPoint { game.drop_zone().next(game) } else { None },
            ending: game.ending(),
        }
    }
}
