//! Following (TEG-FOLLOW).

use tiny_epic_galaxies::{Action, Event, Face, Refusal, Resource, ShipType};

use crate::scene::{A, B, C, Scene, activate, fly, planet, to_orbit, to_surface};

fn asked(scene: &Scene) -> engine::Seat {
    scene.asked().iter().next().unwrap()
}

/// TEG-FOLLOW-1: the window opens when the action, landing action included, is resolved.
#[test]
fn the_window_opens_after_the_landing_action() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("vici_ks156")));
    assert_eq!(asked(&scene), A);
    scene.act(A, Action::UsePlanet);
    assert_eq!((asked(&scene), scene.legal(B)), (B, vec![Action::Follow, Action::Pass]));
}

/// TEG-FOLLOW-2: clockwise from the active player; each decides and resolves before the next.
#[test]
fn followers_go_clockwise() {
    let mut scene = Scene::of(3);
    scene.until_turn_of(B);
    scene = scene.faces(&[Face::Move, Face::Move]);
    scene.act(B, activate(Face::Move)).act(B, fly(0, to_orbit("jakks")));
    assert_eq!(asked(&scene), C);
    scene.act(C, Action::Follow);
    assert_eq!(asked(&scene), C, "resolves first");
    scene.act(C, fly(0, to_orbit("jakks")));
    assert_eq!(asked(&scene), A);
    scene.act(A, Action::Pass);
    assert_eq!(asked(&scene), B);
}

/// TEG-FOLLOW-3: the culture is paid first and the action limited to what remains.
#[test]
fn the_price_comes_first() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 2, 0).purse(B, 0, 2);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(asked(&scene), A, "2 culture pay the follow but then no upgrade");
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 2, 0).purse(B, 0, 3);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    scene.act(B, Action::Follow).act(B, Action::Upgrade { with: Resource::Culture });
    assert_eq!((scene.held(B), scene.game.galaxies[1].level), ((0, 0), 2));
}

/// TEG-FOLLOW-4: the follower copies the face, not the choice, with own ships and colonies.
#[test]
fn the_face_is_copied() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 2, 0).purse(B, 0, 3).colony(B, "vici_ks156");
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    scene.act(B, Action::Follow).act(B, Action::UseColony { planet: planet("vici_ks156") });
    assert_eq!((scene.held(B), scene.game.galaxies[1].level), ((1, 2), 1));
}

/// TEG-FOLLOW-5: once for each die, any number of dice in a turn.
#[test]
fn one_follow_a_die() {
    let mut scene = Scene::of(2).faces(&[Face::Energy; 3]);
    scene.purse(B, 0, 2);
    for left in [1, 0] {
        scene.act(A, activate(Face::Energy)).act(B, Action::Follow);
        assert_eq!((asked(&scene), scene.held(B).1), (A, left));
    }
    assert_eq!(scene.game.dice.iter().filter(|die| die.followed.contains(B)).count(), 2);
}

/// TEG-FOLLOW-6, TEG-FOLLOW-10: who cannot pay or not perform is not asked.
#[test]
fn the_unable_are_skipped() {
    let mut scene = Scene::of(3).faces(&[Face::Diplomacy, Face::Move]);
    scene.orbit(A, 0, "jakks", 0).orbit(B, 0, "jakks", 0).purse(B, 5, 0).purse(C, 0, 5);
    scene.act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
    assert_eq!(asked(&scene), A, "B cannot pay and C has no ship in orbit");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Passed { .. })));
}

/// TEG-FOLLOW-7, TEG-FOLLOW-8: nobody follows a follow, and no die is placed for it.
#[test]
fn a_follow_is_not_followed() {
    let mut scene = Scene::of(3).faces(&[Face::Energy, Face::Move]);
    scene.act(A, activate(Face::Energy)).act(B, Action::Follow).act(C, Action::Pass);
    assert_eq!(asked(&scene), A);
    assert_eq!(scene.game.dice.len(), 2);
    // A reroll opens no window either.
    scene.act(A, Action::Reroll).act(A, Action::PickDie { face: Face::Move }).act(A, Action::Roll);
    assert_eq!(asked(&scene), A);
}

/// TEG-FOLLOW-9, TEG-FX-5: own-turn planets cannot be used while following.
#[test]
fn own_turn_planets_do_not_follow() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 2, 0).purse(B, 0, 1).colony(B, "gyore");
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(asked(&scene), A);
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 2, 0).purse(B, 0, 1).colony(B, "gyore").colony(B, "jakks");
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    scene.act(B, Action::Follow);
    assert_eq!(scene.refused(B, Action::UseColony { planet: planet("gyore") }), Refusal::OwnTurnOnly);
    // Nor by landing, where the card needs no dice that only the active player has.
    let mut scene = Scene::of(2).faces(&[Face::Move, Face::Energy]);
    scene.row(&["nibiru", "jakks"]).purse(B, 0, 1);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_orbit("jakks")));
    scene.act(B, Action::Follow).act(B, fly(0, to_surface("nibiru")));
    assert_eq!(asked(&scene), A, "B is not asked to use Nibiru");
}

/// TEG-PL-BIRK, TEG-PL-ZAV: a follower's free window is asked clockwise from that follower, and
/// following it is not following the active player.
#[test]
fn a_followers_free_window() {
    let mut scene = Scene::of(3).faces(&[Face::Move, Face::Energy]);
    scene.row(&["zavodnick", "jakks"]).purse(A, 0, 0).purse(B, 0, 0).purse(C, 0, 1);
    scene.game.this_turn.followed_culture = 1;
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_orbit("jakks")));
    scene.act(C, Action::Follow);
    assert_eq!(scene.held(A), (0, 1), "C follows A");
    scene.act(C, fly(0, to_surface("zavodnick"))).act(C, Action::UsePlanet);
    scene.act(C, Action::ChooseFace { face: Face::Energy });
    assert_eq!(asked(&scene), A, "clockwise from C");
    scene.act(A, Action::Pass).act(B, Action::Follow);
    assert_eq!((scene.held(A).1, scene.held(C).1), (1, 0), "B follows C, for nothing and to nobody's gain");
}

/// TEG-FOLLOW-11, BTB-ABIL-22: a pilot's free follow is a choice of its own, once a turn, and
/// only while its ship is at home.
#[test]
fn a_free_follow_is_a_choice() {
    let mut scene = Scene::btb(2).faces(&[Face::Energy; 3]);
    scene.hire(B, 0, ShipType::Foundry, 29).purse(B, 0, 1);
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.legal(B), [Action::Follow, Action::FollowFree, Action::Pass]);
    scene.act(B, Action::FollowFree);
    assert_eq!(scene.held(B), (2, 1));
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.refused(B, Action::FollowFree), Refusal::NoFreeFollow);
    scene.act(B, Action::Follow);
    assert_eq!(scene.held(B), (4, 0));
    scene.until_turn_of(A);
    scene = scene.faces(&[Face::Energy; 2]);
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.legal(B), [Action::FollowFree, Action::Pass], "fresh, and culture is not needed");
    let mut away = Scene::btb(2).faces(&[Face::Energy; 2]);
    away.hire(B, 0, ShipType::Foundry, 29).orbit(B, 0, "jakks", 0).purse(B, 0, 0);
    away.act(A, activate(Face::Energy));
    assert_eq!(asked(&away), A);
}

/// TEG-FOLLOW-11: Nibiru does not touch a free follow, and it pays the followed like any other.
#[test]
fn a_free_follow_counts_as_a_follow() {
    let mut scene = Scene::btb(2).faces(&[Face::Colony, Face::Colony, Face::Energy, Face::Move]);
    scene.colony(A, "nibiru").colony(A, "birkomius").hire(B, 0, ShipType::Foundry, 29).purse(B, 0, 1).purse(A, 0, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("nibiru") });
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("birkomius") });
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.legal(B), [Action::FollowFree, Action::Pass], "2 culture are not there");
    scene.act(B, Action::FollowFree);
    assert_eq!((scene.held(A), scene.held(B)), ((2, 1), (2, 1)));
}
