//! How ships fall.

use under_falling_skies::{Action, Berth, Event, Step};

use crate::scene::*;

/// UFS-MOVE-1: the face decides, never the room's modifier.
#[test]
fn ships_fall_by_the_face() {
    // The Fighter room [1, 0] takes 1 away, the Energy room [4, 1] adds 1.
    for (row, column) in [(1, 0), (4, 1)] {
        for face in 1..=6 {
            let mut board = table().open().excavator(5, 4).ships(&[(0, sky(10, column))]).faces([face; 5]);
            let events = board.act(place(0, row, column));
            assert_eq!(events[1], Event::ShipsFell { column, distance: face, ships: ships(&[0]) });
        }
    }
}

/// UFS-MOVE-2: one less on an anti-aircraft square; a robot there has no effect.
#[test]
fn guns_slow_the_ships_by_one() {
    for column in 0..5 {
        for face in 2..=6 {
            let mut board = table().open().ships(&[(0, sky(10, column))]).faces([face; 5]);
            let events = board.act(place(0, 0, column));
            assert_eq!(events[1], Event::ShipsFell { column, distance: face - 1, ships: ships(&[0]) });
        }
    }
    let mut board = table().open().ships(&[(0, sky(10, 0))]).faces([3; 5]).robot(0, 6, 0, 0);
    let events = board.act(place(0, 1, 0));
    assert_eq!(events[1], Event::ShipsFell { column: 0, distance: 3, ships: ships(&[0]) });
}

/// UFS-MOVE-3: the rulebook's example: a 1 on a gun moves nothing and triggers nothing.
#[test]
fn a_one_on_a_gun_moves_and_triggers_nothing() {
    // A ship stands on the mothership symbol of altitude 14, another on an arrow, one on the drop point.
    let berths = [(0, sky(14, 0)), (1, sky(9, 0)), (2, point(0))];
    let mut board = table().open().ships(&berths).faces([1; 5]);
    let before = board.ships;
    let events = board.act(place(0, 0, 0));
    assert_eq!(events, [Event::DiePlaced { die: 0, face: 1, square: sq(0, 0), digging: false }]);
    assert_eq!((board.ships, board.mothership, board.step), (before, 17, Step::PlaceDie));
}

/// UFS-MOVE-4: all ships of the column fall together, from the drop point too; what they cross is ignored.
#[test]
fn all_ships_of_the_column_fall_together() {
    let berths = [(0, point(0)), (1, sky(11, 0)), (2, sky(4, 0)), (3, sky(11, 1)), (5, sky(8, 0))];
    let mut board = table().open().ships(&berths).faces([4; 5]);
    let events = board.act(place(0, 1, 0));
    assert_eq!(events[1], Event::ShipsFell { column: 0, distance: 4, ships: ships(&[0, 1, 5, 2]) });
    // 17 - 4 = 13 crosses the mothership symbol of 14; 8 - 4 = 4 crosses that of 5.
    assert_eq!((board.ships[0], board.ships[1], board.ships[5]), (sky(13, 0), sky(7, 0), sky(4, 0)));
    assert_eq!(board.ships[2], Berth::Aboard, "4 - 4 is the city");
    assert_eq!(board.ships[3], sky(11, 1), "another column");
    assert_eq!((board.mothership, board.damage), (17, 1));
}

/// UFS-MOVE-5: arrivals are resolved from the highest down; those below the sky last, in the order
/// in which they came from above.
#[test]
fn the_highest_ship_is_resolved_first() {
    // In column 2: 9 - 3 = 6 is an arrow, 4 - 3 = 1 a mothership symbol; 3 and 2 reach the city.
    let berths = [(3, sky(9, 2)), (1, sky(4, 2)), (4, sky(2, 2)), (0, sky(3, 2))];
    let mut board = table().open().ships(&berths).faces([3; 5]);
    let events = board.act(place(0, 1, 2));
    let told: Vec<&Event> = events.iter().filter(|event| !matches!(event, Event::Damaged { .. })).collect();
    assert_eq!(
        told[1..],
        [
            &Event::ShipsFell { column: 2, distance: 3, ships: ships(&[3, 1, 0, 4]) },
            &Event::ShipSlid { ship: 3, from: sky(6, 2), to: sky(6, 3) },
            &Event::MothershipSank { altitude: 16, by: Some(1) },
            &Event::CityHit { ship: 0, column: 2 },
            &Event::CityHit { ship: 4, column: 2 },
        ]
    );
    assert_eq!(board.damage, 2);
}

/// UFS-MOVE-6: only ships that have just descended arrive.
#[test]
fn only_ships_that_descended_are_resolved() {
    // The ship slides from column 2 to column 3, below one that stands there on a symbol: neither
    // that one nor the ships of other columns do anything.
    let berths = [(0, sky(9, 2)), (1, sky(1, 3)), (2, sky(14, 0)), (3, sky(12, 1))];
    let mut board = table().open().ships(&berths).faces([3; 5]);
    let events = board.act(place(0, 1, 2));
    assert_eq!(events.len(), 3);
    assert_eq!(events[2], Event::ShipSlid { ship: 0, from: sky(6, 2), to: sky(6, 3) });
    assert_eq!(board.ships[1..4], [sky(1, 3), sky(14, 0), sky(12, 1)]);
}

/// A dive (row 9) that lands two ships on mothership symbols before a third is resolved: it stands
/// on a symbol too, in row 7, which is covered by then.
fn covered_before_its_turn() -> (Board, Vec<Event>) {
    let mut board = table().advanced_sky().open().mothership_at(10).ships(&[
        (0, sky(7, 0)),
        (1, sky(6, 2)),
        (2, sky(8, 3)),
        (3, sky(1, 4)),
    ]);
    let events = board.end_round();
    (board, events)
}

/// UFS-MOVE-6, UFS-MOVE-7: a ship that is covered before its turn is skipped; the others keep
/// their squares and their order.
#[test]
fn a_ship_covered_before_its_turn_is_skipped() {
    let (board, events) = covered_before_its_turn();
    let dive = events.iter().position(|event| matches!(event, Event::ShipsDived { .. })).expect("a dive");
    assert_eq!(
        events[dive..dive + 4],
        [
            Event::ShipsDived { rows: 1, ships: ships(&[0, 1, 2, 3]) },
            Event::MothershipSank { altitude: 8, by: Some(0) },
            Event::MothershipSank { altitude: 7, by: Some(1) },
            Event::ShipsCovered { ships: ships(&[2]) },
        ]
    );
    assert_eq!(board.mothership, 7, "the symbol of row 7 was not used");
    assert_eq!((board.ships[0], board.ships[1]), (sky(6, 0), sky(5, 2)), "they keep their squares");
    assert_eq!(events[dive + 4], Event::CityHit { ship: 3, column: 4 }, "the next ship has its turn");
}

/// UFS-MOVE-7: ships that wait for their turn keep it while the mothership sinks.
#[test]
fn the_rest_of_the_queue_survives_a_descent() {
    // 16 - 2 = 14 and 14 - 2 = 12 are mothership symbols, 3 - 2 = 1 is blank, 2 - 2 the city.
    let berths = [(0, sky(16, 0)), (1, sky(14, 0)), (2, sky(3, 0)), (3, sky(2, 0))];
    let mut board = table().open().ships(&berths).faces([2; 5]);
    let events = board.act(place(0, 1, 0));
    assert_eq!(
        events[2..5],
        [
            Event::MothershipSank { altitude: 16, by: Some(0) },
            Event::MothershipSank { altitude: 15, by: Some(1) },
            Event::CityHit { ship: 3, column: 0 },
        ]
    );
    assert_eq!(board.ships[..3], [sky(14, 0), sky(12, 0), sky(1, 0)]);
    assert!(board.allows(Action::Place { die: 1, square: sq(0, 1), with: None }));
}
