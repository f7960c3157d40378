//! Whose turn it is, for programs of other languages: seats as lists, not as sets of bits.

use engine::{Outcome, Seats, Turn};
use serde_json::{Value, json};

/// `{"decide":[0]}` or `{"over":{"winners":[0],"scores":[1]}}`.
pub(crate) fn turn_json(turn: &Turn) -> Value {
    match turn {
        Turn::Decide(seats) => json!({"decide": list(*seats)}),
        Turn::Over(outcome) => json!({"over": outcome_json(outcome)}),
    }
}

/// `{"winners":[0],"scores":[1]}`.
pub(crate) fn outcome_json(outcome: &Outcome) -> Value {
    json!({"winners": list(outcome.winners), "scores": outcome.scores})
}

fn list(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
