//! The Rooms phase: costs, values, Energy and Research rooms.

use under_falling_skies::{Action, DieSpot, EnergySource, Event, Step};

use crate::scene::*;

/// Roswell with the whole base excavated and much energy.
fn open_base() -> Board {
    table().open().calm().excavator(5, 4).energy(7)
}

/// UFS-ROOM-1: any order; one action resolves one room with all its dice, or discards one die.
#[test]
fn dice_are_resolved_in_any_order() {
    let board = open_base().energy(3).rooms(&[(0, 4, 1, 1), (1, 5, 1, 3), (2, 2, 1, 4), (3, 6, 0, 0), (4, 1, 1, 2)]);
    for action in [board.resolve(1, 1), board.resolve(1, 3)] {
        assert!(board.allows(action));
    }
    for die in 0..5 {
        assert!(board.allows(Action::Discard { die }));
    }
    // Both dice of the Energy room go together: 5 + 2 - 3 = 4.
    let mut board = board;
    let events = board.act(board.resolve(1, 4));
    assert_eq!(
        events,
        [
            Event::RoomResolved { room: board.room(1, 3), value: 4, cost: 0 },
            Event::DieSpent { die: 1, used: true },
            Event::DieSpent { die: 2, used: true },
            Event::EnergyGained { amount: 4, energy: 7, by: EnergySource::Room },
        ]
    );
    assert_eq!(board.refused(board.resolve(1, 3)), "UFS-SM-15", "a room is resolved once");
    assert_eq!(board.refused(Action::Discard { die: 1 }), "UFS-ROOM-1");
    board.act(Action::Discard { die: 3 });
    board.study(1, 1, 1);
    assert_eq!(board.refused(Action::Resolve { room: 99, reduced: false }), "UFS-SM-18");
}

/// UFS-ROOM-2: every die leaves the board; dice of different rooms are never added.
#[test]
fn every_die_leaves_the_board() {
    // Two Research rooms of value 3 and 3: from square 5 on, 1 + 3 = 4 needs more than one of them.
    let mut board = open_base().research(5).rooms(&[(0, 3, 1, 1), (1, 3, 4, 4), (2, 5, 3, 2)]);
    board.act(board.resolve(1, 1));
    assert_eq!((board.research_value(), board.most_squares()), (3, 1));
    board.act(Action::Advance { squares: 1 });
    board.act(board.resolve(4, 4));
    assert_eq!((board.research_value(), board.most_squares()), (3, 1), "what was left is lost");
    board.act(Action::Advance { squares: 1 });
    let events = board.act(Action::EndPhase);
    assert_eq!(events[0], Event::DieSpent { die: 2, used: false });
    assert!(board.game.dice.iter().all(|die| die.at == DieSpot::Unplaced), "the next round has all five");
}

/// UFS-ROOM-3: the cost is paid first, once a room; energy gained before may be spent.
#[test]
fn a_room_is_paid_for() {
    let mut board = open_base().energy(1).rooms(&[(0, 6, 1, 1), (1, 4, 2, 0)]);
    let research = board.resolve(1, 1);
    assert_eq!(board.refused_with(research), ("UFS-ROOM-3", vec![("cost", 2), ("energy", 1)]));
    board.act(board.resolve(2, 0));
    assert_eq!(board.energy, 5);
    let events = board.act(research);
    assert_eq!(events[0], Event::EnergyPaid { amount: 2, energy: 3 });
    assert_eq!(events[1], Event::RoomResolved { room: board.room(1, 1), value: 6, cost: 2 });
    // The room of three squares costs 2, not 6.
    let mut board = open_base().rooms(&[(0, 1, 5, 1), (1, 1, 5, 2), (2, 1, 5, 3)]);
    board.act(board.resolve(5, 2));
    assert_eq!(board.energy, 5);
    // Who will not pay takes the dice off without effect.
    let mut board = open_base().energy(1).rooms(&[(0, 6, 1, 1)]);
    assert_eq!(board.act(Action::Discard { die: 0 }), [Event::DieSpent { die: 0, used: false }]);
    assert_eq!((board.energy, board.research, board.step), (1, 0, Step::RoomsAction));
}

/// UFS-ROOM-4: faces of dice and robots plus the modifier, once; below 0 counts as 0.
#[test]
fn the_value_is_the_sum_and_the_modifier() {
    // The Energy room [1, 3] [1, 4] takes 3 away, once.
    for (a, b, gain) in [(2, 2, 1), (6, 2, 5), (1, 2, 0), (1, 1, 0)] {
        let mut board = open_base().energy(0).rooms(&[(0, a, 1, 3), (1, b, 1, 4)]);
        let events = board.act(board.resolve(1, 3));
        assert_eq!(board.energy, gain, "{a} + {b} - 3");
        assert_eq!(events[0], Event::RoomResolved { room: board.room(1, 3), value: gain, cost: 0 });
    }
    // A die and a robot: 2 + 4 - 3.
    let mut board = open_base().energy(0).rooms(&[(0, 2, 1, 3)]).robot(0, 4, 1, 4);
    board.act(board.resolve(1, 3));
    assert_eq!(board.energy, 3);
    // Bonuses are added before the value is cut off at 0: 1 + 1 - 3 + 1 does not reach E1.
    let board = table().city("london").damaged().open().ships(&[(0, sky(14, 2))]);
    let mut board = board.rooms(&[(0, 1, 1, 0), (1, 1, 1, 1)]);
    let events = board.act(board.resolve(1, 0));
    assert_eq!((events.last(), board.ships[0]), (Some(&Event::NothingShot { value: 0 }), sky(14, 2)));
    // A modifier above 0: the Energy room [4, 1] adds 1.
    let mut board = open_base().energy(0).rooms(&[(0, 2, 4, 1)]);
    board.act(board.resolve(4, 1));
    assert_eq!(board.energy, 3);
}

/// UFS-ROOM-5: a large room needs a die or an active robot on each of its excavated squares.
#[test]
fn a_large_room_must_be_full() {
    let board = open_base().rooms(&[(0, 5, 1, 3)]);
    assert_eq!(board.refused(board.resolve(1, 3)), "UFS-ROOM-5");
    let board = open_base().rooms(&[(0, 5, 1, 3)]).robot(0, 5, 1, 4).tilted(0);
    assert_eq!(board.refused(board.resolve(1, 3)), "UFS-ROOM-5", "an inactive robot leaves its square empty");
    let mut board = board;
    let events = board.act(Action::Discard { die: 0 });
    assert_eq!((events, board.energy), (vec![Event::DieSpent { die: 0, used: false }], 7));
    assert!(board.robots[0].is_some(), "the robot stays, unused");
    // The dice of a complete room may be discarded one by one.
    let mut board = open_base().rooms(&[(0, 5, 1, 3), (1, 5, 1, 4)]);
    board.act(Action::Discard { die: 1 });
    assert_eq!(board.refused(board.resolve(1, 3)), "UFS-ROOM-5");
    // The three squares of the large Research room.
    for missing in 1..=3u8 {
        let dice: Vec<_> = (1..=3).filter(|column| *column != missing).map(|column| (column, 6, 5, column)).collect();
        let board = open_base().rooms(&dice);
        assert_eq!(board.refused(board.resolve(5, 1)), "UFS-ROOM-5");
    }
}

/// UFS-ROOM-6: tunnels and guns do nothing in this phase.
#[test]
fn tunnels_and_guns_do_nothing() {
    let mut board = open_base().rooms(&[(0, 6, 1, 2), (1, 6, 0, 0)]);
    let before = board.game;
    assert_eq!((board.base().room_at(sq(1, 2)), board.base().room_at(sq(0, 0))), (None, None));
    assert_eq!(board.refused(Action::ClearGun { die: 1 }), "UFS-ROOM-6");
    for die in [0, 1] {
        assert_eq!(board.act(Action::Discard { die }), [Event::DieSpent { die, used: false }]);
    }
    let mut expected = before;
    expected.dice = board.game.dice;
    assert_eq!(board.game, expected, "nothing else has changed");
}

/// UFS-ROOM-7: energy rises by the value, not above the maximum.
#[test]
fn an_energy_room_fills_up() {
    for (before, face, after) in [(0, 1, 1), (2, 4, 6), (3, 4, 7), (5, 6, 7), (7, 6, 7)] {
        let mut board = open_base().energy(before).rooms(&[(0, face, 2, 0)]);
        let events = board.act(board.resolve(2, 0));
        assert_eq!(board.energy, after);
        let gained = Event::EnergyGained { amount: after - before, energy: after, by: EnergySource::Room };
        assert_eq!(events.last(), Some(&gained));
    }
}

/// UFS-ROOM-10: as many squares as the sum of the numbers entered allows; nothing is carried over.
#[test]
fn research_enters_squares_up_to_the_value() {
    // From the start: 3, 1, 3, 1, 4.
    for (face, most) in [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 2)] {
        let mut board = open_base().rooms(&[(0, face, 1, 1)]);
        board.act(board.resolve(1, 1));
        assert_eq!((board.research_value(), board.most_squares()), (face, most));
        assert_eq!(board.refused_with(Action::Advance { squares: most + 1 }).0, "UFS-ROOM-10");
        assert_eq!(board.refused(Action::Advance { squares: 200 }), "UFS-ROOM-10");
        assert!(board.allows(Action::Advance { squares: 0 }), "one may stay");
        let events = board.act(Action::Advance { squares: most });
        assert_eq!(board.research, most);
        let told = Event::ResearchAdvanced { from: 0, to: most, free: false };
        assert_eq!(events.contains(&told), most > 0);
    }
    // From square 4 on: 4, 1, 3, 2: value 10 enters all of them.
    let mut board = open_base().research(4).rooms(&[(0, 5, 3, 2), (1, 5, 3, 3)]);
    board.study(3, 2, 4);
    assert_eq!(board.research, 8);
}

/// UFS-ROOM-12: a square of 10 and more needs a large Research room of the lower base.
#[test]
fn high_squares_need_a_large_room_below() {
    // The rulebook: square 11 only by a multi-square Research room of the lower half.
    let mut board = open_base().research(15).rooms(&[(0, 6, 3, 2), (1, 5, 3, 3)]);
    board.study(3, 2, 1);
    assert_eq!(board.ending(), Some(under_falling_skies::Ending::Won));
    let mut board = open_base().research(15).rooms(&[(0, 6, 3, 2), (1, 4, 3, 3)]);
    board.act(board.resolve(3, 2));
    assert_eq!(board.refused(Action::Advance { squares: 1 }), "UFS-ROOM-10", "10 is less than 11");

    // A small room may reach 10 with a character's help, but not enter the square.
    let ten = || table().advanced_sky().improved("samantha-legrand").open().calm().excavator(5, 4).energy(7);
    let mut board = ten().research(14).rooms(&[(0, 6, 1, 1)]);
    assert_eq!(board.research_number(15), 10);
    board.act(board.resolve(1, 1));
    board.step = Step::ResearchSteps(ResearchSteps { value: 10 });
    assert_eq!((board.refused(Action::Advance { squares: 1 }), board.most_squares()), ("UFS-ROOM-12", 0));
    let mut board = ten().research(14).rooms(&[(0, 6, 3, 2), (1, 4, 3, 3)]);
    board.study(3, 2, 1);
    assert_eq!(board.research, 15);
}

/// UFS-ROOM-13: a room of two kinds applies both in order with the same value, for one cost.
#[test]
fn a_room_of_two_kinds_does_both() {
    // London's [1, 0] [1, 1]: energy, then Fighter, 3 taken away, no cost.
    let london = |table: Table| {
        table
            .city("london")
            .open()
            .energy(0)
            .ships(&[(0, sky(10, 1)), (1, sky(10, 0))])
            .rooms(&[(0, 4, 1, 0), (1, 2, 1, 1)])
    };
    let mut board = london(table());
    let events = board.act(board.resolve(1, 0));
    assert_eq!(board.energy, 3);
    assert_eq!(
        events[3..],
        [
            Event::EnergyGained { amount: 3, energy: 3, by: EnergySource::Room },
            Event::ShipsDestroyed { ships: ships(&[0]), by: under_falling_skies::Destroyer::Fighter },
        ],
        "value 3 reaches E3, not E4; the bonus is for rooms of one square"
    );
    // The damaged side adds 1 to every Fighter room: for the shots, not for the energy.
    let mut board = london(table().damaged());
    board.act(board.resolve(1, 0));
    assert_eq!((board.energy, board.aboard()), (3, vec![0, 1, 2, 3, 4]));

    // Moscow's [3, 3] [3, 4]: research, then Fighter; a Research character raises the first only.
    let mut board = table()
        .city("moscow")
        .basic("samantha-legrand")
        .open()
        .excavator(5, 4)
        .energy(3)
        .ships(&[(0, sky(10, 1)), (1, sky(10, 0))])
        .rooms(&[(0, 4, 3, 3), (1, 2, 3, 4)]);
    board.act(board.resolve(3, 3));
    assert_eq!((board.energy, board.research_value()), (2, 3));
    board.act(use_character("samantha-legrand", None));
    assert_eq!(board.research_value(), 5);
    let events = board.act(Action::Advance { squares: 1 });
    assert_eq!(events[1], Event::ShipsDestroyed { ships: ships(&[0]), by: under_falling_skies::Destroyer::Fighter });
    assert_eq!((board.ships[1], board.energy), (sky(10, 0), 2), "value 3 for the Fighter, and one cost");
}

/// UFS-ROOM-14: robots may go on after the last die; ending earlier discards what is left.
#[test]
fn robots_may_go_on_after_the_last_die() {
    let mut board = open_base().energy(0).rooms(&[(0, 6, 0, 2)]).robot(0, 3, 2, 0);
    board.act(Action::Discard { die: 0 });
    assert_eq!(board.step, Step::RoomsAction);
    board.act(board.resolve(2, 0));
    assert_eq!(board.energy, 3);
    let mut board = open_base().energy(0).rooms(&[(0, 6, 2, 0), (4, 2, 1, 2)]).digging(1, 3, 5, 4).excavator(5, 3);
    let events = board.act(Action::EndPhase);
    let spent: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::DieSpent { .. })).collect();
    assert_eq!(spent, [0, 1, 4].map(|die| Event::DieSpent { die, used: false }).iter().collect::<Vec<_>>());
    assert_eq!((board.energy, board.round), (0, 2));
    assert!(!events.iter().any(|event| matches!(event, Event::ExcavatorMoved { to, .. } if *to == sq(5, 4))));
}

/// UFS-ROOM-15: at the end of the phase all robots stand up.
#[test]
fn robots_stand_up_at_the_end() {
    let mut board = open_base().energy(0).rooms(&[]).robot(0, 3, 2, 0).robot(1, 5, 1, 0).tilted(1);
    board.act(board.resolve(2, 0));
    assert!(board.robots.iter().flatten().all(|robot| !robot.active));
    let events = board.act(Action::EndPhase);
    assert!(board.robots.iter().flatten().all(|robot| robot.active));
    let readied = events.iter().position(|event| *event == Event::RobotsReadied).expect("told");
    assert!(readied < events.iter().position(|event| matches!(event, Event::PhaseBegan { .. })).expect("told"));
}

/// UFS-ROOM-16: printed cost, plus the saboteur, less the city's reduction, not below 0.
#[test]
fn surcharges_and_reductions_add_up() {
    let cost = |board: &Board, action| {
        let before = board.energy;
        let mut board = board.clone();
        board.act(action);
        before - board.energy
    };
    let mut board = table().city("singapore").scenario("saboteur").open().calm().energy(7).rooms(&[(0, 6, 1, 0)]);
    let room = board.room(1, 0);
    board.game.memory.saboteur = Some(1);
    assert_eq!(cost(&board, Action::Resolve { room, reduced: false }), 1, "the saboteur is elsewhere");
    board.game.memory.saboteur = Some(0);
    assert_eq!(cost(&board, Action::Resolve { room, reduced: false }), 2);
    assert_eq!(cost(&board, Action::Resolve { room, reduced: true }), 1);
    let mut board =
        table().city("singapore").damaged().scenario("saboteur").open().calm().energy(7).rooms(&[(0, 6, 1, 0)]);
    board.game.memory.saboteur = None;
    assert_eq!(cost(&board, Action::Resolve { room, reduced: true }), 0, "1 - 2 is not below 0");
    board.game.memory.saboteur = Some(0);
    assert_eq!(cost(&board, Action::Resolve { room, reduced: true }), 0, "1 + 1 - 2");
    // Free rooms cost nothing whatever the surcharge; digging is not a room; a room of cost 0 uses one up.
    let free = |dice: &[(u8, u8, u8, u8)]| {
        let board = table().improved("wang-lin").scenario("saboteur").open().calm().energy(3);
        let mut board = board.excavator(3, 0).rooms(dice).digging(4, 6, 3, 2);
        board.game.memory.saboteur = Some(2);
        board.act(use_character("wang-lin", None));
        board
    };
    let mut board = free(&[(0, 1, 2, 0), (1, 6, 1, 1), (2, 6, 1, 3), (3, 6, 1, 4)]);
    board.act(Action::Dig);
    assert_eq!(board.energy, 1, "digging costs 1 and the saboteur's 1");
    board.act(board.resolve(1, 3));
    assert_eq!((board.memory.free_rooms, board.energy), (1, 7), "the Energy room costs nothing but counts");
    board.act(board.resolve(2, 0));
    assert_eq!(board.memory.free_rooms, 0);
    assert_eq!(cost(&board, board.resolve(1, 1)), 2, "the third room is paid for");
}

/// UFS-ROOM-17: a closed square blocks every advance into it.
#[test]
fn a_closed_square_blocks() {
    let mut board = table().scenario("satellites").open().calm().energy(7).research(2).rooms(&[(0, 6, 1, 1)]);
    board.act(board.resolve(1, 1));
    assert_eq!(board.most_squares(), 1, "3 + 1 would be 4, but square 4 is closed");
    assert_eq!(board.refused(Action::Advance { squares: 2 }), "UFS-ROOM-17");
    board.act(Action::Advance { squares: 1 });
    assert_eq!(board.research, 3);
    // A free advance is blocked too.
    let mut board = table().damaged().scenario("satellites").open().research(3).ships(&[(0, sky(1, 0))]);
    board = board.faces([1; 5]);
    board.act(place(0, 1, 0));
    assert_eq!((board.damage, board.research), (1, 3));
}

/// UFS-ROOM-12: a free advance enters neither a square of 10 and more nor the last one.
#[test]
fn a_free_advance_stops_below_high_squares_and_the_last() {
    let after_first_damage = |table: Table, research| {
        let mut board = table.damaged().open().research(research).ships(&[(0, sky(1, 0))]).faces([1; 5]);
        board.act(place(0, 1, 0));
        board.research
    };
    assert_eq!(after_first_damage(table(), 9), 10, "any number below 10 is entered");
    assert_eq!(after_first_damage(table(), 15), 15, "the last square is not");
    assert_eq!(after_first_damage(table().advanced_sky(), 14), 14, "a 10 before the last is not");
    // The last square of The Final Battle shows 6 and is closed to a free advance all the same.
    let last = table().scenario("the-final-battle").open().track_length();
    assert_eq!(after_first_damage(table().scenario("the-final-battle"), last - 1), last - 1);
}
