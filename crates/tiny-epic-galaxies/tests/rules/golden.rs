//! Golden games: complete games as readable files. A change of the rules shows here.

use std::fs;
use std::path::PathBuf;

use engine::{Dice, Game, Match, Record, Seed, Turn};
use tiny_epic_galaxies::{RogueMat, Setup, TinyEpicGalaxies};

/// The games: file, options, and the final score of each seat.
fn games() -> Vec<(&'static str, Setup, &'static [i32])> {
    // Most were recorded before useless dice of the Rogue could be paid for (SOLO-5).
    let base = |players| Setup { players, reroll_unusable: false, ..Setup::default() };
    let btb = |players| Setup { expansion: true, ..base(players) };
    vec![
        ("two-players", base(2), SCORES[0]),
        ("three-players", base(3), SCORES[1]),
        ("five-players", base(5), SCORES[2]),
        ("two-players-beyond-the-black", btb(2), SCORES[3]),
        ("four-players-beyond-the-black", btb(4), SCORES[4]),
        ("solo-beginner", base(1), SCORES[5]),
        ("solo-epic-hard-mode", Setup { rogue: RogueMat::Epic, hard_mode: true, ..base(1) }, SCORES[6]),
        ("solo-medium-beyond-the-black", Setup { rogue: RogueMat::Medium, ..btb(1) }, SCORES[7]),
        ("solo-easy-useless-dice", Setup { rogue: RogueMat::Easy, reroll_unusable: true, ..base(1) }, SCORES[8]),
    ]
}

const SCORES: [&[i32]; 9] =
    [&[8, 25], &[11, 9, 25], &[6, 5, 11, 25, 8], &[13, 28], &[11, 8, 28, 15], &[3], &[2], &[12], &[9]];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.json"))
}

fn scores(game: &Match<TinyEpicGalaxies>) -> Vec<i32> {
    match game.state().turn() {
        Turn::Over(outcome) => outcome.scores.to_vec(),
        Turn::Decide(_) => panic!("the game is not over"),
    }
}

/// Each recorded game replays move by move to its recorded hash and score.
#[test]
fn golden_games_replay() {
    for (name, setup, expected) in games() {
        let text = fs::read_to_string(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record<TinyEpicGalaxies> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.setup.as_ref(), Some(&setup), "{name}");
        let game = record.replay().unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(scores(&game), expected, "{name}");
    }
}

/// Writes the golden games anew, after a wanted change of the rules; then set the scores above:
/// `cargo test -p tiny-epic-galaxies --test rules -- --ignored --nocapture golden`.
#[test]
#[ignore = "writes the files that the other test reads"]
fn record_golden_games() {
    for (name, setup, _) in games() {
        // Of several random games a short one, so that the file can be read; alone, the best one.
        let solo = setup.players == 1;
        let record = (0..40)
            .map(|number| {
                let seed: Seed = format!("{name} {number}").parse().expect("a seed");
                random_game(&setup, seed)
            })
            .min_by_key(|game| (if solo { -scores(game)[0] } else { 0 }, game.moves().len()))
            .expect("a game");
        println!("{name}: {} moves, scores {:?}", record.moves().len(), scores(&record));
        let text = one_move_a_line(&record.record());
        fs::write(file(name), text).expect("the folder can be written");
    }
}

fn random_game(setup: &Setup, seed: Seed) -> Match<TinyEpicGalaxies> {
    let mut chooser = Dice::new(&seed.nth(1));
    let mut game = Match::<TinyEpicGalaxies>::new(*setup, seed).expect("a legal setup");
    let mut legal = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.iter().next().expect("somebody decides");
        legal.clear();
        game.state().legal(seat, &mut legal);
        let action = *chooser.pick(&legal).expect("a choice");
        game.act(seat, action, &mut ()).expect("a legal action");
    }
    game
}

/// JSON with one move on each line.
fn one_move_a_line(record: &Record<TinyEpicGalaxies>) -> String {
    let text = |value: &serde_json::Value| value.to_string();
    let value = serde_json::to_value(record).expect("a record has a text");
    let fields = value.as_object().expect("an object");
    let lines: Vec<String> = fields
        .iter()
        .map(|(key, value)| match value.as_array() {
            Some(moves) => {
                let moves: Vec<String> = moves.iter().map(|step| format!("    {}", text(step))).collect();
                format!("  \"{key}\": [\n{}\n  ]", moves.join(",\n"))
            }
            None => format!("  \"{key}\": {}", text(value)),
        })
        .collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
