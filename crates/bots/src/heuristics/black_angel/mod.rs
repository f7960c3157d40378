//! What matters in Black Angel: points now and those that lie in cards and tiles, dice and robots
//! to work with, and how much of the journey is left to use them.

use std::sync::LazyLock;

use black_angel::{Action, Back, BlackAngel, Bundle, Card, GridTile, Holder, MissionKind, Player, Spes, Step, Zone};
use engine::{Piece, Seat};

use super::{Features, Heuristics, Weights, mix, mix_all};

mod habits;

/// Goods and points of a bundle, roughly in points.
fn worth(bundle: &Bundle) -> f32 {
    f32::from(bundle.vp)
        + 0.8 * f32::from(bundle.robot + bundle.resource)
        + f32::from(bundle.ship)
        + 0.6 * f32::from(bundle.debris)
        + 1.2 * f32::from(bundle.technology + bundle.mission_card + bundle.ravager_card)
        + 3.0 * f32::from(bundle.advanced_technology)
}

/// How many advances the Black Angel still has to make, as a share of all.
fn way_left(state: &BlackAngel) -> f32 {
    if state.end.is_some() {
        return 0.0;
    }
    let strips = f32::from(state.space.length().max(1));
    let middle = (strips + 1.0) / 2.0;
    let left = match state.space.spes {
        Spes::Token(strip) => f32::from(strip) + strips - middle,
        Spes::Tile(strip) => f32::from(strip) - middle,
    };
    (left / (2.0 * strips - middle)).clamp(0.0, 1.0)
}

/// What the cards in space promise to a seat: points when they are ejected, and by activation.
fn cards_in_space(state: &BlackAngel, seat: Seat) -> (f32, f32, f32) {
    let (mut ejection, mut activation, mut count) = (0.0, 0.0, 0.0);
    let player = &state.players[seat.index()];
    for (hex, posting) in state.space.cards.iter() {
        let mine = posting.owner == Holder::Seat(seat);
        let ship = player.fleet.contains(hex);
        let Some(card) = state.data.mission(posting.card) else { continue };
        count += f32::from(u8::from(mine));
        // A card far out may never come home before the end.
        let near = 1.0 - 0.08 * f32::from(hex.strip());
        match card.kind {
            MissionKind::Activation { pay, gain } if mine || ship => {
                activation += (worth(&gain) - 0.7 * worth(&pay)).max(0.0);
            }
            MissionKind::Split { owner, ship: part } => {
                ejection += near * f32::from(u8::from(mine)) * worth(&owner);
                ejection += near * f32::from(u8::from(ship)) * worth(&part);
            }
            MissionKind::PerCard { zone, colour, vp_each } if mine || ship => {
                let own = |owner: Holder| owner == Holder::Seat(seat);
                let cards = match zone {
                    Zone::Space => {
                        let fits = |card: Card| state.data.back(card) == colour.into();
                        let cards = state.space.cards.iter();
                        cards.filter(|(_, posting)| own(posting.owner) && fits(posting.card)).count()
                    }
                    Zone::Ejected => (player.tucked & state.data.cards(colour.into())).len(),
                };
                ejection += near * f32::from(vp_each) * cards as f32;
            }
            _ => {}
        }
    }
    (ejection, activation, count)
}

/// How often a player could pay this with what there is now.
fn affordable(state: &BlackAngel, player: &Player, pay: &Bundle) -> f32 {
    let technologies =
        player.grid.iter().flatten().filter(|piece| matches!(piece, GridTile::Technology { .. })).count();
    let items = [
        (pay.robot, u16::from(player.break_room)),
        (pay.resource, player.resources),
        (pay.ship, player.ships),
        (pay.debris, player.debris),
        (pay.technology, (technologies + player.ejected.len()) as u16),
        (pay.mission_card, player.hand.missions().len() as u16),
        (pay.ravager_card, (player.hand & state.data.cards(Back::Ravager)).len() as u16),
    ];
    let times = items.iter().filter(|(need, _)| *need > 0).map(|(need, have)| have / u16::from(*need)).min();
    f32::from(times.unwrap_or(3).min(6))
}

/// What a player could earn by activating missions: a die of 3 does it three times.
#[derive(Default)]
struct Earnings {
    /// Points by all such missions in space that the player may use.
    ready: f32,
    /// Points by one die on the best of them, if it showed a 3, and with the dice that there are.
    best: f32,
    by_die: f32,
    /// What the missions pay that give goods.
    goods: f32,
    /// Points by the missions in hand, once they lie in space.
    in_hand: f32,
}

fn earnings(state: &BlackAngel, seat: Seat) -> Earnings {
    let player = &state.players[seat.index()];
    let mut earnings = Earnings::default();
    for (hex, posting) in state.space.cards.iter() {
        let mine = posting.owner == Holder::Seat(seat);
        let Some(card) = state.data.mission(posting.card) else { continue };
        let MissionKind::Activation { pay, gain } = card.kind else { continue };
        if !mine && !player.fleet.contains(hex) {
            continue;
        }
        let times = affordable(state, player, &pay);
        if gain.vp < 2 {
            earnings.goods += times.min(3.0) * worth(&gain);
            continue;
        }
        let vp = f32::from(gain.vp);
        earnings.ready += times * vp;
        earnings.best = earnings.best.max(times.min(3.0) * vp);
        for die in player.dice.iter().filter(|die| die.colour == card.colour) {
            let flipped = if player.debris > 0 { die.value ^ 2 } else { 0 };
            earnings.by_die = earnings.by_die.max(times.min(f32::from(die.value.max(flipped))) * vp);
        }
    }
    for card in player.hand.missions().iter().filter_map(|card| state.data.mission(card)) {
        if let MissionKind::Activation { pay, gain } = card.kind
            && gain.vp > 1
        {
            earnings.in_hand += affordable(state, player, &pay).min(3.0) * f32::from(gain.vp);
        }
    }
    earnings
}

impl Heuristics for BlackAngel {
    const HORIZON: u8 = 1;
    const TIME_FACTOR: u32 = 16;

    const FEATURES: &'static [&'static str] = &[
        "constant",
        "points",
        "points_late",
        "break_room",
        "crew",
        "crew_early",
        "robot_supply",
        "resources",
        "debris",
        "ships",
        "ships_in_space",
        "goods_early",
        "dice",
        "dice_value",
        "dice_reserved",
        "dice_value_early",
        "missions_in_hand",
        "ravagers_in_hand",
        "cards_played",
        "tiles",
        "tiles_early",
        "tiles_ejected",
        "advanced_tiles",
        "advanced_placed",
        "tucked",
        "cards_in_space",
        "ejection",
        "ejection_early",
        "activation",
        "activation_early",
        "debris_on_tiles",
        "boosts",
        "hal_points",
        "hal_dice",
        "way_left",
        "active",
        "final_round",
        "earnings",
        "earnings_early",
        "earnings_best",
        "earnings_by_die",
        "earnings_in_goods",
        "earnings_in_hand",
        "earnings_in_hand_early",
        "tile_points",
        "tile_points_to_come",
        "goods_late",
        "damage",
        "idle_dice",
    ];

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::parse(include_str!("../../../data/black-angel.toml"), BlackAngel::FEATURES)
                .unwrap_or_else(|error| panic!("data/black-angel.toml: {error}"))
        });
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        let player = &self.players[seat.index()];
        let early = way_left(self);
        let breakdown = self.breakdown(seat);
        let points = f32::from(breakdown.total) / 40.0;
        let tile_points = breakdown.tiles.iter().map(|tile| f32::from(tile.vp)).sum::<f32>();
        let tile_caps = breakdown.tiles.iter().map(|tile| f32::from(tile.cap)).sum::<f32>();
        let earnings = earnings(self, seat);
        let damage: f32 = self.damage.iter().map(|cubes| f32::from(*cubes)).sum();
        // Without dice the next turn is spent on rolling.
        let idle = f32::from(u8::from(player.dice.is_empty()));
        let (ejection, activation, cards) = cards_in_space(self, seat);
        let crew = f32::from(player.crew()) / 6.0;
        let (robots, resources) = (f32::from(player.break_room) / 6.0, f32::from(player.resources) / 5.0);
        let (debris, ships) = (f32::from(player.debris) / 5.0, f32::from(player.ships) / 4.0);
        let value: f32 = player.dice.iter().map(|die| f32::from(die.value)).sum();
        let reserved = player.dice.iter().filter(|die| die.reserved).count() as f32;
        let missions = player.hand.missions().len();
        let ravagers = (player.hand & self.data.cards(Back::Ravager)).len();
        let (mut tiles, mut advanced, mut dirty, mut boosts) = (0.0, 0.0, 0.0, 0.0);
        for piece in player.grid.iter().flatten() {
            match piece {
                GridTile::Technology { debris, boost, .. } => {
                    tiles += 1.0;
                    dirty += f32::from(u8::from(*debris));
                    boosts += f32::from(u8::from(*boost));
                }
                GridTile::Advanced { .. } => advanced += 1.0,
            }
        }
        let placed = player.advanced_spaces.iter().flatten().count() as f32;
        let hal = self.hal.as_ref();
        let values = [
            1.0,
            points,
            points * (1.0 - early),
            robots,
            crew,
            crew * early,
            f32::from(player.robot_supply) / 8.0,
            resources,
            debris,
            ships,
            player.fleet.len() as f32 / 3.0,
            early * (robots + resources + ships) / 3.0,
            player.dice.len() as f32 / 6.0,
            value / 9.0,
            reserved / 2.0,
            early * value / 9.0,
            missions as f32 / 6.0,
            ravagers as f32 / 4.0,
            player.slots.iter().flatten().count() as f32 / 6.0,
            tiles / 9.0,
            early * tiles / 9.0,
            player.ejected.len() as f32 / 5.0,
            advanced / 3.0,
            placed / 3.0,
            player.tucked.len() as f32 / 5.0,
            cards / 5.0,
            ejection / 10.0,
            early * ejection / 10.0,
            activation / 10.0,
            early * activation / 10.0,
            dirty / 4.0,
            boosts / 6.0,
            hal.map_or(0.0, |hal| f32::from(hal.vp) / 40.0),
            hal.map_or(0.0, |hal| hal.dice.len() as f32 / 3.0),
            early,
            f32::from(u8::from(self.active == seat)),
            f32::from(u8::from(self.final_round)),
            earnings.ready / 20.0,
            early * earnings.ready / 20.0,
            earnings.best / 9.0,
            earnings.by_die / 9.0,
            earnings.goods / 10.0,
            earnings.in_hand / 20.0,
            early * earnings.in_hand / 20.0,
            tile_points / 20.0,
            (tile_caps - tile_points) / 20.0,
            (1.0 - early) * (robots * 6.0 + resources * 5.0 + ships * 4.0) / 20.0,
            damage / 12.0,
            idle,
        ];
        out[..values.len()].copy_from_slice(&values);
    }

    fn shortfall(&self) -> f32 {
        let hal = self.hal.as_ref().map_or(0.0, |hal| f32::from(hal.vp));
        (hal + 0.5 - f32::from(self.breakdown(Seat(0)).total)) / 25.0
    }

    fn is_pause(&self) -> bool {
        matches!(self.pending.last(), Some(Step::ChooseSequence))
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let mut print = mix(u64::from(self.round), u64::from(self.active.0));
        for holder in self.holders() {
            let dice = self.dice_of(holder).into_iter().flatten();
            print = mix_all(
                print,
                dice.map(|die| die.colour.index() as u64 * 8 + u64::from(die.value) * 2 + u64::from(die.reserved)),
            );
        }
        for tile in &self.display {
            print = mix(print, tile.map_or(255, |tile| tile.index() as u64));
        }
        if let Some(player) = self.players.get(seat.index()) {
            print = player.hand.iter().fold(print, |print, card| mix(print, card.index() as u64));
        }
        print
    }

    fn habits(&self, seat: Seat, choices: &[Action], out: &mut Vec<f32>) {
        out.extend(choices.iter().map(|action| habits::inclination(self, seat, *action).exp()));
    }
}
