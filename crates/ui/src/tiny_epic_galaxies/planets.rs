//! The row of planets with their colony tracks, and unexplored space beside them.

use maud::{Markup, html};
use tiny_epic_galaxies::{ExplorationId, ExplorationKind, Place, Planet, PlanetId, Provenance, Resource, shown};

use super::signs::{air, badge_sign, points, reconstructed, resource_key, sign, track_key, world};
use super::table::Table;
use super::words::{self, capital, planet_name};
use super::{attempt, effects, glyphs};
use crate::lang::say;

/// The middle of a planet in its drawing, and the radius of its orbit.
const CENTRE: (f64, f64) = (91.0, 101.0);
const RADIUS: f64 = 73.0;
/// Where the track starts, and how far round it goes, in degrees clockwise from the right.
const START: f64 = 153.0;
const SWEEP: f64 = 234.0;

/// Where a level of a track lies in the drawing.
fn spot(level: u8, spaces: u8) -> (f64, f64) {
    let angle = (START + SWEEP * f64::from(level) / f64::from(spaces + 1)).to_radians();
    (CENTRE.0 + RADIUS * angle.cos(), CENTRE.1 + RADIUS * angle.sin())
}

fn place(at: f64) -> String {
    format!("{at:.1}")
}

/// The class that puts something on a level of a track.
pub(super) fn level_class(spaces: u8, level: u8) -> String {
    format!("t{}-{}", spaces.clamp(1, 5), level.min(6))
}

pub(super) fn row(table: &Table<'_>) -> Markup {
    let view = table.view();
    html! {
        section.row #zone-planets aria-label=(say!(table.lang(), "teg-row")) {
            h2.vh { (say!(table.lang(), "teg-row")) }
            @for (slot, planet) in view.row.iter().enumerate() {
                @match planet {
                    Some(planet) => { (card(table, slot, *planet)) }
                    None => { article.planet.empty .{ "s" (slot) } { p { (say!(table.lang(), "teg-slot-empty")) } } }
                }
            }
            @if view.setup.expansion { (beyond(table)) }
        }
    }
}

pub(super) fn card(table: &Table<'_>, slot: usize, planet: PlanetId) -> Markup {
    let lang = table.lang();
    let card = planet.card();
    let text = effects::planet(lang, card);
    let name = planet_name(planet);
    html! {
        article.planet id={ "planet-" (card.id) } .{ "s" (slot) " " (air(planet)) (table.planet_moment(planet)) } aria-label=(name) {
            header {
                (resource_mark(table, card.resource))
                h3 .{ @if name.chars().count() > 11 { "long" } } { (name) @if card.provenance == Provenance::Reconstructed { (reconstructed(lang)) } }
                (points(lang, card.vp))
            }
            div.orbit {
                div.ring {
                    (track(table, planet))
                    (world(planet, true))
                    button.pad type="button" tabindex="-1" id=(attempt::surface(planet))
                        aria-label=(say!(lang, "teg-surface-label", planet = name.clone(), what = text.clone())) data-tip=(say!(lang, "teg-surface-title", planet = name.clone())) {}
                    button.start type="button" tabindex="-1" id=(attempt::orbit(planet))
                        aria-label=(say!(lang, "teg-orbit-label", planet = name.clone(), track = words::track(lang, card.track_kind), count = card.advances_to_colonize, points = card.vp))
                        data-tip=(say!(lang, "teg-orbit-title", planet = name.clone())) {
                        svg viewBox="0 0 10 10" aria-hidden="true" { path d="M2 6.5 5 3 8 6.5" {} }
                    }
                    (ships(table, planet))
                }
            }
            footer data-tip=(text) {
                div.act-icons { (glyphs::effect(&card.effect)) }
                p { (text) }
            }
        }
    }
}

fn resource_mark(table: &Table<'_>, resource: Resource) -> Markup {
    let words = say!(table.lang(), "teg-gives", resource = resource_key(resource));
    html! { span.resource .(resource_key(resource)) data-tip=(words) { (sign(resource_key(resource))) span.vh { (words) } } }
}

/// The track round a planet: its spaces and, at the end, the symbol that makes it a colony.
fn track(table: &Table<'_>, planet: PlanetId) -> Markup {
    let own = table.own();
    let level = table.galaxy(own).and_then(|galaxy| {
        galaxy.ships.iter().find_map(|ship| match ship.place {
            Place::Orbit { planet: at, level } if at == planet && level > 0 => Some(level),
            _ => None,
        })
    });
    track_print(planet.card(), level.map(|level| (level, super::signs::colour_key(table.view(), own))))
}

/// The track as it is printed, gone along up to a level by whose colour this is.
pub(super) fn track_print(card: &Planet, done: Option<(u8, &str)>) -> Markup {
    let spaces = card.track_spaces;
    let (start, goal) = (spot(0, spaces), spot(spaces + 1, spaces));
    let arc = |to: (f64, f64), large: bool| {
        format!(
            "M{} {}A{RADIUS} {RADIUS} 0 {} 1 {} {}",
            place(start.0),
            place(start.1),
            u8::from(large),
            place(to.0),
            place(to.1)
        )
    };
    html! {
        svg.path-round viewBox="0 0 182 174" aria-hidden="true" {
            path.orbit-line d=(arc(goal, true)) {}
            @if let Some((level, colour)) = done {
                path.orbit-done .{ "p-" (colour) }
                    d=(arc(spot(level, spaces), SWEEP * f64::from(level) / f64::from(spaces + 1) > 180.0)) {}
            }
            @for level in 1..=spaces {
                @let at = spot(level, spaces);
                circle.space cx=(place(at.0)) cy=(place(at.1)) r="11" {}
                text.space-no x=(place(at.0)) y=(place(at.1 + 4.4)) { (level) }
            }
            circle.space.goal cx=(place(goal.0)) cy=(place(goal.1)) r="15" {}
            use.goal-icon href={ "#teg-i-" (track_key(card.track_kind)) } x=(place(goal.0 - 9.0)) y=(place(goal.1 - 9.0)) width="18" height="18" {}
        }
    }
}

/// All ships at a planet, those that share a space side by side.
fn ships(table: &Table<'_>, planet: PlanetId) -> Markup {
    let spaces = planet.card().track_spaces;
    let mut at: Vec<(Place, Vec<(usize, u8)>)> = Vec::new();
    for (index, galaxy) in table.view().galaxies.iter().enumerate() {
        for (number, ship) in (0u8..).zip(&galaxy.ships) {
            if ship.place.planet() == Some(planet) {
                match at.iter_mut().find(|(place, _)| *place == ship.place) {
                    Some((_, crowd)) => crowd.push((index, number)),
                    None => at.push((ship.place, vec![(index, number)])),
                }
            }
        }
    }
    html! {
        @for (place, crowd) in at {
            @for (order, (index, number)) in crowd.iter().enumerate() {
                @let class = match place {
                    Place::Orbit { level, .. } => format!("{} q{}-{order}", level_class(spaces, level), crowd.len()),
                    _ => format!("landed q{}-{order}", crowd.len()),
                };
                (table.ship(&table.view().galaxies[*index], *number, 1, &class))
            }
        }
    }
}

/// An exploration card in words: for a title and for readers of screens.
pub(super) fn card_words(table: &Table<'_>, card: ExplorationId) -> String {
    let lang = table.lang();
    let badges: Vec<String> = card.card().badges.iter().map(|badge| words::badge(lang, *badge)).collect();
    let kind = match card.card().kind {
        ExplorationKind::Discovery => "discovery",
        ExplorationKind::DwarfPlanet => "dwarf",
        ExplorationKind::Danger => "danger",
    };
    say!(
        lang,
        "teg-card-words",
        card = words::exploration(lang, card),
        kind = kind,
        what = effects::exploration(lang, card),
        badges = badges.join(", ")
    )
}

/// The face of an exploration card.
pub(super) fn exploration_card(table: &Table<'_>, card: ExplorationId) -> Markup {
    let lang = table.lang();
    let kind = match card.card().kind {
        ExplorationKind::Discovery => "discovery",
        ExplorationKind::DwarfPlanet => "dwarf",
        ExplorationKind::Danger => "danger",
    };
    html! {
        span.exploration-card .(kind) data-tip=(card_words(table, card)) {
            (sign(kind))
            b { (words::exploration(lang, card)) }
            span.badges { @for badge in &card.card().badges { (badge_sign(*badge)) } }
            (glyphs::effect(&card.card().effect))
            span.vh { (card_words(table, card)) }
        }
    }
}

/// Unexplored space: a place to move to, the deck and the open cards.
fn beyond(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let most = usize::from(shown().btb.exploration_offer_max);
    html! {
        article.beyond aria-label=(say!(lang, "teg-black")) {
            header {
                h3 { (say!(lang, "teg-black")) }
                button.deck type="button" tabindex="-1" id=(attempt::DECK) data-tip=(say!(lang, "teg-deck-left", count = view.exploration_deck)) aria-label=(say!(lang, "teg-deck-left", count = view.exploration_deck)) {
                    (sign("card")) b { (view.exploration_deck) }
                }
            }
            div.deep {
                svg viewBox="0 0 154 120" aria-hidden="true" {
                    ellipse.dust cx="77" cy="60" rx="66" ry="48" {}
                    ellipse.dust.near cx="77" cy="60" rx="44" ry="32" {}
                    circle.hole cx="77" cy="60" r="30" {}
                    ellipse.disc cx="77" cy="60" rx="56" ry="12" transform="rotate(-14 77 60)" {}
                    path.hole-front d="M48.5 68A30 30 0 0 1 105.5 51" {}
                }
                button.gate type="button" tabindex="-1" id=(attempt::BLACK) aria-label=(say!(lang, "teg-black-label")) data-tip=(say!(lang, "teg-black-label")) {}
                div.explorers { @for galaxy in &view.galaxies { (table.ships_at(galaxy, Place::Exploration, "away")) } }
            }
            @if let Some(top) = view.exploration_top {
                p.scouted data-tip=(card_words(table, top)) { (say!(lang, "teg-scouted", card = words::exploration(lang, top))) }
            }
            ul {
                @for card in &view.exploration_offer {
                    li {
                        button.open-card type="button" tabindex="-1" id=(attempt::open_card(*card)) data-tip=(card_words(table, *card)) { (exploration_card(table, *card)) }
                    }
                }
                @for _ in view.exploration_offer.len()..most { li.empty data-tip=(capital(&say!(lang, "teg-offer-room"))) {} }
            }
            (reconstructed(lang))
        }
    }
}
