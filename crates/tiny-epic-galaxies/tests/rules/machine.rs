//! The state machine (SM): who decides what, when.

use engine::{Game, Seats, Turn};
use serde_json::{Value, json};
use tiny_epic_galaxies::{Action, Destination, Event, Face, Frame, Phase, RogueMat, ShipType};

use crate::scene::{A, B, ROGUE, Scene, activate, card, fly, pilot, planet, to_orbit, to_surface};

/// The question as the view shows it.
fn question(scene: &Scene) -> Value {
    serde_json::to_value(scene.game.ask().unwrap().question).unwrap()
}

fn colony(name: &str) -> Scene {
    let mut scene = Scene::btb(2).faces(&[Face::Colony, Face::Energy, Face::Culture]);
    scene.colony(A, name).purse(A, 3, 3).purse(B, 2, 0).orbit(A, 0, "hoefker", 1).orbit(B, 0, "hoefker", 1);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet(name) });
    scene
}

/// SM-2, SM-3: a turn rolls by itself and then asks the active player.
#[test]
fn main() {
    let mut scene = Scene::of(2);
    assert_eq!((question(&scene), scene.asked()), (json!("main"), Seats::one(A)));
    scene.act(A, Action::EndTurn);
    assert_eq!((question(&scene), scene.asked()), (json!("main"), Seats::one(B)));
}

/// SM-4, SM-5, SM-6, SM-7, SM-16: the questions of the faces and of the window.
#[test]
fn faces_ask() {
    let mut scene = Scene::of(2).faces(&[Face::Move, Face::Economy, Face::Colony]);
    scene.orbit(A, 1, "hoefker", 0);
    scene.act(A, activate(Face::Move));
    assert_eq!(question(&scene), json!({ "move": { "ships": 3, "decline": false } }));
    scene.act(A, fly(0, to_surface("jakks")));
    assert_eq!(question(&scene), json!({ "landing": { "ship": 0, "planet": "pl_jakks" } }));
    scene.act(A, Action::SkipPlanet);
    let window = json!({ "follow": { "opener": 0, "face": "move", "cost": 1, "pay": true, "free": false } });
    assert_eq!((question(&scene), scene.asked()), (window, Seats::one(B)));
    scene.act(B, Action::Pass).act(A, activate(Face::Economy));
    assert_eq!(question(&scene), json!({ "advance": { "ships": 2, "steps": 1, "decline": false } }));
    scene.act(A, Action::Advance { ship: 1 }).act(A, activate(Face::Colony));
    assert_eq!(question(&scene), json!("colony"));
}

/// SM-8 to SM-15: the questions of the cards.
#[test]
fn cards_ask() {
    assert_eq!(question(&colony("lureena")), json!({ "pay_mix": { "cost": 2 } }));
    assert_eq!(question(&colony("k_widow")), json!({ "regress": { "ships": 1 << 4, "steps": 1 } }));
    let steal = json!({ "steal": { "from": Seats::one(B), "resource": "energy", "amount": 1 } });
    assert_eq!(question(&colony("la_torres")), steal);
    assert_eq!(question(&colony("omicron_fenzi")), json!({ "convertible": { "from": "energy", "most": 3 } }));
    assert_eq!(question(&colony("zalax")), json!({ "reroll": { "picked": 0, "by_card": true } }));
    assert_eq!(question(&colony("maia")), json!({ "discard_die": { "left": 2 } }));
    assert_eq!(question(&colony("gyore")), json!({ "set_die": { "die": null } }));
    assert_eq!(question(&colony("helios")), json!("replace_planet"));
    assert!(question(&colony("umbra_forum"))["call_planet"]["planets"].is_array());
    assert_eq!(question(&colony("andellouxian_6")), json!({ "recall": { "ships": 1 } }));
    assert_eq!(question(&colony("gort")), json!({ "transfer": { "ships": 1 } }));
    assert!(question(&colony("zavodnick"))["choose_face"]["faces"].is_u64());
    // In order of the table: SM-8, SM-9, SM-10, SM-11, SM-12, SM-13, SM-14, SM-15.
}

/// SM-17 to SM-20, SM-24 to SM-26: the questions of the expansion.
#[test]
fn the_expansion_asks() {
    assert_eq!(question(&colony("threnody")), json!({ "explorer": { "ships": 2 } })); // SM-25
    assert_eq!(question(&colony("ostrava_gate")), json!("replace_pilot"));
    let mut scene = Scene::btb(2);
    scene.top(16).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    assert_eq!(question(&scene), json!("explore")); // SM-17
    scene.act(A, Action::Draw);
    assert_eq!(question(&scene), json!({ "drawn": { "lay_open": true } })); // SM-18
    scene.act(A, Action::TakeDrawn);
    assert_eq!(question(&scene), json!({ "dwarf": { "energy": 2, "culture": 0, "vp": 2 } })); // SM-19
    let mut scene = Scene::btb(2).faces(&[Face::Colony, Face::Move]);
    scene.colony(A, "farlight").offer(&[3]).purse(A, 2, 0).act(A, activate(Face::Colony));
    scene.act(A, Action::UseColony { planet: planet("farlight") });
    assert_eq!(question(&scene), json!("take_offer")); // SM-26
    let mut scene = Scene::btb(2);
    scene.top(10).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore)).act(A, Action::Draw);
    scene.act(A, Action::TakeDrawn);
    assert_eq!(question(&scene), json!({ "upgrade": { "cost": 1, "decline": true } })); // SM-24
    let mut scene = Scene::btb(2);
    scene.top(9).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore)).act(A, Action::Draw);
    scene.act(A, Action::TakeDrawn);
    assert_eq!(question(&scene), json!({ "hire_pilot": { "decline": true } })); // SM-20
}

/// SM-21, SM-22: the questions of the Rogue go to the human.
#[test]
fn the_rogue_asks() {
    let mut scene = Scene::solo(RogueMat::Beginner);
    scene.level(ROGUE, 5).purse(A, 2, 2).roll_next(&[Face::Colony]).act(A, Action::EndTurn);
    assert_eq!(question(&scene), json!({ "rogue_die": { "die": 0, "face": "colony" } }));
    scene.act(A, Action::Accept);
    assert_eq!((question(&scene), scene.asked()), (json!({ "loot_split": { "amount": 2 } }), Seats::one(A)));
}

/// SM-23, SM-T6: after the last turn of the round nothing is asked.
#[test]
fn over() {
    let mut scene = Scene::of(2);
    for name in ["gort", "shouhua", "zavodnick"] {
        scene.colony(A, name);
    }
    scene.colony(A, "helios");
    scene.game.triggered_by = Some(A);
    scene.act(A, Action::EndTurn);
    assert!(!scene.over());
    scene.act(B, Action::EndTurn);
    assert!(scene.over() && scene.game.phase == Phase::Over && scene.legal(A).is_empty());
    assert!(matches!(scene.game.turn(), Turn::Over(_)));
    assert_eq!(scene.refused(A, Action::EndTurn), tiny_epic_galaxies::Refusal::Over);
}

/// SM-T1, SM-T2: the window lies below the action; a follow lies above the window.
#[test]
fn frames_are_stacked() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move));
    let kinds = |scene: &Scene| -> Vec<&str> {
        let name = |frame: &Frame| match frame {
            Frame::Window { .. } => "window",
            Frame::Resolution { .. } => "resolution",
            Frame::Task(_) => "task",
            _ => "other",
        };
        scene.game.frames.iter().map(name).collect()
    };
    assert_eq!(kinds(&scene), ["window", "resolution", "task"]);
    scene.act(A, fly(0, to_orbit("jakks")));
    assert_eq!(kinds(&scene), ["window"]);
    scene.act(B, Action::Follow);
    assert_eq!(kinds(&scene), ["window", "resolution", "task"]);
    scene.act(B, fly(0, to_orbit("jakks")));
    assert_eq!(kinds(&scene), [""; 0]);
}

/// SM-T3: a single choice is still a choice.
#[test]
fn single_choices_are_asked() {
    let mut scene = Scene::of(2).faces(&[Face::Economy, Face::Move]);
    scene.orbit(A, 0, "hoefker", 0).act(A, activate(Face::Economy));
    assert_eq!(scene.legal(A), [Action::Advance { ship: 0 }]);
}

/// SM-T4: an activated die cannot be taken back by a choice.
#[test]
fn activation_is_final() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move));
    assert!(scene.legal(A).iter().all(|action| matches!(action, Action::Move { .. })));
}

/// SM-T5: the end is checked with every change of points, also by a hire.
#[test]
fn points_are_checked_at_once() {
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Move, Face::Energy]);
    for name in ["gort", "shouhua", "zavodnick"] {
        scene.colony(A, name);
    }
    scene.level(A, 2).pilots(&[14]).purse(B, 0, 0);
    scene.act(A, Action::HirePilot { pilot: pilot(14) }).act(A, Action::HireFor { ship_type: ShipType::Runner });
    scene.act(A, Action::PayDice { face: Face::Move, count: 2 }).act(A, Action::ReplaceShip { ship: 0 });
    assert_eq!(scene.game.triggered_by, Some(A));
    let at = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).unwrap();
    let hired = at(|event| matches!(event, Event::Hired { dice: 2, .. }));
    assert_eq!(at(|event| matches!(event, Event::EndTriggered { .. })), hired + 1);
}

/// SM-T7: the human's dice open no window in solo; the Rogue's do.
#[test]
fn solo_windows() {
    let mut scene = Scene::solo(RogueMat::Beginner).faces(&[Face::Energy, Face::Move]);
    scene.act(A, activate(Face::Energy));
    assert_eq!(question(&scene), json!("main"));
    scene.roll_next(&[Face::Energy]).act(A, Action::EndTurn).act(A, Action::Accept);
    assert_eq!(question(&scene)["follow"]["opener"], ROGUE.0);
}

/// SM-T8: move, start, draw, effect, over.
#[test]
fn an_exploration_in_order() {
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Energy]);
    scene.top(16).purse(B, 0, 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore)).act(A, Action::Draw);
    scene.act(A, Action::LayOpen);
    while scene.can(A, Action::LayOpen) {
        scene.act(A, Action::LayOpen);
    }
    assert_eq!(scene.game.exploration_offer[0], card(16));
}

/// SM-T9: a question without an answer is not asked.
#[test]
fn no_empty_question() {
    let mut scene = Scene::of(2);
    scene.purse(A, 0, 0).purse(B, 0, 0).act(A, activate(Face::Move)).act(A, fly(0, to_surface("hoefker")));
    assert_eq!(question(&scene), json!("main"));
}

/// SM-T11: an immediate end drops everything that was pending.
#[test]
fn an_immediate_end_drops_all() {
    let mut scene = Scene::solo(RogueMat::Beginner).faces(&[Face::Move, Face::Move]);
    scene.row(&["nagato", "jakks", "shouhua"]);
    for name in ["gort", "aughmoore"] {
        scene.colony(A, name);
    }
    scene.level(A, 3).purse(A, 0, 1).orbit(A, 1, "shouhua", 5);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("nagato"))).act(A, Action::UsePlanet);
    scene.act(A, fly(0, to_surface("shouhua"))).act(A, Action::UsePlanet).act(A, Action::Advance { ship: 1 });
    assert!(scene.over() && scene.game.frames.is_empty());
    assert_eq!(scene.game.row[2], None, "the slot is not refilled any more");
}
