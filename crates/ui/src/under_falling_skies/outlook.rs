//! What a room would give with one die more: the words beside a placement.

use under_falling_skies::components::{Cells, CityEffect, RoomKind, ScenarioEffect, Symbol};
use under_falling_skies::{Base, Berth, DieSpot, Room, Square, View, symbol};

/// What a room would come to in the Rooms phase if nothing else changed.
pub(super) struct Outlook {
    /// Its value before bonuses of one kind.
    value: i8,
    /// Energy to resolve it.
    pub(super) cost: u8,
    /// Squares that still hold nothing that can be used.
    pub(super) missing: u8,
}

/// The room with what stands in it in `view`.
pub(super) fn outlook(view: &View, room: &Room) -> Outlook {
    let mut outlook = Outlook { value: room.modifier, cost: cost(view, room), missing: 0 };
    for square in &room.squares {
        match used_on(view, *square) {
            Some(value) => outlook.value += value,
            None => outlook.missing += 1,
        }
    }
    outlook
}

/// How much energy a room that gives `value` adds to the track: its cost is paid first, what does
/// not fit is lost, and a room that cannot be paid for gives nothing (UFS-ROOM-7, -16).
pub(super) fn energy_gained(view: &View, cost: u8, value: u8) -> u8 {
    match view.energy.checked_sub(cost) {
        Some(left) => value.min(view.max_energy.saturating_sub(left)),
        None => 0,
    }
}

fn effect(view: &View) -> CityEffect {
    view.city_effect()
}

/// What the die or the active robot on a square adds.
fn used_on(view: &View, square: Square) -> Option<i8> {
    if square >= view.excavator {
        return None;
    }
    if let Some(die) = view.dice.iter().find(|die| die.die.at == DieSpot::On { square }) {
        return Some(die.die.face as i8);
    }
    let robot = view.robots.iter().flatten().find(|robot| robot.square == square && robot.active)?;
    let bonus = match effect(view) {
        CityEffect::RobotRoomBonus { bonus, .. } => bonus,
        _ => 0,
    };
    Some(robot.face as i8 + bonus)
}

/// UFS-ROOM-16
fn cost(view: &View, room: &Room) -> u8 {
    if view.memory.free_rooms > 0 {
        return 0;
    }
    let surcharge = match (view.scenario_effect(), view.memory.saboteur) {
        (Some(ScenarioEffect::Saboteur { extra_cost, .. }), Some(column))
            if room.squares.iter().any(|square| square.column() == column) =>
        {
            *extra_cost
        }
        _ => 0,
    };
    let less = match effect(view) {
        CityEffect::RobotBuild { cost_reduction, .. } if room.kinds.contains(&RoomKind::Robot) => cost_reduction,
        _ => 0,
    };
    (room.cost + surcharge).saturating_sub(less)
}

impl Outlook {
    /// The value for one kind of the room, bonuses included.
    pub(super) fn value(&self, view: &View, room: &Room, kind: RoomKind) -> u8 {
        let bonus = match effect(view) {
            CityEffect::RoomBonus { room: favoured, bonus, uses_per_round, cells }
                if favoured == kind
                    && view.memory.city_uses < uses_per_round
                    && (cells == Cells::Any || room.squares.len() == 1) =>
            {
                bonus
            }
            CityEffect::RobotBuild { value_bonus, .. } if kind == RoomKind::Robot && self.value > 0 => {
                value_bonus as i8
            }
            CityEffect::EnergyBonus { bonus, .. } if kind == RoomKind::Energy => {
                // The bonus counts even at value 0 (UFS-FX-7).
                return self.value.max(0) as u8 + bonus;
            }
            _ => 0,
        };
        let value = (self.value + bonus).max(0) as u8;
        if kind == RoomKind::Robot { value.min(6) } else { value }
    }
}

/// How many ships a Fighter of this value would shoot down.
pub(super) fn in_range(view: &View, value: u8) -> usize {
    let harder = explosion_bonus(view);
    let (mut plain, mut red) = (0, 0);
    for ship in &view.ships {
        let Berth::Sky { altitude, column } = ship.berth else { continue };
        match symbol(&view.sky, altitude, column) {
            Symbol::Explosion(number) if number + harder <= value => plain += 1,
            Symbol::RedExplosion(number) if number + harder <= value => red += 1,
            _ => {}
        }
    }
    plain + usize::from(red > 0)
}

/// While the command ship is in the sky, explosions count higher (UFS-SCN-6).
pub(super) fn explosion_bonus(view: &View) -> u8 {
    let in_sky = view.ships.last().is_some_and(|ship| matches!(ship.berth, Berth::Sky { .. }));
    match view.scenario_effect() {
        Some(ScenarioEffect::CommandShip { explosion_bonus, .. }) if in_sky => *explosion_bonus,
        _ => 0,
    }
}

/// How far a Research room of this value would carry the marker.
pub(super) fn research_steps(view: &View, room: Option<&Room>, value: u8) -> u8 {
    let large = room.is_some_and(|room| room.lower && room.squares.len() > 1);
    let rulings = &view.components().rulings;
    let (mut sum, mut steps) = (0u16, 0);
    for (number, square) in view.research_track.iter().zip(1u8..).skip(usize::from(view.research)) {
        sum += u16::from(*number);
        let too_small = rulings.needs_large_room(*number) && !large;
        if sum > u16::from(value) || view.closed.contains(&square) || too_small {
            break;
        }
        steps += 1;
    }
    steps
}

/// What digging costs in this column (UFS-DIG-1, UFS-FX-6, UFS-SCN-11).
pub(super) fn digging_cost(view: &View, square: Square) -> u8 {
    let printed = match effect(view) {
        CityEffect::Excavation { cost, .. } => cost,
        _ => 1,
    };
    let surcharge = match (view.scenario_effect(), view.memory.saboteur) {
        (Some(ScenarioEffect::Saboteur { extra_cost, .. }), Some(column)) if column == square.column() => *extra_cost,
        _ => 0,
    };
    printed + surcharge
}

/// The room on a square of the base.
pub(super) fn room_of(base: &'static Base, square: Square) -> Option<&'static Room> {
    base.room_at(square).and_then(|room| base.rooms.get(usize::from(room)))
}
