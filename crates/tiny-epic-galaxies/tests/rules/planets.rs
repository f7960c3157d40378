//! Planet actions: the general rules (TEG-FX) and the clarifications of the cards (TEG-PL).

use engine::Seat;
use tiny_epic_galaxies::{Action, Destination, DiePlace, Event, Face, Frame, Place, Refusal, Resource, RogueMat};

use crate::scene::{A, B, C, ROGUE, Scene, activate, fly, impossible, planet, to_orbit, to_surface};

fn choose(name: &str) -> Action {
    Action::ChoosePlanet { planet: planet(name) }
}

fn use_colony(name: &str) -> Action {
    Action::UseColony { planet: planet(name) }
}

/// A has this colony, a colony die and two others; nobody can follow.
fn with(name: &str) -> Scene {
    let mut scene = Scene::of(3).faces(&[Face::Colony, Face::Energy, Face::Culture]);
    scene.colony(A, name).purse(A, 0, 0).purse(B, 0, 0).purse(C, 0, 0);
    scene
}

/// ... and has just used it.
fn used(scene: &mut Scene, name: &str) {
    scene.act(A, activate(Face::Colony)).act(A, use_colony(name));
}

/// TEG-FX-1, TEG-FX-3: a cost comes first and makes a card unusable; steps go in order.
#[test]
fn steps_go_in_order() {
    let mut scene = with("hoefker");
    assert_eq!(scene.refused(A, activate(Face::Colony)), impossible(Face::Colony));
    scene.purse(A, 1, 0);
    used(&mut scene, "hoefker");
    assert_eq!(scene.held(A), (0, 2));
    let mut scene = with("jac_110912");
    used(&mut scene, "jac_110912");
    assert_eq!((scene.held(A), scene.held(B), scene.held(C)), ((0, 2), (0, 1), (0, 1)));
    let mut scene = with("gleam_zanier");
    used(&mut scene, "gleam_zanier");
    assert_eq!((scene.held(A), scene.held(B), scene.held(C)), ((2, 0), (1, 0), (1, 0)));
}

/// TEG-FX-2: once started, a legal target must be chosen.
#[test]
fn targets_must_be_chosen() {
    let mut scene = with("k_widow");
    scene.orbit(B, 0, "hoefker", 1);
    used(&mut scene, "k_widow");
    assert_eq!(scene.legal(A), [Action::Regress { player: B, ship: 0 }]);
}

/// TEG-FX-4: a once-per-turn card counts for each player alone, however it is reached.
#[test]
fn once_per_turn_is_per_player() {
    let mut scene = with("clj_0517").faces(&[Face::Colony, Face::Colony, Face::Energy]);
    scene.purse(B, 0, 4).purse(C, 0, 0).colony(A, "jakks").colony(B, "vici_ks156");
    used(&mut scene, "clj_0517");
    scene.act(A, Action::Target { player: B });
    scene.act(B, Action::Pass);
    scene.act(A, activate(Face::Colony));
    assert_eq!(scene.refused(A, use_colony("clj_0517")), Refusal::OncePerTurn);
}

/// TEG-FX-6: in one resolution a card is invoked at most once, so that calls cannot loop.
#[test]
fn calls_do_not_loop() {
    let mut scene = with("sargus_36");
    scene.purse(A, 5, 5).purse(B, 0, 0).colony(B, "walsfeo").colony(B, "vici_ks156");
    scene.colony(C, "umbra_forum");
    used(&mut scene, "sargus_36");
    scene.act(A, choose("walsfeo"));
    assert_eq!(scene.refused(A, choose("walsfeo")), Refusal::InvokedAlready);
    scene.act(A, choose("umbra_forum")).act(A, choose("jakks"));
    assert_eq!(scene.held(A), (4, 5), "1 energy to B, 1 culture to C, 1 culture gained");
    assert_eq!((scene.held(B), scene.held(C)), ((1, 0), (0, 1)));
}

/// TEG-FX-7, TEG-PL-REGRESS: never below the start space; a target stands on level 1 or more.
#[test]
fn regression_stops_at_the_start() {
    let mut scene = with("jorg");
    scene.purse(A, 0, 2).orbit(B, 0, "hoefker", 1).orbit(C, 0, "hoefker", 0);
    used(&mut scene, "jorg");
    assert_eq!(scene.legal(A), [Action::Regress { player: B, ship: 0 }]);
    assert_eq!(scene.refused(A, Action::Regress { player: C, ship: 0 }), Refusal::NotRegressible);
    scene.act(A, Action::Regress { player: B, ship: 0 });
    assert_eq!(scene.place(B, 0), Place::Orbit { planet: planet("hoefker"), level: 0 });
}

/// TEG-FX-8: stealing needs an owner; a thief at 7 may steal and wastes it.
#[test]
fn stealing() {
    let mut scene = with("la_torres");
    assert_eq!(scene.refused(A, activate(Face::Colony)), impossible(Face::Colony));
    scene.purse(A, 7, 0).purse(B, 3, 0).purse(C, 0, 0);
    used(&mut scene, "la_torres");
    assert_eq!(scene.refused(A, Action::Target { player: C }), Refusal::NothingToSteal);
    scene.act(A, Action::Target { player: B });
    assert_eq!((scene.held(A), scene.held(B)), ((7, 0), (2, 0)));
}

/// TEG-FX-9, TEG-PL-PAY, SM-13: the payment goes to the owner, up to 7; not for own planets.
#[test]
fn payment_goes_to_the_owner() {
    let mut scene = with("walsfeo");
    scene.purse(A, 0, 2).purse(B, 0, 7).colony(B, "vici_ks156").colony(A, "mj_120210");
    used(&mut scene, "walsfeo");
    assert_eq!(scene.legal(A), [choose("vici_ks156")]);
    scene.act(A, choose("vici_ks156"));
    assert_eq!((scene.held(A), scene.held(B)), ((1, 1), (0, 7)));
}

/// TEG-FX-10: a replaced planet needs to be vacant, a converted resource to be there, ...
#[test]
fn usable_needs_a_target() {
    for (name, usable) in [
        ("pembertonia_major", false),
        ("andellouxian_6", false),
        ("gort", false),
        ("helios", true),
        ("nagato", false),
        ("zavodnick", true),
        ("birkomius", true),
        ("nibiru", true),
        ("aughmoore", true),
        ("bsw_10_1", false),
        ("terra_bettia", false),
        ("zalax", true),
        ("maia", true),
        ("gyore", true),
        ("lureena", false),
    ] {
        let scene = with(name);
        assert_eq!(scene.can(A, activate(Face::Colony)), usable, "{name}");
    }
    // The die that invokes the card is not an inactive die any more.
    for name in ["zalax", "gyore", "maia"] {
        let alone = with(name).faces(&[Face::Colony]);
        assert!(!alone.can(A, activate(Face::Colony)), "{name}");
    }
}

/// TEG-FX-11: a caller is usable only if a callable card is, with what its payment leaves.
#[test]
fn a_call_never_gets_stuck() {
    let mut scene = with("walsfeo");
    scene.purse(A, 0, 1).colony(B, "padraigin_3110").orbit(A, 0, "jakks", 0);
    assert!(!scene.can(A, activate(Face::Colony)), "after 1 culture nothing is left for Padraigin");
    scene.purse(A, 0, 3);
    assert!(scene.can(A, activate(Face::Colony)));
    let mut scene = with("piedes");
    assert!(!scene.can(A, activate(Face::Colony)), "no die lies in the bay");
    scene.act(A, activate(Face::Energy));
    assert!(scene.can(A, activate(Face::Colony)));
}

/// TEG-FX-12: Shouhua colonizes itself and Terra-Bettia finishes after its own steps took it.
#[test]
fn an_action_runs_to_its_end() {
    let mut scene = Scene::of(2).faces(&[Face::Move, Face::Energy]);
    scene.row(&["terra_bettia", "jakks", "hoefker", "mj_120210"]).purse(B, 0, 0);
    scene.orbit(B, 0, "terra_bettia", 5).orbit(A, 1, "hoefker", 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("terra_bettia"))).act(A, Action::UsePlanet);
    scene.act(B, Action::Advance { ship: 0 });
    assert!(scene.owns(B, "terra_bettia"));
    scene.act(A, Action::Advance { ship: 1 });
    assert_eq!(scene.lies_at(A, 1), 2);
    let mut scene = Scene::of(2).faces(&[Face::Move, Face::Energy]);
    scene.row(&["shouhua"]).purse(B, 0, 0).orbit(A, 1, "shouhua", 5);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("shouhua"))).act(A, Action::UsePlanet);
    scene.act(A, Action::Advance { ship: 1 });
    assert!(scene.owns(A, "shouhua"));
}

/// TEG-FX-13, TEG-PL-ZAV: Zavodnick's window is free for all others, clockwise from the user, and
/// may nest; then the die's own window opens.
#[test]
fn zavodnick_gives_free_follows() {
    let mut scene = Scene::of(3).faces(&[Face::Colony, Face::Energy]);
    scene.colony(A, "zavodnick").purse(A, 0, 0).purse(B, 0, 0).purse(C, 2, 0);
    used(&mut scene, "zavodnick");
    assert_eq!(scene.legal(A).len(), 3, "move, energy and culture are possible");
    assert_eq!(scene.refused(A, Action::ChooseFace { face: Face::Colony }), Refusal::FaceNotChoosable);
    scene.act(A, Action::ChooseFace { face: Face::Energy });
    assert_eq!(scene.held(A), (2, 0));
    scene.act(B, Action::Follow);
    assert_eq!(scene.held(B), (2, 0), "for nothing");
    scene.act(C, Action::Pass);
    assert_eq!(scene.asked().iter().next(), Some(A), "nobody has culture for the colony die itself");

    // B reaches Zavodnick in the row by the free move and opens a window for A as well.
    let mut scene = Scene::of(3).faces(&[Face::Move, Face::Energy]);
    scene.row(&["zavodnick"]).purse(B, 0, 0).purse(C, 0, 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("zavodnick"))).act(A, Action::UsePlanet);
    scene.act(A, Action::ChooseFace { face: Face::Move }).act(A, fly(1, to_orbit("jakks")));
    scene.act(B, Action::Follow).act(B, fly(0, to_surface("zavodnick"))).act(B, Action::UsePlanet);
    scene.act(B, Action::ChooseFace { face: Face::Energy });
    assert_eq!(scene.asked().iter().next(), Some(C), "clockwise from B");
    scene.act(C, Action::Pass).act(A, Action::Follow);
    assert_eq!(scene.asked().iter().next(), Some(C), "the outer window goes on");
    let windows = scene.game.frames.iter().filter(|frame| matches!(frame, Frame::Window { .. })).count();
    assert_eq!(windows, 2);
}

/// TEG-FX-14: with 24 frames pending no planet action is usable.
#[test]
fn calls_have_a_depth() {
    let mut scene = Scene::of(2).faces(&[Face::Move, Face::Energy]);
    scene.act(A, activate(Face::Move));
    let top = scene.game.frames.pop().unwrap();
    let below = scene.game.frames[1];
    while scene.game.frames.len() < tiny_epic_galaxies::DEEP - 1 {
        scene.game.frames.push(below);
    }
    scene.game.frames.push(top);
    let mut deep = scene.clone();
    deep.game.frames.insert(1, below);
    scene.act(A, fly(0, to_surface("jakks")));
    assert_eq!(scene.legal(A), [Action::UsePlanet, Action::SkipPlanet]);
    deep.act(A, fly(0, to_surface("jakks")));
    assert!(!deep.can(A, Action::UsePlanet));
}

/// TEG-PL-HELIOS: only a planet without any ship, and only while the deck has another.
#[test]
fn helios_replaces_vacant_planets() {
    let mut scene = with("helios");
    scene.orbit(B, 0, "jakks", 0).surface(C, 0, "vici_ks156");
    used(&mut scene, "helios");
    assert_eq!(scene.refused(A, choose("jakks")), Refusal::PlanetOccupied);
    assert_eq!(scene.refused(A, choose("gort")), Refusal::NotInRow);
    scene.act(A, choose("hoefker"));
    assert!(scene.game.planets_removed.contains(planet("hoefker")));
    assert!(scene.game.row[3].is_some_and(|new| new != planet("hoefker")));
    let mut scene = with("helios");
    scene.game.planets_removed = scene.game.planet_deck;
    scene.game.planet_deck = tiny_epic_galaxies::PlanetSet::EMPTY;
    assert!(!scene.can(A, activate(Face::Colony)));
}

/// TEG-PL-MAIA / ZALAX / GYORE: Zalax rerolls without touching the free reroll; Gyore sets a die.
#[test]
fn zalax_and_gyore_change_dice() {
    let mut scene = with("zalax");
    used(&mut scene, "zalax");
    scene.act(A, Action::PickDie { face: Face::Energy }).act(A, Action::Roll);
    assert_eq!((scene.game.this_turn.rerolls, scene.held(A)), (0, (0, 0)));
    assert!(scene.can(A, Action::Reroll), "still free");
    let mut scene = with("gyore");
    used(&mut scene, "gyore");
    scene.act(A, Action::PickDie { face: Face::Energy });
    assert_eq!(scene.refused(A, Action::SetFace { face: Face::Energy }), Refusal::SameFace);
    scene.act(A, Action::SetFace { face: Face::Move });
    assert_eq!((scene.game.dice[1].face, scene.game.dice[1].place), (Face::Move, DiePlace::Inactive));
}

/// TEG-PL-NIBIRU: from the window of its own die on, a follow costs 2 culture until the end of the
/// turn.
#[test]
fn nibiru_doubles_the_price() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Energy, Face::Move]);
    scene.colony(A, "nibiru").colony(B, "jakks").purse(A, 0, 0).purse(B, 0, 2);
    used(&mut scene, "nibiru");
    scene.act(B, Action::Follow).act(B, use_colony("jakks"));
    assert_eq!(scene.held(B), (0, 1));
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.asked().iter().next(), Some(A), "1 culture is not enough");
    scene.act(A, Action::EndTurn);
    assert_eq!(scene.game.this_turn.follow_cost, 1);
}

/// TEG-PL-BIRK: each follow pays, from its own die's window on; usable once a turn.
#[test]
fn being_followed_pays() {
    for (name, gain) in [("birkomius", (0, 1)), ("bisschop", (1, 0))] {
        let mut scene = Scene::of(3).faces(&[Face::Colony, Face::Culture, Face::Colony]);
        scene.colony(A, name).colony(B, "jakks").purse(A, 0, 0).purse(B, 0, 2).purse(C, 0, 1);
        used(&mut scene, name);
        scene.act(B, Action::Follow);
        assert_eq!(scene.held(A), gain, "paid before it is resolved");
        scene.act(B, use_colony("jakks"));
        scene.act(A, activate(Face::Culture)).act(B, Action::Follow).act(C, Action::Follow);
        assert_eq!(scene.held(A), (3 * gain.0, 3 * gain.1));
        scene.act(A, activate(Face::Colony));
        assert_eq!(scene.refused(A, use_colony(name)), Refusal::OncePerTurn);
    }
}

/// TEG-PL-AND, SM-14, SM-11: one ship comes home for as much of one resource as its level.
#[test]
fn andellouxian_recalls_for_resources() {
    let mut scene = with("andellouxian_6");
    scene.orbit(A, 0, "hoefker", 2).orbit(A, 1, "jakks", 0);
    let mut other = scene.clone();
    used(&mut scene, "andellouxian_6");
    scene.act(A, Action::Recall { ship: 0 }).act(A, Action::TakeResource { resource: Resource::Culture });
    assert_eq!((scene.place(A, 0), scene.held(A)), (Place::Galaxy, (0, 2)));
    used(&mut other, "andellouxian_6");
    other.act(A, Action::Recall { ship: 1 });
    assert_eq!((other.place(A, 1), other.held(A)), (Place::Galaxy, (0, 0)), "level 0 for nothing");
    assert!(other.can(A, activate(Face::Energy)));
}

/// TEG-PL-GORT: the same level on another track that is long enough and has no own ship.
#[test]
fn gort_transfers_the_level() {
    let mut scene = with("gort");
    scene.row(&["jakks", "hoefker", "jorg", "mj_120210", "k_widow"]).orbit(A, 0, "hoefker", 2);
    used(&mut scene, "gort");
    let to = |name: &str| Action::Transfer { ship: 0, planet: planet(name) };
    assert_eq!(scene.legal(A), [to("jorg"), to("mj_120210"), to("k_widow")]);
    assert_eq!(scene.refused(A, to("jakks")), Refusal::NoTransfer, "too short");
    scene.act(A, to("mj_120210"));
    assert_eq!(scene.place(A, 0), Place::Orbit { planet: planet("mj_120210"), level: 2 }, "never colonizes");
}

/// TEG-PL-NAGATO: 1 culture, two different ships one after the other, the second may be declined;
/// the ship that landed may be one of them.
#[test]
fn nagato_moves_two_ships() {
    let mut scene = Scene::of(2).faces(&[Face::Move, Face::Energy]);
    scene.row(&["nagato", "jakks", "hoefker"]).purse(A, 0, 1).purse(B, 0, 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_surface("nagato"))).act(A, Action::UsePlanet);
    assert_eq!(scene.held(A), (0, 0));
    assert_eq!(scene.refused(A, Action::Decline), Refusal::MayNotDecline);
    let mut swap = scene.clone();
    scene.act(A, fly(0, to_surface("jakks"))).act(A, Action::UsePlanet);
    assert_eq!(scene.held(A), (0, 1), "landing actions included");
    assert_eq!(scene.refused(A, fly(0, Destination::Galaxy)), Refusal::NotThisShip);
    scene.act(A, Action::Decline);
    assert_eq!(scene.place(A, 1), Place::Galaxy);
    // Places must be free at the moment of each move.
    assert_eq!(swap.refused(A, fly(1, to_surface("nagato"))), Refusal::SpaceTaken);
    swap.act(A, fly(0, to_orbit("hoefker"))).act(A, fly(1, to_surface("nagato")));
    assert_eq!(swap.place(A, 1), Place::Surface { planet: planet("nagato") });
    assert!(!swap.can(A, Action::UsePlanet), "once per turn");
}

/// TEG-PL-REGRESS, SM-9: Tifnod and Vizcarra by kind, Brumbaugh two different ships at one price.
#[test]
fn regression_cards() {
    for (name, target) in [("tifnod", "mj_120210"), ("vizcarra", "hoefker")] {
        let mut scene = with(name);
        scene.orbit(B, 0, "mj_120210", 1).orbit(B, 1, "hoefker", 1);
        used(&mut scene, name);
        let ship = u8::from(target == "hoefker");
        assert_eq!(scene.legal(A), [Action::Regress { player: B, ship }]);
    }
    let mut scene = with("brumbaugh");
    scene.purse(A, 2, 0).orbit(B, 0, "mj_120210", 2).orbit(C, 0, "mj_120210", 1);
    used(&mut scene, "brumbaugh");
    scene.act(A, Action::Regress { player: B, ship: 0 });
    assert_eq!(scene.legal(A), [Action::Regress { player: C, ship: 0 }], "two different ships");
    scene.act(A, Action::Regress { player: C, ship: 0 });
    assert_eq!((scene.lies_at(B, 0), scene.lies_at(C, 0), scene.held(A)), (1, 0, (0, 0)));
    let mut scene = with("brumbaugh");
    scene.purse(A, 2, 0).orbit(B, 0, "mj_120210", 2);
    used(&mut scene, "brumbaugh");
    scene.act(A, Action::Regress { player: B, ship: 0 });
    assert_eq!((scene.lies_at(B, 0), scene.held(A)), (1, (0, 0)), "one if there is only one");
}

/// TEG-PL-BSW: one own ship really goes back, then a different one advances if there is one.
#[test]
fn bsw_trades_levels() {
    let mut scene = with("bsw_10_1");
    scene.orbit(A, 0, "hoefker", 1).orbit(A, 1, "mj_120210", 0);
    used(&mut scene, "bsw_10_1");
    assert_eq!(scene.legal(A), [Action::Regress { player: A, ship: 0 }]);
    scene.act(A, Action::Regress { player: A, ship: 0 });
    assert_eq!(scene.legal(A), [Action::Advance { ship: 1 }]);
    scene.act(A, Action::Advance { ship: 1 });
    assert_eq!((scene.lies_at(A, 0), scene.lies_at(A, 1)), (0, 1));
    let mut scene = with("bsw_10_1");
    scene.orbit(A, 0, "hoefker", 1);
    used(&mut scene, "bsw_10_1");
    scene.act(A, Action::Regress { player: A, ship: 0 });
    assert!(scene.can(A, activate(Face::Energy)));
}

/// TEG-PL-MARED, SM-24, TEG-EMP-5: strictly the lowest level, 1 less, one resource.
#[test]
fn mared_helps_the_last() {
    let mut scene = with("mared");
    scene.purse(A, 1, 1).level(B, 2);
    assert!(!scene.can(A, activate(Face::Colony)), "C is level with A");
    scene.level(C, 3);
    used(&mut scene, "mared");
    assert_eq!(scene.refused(A, Action::Decline), Refusal::MayNotDecline);
    scene.act(A, Action::Upgrade { with: Resource::Culture });
    assert_eq!((scene.game.galaxies[0].level, scene.held(A)), (2, (1, 0)));
}

/// TEG-PL-LUREENA, SM-8: the full cost in any mix.
#[test]
fn lureena_mixes() {
    let mut scene = with("lureena");
    scene.level(A, 2).purse(A, 2, 2);
    used(&mut scene, "lureena");
    let pay = |energy, culture| Action::Pay { energy, culture };
    assert_eq!(scene.legal(A), [pay(2, 1), pay(1, 2)]);
    assert_eq!(scene.refused(A, pay(3, 0)), Refusal::Unpayable);
    scene.act(A, pay(1, 2));
    assert_eq!((scene.game.galaxies[0].level, scene.held(A)), (3, (1, 0)));
}

/// TEG-PL-CONVERT: any number from 1, the surplus above 7 is lost.
#[test]
fn conversion() {
    let mut scene = with("pembertonia_major");
    scene.purse(A, 5, 4);
    used(&mut scene, "pembertonia_major");
    assert_eq!(scene.legal(A).len(), 4);
    assert_eq!(scene.refused(A, Action::Amount { amount: 0 }), Refusal::WrongAmount);
    scene.act(A, Action::Amount { amount: 3 });
    assert_eq!(scene.held(A), (7, 1));
    let mut scene = with("omicron_fenzi");
    scene.purse(A, 2, 0);
    used(&mut scene, "omicron_fenzi");
    scene.act(A, Action::Amount { amount: 2 });
    assert_eq!(scene.held(A), (0, 2));
}

/// TEG-PL-TERRA, SM-6: clockwise each other may advance 1, then the acting player advances 2.
#[test]
fn terra_bettia_helps_all() {
    let mut scene = with("terra_bettia");
    scene.orbit(A, 0, "hoefker", 0).orbit(B, 0, "hoefker", 0).orbit(C, 0, "mj_120210", 1);
    used(&mut scene, "terra_bettia");
    assert_eq!(scene.legal(B), [Action::Advance { ship: 0 }, Action::Decline]);
    scene.act(B, Action::Decline).act(C, Action::Advance { ship: 0 });
    scene.act(A, Action::Advance { ship: 0 });
    assert_eq!((scene.lies_at(A, 0), scene.lies_at(B, 0), scene.lies_at(C, 0)), (2, 0, 2));
}

/// TEG-PL-UMBRA: another row planet's action as if landed there, but no ship moves.
#[test]
fn umbra_forum_uses_the_row() {
    let mut scene = with("umbra_forum");
    scene.row(&["jakks", "hoefker", "jorg", "mj_120210", "vici_ks156"]);
    used(&mut scene, "umbra_forum");
    assert_eq!(scene.legal(A), [choose("jakks"), choose("vici_ks156"), choose("mj_120210")]);
    scene.act(A, choose("mj_120210"));
    assert_eq!((scene.held(A), scene.place(A, 0)), ((2, 0), Place::Galaxy));
}

/// TEG-PL-PIEDES, SM-15: repeats a die activated earlier, never the one at work; no window.
#[test]
fn piedes_repeats() {
    let mut scene = with("piedes").faces(&[Face::Colony, Face::Energy, Face::Culture, Face::Move]);
    scene.colony(B, "jakks").purse(B, 0, 1);
    scene.act(A, activate(Face::Energy)).act(B, Action::Pass);
    used(&mut scene, "piedes");
    assert_eq!(scene.legal(A), [Action::ChooseFace { face: Face::Energy }], "not the colony die itself");
    scene.act(A, Action::ChooseFace { face: Face::Energy });
    assert_eq!(scene.held(A), (4, 0));
    let opened = scene.events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!((opened, scene.asked().iter().next()), (1, Some(B)), "only the colony die's own window");
}

/// TEG-PL-PIEDES: a follower looks at the active player's dice without the one followed.
#[test]
fn piedes_follows() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Energy, Face::Move]);
    scene.colony(B, "piedes").colony(A, "jakks").purse(A, 0, 0).purse(B, 0, 1);
    let mut early = scene.clone();
    early.act(A, activate(Face::Colony)).act(A, use_colony("jakks"));
    assert_eq!(early.asked().iter().next(), Some(A), "no other die lies in the bay");
    scene.act(A, activate(Face::Energy)).act(B, Action::Pass);
    scene.act(A, activate(Face::Colony)).act(A, use_colony("jakks"));
    scene.act(B, Action::Follow).act(B, use_colony("piedes")).act(B, Action::ChooseFace { face: Face::Energy });
    assert_eq!(scene.held(B), (2, 0));
}

/// The gains and advances that need no clarification, each card once.
#[test]
fn plain_cards() {
    for (name, gain) in [("jakks", (0, 1)), ("vici_ks156", (1, 0)), ("mj_120210", (2, 0)), ("aughmoore", (0, 2))] {
        let mut scene = with(name);
        used(&mut scene, name);
        assert_eq!(scene.held(A), gain, "{name}");
    }
    for (name, purse, on, steps) in [
        ("drewkaiden", (0, 0), "mj_120210", 1),
        ("leandra", (0, 0), "hoefker", 1),
        ("padraigin_3110", (0, 2), "mj_120210", 2),
        ("nakagawakozi", (2, 0), "hoefker", 2),
        ("shouhua", (0, 0), "hoefker", 1),
    ] {
        let mut scene = with(name);
        scene.purse(A, purse.0, purse.1).orbit(A, 0, on, 0);
        used(&mut scene, name);
        scene.act(A, Action::Advance { ship: 0 });
        assert_eq!((scene.lies_at(A, 0), scene.held(A)), (steps, (0, 0)), "{name}");
    }
}

/// TEG-TERM-8: in solo the Rogue is an enemy and another player.
#[test]
fn the_rogue_is_an_enemy() {
    let mut scene = Scene::solo(RogueMat::Beginner).faces(&[Face::Colony, Face::Colony, Face::Move]);
    scene.colony(A, "k_widow").colony(A, "gleam_zanier").orbit(ROGUE, 0, "hoefker", 2);
    used(&mut scene, "k_widow");
    scene.act(A, Action::Regress { player: Seat(1), ship: 0 });
    assert_eq!(scene.lies_at(ROGUE, 0), 1);
    used(&mut scene, "gleam_zanier");
    assert_eq!(scene.held(ROGUE), (1, 0));
}
