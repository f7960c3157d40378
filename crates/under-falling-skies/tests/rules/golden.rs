//! Complete games as readable files, replayed choice by choice.
//!
//! Each file is a match record: setup, seed, one choice a line, and the fingerprint of the last
//! position. A change of the rules that changes a game makes its replay fail: then it needs a switch
//! (docs/packs.md, "Built-in data that change"), so that these games keep theirs. New games are added by
//!
//! ```text
//! cargo test -p under-falling-skies --test rules -- --ignored --nocapture golden
//! ```
//!
//! which writes the files and prints the table of [`GAMES`].

mod player;

use engine::kit::Golden;
use engine::{Match, Record, Seat, Seed};
use player::{Style, choose};
use serde_json::json;
use under_falling_skies::{Ending, Setup, UnderFallingSkies};

/// A recorded game and how it ended: rounds, research, damage, the mothership's row.
struct Recorded {
    name: &'static str,
    ending: Ending,
    rounds: u8,
    research: u8,
    damage: u8,
    mothership: u8,
}

const GAMES: &[Recorded] = &[
    Recorded { name: "roswell-easy-won", ending: Ending::Won, rounds: 6, research: 16, damage: 5, mothership: 11 },
    Recorded {
        name: "roswell-standard-destroyed",
        ending: Ending::BaseDestroyed,
        rounds: 6,
        research: 0,
        damage: 7,
        mothership: 9,
    },
    Recorded {
        name: "new-york-mothership-arrived",
        ending: Ending::MothershipArrived,
        rounds: 7,
        research: 0,
        damage: 3,
        mothership: 5,
    },
    Recorded {
        name: "washington-contamination-won",
        ending: Ending::Won,
        rounds: 6,
        research: 17,
        damage: 4,
        mothership: 10,
    },
    Recorded {
        name: "havana-final-battle-won",
        ending: Ending::Won,
        rounds: 10,
        research: 19,
        damage: 4,
        mothership: 9,
    },
    Recorded {
        name: "seoul-saboteur-destroyed",
        ending: Ending::BaseDestroyed,
        rounds: 6,
        research: 5,
        damage: 7,
        mothership: 7,
    },
];

fn files() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn recorded_games_replay_to_their_end() {
    assert_eq!(GAMES.len(), plans().len(), "every plan is recorded");
    for golden in GAMES {
        let game = files().replay::<UnderFallingSkies>(golden.name);
        let state = game.state();
        assert_eq!(state.ending(), Some(golden.ending), "{}", golden.name);
        assert_eq!(
            (state.round, state.research, state.damage, state.mothership),
            (golden.rounds, golden.research, golden.damage, golden.mothership),
            "{}",
            golden.name
        );
    }
}

/// A record that was tampered with is noticed.
#[test]
fn a_changed_record_does_not_replay() {
    let Some(golden) = GAMES.first() else { panic!("no game is recorded") };
    let record = files().read::<UnderFallingSkies>(golden.name);
    let mut shorter = record.clone();
    shorter.moves.pop();
    assert!(shorter.replay().is_err(), "a choice is missing");
    let mut swapped = record.clone();
    swapped.moves.swap(0, 1);
    assert!(swapped.replay().is_err(), "two choices change places");
    let mut other: Record<UnderFallingSkies> = record;
    other.seed = Some("another".parse().expect("a seed"));
    assert!(other.replay().is_err(), "other dice");
}

/// What is recorded: the setup, the player and the ending that is looked for.
struct Plan {
    name: &'static str,
    setup: Setup,
    style: Style,
    wanted: Ending,
}

fn setup(value: serde_json::Value) -> Setup {
    serde_json::from_value(value).expect("a setup")
}

fn plans() -> Vec<Plan> {
    let improved = |id: &str| json!({"character": id, "improved": true});
    vec![
        Plan { name: "roswell-easy-won", setup: Setup::default(), style: Style::Careful(60), wanted: Ending::Won },
        Plan {
            name: "roswell-standard-destroyed",
            setup: setup(json!({"city": "roswell", "threat": 1})),
            style: Style::Random,
            wanted: Ending::BaseDestroyed,
        },
        Plan {
            name: "new-york-mothership-arrived",
            setup: setup(json!({"city": "new-york", "threat": 2})),
            style: Style::Idle,
            wanted: Ending::MothershipArrived,
        },
        Plan {
            name: "washington-contamination-won",
            setup: setup(json!({
                "city": "washington", "side": "damaged", "threat": 0, "scenario": "contamination",
                "characters": [improved("samantha-legrand"), improved("jackson-moss"), improved("jang-chanwook")],
            })),
            style: Style::Careful(60),
            wanted: Ending::Won,
        },
        Plan {
            name: "havana-final-battle-won",
            setup: setup(json!({
                "city": "havana", "side": "damaged", "threat": 1, "scenario": "the-final-battle",
                "characters": [improved("lucia-ortega"), improved("shanti-aumann"), improved("archie-bell")],
            })),
            style: Style::Careful(60),
            wanted: Ending::Won,
        },
        Plan {
            name: "seoul-saboteur-destroyed",
            setup: setup(json!({
                "city": "seoul", "threat": 3, "scenario": "saboteur",
                "sky": ["advanced", "advanced", "advanced", "advanced"],
                "characters": [{"character": "izox", "improved": false}, improved("wang-lin")],
            })),
            style: Style::Careful(10),
            wanted: Ending::BaseDestroyed,
        },
    ]
}

fn play(plan: &Plan, seed: Seed) -> Match<UnderFallingSkies> {
    let mut thoughts = engine::Dice::new(&seed.nth(1));
    let mut game = Match::<UnderFallingSkies>::new(plan.setup.clone(), seed).expect("a legal setup");
    while !game.is_over() {
        let action = choose(plan.style, game.state(), &mut thoughts);
        game.act(Seat(0), action, &mut ()).expect("legal actions are accepted");
    }
    game
}

#[test]
#[ignore = "writes the recorded games anew"]
fn record_the_games() {
    for plan in plans() {
        let found = (1..=60).find_map(|number| {
            let game = play(&plan, format!("{} {number}", plan.name).parse().expect("a seed"));
            (game.state().ending() == Some(plan.wanted)).then_some(game)
        });
        let game = found.unwrap_or_else(|| panic!("{}: no such game in 60", plan.name));
        files().write(plan.name, &game);
        let state = game.state();
        println!(
            "    Recorded {{ name: {:?}, ending: Ending::{:?}, rounds: {}, research: {}, damage: {}, mothership: {} }},",
            plan.name, plan.wanted, state.round, state.research, state.damage, state.mothership
        );
    }
}
