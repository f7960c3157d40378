//! The component file as it is written.

mod sound;
mod tables;

use std::collections::BTreeMap;

use engine::List;
use serde::Deserialize;

use crate::components::*;
use crate::pieces::{ActionNumber, Colour};

#[derive(Deserialize)]
pub(super) struct File {
    player_count: Vec<RawCount>,
    player_start: PlayerStart,
    limits: Limits,
    player_aid: Vec<RawAid>,
    action: Vec<RawAction>,
    die: RawDie,
    display: RawDisplay,
    advanced_display: RawAdvancedDisplay,
    player_board: RawBoard,
    starting_tile: Vec<RawTile>,
    technology: Vec<RawTile>,
    boost_effect: Vec<RawBoost>,
    advanced: Vec<RawAdvanced>,
    mission: Vec<RawMission>,
    ravager: Vec<RawRavager>,
    strip: Vec<RawStrip>,
    hal: RawHal,
    hal_weights: RawWeights,
    hal_card: Vec<RawHalCard>,
}

#[derive(Deserialize)]
struct RawProvenance {
    provenance: Source,
    #[serde(default)]
    reconstructed_fields: Vec<String>,
}

impl From<RawProvenance> for Provenance {
    fn from(raw: RawProvenance) -> Provenance {
        Provenance { source: raw.provenance, reconstructed_fields: raw.reconstructed_fields }
    }
}

#[derive(Deserialize)]
struct RawCount {
    dice_per_colour: u8,
    strips: u8,
    ravagers_removed: u8,
    neutral_player: bool,
}

#[derive(Deserialize)]
struct RawAid {
    reserve_die: u8,
    resource: u8,
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize)]
struct RawAction {
    number: ActionNumber,
    colour: Colour,
    kind: Kind,
    clockwise_next: ActionNumber,
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize)]
struct RawDie {
    faces: [u8; 6],
    flip: [u8; 4],
}

#[derive(Deserialize)]
struct RawDisplay {
    costs: List<u8, MAX_DISPLAY>,
}

#[derive(Deserialize)]
struct RawAdvancedDisplay {
    cost: u8,
}

#[derive(Deserialize)]
struct RawBoard {
    colour_arrows: Vec<RawArrow>,
    black_arrows: Vec<RawArrow>,
    starting_cells: [[u8; 2]; 3],
}

#[derive(Deserialize)]
struct RawArrow {
    entry: [u8; 2],
    push: Push,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Push {
    Up,
    Right,
}

#[derive(Deserialize)]
struct RawTile {
    id: String,
    colour: Colour,
    #[serde(default)]
    choose_one: List<Effect, 2>,
    standard: Option<Effect>,
    boost: Option<Boost>,
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize)]
struct RawBoost {
    name: Boost,
    #[serde(default)]
    vp: u8,
    #[serde(default)]
    value: u8,
    #[serde(default)]
    action: BTreeMap<Colour, Kind>,
}

#[derive(Deserialize)]
struct RawAdvanced {
    id: String,
    scores: Scores,
    colour: Option<Colour>,
    vp_each: u8,
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize)]
struct RawMission {
    id: String,
    colour: Colour,
    kind: RawKind,
    form: Option<RawForm>,
    #[serde(default)]
    pay: Bundle,
    #[serde(default)]
    gain: Bundle,
    #[serde(default)]
    owner: Bundle,
    #[serde(default)]
    ship: Bundle,
    count_zone: Option<Zone>,
    count_colour: Option<Colour>,
    #[serde(default)]
    vp_each: u8,
    reward: Bundle,
    technology_icons: List<Colour, 2>,
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum RawKind {
    Activation,
    Neutralization,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum RawForm {
    Split,
    PerCard,
}

#[derive(Deserialize)]
struct RawRavager {
    id: String,
    effect: RavagerEffect,
    target_action: ActionNumber,
    die_colour: Option<Colour>,
    vp_loss_if_unresolvable: u8,
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize)]
struct RawStrip {
    side_a: [RawHex; 5],
    side_b: [RawHex; 5],
    #[serde(flatten)]
    provenance: RawProvenance,
}

#[derive(Deserialize)]
struct RawHex {
    column: i8,
    kind: HexKind,
    comet: bool,
    ravager: u8,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum HexKind {
    Orange,
    Gray,
    Green,
    Asteroid,
}

#[derive(Deserialize)]
struct RawHal {
    start_vp: RawLevels,
    robots_per_workstation: u8,
    consolation_vp: u8,
    comet_bonus_vp: u8,
    ejected_card_vp: u8,
    die_sold_vp: u8,
}

#[derive(Deserialize)]
struct RawLevels {
    easy: u8,
    standard: u8,
    difficult: u8,
    extreme: u8,
}

#[derive(Deserialize)]
struct RawWeights {
    resource: u8,
    ship: u8,
    robot: u8,
    debris: u8,
    technology: u8,
    ravager_card: u8,
    advanced_technology: u8,
}

#[derive(Deserialize)]
struct RawHalCard {
    id: String,
    top: HalHalf,
    bottom: HalHalf,
    third_colour: Colour,
    #[serde(flatten)]
    provenance: RawProvenance,
}
