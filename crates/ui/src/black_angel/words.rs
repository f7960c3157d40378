//! The names of things, in the visitor's language.

use black_angel::{
    ActionNumber, Back, Bundle, Card, Cell, Colour, Die, Effect, Ground, HalLevel, Hex, Holder, Item, Kind, Slot, View,
    shown,
};
use engine::{Piece, Seat};

use crate::Lang;
use crate::lang::say;

/// Who is who: the names of the seats, or their colours where no names are known.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) lang: Lang,
    pub(super) names: &'a [String],
}

impl Names<'_> {
    pub(super) fn seat(self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => say!(self.lang, "ba-player-colour", seat = seat.0),
        }
    }

    pub(super) fn holder(self, holder: Holder) -> String {
        match holder {
            Holder::Seat(seat) => self.seat(seat),
            Holder::Neutral => say!(self.lang, "ba-neutral"),
            Holder::Hal => say!(self.lang, "ba-hal"),
        }
    }
}

/// The word of a colour in classes, ids and catalogs.
pub(super) fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "orange",
        Colour::Gray => "gray",
        Colour::Green => "green",
    }
}

pub(super) fn back_key(back: Back) -> &'static str {
    back.colour().map_or("ravager", colour_key)
}

/// The colour as it stands beside a die.
pub(super) fn die_hue(lang: Lang, colour: Colour) -> String {
    say!(lang, "ba-hue-die", colour = colour_key(colour))
}

/// The colour as it stands beside a card, a technology or a workstation.
pub(super) fn hue(lang: Lang, colour: Colour) -> String {
    say!(lang, "ba-hue", colour = colour_key(colour))
}

/// The same as the object of a verb.
pub(super) fn hue_object(lang: Lang, colour: Colour) -> String {
    say!(lang, "ba-hue-object", colour = colour_key(colour))
}

/// "orange 3"
pub(super) fn die(lang: Lang, colour: Colour, value: u8) -> String {
    say!(lang, "ba-die", hue = die_hue(lang, colour), value = value)
}

/// "orange 3, reserved"
pub(super) fn die_at(lang: Lang, found: Die) -> String {
    let name = die(lang, found.colour, found.value);
    if found.reserved { say!(lang, "ba-die-reserved", die = name) } else { name }
}

pub(super) fn kind(lang: Lang, kind: Kind) -> String {
    match kind {
        Kind::Discover => say!(lang, "ba-kind-discover"),
        Kind::Repair => say!(lang, "ba-kind-repair"),
        Kind::Destroy => say!(lang, "ba-kind-destroy"),
        Kind::Command => say!(lang, "ba-kind-command"),
    }
}

pub(super) fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Discover => "discover",
        Kind::Repair => "repair",
        Kind::Destroy => "destroy",
        Kind::Command => "command",
    }
}

/// "action 2, Command your ships"
pub(super) fn action(lang: Lang, number: ActionNumber) -> String {
    say!(lang, "ba-action", number = number.number(), kind = kind(lang, shown().action(number).kind))
}

/// What lies in a hex: "Melurien planet", "asteroid field", "Spes".
pub(super) fn ground(lang: Lang, ground: Ground) -> String {
    match ground {
        Ground::Alien(colour) => alien(lang, colour),
        Ground::Asteroids => say!(lang, "ba-asteroids"),
        Ground::Spes => say!(lang, "ba-spes"),
    }
}

/// What a hex is now.
pub(super) fn ground_at(lang: Lang, view: &View, at: Hex) -> String {
    let Some(found) = view.hexes.iter().find(|found| found.hex == at) else { return String::new() };
    ground(
        lang,
        match found.colour {
            Some(colour) => Ground::Alien(colour),
            None if found.spes => Ground::Spes,
            None => Ground::Asteroids,
        },
    )
}

pub(super) fn alien(lang: Lang, colour: Colour) -> String {
    say!(lang, "ba-alien", colour = colour_key(colour))
}

/// "row 2" or "column 3"
pub(super) fn slot(lang: Lang, slot: Slot) -> String {
    let number = slot.index() % 3 + 1;
    if slot.index() < 3 { say!(lang, "ba-row", number = number) } else { say!(lang, "ba-column", number = number) }
}

pub(super) fn slot_key(slot: Slot) -> &'static str {
    ["row1", "row2", "row3", "col1", "col2", "col3"][slot.index()]
}

/// "row 1, column 2"
pub(super) fn cell(lang: Lang, cell: Cell) -> String {
    say!(lang, "ba-cell", row = cell.row(), column = cell.column())
}

pub(super) fn item(lang: Lang, item: Item, count: u64) -> String {
    match item {
        Item::Robot => say!(lang, "ba-count-robot", count = count),
        Item::Resource => say!(lang, "ba-count-resource", count = count),
        Item::Ship => say!(lang, "ba-count-ship", count = count),
        Item::Debris => say!(lang, "ba-count-debris", count = count),
    }
}

/// "a, b and c"
pub(super) fn list(lang: Lang, mut items: Vec<String>) -> String {
    let Some(last) = items.pop() else { return String::new() };
    if items.is_empty() {
        return last;
    }
    let first = items.into_iter().reduce(|a, b| say!(lang, "ba-list", a = a, b = b)).unwrap_or_default();
    say!(lang, "ba-list-end", a = first, b = last)
}

/// "2 ships and 1 VP"
pub(super) fn bundle(lang: Lang, bundle: &Bundle) -> String {
    let mut items = Vec::new();
    let mut add = |count: u8, words: &dyn Fn(u8) -> String| {
        if count > 0 {
            items.push(words(count));
        }
    };
    add(bundle.ship, &|n| say!(lang, "ba-count-ship", count = n));
    add(bundle.robot, &|n| say!(lang, "ba-count-robot", count = n));
    add(bundle.resource, &|n| say!(lang, "ba-count-resource", count = n));
    add(bundle.debris, &|n| say!(lang, "ba-count-debris", count = n));
    add(bundle.technology, &|n| say!(lang, "ba-count-technology", count = n));
    add(bundle.mission_card, &|n| say!(lang, "ba-count-mission", count = n));
    add(bundle.ravager_card, &|n| say!(lang, "ba-count-ravager", count = n));
    add(bundle.advanced_technology, &|n| say!(lang, "ba-count-advanced", count = n));
    add(bundle.vp, &|n| say!(lang, "ba-count-vp", count = n));
    list(lang, items)
}

/// "orange Mission", "Ravager card"
pub(super) fn back(lang: Lang, back: Back) -> String {
    match back.colour() {
        Some(colour) => say!(lang, "ba-a-mission", hue = hue(lang, colour)),
        None => say!(lang, "ba-a-ravager"),
    }
}

/// One that has no number as the object of a verb: "an orange Mission", "a Ravager card".
pub(super) fn back_object(lang: Lang, back: Back) -> String {
    match back.colour() {
        Some(colour) => say!(lang, "ba-one-mission", colour = colour_key(colour)),
        None => say!(lang, "ba-one-ravager"),
    }
}

/// "orange Mission 7"
pub(super) fn card(lang: Lang, card: Card) -> String {
    say!(lang, "ba-card", back = back(lang, card.back()), number = card.index() + 1)
}

pub(super) fn card_object(lang: Lang, card: Card) -> String {
    let back = match card.back().colour() {
        Some(colour) => say!(lang, "ba-a-mission-object", hue = hue_object(lang, colour)),
        None => say!(lang, "ba-a-ravager-object"),
    };
    say!(lang, "ba-card", back = back, number = card.index() + 1)
}

/// The word of an effect in drawings, ids and catalogs.
pub(super) fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::GainVp => "gain_vp_1",
        Effect::TakeShip => "take_ship",
        Effect::TakeResource => "take_resource",
        Effect::TakeDebris => "take_debris",
        Effect::TakeRobot => "take_robot",
        Effect::MoveShip => "move_ship_2",
        Effect::ShiftRobot => "shift_robot",
        Effect::ChainVertical => "chain_vertical",
        Effect::ChainHorizontal => "chain_horizontal",
        Effect::DrawMission => "draw_mission",
    }
}

pub(super) fn level_key(level: HalLevel) -> &'static str {
    match level {
        HalLevel::Easy => "easy",
        HalLevel::Standard => "standard",
        HalLevel::Difficult => "difficult",
        HalLevel::Extreme => "extreme",
    }
}

/// What the things that Hal gains are worth to him.
pub(super) fn weights(lang: Lang) -> String {
    let weights = &shown().hal.weights;
    let one = |item: &str, count: u8| say!(lang, "ba-hal-weight", item = item, count = count);
    list(
        lang,
        vec![
            one("robot", weights.robot),
            one("resource", weights.resource),
            one("ship", weights.ship),
            one("debris", weights.debris),
            one("technology", weights.technology),
            one("ravager", weights.ravager_card),
            one("advanced", weights.advanced_technology),
        ],
    )
}
