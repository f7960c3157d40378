//! The lower half of the board: rooms, dice and robots in them, the excavator, the tracks.

use maud::{Markup, html};
use under_falling_skies::{Action, Base, DieSpot, Event, Room, SQUARES, Square, UnderFallingSkies, View};

use super::happening::Happening;
use super::signs::{pips, room_sign, sign, signed};
use super::words;
use crate::lang::say;
use crate::{Lang, TableScene};

pub(super) fn base(scene: &TableScene<'_, UnderFallingSkies>, moment: Happening<'_>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let base = view.base();
    html! {
        div.rock aria-hidden="true" { svg { use href="#i-strata" {} } }
        @for (number, room) in base.rooms.iter().enumerate() { (room_wall(scene, number, room, moment)) }
        @for index in 0..SQUARES {
            @if let Some(square) = Square::at(index) { (cell(view, base, square, moment, lang)) }
        }
        @if let Some(square) = digging(view) { (dug(view.excavator, square)) }
        (excavator(view, lang))
        @for (index, die) in view.dice.iter().enumerate() {
            @if let Some(square) = die.die.at.square() { (placed_die(view, index, square, lang)) }
        }
        @for (index, robot) in view.robots.iter().enumerate() {
            @if let Some(robot) = robot {
                button.piece.on-board type="button" tabindex="-1" id={ "robot-" (index) }
                    .{ "die bot r" (robot.square.row()) " c" (robot.square.column()) @if !robot.active { " tilted" } }
                    aria-label=(say!(lang, "ufs-robot-at", face = robot.face, place = words::place_and_column(lang, base, robot.square), active = if robot.active { "yes" } else { "no" })) {
                    (pips(robot.face)) (sign("mast"))
                }
            }
        }
        (tracks(view, moment, lang))
    }
}

/// Left column and width of a room: its squares lie side by side in one row.
pub(super) fn extent(room: &Room) -> (u8, u8, u8) {
    let columns = room.squares.iter().map(|square| square.column());
    let row = room.squares.first().map_or(0, |square| square.row());
    (row, columns.min().unwrap_or(0), room.squares.len() as u8)
}

fn room_wall(scene: &TableScene<'_, UnderFallingSkies>, number: usize, room: &Room, moment: Happening<'_>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let (row, column, span) = extent(room);
    let dark = !room.squares.iter().all(|square| *square < view.excavator);
    let value = scene.choices.iter().find_map(|(action, forecast)| match action {
        Action::Resolve { room, reduced: false } if usize::from(*room) == number => {
            forecast.events.iter().find_map(|event| match event {
                Event::RoomResolved { value, .. } => Some(*value),
                _ => None,
            })
        }
        _ => None,
    });
    let kind = room.kinds.first().map_or("tunnel", |kind| super::signs::kind_name(*kind));
    html! {
        button.wall type="button" tabindex="-1" id={ "room-" (number) }
            .{ "hue-" (kind) " r" (row) " c" (column) " w" (span) @if dark { " dark" } (moment.room(number)) }
            aria-label=(room_label(view, room, lang)) data-tip=[room.reconstructed.then(|| say!(lang, "ufs-reconstructed"))] {
            @for inner in 1..span { i.plus .{ "p" (inner) } aria-hidden="true" { "+" } }
            @if let Some(value) = value { b.worth aria-hidden="true" { "= " (value) } }
        }
    }
}

fn room_label(view: &View, room: &Room, lang: Lang) -> String {
    let base = view.base();
    let place = room.squares.first().map(|square| words::place_and_column(lang, base, *square)).unwrap_or_default();
    say!(
        lang,
        "ufs-room-label",
        place = place,
        squares = room.squares.len(),
        cost = room.cost,
        modifier = signed(i64::from(room.modifier))
    )
}

fn cell(view: &View, base: &Base, square: Square, moment: Happening<'_>, lang: Lang) -> Markup {
    let at = format!("r{} c{}", square.row(), square.column());
    let room = base.room_at(square).and_then(|room| base.rooms.get(usize::from(room)));
    let dark = square >= view.excavator;
    let taken = view.dice.iter().any(|die| die.die.at.square().is_some_and(|other| other.column() == square.column()));
    let shut = !dark && taken && view.phase == under_falling_skies::Phase::Planning;
    let (row, left, span) = room.map_or((0, 0, 0), extent);
    let first = room.is_none() || (square.row() == row && square.column() == left);
    let last = square.column() + 1 == left + span;
    let rubble = square.is_gun() && view.memory.rubble & 1 << square.column() != 0;
    let toxic = view.memory.contaminated & 1 << square.index() != 0;
    html! {
        @if square.is_gun() { i.wall.hue-turret .(at) {} }
        @if room.is_none() && !square.is_gun() { i.wall.hue-tunnel .{ (at) @if dark { " dark" } } {} }
        button.slot type="button" tabindex="-1" id={ "sq-" (square.row()) "-" (square.column()) }
            .{ (at) @if dark { " dark" } @if shut { " shut" } @if toxic { " toxic" } (moment.square(square)) }
            aria-label=(cell_label(view, base, square, lang)) {
            @if dark && square != view.excavator { (onward(square)) }
            @if toxic { (sign("toxic")) }
        }
        @if first {
            span.what .{ (at) @if dark { " dark" } } aria-hidden="true" {
                @if square.is_gun() { (sign(if rubble { "rubble" } else { "turret" })) }
                @else { (room_sign(room.map_or(&[], |room| &room.kinds))) }
            }
        }
        @if square.is_gun() {
            span.facts .(at) aria-hidden="true" {
                span.mod-by .{ @if rubble { "void" } } { (sign("slow")) "−1" }
            }
        } @else if let Some(room) = room && last && (room.cost > 0 || room.modifier != 0) {
            span.facts .{ (at) @if dark { " dark" } } aria-hidden="true" {
                @if room.cost > 0 { span.cost { (sign("bolt")) (room.cost) } }
                @if room.modifier != 0 { span.mod-by { (signed(i64::from(room.modifier))) } }
            }
        }
    }
}

/// Which way the excavator goes from a square.
fn onward(square: Square) -> Markup {
    let Some(next) = Square::at(square.index() + 1) else { return html! {} };
    let name = if next.row() != square.row() {
        "go-down"
    } else if next.column() > square.column() {
        "go-right"
    } else {
        "go-left"
    };
    html! { svg.onward aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

fn cell_label(view: &View, base: &Base, square: Square, lang: Lang) -> String {
    let place = words::place_and_column(lang, base, square);
    let state = if square.is_gun() && view.memory.rubble & 1 << square.column() != 0 {
        "rubble"
    } else if view.memory.contaminated & 1 << square.index() != 0 {
        "contaminated"
    } else if square == view.excavator {
        "excavator"
    } else if square > view.excavator {
        "rock"
    } else {
        "open"
    };
    say!(lang, "ufs-square-label", place = place, state = state)
}

fn digging(view: &View) -> Option<Square> {
    view.dice.iter().find_map(|die| match die.die.at {
        DieSpot::Digging { square } => Some(square),
        _ => None,
    })
}

/// The squares that digging would open, as one dotted box a row.
pub(super) fn dug(from: Square, to: Square) -> Markup {
    let mut rows: Vec<(u8, u8, u8)> = Vec::new();
    for square in (from.index()..=to.index()).filter_map(Square::at) {
        match rows.last_mut() {
            Some((row, low, high)) if *row == square.row() => {
                *low = (*low).min(square.column());
                *high = (*high).max(square.column());
            }
            _ => rows.push((square.row(), square.column(), square.column())),
        }
    }
    html! {
        @for (row, low, high) in rows { i.dig .{ "r" (row) " c" (low) " w" (high - low + 1) } {} }
    }
}

fn excavator(view: &View, lang: Lang) -> Markup {
    let square = view.excavator;
    // Odd rows are dug to the right, even ones to the left.
    let left = square.row().is_multiple_of(2);
    html! {
        span #digger.piece.digger-at .{ "r" (square.row()) " c" (square.column()) @if left { " mirrored" } }
            role="img" aria-label=(say!(lang, "ufs-excavator")) { (sign("digger")) }
    }
}

fn placed_die(view: &View, index: usize, square: Square, lang: Lang) -> Markup {
    let Some(die) = view.dice.get(index) else { return html! {} };
    let digs = matches!(die.die.at, DieSpot::Digging { .. });
    let base = view.base();
    let label = say!(
        lang,
        "ufs-die-at",
        die = words::die(lang, die.white, die.die.face),
        place = words::place_and_column(lang, base, square),
        digs = if digs { "yes" } else { "no" }
    );
    html! {
        button.piece.on-board type="button" tabindex="-1" id={ "die-" (index) } data-digit=(index + 1)
            .{ "die " (if die.white { "wht" } else { "gray" }) " r" (square.row()) " c" (square.column()) @if digs { " digs" } }
            aria-label=(label) {
            (pips(die.die.face))
            @if digs { span.badge { (sign("pick")) } }
        }
    }
}

fn tracks(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    html! {
        div #energy.track.energy .(moment.energy()) role="img" aria-label=(say!(lang, "ufs-energy-track", energy = view.energy, most = view.max_energy)) {
            header { (sign("bolt")) b { (view.energy) } }
            @for step in (1..=view.max_energy).rev() { i .{ "e" (step) @if step <= view.energy { " on" } } { b { (step) } } }
        }
        div #damage.track.damage .(moment.damage()) role="img" aria-label=(say!(lang, "ufs-damage-track", damage = view.damage, lethal = view.lethal_damage)) {
            header { (sign("shield")) b { (view.damage) } }
            @for step in (1..=view.lethal_damage).rev() {
                i .{ @if step <= view.damage { "on" } } {
                    @if step == view.lethal_damage { (sign("skull")) } @else { b { (step) } }
                }
            }
        }
    }
}
