//! Where ships can go: what the page must know to show it before a die is spent.

use black_angel::{ActionNumber, Colour, Hex, Hexes, Kind, View, shown};
use engine::Seat;

/// Hexes that ships may enter (BA-SHIP-4).
pub(super) fn passable(view: &View) -> Hexes {
    view.hexes.iter().filter(|found| !found.asteroid || found.hex == view.angel).map(|found| found.hex).collect()
}

/// A shortest way from one hex to another, both included.
pub(super) fn way(view: &View, from: Hex, to: Hex) -> Vec<Hex> {
    let passable = passable(view);
    let mut rings = vec![Hexes::one(from)];
    let mut seen = Hexes::one(from);
    while !seen.contains(to) {
        let Some(last) = rings.last() else { break };
        let next = (last.neighbours() & passable) - seen;
        if next.is_empty() {
            return vec![from, to];
        }
        seen = seen | next;
        rings.push(next);
    }
    let mut way = vec![to];
    let mut here = to;
    rings.pop();
    for ring in rings.into_iter().rev() {
        match (ring & Hexes::one(here).neighbours()).first() {
            Some(before) => here = before,
            None => break,
        }
        way.push(here);
    }
    way.reverse();
    if from == to { vec![from] } else { way }
}

/// Hexes on which a ship of this seat may not stop (BA-SHIP-5).
fn full(view: &View, seat: Seat) -> Hexes {
    let crowded = |others: usize, own: bool| own || others > 1;
    view.hexes
        .iter()
        .filter(|found| {
            let own = found.ships.contains(&seat);
            crowded(found.ships.iter().filter(|other| **other != seat).count(), own)
        })
        .map(|found| found.hex)
        .collect()
}

/// Everything that a ship of this seat can reach with this many steps: one in space, or a new one.
pub(super) fn reachable(view: &View, seat: Seat, steps: u8) -> Hexes {
    let Some(player) = view.players.get(seat.index()) else { return Hexes::EMPTY };
    let (passable, full) = (passable(view), full(view, seat));
    let mut all = player.fleet.iter().fold(Hexes::EMPTY, |all, ship| all | Hexes::reach(ship, steps, passable));
    if player.ships > 0 && player.break_room > 0 {
        all = (all | Hexes::reach(view.angel, steps, passable)).with(view.angel);
    }
    (all - full) | player.fleet
}

/// Whether a Mission of this colour could be placed on a hex by this seat (BA-SHIP-9).
pub(super) fn placeable(view: &View, seat: Seat, hex: Hex, colour: Colour) -> bool {
    let Some(player) = view.players.get(seat.index()) else { return false };
    let open = |found: &&black_angel::HexView| found.hex == hex && found.card.is_none() && found.colour == Some(colour);
    view.hexes.iter().any(|found| open(&found)) && player.break_room > 0 && player.hand_backs[colour.index()] > 0
}

/// What a die of this value is worth at an action (BA-A2-9).
pub(super) fn effective(view: &View, number: ActionNumber, value: u8) -> u8 {
    value.saturating_sub(u8::from(view.damaged[number.index()]))
}

/// The actions that take a die of this colour.
pub(super) fn actions_of(colour: Colour) -> impl Iterator<Item = (ActionNumber, Kind)> {
    ActionNumber::all()
        .filter(move |number| shown().action(*number).colour == colour)
        .map(|number| (number, shown().action(number).kind))
}

/// The hexes with Ravager icons beside a hex, which a Mission there would wake.
pub(super) fn threats(view: &View, hex: Hex) -> Vec<Hex> {
    let beside = Hexes::one(hex).neighbours();
    view.hexes.iter().filter(|found| found.icon && beside.contains(found.hex)).map(|found| found.hex).collect()
}
