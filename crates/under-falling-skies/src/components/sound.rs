//! Whether the rules can bear these values: what goes beyond the shape of each field.

use engine::{Flaw, PackFaults};

use super::{BaseSide, Catalog, CharacterEffect, CitySideRecord, RoomKind, ScenarioEffect, SkySide, Symbol, Window};
use crate::pieces::{COLUMNS, Square};
use crate::setup::CitySide;

/// All that is wrong with them.
pub(super) fn faults(data: &Catalog) -> PackFaults {
    let mut faults = PackFaults::none();
    for side in &data.base_sides {
        base_side(side, &mut faults);
    }
    bases_of_cities(data, &mut faults);
    for tile in &data.sky_tiles {
        for (name, side) in ["easy", "threat"].into_iter().zip(&tile.sides) {
            let name = if tile.sides.len() == 1 { "final" } else { name };
            sky_side(&format!("sky_tile.{}.side.{name}", tile.id), tile.level, side, &mut faults);
        }
    }
    for character in &data.characters {
        for (name, side) in [("basic", &character.basic), ("improved", &character.improved)] {
            let (path, fits) = (format!("character.{}.{name}.effect", character.id), window_of(side.effect));
            faults.ensure(fits == character.window, || path, || Flaw::NotWith { other: "window".into() });
        }
    }
    scenarios(data, &mut faults);
    for chapter in &data.chapters {
        for (level, id) in (1..).zip(&chapter.sky_tiles) {
            let found = data.sky_tiles.iter().any(|tile| tile.id == *id && tile.level == level);
            faults.ensure(found, || format!("chapter.{}.sky_tiles[{}]", chapter.number, level - 1), || Flaw::NotHere);
        }
    }
    faults
}

/// Every square of a half is a room or a tunnel, and none is two of them (UFS-GEO-8 to 10).
fn base_side(side: &BaseSide, faults: &mut PackFaults) {
    let path = format!("base_side.{}", side.id);
    let first = if side.is_lower() { 3 } else { 0 };
    let mut taken = 0u32;
    let mut lay = |cell: &[u8; 2], place: String, faults: &mut PackFaults| {
        let square = Square::of(cell[0], cell[1]).filter(|square| (first..first + 3).contains(&square.row()));
        match square {
            Some(square) => {
                faults.ensure(taken & square.bit() == 0, || place, || Flaw::Overlap);
                taken |= square.bit();
            }
            None => faults.ensure(false, || place, || Flaw::NotHere),
        }
    };
    for (index, room) in side.rooms.iter().enumerate() {
        let path = format!("{path}.rooms[{index}]");
        for (at, cell) in room.cells.iter().enumerate() {
            lay(cell, format!("{path}.cells[{at}]"), faults);
        }
        let row = room.cells.first().map_or(0, |cell| cell[0]);
        let mut columns: Vec<u8> = room.cells.iter().map(|cell| cell[1]).collect();
        columns.sort_unstable();
        let together =
            room.cells.iter().all(|cell| cell[0] == row) && columns.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        faults.ensure(together, || format!("{path}.cells"), || Flaw::NotHere);
        // Guns stand in the first row, one on each square, and nothing else stands there (UFS-GEO-10).
        let guns = room.kinds.contains(&RoomKind::Aa);
        let sound = if row == 0 { room.kinds == [RoomKind::Aa] && room.cells.len() == 1 } else { !guns };
        faults.ensure(sound, || format!("{path}.kinds"), || Flaw::NotHere);
        let twice = room.kinds.len() == 2 && room.kinds[0] == room.kinds[1];
        faults.ensure(!twice, || format!("{path}.kinds"), || Flaw::Twice);
    }
    for (index, cell) in side.tunnels.iter().enumerate() {
        lay(cell, format!("{path}.tunnels[{index}]"), faults);
        faults.ensure(cell[0] > 0, || format!("{path}.tunnels[{index}]"), || Flaw::NotHere);
    }
    for row in first..first + 3 {
        for column in 0..COLUMNS {
            let covered = Square::of(row, column).is_none_or(|square| taken & square.bit() != 0);
            faults.ensure(covered, || path.clone(), || Flaw::Gap { square: format!("[{row}, {column}]") });
        }
    }
    let start = side.excavator_start;
    let sound = if side.is_lower() {
        start.is_none()
    } else {
        // Below the guns, so that there is a way to go on and one to come (UFS-GEO-9).
        start.is_some_and(|[row, column]| (1..=2).contains(&row) && column < COLUMNS)
    };
    faults.ensure(sound, || format!("{path}.excavator_start"), || Flaw::NotHere);
    faults.ensure(!side.is_lower() || side.start_energy == 0, || format!("{path}.start_energy"), || Flaw::NotHere);
}

/// An upper side above the lower side of another tile (UFS-GEO-8).
fn bases_of_cities(data: &Catalog, faults: &mut PackFaults) {
    for city in &data.cities {
        let found = |id: &str| data.base_sides.iter().find(|side| side.id == id);
        let (upper, lower) = (found(&city.base_upper), found(&city.base_lower));
        let path = format!("city.{}", city.id);
        let halves = [("base_upper", upper, false), ("base_lower", lower, true)];
        for (field, side, below) in halves {
            faults.ensure(
                side.is_some_and(|side| side.is_lower() == below),
                || format!("{path}.{field}"),
                || Flaw::NotHere,
            );
        }
        if let (Some(upper), Some(lower)) = (upper, lower) {
            faults.ensure(upper.tile != lower.tile, || format!("{path}.base_lower"), || Flaw::Twice);
            let most = upper.energy_spaces + lower.energy_spaces;
            faults.ensure(
                upper.start_energy <= most,
                || format!("base_side.{}.start_energy", upper.id),
                || Flaw::AtMost { other: format!("energy_spaces of {}", city.id), value: i64::from(most) },
            );
        }
    }
}

fn sky_side(path: &str, level: u8, side: &SkySide, faults: &mut PackFaults) {
    let height = if level > 4 { 2 } else { 4 };
    for (field, length) in
        [("rows", side.rows.len()), ("actions", side.actions.len()), ("research", side.research.len())]
    {
        faults.ensure(length == height, || format!("{path}.{field}"), || Flaw::Length { least: height, most: height });
    }
    for pair in [0, 1] {
        let squares = side.rows.iter().flatten().filter(|symbol| **symbol == Symbol::Portal(pair)).count();
        // A portal leads to the other one of its pair (UFS-SKY-7).
        let flaw = || Flaw::Total { total: squares as i64, wanted: 2 };
        faults.ensure(matches!(squares, 0 | 2), || format!("{path}.rows"), flaw);
    }
    // The mothership comes down to the skull and no further: the second tile has one (UFS-END-3).
    let skulls = side.actions.iter().filter(|action| **action == super::RowAction::Skull).count();
    let wanted = i64::from(level == 2);
    faults.ensure(
        skulls as i64 == wanted,
        || format!("{path}.actions"),
        || Flaw::Total { total: skulls as i64, wanted },
    );
}

/// When each power can be used (UFS-CHAR-3, UFS-CHAR-5).
fn window_of(effect: CharacterEffect) -> Window {
    match effect {
        CharacterEffect::RerollAllUnplaced | CharacterEffect::SetUnplacedDie | CharacterEffect::ShiftShips { .. } => {
            Window::Place
        }
        CharacterEffect::SlowColumn { .. } => Window::PlaceWithDie,
        CharacterEffect::ValueBonus { .. } => Window::ResolveResearch,
        CharacterEffect::SkipAction | CharacterEffect::SkipMoveAndAction => Window::MothershipStart,
        CharacterEffect::HoldAboard { .. } => Window::DropStart,
        CharacterEffect::GainEnergy { .. }
        | CharacterEffect::DestroyOnExplosion { .. }
        | CharacterEffect::ExcavatorForward { .. }
        | CharacterEffect::Repair { .. }
        | CharacterEffect::BuildRobot { .. }
        | CharacterEffect::FreeRooms { .. } => Window::Rooms,
    }
}

fn scenarios(data: &Catalog, faults: &mut PackFaults) {
    let squares = |city: &super::City| {
        let printed = |side: &CitySideRecord| side.research_squares.len();
        [CitySide::Normal, CitySide::Damaged].map(|side| printed(city.side(side)))
    };
    // Sixteen squares of the sky and those of the city with the fewest; the last is never closed.
    let shortest = 16 + data.cities.iter().flat_map(squares).min().unwrap_or(0) as i64;
    for scenario in &data.scenarios {
        let path = format!("scenario.{}.effect", scenario.id);
        // The final battle has a tile and a chapter of its own (UFS-SCN-13).
        let last = matches!(scenario.effect, ScenarioEffect::FinalBattle { .. });
        faults.ensure(last == (scenario.chapter == 4), || format!("{path}.kind"), || Flaw::NotHere);
        match &scenario.effect {
            ScenarioEffect::ResearchGates { squares, .. } => {
                let rising = squares.windows(2).all(|pair| pair[0] < pair[1]);
                faults.ensure(rising, || format!("{path}.squares"), || Flaw::Twice);
                let most = squares.iter().map(|square| i64::from(*square)).max().unwrap_or(0);
                let flaw = || Flaw::AtMost { other: "the shortest research track".into(), value: shortest - 1 };
                faults.ensure(most < shortest, || format!("{path}.squares"), flaw);
            }
            ScenarioEffect::Rubble { columns, .. } => {
                let set = columns.iter().fold(0u8, |set, column| set | 1 << column);
                let twice = set.count_ones() as usize != columns.len();
                faults.ensure(!twice, || format!("{path}.columns"), || Flaw::Twice);
            }
            ScenarioEffect::FinalBattle { white_in_sky, .. } => {
                for (index, square) in white_in_sky.iter().enumerate() {
                    let place = || format!("{path}.white_in_sky[{index}]");
                    faults.ensure((1..=18).contains(&square[0]) && square[1] < COLUMNS, place, || Flaw::NotHere);
                    faults.ensure(!white_in_sky[..index].contains(square), place, || Flaw::Overlap);
                }
            }
            _ => {}
        }
    }
}
