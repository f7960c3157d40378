//! A table as a program sees it.

use engine::{Seat, Viewer};
use serde_json::{Value, json};

use crate::participants::Participants;
use crate::seating::{Place, names};
use crate::snapshot::Snapshot;
use crate::store::{Chair, DiceKind, Owner, Sitter};
use crate::table::Table;

/// The table as this visitor may know it, through the eyes of one of their seats.
pub(super) fn state(table: &Table, snapshot: &Snapshot, owner: &Owner, seat: Option<Seat>) -> String {
    let participants = &*snapshot.participants;
    let place = Place::of(owner, &participants.chairs);
    // Of several seats the one that is named, else the first that is asked.
    let eyes = match seat {
        Some(seat) => Some(seat).filter(|seat| place.has(*seat)),
        None => place.acting(&*snapshot.position).or_else(|| place.seats().next()),
    };
    let over = snapshot.position.winners();
    let published = over.is_some() || participants.closed;
    let deciding = snapshot.position.deciding();
    let turn: Vec<Seat> = if participants.is_playing() { deciding.iter().collect() } else { Vec::new() };
    let scores = snapshot.position.count().map(|count| count.scores);
    let mut state = json!({
        "id": snapshot.table.0,
        "game": table.opening.game,
        "rules": table.opening.rules,
        "number": snapshot.number,
        "seat": eyes,
        "begun": participants.begun,
        "closed": participants.closed,
        "over": over.is_some(),
        "turn": turn,
        "choices": snapshot.position.choices(),
        "winners": over.map(|winners| winners.iter().collect::<Vec<_>>()),
        "scores": scores,
        "chairs": chairs(&participants.chairs, owner),
        "commitment": participants.dice.commitment(published),
        "seed": participants.dice.seed(published).filter(|_| participants.dice.version() == 1),
        "words": participants.dice.mixed,
        "dice": dice(participants, published),
        "rematch": participants.rematch,
    });
    if !participants.begun {
        state["view"] = Value::Null;
        state["legal"] = json!([]);
        return state.to_string();
    }
    let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
    let asked = eyes.filter(|seat| turn.contains(seat) && place.owns(*seat));
    let legal = asked.map_or_else(|| "[]".to_owned(), |seat| snapshot.position.legal(seat));
    // These two are JSON already, and large: they are not read to be written again.
    let mut text = state.to_string();
    text.pop();
    text.push_str(",\"view\":");
    text.push_str(&snapshot.position.view(viewer));
    text.push_str(",\"legal\":");
    text.push_str(&legal);
    text.push('}');
    text
}

/// How the chance comes about. What was opened is shown with the deal, the secret at the end.
fn dice(participants: &Participants, published: bool) -> Value {
    let dice = &participants.dice;
    let stage = match (participants.begun, dice.called) {
        (true, _) => "dealt",
        (false, true) => "reveal",
        (false, false) => "commit",
    };
    json!({
        "version": dice.version(),
        "chosen": dice.kind == DiceKind::Chosen,
        "shared": dice.is_shared(),
        "stage": stage,
        "hashes": dice.hashes,
        "contributions": dice.contributions,
        "left_out": dice.left_out,
        "secret": dice.seed(published).filter(|_| dice.version() == 2),
    })
}

/// Who sits where.
pub(super) fn chairs(chairs: &[Chair], owner: &Owner) -> Vec<Value> {
    let called = names(chairs, ui::Lang::En);
    let chair = |(chair, name): (&Chair, String)| {
        let (who, bot) = match &chair.sitter {
            Sitter::Person(_) => ("person", None),
            Sitter::Open => ("open", None),
            Sitter::Bot { name } => ("bot", Some(name)),
            Sitter::Absent { bot, .. } => ("absent", Some(bot)),
        };
        let yours = chair.sitter.owner() == Some(owner);
        json!({ "seat": chair.seat, "name": name, "who": who, "bot": bot, "yours": yours })
    };
    chairs.iter().zip(called).map(chair).collect()
}
