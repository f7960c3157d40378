//! Advancing, colonizing, colonies and the empire (TEG-ADV, TEG-COL, TEG-UTIL, TEG-EMP).

use tiny_epic_galaxies::{Action, Event, Face, Place, PlanetSet, Refusal, Resource};

use crate::scene::{A, B, Scene, activate, impossible, planet};

fn faces(faces: &[Face]) -> Scene {
    let mut scene = Scene::of(2).faces(faces);
    scene.purse(B, 0, 0);
    scene
}

/// TEG-ADV-1, TEG-TERM-7, SM-6: the die's kind must be the track's, whatever the planet yields.
#[test]
fn a_die_advances_on_its_kind() {
    let mut scene = faces(&[Face::Diplomacy, Face::Economy, Face::Move]);
    scene.orbit(A, 0, "mj_120210", 0).orbit(A, 1, "hoefker", 0); // energy on diplomacy, culture on economy
    scene.act(A, activate(Face::Diplomacy));
    assert_eq!(scene.legal(A), [Action::Advance { ship: 0 }]);
    assert_eq!(scene.refused(A, Action::Advance { ship: 1 }), Refusal::NotOnTrack);
    assert_eq!(scene.refused(A, Action::Decline), Refusal::MayNotDecline);
    scene.act(A, Action::Advance { ship: 0 });
    assert_eq!((scene.lies_at(A, 0), scene.lies_at(A, 1)), (1, 0));
}

/// TEG-ADV-2: a planet of 2 spaces takes 3 advances.
#[test]
fn the_symbol_lies_after_the_last_space() {
    let mut scene = faces(&[Face::Diplomacy; 4]);
    scene.orbit(A, 0, "mj_120210", 0);
    for level in [1, 2] {
        scene.act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
        assert_eq!(scene.lies_at(A, 0), level);
    }
    scene.act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
    assert!(scene.owns(A, "mj_120210"));
}

/// TEG-ADV-3: an effect of 2 steps moves one ship, and what is too much is lost.
#[test]
fn two_steps_move_one_ship() {
    let mut scene = faces(&[Face::Colony, Face::Move]);
    scene.colony(A, "padraigin_3110").purse(A, 0, 4).orbit(A, 0, "jakks", 1).orbit(A, 1, "mj_120210", 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("padraigin_3110") });
    scene.act(A, Action::Advance { ship: 0 });
    assert!(scene.owns(A, "jakks"));
    assert_eq!((scene.lies_at(A, 1), scene.held(A)), (0, (0, 2)));
}

/// TEG-COL-1, TEG-COL-2, TEG-COL-3, TEG-COL-4: everyone goes home, the card and its points go to
/// the colonizer, the same slot is refilled, and only then does anyone follow.
#[test]
fn colonizing_in_order() {
    let mut scene = Scene::of(2).faces(&[Face::Economy, Face::Move]);
    scene.orbit(A, 0, "vici_ks156", 1).orbit(B, 0, "vici_ks156", 1).surface(B, 1, "vici_ks156");
    scene.act(A, activate(Face::Economy)).act(A, Action::Advance { ship: 0 });
    assert_eq!((scene.place(B, 0), scene.place(B, 1)), (Place::Galaxy, Place::Galaxy));
    assert!(scene.owns(A, "vici_ks156"));
    assert_eq!(scene.game.galaxies[0].vp, 1);
    assert!(scene.game.row[1].is_some_and(|new| new != planet("vici_ks156")));
    let order: Vec<&str> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Advanced { .. } => Some("advance"),
            Event::ShipMoved { .. } => Some("home"),
            Event::Colonized { .. } => Some("colony"),
            Event::PlanetRevealed { slot: 1, .. } => Some("refill"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["advance", "home", "home", "home", "colony", "refill"]);
    assert!(scene.asked().contains(A), "B has no ship on an economy track any more and cannot follow");
}

/// TEG-COL-3: with an empty deck the slot stays empty and is skipped.
#[test]
fn an_empty_deck_leaves_a_gap() {
    let mut scene = faces(&[Face::Diplomacy, Face::Move]);
    scene.game.planets_removed = scene.game.planet_deck;
    scene.game.planet_deck = PlanetSet::EMPTY;
    scene.orbit(A, 0, "jakks", 1).act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
    assert_eq!(scene.game.row[0], None);
    scene.act(A, activate(Face::Move));
    assert_eq!(scene.legal(A).len(), 6, "three planets are left");
}

/// TEG-UTIL-1, SM-7: one of the two: an upgrade or one own colonized planet.
#[test]
fn a_colony_die_does_one_thing() {
    let mut scene = faces(&[Face::Colony, Face::Colony]);
    scene.purse(A, 2, 2).colony(A, "jakks").colony(B, "vici_ks156").act(A, activate(Face::Colony));
    let expected = [
        Action::Upgrade { with: Resource::Energy },
        Action::Upgrade { with: Resource::Culture },
        Action::UseColony { planet: planet("jakks") },
    ];
    assert_eq!(scene.legal(A), expected);
    assert_eq!(scene.refused(A, Action::UseColony { planet: planet("vici_ks156") }), Refusal::NotYourColony);
    scene.act(A, Action::UseColony { planet: planet("jakks") });
    assert_eq!((scene.held(A), scene.game.galaxies[0].level), ((2, 3), 1));
}

/// TEG-EMP-1, TEG-EMP-4: level n+1 costs n+1 of one resource, one level at a time, up to 6.
#[test]
fn upgrades_cost_one_resource() {
    for (level, cost) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        let mut scene = faces(&[Face::Colony, Face::Move]);
        scene.level(A, level).purse(A, cost, cost - 1).act(A, activate(Face::Colony));
        assert_eq!(scene.legal(A), [Action::Upgrade { with: Resource::Energy }]);
        assert_eq!(scene.refused(A, Action::Upgrade { with: Resource::Culture }), Refusal::UpgradeUnpaid { cost });
        scene.act(A, Action::Upgrade { with: Resource::Energy });
        assert_eq!((scene.game.galaxies[0].level, scene.held(A)), (level + 1, (0, cost - 1)));
    }
    let mut scene = faces(&[Face::Colony, Face::Move]);
    scene.level(A, 6).purse(A, 7, 7);
    assert_eq!(scene.refused(A, activate(Face::Colony)), impossible(Face::Colony));
    scene.colony(A, "jakks").act(A, activate(Face::Colony));
    assert_eq!(scene.refused(A, Action::Upgrade { with: Resource::Energy }), Refusal::HighestLevel);
}

/// TEG-EMP-2: the points of a level are totals.
#[test]
fn level_points_are_totals() {
    let mut scene = faces(&[Face::Colony, Face::Colony, Face::Colony]);
    for vp in [1, 2] {
        scene.purse(A, 7, 0).act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
        assert_eq!(scene.game.galaxies[0].vp, vp);
    }
}

/// TEG-EMP-3: an unlocked ship is at home and can be used in the same turn.
#[test]
fn a_new_ship_can_be_used_at_once() {
    let mut scene = faces(&[Face::Colony, Face::Energy]);
    scene.level(A, 2).purse(A, 0, 3).orbit(A, 0, "jakks", 0).orbit(A, 1, "hoefker", 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Culture });
    assert_eq!(scene.place(A, 2), Place::Galaxy);
    scene.act(A, activate(Face::Energy));
    assert!(scene.events.iter().any(|event| matches!(event, Event::Gained { seat: A, energy: 1, .. })));
}
