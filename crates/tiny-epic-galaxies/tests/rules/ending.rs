//! The end of the game and missions (TEG-END, TEG-MISSION).

use engine::{Game, Piece, Seat, Seats, Turn, Viewer};
use tiny_epic_galaxies::{Action, Face, MissionHand, MissionId, Phase, Place, Resource};

use crate::scene::{A, B, C, Scene, activate};

fn mission(name: &str) -> MissionId {
    MissionId::named(name).unwrap()
}

/// What the mission is worth to A.
fn worth(scene: &Scene, name: &str) -> u8 {
    scene.game.mission_points(A, mission(name))
}

fn hand(scene: &mut Scene, seat: Seat, kept: &str, other: &str) {
    let hand = MissionHand { dealt: [mission(kept), mission(other)], kept: Some(mission(kept)) };
    scene.game.galaxies[seat.index()].mission = Some(hand);
}

/// A has 20 points and can upgrade to 21 in its next turn.
fn nearly(players: u8) -> Scene {
    let mut scene = Scene::of(players).faces(&[Face::Colony, Face::Move]);
    for name in ["gort", "shouhua", "zavodnick"] {
        scene.colony(A, name); // 7 + 7 + 5
    }
    scene.level(A, 2).purse(A, 3, 0);
    for seat in scene.game.galaxies.iter_mut().skip(1) {
        seat.culture = 0;
    }
    scene
}

/// TEG-END-1, TEG-END-3: 21 points trigger the end; the round is finished first.
#[test]
fn the_round_is_finished() {
    let mut scene = nearly(3);
    assert_eq!(scene.game.galaxies[0].vp, 20);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!((scene.game.galaxies[0].vp, scene.game.triggered_by), (21, Some(A)));
    scene.act(A, Action::EndTurn).act(B, Action::EndTurn);
    assert!(!scene.over());
    scene.act(C, Action::EndTurn);
    assert!(scene.over());
}

/// TEG-END-1: the first one only, whoever's turn it is, and it cannot be undone.
#[test]
fn only_the_first_triggers() {
    let mut scene = nearly(2);
    scene.until_turn_of(B);
    scene = scene.faces(&[Face::Colony, Face::Move]);
    scene.purse(A, 3, 1).purse(B, 2, 0);
    scene.act(B, activate(Face::Colony)).act(B, Action::Upgrade { with: Resource::Energy });
    scene.act(A, Action::Follow).act(A, Action::Upgrade { with: Resource::Energy });
    assert_eq!(scene.game.triggered_by, Some(A), "in B's turn");
    scene.act(B, Action::EndTurn);
    assert!(scene.over(), "TEG-END-3: B is the last of the round");
}

/// TEG-END-2, TEG-END-4: missions never trigger; they are revealed and added at the end.
#[test]
fn missions_count_at_the_end_only() {
    let mut scene = nearly(2);
    hand(&mut scene, A, "ms_elder", "ms_hoarder");
    hand(&mut scene, B, "ms_equalizer", "ms_explorer");
    assert!(!scene.over() && scene.game.triggered_by.is_none(), "20 and a mission worth points");
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    scene.act(A, Action::EndTurn).act(B, Action::EndTurn);
    let Turn::Over(outcome) = scene.game.turn() else { panic!("over") };
    assert_eq!(outcome.scores.as_slice(), [23, 3]);
    assert_eq!(outcome.winners, Seats::one(A));
    let view = scene.game.view(Viewer::Seat(B));
    assert_eq!(view.galaxies[0].mission.as_ref().unwrap().kept, Some(mission("ms_elder")));
    assert_eq!((view.galaxies[0].points.mission, view.galaxies[0].total), (2, 23));
}

/// TEG-END-5: equal totals go to more planets, then to more resources, then they are shared.
#[test]
fn ties() {
    let mut scene = Scene::of(2);
    scene.game.phase = Phase::Over;
    for name in ["gort", "shouhua", "aughmoore"] {
        scene.colony(A, name);
    }
    for name in ["nibiru", "terra_bettia", "k_widow"] {
        scene.colony(B, name);
    }
    for seat in [A, B] {
        // A mission that neither fulfils.
        scene.game.galaxies[seat.index()].mission = None;
    }
    scene.purse(A, 3, 2).purse(B, 2, 2);
    assert_eq!(scene.winners(), Seats::one(A), "more resources");
    scene.purse(A, 0, 4);
    assert_eq!(scene.winners(), Seats::first(2), "shared");
    // 7 + 7 + 5 + 2 against 7 + 7 + 7: more planets decide, not the empire level.
    let mut scene = Scene::of(2);
    scene.game.phase = Phase::Over;
    for name in ["gort", "shouhua", "zavodnick", "helios"] {
        scene.colony(A, name);
    }
    for name in ["nibiru", "terra_bettia", "zalax"] {
        scene.colony(B, name);
    }
    scene.level(B, 5).purse(B, 7, 7);
    (scene.game.galaxies[0].mission, scene.game.galaxies[1].mission) = (None, None);
    assert_eq!((scene.game.galaxies[0].vp, scene.game.galaxies[1].vp), (21, 21));
    assert_eq!(scene.winners(), Seats::one(A));
}

/// TEG-END-6: when the last planet is colonized and the deck is empty, the end is triggered.
#[test]
fn an_exhausted_row_ends_the_game() {
    let mut scene = Scene::of(2).faces(&[Face::Diplomacy, Face::Move]);
    scene.orbit(A, 0, "jakks", 1).purse(B, 0, 0);
    let table = &mut scene.game;
    table.planets_removed = table.planet_deck;
    table.planet_deck = tiny_epic_galaxies::PlanetSet::EMPTY;
    for slot in 1..4 {
        table.planets_removed = table.planets_removed.with(table.row[slot].take().unwrap());
    }
    scene.act(A, activate(Face::Diplomacy)).act(A, Action::Advance { ship: 0 });
    assert_eq!(scene.game.triggered_by, Some(A));
    scene.act(A, Action::EndTurn).act(B, Action::EndTurn);
    assert!(scene.over());
}

/// TEG-MISSION-1: only the final state counts.
#[test]
fn missions_look_at_the_final_state() {
    let mut scene = nearly(2);
    hand(&mut scene, A, "ms_hoarder", "ms_elder");
    hand(&mut scene, B, "ms_equalizer", "ms_explorer");
    scene.purse(A, 6, 3);
    assert_eq!(scene.game.view(Viewer::Seat(A)).galaxies[0].mission.as_ref().unwrap().worth_now, Some(2));
    assert_eq!(scene.game.points(A).mission, 0);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Culture });
    scene.act(A, Action::EndTurn).act(B, Action::EndTurn);
    assert_eq!(scene.game.points(A).mission, 0, "the culture was spent");
}

/// TEG-MISSION-2: alone at the top or bottom all points, tied fewer; 0 can be the most.
#[test]
fn most_and_fewest() {
    let mut scene = Scene::of(3);
    scene.purse(A, 3, 0).purse(B, 2, 1).purse(C, 2, 0);
    assert_eq!(worth(&scene, "ms_charger"), 3);
    assert_eq!(worth(&scene, "ms_seeker"), 0);
    scene.purse(B, 3, 0);
    assert_eq!((worth(&scene, "ms_charger"), worth(&scene, "ms_seeker")), (2, 2), "tied, also at 0");
    assert_eq!((worth(&scene, "ms_hermit"), worth(&scene, "ms_conqueror")), (2, 2));
    scene.colony(B, "jakks").colony(C, "gort");
    assert_eq!((worth(&scene, "ms_hermit"), worth(&scene, "ms_conqueror")), (3, 0));
    scene.colony(A, "mj_120210").colony(A, "shouhua");
    assert_eq!((worth(&scene, "ms_noble"), worth(&scene, "ms_trader")), (3, 0));
}

/// TEG-MISSION-3: Orbiter and Explorer look at ships in play; the Exploration board is not home.
#[test]
fn orbiter_and_explorer() {
    let mut scene = Scene::btb(2);
    assert_eq!((worth(&scene, "ms_orbiter"), worth(&scene, "ms_explorer")), (2, 0), "locked ships are ignored");
    scene.put(A, 0, Place::Exploration);
    assert_eq!((worth(&scene, "ms_orbiter"), worth(&scene, "ms_explorer")), (0, 0));
    scene.orbit(A, 1, "jakks", 0);
    assert_eq!((worth(&scene, "ms_orbiter"), worth(&scene, "ms_explorer")), (0, 2));
}

/// TEG-MISSION-4: Equalizer: 0 and 0 is equal.
#[test]
fn equalizer() {
    let mut scene = Scene::of(2);
    assert_eq!(worth(&scene, "ms_equalizer"), 3);
    scene.colony(A, "jakks");
    assert_eq!(worth(&scene, "ms_equalizer"), 0);
    scene.colony(A, "gort");
    assert_eq!(worth(&scene, "ms_equalizer"), 3);
}

/// TEG-MISSION-5: Elder is for the one who triggered the end.
#[test]
fn elder() {
    let mut scene = Scene::of(2);
    scene.game.triggered_by = Some(B);
    assert_eq!(worth(&scene, "ms_elder"), 0);
    scene.game.triggered_by = Some(A);
    assert_eq!(worth(&scene, "ms_elder"), 2);
}

/// The other missions, both ways.
#[test]
fn other_missions() {
    let mut scene = Scene::btb(3);
    scene.purse(A, 3, 2);
    assert_eq!((worth(&scene, "ms_hoarder"), worth(&scene, "ms_industrialist")), (0, 0));
    scene.purse(A, 3, 3).level(A, 6);
    assert_eq!((worth(&scene, "ms_hoarder"), worth(&scene, "ms_industrialist")), (2, 2));
    assert_eq!((worth(&scene, "msb_admiral"), worth(&scene, "msb_taskmaster")), (0, 0));
    use tiny_epic_galaxies::ShipType::{Envoy, Hauler, Runner};
    scene.hire(A, 0, Hauler, 1).hire(A, 1, Envoy, 6).hire(A, 2, Runner, 14).hire(A, 0, Hauler, 2);
    assert_eq!((worth(&scene, "msb_admiral"), worth(&scene, "msb_taskmaster")), (2, 2));
    assert_eq!(worth(&scene, "msb_recruiter"), 3);
    assert_eq!((worth(&scene, "msb_homebody"), worth(&scene, "msb_cartographer")), (2, 0));
    assert_eq!((worth(&scene, "msb_pathfinder"), worth(&scene, "msb_collector")), (0, 0));
    scene.put(A, 0, Place::Exploration).put(A, 1, Place::Exploration);
    scene.game.galaxies[0].explored = [1, 3, 4, 18, 19].into_iter().map(crate::scene::card).collect();
    assert_eq!((worth(&scene, "msb_homebody"), worth(&scene, "msb_cartographer")), (0, 2));
    assert_eq!((worth(&scene, "msb_pathfinder"), worth(&scene, "msb_collector")), (2, 3));
    assert_eq!(worth(&scene, "msb_daredevil"), 3);
}

/// TEG-END-1: the first one triggers the end; whoever reaches 21 later does not.
#[test]
fn a_later_21_triggers_nothing() {
    let mut scene = Scene::of(2).faces(&[Face::Colony, Face::Move]);
    for name in ["gort", "shouhua", "zavodnick"] {
        scene.colony(A, name);
    }
    scene.level(A, 2).purse(A, 3, 0).level(B, 6);
    for card in ["k_widow", "terra_bettia", "nagato", "hoefker", "jakks"] {
        scene.colony(B, card);
    }
    assert!(scene.game.galaxies[1].vp >= 21, "{}", scene.game.galaxies[1].vp);
    scene.game.triggered_by = Some(B);
    scene.act(A, activate(Face::Colony)).act(A, Action::Upgrade { with: Resource::Energy });
    assert!(scene.game.galaxies[0].vp >= 21);
    assert_eq!(scene.game.triggered_by, Some(B));
}
