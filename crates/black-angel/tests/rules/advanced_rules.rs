//! The advanced rules (section 13).

use crate::scene::*;

fn advanced_table(dice: &[(Colour, u8)]) -> Table {
    let mut table = table(3, true);
    table.clear_grid(A);
    table.set_hand(A, &["M001", "R061"]);
    table.set_dice(own(A), dice);
    table
}

/// BA-ADV-1, BA-ADV-2, BA-DISC-8, BA-SETUP-5: injected tiles lie boost side up with the advanced rules only; starting
/// tiles always on their standard side.
#[test]
fn tiles_enter_boost_side_up() {
    for advanced in [false, true] {
        let mut table = table(3, advanced);
        table.set_display(&[(3, "T-orange-01")]);
        table.set_dice(own(A), &[(Orange, 1)]);
        assert!(table.me().technologies().all(|(cell, _)| !table.me().technology(cell).unwrap().1));
        table.use_die(Orange, 1).acts([
            Action::ShipAction { action: action(1) },
            Action::TakeDisplay { space: 3 },
            Action::InjectTile { tile: tile("T-orange-01"), arrow: Arrow::Col2 },
        ]);
        assert_eq!(table.me().technology(cell("r3c2")), Some((tile("T-orange-01"), advanced, false)));
    }
    let mut false_start = table(3, true);
    if let Some(GridTile::Technology { boost, .. }) = &mut false_start.players[0].grid[0] {
        *boost = true;
    }
    assert_eq!(false_start.check().unwrap_err().field, "players.grid");
}

/// BA-EX-15, BA-ADV-3, BA-ADV-7, BA-A2-4, BA-DEC-7: a bought green 1 becomes a 3; the tile then is worth 1 VP an activation.
#[test]
fn example_boost() {
    let mut table = advanced_table(&[(Gray, 1)]);
    table.lay_side(A, "r1c1", "T-green-02", true);
    table.attack("R061");
    table.attack("R067");
    table.attack("R073");
    table.set_dice(own(B), &[(Green, 1)]);
    table.acts([
        Action::SequenceA,
        Action::SkipCard,
        Action::ChooseDie { from: own(B), die: die(Green, 1), flip: false },
    ]);
    assert_eq!(table.refused(Action::UseBoost { cell: cell("r1c1"), colour: Some(Gray) }), Refusal::UselessBoost);
    assert_eq!(table.refused(Action::UseBoost { cell: cell("r1c2"), colour: None }), Refusal::NoBoost);
    table.act(Action::UseBoost { cell: cell("r1c1"), colour: None });
    assert_eq!(table.turn.die.unwrap().value, 3);
    assert_eq!(table.me().technology(cell("r1c1")), Some((tile("T-green-02"), false, false)), "used once");
    assert_eq!(table.asked_step(), Step::ChooseTarget);
    table.act(Action::ShipAction { action: action(5) });
    table.act(Action::DestroyRavagers { action: action(1) }).finish_turn();
    table.b().b();
    let vp = table.me().vp;
    table.acts([
        Action::SequenceA,
        Action::PlayCard { card: card("R061"), slot: Slot::Row1 },
        Action::Activate { cell: cell("r1c1") },
    ]);
    assert_eq!(table.me().vp, vp + 1);
}

/// BA-ADV-3, BA-ADV-8, BA-CONF-10, BA-A3-1, BA-A3-2, BA-DEC-17: several boosts together; each looks at the colour of that moment; the
/// cards drawn have the original colour, two of them, one is kept.
#[test]
fn boosts_together() {
    let mut table = advanced_table(&[(Orange, 1)]);
    table.lay_side(A, "r1c1", "T-orange-03", true);
    table.lay_side(A, "r1c2", "T-gray-02", true);
    table.damage[0] = 1;
    table.use_die(Orange, 1);
    assert_eq!(
        table.refused(Action::UseBoost { cell: cell("r1c2"), colour: None }),
        Refusal::NoBoost,
        "the die is orange still"
    );
    let change = |colour| Action::UseBoost { cell: cell("r1c1"), colour: Some(colour) };
    assert_eq!(table.refused(change(Orange)), Refusal::UselessBoost);
    table.acts([change(Gray), Action::UseBoost { cell: cell("r1c2"), colour: None }]);
    assert_eq!(table.turn.die.map(|die| (die.original, die.colour, die.value)), Some((Orange, Gray, 3)));
    table.acts([
        Action::ShipAction { action: action(3) },
        Action::RepairAction { action: action(1) },
        Action::StoreDebris,
    ]);
    let Step::KeepCard(KeepCard { cards }) = table.asked_step() else { panic!("two cards") };
    assert!(cards.iter().all(|card| card.back() == Back::Orange));
    table.act(Action::KeepCard { card: cards[0] });
    assert!(table.me().hand.contains(cards[0]) && table.discard.contains(cards[1]));
    assert_eq!(table.supplies[0].len() + 2, table.dice_per_colour(), "the die is orange again");
}

/// BA-A3-2: if only one card can be drawn it is kept.
#[test]
fn only_one_card() {
    let mut table = advanced_table(&[(Gray, 1)]);
    table.damage[0] = 1;
    let gray = table.deck.of(Back::Gray);
    let one: Cards = gray.iter().take(1).collect();
    table.deck = (table.deck - gray) | one;
    table.players[2].tucked = gray - one;
    table.use_die(Gray, 1).acts([
        Action::ShipAction { action: action(3) },
        Action::RepairAction { action: action(1) },
        Action::StoreDebris,
    ]);
    assert_eq!((table.active, table.me().hand & one), (B, one));
}

/// BA-ADV-4, BA-ADV-12, BA-CONF-11: a card, debris or a chain turns a boost-side tile and gives its boost up.
#[test]
fn turning_early() {
    let mut table = advanced_table(&[(Gray, 2)]);
    table.lay_side(A, "r1c1", "T-gray-13", true);
    table.lay_side(A, "r1c2", "T-gray-01", true);
    table.lay_side(A, "r3c3", "T-orange-01", true);
    table.damage[0] = 2;
    let standard = |table: &Table, at: &str| !table.me().technology(cell(at)).unwrap().1;
    table.acts([
        Action::SequenceA,
        Action::PlayCard { card: card("R061"), slot: Slot::Col1 },
        Action::Activate { cell: cell("r1c1") },
    ]);
    assert!(standard(&table, "r1c1"));
    table.act(Action::Chain { cell: cell("r1c2") });
    assert!(standard(&table, "r1c2") && table.me().vp == 6);
    table.acts([
        Action::ChooseDie { from: own(A), die: die(Gray, 2), flip: false },
        Action::ShipAction { action: action(3) },
        Action::RepairAction { action: action(1) },
        Action::DebrisOnTile { cell: cell("r3c3") },
    ]);
    assert!(standard(&table, "r3c3") && table.me().vp == 7);
}

/// BA-ADV-5: a boost outside the grid cannot be used; boost-side tiles are pushed, spent and scored.
#[test]
fn boost_side_is_a_tile_like_any() {
    let mut table = advanced_table(&[(Orange, 1), (Gray, 1)]);
    table.take_tile(tile("T-gray-02"));
    table.players[0].ejected.insert(tile("T-gray-02"));
    table.lay_side(A, "r1c1", "T-orange-01", true);
    table.lay_advanced(A, "r1c2", "A01");
    assert_eq!(table.breakdown(A).tiles[0].vp, 2);
    assert!(table.me().spendable_tiles().contains(tile("T-orange-01")));
    table.damage[0] = 1;
    table.use_die(Gray, 1);
    assert_eq!(table.asked_step(), Step::ChooseTarget, "no boost is offered");
}

/// BA-ADV-6, BA-DEC-9: 2 VP when the indicated action is performed, offered after the target, for each tile.
#[test]
fn points_for_an_action() {
    let mut table = advanced_table(&[(Gray, 1)]);
    table.lay_side(A, "r1c1", "T-gray-01", true);
    table.lay_side(A, "r1c2", "T-gray-05", true);
    table.lay_side(A, "r1c3", "T-orange-01", true);
    table.damage[0] = 1;
    table.ship(A, "3b");
    let mut command = table.clone();
    command.use_die(Gray, 1).act(Action::ShipAction { action: action(4) });
    assert_eq!(command.asked_step(), Step::Command, "another action");
    table.use_die(Gray, 1).act(Action::ShipAction { action: action(3) });
    assert_eq!(table.refused(Action::UseBoost { cell: cell("r1c3"), colour: None }), Refusal::NoBoost);
    table.act(Action::UseBoost { cell: cell("r1c1"), colour: None });
    assert!(table.offers(Action::Done));
    table.act(Action::UseBoost { cell: cell("r1c2"), colour: None });
    assert_eq!((table.me().vp, table.asked_step()), (9, Step::Repair(Repair { left: 1, done: false })));
}

/// BA-ADV-9, BA-B1-5, BA-DEC-19: each tile reserves a die of its colour for nothing, besides the paid one.
#[test]
fn free_reservations() {
    let mut table = advanced_table(&[]);
    table.lay_side(A, "r1c1", "T-orange-04", true);
    table.lay_side(A, "r1c2", "T-gray-04", true);
    table.act(Action::SequenceB);
    let of = |table: &Table, colour| *table.me().dice.iter().find(|die| die.colour == colour).unwrap();
    let (orange, gray, green) = (of(&table, Orange), of(&table, Gray), of(&table, Green));
    assert_eq!(table.refused(Action::FreeReserve { cell: cell("r1c1"), die: gray }), Refusal::WrongDie);
    assert_eq!(table.refused(Action::FreeReserve { cell: cell("r1c3"), die: gray }), Refusal::NoBoost);
    table.act(Action::FreeReserve { cell: cell("r1c1"), die: orange });
    assert_eq!(table.refused(Action::FreeReserve { cell: cell("r1c1"), die: orange }), Refusal::NoSuchDie);
    table.act(Action::PaidReserve { die: green });
    assert_eq!(table.refused(Action::PaidReserve { die: gray }), Refusal::ReservedOnce);
    table.act(Action::FreeReserve { cell: cell("r1c2"), die: gray });
    assert!(table.me().dice.iter().all(|die| die.reserved));
    assert_eq!(table.active, B, "nothing is left to reserve");
}

/// BA-ADV-10: boosts serve Mission cards too.
#[test]
fn boosts_for_missions() {
    let mut table = advanced_table(&[(Orange, 1)]);
    table.lay_side(A, "r1c1", "T-orange-02", true);
    table.post("3c", "M002", own(A));
    table.use_die(Orange, 1).act(Action::UseBoost { cell: cell("r1c1"), colour: None });
    table.act(Action::MissionCard { hex: hex("3c") });
    assert_eq!(table.asked_step(), Step::MissionAct(MissionAct { hex: hex("3c"), left: 3, done: false }));
}

/// BA-ADV-11: a boost that changes nothing is not offered.
#[test]
fn useless_boosts() {
    let mut table = advanced_table(&[(Orange, 3)]);
    table.lay_side(A, "r1c1", "T-orange-02", true);
    table.use_die(Orange, 3);
    assert_eq!(table.asked_step(), Step::ChooseTarget);
    let mut b = advanced_table(&[]);
    b.lay_side(A, "r1c1", "T-orange-04", true);
    b.players[0].workstations = [0, 1, 1];
    b.players[0].break_room += 1;
    b.players[0].resources = 0;
    b.act(Action::SequenceB);
    assert_eq!(b.active, B, "no orange die to reserve");
}
