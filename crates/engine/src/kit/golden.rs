//! Golden games: complete matches as readable files. A change of the rules shows when they are
//! replayed.

use std::fs;
use std::path::PathBuf;

use crate::{Dice, Game, Match, Record, Seed, Turn};

/// The folder of a game's golden matches: one file a match, named `<name>.json`.
#[derive(Clone, Debug)]
pub struct Golden {
    folder: PathBuf,
}

impl Golden {
    /// The matches in `tests/golden` of the crate whose `CARGO_MANIFEST_DIR` this is.
    pub fn of(manifest_dir: &str) -> Golden {
        Golden { folder: PathBuf::from(manifest_dir).join("tests/golden") }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.json"))
    }

    /// The names of all matches.
    pub fn names(&self) -> Vec<String> {
        let files = fs::read_dir(&self.folder).unwrap_or_else(|error| panic!("{}: {error}", self.folder.display()));
        let mut names: Vec<String> =
            files.filter_map(|file| Some(file.ok()?.file_name().to_str()?.strip_suffix(".json")?.to_owned())).collect();
        names.sort();
        names
    }

    /// A match as its file tells it.
    pub fn read<G: Game>(&self, name: &str) -> Record<G> {
        let text = fs::read_to_string(self.file(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// A match played again, choice by choice, to the position that its file promises.
    pub fn replay<G: Game>(&self, name: &str) -> Match<G> {
        let game = self.read::<G>(name).replay().unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert!(game.is_over(), "{name} is not over");
        game
    }

    /// Writes a match, one choice a line, so that a person can read it and a difference shows.
    pub fn write<G: Game>(&self, name: &str, game: &Match<G>) {
        let record = game.record();
        let head = Record { moves: Vec::new(), ..record.clone() };
        let head = serde_json::to_string_pretty(&head).expect("a record has a text");
        let line = |choice| format!("    {}", serde_json::to_string(choice).expect("a choice has a text"));
        let moves = record.moves.iter().map(line).collect::<Vec<_>>().join(",\n");
        let text = head.replace("\"moves\": []", &format!("\"moves\": [\n{moves}\n  ]")) + "\n";
        fs::create_dir_all(&self.folder).expect("the folder can be made");
        fs::write(self.file(name), text).expect("the file can be written");
        assert_eq!(self.read::<G>(name), record, "what was written is what was played");
    }
}

/// Plays a random match to its end. `prefer` may take choices away from a list, never all.
pub fn random_match<G: Game>(setup: G::Setup, seed: Seed, prefer: impl Fn(&mut Vec<G::Action>)) -> Match<G> {
    let mut chooser = Dice::new(&seed.nth(1));
    let mut game = Match::<G>::new(setup, seed).unwrap_or_else(|fault| panic!("a setup is refused: {fault}"));
    let mut legal = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.iter().next().expect("somebody decides");
        legal.clear();
        game.state().legal(seat, &mut legal);
        prefer(&mut legal);
        let action = *chooser.pick(&legal).expect("a choice");
        game.act(seat, action, &mut ()).unwrap_or_else(|why| panic!("legal but refused: {action:?}: {why:?}"));
    }
    game
}
