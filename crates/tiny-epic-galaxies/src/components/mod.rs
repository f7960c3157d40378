//! The components, read once from `data/components.toml`.

mod kinds;
pub(crate) mod notation;
mod sound;
mod tables;

use engine::pack::schema::Kind;
use engine::{Components, Edition, Flaw, PackFault, PackFaults, Source};
use serde::{Deserialize, Serialize};

use crate::pieces::{Badge, Face, Resource, ShipType, TrackKind};
use notation::{Ability, Condition, EffectStep};
use tables::Tables;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// The rulebook states it.
    Rulebook,
    /// Public material states it.
    Public,
    /// The printed value could not be found: this one was designed.
    Reconstructed,
    /// Corrected by the owner of a box.
    Owner,
}

/// The box that a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSet {
    /// The base game.
    Base,
    /// Beyond the Black.
    Btb,
}

/// The numbers of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Limits {
    pub provenance: Provenance,
    pub players_min: u8,
    pub players_max: u8,
    pub resource_cap: u8,
    pub end_trigger_vp: u8,
    pub dice_total: u8,
    pub ships_per_player: u8,
    pub start_energy: u8,
    pub start_culture: u8,
    pub start_empire_level: u8,
    pub start_ships_in_galaxy: u8,
    pub missions_dealt: u8,
    pub missions_kept: u8,
    pub follow_cost_culture: u8,
    pub free_rerolls_per_turn: u8,
    pub paid_reroll_cost_energy: u8,
    pub converter_uses_per_turn: u8,
    pub converter_dice_spent: u8,
}

/// The size of the planet row and of the pilot offer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct OfferSize {
    pub provenance: Provenance,
    pub solo: u8,
    pub two: u8,
    pub three: u8,
    pub four: u8,
    pub five: u8,
}

impl OfferSize {
    /// How many cards lie open with that many players.
    pub fn of(&self, players: u8) -> usize {
        usize::from(match players {
            1 => self.solo,
            2 => self.two,
            3 => self.three,
            4 => self.four,
            _ => self.five,
        })
    }
}

/// A face of the action die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct DieFace {
    pub id: Face,
    pub name: String,
    pub family: String,
    pub per_die: u8,
    pub provenance: Provenance,
}

/// A level of the empire track.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct EmpireLevel {
    pub level: u8,
    pub upgrade_cost: u8,
    pub dice: u8,
    pub ships: u8,
    pub vp: u8,
    pub unlocks: String,
    pub provenance: Provenance,
}

/// A planet card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Planet {
    pub id: String,
    pub name: String,
    pub set: CardSet,
    pub resource: Resource,
    pub track_kind: TrackKind,
    pub track_spaces: u8,
    pub advances_to_colonize: u8,
    pub vp: u8,
    pub once_per_turn: bool,
    pub own_turn_only: bool,
    pub effect: Vec<EffectStep>,
    pub provenance: Provenance,
}

/// A secret mission.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Mission {
    pub id: String,
    pub name: String,
    pub set: CardSet,
    pub vp: u8,
    #[serde(default)]
    pub vp_if_tied: u8,
    pub players_min: u8,
    pub condition: Condition,
    pub provenance: Provenance,
}

/// A level of a Rogue Galaxy mat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct RogueLevel {
    pub level: u8,
    pub dice: u8,
    pub vp: u8,
    pub once_per_turn: bool,
    pub action: Vec<EffectStep>,
    pub provenance: Provenance,
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// A Rogue Galaxy mat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct RogueSheet {
    pub id: String,
    pub name: String,
    pub difficulty: String,
    pub rank: u8,
    pub start_energy: u8,
    pub start_culture: u8,
    pub start_ships_in_galaxy: u8,
    pub start_level: u8,
    pub max_resource: u8,
    pub skull_level: u8,
    pub bonus_dice: u8,
    pub provenance: Provenance,
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
    pub levels: Vec<RogueLevel>,
}

/// The numbers of the solo game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct SoloOptions {
    pub provenance: Provenance,
    pub reroll_cost_energy: u8,
    pub reroll_cost_culture: u8,
    pub follow_cost_culture: u8,
    pub hard_mode_rerolls_unusable: u8,
    pub missions_used: bool,
}

/// The numbers of Beyond the Black.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Btb {
    pub provenance: Provenance,
    pub advanced_ships_per_player: u8,
    pub exploration_offer_max: u8,
    pub score_track_max: u8,
    pub hire_pair: u8,
    pub hire_any: u8,
    pub card_counts: CardCounts,
    pub badge_scoring: BadgeScoring,
}

/// How many cards Beyond the Black holds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct CardCounts {
    pub provenance: Provenance,
    pub pilots: u8,
    pub planets: u8,
    pub missions: u8,
    pub exploration: u8,
}

/// What badges score.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct BadgeScoring {
    pub provenance: Provenance,
    pub most: u8,
    pub most_tied: u8,
    pub second: u8,
    pub second_min_players: u8,
    pub second_if_first_tied: u8,
}

/// An advanced ship.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct AdvancedShip {
    pub id: ShipType,
    pub name: String,
    pub faces: Vec<Face>,
    pub per_player: u8,
    pub provenance: Provenance,
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// A badge type.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct BadgeType {
    pub id: Badge,
    pub name: String,
    pub provenance: Provenance,
}

/// A pilot card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Pilot {
    pub id: String,
    pub name: String,
    pub ships: Vec<ShipType>,
    pub ability: Ability,
    pub vp: u8,
    pub badges: Vec<Badge>,
    pub provenance: Provenance,
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// The back of danger is red, of everything else green.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Discoveries and dwarf planets.
    Green,
    /// Dangers.
    Red,
}

/// What an exploration card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExplorationKind {
    /// A discovery.
    Discovery,
    /// A dwarf planet.
    DwarfPlanet,
    /// A danger.
    Danger,
}

/// An exploration card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Exploration {
    pub id: String,
    pub name: String,
    pub colour: Colour,
    pub kind: ExplorationKind,
    pub effect: Vec<EffectStep>,
    pub badges: Vec<Badge>,
    pub provenance: Provenance,
}

/// Everything in the two boxes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Each name says it.
pub struct Catalog {
    pub schema_version: u32,
    pub game: String,
    pub limits: Limits,
    pub offer_size: OfferSize,
    #[serde(rename = "die_face")]
    pub die_faces: Vec<DieFace>,
    #[serde(rename = "empire_level")]
    pub empire_levels: Vec<EmpireLevel>,
    #[serde(rename = "planet")]
    pub planets: Vec<Planet>,
    #[serde(rename = "mission")]
    pub missions: Vec<Mission>,
    #[serde(rename = "rogue_mat")]
    pub rogue_mats: Vec<RogueSheet>,
    pub solo_options: SoloOptions,
    pub btb: Btb,
    #[serde(rename = "ship_type")]
    pub ship_types: Vec<AdvancedShip>,
    #[serde(rename = "badge_type")]
    pub badge_types: Vec<BadgeType>,
    #[serde(rename = "pilot")]
    pub pilots: Vec<Pilot>,
    #[serde(rename = "exploration")]
    pub explorations: Vec<Exploration>,
    /// What follows from the above, found once.
    #[serde(skip)]
    tables: Tables,
    /// Which data these are.
    #[serde(skip)]
    edition: Edition,
}

/// The components that come with the program.
pub fn catalog() -> &'static Catalog {
    Catalog::built_in()
}

/// The components that are shown: for names, words and pages. The rules read what a state carries.
pub fn shown() -> &'static Catalog {
    engine::shown()
}

impl Components for Catalog {
    const KINDS: &'static [Kind] = kinds::KINDS;

    #[inline]
    fn source() -> &'static Source<Catalog> {
        static SOURCE: Source<Catalog> =
            Source::new("tiny-epic-galaxies", include_str!("../../data/components.toml"), &[]);
        &SOURCE
    }

    fn read(file: toml::Table, edition: Edition) -> Result<Catalog, PackFaults> {
        let refused = |error: toml::de::Error| PackFault::new("", Flaw::Reader { message: error.message().to_owned() });
        let mut catalog: Catalog = file.try_into().map_err(refused)?;
        sound::faults(&catalog).or(())?;
        catalog.edition = edition;
        catalog.tables = Tables::of(&catalog);
        Ok(catalog)
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }
}
