//! The rules of Salvage, each by its number.

use engine::kit::{Scene, Trials, conformance, uncited_rules};
use engine::{Game, Seat, Seats, Turn};
use salvage::{Action, Asks, Event, HaulOrDock, Refusal, Salvage, Setup};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table() -> Scene<Salvage> {
    Scene::new(&Setup::default(), "salvage")
}

#[test]
fn keeps_the_contract() {
    conformance::<Salvage>(&Trials::default());
}

/// SAL-SETUP-1
#[test]
fn two_to_four_play() {
    for players in [0, 1, 5] {
        assert!(Salvage::new(&Setup { players }, &mut table().dice).is_err());
    }
    assert_eq!(Scene::<Salvage>::new(&Setup { players: 4 }, "four").seats(), 4);
}

/// SAL-TURN-1
#[test]
fn only_the_active_player_hauls() {
    assert_eq!(table().refused(B, Action::Haul), Refusal::NotYourTurn);
    assert_eq!(table().legal(A), [Action::Haul]);
}

/// SAL-TURN-2: over many hauls a 1 loses the load and the turn, everything else is added.
#[test]
fn a_one_loses_the_load() {
    let mut table = table();
    let (mut lost, mut kept) = (0, 0);
    for _ in 0..200 {
        (table.active, table.asks) = (A, Asks::HaulOrDock(HaulOrDock { load: 10 }));
        match table.act(A, Action::Haul)[..] {
            [Event::Lost { seat: A, load: 10 }] => {
                lost += 1;
                assert_eq!((table.active, table.asks), (B, Asks::HaulOrDock(HaulOrDock { load: 0 })));
            }
            [Event::Hauled { seat: A, die, load }] => {
                kept += 1;
                assert_eq!((load, table.active), (10 + die, A));
                assert!((2..=6).contains(&die));
            }
            ref other => panic!("{other:?}"),
        }
    }
    assert!(lost > 10 && kept > 100, "{lost} lost, {kept} kept");
}

/// SAL-TURN-3
#[test]
fn docking_brings_the_load_home() {
    let mut table = table();
    assert_eq!(table.refused(A, Action::Dock), Refusal::NothingAboard);
    table.asks = Asks::HaulOrDock(HaulOrDock { load: 12 });
    table.act(A, Action::Dock);
    assert_eq!((table.docked[0], table.active), (12, B));
}

/// SAL-END-1
#[test]
fn whoever_has_thirty_wins_at_once() {
    let mut table = table();
    table.docked[0] = 25;
    table.asks = Asks::HaulOrDock(HaulOrDock { load: 5 });
    table.act(A, Action::Dock);
    let Turn::Over(outcome) = table.turn() else { panic!("the game is over") };
    assert_eq!((outcome.winners, outcome.scores.as_slice()), (Seats::one(A), &[30, 0][..]));
    assert_eq!(table.refused(B, Action::Haul), Refusal::Over);
}

#[test]
fn every_rule_is_cited() {
    let tests = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(uncited_rules(include_str!("../../../docs/rules/salvage.md"), &tests).unwrap(), Vec::<String>::new());
}
