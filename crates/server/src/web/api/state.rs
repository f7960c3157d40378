//! A table as a program sees it.

use engine::{Seat, Viewer};
use serde_json::{Value, json};

use crate::gathering::Gathering;
use crate::moment::Moment;
use crate::seating::{Place, names};
use crate::store::{Chair, DiceKind, Owner, Sitter};
use crate::table::Table;

/// The table as this visitor may know it, through the eyes of one of their seats.
pub(super) fn state(table: &Table, moment: &Moment, owner: &Owner, seat: Option<Seat>) -> String {
    let gathering = &*moment.gathering;
    let place = Place::of(owner, &gathering.chairs);
    // Of several seats the one that is named, else the first that is asked.
    let eyes = match seat {
        Some(seat) => Some(seat).filter(|seat| place.has(*seat)),
        None => place.acting(&*moment.position).or_else(|| place.seats().next()),
    };
    let over = moment.position.winners();
    let published = over.is_some() || gathering.closed;
    let deciding = moment.position.deciding();
    let turn: Vec<Seat> = if gathering.is_playing() { deciding.iter().collect() } else { Vec::new() };
    let scores = moment.position.count().map(|count| count.scores);
    let mut state = json!({
        "id": moment.table.0,
        "game": table.opening.game,
        "rules": table.opening.rules,
        "number": moment.number,
        "seat": eyes,
        "begun": gathering.begun,
        "closed": gathering.closed,
        "over": over.is_some(),
        "turn": turn,
        "choices": moment.position.choices(),
        "winners": over.map(|winners| winners.iter().collect::<Vec<_>>()),
        "scores": scores,
        "chairs": chairs(&gathering.chairs, owner),
        "commitment": gathering.dice.commitment(published),
        "seed": gathering.dice.seed(published).filter(|_| gathering.dice.version() == 1),
        "words": gathering.dice.mixed,
        "dice": dice(gathering, published),
        "rematch": gathering.rematch,
    });
    if !gathering.begun {
        state["view"] = Value::Null;
        state["legal"] = json!([]);
        return state.to_string();
    }
    let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
    let asked = eyes.filter(|seat| turn.contains(seat) && place.owns(*seat));
    let legal = asked.map_or_else(|| "[]".to_owned(), |seat| moment.position.legal(seat));
    // These two are JSON already, and large: they are not read to be written again.
    let mut text = state.to_string();
    text.pop();
    text.push_str(",\"view\":");
    text.push_str(&moment.position.view(viewer));
    text.push_str(",\"legal\":");
    text.push_str(&legal);
    text.push('}');
    text
}

/// How the chance comes about. What was opened is shown with the deal, the secret at the end.
fn dice(gathering: &Gathering, published: bool) -> Value {
    let dice = &gathering.dice;
    let stage = match (gathering.begun, dice.called) {
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
