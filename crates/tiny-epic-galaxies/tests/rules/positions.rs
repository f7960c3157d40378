//! Positions from outside: each fault is named by its field and changes nothing.

use engine::{Fault, Game, Match};
use serde_json::{Value, json};
use tiny_epic_galaxies::{Face, Frame, Phase, Place, RogueMat, Source, Task, TinyEpicGalaxies};

use crate::scene::{A, B, Scene, planet};

fn fault(scene: &Scene) -> Fault {
    Match::from_position(scene.game, "x".parse().unwrap()).map(|_| ()).unwrap_err()
}

fn faulty(field: &str, rule: &str, change: impl Fn(&mut Scene)) {
    for base in [Scene::of(2), Scene::btb(3), Scene::solo_btb(RogueMat::Hard)] {
        let mut scene = base;
        scene.game.check().unwrap();
        change(&mut scene);
        let fault = fault(&scene);
        assert_eq!((fault.field.as_str(), fault.rule), (field, rule));
    }
}

/// TEG-RES-1: resources over 7.
#[test]
fn too_many_resources() {
    faulty("galaxies.0.energy", "TEG-RES-1", |scene| scene.game.galaxies[0].energy = 8);
    faulty("galaxies.0.culture", "TEG-RES-1", |scene| scene.game.galaxies[0].culture = 200);
}

/// A planet named twice.
#[test]
fn a_planet_twice() {
    faulty("row", "TEG-COMP-4", |scene| scene.game.row[1] = scene.game.row[0]);
    faulty("planet_deck", "TEG-COMP-4", |scene| {
        scene.game.planet_deck = scene.game.planet_deck.with(scene.game.row[0].unwrap());
    });
    faulty("galaxies.1.colonies", "TEG-COMP-4", |scene| {
        let row = scene.game.row[0].unwrap();
        scene.game.galaxies[1].colonies = [row].into_iter().collect();
        scene.recount(B);
    });
    faulty("planet_deck", "TEG-COMP-4", |scene| {
        let lost = scene.game.planet_deck.iter().next().unwrap();
        scene.game.planet_deck = scene.game.planet_deck.without(lost);
    });
}

/// TEG-TERM-5, TEG-MOVE-3: ships in impossible places, two in one space, too many in play.
#[test]
fn ships_in_two_places() {
    faulty("galaxies.0.ships.1.place", "TEG-MOVE-3", |scene| {
        scene.orbit(A, 0, "jakks", 0).orbit(A, 1, "jakks", 1);
    });
    faulty("galaxies.0.ships.0.place", "TEG-TERM-6", |scene| {
        scene.orbit(A, 0, "jakks", 2);
    });
    faulty("galaxies.0.ships.0.place", "TEG-MOVE-5", |scene| {
        scene.surface(A, 0, "gort");
    });
    faulty("galaxies.0.ships", "TEG-EMP-2", |scene| {
        scene.put(A, 3, Place::Galaxy);
    });
    let mut text = serde_json::to_value(Scene::of(2).game).unwrap();
    text["galaxies"][0]["ships"][0]["place"] =
        json!({"surface": {"planet": "pl_jakks"}, "orbit": {"planet": "pl_jakks", "level": 0}});
    assert!(serde_json::from_value::<TinyEpicGalaxies>(text).is_err(), "a ship is in exactly one place");
}

/// TEG-END-1: points that do not add up, an end that nobody triggered.
#[test]
fn wrong_points() {
    faulty("galaxies.0.vp", "TEG-END-1", |scene| scene.game.galaxies[0].vp = 3);
    faulty("triggered_by", "TEG-END-1", |scene| scene.game.triggered_by = Some(A));
}

/// Other fields out of range.
#[test]
fn other_faults() {
    faulty("players", "TEG-SETUP-1", |scene| scene.game.setup.players = 6);
    faulty("galaxies", "TEG-SETUP-1", |scene| {
        scene.game.galaxies.pop();
    });
    faulty("row", "TEG-SETUP-3", |scene| {
        scene.game.row.pop();
    });
    faulty("row", "TEG-COL-3", |scene| scene.game.row[0] = None);
    faulty("galaxies.0.level", "TEG-EMP-1", |scene| scene.game.galaxies[0].level = 7);
    faulty("active", "TEG-TERM-1", |scene| scene.game.active = engine::Seat(9));
    faulty("dice", "TEG-DICE-5", |scene| scene.game.this_turn.converter_used = true);
    faulty("phase", "SM-23", |scene| scene.game.phase = Phase::Over);
    faulty("frames", "SM-T1", |scene| {
        scene.game.frames.push(Frame::Landing { seat: A, ship: 7, planet: planet("jakks") });
    });
    faulty("frames", "SM-T1", |scene| {
        let task = Task { last: Some(200), ..Task::new(A, Source::Face { face: Face::Move }) };
        scene.game.frames.push(Frame::Task(task));
    });
    faulty("frames", "SM-T9", |scene| scene.game.dice.clear());
    faulty("frames", "SM-T7", |scene| scene.game.frames.push(Frame::RogueTurn { left: 1, bonus: false }));
}

/// Text that is not a position is refused while reading.
#[test]
fn unreadable_text() {
    let good = serde_json::to_value(Scene::btb(2).game).unwrap();
    let parse = |change: &dyn Fn(&mut Value)| {
        let mut text = good.clone();
        change(&mut text);
        serde_json::from_value::<TinyEpicGalaxies>(text)
    };
    assert!(parse(&|_| {}).is_ok());
    assert!(parse(&|text| text["galaxy"] = json!(1)).is_err(), "an unknown field");
    assert!(parse(&|text| text["row"][0] = json!("pl_pluto")).is_err());
    assert!(parse(&|text| text["setup"]["rogue"] = json!("brutal")).is_err());
    assert!(parse(&|text| text["galaxies"][0]["ships"] = json!([])).is_err());
    assert!(parse(&|text| text["planet_deck"] = json!(["pl_gort", "pl_gort"])).is_err());
}
