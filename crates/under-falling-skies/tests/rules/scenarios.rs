//! The scenarios.

use engine::Game;
use under_falling_skies::{Action, Berth, DamageCause, Ending, Event, Phase, RobotLoss, Step, Target, rows};

use crate::scene::*;

/// A large room that could enter the last square.
fn before_the_last(table: Table) -> Board {
    let board = table.open().calm().excavator(5, 4).energy(7).research(15);
    let mut board = board.rooms(&[(0, 6, 5, 1), (1, 6, 5, 2), (2, 6, 5, 3), (3, 6, 0, 0), (4, 6, 1, 4)]);
    board.act(board.resolve(5, 1));
    board
}

/// UFS-SCN-1: Battle for the Sky: 8 ships must be destroyed before the last square opens.
#[test]
fn battle_for_the_sky() {
    let mut board = before_the_last(table().scenario("battle-for-the-sky"));
    board.game.memory.destroyed = 7;
    assert_eq!(board.refused(Action::Advance { squares: 1 }), "UFS-ROOM-17");
    board.game.memory.destroyed = 8;
    board.act(Action::Advance { squares: 1 });
    assert_eq!(board.ending(), Some(Ending::Won));

    // Rooms and characters count, any colour; covered ships and city hits do not.
    let berths = [(0, sky(10, 1)), (1, sky(10, 0)), (5, sky(10, 4)), (2, sky(1, 2)), (3, sky(16, 3))];
    let board = table().scenario("battle-for-the-sky").basic("jackson-moss").open().ships(&berths).energy(3);
    let mut board = board.rooms(&[(0, 4, 1, 0)]);
    board.act(board.resolve(1, 0));
    assert_eq!(board.memory.destroyed, 2, "E3 and the white ship on E2");
    board.act(use_character("jackson-moss", Some(Target::Ship { ship: 1 })));
    assert_eq!(board.memory.destroyed, 3);
    let events = board.act(Action::EndPhase);
    assert!(events.contains(&Event::ShipsCovered { ships: ships(&[3]) }));
    assert_eq!(board.memory.destroyed, 3);
    board.game.ships[2] = sky(1, 2);
    board = board.faces([2; 5]);
    board.act(place(0, 1, 2));
    assert_eq!((board.damage, board.memory.destroyed), (1, 3));
}

/// UFS-SCN-2: Evacuation: tokens double the damage and close the last square until lifted for 1 energy.
#[test]
fn evacuation() {
    let evacuation = || table().scenario("evacuation");
    let mut board = before_the_last(evacuation());
    assert_eq!(board.refused(Action::Advance { squares: 1 }), "UFS-ROOM-17");
    board.game.memory.evacuees = 0;
    assert!(board.allows(Action::Advance { squares: 1 }));

    let mut board = evacuation().open().calm().energy(1).rooms(&[(0, 3, 0, 2), (1, 3, 1, 1), (2, 2, 0, 3)]);
    assert_eq!(board.refused(Action::ClearGun { die: 1 }), "UFS-ROOM-6", "not on a gun");
    assert_eq!(board.refused(Action::ClearGun { die: 4 }), "UFS-ROOM-1", "not on the board");
    let events = board.act(Action::ClearGun { die: 0 });
    assert_eq!(
        events,
        [
            Event::EnergyPaid { amount: 1, energy: 0 },
            Event::DieSpent { die: 0, used: true },
            Event::Evacuated { column: 2 },
        ]
    );
    assert_eq!(board.memory.evacuees, 0b11011);
    assert_eq!(board.refused(Action::ClearGun { die: 2 }), "UFS-ROOM-3", "no energy left");
    // Hits in columns with and without a token.
    board.end_round();
    let mut board = board.ships(&[(0, sky(1, 2)), (1, sky(1, 3))]).faces([1; 5]);
    board.act(place(0, 1, 2));
    assert_eq!(board.damage, 1);
    board.act(place(1, 1, 3));
    assert_eq!((board.damage, board.ships[1]), (3, Berth::Aboard));
    // A cleared column has nothing left to clear.
    let board = board.rooms(&[(0, 3, 0, 2)]);
    assert_eq!(board.refused(Action::ClearGun { die: 0 }), "UFS-ROOM-6");
}

/// UFS-SCN-3: Reinforcements: a white ship starts aboard; each addition brings one more.
#[test]
fn reinforcements() {
    let board = table().scenario("reinforcements").open();
    assert_eq!(board.aboard(), [5]);
    let mut board = board.calm();
    let events = board.end_round();
    assert!(events.contains(&Event::WhitesAboard { ships: ships(&[5, 6]) }), "row 16: 1 + 1");
    // Rows without an addition bring none.
    let mut board = table().scenario("reinforcements").open().calm().mothership_at(10);
    let events = board.end_round();
    assert!(!events.iter().any(|event| matches!(event, Event::WhitesAboard { .. })));
    // Two and one more, as far as the reserve allows.
    let mut board = table().scenario("reinforcements").flipped(&[4]).open().calm().mothership_at(16);
    board.game.ships[5] = sky(3, 0);
    board.game.ships[6] = sky(3, 1);
    let events = board.end_round();
    assert!(events.contains(&Event::WhitesAboard { ships: ships(&[7, 8]) }));
}

/// UFS-SCN-4: Satellites: squares 4, 8 and 12 are opened for 2 energy, the lowest first.
#[test]
fn satellites() {
    let satellites = || table().scenario("satellites");
    let mut board = satellites().open().calm().energy(7).rooms(&[(0, 5, 1, 1)]);
    let closed = |board: &Board| (1..=16).filter(|square| board.is_closed(*square)).collect::<Vec<_>>();
    assert_eq!(closed(&board), [4, 8, 12]);
    let events = board.act(Action::OpenGate);
    assert_eq!(events, [Event::EnergyPaid { amount: 2, energy: 5 }, Event::GateOpened { square: 4 }]);
    assert_eq!(closed(&board), [8, 12]);
    board.act(board.resolve(1, 1));
    assert_eq!(board.refused(Action::OpenGate), "UFS-SM-18", "only between two actions");
    board.act(Action::Advance { squares: 1 });
    board.act(Action::OpenGate);
    assert_eq!(board.energy, 1);
    assert_eq!(board.refused(Action::OpenGate), "UFS-ROOM-3");
    board.game.energy = 2;
    board.act(Action::OpenGate);
    assert_eq!((closed(&board), board.step), (vec![], Step::RoomsAction));
    board.game.energy = 7;
    assert_eq!(board.refused(Action::OpenGate), "UFS-SCN-4");
    assert_eq!(table().open().calm().rooms(&[]).refused(Action::OpenGate), "UFS-SCN-4");
    assert_eq!(satellites().open().refused(Action::OpenGate), "UFS-SM-18", "not in Planning");
    // City squares count: New York's square 1 is its own, so the gates lie one tile square lower.
    let board = satellites().city("new-york").open();
    assert_eq!((board.is_closed(4), board.research_number(4)), (true, 3));
}

/// UFS-SCN-5: Dangerous Research: an advance of 3 or more deals 1 damage, after it; a win comes first.
#[test]
fn dangerous_research() {
    // From square 6 on: 3, 2, 1.
    let board = || table().scenario("dangerous-research").open().calm().energy(7).research(6).rooms(&[(0, 6, 1, 1)]);
    for (squares, damage) in [(0, 0), (2, 0), (3, 1)] {
        let mut board = board();
        let events = board.study(1, 1, squares);
        assert_eq!((board.damage, board.research), (damage, 6 + squares));
        if damage > 0 {
            let told = [
                Event::ResearchAdvanced { from: 6, to: 9, free: false },
                Event::Damaged { damage: 1, by: DamageCause::Research },
            ];
            assert_eq!(events[events.len() - 2..], told);
        }
    }
    let mut lost = board().damage(6);
    lost.study(1, 1, 3);
    assert_eq!((lost.ending(), lost.phase()), (Some(Ending::BaseDestroyed), Phase::Rooms));
    // The last three squares, 1 + 3 + 11, with 6 damage: won all the same.
    let board = table().scenario("dangerous-research").open().calm().excavator(5, 4).energy(7).research(13).damage(6);
    let mut board = board.rooms(&[(0, 6, 5, 1), (1, 6, 5, 2), (2, 6, 5, 3)]);
    board.study(5, 1, 3);
    assert_eq!((board.ending(), board.damage), (Some(Ending::Won), 6));
}

/// UFS-SCN-6: Command Ship: the orange ship is dropped first; in the sky it raises all explosions by 1.
#[test]
fn command_ship() {
    let board = table().scenario("command-ship").open();
    assert_eq!(board.ships[9], Berth::Aboard);
    // Dropped before purple ships: the only empty column is its.
    let berths = [(1, sky(2, 1)), (2, sky(4, 2)), (3, sky(8, 3)), (4, point(4))];
    let mut board = board.mothership_at(10).ships(&berths);
    assert_eq!(drops(&board.end_round())[0], (9, 0));
    // E3 counts 4 while it is in the sky, not while it stands on a drop point or aboard.
    for (berth, number) in [(sky(1, 0), 4), (point(0), 3), (Berth::Aboard, 3)] {
        for value in [number - 1, number] {
            let berths = [(0, sky(10, 1)), (9, berth)];
            let board = table().scenario("command-ship").open().ships(&berths).energy(3);
            let mut board = board.rooms(&[(0, value + 1, 1, 0)]);
            board.act(board.resolve(1, 0));
            assert_eq!(board.ships[0] == Berth::Aboard, value == number, "value {value}, orange {berth:?}");
        }
    }
    // It counts as purple otherwise: destroyed or hitting the city it goes aboard, for 1 damage.
    let mut board = table().scenario("command-ship").open().ships(&[(9, sky(1, 0))]).faces([1; 5]);
    board.act(place(0, 1, 0));
    assert_eq!((board.ships[9], board.damage), (Berth::Aboard, 1));
    // A character destroys it whatever the number.
    let mut board = table().scenario("command-ship").basic("jackson-moss").open().ships(&[(9, sky(9, 2))]).rooms(&[]);
    board.act(use_character("jackson-moss", Some(Target::Ship { ship: 9 })));
    assert_eq!(board.ships[9], Berth::Aboard);
}

/// UFS-SCN-7: Reactor Leak: no energy at the end of the Rooms phase is 1 damage.
#[test]
fn reactor_leak() {
    for (energy, damage) in [(0, 1), (1, 0)] {
        let mut board = table().scenario("reactor-leak").open().calm().energy(energy).rooms(&[(0, 3, 0, 0)]);
        let events = board.act(Action::EndPhase);
        assert_eq!(board.damage, damage);
        assert_eq!(events.contains(&Event::Damaged { damage: 1, by: DamageCause::Reactor }), damage == 1);
    }
    let mut board = table().scenario("reactor-leak").open().calm().energy(0).damage(6).rooms(&[]);
    let events = board.act(Action::EndPhase);
    assert_eq!(board.ending(), Some(Ending::BaseDestroyed));
    assert_eq!((phases(&events), board.phase()), (vec![], Phase::Rooms), "the Mothership phase did not begin");
}

/// UFS-SCN-8: Repairing the Base: guns under rubble do not slow until cleared for 1 energy.
#[test]
fn repairing_the_base() {
    let rubble = || table().scenario("repairing-the-base");
    let fall = |column: u8, board: Board| {
        let mut board = board.ships(&[(0, sky(14, column))]).faces([3; 5]);
        let events = board.act(place(0, 0, column));
        events.contains(&Event::ShipsFell { column, distance: 2, ships: ships(&[0]) })
    };
    for column in 0..5 {
        assert_eq!(fall(column, rubble().open()), column == 2, "column 2 has no rubble");
    }
    let mut board = rubble().open().calm().energy(1).rooms(&[(0, 3, 0, 1), (1, 3, 0, 2)]);
    assert_eq!(board.refused(Action::ClearGun { die: 1 }), "UFS-ROOM-6");
    let events = board.act(Action::ClearGun { die: 0 });
    assert_eq!(events.last(), Some(&Event::RubbleCleared { column: 1 }));
    assert_eq!((board.energy, board.memory.rubble), (0, 0b11001));
    board.end_round();
    assert!(fall(1, board.clone()) && !fall(0, board));
}

/// UFS-SCN-9: Contamination: a hit closes the uppermost free square of its column.
#[test]
fn contamination() {
    let contamination = || table().scenario("contamination");
    // Row 1, then row 2, then nothing: column 1 with the excavator on [3, 0].
    let board = contamination().open().excavator(3, 0);
    let mut board = board.ships(&[(0, sky(3, 1)), (1, sky(2, 1)), (2, sky(1, 1))]).faces([4; 5]).damage(1);
    let events = board.act(place(0, 0, 1));
    let dirty: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Contaminated { .. })).collect();
    assert_eq!(
        dirty,
        [&Event::Contaminated { square: sq(1, 1) }, &Event::Contaminated { square: sq(2, 1) }],
        "not the gun, not what is unexcavated"
    );
    // No die may stand there; the large Fighter room [2, 2] [2, 1] is closed.
    let mut board = board;
    board.end_round();
    board = board.calm().faces([6; 5]);
    assert_eq!(board.refused(place(0, 1, 1)), "UFS-SCN-9");
    assert_eq!(board.refused(place(0, 2, 1)), "UFS-SCN-9");
    let mut rooms = board.clone().energy(7).rooms(&[(0, 6, 2, 2)]);
    assert_eq!(rooms.refused(rooms.resolve(2, 2)), "UFS-ROOM-5");
    // Cleaning costs 2, between two actions.
    assert_eq!(rooms.refused(Action::Decontaminate { square: sq(1, 0) }), "UFS-SCN-9");
    let events = rooms.act(Action::Decontaminate { square: sq(2, 1) });
    assert_eq!(events, [Event::EnergyPaid { amount: 2, energy: 5 }, Event::Decontaminated { square: sq(2, 1) }]);
    rooms.game.energy = 1;
    assert_eq!(rooms.refused(Action::Decontaminate { square: sq(1, 1) }), "UFS-ROOM-3");
    assert_eq!(board.refused(Action::Decontaminate { square: sq(1, 1) }), "UFS-SM-18", "not in Planning");
    let other = table().open().calm().rooms(&[]);
    assert_eq!(other.refused(Action::Decontaminate { square: sq(1, 1) }), "UFS-SCN-9");

    // A square with a worker die is passed over; a robot is removed; tunnels can be hit.
    let mut board = contamination().open().excavator(3, 0).ships(&[(0, sky(1, 0))]).faces([1; 5]).robot(0, 3, 2, 0);
    let events = board.act(place(0, 1, 0));
    assert!(events.contains(&Event::Contaminated { square: sq(2, 0) }));
    assert!(events.contains(&Event::RobotRemoved { robot: 0, by: RobotLoss::Contamination }));
    let mut board = contamination().open().ships(&[(0, sky(1, 2)), (1, sky(2, 2))]).faces([3; 5]);
    let events = board.act(place(0, 0, 2));
    assert_eq!(board.memory.contaminated, 1 << sq(1, 2).index(), "the tunnel [1, 2], and then nothing is left");
    let dirty = events.iter().filter(|event| matches!(event, Event::Contaminated { .. })).count();
    assert_eq!((dirty, board.damage), (1, 2));
}

/// UFS-SCN-9: tokens stay when the excavator comes back over them; no digging die, no robot on them.
#[test]
fn contamination_ahead_of_the_excavator() {
    let mut board = table().scenario("contamination").open().calm().mothership_at(16).excavator(2, 1);
    board.game.memory.contaminated = 1 << sq(2, 2).index();
    let events = board.end_round();
    // Row 15: back 2, over the token on [2, 2] to [2, 3].
    assert_eq!((board.excavator, events.contains(&Event::Decontaminated { square: sq(2, 2) })), (sq(2, 3), false));
    board = board.faces([6; 5]);
    assert_eq!(board.refused(place(0, 2, 2)), "UFS-SCN-9", "no digging die");
    let mut board2 = board.clone();
    board2.act(place(0, 2, 1));
    let mut board2 = board2.calm().energy(2).rooms(&[]).digging(0, 6, 2, 1);
    board2.act(Action::Dig);
    assert_eq!(board2.excavator, sq(2, 1), "it passes over the token");
    assert_eq!(board2.memory.contaminated, 1 << sq(2, 2).index());
    let board = table().scenario("contamination").basic("shanti-aumann").open().calm().excavator(2, 1).rooms(&[]);
    let mut board = board;
    board.game.memory.contaminated = 1 << sq(2, 2).index();
    board.act(use_character("shanti-aumann", None));
    assert_eq!(board.refused(build(0, 2, 2)), "UFS-SCN-9", "no robot");
    // The excavator may stop on it, going back or by an ability.
    let board = table().scenario("contamination").basic("jaroslav-ruzicka").open().calm().mothership_at(16);
    let mut board = board.excavator(2, 1);
    board.game.memory.contaminated = 1 << sq(2, 3).index() | 1 << sq(2, 2).index();
    board.end_round();
    assert_eq!(board.excavator, sq(2, 3));
    let mut board = board.calm().rooms(&[]);
    board.act(use_character("jaroslav-ruzicka", Some(Target::Squares { squares: 1 })));
    assert_eq!(board.excavator, sq(2, 2));
}

/// UFS-SCN-10: Kamikaze Ships: two white ships start aboard; their hits deal 2 and use them up.
#[test]
fn kamikaze_ships() {
    assert_eq!(table().scenario("kamikaze-ships").open().aboard(), [5, 6]);
    for (ship, damage, berth) in [(5, 2, Berth::Reserve), (0, 1, Berth::Aboard)] {
        let mut board = table().scenario("kamikaze-ships").open().ships(&[(ship, sky(1, 0))]).faces([1; 5]);
        board.act(place(0, 1, 0));
        assert_eq!((board.damage, board.ships[usize::from(ship)]), (damage, berth));
    }
}

/// UFS-SCN-11: Saboteur: a die names a column before each roll; rooms and digging there cost 1 more.
#[test]
fn saboteur() {
    let mut seen = std::collections::BTreeSet::new();
    for index in 0..60 {
        let mut dice = engine::Dice::new(&seed("saboteur").nth(index));
        let setup = table().scenario("saboteur").setup;
        let game = under_falling_skies::UnderFallingSkies::new(&setup, &mut dice).expect("a setup");
        seen.insert(game.memory.saboteur);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [None, Some(0), Some(1), Some(2), Some(3), Some(4)]);
    let cost = |column: Option<u8>, dice: &[(u8, u8, u8, u8)], row, at| {
        let mut board = table().scenario("saboteur").open().calm().energy(5).excavator(3, 0).rooms(dice);
        board.game.memory.saboteur = column;
        board.act(board.resolve(row, at));
        5 - board.energy
    };
    let fighter = [(0, 3, 2, 2), (1, 3, 2, 1)];
    assert_eq!(
        [None, Some(0), Some(1), Some(2), Some(3)].map(|at| cost(at, &fighter, 2, 2)),
        [2, 2, 3, 3, 2],
        "any die in it"
    );
    // A robot in it counts as well.
    let mut board = table().scenario("saboteur").open().calm().energy(5).rooms(&[]).robot(0, 3, 1, 0);
    board.game.memory.saboteur = Some(0);
    board.act(board.resolve(1, 0));
    assert_eq!(board.energy, 3);
    for (column, left) in [(3, 1), (2, 2)] {
        let mut board = table().scenario("saboteur").open().calm().energy(3).rooms(&[]).digging(0, 3, 2, 3);
        board.game.memory.saboteur = Some(column);
        board.act(Action::Dig);
        assert_eq!(board.energy, left);
    }
    // It is rolled anew each round, before the dice.
    let mut board = table().scenario("saboteur").open().calm();
    let events = board.end_round();
    let struck = events.iter().position(|event| matches!(event, Event::SaboteurStruck { .. })).expect("told");
    assert!(matches!(events[struck + 1], Event::Rolled { .. }));
}

/// UFS-SCN-12: Storm: in even rounds arrows point the other way; out of the sky means no move.
#[test]
fn storm() {
    let slide = |round: u8, from: (u8, u8), face| {
        let board = table().scenario("storm").open().round(round).ships(&[(0, sky(from.0, from.1))]);
        let mut board = board.faces([face; 5]);
        let events = board.act(place(0, 1, from.1));
        (board.ships[0], events.contains(&Event::SlideBlocked { ship: 0 }))
    };
    // The arrow (15, 1) points left, (9, 0) right, (9, 4) left.
    assert_eq!(slide(1, (16, 1), 1), (sky(15, 0), false));
    assert_eq!(slide(2, (16, 1), 1), (sky(15, 2), false));
    assert_eq!(slide(3, (16, 1), 1), (sky(15, 0), false));
    assert_eq!(slide(1, (10, 0), 1), (sky(9, 1), false));
    assert_eq!(slide(2, (10, 0), 1), (sky(9, 0), true), "out of the sky");
    assert_eq!(slide(4, (10, 4), 1), (sky(9, 4), true), "out of the sky");
    // Without a storm even rounds are like any other.
    let mut board = table().open().round(2).ships(&[(0, sky(16, 1))]).faces([1; 5]);
    board.act(place(0, 1, 1));
    assert_eq!(board.ships[0], sky(15, 0));
}

/// UFS-SCN-13: The Final Battle: a half tile above, two more research squares, M = 19.
#[test]
fn the_final_battle() {
    let board = table().scenario("the-final-battle").open();
    assert_eq!((rows(&board.sky), board.mothership, board.track_length()), (18, 19, 18));
    assert_eq!((board.research_number(16), board.research_number(17), board.research_number(18)), (11, 3, 6));
    assert_eq!(board.reserve(), [5, 6, 7, 8, 9], "no white ship in the sky at set-up");
    let symbol = |altitude, column| under_falling_skies::symbol(&board.sky, altitude, column);
    use under_falling_skies::components::Symbol::{Blank, Left, Right};
    assert_eq!([0, 1, 2, 3, 4].map(|column| symbol(18, column)), [Blank; 5], "silhouettes are blank");
    assert_eq!([0, 1, 2, 3, 4].map(|column| symbol(17, column)), [Right, Blank, Blank, Blank, Left]);
    assert_eq!(symbol(16, 3), Right, "the tiles below keep their rows");
    // Never flipped.
    let flipped = table().scenario("the-final-battle").flipped(&[1, 2, 3, 4]).open();
    assert!(!flipped.sky[4].threat);
    // 14 descents to the easy skull row, 13 to the threat one.
    for (table, expected) in [(table(), 14), (table().flipped(&[2]), 13)] {
        let mut board = table.scenario("the-final-battle").open();
        let mut descents = 0;
        while board.ending().is_none() {
            board = board.calm();
            board.end_round();
            descents += 1;
        }
        assert_eq!((descents, board.ending()), (expected, Some(Ending::MothershipArrived)));
    }
    // The square 11 of level 4 no longer wins; the one of the half tile does, by a room of any size.
    let board = table().scenario("the-final-battle").open().calm().excavator(5, 4).energy(7).research(15);
    let mut board = board.rooms(&[(0, 6, 3, 2), (1, 5, 3, 3), (2, 6, 1, 1)]);
    board.study(3, 2, 1);
    assert_eq!((board.ending(), board.research), (None, 16));
    board.game.research = 17;
    board.study(1, 1, 1);
    assert_eq!(board.ending(), Some(Ending::Won));
}
