//! A table as a program sees it.

use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use crate::participants::Participants;
use crate::seating::{Place, names};
use crate::snapshot::Snapshot;
use crate::store::{Chair, DiceKind, Owner, Sitter};
use crate::table::Table;

/// The table as one visitor may know it.
#[derive(Serialize)]
pub(super) struct TableState<'a> {
    id: &'a str,
    game: &'a str,
    rules: u32,
    /// The owner's pack of component data that it is played with.
    pack: Option<Value>,
    number: u64,
    seat: Option<Seat>,
    begun: bool,
    closed: bool,
    over: bool,
    turn: Vec<Seat>,
    choices: u64,
    winners: Option<Vec<Seat>>,
    scores: Option<Vec<i32>>,
    chairs: Vec<Value>,
    commitment: Option<&'a str>,
    seed: Option<&'a str>,
    words: &'a [String],
    dice: Value,
    rematch: Option<&'a str>,
    /// JSON already, and large: it is not read to be written again. None before the game begins.
    view: Option<Box<RawValue>>,
    legal: Box<RawValue>,
}

/// The table as this visitor may know it, through the eyes of one of their seats.
pub(super) fn state<'a>(table: &'a Table, snapshot: &'a Snapshot, owner: &Owner, seat: Option<Seat>) -> TableState<'a> {
    let participants = &*snapshot.participants;
    let position = &*snapshot.position;
    let place = Place::of(owner, &participants.chairs);
    // Of several seats the one that is named, else the first that is asked.
    let eyes = match seat {
        Some(seat) => Some(seat).filter(|seat| place.has(*seat)),
        None => place.acting(position).or_else(|| place.seats().next()),
    };
    let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
    let over = position.winners();
    let published = over.is_some() || participants.closed;
    let turn: Vec<Seat> = if participants.is_playing() { position.deciding().iter().collect() } else { Vec::new() };
    let asked = eyes.filter(|seat| participants.begun && turn.contains(seat) && place.owns(*seat));
    TableState {
        id: &snapshot.table.0,
        game: &table.opening.game,
        rules: table.opening.rules,
        pack: table.opening.pack.as_ref().map(|pack| json!({ "hash": pack.hash, "name": pack.name })),
        number: snapshot.number,
        seat: eyes,
        begun: participants.begun,
        closed: participants.closed,
        over: over.is_some(),
        turn,
        choices: position.choices(),
        winners: over.map(|winners| winners.iter().collect()),
        scores: position.count().map(|count| count.scores),
        chairs: chairs(&participants.chairs, owner),
        commitment: participants.dice.commitment(published),
        seed: participants.dice.seed(published).filter(|_| participants.dice.version() == 1),
        words: &participants.dice.mixed,
        dice: dice(participants, published),
        rematch: participants.rematch.as_deref(),
        view: participants.begun.then(|| position.view(viewer)),
        legal: asked.map_or_else(empty_list, |seat| position.legal(seat)),
    }
}

/// `[]`, where a list of the game would stand.
pub(super) fn empty_list() -> Box<RawValue> {
    to_raw_value::<[(); 0]>(&[]).expect("an empty list can be written as JSON")
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
