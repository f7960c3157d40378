//! The actions: Discover, Repair, Destroy, Ravagers arriving, the display, Missions (sections 7.3 to
//! 7.10).

use crate::scene::*;

fn discovering(value: u8) -> Table {
    let mut table = table(3, false);
    table.clear_grid(A);
    table.set_hand(A, &[]);
    table.set_dice(own(A), &[(Orange, value)]);
    table.set_display(&[(1, "T-orange-01"), (2, "T-orange-02"), (3, "T-green-01"), (6, "T-green-02")]);
    table
}

fn take(table: &mut Table, actions: &[Action]) {
    let value = table.me().dice[0].value;
    table.use_die(Orange, value).act(Action::ShipAction { action: action(1) });
    for action in actions {
        table.act(*action);
    }
}

/// BA-DISC-1, BA-DEC-11, BA-A2-13, BA-CONF-2: costs 2 2 1 1 1 1 1, an Advanced tile 2; at least one must be taken,
/// then one may stop.
#[test]
fn costs() {
    assert_eq!(data().display_costs.as_slice(), [2, 2, 1, 1, 1, 1, 1]);
    let mut table = discovering(1);
    take(&mut table, &[]);
    assert_eq!(table.refused(Action::TakeDisplay { space: 1 }), Refusal::TooDear { costs: 2, left: 1 });
    assert_eq!(table.refused(Action::TakeAdvanced { slot: 1 }), Refusal::TooDear { costs: 2, left: 1 });
    assert_eq!(table.refused(Action::TakeDisplay { space: 4 }), Refusal::EmptySpace);
    assert_eq!(table.refused(Action::TakeDisplay { space: 0 }), Refusal::EmptySpace);
    assert_eq!(table.refused(Action::TakeDisplay { space: 200 }), Refusal::EmptySpace);
    assert_eq!(table.refused(Action::Stop), Refusal::AtLeastOne);
    let mut two = discovering(2);
    take(&mut two, &[Action::TakeDisplay { space: 6 }]);
    assert!(two.offers(Action::Stop));
    two.act(Action::Stop);
    assert_eq!(two.asked_step(), Step::Inject);
}

/// BA-DISC-2, BA-DISC-3: display tiles are not replaced, Advanced ones at once in the same slot; both
/// copies of a kind may be owned.
#[test]
fn replacing() {
    let mut table = discovering(3);
    table.lay_advanced(A, "r1c3", "A01");
    let others: Vec<_> = [0, 2, 3].map(|slot| table.advanced_slots[slot]).into();
    let (deck, taken) = (table.advanced_deck.len(), table.advanced_slots[1]);
    take(&mut table, &[Action::TakeAdvanced { slot: 2 }, Action::TakeDisplay { space: 3 }]);
    assert_eq!(table.display[2], None);
    assert_eq!(table.display[0], Some(tile("T-orange-01")), "the others do not move");
    assert_eq!([0, 2, 3].map(|slot| table.advanced_slots[slot]).to_vec(), others);
    assert!(table.advanced_slots[1].is_some() && table.advanced_slots[1] != taken);
    assert_eq!(table.advanced_deck.len(), deck - 1);
    let mut last = discovering(2);
    let rest = std::mem::take(&mut last.advanced_deck);
    last.advanced_gone = rest;
    take(&mut last, &[Action::TakeAdvanced { slot: 2 }]);
    assert_eq!(last.advanced_slots[1], None, "an empty deck leaves the slot empty");
}

/// BA-DISC-4, BA-CONF-4, BA-CONF-5: six colour arrows over five cells, two black ones at the corner.
#[test]
fn arrows() {
    let entries: std::collections::BTreeSet<&str> = Arrow::COLOUR.iter().map(|arrow| arrow.path()[0].id()).collect();
    assert_eq!(entries.into_iter().collect::<Vec<_>>(), ["r1c1", "r2c1", "r3c1", "r3c2", "r3c3"]);
    assert!(Arrow::BLACK.iter().all(|arrow| arrow.path()[0].id() == "r3c1"));
    let mut table = discovering(3);
    let advanced_tile = table.advanced_slots[0].unwrap();
    take(&mut table, &[Action::TakeAdvanced { slot: 1 }, Action::TakeDisplay { space: 3 }]);
    assert_eq!(table.legal().len(), 8);
    let wrong = Action::InjectTile { tile: tile("T-green-01"), arrow: Arrow::BlackUp };
    assert_eq!(table.refused(wrong), Refusal::WrongArrow);
    assert_eq!(table.refused(Action::InjectAdvanced { tile: advanced_tile, arrow: Arrow::Col1 }), Refusal::WrongArrow);
    let foreign = Action::InjectTile { tile: tile("T-green-02"), arrow: Arrow::Col1 };
    assert_eq!(table.refused(foreign), Refusal::NotTaken);
    // In any order, one by one.
    table.act(Action::InjectTile { tile: tile("T-green-01"), arrow: Arrow::Row3 });
    table.act(Action::InjectAdvanced { tile: advanced_tile, arrow: Arrow::BlackRight });
    assert_eq!(table.me().technology(cell("r3c2")).unwrap().0, tile("T-green-01"), "pushed by the Advanced tile");
}

/// BA-DISC-5, BA-DISC-6: a push stops at the first empty cell; only a full line loses its far tile,
/// whose debris comes to storage.
#[test]
fn pushing() {
    let mut table = discovering(1);
    table.lay(A, "r2c1", "T-gray-01");
    table.lay(A, "r2c3", "T-gray-02");
    let inject = |arrow| Action::InjectTile { tile: tile("T-green-01"), arrow };
    take(&mut table, &[Action::TakeDisplay { space: 3 }]);
    let mut up = table.clone();
    table.act(inject(Arrow::Row2));
    let row: Vec<_> = ["r2c1", "r2c2", "r2c3"].map(|at| table.me().technology(cell(at)).unwrap().0.id()).into();
    assert_eq!(row, ["T-green-01", "T-gray-01", "T-gray-02"]);
    assert!(table.me().ejected.is_empty());
    up.act(inject(Arrow::Col1));
    assert_eq!(up.me().technology(cell("r2c1")).unwrap().0, tile("T-gray-01"), "the entry was free");

    let mut full = discovering(1);
    full.lay(A, "r3c1", "T-gray-01");
    full.lay(A, "r3c2", "T-gray-02");
    full.lay(A, "r3c3", "T-gray-03");
    if let Some(GridTile::Technology { debris, .. }) = &mut full.players[0].grid[8] {
        *debris = true;
    }
    take(&mut full, &[Action::TakeDisplay { space: 3 }, inject(Arrow::Row3)]);
    assert_eq!(full.me().ejected.iter().map(|tile| tile.id()).collect::<Vec<_>>(), ["T-gray-03"]);
    assert_eq!(full.me().debris, 2);
}

/// BA-DISC-7: an ejected Advanced tile goes to a free space; with all three taken it lies beside.
#[test]
fn ejecting_advanced_tiles() {
    let start = || {
        let mut table = discovering(1);
        table.lay_advanced(A, "r1c3", "A01");
        table.lay(A, "r1c1", "T-gray-01");
        table.lay(A, "r1c2", "T-gray-02");
        table
    };
    let inject = Action::InjectTile { tile: tile("T-green-01"), arrow: Arrow::Row1 };
    let mut table = start();
    table.space_advanced(A, Gray, "A02");
    take(&mut table, &[Action::TakeDisplay { space: 3 }, inject]);
    assert_eq!(table.refused(Action::PlaceAdvanced { space: Gray }), Refusal::SpaceTaken);
    table.act(Action::PlaceAdvanced { space: Green });
    assert_eq!(table.me().advanced_spaces, [None, Some(advanced("A02")), Some(advanced("A01"))]);
    let mut full = start();
    for (colour, name) in [(Orange, "A02"), (Gray, "A03"), (Green, "A04")] {
        full.space_advanced(A, colour, name);
    }
    take(&mut full, &[Action::TakeDisplay { space: 3 }, inject]);
    assert!(full.me().advanced_aside.contains(advanced("A01")));
}

fn repairing(value: u8) -> Table {
    let mut table = table(3, false);
    table.clear_grid(A);
    table.set_hand(A, &[]);
    table.set_dice(own(A), &[(Gray, value)]);
    table
}

/// BA-EX-4, BA-REP-1, BA-REP-2, BA-REP-4, BA-DEC-12: gray 2 on Repair: one cube on a gray tile for 1 VP, one on
/// an orange tile for a ship; a tile takes one debris, an Advanced tile none.
#[test]
fn repair() {
    let mut table = repairing(2);
    table.lay(A, "r1c1", "T-gray-01");
    table.lay(A, "r1c2", "T-orange-05");
    table.lay_advanced(A, "r1c3", "A01");
    table.damage[4] = 2;
    table.supplies[0].sound -= 1;
    table.supplies[0].damaged += 1;
    table.use_die(Gray, 2).act(Action::ShipAction { action: action(3) });
    assert_eq!(table.refused(Action::Stop), Refusal::AtLeastOne);
    assert_eq!(table.refused(Action::RepairAction { action: action(1) }), Refusal::NoDamage);
    assert_eq!(table.refused(Action::RepairDie { colour: Green }), Refusal::NoDamage);
    table.act(Action::RepairAction { action: action(5) });
    assert_eq!(table.damage[4], 1);
    assert_eq!(table.refused(Action::DebrisOnTile { cell: cell("r1c3") }), Refusal::NoTileThere);
    table.act(Action::DebrisOnTile { cell: cell("r1c1") });
    assert_eq!(table.me().vp, 6);
    assert!(table.offers(Action::Stop));
    table.act(Action::RepairDie { colour: Orange });
    assert_eq!(table.supplies[0].damaged, 0);
    assert_eq!(table.refused(Action::DebrisOnTile { cell: cell("r1c1") }), Refusal::TileBearsDebris);
    table.act(Action::DebrisOnTile { cell: cell("r1c2") });
    assert_eq!((table.me().ships, table.me().debris), (2, 1));
    assert!(table.me().technology(cell("r1c1")).unwrap().2 && table.me().technology(cell("r1c2")).unwrap().2);
}

/// BA-REP-3, BA-DEC-24: only the cube just removed can be put on a tile; Repair ends by itself when no
/// cube is left.
#[test]
fn repair_ends() {
    let mut table = repairing(3);
    table.lay(A, "r1c1", "T-gray-01");
    table.damage[4] = 1;
    table.players[0].debris = 5;
    table.use_die(Gray, 3).act(Action::ShipAction { action: action(3) });
    assert_eq!(table.refused(Action::DebrisOnTile { cell: cell("r1c1") }), Refusal::NotAsked);
    table.acts([Action::RepairAction { action: action(5) }, Action::StoreDebris]);
    assert_eq!((table.active, table.me().debris), (B, 6));
}

/// BA-EX-5, BA-DES-1, BA-DES-2, BA-DES-3, BA-DEC-13: green 2 on Destroy: locations 2 and 4, or both cards of 3,
/// never two of three at 5; robots go home, cubes stay.
#[test]
fn destroy() {
    let mut table = table(3, false);
    table.set_hand(A, &[]);
    table.set_dice(own(A), &[(Green, 2)]);
    for name in ["R062", "R064", "R063", "R069", "R065", "R071", "R077"] {
        table.attack(name);
    }
    table.ravagers[1][0].robots = [0, 1, 1, 0];
    table.players[1].robot_supply -= 1;
    table.players[2].robot_supply -= 1;
    table.damage[1] = 2;
    table.players[0].vp = 3;
    table.use_die(Green, 2);
    assert_eq!(table.legal()[0], Action::ShipAction { action: action(5) });
    table.act(Action::ShipAction { action: action(5) });
    // The Ravager of the Destroy action itself acted first: a Mission or 1 VP (BA-DES-4).
    assert_eq!(table.me().vp, 2);
    let destroy = |number| Action::DestroyRavagers { action: action(number) };
    assert_eq!(table.refused(destroy(5)), Refusal::StackTooLarge { cards: 3, left: 2 });
    assert_eq!(table.refused(destroy(1)), Refusal::NoRavagers);
    assert_eq!(table.refused(Action::Stop), Refusal::AtLeastOne);
    let mut both = table.clone();
    both.act(destroy(3));
    assert_eq!((both.me().hand.of(Back::Ravager).len(), both.active), (2, B));
    table.acts([destroy(2), destroy(4)]);
    assert!(table.me().hand.contains(card("R062")) && table.me().hand.contains(card("R064")));
    assert_eq!((table.players[1].break_room, table.players[2].break_room), (6, 6));
    assert_eq!(table.damage[1], 2);
}

/// BA-DES-4: the location of Destroy itself can be destroyed too.
#[test]
fn destroy_its_own_location() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[(Green, 1)]);
    table.attack("R089");
    table.use_die(Green, 1).act(Action::ShipAction { action: action(5) });
    assert_eq!(table.me().break_room, 4);
    table.act(Action::DestroyRavagers { action: action(5) });
    assert_eq!(table.me().break_room, 5, "the captured robot is free again");
}

/// A table on which a Mission on 3c wakes `icons` Ravagers of a rigged deck.
fn waking(deck: &[&str]) -> Table {
    let mut table = table(3, false);
    table.clear_grid(A);
    table.set_hand(A, &["M005"]);
    table.set_dice(own(A), &[(Orange, 1)]);
    table.ship(A, "3c");
    table.post("2b", "M001", own(B));
    table.players[1].hand = table.players[1].hand.missions();
    table.players[2].hand = table.players[2].hand.missions();
    // All other Ravagers are in seat 2's hand; six stay removed.
    let rigged = cards(deck);
    let mut rest = data().cards(Back::Ravager) - rigged;
    table.deck = table.deck.missions() | rigged;
    table.removed = rest.iter().take(6).collect();
    rest = rest - table.removed;
    table.players[2].hand = table.players[2].hand | rest;
    table
}

fn place(table: &mut Table) {
    table.use_die(Orange, 1).acts([Action::ShipAction { action: action(2) }, Action::UseShip { hex: hex("3c") }]);
    table.act(Action::PlaceMission { card: card("M005") });
}

/// BA-RAV-1, BA-DMG-1, BA-DMG-2: each comes with a cube; the third cube hits a die of the action's colour;
/// a fourth Ravager is discarded for the next.
#[test]
fn arriving() {
    let mut table = waking(&["R063", "R069", "R075", "R081"]);
    table.damage[2] = 1;
    place(&mut table);
    assert_eq!((table.damage[2], table.supplies[1].damaged), (2, 1));
    assert_eq!(table.ravagers[2].len(), 2);
    let mut none = waking(&["R063", "R069", "R075"]);
    none.damage[2] = 2;
    let sound = std::mem::take(&mut none.supplies[1].sound);
    none.supplies[1].damaged = sound;
    place(&mut none);
    assert_eq!((none.damage[2], none.supplies[1].damaged), (2, sound), "the cube is not placed");

    let mut full = waking(&["R063", "R066"]);
    full.players[2].hand = full.players[2].hand - cards(&["R069", "R075", "R081"]);
    for name in ["R069", "R075", "R081"] {
        if full.removed.contains(card(name)) {
            let other = full.players[2].hand.of(Back::Ravager).first().unwrap();
            full.players[2].hand.remove(other);
            full.removed.remove(card(name));
            full.removed.insert(other);
        }
        full.ravagers[2].push(Attack { card: card(name), robots: [0; 4] });
    }
    place(&mut full);
    assert_eq!((full.ravagers[2].len(), full.ravagers[5].len()), (3, 1));
    assert_eq!(full.end, Some(Trigger::Ravagers));
}

/// BA-RAV-2, BA-RAV-3, BA-END-1, BA-END-4: the last card of the deck triggers the end and is placed; the discards
/// become a new deck; with nothing to draw the icons are ignored.
#[test]
fn an_empty_ravager_deck() {
    let mut table = waking(&["R061"]);
    place(&mut table);
    assert_eq!((table.end, table.ravagers[0].len()), (Some(Trigger::Ravagers), 1));
    assert_eq!(table.ravagers.iter().flatten().count(), 1, "the second icon is ignored");
    let mut rebuilt = waking(&["R061"]);
    rebuilt.players[2].hand = rebuilt.players[2].hand.without(card("R062"));
    if rebuilt.removed.contains(card("R062")) {
        let other = rebuilt.players[2].hand.of(Back::Ravager).first().unwrap();
        rebuilt.players[2].hand.remove(other);
        rebuilt.removed.remove(card("R062"));
        rebuilt.removed.insert(other);
    }
    rebuilt.discard.insert(card("R062"));
    place(&mut rebuilt);
    assert_eq!((rebuilt.ravagers[0].len(), rebuilt.ravagers[1].len()), (1, 1), "drawing goes on from the discards");
    assert_eq!(rebuilt.told(|event| matches!(event, Event::EndTriggered { .. })), 1);
    // The Black Angel can no longer reach Spes: goods are worth nothing.
    assert_eq!(rebuilt.breakdown(A).goods, 0);
}

/// BA-RAV-4: Ravagers that are spent, discarded or cleared go to the discard pile.
#[test]
fn ravager_discards() {
    let mut table = table(3, false);
    table.set_hand(A, &["R061"]);
    table.players[0].hand.remove(card("R061"));
    table.players[0].slots[0] = Some(card("R061"));
    table.b();
    assert!(table.discard.contains(card("R061")));
}

/// BA-EX-7: the Mission pays 1 VP; two icons; the second Ravager finds two cubes at location 3, so a gray die
/// is damaged; an orange and then a gray tile come.
#[test]
fn example_mission() {
    let mut table = waking(&["R065", "R063", "R070"]);
    table.set_hand(A, &["M012"]);
    table.damage[2] = 2;
    let tops = [table.stacks[0].top, table.stacks[1].top];
    let vp = table.me().vp;
    // Draw in the example's order: try seeds until location 5 comes first and 3 second.
    let found = (0..200).find_map(|seed| {
        let mut copy = table.clone();
        copy.dice = Dice::new(&format!("example {seed}").parse().unwrap());
        copy.use_die(Orange, 1).acts([
            Action::ShipAction { action: action(2) },
            Action::UseShip { hex: hex("3c") },
            Action::PlaceMission { card: card("M012") },
        ]);
        (copy.ravagers[4].len() == 1 && copy.ravagers[2].len() == 1).then_some(copy)
    });
    let table = found.expect("a seed");
    assert_eq!(table.me().vp, vp + 1);
    assert_eq!((table.damage[4], table.damage[2], table.supplies[1].damaged), (1, 2, 1));
    assert_eq!((table.display[0], table.display[1]), (tops[1], tops[0]));
}

/// BA-DISP-1, BA-DISP-2: the first gap absorbs a push; past the last space tiles are discarded; an empty
/// stack is rebuilt, or the icon ignored.
#[test]
fn the_display() {
    let mut gap = waking(&["R061", "R062", "R063"]);
    gap.set_display(&[(1, "T-green-01"), (3, "T-green-02")]);
    place(&mut gap);
    assert_eq!(gap.display[2], Some(tile("T-green-01")), "pushed by the second tile");
    assert_eq!(gap.display[3], Some(tile("T-green-02")));
    let mut full = waking(&["R061", "R062", "R063"]);
    full.set_display(
        &(1..=7)
            .map(|at| {
                (
                    at,
                    ["T-green-01", "T-green-02", "T-green-03", "T-green-04", "T-green-05", "T-green-06", "T-green-07"]
                        [at - 1],
                )
            })
            .collect::<Vec<_>>(),
    );
    place(&mut full);
    assert_eq!(full.scrap.len(), 2);
    assert!(full.scrap.contains(tile("T-green-07")) && full.scrap.contains(tile("T-green-06")));
    let mut empty = waking(&["R061", "R062", "R063"]);
    let mut rest = empty.stacks[0].below;
    rest.insert(empty.stacks[0].top.unwrap());
    empty.stacks[0] = Stack::default();
    empty.scrap = empty.scrap | rest;
    let mut none = empty.clone();
    place(&mut empty);
    assert_eq!((empty.stacks[0].len(), empty.scrap.len()), (rest.len() - 1, 0), "the discards became a stack");
    none.players[1].ejected = std::mem::take(&mut none.scrap);
    place(&mut none);
    assert_eq!(none.display[0].unwrap().face().colour, Gray, "no orange tile came");
}

/// BA-EX-6, BA-SHIP-2: the destinations of a command are those of a ship in space together with those
/// of a new one. The book's example, eight orange planets of which two only a new ship reaches,
/// can be set up.
#[test]
fn example_destinations() {
    let mut found = false;
    'layouts: for seed in 0..300 {
        let mut dice = Dice::new(&format!("layout {seed}").parse().unwrap());
        let mut layout = table(3, false);
        for strip in &mut layout.space.strips {
            strip.side_b = dice.below(2) == 1;
        }
        dice.shuffle(&mut layout.space.strips);
        layout.set_dice(own(A), &[(Orange, 3)]);
        let harbours = layout.passable().without(layout.space.angel);
        for harbour in harbours.iter() {
            let mut table = layout.clone();
            table.ship(A, harbour.id());
            table.use_die(Orange, 3).act(Action::ShipAction { action: action(2) });
            let planets = table.open(Orange);
            let (mut flown, mut launched) = (Hexes::default(), Hexes::default());
            for action in table.legal() {
                match action {
                    Action::MoveShip { to, .. } => flown.insert(to),
                    Action::Launch { to } => launched.insert(to),
                    Action::UseShip { hex } => flown.insert(hex),
                    _ => {}
                }
            }
            let (flown, launched) = (flown & planets, launched & planets);
            if (flown | launched).len() == 8 && (launched - flown).len() == 2 {
                found = true;
                break 'layouts;
            }
        }
    }
    assert!(found);
}

fn activating(name: &str, owner: Seat, value: u8) -> Table {
    let colour = card(name).mission().unwrap().colour;
    let at = match colour {
        Orange => "3c",
        Gray => "3b",
        Green => "4b",
    };
    let mut table = table(3, false);
    table.set_hand(A, &[]);
    table.set_dice(own(A), &[(colour, value)]);
    table.post(at, name, own(owner));
    if owner != A {
        table.ship(A, at);
    }
    table.use_die(colour, value);
    table
}

/// BA-EX-8, BA-MIS-1, BA-MIS-5, BA-DEC-15, BA-DEC-16, BA-DEC-22: orange 3 on another's card: 3 ships and 3 VP, then the owner
/// may take 1 and 1.
#[test]
fn example_activation() {
    let mut table = activating("M002", B, 3);
    table.act(Action::MissionCard { hex: hex("3c") });
    assert_eq!(table.refused(Action::Stop), Refusal::AtLeastOne);
    table.acts([Action::ActivateMission; 3]);
    assert_eq!((table.me().ships, table.me().vp), (4, 8));
    assert_eq!(
        (table.asked(), table.asked_step()),
        (Some(B), Step::OwnerActivation(OwnerActivation { seat: B, hex: hex("3c") }))
    );
    let mut declined = table.clone();
    declined.act(Action::Decline);
    assert_eq!((declined.players[1].ships, declined.active), (1, B));
    table.act(Action::ActivateMission);
    assert_eq!((table.players[1].ships, table.players[1].vp), (2, 6));
}

/// BA-MIS-1: activation Missions only, with the own robot or a ship on the card, a die of its colour.
#[test]
fn who_may_activate() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[(Orange, 1)]);
    table.post("3c", "M001", own(B));
    table.post("4c", "M013", own(A));
    table.post("3b", "M021", own(A));
    table.post("4e", "M003", own(A));
    table.use_die(Orange, 1);
    assert_eq!(table.refused(Action::MissionCard { hex: hex("3c") }), Refusal::NotPresent);
    assert_eq!(table.refused(Action::MissionCard { hex: hex("4c") }), Refusal::Neutralization);
    assert_eq!(table.refused(Action::MissionCard { hex: hex("3b") }), Refusal::WrongColour);
    assert_eq!(table.refused(Action::MissionCard { hex: hex("5b") }), Refusal::NoMissionThere);
    table.acts([Action::MissionCard { hex: hex("4e") }, Action::ActivateMission]);
    assert_eq!(table.active, B, "an own card: no owner's activation");
}

/// BA-MIS-2, BA-DEC-24: an activation must be paid in full; gains limited by the supply come short.
#[test]
fn paying_in_full() {
    let mut table = activating("M006", A, 3);
    assert_eq!(table.refused(Action::MissionCard { hex: hex("3c") }), Refusal::NoActivation, "two ships are needed");
    table.players[0].ships = 3;
    table.acts([Action::MissionCard { hex: hex("3c") }, Action::ActivateMission]);
    assert_eq!((table.me().ships, table.me().vp, table.active), (1, 8, B), "it ends by itself");
    let mut robots = activating("M041", A, 1);
    robots.players[0].break_room += robots.players[0].robot_supply - 1;
    robots.players[0].robot_supply = 1;
    let before = robots.me().break_room;
    robots.acts([Action::MissionCard { hex: hex("4b") }, Action::ActivateMission]);
    assert_eq!(robots.me().break_room, before + 1, "one of two");
}

/// BA-MIS-3, BA-DEC-15, BA-DEC-23: the player chooses which cards to give; a Ravager is no Mission.
#[test]
fn paying_cards() {
    let mut table = activating("M012", A, 1);
    table.set_hand(A, &["M021", "M022", "R061"]);
    table.acts([Action::MissionCard { hex: hex("3c") }, Action::ActivateMission]);
    assert_eq!(table.me().ships, 0);
    assert_eq!(table.legal(), ["M021", "M022"].map(|name| Action::PayCard { card: card(name) }));
    assert_eq!(table.refused(Action::PayCard { card: card("R061") }), Refusal::WrongCard);
    table.act(Action::PayCard { card: card("M022") });
    assert!(table.discard.contains(card("M022")) && table.me().vp == 8);
    let mut ravagers = activating("M048", A, 1);
    ravagers.set_hand(A, &["M021", "R061", "R062", "R063"]);
    ravagers.acts([Action::MissionCard { hex: hex("4b") }, Action::ActivateMission]);
    ravagers.acts([Action::PayCard { card: card("R062") }, Action::PayCard { card: card("R061") }]);
    assert_eq!(ravagers.me().vp, 8);
    assert!(ravagers.discard.contains(card("R062")), "BA-RAV-4");
    let mut robot = activating("M045", A, 1);
    let (room, supply) = (robot.me().break_room, robot.me().robot_supply);
    robot.acts([Action::MissionCard { hex: hex("4b") }, Action::ActivateMission]);
    assert_eq!((robot.me().break_room, robot.me().robot_supply), (room - 1, supply + 1));
}

/// BA-MIS-4: a technology from the grid or ejected, starting tiles too, never an Advanced one; debris on
/// it is reclaimed.
#[test]
fn paying_technologies() {
    let mut table = activating("M008", A, 1);
    table.clear_grid(A);
    table.lay(A, "r1c1", "T-gray-01");
    table.lay(A, "r3c3", "S-green");
    table.lay_advanced(A, "r2c2", "A01");
    table.take_tile(tile("T-green-01"));
    table.players[0].ejected.insert(tile("T-green-01"));
    if let Some(GridTile::Technology { debris, .. }) = &mut table.players[0].grid[0] {
        *debris = true;
    }
    table.acts([Action::MissionCard { hex: hex("3c") }, Action::ActivateMission]);
    let payable = ["T-gray-01", "T-green-01", "S-green"].map(|name| Action::PayTile { tile: tile(name) });
    assert_eq!(table.legal(), payable);
    assert_eq!(table.refused(Action::PayTile { tile: tile("T-orange-01") }), Refusal::NoSuchTile);
    table.acts([Action::PayTile { tile: tile("S-green") }, Action::PayTile { tile: tile("T-gray-01") }]);
    assert_eq!((table.me().vp, table.me().debris), (8, 2));
    assert!(table.scrap.contains(tile("T-gray-01")) && !table.scrap.contains(tile("S-green")));
    assert_eq!(table.me().technologies().count(), 0);
}

/// BA-MIS-5: an owner who cannot pay is not asked. BA-MIS-6: a card can be activated any number of times.
#[test]
fn owners_and_repetition() {
    let mut table = activating("M005", B, 1);
    table.players[1].ships = 0;
    table.acts([Action::MissionCard { hex: hex("3c") }, Action::ActivateMission]);
    assert_eq!((table.active, table.asked_step()), (B, Step::ChooseSequence));
    table.b().b();
    table.set_dice(own(A), &[(Orange, 1)]);
    table.players[0].ships = 1;
    let at = table.me().fleet.first().unwrap();
    table.use_die(Orange, 1).acts([Action::MissionCard { hex: at }, Action::ActivateMission]);
    assert_eq!(table.me().ships, 0);
}

/// BA-SHIP-8: a ship that is used where it is tells so, or the log would jump from the die to the
/// Mission. In all golden games every such choice is told once, right away.
#[test]
fn a_ship_that_stays_tells_so() {
    let mut stayed = 0;
    let golden = engine::kit::Golden::of(env!("CARGO_MANIFEST_DIR"));
    for name in golden.names() {
        let record = golden.read::<BlackAngel>(&name);
        let mut game = record.begin().unwrap();
        for made in &record.moves {
            let mut told = Vec::new();
            game.act(made.seat, made.action, &mut told).unwrap();
            let staying: Vec<_> = told.iter().filter(|event| matches!(event, Event::ShipStayed { .. })).collect();
            match made.action {
                Action::UseShip { hex } => {
                    let ground = game.state().ground(hex);
                    assert!(
                        matches!(told.first(), Some(Event::ShipStayed { at, ground: told, .. }) if *at == hex && *told == ground)
                    );
                    stayed += 1;
                }
                _ => assert!(staying.is_empty()),
            }
        }
    }
    assert!(stayed > 5, "{stayed}");
}
