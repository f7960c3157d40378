//! The names of things and people, in the visitor's language.

use engine::Seat;
use tiny_epic_galaxies::{
    Badge, Catalog, ExplorationId, Face, MissionId, PilotId, Place, PlanetId, Resource, RogueMat, Ship, ShipType,
    TrackKind, View,
};

use super::signs::{badge_key, colour_key, face_key, resource_key, track_key, type_key};
use crate::Lang;
use crate::lang::{corrected, say, t};

/// A message whose key ends with the id of a component.
fn of_component(lang: Lang, prefix: &str, id: &str) -> String {
    t(lang, &format!("{prefix}{id}"), &Default::default())
}

/// Who talks about which table to whom.
#[derive(Clone, Copy)]
pub(super) struct Talk<'a> {
    pub(super) view: &'a View,
    pub(super) lang: Lang,
    /// What the seats are called; where there is no name, the colour serves.
    pub(super) names: &'a [String],
}

impl Talk<'_> {
    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        if self.view.galaxies.get(seat.index()).is_some_and(|galaxy| galaxy.rogue) {
            return self.view.setup.rogue.sheet().name.clone();
        }
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => colour(self.lang, colour_key(self.view, seat)),
        }
    }

    /// "the normal ship", "the Runner"
    pub(super) fn ship(&self, seat: Seat, ship: u8) -> String {
        let found = self.view.galaxies.get(seat.index()).and_then(|galaxy| galaxy.ships.get(usize::from(ship)));
        let key = found.and_then(|ship| ship.advanced).map_or("scout", type_key);
        say!(self.lang, "teg-ship", kind = key)
    }

    /// Where a ship is: "in the galaxy", "in orbit of Jakks at level 1".
    pub(super) fn place(&self, place: Place) -> String {
        let lang = self.lang;
        match place {
            Place::Locked => say!(lang, "teg-place-locked"),
            Place::Galaxy => say!(lang, "teg-place-galaxy"),
            Place::Surface { planet } => say!(lang, "teg-place-surface", planet = planet_name(planet)),
            Place::Orbit { planet, level } => {
                say!(lang, "teg-place-orbit", planet = planet_name(planet), level = level)
            }
            Place::Exploration => say!(lang, "teg-place-exploration"),
        }
    }
}

/// The name of a player's colour.
pub(super) fn colour(lang: Lang, key: &str) -> String {
    say!(lang, "teg-colour", colour = key)
}

pub(super) fn planet_name(planet: PlanetId) -> String {
    planet.card().name.clone()
}

pub(super) fn pilot_name(pilot: PilotId) -> String {
    pilot.card().name.clone()
}

/// A noun: "Move", "Energy".
pub(super) fn face(lang: Lang, face: Face) -> String {
    say!(lang, "teg-face", face = face_key(face))
}

/// What a face lets one do: "move a ship".
pub(super) fn face_does(lang: Lang, face: Face) -> String {
    say!(lang, "teg-face-does", face = face_key(face))
}

pub(super) fn resource(lang: Lang, resource: Resource) -> String {
    say!(lang, "teg-resource", resource = resource_key(resource))
}

pub(super) fn track(lang: Lang, kind: TrackKind) -> String {
    say!(lang, "teg-face", face = track_key(kind))
}

/// "Star chart"
pub(super) fn badge(lang: Lang, badge: Badge) -> String {
    say!(lang, "teg-badge", badge = badge_key(badge))
}

/// "Runner"
pub(super) fn ship_type(lang: Lang, ship_type: ShipType) -> String {
    say!(lang, "teg-type", kind = type_key(ship_type))
}

pub(super) fn mission(lang: Lang, mission: MissionId) -> String {
    let of = |data: &'static Catalog| data[mission].name.as_str();
    corrected(of).unwrap_or_else(|| of_component(lang, "teg-mission-", &mission.card().id))
}

/// Cards with the same name share a message; the five dwarf planets have names of their own.
pub(super) fn exploration(lang: Lang, card: ExplorationId) -> String {
    let of = |data: &'static Catalog| data[card].name.as_str();
    if let Some(name) = corrected(of) {
        return name;
    }
    let name = card.card().name.as_str();
    match name.strip_prefix("Dwarf planet ") {
        Some(name) => say!(lang, "teg-card-dwarf", name = name),
        None => of_component(lang, "teg-card-", &name.to_lowercase().replace(' ', "-")),
    }
}

pub(super) fn difficulty(lang: Lang, mat: RogueMat) -> String {
    of_component(lang, "teg-difficulty-", &mat.sheet().difficulty)
}

/// "2 energy", "1 energy and 2 culture"; "nothing" for neither.
pub(super) fn amount(lang: Lang, energy: u8, culture: u8) -> String {
    match (energy, culture) {
        (0, 0) => say!(lang, "teg-nothing"),
        (_, 0) => say!(lang, "teg-energy", count = energy),
        (0, _) => say!(lang, "teg-culture", count = culture),
        _ => say!(
            lang,
            "teg-both",
            energy = say!(lang, "teg-energy", count = energy),
            culture = say!(lang, "teg-culture", count = culture)
        ),
    }
}

pub(super) fn amount_of(lang: Lang, resource: Resource, count: u8) -> String {
    match resource {
        Resource::Energy => amount(lang, count, 0),
        Resource::Culture => amount(lang, 0, count),
    }
}

/// The first letter large: effects are put together from clauses.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// What a ship is, where it matters more than whose: "Runner", "ship".
pub(super) fn ship_kind(lang: Lang, ship: Ship) -> String {
    ship.advanced.map_or_else(|| say!(lang, "teg-type", kind = "scout"), |kind| ship_type(lang, kind))
}
