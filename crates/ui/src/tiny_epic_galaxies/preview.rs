//! What a choice would do, drawn over the table as ghosts. A layer has the same grid as the table
//! with nothing in it but what would change, so that each ghost falls on its place.

use engine::{Forecast, Seat};
use maud::{Markup, html};
use tiny_epic_galaxies::{Action, Destination, DiePlace, Place, PlanetId, Resource, Ship, TinyEpicGalaxies, View};

use super::planets::level_class;
use super::signs::{colour_key, die, resource_chip, resource_key, ship_sign};
use super::words::Talk;
use crate::Lang;

/// The layers of a preview: ghosts at the planets; the die in the bay; marks on the tracks.
pub(super) fn preview(
    talk: &Talk<'_>,
    seat: Seat,
    action: Action,
    forecast: &Forecast<TinyEpicGalaxies>,
) -> Vec<Markup> {
    vec![
        flight(talk.view, seat, action),
        at_planets(talk, seat, action, forecast),
        in_the_bay(talk.view, forecast),
        on_the_tracks(talk.view, &forecast.view, talk.lang),
    ]
}

/// The classes of the table: how many planets, rivals and whether the expansion is played.
pub(super) fn shape(view: &View) -> String {
    let black = if view.setup.expansion { " btb" } else { "" };
    let solo = if view.setup.is_solo() { " solo" } else { "" };
    format!("mat slots{} of{}{black}{solo}", view.row.len(), view.galaxies.len().saturating_sub(1))
}

/// A layer: the same areas as the table, one of them with something in it.
fn layer(view: &View, area: &str, inside: Markup) -> Markup {
    html! { div .{ (shape(view)) " shadow" } { div .(area) { (inside) } } }
}

/// About where a place lies on the table of a wide screen, in percent; none if it is not on it.
fn about(view: &View, seat: Seat, place: Place) -> Option<(f64, f64)> {
    let black = if view.setup.expansion { 0.86 } else { 0.0 };
    let columns = view.row.len() as f64 + black;
    let column = |middle: f64| 1.2 + 97.8 * middle / columns;
    match place {
        Place::Galaxy => (view.viewer == Some(seat)).then_some((43.5, 66.0)),
        Place::Surface { planet } | Place::Orbit { planet, .. } => {
            let slot = view.row.iter().position(|at| *at == Some(planet))? as f64;
            Some((column(slot + 0.5), 35.0))
        }
        Place::Exploration => Some((column(view.row.len() as f64 + black / 2.0), 32.0)),
        Place::Locked => None,
    }
}

/// The way that a ship would take, across the table.
fn flight(view: &View, seat: Seat, action: Action) -> Markup {
    let way = match action {
        Action::Move { ship, to } => {
            let to = match to {
                Destination::Galaxy => Place::Galaxy,
                Destination::Surface { planet } => Place::Surface { planet },
                Destination::Orbit { planet } => Place::Orbit { planet, level: 0 },
                Destination::Explore => Place::Exploration,
            };
            Some((ship, to))
        }
        Action::Transfer { ship, planet } => Some((ship, Place::Orbit { planet, level: 0 })),
        Action::Recall { ship } => Some((ship, Place::Galaxy)),
        Action::Explorer { ship } => Some((ship, Place::Exploration)),
        _ => None,
    };
    let Some((ship, to)) = way else { return html! {} };
    let from =
        view.galaxies.get(seat.index()).and_then(|galaxy| galaxy.ships.get(usize::from(ship))).map(|ship| ship.place);
    let ends = from.and_then(|from| about(view, seat, from)).zip(about(view, seat, to));
    let Some(((x0, y0), (x1, y1))) = ends else { return html! {} };
    let lift = if (y0 - y1).abs() < 10.0 { 14.0 } else { 0.0 };
    let way = format!(
        "M{x0:.1} {y0:.1}C{:.1} {:.1} {:.1} {:.1} {x1:.1} {y1:.1}",
        x0 + (x1 - x0) * 0.15,
        y0 - 14.0 - lift,
        x1 - (x1 - x0) * 0.1,
        y1 + 16.0 - 2.0 * lift
    );
    html! {
        div .{ (shape(view)) " shadow" } {
            svg.flight viewBox="0 0 100 100" preserveAspectRatio="none" { path d=(way) {} }
        }
    }
}

/// Where ships would stand, and what that brings.
fn at_planets(talk: &Talk<'_>, seat: Seat, action: Action, forecast: &Forecast<TinyEpicGalaxies>) -> Markup {
    let (view, after) = (talk.view, &forecast.view);
    let mut ghosts: Vec<(PlanetId, Seat, Ship)> = Vec::new();
    for (now, then) in view.galaxies.iter().zip(&after.galaxies) {
        for (old, new) in now.ships.iter().zip(&then.ships) {
            if old.place != new.place
                && let Some(planet) = new.place.planet()
            {
                ghosts.push((planet, now.seat, *new));
            }
        }
    }
    let explores = matches!(action, Action::Move { to: Destination::Explore, .. } | Action::Explorer { .. });
    let gone = |planet: PlanetId| !after.row.contains(&Some(planet));
    let colonized = view.row.iter().flatten().copied().find(|planet| gone(*planet));
    if ghosts.is_empty() && !explores && colonized.is_none() {
        return html! {};
    }
    let inside = html! {
        @for (planet, owner, ship) in &ghosts {
            @if let Some(slot) = view.row.iter().position(|at| *at == Some(*planet)) {
                (ghost(talk, seat, forecast, slot, *planet, *owner, *ship))
            }
        }
        @if let Some(planet) = colonized && let Some(slot) = view.row.iter().position(|at| *at == Some(planet)) {
            div.planet.shade .{ "s" (slot) } { div.orbit { div.ring {
                span.aim .{ "p-" (colour_key(view, seat)) } {}
                span.would-tell { (super::choices::chips(talk, seat, action, forecast)) }
            } } }
        }
        @if explores {
            @if let Some(ship) = mover(view, seat, action) { div.beyond.shade { div.deep { span.phantom { (ship_sign(view, seat, ship)) } } } }
        }
    };
    layer(view, "row", inside)
}

fn mover(view: &View, seat: Seat, action: Action) -> Option<Ship> {
    match action {
        Action::Move { ship, .. } | Action::Explorer { ship } => {
            view.galaxies.get(seat.index())?.ships.get(usize::from(ship)).copied()
        }
        _ => None,
    }
}

fn ghost(
    talk: &Talk<'_>,
    seat: Seat,
    forecast: &Forecast<TinyEpicGalaxies>,
    slot: usize,
    planet: PlanetId,
    owner: Seat,
    ship: Ship,
) -> Markup {
    let class = match ship.place {
        Place::Orbit { level, .. } => level_class(planet.card().track_spaces, level),
        _ => "landed".to_owned(),
    };
    html! {
        div.planet.shade .{ "s" (slot) } {
            div.orbit {
                div.ring {
                    span.phantom .(class) { (ship_sign(talk.view, owner, ship)) }
                    @if ship.place == (Place::Surface { planet }) { span.would-tell { (landing(talk, seat, planet, forecast)) } }
                }
            }
        }
    }
}

/// What the planet landed on would then offer.
fn landing(talk: &Talk<'_>, seat: Seat, planet: PlanetId, forecast: &Forecast<TinyEpicGalaxies>) -> Markup {
    let asked = forecast.view.ask.is_some_and(|ask| {
        ask.seat == seat
            && matches!(ask.question, tiny_epic_galaxies::Question::Landing(tiny_epic_galaxies::decisions::Landing { planet: at, .. }) if at == planet)
    });
    html! {
        @if asked { span.chip { (super::glyphs::effect(&planet.card().effect)) } }
        @else { span.chip.loss { (crate::lang::say!(talk.lang, "teg-no-use-now")) } }
    }
}

/// The die that would go to the bay or the converter.
fn in_the_bay(view: &View, forecast: &Forecast<TinyEpicGalaxies>) -> Markup {
    let after = &forecast.view;
    if view.dice.len() != after.dice.len() {
        return html! {};
    }
    let into_bay = view.dice.iter().zip(&after.dice).find_map(|(now, then)| match (now.place, then.place) {
        (DiePlace::Inactive, DiePlace::Bay { space }) => Some((space, then.face)),
        _ => None,
    });
    let Some((space, face)) = into_bay else { return html! {} };
    layer(
        view,
        "control panel",
        html! {
            div.cap {} div.roll {} div.cap {}
            ol.act-bay { li.bay-slot.shade .{ "d" (space) } { (die("phantom", face)) } }
        },
    )
}

/// Marks on the own resource tracks: where the tokens would be.
fn on_the_tracks(view: &View, after: &View, lang: Lang) -> Markup {
    let Some(own) = view.viewer else { return html! {} };
    let (Some(now), Some(then)) = (view.galaxies.get(own.index()), after.galaxies.get(own.index())) else {
        return html! {};
    };
    if (now.energy, now.culture) == (then.energy, then.culture) {
        return html! {};
    }
    let lane = |resource: Resource, have: u8, will: u8, cap: u8| {
        html! {
            div.res-lane .(resource_key(resource)) {
                span.lane-name {}
                span.cells .{ "cap" (cap) } { @for step in 0..=cap { i .{ @if step == will && will != have { "would" } } {} } }
                span.yield { (resource_chip(lang, i64::from(will) - i64::from(have), resource)) }
            }
        }
    };
    layer(
        view,
        "galaxy panel",
        html! {
            div.home {}
            div.tracks {
                (lane(Resource::Energy, now.energy, then.energy, now.cap))
                (lane(Resource::Culture, now.culture, then.culture, now.cap))
            }
        },
    )
}
