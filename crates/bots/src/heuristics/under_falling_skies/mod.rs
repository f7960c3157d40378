//! What matters in Under Falling Skies: research against the fall of the mothership, the damage
//! taken and threatened, and a base that is dug out far enough to work.

use std::sync::LazyLock;

use engine::Seat;
use under_falling_skies::components::{RoomKind, RowAction, ScenarioEffect, Symbol};
use under_falling_skies::{Action, Berth, DieSpot, PATH_END, Room, Step, UnderFallingSkies};

use super::{Features, Heuristics, Weights, mix};

mod habits;

pub(super) use habits::Plans;

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
    let skull = (1..=state.rows()).rev().find(|row| state.row_action(*row) == RowAction::Skull);
    f32::from(state.mothership.saturating_sub(skull.unwrap_or(0)))
}

/// What `count` of the five dice show together when the highest are chosen, about.
const HIGHEST: [f32; 4] = [0.0, 5.4, 9.9, 13.6];

/// How often one, two or three of five dice make a number when the highest are chosen.
fn odds(count: usize, number: f32) -> f32 {
    match (count, number.ceil() as i32) {
        (1, ..=3) => 1.0,
        (1, 4) => 0.97,
        (1, 5) => 0.87,
        (1, 6) => 0.6,
        (1, _) => 0.0,
        (_, ..=6) => 1.0,
        (2, 7) => 0.95,
        (2, 8) => 0.9,
        (2, 9) => 0.8,
        (2, 10) => 0.65,
        (2, 11) => 0.43,
        (2, 12) => 0.2,
        (3.., ..=8) => 1.0,
        (3.., 9) => 0.97,
        (3.., 10) => 0.94,
        (3.., 11) => 0.88,
        (3.., 12) => 0.79,
        (3.., 13) => 0.67,
        (3.., 14) => 0.5,
        _ => 0.0,
    }
}

/// The way to the hardest research square that is left, on most tracks the last one: a room that can
/// enter it, usually a large one of the lower base (UFS-ROOM-12).
struct Laboratory {
    /// The number of that square.
    number: f32,
    /// How much the best room that is dug out makes more than that square asks for, in dice.
    surplus: f32,
    /// The columns of that room.
    columns: u8,
    /// How far the excavator is from the nearest such room, and from one that suffices easily.
    dig: f32,
    dig_further: f32,
    /// How often the dice of a round suffice for that square, in the best room that is dug out
    /// and in the best of all.
    odds: f32,
    odds_ahead: f32,
}

fn laboratory(state: &UnderFallingSkies) -> Laboratory {
    let left = (state.research + 1).min(state.track_length())..=state.track_length();
    let hardest = left.map(|square| state.research_number(square)).max().unwrap_or(0);
    let large = state.components().rulings.needs_large_room(hardest);
    let number = f32::from(hardest);
    let mut laboratory =
        Laboratory { number, surplus: -6.0, columns: 0, dig: 0.0, dig_further: 0.0, odds: 0.0, odds_ahead: 0.0 };
    let (mut dig, mut further) = (f32::INFINITY, f32::INFINITY);
    for room in &state.base().rooms {
        if !room.kinds.contains(&RoomKind::Research) || (large && !(room.lower && room.squares.len() > 1)) {
            continue;
        }
        let odds = odds(room.squares.len(), number - f32::from(room.modifier));
        if odds == 0.0 {
            continue;
        }
        let reach = HIGHEST[room.squares.len().min(3)] + f32::from(room.modifier);
        let end = room.squares.iter().map(|square| square.index()).max().unwrap_or(0);
        let way = f32::from((end + 1).saturating_sub(state.excavator.index()));
        dig = dig.min(way);
        laboratory.odds_ahead = laboratory.odds_ahead.max(odds);
        if reach >= number {
            further = further.min(way);
        }
        if way == 0.0 && reach - number > laboratory.surplus {
            laboratory.surplus = reach - number;
            laboratory.odds = odds;
            laboratory.columns = room.squares.iter().fold(0, |columns, square| columns | 1 << square.column());
        }
    }
    laboratory.dig = if dig.is_finite() { dig } else { 0.0 };
    laboratory.dig_further = if further.is_finite() { further } else { laboratory.dig };
    laboratory
}

/// What the scenario still asks for before the game can be won, in tokens or the like.
fn demands(state: &UnderFallingSkies) -> f32 {
    let memory = &state.memory;
    let tokens = memory.evacuees.count_ones() + memory.rubble.count_ones() + memory.contaminated.count_ones();
    let closed = (state.research + 1..=state.track_length()).filter(|square| state.is_closed(*square)).count();
    let quota = match state.scenario_effect() {
        Some(ScenarioEffect::KillQuota { ships }) => ships.saturating_sub(memory.destroyed),
        _ => 0,
    };
    tokens as f32 + closed as f32 + 0.5 * f32::from(quota)
}

/// What the characters who have not been used are good for.
fn reserves(state: &UnderFallingSkies) -> f32 {
    let unused = state.team.iter().filter(|member| !member.used);
    unused.map(|member| if member.recruit.improved { 1.0 } else { 0.6 }).sum()
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

/// What is dug out, and what stands in it.
#[derive(Default)]
struct Toil {
    /// Squares of rooms by kind.
    rooms: [f32; 5],
    /// The values of dice and robots in them; a room that is not full counts for a part.
    dice: [f32; 5],
    /// The energy that the full ones ask for.
    cost: f32,
}

fn toil(state: &UnderFallingSkies) -> Toil {
    let mut toil = Toil::default();
    for room in &state.base().rooms {
        if !room.squares.iter().all(|square| state.is_excavated(*square)) {
            continue;
        }
        let (value, filled) = filling(state, room);
        for kind in &room.kinds {
            toil.rooms[kind_index(*kind)] += room.squares.len() as f32;
            toil.dice[kind_index(*kind)] += if filled >= 1.0 { value } else { 0.4 * filled * value };
        }
        if filled >= 1.0 {
            toil.cost += f32::from(room.cost);
        }
    }
    toil
}

/// The ships, and how near they are.
#[derive(Default)]
struct Ships {
    /// How soon the lowest ship of a column hits the city, the worst columns first: the share of
    /// dice that would let it.
    menace: [f32; 5],
    /// The same, over the columns of the laboratory together.
    over_laboratory: f32,
    low: f32,
    next_to_city: f32,
    middle: f32,
    in_sky: f32,
    /// Ships above another one in the same column, both low: one die lets both fall.
    crowded: f32,
    marked: f32,
    easily_marked: f32,
    whites: f32,
    /// Mothership symbols within reach below.
    descents: f32,
}

fn ships_over(state: &UnderFallingSkies, laboratory: u8) -> Ships {
    let mut ships = Ships::default();
    let mut lows = [0.0f32; 5];
    for (ship, berth) in state.ships.iter().enumerate() {
        let (altitude, column) = match *berth {
            Berth::Sky { altitude, column } => (altitude, column),
            Berth::DropPoint { column } => (state.mothership, column),
            Berth::Reserve | Berth::Aboard | Berth::City { .. } => continue,
        };
        ships.whites += f32::from(u8::from(ship >= 5));
        let height = f32::from(altitude);
        if let Berth::Sky { .. } = berth {
            ships.in_sky += 1.0;
            if let Symbol::Explosion(number) | Symbol::RedExplosion(number) = state.symbol(altitude, column) {
                ships.marked += 1.0;
                ships.easily_marked += f32::from(u8::from(number <= 4));
            }
        }
        ships.low += (8.0 - height).max(0.0) / 7.0;
        ships.next_to_city += (4.0 - height).max(0.0) / 3.0;
        ships.middle += f32::from(u8::from((6..12).contains(&altitude)));
        let menace = ((7.0 - height) / 6.0).clamp(0.0, 1.0);
        if menace > 0.0 && lows[usize::from(column)] > 0.0 {
            ships.crowded += 1.0;
        }
        ships.menace[usize::from(column)] = ships.menace[usize::from(column)].max(menace);
        lows[usize::from(column)] += menace;
        for below in 1..=6 {
            if altitude > below && state.symbol(altitude - below, column) == Symbol::Descend {
                ships.descents += 1.0;
            }
        }
    }
    for (column, menace) in ships.menace.iter().enumerate() {
        if laboratory & 1 << column != 0 {
            ships.over_laboratory += menace;
        }
    }
    ships.menace.sort_by(|one, other| other.total_cmp(one));
    ships
}

/// What the mothership does on the rows that it has still to go, the nearer the surer.
#[derive(Default)]
struct Coming {
    whites: f32,
    damage: f32,
    research_back: f32,
    dives: f32,
}

fn coming(state: &UnderFallingSkies) -> Coming {
    let mut coming = Coming::default();
    let mut sure = 1.0;
    for row in (1..state.mothership.min(state.rows() + 1)).rev() {
        match state.row_action(row) {
            RowAction::Skull => break,
            RowAction::AddWhite { n: count } => coming.whites += sure * f32::from(count),
            RowAction::Damage { n: count } => coming.damage += sure * f32::from(count),
            RowAction::ResearchBack { n: count } => coming.research_back += sure * f32::from(count),
            RowAction::ShipsDive { n: count } => coming.dives += sure * f32::from(count),
            RowAction::None | RowAction::ExcavatorBack { .. } => {}
        }
        sure *= 0.85;
    }
    coming
}

impl Heuristics for UnderFallingSkies {
    const HORIZON: u8 = 1;

    const FEATURES: &'static [&'static str] = &[
        "constant",
        "research_left",
        "research_done",
        "squares_left",
        "only_last_left",
        "rows_left",
        "few_rows_left",
        "work_pace",
        "last_number",
        "laboratory",
        "finish",
        "finish_ahead",
        "finish_now",
        "laboratory_dig",
        "laboratory_dig_further",
        "laboratory_menaced",
        "damage_left",
        "near_ruin",
        "last_damage",
        "energy",
        "energy_low",
        "excavated",
        "research_rooms",
        "energy_rooms",
        "fighter_rooms",
        "robot_rooms",
        "lowest_ship",
        "second_ship",
        "third_ship",
        "ships_low",
        "ships_next_to_city",
        "ships_in_middle",
        "ships_in_sky",
        "ships_crowded",
        "ships_on_explosions",
        "ships_on_easy_explosions",
        "whites",
        "whites_to_come",
        "damage_to_come",
        "research_back_to_come",
        "dive_to_come",
        "descents_ahead",
        "robots",
        "robots_in_research",
        "pips",
        "high_dice",
        "low_dice",
        "dice_unplaced",
        "research_dice",
        "energy_dice",
        "fighter_dice",
        "robot_dice",
        "digging",
        "unpaid",
        "scenario",
        "team",
        "rooms_phase",
    ];

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::parse(include_str!("../../../data/under-falling-skies.toml"), UnderFallingSkies::FEATURES)
                .unwrap_or_else(|error| panic!("data/under-falling-skies.toml: {error}"))
        });
        &WEIGHTS
    }

    fn features(&self, _: Seat, out: &mut Features) {
        let base = self.base();
        let (left, all) = research_left(self);
        let squares_left = f32::from(self.track_length() - self.research.min(self.track_length()));
        let rows = rows_left(self);
        let laboratory = laboratory(self);
        // Research takes a good die and its energy, a dig a die: about a round each.
        let work = left / 6.0 + laboratory.dig / 5.0;
        let damage_left = f32::from(base.lethal_damage.saturating_sub(self.damage));
        let sky = ships_over(self, laboratory.columns);
        let toil = toil(self);
        let coming = coming(self);
        let faces = self.dice.iter().filter(|die| die.at == DieSpot::Unplaced).map(|die| f32::from(die.face));
        let (mut pips, mut high, mut low, mut unplaced) = (0.0, 0.0, 0.0, 0.0);
        for face in faces {
            pips += face;
            high += f32::from(u8::from(face >= 5.0));
            low += f32::from(u8::from(face <= 2.0));
            unplaced += 1.0;
        }
        let robots = self.robots.iter().flatten();
        let robot_pips: u8 = robots.clone().map(|robot| robot.face).sum();
        let researching = robots.filter(|robot| {
            let room = base.room_at(robot.square).and_then(|room| base.rooms.get(usize::from(room)));
            room.is_some_and(|room| room.kinds.contains(&RoomKind::Research))
        });
        let robots_in_research: u8 = researching.map(|robot| robot.face).sum();
        let digging = self.dice.iter().find_map(|die| match die.at {
            DieSpot::Digging { square } => Some(f32::from(square.index().saturating_sub(self.excavator.index()))),
            _ => None,
        });
        let flag = |true_of_it: bool| f32::from(u8::from(true_of_it));
        let values = [
            1.0,
            left / 40.0,
            1.0 - left / all.max(1.0),
            squares_left / 16.0,
            flag(squares_left <= 1.0),
            rows / 12.0,
            (4.0 - rows).max(0.0) / 4.0,
            (work / (rows + 1.0)).min(3.0),
            laboratory.number / 12.0,
            laboratory.surplus / 6.0,
            laboratory.odds,
            laboratory.odds_ahead,
            laboratory.odds * flag(squares_left <= 1.0),
            laboratory.dig / 10.0,
            laboratory.dig_further / 20.0,
            sky.over_laboratory,
            damage_left / 7.0,
            1.0 / damage_left.max(0.5),
            flag(damage_left <= 1.0),
            f32::from(self.energy).min(8.0) / 8.0,
            (2.0 - f32::from(self.energy)).max(0.0) / 2.0,
            f32::from(self.excavator.index()) / f32::from(PATH_END),
            toil.rooms[0] / 6.0,
            toil.rooms[1] / 4.0,
            toil.rooms[2] / 4.0,
            toil.rooms[3] / 3.0,
            sky.menace[0],
            sky.menace[1],
            sky.menace[2],
            sky.low / 5.0,
            sky.next_to_city / 3.0,
            sky.middle / 5.0,
            sky.in_sky / 5.0,
            sky.crowded / 3.0,
            sky.marked / 5.0,
            sky.easily_marked / 5.0,
            sky.whites / 4.0,
            coming.whites / 4.0,
            coming.damage / 2.0,
            coming.research_back / 3.0,
            coming.dives / 4.0,
            sky.descents / 5.0,
            f32::from(robot_pips) / 6.0,
            f32::from(robots_in_research) / 6.0,
            pips / 20.0,
            high / 3.0,
            low / 3.0,
            unplaced / 5.0,
            toil.dice[0].min(left) / 8.0,
            toil.dice[1].min(f32::from(base.max_energy.saturating_sub(self.energy))) / 6.0,
            toil.dice[2] / 6.0 * flag(sky.marked > 0.0),
            toil.dice[3] / 6.0,
            digging.unwrap_or(0.0) / 6.0,
            (toil.cost - f32::from(self.energy)).max(0.0) / 4.0,
            demands(self) / 5.0,
            reserves(self) / 3.0,
            flag(unplaced == 0.0),
        ];
        out[..values.len()].copy_from_slice(&values);
    }

    fn shortfall(&self) -> f32 {
        let (left, all) = research_left(self);
        0.1 + left / all.max(1.0) + 0.3 * laboratory(self).dig / 20.0
    }

    fn is_pause(&self) -> bool {
        let begins = matches!(self.step, Step::PlaceDie | Step::FirstRoll);
        begins && self.dice.iter().all(|die| die.at == DieSpot::Unplaced)
    }

    fn fingerprint(&self, _: Seat) -> u64 {
        let faces = self.dice.iter().fold(0, |faces, die| faces * 8 + u64::from(die.face));
        mix(mix(faces, u64::from(self.round)), u64::from(self.memory.saboteur.map_or(0, |column| column + 1)))
    }

    fn habits(&self, _: Seat, choices: &[Action], out: &mut Vec<f32>) {
        let plans = Plans::of(self);
        out.extend(choices.iter().map(|action| plans.inclination(*action).exp()));
    }
}
