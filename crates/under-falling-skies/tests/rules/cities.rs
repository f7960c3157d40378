//! What each city can do.

use under_falling_skies::{Action, Berth, Colour, DieSpot, EnergySource, Event, Holder, RollCause, Step};

use crate::scene::*;

/// UFS-FX-1: Roswell, damaged: a free square on the first damage of the game, after the damage check.
#[test]
fn the_first_damage_advances_research() {
    let mut board = table().damaged().basic("karima-almasi").open().ships(&[(0, sky(2, 0)), (1, sky(1, 0))]);
    board = board.faces([2; 5]);
    let events = board.act(place(0, 1, 0));
    let told: Vec<&Event> = events[2..].iter().collect();
    assert_eq!(told[2], &Event::ResearchAdvanced { from: 0, to: 1, free: true }, "the 3 does not matter");
    assert_eq!((board.damage, board.research), (2, 1), "only the first one");
    // Repairing everything does not bring the first damage back.
    let mut board = table().damaged().basic("karima-almasi").open().calm().damage(1).rooms(&[]);
    board.act(use_character("karima-almasi", None));
    assert_eq!(board.damage, 0);
    let mut board = board.ships(&[(0, sky(1, 0))]);
    board.end_round();
    board = board.ships(&[(0, sky(1, 0))]).faces([1; 5]);
    board.act(place(0, 1, 0));
    assert_eq!((board.damage, board.research), (1, 0));
    // Damage that destroys the base comes first.
    let mut board = table().damaged().open().ships(&[(0, sky(1, 0))]).faces([1; 5]);
    board.game.damage = 6;
    let watched = board.game;
    assert!(!watched.memory.was_damaged, "as if the marker had been moved by hand");
    let events = {
        let mut events = Vec::new();
        let mut play = engine::Play::new(&mut board.0.dice, &mut events);
        engine::Game::apply(&mut board.0.game, PLAYER, place(0, 1, 0), &mut play).expect("legal");
        events
    };
    assert!(!events.iter().any(|event| matches!(event, Event::ResearchAdvanced { .. })));
}

/// UFS-FX-2: Washington: white 0 shows 6 at the first roll of each round; rerolls are normal.
#[test]
fn one_white_die_starts_as_a_six() {
    let mut board = table().city("washington").open().calm();
    let mut others = Vec::new();
    let mut rerolled = Vec::new();
    for _ in 0..8 {
        assert_eq!((board.game.dice[3].face, board.step), (6, Step::PlaceDie), "not optional, not asked");
        others.push(board.game.dice[4].face);
        let events = board.act(place(4, 1, 1));
        assert_eq!(rolls(&events), [(vec![0, 1, 2, 3], RollCause::WhiteDie)]);
        rerolled.push(board.game.dice[3].face);
        board = board.calm().mothership_at(17);
        let events = board.end_round();
        assert_eq!(rolls(&events), [(vec![0, 1, 2, 4], RollCause::Round)]);
        assert_eq!(events.last(), Some(&Event::DieSet { die: 3, face: 6 }));
        board = board.calm();
    }
    assert!(others.iter().any(|face| *face != 6) && rerolled.iter().any(|face| *face != 6));
}

/// UFS-FX-3: Washington, damaged: one die may be set to 6 right after the first roll.
#[test]
fn any_die_may_be_set_to_six() {
    let mut board = table().city("washington").damaged().open().calm().faces([6, 2, 3, 4, 5]);
    assert_eq!(board.step, Step::FirstRoll);
    let sixes = [1, 2, 3, 4].map(|die| Action::SetSix { die });
    assert_eq!(board.legal(), [&sixes[..], &[Action::Pass]].concat());
    assert_eq!(board.refused(Action::SetSix { die: 0 }), "UFS-FX-3");
    assert_eq!(board.refused(place(0, 0, 0)), "UFS-SM-18", "before any placement");
    let mut passed = board.clone();
    assert_eq!(passed.act(Action::Pass), []);
    assert_eq!((passed.step, passed.game.dice[4].face), (Step::PlaceDie, 5));
    assert_eq!(board.act(Action::SetSix { die: 4 }), [Event::DieSet { die: 4, face: 6 }]);
    assert_eq!((board.step, board.game.dice[4].face), (Step::PlaceDie, 6));
    assert_eq!(board.refused(Action::SetSix { die: 1 }), "UFS-SM-18");
    board.act(place(4, 0, 0));
    assert_eq!(board.step, Step::PlaceDie, "not after a reroll");
    board.end_round();
    assert!(board.step == Step::FirstRoll || board.game.dice.iter().all(|die| die.face == 6));
}

/// UFS-FX-4: New York: one robot (damaged side: two), each used one raising its room by 1.
#[test]
fn robots_raise_their_rooms() {
    let new_york = |table: Table| table.city("new-york").open().calm().excavator(5, 4).energy(0);
    let mut board = new_york(table()).rooms(&[]).robot(0, 3, 5, 2);
    board.act(board.resolve(5, 2));
    assert_eq!(board.energy, 5, "3 + 1 (room) + 1 (city)");
    // Only robots that are used: a die alone gets nothing.
    let mut board = new_york(table()).rooms(&[(0, 3, 5, 2)]).robot(0, 3, 1, 0);
    board.act(board.resolve(5, 2));
    assert_eq!(board.energy, 4);
    // In Robot rooms too (see UFS-ROBOT-12 for the limit): [2, 0] takes 1 away.
    let mut board = new_york(table()).rooms(&[]).robot(0, 3, 2, 0);
    board.act(board.resolve(2, 0));
    assert_eq!(board.step, Step::PlaceRobot(PlaceRobot { face: 3 }));
    // Two robots on the damaged side: 2 + 2 + 2 in a room of two squares.
    let mut board = new_york(table().damaged()).rooms(&[]).robot(0, 2, 1, 2).robot(1, 2, 1, 3);
    board.act(board.resolve(1, 2));
    assert_eq!(board.energy, 6);
    let fault = engine::Game::check(&new_york(table()).robot(0, 2, 1, 2).robot(1, 2, 1, 3).game).err();
    assert_eq!(fault.map(|fault| fault.rule), Some("UFS-FX-4"));
    // A character may not exceed the limit either.
    let board = table().city("new-york").basic("shanti-aumann").open().calm().rooms(&[]).robot(0, 2, 1, 2);
    assert_eq!(board.refused(use_character("shanti-aumann", None)), "UFS-FX-4");
}

/// UFS-FX-5: Havana: once a round one unplaced gray die (damaged side: any die) is rolled again.
#[test]
fn one_unplaced_die_may_be_rolled_again() {
    let mut board = table().city("havana").open().calm().faces([1; 5]);
    assert_eq!(board.refused(Action::Reroll { die: 3 }), "UFS-FX-5", "a white one");
    board.act(place(1, 0, 0));
    assert_eq!(board.refused(Action::Reroll { die: 1 }), "UFS-PLAN-1", "a placed one");
    assert_eq!(rolls(&board.act(Action::Reroll { die: 0 })), [(vec![0], RollCause::City)]);
    assert_eq!((board.refused(Action::Reroll { die: 2 }), board.step), ("UFS-FX-5", Step::PlaceDie));
    board.end_round();
    assert!(board.allows(Action::Reroll { die: 2 }), "again next round");
    let mut board = table().city("havana").damaged().open().calm();
    assert_eq!(rolls(&board.act(Action::Reroll { die: 4 })), [(vec![4], RollCause::City)]);
    assert_eq!(table().open().refused(Action::Reroll { die: 0 }), "UFS-FX-5", "other cities have no such thing");
}

/// UFS-FX-6: Mexico City digs for nothing, and one square farther on the damaged side.
#[test]
fn digging_may_be_free_and_reach_farther() {
    let mut board = table().city("mexico-city").open().calm().energy(0).rooms(&[]).digging(0, 1, 2, 4);
    board.act(Action::Dig);
    assert_eq!((board.energy, board.excavator), (0, sq(2, 4)));
    // The excavator on [1, 4], path 9: [2, 3] is 2 away, [2, 2] 3.
    let board = table().city("mexico-city").open().calm().faces([1; 5]);
    assert_eq!(board.refused(place(0, 2, 3)), "UFS-PLAN-4");
    let board = table().city("mexico-city").damaged().open().calm().faces([1; 5]);
    assert!(board.allows(place(0, 2, 3)));
    assert_eq!(board.refused(place(0, 2, 2)), "UFS-PLAN-4");
}

/// UFS-FX-7: Montreal gains 1 more from each Energy room, even at value 0, and may start full.
#[test]
fn energy_rooms_give_more() {
    let montreal = |table: Table| table.city("montreal").open().calm().energy(0).excavator(3, 0);
    for (face, gain) in [(4, 4), (1, 1)] {
        let mut board = montreal(table()).rooms(&[(0, face, 2, 4)]);
        board.act(board.resolve(2, 4));
        assert_eq!(board.energy, gain, "{face} - 1 + 1");
    }
    let mut board = montreal(table()).energy(7).rooms(&[(0, 6, 2, 4)]);
    board.act(board.resolve(2, 4));
    assert_eq!(board.energy, 7, "not above the maximum");
    let mut board = table().city("montreal").basic("lucia-ortega").open().calm().energy(0).rooms(&[]);
    board.act(use_character("lucia-ortega", None));
    assert_eq!(board.energy, 3, "a character is no Energy room");
    assert_eq!(table().city("montreal").open().energy, 2);
    assert_eq!(table().city("montreal").damaged().open().energy, 7);
}

/// UFS-FX-8: Rio's guns slow gray dice (damaged side: all dice) by 2.
#[test]
fn guns_may_slow_by_two() {
    let fall = |table: Table, die, face| {
        let mut board = table.city("rio").open().ships(&[(0, sky(16, 4))]).faces([face; 5]);
        board.act(place(die, 0, 4));
        let Berth::Sky { altitude, .. } = board.ships[0] else { panic!("in the sky") };
        16 - altitude
    };
    assert_eq!((fall(table(), 0, 5), fall(table(), 3, 5)), (3, 4), "gray by 2, white by 1");
    assert_eq!((fall(table().damaged(), 0, 5), fall(table().damaged(), 3, 5)), (3, 3));
    assert_eq!((fall(table(), 0, 1), fall(table(), 0, 2), fall(table(), 3, 2)), (0, 0, 1), "not below 0");
    // Off the guns nothing changes.
    let mut board = table().city("rio").open().ships(&[(0, sky(16, 0))]).faces([3; 5]);
    board.act(place(0, 1, 0));
    assert_eq!(board.ships[0], sky(13, 0));
}

/// UFS-FX-9, UFS-FX-18: Cairo's first Research room (damaged side: each), London's Fighter rooms.
#[test]
fn rooms_of_one_kind_may_be_raised() {
    let values = |table: Table| {
        let board = table.city("cairo").open().calm().energy(7).excavator(5, 4);
        let mut board = board.rooms(&[(0, 3, 1, 1), (1, 3, 4, 0), (2, 6, 0, 2)]);
        board.act(board.resolve(1, 1));
        let first = board.research_value();
        board.act(Action::Advance { squares: 0 });
        board.act(board.resolve(4, 0));
        let second = board.research_value();
        board.act(Action::Advance { squares: 0 });
        board.act(Action::EndPhase);
        let mut board = board.rooms(&[(0, 3, 1, 1)]).energy(7);
        board.act(board.resolve(1, 1));
        (first, second, board.research_value())
    };
    assert_eq!(values(table()), (4, 3, 4), "the first of each round, wanted or not");
    assert_eq!(values(table().damaged()), (4, 4, 4));
    // An Energy room is no Research room.
    let mut board = table().city("cairo").open().calm().energy(0).excavator(5, 4).rooms(&[(0, 3, 3, 0)]);
    board.act(board.resolve(3, 0));
    assert_eq!((board.energy, board.memory.city_uses), (3, 0));

    // London: E5 needs 5. [1, 3] is a room of one square, [3, 3] [3, 4] of two.
    let shot = |table: Table, dice: &[(u8, u8, u8, u8)]| {
        let board = table.city("london").open().energy(7).excavator(5, 4).ships(&[(0, sky(7, 0))]);
        let mut board = board.rooms(dice);
        board.act(board.resolve(dice[0].2, dice[0].3));
        board.ships[0] == Berth::Aboard
    };
    assert!(shot(table(), &[(0, 4, 1, 3)]), "4 + 1");
    assert!(!shot(table(), &[(0, 3, 1, 3)]));
    assert!(!shot(table(), &[(0, 2, 3, 3), (1, 2, 3, 4)]), "two squares: 4");
    assert!(shot(table().damaged(), &[(0, 2, 3, 3), (1, 2, 3, 4)]), "all rooms: 5");
}

/// UFS-FX-10: Johannesburg gains energy from tunnels (damaged side: squares) that it excavates.
#[test]
fn excavating_may_give_energy() {
    // Tunnels: path 8, 9, 18, 23, 25, 29.
    let gain = |table: Table, from: u8, to: u8| {
        let mut board = table.city("johannesburg").open().calm().energy(1).rooms(&[]);
        board.game.excavator = under_falling_skies::Square::at(from).expect("a square");
        let target = under_falling_skies::Square::at(to).expect("a square");
        board = board.digging(0, 6, target.row(), target.column());
        let events = board.act(Action::Dig);
        let gained = events.iter().any(|event| {
            matches!(event, Event::EnergyGained { by: EnergySource::Digging, amount, .. } if *amount == board.energy)
        });
        assert_eq!(gained, board.energy > 0, "digging has cost the 1");
        board.energy
    };
    for (from, to, tunnels, halves) in [(9, 10, 1, 1), (9, 11, 1, 1), (9, 12, 1, 2), (10, 12, 0, 1), (17, 19, 1, 1)] {
        assert_eq!(gain(table(), from, to), tunnels, "{from} to {to}: the old own square counts, the new one does not");
        assert_eq!(gain(table().damaged(), from, to), halves, "{from} to {to}");
    }
    assert_eq!(gain(table(), 17, 18), 0, "the tunnel on which it now stands is not excavated yet");
    // An ability that moves it counts as well.
    let mut board = table().city("johannesburg").basic("jaroslav-ruzicka").open().calm().energy(0).rooms(&[]);
    board.act(use_character("jaroslav-ruzicka", Some(under_falling_skies::Target::Squares { squares: 1 })));
    assert_eq!(board.energy, 1);
}

/// UFS-FX-11: Moscow ignores the first damage of the game, on the damaged side the first two.
#[test]
fn the_first_damage_may_be_ignored() {
    for (damaged, ignored) in [(false, 1), (true, 2)] {
        let table = if damaged { table().damaged() } else { table() };
        let mut board = table.city("moscow").open().ships(&[(0, sky(3, 0)), (1, sky(2, 0)), (2, sky(1, 0))]);
        board = board.faces([3; 5]);
        let events = board.act(place(0, 1, 0));
        assert_eq!(board.damage, 3 - ignored);
        let told = events.iter().filter(|event| matches!(event, Event::DamageIgnored { .. })).count();
        assert_eq!((told as u8, board.memory.damage_ignored), (ignored, ignored));
        board = board.ships(&[(0, sky(1, 1))]);
        board.act(place(1, 1, 1));
        assert_eq!(board.damage, 4 - ignored, "of the game, not of the round");
    }
}

/// UFS-FX-12: Paris keeps one die (damaged side: any number) from a reroll.
#[test]
fn dice_may_be_kept_from_a_reroll() {
    let mut board = table().city("paris").open().calm().faces([1, 2, 3, 4, 5]);
    let events = board.act(place(3, 0, 0));
    assert_eq!((board.step, rolls(&events)), (Step::KeepDice, vec![]));
    let keeps = [0, 1, 2, 4].map(|die| Action::KeepDie { die });
    assert_eq!(board.legal(), [&keeps[..], &[Action::RerollRest]].concat());
    assert_eq!(board.refused(Action::KeepDie { die: 3 }), "UFS-PLAN-1");
    let mut none = board.clone();
    assert_eq!(rolls(&none.act(Action::RerollRest)), [(vec![0, 1, 2, 4], RollCause::WhiteDie)]);
    let events = board.act(Action::KeepDie { die: 2 });
    assert_eq!(rolls(&events), [(vec![0, 1, 4], RollCause::WhiteDie)]);
    assert_eq!((board.game.dice[2].face, board.step, board.memory.kept), (3, Step::PlaceDie, 0));
    // At the next white die the right is there again: at each reroll, not once a round.
    board.act(place(4, 0, 1));
    assert_eq!(board.step, Step::KeepDice);

    let mut board = table().city("paris").damaged().open().calm().faces([1, 2, 3, 4, 5]);
    board.act(place(3, 0, 0));
    board.act(Action::KeepDie { die: 0 });
    assert_eq!(board.refused(Action::KeepDie { die: 0 }), "UFS-FX-12");
    board.act(Action::KeepDie { die: 1 });
    assert_eq!(rolls(&board.act(Action::RerollRest)), [(vec![2, 4], RollCause::WhiteDie)]);
    assert_eq!((board.game.dice[0].face, board.game.dice[1].face), (1, 2));
    // All of them kept: no roll at all.
    let mut board = table().city("paris").damaged().open().calm().faces([1, 2, 3, 4, 5]);
    board.act(place(3, 0, 0));
    let draws = board.dice.draw_count();
    for die in [0, 1, 2, 4] {
        assert_eq!(rolls(&board.act(Action::KeepDie { die })), []);
    }
    assert_eq!((board.step, board.dice.draw_count()), (Step::PlaceDie, draws));
    // A gray die asks nothing.
    board.act(place(0, 0, 1));
    assert_eq!(board.step, Step::PlaceDie);
}

/// UFS-FX-13: Beijing builds robots 1 higher, at most 6, and on the damaged side for 1 less.
#[test]
fn robots_may_be_built_higher() {
    let build_with = |table: Table, face, row, column| {
        let board = table.city("beijing").open().calm().energy(3).excavator(5, 4);
        let mut board = board.rooms(&[(0, face, row, column)]);
        board.act(board.resolve(row, column));
        (board.step, 3 - board.energy)
    };
    // [4, 4] costs 1; [1, 0] costs 1 and takes 1 away.
    assert_eq!(build_with(table(), 4, 4, 4), (Step::PlaceRobot(PlaceRobot { face: 5 }), 1));
    assert_eq!(build_with(table(), 6, 4, 4), (Step::PlaceRobot(PlaceRobot { face: 6 }), 1));
    assert_eq!(build_with(table().damaged(), 4, 4, 4), (Step::PlaceRobot(PlaceRobot { face: 5 }), 0));
    assert_eq!(build_with(table(), 1, 1, 0), (Step::RoomsAction, 1), "at value 0 nothing is built");
    assert_eq!(build_with(table().damaged(), 5, 1, 4).1, 2, "other rooms cost what they cost");
    // A robot built by a character is a built robot.
    for (table, face) in [(table().basic("shanti-aumann"), 4), (table().improved("shanti-aumann"), 6)] {
        let mut board = table.city("beijing").open().calm().rooms(&[]);
        board.act(use_character("shanti-aumann", None));
        assert_eq!(board.step, Step::PlaceRobot(PlaceRobot { face }));
    }
}

/// UFS-FX-14, UFS-SM-9: Seoul waives a robot's loss once a round (damaged side: twice).
#[test]
fn a_used_robot_may_keep_its_value() {
    // Energy rooms at [2, 3] and [3, 4].
    let seoul = |table: Table| {
        let board = table.city("seoul").open().calm().energy(3).excavator(5, 4);
        board.rooms(&[]).robot(0, 3, 2, 3).robot(1, 3, 3, 4)
    };
    let mut board = seoul(table());
    board.act(board.resolve(2, 3));
    assert_eq!(board.step, Step::RobotWear);
    assert_eq!(board.legal()[..2], [Action::KeepValue { robot: 0 }, Action::LoseValue]);
    assert_eq!(board.refused(Action::KeepValue { robot: 1 }), "UFS-FX-14");
    let mut worn = board.clone();
    assert_eq!(worn.act(Action::LoseValue), [Event::RobotWorn { robot: 0, face: 2 }]);
    worn.act(worn.resolve(3, 4));
    assert_eq!(worn.step, Step::RobotWear, "the right was not used");
    assert_eq!(board.act(Action::KeepValue { robot: 0 }), [Event::RobotSpared { robot: 0 }]);
    let robot = board.robots[0].expect("a robot");
    assert_eq!((robot.face, robot.active), (3, false), "it keeps its value and is tilted all the same");
    let events = board.act(board.resolve(3, 4));
    assert_eq!(events.last(), Some(&Event::RobotWorn { robot: 1, face: 2 }), "once a round");
    board.act(Action::EndPhase);
    let mut board = board.rooms(&[]);
    board.act(board.resolve(3, 4));
    assert_eq!(board.step, Step::RobotWear, "and again next round");

    let mut board = seoul(table().damaged());
    for (row, column, robot) in [(2, 3, 0), (3, 4, 1)] {
        board.act(board.resolve(row, column));
        board.act(Action::KeepValue { robot });
        assert_eq!(board.robots[usize::from(robot)].expect("a robot").face, 3);
    }
    // A robot that showed 1 stays on the board.
    let mut board = seoul(table()).robot(0, 1, 2, 3);
    board.act(board.resolve(2, 3));
    board.act(Action::KeepValue { robot: 0 });
    assert_eq!(board.robots[0].expect("a robot").face, 1);
    // Removing it while it is asked about ends the question.
    let mut board = seoul(table());
    board.act(board.resolve(2, 3));
    board.act(Action::RemoveRobot { robot: 0 });
    assert_eq!((board.step, board.work), (Step::RoomsAction, None));
}

/// UFS-FX-15: Singapore: once a round one room costs less, not below 0; not digging.
#[test]
fn one_room_a_round_may_cost_less() {
    for (damaged, paid) in [(false, 1), (true, 0)] {
        let table = if damaged { table().damaged() } else { table() };
        let board = table.city("singapore").open().calm().energy(4).excavator(3, 0);
        let mut board = board.rooms(&[(0, 5, 2, 4), (1, 5, 2, 0), (2, 5, 1, 1), (3, 5, 1, 2)]);
        let fighter = board.room(2, 4);
        board.act(Action::Resolve { room: fighter, reduced: true });
        assert_eq!(board.energy, 4 - paid, "2 less the city's");
        let research = board.room(2, 0);
        assert_eq!(board.refused(Action::Resolve { room: research, reduced: true }), "UFS-FX-15", "once a round");
        board.act(Action::Resolve { room: research, reduced: false });
        assert_eq!(board.energy, 4 - paid - 2);
        board.act(Action::Advance { squares: 0 });
        board.act(Action::EndPhase);
        let board = board.rooms(&[(0, 5, 1, 1), (1, 5, 1, 2)]).energy(0);
        let energy_room = board.room(1, 1);
        let free = Action::Resolve { room: energy_room, reduced: true };
        assert_eq!(board.refused(free), "UFS-FX-15", "a room that costs nothing");
        // It lets one resolve what one could not pay.
        let small = board.room(1, 2);
        assert_eq!(board.refused(Action::Resolve { room: small, reduced: false }), "UFS-ROOM-3");
        assert!(board.allows(Action::Resolve { room: small, reduced: true }));
        // Digging is no room.
        let board = board.rooms(&[]).digging(0, 6, 3, 1);
        assert_eq!(board.refused(Action::Dig), "UFS-DIG-1");
    }
    let board = table().open().calm().rooms(&[(0, 6, 1, 1)]);
    assert_eq!(board.refused(Action::Resolve { room: board.room(1, 1), reduced: true }), "UFS-FX-15");
}

/// UFS-FX-16: Sydney drops ships wherever it likes, and may keep one aboard on the damaged side.
#[test]
fn any_free_drop_point_may_be_chosen() {
    let berths = [(1, sky(2, 1)), (2, sky(4, 2)), (3, sky(8, 3)), (4, point(4))];
    let mut board = table().city("sydney").open().mothership_at(10).ships(&berths);
    board.end_round();
    assert_eq!(board.step, Step::ChooseDropPoint, "no holding on the normal side");
    assert_eq!(board.legal(), [0, 1, 2, 3].map(|column| Action::Drop { column }), "not only the empty column 0");
    assert_eq!(board.refused(Action::Drop { column: 4 }), "UFS-MS-9");
    board.act(Action::Drop { column: 3 });
    assert_eq!(board.ships[0], point(3));

    let mut board = table().city("sydney").damaged().open().mothership_at(10).ships(&berths);
    board.game.ships[1] = Berth::Aboard;
    board.end_round();
    let hold = Action::Hold { by: Holder::City, colour: Colour::Purple };
    assert_eq!((board.step, board.legal()), (Step::DropStart, vec![hold, Action::Pass]));
    board.act(hold);
    assert_eq!(board.step, Step::ChooseDropPoint, "one only");
    board.act(Action::Drop { column: 0 });
    assert_eq!((board.aboard(), board.round), (vec![1], 2));
    board.end_round();
    assert_eq!(board.step, Step::DropStart, "again next round");
}

/// UFS-FX-17, UFS-SM-3: Tokyo may pay to cancel a descent that a landing triggers, once a round.
#[test]
fn a_descent_may_be_bought_off() {
    for (damaged, cost) in [(false, 2), (true, 1)] {
        let tokyo = |energy| {
            let table = if damaged { table().damaged() } else { table() };
            let board = table.city("tokyo").open().ships(&[(0, sky(16, 0)), (1, sky(14, 0))]).energy(energy);
            board.faces([2; 5])
        };
        // Two ships land on symbols.
        let mut board = tokyo(4);
        let events = board.act(place(3, 1, 0));
        assert_eq!((board.step, board.mothership), (Step::CancelDescent, 17), "before the first descent");
        assert_eq!(rolls(&events), [], "the landings come first");
        assert_eq!(board.legal(), [true, false].map(|pay| Action::CancelDescent { pay }));
        let mut declined = board.clone();
        declined.act(Action::CancelDescent { pay: false });
        assert_eq!((declined.mothership, declined.step), (16, Step::CancelDescent), "asked for each landing");
        declined.act(Action::CancelDescent { pay: true });
        assert_eq!((declined.mothership, declined.energy), (16, 4 - cost));
        let events = board.act(Action::CancelDescent { pay: true });
        assert_eq!(events[0], Event::DescentCancelled { ship: 0, energy: cost });
        assert_eq!(
            events[1],
            Event::MothershipSank { altitude: 16, by: Some(1) },
            "the second is not asked for: once a round"
        );
        assert_eq!(rolls(&events), [(vec![0, 1, 2, 4], RollCause::WhiteDie)], "then the rest of the placement");
        assert_eq!((board.energy, board.ships[0]), (4 - cost, sky(14, 0)), "the ship stays on its square");
        assert_eq!(board.refused(Action::CancelDescent { pay: true }), "UFS-SM-18");
        // Without the energy it is not asked.
        let mut board = tokyo(cost - 1);
        board.act(place(0, 1, 0));
        assert_eq!((board.step, board.mothership), (Step::PlaceDie, 15));
    }
}

/// UFS-FX-17, UFS-FX-18: in a dive it is asked too; the right lasts to the end of the Mothership phase.
#[test]
fn a_descent_in_a_dive_may_be_bought_off() {
    let tokyo = || table().city("tokyo").advanced_sky().open().energy(6);
    // Row 9 dives 1: (7, 0) lands on the symbol (6, 0).
    let mut board = tokyo().mothership_at(10).ships(&[(0, sky(7, 0)), (1, sky(6, 2))]);
    board.end_round();
    assert_eq!((board.step, board.mothership), (Step::CancelDescent, 9));
    assert_eq!(board.phase(), under_falling_skies::Phase::Mothership);
    let events = board.act(Action::CancelDescent { pay: true });
    assert_eq!(events[1], Event::MothershipSank { altitude: 8, by: Some(1) });
    assert!(events.contains(&Event::RoundBegan { round: 2 }));
    assert_eq!(board.memory.city_uses, 0, "a new round, a new right");
    // Used in Planning, it is gone in the dive of the same round: (7, 0) - 1 = (6, 0), a symbol.
    let mut board = tokyo().mothership_at(10).ships(&[(0, sky(7, 0))]).faces([1; 5]);
    board.act(place(0, 1, 0));
    board.act(Action::CancelDescent { pay: true });
    board.game.ships[1] = sky(6, 2);
    let events = board.end_round();
    assert!(events.contains(&Event::MothershipSank { altitude: 8, by: Some(1) }), "not asked: {events:?}");
    // A skull can be bought off as well.
    let mut board = tokyo().mothership_at(6).ships(&[(0, sky(3, 0))]).faces([1; 5]);
    board.act(place(0, 1, 0));
    assert_eq!(board.step, Step::CancelDescent);
    board.act(Action::CancelDescent { pay: true });
    assert_eq!((board.ending(), board.mothership), (None, 6));
}

/// UFS-FX-18: rights are counted by the round.
#[test]
fn rights_come_back_each_round() {
    let mut board = table().city("havana").open().calm();
    board.act(Action::Reroll { die: 0 });
    assert_eq!(board.memory.city_uses, 1);
    board.end_round();
    assert_eq!(board.memory.city_uses, 0);
    assert!(board.game.dice.iter().all(|die| die.at == DieSpot::Unplaced));
}
