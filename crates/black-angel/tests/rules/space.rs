//! Space: geometry, ships, the advance (sections 2, 7.7 and 9).

use crate::scene::*;

fn neighbours(name: &str) -> Vec<&'static str> {
    Hexes::one(hex(name)).neighbours().iter().map(|hex| hex.id()).collect()
}

/// BA-HEX-1, BA-HEX-2, BA-HEX-3, BA-CONF-25: adjacency by axial coordinates, for every pair.
#[test]
fn adjacency() {
    let axial = |hex: Hex| {
        let column = i16::from(hex.column());
        (column, i16::from(hex.strip()) + (-column).max(0))
    };
    for a in (0..35).filter_map(Hex::from_index) {
        for b in (0..35).filter_map(Hex::from_index) {
            let difference = (axial(b).0 - axial(a).0, axial(b).1 - axial(a).1);
            let adjacent = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)].contains(&difference);
            assert_eq!(Hexes::one(a).neighbours().contains(b), adjacent, "{} {}", a.id(), b.id());
        }
    }
    assert_eq!(neighbours("4c"), ["3b", "3c", "3d", "4b", "4d", "5c"]);
    assert_eq!(neighbours("4d"), ["3d", "3e", "4c", "4e", "5c", "5d"]);
    assert_eq!(neighbours("4a"), ["3a", "4b", "5a", "5b"]);
    assert_eq!(neighbours("1a"), ["1b", "2a", "2b"]);
}

/// BA-HEX-4: straight ahead is the same column of the next strip.
#[test]
fn straight_ahead() {
    assert_eq!(hex("4c").ahead(), Some(hex("5c")));
    assert_eq!(hex("2e").ahead(), Some(hex("3e")));
}

/// BA-HEX-5, BA-B3-1, BA-B3-9, BA-B3-10, BA-END-1: Spes is reached on the 7th advance with five
/// strips and on the 10th with seven; after each the Black Angel is back in the centre.
#[test]
fn the_voyage() {
    for (players, advances, centre) in [(2, 7, "3c"), (3, 10, "4c")] {
        let mut table = table(players, false);
        for advance in 1..=advances {
            assert_eq!(table.view(engine::Viewer::Spectator).advances_left, advances + 1 - advance);
            assert!(table.end.is_none());
            let first = table.space.strips[0];
            table.b();
            let last = *table.space.strips.last().unwrap();
            assert_eq!((last.strip, last.side_b), (first.strip, !first.side_b), "turned over");
            assert_eq!(table.space.angel, hex(centre));
        }
        assert_eq!(table.end, Some(Trigger::Spes));
        assert_eq!(table.space.spes_hex(), Some(hex(centre)));
        assert_eq!(table.told(|event| matches!(event, Event::SpesRevealed { .. })), 1);
    }
}

/// BA-HEX-6: Spes hides its hex; a card hides the icon of its own.
#[test]
fn what_hides_what() {
    let mut table = table(3, false);
    assert!(table.aliens(Orange).contains(hex("4c")) && table.icons().contains(hex("4c")));
    table.post("4c", "M001", own(A));
    assert!(!table.icons().contains(hex("4c")) && !table.open(Orange).contains(hex("4c")));
    assert!(table.comets().contains(hex("4c")));
    table.space.spes = Spes::Tile(3);
    assert!(!table.aliens(Orange).contains(hex("3c")));
    table.space.spes = Spes::Tile(2);
    assert!(!table.asteroids().contains(hex("2c")), "ships may enter Spes");
    assert!(table.passable().contains(hex("2c")));
}

fn commanding(value: u8) -> Table {
    let mut table = table(3, false);
    table.set_dice(own(A), &[(Orange, value)]);
    table.set_hand(A, &["M001", "M021", "R061"]);
    table
}

/// BA-SHIP-1, BA-SHIP-2, BA-SHIP-3, BA-SHIP-4, BA-DEC-14: a ship in space or a launched one, as far
/// as the value, around asteroids.
#[test]
fn moving() {
    let mut table = commanding(2);
    table.ship(A, "2b");
    table.use_die(Orange, 2).act(Action::ShipAction { action: action(2) });
    let from = hex("2b");
    assert!(table.offers(Action::MoveShip { from, to: hex("3b") }));
    assert!(table.offers(Action::MoveShip { from, to: hex("4b") }), "two steps");
    assert!(matches!(table.refused(Action::MoveShip { from, to: hex("5b") }), Refusal::OutOfReach { range: 2 }));
    assert!(matches!(table.refused(Action::MoveShip { from, to: hex("2c") }), Refusal::OutOfReach { .. }), "asteroids");
    assert!(table.offers(Action::MoveShip { from, to: hex("2d") }), "around the asteroids");
    assert!(matches!(table.refused(Action::MoveShip { from, to: hex("2e") }), Refusal::OutOfReach { .. }), "behind");
    assert_eq!(table.refused(Action::MoveShip { from: hex("3b"), to: hex("4b") }), Refusal::NoShipThere);
    // From the Black Angel on 4c.
    table.act(Action::Launch { to: hex("5b") });
    assert_eq!((table.me().ships, table.me().break_room), (0, 4));
    assert!(table.me().fleet.contains(hex("5b")) && table.me().fleet.contains(hex("2b")), "one ship only");
}

/// BA-SHIP-4, BA-B3-2, BA-SHIP-14: the Black Angel shelters ships in asteroids until it leaves.
#[test]
fn shelter_in_asteroids() {
    let mut table = commanding(1);
    table.space.strips.swap(3, 4);
    assert!(table.asteroids().contains(hex("4c")));
    table.ship(B, "4c");
    table.ship(B, "4d");
    table.check().unwrap();
    table.set_dice(own(A), &[(Orange, 1)]);
    table.use_die(Orange, 1).act(Action::ShipAction { action: action(2) });
    assert!(table.offers(Action::Launch { to: hex("3c") }));
    table.act(Action::Launch { to: hex("3c") }).finish_turn();
    let supply = table.players[1].robot_supply;
    table.b();
    // The strips have moved: 4d is now 3d.
    assert_eq!(table.players[1].fleet.iter().map(|hex| hex.id()).collect::<Vec<_>>(), ["3d"]);
    assert_eq!(table.players[1].robot_supply, supply + 1, "the pilot goes home");
}

/// BA-B3-2: a ship left behind in any other hex stays there, and moves with its strip.
#[test]
fn left_behind_in_the_open() {
    let mut table = table(3, false);
    assert!(!table.asteroids().contains(hex("4c")) && table.space.angel == hex("4c"));
    table.ship(B, "4c");
    table.b();
    assert_eq!(table.players[1].fleet.iter().map(|hex| hex.id()).collect::<Vec<_>>(), ["3c"]);
}

/// BA-SHIP-5, BA-SHIP-6, BA-TERM-7: two ships of different players on a hex at most; cards and the
/// Black Angel do not obstruct.
#[test]
fn room_for_two() {
    let mut table = commanding(2);
    table.ship(A, "3b");
    table.ship(B, "4b");
    table.ship(C, "4b");
    table.ship(B, "3c");
    table.post("5b", "M002", own(B));
    table.use_die(Orange, 2).act(Action::ShipAction { action: action(2) });
    let from = hex("3b");
    assert_eq!(table.refused(Action::MoveShip { from, to: hex("4b") }), Refusal::HexFull);
    assert!(table.offers(Action::MoveShip { from, to: hex("5b") }), "through full hexes, onto a card");
    assert!(table.offers(Action::MoveShip { from, to: hex("3c") }), "beside one other");
    assert!(table.offers(Action::MoveShip { from, to: hex("4c") }), "onto the Black Angel's hex");
    assert_eq!(table.refused(Action::Launch { to: hex("3b") }), Refusal::HexFull, "not beside an own ship");
}

/// BA-SHIP-7, BA-SHIP-9, BA-DEC-14: without a move a Mission must be placed.
#[test]
fn staying() {
    let mut table = commanding(1);
    table.ship(A, "3c");
    table.ship(A, "2d");
    table.use_die(Orange, 1).act(Action::ShipAction { action: action(2) });
    assert!(matches!(table.refused(Action::MoveShip { from: hex("3c"), to: hex("3c") }), Refusal::OutOfReach { .. }));
    assert_eq!(table.refused(Action::UseShip { hex: hex("2d") }), Refusal::StayNeedsMission, "a green hex");
    let mut launched = table.clone();
    launched.act(Action::Launch { to: hex("4c") });
    assert_eq!(launched.refused(Action::NoMission), Refusal::MustPlace);
    table.act(Action::UseShip { hex: hex("3c") });
    assert_eq!(table.asked_step(), Step::Place(Place { hex: hex("3c"), must: true }));
    assert_eq!(table.legal(), [Action::PlaceMission { card: card("M001") }]);
}

/// BA-SHIP-8, BA-CONF-3, BA-A2-13: a star moves and launches nothing; it must place a Mission at an
/// own ship, and is useless otherwise.
#[test]
fn a_star_on_command() {
    let mut table = commanding(0);
    table.players[0].debris = 0;
    table.players[0].resources = 0;
    table.clear_grid(A);
    assert!(!table.offers(Action::SequenceA), "no ship in space");
    assert_eq!(table.refused(Action::SequenceA), Refusal::NoSequenceA);
    table.ship(A, "3c");
    table.use_die(Orange, 0);
    assert_eq!(table.legal(), [Action::ShipAction { action: action(2) }], "nothing else can be done with a star");
    assert_eq!(table.refused(Action::ShipAction { action: action(1) }), Refusal::NoActivation);
    table.act(Action::ShipAction { action: action(2) });
    assert_eq!(table.legal(), [Action::UseShip { hex: hex("3c") }]);
    assert_eq!(table.refused(Action::MoveShip { from: hex("3c"), to: hex("3b") }), Refusal::StarMovesNothing);
    table.act(Action::UseShip { hex: hex("3c") });
    assert_eq!(table.refused(Action::NoMission), Refusal::MustPlace);
}

/// BA-SHIP-9, BA-CONF-14, BA-CONF-24, BA-TERM-6, BA-SHIP-10: a Mission of the die's colour, a robot of the
/// break room, a hex without a card; other ships and the Black Angel do not matter.
#[test]
fn placing_a_mission() {
    let mut table = commanding(3);
    table.ship(B, "4c");
    table.ship(A, "3b");
    table.use_die(Orange, 3).act(Action::ShipAction { action: action(2) });
    let mut elsewhere = table.clone();
    elsewhere.act(Action::MoveShip { from: hex("3b"), to: hex("4b") });
    assert_ne!(elsewhere.asked_step(), Step::Place(Place { hex: hex("4b"), must: false }), "a green hex");
    table.act(Action::MoveShip { from: hex("3b"), to: hex("4c") });
    assert_eq!(table.refused(Action::PlaceMission { card: card("M021") }), Refusal::CannotPlace, "a gray card");
    let vp = table.me().vp;
    table.act(Action::PlaceMission { card: card("M001") });
    assert_eq!(table.space.cards.get(hex("4c")), Some(Posting { card: card("M001"), owner: own(A) }));
    assert_eq!((table.me().break_room, table.me().vp), (4, vp + 1), "the robot and the reward");

    // Without a robot after the launch, or with a card there, no Mission can be placed.
    let mut poor = commanding(3);
    poor.players[0].break_room = 1;
    poor.players[0].robot_supply += 4;
    poor.use_die(Orange, 3).act(Action::ShipAction { action: action(2) });
    assert_eq!(poor.refused(Action::Launch { to: hex("4c") }), Refusal::StayNeedsMission);
    poor.act(Action::Launch { to: hex("3c") });
    assert_ne!(poor.active, A, "no Place step: the turn is over");
    let mut taken = commanding(3);
    taken.post("3c", "M002", own(B));
    taken.use_die(Orange, 3).acts([Action::ShipAction { action: action(2) }, Action::Launch { to: hex("3c") }]);
    assert_ne!(taken.active, A);
}

/// BA-SHIP-11, BA-SHIP-12, BA-SHIP-13: icons around the card bring Ravagers, its own icons bring tiles;
/// without a card nothing comes.
#[test]
fn what_a_mission_brings() {
    let mut table = commanding(1);
    table.ship(A, "3c");
    assert_eq!(table.wakes(hex("3c")), 3, "2b, 3d and 4c");
    table.post("3d", "M021", own(B));
    table.set_hand(A, &["M005"]);
    assert_eq!(table.wakes(hex("3c")), 2, "the card on 3d hides its icon");
    let tops = [table.stacks[0].top, table.stacks[1].top];
    let before = table.display;
    table.use_die(Orange, 1).acts([Action::ShipAction { action: action(2) }, Action::UseShip { hex: hex("3c") }]);
    let ravagers = table.deck.of(Back::Ravager).len();
    table.act(Action::PlaceMission { card: card("M005") });
    assert_eq!(table.deck.of(Back::Ravager).len(), ravagers - 2);
    assert_eq!(table.ravagers.iter().flatten().count(), 2);
    assert_eq!(table.display[0], tops[1], "gray entered after orange");
    assert_eq!(table.display[1], tops[0]);
    assert_eq!(table.display[2..5], before[..3]);

    let mut plain = commanding(1);
    plain.ship(A, "3b");
    let display = plain.display;
    plain.use_die(Orange, 1).acts([
        Action::ShipAction { action: action(2) },
        Action::MoveShip { from: hex("3b"), to: hex("3c") },
        Action::NoMission,
    ]);
    assert_eq!((plain.ravagers.iter().flatten().count(), &plain.display), (0, &display));
}

/// BA-TERM-10, BA-B3-6, BA-B3-9: the advance carries everything along and removes what was on strip 1.
#[test]
fn strips_move() {
    let mut table = table(3, false);
    table.ship(A, "1a");
    table.ship(A, "3b");
    table.post("4e", "M001", own(B));
    table.b();
    assert_eq!(table.me().fleet.iter().map(|hex| hex.id()).collect::<Vec<_>>(), ["2b"]);
    assert_eq!(table.space.cards.get(hex("3e")).map(|posting| posting.card), Some(card("M001")));
    assert_eq!(table.space.strips[0].strip, 2);
}
