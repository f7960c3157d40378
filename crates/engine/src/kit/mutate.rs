//! Actions that a hostile or mistaken client might send: legal ones with something changed.

use serde_json::Value;

use crate::{Dice, Game};

/// A changed copy of `action`, if the change still parses as an action.
pub(super) fn mutate<G: Game>(action: &G::Action, pool: &[G::Action], dice: &mut Dice) -> Option<G::Action> {
    let mut value = serde_json::to_value(action).ok()?;
    match dice.below(4) {
        // A part of another action in the place of this one's.
        0 => {
            let other = serde_json::to_value(dice.pick(pool)?).ok()?;
            graft(&mut value, &other, dice);
        }
        // The same content under another action's name.
        1 => {
            let other = serde_json::to_value(dice.pick(pool)?).ok()?;
            if let (Value::Object(mine), Value::Object(theirs)) = (&mut value, other) {
                let content = mine.values().next().cloned();
                let name = theirs.keys().next().cloned();
                if let (Some(content), Some(name), 1) = (content, name, mine.len()) {
                    mine.clear();
                    mine.insert(name, content);
                }
            }
        }
        _ => {
            let count = leaves(&mut value, &mut |_| {});
            let at = dice.below(count);
            let change = match dice.below(4) {
                0 => 1,
                1 => -1,
                2 => i64::from(dice.below(40)),
                _ => -i64::from(dice.below(10)),
            };
            let absolute = dice.below(2) == 0;
            let mut index = 0;
            leaves(&mut value, &mut |leaf| {
                if index == at {
                    *leaf = match &*leaf {
                        Value::Number(number) => {
                            let old = number.as_i64().unwrap_or(0);
                            Value::from(if absolute { change } else { old + change })
                        }
                        Value::Bool(old) => Value::Bool(!*old),
                        Value::Null => Value::from(change),
                        other => other.clone(),
                    };
                }
                index += 1;
            });
        }
    }
    serde_json::from_value(value).ok()
}

/// Calls `visit` on every scalar and says how many there are.
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

fn graft(value: &mut Value, other: &Value, dice: &mut Dice) {
    match (value, other) {
        (Value::Object(mine), Value::Object(theirs)) => {
            for (key, field) in mine.iter_mut() {
                if let Some(donor) = theirs.get(key) {
                    if dice.below(2) == 0 {
                        *field = donor.clone();
                    } else {
                        graft(field, donor, dice);
                    }
                }
            }
        }
        (mine, theirs) => *mine = theirs.clone(),
    }
}
