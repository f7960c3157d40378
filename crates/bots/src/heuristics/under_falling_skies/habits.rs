//! What a player of Under Falling Skies does without much thought.

use under_falling_skies::components::{RoomKind, Symbol};
use under_falling_skies::{Action, Berth, COLUMNS, DieSpot, Room, Square, UnderFallingSkies};

use super::{filling, laboratory};

/// What there is to consider before choosing, looked up once for all choices.
pub(in crate::heuristics) struct Plans<'a> {
    state: &'a UnderFallingSkies,
    /// What stands in each room: the value of its dice, and how many of its squares are free.
    rooms: [(f32, usize); MOST_ROOMS],
    /// The energy that is left when all that is prepared has been paid for.
    energy: f32,
    /// Dice that are still in hand.
    in_hand: usize,
    damage_left: f32,
    /// The square up to which digging leads to a better laboratory.
    dig_to: u8,
    /// What it means that the ships of a column come down by a distance.
    falls: [[f32; 7]; COLUMNS as usize],
    /// What research of a value brings, in a usual room and in a laboratory.
    progress: [[f32; MOST_VALUE]; 2],
}

/// Three dice and what may be added to them stay below.
const MOST_VALUE: usize = 24;

const MOST_ROOMS: usize = 32;

impl Plans<'_> {
    pub(in crate::heuristics) fn of(state: &UnderFallingSkies) -> Plans<'_> {
        let base = state.base();
        let mut plans = Plans {
            state,
            rooms: [(0.0, 0); MOST_ROOMS],
            energy: f32::from(state.energy),
            in_hand: state.dice.iter().filter(|die| die.at == DieSpot::Unplaced).count(),
            damage_left: f32::from(base.lethal_damage.saturating_sub(state.damage)),
            dig_to: 0,
            falls: [[0.0; 7]; COLUMNS as usize],
            progress: [[0.0; MOST_VALUE]; 2],
        };
        for (room, plan) in base.rooms.iter().zip(&mut plans.rooms) {
            let (value, filled) = filling(state, room);
            let free = room.squares.len() - (filled * room.squares.len() as f32).round() as usize;
            *plan = (value, free);
            if filled > 0.0 {
                plans.energy -= f32::from(room.cost);
                if free == 0 && room.kinds.contains(&RoomKind::Energy) {
                    plans.energy += value;
                }
            }
        }
        if state.dice.iter().any(|die| matches!(die.at, DieSpot::Digging { .. })) {
            plans.energy -= 1.0;
        }
        plans.energy = plans.energy.min(f32::from(base.max_energy));
        let laboratory = laboratory(state);
        let way = if laboratory.odds + 0.1 < laboratory.odds_ahead { laboratory.dig_further } else { laboratory.dig };
        plans.dig_to = state.excavator.index() + way as u8;
        if plans.in_hand > 0 {
            plans.predict_falls();
        }
        plans.predict_progress();
        plans
    }

    fn predict_falls(&mut self) {
        for berth in &self.state.ships {
            let (altitude, column) = match *berth {
                Berth::Sky { altitude, column } => (altitude, column),
                Berth::DropPoint { column } => (self.state.mothership, column),
                Berth::Reserve | Berth::Aboard | Berth::City { .. } => continue,
            };
            for distance in 1..=6u8 {
                let fall = &mut self.falls[usize::from(column)][usize::from(distance)];
                let Some(to) = altitude.checked_sub(distance).filter(|to| *to > 0) else {
                    *fall -= 1.2 + 4.0 / self.damage_left.max(0.5);
                    continue;
                };
                *fall -= 0.07 * (8.0 - f32::from(to)).max(0.0);
                *fall += match self.state.symbol(to, column) {
                    Symbol::Descend => -1.3,
                    Symbol::Explosion(number) | Symbol::RedExplosion(number) if number <= 6 => 0.4,
                    _ => 0.0,
                };
            }
        }
    }

    fn predict_progress(&mut self) {
        let last = self.state.track_length();
        for (large, progress) in self.progress.iter_mut().enumerate() {
            let mut sum = 0;
            for square in self.state.research + 1..=last {
                let number = self.state.research_number(square);
                let needs_large = self.state.components().rulings.needs_large_room(number);
                if (needs_large && large == 0) || self.state.is_closed(square) {
                    break;
                }
                sum += usize::from(number);
                let brings = 0.42 * sum as f32 + if square == last { 6.0 } else { 0.0 };
                let Some(reached) = progress.get_mut(sum..) else { break };
                reached.fill(brings);
            }
        }
    }

    /// How much one is inclined to a choice: what it is worth, in logarithms of chance.
    pub(in crate::heuristics) fn inclination(&self, action: Action) -> f32 {
        match action {
            Action::Place { die, square, .. } => 1.6 * self.placing(die, square),
            Action::Resolve { room, .. } => self.resolving(room),
            Action::Dig => 3.0,
            Action::Advance { squares } => 1.5 * f32::from(squares),
            Action::EndPhase => -3.0,
            Action::Discard { .. } | Action::RemoveRobot { .. } => -6.0,
            Action::SkipRobot => -3.0,
            // What the scenario asks for has to be paid at some time (UFS-SCN-2, -4, -8, -9).
            Action::ClearGun { .. } => 3.0,
            Action::OpenGate => 1.0,
            // Each helps once in a game: rather later than for nothing.
            Action::UseCharacter { .. } => -2.0,
            _ => 0.0,
        }
    }

    fn resolving(&self, room: u8) -> f32 {
        let index = usize::from(room);
        let (Some(room), Some((value, free))) = (self.state.base().rooms.get(index), self.rooms.get(index)) else {
            return 0.0;
        };
        // Energy first: the others are paid from it.
        if *free > 0 {
            -3.0
        } else if room.kinds.contains(&RoomKind::Energy) {
            6.0
        } else {
            2.0 + 0.8 * self.yields(room, *value)
        }
    }

    /// Dice go where they are of use, and not where they let ships fall too far.
    fn placing(&self, die: u8, square: Square) -> f32 {
        let face = self.state.dice[usize::from(die)].face;
        let distance = if square.is_gun() { face.saturating_sub(1) } else { face };
        let base = self.state.base();
        let mut worth = self.falls[usize::from(square.column())][usize::from(distance.min(6))];
        if square > self.state.excavator {
            let from = self.state.excavator.index();
            let useful = f32::from(square.index().min(self.dig_to).saturating_sub(from));
            let rest = f32::from(square.index() - from) - useful;
            if self.energy >= 1.0 {
                worth += 0.3 * useful + 0.08 * rest;
            }
        } else if let Some(index) = base.room_at(square) {
            let room = &base.rooms[usize::from(index)];
            let (value, free) = self.rooms[usize::from(index)];
            let (value, free) = (value + f32::from(face), free.saturating_sub(1));
            if free >= self.in_hand {
                return worth;
            }
            let yields =
                if free == 0 { self.yields(room, value) } else { 0.5 * self.yields(room, value + 3.5 * free as f32) };
            let first = free + 1 == room.squares.len();
            let cost = if first { f32::from(room.cost) } else { 0.0 };
            worth += if self.energy >= cost { yields - 0.1 * cost } else { 0.2 * yields };
        } else if square.is_gun() {
            let tokens = self.state.memory.evacuees | self.state.memory.rubble;
            let clears = tokens & 1 << square.column() != 0 && self.energy >= 1.0;
            worth += if clears { 0.6 } else { 0.1 };
        }
        worth
    }

    /// What a room gives with this value.
    fn yields(&self, room: &Room, value: f32) -> f32 {
        let mut worth = 0.0;
        for kind in &room.kinds {
            worth += match kind {
                RoomKind::Research => {
                    let large = usize::from(room.lower && room.squares.len() > 1);
                    self.progress[large][(value as usize).min(MOST_VALUE - 1)]
                }
                RoomKind::Energy => {
                    let space = f32::from(self.state.base().max_energy) - self.energy;
                    let want = if self.energy < 2.0 { 0.5 } else { 0.3 };
                    want * value.min(space).max(0.0)
                }
                RoomKind::Fighter => 1.4 * self.shot_down(value),
                RoomKind::Robot => 0.3 * value.min(6.0),
                RoomKind::Aa => 0.0,
            };
        }
        worth
    }

    fn shot_down(&self, value: f32) -> f32 {
        let harder = self.state.explosion_bonus();
        let hit = |berth: &&Berth| match **berth {
            Berth::Sky { altitude, column } => match self.state.symbol(altitude, column) {
                Symbol::Explosion(number) | Symbol::RedExplosion(number) => f32::from(number + harder) <= value,
                _ => false,
            },
            _ => false,
        };
        self.state.ships.iter().filter(hit).count() as f32
    }
}
