//! The description of the API, for programs that write programs.

use engine::MAX_SEATS;
use serde_json::{Value, json};
use ui::{LONGEST_LINE, LONGEST_NAME};

use crate::web::form::MAX_KEY_LENGTH;

/// The most characters of a seed.
const MAX_SEED_LENGTH: usize = 128;

/// A reference to one of the shapes below.
fn shape(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn content(name: &str) -> Value {
    json!({ "application/json": { "schema": shape(name) } })
}

fn body(name: &str, required: bool) -> Value {
    json!({ "required": required, "content": content(name) })
}

/// What any request may be answered.
const ALWAYS: [&str; 5] = ["400", "403", "429", "500", "503"];

/// What a request about a table may be answered besides.
const OF_A_TABLE: [&str; 3] = ["401", "404", "409"];

/// What a request that brings a body may be answered besides.
const WITH_BODY: [&str; 2] = ["408", "413"];

/// What a request that the rules or its fields decide about may be answered besides.
const DECIDED: [&str; 1] = ["422"];

/// The answers of an operation: what it gives, and what can go wrong.
fn answers(status: &str, description: &str, name: &str, errors: &[&[&str]]) -> Value {
    let mut answers = json!({ status: { "description": description, "content": content(name) } });
    add_errors(&mut answers, errors);
    answers
}

fn add_errors(answers: &mut Value, errors: &[&[&str]]) {
    for error in ALWAYS.iter().chain(errors.iter().copied().flatten()) {
        let why = match *error {
            "400" => "The request cannot be understood.",
            "401" => "The token is not one.",
            "403" => "The token does not belong to the seat, or the request comes from another site.",
            "404" => "There is no such table or game.",
            "408" => "The body came too slowly.",
            "409" => {
                "Not now: the table has moved on (`error` is `stale`, `number` says where to), has not begun, was \
                 given up, or was played by another version of the rules."
            }
            "413" => "The body is too large.",
            "422" => {
                "The rules refuse it; `rule` says which one, `message` why. Or a field is wrong: `field`. Or the key is \
                 that of another request (`key-reused`)."
            }
            "500" => "A fault of the server, or what is stored of the table does not fit together (`damaged`).",
            "503" => {
                "It was not stored, or the server is being stopped. If `error` is `unknown` it may be stored all the \
                 same: ask again with the same key."
            }
            _ => "Too many requests; `Retry-After` says how long to wait.",
        };
        answers[*error] = json!({ "description": why, "content": content("Error") });
    }
}

/// The number of a seat, as it is sent.
fn seat_number() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": u8::MAX })
}

/// A number of a table's log, as it is sent.
fn log_number() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": u64::MAX })
}

/// What a request is called.
fn key_text() -> Value {
    json!({ "type": "string", "minLength": 1, "maxLength": MAX_KEY_LENGTH, "pattern": "^[!-~]+$" })
}

/// The same, or nothing.
fn or_null(mut shape: Value) -> Value {
    let kind = shape["type"].take();
    shape["type"] = json!([kind, "null"]);
    shape
}

/// One of these names, or nothing.
fn one_of(names: &[&str]) -> Value {
    let names: Vec<Value> = names.iter().map(|name| json!(name)).chain([Value::Null]).collect();
    json!({ "enum": names })
}

/// The whole document.
pub(super) fn document(site: Option<&str>, games: &[&str], bots: &[&str]) -> Value {
    let id = json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } });
    let seat = json!({
        "name": "seat", "in": "query", "schema": seat_number(),
        "description": "SeatQuery eyes, if the token has several seats.",
    });
    let from = json!({
        "name": "from", "in": "query", "schema": log_number(),
        "description": "The last number that was seen; the header `Last-Event-ID` counts more.",
    });
    let key = json!({
        "name": "Idempotency-Key", "in": "header", "schema": key_text(),
        "description": "A request with a key that was carried out before is answered as then, and not carried out \
                        again. May stand in the body as `key` instead, but not in both.",
    });
    let act: [&[&str]; 3] = [&OF_A_TABLE, &WITH_BODY, &DECIDED];
    let mut events = json!({ "200": {
        "description": "Events `hello` and `change`; their data are Hello and Change.",
        "content": { "text/event-stream": {
            "schema": { "type": "string" },
            "itemSchema": { "oneOf": [shape("Hello"), shape("Change")] },
        } },
    } });
    add_errors(&mut events, &[&OF_A_TABLE]);
    let mut pack_file = json!({ "200": {
        "description": "The pack.",
        "content": { "application/toml": { "schema": { "type": "string" } } },
    } });
    add_errors(&mut pack_file, &[&["401", "404"]]);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Starboard", "version": "1",
            "description": "Tables for programs. A table's log has one numbering; a choice is sent with the number \
                            that its sender has seen, and is refused if the position has changed since.",
        },
        "servers": [{ "url": site.unwrap_or("/") }],
        "security": [{ "seat": [] }, {}],
        "paths": {
            "/api/games": { "get": {
                "operationId": "games", "summary": "What can be played, and the bots that can be played against",
                "responses": answers("200", "The games.", "Games", &[]),
            } },
            "/api/games/{game}/packs": { "post": {
                "operationId": "keepPack", "summary": "Keep a pack of component data for your token",
                "parameters": [{ "name": "game", "in": "path", "required": true, "schema": { "type": "string" } }],
                "requestBody": { "required": true, "content": { "text/plain": { "schema": { "type": "string" } } } },
                "responses": answers("201", "The pack.", "KeptPack", &[&["401", "404"], &WITH_BODY, &DECIDED]),
            } },
            "/api/packs/{hash}": { "get": {
                "operationId": "pack", "summary": "A pack of component data by its hash, as a file",
                "parameters": [{ "name": "hash", "in": "path", "required": true, "schema": { "type": "string" } }],
                "responses": pack_file,
            } },
            "/api/token": { "post": {
                "operationId": "renew", "summary": "Change your token; all others that stood for the same end",
                "responses": answers("200", "The new token.", "Token", &[&["401"]]),
            } },
            "/api/tables": { "post": {
                "operationId": "open", "summary": "Open a table",
                "requestBody": body("NewTable", true),
                "responses": answers("201", "The table.", "Opened", &[&["404", "409"], &WITH_BODY, &DECIDED]),
            } },
            "/api/tables/{id}": { "get": {
                "operationId": "look", "summary": "The table as your seat may know it, with the legal actions",
                "parameters": [id, seat],
                "responses": answers("200", "The table.", "Table", &[&OF_A_TABLE]),
            } },
            "/api/tables/{id}/actions": { "post": {
                "operationId": "act", "summary": "Make a choice",
                "parameters": [id, key], "requestBody": body("Action", true),
                "responses": answers("200", "It is stored.", "Done", &act),
            } },
            "/api/tables/{id}/undo": { "post": {
                "operationId": "undo", "summary": "Take back your last choice",
                "parameters": [id, key], "requestBody": body("Undo", true),
                "responses": answers("200", "It is stored.", "Done", &act),
            } },
            "/api/tables/{id}/talk": { "post": {
                "operationId": "say", "summary": "Say something at the table",
                "parameters": [id, key], "requestBody": body("Talk", true),
                "responses": answers("200", "It is stored.", "Done", &act),
            } },
            "/api/tables/{id}/start": { "post": {
                "operationId": "start", "summary": "Begin, with bots in the seats that are still free (host only)",
                "parameters": [id], "requestBody": body("Start", false),
                "responses": answers("200", "It is stored.", "Done", &act),
            } },
            "/api/tables/{id}/commit": { "post": {
                "operationId": "commit", "summary": "Promise a contribution to the dice, by its hash",
                "description": "Before the start, at tables whose `dice.shared` is true. A second one replaces the first.",
                "parameters": [id], "requestBody": body("Commit", true),
                "responses": answers("200", "It is stored.", "Done", &act),
            } },
            "/api/tables/{id}/reveal": { "post": {
                "operationId": "reveal", "summary": "Open your contribution, once the host has started the table",
                "description": "While `dice.stage` is `reveal`: 30 seconds. What is not opened is left out. When \
                                everything is opened the game is dealt.",
                "parameters": [id], "requestBody": body("Reveal", true),
                "responses": answers("200", "It is stored.", "Done", &act),
            } },
            "/api/tables/{id}/link": { "post": {
                "operationId": "link", "summary": "Make a new private link for a seat; the old one ends",
                "description": "With the host's token for any seat, with a seat's own token for that seat.",
                "parameters": [id], "requestBody": body("NewLink", true),
                "responses": answers("200", "It is stored.", "Link", &act),
            } },
            "/api/tables/{id}/hint": { "get": {
                "operationId": "hint", "summary": "What a search thinks of your choices, the best first",
                "description": "Thinks for about a second, with what your seat knows. One at a time for each token: \
                                the next calls the one before off. Not at tables at which others have seats.",
                "parameters": [id, seat],
                "responses": answers("200", "The choices.", "Hint", &[&OF_A_TABLE]),
            } },
            "/api/tables/{id}/record": { "get": {
                "operationId": "record", "summary": "The match file, once the game is over",
                "parameters": [id],
                "responses": answers("200", "The match, as `starboard verify` takes it.", "Record", &[&OF_A_TABLE]),
            } },
            "/api/tables/{id}/events": { "get": {
                "operationId": "events", "summary": "A stream of server-sent events",
                "description": "First `hello` with the table's number and whether something was missed since \
                                `from`; then `change` for each entry of the log.",
                "parameters": [id, seat, from],
                "responses": events,
            } },
        },
        "components": {
            "securitySchemes": {
                "seat": { "type": "http", "scheme": "bearer", "description": "The token of a seat." },
            },
            "schemas": shapes(games, bots),
        },
    })
}

fn object(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
}

fn shapes(games: &[&str], bots: &[&str]) -> Value {
    let (text, number, flag) =
        (json!({ "type": "string" }), json!({ "type": "integer" }), json!({ "type": "boolean" }));
    let maybe = |kind: &str| json!({ "type": [kind, "null"] });
    let numbers = json!({ "type": "array", "items": { "type": "integer" } });
    let maybe_numbers = json!({ "type": ["array", "null"], "items": { "type": "integer" } });
    let chairs = json!({ "type": "array", "items": shape("Chair") });
    json!({
        "Error": object(&["ok", "error", "message"], json!({
            "ok": { "const": false }, "error": text, "message": text, "rule": text, "field": text, "number": number,
        })),
        "Games": object(&["games", "bots"], json!({
            "games": { "type": "array", "items": object(&["game", "title", "rules"], json!({ "game": text, "title": text, "rules": number })) },
            "bots": { "type": "array", "items": text },
        })),
        "NewTable": object(&["game"], json!({
            "game": { "enum": games },
            "options": { "type": "object", "description": "As `starboard simulate --option`; what is left out keeps its default." },
            "seats": {
                "type": "array", "maxItems": MAX_SEATS,
                "description": "In order; seats that are not named get a token each; `same` is the token of the seat before; what the table has no seat for is left out.",
                "items": { "oneOf": [
                    { "enum": ["token", "same", "open", "bot"] },
                    object(&[], json!({
                        "who": one_of(&["token", "same", "open", "bot"]),
                        "name": { "type": ["string", "null"], "maxLength": LONGEST_NAME, "description": "Without control characters." },
                        "bot": one_of(bots),
                    })),
                ] },
            },
            "seed": or_null(json!({
                "type": "string", "minLength": 1, "maxLength": MAX_SEED_LENGTH, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]+$",
                "description": "Only where nobody else plays: one token (the other seats are `same` or `bot`), no free seats. Such a table is marked.",
            })),
            "contributions": {
                "type": "boolean",
                "description": "Whether the players contribute to the dice before the host starts the table. \
                                With free seats they may in any case.",
            },
        })),
        "Commit": object(&["hash"], json!({
            "hash": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "See docs/fair-dice.md." },
            "seat": or_null(seat_number()),
        })),
        "Reveal": object(&["bytes"], json!({
            "bytes": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
            "words": or_null(json!({ "type": "string", "maxLength": ui::LONGEST_WORDS, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" })),
            "seat": or_null(seat_number()),
        })),
        "Dice": object(
            &["version", "chosen", "shared", "stage", "hashes", "contributions", "left_out", "secret"],
            json!({
                "version": { "enum": [1, 2] },
                "chosen": { "type": "boolean", "description": "Whether somebody has chosen the seed." },
                "shared": { "type": "boolean", "description": "Whether the players contribute before the start." },
                "stage": { "enum": ["commit", "reveal", "dealt"] },
                "hashes": { "type": "array", "items": maybe("string"), "description": "What each seat has promised." },
                "contributions": { "type": "array", "items": shape("Contribution") },
                "left_out": { "type": "array", "items": number, "description": "Promised, but not opened in time." },
                "secret": { "type": ["string", "null"], "description": "ErrorShown when the game is over." },
            }),
        ),
        "Contribution": object(&["seat", "bytes"], json!({ "seat": number, "bytes": text, "words": text })),
        "Opened": object(&["id", "path", "spectator", "commitment", "host", "seats"], json!({
            "id": text, "path": text, "spectator": text, "commitment": maybe("string"),
            "host": { "type": "string", "description": "The token that may begin and give up." },
            "seats": { "type": "array", "items": object(&["seat"], json!({ "seat": number, "token": text, "link": text, "bot": text })) },
        })),
        "Chair": object(&["seat", "name", "who", "bot", "yours"], json!({
            "seat": number, "name": text, "who": { "enum": ["person", "open", "bot", "absent"] }, "bot": maybe("string"), "yours": flag,
        })),
        "Table": object(
            &["id", "game", "rules", "pack", "number", "seat", "begun", "closed", "over", "turn", "choices", "winners", "scores", "chairs", "commitment", "seed", "words", "dice", "rematch", "view", "legal"],
            json!({
                "id": text, "game": text, "rules": number, "number": number, "seat": maybe("integer"), "begun": flag,
                "pack": { "oneOf": [{ "type": "null" }, object(&["hash", "name"], json!({ "hash": text, "name": text }))] },
                "closed": flag, "over": flag, "turn": numbers, "choices": number, "winners": maybe_numbers,
                "scores": maybe_numbers, "chairs": chairs,
                "commitment": { "type": ["string", "null"], "description": "With a seed it is told when the game is over." },
                "seed": { "type": ["string", "null"], "description": "ErrorShown when the game is over, of a table with a seed." }, "dice": shape("Dice"),
                "words": { "type": "array", "items": text }, "rematch": maybe("string"),
                "view": { "description": "What the seat may know, in the game's own shape." },
                "legal": { "type": "array", "description": "Every action that may be sent." },
            }),
        ),
        "Action": object(&["number", "action"], json!({
            "number": { "type": "integer", "minimum": 0, "maximum": u64::MAX, "description": "The last number that you have seen." },
            "action": { "description": "One of `legal`." }, "seat": or_null(seat_number()), "key": or_null(key_text()),
            "look": { "type": "boolean", "description": "Whether the answer is to hold the table." },
        })),
        "Hint": object(&["number", "seat", "choices"], json!({
            "number": number, "seat": number,
            "choices": { "type": "array", "items": object(&["action", "visits", "chances", "points"], json!({
                "action": { "description": "One of `legal`." },
                "visits": { "type": "integer", "description": "How often it was tried: the best most often." },
                "chances": { "type": "array", "items": { "type": "number" }, "description": "Of each seat to win, 0 to 1." },
                "points": { "type": "array", "items": { "type": "number" }, "description": "Of each seat at the end." },
            })) },
        })),
        "Undo": object(&["number"], json!({ "number": log_number(), "seat": or_null(seat_number()), "key": or_null(key_text()) })),
        "Talk": object(&["text"], json!({
            "text": { "type": "string", "minLength": 1, "maxLength": LONGEST_LINE, "description": "Without control characters." },
            "seat": or_null(seat_number()), "key": or_null(key_text()),
        })),
        "Token": object(&["token"], json!({ "token": text })),
        "KeptPack": object(&["id", "hash", "name", "game"], json!({
            "id": { "type": "string", "description": "What leads to its page: `/box/{game}?pack={id}`." },
            "hash": { "type": "string", "description": "How the options of a table name it: `pack`." },
            "name": text, "game": text,
        })),
        "NewLink": object(&["seat"], json!({ "seat": seat_number() })),
        "Link": object(&["number", "link"], json!({ "number": number, "link": text })),
        "Start": object(&[], json!({ "bot": one_of(bots) })),
        "Done": object(&["number"], json!({ "number": number, "table": shape("Table") })),
        "Record": { "type": "object", "required": ["game", "rules", "commitment", "moves", "hash"] },
        "Hello": object(&["number", "missed"], json!({ "number": number, "missed": flag })),
        "Change": object(&["number", "kind", "seat", "turn", "over", "closed", "said", "events"], json!({
            "number": number, "kind": text, "seat": maybe("integer"), "turn": numbers, "over": flag, "closed": flag,
            "said": { "type": ["object", "null"], "description": "What people did besides the game." },
            "events": { "type": "array", "description": "What happened, as your seat may know it." },
        })),
    })
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    #[test]
    fn a_seed_is_as_long_as_described() {
        assert!("s".repeat(MAX_SEED_LENGTH).parse::<Seed>().is_ok());
        assert!("s".repeat(MAX_SEED_LENGTH + 1).parse::<Seed>().is_err());
    }
}
