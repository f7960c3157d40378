//! Exploring (BTB-EXP), dwarf planets (BTB-DWARF) and the exploration cards.

use engine::{Game, Piece, Seats, Viewer};
use tiny_epic_galaxies::{Action, Destination, DiePlace, Event, Face, Place, Refusal, Resource, ShipType};

use crate::scene::{A, B, Scene, activate, card, fly, pilot, planet, to_orbit};

/// A explores with ship 0; the next card of the deck is `number`.
fn exploring(number: u8) -> Scene {
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Energy, Face::Culture]);
    scene.top(number).purse(B, 0, 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    scene
}

/// ... and has drawn and taken it.
fn took(number: u8) -> Scene {
    let mut scene = exploring(number);
    scene.act(A, Action::Draw);
    if scene.can(A, Action::TakeDrawn) {
        scene.act(A, Action::TakeDrawn);
    }
    scene
}

/// BTB-EXP-1: from the galaxy or a planet; any number of ships.
#[test]
fn ships_explore_from_anywhere() {
    let mut scene = Scene::btb(2);
    scene.put(B, 0, Place::Exploration).put(A, 1, Place::Exploration).orbit(A, 0, "jakks", 1);
    scene.act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    assert_eq!(scene.place(A, 0), Place::Exploration);
}

/// BTB-EXP-2, SM-17: exploring is a must: an open card or the deck.
#[test]
fn explore_from_offer_or_deck() {
    let mut scene = exploring(1);
    assert_eq!(scene.legal(A), [Action::Draw]);
    assert_eq!(scene.refused(A, Action::TakeOffer { card: card(3) }), Refusal::NotOpen);
    scene = Scene::btb(2);
    scene.offer(&[3, 5]).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    let open = |number| Action::TakeOffer { card: card(number) };
    assert_eq!(scene.legal(A), [open(3), open(5), Action::Draw]);
    scene.act(A, open(3));
    assert_eq!(scene.held(A), (2, 3));
    assert_eq!(scene.game.exploration_offer.as_slice(), [card(5)]);
}

/// BTB-EXP-3, SM-18: a green card may be laid open for another draw; a red one must be taken.
#[test]
fn green_may_be_laid_open() {
    let mut scene = exploring(3);
    scene.act(A, Action::Draw);
    assert_eq!(scene.legal(A), [Action::TakeDrawn, Action::LayOpen]);
    scene.act(A, Action::LayOpen);
    assert_eq!(scene.game.exploration_offer.as_slice(), [card(3)]);
    let mut scene = exploring(18);
    scene.act(A, Action::Draw);
    assert!(scene.game.galaxies[0].explored.contains(card(18)));
    assert_eq!(scene.held(A), (1, 1), "Solar flare");
}

/// BTB-EXP-4: at three open cards, or with an empty deck, the card must be taken.
#[test]
fn the_offer_holds_three() {
    let mut scene = Scene::btb(2);
    scene.offer(&[3, 5, 6]).top(1).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    scene.act(A, Action::Draw);
    assert_eq!((scene.legal(A), scene.refused(A, Action::LayOpen)), (vec![Action::TakeDrawn], Refusal::MustTake));
    let mut scene = Scene::btb(2);
    scene.top(1).deck_left(B, 1).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    scene.act(A, Action::Draw);
    assert_eq!(scene.legal(A), [Action::TakeDrawn]);
}

/// BTB-EXP-5: after the first draw the open cards are out of reach.
#[test]
fn no_open_card_after_a_draw() {
    let mut scene = Scene::btb(2);
    scene.offer(&[5]).top(1).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    scene.act(A, Action::Draw);
    assert_eq!(scene.refused(A, Action::TakeOffer { card: card(5) }), Refusal::NotAsked);
}

/// BTB-EXP-6, BTB-EXP-12: the card is resolved and kept face down; nobody else learns which of two
/// equal cards it is.
#[test]
fn cards_are_kept_face_down() {
    let scene = took(2);
    assert_eq!(scene.held(A), (4, 1));
    let seen = |viewer| scene.game.view(viewer).galaxies[0].clone();
    assert_eq!(seen(Viewer::Seat(A)).explored, Some([card(2)].into_iter().collect()));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!((seen(viewer).explored, seen(viewer).explored_count, seen(viewer).badges), (None, 1, None));
    }
    for event in &scene.events {
        let told = <tiny_epic_galaxies::TinyEpicGalaxies as engine::Game>::redact(event, Viewer::Seat(B)).unwrap();
        assert!(!serde_json::to_string(&told).unwrap().contains("ex_02"), "{told:?}");
    }
}

/// BTB-EXP-7: with nothing open and an empty deck there is no exploring.
#[test]
fn nothing_to_explore() {
    let mut scene = Scene::btb(2);
    scene.deck_left(B, 0);
    scene.game.triggered_by = Some(B);
    scene.act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, fly(0, Destination::Explore)), Refusal::NothingToExplore);
}

/// BTB-EXP-8: the ship stays until it moves to a planet or home; it cannot explore from there.
#[test]
fn explorers_stay() {
    let mut scene = Scene::btb(2);
    scene.put(A, 0, Place::Exploration).act(A, activate(Face::Move));
    assert_eq!(scene.refused(A, fly(0, Destination::Explore)), Refusal::ExploringAlready);
    assert!(scene.can(A, fly(0, Destination::Galaxy)) && scene.can(A, fly(0, to_orbit("jakks"))));
}

/// BTB-EXP-9, BTB-EXP-10: followers explore too; the window opens afterwards; dice steps do
/// nothing for them.
#[test]
fn followers_explore() {
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Energy]);
    scene.top(3).act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore));
    scene.act(A, Action::Draw);
    assert_eq!(scene.asked(), Seats::one(A), "B waits for the end of the exploration");
    scene.act(A, Action::TakeDrawn);
    scene.top(26).act(B, Action::Follow).act(B, fly(0, Destination::Explore)).act(B, Action::Draw);
    assert!(scene.game.galaxies[1].explored.contains(card(26)));
    assert_eq!(scene.asked(), Seats::one(A), "Lost time found no die of B");
    assert_eq!(scene.game.dice[1].place, DiePlace::Inactive);
}

/// BTB-EXP-10, BTB-EXP-11: dangers are mandatory; steps without a target are skipped.
#[test]
fn dangers() {
    assert_eq!(took(20).held(A), (2, 0), "Mutiny");
    assert_eq!(took(22).held(A), (1, 0), "Pirate toll");
    let scene = took(24);
    assert_eq!(scene.place(A, 0), Place::Galaxy, "Hull breach");
    let mut scene = took(26);
    assert_eq!(scene.legal(A), [Face::Energy, Face::Culture].map(|face| Action::PickDie { face }), "Lost time");
    scene.act(A, Action::PickDie { face: Face::Culture });
    assert_eq!(scene.game.dice[2].place, DiePlace::Discarded);
    assert_eq!(took(27).held(B), (1, 0), "Leaked charts");
    let skipped = took(23);
    assert!(skipped.can(A, activate(Face::Energy)), "Border panic finds no ship");
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Energy]);
    scene.top(23).purse(B, 0, 0).orbit(A, 1, "jakks", 1);
    scene.act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore)).act(A, Action::Draw);
    assert_eq!(scene.legal(A), [Action::Regress { player: A, ship: 1 }]);
}

/// The discoveries, each once; SM-T8: drawn, taken, resolved, over.
#[test]
fn discoveries() {
    assert_eq!(took(1).held(A), (4, 1));
    assert_eq!(took(4).held(A), (2, 3));
    assert_eq!(took(5).held(A), (3, 2));
    // Trade envoy.
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Energy]);
    scene.top(8).purse(B, 0, 0).orbit(A, 1, "hoefker", 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore)).act(A, Action::Draw);
    scene.act(A, Action::TakeDrawn).act(A, Action::Advance { ship: 1 });
    assert_eq!(scene.lies_at(A, 1), 1);
    // Shipwright hulk: 1 less, may be declined.
    let mut scene = took(10);
    assert!(scene.can(A, Action::Decline));
    scene.act(A, Action::Upgrade { with: Resource::Culture });
    assert_eq!((scene.held(A), scene.game.galaxies[0].level), ((2, 0), 2));
    // Slingshot: another ship, or none.
    let mut scene = took(11);
    assert_eq!(scene.refused(A, fly(0, Destination::Galaxy)), Refusal::NotThisShip);
    scene.act(A, fly(1, to_orbit("jakks")));
    assert_eq!(scene.lies_at(A, 1), 0);
    // Probability rift.
    let mut scene = took(12);
    scene.act(A, Action::PickDie { face: Face::Energy }).act(A, Action::Roll);
    assert_eq!(scene.game.this_turn.rerolls, 0);
}

/// Stranded ace: a hire without dice, also for a ship type of choice on the card, or none.
#[test]
fn stranded_ace() {
    let mut scene = exploring(9);
    scene.pilots(&[30]);
    scene.act(A, Action::Draw).act(A, Action::TakeDrawn);
    assert!(scene.can(A, Action::Decline));
    scene.act(A, Action::HirePilot { pilot: pilot(30) });
    assert_eq!(scene.legal(A).len(), 4);
    scene.act(A, Action::HireFor { ship_type: ShipType::Envoy }).act(A, Action::ReplaceShip { ship: 0 });
    let ship = scene.game.galaxies[0].ships[0];
    assert_eq!((ship.place, ship.advanced), (Place::Exploration, Some(ShipType::Envoy)));
}

/// BTB-DWARF-1, BTB-DWARF-3, SM-19: paid for it scores at once and lies face up; declined it stays
/// face down for its badges.
#[test]
fn dwarf_planets() {
    let mut scene = took(16);
    assert_eq!(scene.legal(A), [Action::PayCost, Action::DeclineCost]);
    let mut declined = scene.clone();
    scene.act(A, Action::PayCost);
    assert_eq!((scene.held(A), scene.game.galaxies[0].vp), ((0, 1), 2));
    let view = scene.game.view(Viewer::Spectator).galaxies[0].clone();
    assert_eq!((view.dwarfs.len(), view.explored_count, view.points.dwarfs), (1, 0, 2));
    declined.act(A, Action::DeclineCost);
    assert_eq!((declined.held(A), declined.game.galaxies[0].vp), ((2, 1), 0));
    assert!(declined.game.galaxies[0].explored.contains(card(16)));
    let unpayable = took(17);
    assert!(unpayable.game.galaxies[0].explored.contains(card(17)) && unpayable.can(A, activate(Face::Energy)));
}

/// BTB-DWARF-2: a dwarf planet is no planet for missions, but its badges count.
#[test]
fn dwarfs_are_not_planets() {
    let mut scene = took(14);
    scene.act(A, Action::PayCost);
    let hermit = tiny_epic_galaxies::MissionId::named("ms_hermit").unwrap();
    assert_eq!(scene.game.mission_points(A, hermit), 2, "still tied at no planet");
    assert_eq!(scene.game.badges(A)[tiny_epic_galaxies::Badge::Signal.index()], 1);
}

/// BTB-ACQ-1: ships on the Exploration board give culture, not energy.
#[test]
fn explorers_give_culture() {
    let mut scene = Scene::btb(2).faces(&[Face::Culture, Face::Energy, Face::Move]);
    scene.put(A, 0, Place::Exploration).purse(A, 0, 0).purse(B, 0, 0);
    scene.act(A, activate(Face::Culture));
    assert_eq!(scene.held(A), (0, 1));
    scene.act(A, activate(Face::Energy));
    assert_eq!(scene.held(A), (1, 1));
}

/// BTB-END-1: whoever draws the last card triggers the end.
#[test]
fn the_last_card_triggers_the_end() {
    let mut scene = Scene::btb(2).faces(&[Face::Move, Face::Move]);
    scene.top(1).deck_left(B, 1).purse(B, 0, 0);
    scene.act(A, activate(Face::Move)).act(A, fly(0, Destination::Explore)).act(A, Action::Draw);
    assert_eq!(scene.game.triggered_by, Some(A));
    scene.act(A, Action::TakeDrawn).act(A, Action::EndTurn).act(B, Action::EndTurn);
    assert!(scene.over());
}

/// The expansion planets, each once; SM-25, SM-26 for Threnody and Farlight.
#[test]
fn expansion_planets() {
    let with = |name: &str, purse: (u8, u8)| {
        let mut scene = Scene::btb(2).faces(&[Face::Colony, Face::Energy, Face::Culture]);
        scene.colony(A, name).purse(A, purse.0, purse.1).purse(B, 0, 0);
        scene
    };
    let used = |scene: &mut Scene, name: &str| {
        scene.act(A, activate(Face::Colony)).act(A, Action::UseColony { planet: planet(name) });
    };
    let mut scene = with("quillon_reach", (0, 0));
    scene.put(A, 0, Place::Exploration).put(A, 1, Place::Exploration);
    used(&mut scene, "quillon_reach");
    assert_eq!(scene.held(A), (2, 0));
    let mut scene = with("calderon_9", (0, 0));
    used(&mut scene, "calderon_9");
    assert_eq!(scene.held(A), (1, 1));
    let mut scene = with("drydock_77", (0, 0));
    scene.hire(A, 0, ShipType::Hauler, 1).hire(A, 0, ShipType::Hauler, 2);
    used(&mut scene, "drydock_77");
    assert_eq!(scene.held(A), (1, 0), "covered pilots do not count");
    let mut scene = with("perihelia", (0, 0));
    used(&mut scene, "perihelia");
    assert_eq!(scene.legal(A).len(), 4);
    assert_eq!(scene.refused(A, Action::Split { energy: 4, culture: 0 }), Refusal::WrongAmount);
    scene.act(A, Action::Split { energy: 1, culture: 2 });
    assert_eq!(scene.held(A), (1, 2));
    let mut scene = with("ilmarin", (1, 0));
    scene.orbit(A, 0, "hoefker", 0);
    used(&mut scene, "ilmarin");
    scene.act(A, Action::Advance { ship: 0 });
    assert_eq!((scene.held(A), scene.lies_at(A, 0)), ((0, 0), 1));
    let mut scene = with("maelgrim", (2, 0));
    scene.orbit(A, 0, "hoefker", 0).orbit(A, 1, "jakks", 0);
    used(&mut scene, "maelgrim");
    scene.act(A, Action::Advance { ship: 0 });
    assert_eq!(scene.legal(A), [Action::Advance { ship: 1 }], "two different ships");
    scene.act(A, Action::Advance { ship: 1 });
    let mut scene = with("sable_crown", (0, 1));
    scene.orbit(B, 0, "hoefker", 1).orbit(A, 0, "hoefker", 1);
    used(&mut scene, "sable_crown");
    scene.act(A, Action::Regress { player: B, ship: 0 }).act(A, Action::Advance { ship: 0 });
    assert_eq!((scene.lies_at(A, 0), scene.lies_at(B, 0)), (2, 0));
    let mut scene = with("wayfarer_rest", (0, 0));
    scene.put(A, 0, Place::Exploration);
    used(&mut scene, "wayfarer_rest");
    assert!(scene.can(A, Action::Decline) && !scene.can(A, fly(1, to_orbit("jakks"))));
    scene.act(A, fly(0, to_orbit("jakks")));
    let mut scene = with("threnody", (0, 0));
    scene.orbit(A, 1, "jakks", 0).top(1);
    used(&mut scene, "threnody");
    assert_eq!(scene.legal(A), [Action::Explorer { ship: 0 }]);
    scene.act(A, Action::Explorer { ship: 0 }).act(A, Action::Draw).act(A, Action::TakeDrawn);
    assert_eq!((scene.place(A, 0), scene.held(A)), (Place::Exploration, (2, 0)));
    let mut scene = with("farlight", (2, 0));
    scene.offer(&[3]);
    used(&mut scene, "farlight");
    scene.act(A, Action::TakeOffer { card: card(3) });
    assert_eq!((scene.held(A), scene.place(A, 0)), ((0, 2), Place::Galaxy), "no ship moves");
    assert!(scene.events.iter().any(|event| matches!(event, Event::TookOffer { seat: A, .. })));
}
