//! Packs on the command line: printed, checked, played with, and carried by files.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::common::{Session, error_text, file, json as printed, run, text};

fn path(path: &Path) -> &str {
    path.to_str().expect("a path of plain letters")
}

/// A pack in a file of its own.
fn pack(name: &str, game: &str, corrections: &str) -> PathBuf {
    let hash = printed(&["components", game, "--format", "json"])["hash"].as_str().expect("a hash").to_owned();
    let head = format!("[pack]\nformat = 1\ngame = \"{game}\"\nname = \"My box\"\ncorrects = \"{hash}\"\n");
    file(name, format!("{head}{corrections}").as_bytes())
}

#[test]
fn components_are_printed_in_three_ways() {
    let table = text(&["components", "tiny-epic-galaxies"]);
    assert!(table.lines().any(|line| line.starts_with("planet.pl_jakks") && line.contains("Jakks")), "{table}");
    let records = printed(&["components", "black-angel", "--format", "json"]);
    let mission = records["records"].as_array().and_then(|all| all.iter().find(|one| one["id"] == "M001"));
    let fields = mission.expect("a Mission")["fields"].as_array().expect("fields").clone();
    let reward = fields.iter().find(|field| field["path"] == "mission.M001.reward").expect("a reward");
    assert_eq!((&reward["value"], &reward["reconstructed"]), (&json!({"vp": 1}), &json!(true)));
    for game in ["under-falling-skies", "under-falling-skies-campaign", "tiny-epic-galaxies", "black-angel"] {
        // What is printed as a pack is one, and it corrects nothing.
        let all = file(&format!("all-{game}.toml"), text(&["components", game, "--format", "toml"]).as_bytes());
        assert!(text(&["components", game, "--pack", path(&all), "--check"]).ends_with("SOUND\n"), "{game}");
        assert!(!text(&["components", game, "--pack", path(&all)]).contains("->"), "{game}");
    }
}

#[test]
fn a_wrong_pack_is_refused_with_every_fault() {
    let wrong =
        pack("wrong.toml", "tiny-epic-galaxies", "[planet.pl_jakks]\nvp = 99\nname = \"<b>\"\n[moon.x]\ny = 1\n");
    let output = run(&["components", "tiny-epic-galaxies", "--pack", path(&wrong), "--check"]);
    let said = String::from_utf8(output.stdout).expect("a text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    for place in
        ["planet.pl_jakks.vp: it must be from 0 to 9", "planet.pl_jakks.name: control characters", "moon: there is"]
    {
        assert!(said.contains(place), "{place}: {said}");
    }
    assert!(said.ends_with("REFUSED\n"), "{said}");
    let simulate = error_text(&["simulate", "tiny-epic-galaxies", "--pack", path(&wrong)], 1);
    assert!(simulate.contains("planet.pl_jakks.vp"), "{simulate}");
    let other = pack("other.toml", "black-angel", "");
    assert!(error_text(&["protocol", "tiny-epic-galaxies", "--pack", path(&other)], 1).contains("pack.game"));
    let unknown = error_text(&["simulate", "black-angel", "-n", "1", "-o", &format!("pack={}", "0".repeat(64))], 2);
    assert!(unknown.contains("no such pack is in use"), "{unknown}");
}

#[test]
fn bots_play_with_a_pack() {
    let games = |extra: &[&str]| {
        let args = ["simulate", "black-angel", "-n", "2", "--players", "1", "-o", "hal=easy", "-o", "advanced=false"];
        let counted = printed(&[&args[..], &["--format", "json"], extra].concat());
        counted["outcomes"].clone()
    };
    let rich = pack("rich.toml", "black-angel", "[hal]\nstart_vp.easy = 50\n");
    let (without, with) = (games(&[]), games(&["--pack", path(&rich)]));
    assert!(without != Value::Null && without != with, "Hal begins with 50 points: {without} {with}");
    let table = text(&[
        "tournament",
        "tiny-epic-galaxies",
        "--bots",
        "random,greedy",
        "-n",
        "1",
        "--pack",
        path(&pack("galaxies.toml", "tiny-epic-galaxies", "[planet.pl_jakks]\nvp = 2\n")),
    ]);
    assert!(table.contains("greedy"), "{table}");
}

/// A match file carries its pack: another process that has never seen it verifies and replays it.
#[test]
fn a_match_file_is_verified_where_its_pack_is_not_known() {
    let box_of = pack("box.toml", "under-falling-skies", "[base_side.A-upper]\nstart_energy = 4\n");
    let mut session = Session::with("under-falling-skies", &["--pack", path(&box_of)]);
    let begun = session.send(&json!({"op": "new", "seed": "my box", "setup": {}}));
    assert_eq!(begun["ok"], true, "{begun}");
    let state = session.send(&json!({"op": "state"}))["state"].clone();
    assert_eq!(state["energy"], 4, "{state}");
    for _ in 0..12 {
        let legal = session.send(&json!({"op": "legal"}));
        let Some(action) = legal["actions"].as_array().and_then(|all| all.first()) else { break };
        assert_eq!(session.send(&json!({"op": "apply", "action": action}))["ok"], true);
    }
    let record = session.send(&json!({"op": "record"}))["record"].clone();
    assert_eq!(record["pack"]["pack"]["name"], "My box", "{record}");
    let kept = file("with-a-pack.json", record.to_string().as_bytes());
    let verdict = text(&["verify", path(&kept)]);
    assert!(verdict.ends_with("VERIFIED\n") && verdict.contains("pack        My box, "), "{verdict}");
    assert!(text(&["replay", path(&kept)]).contains("hash"));

    // Without its pack, or with another one, it is not what it claims to be.
    let mut alone = record.clone();
    alone.as_object_mut().expect("an object").remove("pack");
    let output = run(&["verify", path(&file("without.json", alone.to_string().as_bytes()))]);
    assert_eq!(output.status.code(), Some(1));
    let mut other = record.clone();
    other["pack"]["base_side"]["A-upper"]["start_energy"] = json!(3);
    let output = run(&["verify", path(&file("other-pack.json", other.to_string().as_bytes()))]);
    assert_eq!(output.status.code(), Some(1));
    let mut broken = record;
    broken["pack"]["base_side"]["A-upper"]["start_energy"] = json!(99);
    let refused = run(&["verify", path(&file("broken-pack.json", broken.to_string().as_bytes()))]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned() + &String::from_utf8_lossy(&refused.stdout);
    assert!(refused.status.code() == Some(1) && said.contains("base_side.A-upper.start_energy"), "{said}");
}
