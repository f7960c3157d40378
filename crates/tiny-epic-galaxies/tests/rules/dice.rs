//! The turn, the dice and resources (TEG-TURN, TEG-DICE, TEG-RES, TEG-ACQ).

use engine::{Game, Viewer};
use tiny_epic_galaxies::{Action, DiePlace, Event, Face, Place, Refusal, Resource};

use crate::scene::{A, B, Scene, activate, fly, impossible, to_orbit};

/// TEG-TURN-1: a turn begins with the dice of the level and fresh limits.
#[test]
fn a_turn_rolls_the_dice_of_the_level() {
    for (level, dice) in [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)] {
        let mut scene = Scene::of(2);
        scene.level(B, level);
        scene.game.this_turn.rerolls = 1;
        scene.act(A, Action::EndTurn);
        assert_eq!(scene.game.dice.len(), dice);
        assert!(scene.game.dice.iter().all(|die| die.place == DiePlace::Inactive));
        assert_eq!((scene.game.active, scene.game.this_turn.rerolls), (B, 0));
    }
}

/// TEG-TURN-2, TEG-TURN-3: any order, any number, and the turn may end with dice left.
#[test]
fn the_main_state_offers_everything() {
    let mut scene = Scene::of(2).faces(&[Face::Energy, Face::Culture, Face::Move, Face::Diplomacy]);
    scene.purse(B, 0, 0);
    let expected = [
        activate(Face::Move),
        activate(Face::Energy),
        activate(Face::Culture),
        Action::Reroll,
        Action::Convert,
        Action::EndTurn,
    ];
    assert_eq!(scene.legal(A), expected);
    scene.act(A, activate(Face::Energy));
    assert!(scene.can(A, Action::Reroll) && scene.can(A, Action::EndTurn));
    scene.act(A, Action::EndTurn);
    assert_eq!(scene.game.active, B);
}

/// TEG-TURN-4: nothing else can be begun while something is being resolved.
#[test]
fn a_resolution_is_not_interrupted() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, Action::Reroll), Refusal::NotAsked);
    assert_eq!(scene.refused(A, Action::EndTurn), Refusal::NotAsked);
    assert_eq!(scene.refused(B, Action::EndTurn), Refusal::NotYourDecision);
}

/// TEG-TURN-5: without an inactive die the turn ends by itself.
#[test]
fn the_last_die_ends_the_turn() {
    let mut scene = Scene::of(2).faces(&[Face::Energy]);
    scene.purse(B, 0, 0).act(A, activate(Face::Energy));
    assert_eq!(scene.game.active, B);
}

/// TEG-DICE-1, TEG-TERM-3: an activated die lies in the bay and cannot be used again.
#[test]
fn an_activated_die_is_used() {
    let mut scene = Scene::of(2).faces(&[Face::Culture, Face::Energy]);
    scene.purse(B, 0, 0).act(A, activate(Face::Energy));
    assert_eq!(scene.game.dice[1].place, DiePlace::Bay { space: 0 });
    assert_eq!(scene.held(A), (4, 1));
    assert_eq!(scene.refused(A, activate(Face::Energy)), Refusal::NoSuchDie);
}

/// TEG-DICE-2: a die whose action cannot be carried out cannot be activated; a gain of 0 can.
#[test]
fn an_impossible_die_stays() {
    let mut scene = Scene::of(2).faces(&[Face::Diplomacy, Face::Economy, Face::Colony, Face::Culture]);
    scene.purse(A, 1, 1);
    for face in [Face::Diplomacy, Face::Economy, Face::Colony] {
        assert_eq!(scene.refused(A, activate(face)), impossible(face));
    }
    assert!(scene.can(A, activate(Face::Culture)), "a gain of nothing");
    scene.orbit(A, 0, "jakks", 0);
    assert!(scene.can(A, activate(Face::Diplomacy)) && !scene.can(A, activate(Face::Economy)));
    scene.purse(A, 2, 0);
    assert!(scene.can(A, activate(Face::Colony)), "an upgrade is payable");
    scene.purse(A, 0, 0).colony(A, "vici_ks156");
    assert!(scene.can(A, activate(Face::Colony)), "a colony is usable");
}

/// TEG-DICE-3: the first reroll is free, every later one costs 1 energy however many dice.
#[test]
fn rerolls_after_the_first_cost_energy() {
    let mut scene = Scene::of(2);
    scene.act(A, Action::Reroll);
    assert_eq!(scene.refused(A, Action::Roll), Refusal::NothingPicked);
    scene.act(A, Action::PickDie { face: Face::Move }).act(A, Action::Roll);
    assert_eq!((scene.held(A), scene.game.this_turn.rerolls), ((2, 1), 1));
    let faces = scene.game.dice;
    scene.act(A, Action::Reroll);
    for die in &faces {
        scene.act(A, Action::PickDie { face: die.face });
    }
    scene.act(A, Action::Roll);
    assert_eq!(scene.held(A), (1, 1), "four dice for one energy");
    scene.purse(A, 0, 1);
    assert_eq!(scene.refused(A, Action::Reroll), Refusal::RerollUnpaid { cost: 1, have: 0 });
}

/// TEG-DICE-4: rerolls remain possible after activations and after the converter.
#[test]
fn rerolls_come_at_any_time() {
    let mut scene = Scene::of(2).faces(&[Face::Energy, Face::Move, Face::Move, Face::Culture, Face::Culture]);
    scene.purse(B, 0, 0).act(A, activate(Face::Energy));
    scene.act(A, Action::Convert);
    for face in [Face::Move, Face::Move, Face::Culture] {
        scene.act(A, Action::PickDie { face });
    }
    scene.act(A, Action::SetFace { face: Face::Colony });
    assert!(scene.can(A, Action::Reroll));
    scene.act(A, Action::Reroll);
    assert_eq!(scene.legal(A), [Face::Culture, Face::Colony].map(|face| Action::PickDie { face }));
}

/// TEG-DICE-5: two dice are spent, a third gets another face, once a turn.
#[test]
fn the_converter_works_once() {
    let mut scene = Scene::of(2).faces(&[Face::Energy, Face::Move, Face::Culture, Face::Move, Face::Move, Face::Move]);
    scene.act(A, Action::Convert);
    scene.act(A, Action::PickDie { face: Face::Energy }).act(A, Action::PickDie { face: Face::Move });
    assert_eq!(scene.refused(A, Action::PickDie { face: Face::Energy }), Refusal::NoSuchDie, "spent");
    scene.act(A, Action::PickDie { face: Face::Culture });
    assert_eq!(scene.refused(A, Action::SetFace { face: Face::Culture }), Refusal::SameFace);
    scene.act(A, Action::SetFace { face: Face::Colony });
    let places: Vec<DiePlace> = scene.game.dice.iter().map(|die| die.place).collect();
    assert_eq!(places[..3], [DiePlace::Converter, DiePlace::Converter, DiePlace::Inactive]);
    assert_eq!(scene.game.dice[2].face, Face::Colony);
    assert_eq!(scene.refused(A, Action::Convert), Refusal::ConverterUsed);
    let few = Scene::of(2).faces(&[Face::Move, Face::Move]);
    assert_eq!(few.refused(A, Action::Convert), Refusal::ConverterDice);
}

/// TEG-DICE-6: converter dice are spent and nobody follows them.
#[test]
fn converter_dice_are_spent() {
    let mut scene = Scene::of(2).faces(&[Face::Energy, Face::Energy, Face::Move]);
    scene.act(A, Action::Convert);
    for face in [Face::Energy, Face::Energy, Face::Move] {
        scene.act(A, Action::PickDie { face });
    }
    scene.act(A, Action::SetFace { face: Face::Culture });
    assert_eq!(scene.asked().iter().collect::<Vec<_>>(), [A]);
    assert_eq!(scene.refused(A, activate(Face::Energy)), Refusal::NoSuchDie);
    scene.act(A, Action::Reroll);
    assert_eq!(scene.legal(A), [Action::PickDie { face: Face::Culture }]);
}

/// TEG-DICE-7, TEG-PL-MAIA: Maia's two dice are unusable for the rest of the turn.
#[test]
fn discarded_dice_are_gone() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move, Face::Culture, Face::Culture]);
    scene.colony(A, "maia").purse(A, 0, 0).purse(B, 0, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: crate::scene::planet("maia") });
    scene.act(A, Action::PickDie { face: Face::Culture }).act(A, Action::PickDie { face: Face::Move });
    assert_eq!(scene.held(A), (2, 2));
    let discarded = scene.game.dice.iter().filter(|die| die.place == DiePlace::Discarded).count();
    assert_eq!(discarded, 2);
    assert_eq!(scene.refused(A, activate(Face::Move)), Refusal::NoSuchDie);
    assert!(scene.can(A, activate(Face::Culture)));
}

/// TEG-DICE-8: a die that an upgrade adds comes with the next roll, also when following.
#[test]
fn a_new_die_waits_for_the_next_roll() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 2, 0).purse(B, 0, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!((scene.game.galaxies[0].level, scene.game.dice.len()), (2, 2));
    scene.until_turn_of(A);
    assert_eq!(scene.game.dice.len(), 5);
}

/// TEG-RES-1, TEG-ACQ-1, TEG-ACQ-2, TEG-ACQ-3: what ships give, and the most that one can own.
#[test]
fn ships_acquire_by_place() {
    let mut scene = Scene::of(2).faces(&[Face::Energy, Face::Culture, Face::Energy]);
    // Ships: orbit of a culture planet, surface of an energy planet, home; one locked.
    scene.level(A, 3).purse(A, 0, 0).purse(B, 0, 0).colony(A, "gort");
    scene.orbit(A, 0, "jakks", 1).surface(A, 1, "vici_ks156");
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.held(A), (2, 0), "surface of an energy planet and home; colonies give nothing");
    scene.act(A, activate(Face::Culture));
    assert_eq!(scene.held(A), (2, 1), "home gives no culture");
    scene.purse(A, 6, 7).act(A, activate(Face::Energy));
    assert_eq!(scene.held(A), (7, 7));
    assert!(scene.events.iter().any(|event| matches!(event, Event::Gained { energy: 2, wasted: 1, .. })));
}

/// TEG-RES-2, TEG-RES-4: 0 is a number like any other and everybody sees it.
#[test]
fn resources_are_public() {
    let mut scene = Scene::of(2);
    scene.purse(B, 0, 5);
    let view = scene.game.view(Viewer::Seat(A));
    assert_eq!((view.galaxies[1].energy, view.galaxies[1].culture), (0, 5));
}

/// TEG-RES-3: a cost is paid in full or not at all.
#[test]
fn costs_are_paid_in_full() {
    let mut scene = Scene::of(2).faces(&[Face::Colony]);
    scene.purse(A, 1, 1).colony(A, "padraigin_3110");
    assert_eq!(scene.refused(A, activate(Face::Colony)), impossible(Face::Colony), "2 culture are not there");
    assert_eq!(scene.held(A), (1, 1));
}

/// TEG-MOVE-7 through a die: entering orbit starts at level 0, and the follow window opens.
#[test]
fn a_move_die_moves() {
    let mut scene = Scene::of(2);
    scene.act(A, activate(Face::Move)).act(A, fly(0, to_orbit("jakks")));
    assert_eq!(scene.place(A, 0), Place::Orbit { planet: crate::scene::planet("jakks"), level: 0 });
    assert_eq!(scene.asked().iter().collect::<Vec<_>>(), [B]);
}
