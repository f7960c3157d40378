//! What ships do where they land.

use under_falling_skies::components::{Catalog, Symbol};
use under_falling_skies::{Action, Berth, DamageCause, Event};

use crate::scene::*;

/// The events after the fall of one ship from `altitude` in `column` by a gray die in row 1.
fn landing(mut board: Board, altitude: u8, column: u8, face: u8) -> (Board, Vec<Event>) {
    board.game.ships[0] = if altitude == board.game.mothership { point(column) } else { sky(altitude, column) };
    board = board.faces([face; 5]);
    let mut events = board.act(place(0, 1, column));
    events.drain(..2);
    (board, events)
}

/// UFS-SKY-1: nothing happens on a blank square.
#[test]
fn a_blank_square_does_nothing() {
    let (board, events) = landing(table().open().ships(&[]), 17, 0, 1);
    assert_eq!((events, board.ships[0], board.mothership), (vec![], sky(16, 0), 17));
}

/// UFS-SKY-2: an arrow moves the ship one column, unless a ship stands there.
#[test]
fn an_arrow_moves_the_ship_sideways() {
    let (board, events) = landing(table().open().ships(&[]), 17, 1, 2);
    assert_eq!(events, [Event::ShipSlid { ship: 0, from: sky(15, 1), to: sky(15, 0) }]);
    assert_eq!(board.ships[0], sky(15, 0));
    let (board, events) = landing(table().open().ships(&[]), 17, 2, 2);
    assert_eq!(events, [Event::ShipSlid { ship: 0, from: sky(15, 2), to: sky(15, 3) }]);
    assert_eq!(board.ships[0], sky(15, 3));
    let (board, events) = landing(table().open().ships(&[(1, sky(15, 0))]), 17, 1, 2);
    assert_eq!((events, board.ships[0]), (vec![Event::SlideBlocked { ship: 0 }], sky(15, 1)));
}

/// UFS-SKY-3: a ship that was moved triggers nothing where it now stands, but stands there.
#[test]
fn a_moved_ship_triggers_nothing() {
    // In a storm the arrow of (12, 1) points at the mothership symbol (12, 0).
    let board = table().scenario("storm").open().ships(&[]).round(2);
    let (mut board, events) = landing(board, 17, 1, 5);
    assert_eq!(events, [Event::ShipSlid { ship: 0, from: sky(12, 1), to: sky(12, 0) }]);
    assert_eq!(board.mothership, 17, "the symbol does nothing");
    // A later die of column 0 moves it on: 12 - 2 = 10.
    board = board.faces([2; 5]);
    board.act(place(1, 1, 0));
    assert_eq!(board.ships[0], sky(10, 0));
    // And a Fighter shoots it where it was moved to: the arrow of (10, 3) brings it onto E2 by storm.
    let board = table().scenario("storm").open().ships(&[]).round(2);
    let (mut board, _) = landing(board, 12, 3, 2);
    assert_eq!(board.ships[0], sky(10, 4));
    board = board.rooms(&[(0, 3, 1, 0)]).energy(1);
    board.act(board.resolve(1, 0));
    assert_eq!(board.ships[0], Berth::Aboard, "value 3 - 1 reaches the explosion 2");
}

/// UFS-SKY-3: the ruling's reason: no printed arrow points at anything but a blank square.
#[test]
fn printed_arrows_point_at_blank_squares() {
    let mut arrows = 0;
    for side in Catalog::built_in().sky_tiles.iter().flat_map(|tile| &tile.sides) {
        for row in &side.rows {
            for (column, symbol) in row.iter().enumerate() {
                let target = match symbol {
                    Symbol::Left => column.checked_sub(1),
                    Symbol::Right => Some(column + 1),
                    _ => continue,
                };
                arrows += 1;
                assert_eq!(target.and_then(|at| row.get(at)), Some(&Symbol::Blank), "{row:?}");
            }
        }
    }
    assert!(arrows > 30, "{arrows} arrows");
}

/// UFS-SKY-4: the mothership sinks at once, covers, and does not act.
#[test]
fn a_mothership_symbol_sinks_the_mothership() {
    let (mut board, events) = landing(table().open().ships(&[]), 17, 0, 3);
    assert_eq!(events, [Event::MothershipSank { altitude: 16, by: Some(0) }]);
    assert_eq!((board.mothership, board.ships[0]), (16, sky(14, 0)), "the ship stays where it landed");
    assert_eq!(board.reserve(), [5, 6, 7, 8, 9], "row 16 would add a white ship, but it is not carried out");
    // Nor later: the Mothership phase acts on row 15 only.
    let events = board.end_round();
    assert!(!events.iter().any(|event| matches!(event, Event::WhitesAboard { .. })));
    assert_eq!(board.mothership, 15);

    // The ship itself is covered.
    let (board, events) = landing(table().open().ships(&[]).mothership_at(15), 15, 0, 1);
    let covered = Event::ShipsCovered { ships: ships(&[0]) };
    assert_eq!(events, [Event::MothershipSank { altitude: 14, by: Some(0) }, covered]);
    assert_eq!(board.ships[0], Berth::Aboard);
}

/// UFS-SKY-5: each ship that lands on a symbol causes a descent, in order.
#[test]
fn several_symbols_cause_several_descents() {
    let mut board = table().open().ships(&[(4, sky(16, 0)), (2, sky(14, 0))]).faces([2; 5]);
    let events = board.act(place(0, 1, 0));
    assert_eq!(
        events[2..],
        [Event::MothershipSank { altitude: 16, by: Some(4) }, Event::MothershipSank { altitude: 15, by: Some(2) }]
    );
    assert_eq!(board.mothership, 15);
}

/// UFS-SKY-6: an explosion does nothing in Planning.
#[test]
fn an_explosion_waits_for_a_fighter() {
    let (board, events) = landing(table().open().ships(&[]), 17, 2, 3);
    assert_eq!((events, board.ships[0]), (vec![], sky(14, 2)));
}

/// UFS-SKY-7: a portal leads to the other square of its pair on the same tile.
#[test]
fn a_portal_leads_to_its_other_end() {
    let advanced = || table().advanced_sky().open().ships(&[]);
    for (from, face, lands, to) in [
        ((16, 2), 1, (15, 2), (13, 4)), // Pa of the top tile
        ((14, 4), 1, (13, 4), (15, 2)),
        ((16, 0), 2, (14, 0), (13, 2)), // Pb of the top tile
        ((13, 1), 1, (12, 1), (10, 3)), // Pa of the tile below
        ((8, 1), 3, (5, 1), (5, 4)),    // Pb of level 2
    ] {
        let (board, events) = landing(advanced(), from.0, from.1, face);
        let teleported = Event::ShipTeleported { ship: 0, from: sky(lands.0, lands.1), to: sky(to.0, to.1) };
        assert_eq!((events, board.ships[0]), (vec![teleported], sky(to.0, to.1)), "the other end does nothing more");
    }
    // A ship stands at the other end.
    let (board, events) = landing(table().advanced_sky().open().ships(&[(1, sky(13, 4))]), 16, 2, 1);
    assert_eq!((events, board.ships[0]), (vec![Event::PortalBlocked { ship: 0 }], sky(15, 2)));
    // The other end is covered: M = 15 and M = 14, not yet at 16.
    for (mothership, blocked) in [(16, false), (15, true), (14, true)] {
        let (board, events) = landing(advanced().mothership_at(mothership), 14, 4, 1);
        assert_eq!(events[0] == Event::PortalBlocked { ship: 0 }, blocked, "M = {mothership}");
        assert_eq!(board.ships[0], if blocked { sky(13, 4) } else { sky(15, 2) });
    }
}

/// UFS-SKY-8: a red explosion does nothing in Planning and is shot like another.
#[test]
fn a_red_explosion_waits_for_a_fighter() {
    let (mut board, events) = landing(table().advanced_sky().open().ships(&[]), 10, 2, 2);
    assert_eq!((events, board.ships[0]), (vec![], sky(8, 2)));
    board = board.rooms(&[(0, 3, 1, 0)]).energy(1);
    board.act(board.resolve(1, 0));
    assert_eq!(board.ships[0], Berth::Aboard, "value 2 reaches the red explosion 2");
}

/// UFS-SKY-9: a city hit is one damage; the ship goes aboard, a white one too.
#[test]
fn a_city_hit_damages_and_brings_the_ship_aboard() {
    for ship in [0, 5] {
        let mut board = table().open().ships(&[(ship, sky(2, 4))]).faces([6; 5]);
        let events = board.act(place(0, 1, 4));
        assert_eq!(
            events[2..],
            [Event::CityHit { ship, column: 4 }, Event::Damaged { damage: 1, by: DamageCause::Ship }]
        );
        assert_eq!((board.ships[usize::from(ship)], board.damage), (Berth::Aboard, 1));
    }
}

/// UFS-SKY-10: a ship that changes columns moves again with a later die.
#[test]
fn a_ship_may_move_several_times_a_round() {
    let mut board = table().open().ships(&[(0, point(1))]).faces([2; 5]);
    board.act(place(0, 1, 1));
    assert_eq!(board.ships[0], sky(15, 0), "17 - 2, arrow to the left");
    board.act(place(1, 1, 0));
    assert_eq!(board.ships[0], sky(13, 0));
    board.act(Action::Place { die: 2, square: sq(1, 4), with: None });
    assert_eq!(board.ships[0], sky(13, 0), "no die of its column");
}
