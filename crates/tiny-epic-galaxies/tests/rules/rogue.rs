//! The Rogue Galaxy (SOLO).

use engine::Seats;
use tiny_epic_galaxies::{Action, DiePlace, Event, Face, Place, Refusal, Resource, RogueMat, Setup, Unusable};

use crate::scene::{A, ROGUE, Scene, activate, planet};

/// The human has ended the turn and the Rogue rolls these faces.
fn rogue_rolls(scene: &mut Scene, faces: &[Face]) {
    scene.roll_next(faces).act(A, Action::EndTurn);
}

fn solo() -> Scene {
    let mut scene = Scene::solo(RogueMat::Beginner);
    scene.purse(A, 2, 0);
    scene
}

/// SOLO-2, SM-21, SM-T7: one die at a time, each finished before the next; as many as the level
/// has; then the human's turn.
#[test]
fn the_rogue_rolls_one_die_at_a_time() {
    let mut scene = solo();
    rogue_rolls(&mut scene, &[Face::Energy, Face::Move]);
    assert_eq!((scene.game.active, scene.game.dice.len()), (ROGUE, 1));
    assert_eq!(scene.legal(A), [Action::Accept]);
    let mut dice = 0;
    while scene.game.active == ROGUE {
        dice = scene.game.dice.len();
        let first = scene.legal(A)[0];
        scene.act(A, first);
    }
    assert!((1..=5).contains(&dice));
    assert_eq!((scene.game.active, scene.game.round), (A, 2));
}

/// SOLO-3, SOLO-4: a useless die is discarded without asking.
#[test]
fn useless_dice_are_discarded() {
    let mut scene = solo();
    rogue_rolls(&mut scene, &[Face::Diplomacy, Face::Economy, Face::Energy]);
    assert_eq!(scene.game.dice.len(), 3);
    assert_eq!(scene.game.dice[0].place, DiePlace::Discarded);
    let whys: Vec<Unusable> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::RogueUnusable { why, rerolled: false, .. } => Some(*why),
            _ => None,
        })
        .collect();
    assert_eq!(whys, [Unusable::NoTrack, Unusable::NoTrack]);
}

/// SOLO-3: move without a ship or a planet, a full store, an action that changes nothing.
#[test]
fn what_is_useless() {
    let why = |scene: &mut Scene, face: Face| {
        scene.events.clear();
        let mut scene = scene.clone();
        rogue_rolls(&mut scene, &[face]);
        scene.events.iter().find_map(|event| match event {
            Event::RogueUnusable { die: 0, why, .. } => Some(*why),
            _ => None,
        })
    };
    let mut scene = solo();
    for (ship, name) in ["jakks", "vici_ks156", "mj_120210", "hoefker"].iter().enumerate() {
        scene.orbit(ROGUE, ship, name, 0);
    }
    assert_eq!(why(&mut scene, Face::Move), Some(Unusable::NoShip));
    assert_eq!(why(&mut scene, Face::Economy), None);
    let mut scene = solo();
    scene.purse(ROGUE, 6, 0);
    assert_eq!(why(&mut scene, Face::Energy), Some(Unusable::NoGain));
    assert_eq!(why(&mut scene, Face::Culture), None, "ships at home give either");
    scene.purse(A, 0, 3);
    assert_eq!(why(&mut scene, Face::Colony), Some(Unusable::NoChange), "no energy to lose");
    scene.purse(A, 1, 0);
    assert_eq!(why(&mut scene, Face::Colony), None);
}

/// SOLO-4: in hard mode a useless die is rerolled once, by itself.
#[test]
fn hard_mode_rerolls() {
    let setup = Setup { players: 1, hard_mode: true, ..Setup::default() };
    let mut scene = Scene::new(setup).faces(&[Face::Move]);
    scene.purse(A, 2, 0);
    rogue_rolls(&mut scene, &[Face::Diplomacy, Face::Economy, Face::Diplomacy, Face::Energy]);
    assert_eq!(scene.game.dice[0].place, DiePlace::Discarded, "rerolled to another useless face");
    assert_eq!((scene.game.dice[1].face, scene.game.dice.len()), (Face::Energy, 2));
}

/// SOLO-5: 1 energy and 1 culture reroll a usable die, as often as they can be paid.
#[test]
fn paid_rerolls() {
    let mut scene = solo();
    scene.purse(A, 2, 2);
    rogue_rolls(&mut scene, &[Face::Energy, Face::Culture, Face::Move]);
    assert_eq!(scene.legal(A), [Action::Accept, Action::PayReroll]);
    scene.act(A, Action::PayReroll).act(A, Action::PayReroll);
    assert_eq!((scene.held(A), scene.game.dice[0].face, scene.game.dice.len()), ((0, 0), Face::Move, 1));
    assert_eq!(scene.refused(A, Action::PayReroll), Refusal::RogueRerollUnpaid);
    scene.act(A, Action::Accept);
    assert!(matches!(scene.game.dice[0].place, DiePlace::Bay { space: 0 }));
}

/// SOLO-5: a useless die too, before it is discarded; whoever cannot pay is not asked.
#[test]
fn paid_rerolls_of_useless_dice() {
    let mut scene = solo();
    scene.purse(A, 1, 1);
    rogue_rolls(&mut scene, &[Face::Economy, Face::Move]);
    assert_eq!(scene.legal(A), [Action::Accept, Action::PayReroll]);
    let mut discarded = scene.clone();
    discarded.act(A, Action::Accept);
    assert_eq!((discarded.game.dice[0].place, discarded.held(A)), (DiePlace::Discarded, (1, 1)));
    scene.act(A, Action::PayReroll);
    assert_eq!((scene.held(A), scene.game.dice[0].face), ((0, 0), Face::Move));
    assert_eq!(scene.legal(A), [Action::Accept]);
    let mut poor = solo();
    rogue_rolls(&mut poor, &[Face::Economy, Face::Move]);
    assert_eq!((poor.game.dice[0].place, poor.game.dice[1].face), (DiePlace::Discarded, Face::Move));
}

/// SOLO-4, SOLO-5: in hard mode the die is first rerolled by itself.
#[test]
fn hard_mode_comes_before_a_paid_reroll() {
    let setup = Setup { players: 1, hard_mode: true, ..Setup::default() };
    let mut scene = Scene::new(setup).faces(&[Face::Move]);
    scene.purse(A, 2, 1);
    rogue_rolls(&mut scene, &[Face::Diplomacy, Face::Economy, Face::Energy]);
    assert_eq!((scene.legal(A), scene.game.dice[0].face), (vec![Action::Accept, Action::PayReroll], Face::Economy));
}

/// SOLO-5: a game that was begun before useless dice could be paid for goes on without.
#[test]
fn games_of_before_discard_at_once() {
    let old: Setup =
        serde_json::from_str(r#"{"players":1,"expansion":false,"rogue":"beginner","hard_mode":false,"first":0}"#)
            .expect("a setup of before");
    let mut scene = Scene::new(old).faces(&[Face::Move]);
    scene.purse(A, 2, 2);
    rogue_rolls(&mut scene, &[Face::Economy, Face::Move]);
    assert_eq!(scene.game.dice[0].place, DiePlace::Discarded);
    assert_eq!(serde_json::to_string(&old).expect("JSON").matches("unusable").count(), 0, "and is written as before");
}

/// SOLO-6, SOLO-7: an accepted die is performed, then the human may follow for 1 culture; the
/// Rogue never follows.
#[test]
fn the_human_follows() {
    let mut scene = solo();
    scene.purse(A, 0, 1);
    rogue_rolls(&mut scene, &[Face::Energy]);
    scene.act(A, Action::Accept);
    assert_eq!((scene.held(ROGUE), scene.legal(A)), ((4, 0), vec![Action::Follow, Action::Pass]));
    scene.act(A, Action::Follow);
    assert_eq!(scene.held(A), (2, 0));
    let mut scene = Scene::solo(RogueMat::Beginner).faces(&[Face::Energy, Face::Move]);
    scene.purse(ROGUE, 3, 3).act(A, activate(Face::Energy));
    assert_eq!((scene.asked(), scene.held(ROGUE)), (Seats::one(A), (3, 3)));
}

/// SOLO-8: to orbit level 0 of the leftmost planet without a Rogue ship, never to a surface.
#[test]
fn the_rogue_moves_left_to_right() {
    let mut scene = solo();
    scene.orbit(ROGUE, 0, "jakks", 1);
    rogue_rolls(&mut scene, &[Face::Move]);
    scene.act(A, Action::Accept);
    assert_eq!(scene.place(ROGUE, 1), Place::Orbit { planet: planet("vici_ks156"), level: 0 });
}

/// SOLO-9: every ship of the kind advances from left to right; a planet drawn meanwhile does not
/// count.
#[test]
fn the_rogue_advances_all() {
    let mut scene = solo();
    scene.orbit(ROGUE, 0, "mj_120210", 0).orbit(ROGUE, 1, "jakks", 1).orbit(ROGUE, 2, "hoefker", 0);
    rogue_rolls(&mut scene, &[Face::Diplomacy]);
    scene.act(A, Action::Accept);
    assert!(scene.owns(ROGUE, "jakks"));
    assert_eq!((scene.lies_at(ROGUE, 0), scene.lies_at(ROGUE, 2)), (1, 0));
    let order: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Advanced { planet, .. } => Some(*planet),
            _ => None,
        })
        .collect();
    assert_eq!(order, [planet("jakks"), planet("mj_120210")]);
}

/// SOLO-10: 1 for each ship in orbit of such a planet and 1 for each ship at home, up to the mat.
#[test]
fn the_rogue_acquires() {
    let mut scene = solo();
    scene.orbit(ROGUE, 0, "jakks", 0).orbit(ROGUE, 1, "vici_ks156", 0);
    rogue_rolls(&mut scene, &[Face::Culture]);
    scene.act(A, Action::Accept);
    assert_eq!(scene.held(ROGUE), (0, 3));
    let mut scene = solo();
    scene.purse(ROGUE, 4, 0);
    rogue_rolls(&mut scene, &[Face::Energy]);
    scene.act(A, Action::Accept);
    assert_eq!(scene.held(ROGUE), (6, 0));
}

/// SOLO-11, SM-22: the mat's action of the level, on every mat and level.
#[test]
fn mat_actions() {
    let perform = |mat: RogueMat, level: u8, purse: (u8, u8)| {
        let mut scene = Scene::solo(mat);
        scene.level(ROGUE, level).purse(A, purse.0, purse.1).orbit(A, 0, "hoefker", 2).orbit(A, 1, "mj_120210", 1);
        scene.orbit(ROGUE, 0, "hoefker", 0).orbit(ROGUE, 1, "jakks", 0);
        rogue_rolls(&mut scene, &[Face::Colony]);
        scene.act(A, Action::Accept);
        scene
    };
    let purses = |scene: &Scene| (scene.held(A), scene.held(ROGUE));
    use RogueMat::{Beginner, Easy, Epic, Hard, Medium};
    assert_eq!(purses(&perform(Beginner, 1, (3, 0))), ((2, 0), (0, 0)));
    assert_eq!(perform(Beginner, 2, (3, 2)).held(A), (3, 1));
    assert_eq!(purses(&perform(Beginner, 3, (0, 1))), ((0, 0), (0, 1)));
    let mut scene = perform(Beginner, 4, (0, 0));
    assert_eq!(scene.legal(A), [0, 1].map(|ship| Action::Regress { player: A, ship }), "the human picks");
    scene.act(A, Action::Regress { player: A, ship: 1 });
    assert_eq!((scene.lies_at(A, 0), scene.lies_at(A, 1)), (2, 0));
    let mut scene = perform(Beginner, 5, (3, 1));
    let split = |energy, culture| Action::Split { energy, culture };
    assert_eq!(scene.legal(A), [split(2, 0), split(1, 1)]);
    scene.act(A, split(1, 1));
    assert_eq!(purses(&scene), ((2, 0), (1, 1)));
    assert_eq!(perform(Easy, 3, (0, 0)).held(ROGUE), (2, 0));
    assert_eq!(perform(Easy, 5, (0, 0)).lies_at(ROGUE, 1), 1);
    assert_eq!(perform(Medium, 2, (0, 0)).held(ROGUE), (0, 2));
    assert!(perform(Medium, 4, (0, 0)).game.rogue.human_loses_die);
    let scene = perform(Medium, 5, (0, 0));
    assert_eq!((scene.lies_at(A, 0), scene.lies_at(A, 1)), (1, 0), "all of them");
    assert_eq!(perform(Hard, 1, (0, 0)).held(ROGUE), (1, 1));
    assert_eq!(purses(&perform(Hard, 2, (1, 0))), ((0, 0), (1, 0)), "up to 2");
    assert!(perform(Hard, 4, (0, 0)).owns(ROGUE, "jakks"), "each ship all its steps");
    assert_eq!(perform(Epic, 1, (3, 2)).held(A), (2, 1));
    assert_eq!(purses(&perform(Epic, 2, (2, 0))), ((1, 0), (1, 0)));
}

/// The Rogue's turn is at its last die.
fn last_die(mat: RogueMat, purse: (u8, u8), face: Face) -> Scene {
    let mut scene = Scene::solo(mat);
    scene.purse(A, 1, 0).purse(ROGUE, purse.0, purse.1);
    rogue_rolls(&mut scene, &[Face::Move]);
    scene.game.frames[0] = tiny_epic_galaxies::Frame::RogueTurn { left: 0, bonus: false };
    scene.game.dice[0].face = face;
    scene
}

/// SOLO-12, SOLO-15: energy at its maximum gives a level at once, with its points; dice later.
#[test]
fn energy_at_its_maximum() {
    let mut scene = last_die(RogueMat::Medium, (3, 0), Face::Energy);
    scene.act(A, Action::Accept);
    let rogue = &scene.game.galaxies[1];
    assert_eq!((rogue.energy, rogue.level, rogue.vp, scene.game.active), (0, 2, 2, A));
}

/// SOLO-13, SOLO-14: culture at its maximum gives a bonus turn of 3 dice that nobody follows and
/// in which culture is useless; then culture is 0.
#[test]
fn culture_at_its_maximum() {
    let mut scene = last_die(RogueMat::Medium, (0, 3), Face::Culture);
    scene.roll_next(&[Face::Culture, Face::Energy]).act(A, Action::Accept);
    assert_eq!(scene.game.dice.len(), 2, "the bay was cleared");
    assert_eq!(scene.game.dice[0].place, DiePlace::Discarded);
    let useless = |event: &Event| matches!(event, Event::RogueUnusable { why: Unusable::BonusCulture, .. });
    assert!(scene.events.iter().any(useless));
    scene.purse(A, 1, 7).act(A, Action::Accept);
    assert!(!scene.can(A, Action::Follow), "no window in the bonus turn");
    while scene.game.active == ROGUE {
        assert!(scene.game.dice.len() <= 3);
        scene.act(A, Action::Accept);
    }
    assert_eq!(scene.held(ROGUE).1, 0);
    let bonus = scene.events.iter().filter(|event| matches!(event, Event::RogueBonusTurn { .. })).count();
    assert_eq!(bonus, 1);
}

/// SOLO-12 before SOLO-13; SOLO-14: a maximum reached in the bonus turn waits.
#[test]
fn energy_goes_before_culture() {
    let mut scene = last_die(RogueMat::Medium, (5, 3), Face::Culture);
    scene.roll_next(&[Face::Energy, Face::Energy]).act(A, Action::Accept);
    assert_eq!(scene.game.galaxies[1].level, 2, "before the bonus turn");
    scene.act(A, Action::Accept).act(A, Action::Accept);
    while scene.game.active == ROGUE {
        scene.act(A, Action::Accept);
    }
    assert_eq!((scene.held(ROGUE).0, scene.game.galaxies[1].level), (5, 2), "waits for the next turn");
}

/// SOLO-16: the human wins at 21 at once, and loses when the Rogue has 21 or reaches the skull.
#[test]
fn solo_ends_at_once() {
    let mut scene = Scene::solo(RogueMat::Beginner).faces(&[Face::Colony, Face::Move]);
    for name in ["gort", "shouhua", "zavodnick"] {
        scene.colony(A, name);
    }
    scene.level(A, 2).purse(A, 3, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert!(scene.over() && scene.winners() == Seats::one(A));
    assert!(scene.game.frames.is_empty(), "SM-T11");

    let mut scene = solo();
    for name in ["gort", "terra_bettia", "aughmoore"] {
        scene.colony(ROGUE, name);
    }
    scene.game.galaxies[1].colonies = scene.game.galaxies[1].colonies.without(planet("aughmoore"));
    scene.game.planet_deck = scene.game.planet_deck.with(planet("aughmoore"));
    scene.level(ROGUE, 4).colony(ROGUE, "helios").recount(ROGUE);
    assert_eq!(scene.game.galaxies[1].vp, 20);
    scene.orbit(ROGUE, 0, "jakks", 1);
    rogue_rolls(&mut scene, &[Face::Diplomacy]);
    scene.act(A, Action::Accept);
    assert!(scene.over() && scene.winners().is_empty());

    let mut scene = last_die(RogueMat::Medium, (3, 0), Face::Energy);
    scene.level(ROGUE, 5).act(A, Action::Accept);
    assert!(scene.over() && scene.winners().is_empty());
    assert_eq!(scene.game.galaxies[1].level, 6);
}

/// SOLO-17: the Rogue answers Terra-Bettia with the ship nearest to its goal, the leftmost if
/// tied; its planets can be used and its level counts for Mared; steals respect its mat.
#[test]
fn the_rogue_as_another_player() {
    let mut scene = Scene::solo(RogueMat::Medium).faces(&[Face::Colony; 4]);
    scene.colony(A, "terra_bettia").colony(A, "walsfeo").colony(A, "jac_110912").colony(ROGUE, "mj_120210");
    scene.orbit(A, 0, "hoefker", 0).orbit(ROGUE, 0, "hoefker", 1).orbit(ROGUE, 1, "jakks", 0).orbit(
        ROGUE,
        2,
        "vici_ks156",
        0,
    );
    scene.purse(A, 0, 1).purse(ROGUE, 0, 5);
    let use_colony = |name: &str| Action::UseColony { planet: planet(name) };
    scene.act(A, activate(Face::Colony)).act(A, use_colony("terra_bettia"));
    assert_eq!((scene.lies_at(ROGUE, 0), scene.lies_at(ROGUE, 1), scene.lies_at(ROGUE, 2)), (1, 1, 0));
    scene.act(A, Action::Advance { ship: 0 });
    scene.act(A, activate(Face::Colony)).act(A, use_colony("walsfeo"));
    scene.act(A, Action::ChoosePlanet { planet: planet("mj_120210") });
    assert_eq!((scene.held(A), scene.held(ROGUE)), ((2, 0), (0, 5)), "paid, but the Rogue was full");
    scene.act(A, activate(Face::Colony)).act(A, use_colony("jac_110912"));
    assert_eq!(scene.held(ROGUE), (0, 5));
    let mut scene = Scene::solo(RogueMat::Medium).faces(&[Face::Colony, Face::Move]);
    scene.colony(A, "mared").purse(A, 1, 0);
    assert!(!scene.can(A, activate(Face::Colony)));
    scene.level(ROGUE, 2);
    assert!(scene.can(A, activate(Face::Colony)));
}

/// SOLO-18, SOLO-3: a once-per-turn action is done once a turn, but the next level's is fresh.
#[test]
fn once_per_turn_belongs_to_the_level() {
    let mut scene = Scene::solo(RogueMat::Medium);
    scene.level(ROGUE, 4).purse(A, 0, 0).purse(ROGUE, 5, 5);
    rogue_rolls(&mut scene, &[Face::Colony, Face::Colony, Face::Move]);
    scene.act(A, Action::Accept);
    assert_eq!(scene.game.dice[1].place, DiePlace::Discarded);
    let done = |event: &Event| matches!(event, Event::RogueUnusable { why: Unusable::Done, .. });
    assert!(scene.events.iter().any(done));
    // The level rises at the end of the turn; in the bonus turn the new action can be done.
    scene.game.frames[0] = tiny_epic_galaxies::Frame::RogueTurn { left: 0, bonus: false };
    scene.orbit(A, 0, "hoefker", 2).roll_next(&[Face::Colony]).act(A, Action::Accept);
    assert_eq!((scene.game.galaxies[1].level, scene.game.rogue.action_done), (5, false));
    scene.act(A, Action::Accept);
    assert_eq!(scene.lies_at(A, 0), 1);
}

/// SOLO-14: a once-per-turn action that was done stays done in the bonus turn.
#[test]
fn once_per_turn_lasts_through_the_bonus_turn() {
    let mut scene = Scene::solo(RogueMat::Medium);
    scene.level(ROGUE, 4).purse(A, 0, 0).purse(ROGUE, 0, 5);
    rogue_rolls(&mut scene, &[Face::Colony, Face::Move]);
    scene.act(A, Action::Accept);
    scene.game.frames[0] = tiny_epic_galaxies::Frame::RogueTurn { left: 0, bonus: false };
    scene.roll_next(&[Face::Colony]).act(A, Action::Accept);
    let bonus = scene.events.iter().position(|event| matches!(event, Event::RogueBonusTurn { .. })).unwrap();
    let done = |event: &Event| matches!(event, Event::RogueUnusable { why: Unusable::Done, .. });
    assert!(scene.events[bonus..].iter().any(done));
}

/// SOLO-19: one die fewer with the next human roll, and only with that one.
#[test]
fn a_die_is_denied_once() {
    let mut scene = last_die(RogueMat::Medium, (0, 0), Face::Colony);
    scene.level(ROGUE, 4).act(A, Action::Accept);
    assert_eq!((scene.game.active, scene.game.dice.len()), (A, 3));
    assert!(!scene.game.rogue.human_loses_die);
}
