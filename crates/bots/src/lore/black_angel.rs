//! What matters in Black Angel: points now and those that lie in cards and tiles, dice and robots
//! to work with, and how much of the journey is left to use them.

use std::sync::LazyLock;

use black_angel::{Action, Back, BlackAngel, Bundle, Holder, MissionKind, Piece, Spes, Step, Zone};
use engine::Seat;

use super::{Features, Lore, Weights, mix};

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
        let Some(card) = posting.card.mission() else { continue };
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
                        let fits = |card: black_angel::Card| card.back() == colour.into();
                        let cards = state.space.cards.iter();
                        cards.filter(|(_, posting)| own(posting.owner) && fits(posting.card)).count()
                    }
                    Zone::Ejected => player.tucked.of(colour.into()).len(),
                };
                ejection += near * f32::from(vp_each) * cards as f32;
            }
            _ => {}
        }
    }
    (ejection, activation, count)
}

impl Lore for BlackAngel {
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
    ];

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::parse(include_str!("../../data/black-angel.toml"), BlackAngel::FEATURES)
                .unwrap_or_else(|error| panic!("data/black-angel.toml: {error}"))
        });
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        let player = &self.players[seat.index()];
        let early = way_left(self);
        let points = f32::from(self.breakdown(seat).total) / 40.0;
        let (ejection, activation, cards) = cards_in_space(self, seat);
        let crew = f32::from(player.crew()) / 6.0;
        let (robots, resources) = (f32::from(player.break_room) / 6.0, f32::from(player.resources) / 5.0);
        let (debris, ships) = (f32::from(player.debris) / 5.0, f32::from(player.ships) / 4.0);
        let value: f32 = player.dice.iter().map(|die| f32::from(die.value)).sum();
        let reserved = player.dice.iter().filter(|die| die.reserved).count() as f32;
        let missions = player.hand.missions().len();
        let ravagers = player.hand.of(Back::Ravager).len();
        let (mut tiles, mut advanced, mut dirty, mut boosts) = (0.0, 0.0, 0.0, 0.0);
        for piece in player.grid.iter().flatten() {
            match piece {
                Piece::Technology { debris, boost, .. } => {
                    tiles += 1.0;
                    dirty += f32::from(u8::from(*debris));
                    boosts += f32::from(u8::from(*boost));
                }
                Piece::Advanced { .. } => advanced += 1.0,
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
        ];
        out[..values.len()].copy_from_slice(&values);
    }

    fn margin(&self) -> f32 {
        let hal = self.hal.as_ref().map_or(0.0, |hal| f32::from(hal.vp));
        (f32::from(self.breakdown(Seat(0)).total) - hal - 0.5) / 10.0
    }

    fn is_pause(&self) -> bool {
        matches!(self.pending.last(), Some(Step::ChooseSequence))
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let mut print = mix(u64::from(self.round), u64::from(self.active.0));
        for holder in self.holders() {
            for die in self.dice_of(holder).into_iter().flatten() {
                let look = die.colour.index() as u64 * 8 + u64::from(die.value) * 2 + u64::from(die.reserved);
                print = mix(print, look);
            }
        }
        for tile in &self.display {
            print = mix(print, tile.map_or(255, |tile| tile.index() as u64));
        }
        if let Some(player) = self.players.get(seat.index()) {
            print = player.hand.iter().fold(print, |print, card| mix(print, card.index() as u64));
        }
        print
    }

    fn prior(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::SequenceB => {
                let left = self.players.get(seat.index()).map_or(0, |player| player.dice.len());
                if left == 0 { 4.0 } else { 0.3 }
            }
            Action::SequenceA => 3.0,
            Action::SkipCard => 0.3,
            Action::Stop | Action::Done => 0.4,
            Action::NoMission => 0.1,
            Action::Decline => 0.2,
            Action::ChooseDie { from, flip, .. } => {
                let mine = if from == Holder::Seat(seat) { 2.0 } else { 0.5 };
                if flip { 0.5 * mine } else { mine }
            }
            Action::ActivateMission => 3.0,
            Action::PlaceMission { card } => 1.0 + card.mission().map_or(0.0, |card| 0.5 * worth(&card.reward)),
            _ => 1.0,
        }
    }
}
