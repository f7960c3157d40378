//! Setup (TEG-SETUP, BTB-SETUP, SOLO-1).

use engine::{Dice, Game, Seat, Seats, Turn, Viewer};
use tiny_epic_galaxies::{Action, MissionId, Phase, Place, RogueMat, Setup, TinyEpicGalaxies};

use crate::scene::{A, B, C, ROGUE, Scene};

fn table(setup: Setup) -> TinyEpicGalaxies {
    TinyEpicGalaxies::new(&setup, &mut Dice::new(&"setup".parse().unwrap())).unwrap()
}

/// TEG-SETUP-1: 1 to 5 players; anything else is refused by the field's name.
#[test]
fn one_to_five_players() {
    for players in 1..=5 {
        assert_eq!(table(Setup { players, ..Setup::default() }).seats(), players);
    }
    for players in [0, 6] {
        let mut dice = Dice::new(&"setup".parse().unwrap());
        let fault = TinyEpicGalaxies::new(&Setup { players, ..Setup::default() }, &mut dice).unwrap_err();
        assert_eq!((fault.field.as_str(), fault.rule), ("players", "TEG-SETUP-1"));
        assert_eq!(dice.draw_count(), 0);
    }
}

/// TEG-SETUP-2: 2 ships at home and 2 locked, culture 1, energy 2, level 1.
#[test]
fn galaxies_start_alike() {
    for galaxy in table(Setup { players: 3, ..Setup::default() }).galaxies {
        assert_eq!((galaxy.energy, galaxy.culture, galaxy.level, galaxy.vp), (2, 1, 1, 0));
        let places = galaxy.ships.map(|ship| ship.place);
        assert_eq!(places, [Place::Galaxy, Place::Galaxy, Place::Locked, Place::Locked]);
    }
}

/// TEG-SETUP-3, BTB-SETUP-2: 2 more planets and pilots than players, 6 at most.
#[test]
fn the_row_grows_with_the_players() {
    for (players, size) in [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)] {
        let table = table(Setup { players, expansion: true, ..Setup::default() });
        assert_eq!(table.row.iter().flatten().count(), size);
        assert_eq!(table.pilot_offer.iter().flatten().count(), size);
    }
}

/// TEG-SETUP-4, SM-1: two are drawn, one is kept, only the owner sees them.
#[test]
fn missions_are_secret() {
    let mut scene = Scene(engine::kit::Scene::from(table(Setup::default()), "x"));
    let dealt = scene.game.galaxies[0].mission.unwrap().dealt;
    let other = scene.game.galaxies[1].mission.unwrap().dealt;
    assert_ne!(dealt[0], dealt[1]);
    scene.refused(A, Action::KeepMission { mission: other[0] });
    scene.act(A, Action::KeepMission { mission: dealt[1] });
    scene.refused(A, Action::KeepMission { mission: dealt[0] });
    let seen = |viewer| scene.game.view(viewer).galaxies[0].mission.clone().unwrap();
    assert_eq!((seen(Viewer::Seat(A)).kept, seen(Viewer::Seat(A)).dealt), (Some(dealt[1]), Some(dealt)));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!((seen(viewer).chosen, seen(viewer).kept, seen(viewer).dealt), (true, None, None));
    }
}

/// TEG-SETUP-5: with 2 players no mission for 3 and more is dealt.
#[test]
fn missions_for_three_stay_in_the_box() {
    for seed in 0..60 {
        let seed = format!("missions {seed}").parse().unwrap();
        for (players, expansion) in [(2, false), (2, true), (5, false)] {
            let setup = Setup { players, expansion, ..Setup::default() };
            let table = TinyEpicGalaxies::new(&setup, &mut Dice::new(&seed)).unwrap();
            for galaxy in &table.galaxies {
                for mission in galaxy.mission.unwrap().dealt {
                    assert!(mission.card().players_min <= players);
                }
            }
        }
    }
}

/// TEG-SETUP-6: the first seat is an option, turns go up from there; TEG-TERM-2 a round is one
/// turn of each.
#[test]
fn the_first_player_starts() {
    let mut scene = Scene::new(Setup { players: 3, first: 1, ..Setup::default() });
    assert_eq!((scene.game.active, scene.game.round), (B, 1));
    scene.act(B, Action::EndTurn);
    assert_eq!((scene.game.active, scene.game.round), (C, 1));
    scene.act(C, Action::EndTurn);
    assert_eq!((scene.game.active, scene.game.round), (A, 1));
    scene.act(A, Action::EndTurn);
    assert_eq!((scene.game.active, scene.game.round), (B, 2));
    let mut dice = Dice::new(&"x".parse().unwrap());
    let refused = TinyEpicGalaxies::new(&Setup { players: 3, first: 3, ..Setup::default() }, &mut dice).unwrap_err();
    assert_eq!(refused.field, "first");
}

/// TEG-SETUP-6: the first player can also be drawn: everybody comes first in some game. The word is
/// written, a seat stays a number, and a game alone begins with its only player.
#[test]
fn the_first_player_can_be_drawn() {
    let setup = Setup { players: 3, first: Setup::DRAWN, ..Setup::default() };
    let text = serde_json::to_string(&setup).unwrap();
    assert!(text.contains(r#""first":"random""#), "{text}");
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    assert!(serde_json::to_string(&Setup { first: 1, ..setup }).unwrap().contains(r#""first":1"#));
    assert!(serde_json::from_str::<Setup>(r#"{"first":255}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"first":"anybody"}"#).is_err());
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..40 {
        let mut dice = Dice::new(&"drawn".parse::<engine::Seed>().unwrap().nth(number));
        let table = TinyEpicGalaxies::new(&setup, &mut dice).unwrap();
        assert_eq!(table.active, engine::Seat(table.setup.first), "what was drawn is known");
        seen.insert(table.active);
    }
    assert_eq!(seen.len(), 3);
    let alone = Setup { players: 1, first: Setup::DRAWN, ..Setup::default() };
    let mut dice = Dice::new(&"x".parse().unwrap());
    assert_eq!(TinyEpicGalaxies::new(&alone, &mut dice).unwrap_err().field, "first");
}

/// TEG-SETUP-7: all may choose at once and in any order; nobody waits for another.
#[test]
fn missions_are_chosen_at_once() {
    let table = table(Setup { players: 4, ..Setup::default() });
    let mut scene = Scene(engine::kit::Scene::from(table, "x"));
    assert_eq!(scene.game.turn(), Turn::Decide(Seats::first(4)));
    for (seat, left) in [(Seat(2), 3), (Seat(0), 2), (Seat(3), 1), (Seat(1), 0)] {
        assert_eq!(scene.legal(seat).len(), 2);
        let keep = scene.legal(seat)[0];
        scene.act(seat, keep);
        assert_eq!(scene.game.phase == Phase::Missions, left > 0);
    }
    assert_eq!(scene.asked(), Seats::one(A));
}

/// BTB-SETUP-1, BTB-SETUP-3, BTB-SETUP-5: the cards of the expansion join only with it.
#[test]
fn the_expansion_adds_its_cards() {
    let base = table(Setup { players: 3, ..Setup::default() });
    assert_eq!(base.planet_deck.len() + 5, 40);
    assert!(base.pilot_offer.is_empty() && base.exploration_left() == 0);
    let full = table(Setup { players: 3, expansion: true, ..Setup::default() });
    assert_eq!(full.planet_deck.len() + 5, 52);
    assert_eq!(full.pilot_deck.len() + 5, 30);
    assert_eq!((full.exploration_left(), full.exploration_offer.len()), (27, 0));
    assert!(full.galaxies.iter().all(|galaxy| galaxy.hangar.iter().all(|berth| berth.pilot.is_none())));
    let expansion_missions = (0..80).any(|seed| {
        let seed = format!("deal {seed}").parse().unwrap();
        let setup = Setup { players: 3, expansion: true, ..Setup::default() };
        let table = TinyEpicGalaxies::new(&setup, &mut Dice::new(&seed)).unwrap();
        let dealt: Vec<MissionId> = table.galaxies.iter().flat_map(|galaxy| galaxy.mission.unwrap().dealt).collect();
        dealt.iter().any(|mission| mission.card().id.starts_with("msb_"))
    });
    assert!(expansion_missions);
}

/// BTB-SETUP-4: the score is always the points of TEG-END-1, from 0 on.
#[test]
fn the_score_counts_itself() {
    let mut scene = Scene::btb(2);
    assert_eq!(scene.game.view(Viewer::Spectator).galaxies[0].vp, 0);
    scene.level(A, 4).colony(A, "gort").hire(A, 0, tiny_epic_galaxies::ShipType::Hauler, 1);
    let view = scene.game.view(Viewer::Spectator).galaxies[0].clone();
    assert_eq!((view.vp, view.points.empire, view.points.planets, view.points.pilots), (11, 3, 7, 1));
}

/// SOLO-1: the Rogue has nothing but 4 ships at home; the human starts, without missions.
#[test]
fn solo_is_set_up_for_two() {
    for rogue in RogueMat::ALL {
        let table = table(Setup { players: 1, rogue, ..Setup::default() });
        assert_eq!((table.seats(), table.galaxies.len(), table.row.len()), (1, 2, 4));
        let enemy = &table.galaxies[1];
        assert_eq!((enemy.energy, enemy.culture, enemy.level), (0, 0, 1));
        assert!(enemy.ships.iter().all(|ship| ship.place == Place::Galaxy));
        assert!(table.galaxies.iter().all(|galaxy| galaxy.mission.is_none()));
        assert_eq!((table.active, table.turn()), (A, Turn::Decide(Seats::one(A))));
        assert!(table.is_rogue(ROGUE));
    }
}

/// An unknown mat, number or option is refused by the field's name; the mats also answer to their
/// ids.
#[test]
fn options_are_checked() {
    let parse = |text: &str| engine::setup_from_options::<TinyEpicGalaxies>(&serde_json::from_str(text).unwrap());
    assert_eq!(parse(r#"{"rogue":"brutal"}"#).unwrap_err().field, "rogue");
    assert_eq!(parse(r#"{"players":"many"}"#).unwrap_err().field, "players");
    assert_eq!(parse(r#"{"expansions":true}"#).unwrap_err().field, "expansions");
    assert_eq!(parse(r#"{"rogue":"epic"}"#).unwrap().rogue, RogueMat::Epic);
    assert_eq!(parse(r#"{"rogue":"rg_gamelyn"}"#).unwrap().rogue, RogueMat::Epic);
    assert!(parse(r#"{"expansion":true,"players":4}"#).unwrap().expansion);
}
