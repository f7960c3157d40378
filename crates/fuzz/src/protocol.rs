//! Lines of the protocol: each gets one answer, a JSON object that says whether all is well.

use serde_json::{Value, json};

use crate::Seen;
use crate::games::IDS;

/// The most lines of one session.
const MOST_LINES: usize = 60;

/// The name of the game first, then the lines. A line that is a JSON string is sent as the text that
/// it holds, any other value as it is; what is no list at all is sent byte by byte.
pub(crate) fn take(input: &[u8], seen: &mut Seen) {
    let (game, lines) = match serde_json::from_slice::<Vec<Value>>(input) {
        Ok(parts) => {
            let mut parts = parts.into_iter().take(MOST_LINES);
            let game = parts.next().and_then(|game| Some(game.as_str()?.to_owned())).unwrap_or_default();
            let line = |part: Value| match part {
                Value::String(text) => text,
                part => part.to_string(),
            };
            (game, parts.map(line).collect::<Vec<_>>().join("\n").into_bytes())
        }
        Err(_) => (IDS[input.len() % IDS.len()].to_owned(), input.to_vec()),
    };
    let mut answers = Vec::new();
    if !starboard::protocol(&game, &lines[..], &mut answers) {
        return seen.note("no game");
    }
    let answers = String::from_utf8(answers).expect("answers are text");
    let asked = lines.split(|byte| *byte == b'\n').count() - usize::from(lines.ends_with(b"\n") || lines.is_empty());
    let mut answered = 0;
    let mut last = false;
    for answer in answers.lines() {
        assert!(!last, "an answer after the end");
        answered += 1;
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        let ok = answer["ok"].as_bool().expect("an answer says whether all is well");
        let keys: Vec<&String> = answer.as_object().expect("an answer is an object").keys().collect();
        last = ok && keys.len() == 1;
        if ok {
            seen.note((&game, keys));
        } else {
            let message = answer["message"].as_str().expect("a refusal has words");
            assert!(!message.is_empty(), "a refusal has words");
            let words: String = message.chars().filter(|letter| letter.is_ascii_alphabetic()).take(40).collect();
            seen.note((&game, answer["rule"].as_str(), words));
        }
    }
    assert!(answered == asked || last, "{asked} lines, {answered} answers");
}

pub(crate) fn start() -> Vec<Vec<u8>> {
    let mut inputs = Vec::new();
    for game in IDS {
        let new = json!({ "op": "new", "seed": "fuzz", "setup": {} });
        let mut lines = vec![json!(game), new];
        for op in ["legal", "state", "hash", "record", "undo"] {
            lines.push(json!({ "op": op }));
        }
        lines.push(json!({ "op": "view", "viewer": "spectator" }));
        lines.push(json!({ "op": "view", "viewer": 0 }));
        // Real choices, so that there is something to change: taken from a session.
        let mut choices = Vec::new();
        for _ in 0..8 {
            let mut all = lines[1..2].to_vec();
            all.extend(choices.iter().cloned());
            all.push(json!({ "op": "legal" }));
            all.push(json!({ "op": "state" }));
            let text = all.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
            let mut answers = Vec::new();
            starboard::protocol(game, text.as_bytes(), &mut answers);
            let answers: Vec<Value> =
                answers.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
            let [.., legal, state] = &answers[..] else { break };
            let Some(actions) = legal["actions"].as_array().filter(|actions| !actions.is_empty()) else { break };
            choices.push(json!({ "op": "apply", "seat": legal["seat"], "action": actions[actions.len() / 2] }));
            if choices.len() == 4 {
                let load = json!({ "op": "load", "seed": "again", "state": state["state"] });
                inputs.push(json!([game, load, { "op": "legal" }, { "op": "record" }]));
            }
        }
        lines.extend(choices);
        lines.push(json!({ "op": "quit" }));
        inputs.push(Value::Array(lines));
    }
    inputs.into_iter().map(|input| input.to_string().into_bytes()).collect()
}
