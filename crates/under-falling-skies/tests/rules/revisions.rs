//! Revisions of the reconstructed values: what was begun with earlier ones goes on with them.
//!
//! The files in `tests/first-revision` were played and written before there were revisions.

use engine::{Components, Game, Piece, Record, Saved, StateHash, setup_from_options};
use serde_json::{Map, Value, json};
use under_falling_skies::campaign::{Campaign, CampaignSetup};
use under_falling_skies::components::{Catalog, Diving, ScenarioEffect};
use under_falling_skies::{
    Action, Berth, CharacterId, CityId, Event, ResearchSteps, ScenarioId, Setup, SkyTileId, Step, Target,
    UnderFallingSkies,
};

use crate::scene::{latest, place, point, sky, table, use_character};

fn replays<G: Game>(text: &str) -> G {
    let record: Record<G> = serde_json::from_str(text).expect("a match file");
    let played = record.replay().unwrap_or_else(|error| panic!("{error}"));
    played.state().clone()
}

#[test]
fn matches_from_before_the_revisions_replay() {
    let tokyo: UnderFallingSkies = replays(include_str!("../first-revision/tokyo-command-ship.json"));
    let moscow: UnderFallingSkies = replays(include_str!("../first-revision/moscow-evacuation.json"));
    let campaign: Campaign = replays(include_str!("../first-revision/campaign.json"));
    let revisions = [tokyo.components(), moscow.components(), campaign.components()].map(|data| data.revision());
    assert_eq!(revisions, [1, 1, 1]);
    assert!(campaign.fight.is_none_or(|fight| fight.components().revision() == 1));
    assert!(campaign.name.is_empty());
}

/// The same files would not replay with the values of today: the revision matters.
#[test]
fn they_would_not_replay_with_later_values() {
    let mut file: Value =
        serde_json::from_str(include_str!("../first-revision/tokyo-command-ship.json")).expect("JSON");
    file["setup"]["revision"] = json!(2);
    let record: Record<UnderFallingSkies> = serde_json::from_value(file).expect("a match file");
    assert!(record.replay().is_err());
}

#[test]
fn a_position_names_its_revision_and_the_first_is_not_named() {
    let mut dice = engine::Dice::new(&"revisions".parse().expect("a seed"));
    for revision in [1, 2] {
        let setup = Setup { revision, ..Setup::default() };
        let game = UnderFallingSkies::new(&setup, &mut dice).expect("a game");
        let text = serde_json::to_value(game).expect("JSON");
        assert_eq!(text.get("revision"), (revision > 1).then(|| json!(revision)).as_ref());
        let read: UnderFallingSkies = serde_json::from_value(text).expect("a position");
        assert_eq!((read.components().revision(), StateHash::of(&read)), (revision, StateHash::of(&game)));
        let saved = serde_json::to_string(&Saved::of(&game)).expect("JSON");
        let position = Saved::<UnderFallingSkies>::read(&saved).expect("a saved position").position;
        assert_eq!(*position, game);

        let setup = CampaignSetup { revision, ..CampaignSetup::default() };
        let campaign = Campaign::new(&setup, &mut dice).expect("a campaign");
        let text = serde_json::to_value(campaign).expect("JSON");
        let read: Campaign = serde_json::from_value(text).expect("a campaign");
        assert_eq!((read, read.components().revision()), (campaign, revision));
    }
    for revision in [0, 3] {
        assert!(UnderFallingSkies::new(&Setup { revision, ..Setup::default() }, &mut dice).is_err());
        let setup = CampaignSetup { revision, ..CampaignSetup::default() };
        assert!(Campaign::new(&setup, &mut dice).is_err());
    }
}

#[test]
fn new_games_take_the_latest_and_files_that_name_none_the_first() {
    let latest = Catalog::built_in().revision();
    assert_eq!((Setup::default().revision, CampaignSetup::default().revision), (latest, latest));
    let options: Map<String, Value> = Map::new();
    assert_eq!(setup_from_options::<UnderFallingSkies>(&options).expect("a setup").revision, latest);
    assert_eq!(setup_from_options::<Campaign>(&options).expect("a setup").revision, latest);
    let read: Setup = serde_json::from_value(json!({ "city": "cairo" })).expect("a setup");
    let campaign: CampaignSetup = serde_json::from_value(json!({})).expect("a setup");
    assert_eq!((read.revision, campaign.revision), (1, 1));
}

/// Pieces are numbered alike in all revisions, and what is printed is the same.
#[test]
fn revisions_differ_in_reconstructed_values_only() {
    let (first, latest) = (Catalog::of_revision(1).expect("the first"), Catalog::built_in());
    assert!(CityId::all().all(|id| first[id].id == latest[id].id && first[id].chapter == latest[id].chapter));
    assert!(ScenarioId::all().all(|id| first[id].id == latest[id].id && first[id].chapter == latest[id].chapter));
    assert!(CharacterId::all().all(|id| first[id].id == latest[id].id && first[id].window == latest[id].window));
    for id in SkyTileId::all() {
        for (before, now) in first[id].sides.iter().zip(&latest[id].sides) {
            assert_eq!((&before.rows, &before.actions), (&now.rows, &now.actions), "{id:?}");
            assert_eq!(before.research, now.research, "{id:?}");
        }
    }
    for city in CityId::all().filter(|id| latest[*id].chapter == 0) {
        let sides = [under_falling_skies::CitySide::Normal, under_falling_skies::CitySide::Damaged];
        for side in sides {
            assert_eq!(first[city].side(side).effect, latest[city].side(side).effect);
            assert_eq!(first[city].side(side).research_squares, latest[city].side(side).research_squares);
        }
    }
    for (before, now) in first.base_sides.iter().zip(&latest.base_sides) {
        assert_eq!(before.id, now.id);
        if now.provenance != under_falling_skies::components::Provenance::Reconstructed {
            assert_eq!(format!("{before:?}"), format!("{now:?}"));
        }
    }
    assert_eq!((first.rulings.dive, latest.rulings.dive), (Diving::Landings, Diving::Hits));
    assert_eq!(first.rulings.large_room_numbers, [10, 11, 12]);
    assert_eq!(latest.rulings.large_room_numbers, [11]);
    let quota = |data: &Catalog| match ScenarioId::named("battle-for-the-sky").map(|id| data[id].effect.clone()) {
        Some(ScenarioEffect::KillQuota { ships }) => ships,
        _ => 0,
    };
    assert_eq!(quota(first), 8);
}

/// UFS-MS-8: since revision 2 a dive triggers no square of the sky; ships that reach the city hit it.
#[test]
fn a_dive_triggers_hits_only() {
    // Row 16 of the advanced sky: dive 2.
    let mut board = latest().advanced_sky().open().ships(&[
        (1, point(2)),
        (3, sky(14, 0)), // 12: mothership symbol
        (5, sky(9, 2)),  // 7: arrow left
        (6, sky(2, 1)),  // the city
    ]);
    board.end_round();
    assert_eq!((board.mothership, board.damage), (16, 1));
    assert_eq!((board.ships[3], board.ships[5]), (sky(12, 0), sky(7, 2)));
}

/// UFS-ROOM-12: since revision 2 only square 11 needs a room of several squares.
#[test]
fn only_square_eleven_needs_a_large_room() {
    let ten = latest().advanced_sky().improved("samantha-legrand").open().calm().excavator(5, 4).energy(7);
    let mut board = ten.research(14).rooms(&[(0, 6, 1, 1)]);
    assert_eq!(board.research_number(15), 10);
    board.act(board.resolve(1, 1));
    board.step = Step::ResearchSteps(ResearchSteps { value: 10 });
    board.act(Action::Advance { squares: 1 });
    assert_eq!(board.research, 15);

    let mut board = latest().open().calm().excavator(5, 4).energy(7).research(15).rooms(&[(0, 6, 1, 1)]);
    assert_eq!(board.research_number(16), 11);
    board.act(board.resolve(1, 1));
    board.step = Step::ResearchSteps(ResearchSteps { value: 11 });
    assert_eq!(board.refused(Action::Advance { squares: 1 }), "UFS-ROOM-12");
}

/// UFS-SCN-6: since revision 2 the command ship is gone once it was destroyed; a hit brings it aboard.
#[test]
fn a_destroyed_command_ship_does_not_come_back() {
    let board = latest().scenario("command-ship").basic("jackson-moss").open();
    let mut board = board.ships(&[(9, sky(9, 2))]).rooms(&[]);
    board.act(use_character("jackson-moss", Some(Target::Ship { ship: 9 })));
    assert_eq!(board.ships[9], Berth::Reserve);
    assert_eq!(board.game.check(), Ok(()));
    let mut board = latest().scenario("command-ship").open().ships(&[(9, sky(1, 0))]).faces([1; 5]);
    board.act(place(0, 1, 0));
    assert_eq!(board.ships[9], Berth::Aboard);
}

/// UFS-SCN-11: since revision 2 the saboteur strikes in odd rounds only.
#[test]
fn the_saboteur_rests_every_other_round() {
    let mut struck = std::collections::BTreeSet::new();
    for index in 0..20 {
        let mut board = latest().scenario("saboteur").open_with(&format!("saboteur {index}")).calm();
        for round in 2..5 {
            let events = board.end_round();
            assert!(events.contains(&Event::SaboteurStruck { column: board.memory.saboteur }));
            assert_eq!(board.round, round);
            if board.memory.saboteur.is_some() {
                struck.insert(round);
            }
            board = board.calm();
        }
    }
    assert_eq!(struck.into_iter().collect::<Vec<_>>(), [3]);
}

/// UFS-SCN-13: since revision 2 the final battle begins with research already made.
#[test]
fn the_final_battle_has_a_head_start() {
    let board = latest().scenario("the-final-battle").open();
    assert_eq!((board.research, board.track_length()), (5, 18));
    assert_eq!(table().scenario("the-final-battle").open().research, 0);
}
