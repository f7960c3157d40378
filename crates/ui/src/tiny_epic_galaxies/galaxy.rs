//! A galaxy with all that belongs to it: ships at home and away, resource and empire tracks,
//! colonies, hangar, exploration cards, mission.

use maud::{Markup, html};
use tiny_epic_galaxies::{Badge, GalaxyView, Place, PlanetId, Provenance, Resource, ShipType, shown};

use super::planets::card_words;
use super::prompt::mission_face;
use super::signs::{
    badge_sign, colour_key, emblem, hull, points, reconstructed, resource_key, ship_sign, sign, track_key, type_key,
    world,
};
use super::table::Table;
use super::words::{self, planet_name};
use super::{attempt, effects, glyphs};
use crate::lang::say;

/// The galaxy in the middle of the table, to be touched.
pub(super) fn own_galaxy(table: &Table<'_>) -> Markup {
    let Some(galaxy) = table.galaxy(table.own()) else { return html! {} };
    html! {
        section.galaxy.panel #zone-galaxy
            .{ "p-" (colour_key(table.view(), galaxy.seat)) (table.galaxy_moment(galaxy.seat)) }
            aria-label=(say!(table.lang(), "teg-galaxy-of", name = table.talk.name(galaxy.seat))) {
            (home(table, galaxy, true))
            div.tracks { (lanes(table, galaxy)) (empire(table, galaxy, true)) }
            (tucked(table, galaxy, true))
        }
    }
}

/// The same galaxy large, to be looked at: what is touched stands on the table once.
pub(super) fn enlarged(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    html! {
        div.galaxy.panel .{ "p-" (colour_key(table.view(), galaxy.seat)) } {
            (home(table, galaxy, false))
            div.tracks {
                (lanes(table, galaxy))
                @if galaxy.rogue { (super::rogue::ladder(table)) } @else { (empire(table, galaxy, false)) }
            }
            (tucked(table, galaxy, false))
            (in_words(table, galaxy))
        }
    }
}

/// What the signs of a galaxy say, for those who cannot point at them.
fn in_words(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    let lang = table.lang();
    let flown = ShipType::ALL.into_iter().filter(|kind| galaxy.hangar[kind.index()].pilot.is_some());
    let cards = galaxy.explored.unwrap_or_default() | galaxy.dwarfs;
    html! {
        ul.word-list {
            @for planet in galaxy.colonies.iter() {
                li { (sign("colony")) span { (say!(lang, "teg-name-and-text", name = planet_name(planet), text = effects::planet(lang, planet.card()))) } }
            }
            @for kind in flown { li { (hull(Some(kind))) span { (berth_words(table, galaxy, kind)) } } }
            @for card in cards.iter() { li { (sign("card")) span { (card_words(table, card)) } } }
            @if let Some(counts) = galaxy.badges {
                @for (badge, count) in Badge::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0) {
                    li { (badge_sign(badge)) span { (words::badge(lang, badge)) (say!(lang, "colon")) b { (count) } } }
                }
            }
        }
    }
}

fn title(table: &Table<'_>, galaxy: &GalaxyView) -> String {
    if table.view().viewer == Some(galaxy.seat) {
        say!(table.lang(), "teg-your-galaxy")
    } else {
        say!(table.lang(), "teg-galaxy-of", name = table.talk.name(galaxy.seat))
    }
}

fn home(table: &Table<'_>, galaxy: &GalaxyView, live: bool) -> Markup {
    let lang = table.lang();
    let away = galaxy.ships.iter().filter(|ship| !matches!(ship.place, Place::Galaxy | Place::Locked));
    let locked = galaxy.ships.iter().filter(|ship| ship.place == Place::Locked).count();
    let name = html! { (emblem(table.view(), galaxy.seat)) (title(table, galaxy)) span.vh { " " (table.colour(galaxy.seat)) } };
    html! {
        div.home {
            (swirl())
            h3 {
                @if live {
                    button.whose type="button" tabindex="-1" id=(attempt::galaxy(galaxy.seat)) { (name) }
                    button.enlarge type="button" popovertarget={ "sheet-" (galaxy.seat.0) } data-tip=(say!(lang, "teg-enlarge")) aria-label=(say!(lang, "teg-enlarge-of", name = table.talk.name(galaxy.seat))) { (sign("enlarge")) }
                } @else { (name) }
            }
            @if live {
                button.core type="button" tabindex="-1" id=(attempt::home(galaxy.seat)) aria-label=(say!(lang, "teg-home-label")) data-tip=(say!(lang, "teg-home-label")) {}
            }
            div.at-home {
                @if live { (table.ships_at(galaxy, Place::Galaxy, "home-ship")) }
                @else { @for ship in galaxy.ships.iter().filter(|ship| ship.place == Place::Galaxy) { (ship_sign(table.view(), galaxy.seat, *ship)) } }
            }
            ul.away-list {
                @for ship in away { li { (ship_sign(table.view(), galaxy.seat, *ship)) span { (whereabouts(table, ship.place)) } } }
                @if locked > 0 { li.locked { (hull(None)) span { (say!(lang, "teg-locked", count = locked)) } } }
            }
        }
    }
}

fn whereabouts(table: &Table<'_>, place: Place) -> Markup {
    match place {
        Place::Surface { planet } => {
            html! { (planet_name(planet)) " " (sign("land")) span.vh { (table.talk.place(place)) } }
        }
        Place::Orbit { planet, level } => {
            html! { (planet_name(planet)) " " b { (level) "/" (planet.card().track_spaces) } span.vh { (table.talk.place(place)) } }
        }
        _ => html! { (table.talk.place(place)) },
    }
}

fn swirl() -> Markup {
    html! {
        svg.swirl viewBox="-116 -80 232 160" preserveAspectRatio="xMidYMid meet" aria-hidden="true" {
            g transform="rotate(-18)" {
                ellipse.haze rx="108" ry="60" filter="url(#teg-softer)" {}
                g.arms filter="url(#teg-soft)" {
                    path d="M0 0C30-40 84-34 96 4" {}
                    path d="M0 0C-30 40-84 34-96-4" {}
                    path.far d="M0 0C52-16 62 26 22 46S-78 48-92 26" {}
                    path.far d="M0 0C-52 16-62-26-22-46S78-48 92-26" {}
                }
                ellipse.glow rx="46" ry="30" fill="url(#teg-g-core)" {}
            }
            g.star-dust {
                @for (x, y, r) in STARS { circle cx=(x) cy=(y) r=(r) {} }
            }
        }
    }
}

/// Stars along the arms, for the eye only.
const STARS: [(i32, i32, &str); 24] = [
    (-78, 6, ".8"),
    (-64, 22, "1.2"),
    (-52, 30, ".7"),
    (-38, 34, "1"),
    (-24, 31, ".7"),
    (-14, 20, "1.3"),
    (78, -6, ".8"),
    (64, -22, "1.2"),
    (52, -30, ".7"),
    (38, -34, "1"),
    (24, -31, ".7"),
    (14, -20, "1.3"),
    (-84, -14, "1"),
    (-60, -26, ".7"),
    (-34, -36, "1.1"),
    (-6, -30, ".7"),
    (84, 14, "1"),
    (60, 26, ".7"),
    (34, 36, "1.1"),
    (6, 30, ".7"),
    (-92, 18, ".6"),
    (92, -18, ".6"),
    (-44, 8, "1"),
    (44, -8, "1"),
];

/// The two resource tracks.
pub(super) fn lanes(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    html! {
        (lane(table, galaxy, Resource::Energy, galaxy.energy, galaxy.energy_yield))
        (lane(table, galaxy, Resource::Culture, galaxy.culture, galaxy.culture_yield))
    }
}

fn lane(table: &Table<'_>, galaxy: &GalaxyView, resource: Resource, have: u8, gives: u8) -> Markup {
    let lang = table.lang();
    let key = resource_key(resource);
    html! {
        div.res-lane .(key) role="img" aria-label=(say!(lang, "teg-lane-label", resource = key, count = have, most = galaxy.cap, gives = gives)) {
            span.lane-name { (sign(key)) span { (words::resource(lang, resource)) } }
            span.cells .{ "cap" (galaxy.cap) } {
                @for step in 0..=galaxy.cap {
                    i .{ @if step > 0 && step <= have { "on " } @if step == have { "here" } } { b { (step) } }
                }
            }
            span.yield data-tip=(say!(lang, "teg-yield", resource = key, count = gives)) { (sign("die")) "+" (gives) }
        }
    }
}

/// The empire track, with the price of the next level.
fn empire(table: &Table<'_>, galaxy: &GalaxyView, live: bool) -> Markup {
    let lang = table.lang();
    html! {
        ol.empire aria-label=(say!(lang, "teg-empire")) {
            @for level in &shown().empire_levels {
                @let state = match level.level { at if at < galaxy.level => "past", at if at == galaxy.level => "here", at if at == galaxy.level + 1 => "next", _ => "" };
                li .{ "step" (level.level) " " (state) } aria-current=[(state == "here").then_some("step")] data-tip=(say!(lang, "teg-level-label", level = level.level, dice = level.dice, ships = level.ships, points = level.vp, cost = level.upgrade_cost)) {
                    span.vh { (say!(lang, "teg-level-label", level = level.level, dice = level.dice, ships = level.ships, points = level.vp, cost = level.upgrade_cost)) @if state == "here" { (say!(lang, "teg-level-here")) } }
                    @if state == "next" && live {
                        (upgrade_buttons(table, galaxy))
                    } @else if state == "here" {
                        // In the place of the price, which is paid.
                        span.level-token aria-hidden="true" { (emblem(table.view(), galaxy.seat)) }
                    } @else if level.level == 1 {
                        span.price.begin aria-hidden="true" { (say!(lang, "teg-start")) }
                    } @else {
                        span.price aria-hidden="true" { (level.upgrade_cost) (sign("energy")) i { "/" } (sign("culture")) }
                    }
                    div.plate aria-hidden="true" {
                        span.lvl { (level.level) }
                        (points(lang, level.vp))
                        span.has .{ @if level.unlocks == "die" { "new" } } { (sign("die")) (level.dice) }
                        span.has .{ @if level.unlocks == "ship" { "new" } } { (sign("ship")) (level.ships) }
                    }
                }
            }
        }
    }
}

/// The next level can be paid with either resource: one button each.
pub(super) fn upgrade_buttons(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    let lang = table.lang();
    let cost = match table.view().ask.map(|ask| ask.question) {
        Some(tiny_epic_galaxies::Question::Upgrade(tiny_epic_galaxies::decisions::Upgrade { cost, .. }))
            if table.acting() == Some(galaxy.seat) =>
        {
            cost
        }
        _ => galaxy.upgrade_cost.unwrap_or(0),
    };
    html! {
        span.price.next-price {
            @for resource in [Resource::Energy, Resource::Culture] {
                button.upgrade type="button" tabindex="-1" id=(attempt::upgrade(galaxy.seat, resource)) .(resource_key(resource))
                    aria-label=(say!(lang, "teg-upgrade-label", level = galaxy.level + 1, what = words::amount_of(lang, resource, cost)))
                    data-tip=(say!(lang, "teg-upgrade-label", level = galaxy.level + 1, what = words::amount_of(lang, resource, cost))) {
                    (cost) (sign(resource_key(resource)))
                }
            }
        }
    }
}

/// What lies under the mat: colonies, hangar, explored cards, mission.
fn tucked(table: &Table<'_>, galaxy: &GalaxyView, live: bool) -> Markup {
    let lang = table.lang();
    html! {
        div.tucked {
            div.colonies {
                @if galaxy.colonies.is_empty() { p.none { (say!(lang, "teg-no-colonies")) } }
                @for planet in galaxy.colonies.iter() { (colony(table, galaxy, planet, live)) }
            }
            @if table.view().setup.expansion {
                div.fleet {
                    (hangar(table, galaxy, live))
                    (explored(table, galaxy))
                }
            }
            @if galaxy.mission.is_some() { (mission(table, galaxy)) }
        }
    }
}

fn colony(table: &Table<'_>, galaxy: &GalaxyView, planet: PlanetId, live: bool) -> Markup {
    let lang = table.lang();
    let card = planet.card();
    let text = effects::planet(lang, card);
    let used = galaxy.used_planets.contains(planet);
    let inside = html! {
        span.peek { (world(planet, false)) }
        span.kind data-tip=(words::track(lang, card.track_kind)) { (sign(track_key(card.track_kind))) span.vh { (words::track(lang, card.track_kind)) } }
        (points(lang, card.vp))
        b.name { (planet_name(planet)) @if card.provenance == Provenance::Reconstructed { (reconstructed(lang)) } }
        span.act-icons { (glyphs::effect(&card.effect)) }
        span.text { (text) }
        @if used { span.was-used { (say!(lang, "teg-used")) } }
    };
    html! {
        @if live {
            button.own-colony type="button" tabindex="-1" id=(attempt::colony(planet)) .{ @if used { "used" } } data-tip=(text) { (inside) }
        } @else {
            span.own-colony .{ @if used { "used" } } data-tip=(text) { (inside) }
        }
    }
}

/// The hangar: one berth a ship type, with the pilot who flies it.
fn hangar(table: &Table<'_>, galaxy: &GalaxyView, live: bool) -> Markup {
    let lang = table.lang();
    html! {
        div.dock {
            span.label { (say!(lang, "teg-hangar")) }
            ul.types {
                @for ship_type in ShipType::ALL {
                    @let berth = galaxy.hangar[ship_type.index()];
                    @let words = berth_words(table, galaxy, ship_type);
                    li {
                        @if live {
                            button.berth type="button" tabindex="-1" id=(attempt::berth(galaxy.seat, ship_type)) .{ "b-" (type_key(ship_type)) @if berth.pilot.is_some() { " out" } } data-tip=(words) aria-label=(words) {
                                (hull(Some(ship_type)))
                                @if let Some(pilot) = berth.pilot { b { (words::pilot_name(pilot)) } (glyphs::pilot(pilot)) }
                                @else { b { (words::ship_type(lang, ship_type)) } }
                                @if !berth.covered.is_empty() { small.covered aria-hidden="true" { "+" (berth.covered.len()) } }
                            }
                        } @else {
                            span.berth .{ @if berth.pilot.is_some() { "out" } } data-tip=(words) {
                                (hull(Some(ship_type)))
                                @if let Some(pilot) = berth.pilot { b { (words::pilot_name(pilot)) } (glyphs::pilot(pilot)) }
                                @else { b { (words::ship_type(lang, ship_type)) } }
                                @if !berth.covered.is_empty() { small.covered aria-hidden="true" { "+" (berth.covered.len()) } }
                                span.vh { (words) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// "Runner: Orla Finch. After a move …" or "Runner, in the hangar".
pub(super) fn berth_words(table: &Table<'_>, galaxy: &GalaxyView, ship_type: ShipType) -> String {
    let lang = table.lang();
    let berth = galaxy.hangar[ship_type.index()];
    let ship = words::ship_type(lang, ship_type);
    match berth.pilot {
        Some(pilot) => say!(
            lang,
            "teg-berth-flown",
            ship = ship,
            pilot = words::pilot_name(pilot),
            what = effects::pilot(lang, pilot),
            covered = berth.covered.len()
        ),
        None => say!(lang, "teg-berth-empty", ship = ship),
    }
}

/// Exploration cards, and the badges of all cards, as far as the viewer may know them.
fn explored(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    let lang = table.lang();
    html! {
        div.explored {
            span.label { (sign("card")) " " (say!(lang, "teg-explored", count = galaxy.explored_count)) }
            @if let Some(cards) = galaxy.explored {
                span.held { @for card in cards.iter() { span data-tip=(card_words(table, card)) { (sign(match card.card().kind { tiny_epic_galaxies::ExplorationKind::Danger => "danger", tiny_epic_galaxies::ExplorationKind::DwarfPlanet => "dwarf", tiny_epic_galaxies::ExplorationKind::Discovery => "discovery" })) span.vh { (card_words(table, card)) } } } }
            }
            @for dwarf in galaxy.dwarfs.iter() {
                span.dwarf data-tip=(card_words(table, dwarf)) { (sign("dwarf")) span aria-hidden="true" { (words::exploration(lang, dwarf)) (points(lang, dwarf_points(dwarf))) } span.vh { (card_words(table, dwarf)) } }
            }
            span.badges {
                @for (index, badge) in Badge::ALL.into_iter().enumerate() {
                    @match galaxy.badges {
                        Some(counts) => { span .{ @if counts[index] > 0 { "on" } } data-tip=(words::badge(lang, badge)) { (badge_sign(badge)) (counts[index]) span.vh { (words::badge(lang, badge)) } } }
                        None => {}
                    }
                }
            }
        }
    }
}

pub(super) fn dwarf_points(card: tiny_epic_galaxies::ExplorationId) -> u8 {
    card.card()
        .effect
        .iter()
        .find_map(|step| match step {
            tiny_epic_galaxies::EffectStep::DwarfPlanet { vp, .. } => Some(*vp),
            _ => None,
        })
        .unwrap_or(0)
}

/// The secret mission: its text for those who may know it.
fn mission(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    let lang = table.lang();
    let Some(mission) = &galaxy.mission else { return html! {} };
    html! {
        article.mission tabindex="0" {
            span.label { (sign("mission")) " " (say!(lang, "teg-secret")) }
            @match mission.kept {
                Some(kept) => {
                    (mission_face(lang, kept))
                    @if let Some(worth) = mission.worth_now { span.now .{ @if worth > 0 { "yes" } } { (say!(lang, "teg-mission-now", count = worth)) } }
                    @else { span.now { (say!(lang, "teg-mission-unknown")) } }
                }
                None if mission.chosen => { p { (say!(lang, "teg-mission-hidden")) } }
                None => { p { (say!(lang, "teg-mission-choosing")) } }
            }
        }
    }
}
