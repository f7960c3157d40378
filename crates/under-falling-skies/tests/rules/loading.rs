//! Positions that come from outside: what is impossible is refused by the name of its field, and
//! what is accepted can be played to its end.

use engine::{Dice, Game, Match, Play, Seat, Seed, Turn, sample_setup};
use serde_json::{Value, json};
use under_falling_skies::{Setup, UnderFallingSkies};

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

fn start() -> Value {
    let game = UnderFallingSkies::new(&Setup::default(), &mut Dice::new(&seed("load"))).expect("a legal setup");
    serde_json::to_value(game).expect("a state has a text")
}

/// The field that is blamed when `pointer` is set to `value`.
fn blamed(pointer: &str, value: Value) -> String {
    let mut state = start();
    *state.pointer_mut(pointer).unwrap_or_else(|| panic!("no field {pointer}")) = value;
    match serde_json::from_value::<UnderFallingSkies>(state) {
        Err(error) => format!("parse: {error}"),
        Ok(state) => match Match::from_position(state, seed("load")) {
            Err(fault) => fault.field,
            Ok(_) => "accepted".into(),
        },
    }
}

/// UFS-GEO-11, UFS-GEO-12, UFS-GEO-4, UFS-GEO-14: impossible values are refused by name.
#[test]
fn impossible_positions_are_refused_by_name() {
    assert_eq!(blamed("/round", json!(3)), "accepted");
    assert_eq!(blamed("/energy", json!(8)), "energy");
    assert_eq!(blamed("/damage", json!(7)), "damage");
    assert_eq!(blamed("/research", json!(99)), "research");
    assert_eq!(blamed("/mothership", json!(18)), "mothership");
    assert_eq!(blamed("/mothership", json!(5)), "mothership");
    assert_eq!(blamed("/round", json!(0)), "round");
    assert_eq!(blamed("/excavator", json!([1, 0])), "excavator");
    assert_eq!(blamed("/ships/0", json!("reserve")), "ships");
    assert_eq!(blamed("/ships/0", json!({"sky": {"altitude": 17, "column": 0}})), "ships");
    assert_eq!(blamed("/ships/0", json!({"drop_point": {"column": 1}})), "ships");
    assert_eq!(blamed("/ships/9", json!("aboard")), "ships");
    assert_eq!(blamed("/dice/0/face", json!(7)), "dice");
    assert_eq!(blamed("/dice/0/at", json!({"on": {"square": [5, 0]}})), "dice");
    assert_eq!(blamed("/dice/0/at", json!("spent")), "dice");
    assert_eq!(blamed("/robots/0", json!({"face": 3, "square": [5, 0], "active": true})), "robots");
    assert_eq!(blamed("/robots/0", json!({"face": 3, "square": [1, 0], "active": false})), "robots");
    assert_eq!(blamed("/sky/0/tile", json!("sky-2")), "sky");
    assert_eq!(blamed("/memory/evacuees", json!(1)), "memory.evacuees");
    assert_eq!(blamed("/memory/saboteur", json!(1)), "memory.saboteur");
    assert_eq!(blamed("/memory/kept", json!(1)), "memory.kept");
    assert_eq!(blamed("/step", json!("keep_dice")), "dice");
    assert_eq!(blamed("/step", json!("rooms_action")), "dice");
    assert_eq!(blamed("/step", json!({"game_over": {"ending": "won"}})), "research");
    assert!(blamed("/city", json!("atlantis")).contains("atlantis"));
    assert!(blamed("/ships/0", json!({"sky": {"altitude": 3, "column": 0, "depth": 1}})).starts_with("parse"));
}

/// Changes one value of a position at random; whatever is accepted must play on to its end
/// without a dead end.
#[test]
fn whatever_is_accepted_can_be_played() {
    let root = seed("mutated positions");
    let mut accepted = 0;
    for index in 0..1_500 {
        let mut chance = Dice::new(&root.nth(index));
        let setup = sample_setup::<UnderFallingSkies>(index, &serde_json::Map::new(), &mut chance).expect("a setup");
        let mut game = UnderFallingSkies::new(&setup, &mut chance).expect("a legal setup");
        for _ in 0..chance.below(120) {
            if !random_step(&mut game, &mut chance) {
                break;
            }
        }
        let mut text = serde_json::to_value(game).expect("a text");
        for _ in 0..=chance.below(2) {
            let count = leaves(&mut text, &mut |_| {});
            let at = chance.below(count);
            let number = chance.below(12);
            let mut seen = 0;
            leaves(&mut text, &mut |leaf| {
                if seen == at {
                    *leaf = match &*leaf {
                        Value::Number(_) => json!(number),
                        Value::Bool(old) => json!(!*old),
                        Value::Null => json!(number % 5),
                        other => other.clone(),
                    };
                }
                seen += 1;
            });
        }
        let Ok(mut game) = serde_json::from_value::<UnderFallingSkies>(text) else { continue };
        if game.check().is_err() {
            continue;
        }
        accepted += 1;
        let mut steps = 0;
        while random_step(&mut game, &mut chance) {
            steps += 1;
            assert!(steps < 20_000, "does not end: {game:?}");
            game.check().unwrap_or_else(|fault| panic!("play led to an impossible position: {fault}: {game:?}"));
        }
    }
    assert!(accepted > 200, "only {accepted} mutated positions were accepted: the test proves little");
}

fn random_step(game: &mut UnderFallingSkies, chance: &mut Dice) -> bool {
    let Turn::Decide(_) = game.turn() else { return false };
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    let action = *chance.pick(&legal).unwrap_or_else(|| panic!("a dead end: {game:?}"));
    game.apply(Seat(0), action, &mut Play::new(chance, &mut ())).expect("legal actions are accepted");
    true
}

fn leaves(value: &mut Value, visit: &mut impl FnMut(&mut Value)) -> u32 {
    match value {
        Value::Array(items) => items.iter_mut().map(|item| leaves(item, visit)).sum(),
        Value::Object(fields) => fields.values_mut().map(|field| leaves(field, visit)).sum(),
        scalar => {
            visit(scalar);
            1
        }
    }
}
