//! Sequence A up to the action: cards, tiles, dice, Ravagers, damage (sections 4 to 7.3, 8).

use crate::scene;
use crate::scene::*;

/// Gives the active player a grid without tiles and a hand.
fn bare(players: u8, hand: &[&str]) -> Table {
    let mut table = table(players, false);
    table.clear_grid(A);
    table.set_hand(A, hand);
    table
}

/// BA-TURN-1, BA-TURN-2, BA-DEC-2, BA-DEC-21: one turn each in order; a sequence is done whole and in order.
#[test]
fn turns_and_rounds() {
    let mut table = table(3, false);
    for (seat, round) in [(0, 1), (1, 1), (2, 1), (0, 2)] {
        assert_eq!((table.active, table.round, table.asked_step()), (Seat(seat), round, Step::ChooseSequence));
        table.b();
    }
    let mut table = scene::table(3, false);
    let mut steps = Vec::new();
    table.set_display(&[(3, "T-green-05")]);
    table.acts([Action::SequenceA]);
    steps.push(table.asked_step());
    table.act(Action::SkipCard);
    steps.push(table.asked_step());
    table.act(Action::ChooseDie { from: own(A), die: die(Orange, 1), flip: false });
    steps.push(table.asked_step());
    table.act(Action::ShipAction { action: action(1) });
    steps.push(table.asked_step());
    table.act(Action::TakeDisplay { space: 3 });
    steps.push(table.asked_step());
    assert_eq!(
        steps,
        [Step::PlayCard, Step::ChooseDie, Step::ChooseTarget, Step::Discover(Discover { points: 1 }), Step::Inject]
    );
    assert_eq!(table.refused(Action::SequenceB), Refusal::NotAsked);
}

/// BA-TURN-5, BA-DEC-18: at most 6 Missions at the end of a turn; Ravagers do not count.
#[test]
fn hand_limit() {
    let mut table = table(3, false);
    table.set_hand(A, &["M001", "M002", "M003", "M004", "M021", "M022", "M023", "R061", "R062"]);
    table.act(Action::SequenceB);
    while table.asked_step() != Step::HandLimit {
        table.act(Action::Done);
    }
    assert_eq!(table.refused(Action::DiscardCard { card: card("R061") }), Refusal::NotAMission);
    table.act(Action::DiscardCard { card: card("M003") });
    assert_eq!((table.active, table.me().hand.missions().len()), (B, 6));
    assert!(table.discard.contains(card("M003")));
}

/// BA-A1-1, BA-A1-6, BA-DEC-3: a card face down in an empty slot, at most one a turn; it stays there.
#[test]
fn a_card_in_a_slot() {
    let mut table = bare(3, &["M001", "M002", "R061"]);
    table.lay(A, "r1c1", "T-orange-01");
    table.set_dice(own(A), &[(Gray, 1), (Gray, 1)]);
    table.damage[0] = 1;
    let play = Action::PlayCard { card: card("M001"), slot: Slot::Row1 };
    table.acts([Action::SequenceA, play]);
    table.act(Action::Activate { cell: cell("r1c1") });
    assert_eq!(table.asked_step(), Step::ChooseDie, "no second card");
    table.finish_turn();
    assert_eq!(table.me().slots[0], Some(card("M001")));
    table.b().b();
    table.act(Action::SequenceA);
    assert_eq!(table.refused(Action::PlayCard { card: card("M002"), slot: Slot::Row1 }), Refusal::SlotTaken);
    assert_eq!(table.refused(Action::PlayCard { card: card("M003"), slot: Slot::Col1 }), Refusal::NotInHand);
    table.act(Action::PlayCard { card: card("R061"), slot: Slot::Col1 });
}

/// BA-EX-1, BA-A1-2, BA-A1-3, BA-DEC-4: a green Mission activates the two green tiles of its row, a Ravager
/// all three; one must be activated, each once, the order is free; Advanced tiles never.
#[test]
fn what_a_card_activates() {
    let mut table = bare(3, &["M041", "M021", "R061"]);
    table.lay(A, "r2c1", "T-green-01");
    table.lay(A, "r2c2", "T-green-02");
    table.lay(A, "r2c3", "T-orange-01");
    table.lay_advanced(A, "r1c1", "A01");
    table.act(Action::SequenceA);
    assert_eq!(
        table.refused(Action::PlayCard { card: card("M021"), slot: Slot::Row2 }),
        Refusal::NothingToActivate,
        "no gray tile"
    );
    assert_eq!(
        table.refused(Action::PlayCard { card: card("R061"), slot: Slot::Row1 }),
        Refusal::NothingToActivate,
        "an Advanced tile only"
    );
    let mut other = table.clone();
    other.act(Action::PlayCard { card: card("R061"), slot: Slot::Row2 });
    assert_eq!(other.legal().len(), 3);
    other.act(Action::Activate { cell: cell("r2c3") });
    assert!(other.offers(Action::Stop));
    table.act(Action::PlayCard { card: card("M041"), slot: Slot::Row2 });
    assert_eq!(table.legal(), [Action::Activate { cell: cell("r2c1") }, Action::Activate { cell: cell("r2c2") }]);
    assert_eq!(table.refused(Action::Stop), Refusal::ActivateFirst);
    assert_eq!(table.refused(Action::Activate { cell: cell("r2c3") }), Refusal::NotEligible);
    table.act(Action::Activate { cell: cell("r2c2") });
    assert_eq!(table.refused(Action::Activate { cell: cell("r2c2") }), Refusal::NotEligible, "once");
    table.act(Action::Activate { cell: cell("r2c1") });
    assert_eq!((table.me().vp, table.asked_step()), (7, Step::ChooseDie));
}

/// BA-A1-4, BA-A1-5, BA-CONF-6, BA-REP-2: a card activates a tile that bears debris.
#[test]
fn debris_does_not_stop_a_card() {
    let mut table = bare(3, &["M001"]);
    table.lay(A, "r1c1", "T-orange-01");
    if let Some(GridTile::Technology { debris, .. }) = &mut table.players[0].grid[0] {
        *debris = true;
    }
    table.acts([
        Action::SequenceA,
        Action::PlayCard { card: card("M001"), slot: Slot::Col1 },
        Action::Activate { cell: cell("r1c1") },
    ]);
    assert_eq!(table.me().vp, 6);
}

fn effect(name: &str, prepare: impl Fn(&mut Table)) -> Table {
    let mut table = bare(2, &["R061", "M001"]);
    table.lay(A, "r2c2", name);
    table.damage[2] = 2;
    prepare(&mut table);
    table.acts([
        Action::SequenceA,
        Action::PlayCard { card: card("R061"), slot: Slot::Row2 },
        Action::Activate { cell: cell("r2c2") },
    ]);
    table
}

/// BA-TILE-1, BA-TILE-2, BA-LIM-1, BA-LIM-2, BA-TILE-8: tiles that simply give.
#[test]
fn giving_tiles() {
    assert_eq!(effect("T-orange-01", |_| {}).me().vp, 6);
    assert_eq!(effect("T-orange-05", |_| {}).me().ships, 2);
    assert_eq!(effect("T-gray-05", |t| t.players[0].resources = 300).me().resources, 301, "unlimited");
    assert_eq!(effect("T-gray-09", |_| {}).me().debris, 2);
    assert_eq!(effect("T-green-05", |_| {}).me().break_room, 6);
    let none = effect("T-green-05", |table| {
        table.players[0].workstations[0] += 8;
        table.players[0].robot_supply = 0;
    });
    assert_eq!(none.me().break_room, 5, "an empty supply gives nothing, but the tile may be activated");
}

/// BA-TILE-3, BA-CONF-9: a ship moves up to 2, or is launched and may stay; no Mission, no Ravager.
#[test]
fn move_ship_tile() {
    let mut table = effect("T-orange-09", |table| table.ship(A, "1b"));
    assert_eq!(table.asked_step(), Step::MoveShip);
    assert!(table.offers(Action::Launch { to: hex("3c") }), "staying at the Black Angel");
    assert!(table.offers(Action::MoveShip { from: hex("1b"), to: hex("3b") }));
    assert!(matches!(table.refused(Action::MoveShip { from: hex("1b"), to: hex("4b") }), Refusal::OutOfReach { .. }));
    assert!(table.refused(Action::MoveShip { from: hex("1b"), to: hex("1b") }) == Refusal::OutOfReach { range: 2 });
    table.act(Action::Launch { to: hex("3c") });
    assert_eq!((table.me().ships, table.me().break_room, table.asked_step()), (0, 4, Step::ChooseDie));
    let mut barred = effect("T-orange-09", |table| table.ship(A, "3c"));
    assert_eq!(barred.refused(Action::Launch { to: hex("3c") }), Refusal::HexFull);
    barred.act(Action::Launch { to: hex("3b") });
}

/// BA-TILE-4, BA-LIM-3, BA-2P-5: a robot to a workstation or back; the neutral robot there leaves for
/// good, its die stays.
#[test]
fn shift_robot_tile() {
    let mut table = effect("T-green-09", |table| table.players[0].workstations = [1, 1, 1]);
    assert_eq!(table.legal().len(), 6);
    let mut back = table.clone();
    back.act(Action::RecallRobot { colour: Gray });
    assert_eq!((back.me().break_room, back.me().workstations), (6, [1, 0, 1]));
    table.act(Action::ManWorkstation { colour: Green });
    assert_eq!((table.me().break_room, table.me().workstations), (4, [1, 1, 2]));
    assert_eq!(table.neutral.as_ref().unwrap().workstations, [true, true, false]);
    assert_eq!(table.neutral.as_ref().unwrap().dice.len(), 3);
    let empty = effect("T-green-09", |table| {
        table.players[0].workstations = [0, 0, 3];
        table.players[0].break_room = 0;
        table.players[0].robot_supply = 13;
    });
    assert_eq!(empty.refused(Action::ManWorkstation { colour: Green }), Refusal::NoRobot);
    assert_eq!(empty.legal(), [Action::RecallRobot { colour: Green }]);
}

/// BA-TILE-5: a chain activates a neighbour in its direction, any colour, also one activated
/// already, never another chain.
#[test]
fn chain_tiles() {
    let mut table = effect("T-gray-13", |table| {
        table.lay(A, "r2c1", "T-gray-14");
        table.lay(A, "r2c3", "T-orange-01");
        table.lay(A, "r1c2", "T-orange-02");
    });
    assert_eq!(table.legal(), [Action::Chain { cell: cell("r2c3") }]);
    assert_eq!(table.refused(Action::Chain { cell: cell("r2c1") }), Refusal::NoChain, "a chain");
    assert_eq!(table.refused(Action::Chain { cell: cell("r1c2") }), Refusal::NoChain, "above");
    table.act(Action::Chain { cell: cell("r2c3") });
    table.act(Action::Activate { cell: cell("r2c3") });
    assert_eq!(table.me().vp, 7, "once by the chain and once by the card");
    let vertical = effect("T-orange-13", |table| {
        table.lay(A, "r1c2", "T-gray-01");
        table.lay(A, "r2c3", "T-orange-01");
    });
    assert_eq!(vertical.legal(), [Action::Chain { cell: cell("r1c2") }]);
    let alone = effect("T-orange-13", |_| {});
    assert_eq!(alone.asked_step(), Step::ChooseDie, "without a neighbour nothing happens");
}

/// BA-TILE-6, BA-CONF-8: draw one of a colour; with the advanced rules two, keep one.
#[test]
fn draw_tile() {
    let mut table = effect("T-green-13", |_| {});
    assert_eq!(table.legal().len(), 3);
    table.act(Action::DrawColour { colour: Gray });
    assert_eq!((table.me().hand.of(Back::Gray).len(), table.asked_step()), (1, Step::ChooseDie));
    let none_left = effect("T-green-13", |table| {
        let orange = (table.deck | table.discard).of(Back::Orange);
        (table.deck, table.discard) = (table.deck - orange, table.discard - orange);
        table.players[1].tucked = orange;
    });
    assert_eq!(none_left.refused(Action::DrawColour { colour: Orange }), Refusal::NoCardLeft);
    let mut two = effect("T-green-13", |table| table.game.advanced = true);
    two.act(Action::DrawColour { colour: Green });
    let Step::KeepCard(KeepCard { cards }) = two.asked_step() else { panic!("two cards") };
    assert_eq!(two.refused(Action::KeepCard { card: card("M001") }), Refusal::NotDrawn);
    two.act(Action::KeepCard { card: cards[1] });
    assert!(two.me().hand.contains(cards[1]) && two.discard.contains(cards[0]));
}

/// BA-TILE-7, BA-TERM-8, BA-DEC-5: a starting tile has a colour and offers two effects each time.
#[test]
fn starting_tile() {
    let mut table = bare(3, &["M021"]);
    table.lay(A, "r3c3", "S-gray");
    table.acts([
        Action::SequenceA,
        Action::PlayCard { card: card("M021"), slot: Slot::Col3 },
        Action::Activate { cell: cell("r3c3") },
    ]);
    assert_eq!(table.refused(Action::ChooseEffect { effect: Effect::TakeShip }), Refusal::NoSuchEffect);
    assert_eq!(table.legal(), [Effect::TakeResource, Effect::TakeDebris].map(|effect| Action::ChooseEffect { effect }));
    table.act(Action::ChooseEffect { effect: Effect::TakeDebris });
    assert_eq!(table.me().debris, 2);
}

/// BA-A2-1, BA-A2-2, BA-DEC-6: own dice, or an unreserved one of another for a resource.
#[test]
fn buying_a_die() {
    let mut table = table(3, false);
    table.set_dice(own(B), &[(Orange, 2), (Orange, 3)]);
    table.players[1].dice[1].reserved = true;
    table.damage[0] = 1;
    table.acts([Action::SequenceA, Action::SkipCard]);
    let reserved = Die { reserved: true, ..die(Orange, 3) };
    let choose = |from, die, flip| Action::ChooseDie { from, die, flip };
    assert_eq!(table.refused(choose(own(B), reserved, false)), Refusal::Reserved);
    assert_eq!(table.refused(choose(own(B), die(Orange, 2), true)), Refusal::FlipBought, "BA-EX-9, BA-A2-3");
    assert_eq!(table.refused(choose(own(B), die(Green, 2), false)), Refusal::NoSuchDie);
    let mut poor = table.clone();
    poor.players[0].resources = 0;
    assert_eq!(poor.refused(choose(own(B), die(Orange, 2), false)), Refusal::CannotBuy);
    table.act(choose(own(B), die(Orange, 2), false));
    assert_eq!((table.players[0].resources, table.players[1].resources), (0, 2), "the owner is paid");
    // Without own dice one may buy, and for an own reserved die nothing is paid.
    let mut without = scene::table(3, false);
    without.set_dice(own(A), &[]);
    assert!(without.offers(Action::SequenceA));
}

/// BA-EX-9, BA-A2-3, BA-CONF-1, BA-TERM-2: a gray 0 becomes a 2 for one debris of the storage, once.
#[test]
fn turning_a_die_over() {
    let mut table = bare(3, &[]);
    table.set_dice(own(A), &[(Gray, 0), (Orange, 1)]);
    table.damage = [2; 6];
    table.acts([Action::SequenceA, Action::SkipCard]);
    let flip = Action::ChooseDie { from: own(A), die: die(Gray, 0), flip: true };
    let mut poor = table.clone();
    poor.players[0].debris = 0;
    assert_eq!(poor.refused(flip), Refusal::NoDebris);
    table.act(flip);
    assert_eq!((table.me().debris, table.turn.die.unwrap().value), (0, 2));
    assert_eq!(table.asked_step(), Step::ChooseTarget, "no second flip");
    assert_eq!(data().flip, [2, 3, 0, 1]);
}

/// BA-A2-5, BA-DEC-8: the target has the die's colour.
#[test]
fn targets() {
    let mut table = table(3, false);
    table.damage[0] = 1;
    table.use_die(Gray, 1);
    assert_eq!(table.legal(), [3, 4].map(|number| Action::ShipAction { action: action(number) }));
    assert_eq!(table.refused(Action::ShipAction { action: action(1) }), Refusal::WrongColour);
}

/// BA-A2-6, BA-A2-8, BA-A2-9, BA-TERM-9, BA-TERM-5: two cubes take 1 off, fixed when the die is placed; one
/// cube does nothing; a star stays a star.
#[test]
fn damaged_actions() {
    for (cubes, value, effective) in [(0, 2, 2), (1, 2, 2), (2, 2, 1), (2, 3, 2)] {
        let mut table = bare(3, &[]);
        table.set_dice(own(A), &[(Gray, value)]);
        table.damage = [1, 1, cubes, 1, 1, 1];
        table.use_die(Gray, value).act(Action::ShipAction { action: action(3) });
        assert_eq!(table.asked_step(), Step::Repair(Repair { left: effective, done: false }));
        if cubes == 2 {
            table.acts([Action::RepairAction { action: action(3) }, Action::StoreDebris]);
            let left = if effective > 1 { table.asked_step() } else { Step::EndTurn };
            assert!(
                effective == 1 || left == Step::Repair(Repair { left: effective - 1, done: true }),
                "not given back"
            );
        }
    }
    let mut star = bare(3, &["M021"]);
    star.set_dice(own(A), &[(Gray, 0)]);
    star.damage[3] = 2;
    star.ship(A, "3b");
    star.use_die(Gray, 0).act(Action::ShipAction { action: action(4) });
    assert_eq!(star.turn.value, 0);
}

/// BA-A2-7: damage and Ravagers play no part for a Mission card.
#[test]
fn missions_are_out_of_reach_of_ravagers() {
    let mut table = bare(3, &["M021"]);
    table.attack("R085");
    table.damage = [2; 6];
    table.post("3c", "M001", own(A));
    let robots = table.me().break_room;
    table.use_die(Orange, 1).act(Action::MissionCard { hex: hex("3c") });
    assert_eq!(
        (table.asked_step(), table.me().break_room),
        (Step::MissionAct(MissionAct { hex: hex("3c"), left: 1, done: false }), robots)
    );
}

fn struck(ravager: &str, colour: Colour, number: u8, hand: &[&str], prepare: impl Fn(&mut Table)) -> Table {
    let mut table = bare(3, hand);
    table.set_dice(own(A), &[(colour, 3)]);
    table.damage = [1; 6];
    table.attack(ravager);
    prepare(&mut table);
    table.use_die(colour, 3).act(Action::ShipAction { action: action(number) });
    table
}

/// BA-A2-10, BA-EX-16, BA-CONF-12, BA-CONF-23, BA-DMG-1: the five effects; only the last three cost 1 VP
/// when they cannot be done.
#[test]
fn ravager_effects() {
    let next = struck("R065", Green, 5, &[], |_| {});
    assert_eq!(next.damage, [1, 1, 1, 1, 1, 2], "action 5 damages action 6");
    let round = struck("R066", Green, 6, &[], |_| {});
    assert_eq!(round.damage, [2, 1, 1, 1, 1, 1], "6 is followed by 1");
    let full = struck("R065", Green, 5, &[], |table| table.damage[5] = 2);
    assert_eq!((full.damage[5], full.supplies[2].damaged), (2, 1), "then a die of the action's colour");
    let supply = struck("R069", Gray, 3, &[], |_| {});
    assert_eq!(supply.supplies[2].damaged, 1, "the card's colour is green");
    let nothing = struck("R069", Gray, 3, &[], |table| {
        let sound = std::mem::take(&mut table.supplies[2].sound);
        table.supplies[2].damaged += sound;
    });
    assert_eq!(nothing.me().vp, 5, "ignored without loss");

    let mut mission = struck("R075", Gray, 3, &["M001", "R061"], |_| {});
    assert_eq!(mission.legal(), [Action::DiscardCard { card: card("M001") }], "BA-DEC-10");
    assert_eq!(mission.refused(Action::DiscardCard { card: card("R061") }), Refusal::WrongCard);
    mission.act(Action::DiscardCard { card: card("M001") });
    assert!(mission.discard.contains(card("M001")));
    assert_eq!(struck("R075", Gray, 3, &["R061"], |_| {}).me().vp, 4);
    let ravager = struck("R081", Gray, 3, &["M001", "R061"], |_| {});
    assert_eq!(ravager.legal(), [Action::DiscardCard { card: card("R061") }]);
    assert_eq!(struck("R081", Gray, 3, &["M001"], |_| {}).me().vp, 4);
    let robot = struck("R087", Gray, 3, &[], |_| {});
    assert_eq!((robot.me().break_room, robot.ravagers[2][0].robots), (4, [1, 0, 0, 0]));
    let nobody = struck("R087", Gray, 3, &[], |table| {
        table.players[0].break_room = 0;
        table.players[0].robot_supply += 5;
    });
    assert_eq!(nobody.me().vp, 4);
}

/// BA-LIM-4: points never fall below 0, nothing else is owed.
#[test]
fn never_below_zero() {
    let table = struck("R075", Gray, 3, &[], |table| table.players[0].vp = 0);
    assert_eq!(table.me().vp, 0);
}

/// BA-A2-11: only the topmost acts, each time, and it can hold robots of several players.
#[test]
fn the_topmost_acts_each_time() {
    let mut table = struck("R075", Gray, 3, &["M001"], |table| table.attack("R087"));
    assert_eq!((table.me().hand.len(), table.ravagers[2][1].robots[0]), (1, 1));
    table.acts([Action::RepairAction { action: action(1) }, Action::StoreDebris, Action::Stop]).finish_turn();
    table.set_dice(own(B), &[(Gray, 3)]);
    table.use_die(Gray, 3).act(Action::ShipAction { action: action(3) });
    assert_eq!(table.ravagers[2][1].robots, [1, 1, 0, 0]);
}

/// BA-A2-12, BA-DEC-10: the card or robot that the action needs is not taken: such choices are not
/// offered.
#[test]
fn the_ravager_may_not_take_what_is_needed() {
    let star = |hand: &[&str], ravager: &str, robots: u8| {
        let mut table = bare(3, hand);
        table.set_dice(own(A), &[(Orange, 0)]);
        (table.players[0].debris, table.players[0].resources) = (0, 0);
        table.players[0].robot_supply += 5 - robots;
        table.players[0].break_room = robots;
        table.ship(A, "3c");
        table.attack(ravager);
        table
    };
    assert!(!star(&["M001"], "R074", 5).offers(Action::SequenceA), "the only Mission would be discarded");
    assert!(!star(&["M001"], "R086", 1).offers(Action::SequenceA), "the only robot would be captured");
    assert!(star(&["M001"], "R086", 2).offers(Action::SequenceA));
    let mut table = star(&["M001", "M021"], "R074", 5);
    table.use_die(Orange, 0).act(Action::ShipAction { action: action(2) });
    assert_eq!(table.legal(), [Action::DiscardCard { card: card("M021") }]);
    assert_eq!(table.refused(Action::DiscardCard { card: card("M001") }), Refusal::NoActivation);
}

/// BA-EX-2, BA-EX-3: orange 3 on Discover with one cube and a `discard_mission` Ravager; the ways to
/// spend 3 points.
#[test]
fn example_discover() {
    let mut table = bare(3, &["M001", "M021"]);
    table.set_dice(own(A), &[(Orange, 3)]);
    table.attack("R073");
    table.damage[0] = 1;
    table.set_display(&[(1, "T-gray-01"), (2, "T-gray-02"), (3, "T-gray-03")]);
    table.use_die(Orange, 3).act(Action::ShipAction { action: action(1) });
    table.act(Action::DiscardCard { card: card("M021") });
    assert_eq!(table.asked_step(), Step::Discover(Discover { points: 3 }));
    table.act(Action::TakeDisplay { space: 3 });
    assert_eq!(table.asked_step(), Step::Discover(Discover { points: 2 }), "with a single cost-1 tile, not three");
    let mut tile = table.clone();
    tile.act(Action::TakeDisplay { space: 1 });
    assert_eq!(tile.turn.taken.len(), 2);
    table.act(Action::TakeAdvanced { slot: 2 });
    assert_eq!(table.turn.taken.len(), 2);
    let mut three = bare(3, &[]);
    three.set_dice(own(A), &[(Orange, 3)]);
    three.set_display(&[(3, "T-gray-01"), (5, "T-gray-02"), (7, "T-gray-03")]);
    three.use_die(Orange, 3).act(Action::ShipAction { action: action(1) });
    three.acts([3, 5, 7].map(|space| Action::TakeDisplay { space }));
    assert_eq!((three.turn.taken.len(), three.asked_step()), (3, Step::Inject));
}

/// BA-A2-14, BA-A3-1, BA-A3-3, BA-TERM-4: the die lies on its place until A3; then a card of its colour, and it
/// goes to its supply, undamaged, also if bought.
#[test]
fn drawing_and_returning() {
    let mut table = bare(3, &[]);
    table.damage[0] = 1;
    table.set_dice(own(B), &[(Gray, 2)]);
    let supply = table.supplies[1];
    table.acts([
        Action::SequenceA,
        Action::SkipCard,
        Action::ChooseDie { from: own(B), die: die(Gray, 2), flip: false },
        Action::ShipAction { action: action(3) },
        Action::RepairAction { action: action(1) },
    ]);
    assert_eq!((table.supplies[1], table.turn.die.is_some()), (supply, true));
    table.act(Action::StoreDebris);
    assert_eq!((table.supplies[1].sound, table.supplies[1].damaged), (supply.sound + 1, 0));
    assert_eq!((table.me().hand.of(Back::Gray).len(), table.me().hand.len()), (1, 1));
    assert!(table.players[1].dice.is_empty());
}

/// BA-A3-4: an empty deck is rebuilt from its discards; if there are none no card is drawn.
#[test]
fn empty_mission_decks() {
    let mut table = bare(3, &[]);
    table.damage[0] = 1;
    let gray = table.deck.of(Back::Gray);
    let one: Cards = gray.iter().take(1).collect();
    table.deck = (table.deck - gray) | one;
    table.discard = gray - one;
    let mut bare_table = table.clone();
    let finish =
        [Action::ShipAction { action: action(3) }, Action::RepairAction { action: action(1) }, Action::StoreDebris];
    table.use_die(Gray, 1).acts(finish);
    assert_eq!((table.me().hand, table.discard.of(Back::Gray)), (one, Cards::default()));
    assert_eq!(table.deck.of(Back::Gray), gray - one, "shuffled as soon as it is empty");
    bare_table.game.players[2].tucked = gray;
    (bare_table.deck, bare_table.discard) = (bare_table.deck - gray, Cards::default());
    bare_table.use_die(Gray, 1).acts(finish);
    assert!(bare_table.me().hand.is_empty());
}

/// BA-TURN-4, BA-TURN-3: a card that moves a ship to the right hex makes A possible; until then
/// A1 cannot be skipped, and no choice leads into a dead end.
#[test]
fn a_card_makes_a_possible() {
    let mut table = bare(3, &["M001", "R061"]);
    table.set_dice(own(A), &[(Orange, 0)]);
    (table.players[0].debris, table.players[0].resources) = (0, 0);
    table.ship(A, "3b");
    assert!(!table.offers(Action::SequenceA));
    table.lay(A, "r1c1", "T-orange-09");
    assert!(table.offers(Action::SequenceA));
    table.act(Action::SequenceA);
    assert_eq!(table.refused(Action::SkipCard), Refusal::DeadEnd);
    assert_eq!(
        table.refused(Action::PlayCard { card: card("M001"), slot: Slot::Row1 }),
        Refusal::DeadEnd,
        "the Mission is needed"
    );
    table.acts([Action::PlayCard { card: card("R061"), slot: Slot::Row1 }, Action::Activate { cell: cell("r1c1") }]);
    assert!(table.offers(Action::MoveShip { from: hex("3b"), to: hex("3c") }));
    assert_eq!(table.refused(Action::MoveShip { from: hex("3b"), to: hex("3a") }), Refusal::DeadEnd);
}
