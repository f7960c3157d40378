//! Options by name and setups as JSON: refused with the name of the field, or a game that can be
//! played to its end.

use bots::Heuristics;
use engine::{Match, Seat, Seed, Turn, setup_from_options};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use ui::Tabletop;

use crate::Seen;
use crate::games::{ForGame, IDS, with_game};

/// The most choices that are made to see whether a table can be played at.
const MOST_CHOICES: u32 = 40;

#[derive(Deserialize)]
struct Case {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// A whole setup, as tables store it.
    setup: Option<Value>,
}

pub(crate) fn take(input: &[u8], seen: &mut Seen) {
    let Ok(case) = serde_json::from_slice::<Case>(input) else { return };
    let game = case.game.clone();
    with_game(&game, SetUp { case, seen });
}

struct SetUp<'a> {
    case: Case,
    seen: &'a mut Seen,
}

impl ForGame for SetUp<'_> {
    type Output = ();

    fn run<G: Tabletop + Heuristics>(self) {
        let SetUp { case, seen } = self;
        let seed: Seed = "options".parse().expect("a seed");
        match setup_from_options::<G>(&case.options) {
            Ok(setup) => {
                seen.note((G::ID, format!("{setup:?}")));
                begin::<G>(setup, &seed, seen);
            }
            Err(fault) => seen.note((G::ID, "options", fault.field.len().min(30), fault.rule)),
        }
        let Some(setup) = case.setup else { return };
        if let Ok(setup) = serde_json::from_value::<G::Setup>(setup) {
            let text = serde_json::to_string(&setup).expect("a text");
            assert_eq!(serde_json::from_str::<G::Setup>(&text).expect("a setup parses"), setup);
            begin::<G>(setup, &seed, seen);
        }
    }
}

/// Refused by the name of a field, or played.
fn begin<G: Tabletop>(setup: G::Setup, seed: &Seed, seen: &mut Seen) {
    for lang in ui::Lang::ALL {
        G::describe(&setup, lang);
    }
    let mut game = match Match::<G>::new(setup, seed.clone()) {
        Ok(game) => game,
        Err(fault) => {
            assert!(!fault.field.is_empty(), "a fault without a field");
            return seen.note((G::ID, "setup", fault.field, fault.rule));
        }
    };
    game.state().check().unwrap_or_else(|fault| panic!("an impossible first position: {fault}"));
    play(&mut game, MOST_CHOICES);
}

/// Makes choices, the first of those that are offered and then others, and checks each position.
pub(crate) fn play<G: Tabletop>(game: &mut Match<G>, most: u32) {
    for number in 0..most {
        let Turn::Decide(seats) = game.state().turn() else { return };
        let seat: Seat = seats.iter().next().expect("somebody is asked");
        let mut legal = Vec::new();
        game.state().legal(seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end");
        let action = legal[(number as usize * 7) % legal.len()];
        game.act(seat, action, &mut ()).expect("what is listed is accepted");
        game.state().check().unwrap_or_else(|fault| panic!("{action:?} leads to an impossible position: {fault}"));
    }
}

pub(crate) fn start() -> Vec<Vec<u8>> {
    struct Specs;
    impl ForGame for Specs {
        type Output = Vec<Value>;
        fn run<G: Tabletop + Heuristics>(self) -> Vec<Value> {
            let default = serde_json::to_value(G::Setup::default()).expect("a setup");
            let mut cases = vec![json!({ "game": G::ID, "options": {}, "setup": default })];
            for spec in G::options() {
                for value in &spec.values {
                    let mut options = Map::new();
                    options.insert(spec.key.to_owned(), json!(value));
                    cases.push(json!({ "game": G::ID, "options": options }));
                }
            }
            cases
        }
    }
    let all = IDS.iter().filter_map(|id| with_game(id, Specs)).flatten();
    all.map(|case| case.to_string().into_bytes()).collect()
}
