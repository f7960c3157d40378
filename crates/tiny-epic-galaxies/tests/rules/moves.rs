//! Moving ships (TEG-MOVE) and where ships can be (TEG-TERM).

use tiny_epic_galaxies::{Action, Destination, Face, Place, Refusal};

use crate::scene::{A, B, Scene, activate, fly, planet, to_orbit, to_surface};

fn moving(players: u8) -> Scene {
    let mut scene = Scene::of(players);
    scene.purse(B, 0, 0).level(A, 5);
    scene
}

/// TEG-MOVE-1, TEG-TERM-5: to the galaxy, a surface or an orbit; locked ships stay.
#[test]
fn ships_move_to_row_planets_and_home() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move));
    let names = ["jakks", "vici_ks156", "mj_120210", "hoefker"];
    let expected: Vec<Action> =
        names.iter().flat_map(|name| [fly(0, to_orbit(name)), fly(0, to_surface(name))]).collect();
    assert_eq!(scene.legal(A), expected, "nine places but the galaxy, for one of two identical ships");
    assert_eq!(scene.refused(A, fly(2, to_orbit("jakks"))), Refusal::ShipLocked);
    assert_eq!(scene.refused(A, fly(1, to_orbit("jakks"))), Refusal::TwinShip);
    assert_eq!(scene.refused(A, fly(9, to_orbit("jakks"))), Refusal::NoSuchShip);
}

/// TEG-MOVE-2: a ship must leave its planet and cannot move from home to home.
#[test]
fn a_ship_must_leave() {
    let mut scene = moving(2);
    scene.orbit(A, 0, "jakks", 1).act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, fly(0, to_surface("jakks"))), Refusal::MustLeave);
    assert_eq!(scene.refused(A, fly(0, to_orbit("jakks"))), Refusal::MustLeave);
    assert_eq!(scene.refused(A, fly(1, Destination::Galaxy)), Refusal::MustLeave);
}

/// TEG-MOVE-3: one own ship on a surface and one in an orbit; both on one planet are fine.
#[test]
fn one_ship_a_space() {
    let mut scene = moving(2);
    scene.orbit(A, 0, "jakks", 0).act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, fly(1, to_orbit("jakks"))), Refusal::SpaceTaken);
    scene.act(A, fly(1, to_surface("jakks"))).act(A, Action::SkipPlanet);
    assert_eq!(scene.place(A, 1), Place::Surface { planet: planet("jakks") });
}

/// TEG-MOVE-4: other players' ships never block.
#[test]
fn others_do_not_block() {
    let mut scene = moving(2);
    scene.orbit(B, 0, "jakks", 0).surface(B, 1, "jakks").act(A, activate(Face::Move));
    assert!(scene.can(A, fly(0, to_orbit("jakks"))) && scene.can(A, fly(0, to_surface("jakks"))));
}

/// TEG-MOVE-5, TEG-TERM-4: only row planets can be reached.
#[test]
fn colonies_are_out_of_reach() {
    let mut scene = moving(2);
    scene.colony(B, "gort").act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, fly(0, to_surface("gort"))), Refusal::NotInRow);
    assert_eq!(scene.refused(A, fly(0, Destination::Explore)), Refusal::NothingToExplore);
}

/// TEG-MOVE-6, SM-5, TEG-TERM-9: the landing action may be used once, or not.
#[test]
fn landing_offers_the_action() {
    let mut scene = moving(2);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("vici_ks156")));
    assert_eq!(scene.legal(A), [Action::UsePlanet, Action::SkipPlanet]);
    let mut used = scene.clone();
    used.act(A, Action::UsePlanet);
    assert_eq!(used.held(A), (3, 1));
    scene.act(A, Action::SkipPlanet);
    assert_eq!(scene.held(A), (2, 1));
    // Landing is legal even if the action is not usable: Hoefker needs 1 energy.
    let mut scene = moving(2);
    scene.purse(A, 0, 0).act(A, activate(Face::Move)).act(A, fly(0, to_surface("hoefker")));
    assert!(scene.can(A, activate(Face::Move)), "the question is skipped");
}

/// TEG-MOVE-7, TEG-MOVE-8, TEG-TERM-6: orbit starts at level 0 and leaving it loses the level.
#[test]
fn leaving_orbit_loses_the_level() {
    let mut scene = moving(2);
    scene.orbit(A, 0, "hoefker", 2).act(A, activate(Face::Move)).act(A, fly(0, to_orbit("jakks")));
    assert_eq!(scene.lies_at(A, 0), 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_orbit("hoefker")));
    assert_eq!(scene.lies_at(A, 0), 0);
}

/// TEG-MOVE-9: a ship whose planet goes away is at home.
#[test]
fn displaced_ships_go_home() {
    let mut scene = Scene::of(2).faces(&[Face::Diplomacy, Face::Move]);
    scene.purse(B, 0, 0).orbit(A, 0, "jakks", 1).surface(B, 0, "jakks").orbit(B, 1, "jakks", 0);
    scene.act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
    for (seat, ship) in [(A, 0), (B, 0), (B, 1)] {
        assert_eq!(scene.place(seat, ship), Place::Galaxy);
    }
}

/// TEG-TERM-1: the acting player is the one who resolves, here a follower in another's turn.
#[test]
fn followers_act() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_orbit("jakks")));
    scene.act(B, Action::Follow);
    assert_eq!((scene.game.active, scene.asked().iter().next()), (A, Some(B)));
    assert_eq!(scene.refused(A, fly(1, to_orbit("hoefker"))), Refusal::NotYourDecision);
    scene.act(B, fly(0, to_orbit("jakks")));
    assert_eq!(scene.place(B, 0).planet(), Some(planet("jakks")));
}
