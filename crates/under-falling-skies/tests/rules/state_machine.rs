//! The decisions and what may be chosen at each.

use engine::{Game, Play, RuleCited, Turn};
use under_falling_skies::{Action, Berth, CharacterId, Colour, Event, Holder, Square, Step, Target};

use crate::scene::*;

fn steps_of_cities(step: Step, city: &str) -> bool {
    let sides = [table(), table().damaged()];
    sides.into_iter().any(|table| table.city(city).open().step == step)
}

/// UFS-SM-1: FirstRoll is asked in Washington's damaged side only, and leads to PlaceDie.
#[test]
fn first_roll() {
    for city in under_falling_skies::CityId::all() {
        assert_eq!(steps_of_cities(Step::FirstRoll, city.id()), city.id() == "washington");
    }
    let mut board = table().city("washington").damaged().open().calm().faces([1; 5]);
    board.act(Action::Pass);
    assert_eq!((board.step, board.game.dice[0].face), (Step::PlaceDie, 1));
}

/// UFS-SM-2: PlaceDie offers every placement, the characters of that window and the city's reroll.
#[test]
fn place_die() {
    let table = table().city("havana").basic("clinton-harper").basic("pieter-bernstein").basic("lucia-ortega");
    let mut board = table.open().ships(&[(0, point(0))]).faces([1, 2, 3, 4, 5]);
    // Havana: the excavator on [2, 4], path 10; ten excavated squares, and as far ahead as each die shows.
    let mut expected = Vec::new();
    for die in 0..5u8 {
        let slow = |square: Square| square.column() == 0 && !(square.is_gun() && die == 0);
        for index in (0..10).chain(11..=11 + die) {
            let square = Square::at(index).expect("a square");
            expected.push(Action::Place { die, square, with: None });
            if slow(square) {
                expected.push(Action::Place { die, square, with: Some(character("pieter-bernstein")) });
            }
        }
    }
    expected.push(use_character("clinton-harper", None));
    expected.extend((0..3).map(|die| Action::Reroll { die }));
    assert_eq!(board.legal(), expected);
    for (die, column) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
        board.act(place(die, 0, column));
        assert_eq!(board.step, Step::PlaceDie);
    }
    board.act(place(4, 0, 4));
    assert_eq!(board.step, Step::RoomsAction);
}

/// UFS-SM-3: CancelDescent is asked during landings, and the rest of them follows.
#[test]
fn cancel_descent() {
    let mut board = table().city("tokyo").open().energy(4).ships(&[(0, sky(16, 0)), (1, sky(1, 0))]).faces([2; 5]);
    board.act(place(0, 1, 0));
    assert_eq!((board.step, board.damage), (Step::CancelDescent, 0));
    assert_eq!(board.landing.queue.as_slice(), [0, 1]);
    board.act(Action::CancelDescent { pay: false });
    assert_eq!((board.step, board.damage, board.mothership), (Step::PlaceDie, 1, 16));
}

/// UFS-SM-4: KeepDice goes on while a right and a die are left.
#[test]
fn keep_dice() {
    let mut board = table().city("paris").damaged().open().calm().faces([1, 2, 3, 4, 5]);
    board.act(place(3, 0, 0));
    assert_eq!(board.refused(place(4, 0, 1)), "UFS-SM-18", "the reroll comes first");
    board.act(Action::KeepDie { die: 0 });
    assert_eq!(board.step, Step::KeepDice);
    board.act(Action::KeepDie { die: 1 });
    assert_eq!((board.step, board.memory.kept), (Step::KeepDice, 0b00011));
    assert!(!board.allows(Action::KeepDie { die: 1 }));
    board.act(Action::RerollRest);
    assert_eq!((board.step, board.memory.kept), (Step::PlaceDie, 0));
}

/// UFS-SM-5: RoomsAction offers rooms, digging, payments, characters, discards and the end.
#[test]
fn rooms_action() {
    let table = table().scenario("evacuation").basic("lucia-ortega").basic("clinton-harper");
    let board = table.open().calm().energy(3).robot(0, 3, 1, 0);
    let board = board.rooms(&[(0, 3, 0, 2), (1, 4, 1, 1), (2, 5, 1, 4)]).digging(3, 6, 2, 3);
    assert_eq!(
        board.legal(),
        [
            board.resolve(1, 0),
            board.resolve(1, 1),
            Action::Dig,
            Action::ClearGun { die: 0 },
            use_character("lucia-ortega", None),
            Action::Discard { die: 0 },
            Action::Discard { die: 1 },
            Action::Discard { die: 2 },
            Action::Discard { die: 3 },
            Action::EndPhase,
            Action::RemoveRobot { robot: 0 },
        ]
    );
}

/// UFS-SM-6: ResearchSteps offers every advance down to none, and its character.
#[test]
fn research_steps() {
    let mut board = table().basic("samantha-legrand").open().calm().energy(2).rooms(&[(0, 5, 1, 1)]);
    board.act(board.resolve(1, 1));
    let advances = [2, 1, 0].map(|squares| Action::Advance { squares });
    assert_eq!(board.legal(), [&advances[..], &[use_character("samantha-legrand", None)]].concat());
    board.act(use_character("samantha-legrand", None));
    assert_eq!(board.step, Step::ResearchSteps(ResearchSteps { value: 7 }));
    board.act(Action::Advance { squares: 0 });
    assert_eq!((board.step, board.work, board.research), (Step::RoomsAction, None, 0));
}

/// UFS-SM-7: PlaceRobot offers each free square and to build nothing.
#[test]
fn place_robot() {
    let mut board =
        table().city("washington").open().calm().energy(2).excavator(2, 0).rooms(&[(0, 2, 2, 1), (1, 2, 1, 3)]);
    board.act(board.resolve(2, 1));
    let squares = (0..14).filter(|index| *index != sq(1, 3).index());
    let mut expected: Vec<Action> =
        squares.map(|index| Action::PlaceRobot { robot: 0, square: Square::at(index).expect("a square") }).collect();
    expected.push(Action::SkipRobot);
    assert_eq!(board.legal(), expected);
    board.act(Action::SkipRobot);
    assert_eq!(board.step, Step::RoomsAction);
}

/// UFS-SM-8: RedTarget offers the ships in range, nothing else.
#[test]
fn red_target() {
    let board = table().advanced_sky().open().ships(&[(0, sky(8, 2)), (1, sky(6, 1))]).energy(1);
    let mut board = board.rooms(&[(0, 6, 1, 0), (1, 2, 1, 2)]);
    board.act(board.resolve(1, 0));
    assert_eq!(
        (board.step, board.legal()),
        (Step::RedTarget, vec![Action::Shoot { ship: 0 }, Action::Shoot { ship: 1 }])
    );
    assert_eq!(board.refused(Action::Discard { die: 1 }), "UFS-SM-18");
    board.act(Action::Shoot { ship: 0 });
    assert_eq!(board.step, Step::RoomsAction);
}

/// UFS-SM-10: MothershipStart is asked only where a character fits.
#[test]
fn mothership_start() {
    let mut board = table().basic("archie-bell").basic("lucia-ortega").open().calm();
    board.end_round();
    assert_eq!(board.step, Step::MothershipStart);
    assert_eq!(board.legal(), [use_character("archie-bell", None), Action::Pass]);
    board.act(Action::Pass);
    assert_eq!((board.step, board.round), (Step::PlaceDie, 2));
    let mut board = table().basic("lucia-ortega").open().calm();
    board.end_round();
    assert_eq!((board.step, board.round), (Step::PlaceDie, 2), "nobody fits");
}

/// UFS-SM-11: DropStart is asked only if somebody may hold a ship that would be dropped.
#[test]
fn drop_start() {
    let held = |table: Table, aboard: bool| {
        let mut board = table.open().mothership_at(10).calm();
        if aboard {
            board.game.ships[4] = Berth::Aboard;
        }
        board.end_round();
        board.step == Step::DropStart
    };
    assert!(held(table().basic("izox"), true));
    assert!(!held(table().basic("izox"), false), "no ship aboard");
    assert!(!held(table(), true), "nobody to hold it");
    assert!(held(table().city("sydney").damaged(), true) && !held(table().city("sydney"), true));
    // City and character one after another.
    let berths = [(0, point(0)), (1, point(1)), (2, point(2))];
    let mut board = table().city("sydney").damaged().basic("izox").open().mothership_at(10).ships(&berths);
    board.end_round();
    let (city, izox) = (Holder::City, Holder::Character);
    let hold = |by| Action::Hold { by, colour: Colour::Purple };
    assert_eq!(board.legal(), [hold(city), hold(izox), Action::Pass]);
    board.act(hold(city));
    assert_eq!((board.step, board.legal()), (Step::DropStart, vec![hold(izox), Action::Pass]));
    board.act(hold(izox));
    assert_eq!((board.aboard(), board.round), (vec![3, 4], 2));
}

/// UFS-SM-12: ChooseDropPoint is asked only with two or more legal points, again for each ship.
#[test]
fn choose_drop_point() {
    let mut board = table().open().mothership_at(10).ships(&[(0, point(0)), (1, sky(3, 0)), (2, sky(4, 0))]);
    board.end_round();
    // Two ships for the empty columns 1 to 4.
    assert_eq!(board.legal(), [1, 2, 3, 4].map(|column| Action::Drop { column }));
    board.act(Action::Drop { column: 2 });
    assert_eq!((board.step, board.legal().len()), (Step::ChooseDropPoint, 3));
    board.act(Action::Drop { column: 4 });
    assert_eq!((board.step, board.round), (Step::PlaceDie, 2));
    assert_eq!((board.ships[3], board.ships[4]), (point(2), point(4)));
    assert_eq!(board.refused(Action::Drop { column: 1 }), "UFS-SM-18");
}

/// UFS-SM-13: a finished game offers nothing.
#[test]
fn game_over() {
    let mut board = table().open().calm().mothership_at(6).robot(0, 3, 1, 0);
    board.end_round();
    assert!(matches!(board.turn(), Turn::Over(_)));
    assert_eq!(board.legal(), []);
    for action in pool() {
        assert_eq!(board.refused(action), "UFS-SM-13");
    }
}

/// UFS-SM-14: a single choice is made without asking, except placing, rooms and research.
#[test]
fn single_choices() {
    // RoomsAction with nothing on the board still waits; so does a Research room that cannot advance.
    let board = table().open().calm().rooms(&[]);
    assert_eq!((board.step, board.legal()), (Step::RoomsAction, vec![Action::EndPhase]));
    let mut board = table().open().calm().energy(2).rooms(&[(0, 1, 1, 1)]);
    board.act(board.resolve(1, 1));
    assert_eq!(board.legal(), [Action::Advance { squares: 0 }]);
    // The last die in the last column waits too, with the gun as its only square.
    let mut board = table().open().calm().robot(0, 1, 1, 0).faces([1; 5]);
    for (die, column) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        board.act(place(die, 0, column));
    }
    board = board.faces([1; 5]);
    assert_eq!(board.legal(), [place(4, 0, 0), Action::RemoveRobot { robot: 0 }]);
    // A single drop point is taken.
    let mut board = table().open().mothership_at(10).calm();
    board.game.ships[2] = Berth::Aboard;
    assert_eq!(drops(&board.end_round()), [(2, 2)]);
}

/// UFS-SM-15: a room with something in it, complete and paid; with robots only, once a phase.
#[test]
fn what_may_be_resolved() {
    let board =
        table().open().calm().energy(7).excavator(5, 4).rooms(&[(0, 3, 1, 1)]).robot(0, 2, 2, 0).robot(1, 2, 1, 3);
    let resolves: Vec<Action> =
        board.legal().into_iter().filter(|action| matches!(action, Action::Resolve { .. })).collect();
    assert_eq!(resolves, [board.resolve(1, 1), board.resolve(2, 0)]);
    assert_eq!(board.refused(board.resolve(1, 0)), "UFS-SM-15");
    assert_eq!(board.refused(board.resolve(1, 3)), "UFS-ROOM-5");
    let mut board = board;
    board.act(board.resolve(2, 0));
    assert_eq!(board.refused(board.resolve(2, 0)), "UFS-SM-15", "the robot is tilted");
}

/// UFS-SM-16: a square never holds a die and a robot.
#[test]
fn no_square_holds_two() {
    let board = table().open().calm().robot(0, 3, 1, 1).faces([1; 5]);
    assert_eq!(board.refused(place(0, 1, 1)), "UFS-PLAN-3");
    let board = table().basic("shanti-aumann").open().calm().rooms(&[(0, 3, 1, 1)]);
    let mut board = board;
    board.act(use_character("shanti-aumann", None));
    assert_eq!(board.refused(build(0, 1, 1)), "UFS-ROBOT-4");
    let both = table().open().calm().rooms(&[(0, 3, 1, 1)]).robot(0, 3, 1, 1);
    assert_eq!(both.check().err().map(|fault| fault.rule), Some("UFS-ROBOT-4"));
}

/// Actions of every kind, some of them nonsense.
fn pool() -> Vec<Action> {
    let square = |index: u8| Square::at(index).expect("a square");
    let mut pool = vec![Action::Pass, Action::RerollRest, Action::Dig, Action::OpenGate, Action::EndPhase];
    pool.extend([Action::SkipRobot, Action::LoseValue]);
    for number in [0, 1, 2, 3, 4, 5, 9, 10, 31, 32, 64, 200, 255] {
        pool.extend([
            Action::RemoveRobot { robot: number },
            Action::SetSix { die: number },
            Action::Reroll { die: number },
            Action::KeepDie { die: number },
            Action::Resolve { room: number, reduced: false },
            Action::Resolve { room: number, reduced: true },
            Action::ClearGun { die: number },
            Action::Discard { die: number },
            Action::Advance { squares: number },
            Action::Shoot { ship: number },
            Action::KeepValue { robot: number },
            Action::Drop { column: number },
            Action::Place { die: number, square: square(number % 30), with: None },
            Action::Place { die: number, square: square(number % 30), with: CharacterId::named("pieter-bernstein") },
            Action::PlaceRobot { robot: number, square: square(number % 30) },
            Action::Decontaminate { square: square(number % 30) },
            Action::AlsoShip { target: Target::Ship { ship: number } },
            Action::AlsoShip { target: Target::Shift { ship: number, column: number } },
        ]);
        for id in CharacterId::all() {
            let targets = [
                None,
                Some(Target::Face { die: number, face: number }),
                Some(Target::Ship { ship: number }),
                Some(Target::Shift { ship: number, column: number }),
                Some(Target::Squares { squares: number }),
            ];
            pool.extend(targets.map(|target| Action::UseCharacter { character: id, target }));
        }
    }
    for colour in [Colour::Purple, Colour::White, Colour::Orange] {
        pool.extend([Holder::City, Holder::Character].map(|by| Action::Hold { by, colour }));
    }
    pool.extend([true, false].map(|pay| Action::CancelDescent { pay }));
    pool
}

/// A position at each of the decisions.
fn decisions() -> Vec<Board> {
    let mut boards = vec![
        table().city("washington").damaged().open().calm().faces([1, 2, 3, 4, 5]),
        table().city("havana").improved("jang-chanwook").basic("pieter-bernstein").open().ships(&[(0, sky(10, 0))]),
        table()
            .scenario("satellites")
            .basic("wang-lin")
            .open()
            .calm()
            .energy(7)
            .rooms(&[(0, 4, 1, 1)])
            .digging(1, 3, 2, 3),
    ];
    let mut add = |mut board: Board, action: fn(&Board) -> Action| {
        board.act(action(&board));
        boards.push(board);
    };
    let tokyo = table().city("tokyo").open().energy(4).ships(&[(0, sky(16, 0))]).faces([2; 5]);
    add(tokyo, |_| place(0, 1, 0));
    add(table().city("paris").open().calm(), |_| place(3, 0, 0));
    let study = table().basic("samantha-legrand").open().calm().energy(2).rooms(&[(0, 4, 1, 1)]);
    add(study, |board| board.resolve(1, 1));
    add(table().basic("shanti-aumann").open().calm().rooms(&[]), |_| use_character("shanti-aumann", None));
    let red = table().advanced_sky().open().ships(&[(0, sky(8, 2)), (1, sky(6, 1))]).energy(1).rooms(&[(0, 6, 1, 0)]);
    add(red, |board| board.resolve(1, 0));
    let seoul = table().city("seoul").open().calm().excavator(5, 4).rooms(&[]).robot(0, 3, 2, 3).robot(1, 1, 1, 3);
    add(seoul, |board| board.resolve(2, 3));
    let shift = table().improved("jang-chanwook").open().ships(&[(0, sky(10, 0)), (1, sky(9, 0))]);
    add(shift, |_| use_character("jang-chanwook", Some(Target::Shift { ship: 0, column: 1 })));
    add(table().basic("archie-bell").open().calm().rooms(&[]), |_| Action::EndPhase);
    add(table().improved("izox").open().mothership_at(10).ships(&[]).rooms(&[]), |_| Action::EndPhase);
    add(table().open().mothership_at(10).ships(&[(0, sky(3, 0)), (1, sky(2, 0))]).rooms(&[]), |_| Action::EndPhase);
    boards
}

/// UFS-SM-18: an illegal choice is rejected with a rule and changes nothing; a legal one is accepted.
#[test]
fn illegal_choices_change_nothing() {
    let boards = decisions();
    let steps: std::collections::BTreeSet<String> = boards
        .iter()
        .map(|board| format!("{:?}", board.step).split(' ').next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(steps.len(), 13, "every decision but GameOver: {steps:?}");
    for board in boards {
        let legal = board.legal();
        for action in legal.iter().chain(&pool()) {
            let (mut copy, mut dice) = (board.game, board.dice.clone());
            let mut events: Vec<Event> = Vec::new();
            match copy.apply(PLAYER, *action, &mut Play::new(&mut dice, &mut events)) {
                Ok(()) => assert!(legal.contains(action), "accepted at {:?}: {action:?}", board.step),
                Err(why) => {
                    assert!(!legal.contains(action), "refused at {:?}: {action:?}: {why:?}", board.step);
                    assert_eq!((&copy, events.len(), dice.draw_count()), (&board.game, 0, board.dice.draw_count()));
                    assert!(why.rule().starts_with("UFS-"));
                }
            }
        }
    }
}

/// UFS-SM-19: no decision is a dead end.
#[test]
fn no_decision_is_a_dead_end() {
    for board in decisions() {
        let answers = board.legal().into_iter().filter(|action| !matches!(action, Action::RemoveRobot { .. }));
        assert!(answers.count() > 0, "{:?}", board.step);
        let way_out = match board.step {
            Step::RoomsAction => Some(Action::EndPhase),
            Step::PlaceRobot(_) => Some(Action::SkipRobot),
            Step::ResearchSteps(_) => Some(Action::Advance { squares: 0 }),
            Step::PlaceDie => Some(place(0, 0, 4)),
            _ => None,
        };
        assert!(way_out.is_none_or(|action| board.allows(action)), "{:?}", board.step);
    }
}

/// UFS-SM-21: several things are chosen one after another; the question ends when nothing is possible.
#[test]
fn several_things_are_chosen_one_by_one() {
    let shift = use_character("jang-chanwook", Some(Target::Shift { ship: 0, column: 1 }));
    // A second ship that can move: asked. None: not asked.
    let mut board = table().improved("jang-chanwook").open().ships(&[(0, sky(10, 0)), (1, sky(9, 0))]);
    board.act(shift);
    assert_eq!(board.step, Step::MoreShips(MoreShips { member: 0, left: 1 }));
    assert!(board.allows(Action::Pass));
    assert_eq!(board.refused(place(0, 0, 0)), "UFS-SM-18");
    board.act(Action::Pass);
    assert_eq!((board.step, board.ships[1]), (Step::PlaceDie, sky(9, 0)));
    let mut board = table().improved("jang-chanwook").open().ships(&[(0, sky(10, 0))]);
    board.act(shift);
    assert_eq!(board.step, Step::PlaceDie);
}

/// UFS-SM-22: a drop point is not asked for where the choice makes no difference.
#[test]
fn indifferent_drop_points_are_filled_from_the_left() {
    let drop = |berths: &[(u8, Berth)]| {
        let mut board = table().open().mothership_at(10).ships(berths);
        let events = board.end_round();
        (board.step, drops(&events))
    };
    // Three purple ships for three empty columns.
    let berths = [(0, sky(3, 1)), (1, sky(4, 3))];
    assert_eq!(drop(&berths), (Step::PlaceDie, vec![(2, 0), (3, 2), (4, 4)]));
    // Two for three: asked.
    let berths = [(0, sky(3, 1)), (1, sky(4, 3)), (2, sky(2, 1))];
    assert_eq!(drop(&berths), (Step::ChooseDropPoint, vec![]));
    // Two purple ships for the tie of columns 1 and 2: both are filled whichever comes first.
    let tie = [(2, sky(3, 1)), (3, sky(3, 2)), (4, sky(5, 0)), (5, sky(6, 3)), (6, sky(7, 4))];
    assert_eq!(drop(&tie), (Step::PlaceDie, vec![(0, 1), (1, 2)]));
    // One purple and one white ship: it makes a difference which column gets which.
    let mixed = [
        (1, sky(1, 0)),
        (2, sky(3, 1)),
        (3, sky(3, 2)),
        (4, sky(5, 0)),
        (5, sky(6, 3)),
        (6, sky(7, 4)),
        (7, Berth::Aboard),
    ];
    assert_eq!(drop(&mixed), (Step::ChooseDropPoint, vec![]));
    // Where any point may be chosen, all free ones are alike only if all are filled.
    let mut board = table().city("sydney").open().mothership_at(10).ships(&tie);
    board.end_round();
    assert_eq!(board.step, Step::ChooseDropPoint);
    let mut board = table().city("sydney").open().mothership_at(10).ships(&[]);
    assert_eq!(drops(&board.end_round()), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]);
}

/// UFS-SM-23: a choice that changes nothing is not offered.
#[test]
fn useless_choices_are_not_offered() {
    let board = table().city("washington").damaged().open().calm().faces([6, 6, 6, 6, 1]);
    assert_eq!(board.legal(), [Action::SetSix { die: 4 }, Action::Pass]);
    let board = table().improved("clinton-harper").open().calm().faces([2; 5]);
    let two = use_character("clinton-harper", Some(Target::Face { die: 0, face: 2 }));
    assert_eq!(board.refused(two), "UFS-CHAR-6");
    let board = table().city("singapore").open().calm().energy(3).rooms(&[(0, 3, 1, 1)]);
    let room = board.room(1, 1);
    assert_eq!(board.refused(Action::Resolve { room, reduced: true }), "UFS-FX-15");
    // With two robot dice beside the board only the first is offered.
    let mut board = table().basic("shanti-aumann").open().calm().rooms(&[]);
    board.act(use_character("shanti-aumann", None));
    assert!(!board.legal().iter().any(|action| matches!(action, Action::PlaceRobot { robot: 1, .. })));
}
