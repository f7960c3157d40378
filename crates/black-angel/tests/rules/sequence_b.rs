//! Sequence B, the end and the scoring (sections 9 to 12).

use crate::scene;
use crate::scene::*;

/// BA-EX-10, BA-B1-1, BA-B1-2, BA-B1-3, BA-B1-4, BA-B1-5, BA-DEC-19: a gray 0 costs nothing; four dice for four robots; the
/// only orange die is damaged: 1 VP; a gray die is reserved for a resource.
#[test]
fn example_b() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[(Gray, 0)]);
    table.players[0].workstations = [1, 2, 1];
    table.players[0].break_room -= 1;
    table.set_dice(own(B), &[(Orange, 1), (Orange, 1)]);
    table.set_dice(own(C), &[(Orange, 1), (Orange, 1)]);
    table.supplies[0] = Supply { sound: 0, damaged: 1 };
    table.act(Action::SequenceB);
    assert_eq!(table.me().vp, 4);
    let count = |colour| table.me().dice.iter().filter(|die| die.colour == colour).count();
    assert_eq!(Colour::ALL.map(count), [1, 2, 1]);
    assert!(table.me().dice.iter().all(|die| !die.reserved), "in the standard area");
    assert_eq!((table.supplies[0].damaged, table.me().debris), (0, 1), "the cube is no debris");
    let mine = *table.me().dice.iter().find(|die| die.colour == Gray).unwrap();
    table.act(Action::PaidReserve { die: mine });
    assert_eq!((table.me().resources, table.active), (0, B), "one only");
    assert_eq!(table.me().dice.iter().filter(|die| die.reserved).count(), 1);
}

/// BA-B1-1: the values of all unused dice are lost, reserved ones included. BA-B1-2: the supply limits.
#[test]
fn unused_dice() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[(Orange, 1), (Gray, 2)]);
    table.players[0].dice[1].reserved = true;
    table.set_dice(own(B), &[(Green, 1), (Green, 1)]);
    table.set_dice(own(C), &[(Green, 1), (Green, 1), (Green, 1)]);
    table.act(Action::SequenceB);
    assert_eq!(table.me().vp, 2);
    assert_eq!(table.me().dice.len(), 2, "no green die was left");
}

/// BA-B1-3: undamaged dice are taken first. BA-B1-5: a second reservation is refused.
#[test]
fn undamaged_first() {
    let mut table = table(3, false);
    table.supplies[0] = Supply { sound: 1, damaged: 1 };
    table.set_dice(own(A), &[]);
    table.supplies[0] = Supply { sound: 1, damaged: 2 };
    table.players[0].resources = 2;
    table.act(Action::SequenceB);
    assert_eq!((table.me().vp, table.supplies[0]), (5, Supply { sound: 0, damaged: 2 }));
    let mine = table.me().dice[0];
    table.act(Action::PaidReserve { die: mine });
    assert_ne!(table.asked_step(), Step::Reserve(Reserve { paid: false }));
}

/// BA-B2-1, BA-B2-2: the slots are cleared, tucked cards stay, debris comes to storage.
#[test]
fn resetting() {
    let mut table = table(3, false);
    table.set_hand(A, &["M001", "R061"]);
    table.players[0].hand = Cards::default();
    table.players[0].slots = [Some(card("M001")), None, Some(card("R061")), None, None, None];
    table.tuck(A, &["M002"]);
    for piece in table.players[0].grid.iter_mut().flatten() {
        if let GridTile::Technology { debris, .. } = piece {
            *debris = true;
        }
    }
    table.b();
    assert_eq!(table.me().slots, [None; 6]);
    assert!(table.discard.contains(card("M001")) && table.discard.contains(card("R061")));
    assert!(table.me().tucked.contains(card("M002")));
    assert_eq!(table.me().debris, 4);
}

/// BA-EX-11, BA-B3-3, BA-B3-5, BA-B3-6, BA-DEC-20: two activation cards are tucked by their owners, robots and ships go to the
/// supply, the strip is turned; nobody decides anything.
#[test]
fn example_b3() {
    let mut table = table(3, false);
    table.post("1a", "M001", own(B));
    table.post("1b", "M021", own(C));
    table.ship(A, "1b");
    table.players[0].resources = 0;
    let supplies = [0, 1, 2].map(|at| table.players[at].robot_supply);
    table.act(Action::SequenceB);
    assert_eq!(table.active, B);
    assert!(table.players[1].tucked.contains(card("M001")) && table.players[2].tucked.contains(card("M021")));
    assert_eq!([0, 1, 2].map(|at| table.players[at].robot_supply), supplies.map(|robots| robots + 1));
    assert!(table.me().fleet.is_empty() && table.space.cards.hexes().is_empty());
    assert_eq!([0, 1, 2].map(|at| table.players[at].vp), [2, 5, 5], "no effect; A lost three unused dice of 1");
}

/// BA-EX-12, BA-B3-7: a `split` card: the owner 3 ships and, with an own ship, 3 VP; another ship 3 VP.
#[test]
fn example_split() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[]);
    table.post("1a", "M016", own(A));
    table.ship(A, "1a");
    table.ship(B, "1a");
    table.b();
    assert_eq!((table.me().ships, table.me().vp), (4, 8));
    assert_eq!((table.players[1].ships, table.players[1].vp), (1, 8));
    let mut equal = scene::table(3, false);
    equal.set_dice(own(A), &[]);
    equal.post("1a", "M013", own(A));
    equal.ship(A, "1a");
    equal.b();
    assert_eq!(equal.me().ships, 7, "both halves, also where they are equal");
}

/// BA-EX-13, BA-B3-8, BA-B3-4: a `per_card` card for tucked orange cards; own ship adds nothing; cards of strip 1
/// do not count.
#[test]
fn example_per_card() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[]);
    table.post("1b", "M039", own(A));
    table.post("1a", "M005", own(A));
    table.tuck(A, &["M001", "M002"]);
    table.tuck(B, &["M003"]);
    table.ship(A, "1b");
    table.ship(B, "1b");
    table.b();
    assert_eq!((table.me().vp, table.players[1].vp), (11, 8));
    let mut space = scene::table(3, false);
    space.set_dice(own(A), &[]);
    space.post("1b", "M037", own(A));
    space.post("1a", "M005", own(A));
    space.post("4e", "M006", own(A));
    space.post("3c", "M007", own(B));
    space.b();
    assert_eq!(space.me().vp, 8, "one own orange card beyond strip 1");
}

/// BA-B3-4: robots on the cards are not yet in the supply. BA-CONF-13: the order never matters.
#[test]
fn robots_come_home_after_the_effects() {
    let mut table = table(3, false);
    table.post("1c", "M053", own(A));
    table.players[0].break_room += table.players[0].robot_supply - 2;
    table.players[0].robot_supply = 2;
    let room = table.me().break_room;
    table.b();
    assert_eq!((table.me().break_room, table.me().robot_supply), (room + 2, 1), "two of three; its own comes after");
    let order: Vec<_> = scene::table(3, false).space.cards.hexes().iter().collect();
    assert!(order.is_sorted());
}

/// BA-END-2, BA-END-3, BA-END-5, BA-B3-1: the round is finished, then one more is played; B stays possible, nothing moves.
#[test]
fn the_final_round() {
    let mut table = table(3, false);
    table.space.spes = Spes::Tile(5);
    table.b();
    assert_eq!((table.end, table.final_round, table.active), (Some(Trigger::Spes), false, B));
    assert_eq!(table.space.strips[6].strip, 1, "the B3 that arrives is completed");
    let strips = table.space.strips;
    table.b().b();
    assert!(table.final_round);
    for seat in 0..3 {
        assert_eq!(table.active, Seat(seat));
        let vp = table.players[usize::from(seat)].vp;
        let sum: u8 = table.players[usize::from(seat)].dice.iter().map(|die| die.value).sum();
        table.b();
        assert!(table.players[usize::from(seat)].vp <= vp.saturating_sub(u16::from(sum)), "with its loss");
    }
    assert!(table.over && table.space.strips == strips);
    assert_eq!(table.refused(Action::SequenceB), Refusal::Over);
}

/// BA-END-2: a trigger in the last turn of a round still gives a full final round.
#[test]
fn a_late_trigger() {
    let mut table = table(3, false);
    table.b().b();
    table.space.spes = Spes::Tile(5);
    table.b();
    assert!(table.final_round && !table.over && table.active == A);
    table.b().b();
    assert!(!table.over);
    table.b();
    assert!(table.over);
}

/// BA-END-6: a pass only in the final round and only if A is impossible.
#[test]
fn passing() {
    let mut table = table(3, false);
    assert_eq!(table.refused(Action::Pass), Refusal::NoPass);
    table.end = Some(Trigger::Ravagers);
    table.final_round = true;
    assert_eq!(table.refused(Action::Pass), Refusal::NoPass, "A is possible");
    table.set_dice(own(A), &[(Orange, 0)]);
    (table.players[0].resources, table.players[0].debris, table.players[0].ships) = (0, 0, 0);
    table.clear_grid(A);
    assert_eq!(table.legal(), [Action::SequenceB, Action::Pass]);
    table.act(Action::Pass);
    assert_eq!((table.active, table.me().vp), (B, 5));
}

fn ended() -> Table {
    let mut table = table(3, false);
    table.clear_grid(A);
    table.set_hand(A, &[]);
    (table.players[0].resources, table.players[0].debris, table.players[0].ships) = (0, 0, 0);
    table
}

/// BA-EX-14, BA-SCORE-2, BA-SCORE-3, BA-SCORE-5: 34 on the track, 4 and 8 for Advanced tiles, 2 for goods: 48.
#[test]
fn example_scoring() {
    let mut table = ended();
    table.players[0].vp = 34;
    table.lay_advanced(A, "r1c1", "A05");
    for (at, name) in [("r1c2", "T-green-01"), ("r1c3", "T-green-02"), ("r2c1", "T-green-03")] {
        table.lay(A, at, name);
    }
    table.space_advanced(A, Gray, "A11");
    table.tuck(A, &["M021", "M022", "M023"]);
    table.set_hand(A, &["R061", "R062", "R063", "R064", "M001"]);
    table.end = Some(Trigger::Spes);
    table.space.spes = Spes::Tile(4);
    let player = &mut table.players[0];
    (player.robot_supply, player.break_room, player.resources, player.ships) = (10, 3, 1, 1);
    table.check().unwrap();
    let score = table.breakdown(A);
    let tiles: Vec<(u16, u16)> = score.tiles.iter().map(|tile| (tile.cap, tile.vp)).collect();
    assert_eq!(tiles, [(4, 4), (10, 8)]);
    assert_eq!((score.track, score.goods, score.total), (34, 2, 48));
    table.end = Some(Trigger::Ravagers);
    assert_eq!(table.breakdown(A).total, 46, "without Spes goods are worth nothing");
}

/// BA-SCORE-1, BA-SCORE-2: every kind of Advanced tile; debris on tiles is stored first.
#[test]
fn kinds_of_advanced_tiles() {
    let score = |name: &str, prepare: fn(&mut Table)| {
        let mut table = ended();
        table.tuck(A, &["M001", "M002", "M003", "M004"]);
        table.space_advanced(A, Orange, name);
        prepare(&mut table);
        table.check().unwrap();
        table.breakdown(A).tiles.iter().find(|score| score.tile == advanced(name)).unwrap().vp
    };
    assert_eq!(score("A01", |t| t.lay(A, "r1c1", "S-orange")), 2, "starting tiles count");
    assert_eq!(
        score("A07", |t| {
            t.take_tile(tile("T-gray-01"));
            t.players[0].ejected.insert(tile("T-gray-01"));
        }),
        2
    );
    assert_eq!(
        score("A09", |t| {
            t.lay(A, "r1c1", "T-gray-01");
            t.players[0].debris = 2;
            if let Some(GridTile::Technology { debris, .. }) = &mut t.players[0].grid[0] {
                *debris = true;
            }
        }),
        6
    );
    assert_eq!(score("A13", |t| t.lay_advanced(A, "r1c1", "A15")), 4, "itself included");
    assert_eq!(
        score("A15", |t| {
            t.post("1a", "M005", own(A));
            t.post("3c", "M006", own(A));
            t.post("4e", "M007", own(B));
        }),
        4,
        "strip 1 included, others' cards not"
    );
}

/// BA-SCORE-4: copies of a kind share the elements: with 3 elements and caps 4 and 4, 6 VP; different
/// kinds may use the same.
#[test]
fn copies_share() {
    let mut table = ended();
    table.lay_advanced(A, "r1c1", "A09");
    table.lay_advanced(A, "r1c2", "A10");
    table.players[0].debris = 3;
    let vp: u16 = table.breakdown(A).tiles.iter().map(|tile| tile.vp).sum();
    assert_eq!(vp, 6);
    table.space_advanced(A, Gray, "A13");
    table.space_advanced(A, Green, "A14");
    let tiles = table.breakdown(A).tiles;
    let owned: u16 =
        tiles.iter().filter(|t| t.tile.face().scores == Scores::AdvancedTechnologyOwned).map(|t| t.vp).sum();
    assert_eq!(owned, 8, "four Advanced tiles, two copies of cap 4");
}

/// BA-SCORE-3: a tile beside the board has cap 4.
#[test]
fn beside_the_board() {
    let mut table = ended();
    table.space_advanced(A, Gray, "A09");
    table.players[0].advanced_spaces[1] = None;
    table.players[0].advanced_aside.insert(advanced("A09"));
    table.players[0].debris = 9;
    assert_eq!(table.breakdown(A).tiles[0].vp, 4);
}

/// BA-SCORE-6: most points win, ties share.
#[test]
fn winners() {
    let mut table = table(3, false);
    table.end = Some(Trigger::Ravagers);
    table.final_round = true;
    table.b().b().b();
    for (seat, vp) in [30, 12, 30].into_iter().enumerate() {
        table.players[seat].vp = vp;
    }
    let engine::Turn::Over(outcome) = table.turn() else { panic!("over") };
    assert_eq!(outcome.scores.as_slice(), [30, 12, 30]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [A, C]);
}

/// BA-2P-1, BA-2P-2, BA-A2-2: the neutral player has a robot and a die of each colour; its dice can be bought
/// from the supply's side, not flipped.
#[test]
fn the_neutral_player() {
    let mut table = table(2, false);
    let neutral = table.neutral.unwrap();
    assert_eq!((neutral.workstations, neutral.dice.len()), ([true; 3], 3));
    table.damage[0] = 1;
    table.acts([Action::SequenceA, Action::SkipCard]);
    let buy = |flip| Action::ChooseDie { from: Holder::Neutral, die: die(Gray, 1), flip };
    assert_eq!(table.refused(buy(true)), Refusal::FlipBought);
    table.act(buy(false));
    assert_eq!((table.players[0].resources, table.players[1].resources), (0, 1), "to the supply");
    assert_eq!(table.neutral.as_ref().unwrap().dice.len(), 2);
}

/// BA-2P-4, BA-B1-6, BA-CONF-7: at a player's B stars return, others stay, missing colours are rolled if a robot
/// stands there.
#[test]
fn neutral_dice() {
    let mut table = table(2, false);
    table.set_dice(Holder::Neutral, &[(Orange, 0), (Gray, 2)]);
    table.neutral.as_mut().unwrap().workstations = [true, true, false];
    table.b();
    let dice = table.neutral.unwrap().dice;
    assert_eq!(dice.iter().map(|die| die.colour).collect::<Vec<_>>(), [Orange, Gray]);
    assert!(dice.contains(&die(Gray, 2)), "not rolled again");
    let rolled = table.events.iter().position(|e| matches!(e, Event::DiceRolled { holder: Holder::Neutral, .. }));
    let own_roll = table.events.iter().position(|e| matches!(e, Event::DiceRolled { holder: Holder::Seat(A), .. }));
    assert!(own_roll < rolled, "after the player's own");
    // A damaged die costs nobody anything.
    let mut damaged = scene::table(2, false);
    damaged.set_dice(Holder::Neutral, &[]);
    damaged.set_dice(own(A), &[]);
    damaged.players[0].workstations = [0; 3];
    damaged.players[0].break_room = 8;
    damaged.supplies[0] = Supply { sound: 0, damaged: damaged.supplies[0].len() };
    damaged.b();
    assert_eq!(damaged.me().vp, 5);
    assert_eq!(damaged.neutral.as_ref().unwrap().dice.len(), 3);
}
