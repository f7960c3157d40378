//! The round and its Planning phase.

use engine::Game;
use under_falling_skies::{Action, DieSpot, Event, Phase, RollCause, Step};

use crate::scene::*;

/// UFS-ROUND-1: Planning, Rooms, Mothership, then the next round.
#[test]
fn a_round_has_three_phases() {
    let mut board = table().open().calm().faces([1; 5]);
    assert_eq!((board.round, board.phase()), (1, Phase::Planning));
    for (die, column) in [(3, 0), (4, 1), (0, 2), (1, 3)] {
        assert_eq!(phases(&board.act(place(die, 0, column))), []);
    }
    assert_eq!(phases(&board.act(place(2, 0, 4))), [Phase::Rooms]);
    assert_eq!(board.phase(), Phase::Rooms);
    let events = board.act(Action::EndPhase);
    assert_eq!(phases(&events), [Phase::Mothership, Phase::Planning]);
    assert!(events.contains(&Event::RoundBegan { round: 2 }));
    assert_eq!((board.round, board.phase(), board.step), (2, Phase::Planning, Step::PlaceDie));
}

/// UFS-ROUND-2: all five dice are rolled at the start of Planning.
#[test]
fn a_round_begins_with_a_roll_of_all_dice() {
    let mut board = table().open().calm();
    let events = board.end_round();
    assert_eq!(rolls(&events), [(vec![0, 1, 2, 3, 4], RollCause::Round)]);
    let Some(Event::Rolled { faces, .. }) = events.last() else { panic!("the roll comes last: {events:?}") };
    for (face, die) in faces.iter().zip(board.game.dice) {
        assert_eq!((*face, die.at), (Some(die.face), DieSpot::Unplaced));
        assert!((1..=6).contains(&die.face));
    }
}

/// UFS-PLAN-1: every die is placed, once, in any order.
#[test]
fn every_die_is_placed_once() {
    let mut board = table().open().calm().faces([1; 5]);
    for die in 0..5 {
        assert!(board.allows(place(die, 0, 0)), "any die may be first");
    }
    board.act(place(2, 0, 3));
    assert_eq!(board.refused(place(2, 0, 0)), "UFS-PLAN-1");
    assert_eq!(board.refused(place(5, 0, 0)), "UFS-SM-18", "there is no sixth die");
    assert_eq!(board.refused(Action::EndPhase), "UFS-SM-18", "four dice are left");
    assert_eq!(board.refused(Action::Pass), "UFS-SM-18");
}

/// UFS-PLAN-2: one worker die a column; robots do not count.
#[test]
fn one_die_a_column() {
    let mut board = table().open().calm().faces([1; 5]).robot(0, 3, 1, 0);
    assert!(board.allows(place(0, 0, 0)), "a robot in the column is no die");
    board.act(place(0, 0, 0));
    assert_eq!(board.refused_with(place(1, 0, 0)), ("UFS-PLAN-2", vec![("column", 1)]));
    let board = board.excavator(5, 4);
    assert_eq!(board.refused(place(1, 5, 0)), "UFS-PLAN-2");
    assert!(board.allows(place(1, 5, 1)));
    // A digging die counts like any other.
    let board = table().open().calm().faces([6; 5]).digging(0, 6, 2, 3);
    assert_eq!(board.refused(place(1, 0, 3)), "UFS-PLAN-2");
}

/// UFS-PLAN-3: on an empty excavated square, tunnels included; a robot is in the way until removed.
#[test]
fn a_die_goes_on_an_empty_excavated_square() {
    let mut board = table().open().calm().faces([1; 5]).robot(1, 4, 1, 2);
    assert_eq!(board.refused(place(0, 1, 2)), "UFS-PLAN-3");
    board.act(Action::RemoveRobot { robot: 1 });
    board.act(place(0, 1, 2));
    assert!(board.base().is_tunnel(sq(1, 2)));
    assert_eq!(board.game.dice[0].at, DieSpot::On { square: sq(1, 2) });
}

/// UFS-PLAN-4: one digging die, reaching as far as its face; tunnels count.
#[test]
fn one_die_may_dig_as_far_as_it_shows() {
    // The excavator on [2, 4], path 10: [2, 3] is 11, [2, 0] is 14, the tunnel [3, 1] is 16.
    let mut board = table().open().calm().faces([4, 3, 6, 1, 1]);
    assert!(board.allows(place(0, 2, 0)), "14 - 10 = 4");
    assert_eq!(board.refused_with(place(1, 2, 0)), ("UFS-PLAN-4", vec![("needs", 4), ("shows", 3)]));
    assert!(board.allows(place(1, 2, 1)), "13 - 10 = 3");
    assert!(board.allows(place(3, 2, 3)), "11 - 10 = 1");
    assert_eq!(board.refused(place(3, 2, 2)), "UFS-PLAN-4");
    assert!(board.allows(place(2, 3, 1)), "a tunnel, across the end of a row: 16 - 10 = 6");
    assert_eq!(board.refused(place(2, 3, 2)), "UFS-PLAN-4");

    board.act(place(0, 2, 0));
    assert_eq!(board.game.dice[0].at, DieSpot::Digging { square: sq(2, 0) });
    assert_eq!(board.refused(place(2, 2, 3)), "UFS-PLAN-4", "a second digging die");
    assert!(board.allows(place(2, 1, 3)), "excavated squares stay open");
}

/// UFS-PLAN-5: the face when placed decides; the room's modifier plays no part.
#[test]
fn modifiers_do_not_help_to_dig() {
    // The Energy room [4, 1] adds 1; from the tunnel [4, 3] it is 2 squares away.
    let board = table().open().calm().excavator(4, 3).faces([1, 2, 1, 1, 1]);
    assert_eq!(board.refused(place(0, 4, 1)), "UFS-PLAN-4");
    assert!(board.allows(place(1, 4, 1)));
    // And a room that subtracts does not hinder: [2, 3] takes 1 away.
    let board = table().open().calm().faces([1; 5]);
    assert!(board.allows(place(0, 2, 3)));
    // A die on the board cannot be raised any more.
    let mut board = table().improved("clinton-harper").open().calm().faces([1; 5]);
    board.act(place(0, 2, 3));
    let raise = use_character("clinton-harper", Some(under_falling_skies::Target::Face { die: 0, face: 6 }));
    assert_eq!(board.refused(raise), "UFS-PLAN-1");
}

/// UFS-PLAN-6: a digging die never counts in the room on its square.
#[test]
fn a_digging_die_is_not_in_a_room() {
    let board = table().open().calm().energy(7).rooms(&[]).digging(0, 6, 2, 0);
    assert_eq!(board.refused(board.resolve(2, 0)), "UFS-SM-15", "the Energy room is empty");
    // Nor when an ability has excavated its square in the meantime.
    let mut board = board;
    board.game.excavator = sq(3, 0);
    assert_eq!(board.refused(board.resolve(2, 0)), "UFS-SM-15");
    // Nor does it complete a large room.
    let board =
        table().open().calm().energy(7).excavator(5, 2).rooms(&[(1, 6, 5, 1)]).digging(0, 6, 5, 3).robot(0, 6, 3, 0);
    assert_eq!(board.refused(board.resolve(5, 1)), "UFS-ROOM-5");
}

/// UFS-PLAN-7: the ships fall right after the placement, before anything else.
#[test]
fn ships_fall_right_after_the_placement() {
    let mut board = table().open().calm().faces([2; 5]);
    let watched = board.act_and_watch(place(3, 1, 0));
    let kinds: Vec<&Event> = watched.iter().map(|(event, _)| event).collect();
    assert_eq!(kinds[0], &Event::DiePlaced { die: 3, face: 2, square: sq(1, 0), digging: false });
    assert_eq!(watched[0].1.ships[0], point(0), "the die stands, the ships have not moved");
    assert_eq!(kinds[1], &Event::ShipsFell { column: 0, distance: 2, ships: ships(&[0]) });
    assert_eq!(watched[1].1.ships[0], sky(15, 0));
    assert!(matches!(kinds[2], Event::Rolled { why: RollCause::WhiteDie, .. }));
    // A digging die moves them too.
    let mut board = table().open().calm().faces([2; 5]);
    board.act(place(0, 2, 3));
    assert_eq!(board.ships[3], sky(15, 3));
}

/// UFS-PLAN-8: after a white die and its landings all unplaced dice are rolled again.
#[test]
fn a_white_die_rerolls_the_others() {
    let mut board = table().open().ships(&[(0, sky(16, 0))]).faces([2; 5]);
    assert_eq!(rolls(&board.act(place(0, 1, 3))), [], "a gray die rolls nothing");
    // The ship lands on a mothership symbol; the roll comes after that.
    let events = board.act(place(3, 1, 0));
    assert_eq!(events[2], Event::MothershipSank { altitude: 16, by: Some(0) });
    assert_eq!(rolls(&events[3..]), [(vec![1, 2, 4], RollCause::WhiteDie)], "gray and white, unplaced only");
    assert_eq!(events.len(), 4);
    // With no die left there is nothing to roll.
    let mut board = table().open().calm().faces([1; 5]);
    for (die, column) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
        board.act(place(die, 0, column));
    }
    let draws = board.dice.draw_count();
    assert_eq!(rolls(&board.act(place(4, 0, 4))), []);
    assert_eq!(board.dice.draw_count(), draws);
}

/// UFS-PLAN-9: the guns are always there; a robot on one can be removed.
#[test]
fn a_placement_always_exists() {
    let mut board = table().open().calm().faces([1; 5]).robot(0, 1, 0, 0).robot(1, 1, 1, 0);
    for (die, column) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        assert!(board.allows(place(die, 0, column)));
        board.act(place(die, 0, column));
    }
    // Only column 0 is left: robots on the gun and on the only other excavated square.
    let placements =
        |board: &Board| board.legal().iter().filter(|action| matches!(action, Action::Place { .. })).count();
    board = board.faces([1; 5]);
    assert_eq!(placements(&board), 0);
    assert_eq!(board.refused(place(4, 0, 0)), "UFS-PLAN-3");
    board.act(Action::RemoveRobot { robot: 0 });
    board.act(place(4, 0, 0));
    assert_eq!(board.step, Step::RoomsAction);
}

/// UFS-PLAN-10: the phase ends with the fifth die.
#[test]
fn the_phase_ends_with_the_fifth_die() {
    let mut board = table().open().calm().faces([1; 5]);
    for (die, column) in [(4, 0), (3, 1), (2, 2), (1, 3)] {
        board.act(place(die, 0, column));
        assert_eq!(board.step, Step::PlaceDie);
    }
    let events = board.act(place(0, 0, 4));
    assert_eq!(board.step, Step::RoomsAction);
    assert_eq!(events.last(), Some(&Event::PhaseBegan { phase: Phase::Rooms }));
    assert_eq!(board.refused(place(0, 0, 4)), "UFS-SM-18");
}

/// UFS-PLAN-11: a square of a large room takes a die though the rest is empty or unexcavated.
#[test]
fn a_large_room_may_be_filled_in_part() {
    // The Fighter room [2, 2] [2, 1]; the excavator stands on its second square.
    let mut board = table().open().calm().excavator(2, 1).faces([2; 5]).energy(7);
    let events = board.act(place(0, 2, 2));
    assert!(events.contains(&Event::ShipsFell { column: 2, distance: 2, ships: ships(&[2]) }), "it moves the ships");
    board = board.rooms(&[(0, 2, 2, 2)]);
    assert_eq!(board.refused(board.resolve(2, 2)), "UFS-ROOM-5");
    board.check().expect("a possible position");
}
