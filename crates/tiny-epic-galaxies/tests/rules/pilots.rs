//! Hiring pilots (BTB-PILOT, BTB-FOLLOW) and badges (BTB-END).

use engine::{Game, Viewer};
use tiny_epic_galaxies::{Action, DiePlace, Face, Phase, Place, Refusal, Resource, ShipType};

use crate::scene::{A, B, C, Scene, activate, card, pilot, planet};

fn hire(number: u8) -> Action {
    Action::HirePilot { pilot: pilot(number) }
}

fn pay(face: Face, count: u8) -> Action {
    Action::PayDice { face, count }
}

/// Pilot 1 flies the hauler, 6 the envoy, 14 the runner, 26 the foundry.
fn hiring(faces: &[Face]) -> Scene {
    let mut scene = Scene::btb(2).faces(faces);
    scene.pilots(&[1, 6, 14, 26]).purse(B, 0, 0);
    scene
}

/// BTB-PILOT-1: only the active player in the main state.
#[test]
fn hiring_is_a_main_choice() {
    let mut scene = hiring(&[Face::Move, Face::Move, Face::Energy]);
    assert!(scene.can(A, hire(14)));
    assert_eq!(scene.refused(B, hire(14)), Refusal::NotYourDecision);
    scene.act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, hire(14)), Refusal::NotAsked);
}

/// BTB-PILOT-2: a matching pair, or three of a kind for any ship on the card.
#[test]
fn pairs_match_and_triples_need_not() {
    let scene = hiring(&[Face::Move, Face::Move, Face::Energy]);
    assert_eq!(scene.refused(A, hire(1)), Refusal::HireUnpaid, "move dice do not hire a hauler pilot");
    let mut scene = hiring(&[Face::Move, Face::Move, Face::Move]);
    scene.act(A, hire(1)).act(A, Action::HireFor { ship_type: ShipType::Hauler });
    assert_eq!(scene.legal(A), [pay(Face::Move, 3)]);
    let mut scene = hiring(&[Face::Move, Face::Move, Face::Move]);
    scene.act(A, hire(14));
    assert_eq!(scene.refused(A, Action::HireFor { ship_type: ShipType::Hauler }), Refusal::NotThePilotsShip);
    scene.act(A, Action::HireFor { ship_type: ShipType::Runner });
    assert_eq!(scene.legal(A), [pay(Face::Move, 2), pay(Face::Move, 3)]);
}

/// BTB-FOLLOW-1: of two dice or three it is the second that is followed.
#[test]
fn the_second_die_is_followed() {
    let mut scene = hiring(&[Face::Move, Face::Move, Face::Move, Face::Energy]);
    scene.purse(B, 0, 1).act(A, hire(14)).act(A, Action::HireFor { ship_type: ShipType::Runner });
    scene.act(A, pay(Face::Move, 3)).act(A, Action::ReplaceShip { ship: 0 }).act(B, Action::Follow);
    let followed: Vec<bool> = scene.game.dice.iter().map(|die| die.followed.contains(B)).collect();
    assert_eq!(followed, [false, true, false, false]);
}

/// BTB-PILOT-3: the dice must be identical although two faces match the ship.
#[test]
fn one_energy_and_one_culture_are_no_pair() {
    let scene = hiring(&[Face::Energy, Face::Culture]);
    assert_eq!(scene.refused(A, hire(1)), Refusal::HireUnpaid);
    assert!(hiring(&[Face::Culture, Face::Culture]).can(A, hire(1)));
}

/// BTB-PILOT-4, BTB-PILOT-5, BTB-PILOT-7, BTB-PILOT-8: dice to the bay without their actions, the
/// advanced ship takes the exact place, the slot is refilled, 1 point at once.
#[test]
fn an_advanced_ship_takes_the_place() {
    let mut scene = hiring(&[Face::Energy, Face::Energy, Face::Move]);
    scene.orbit(A, 1, "hoefker", 2);
    scene.act(A, hire(1)).act(A, Action::HireFor { ship_type: ShipType::Hauler }).act(A, pay(Face::Energy, 2));
    assert_eq!(scene.refused(A, Action::ReplaceShip { ship: 2 }), Refusal::ShipLocked);
    assert_eq!(scene.legal(A), [0, 1].map(|ship| Action::ReplaceShip { ship }));
    scene.act(A, Action::ReplaceShip { ship: 1 });
    let ship = scene.game.galaxies[0].ships[1];
    assert_eq!(ship.advanced, Some(ShipType::Hauler));
    assert_eq!(ship.place, Place::Orbit { planet: planet("hoefker"), level: 2 });
    assert_eq!(scene.held(A), (2, 1), "no energy was acquired");
    assert!(scene.game.pilot_offer[0].is_some_and(|new| new != pilot(1)));
    assert_eq!(scene.game.galaxies[0].vp, 1);
    let bay = scene.game.dice.iter().filter(|die| matches!(die.place, DiePlace::Bay { .. })).count();
    assert_eq!(bay, 2);
}

/// BTB-PILOT-5: without a normal ship in play there is no hire for a ship in the hangar.
#[test]
fn a_normal_ship_is_needed() {
    let mut scene = hiring(&[Face::Colony, Face::Colony]);
    scene.hire(A, 0, ShipType::Hauler, 2).hire(A, 1, ShipType::Runner, 11);
    assert_eq!(scene.refused(A, hire(26)), Refusal::NoNormalShip);
    scene.level(A, 3);
    assert!(scene.can(A, hire(26)));
}

/// BTB-PILOT-6: a new pilot covers the old one; no ship moves; old points and badges stay.
#[test]
fn a_pilot_covers_another() {
    let mut scene = hiring(&[Face::Energy, Face::Energy, Face::Energy]);
    scene.hire(A, 0, ShipType::Hauler, 3).orbit(A, 0, "jakks", 1);
    scene.act(A, hire(1)).act(A, Action::HireFor { ship_type: ShipType::Hauler }).act(A, pay(Face::Energy, 2));
    let berth = scene.game.galaxies[0].hangar[1];
    assert_eq!((berth.pilot, berth.covered.contains(pilot(3))), (Some(pilot(1)), true));
    assert_eq!((scene.lies_at(A, 0), scene.game.galaxies[0].vp), (1, 2));
    let view = scene.game.view(Viewer::Seat(A));
    assert_eq!(view.galaxies[0].badges, Some([0, 1, 1, 0]), "relic of the new, signal of the old");
}

/// BTB-PILOT-7: with an empty deck the slot stays empty.
#[test]
fn an_empty_pilot_deck() {
    let mut scene = hiring(&[Face::Move, Face::Move, Face::Energy]);
    scene.game.pilots_removed = scene.game.pilot_deck;
    scene.game.pilot_deck = tiny_epic_galaxies::PilotSet::EMPTY;
    scene.act(A, hire(14)).act(A, Action::HireFor { ship_type: ShipType::Runner }).act(A, pay(Face::Move, 2));
    scene.act(A, Action::ReplaceShip { ship: 0 });
    assert_eq!(scene.game.pilot_offer[2], None);
}

/// BTB-PILOT-9: abilities apply while following; the empire track unlocks ships as always.
#[test]
fn abilities_are_always_on() {
    let mut scene = Scene::btb(2).faces(&[Face::Energy, Face::Move]);
    scene.hire(B, 0, ShipType::Hauler, 1).purse(B, 0, 1);
    scene.act(A, activate(Face::Energy)).act(B, Action::Follow);
    assert_eq!(scene.held(B), (3, 0), "two ships at home, one of them doubled");
    let mut scene = Scene::btb(2).faces(&[Face::Colony, Face::Move]);
    scene.hire(A, 0, ShipType::Hauler, 1).hire(A, 1, ShipType::Runner, 14).level(A, 2).purse(A, 3, 0).purse(B, 0, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(scene.place(A, 2), Place::Galaxy);
}

/// BTB-PILOT-10: advanced ships without a pilot are not in play: a position with one is refused.
#[test]
fn no_advanced_ship_without_a_pilot() {
    let mut scene = Scene::btb(2);
    scene.game.galaxies[0].ships[0].advanced = Some(ShipType::Envoy);
    let fault = engine::Game::check(&scene.game).unwrap_err();
    assert_eq!((fault.field.as_str(), fault.rule), ("galaxies.0.hangar", "BTB-PILOT-10"));
}

/// BTB-PILOT-11, BTB-FOLLOW-2, SM-20: a hire by a card: two identical dice of any face, into the
/// bay, without a window of its own; a follower has no dice for it.
#[test]
fn academy_prime_hires() {
    let mut scene = hiring(&[Face::Colony, Face::Energy, Face::Energy, Face::Move]);
    scene.colony(A, "academy_prime").purse(A, 0, 0).purse(B, 0, 3);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("academy_prime") });
    assert!(scene.can(A, Action::Decline) && scene.can(A, hire(26)));
    scene.act(A, hire(26)).act(A, Action::HireFor { ship_type: ShipType::Foundry });
    assert_eq!(scene.legal(A), [pay(Face::Energy, 2)]);
    scene.act(A, pay(Face::Energy, 2)).act(A, Action::ReplaceShip { ship: 0 });
    assert_eq!(scene.asked().iter().next(), Some(B), "the window of the colony die, not of the hire");
    scene.act(B, Action::Pass);
    assert_eq!(scene.asked().iter().next(), Some(A));
    let alone = {
        let mut scene = hiring(&[Face::Colony, Face::Colony, Face::Move]);
        scene.colony(A, "academy_prime").purse(A, 0, 0);
        scene
    };
    assert!(!alone.can(A, activate(Face::Colony)), "the colony die itself makes no pair");
}

/// BTB-FOLLOW-1: a hire opens one window for the face of its dice; the hire cannot be copied.
#[test]
fn a_hire_is_followed_by_its_face() {
    for count in [2, 3] {
        let mut scene = hiring(&[Face::Energy, Face::Energy, Face::Energy, Face::Move]);
        scene.purse(B, 0, 2);
        scene.act(A, hire(1)).act(A, Action::HireFor { ship_type: ShipType::Hauler }).act(A, pay(Face::Energy, count));
        scene.act(A, Action::ReplaceShip { ship: 0 });
        assert_eq!(scene.legal(B), [Action::Follow, Action::Pass]);
        scene.act(B, Action::Follow);
        assert_eq!((scene.held(B), scene.asked().iter().next()), ((2, 1), Some(A)));
    }
}

/// `replace_pilot` removes a pilot from the offer; then Ostrava Gate gives 1 culture.
#[test]
fn ostrava_gate_replaces_a_pilot() {
    let mut scene = hiring(&[Face::Colony, Face::Move]);
    scene.colony(A, "ostrava_gate").purse(A, 0, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet("ostrava_gate") });
    scene.act(A, Action::RemovePilot { pilot: pilot(6) });
    assert!(scene.game.pilots_removed.contains(pilot(6)) && scene.game.pilot_offer[1].is_some());
    assert_eq!(scene.held(A), (0, 1));
}

fn badges(scene: &Scene) -> Vec<[u8; 4]> {
    (0..scene.game.galaxies.len()).map(|seat| scene.game.points(engine::Seat(seat as u8)).badges).collect()
}

/// BTB-END-2, BTB-END-3, BTB-END-4: most 2, tied 1 each and no second; second 1 from 3 players
/// on; nothing for none.
#[test]
fn badges_score() {
    let explored = |scene: &mut Scene, seat: engine::Seat, cards: &[u8]| {
        scene.game.galaxies[seat.index()].explored = cards.iter().map(|number| card(*number)).collect();
    };
    let mut scene = Scene::btb(3);
    scene.game.phase = Phase::Over;
    explored(&mut scene, A, &[1, 5]); // two charts
    explored(&mut scene, B, &[12]); // one chart
    explored(&mut scene, C, &[13]); // one chart
    assert_eq!(badges(&scene), [[2, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]], "both are second");
    explored(&mut scene, B, &[12, 18]); // two charts and a relic
    assert_eq!(badges(&scene), [[1, 0, 0, 0], [1, 2, 0, 0], [0, 0, 0, 0]], "tied, so nobody is second");
    scene.hire(C, 0, ShipType::Hauler, 2).hire(C, 0, ShipType::Hauler, 7);
    assert_eq!(badges(&scene)[2], [2, 0, 0, 0], "pilots count, the covered one too");
    assert_eq!(scene.game.points(C).total(), scene.game.points(C).mission + 2 + 2);
    let mut scene = Scene::btb(2);
    scene.game.phase = Phase::Over;
    explored(&mut scene, A, &[1, 5]);
    explored(&mut scene, B, &[12]);
    assert_eq!(badges(&scene), [[2, 0, 0, 0], [0, 0, 0, 0]], "no second of two");
}
