//! Columns, rows, tracks and the excavation path.

use engine::Game;
use under_falling_skies::components::{Catalog, Symbol};
use under_falling_skies::{Base, Berth, COLUMNS, CityId, DieSpot, Event, SQUARES, SkyTileId, Square, rows, symbol};

use crate::scene::*;

/// UFS-GEO-1: five columns run through mothership, sky and base.
#[test]
fn there_are_five_columns() {
    assert_eq!(COLUMNS, 5);
    assert_eq!(Square::of(0, 5), None);
    assert!(serde_json::from_str::<Square>("[0,5]").is_err());
    let board = table().open();
    for column in 0..5 {
        assert_eq!(board.ships[usize::from(column)], point(column));
        assert_eq!(sq(0, column).column(), column);
    }
    assert_eq!(symbol(&board.sky, 16, 5), Symbol::Blank, "there is no sixth column");
    // A die in a column moves the ship of that column and no other.
    let mut board = board.faces([2; 5]);
    board.act(place(0, 1, 0));
    assert_eq!(board.ships[..3], [sky(15, 0), point(1), point(2)]);
}

/// UFS-GEO-2: four tiles of four rows; altitude 1 is the lowest.
#[test]
fn altitudes_count_from_below() {
    let board = table().open();
    assert_eq!(rows(&board.sky), 16);
    let tiles: Vec<&str> = board.sky.iter().map(|sheet| sheet.tile.id()).collect();
    assert_eq!(tiles, ["sky-1", "sky-2", "sky-3", "sky-4"], "lowest first");
    let at = |altitude, column| symbol(&board.sky, altitude, column);
    // The first and the last row of each tile.
    assert_eq!((at(1, 1), at(1, 2)), (Symbol::Explosion(5), Symbol::Descend));
    assert_eq!((at(4, 0), at(4, 1)), (Symbol::Explosion(3), Symbol::Right));
    assert_eq!((at(5, 0), at(5, 1)), (Symbol::Descend, Symbol::Explosion(3)));
    assert_eq!((at(8, 2), at(8, 3)), (Symbol::Explosion(4), Symbol::Right));
    assert_eq!((at(9, 0), at(9, 2)), (Symbol::Right, Symbol::Explosion(6)));
    assert_eq!((at(12, 0), at(12, 3)), (Symbol::Descend, Symbol::Explosion(4)));
    assert_eq!((at(13, 0), at(13, 2)), (Symbol::Explosion(2), Symbol::Left));
    assert_eq!((at(16, 0), at(16, 3)), (Symbol::Blank, Symbol::Right));
    let board = table().flipped(&[1]).open();
    assert_eq!(symbol(&board.sky, 1, 1), Symbol::Explosion(7), "the threat side of the lowest tile");
    assert_eq!(symbol(&board.sky, 13, 0), Symbol::Explosion(2), "the others stay");
}

/// UFS-GEO-3: altitude 0 or less is the city.
#[test]
fn below_altitude_one_lies_the_city() {
    for (altitude, face, lands) in
        [(2, 1, Some(1)), (1, 1, None), (2, 2, None), (1, 6, None), (6, 6, None), (6, 5, Some(1))]
    {
        let mut board = table().open().ships(&[(0, sky(altitude, 0))]).faces([face; 5]);
        board.act(place(0, 1, 0));
        let berth = lands.map_or(Berth::Aboard, |altitude| sky(altitude, 0));
        assert_eq!((board.ships[0], board.damage), (berth, u8::from(lands.is_none())), "{altitude} - {face}");
    }
}

/// UFS-GEO-4: the mothership starts at 17; nothing is in the rows that it covers.
#[test]
fn the_mothership_covers_what_is_at_its_altitude_and_above() {
    let board = table().open();
    assert_eq!(board.mothership, 17);
    let faults = |altitude: u8| table().open().mothership_at(12).ships(&[(0, sky(altitude, 0))]).check().err();
    assert_eq!(faults(11), None);
    assert_eq!(faults(12).map(|fault| fault.rule), Some("UFS-GEO-4"));
    assert_eq!(faults(14).map(|fault| fault.rule), Some("UFS-GEO-4"));
}

/// UFS-GEO-5: a ship on a drop point is at the mothership's altitude and rides down with it.
#[test]
fn ships_on_drop_points_ride_with_the_mothership() {
    let mut board = table().open().calm().mothership_at(12).faces([3; 5]);
    board.act(place(0, 1, 1));
    assert_eq!(board.ships[1], sky(9, 1), "12 - 3");

    let mut board = table().open().calm().mothership_at(10);
    let events = board.end_round();
    assert_eq!(board.mothership, 9);
    assert_eq!(board.ships[..5], [0, 1, 2, 3, 4].map(point));
    assert!(!events.iter().any(|event| matches!(event, Event::ShipsCovered { .. })));
    // They fall from where the mothership now is.
    let mut board = board.faces([3; 5]);
    board.act(place(0, 1, 2));
    assert_eq!(board.ships[2], sky(6, 3), "9 - 3, then an arrow to the right");
}

/// UFS-GEO-6: ships aboard have no column, never move in Planning, and wait for the drop.
#[test]
fn ships_aboard_wait_for_the_drop() {
    let mut board = table().open().ships(&[]).faces([3; 5]);
    for (die, column) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)] {
        let events = board.act(place(die, 0, column));
        assert!(!events.iter().any(|event| matches!(event, Event::ShipsFell { .. })));
        assert_eq!(board.aboard(), [0, 1, 2, 3, 4]);
    }
    let events = board.end_round();
    assert_eq!(drops(&events).len(), 5);
}

/// UFS-GEO-7: a descent takes aboard every ship of the new row, of any colour.
#[test]
fn a_descent_covers_the_row() {
    let mut board = table().scenario("command-ship").open().mothership_at(10).ships(&[
        (0, sky(9, 0)),
        (1, sky(8, 0)),
        (5, sky(9, 3)),
        (9, sky(9, 4)),
    ]);
    let watched = board.clone().act_and_watch_end();
    let (_, after) = watched.iter().find(|(event, _)| matches!(event, Event::ShipsCovered { .. })).expect("covered");
    assert_eq!([0, 5, 9].map(|ship: usize| after.ships[ship]), [Berth::Aboard; 3]);
    assert_eq!(after.ships[1], sky(8, 0), "the row below stays");
    let events = board.end_round();
    assert!(events.contains(&Event::ShipsCovered { ships: ships(&[0, 5, 9]) }));
}

impl Board {
    fn act_and_watch_end(mut self) -> Vec<(Event, under_falling_skies::UnderFallingSkies)> {
        for die in &mut self.game.dice {
            die.at = DieSpot::Spent;
        }
        self.game.step = under_falling_skies::Step::RoomsAction;
        self.act_and_watch(under_falling_skies::Action::EndPhase)
    }
}

/// UFS-GEO-8: six rows; row 0 the guns, rows 1-2 the upper tile, rows 3-5 the lower one.
#[test]
fn the_base_has_six_rows() {
    assert_eq!(Square::of(6, 0), None);
    for city in CityId::all() {
        let base = Base::of(city);
        let mut kinds = [0u8; 30];
        for room in &base.rooms {
            for square in &room.squares {
                assert_eq!(room.lower, square.row() >= 3, "{}", city.id());
                assert!(square.row() >= 1, "no room stands in row 0");
                kinds[usize::from(square.index())] += 1;
            }
        }
        for index in 0..SQUARES {
            let square = Square::at(index).expect("a square");
            assert_eq!(square.is_gun(), square.row() == 0);
            let gun_or_tunnel = u8::from(square.is_gun()) + u8::from(base.is_tunnel(square));
            assert_eq!(kinds[usize::from(index)] + gun_or_tunnel, 1, "{}: {square:?} is one thing", city.id());
        }
        let start = base.excavator_start;
        assert!(base.is_tunnel(start) && base.is_tunnel(sq(5, 4)), "start and end of the path are tunnels");
    }
}

/// UFS-GEO-9: the path is a snake.
#[test]
fn the_path_is_a_snake() {
    let rows: [[u8; 5]; 6] = [
        [4, 3, 2, 1, 0],
        [5, 6, 7, 8, 9],
        [14, 13, 12, 11, 10],
        [15, 16, 17, 18, 19],
        [24, 23, 22, 21, 20],
        [25, 26, 27, 28, 29],
    ];
    for (row, indices) in (0..).zip(rows) {
        for (column, index) in (0..).zip(indices) {
            let square = sq(row, column);
            assert_eq!(square.index(), index);
            assert_eq!((square.row(), square.column()), (row, column));
            assert_eq!(Square::at(index), Some(square));
        }
    }
    assert_eq!(Square::at(30), None);
}

/// UFS-GEO-10: what lies behind the excavator is excavated; its own square is not.
#[test]
fn only_what_lies_behind_the_excavator_is_excavated() {
    let board = table().open().calm().excavator(2, 1).faces([6; 5]);
    assert!(board.is_excavated(sq(2, 2)));
    assert!(!board.is_excavated(sq(2, 1)) && !board.is_excavated(sq(2, 0)));
    assert_eq!(board.refused(place(0, 2, 1)), "UFS-GEO-10");
    let mut before = board.clone();
    let events = before.act(place(0, 2, 2));
    assert_eq!(events[0], Event::DiePlaced { die: 0, face: 6, square: sq(2, 2), digging: false });
    let mut ahead = board;
    let events = ahead.act(place(0, 2, 0));
    assert_eq!(events[0], Event::DiePlaced { die: 0, face: 6, square: sq(2, 0), digging: true });
}

/// UFS-GEO-11: the maximum is the sum of both halves; the start is the upper side's.
#[test]
fn energy_has_a_start_and_a_maximum() {
    for (city, start, most) in [("roswell", 2, 7), ("washington", 3, 9), ("new-york", 2, 8), ("tokyo", 2, 6)] {
        let board = table().city(city).open();
        assert_eq!((board.energy, board.base().start_energy, board.base().max_energy), (start, start, most), "{city}");
        let too_much = board.energy(most + 1).check().err();
        assert_eq!(too_much.map(|fault| fault.field), Some("energy".into()));
    }
}

/// UFS-GEO-12: Roswell is lost on the 7th damage.
#[test]
fn lethal_damage_is_one_less_than_the_spaces() {
    for (city, lethal) in [("roswell", 7), ("washington", 6), ("new-york", 6), ("cairo", 6), ("tokyo", 7)] {
        let mut board = table().city(city).open().ships(&[(0, sky(1, 0))]).damage(lethal - 2).faces([1; 5]);
        assert_eq!(board.base().lethal_damage, lethal, "{city}");
        board.act(place(0, 1, 0));
        assert_eq!((board.damage, board.ending()), (lethal - 1, None));
    }
}

/// UFS-GEO-13: start square, city squares, then the sky levels from below.
#[test]
fn the_research_track_runs_up_through_city_and_sky() {
    let track =
        |board: &Board| -> Vec<u8> { (1..=board.track_length()).map(|square| board.research_number(square)).collect() };
    let easy = [3, 1, 3, 1, 4, 1, 3, 2, 1, 6, 1, 3, 5, 1, 3, 11];
    assert_eq!(track(&table().open()), easy);
    let with_city: Vec<u8> = [6].into_iter().chain(easy).collect();
    assert_eq!(track(&table().city("washington").open()), with_city);
    assert_eq!(track(&table().flipped(&[1, 4]).open())[..4], [3, 2, 1, 5]);
    assert_eq!(track(&table().flipped(&[1, 4]).open())[4..12], easy[4..12]);
    assert_eq!(track(&table().flipped(&[1, 4]).open())[12..], [3, 5, 1, 12]);
    let board = table().open();
    assert_eq!((board.research_number(0), board.research_number(17)), (0, 0), "beyond the track there is nothing");
    assert_eq!(board.research, 0, "the start square");
}

/// UFS-GEO-14: no two ships ever share a square.
#[test]
fn ships_never_share_a_square() {
    let mut board = table().open().ships(&[(0, sky(6, 0)), (1, sky(5, 0)), (2, sky(4, 0))]).faces([1; 5]);
    board.act(place(0, 1, 0));
    assert_eq!(board.ships[..3], [sky(5, 0), sky(4, 0), sky(3, 0)], "all fall together");
    let fault = board.ships(&[(0, sky(4, 0)), (1, sky(4, 0))]).check().err();
    assert_eq!(fault.map(|fault| fault.rule), Some("UFS-GEO-14"));
}

/// UFS-GEO-2: every tile side of the component file fits into the sky.
#[test]
fn every_tile_side_is_complete() {
    for tile in SkyTileId::all() {
        let record = Catalog::built_in().sky_tiles.iter().find(|record| record.id == tile.id()).expect("a record");
        let (height, sides) = if record.level == 5 { (2, 1) } else { (4, 2) };
        assert_eq!(record.sides.len(), sides, "{}", record.id);
        for side in &record.sides {
            assert_eq!((side.rows.len(), side.actions.len(), side.research.len()), (height, height, height));
        }
    }
}
