//! Hal (section 14).

use crate::scene;
use crate::scene::*;

/// A table against Hal on which his next card is this one; the human rolls no dice in B.
fn hal(next: &str) -> Table {
    let mut table = table(1, false);
    let card = HalCard::named(next).unwrap();
    let hal = table.game.hal.as_mut().unwrap();
    hal.discard = hal.deck.without(card);
    hal.deck = HalCards::one(card);
    table.set_dice(own(A), &[]);
    table.players[0].workstations = [0; 3];
    table.players[0].break_room = 8;
    table
}

fn vp(table: &Table) -> u16 {
    table.hal.as_ref().unwrap().vp
}

/// The human performs B, with no dice to lose, then Hal acts with the bottom half.
fn after_b(table: &mut Table) -> u16 {
    let before = vp(table);
    table.b();
    vp(table) - before
}

/// BA-HAL-1, BA-HAL-2, BA-HAL-4, BA-CONF-17: Hal's setup at the four levels; no neutral player; basic or advanced.
#[test]
fn levels() {
    for (level, start) in HalLevel::ALL.into_iter().zip([0, 5, 10, 15]) {
        for advanced in [false, true] {
            let mut dice = Dice::new(&"levels".parse().unwrap());
            let game =
                BlackAngel::new(&Setup { players: 1, advanced, hal: level, ..Setup::default() }, &mut dice).unwrap();
            let hal = game.hal.as_ref().unwrap();
            assert_eq!((hal.vp, hal.dice.len(), hal.deck.len()), (start, 3, 12));
            assert_eq!((game.seats(), game.neutral.is_none(), game.space.strips.len()), (1, true, 5));
            assert_eq!(game.removed.len(), 12);
        }
    }
}

/// BA-HAL-5, BA-HAL-21: without dice Hal rolls, loses 1 VP for a damaged die, and the Black Angel advances; after the
/// trigger he only rolls.
#[test]
fn hal_rolls() {
    let mut table = hal("H01");
    table.set_dice(Holder::Hal, &[]);
    table.supplies[0] = Supply { sound: 0, damaged: 4 };
    let strips = table.space.strips;
    table.b();
    let hal = table.hal.as_ref().unwrap();
    assert_eq!((hal.dice.len(), hal.vp, hal.discard.len()), (3, 4, 11), "no card is revealed");
    assert_eq!(table.space.strips[0], strips[2], "two advances: the human's and Hal's");
    assert!(hal.dice.iter().all(|die| !die.reserved));
    let mut ended = scene::table(1, false);
    ended.end = Some(Trigger::Ravagers);
    ended.set_dice(Holder::Hal, &[]);
    let strips = ended.space.strips;
    ended.b();
    assert_eq!((ended.hal.as_ref().unwrap().dice.len(), &ended.space.strips), (3, &strips));
}

/// BA-HAL-6, BA-HAL-16, BA-CONF-26: top after A, bottom after B or a pass; an empty deck is reshuffled; die and card go back.
#[test]
fn top_or_bottom() {
    let mut table = hal("H05"); // top: gray Repair, bottom: orange Command
    table.damage[0] = 1;
    let mut a = table.clone();
    a.set_dice(own(A), &[(Gray, 1), (Gray, 1)]);
    a.damage[1] = 1;
    a.use_die(Gray, 1).acts([Action::ShipAction { action: action(3) }, Action::RepairAction { action: action(1) }]);
    a.act(Action::StoreDebris);
    assert_eq!(a.damage, [0; 6], "Hal repaired after the human");
    assert_eq!(a.hal.as_ref().unwrap().dice.len(), 2);
    table.b();
    assert_eq!(table.space.cards.hexes().len(), 1, "Hal commanded");
    assert!(table.supplies.iter().map(|supply| supply.len()).sum::<u8>() + 2 == 12);
    let left = table.hal.as_ref().unwrap().deck.len();
    assert_eq!(left, 0);
    table.b();
    assert_eq!(table.hal.as_ref().unwrap().deck.len(), 11, "shuffled anew");
    // In the final round the human may have passed: the bottom as well (BA-END-6).
    let mut passed = hal("H05");
    passed.damage[0] = 1;
    (passed.end, passed.final_round) = (Some(Trigger::Ravagers), true);
    passed.set_hand(A, &[]);
    passed.players[0].resources = 0;
    passed.act(Action::Pass);
    assert_eq!((passed.space.cards.hexes().len(), passed.damage[0] >= 1), (1, true), "Hal commanded");
}

/// BA-HAL-7, BA-HAL-8, BA-HAL-9, BA-CONF-20: the half whose colour is there; the highest die, the human's only if higher and
/// unreserved, for a resource; else a die of the third colour and 3 VP.
#[test]
fn dice_of_hal() {
    let take = |own_dice: &[(Colour, u8)], hal_dice: &[(Colour, u8)], reserve: bool| {
        let mut table = hal("H07"); // top: gray Repair counterclockwise, bottom: green Command
        table.damage[0] = 2;
        table.set_dice(Holder::Hal, hal_dice);
        table.set_dice(own(A), own_dice);
        for die in &mut table.players[0].dice {
            die.reserved = reserve;
        }
        // The human's turn is at its end, with one Mission too many.
        table.set_hand(A, &["M001", "M002", "M003", "M004", "M021", "M022", "M023"]);
        table.end = Some(Trigger::Ravagers);
        table.turn.sequence = Some(Sequence::B);
        table.pending = [Step::EndTurn, Step::HandLimit].into_iter().collect();
        table.act(Action::DiscardCard { card: card("M001") });
        table
    };
    let chose = |table: &Table| {
        table.events.iter().find_map(|event| match event {
            Event::HalChose { top, from, die, .. } => Some((*top, *from, die.colour, die.value)),
            _ => None,
        })
    };
    let equal = take(&[(Green, 2)], &[(Green, 2)], false);
    assert_eq!(chose(&equal), Some((false, Holder::Hal, Green, 2)), "his own at equal values");
    let higher = take(&[(Green, 3)], &[(Green, 2)], false);
    assert_eq!(chose(&higher), Some((false, own(A), Green, 3)));
    assert_eq!(higher.me().resources, 2, "compensated");
    let reserved = take(&[(Green, 3)], &[(Green, 2)], true);
    assert_eq!(chose(&reserved), Some((false, Holder::Hal, Green, 2)));
    let other_half = take(&[], &[(Gray, 2)], false);
    assert_eq!(chose(&other_half), Some((true, Holder::Hal, Gray, 2)));
    let third = take(&[(Orange, 2)], &[(Orange, 1)], false);
    assert_eq!(chose(&third), None, "neither half is performed");
    let returned = Event::HalReturned { from: own(A), die: die(Orange, 2) };
    assert_eq!(third.told(|event| *event == returned), 1);
    assert_eq!((vp(&third), third.me().resources), (8, 2));
    assert_eq!(third.told(|event| matches!(event, Event::HalHindered { why: Hindrance::NoDie })), 1);
}

/// BA-HAL-10, BA-HAL-23: only effects that add a cube are resolved, and only if Hal then acts.
#[test]
fn ravagers_and_hal() {
    let mut table = hal("H02"); // bottom: gray Repair clockwise
    table.attack("R063"); // a cube on action 4
    table.set_dice(Holder::Hal, &[(Gray, 1)]);
    assert_eq!(after_b(&mut table), 1, "the cube that the Ravager adds is the one he repairs");
    assert_eq!(table.damage, [0; 6]);
    let mut robots = hal("H02");
    robots.attack("R087");
    robots.damage[0] = 1;
    robots.set_dice(Holder::Hal, &[(Gray, 1)]);
    assert_eq!(after_b(&mut robots), 1, "captures are ignored, nothing is lost");
    let mut star = hal("H02");
    star.attack("R063");
    star.set_dice(Holder::Hal, &[(Gray, 0)]);
    assert_eq!(after_b(&mut star), 3);
    assert_eq!(star.damage, [0; 6], "no action, no Ravager");
    let mut damaged = hal("H02");
    damaged.damage[2] = 2;
    damaged.set_dice(Holder::Hal, &[(Gray, 1)]);
    assert_eq!((after_b(&mut damaged), damaged.damage[2]), (3, 2), "reduced to 0");
}

/// BA-HAL-11, BA-HAL-3: Discover in both modes.
#[test]
fn hal_discovers() {
    let discover = |next: &str, value: u8, display: &[(usize, &str)]| {
        let mut table = hal(next);
        table.set_dice(Holder::Hal, &[(Orange, value)]);
        table.set_display(display);
        let slots = table.advanced_slots;
        let gained = after_b(&mut table);
        (gained, slots, table)
    };
    let display = [(1, "T-gray-01"), (4, "T-gray-02"), (6, "T-gray-03")];
    // H06, bottom: advanced first.
    let (gained, _, table) = discover("H06", 1, &display);
    assert_eq!((gained, table.display[5], table.scrap.len()), (1, None, 1), "the tile closest to ejection");
    let (gained, slots, table) = discover("H06", 2, &display);
    assert_eq!((gained, table.advanced_slots[1..].to_vec()), (3, slots[..3].to_vec()), "slot 4, the others move on");
    assert!(table.advanced_gone.contains(slots[3].unwrap()) && table.advanced_slots[0].is_some());
    assert_eq!(discover("H06", 3, &display).0, 4, "an Advanced and a cost-1 tile");
    assert_eq!(discover("H06", 3, &[(1, "T-gray-01")]).0, 3, "no cost-1 tile");
    assert_eq!(discover("H06", 1, &[(1, "T-gray-01")]).0, 3, "nothing to take: 3 VP");
    // H10, bottom: technology only.
    let (gained, _, table) = discover("H10", 3, &display);
    assert_eq!((gained, table.display.iter().flatten().count()), (2, 1), "two of cost 1; 1 point is left");
    let (gained, _, table) = discover("H10", 3, &[(2, "T-gray-01"), (7, "T-gray-02")]);
    assert_eq!((gained, table.scrap.len()), (2, 2), "cost 1 and cost 2");
    assert_eq!(discover("H10", 0, &display).0, 3, "a star");
    let mut none = hal("H06");
    none.set_dice(Holder::Hal, &[(Orange, 2)]);
    none.set_display(&[(1, "T-gray-01")]);
    let gone: AdvancedTiles = none.advanced_slots.iter_mut().filter_map(Option::take).collect();
    none.advanced_gone = gone | std::mem::take(&mut none.advanced_deck);
    assert_eq!((after_b(&mut none), none.display[0]), (1, None), "without Advanced tiles: technologies");
}

/// BA-HAL-12: cubes in order, each action emptied, dice last.
#[test]
fn hal_repairs() {
    let mut clockwise = hal("H02");
    clockwise.damage = [0, 2, 0, 0, 0, 1];
    clockwise.set_dice(Holder::Hal, &[(Gray, 2)]);
    assert_eq!((after_b(&mut clockwise), clockwise.damage), (2, [0, 0, 0, 0, 0, 1]));
    let mut counter = hal("H12"); // bottom: gray Repair counterclockwise
    counter.damage = [0, 2, 0, 0, 0, 1];
    counter.set_dice(Holder::Hal, &[(Gray, 2)]);
    assert_eq!((after_b(&mut counter), counter.damage), (2, [0, 1, 0, 0, 0, 0]));
    let mut dice = hal("H12");
    dice.damage[0] = 1;
    dice.set_dice(Holder::Hal, &[(Gray, 2)]);
    for supply in &mut dice.supplies {
        supply.sound -= 1;
        supply.damaged += 1;
    }
    assert_eq!(after_b(&mut dice), 2);
    assert_eq!(dice.supplies.map(|supply| supply.damaged), [1, 1, 0], "green first, counterclockwise");
    let mut nothing = hal("H02");
    nothing.set_dice(Holder::Hal, &[(Gray, 3)]);
    assert_eq!(after_b(&mut nothing), 3);
}

/// BA-HAL-13, BA-CONF-16: as many cards as possible, earlier locations at equal totals; stacks that are too large
/// give 3 VP.
#[test]
fn hal_destroys() {
    let destroy = |next: &str, value: u8, names: &[&str]| {
        let mut table = hal(next);
        table.set_dice(Holder::Hal, &[(Green, value)]);
        names.iter().for_each(|name| table.attack(name));
        let gained = after_b(&mut table);
        (gained, table.ravagers.each_ref().map(|stack| stack.len()))
    };
    // H04, bottom: clockwise; H08, bottom: counterclockwise.
    assert_eq!(destroy("H04", 2, &["R061", "R062", "R063"]), (4, [0, 0, 1, 0, 0, 0]));
    assert_eq!(destroy("H08", 2, &["R061", "R062", "R063"]), (4, [1, 0, 0, 0, 0, 0]));
    assert_eq!(destroy("H04", 2, &["R061", "R062", "R068"]), (4, [1, 0, 0, 0, 0, 0]), "skips 1 for two at 2");
    assert_eq!(destroy("H04", 1, &["R062", "R068"]), (3, [0, 2, 0, 0, 0, 0]), "only a stack too large");
    assert_eq!(destroy("H04", 3, &[]), (3, [0; 6]));
    let mut captive = hal("H04");
    captive.attack("R085");
    captive.ravagers[0][0].robots[0] = 1;
    captive.players[0].robot_supply -= 1;
    captive.set_dice(Holder::Hal, &[(Green, 1)]);
    captive.b();
    assert_eq!(captive.me().break_room, 9, "robots go home");
    assert!(captive.discard.contains(card("R085")));
}

/// A table on which Hal draws this Mission at his orange command.
fn commanding(name: &str) -> Table {
    let mut table = hal("H05"); // bottom: orange Command
    table.set_dice(Holder::Hal, &[(Orange, 0)]);
    table.set_hand(A, &[]);
    let others = table.deck.of(Back::Orange).without(card(name));
    table.deck = table.deck - others;
    table.players[0].tucked = table.players[0].tucked | others;
    table
}

/// BA-HAL-14, BA-HAL-15, BA-CONF-15: neutralizations from strip 1 on, activations from the far end; the comet of two
/// hexes, and 3 VP for it whenever the card lies on one; reward by weight; a star will do.
#[test]
fn hal_commands() {
    // After the human's advance the strips are 2a 3a 4a 5a 1b.
    let mut near = commanding("M013");
    assert_eq!(after_b(&mut near), 1, "a resource by weight, no comet on strip 1");
    let placed = near.space.cards.iter().next().unwrap();
    assert_eq!((placed.0.id(), placed.1.owner), ("1b", Holder::Hal), "the orange hex of strip 2a");
    assert!(near.me().fleet.is_empty());
    let mut far = commanding("M001");
    assert_eq!(after_b(&mut far), 1, "1 VP");
    assert_eq!(far.space.cards.iter().next().unwrap().0.id(), "5d", "the orange hex of strip 1b");
    let mut comet = commanding("M013");
    comet.space.strips[1] = StripSide { strip: 1, side_b: false };
    comet.space.strips[0] = StripSide { strip: 2, side_b: false };
    assert_eq!(after_b(&mut comet), 4, "the reward and 3 VP");
    assert_eq!(comet.space.cards.iter().next().unwrap().0.id(), "1e", "of two orange hexes the one with the comet");
    let mut impossible = commanding("M013");
    let drawn = impossible.deck.of(Back::Orange);
    impossible.deck = impossible.deck - drawn;
    impossible.players[0].tucked = impossible.players[0].tucked | drawn;
    assert_eq!(after_b(&mut impossible), 3, "no card: 3 VP");
    let mut full = commanding("M001");
    full.end = Some(Trigger::Ravagers); // the strips stay
    for at in full.aliens(Orange).iter() {
        let other = full.me().tucked.of(Back::Orange).first().unwrap();
        full.post(at.id(), other.id(), Holder::Hal);
    }
    assert_eq!(after_b(&mut full), 3, "no hex: 3 VP");
    assert_eq!(full.told(|event| *event == Event::HalDiscarded { card: card("M001") }), 1);
}

/// BA-HAL-15: Ravagers and technologies appear, a human ship is on the card.
#[test]
fn hal_wakes_ravagers() {
    let mut table = commanding("M001");
    let ravagers = table.ravagers.iter().flatten().count();
    let display = table.display.iter().flatten().count();
    table.b();
    let at = table.space.cards.iter().next().unwrap().0;
    // The icon of the card's own hex is hidden, those around it are not.
    assert_eq!(table.ravagers.iter().flatten().count(), ravagers + table.wakes(at));
    assert_eq!(table.display.iter().flatten().count(), display + 1);
}

/// BA-HAL-17, BA-CONF-18: if the human activates Hal's card he takes his one activation and pays nothing.
#[test]
fn hal_profits() {
    let mut table = hal("H02");
    table.set_dice(own(A), &[(Orange, 2)]);
    table.post("3c", "M005", Holder::Hal);
    table.ship(A, "3c");
    table.players[0].ships = 2;
    let mut gained = 0;
    table.use_die(Orange, 2).acts([Action::MissionCard { hex: hex("3c") }, Action::ActivateMission]);
    table.act(Action::ActivateMission);
    for event in &table.events {
        if let Event::Points { holder: Holder::Hal, change, why: Why::Mission } = event {
            gained += change;
        }
    }
    assert_eq!((gained, table.me().vp), (2, 9));
}

/// BA-HAL-18: a die bought from Hal gives him 1 VP, the resource goes to the supply.
#[test]
fn buying_from_hal() {
    let mut table = hal("H02");
    table.damage[0] = 1;
    table.acts([
        Action::SequenceA,
        Action::SkipCard,
        Action::ChooseDie { from: Holder::Hal, die: die(Gray, 1), flip: false },
    ]);
    assert_eq!((vp(&table), table.me().resources), (6, 0));
}

/// BA-HAL-19, BA-HAL-20, BA-CONF-19: Hal's ejected card gives him 3 VP and nothing else; a human ship gets its share.
#[test]
fn hal_loses_a_card() {
    let mut table = hal("H02");
    table.set_dice(Holder::Hal, &[(Gray, 0)]);
    table.post("1a", "M016", Holder::Hal);
    table.post("1b", "M021", Holder::Hal);
    table.ship(A, "1a");
    let human = table.me().vp;
    assert_eq!(after_b(&mut table), 6 + 3, "two cards, and 3 VP for a star");
    assert_eq!((table.me().vp, table.me().ships), (human + 3, 1), "the ship's half only");
    assert!(table.discard.contains(card("M016")) && table.discard.contains(card("M021")));
    // per_card effects of human cards ignore his cards.
    let mut ignored = hal("H02");
    ignored.set_dice(Holder::Hal, &[(Gray, 0)]);
    ignored.post("1b", "M037", own(A));
    ignored.post("4e", "M001", Holder::Hal);
    let human = ignored.me().vp;
    ignored.b();
    assert_eq!(ignored.me().vp, human);
}

/// BA-HAL-21, BA-HAL-22: Hal finishes each round, scores nothing at the end; a tie is not a win.
#[test]
fn the_end_against_hal() {
    for (human, wins) in [(11, true), (10, false), (9, false)] {
        let mut table = hal("H02");
        (table.end, table.final_round) = (Some(Trigger::Ravagers), true);
        table.b();
        assert!(table.over);
        table.hal.as_mut().unwrap().vp = 10;
        table.players[0].vp = human;
        let engine::Turn::Over(outcome) = table.turn() else { panic!("over") };
        assert_eq!((outcome.winners.contains(A), outcome.scores.len()), (wins, 1));
    }
    let mut trigger = hal("H02");
    trigger.end = Some(Trigger::Ravagers);
    trigger.b();
    assert!(trigger.final_round && !trigger.over);
    trigger.b();
    assert!(trigger.over);
}
