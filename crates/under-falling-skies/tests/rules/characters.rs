//! Characters, on both sides.

use under_falling_skies::components::{CharacterEffect, RowAction};
use under_falling_skies::{
    Action, Berth, CharacterId, Colour, Destroyer, DieSpot, EnergySource, Event, Holder, RollCause, Step, Target,
};

use crate::scene::*;

/// UFS-CHAR-1: once a game; then the character is set aside.
#[test]
fn a_character_is_used_once_a_game() {
    let mut board = table().basic("lucia-ortega").open().calm().energy(0).rooms(&[]);
    let events = board.act(use_character("lucia-ortega", None));
    assert_eq!(events[0], Event::CharacterUsed { character: character("lucia-ortega") });
    assert!(board.member("lucia-ortega").used);
    board.game.energy = 0;
    assert_eq!(board.refused(use_character("lucia-ortega", None)), "UFS-CHAR-1");
    board.end_round();
    let board = board.calm().rooms(&[]);
    assert_eq!(board.refused(use_character("lucia-ortega", None)), "UFS-CHAR-1", "not next round either");
    assert_eq!(board.refused(use_character("izox", None)), "UFS-CHAR-1", "who is not in the game cannot help");
}

/// UFS-CHAR-2: the basic and the improved side do different things.
#[test]
fn a_character_has_two_sides() {
    assert_eq!(CharacterId::all().count(), 12);
    for id in CharacterId::all() {
        let record = id.record();
        assert_ne!(record.basic.effect, record.improved.effect, "{}", id.id());
        assert!(record.improved.yellow_stars > record.basic.yellow_stars);
    }
    let gained = |table: Table| {
        let mut board = table.open().calm().energy(0).rooms(&[]);
        board.act(use_character("lucia-ortega", None));
        board.energy
    };
    assert_eq!((gained(table().basic("lucia-ortega")), gained(table().improved("lucia-ortega"))), (3, 5));
}

/// UFS-CHAR-3: each character has a moment; no use is compulsory.
#[test]
fn each_character_has_a_moment() {
    let mut team = table().city("washington");
    for id in CharacterId::all() {
        team = team.basic(id.id());
    }
    let offered = |board: &Board| {
        let mut ids: Vec<&str> = board
            .legal()
            .iter()
            .filter_map(|action| match action {
                Action::UseCharacter { character, .. } => Some(character.id()),
                Action::Place { with: Some(character), .. } => Some(character.id()),
                Action::Hold { by: Holder::Character, .. } => Some("izox"),
                _ => None,
            })
            .collect();
        ids.dedup();
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let mut board = team.open().ships(&[(0, sky(10, 0))]).damage(1).energy(5);
    assert_eq!(offered(&board), ["clinton-harper", "jang-chanwook", "pieter-bernstein"]);
    board = board.excavator(2, 0).rooms(&[(0, 6, 2, 4), (1, 6, 1, 0)]);
    let at_rooms = ["jackson-moss", "jaroslav-ruzicka", "karima-almasi", "lucia-ortega", "shanti-aumann", "wang-lin"];
    assert_eq!(offered(&board), at_rooms);
    board.act(board.resolve(2, 4));
    assert_eq!(offered(&board), ["samantha-legrand"]);
    for id in ["clinton-harper", "lucia-ortega", "archie-bell", "izox", "pieter-bernstein"] {
        assert_eq!(board.refused(use_character(id, None)), "UFS-CHAR-3");
    }
    board.act(Action::Advance { squares: 0 });
    board.act(Action::EndPhase);
    assert_eq!((board.step, offered(&board)), (Step::MothershipStart, vec!["archie-bell"]));
    board.act(Action::Pass);
    assert_eq!((board.step, offered(&board)), (Step::DropStart, vec!["izox"]));
    board.act(Action::Pass);
    assert!(board.team.iter().all(|member| !member.used), "nobody had to be used");
    // Only Pieter Bernstein is declared with a die.
    let with = Action::Place { die: 0, square: sq(0, 0), with: Some(character("clinton-harper")) };
    let board = table().basic("clinton-harper").open().calm().faces([3; 5]);
    assert_eq!(board.refused(with), "UFS-CHAR-3");
}

/// UFS-CHAR-4: several may be used in one window, one after another.
#[test]
fn several_characters_may_be_used_at_once() {
    let mut board = table().basic("lucia-ortega").basic("karima-almasi").improved("jaroslav-ruzicka").open().calm();
    board = board.damage(2).rooms(&[]);
    board.act(use_character("karima-almasi", None));
    board.act(use_character("jaroslav-ruzicka", Some(Target::Squares { squares: 3 })));
    board.act(use_character("lucia-ortega", None));
    assert_eq!((board.damage, board.excavator, board.energy), (1, sq(2, 1), 5));
    assert_eq!(board.step, Step::RoomsAction);
}

/// UFS-CHAR-5, Clinton Harper: rolls all unplaced dice again; improved: sets one to any face.
#[test]
fn clinton_harper() {
    let mut board = table().basic("clinton-harper").open().calm();
    board.act(place(0, 0, 0));
    let events = board.act(use_character("clinton-harper", None));
    assert_eq!(rolls(&events), [(vec![1, 2, 3, 4], RollCause::Character)]);
    assert_eq!(board.step, Step::PlaceDie);

    let mut board = table().improved("clinton-harper").open().calm().faces([1, 2, 3, 4, 5]);
    let set = |die, face| use_character("clinton-harper", Some(Target::Face { die, face }));
    assert_eq!(board.refused(set(0, 7)), "UFS-CHAR-5");
    assert_eq!(board.refused(set(0, 0)), "UFS-CHAR-5");
    assert_eq!(board.refused(set(5, 3)), "UFS-SM-18");
    assert_eq!(board.refused(set(2, 3)), "UFS-CHAR-6", "it shows 3 already (UFS-SM-23)");
    assert_eq!(board.refused(use_character("clinton-harper", None)), "UFS-CHAR-5", "a target is needed");
    for face in 1..=6 {
        assert_eq!(board.allows(set(4, face)), face != 5);
    }
    let events = board.act(set(4, 1));
    assert_eq!(events[1], Event::DieSet { die: 4, face: 1 });
    assert_eq!(board.game.dice[4].face, 1);
}

/// UFS-CHAR-5, Lucia Ortega: gains 3 or 5 energy, not above the maximum.
#[test]
fn lucia_ortega() {
    for (table, before, after) in [
        (table().basic("lucia-ortega"), 2, 5),
        (table().improved("lucia-ortega"), 1, 6),
        (table().improved("lucia-ortega"), 6, 7),
    ] {
        let mut board = table.open().calm().energy(before).rooms(&[]);
        let events = board.act(use_character("lucia-ortega", None));
        let gained = Event::EnergyGained { amount: after - before, energy: after, by: EnergySource::Character };
        assert_eq!((events.last(), board.energy), (Some(&gained), after));
    }
    let board = table().basic("lucia-ortega").open().calm().energy(7).rooms(&[]);
    assert_eq!(board.refused(use_character("lucia-ortega", None)), "UFS-CHAR-6");
}

/// UFS-CHAR-5, Jackson Moss: destroys one ship on an explosion, or two, whatever the number.
#[test]
fn jackson_moss() {
    // E6 (9, 2), R6 does not exist here, E4 (10, 0), blank (8, 0), white on E2 (10, 4).
    let berths = [(0, sky(9, 2)), (1, sky(10, 0)), (2, sky(8, 0)), (5, sky(10, 4))];
    let moss = |ship| use_character("jackson-moss", Some(Target::Ship { ship }));
    let mut board = table().basic("jackson-moss").open().ships(&berths).rooms(&[]);
    assert_eq!(board.refused(moss(2)), "UFS-CHAR-6", "not on an explosion");
    assert_eq!(board.refused(moss(3)), "UFS-CHAR-6", "aboard");
    assert_eq!(board.refused(moss(200)), "UFS-CHAR-6");
    let events = board.act(moss(0));
    assert_eq!(events[1], Event::ShipsDestroyed { ships: ships(&[0]), by: Destroyer::Character });
    assert_eq!((board.ships[0], board.step), (Berth::Aboard, Step::RoomsAction));

    let mut board = table().improved("jackson-moss").open().ships(&berths).rooms(&[]);
    board.act(moss(5));
    assert_eq!((board.ships[5], board.step), (Berth::Reserve, Step::MoreShips(MoreShips { member: 0, left: 1 })));
    assert_eq!(
        board.legal(),
        [0, 1]
            .map(|ship| Action::AlsoShip { target: Target::Ship { ship } })
            .into_iter()
            .chain([Action::Pass])
            .collect::<Vec<_>>()
    );
    assert_eq!(board.refused(Action::AlsoShip { target: Target::Ship { ship: 2 } }), "UFS-CHAR-6");
    assert_eq!(board.phase(), under_falling_skies::Phase::Rooms);
    let mut enough = board.clone();
    enough.act(Action::Pass);
    assert_eq!((enough.step, enough.ships[1]), (Step::RoomsAction, sky(10, 0)));
    board.act(Action::AlsoShip { target: Target::Ship { ship: 1 } });
    assert_eq!((board.ships[1], board.step, board.memory.destroyed), (Berth::Aboard, Step::RoomsAction, 2));
    // Red explosions too; no second ship, no second question.
    let mut board = table().improved("jackson-moss").advanced_sky().open().ships(&[(0, sky(5, 0))]).rooms(&[]);
    board.act(moss(0));
    assert_eq!((board.ships[0], board.step), (Berth::Aboard, Step::RoomsAction));
}

/// UFS-CHAR-5, Samantha Legrand: raises the Research room being resolved by 2 or 4.
#[test]
fn samantha_legrand() {
    for (table, bonus) in [(table().basic("samantha-legrand"), 2), (table().improved("samantha-legrand"), 4)] {
        let mut board = table.open().calm().energy(7).rooms(&[(0, 2, 1, 1)]);
        board.act(board.resolve(1, 1));
        assert_eq!((board.research_value(), board.most_squares()), (2, 0));
        board.act(use_character("samantha-legrand", None));
        assert_eq!(board.research_value(), 2 + bonus);
        assert_eq!(board.most_squares(), 2, "3 + 1");
        board.act(Action::Advance { squares: 2 });
        assert_eq!(board.research, 2);
    }
}

/// UFS-CHAR-5, Jaroslav Růžička: moves the excavator 1 to 2 (4) squares for free.
#[test]
fn jaroslav_ruzicka() {
    let dig = |squares| use_character("jaroslav-ruzicka", Some(Target::Squares { squares }));
    for (improved, most) in [(false, 2), (true, 4)] {
        let member = || if improved { table().improved("jaroslav-ruzicka") } else { table().basic("jaroslav-ruzicka") };
        let board = member().open().calm().energy(0).rooms(&[]);
        for squares in 0..=5 {
            assert_eq!(board.allows(dig(squares)), (1..=most).contains(&squares));
        }
        assert_eq!(board.refused(dig(most + 1)), "UFS-CHAR-5");
        assert_eq!(board.refused(dig(0)), "UFS-CHAR-5");
        let mut board = board;
        let events = board.act(dig(most));
        assert_eq!(events[1], Event::ExcavatorMoved { from: sq(2, 4), to: board.excavator });
        assert_eq!((board.excavator.index(), board.energy), (10 + most, 0));
        // Not past the end of the path.
        let board = member().open().calm().excavator(5, 3).rooms(&[]);
        assert!(board.allows(dig(1)));
        assert_eq!(board.refused(dig(2)), "UFS-CHAR-5");
    }
}

/// UFS-CHAR-5, Karima Almasi: repairs 1 or 2 damage, not below 0.
#[test]
fn karima_almasi() {
    for (table, before, after) in [
        (table().basic("karima-almasi"), 3, 2),
        (table().improved("karima-almasi"), 3, 1),
        (table().improved("karima-almasi"), 1, 0),
    ] {
        let mut board = table.open().calm().damage(before).rooms(&[]);
        let events = board.act(use_character("karima-almasi", None));
        assert_eq!((events.last(), board.damage), (Some(&Event::Repaired { damage: after }), after));
    }
    let board = table().basic("karima-almasi").open().calm().rooms(&[]);
    assert_eq!(board.refused(use_character("karima-almasi", None)), "UFS-CHAR-6");
}

/// UFS-CHAR-5, Pieter Bernstein: the ships of the column fall 2 less, or not at all, together with a gun.
#[test]
fn pieter_bernstein() {
    let with =
        |die, row, column| Action::Place { die, square: sq(row, column), with: Some(character("pieter-bernstein")) };
    let fall = |table: Table, face, row| {
        let mut board = table.open().ships(&[(0, sky(16, 0)), (1, sky(4, 0))]).faces([face; 5]);
        let events = board.act(with(0, row, 0));
        let distance = events.iter().find_map(|event| match event {
            Event::ShipsFell { distance, .. } => Some(*distance),
            _ => None,
        });
        assert!(board.member("pieter-bernstein").used);
        assert_eq!(board.refused(with(1, 0, 1)), "UFS-CHAR-1");
        distance.unwrap_or(0)
    };
    let (basic, improved) = (|| table().basic("pieter-bernstein"), || table().improved("pieter-bernstein"));
    assert_eq!((fall(basic(), 5, 1), fall(basic(), 5, 0), fall(basic(), 2, 0)), (3, 2, 0));
    assert_eq!((fall(basic(), 1, 1), fall(improved(), 6, 1)), (0, 0));
    // Nothing lands where nothing falls.
    let mut board = improved().open().ships(&[(0, sky(14, 0))]).faces([2; 5]);
    let events = board.act(with(0, 1, 0));
    assert_eq!((events.len(), board.mothership), (2, 17));
    // He must have something to slow.
    let board = basic().open().ships(&[(0, sky(14, 0))]).faces([1; 5]);
    assert_eq!(board.refused(with(0, 1, 1)), "UFS-CHAR-6", "no ship in the column");
    assert_eq!(board.refused(with(0, 0, 0)), "UFS-CHAR-6", "a 1 on a gun moves nothing anyway");
    assert_eq!(table().open().calm().refused(with(0, 0, 0)), "UFS-CHAR-1");
}

/// UFS-CHAR-5, Shanti Aumann: builds a robot of 3 or 5 for free.
#[test]
fn shanti_aumann() {
    for (table, face) in [(table().basic("shanti-aumann"), 3), (table().improved("shanti-aumann"), 5)] {
        let mut board = table.open().calm().energy(0).rooms(&[(0, 2, 1, 0)]);
        board.act(use_character("shanti-aumann", None));
        assert_eq!(board.step, Step::PlaceRobot(PlaceRobot { face }));
        assert_eq!(board.refused(build(0, 1, 0)), "UFS-ROBOT-4");
        let events = board.act(build(0, 1, 1));
        assert_eq!(events, [Event::RobotBuilt { robot: 0, face, square: sq(1, 1) }]);
        let robot = board.robots[0].expect("a robot");
        assert_eq!((robot.active, board.step, board.energy, board.work), (false, Step::RoomsAction, 0, None));
    }
    // It needs a die beside the board.
    let board = table().basic("shanti-aumann").open().calm().rooms(&[]).robot(0, 1, 1, 0).robot(1, 1, 1, 1);
    assert_eq!(board.refused(use_character("shanti-aumann", None)), "UFS-ROBOT-3");
}

/// UFS-CHAR-5, Archie Bell: leaves out the row action, or move and action.
#[test]
fn archie_bell() {
    let mut board = table().basic("archie-bell").open().calm().mothership_at(17);
    board.end_round();
    assert_eq!((board.step, board.mothership), (Step::MothershipStart, 17), "before step 1");
    let events = board.act(use_character("archie-bell", None));
    assert_eq!(events[1..3], [Event::MothershipSank { altitude: 16, by: None }, Event::ActionSkipped]);
    assert_eq!((board.mothership, board.reserve().len(), board.round), (16, 5, 2), "no white ship came");

    let mut board = table().improved("archie-bell").open().ships(&[(0, sky(16, 0))]);
    board.end_round();
    let events = board.act(use_character("archie-bell", None));
    assert_eq!(events[1], Event::DescentSkipped);
    assert_eq!((board.mothership, board.ships[0]), (17, sky(16, 0)));
    assert_eq!(drops(&events).len(), 4, "ships are dropped all the same");
    // Passing lets everything happen.
    let mut board = table().basic("archie-bell").open().calm();
    board.end_round();
    let events = board.act(Action::Pass);
    assert!(events.contains(&Event::RowActed { altitude: 16, action: RowAction::AddWhite { n: 1 } }));
    assert!(!board.member("archie-bell").used);

    // A skull cannot be skipped by leaving out the action, but by not moving.
    let mut board = table().basic("archie-bell").open().calm().mothership_at(6);
    board.end_round();
    assert!(board.ending().is_some(), "not even asked");
    let mut board = table().improved("archie-bell").open().calm().mothership_at(6);
    board.end_round();
    board.act(use_character("archie-bell", None));
    assert_eq!((board.ending(), board.mothership), (None, 6));
}

/// UFS-CHAR-6: Archie Bell is not asked where the row would do nothing anyway.
#[test]
fn an_action_that_does_nothing_is_not_skipped() {
    let asked = |board: Board| {
        let mut board = board;
        board.end_round();
        board.step == Step::MothershipStart
    };
    let bell = || table().basic("archie-bell").open().calm();
    assert!(!asked(bell().mothership_at(10)), "row 9 has no action");
    assert!(!asked(bell().mothership_at(11)) && asked(bell().mothership_at(11).research(1)), "row 10: research back");
    assert!(
        !asked(bell().mothership_at(16)) && asked(bell().mothership_at(16).excavator(2, 3)),
        "row 15: excavator back"
    );
    let all_white = |mut board: Board| {
        for ship in 5..9 {
            board.game.ships[ship] = sky(2, ship as u8 - 5);
        }
        board
    };
    assert!(asked(bell()) && !asked(all_white(bell())), "row 16: no white ship is left to add");
    let dive = || table().basic("archie-bell").advanced_sky().open().calm();
    let with_ship = |altitude| {
        let mut board = dive();
        board.game.ships[0] = sky(altitude, 0);
        board
    };
    assert!(!asked(dive()) && asked(with_ship(15)), "row 16: dive");
    assert!(!asked(with_ship(16)), "the only ship in the sky is covered before the dive");
    assert!(asked(table().basic("archie-bell").flipped(&[4]).open().calm().mothership_at(14)), "row 13: damage");
}

/// UFS-CHAR-5, Iz'ox: one ship, or up to three, are not dropped this round.
#[test]
fn izox() {
    let purple = Action::Hold { by: Holder::Character, colour: Colour::Purple };
    let berths = [(0, point(0))];
    let mut board = table().basic("izox").open().mothership_at(10).ships(&berths);
    board.end_round();
    let events = board.act(purple);
    assert_eq!(
        events[..2],
        [Event::CharacterUsed { character: character("izox") }, Event::ShipHeld { colour: Colour::Purple }]
    );
    assert_eq!(board.step, Step::ChooseDropPoint, "one ship only: the others are dropped");
    for column in 1..4 {
        board.act(Action::Drop { column });
    }
    assert_eq!((board.aboard().len(), board.round), (1, 2));

    let mut board = table().improved("izox").open().mothership_at(10).ships(&berths);
    board.end_round();
    for _ in 0..3 {
        assert_eq!(board.step, Step::DropStart);
        board.act(purple);
    }
    assert_eq!(board.step, Step::ChooseDropPoint, "three, not four");
    board.act(Action::Drop { column: 4 });
    assert_eq!((board.aboard().len(), board.ships.iter().filter(|berth| **berth == point(4)).count()), (3, 1));
    // Without a ship aboard, or without a free drop point, there is nothing to hold (UFS-CHAR-6).
    let mut board = table().basic("izox").open().mothership_at(10).calm();
    board.end_round();
    assert_eq!(board.round, 2);
    let mut board = table().basic("izox").open().mothership_at(10).calm();
    board.game.ships[5] = Berth::Aboard;
    board.end_round();
    assert_eq!((board.round, board.member("izox").used), (2, false));
}

/// UFS-CHAR-5, Jang Chanwook: pushes one ship, or two, one column sideways; nothing is triggered.
#[test]
fn jang_chanwook() {
    let shift = |ship, column| use_character("jang-chanwook", Some(Target::Shift { ship, column }));
    // (12, 1) next to the mothership symbol (12, 0); a ship beside it; one at the edge; one on a drop point.
    let berths = [(0, sky(12, 1)), (1, sky(12, 2)), (2, sky(5, 4)), (3, point(3))];
    let mut board = table().basic("jang-chanwook").open().ships(&berths);
    assert_eq!(board.refused(shift(0, 2)), "UFS-CHAR-6", "a ship stands there");
    assert_eq!(board.refused(shift(2, 5)), "UFS-CHAR-6", "out of the sky");
    assert_eq!(board.refused(shift(0, 3)), "UFS-CHAR-6", "two columns");
    assert_eq!(board.refused(shift(3, 2)), "UFS-CHAR-6", "on a drop point");
    assert_eq!(board.refused(shift(4, 1)), "UFS-CHAR-6", "aboard");
    let events = board.act(shift(0, 0));
    assert_eq!(events[1..], [Event::ShipShifted { ship: 0, from: sky(12, 1), to: sky(12, 0) }]);
    assert_eq!((board.mothership, board.step), (17, Step::PlaceDie), "the symbol does nothing");

    let mut board = table().improved("jang-chanwook").open().ships(&berths);
    board.act(shift(0, 0));
    assert_eq!(
        (board.step, board.phase()),
        (Step::MoreShips(MoreShips { member: 0, left: 1 }), under_falling_skies::Phase::Planning)
    );
    assert_eq!(
        board.refused(Action::AlsoShip { target: Target::Shift { ship: 0, column: 1 } }),
        "UFS-CHAR-6",
        "each once"
    );
    board.act(Action::AlsoShip { target: Target::Shift { ship: 1, column: 1 } });
    assert_eq!((board.ships[1], board.step, board.memory.shifted), (sky(12, 1), Step::PlaceDie, 0));
}

/// UFS-CHAR-5, Wang Lin: the next room, or the next two, cost nothing this phase.
#[test]
fn wang_lin() {
    let dice = [(0, 4, 1, 1), (1, 4, 1, 0), (2, 4, 2, 3)];
    let mut board = table().basic("wang-lin").open().calm().energy(1).excavator(3, 0).rooms(&dice);
    assert_eq!(board.refused(board.resolve(1, 1)), "UFS-ROOM-3");
    board.act(use_character("wang-lin", None));
    board.study(1, 1, 1);
    assert_eq!((board.energy, board.memory.free_rooms), (1, 0));
    board.act(board.resolve(1, 0));
    assert_eq!(board.energy, 0, "the second one is paid for");

    let mut board = table().improved("wang-lin").open().calm().energy(0).excavator(3, 0).rooms(&dice);
    board.act(use_character("wang-lin", None));
    board.study(1, 1, 1);
    board.act(board.resolve(1, 0));
    assert_eq!(board.refused(board.resolve(2, 3)), "UFS-ROOM-3");
    // What is left is lost with the phase.
    let mut board = table().improved("wang-lin").open().calm().rooms(&dice).excavator(3, 0);
    board.act(use_character("wang-lin", None));
    board.act(Action::EndPhase);
    assert_eq!(board.memory.free_rooms, 0);
}

/// UFS-CHAR-6: an effect that could do nothing may not be declared.
#[test]
fn a_useless_effect_may_not_be_declared() {
    let board = table().basic("wang-lin").open().calm().rooms(&[(0, 4, 0, 1), (1, 4, 1, 3)]);
    assert_eq!(board.refused(use_character("wang-lin", None)), "UFS-CHAR-6", "no room can be resolved");
    let board = table().basic("wang-lin").open().calm().rooms(&[(0, 4, 1, 3), (1, 4, 1, 4)]);
    assert_eq!(board.refused(use_character("wang-lin", None)), "UFS-CHAR-6", "the only room costs nothing anyway");
    // Samantha Legrand: the next square is closed, or too large for the room.
    let closed = || table().basic("samantha-legrand").scenario("satellites").open().calm().energy(7);
    let mut board = closed().research(3).rooms(&[(0, 6, 1, 1)]);
    board.act(board.resolve(1, 1));
    assert_eq!(board.refused(use_character("samantha-legrand", None)), "UFS-CHAR-6");
    // Shanti Aumann: every excavated square is taken? Ten squares and two robots make that impossible.
    let board = table().basic("jackson-moss").open().calm().rooms(&[]);
    let none = use_character("jackson-moss", Some(Target::Ship { ship: 0 }));
    assert_eq!(board.refused(none), "UFS-CHAR-6", "no ship on an explosion");
    assert!(!board.legal().iter().any(|action| matches!(action, Action::UseCharacter { .. })));
    assert!(board.game.dice.iter().all(|die| die.at == DieSpot::Spent));
}

/// UFS-CHAR-5: a target of another kind is refused.
#[test]
fn a_wrong_target_is_refused() {
    let targets = [
        None,
        Some(Target::Face { die: 0, face: 3 }),
        Some(Target::Ship { ship: 0 }),
        Some(Target::Shift { ship: 0, column: 1 }),
        Some(Target::Squares { squares: 1 }),
    ];
    let fits = |effect: CharacterEffect| match effect {
        CharacterEffect::SetUnplacedDie => 1,
        CharacterEffect::DestroyOnExplosion { .. } => 2,
        CharacterEffect::ShiftShips { .. } => 3,
        CharacterEffect::ExcavatorForward { .. } => 4,
        _ => 0,
    };
    for id in ["clinton-harper", "lucia-ortega", "jackson-moss", "jaroslav-ruzicka", "karima-almasi", "jang-chanwook"] {
        let mut board = table().improved(id).open().ships(&[(0, sky(10, 0))]).faces([6; 5]).damage(2).energy(0);
        if id != "clinton-harper" && id != "jang-chanwook" {
            board = board.rooms(&[]);
        }
        let right = fits(character(id).record().improved.effect);
        for (kind, target) in targets.into_iter().enumerate() {
            let action = use_character(id, target);
            if kind == right {
                assert!(board.allows(action), "{id}: {target:?}");
            } else {
                assert_eq!(board.refused(action), "UFS-CHAR-5", "{id}: {target:?}");
            }
        }
    }
}
