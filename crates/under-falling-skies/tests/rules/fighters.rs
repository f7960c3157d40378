//! Fighter rooms.

use under_falling_skies::{Action, Berth, Destroyer, Event, Step};

use crate::scene::*;

/// UFS-ROOM-8: every ship on an explosion up to the value is destroyed, all at once.
#[test]
fn a_fighter_destroys_everything_in_range() {
    // E4, E3, E2 of row 10, E6 of row 9; an arrow and a blank square beside them.
    let berths = [(0, sky(10, 0)), (1, sky(10, 1)), (2, sky(9, 2)), (3, sky(10, 3)), (5, sky(10, 4)), (4, sky(10, 2))];
    let mut board = table().open().ships(&berths).energy(3).rooms(&[(0, 5, 1, 0)]);
    let events = board.act(board.resolve(1, 0));
    // 5 - 1 = 4: E4, E3 and E2; white ships leave, purple ones come back aboard.
    assert_eq!(events.last(), Some(&Event::ShipsDestroyed { ships: ships(&[0, 1, 5]), by: Destroyer::Fighter }));
    assert_eq!([0, 1, 5].map(|ship: usize| board.ships[ship]), [Berth::Aboard, Berth::Aboard, Berth::Reserve]);
    assert_eq!([2, 3, 4].map(|ship: usize| board.ships[ship]), [sky(9, 2), sky(10, 3), sky(10, 2)]);
    assert_eq!((board.energy, board.step), (2, Step::RoomsAction));

    let mut board = table().open().ships(&[(2, sky(9, 2))]).energy(3).rooms(&[(0, 6, 1, 0)]);
    let events = board.act(board.resolve(1, 0));
    assert_eq!(events.last(), Some(&Event::NothingShot { value: 5 }), "E6 is out of range");
    assert_eq!(board.ships[2], sky(9, 2));
}

/// UFS-ROOM-8: the orange ship goes aboard; a destroyed white ship may come back later.
#[test]
fn destroyed_ships_come_back() {
    let mut board = table()
        .scenario("command-ship")
        .open()
        .mothership_at(13)
        .ships(&[(9, sky(10, 4)), (5, sky(10, 1))])
        .energy(3)
        .rooms(&[(0, 6, 1, 0)]);
    board.act(board.resolve(1, 0));
    assert_eq!((board.ships[9], board.ships[5]), (Berth::Aboard, Berth::Reserve));
    // Row 12 adds a white ship: the same one.
    let events = board.act(Action::EndPhase);
    assert!(events.contains(&Event::WhitesAboard { ships: ships(&[5]) }));
}

/// UFS-ROOM-9: of the ships on red explosions in range one activation destroys one, by choice.
#[test]
fn one_red_target_an_activation() {
    // R2 (8, 2), R4 (7, 4), R3 (6, 1), R6 (5, 0) and the ordinary E3 (4, 2), E6 (3, 4).
    let berths = [(0, sky(8, 2)), (1, sky(7, 4)), (2, sky(6, 1)), (3, sky(5, 0)), (4, sky(4, 2)), (5, sky(3, 4))];
    let fight = |face| {
        let mut board = table().advanced_sky().open().ships(&berths).energy(7).rooms(&[(0, face, 1, 0)]);
        let events = board.act(board.resolve(1, 0));
        (board, events)
    };
    let (mut board, events) = fight(5);
    // Value 4: E3 at once, and one of R2, R4, R3.
    assert_eq!(events.last(), Some(&Event::ShipsDestroyed { ships: ships(&[4]), by: Destroyer::Fighter }));
    assert_eq!(board.step, Step::RedTarget);
    assert_eq!(board.legal(), [0, 1, 2].map(|ship| Action::Shoot { ship }));
    assert_eq!(board.refused(Action::Shoot { ship: 3 }), "UFS-ROOM-9");
    assert_eq!(board.refused(Action::Shoot { ship: 77 }), "UFS-ROOM-9");
    let events = board.act(Action::Shoot { ship: 1 });
    assert_eq!(events, [Event::ShipsDestroyed { ships: ships(&[1]), by: Destroyer::Fighter }]);
    assert_eq!([0, 2, 3].map(|ship: usize| board.ships[ship]), [sky(8, 2), sky(6, 1), sky(5, 0)]);
    assert_eq!(board.step, Step::RoomsAction);
    // One in range is not asked for.
    let (board, events) = fight(3);
    assert_eq!(events.last(), Some(&Event::ShipsDestroyed { ships: ships(&[0]), by: Destroyer::Fighter }));
    assert_eq!((board.step, board.ships[0]), (Step::RoomsAction, Berth::Aboard));
}
