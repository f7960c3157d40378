//! Loaded positions: whatever passes the check can be played on.

use crate::scene::*;
use engine::sample_setup;
use serde_json::Value;

/// Changes one number, truth or step of a position's JSON.
fn spoil(value: &mut Value, pool: &[Value], dice: &mut Dice) {
    if dice.below(3) == 0 {
        let step = dice.pick(pool).cloned().unwrap_or(Value::Null);
        if let Some(pending) = value["pending"].as_array_mut() {
            match dice.below(3) {
                0 => pending.push(step),
                1 => pending.iter_mut().rev().take(1).for_each(|top| *top = step.clone()),
                _ => {
                    pending.pop();
                }
            }
        }
        return;
    }
    fn leaves<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, out)),
            Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, out)),
            Value::Number(_) | Value::Bool(_) => out.push(value),
            _ => {}
        }
    }
    let mut all = Vec::new();
    leaves(value, &mut all);
    let at = dice.below(all.len() as u32) as usize;
    *all[at] = match &*all[at] {
        Value::Bool(old) => Value::Bool(!*old),
        _ => Value::from(dice.below(9)),
    };
}

/// A position that passes the check is played on without a panic or a dead end.
#[test]
fn whatever_passes_the_check_can_be_played() {
    let seed: engine::Seed = "positions".parse().unwrap();
    let mut pool: Vec<Value> = Vec::new();
    let (mut tried, mut passed) = (0, 0);
    for index in 0..96 {
        let mut dice = Dice::new(&seed.nth(index));
        let setup = sample_setup::<BlackAngel>(index, &Default::default(), &mut dice).unwrap();
        let mut game = BlackAngel::new(&setup, &mut dice).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.asked() {
            pool.push(serde_json::to_value(game.pending.last()).unwrap());
            if dice.below(4) == 0 {
                let mut value = serde_json::to_value(game).unwrap();
                for _ in 0..=dice.below(2) {
                    spoil(&mut value, &pool, &mut dice);
                }
                tried += 1;
                if let Ok(loaded) = serde_json::from_value::<BlackAngel>(value)
                    && loaded.check().is_ok()
                    && loaded != game
                {
                    passed += 1;
                    play_on(loaded, &mut dice);
                }
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let action = *dice.pick(&legal).unwrap();
            game.apply(seat, action, &mut Play::new(&mut dice, &mut ())).unwrap();
        }
    }
    assert!(tried > 1_500 && passed > 100, "{passed} of {tried} passed");
}

fn play_on(mut game: BlackAngel, dice: &mut Dice) {
    let text = serde_json::to_string(&game).unwrap();
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.asked() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = *dice.pick(&legal).unwrap_or_else(|| panic!("a dead end from {text}: {:?}", game.pending));
        game.apply(seat, action, &mut Play::new(dice, &mut ())).unwrap();
        decisions += 1;
        assert!(decisions < 20_000, "does not end from {text}");
    }
}
