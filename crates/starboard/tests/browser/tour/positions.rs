//! The positions in which tables are looked at, found with the rules before any browser opens.

use black_angel::BlackAngel;
use engine::{Dice, Game, Match, Saved, Seed, Turn};
use serde_json::{Value, json};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

use crate::prepared;

/// A table and how it comes to its position.
pub(crate) struct Position {
    pub(crate) name: &'static str,
    pub(crate) game: &'static str,
    /// The form that opens the table.
    pub(crate) fields: Value,
    /// The choices to be made then: seat and action.
    pub(crate) moves: Vec<Value>,
    /// What is to be looked at besides: a name, and what is done on the page.
    pub(crate) states: &'static [(&'static str, &'static str)],
    /// Whether the game has ended.
    pub(crate) over: bool,
}

/// Where a game is looked at.
#[derive(Debug)]
enum Until {
    /// At the first position in which such a choice is offered.
    Offered(&'static str),
    /// After so many choices.
    Choices(usize),
    Over,
}

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

/// The name of a choice: its variant.
fn word(action: &impl serde::Serialize) -> String {
    match serde_json::to_value(action).expect("a choice is JSON") {
        Value::String(word) => word,
        Value::Object(fields) => match fields.iter().next() {
            // A choice within a battle of the campaign.
            Some((outer, inner)) if outer == "battle" => word(inner),
            Some((outer, _)) => outer.clone(),
            None => String::new(),
        },
        _ => String::new(),
    }
}

/// Plays at random until the position is there; of several attempts the shortest.
fn play<G: Game>(start: &Match<G>, until: &Until) -> Match<G> {
    let enough = if matches!(until, Until::Choices(_)) { 1 } else { 30 };
    let mut best: Option<Match<G>> = None;
    for attempt in 0..MOST_ATTEMPTS {
        if best.is_some() && attempt >= enough {
            break;
        }
        let limit = best.as_ref().map_or(MOST_CHOICES, |best| best.moves().len());
        let mut chance = Dice::new(&seed("tour").nth(attempt));
        if let Some(found) = attempt_to(start.clone(), until, &mut chance, limit) {
            best = Some(found);
        }
    }
    best.unwrap_or_else(|| panic!("no game of {} gets to {until:?}", G::ID))
}

/// How often it is tried.
const MOST_ATTEMPTS: u64 = 2_000;

/// No game is longer.
const MOST_CHOICES: usize = 1_200;

fn attempt_to<G: Game>(mut game: Match<G>, until: &Until, chance: &mut Dice, limit: usize) -> Option<Match<G>> {
    let mut choices = Vec::new();
    loop {
        let Turn::Decide(seats) = game.state().turn() else {
            return matches!(until, Until::Over).then_some(game);
        };
        let seat = seats.iter().next().expect("somebody decides");
        choices.clear();
        game.state().legal(seat, &mut choices);
        let there = match until {
            Until::Offered(wanted) => choices.iter().any(|choice| word(choice) == *wanted),
            Until::Choices(count) => game.moves().len() == *count,
            Until::Over => false,
        };
        if there {
            return Some(game);
        }
        if game.moves().len() >= limit {
            return None;
        }
        let useful: Vec<G::Action> = choices.iter().copied().filter(|choice| !DULL.contains(&&*word(choice))).collect();
        let from = if useful.is_empty() { &choices } else { &useful };
        game.act(seat, *chance.pick(from).expect("a choice"), &mut ()).expect("what is listed is legal");
    }
}

/// What leads nowhere.
const DULL: [&str; 10] = [
    "reroll",
    "end_turn",
    "skip_planet",
    "decline",
    "pass",
    "stop",
    "remove_robot",
    "end_phase",
    "discard",
    "skip_robot",
];

fn moves<G: Game>(game: &Match<G>) -> Vec<Value> {
    game.moves().iter().map(|step| json!([step.seat.0, step.action])).collect()
}

/// What is looked at on each table besides the table itself.
const TABLE_STATES: &[(&str, &str)] = &[
    ("choices", "document.querySelector('[data-drawer=choices]').click()"),
    ("log", "document.querySelector('[data-drawer=log]').click()"),
    ("panels", "document.querySelector('[data-drawer=panels]').click()"),
    ("menu", "document.querySelector('#menu summary').click()"),
    ("help", "document.querySelector('[data-do=help]').click()"),
    ("held", HOLD),
];

/// Touches the first step of a choice that takes several, and points at what is lit then.
const HOLD: &str = "const path = [...document.querySelectorAll('#choices .opt')].map((option) => (option.dataset.path || '').split(' ')).find((path) => path.length > 1); \
    if (path) document.getElementById(path[0]).click(); \
    document.querySelector('#board .may, #panels .may')?.focus()";

const HELD: &[(&str, &str)] = &[("held", HOLD)];

/// Under Falling Skies: any position is taken up from a file.
fn under_falling_skies(name: &'static str, setup: Value, until: &Until, states: States) -> Position {
    let setup = serde_json::from_value(setup).expect("a setup");
    let game = play(&Match::<UnderFallingSkies>::new(setup, seed("tour")).expect("a table"), until);
    let file = serde_json::to_string(&Saved::of(game.state())).expect("a file");
    let fields = json!({ "saved": file, "seed": "tour" });
    Position { name, game: UnderFallingSkies::ID, fields, moves: Vec::new(), states, over: false }
}

fn campaign(name: &'static str, until: &Until) -> Position {
    let game = play(&Match::<Campaign>::new(Default::default(), seed("tour")).expect("a campaign"), until);
    let file = serde_json::to_string(&Saved::of(game.state())).expect("a file");
    let fields = json!({ "saved": file, "seed": "tour" });
    Position { name, game: Campaign::ID, fields, moves: Vec::new(), states: HELD, over: false }
}

type States = &'static [(&'static str, &'static str)];

/// Names of ordinary length, with letters from beyond ASCII.
fn names(fields: &mut Value) {
    for (seat, name) in ["Ada Byron", "Bartłomiej", "Cleo"].iter().enumerate() {
        fields[format!("name-{seat}")] = json!(name);
    }
}

fn tiny_epic_galaxies(name: &'static str, players: u8, expansion: bool, until: &Until, states: States) -> Position {
    let setup = tiny_epic_galaxies::Setup { players, expansion, ..Default::default() };
    let start = Match::<TinyEpicGalaxies>::new(setup, seed("tour")).expect("a table");
    let over = matches!(until, Until::Over);
    let game = if over { prepared::short_game(&setup, &seed("tour"), 60) } else { play(&start, until) };
    let mut fields = json!({ "players": players.to_string(), "first": "0", "seed": "tour", "company": "here" });
    if expansion {
        fields["expansion"] = json!("on");
    }
    names(&mut fields);
    Position { name, game: TinyEpicGalaxies::ID, fields, moves: moves(&game), states, over }
}

fn black_angel(name: &'static str, players: u8, advanced: bool, until: &Until, states: States) -> Position {
    let setup = black_angel::Setup { players, advanced, ..Default::default() };
    let start = Match::<BlackAngel>::new(setup, seed("tour")).expect("a table");
    let game = play(&start, until);
    let advanced = if advanced { "yes" } else { "no" };
    let mut fields = json!({ "players": players.to_string(), "advanced": advanced, "seed": "tour", "company": "here" });
    names(&mut fields);
    let over = matches!(until, Until::Over);
    Position { name, game: BlackAngel::ID, fields, moves: moves(&game), states, over }
}

/// A ship has landed: its planet may be used.
pub(crate) fn landing() -> Position {
    tiny_epic_galaxies("teg-landing", 2, false, &Until::Offered("use_planet"), &[])
}

/// A die has been picked to be rolled again.
pub(crate) fn rerolling() -> Position {
    let setup = tiny_epic_galaxies::Setup { players: 2, ..Default::default() };
    let start = Match::<TinyEpicGalaxies>::new(setup, seed("tour")).expect("a table");
    let mut game = play(&start, &Until::Offered("reroll"));
    for wanted in ["reroll", "pick_die"] {
        let Turn::Decide(seats) = game.state().turn() else { panic!("somebody rerolls") };
        let seat = seats.iter().next().expect("somebody decides");
        let mut choices = Vec::new();
        game.state().legal(seat, &mut choices);
        let action = *choices.iter().find(|choice| word(*choice) == wanted).expect("it is offered");
        game.act(seat, action, &mut ()).expect("what is listed is legal");
    }
    let mut fields = json!({ "players": "2", "first": "0", "seed": "tour", "company": "here" });
    names(&mut fields);
    let (name, moves) = ("teg-reroll", moves(&game));
    Position { name, game: TinyEpicGalaxies::ID, fields, moves, states: &[], over: false }
}

/// A table with people beside it: against bots, before the first choice, so that nobody but the player is asked.
fn with_bots(name: &'static str, game: &'static str) -> Position {
    let fields = json!({
        "players": "3", "first": "0", "seed": "tour", "company": "bot", "level": "gentle", "name-0": "Bartłomiej",
    });
    Position { name, game, fields, moves: Vec::new(), states: PEOPLE, over: false }
}

/// People, and what stands in the drawers of a table with them.
const PEOPLE: States = &[
    ("company", "document.querySelector('[data-drawer=company]').click()"),
    ("choices", "document.querySelector('[data-drawer=choices]').click()"),
];

/// All positions.
pub(crate) fn all() -> Vec<Position> {
    use Until::{Choices, Offered, Over};
    let roswell = json!({ "city": "roswell", "characters": [{ "character": "clinton-harper" }, { "character": "lucia-ortega" }] });
    let lost = Match::<UnderFallingSkies>::new(Default::default(), seed("tour")).expect("a table");
    vec![
        under_falling_skies("ufs-place", json!({}), &Offered("place"), TABLE_STATES),
        under_falling_skies("ufs-team", roswell, &Choices(31), HELD),
        under_falling_skies("ufs-rooms", json!({}), &Offered("resolve"), HELD),
        under_falling_skies("ufs-research", json!({}), &Offered("advance"), &[]),
        under_falling_skies("ufs-drop", json!({ "threat": 4 }), &Offered("drop"), &[]),
        Position {
            name: "ufs",
            game: UnderFallingSkies::ID,
            fields: json!({ "seed": "tour" }),
            moves: moves(&play(&lost, &Over)),
            states: &[],
            over: true,
        },
        campaign("campaign-start", &Choices(0)),
        campaign("campaign-threat", &Offered("choose_threat")),
        campaign("campaign-battle", &Offered("place")),
        campaign("campaign-aftermath", &Offered("continue")),
        tiny_epic_galaxies("teg-start", 3, true, &Offered("activate"), TABLE_STATES),
        tiny_epic_galaxies("teg-missions", 3, false, &Offered("keep_mission"), &[]),
        tiny_epic_galaxies("teg-move", 3, true, &Offered("move"), HELD),
        landing(),
        rerolling(),
        tiny_epic_galaxies("teg-upgrade", 3, true, &Offered("upgrade"), &[]),
        tiny_epic_galaxies("teg-follow", 3, true, &Offered("follow"), &[]),
        tiny_epic_galaxies("teg-hire", 3, true, &Offered("hire_pilot"), HELD),
        tiny_epic_galaxies("teg-convert", 2, false, &Offered("set_face"), &[]),
        tiny_epic_galaxies("teg-five", 5, true, &Choices(150), HELD),
        tiny_epic_galaxies("teg-rogue", 1, false, &Choices(60), HELD),
        with_bots("teg-bots", TinyEpicGalaxies::ID),
        tiny_epic_galaxies("teg", 1, false, &Over, &[]),
        black_angel("ba-start", 3, false, &Offered("sequence_a"), TABLE_STATES),
        black_angel("ba-card", 3, false, &Offered("play_card"), HELD),
        black_angel("ba-die", 3, false, &Offered("choose_die"), HELD),
        black_angel("ba-place", 3, false, &Offered("place_mission"), &[]),
        black_angel("ba-tile", 3, false, &Offered("inject_tile"), HELD),
        black_angel("ba-effect", 3, false, &Offered("choose_effect"), &[]),
        black_angel("ba-move", 3, false, &Offered("move_ship"), HELD),
        black_angel("ba-late", 4, true, &Choices(90), HELD),
        black_angel("ba-hal", 1, true, &Choices(30), HELD),
        with_bots("ba-bots", BlackAngel::ID),
        black_angel("ba", 2, false, &Over, &[]),
    ]
}

/// The file of a whole game that was lost at random.
pub(crate) fn lost_record() -> String {
    let start = Match::<UnderFallingSkies>::new(Default::default(), seed("lost")).expect("a table");
    serde_json::to_string(&play(&start, &Until::Over).record()).expect("a record")
}
