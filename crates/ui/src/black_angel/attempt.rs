//! Which action a player tries who touches these things: for an answer why it is refused.

use black_angel::{
    Action, ActionNumber, Advanced, Arrow, Card, Cell, Colour, Die, Effect, GridTile, Hex, Holder, Slot, Tile, View,
};
use engine::{Piece, Seat};

use super::frigate::{dice_of, die_id, holders};
use super::player_board::arrow_key;
use super::words::{colour_key, effect_key, slot_key};

/// The action that fits what is asked; if none does, one that is not asked for now: so that whoever
/// touches anything is told at least that.
pub(super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    path.first()?;
    let out_of_turn = match view.asked.as_ref().map(|question| question.step) {
        Some("choose_sequence") => Action::Done,
        _ => Action::SequenceA,
    };
    Some(asked(view, path).unwrap_or(out_of_turn))
}

/// The action that somebody tries who answers what is asked by touching these things.
fn asked(view: &View, path: &[&str]) -> Option<Action> {
    let question = view.asked.as_ref()?;
    let first = *path.first()?;
    let second = path.get(1).copied();
    let cell = |id: &str| id.strip_prefix("cell-").and_then(Cell::named);
    let card = |id: &str| id.strip_prefix("card-").and_then(Card::named);
    let hex = |id: &str| id.strip_prefix("hex-").and_then(Hex::named);
    let ship = |id: &str| id.strip_prefix("ship-").and_then(Hex::named);
    Some(match question.step {
        "setup_reserve" => Action::ReserveDie { die: own_die(view, question.seat, first)? },
        "play_card" => match (card(first), second) {
            (Some(card), Some(slot)) => Action::PlayCard { card, slot: slot_of(slot)? },
            (Some(card), None) => Action::PlayCard { card, slot: Slot::Row1 },
            _ => return None,
        },
        "activate" => Action::Activate { cell: cell(first)? },
        "chain" => Action::Chain { cell: cell(first)? },
        "choose_effect" => Action::ChooseEffect { effect: effect(first)? },
        "move_ship" | "command" => match (first, second) {
            ("launch", Some(to)) => Action::Launch { to: hex(to)? },
            ("launch", None) => Action::Launch { to: view.angel },
            (from, Some(to)) => match (ship(from).or_else(|| hex(from))?, hex(to)?) {
                (from, to) if from == to => Action::UseShip { hex: to },
                (from, to) => Action::MoveShip { from, to },
            },
            // A hex on which a ship stands says which ship is meant only once that ship is touched.
            (only, None) => match (ship(only), hex(only)) {
                (Some(hex), _) => Action::UseShip { hex },
                (_, Some(hex)) if !has_ship(view, question.seat, hex) => Action::UseShip { hex },
                _ => return None,
            },
        },
        "shift_robot" => match (first, second) {
            ("break-room", Some(station)) => Action::ManWorkstation { colour: colour(station, "station-")? },
            (station, _) => Action::RecallRobot { colour: colour(station, "station-")? },
        },
        "draw_colour" => Action::DrawColour { colour: colour(first, "deck-")? },
        "keep_card" => Action::KeepCard { card: card(first)? },
        "choose_die" => {
            let flip = first == "bin-debris";
            let (from, die) = die(view, question.seat, if flip { second? } else { first })?;
            Action::ChooseDie { from, die, flip }
        }
        "boost_die" | "boost_action" => {
            Action::UseBoost { cell: cell(first)?, colour: second.and_then(|hue| colour(hue, "hue-")) }
        }
        "choose_target" => match (hex(first), number(first)) {
            (Some(hex), _) => Action::MissionCard { hex },
            (_, Some(action)) => Action::ShipAction { action },
            _ => return None,
        },
        "discard_mission" | "discard_ravager" | "hand_limit" => Action::DiscardCard { card: card(first)? },
        "discover" => match (after(first, "display-"), after(first, "adv-")) {
            (Some(space), _) => Action::TakeDisplay { space },
            (_, Some(slot)) => Action::TakeAdvanced { slot },
            _ => return None,
        },
        "inject" => {
            let arrow = second.and_then(arrow).unwrap_or(Arrow::Row1);
            let name = first.strip_prefix("taken-")?;
            match (Tile::named(name), Advanced::named(name)) {
                (Some(tile), _) => Action::InjectTile { tile, arrow },
                (_, Some(tile)) => Action::InjectAdvanced { tile, arrow },
                _ => return None,
            }
        }
        "place_advanced" => Action::PlaceAdvanced { space: colour(first, "space-")? },
        "repair" => match (number(first), colour(first, "supply-")) {
            (Some(action), _) => Action::RepairAction { action },
            (_, Some(colour)) => Action::RepairDie { colour },
            _ => return None,
        },
        "debris" => Action::DebrisOnTile { cell: cell(first)? },
        "destroy" => Action::DestroyRavagers { action: after(first, "ravagers-").and_then(ActionNumber::new)? },
        "place" => Action::PlaceMission { card: card(first)? },
        "pay" => match (card(first), first.strip_prefix("ejected-").and_then(Tile::named), cell(first)) {
            (Some(card), ..) => Action::PayCard { card },
            (_, Some(tile), _) => Action::PayTile { tile },
            (.., Some(cell)) => Action::PayTile { tile: tile_on(view, question.seat, cell)? },
            _ => return None,
        },
        "reserve" => match (cell(first), second) {
            (Some(cell), Some(id)) => Action::FreeReserve { cell, die: own_die(view, question.seat, id)? },
            _ => Action::PaidReserve { die: own_die(view, question.seat, first)? },
        },
        _ => return None,
    })
}

fn has_ship(view: &View, seat: Seat, hex: Hex) -> bool {
    view.players.get(seat.index()).is_some_and(|player| player.fleet.iter().any(|own| own == hex))
}

fn after(id: &str, prefix: &str) -> Option<u8> {
    id.strip_prefix(prefix)?.parse().ok()
}

fn number(id: &str) -> Option<ActionNumber> {
    after(id, "action-").and_then(ActionNumber::new)
}

/// The colour of an id such as `station-gray`.
fn colour(id: &str, prefix: &str) -> Option<Colour> {
    let word = id.strip_prefix(prefix)?;
    Colour::ALL.into_iter().find(|colour| colour_key(*colour) == word)
}

fn slot_of(id: &str) -> Option<Slot> {
    let word = id.strip_prefix("slot-")?;
    Slot::ALL.into_iter().find(|slot| slot_key(*slot) == word)
}

fn arrow(id: &str) -> Option<Arrow> {
    let word = id.strip_prefix("arrow-")?;
    Arrow::COLOUR.into_iter().chain(Arrow::BLACK).find(|arrow| arrow_key(*arrow) == word)
}

fn effect(id: &str) -> Option<Effect> {
    let word = id.strip_prefix("effect-")?;
    let all = black_angel::shown().tiles.iter().flat_map(|tile| tile.effects.iter().copied());
    all.into_iter().find(|effect| effect_key(*effect) == word)
}

fn die(view: &View, seat: Seat, id: &str) -> Option<(Holder, Die)> {
    let own = Holder::Seat(seat);
    std::iter::once(own).chain(holders(view)).find_map(|holder| {
        let dice = dice_of(view, holder)?;
        dice.iter().find(|die| die_id(holder, **die) == id).map(|die| (holder, *die))
    })
}

/// A die that stands with the player: only those are reserved.
fn own_die(view: &View, seat: Seat, id: &str) -> Option<Die> {
    die(view, seat, id).filter(|(holder, _)| *holder == Holder::Seat(seat)).map(|(_, die)| die)
}

fn tile_on(view: &View, seat: Seat, cell: Cell) -> Option<Tile> {
    match view.players.get(seat.index())?.grid[cell.index()] {
        Some(GridTile::Technology { tile, .. }) => Some(tile),
        _ => None,
    }
}
