//! Solo with Beyond the Black (BTB-SOLO).

use engine::Seats;
use tiny_epic_galaxies::{Action, Event, Face, Frame, Place, Resource, RogueMat, ShipType};

use crate::scene::{A, ROGUE, Scene, activate, card, pilot, planet};

fn solo() -> Scene {
    let mut scene = Scene::solo_btb(RogueMat::Medium);
    scene.purse(A, 0, 1).pilots(&[1, 6, 14, 26]);
    scene
}

/// The Rogue rolls these faces and the human accepts and passes.
fn rogue_plays(scene: &mut Scene, faces: &[Face]) {
    scene.roll_next(faces).act(A, Action::EndTurn);
    for _ in 0..faces.len() {
        if scene.can(A, Action::Accept) {
            scene.act(A, Action::Accept);
        }
        if scene.can(A, Action::Pass) {
            scene.act(A, Action::Pass);
        }
    }
}

/// BTB-SOLO-1: set up as for 2 players with the cards of the expansion.
#[test]
fn setup() {
    let scene = solo();
    assert_eq!((scene.game.row.len(), scene.game.pilot_offer.len(), scene.game.exploration_left()), (4, 4, 27));
    assert!(scene.game.galaxies[1].hangar.iter().all(|berth| berth.pilot.is_none()));
}

/// BTB-SOLO-2, BTB-SOLO-3, BTB-SOLO-5, BTB-SOLO-6: the second die of a face hires the leftmost
/// pilot for the face's ship, whatever it flies; the offer moves up; the human may follow the
/// face; a ship at home is replaced.
#[test]
fn the_rogue_hires() {
    let mut scene = solo();
    scene.orbit(ROGUE, 0, "jakks", 0);
    scene.roll_next(&[Face::Energy]).act(A, Action::EndTurn).act(A, Action::Accept).act(A, Action::Pass);
    scene.game.dice[1].face = Face::Energy;
    scene.game.frames.truncate(1);
    scene.game.frames.push(Frame::RogueDie { die: 1, rerolled: false });
    scene.game.dice[1].place = tiny_epic_galaxies::DiePlace::Inactive;
    let before = scene.held(ROGUE);
    scene.act(A, Action::Accept);
    let rogue = &scene.game.galaxies[1];
    assert_eq!(rogue.hangar[ShipType::Hauler.index()].pilot, Some(pilot(1)));
    assert_eq!((rogue.vp, scene.held(ROGUE)), (1, before), "the die's action is not performed");
    assert_eq!((rogue.ships[1].advanced, rogue.ships[1].place), (Some(ShipType::Hauler), Place::Galaxy));
    assert_eq!(scene.game.pilot_offer[..3], [Some(pilot(6)), Some(pilot(14)), Some(pilot(26))]);
    assert!(scene.game.pilot_offer[3].is_some());
    assert_eq!(scene.legal(A), [Action::Follow, Action::Pass]);
    scene.act(A, Action::Follow);
    assert_eq!(scene.held(A), (2, 0));
}

/// BTB-SOLO-2: a pair is usable whatever SOLO-3 says.
#[test]
fn a_pair_is_always_usable() {
    let mut scene = solo();
    for (ship, name) in ["jakks", "vici_ks156", "mj_120210"].iter().enumerate() {
        scene.orbit(ROGUE, ship, name, 0);
    }
    scene.orbit(ROGUE, 3, "hoefker", 0);
    scene.put(ROGUE, 3, Place::Galaxy);
    rogue_plays(&mut scene, &[Face::Move, Face::Move]);
    let rogue = &scene.game.galaxies[1];
    assert_eq!(rogue.hangar[ShipType::Runner.index()].pilot, Some(pilot(1)), "no ship is left to move");
    // BTB-SOLO-6: none at home, so the ship on the leftmost planet; place and level are kept.
    assert_eq!(rogue.ships[0].advanced, Some(ShipType::Runner));
    assert_eq!(scene.place(ROGUE, 0).planet(), Some(planet("jakks")));
}

/// BTB-SOLO-4: with the ship already in play, or no pilot offered, the die is an ordinary one.
#[test]
fn no_second_hire_for_a_ship() {
    let mut scene = solo();
    scene.hire(ROGUE, 0, ShipType::Hauler, 2);
    rogue_plays(&mut scene, &[Face::Culture, Face::Culture]);
    assert_eq!(scene.held(ROGUE).1, 5);
    assert_eq!(scene.game.galaxies[1].pilots().len(), 1);
}

fn last_die(scene: &mut Scene, energy: u8, face: Face) {
    scene.purse(ROGUE, energy, 0).roll_next(&[Face::Energy]).act(A, Action::EndTurn);
    scene.game.frames[0] = Frame::RogueTurn { left: 0, bonus: false };
    scene.game.dice[0].face = face;
}

fn accept_all(scene: &mut Scene) {
    while !scene.over() && scene.game.active == ROGUE {
        let action = if scene.can(A, Action::Accept) { Action::Accept } else { Action::Pass };
        scene.act(A, action);
    }
}

/// BTB-SOLO-7: a risen level takes all open cards, or the top card unseen.
#[test]
fn the_rogue_explores() {
    let mut scene = solo();
    scene.offer(&[3, 5]);
    last_die(&mut scene, 1, Face::Energy);
    accept_all(&mut scene);
    assert_eq!(scene.game.galaxies[1].explored.len(), 2);
    assert!(scene.game.exploration_offer.is_empty());
    let mut scene = solo();
    scene.top(13);
    last_die(&mut scene, 1, Face::Energy);
    accept_all(&mut scene);
    let rogue = &scene.game.galaxies[1];
    assert!(rogue.explored.contains(card(13)) && rogue.vp == 2, "no points for the dwarf planet");
    let view = engine::Game::view(&scene.game, engine::Viewer::Seat(A));
    assert_eq!((view.galaxies[1].explored, view.galaxies[1].explored_count), (None, 1));
}

/// BTB-SOLO-8: the skull loses at once; at 21 points badges are counted and the higher total wins,
/// ties by TEG-END-5, then the Rogue.
#[test]
fn totals_decide() {
    let near = |badges: &[u8], theirs: &[u8]| {
        let mut scene = solo().faces(&[Face::Colony, Face::Move]);
        for name in ["gort", "shouhua", "zavodnick"] {
            scene.colony(A, name);
        }
        for name in ["aughmoore", "nibiru", "bsw_10_1"] {
            scene.colony(ROGUE, name);
        }
        scene.level(A, 2).purse(A, 3, 0);
        for (seat, cards) in [(0, badges), (1, theirs)] {
            for number in cards {
                let galaxy = &mut scene.game.galaxies[seat];
                galaxy.explored = galaxy.explored.with(card(*number));
                scene.game.exploration_deck = scene.game.exploration_deck.without(card(*number));
            }
        }
        scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
        assert!(scene.over());
        scene
    };
    assert_eq!(near(&[], &[]).winners(), Seats::one(A), "21 against 19");
    assert_eq!(near(&[], &[18, 19]).winners(), Seats::NONE, "21 against 19 and 8 for badges");
    let tied = near(&[], &[1]);
    assert_eq!(tied.game.points(ROGUE).total(), 21);
    assert_eq!(tied.winners(), Seats::NONE, "equal in planets and resources: the Rogue");
    let mut skull = solo();
    skull.level(ROGUE, 5);
    last_die(&mut skull, 1, Face::Energy);
    accept_all(&mut skull);
    assert!(skull.over() && skull.winners().is_empty());
}

/// BTB-SOLO-9: an empty exploration deck ends the game after the Rogue's turn.
#[test]
fn an_empty_deck_finishes_the_round() {
    let mut scene = solo();
    scene.top(1).deck_left(A, 1);
    scene.act(A, activate(Face::Move)).act(A, crate::scene::fly(0, tiny_epic_galaxies::Destination::Explore));
    scene.act(A, Action::Draw).act(A, Action::TakeDrawn);
    assert!(!scene.over() && scene.game.triggered_by == Some(A));
    scene.act(A, Action::EndTurn);
    assert!(!scene.over());
    accept_all(&mut scene);
    assert!(scene.over());
}

/// BTB-SOLO-10: with nothing to take nothing is taken; the skull and 21 points take nothing.
#[test]
fn nothing_to_take() {
    let mut scene = solo();
    scene.deck_left(A, 0);
    scene.game.triggered_by = Some(A);
    last_die(&mut scene, 1, Face::Energy);
    accept_all(&mut scene);
    assert_eq!(scene.game.galaxies[1].explored.len(), 0);
    let mut skull = solo();
    skull.level(ROGUE, 5).offer(&[3]);
    last_die(&mut skull, 1, Face::Energy);
    accept_all(&mut skull);
    assert_eq!((skull.over(), skull.game.exploration_offer.len()), (true, 1));
    let told = |event: &Event| matches!(event, Event::RogueExplored { .. });
    assert!(!skull.events.iter().any(told));
}
