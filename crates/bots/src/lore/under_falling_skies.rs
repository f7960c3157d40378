//! What matters in Under Falling Skies: research against the fall of the mothership, the damage
//! taken and threatened, and a base that is dug out far enough to work.

use std::sync::LazyLock;

use engine::Seat;
use under_falling_skies::components::{RoomKind, RowAction, Symbol};
use under_falling_skies::{
    Action, Berth, DieSpot, Ending, PATH_END, Room, Square, Step, UnderFallingSkies, row_action, rows, symbol,
};

use super::{Features, Lore, Weights, mix};

/// Where one research square after another lies, the marker's own not included.
fn research_left(state: &UnderFallingSkies) -> (f32, f32) {
    let (mut left, mut all) = (0.0, 0.0);
    for square in 1..=state.track_length() {
        let number = f32::from(state.research_number(square));
        all += number;
        if square > state.research {
            left += number;
        }
    }
    (left, all)
}

/// How many rows the mothership may still sink.
fn rows_left(state: &UnderFallingSkies) -> f32 {
    let skull = (1..=rows(&state.sky)).rev().find(|row| row_action(&state.sky, *row) == RowAction::Skull);
    f32::from(state.mothership.saturating_sub(skull.unwrap_or(0)))
}

/// How far the excavator is from opening a large Research room of the lower base, without which
/// the upper part of the research track cannot be entered (UFS-ROOM-12).
fn dig_left(state: &UnderFallingSkies) -> f32 {
    let large = |room: &&Room| room.lower && room.squares.len() > 1 && room.kinds.contains(&RoomKind::Research);
    let last = |room: &Room| room.squares.iter().map(|square| square.index()).max().unwrap_or(0);
    let nearest = state.base().rooms.iter().filter(large).map(last).min().unwrap_or(0);
    f32::from((nearest + 1).saturating_sub(state.excavator.index()))
}

/// What stands in a room: the sum of dice and robots, and the share of its squares that are filled.
fn filling(state: &UnderFallingSkies, room: &Room) -> (f32, f32) {
    let (mut sum, mut filled) = (f32::from(room.modifier), 0.0);
    for square in &room.squares {
        if let Some(die) = state.die_on(*square) {
            sum += f32::from(state.dice[usize::from(die)].face);
            filled += 1.0;
        } else if let Some(robot) = state.robot_on(*square).and_then(|robot| state.robots[usize::from(robot)])
            && robot.active
        {
            sum += f32::from(robot.face);
            filled += 1.0;
        }
    }
    (sum.max(0.0), filled / room.squares.len().max(1) as f32)
}

const fn kind_index(kind: RoomKind) -> usize {
    match kind {
        RoomKind::Research => 0,
        RoomKind::Energy => 1,
        RoomKind::Fighter => 2,
        RoomKind::Robot => 3,
        RoomKind::Aa => 4,
    }
}

impl Lore for UnderFallingSkies {
    const FEATURES: &'static [&'static str] = &[
        "constant",
        "research_done",
        "rows_left",
        "work_left",
        "work_pace",
        "dig_left",
        "damage",
        "near_ruin",
        "energy",
        "excavated",
        "research_rooms",
        "energy_rooms",
        "fighter_rooms",
        "ships_low",
        "ships_next_to_city",
        "ships_in_sky",
        "ships_on_explosions",
        "robots",
        "research_dice",
        "energy_dice",
        "fighter_dice",
        "robot_dice",
        "digging",
        "unpaid",
        "dice_unplaced",
        "scenario",
        "whites",
        "team",
        "descents_ahead",
    ];

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::parse(include_str!("../../data/under-falling-skies.toml"), UnderFallingSkies::FEATURES)
                .unwrap_or_else(|error| panic!("data/under-falling-skies.toml: {error}"))
        });
        &WEIGHTS
    }

    fn features(&self, _: Seat, out: &mut Features) {
        let base = self.base();
        let (left, all) = research_left(self);
        let rows = rows_left(self);
        let dig = dig_left(self);
        // Research takes a good die and its energy, a dig a die: about a round each.
        let work = left / 6.0 + dig / 5.0;
        let damage = f32::from(self.damage) / f32::from(base.lethal_damage.max(1));
        let mut rooms = [0.0; 5];
        let mut dice = [0.0; 5];
        let mut cost = 0.0;
        for room in &base.rooms {
            let dug = room.squares.iter().all(|square| self.is_excavated(*square));
            if !dug {
                continue;
            }
            let (value, filled) = filling(self, room);
            for kind in &room.kinds {
                rooms[kind_index(*kind)] += room.squares.len() as f32;
                if filled >= 1.0 {
                    dice[kind_index(*kind)] += value;
                } else {
                    dice[kind_index(*kind)] += 0.4 * filled * value;
                }
            }
            if filled >= 1.0 {
                cost += f32::from(room.cost);
            }
        }
        let (mut low, mut near, mut in_sky, mut marked, mut whites, mut descents) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        for (ship, berth) in self.ships.iter().enumerate() {
            let (altitude, column) = match *berth {
                Berth::Sky { altitude, column } => (altitude, column),
                Berth::DropPoint { column } => (self.mothership, column),
                Berth::Reserve | Berth::Aboard | Berth::City { .. } => continue,
            };
            whites += f32::from(u8::from(ship >= 5));
            if let Berth::Sky { .. } = berth {
                in_sky += 1.0;
                if let Symbol::Explosion(_) | Symbol::RedExplosion(_) = symbol(&self.sky, altitude, column) {
                    marked += 1.0;
                }
            }
            low += (8.0 - f32::from(altitude)).max(0.0) / 7.0;
            near += (4.0 - f32::from(altitude)).max(0.0) / 3.0;
            for below in 1..=6 {
                if symbol(&self.sky, altitude.saturating_sub(below), column) == Symbol::Descend {
                    descents += 1.0;
                }
            }
        }
        let robots: u8 = self.robots.iter().flatten().map(|robot| robot.face).sum();
        let digging = self.dice.iter().find_map(|die| match die.at {
            DieSpot::Digging { square } => Some(f32::from(square.index().saturating_sub(self.excavator.index()))),
            _ => None,
        });
        let unplaced = self.dice.iter().filter(|die| die.at == DieSpot::Unplaced).count();
        let memory = &self.memory;
        let closed = (self.research + 1..=self.track_length()).filter(|square| self.is_closed(*square)).count();
        let scenario = memory.evacuees.count_ones()
            + memory.rubble.count_ones()
            + memory.contaminated.count_ones()
            + closed as u32;
        let team = self.team.iter().filter(|member| !member.used).count();
        let values = [
            1.0,
            1.0 - left / all.max(1.0),
            rows / 16.0,
            work / 20.0,
            (work / (rows + 1.0)).min(4.0),
            dig / 20.0,
            damage,
            damage * damage * damage,
            f32::from(self.energy).min(8.0) / 8.0,
            f32::from(self.excavator.index()) / f32::from(PATH_END),
            rooms[0] / 6.0,
            rooms[1] / 4.0,
            rooms[2] / 4.0,
            low / 5.0,
            near / 3.0,
            in_sky / 5.0,
            marked / 5.0,
            f32::from(robots) / 6.0,
            dice[0].min(left) / 8.0,
            dice[1].min(f32::from(base.max_energy.saturating_sub(self.energy))) / 6.0,
            dice[2] / 6.0 * f32::from(u8::from(marked > 0.0)),
            dice[3] / 6.0,
            digging.unwrap_or(0.0) / 6.0,
            (cost - f32::from(self.energy)).max(0.0) / 4.0,
            unplaced as f32 / 5.0,
            scenario as f32 / 5.0,
            whites / 4.0,
            team as f32 / 3.0,
            descents / 5.0,
        ];
        out[..values.len()].copy_from_slice(&values);
    }

    fn margin(&self) -> f32 {
        let (left, all) = research_left(self);
        match self.ending() {
            Some(Ending::Won) => 0.2 + rows_left(self) / 16.0,
            _ => -0.1 - left / all.max(1.0) - 0.3 * dig_left(self) / 20.0,
        }
    }

    fn is_pause(&self) -> bool {
        let begins = matches!(self.step, Step::PlaceDie | Step::FirstRoll);
        begins && self.dice.iter().all(|die| die.at == DieSpot::Unplaced)
    }

    fn fingerprint(&self, _: Seat) -> u64 {
        let faces = self.dice.iter().fold(0, |faces, die| faces * 8 + u64::from(die.face));
        mix(mix(faces, u64::from(self.round)), u64::from(self.memory.saboteur.map_or(0, |column| column + 1)))
    }

    fn prior(&self, _: Seat, action: Action) -> f32 {
        match action {
            Action::Place { die, square, .. } => self.placing(die, square),
            Action::Resolve { room, .. } => {
                let research = self.base().rooms.get(usize::from(room));
                if research.is_some_and(|room| room.kinds.contains(&RoomKind::Research)) { 12.0 } else { 6.0 }
            }
            Action::Dig => 6.0,
            Action::Advance { squares } => 4.0f32.powi(i32::from(squares.min(6))),
            Action::EndPhase => 0.1,
            Action::Discard { .. } | Action::RemoveRobot { .. } => 0.01,
            Action::SkipRobot => 0.1,
            _ => 1.0,
        }
    }
}

trait Habits {
    fn placing(&self, die: u8, square: Square) -> f32;
}

impl Habits for UnderFallingSkies {
    /// Dice go into rooms, or dig; not where they let a ship crash into the city.
    fn placing(&self, die: u8, square: Square) -> f32 {
        let face = self.dice[usize::from(die)].face;
        let distance = if square.is_gun() { face.saturating_sub(1) } else { face };
        let falls = |berth: &Berth| match *berth {
            Berth::Sky { altitude, column } => column == square.column() && altitude <= distance,
            _ => false,
        };
        let crash = if self.ships.iter().any(falls) { 0.15 } else { 1.0 };
        let use_of_it = if square > self.excavator {
            0.8 * f32::from(square.index() - self.excavator.index()) / f32::from(face.max(1))
        } else if let Some(room) = self.base().room_at(square).and_then(|room| self.base().rooms.get(usize::from(room)))
        {
            let worth = if room.kinds.contains(&RoomKind::Research) { 2.0 } else { 1.0 };
            worth * f32::from(face) / 3.0 / room.squares.len() as f32
        } else if square.is_gun() {
            0.4
        } else {
            0.1
        };
        crash * use_of_it + 0.01
    }
}
