//! The component file as it is written, and how it becomes tables.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::Deserialize;

use crate::components::*;
use crate::names::{ActionNumber, Card, Cell, Colour};
use crate::sets::Cards;

#[derive(Deserialize)]
pub(crate) struct Raw {
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
    costs: ArrayVec<u8, MAX_DISPLAY>,
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
    choose_one: ArrayVec<Effect, 2>,
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
    technology_icons: ArrayVec<Colour, 2>,
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

fn side(hexes: [RawHex; 5]) -> Side {
    let mut side = Side::default();
    for hex in hexes {
        let bit = 1 << (hex.column + 2);
        match hex.kind {
            HexKind::Orange => side.aliens[0] |= bit,
            HexKind::Gray => side.aliens[1] |= bit,
            HexKind::Green => side.aliens[2] |= bit,
            HexKind::Asteroid => side.asteroids |= bit,
        }
        if hex.comet {
            side.comets |= bit;
        }
        // A hex bears one icon at most (BA-HEX-6).
        assert!(hex.ravager <= 1, "the Ravager icons of a hex of the component file");
        if hex.ravager > 0 {
            side.ravagers |= bit;
        }
    }
    side
}

fn mission(raw: RawMission) -> MissionCard {
    let kind = match (raw.kind, raw.form, raw.count_zone, raw.count_colour) {
        (RawKind::Activation, ..) => MissionKind::Activation { pay: raw.pay, gain: raw.gain },
        (_, Some(RawForm::PerCard), Some(zone), Some(colour)) => {
            MissionKind::PerCard { zone, colour, vp_each: raw.vp_each }
        }
        _ => MissionKind::Split { owner: raw.owner, ship: raw.ship },
    };
    MissionCard {
        id: raw.id,
        colour: raw.colour,
        kind,
        reward: raw.reward,
        technology_icons: raw.technology_icons,
        provenance: raw.provenance.into(),
    }
}

fn arrow(raw: &RawArrow) -> ArrayVec<Cell, 3> {
    let [row, column] = raw.entry;
    (0..3)
        .filter_map(|step| match raw.push {
            Push::Up => Cell::at(row.wrapping_sub(step), column),
            Push::Right => Cell::at(row, column + step),
        })
        .collect()
}

fn tile(raw: RawTile) -> TechnologyTile {
    let mut effects = raw.choose_one;
    effects.extend(raw.standard);
    TechnologyTile { id: raw.id, colour: raw.colour, effects, boost: raw.boost, provenance: raw.provenance.into() }
}

fn exactly<T: std::fmt::Debug, const N: usize>(list: Vec<T>) -> [T; N] {
    list.try_into().expect("a table of the component file has its fixed length")
}

impl Raw {
    pub(crate) fn into_components(self) -> Components {
        let missions: Vec<MissionCard> = self.mission.into_iter().map(mission).collect();
        let ravagers: Vec<RavagerCard> = self
            .ravager
            .into_iter()
            .map(|raw| RavagerCard {
                id: raw.id,
                effect: raw.effect,
                target: raw.target_action,
                die_colour: raw.die_colour,
                vp_loss: raw.vp_loss_if_unresolvable,
                provenance: raw.provenance.into(),
            })
            .collect();
        assert_eq!(missions.len(), usize::from(Card::MISSIONS), "the Missions of the component file");
        assert_eq!(missions.len() + ravagers.len(), usize::from(Card::COUNT), "the cards of the component file");
        let colour_of = |card: &Card| missions.get(card.index()).map(|mission| mission.colour);
        let cards = || (1..=Card::COUNT).filter_map(Card::numbered);
        let backs = [Some(Colour::Orange), Some(Colour::Gray), Some(Colour::Green), None]
            .map(|back| cards().filter(|card| colour_of(card) == back).collect());
        let attackers = std::array::from_fn(|action| -> Cards {
            ravagers
                .iter()
                .zip(cards().skip(missions.len()))
                .filter(|(ravager, _)| ravager.target.index() == action)
                .map(|(_, card)| card)
                .collect()
        });
        let vp_boost = self.boost_effect.iter().find(|boost| boost.name == Boost::VpOnAction);
        let set_boost = self.boost_effect.iter().find(|boost| boost.name == Boost::SetValue);
        let hal = self.hal;
        let weights = self.hal_weights;
        let levels = hal.start_vp;
        Components {
            tiles: self.technology.into_iter().chain(self.starting_tile).map(tile).collect(),
            advanced: self
                .advanced
                .into_iter()
                .map(|raw| AdvancedTile {
                    id: raw.id,
                    scores: raw.scores,
                    colour: raw.colour,
                    vp_each: raw.vp_each,
                    provenance: raw.provenance.into(),
                })
                .collect(),
            strips: self
                .strip
                .into_iter()
                .map(|raw| Strip { sides: [side(raw.side_a), side(raw.side_b)], provenance: raw.provenance.into() })
                .collect(),
            actions: exactly(
                self.action
                    .into_iter()
                    .map(|raw| ActionSpace {
                        number: raw.number,
                        colour: raw.colour,
                        kind: raw.kind,
                        next: raw.clockwise_next,
                        provenance: raw.provenance.into(),
                    })
                    .collect(),
            ),
            hal_cards: self
                .hal_card
                .into_iter()
                .map(|raw| HalCardFace {
                    id: raw.id,
                    top: raw.top,
                    bottom: raw.bottom,
                    third_colour: raw.third_colour,
                    provenance: raw.provenance.into(),
                })
                .collect(),
            hal: HalNumbers {
                start_vp: [levels.easy, levels.standard, levels.difficult, levels.extreme],
                robots_per_workstation: hal.robots_per_workstation,
                consolation_vp: hal.consolation_vp,
                comet_bonus_vp: hal.comet_bonus_vp,
                ejected_card_vp: hal.ejected_card_vp,
                die_sold_vp: hal.die_sold_vp,
                weights: Bundle {
                    vp: 1,
                    robot: weights.robot,
                    resource: weights.resource,
                    ship: weights.ship,
                    debris: weights.debris,
                    technology: weights.technology,
                    mission_card: 0,
                    ravager_card: weights.ravager_card,
                    advanced_technology: weights.advanced_technology,
                },
            },
            player_counts: exactly(
                self.player_count
                    .into_iter()
                    .map(|raw| PlayerCount {
                        dice_per_colour: raw.dice_per_colour,
                        strips: raw.strips,
                        ravagers_removed: raw.ravagers_removed,
                        neutral_player: raw.neutral_player,
                    })
                    .collect(),
            ),
            player_aids: exactly(
                self.player_aid
                    .into_iter()
                    .map(|raw| PlayerAid {
                        reserve_die: raw.reserve_die,
                        resource: raw.resource,
                        provenance: raw.provenance.into(),
                    })
                    .collect(),
            ),
            start: self.player_start,
            limits: self.limits,
            faces: self.die.faces,
            flip: self.die.flip,
            display_costs: self.display.costs,
            advanced_cost: self.advanced_display.cost,
            boost_vp: vp_boost.map_or(0, |boost| boost.vp),
            boost_action: Colour::ALL.map(|colour| {
                vp_boost.and_then(|boost| boost.action.get(&colour).copied()).expect("the boost's action for a colour")
            }),
            boost_value: set_boost.map_or(0, |boost| boost.value),
            starting_cells: self
                .player_board
                .starting_cells
                .map(|[row, column]| Cell::at(row, column).expect("a starting cell lies in the grid")),
            arrows: exactly(
                self.player_board.colour_arrows.iter().chain(&self.player_board.black_arrows).map(arrow).collect(),
            ),
            missions,
            ravagers,
            backs,
            attackers,
        }
    }
}
