//! Small drawings used everywhere: signs, emblems, ships, dice, points, chips.

use engine::{Piece, Seat};
use maud::{Markup, html};
use tiny_epic_galaxies::{Badge, Face, PlanetId, Resource, Ship, ShipType, TrackKind, View};

use super::words;
use crate::Lang;
use crate::lang::say;

/// A sign from the drawings.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg .{ "icon k-" (name) } aria-hidden="true" { use href={ "#teg-i-" (name) } {} } }
}

pub(super) fn face_key(face: Face) -> &'static str {
    match face {
        Face::Move => "move",
        Face::Energy => "energy",
        Face::Culture => "culture",
        Face::Diplomacy => "diplomacy",
        Face::Economy => "economy",
        Face::Colony => "colony",
    }
}

pub(super) fn face_sign(face: Face) -> Markup {
    sign(face_key(face))
}

pub(super) fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Energy => "energy",
        Resource::Culture => "culture",
    }
}

pub(super) fn track_key(kind: TrackKind) -> &'static str {
    match kind {
        TrackKind::Diplomacy => "diplomacy",
        TrackKind::Economy => "economy",
    }
}

pub(super) fn badge_key(badge: Badge) -> &'static str {
    match badge {
        Badge::Chart => "chart",
        Badge::Relic => "relic",
        Badge::Signal => "signal",
        Badge::Fossil => "fossil",
    }
}

pub(super) fn badge_sign(badge: Badge) -> Markup {
    sign(match badge {
        Badge::Chart => "badge-chart",
        Badge::Relic => "badge-relic",
        Badge::Signal => "badge-signal",
        Badge::Fossil => "badge-fossil",
    })
}

pub(super) fn type_key(ship_type: ShipType) -> &'static str {
    match ship_type {
        ShipType::Runner => "runner",
        ShipType::Hauler => "hauler",
        ShipType::Envoy => "envoy",
        ShipType::Foundry => "foundry",
    }
}

/// The word for a seat's colour in classes and drawings. The Rogue has one of its own.
pub(super) fn colour_key(view: &View, seat: Seat) -> &'static str {
    if view.galaxies.get(seat.index()).is_some_and(|galaxy| galaxy.rogue) {
        return "rogue";
    }
    match seat.0 {
        0 => "azure",
        1 => "coral",
        2 => "lime",
        3 => "violet",
        _ => "amber",
    }
}

/// The emblem of a seat: its colour is never alone.
pub(super) fn emblem(view: &View, seat: Seat) -> Markup {
    let colour = colour_key(view, seat);
    html! { svg .{ "emblem p-" (colour) } viewBox="0 0 10 10" aria-hidden="true" { use href={ "#teg-em-" (colour) } {} } }
}

/// The hull of a ship.
pub(super) fn hull(ship_type: Option<ShipType>) -> Markup {
    let name = ship_type.map_or("scout", type_key);
    html! { svg.hull viewBox="-15 -15 30 30" aria-hidden="true" { use href={ "#teg-ship-" (name) } x="-15" y="-15" width="30" height="30" {} } }
}

/// A ship with its owner's colour and emblem.
pub(super) fn ship_sign(view: &View, seat: Seat, ship: Ship) -> Markup {
    let colour = colour_key(view, seat);
    let name = ship.advanced.map_or("scout", type_key);
    html! {
        svg .{ "vessel p-" (colour) } viewBox="-15 -15 30 30" aria-hidden="true" {
            use href={ "#teg-ship-" (name) } x="-15" y="-15" width="30" height="30" {}
            use.mark href={ "#teg-em-" (colour) } x="-5.7" y="-3.6" width="11.4" height="11.4" {}
        }
    }
}

/// The disc of a planet; `full` draws land and clouds.
pub(super) fn world(planet: PlanetId, full: bool) -> Markup {
    const LOOKS: [&str; 6] = ["sea", "rock", "gas", "ring", "ice", "moon"];
    // Neighbours in the catalog look different; the numbers have no other meaning.
    let index = planet.index();
    let look = if full { LOOKS[index % LOOKS.len()] } else { "mini" };
    html! {
        svg .{ "world w" (index * 5 % 11) } viewBox="-60 -60 120 120" aria-hidden="true" {
            use href={ "#teg-world-" (look) } x="-60" y="-60" width="120" height="120" {}
        }
    }
}

/// The classes that give a planet's surroundings its light.
pub(super) fn air(planet: PlanetId) -> String {
    format!("w{}", planet.index() * 5 % 11)
}

/// Victory points in their hexagon.
pub(super) fn points(lang: Lang, vp: u8) -> Markup {
    html! { span.vp data-tip=(say!(lang, "teg-points", count = vp)) { b { (vp) } span.vh { (say!(lang, "teg-points-word")) } } }
}

/// A signed number as people write it: "+2", "−1".
pub(super) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

/// A cost or a gain: a number and a sign. `tone` is a class: gain, loss or pay.
pub(super) fn chip(tone: &str, number: i64, name: &str, words: &str) -> Markup {
    html! { span .{ "chip " (tone) } data-tip=(words) { (signed(number)) (sign(name)) span.vh { (words) } } }
}

/// What is gained or paid of a resource, as a chip; nothing for 0.
pub(super) fn resource_chip(lang: Lang, number: i64, resource: Resource) -> Markup {
    html! {
        @if number != 0 {
            (chip(if number > 0 { "gain" } else { "pay" }, number, resource_key(resource), &words::resource(lang, resource)))
        }
    }
}

/// A die with a face; `class` says how it lies.
pub(super) fn die(class: &str, face: Face) -> Markup {
    html! { span data-die .{ "cube " (class) } { (face_sign(face)) } }
}

/// The mark of what was not printed like this.
pub(super) fn reconstructed(lang: Lang) -> Markup {
    crate::marks::reconstructed(&say!(lang, "teg-reconstructed-why"), lang)
}
