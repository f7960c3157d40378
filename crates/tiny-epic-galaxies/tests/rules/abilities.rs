//! Pilot abilities (BTB-ABIL).

use tiny_epic_galaxies::{Action, Destination, Face, Place, Refusal, Resource};

use crate::scene::{A, B, Scene, activate, card, fly, impossible, pilot, planet, to_orbit, to_surface};

/// A's ship 0 is an advanced ship with this pilot; B cannot follow.
fn with(number: u8, faces: &[Face]) -> Scene {
    let mut scene = Scene::btb(2).faces(faces);
    let ship_type = pilot(number).card().ships[0];
    scene.hire(A, 0, ship_type, number).purse(B, 0, 0);
    scene
}

fn go(scene: &mut Scene, to: Destination) {
    scene.act(A, activate(Face::Move)).act(A, fly(0, to));
}

/// BTB-ABIL-1: when the ship acquires at least 1, it acquires more.
#[test]
fn acquire_bonus() {
    for (number, gains) in [(1, [(3, 0), (0, 2)]), (2, [(3, 0), (0, 1)]), (3, [(2, 0), (0, 2)])] {
        let mut scene = with(number, &[Face::Energy, Face::Culture, Face::Move]);
        scene.purse(A, 0, 0);
        scene.act(A, activate(Face::Energy));
        assert_eq!(scene.held(A), gains[0], "both at home");
        scene.purse(A, 0, 0).orbit(A, 0, "jakks", 0).act(A, activate(Face::Culture));
        assert_eq!(scene.held(A), gains[1], "in orbit of a culture planet");
    }
    let mut scene = with(1, &[Face::Culture, Face::Move]);
    scene.purse(A, 0, 0).act(A, activate(Face::Culture));
    assert_eq!(scene.held(A), (0, 0), "nothing acquired, nothing more");
}

/// BTB-ABIL-2: on a planet the ship counts for both resources.
#[test]
fn dual_producer() {
    let mut scene = with(4, &[Face::Culture, Face::Energy, Face::Move]);
    scene.purse(A, 0, 0).orbit(A, 0, "vici_ks156", 0);
    scene.act(A, activate(Face::Culture)).act(A, activate(Face::Energy));
    assert_eq!(scene.held(A), (2, 1));
}

/// BTB-ABIL-3: in the galaxy the ship also counts for culture.
#[test]
fn galaxy_culture() {
    let mut scene = with(5, &[Face::Culture, Face::Move]);
    scene.purse(A, 0, 0).act(A, activate(Face::Culture));
    assert_eq!(scene.held(A), (0, 1));
}

/// BTB-ABIL-4: any advance die moves the ship; a card of the other kind does not.
#[test]
fn wild_advance() {
    let mut scene = with(6, &[Face::Economy, Face::Colony, Face::Move]);
    scene.orbit(A, 0, "mj_120210", 0).colony(A, "leandra").purse(A, 0, 0);
    assert!(!scene.can(A, activate(Face::Colony)), "Leandra advances economy only");
    scene.act(A, activate(Face::Economy)).act(A, Action::Advance { ship: 0 });
    assert_eq!(scene.lies_at(A, 0), 1);
}

/// BTB-ABIL-5: after an advance die one more step for a price, once a turn.
#[test]
fn advance_surge() {
    for (number, left) in [(7, (1, 2)), (8, (2, 1))] {
        let mut scene = with(number, &[Face::Economy, Face::Economy, Face::Colony, Face::Move]);
        scene.row(&["k_widow"]).orbit(A, 0, "k_widow", 0).purse(A, 2, 2);
        scene.act(A, activate(Face::Economy)).act(A, Action::Advance { ship: 0 });
        assert_eq!(scene.legal(A), [Action::PayCost, Action::DeclineCost]);
        scene.act(A, Action::PayCost);
        assert_eq!((scene.lies_at(A, 0), scene.held(A)), (2, left));
        scene.act(A, activate(Face::Economy)).act(A, Action::Advance { ship: 0 });
        assert_eq!(scene.lies_at(A, 0), 3);
        assert!(scene.can(A, activate(Face::Move)), "not twice");
    }
    // A ship that has colonized its planet is at home: there is nothing to advance.
    let mut scene = with(7, &[Face::Economy, Face::Move]);
    scene.row(&["k_widow"]).orbit(A, 0, "k_widow", 5).purse(A, 2, 2);
    scene.act(A, activate(Face::Economy)).act(A, Action::Advance { ship: 0 });
    assert!(scene.owns(A, "k_widow") && !scene.can(A, Action::PayCost));
}

/// BTB-ABIL-6: entering orbit by a Move, the ship starts at that level.
#[test]
fn head_start() {
    let mut scene = with(9, &[Face::Move, Face::Move]);
    go(&mut scene, to_orbit("jakks"));
    assert_eq!(scene.lies_at(A, 0), 1);
}

/// BTB-ABIL-7: enemies cannot push the ship back; its owner can.
#[test]
fn anchored() {
    let mut scene = with(10, &[Face::Move]);
    scene.orbit(A, 0, "hoefker", 2).colony(A, "bsw_10_1").colony(B, "k_widow");
    scene.until_turn_of(B);
    scene = scene.faces(&[Face::Colony, Face::Move]);
    scene.purse(B, 0, 0);
    assert_eq!(scene.refused(B, activate(Face::Colony)), impossible(Face::Colony));
    scene.until_turn_of(A);
    scene = scene.faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 0, 0).act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("bsw_10_1") });
    scene.act(A, Action::Regress { player: A, ship: 0 });
    assert_eq!(scene.lies_at(A, 0), 1);
}

/// BTB-ABIL-8: a gain on landing, before the action: it can pay for it.
#[test]
fn land_gain() {
    let mut scene = with(11, &[Face::Move, Face::Move]);
    scene.purse(A, 0, 0);
    go(&mut scene, to_surface("hoefker"));
    assert_eq!(scene.held(A), (1, 0));
    scene.act(A, Action::UsePlanet);
    assert_eq!(scene.held(A), (0, 2));
    let mut scene = with(12, &[Face::Move, Face::Move]);
    go(&mut scene, to_surface("hoefker"));
    assert_eq!(scene.held(A), (2, 2));
}

/// BTB-ABIL-9: the landing action once more for 1 culture, an exception to TEG-FX-6 but not to
/// once-per-turn cards.
#[test]
fn land_repeat() {
    let mut scene = with(13, &[Face::Move, Face::Move]);
    go(&mut scene, to_surface("vici_ks156"));
    scene.act(A, Action::UsePlanet).act(A, Action::PayCost);
    assert_eq!(scene.held(A), (4, 0));
    assert!(scene.can(A, activate(Face::Move)), "once a turn");
    let mut scene = with(13, &[Face::Move, Face::Move]);
    go(&mut scene, to_surface("vici_ks156"));
    scene.act(A, Action::SkipPlanet);
    assert!(scene.can(A, activate(Face::Move)), "not used, not repeated");
    let mut scene = with(13, &[Face::Move, Face::Move]);
    scene.row(&["clj_0517"]).purse(B, 0, 2).purse(A, 0, 3);
    go(&mut scene, to_surface("clj_0517"));
    scene.act(A, Action::UsePlanet).act(A, Action::Target { player: B });
    assert!(!scene.can(A, Action::PayCost), "a once-per-turn card");
    // Shouhua colonizes itself and leaves the row, although another ship could still advance.
    let mut scene = with(13, &[Face::Move, Face::Move]);
    scene.level(A, 3).row(&["shouhua", "jakks"]).purse(A, 2, 2);
    scene.orbit(A, 1, "shouhua", 5).orbit(A, 2, "jakks", 0);
    go(&mut scene, to_surface("shouhua"));
    scene.act(A, Action::UsePlanet).act(A, Action::Advance { ship: 1 });
    assert!(scene.owns(A, "shouhua") && !scene.can(A, Action::PayCost));
}

/// BTB-ABIL-10: between surface and orbit of the same planet.
#[test]
fn same_planet_shift() {
    let mut scene = with(14, &[Face::Move, Face::Move]);
    scene.surface(A, 0, "jakks").orbit(A, 1, "hoefker", 1);
    go(&mut scene, to_orbit("jakks"));
    assert_eq!(scene.lies_at(A, 0), 0);
    scene.act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, fly(1, to_surface("hoefker"))), Refusal::MustLeave);
}

/// BTB-ABIL-11: for 1 energy the ship moves again after its landing action, once a turn.
#[test]
fn move_again() {
    let mut scene = with(15, &[Face::Move, Face::Move, Face::Move]);
    go(&mut scene, to_surface("jakks"));
    scene.act(A, Action::UsePlanet).act(A, Action::PayCost);
    assert_eq!((scene.held(A), scene.refused(A, fly(1, to_orbit("jakks")))), ((1, 2), Refusal::NotThisShip));
    scene.act(A, fly(0, to_orbit("hoefker")));
    assert_eq!(scene.lies_at(A, 0), 0);
    go(&mut scene, Destination::Galaxy);
    assert!(scene.can(A, activate(Face::Move)), "once a turn");
}

/// BTB-ABIL-12: the top card is seen before choosing; left there it stays on top, known to the
/// scout alone.
#[test]
fn explore_scout() {
    let mut scene = with(16, &[Face::Move, Face::Move]);
    scene.offer(&[5]).top(18);
    go(&mut scene, Destination::Explore);
    let top = |scene: &Scene, viewer| engine::Game::view(&scene.game, viewer).exploration_top;
    assert_eq!(top(&scene, engine::Viewer::Seat(A)), Some(card(18)));
    assert_eq!((top(&scene, engine::Viewer::Seat(B)), top(&scene, engine::Viewer::Spectator)), (None, None));
    scene.act(A, Action::TakeOffer { card: card(5) });
    assert_eq!(top(&scene, engine::Viewer::Seat(A)), Some(card(18)));
    scene.act(A, activate(Face::Move)).act(A, fly(1, Destination::Explore)).act(A, Action::Draw);
    assert!(scene.game.galaxies[0].explored.contains(card(18)));
}

/// BTB-ABIL-13: a danger taken by the ship does nothing but is kept.
#[test]
fn shielded() {
    let mut scene = with(17, &[Face::Move, Face::Move]);
    scene.top(22);
    go(&mut scene, Destination::Explore);
    scene.act(A, Action::Draw);
    assert_eq!(scene.held(A), (2, 1));
    assert!(scene.game.galaxies[0].explored.contains(card(22)));
    let mut scene = with(17, &[Face::Move, Face::Move]);
    scene.top(1);
    go(&mut scene, Destination::Explore);
    scene.act(A, Action::Draw).act(A, Action::TakeDrawn);
    assert_eq!(scene.held(A), (4, 1), "a discovery is not ignored");
}

/// BTB-ABIL-14: the ship may explore from the Exploration board.
#[test]
fn reexplore() {
    let mut scene = with(18, &[Face::Move, Face::Move]);
    scene.put(A, 0, Place::Exploration).top(1);
    go(&mut scene, Destination::Explore);
    scene.act(A, Action::Draw).act(A, Action::TakeDrawn);
    assert_eq!((scene.place(A, 0), scene.held(A)), (Place::Exploration, (4, 1)));
}

/// BTB-ABIL-15: a gain after exploring, after the card's effect.
#[test]
fn explore_gain() {
    for (number, held) in [(19, (2, 1)), (20, (3, 0))] {
        let mut scene = with(number, &[Face::Move, Face::Move]);
        scene.top(20); // lose 1 culture
        go(&mut scene, Destination::Explore);
        scene.act(A, Action::Draw);
        assert_eq!(scene.held(A), held);
    }
}

/// BTB-ABIL-16: a gain when this ship reaches the symbol.
#[test]
fn colonize_gain() {
    for (number, held) in [(21, (4, 1)), (22, (2, 3))] {
        let mut scene = with(number, &[Face::Diplomacy, Face::Move]);
        scene.orbit(A, 0, "jakks", 1).act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
        assert_eq!(scene.held(A), held);
    }
}

/// BTB-ABIL-17: a gain when somebody else colonizes the planet the ship is on; not one's own.
#[test]
fn consolation() {
    let mut scene = with(23, &[Face::Move]);
    scene.surface(A, 0, "jakks").orbit(B, 0, "jakks", 1).until_turn_of(B);
    scene = scene.faces(&[Face::Diplomacy, Face::Move]);
    scene.purse(A, 0, 0).act(B, activate(Face::Diplomacy)).act(B, Action::Advance { ship: 0 });
    assert_eq!((scene.held(A), scene.place(A, 0)), ((0, 2), Place::Galaxy));
    let mut scene = with(23, &[Face::Diplomacy, Face::Move]);
    scene.orbit(A, 0, "jakks", 1).act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
    assert_eq!(scene.held(A), (2, 1));
}

/// BTB-ABIL-18, BTB-ABIL-19: gains on leaving and on coming home, for whatever reason.
#[test]
fn launch_and_return() {
    let mut scene = with(24, &[Face::Move, Face::Move, Face::Move]);
    go(&mut scene, to_orbit("jakks"));
    assert_eq!(scene.held(A), (3, 1));
    go(&mut scene, to_orbit("hoefker"));
    assert_eq!(scene.held(A), (3, 1), "only from home");
    let mut scene = with(25, &[Face::Move, Face::Move]);
    scene.orbit(A, 0, "jakks", 0);
    go(&mut scene, Destination::Galaxy);
    assert_eq!(scene.held(A), (2, 2));
    let mut scene = with(25, &[Face::Diplomacy, Face::Move]);
    scene.surface(A, 0, "jakks").orbit(A, 1, "jakks", 1);
    scene.act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 1 });
    assert_eq!(scene.held(A), (2, 2), "displaced by a colonization");
}

/// BTB-ABIL-20, TEG-EMP-5: at home the next upgrade costs 1 less, with other discounts, at least
/// 1, once a turn.
#[test]
fn upgrade_discount() {
    let mut scene = with(26, &[Face::Colony, Face::Colony, Face::Move]);
    scene.purse(A, 4, 0).act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(scene.held(A), (3, 0), "1 instead of 2");
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(scene.held(A), (0, 0), "3, the discount is spent");
    let mut scene = with(26, &[Face::Colony, Face::Move]);
    scene.colony(A, "mared").level(B, 2).purse(A, 1, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("mared") });
    scene.act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(scene.held(A), (0, 0), "2 less 1 less 1 is still 1");
    let mut away = with(26, &[Face::Colony, Face::Move]);
    away.orbit(A, 0, "jakks", 0).purse(A, 1, 0);
    assert!(!away.can(A, activate(Face::Colony)));
}

/// BTB-ABIL-21: on a surface or in orbit, a gain after using a colonized planet, once a turn.
#[test]
fn colony_gain() {
    for (number, gain) in [(27, (1, 0)), (28, (0, 1))] {
        let mut scene = with(number, &[Face::Colony, Face::Colony, Face::Move]);
        scene.colony(A, "vici_ks156").purse(A, 0, 0);
        if number == 27 {
            scene.surface(A, 0, "jakks")
        } else {
            scene.orbit(A, 0, "jakks", 0)
        };
        for total in [(1 + gain.0, gain.1), (2 + gain.0, gain.1)] {
            scene.purse(A, scene.held(A).0, scene.held(A).1);
            scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("vici_ks156") });
            assert_eq!(scene.held(A), total);
        }
        let mut home = with(number, &[Face::Colony, Face::Move]);
        home.colony(A, "vici_ks156").purse(A, 0, 0);
        home.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("vici_ks156") });
        assert_eq!(home.held(A), (1, 0));
    }
}

/// BTB-ABIL-23: at home the second reroll of the turn is free.
#[test]
fn extra_free_reroll() {
    let mut scene = with(30, &[Face::Move; 4]);
    scene.purse(A, 1, 0);
    for energy in [1, 1, 0] {
        scene.act(A, Action::Reroll);
        let first = scene.legal(A)[0];
        scene.act(A, first).act(A, Action::Roll);
        assert_eq!(scene.held(A).0, energy);
    }
    let mut away = with(30, &[Face::Move; 4]);
    away.orbit(A, 0, "jakks", 0).purse(A, 0, 0);
    away.game.this_turn.rerolls = 1;
    assert_eq!(away.refused(A, Action::Reroll), Refusal::RerollUnpaid { cost: 1, have: 0 });
}

/// SM-T10: launch, arrival, landing gain, action, repeat, then move again.
#[test]
fn a_move_in_order() {
    let mut scene = with(15, &[Face::Move, Face::Move]);
    scene.top(3);
    go(&mut scene, Destination::Explore);
    scene.act(A, Action::Draw).act(A, Action::TakeDrawn);
    assert_eq!(scene.legal(A), [Action::PayCost, Action::DeclineCost], "after the exploration");
    scene.act(A, Action::DeclineCost);
    assert!(scene.can(A, activate(Face::Move)));
}
