//! The Mothership phase.

use under_falling_skies::components::RowAction;
use under_falling_skies::{Action, Berth, Colour, DamageCause, Ending, Event, Holder, Step, row_action};

use crate::scene::*;

/// UFS-MS-1: first the mothership goes down a row and covers it.
#[test]
fn the_mothership_goes_down_a_row() {
    let mut board = table().open().mothership_at(10).ships(&[(0, sky(9, 1))]);
    let events = board.end_round();
    assert_eq!(
        events[..4],
        [
            Event::PhaseBegan { phase: under_falling_skies::Phase::Mothership },
            Event::MothershipSank { altitude: 9, by: None },
            Event::ShipsCovered { ships: ships(&[0]) },
            Event::RowActed { altitude: 9, action: RowAction::None },
        ]
    );
    assert_eq!(board.mothership, 9);
}

/// UFS-MS-2: the action of the row that is reached, and of no other.
#[test]
fn only_the_row_reached_acts() {
    let printed = [
        (16, RowAction::AddWhite { n: 1 }),
        (15, RowAction::ExcavatorBack { n: 2 }),
        (14, RowAction::AddWhite { n: 1 }),
        (13, RowAction::None),
        (12, RowAction::AddWhite { n: 1 }),
        (11, RowAction::ExcavatorBack { n: 1 }),
        (10, RowAction::ResearchBack { n: 1 }),
        (9, RowAction::None),
        (8, RowAction::ResearchBack { n: 1 }),
        (7, RowAction::AddWhite { n: 1 }),
        (6, RowAction::None),
    ];
    for (altitude, action) in printed {
        let mut board = table().open().calm().mothership_at(altitude + 1);
        assert_eq!(row_action(&board.sky, altitude), action);
        let events = board.end_round();
        let acted: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::RowActed { .. })).collect();
        assert_eq!(acted, [&Event::RowActed { altitude, action }]);
    }
    // Two rows skipped in Planning (16 adds a white ship, 15 moves the excavator): only row 14 acts.
    let mut board = table().open().ships(&[(4, sky(16, 0)), (2, sky(14, 0))]).faces([2; 5]).excavator(2, 0);
    board.act(place(0, 1, 0));
    board.end_round();
    assert_eq!((board.mothership, board.excavator, board.reserve()), (14, sq(2, 0), vec![6, 7, 8, 9]));
}

/// UFS-MS-3: the excavator goes back, not past its start.
#[test]
fn the_excavator_goes_back() {
    for (from, to) in [(14, 12), (12, 10), (11, 10), (10, 10)] {
        let mut board = table().open().calm().mothership_at(16);
        board.game.excavator = under_falling_skies::Square::at(from).expect("a square");
        board.end_round();
        assert_eq!(board.excavator.index(), to, "from {from}");
    }
}

/// UFS-MS-4: the research marker goes down, not below the start.
#[test]
fn research_is_lost() {
    for (from, to) in [(5, 4), (1, 0), (0, 0)] {
        let mut board = table().open().calm().mothership_at(11).research(from);
        let events = board.end_round();
        assert_eq!(board.research, to);
        assert_eq!(events.contains(&Event::ResearchLost { from, to }), from > 0);
    }
    // Two squares on the threat side of level 3, row 11.
    let mut board = table().flipped(&[3]).open().calm().mothership_at(12).research(1);
    board.end_round();
    assert_eq!(board.research, 0);
}

/// UFS-MS-5: white ships come aboard as far as the reserve allows.
#[test]
fn white_ships_join() {
    // Row 15 of the threat side of level 4 adds two.
    let threat = || table().flipped(&[4]).open().mothership_at(16);
    let calm = [(0, point(0)), (1, point(1)), (2, point(2)), (3, point(3)), (4, point(4))];
    let mut board = threat().ships(&calm);
    let events = board.end_round();
    assert!(events.contains(&Event::WhitesAboard { ships: ships(&[5, 6]) }));
    let mut board = threat().calm();
    for ship in 5..8 {
        board.game.ships[ship] = sky(3, ship as u8 - 5);
    }
    let events = board.end_round();
    assert!(events.contains(&Event::WhitesAboard { ships: ships(&[8]) }), "one is left");
    let mut board = threat().calm();
    for ship in 5..9 {
        board.game.ships[ship] = sky(3, ship as u8 - 5);
    }
    let events = board.end_round();
    assert!(!events.iter().any(|event| matches!(event, Event::WhitesAboard { .. })), "none is left");
}

/// UFS-MS-6: the row deals 1 damage.
#[test]
fn a_row_may_damage_the_base() {
    let mut board = table().flipped(&[4]).open().calm().mothership_at(14);
    let events = board.end_round();
    assert!(events.contains(&Event::Damaged { damage: 1, by: DamageCause::Mothership }));
    assert_eq!((board.mothership, board.damage), (13, 1));
}

/// UFS-MS-7: the skull row loses before anything is dropped.
#[test]
fn the_skull_ends_the_game() {
    let mut board = table().open().mothership_at(6).ships(&[]);
    let events = board.end_round();
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::MothershipArrived }));
    assert_eq!((drops(&events), board.aboard().len()), (vec![], 5));
    assert!(!events.iter().any(|event| matches!(event, Event::RowActed { .. })));
}

/// UFS-MS-8: all ships in the sky dive together, then land column by column, the highest first.
#[test]
fn ships_dive() {
    // Row 16 of the advanced sky: dive 2. Ships on drop points and aboard stay.
    let mut board = table().advanced_sky().open().ships(&[
        (0, sky(10, 4)), // 8: blank
        (1, point(2)),
        (2, sky(11, 0)), // 9: E5
        (3, sky(14, 0)), // 12: mothership symbol
        (5, sky(9, 2)),  // 7: arrow left
        (6, sky(2, 1)),  // the city
    ]);
    let events = board.end_round();
    let dive = events.iter().position(|event| matches!(event, Event::ShipsDived { .. })).expect("a dive");
    assert_eq!(
        events[dive..dive + 5],
        [
            Event::ShipsDived { rows: 2, ships: ships(&[3, 2, 6, 5, 0]) },
            Event::MothershipSank { altitude: 15, by: Some(3) },
            Event::CityHit { ship: 6, column: 1 },
            Event::Damaged { damage: 1, by: DamageCause::Ship },
            Event::ShipSlid { ship: 5, from: sky(7, 2), to: sky(7, 1) },
        ]
    );
    assert_eq!(board.ships[..4], [sky(8, 4), point(2), sky(9, 0), sky(12, 0)]);
    assert_eq!(board.ships[5], sky(7, 1));
    assert_eq!(board.ships[4], point(3), "the ship aboard did not dive; it was dropped afterwards");
}

/// UFS-MS-8: each ship is resolved at most once, also when an arrow takes it into a later column.
#[test]
fn a_diving_ship_lands_once() {
    // 13 - 2 = 11: arrows from column 1 into 2 and from 3 into 4, which are looked at later.
    let mut board = table().advanced_sky().open().ships(&[(0, sky(13, 1)), (1, sky(9, 4)), (2, sky(13, 3))]);
    let events = board.end_round();
    let slid: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::ShipSlid { .. })).collect();
    assert_eq!(
        slid,
        [
            &Event::ShipSlid { ship: 0, from: sky(11, 1), to: sky(11, 2) },
            &Event::ShipSlid { ship: 2, from: sky(11, 3), to: sky(11, 4) },
        ]
    );
    assert_eq!((board.ships[0], board.ships[2]), (sky(11, 2), sky(11, 4)));
}

/// UFS-MS-9: purple ships before white ones, the orange one before both, while a drop point is free.
#[test]
fn purple_ships_are_dropped_before_white_ones() {
    let berths = [(0, point(0)), (1, point(1)), (2, sky(4, 2)), (5, Berth::Aboard), (6, Berth::Aboard)];
    let mut board = table().open().mothership_at(10).ships(&berths);
    // Columns 3 and 4 are empty; purple 3 and 4 take them, then column 2 goes to a white ship.
    let events = board.end_round();
    assert_eq!(drops(&events), [(3, 3), (4, 4), (5, 2)]);
    assert_eq!(board.aboard(), [6]);
}

/// UFS-MS-10: a column without any ship comes first; with several the player chooses.
#[test]
fn empty_columns_come_first() {
    let berths = [(1, sky(2, 1)), (2, sky(4, 2)), (3, sky(8, 3)), (4, point(4))];
    let mut board = table().open().mothership_at(10).ships(&berths);
    assert_eq!(drops(&board.end_round()), [(0, 0)], "column 0 is the only empty one");
    // Columns 0 and 4 are empty.
    let mut board = table().open().mothership_at(10).ships(&berths[..3]);
    board.game.ships[4] = sky(5, 1);
    let events = board.end_round();
    assert_eq!((board.step, drops(&events)), (Step::ChooseDropPoint, vec![]));
    assert_eq!(board.legal(), [Action::Drop { column: 0 }, Action::Drop { column: 4 }]);
    assert_eq!(board.refused(Action::Drop { column: 1 }), "UFS-MS-10");
    assert_eq!(board.refused(Action::Drop { column: 5 }), "UFS-SM-18");
    assert_eq!(drops(&board.act(Action::Drop { column: 4 })), [(0, 4)]);
    assert_eq!(board.round, 2);
    // A ship in the column counts, however low; a ship on the drop point too.
    let mut board =
        table().open().mothership_at(10).ships(&[(1, sky(1, 0)), (2, point(1)), (3, sky(2, 2)), (4, sky(3, 3))]);
    assert_eq!(drops(&board.end_round()), [(0, 4)]);
}

/// UFS-MS-11: otherwise the free drop point farthest above the highest ship of its column.
#[test]
fn the_farthest_drop_point_comes_next() {
    let highest = |two: u8| {
        let berths = [(1, sky(7, 0)), (2, sky(3, 1)), (3, sky(two, 2)), (4, sky(8, 3)), (5, sky(6, 4)), (6, sky(1, 3))];
        let mut board = table().open().mothership_at(10).ships(&berths);
        let events = board.end_round();
        (board, events)
    };
    let (_, events) = highest(2);
    assert_eq!(drops(&events), [(0, 2)]);
    // Columns 1 and 2 tie: the player chooses.
    let (mut board, events) = highest(3);
    assert_eq!((board.step, drops(&events)), (Step::ChooseDropPoint, vec![]));
    assert_eq!(board.legal(), [Action::Drop { column: 1 }, Action::Drop { column: 2 }]);
    assert_eq!(board.refused(Action::Drop { column: 3 }), "UFS-MS-11", "its highest ship counts, not its lowest");
    board.act(Action::Drop { column: 1 });
    assert_eq!(board.ships[0], point(1));
    // Columns whose drop point is taken are left out, and the comparison is made anew for each ship.
    let berths = [(2, point(2)), (3, sky(1, 2)), (4, sky(5, 0)), (5, sky(4, 1)), (6, sky(7, 3)), (7, sky(8, 4))];
    let mut board = table().open().mothership_at(10).ships(&berths);
    assert_eq!(drops(&board.end_round()), [(0, 1), (1, 0)]);
    let board = table().open().mothership_at(10).ships(&berths);
    let mut board = board.clone();
    board.game.ships[1] = sky(4, 0);
    board.game.ships[4] = sky(3, 0);
    board.end_round();
    assert_eq!(board.refused(Action::Drop { column: 2 }), "UFS-MS-9", "taken");
}

/// UFS-MS-12: ships that find no free drop point stay aboard.
#[test]
fn the_rest_waits_aboard() {
    let mut board = table().open().mothership_at(10).calm();
    board.game.ships[5] = Berth::Aboard;
    let events = board.end_round();
    assert_eq!((drops(&events), board.aboard(), board.round), (vec![], vec![5], 2));
    // And are dropped when there is room.
    board.game.ships[3] = sky(4, 3);
    assert_eq!(drops(&board.end_round()), [(5, 3)]);
}

/// UFS-MS-13: dropping triggers nothing.
#[test]
fn dropping_triggers_nothing() {
    // The mothership comes to row 12, where column 0 shows a mothership symbol.
    let mut board =
        table().open().mothership_at(13).ships(&[(1, point(1)), (2, point(2)), (3, point(3)), (4, point(4))]);
    let events = board.end_round();
    let (ship, column) = drops(&events)[0];
    assert_eq!((ship, column, board.ships[0]), (0, 0, point(0)));
    assert_eq!(board.mothership, 12);
}

/// UFS-MS-14: descents that a dive causes add no action; the drop uses the final row.
#[test]
fn descents_in_a_dive_add_no_action() {
    // Row 9 dives 1; two ships land on mothership symbols, over row 8 (dive) to row 7 (excavator back 1).
    let mut board =
        table().advanced_sky().open().mothership_at(10).ships(&[(0, sky(7, 0)), (1, sky(6, 2))]).excavator(3, 0);
    let events = board.end_round();
    let acted = events.iter().filter(|event| matches!(event, Event::RowActed { .. })).count();
    assert_eq!((acted, board.mothership, board.excavator), (1, 7, sq(3, 0)));
    let dropped = events.iter().position(|event| matches!(event, Event::ShipDropped { .. })).expect("a drop");
    let sank = events.iter().rposition(|event| matches!(event, Event::MothershipSank { .. })).expect("a descent");
    assert!(sank < dropped);
}

/// UFS-MS-15: ships of one colour are alike; held ships are chosen by colour and number and free next round.
#[test]
fn ships_may_be_held_aboard() {
    let berths = [(0, point(0)), (1, point(1)), (2, Berth::Aboard), (3, Berth::Aboard), (4, sky(5, 4))];
    let mut board = table().improved("izox").open().mothership_at(10).ships(&berths);
    board.game.ships[5] = Berth::Aboard;
    board.end_round();
    assert_eq!(board.step, Step::DropStart);
    let purple = Action::Hold { by: Holder::Character, colour: Colour::Purple };
    let white = Action::Hold { by: Holder::Character, colour: Colour::White };
    assert_eq!(board.legal(), [purple, white, Action::Pass]);
    assert_eq!(board.refused(Action::Hold { by: Holder::City, colour: Colour::Purple }), "UFS-MS-15");
    assert_eq!(board.refused(Action::Hold { by: Holder::Character, colour: Colour::Orange }), "UFS-MS-15");
    board.act(purple);
    assert_eq!((board.memory.held, board.step), ([1, 0, 0], Step::DropStart));
    board.act(purple);
    assert_eq!(board.refused(purple), "UFS-MS-15", "no further purple ship is aboard");
    let events = board.act(Action::Pass);
    // Both purple ships stay; the white one may choose between columns 2 and 3.
    assert_eq!((board.step, drops(&events)), (Step::ChooseDropPoint, vec![]));
    let events = board.act(Action::Drop { column: 3 });
    assert_eq!((drops(&events), board.aboard()), (vec![(5, 3)], vec![2, 3]));
    assert_eq!((board.memory.held, board.round), ([0; 3], 2));
    // The next round drops them.
    assert_eq!(drops(&board.end_round()), [(2, 2), (3, 4)]);
}
