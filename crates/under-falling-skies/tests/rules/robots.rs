//! The blue dice.

use under_falling_skies::{Action, Event, Robot, RobotLoss, Step};

use crate::scene::*;

/// Washington with the whole base excavated: Robot rooms at [2, 1] (cost 2), [4, 4] (cost 1), [4, 2] (free).
fn factory() -> Board {
    table().city("washington").open().calm().excavator(5, 4).energy(5)
}

fn stands(face: u8, row: u8, column: u8, active: bool) -> Option<Robot> {
    Some(Robot { face, square: sq(row, column), active })
}

/// UFS-ROBOT-1: two robot dice, never rolled, never placed in Planning, moving no ship.
#[test]
fn robots_are_not_workers() {
    let mut board = factory().robot(0, 3, 1, 1).robot(1, 5, 2, 0).faces([1; 5]);
    assert!(!board.legal().iter().any(|action| matches!(action, Action::PlaceRobot { .. })));
    assert_eq!(board.refused(build(0, 4, 2)), "UFS-SM-18");
    assert_eq!(board.refused(Action::RemoveRobot { robot: 2 }), "UFS-SM-18", "there is no third");
    board.act(place(3, 0, 0));
    board.end_round();
    assert_eq!(board.robots, [stands(3, 1, 1, true), stands(5, 2, 0, true)], "no roll changes them");
    // Building one moves no ship.
    let mut board = factory().rooms(&[(0, 4, 4, 2)]);
    let before = board.ships;
    board.act(board.resolve(4, 2));
    board.act(build(0, 1, 0));
    assert_eq!(board.ships, before);
}

/// UFS-ROBOT-2, UFS-ROOM-11: a Robot room builds a robot of its value on any empty excavated square, tilted.
#[test]
fn a_robot_room_builds_a_robot() {
    let mut board = factory().rooms(&[(0, 4, 4, 4)]);
    board.act(board.resolve(4, 4));
    assert_eq!((board.step, board.energy), (Step::PlaceRobot(PlaceRobot { face: 4 }), 4));
    for (row, column) in [(1, 0), (1, 4), (0, 3), (3, 0)] {
        assert!(board.allows(build(0, row, column)), "rooms, tunnels, guns, any column");
    }
    let events = board.act(build(0, 1, 0));
    assert_eq!(events, [Event::RobotBuilt { robot: 0, face: 4, square: sq(1, 0) }]);
    assert_eq!((board.robots, board.step), ([stands(4, 1, 0, false), None], Step::RoomsAction));

    // More than 6 counts as 6: a robot of 6 in New York adds 1 to its Robot room.
    let mut board = table().city("new-york").open().calm().excavator(5, 4).energy(5).rooms(&[]).robot(0, 6, 4, 4);
    board.act(board.resolve(4, 4));
    assert_eq!(board.step, Step::PlaceRobot(PlaceRobot { face: 6 }));

    // Value 0 builds nothing, and the cost stays paid. Montreal's [1, 0] takes 1 away.
    let mut board = table().city("montreal").open().calm().energy(2).rooms(&[(0, 1, 1, 0)]);
    let events = board.act(board.resolve(1, 0));
    assert_eq!(events.last(), Some(&Event::NoRobotBuilt));
    assert_eq!((board.energy, board.robots, board.step), (1, [None, None], Step::RoomsAction));
    // The player may also build nothing.
    let mut board = factory().rooms(&[(0, 4, 4, 2)]);
    board.act(board.resolve(4, 2));
    assert_eq!(board.act(Action::SkipRobot), []);
    assert_eq!(board.robots, [None, None]);
}

/// UFS-ROBOT-3: with both on the board, one must be removed first.
#[test]
fn a_third_robot_needs_a_die() {
    let mut board = factory().rooms(&[(0, 4, 4, 2)]).robot(0, 2, 1, 0).robot(1, 2, 1, 1);
    board.act(board.resolve(4, 2));
    assert_eq!(board.refused(build(0, 1, 2)), "UFS-ROBOT-3");
    assert_eq!(board.refused(build(1, 1, 2)), "UFS-ROBOT-3");
    assert_eq!(board.refused(build(2, 1, 2)), "UFS-SM-18");
    let left = [Action::SkipRobot, Action::RemoveRobot { robot: 0 }, Action::RemoveRobot { robot: 1 }];
    assert_eq!(board.legal(), left);
    board.act(Action::RemoveRobot { robot: 1 });
    board.act(build(1, 1, 1));
    assert_eq!(board.robots, [stands(2, 1, 0, true), stands(4, 1, 1, false)]);
}

/// UFS-ROBOT-4: the square must be empty; those of the dice just used are.
#[test]
fn a_robot_needs_an_empty_square() {
    let mut board = factory().rooms(&[(0, 4, 4, 2), (1, 3, 1, 0)]).robot(0, 2, 1, 1);
    board.act(board.resolve(4, 2));
    assert_eq!(board.refused(build(1, 1, 0)), "UFS-ROBOT-4", "a worker die");
    assert_eq!(board.refused(build(1, 1, 1)), "UFS-ROBOT-4", "a robot");
    board.act(build(1, 4, 2));
    assert_eq!(board.robots[1], stands(4, 4, 2, false), "where the die stood");
}

/// UFS-ROBOT-5: a tilted robot leaves its square empty for a room, yet occupied.
#[test]
fn a_tilted_robot_is_in_the_way() {
    let mut board = factory().rooms(&[(0, 4, 4, 2), (1, 6, 5, 3)]);
    board.act(board.resolve(4, 2));
    board.act(build(0, 5, 2));
    assert_eq!(board.refused(board.resolve(5, 2)), "UFS-ROOM-5", "built this phase: tilted");
    let mut board = factory().rooms(&[(0, 4, 4, 2)]).robot(0, 3, 1, 1);
    board.act(board.resolve(1, 1));
    assert_eq!(board.robots[0], stands(2, 1, 1, false));
    assert_eq!(board.refused(board.resolve(1, 1)), "UFS-SM-15", "used this phase: tilted");
    board.act(board.resolve(4, 2));
    assert_eq!(board.refused(build(1, 1, 1)), "UFS-ROBOT-4", "but it stands there");
}

/// UFS-ROBOT-6: an active robot is used like a worker die, alone or with others, if one likes.
#[test]
fn an_active_robot_works() {
    let mut board = factory().energy(0).rooms(&[]).robot(0, 5, 1, 1);
    board.act(board.resolve(1, 1));
    assert_eq!(board.energy, 4, "alone: 5 - 1");
    let mut board = factory().rooms(&[(0, 2, 5, 2)]).robot(1, 4, 5, 3);
    board.act(board.resolve(5, 3));
    assert_eq!(board.research_value(), 6, "with a die: 2 + 4");
    // Two robots fill a large room.
    let mut board = factory().rooms(&[]).robot(0, 4, 5, 2).robot(1, 4, 5, 3);
    board.act(board.resolve(5, 3));
    assert_eq!(board.research_value(), 8);
    // Unused it keeps its value.
    let mut board = factory().rooms(&[]).robot(0, 5, 1, 1);
    board.act(Action::EndPhase);
    assert_eq!(board.robots[0], stands(5, 1, 1, true));
}

/// UFS-ROBOT-7: a robot used in a Robot room may be the die that is built, without loss.
#[test]
fn a_used_robot_may_be_rebuilt() {
    let mut board = factory().rooms(&[]).robot(0, 5, 4, 2).robot(1, 1, 1, 0);
    board.act(board.resolve(4, 2));
    assert_eq!(board.step, Step::PlaceRobot(PlaceRobot { face: 5 }));
    assert!(board.allows(build(0, 4, 2)), "where it stood");
    let events = board.act(build(0, 3, 0));
    assert_eq!(events, [Event::RobotBuilt { robot: 0, face: 5, square: sq(3, 0) }]);
    assert_eq!(board.robots, [stands(5, 3, 0, false), stands(1, 1, 0, true)]);
}

/// UFS-ROBOT-8: after use a robot loses 1; one that showed 1 leaves.
#[test]
fn a_used_robot_wears_out() {
    let mut board = factory().energy(0).rooms(&[]).robot(0, 3, 1, 1).robot(1, 1, 4, 0);
    let events = board.act(board.resolve(1, 1));
    assert_eq!(events.last(), Some(&Event::RobotWorn { robot: 0, face: 2 }));
    assert_eq!((board.energy, board.robots[0]), (2, stands(2, 1, 1, false)), "3 - 1 by the value before the loss");
    let events = board.act(board.resolve(4, 0));
    assert_eq!(events.last(), Some(&Event::RobotRemoved { robot: 1, by: RobotLoss::Worn }));
    assert_eq!((board.energy, board.robots[1]), (4, None));
}

/// UFS-ROBOT-9: a robot neither digs nor stands on unexcavated ground.
#[test]
fn a_robot_stays_on_excavated_ground() {
    let mut board = table().city("washington").open().calm().energy(5).excavator(2, 0).rooms(&[(0, 4, 2, 1)]);
    board.act(board.resolve(2, 1));
    for (row, column) in [(2, 0), (3, 0), (5, 4)] {
        assert_eq!(board.refused(build(0, row, column)), "UFS-ROBOT-9");
    }
    assert_eq!(board.refused(Action::Dig), "UFS-SM-18");
    let fault = engine::Game::check(&factory().excavator(2, 0).robot(0, 3, 3, 0).game).err();
    assert_eq!(fault.map(|fault| fault.rule), Some("UFS-ROBOT-9"));
}

/// UFS-ROBOT-10: a robot may be removed at any decision; one that is not there may not.
#[test]
fn a_robot_may_be_removed_at_any_time() {
    let remove = Action::RemoveRobot { robot: 0 };
    let planning = factory().robot(0, 3, 1, 1).faces([1; 5]);
    let rooms = factory().robot(0, 3, 1, 1).rooms(&[(0, 3, 2, 0), (1, 3, 4, 2)]);
    let mut research = rooms.clone();
    research.act(research.resolve(2, 0));
    let mut building = rooms.clone();
    building.act(building.resolve(4, 2));
    for mut board in [planning, rooms, research, building] {
        let (step, legal) = (board.step, board.legal());
        assert_eq!(board.refused(Action::RemoveRobot { robot: 1 }), "UFS-ROBOT-10");
        assert_eq!(board.act(remove), [Event::RobotRemoved { robot: 0, by: RobotLoss::Choice }]);
        assert_eq!((board.robots[0], board.step), (None, step), "the decision stays open");
        assert!(legal.contains(&remove) && !board.allows(remove));
    }
}

/// UFS-ROBOT-11: robots on squares that are no longer excavated are removed.
#[test]
fn the_excavator_crushes_robots_on_its_way_back() {
    // Row 15: back 2, from path 13 to 11.
    let mut board = table().open().calm().mothership_at(16).excavator(2, 1).robot(0, 3, 2, 2).robot(1, 3, 2, 4);
    let events = board.end_round();
    assert_eq!(board.excavator, sq(2, 3));
    assert!(events.contains(&Event::RobotRemoved { robot: 0, by: RobotLoss::Excavator }));
    assert_eq!(board.robots, [None, stands(3, 2, 4, true)]);
    // The one on the excavator's new own square goes too.
    let mut board = table().open().calm().mothership_at(16).excavator(2, 1).robot(0, 3, 2, 3);
    board.end_round();
    assert_eq!(board.robots[0], None);
}

/// UFS-ROBOT-12: pay, fix the value, remove the dice, build, and only then wear.
#[test]
fn a_robot_room_has_an_order() {
    let mut board = factory().rooms(&[]).robot(0, 1, 4, 4).robot(1, 6, 1, 0);
    let events = board.act(board.resolve(4, 4));
    assert_eq!(
        events,
        [Event::EnergyPaid { amount: 1, energy: 4 }, Event::RoomResolved { room: board.room(4, 4), value: 1, cost: 1 }]
    );
    // The used robot shows 1: it may be rebuilt, but its die is not free for another build.
    assert_eq!(board.refused(build(1, 1, 1)), "UFS-ROBOT-3");
    assert!(board.allows(build(0, 1, 1)));
    board.act(Action::SkipRobot);
    assert_eq!(board.robots[0], None, "worn out after the choice");

    // With a die to spare it is built first, then the used one wears out.
    let mut board = factory().rooms(&[]).robot(0, 1, 4, 4);
    board.act(board.resolve(4, 4));
    let events = board.act(build(1, 1, 1));
    assert_eq!(
        events,
        [
            Event::RobotBuilt { robot: 1, face: 1, square: sq(1, 1) },
            Event::RobotRemoved { robot: 0, by: RobotLoss::Worn },
        ]
    );

    // Two spare dice are alike: the first is taken (UFS-SM-23).
    let mut board = factory().rooms(&[(0, 4, 4, 2)]);
    board.act(board.resolve(4, 2));
    assert_eq!(board.refused(build(1, 1, 1)), "UFS-ROBOT-12");

    // Where one robot is allowed, the old one must be removed or be the one rebuilt (UFS-FX-4).
    let new_york = || table().city("new-york").open().calm().excavator(5, 4).energy(5);
    let mut board = new_york().rooms(&[(0, 4, 4, 4)]).robot(0, 2, 1, 1);
    board.act(board.resolve(4, 4));
    assert_eq!(board.refused(build(1, 1, 2)), "UFS-FX-4");
    board.act(Action::RemoveRobot { robot: 0 });
    board.act(build(0, 1, 2));
    let mut board = new_york().rooms(&[]).robot(0, 2, 4, 4);
    board.act(board.resolve(4, 4));
    assert_eq!(board.refused(build(1, 1, 2)), "UFS-FX-4");
    board.act(build(0, 1, 2));
    assert_eq!(board.robots, [stands(3, 1, 2, false), None], "2 and the city's 1");
}
