//! Points on which the three books differ that no other test settles (section 17), and the rest of
//! the decision machine.

use crate::scene::*;

/// BA-CONF-22: the first colour is called orange.
#[test]
fn names_of_colours() {
    let names = Colour::ALL.map(|colour| serde_json::to_value(colour).unwrap());
    assert_eq!(names, ["orange", "gray", "green"]);
}

/// BA-CONF-23: the Ravagers are numbered by effect.
#[test]
fn numbers_of_ravagers() {
    use RavagerEffect::*;
    let effects = [DamageNextAction, DamageSupplyDie, DiscardMission, DiscardRavager, CaptureRobot];
    for number in 61..=90 {
        let face = Card::numbered(number).unwrap().ravager().unwrap();
        let range = usize::from(number - 61) / 6;
        assert_eq!(face.effect, effects[range]);
        assert_eq!(face.vp_loss, u8::from(range >= 2), "BA-CONF-12");
    }
}

/// BA-CONF-13: neutralizations are resolved by column, from the left.
#[test]
fn order_of_neutralizations() {
    let mut table = table(3, false);
    table.set_dice(own(A), &[]);
    table.post("1e", "M015", own(A));
    table.post("1a", "M016", own(B));
    table.b();
    let gains: Vec<Holder> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Points { holder, why: Why::Ejection, .. } => Some(*holder),
            Event::Goods { seat, why: Why::Ejection, .. } => Some(own(*seat)),
            _ => None,
        })
        .collect();
    assert_eq!(gains, [own(B), own(A)]);
}

/// BA-TERM-3: a die is in the standard area or reserved; a reserved one cannot be reserved again nor bought.
#[test]
fn compartments() {
    let mut table = table(3, false);
    table.players[0].dice[0].reserved = true;
    table.players[0].dice.sort();
    table.pending.push(Step::SetupReserve(SetupReserve { seat: A }));
    let reserved = Die { reserved: true, ..die(Orange, 1) };
    assert_eq!(table.refused(Action::ReserveDie { die: reserved }), Refusal::AlreadyReserved);
    assert!(
        !table.offers(Action::ReserveDie { die: reserved }) && table.offers(Action::ReserveDie { die: die(Gray, 1) })
    );
    table.act(Action::Decline);
    table.damage[0] = 1;
    table.acts([Action::SequenceA, Action::SkipCard]);
    assert!(table.offers(Action::ChooseDie { from: own(A), die: reserved, flip: false }), "its owner uses it");
}

/// BA-DEC-22: only the seat that is asked may choose.
#[test]
fn only_who_is_asked() {
    let table = table(3, false);
    let mut copy = table.game;
    let refused = copy.apply(B, Action::SequenceB, &mut Play::new(&mut table.dice.clone(), &mut ()));
    assert_eq!((refused, &copy), (Err(Refusal::NotYourTurn), &table.game));
}

/// BA-DEC-25: once the action has begun nothing more is foreseen: a tile activated in Repair may send the
/// last robot away.
#[test]
fn no_look_ahead_after_the_first_activation() {
    let mut table = table(3, false);
    table.clear_grid(A);
    table.lay(A, "r1c1", "T-green-09");
    table.set_hand(A, &[]);
    table.set_dice(own(A), &[(Gray, 2)]);
    table.damage[0] = 2;
    table.players[0].robot_supply += table.players[0].break_room - 1;
    table.players[0].break_room = 1;
    table.use_die(Gray, 2).acts([
        Action::ShipAction { action: action(3) },
        Action::RepairAction { action: action(1) },
        Action::DebrisOnTile { cell: cell("r1c1") },
    ]);
    assert!(table.offers(Action::ManWorkstation { colour: Orange }));
}

/// BA-DEC-24: steps in which nothing can be done are not asked: no Mission to place, nothing to reserve.
#[test]
fn nothing_to_ask() {
    let mut table = table(3, false);
    table.set_hand(A, &[]);
    table.players[0].resources = 0;
    let mut b = table.clone();
    b.act(Action::SequenceB);
    assert_eq!(b.active, B);
    table.use_die(Orange, 1).acts([Action::ShipAction { action: action(2) }, Action::Launch { to: hex("3c") }]);
    assert_eq!(table.active, B);
}
