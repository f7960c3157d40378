//! `starboard tournament`, `starboard tune` and `starboard difficulty`.

use std::fs;

use crate::common::{error_text, json, text};
use bots::Heuristics;
use bots::Weights;
use bots::difficulty::Grid;
use tiny_epic_galaxies::TinyEpicGalaxies;

const CONTEST: [&str; 8] =
    ["tournament", "black-angel", "--bots", "random,greedy", "--games", "3", "--seed", "contest"];

#[test]
fn a_tournament_is_fair_and_does_not_depend_on_the_threads() {
    let with = |threads: &'static str| {
        let mut args = CONTEST.to_vec();
        args.extend(["--threads", threads, "--format", "json"]);
        json(&args)
    };
    let result = with("1");
    assert_eq!(result, with("3"));
    assert_eq!((&result["deals"], &result["games"], &result["seats"]), (&3.into(), &6.into(), &2.into()));
    let rows = result["bots"].as_array().expect("a list");
    assert_eq!(rows.len(), 2);
    let mut total = 0.0;
    for row in rows {
        assert_eq!(row["games"], 6, "everybody sits as often");
        let [mean, low, high] = ["mean", "low", "high"].map(|key| row["won"][key].as_f64().expect(key));
        assert!((0.0..=mean).contains(&low) && (mean..=1.0).contains(&high), "{row}");
        total += mean;
    }
    assert!((total - 1.0).abs() < 1e-6, "somebody wins every game");
    assert_eq!(rows[0]["bot"], "greedy", "the better bot stands first");
}

#[test]
fn a_tournament_is_printed_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("result.svg");
    let mut args = CONTEST.to_vec();
    args.extend(["--format", "csv", "--svg", file.to_str().expect("a path")]);
    let csv = text(&args);
    assert!(csv.starts_with("bot,games,statistic,mean,low,high\ngreedy,6,won,"), "{csv}");
    assert_eq!(csv.lines().count(), 7);
    let svg = fs::read_to_string(file).expect("the picture is there");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<rect").count(), 3, "the ground and a bar a bot");
    let table = text(&CONTEST);
    assert!(table.contains("3 deals in all seatings") && table.contains("Elo"), "{table}");
}

#[test]
fn more_seats_than_bots_are_shared_out() {
    let args =
        ["tournament", "black-angel", "--bots", "random,greedy", "--players", "3", "--games", "1", "--format", "json"];
    let result = json(&args);
    assert_eq!((&result["games"], &result["options"]["players"]), (&6.into(), &3.into()));
}

#[test]
fn a_tournament_that_cannot_be_is_refused() {
    let refused = |args: &[&str]| error_text(&[&["tournament"], args].concat(), 2);
    assert!(refused(&["chess"]).contains("there is no game"));
    assert!(refused(&["black-angel", "--bots", "random,random"]).contains("random is named twice"));
    assert!(refused(&["black-angel", "--bots", "genius"]).contains("no bot \"genius\""));
    assert!(refused(&["black-angel", "--bots", "random,greedy", "--players", "9"]).contains("players"));
    assert!(refused(&["under-falling-skies", "--bots", "random", "--players", "2"]).contains("for 1 player"));
    let args = [
        "tournament",
        "black-angel",
        "--bots",
        "random",
        "--games",
        "1",
        "--option",
        "players=2",
        "--svg",
        "/nowhere/x.svg",
    ];
    assert!(error_text(&args, 1).contains("cannot write /nowhere/x.svg"));
}

#[test]
fn weights_are_learned_and_written_with_their_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let learn = |threads: &str| {
        let file = folder.path().join(format!("weights-{threads}.toml"));
        let out = file.to_str().expect("a path");
        let args =
            ["tune", "tiny-epic-galaxies", "--rounds", "1", "--games", "2", "--iterations", "4", "--threads", threads];
        let said = text(&[&args[..], &["--option", "players=2", "--option", "expansion=false", "--out", out]].concat());
        assert!(said.contains("round 0:"), "{said}");
        fs::read_to_string(file).expect("the file is there")
    };
    let written = learn("1");
    assert_eq!(written, learn("2"), "the threads make no difference");
    assert!(written.contains("# starboard tune tiny-epic-galaxies --rounds 1 --games 2 --iterations 4"), "{written}");
    let weights = Weights::parse(&written, TinyEpicGalaxies::FEATURES).expect("it can be read");
    assert_ne!(weights.table, TinyEpicGalaxies::weights().table);
    let solo = text(&["tune", "under-falling-skies", "--rounds", "2", "--games", "1", "--iterations", "4"]);
    assert!(solo.contains("round 1:") && solo.contains("[solo.chance]"), "{solo}");
    // What it begins with is read from a file, and a file that is none is named.
    let bad = folder.path().join("bad.toml");
    fs::write(&bad, "[solo.chance]\nluck = 1.0").expect("it can be written");
    let from = bad.to_str().expect("a path");
    let said = error_text(&["tune", "under-falling-skies", "--rounds", "1", "--games", "1", "--from", from], 1);
    assert!(said.contains("bad.toml") && said.contains("luck"), "{said}");
    assert!(error_text(&["tune", "under-falling-skies", "--comfort", "2"], 2).contains("from 0 to 1"));
    // Tables of several sizes in one run, and the commands of what it began with are kept.
    let first = folder.path().join("weights-1.toml");
    let from = first.to_str().expect("a path");
    let short = ["tune", "tiny-epic-galaxies", "--rounds", "1", "--games", "2", "--iterations", "4", "--every", "8"];
    let next = text(&[&short[..], &["--players", "2,3", "--from", from]].concat());
    let commands: Vec<&str> = next.lines().filter(|line| line.starts_with("# starboard tune")).collect();
    assert_eq!(commands.len(), 2, "{next}");
    assert!(written.contains(commands[0]) && commands[1].contains("--every 8"), "{next}");
    assert!(commands[1].contains("--players 2,3 --from "), "{next}");
    let twice = error_text(&[&short[..], &["--players", "2", "--option", "players=3"]].concat(), 2);
    assert!(twice.contains("given twice"), "{twice}");
    let none = error_text(&["tune", "under-falling-skies", "--players", "2"], 2);
    assert!(none.contains("has no such option"), "{none}");
}

#[test]
fn a_grid_of_difficulty_is_kept_game_by_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("grid.toml");
    let out = file.to_str().expect("a path");
    let measure = |game: &str| text(&["difficulty", game, "--bot", "random", "--games", "2", "--out", out]);
    assert_eq!(measure("tiny-epic-galaxies").lines().count(), 5);
    assert_eq!(measure("black-angel").lines().count(), 4);
    let grid = Grid::read(&fs::read_to_string(&file).expect("the file is there")).expect("it can be read");
    assert_eq!((grid.of("tiny-epic-galaxies").count(), grid.of("black-angel").count()), (5, 4));
    assert!(grid.cells.iter().all(|cell| cell.games == 2 && cell.won <= 2 && cell.bot == "random"));
    assert!(error_text(&["difficulty", "salvage", "--out", out], 2).contains("has no such grid"));
    // A part of the campaign: each of its games counts for its scenario, its city and its characters.
    let part = ["--option", "chapter=1", "--option", "threat=1", "--bot", "random", "--games", "2", "--out", out];
    let told = text(&[&["difficulty", "under-falling-skies-campaign"][..], &part].concat());
    assert_eq!((told.lines().count(), told.matches("scenario=").count()), (8, 4), "{told}");
    let grid = Grid::read(&fs::read_to_string(&file).expect("the file is there")).expect("it can be read");
    assert_eq!((grid.of("under-falling-skies-campaign").count(), grid.of("black-angel").count()), (8, 4));
    fs::write(&file, "nonsense").expect("it can be written");
    assert!(error_text(&["difficulty", "black-angel", "--out", out], 1).contains("grid.toml"));
}

#[test]
fn the_new_bots_play_in_a_simulation() {
    let args = ["simulate", "under-falling-skies", "--bots", "search@20", "--games", "2", "--format", "json"];
    let result = json(&args);
    assert_eq!((&result["finished"], &result["bots"][0]), (&2.into(), &"search@20".into()));
}
