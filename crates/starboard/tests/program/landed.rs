//! Nothing is ever stranded: match files that earlier programs wrote go on replaying, whatever has
//! become of values and rulings since. A file that is here stays here as it is.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::run;

/// Everything below a folder of the workspace that is a match file, or holds one.
fn files(folder: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let entries = fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    files
}

#[test]
fn match_files_of_all_programs_are_verified() {
    let mut games = std::collections::BTreeMap::<String, usize>::new();
    let folders = [
        "starboard/tests/landed",
        "under-falling-skies/tests/first-revision",
        "under-falling-skies/tests/golden",
        "tiny-epic-galaxies/tests/golden",
        "black-angel/tests/golden",
    ];
    for path in folders.into_iter().flat_map(files) {
        let text = fs::read_to_string(&path).expect("a text");
        let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        // Golden games of Black Angel have the record within.
        let record = document.get("record").unwrap_or(&document);
        *games.entry(record["game"].as_str().expect("a game").to_owned()).or_default() += 1;
        let copy = crate::common::file("landed.json", record.to_string().as_bytes());
        let output = run(&["verify", copy.to_str().expect("a path of plain letters")]);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.ends_with("VERIFIED\n") && !said.contains("NOT"), "{}: {said}", path.display());
    }
    let found: Vec<(&str, usize)> = games.iter().map(|(game, count)| (game.as_str(), *count)).collect();
    assert!(found.iter().all(|(_, count)| *count > 0) && found.len() == 4, "files of each game: {found:?}");
}
