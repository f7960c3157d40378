//! Match files and saved positions: refused, or true in every way of looking at them.

use bots::Heuristics;
use engine::{Match, Record, Saved, Seed, sample_setup};
use serde_json::{Map, Value};
use server::{Erased, Look, Perspective, PlayGame};
use ui::{Lang, Tabletop, Visit};

use crate::Seen;
use crate::games::{ForGame, IDS, with_game};
use crate::options::play;

/// A file as text, with the game that it claims to be of.
struct File<'a> {
    text: &'a str,
    seen: &'a mut Seen,
}

fn claimed(input: &[u8]) -> Option<(&str, String)> {
    let text = std::str::from_utf8(input).ok()?;
    let document: Value = serde_json::from_str(text).ok()?;
    Some((text, document.get("game")?.as_str()?.to_owned()))
}

pub(crate) fn take_match(input: &[u8], seen: &mut Seen) {
    let Some((text, game)) = claimed(input) else { return };
    with_game(&game, MatchFile(File { text, seen }));
}

struct MatchFile<'a>(File<'a>);

impl ForGame for MatchFile<'_> {
    type Output = ();

    fn run<G: Tabletop + Heuristics>(self) {
        let File { text, seen } = self.0;
        let imported = Erased::<G>::new().import(text);
        let Ok(record) = Record::<G>::read(text) else {
            assert!(imported.is_err(), "taken in though it is no match file");
            return;
        };
        match record.replay() {
            Ok(game) => {
                assert!(imported.is_ok(), "replayed but not taken in");
                let again = serde_json::to_string(&game.record()).expect("a text");
                let again: Record<G> = serde_json::from_str(&again).expect("a record parses");
                assert!(again.moves == record.moves && again.hash == record.hash, "another match");
                again.replay().expect("what was replayed is replayed again");
                seen.note((G::ID, "replayed", record.moves.len()));
            }
            Err(error) => {
                assert!(imported.is_err(), "taken in though {error:?}");
                seen.note((
                    G::ID,
                    format!("{error:?}").chars().filter(|letter| !letter.is_ascii_digit()).take(80).collect::<String>(),
                ));
            }
        }
    }
}

pub(crate) fn take_saved(input: &[u8], seen: &mut Seen) {
    let Some((text, game)) = claimed(input) else { return };
    with_game(&game, SavedFile(File { text, seen }));
}

struct SavedFile<'a>(File<'a>);

impl ForGame for SavedFile<'_> {
    type Output = ();

    fn run<G: Tabletop + Heuristics>(self) {
        let File { text, seen } = self.0;
        let erased = Erased::<G>::new();
        let start = erased.setup_from_saved(text);
        let saved = match Saved::<G>::read(text) {
            Ok(saved) => saved,
            Err(fault) => {
                assert!(start.is_err(), "taken up though {fault}");
                let field: String = fault.field.chars().filter(|letter| !letter.is_ascii_digit()).take(60).collect();
                return seen.note((G::ID, field, fault.rule));
            }
        };
        let seed: Seed = "saved".parse().expect("a seed");
        let position = *saved.position;
        seen.note((G::ID, "taken up", serde_json::to_string(&position).map(|text| text.len() / 16).unwrap_or(0)));
        let mut game = Match::<G>::from_position(position, seed.clone()).expect("what is checked is sound");
        if G::IS_OPEN {
            // It must be possible to draw it, before and after a choice.
            let start = start.expect("what is read is taken up");
            let opened = erased.open(&start, &seed.into()).expect("what is checked is sound");
            let visit = Visit { lang: Lang::En, ..Visit::default() };
            let names = (0..opened.seats()).map(|seat| seat.to_string()).collect();
            let acting = opened.deciding().iter().next();
            let perspective = Perspective { acting, ..Perspective::SPECTATOR };
            opened.parts(&Look { visit, perspective, names, id: "saved", number: 0, closed: false });
        } else {
            assert!(start.is_err(), "a game with secrets was taken up from a file");
        }
        play(&mut game, 60);
    }
}

/// A match of so many random choices.
fn played<G: Tabletop>(index: u64, most: u32) -> Match<G> {
    let seed: Seed = format!("{} {index}", G::ID).parse().expect("a seed");
    let mut chooser = engine::Dice::new(&seed.nth(1));
    let setup = sample_setup::<G>(index, &Map::new(), &mut chooser).expect("a sampled setup");
    let mut game = Match::new(setup, seed).expect("a sampled setup");
    play(&mut game, most);
    game
}

struct Matches;

impl ForGame for Matches {
    type Output = Vec<Vec<u8>>;

    fn run<G: Tabletop + Heuristics>(self) -> Vec<Vec<u8>> {
        let lengths = [0, 1, 12, 40, 300];
        lengths
            .iter()
            .zip(0..)
            .map(|(most, index)| serde_json::to_vec(&played::<G>(index, *most).record()).expect("a text"))
            .collect()
    }
}

pub(crate) fn start_matches() -> Vec<Vec<u8>> {
    IDS.iter().filter_map(|id| with_game(id, Matches)).flatten().collect()
}

struct Positions;

impl ForGame for Positions {
    type Output = Vec<Vec<u8>>;

    fn run<G: Tabletop + Heuristics>(self) -> Vec<Vec<u8>> {
        let lengths = [0, 5, 20, 60, 150, 300];
        let saved = |(most, index): (&u32, u64)| {
            serde_json::to_vec(&Saved::of(played::<G>(index, *most).state())).expect("a text")
        };
        lengths.iter().zip(0..).map(saved).collect()
    }
}

pub(crate) fn start_saved() -> Vec<Vec<u8>> {
    IDS.iter().filter_map(|id| with_game(id, Positions)).flatten().collect()
}
