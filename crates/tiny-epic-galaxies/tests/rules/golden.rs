//! Golden games: complete games as readable files. A change of the rules shows here.

use engine::kit::{Golden, random_match};
use engine::{Game, Match};
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

fn scores(game: &Match<TinyEpicGalaxies>) -> Vec<i32> {
    game.state().outcome().scores.to_vec()
}

/// Each recorded game replays move by move to its recorded hash and score.
#[test]
fn golden_games_replay() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(golden.names().len(), SCORES.len());
    for (name, setup, expected) in games() {
        let game = golden.replay::<TinyEpicGalaxies>(name);
        assert_eq!(game.setup(), Some(&setup), "{name}");
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
        let game = (0..40)
            .map(|number| random_match(setup, format!("{name} {number}").parse().expect("a seed"), |_| ()))
            .min_by_key(|game| (if solo { -scores(game)[0] } else { 0 }, game.moves().len()))
            .expect("a game");
        println!("{name}: {} moves, scores {:?}", game.moves().len(), scores(&game));
        Golden::of(env!("CARGO_MANIFEST_DIR")).write(name, &game);
    }
}
