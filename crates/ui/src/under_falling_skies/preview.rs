//! What a choice would do, drawn over the board as ghosts: hidden until the choice is pointed at.

use engine::Forecast;
use maud::{Markup, html};
use under_falling_skies::components::{RoomKind, Symbol};
use under_falling_skies::{Action, Berth, DieSpot, Event, ResearchSteps, Step, UnderFallingSkies, View};

use super::base::dug;
use super::outlook::{digging_cost, energy_gained, explosion_bonus, outlook, research_steps, room_of};
use super::signs::{pips, ship_sign, sign, signed};
use super::sky::arrow_now;
use crate::Lang;
use crate::lang::say;

/// The layers of a preview: what moves in the sky, shared by many choices; pieces in the base;
/// marks on the tracks.
pub(super) fn preview(view: &View, action: Action, forecast: &Forecast<UnderFallingSkies>, lang: Lang) -> Vec<Markup> {
    vec![in_the_sky(view, forecast, lang), in_the_base(view, forecast), on_the_tracks(view, action, forecast)]
}

/// Where a ship goes, one stretch at a time.
#[derive(Default)]
struct Course {
    /// Start altitude, column and rows of a fall.
    fall: Option<(u8, u8, u8)>,
    /// Where it lands before it is carried on.
    passes: Option<(u8, u8)>,
    /// Where it ends, if in the sky.
    ends: Option<(u8, u8)>,
    hits: Option<u8>,
    shot: bool,
    slid: Option<bool>,
    blocked: bool,
    sinks: bool,
}

fn spot(berth: Berth, mothership: u8) -> Option<(u8, u8)> {
    match berth {
        Berth::Sky { altitude, column } => Some((altitude, column)),
        Berth::DropPoint { column } => Some((mothership, column)),
        _ => None,
    }
}

fn courses(view: &View, events: &[Event]) -> Vec<Course> {
    let mut courses: Vec<Course> = view.ships.iter().map(|_| Course::default()).collect();
    let mut at: Vec<Option<(u8, u8)>> = view.ships.iter().map(|ship| spot(ship.berth, view.mothership)).collect();
    for event in events {
        match event {
            Event::ShipsFell { ships, distance: rows, .. } | Event::ShipsDived { ships, rows } => {
                for ship in ships.iter().map(|ship| usize::from(*ship)) {
                    let Some((altitude, column)) = at[ship] else { continue };
                    let landed = altitude.saturating_sub(*rows);
                    courses[ship].fall = Some((altitude, column, altitude - landed));
                    courses[ship].ends = (landed > 0).then_some((landed, column));
                    at[ship] = courses[ship].ends;
                }
            }
            Event::ShipSlid { ship, to, .. }
            | Event::ShipTeleported { ship, to, .. }
            | Event::ShipShifted { ship, to, .. } => {
                let course = &mut courses[usize::from(*ship)];
                let right = to.column() > at[usize::from(*ship)].map(|(_, column)| column);
                course.slid = Some(right);
                course.passes = course.ends;
                course.ends = spot(*to, view.mothership);
                at[usize::from(*ship)] = course.ends;
            }
            Event::SlideBlocked { ship } | Event::PortalBlocked { ship } => courses[usize::from(*ship)].blocked = true,
            Event::CityHit { ship, column } => courses[usize::from(*ship)].hits = Some(*column),
            Event::MothershipSank { by: Some(ship), .. } => courses[usize::from(*ship)].sinks = true,
            Event::ShipsDestroyed { ships, .. } => {
                for ship in ships {
                    courses[usize::from(*ship)].shot = true;
                }
            }
            Event::ShipDropped { ship, column } => {
                courses[usize::from(*ship)].ends = Some((view.mothership, *column));
            }
            _ => {}
        }
    }
    courses
}

fn in_the_sky(view: &View, forecast: &Forecast<UnderFallingSkies>, lang: Lang) -> Markup {
    let after = &forecast.view;
    let courses = courses(view, &forecast.events);
    html! {
        @if after.mothership < view.mothership {
            div.sink .{ "a" (after.mothership) } { span.chip.loss { (sign("descend")) (say!(lang, "ufs-sinks-to", row = after.mothership)) } }
        }
        @for (course, ship) in courses.iter().zip(&view.ships) {
            @if let Some((altitude, column, rows)) = course.fall {
                i.fall .{ "a" (altitude) " c" (column) " f" (rows) } {}
            }
            @if let Some((altitude, column)) = course.passes {
                span.sq.ghost.pass .{ "a" (altitude) " c" (column) } { (ship_sign(ship.colour)) }
            }
            @if let Some((altitude, column)) = course.ends {
                span.sq.ghost .{ "a" (altitude) " c" (column) } { (ship_sign(ship.colour)) }
                (tell(view, course, altitude, column, lang))
            }
            @if let Some(column) = course.hits {
                span.sq.tell .{ "a0 c" (column) } { span.chip.loss { (sign("shield")) (say!(lang, "ufs-hits-city")) } }
            }
            @if course.shot && let Some((altitude, column)) = spot(ship.berth, view.mothership) {
                span.sq.shot .{ "a" (altitude) " c" (column) } { (sign("target")) }
            }
        }
    }
}

/// A chip beside a ghost that says what its square does.
fn tell(view: &View, course: &Course, altitude: u8, column: u8, lang: Lang) -> Markup {
    let harder = explosion_bonus(view);
    let words = if let Some(right) = course.slid {
        html! { span.chip { @if right { (say!(lang, "ufs-slides-right")) } @else { (say!(lang, "ufs-slides-left")) } } }
    } else if course.blocked {
        html! { span.chip { (say!(lang, "ufs-blocked")) } }
    } else if course.sinks {
        html! { span.chip.loss { (sign("descend")) (say!(lang, "ufs-makes-sink")) } }
    } else {
        match arrow_now(view, altitude, column) {
            Symbol::Explosion(number) | Symbol::RedExplosion(number) => {
                html! { span.chip.fight { (sign("jet")) (number + harder) "+" } }
            }
            _ => html! {},
        }
    };
    html! {
        @if !words.0.is_empty() {
            span.sq.tell .{ "a" (altitude) " c" (column) @if column == 4 { " leftward" } } { (words) }
        }
    }
}

fn in_the_base(view: &View, forecast: &Forecast<UnderFallingSkies>) -> Markup {
    let after = &forecast.view;
    let placed = forecast.events.iter().find_map(|event| match event {
        Event::DiePlaced { die, face, square, digging } => Some((*die, *face, *square, *digging)),
        _ => None,
    });
    html! {
        @if let Some((die, face, square, digging)) = placed {
            @if digging { (dug(view.excavator, square)) }
            @let colour = if under_falling_skies::is_white_die(die) { "wht" } else { "gray" };
            span.die.see .{ (colour) " r" (square.row()) " c" (square.column()) } { (pips(face)) }
        }
        @if after.excavator != view.excavator {
            (dug(view.excavator.min(after.excavator), view.excavator.max(after.excavator)))
            span.digger-at.see .{ "r" (after.excavator.row()) " c" (after.excavator.column()) } { (sign("digger")) }
        }
        @for (before, now) in view.robots.iter().zip(&after.robots) {
            @match (before, now) {
                (before, Some(now)) if before.map(|robot| (robot.square, robot.face)) != Some((now.square, now.face)) => {
                    span.die.bot.see .{ "r" (now.square.row()) " c" (now.square.column()) } { (pips(now.face)) }
                }
                (Some(before), None) => {
                    span.gone .{ "r" (before.square.row()) " c" (before.square.column()) } {}
                }
                _ => {}
            }
        }
    }
}

/// What a placed die would do to the tracks in the Rooms phase, or what an action does at once.
fn on_the_tracks(view: &View, action: Action, forecast: &Forecast<UnderFallingSkies>) -> Markup {
    let after = &forecast.view;
    let mut energy = i64::from(after.energy) - i64::from(view.energy);
    let damage = i64::from(after.damage) - i64::from(view.damage);
    let mut research = i64::from(after.research) - i64::from(view.research);
    let base = view.base();
    if let Action::Place { square, die, .. } = action {
        let digs = after.dice.get(usize::from(die)).is_some_and(|die| matches!(die.die.at, DieSpot::Digging { .. }));
        if digs {
            energy -= i64::from(digging_cost(view, square));
        } else if let Some(room) = room_of(base, square) {
            let outlook = outlook(after, room);
            if outlook.missing == 0 {
                energy -= i64::from(outlook.cost);
                for kind in &room.kinds {
                    let value = outlook.value(after, room, *kind);
                    match kind {
                        RoomKind::Energy => energy += i64::from(energy_gained(after, outlook.cost, value)),
                        RoomKind::Research => research += i64::from(research_steps(view, Some(room), value)),
                        _ => {}
                    }
                }
            }
        }
    }
    if let (Action::Resolve { room, .. }, Step::ResearchSteps(ResearchSteps { value })) = (action, after.step) {
        research += i64::from(research_steps(view, base.rooms.get(usize::from(room)), value));
    }
    html! {
        @if energy != 0 { (marks("energy", view.energy, view.max_energy, energy)) }
        @if damage != 0 { (marks("damage", view.damage, view.lethal_damage, damage)) }
        @if research != 0 { (would(view, research)) }
    }
}

/// Marks on the steps of a track that would be gained or lost.
fn marks(name: &str, now: u8, most: u8, change: i64) -> Markup {
    let now = i64::from(now);
    let then = (now + change).clamp(0, i64::from(most));
    html! {
        div.track.over .(name) {
            header {}
            @for step in (1..=i64::from(most)).rev() {
                @if step > now.min(then) && step <= now.max(then) {
                    i .{ (if change > 0 { "more" } else { "less" }) } {
                        b { (step) }
                        @if step == now.max(then) { span.chip { (signed(then - now)) } }
                    }
                } @else { i {} }
            }
        }
    }
}

fn would(view: &View, steps: i64) -> Markup {
    let length = view.research_track.len() as i64;
    let (now, then) = (i64::from(view.research), (i64::from(view.research) + steps).clamp(0, length));
    html! {
        div.rail.right-rail.over .{ "len" (length) } {
            @for square in now.min(then)..=now.max(then) {
                @if square != now {
                    span.tick.res.way .{ "k" (square) @if square == then { " would" } } {
                        i {}
                        @if square == then { span.chip.(if steps > 0 { "gain" } else { "loss" }) { (signed(then - now)) } }
                    }
                }
            }
        }
    }
}
