//! What is printed on the components of the box, one by one: for the page "Your box". It is drawn from
//! records, which need not be those of a game that is played.

use engine::Piece;
use maud::{Markup, html};
use tiny_epic_galaxies::{
    Catalog, Exploration, ExplorationId, ExplorationKind, Mission, MissionId, Pilot, PilotId, Planet, PlanetId,
    RogueSheet,
};

use super::planets::track_print;
use super::signs::{air, badge_sign, face_sign, hull, points, resource_key, sign, world};
use super::{effects, glyphs, words};
use crate::Lang;
use crate::lang::say;

/// A component, drawn; none of what has no picture.
pub(super) fn component(data: &Catalog, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
    Some(match kind {
        "planet" => {
            let planet = PlanetId::named(id)?;
            planet_card(planet, &data[planet], lang)
        }
        "mission" => mission_card(&data[MissionId::named(id)?], lang),
        "pilot" => {
            let pilot = PilotId::named(id)?;
            pilot_card(pilot, &data[pilot], lang)
        }
        "exploration" => exploration_card(&data[ExplorationId::named(id)?], lang),
        "rogue_mat" => rogue_mat(data.rogue_mats.iter().find(|mat| mat.id == id)?, lang),
        "ship_type" => {
            let ship = data.ship_types.iter().find(|ship| engine::to_json(&ship.id).trim_matches('"') == id)?;
            html! { div.ship-print { (hull(Some(ship.id))) b { (words::ship_type(lang, ship.id)) } @for face in &ship.faces { (face_sign(*face)) } } }
        }
        _ => return None,
    })
}

/// The name of a component as people know it.
pub(super) fn name(kind: &str, id: &str, lang: Lang) -> Option<String> {
    match kind {
        "mission" => MissionId::named(id).map(|mission| words::mission(lang, mission)),
        "exploration" => ExplorationId::named(id).map(|card| words::exploration(lang, card)),
        _ => None,
    }
}

fn planet_card(planet: PlanetId, card: &Planet, lang: Lang) -> Markup {
    let text = effects::planet(lang, card);
    let resource = resource_key(card.resource);
    html! {
        div.planet .(air(planet)) {
            header {
                span.resource .(resource) { (sign(resource)) span.vh { (say!(lang, "teg-gives", resource = resource)) } }
                strong.title .{ @if card.name.chars().count() > 11 { "long" } } { (card.name) }
                (points(lang, card.vp))
            }
            div.orbit { div.ring { (track_print(card, None)) (world(planet, true)) } }
            footer { div.act-icons { (glyphs::effect(&card.effect)) } p { (text) } }
        }
    }
}

fn mission_card(card: &Mission, lang: Lang) -> Markup {
    html! {
        div.mission-print {
            span.when { (words::capital(&effects::condition(lang, &card.condition))) }
            span.value-line { (effects::mission_worth(lang, card)) }
        }
    }
}

fn pilot_card(pilot: PilotId, card: &Pilot, lang: Lang) -> Markup {
    let ships: Vec<String> = card.ships.iter().map(|kind| words::ship_type(lang, *kind)).collect();
    html! {
        div.pilot-print {
            span.pilot .{ "h" (pilot.index() % 5) } {
                svg.helmet viewBox="0 0 40 40" aria-hidden="true" { use href="#teg-helmet" {} }
                span.flies { @for kind in &card.ships { (hull(Some(*kind))) } }
                b.name { (card.name) }
                (glyphs::ability(card.ability))
                span.badges { @for badge in &card.badges { (badge_sign(*badge)) } }
            }
            p { (ships.join(", ")) (say!(lang, "colon")) (effects::ability(lang, card.ability)) " " (points(lang, card.vp)) }
        }
    }
}

fn exploration_card(card: &Exploration, lang: Lang) -> Markup {
    let kind = match card.kind {
        ExplorationKind::Discovery => "discovery",
        ExplorationKind::DwarfPlanet => "dwarf",
        ExplorationKind::Danger => "danger",
    };
    let badges: Vec<String> = card.badges.iter().map(|badge| words::badge(lang, *badge)).collect();
    html! {
        div.explored-print {
            span.exploration-card .(kind) {
                (sign(kind))
                b { (card.name) }
                span.badges { @for badge in &card.badges { (badge_sign(*badge)) } }
                (glyphs::effect(&card.effect))
            }
            p { (effects::effect(lang, &card.effect)) @if !badges.is_empty() { " " small { (badges.join(", ")) } } }
        }
    }
}

fn rogue_mat(mat: &RogueSheet, lang: Lang) -> Markup {
    html! { div.rogue-print { (super::rogue::rungs_of(lang, mat, 0, None)) } }
}
