//! What a player of Black Angel does without much thought.

use black_angel::{
    Action, ActionNumber, BlackAngel, Card, Colour, Ground, Hex, Holder, Kind, MissionKind, Player, Zone,
};
use engine::Seat;

use super::{affordable, way_left, worth};

/// What a Mission card is worth to its owner, in points.
fn card_worth(state: &BlackAngel, player: &Player, card: Card) -> f32 {
    let Some(card) = state.data.mission(card) else { return 1.5 };
    match card.kind {
        MissionKind::Activation { pay, gain } => {
            let times = (affordable(state, player, &pay) + 0.7).min(3.0);
            times * (worth(&gain) - 0.3 * worth(&pay)).max(0.0) * (0.4 + 0.6 * way_left(state))
        }
        MissionKind::Split { owner, ship } => worth(&owner) + 0.5 * worth(&ship),
        MissionKind::PerCard { zone, colour, vp_each } => {
            let own = match zone {
                Zone::Space => state
                    .space
                    .cards
                    .iter()
                    .filter(|(_, posting)| {
                        posting.owner == Holder::Seat(state.active) && state.data.back(posting.card) == colour.into()
                    })
                    .count(),
                Zone::Ejected => (player.tucked & state.data.cards(colour.into())).len(),
            };
            f32::from(vp_each) * (own as f32 + 0.7)
        }
    }
}

/// How much one is inclined to a choice: what it is worth, in logarithms of chance.
pub(super) fn inclination(state: &BlackAngel, seat: Seat, action: Action) -> f32 {
    let player = &state.players[seat.index()];
    match action {
        Action::SequenceA => 2.0,
        Action::SequenceB => {
            let lost: f32 = player.dice.iter().map(|die| f32::from(die.value)).sum();
            if player.dice.is_empty() { 2.0 } else { -0.7 * lost }
        }
        Action::PlayCard { card, slot } => {
            let tiles = (player.cells_for(&state.data, state.data.back(card)) & slot.cells()).len() as f32;
            0.9 * tiles - 0.25 * card_worth(state, player, card)
        }
        Action::SkipCard => -0.5,
        Action::Activate { .. } | Action::Chain { .. } => 1.5,
        Action::Stop => -1.5,
        Action::Decline => -1.5,
        Action::ManWorkstation { .. } => 3.0 * way_left(state) - 0.5,
        Action::RecallRobot { .. } => -1.5,
        Action::ChooseDie { from, die, flip } => {
            let value = if flip { die.value ^ 2 } else { die.value };
            let cost = f32::from(u8::from(from != Holder::Seat(seat))) * 1.2 + 0.5 * f32::from(u8::from(flip));
            let best = if value == 0 { -0.5 } else { best_use(state, seat, die.colour, value) };
            0.5 * best - cost
        }
        Action::ShipAction { action } => {
            let value = state.turn.die.map_or(1, |die| die.value);
            0.5 * use_of_action(state, seat, action, value)
        }
        Action::MissionCard { hex } => {
            let value = state.turn.die.map_or(1, |die| die.value);
            0.5 * use_of_mission(state, seat, hex, value)
        }
        Action::Launch { to } | Action::MoveShip { to, .. } | Action::UseShip { hex: to } => {
            0.5 * use_of_hex(state, player, to)
        }
        Action::PlaceMission { card } => {
            let reward = state.data.mission(card).map_or(0.0, |card| worth(&card.reward));
            1.0 + 0.4 * reward + 0.3 * card_worth(state, player, card)
        }
        Action::NoMission => -1.0,
        Action::ActivateMission => 2.5,
        Action::TakeAdvanced { .. } => 1.5,
        Action::KeepCard { card } => 0.4 * card_worth(state, player, card),
        Action::DiscardCard { card } | Action::PayCard { card } => -0.5 * card_worth(state, player, card),
        Action::PlaceAdvanced { space } => (player.tucked & state.data.cards(space.into())).len() as f32,
        Action::DebrisOnTile { .. } => 1.0,
        Action::PaidReserve { die } => 0.5 * f32::from(die.value) - 1.5,
        _ => 0.0,
    }
}

/// The best that can be done with a die of this colour and value, about.
fn best_use(state: &BlackAngel, seat: Seat, colour: Colour, value: u8) -> f32 {
    let mut best = 0.0f32;
    for action in ActionNumber::all().filter(|action| state.data.action(*action).colour == colour) {
        best = best.max(use_of_action(state, seat, action, value));
    }
    let player = &state.players[seat.index()];
    for (hex, posting) in state.space.cards.iter() {
        let fits = state.data.mission(posting.card).is_some_and(|card| card.colour == colour);
        if fits && (posting.owner == Holder::Seat(seat) || player.fleet.contains(hex)) {
            best = best.max(use_of_mission(state, seat, hex, value));
        }
    }
    best
}

fn use_of_action(state: &BlackAngel, seat: Seat, action: ActionNumber, value: u8) -> f32 {
    let player = &state.players[seat.index()];
    let damaged = state.damage[action.index()] >= 2;
    let value = f32::from(value.saturating_sub(u8::from(damaged)));
    let space = state.data.action(action);
    match space.kind {
        Kind::Discover => 1.0 * value,
        Kind::Repair => {
            let cubes: u8 = state.damage.iter().sum();
            1.2 * value.min(f32::from(cubes))
        }
        Kind::Destroy => 1.0 * value,
        Kind::Command => {
            let cards = player.hand & state.data.cards(space.colour.into());
            if cards.is_empty() || player.break_room == 0 || (player.ships == 0 && player.fleet.is_empty()) {
                return 0.3;
            }
            let best = cards.iter().map(|card| card_worth(state, player, card)).fold(0.0, f32::max);
            1.5 + 0.4 * best
        }
    }
}

fn use_of_mission(state: &BlackAngel, seat: Seat, hex: Hex, value: u8) -> f32 {
    let player = &state.players[seat.index()];
    let Some(card) = state.space.cards.get(hex).and_then(|posting| state.data.mission(posting.card)) else {
        return 0.0;
    };
    let MissionKind::Activation { pay, gain } = card.kind else { return 0.0 };
    affordable(state, player, &pay).min(f32::from(value)) * (worth(&gain) - 0.4 * worth(&pay)).max(0.0)
}

/// What it is worth that a ship stands there: a place for a Mission of the die's colour, or a card
/// to share in.
fn use_of_hex(state: &BlackAngel, player: &Player, hex: Hex) -> f32 {
    if state.space.cards.get(hex).is_some() {
        return 1.0;
    }
    match (state.ground(hex), state.turn.die) {
        (Ground::Alien(colour), Some(die)) if die.colour == colour => {
            if (player.hand & state.data.cards(colour.into())).is_empty() { 0.2 } else { 3.0 }
        }
        (Ground::Alien(colour), _) if !(player.hand & state.data.cards(colour.into())).is_empty() => 1.0,
        _ => 0.0,
    }
}
