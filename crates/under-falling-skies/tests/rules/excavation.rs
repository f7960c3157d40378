//! Digging.

use under_falling_skies::{Action, DieSpot, Event, Target};

use crate::scene::*;

/// UFS-DIG-1: 1 energy, whatever the distance; the excavator goes to the die's square.
#[test]
fn digging_costs_one_energy() {
    for (row, column) in [(2, 3), (2, 0), (3, 1)] {
        let mut board = table().open().calm().energy(2).rooms(&[(1, 3, 1, 2)]).digging(0, 6, row, column);
        let from = board.excavator;
        let events = board.act(Action::Dig);
        assert_eq!(
            events,
            [
                Event::EnergyPaid { amount: 1, energy: 1 },
                Event::DieSpent { die: 0, used: true },
                Event::ExcavatorMoved { from, to: sq(row, column) },
            ]
        );
        assert_eq!((board.excavator, board.energy), (sq(row, column), 1));
        assert_eq!(board.refused(Action::Dig), "UFS-DIG-1", "once only");
    }
}

/// UFS-DIG-1: it may be used at any moment of the phase, with energy gained before.
#[test]
fn digging_may_wait_for_energy() {
    let mut board = table().open().calm().energy(0).rooms(&[(1, 4, 1, 3), (2, 1, 1, 4)]).digging(0, 6, 2, 0);
    assert_eq!(board.refused_with(Action::Dig), ("UFS-DIG-1", vec![("cost", 1), ("energy", 0)]));
    board.act(board.resolve(1, 3));
    board.act(Action::Dig);
    assert_eq!(board.excavator, sq(2, 0));
    let planning = table().open().calm().digging(0, 6, 2, 0);
    assert_eq!(planning.refused(Action::Dig), "UFS-SM-18");
}

/// UFS-DIG-2: unused, it is removed without effect.
#[test]
fn an_unused_digging_die_does_nothing() {
    let mut board = table().open().calm().rooms(&[]).digging(0, 6, 2, 0);
    let start = board.excavator;
    assert_eq!(board.act(Action::Discard { die: 0 }), [Event::DieSpent { die: 0, used: false }]);
    assert_eq!((board.excavator, board.energy), (start, 2));
    let mut board = table().open().calm().rooms(&[]).digging(0, 6, 2, 0);
    board.act(Action::EndPhase);
    assert_eq!((board.excavator, board.energy), (start, 2));
}

/// UFS-DIG-3: new squares count at once for robots; dice come next round.
#[test]
fn new_squares_count_at_once() {
    let mut board = table().basic("shanti-aumann").open().calm().energy(2).rooms(&[]).digging(0, 6, 2, 0);
    let mut early = board.clone();
    early.act(use_character("shanti-aumann", None));
    assert_eq!(early.refused(build(0, 2, 3)), "UFS-ROBOT-9");
    board.act(Action::Dig);
    board.act(use_character("shanti-aumann", None));
    assert!([(2, 4), (2, 3), (2, 2), (2, 1)].iter().all(|(row, column)| board.allows(build(0, *row, *column))));
    assert_eq!(board.refused(build(0, 2, 0)), "UFS-ROBOT-9", "the excavator's own square");
    board.act(build(0, 2, 3));
    assert!(board.is_excavated(sq(2, 3)));
}

/// UFS-DIG-4: a die that the excavator has reached or passed does nothing any more.
#[test]
fn a_die_that_was_overtaken_cannot_dig() {
    for (squares, reached) in [(1, false), (2, true), (3, true)] {
        // The die stands 2 squares ahead.
        let board = table().improved("jaroslav-ruzicka").open().calm().energy(2);
        let mut board = board.rooms(&[]).digging(0, 6, 2, 2);
        board.act(use_character("jaroslav-ruzicka", Some(Target::Squares { squares })));
        let at = board.excavator;
        assert_eq!(at.index(), 10 + squares);
        if reached {
            assert_eq!(board.refused(Action::Dig), "UFS-DIG-4");
            board.act(Action::EndPhase);
            assert_eq!((board.excavator, board.energy), (at, 2));
        } else {
            board.act(Action::Dig);
            assert_eq!(board.excavator, sq(2, 2));
        }
    }
}

/// UFS-DIG-5: at the end of the path nothing can be dug.
#[test]
fn the_path_ends() {
    let board = table().open().calm().excavator(5, 4).faces([6; 5]);
    for action in board.legal() {
        if let Action::Place { square, .. } = action {
            assert!(square < sq(5, 4));
        }
    }
    assert_eq!(board.refused(place(0, 5, 4)), "UFS-GEO-10");
    // One square before the end, only that one is left.
    let mut board = table().open().calm().excavator(5, 3).faces([6; 5]);
    board.act(place(0, 5, 4));
    assert_eq!(board.game.dice[0].at, DieSpot::Digging { square: sq(5, 4) });
    let board = table().basic("jaroslav-ruzicka").open().calm().excavator(5, 4).rooms(&[]);
    let forward = use_character("jaroslav-ruzicka", Some(Target::Squares { squares: 1 }));
    assert_eq!(board.refused(forward), "UFS-CHAR-6");
}
