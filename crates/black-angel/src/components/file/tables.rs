//! How the component file becomes tables.

use engine::{Edition, List, Piece};

use super::*;
use crate::pieces::{Card, Cards, Cell, Colour, Tiles};

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

fn arrow(raw: &RawArrow) -> List<Cell, 3> {
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

impl File {
    pub(in crate::components) fn into_components(self, edition: Edition) -> Components {
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
        let tiles: Vec<TechnologyTile> = self.technology.into_iter().chain(self.starting_tile).map(tile).collect();
        // Places in the list, as bits: the pieces themselves can be named only once this is done.
        let those = |fits: &dyn Fn(&TechnologyTile) -> bool| {
            let bits = tiles.iter().enumerate().filter(|(_, tile)| fits(tile)).map(|(at, _)| 1 << at);
            Tiles::from_bits(bits.sum())
        };
        let starting = those(&|tile| tile.boost.is_none());
        let technologies = Colour::ALL.map(|colour| those(&|tile| tile.boost.is_some() && tile.colour == colour));
        let actions: [ActionSpace; 6] = exactly(
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
        );
        let of_each_colour = |fits: &dyn Fn(Kind) -> bool| {
            Colour::ALL.map(|colour| {
                let mut those = actions.iter().filter(|action| action.colour == colour && fits(action.kind));
                those.next().expect("a colour has a command and another action").number
            })
        };
        let vp_boost = self.boost_effect.iter().find(|boost| boost.name == Boost::VpOnAction);
        let set_boost = self.boost_effect.iter().find(|boost| boost.name == Boost::SetValue);
        let hal = self.hal;
        let weights = self.hal_weights;
        let levels = hal.start_vp;
        Components {
            tiles,
            technologies,
            starting,
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
            special: of_each_colour(&|kind| kind != Kind::Command),
            command: of_each_colour(&|kind| kind == Kind::Command),
            actions,
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
            edition,
        }
    }
}
