//! The upper half of the board: mothership, sky, ships, and the rails beside them.

use maud::{Markup, html};
use under_falling_skies::components::{RowAction, ScenarioEffect, Symbol};
use under_falling_skies::{Berth, COLUMNS, Colour, View, row_action, symbol};

use super::happening::Happening;
use super::outlook::explosion_bonus;
use super::signs::{row_sign, ship_sign, sign, sky_sign};
use super::words;
use crate::Lang;
use crate::lang::say;

pub(super) fn sky(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    html! {
        div.heaven aria-hidden="true" {
            svg.stars { use href="#i-stars" {} }
            div.grid {}
            svg.town { use href="#i-town" {} }
            div.veil .{ "m" (view.mothership) } {}
        }
        @if view.skull > 0 {
            div .{ "doom a" (view.skull) } data-tip=(say!(lang, "ufs-doom")) {}
        }
        @for column in 0..COLUMNS { (lane(view, column, moment, lang)) }
        (mothership(view, moment, lang))
        (symbols(view, lang))
        (symbols_in_words(view, lang))
        @for (number, _) in view.ships.iter().enumerate() { (ship(view, number as u8, moment, lang)) }
        (action_rail(view, moment, lang))
        (research_rail(view, lang))
    }
}

/// Whether arrows point the other way this round (UFS-SCN-12).
fn storm(view: &View) -> bool {
    let storm = matches!(view.scenario_effect(), Some(ScenarioEffect::Storm {}));
    storm && view.round.is_multiple_of(2)
}

/// The symbol of a square as it works now.
pub(super) fn arrow_now(view: &View, altitude: u8, column: u8) -> Symbol {
    match symbol(&view.sky, altitude, column) {
        Symbol::Left if storm(view) => Symbol::Right,
        Symbol::Right if storm(view) => Symbol::Left,
        other => other,
    }
}

fn lane(view: &View, column: u8, moment: Happening<'_>, lang: Lang) -> Markup {
    let used = view.dice.iter().any(|die| die.die.at.square().is_some_and(|square| square.column() == column));
    let sabotaged = view.memory.saboteur == Some(column);
    let evacuees = view.memory.evacuees & 1 << column != 0;
    let mut label = say!(lang, "ufs-column", column = column + 1);
    for token in
        [sabotaged.then(|| say!(lang, "ufs-token-saboteur")), evacuees.then(|| say!(lang, "ufs-token-evacuees"))]
    {
        label.extend(token.map(|token| format!(". {token}")));
    }
    html! {
        button.lane type="button" tabindex="-1" data-tip-last id={ "lane-" (column) } .{ "c" (column) (moment.column(column)) }
            aria-label=(label) {}
        span.col .{ "c" (column) @if used { " used" } (moment.column(column)) } aria-hidden="true" {
            (column + 1)
            @if sabotaged { span.token.saboteur data-tip=(say!(lang, "ufs-token-saboteur")) { (sign("wrench")) } }
            @if evacuees { span.token.evacuees data-tip=(say!(lang, "ufs-token-evacuees")) { (sign("people")) } }
        }
    }
}

fn mothership(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    let aboard = view.ships.iter().filter(|ship| ship.berth == Berth::Aboard).count();
    let sinks = matches!(moment.event(), Some(under_falling_skies::Event::MothershipSank { .. }));
    html! {
        div.hangar {
            div #mother.piece.mother .{ "m" (view.mothership) @if sinks { " sinks" } }
                role="img" aria-label=(say!(lang, "ufs-mothership-at", row = view.mothership, aboard = aboard)) {
                @for column in 0..COLUMNS {
                    i.beam .{ "c" (column) @if docked(view, column) { " full" } } {}
                }
                svg.hull aria-hidden="true" { use href="#i-mothership" {} }
                @if aboard > 0 && aboard < 4 { span.aboard { (say!(lang, "ufs-aboard")) } }
            }
        }
        @for column in 0..COLUMNS {
            button.bay type="button" tabindex="-1" data-tip-last id={ "bay-" (column) } .{ "a" (view.mothership) " c" (column) }
                aria-label=(say!(lang, "ufs-bay", column = column + 1)) {}
        }
    }
}

fn docked(view: &View, column: u8) -> bool {
    view.ships.iter().any(|ship| ship.berth == Berth::DropPoint { column })
}

/// What a symbol does to a ship that lands on it.
fn symbol_does(symbol: Symbol, harder: u8, lang: Lang) -> String {
    let (symbol, number) = match symbol {
        Symbol::Blank => return String::new(),
        Symbol::Left | Symbol::Right => ("arrow", 0),
        Symbol::Descend => ("descend", 0),
        Symbol::Explosion(number) => ("burst", number + harder),
        Symbol::RedExplosion(number) => ("red", number + harder),
        Symbol::Portal(_) => ("portal", 0),
    };
    say!(lang, "ufs-symbol-does", symbol = symbol, number = number)
}

fn symbols(view: &View, lang: Lang) -> Markup {
    let (harder, storm) = (explosion_bonus(view), storm(view));
    html! {
        div.symbols aria-hidden="true" {
            @for altitude in (1..view.mothership.min(view.rows + 1)).rev() {
                @for column in 0..COLUMNS {
                    @let print = symbol(&view.sky, altitude, column);
                    @if print != Symbol::Blank {
                        @let under = view.ships.iter().any(|ship| ship.berth == Berth::Sky { altitude, column });
                        span.sq .{ "a" (altitude) " c" (column) @if under { " under" } } data-tip=(symbol_does(print, harder, lang)) { (sky_sign(print, harder, storm)) }
                    }
                }
            }
        }
    }
}

/// The same for those who do not see it: one line a column, from the mothership down.
fn symbols_in_words(view: &View, lang: Lang) -> Markup {
    let harder = explosion_bonus(view);
    let square = |altitude: u8, column: u8| {
        let (symbol, number) = match arrow_now(view, altitude, column) {
            Symbol::Blank => return None,
            Symbol::Left => ("left", 0),
            Symbol::Right => ("right", 0),
            Symbol::Descend => ("descend", 0),
            Symbol::Explosion(number) => ("burst", number + harder),
            Symbol::RedExplosion(number) => ("red", number + harder),
            Symbol::Portal(_) => ("portal", 0),
        };
        Some(say!(lang, "ufs-sky-square", row = altitude, symbol = symbol, number = number))
    };
    let column = |column: u8| {
        let rows = (1..view.mothership.min(view.rows + 1)).rev();
        let symbols: Vec<String> = rows.filter_map(|altitude| square(altitude, column)).collect();
        let symbols = if symbols.is_empty() { say!(lang, "ufs-sky-blank") } else { symbols.join(", ") };
        say!(lang, "ufs-sky-column", column = column + 1, symbols = symbols)
    };
    html! {
        ul.vh aria-label=(say!(lang, "ufs-sky-symbols")) { @for each in 0..COLUMNS { li { (column(each)) } } }
    }
}

/// What a ship stands on, in words.
fn ground(view: &View, altitude: u8, column: u8, lang: Lang) -> String {
    match arrow_now(view, altitude, column) {
        Symbol::Blank => String::new(),
        Symbol::Left => say!(lang, "ufs-on-left"),
        Symbol::Right => say!(lang, "ufs-on-right"),
        Symbol::Descend => say!(lang, "ufs-on-descend"),
        Symbol::Explosion(number) => say!(lang, "ufs-on-burst", number = number + explosion_bonus(view)),
        Symbol::RedExplosion(number) => say!(lang, "ufs-on-red", number = number + explosion_bonus(view)),
        Symbol::Portal(_) => say!(lang, "ufs-on-portal"),
    }
}

/// A ship and where it is, in words; none of one that is not in the game.
pub(super) fn ship_label(view: &View, number: u8, lang: Lang) -> Option<String> {
    let ship = view.ships.get(usize::from(number))?;
    let name = words::ship(lang, ship.colour);
    Some(match ship.berth {
        Berth::Reserve => return None,
        Berth::Aboard => {
            let held = if is_held(view, number) { say!(lang, "ufs-held") } else { String::new() };
            say!(lang, "ufs-ship-aboard", ship = name) + &held
        }
        Berth::DropPoint { column } => say!(lang, "ufs-ship-docked", ship = name, column = column + 1),
        Berth::Sky { altitude, column } => {
            let ground = ground(view, altitude, column, lang);
            say!(lang, "ufs-ship-at", ship = name, row = altitude, column = column + 1, ground = ground)
        }
        Berth::City { column } => say!(lang, "ufs-ship-city", ship = name, column = column + 1),
    })
}

fn ship(view: &View, number: u8, moment: Happening<'_>, lang: Lang) -> Markup {
    let Some(ship) = view.ships.get(usize::from(number)) else { return html! {} };
    let label = ship_label(view, number, lang).unwrap_or_default();
    let class = match ship.berth {
        Berth::Reserve => return html! { button.piece.ship-at type="button" id={ "ship-" (number) } hidden {} },
        Berth::Aboard => {
            let aboard = || (0u8..).zip(&view.ships).filter(|(_, other)| other.berth == Berth::Aboard);
            let place = aboard().filter(|(other, _)| *other < number).count();
            format!("hold a{} n{} h{place}", view.mothership + 1, aboard().count())
        }
        Berth::DropPoint { column } => format!("a{} c{column}", view.mothership),
        Berth::Sky { altitude, column } => {
            let on = if symbol(&view.sky, altitude, column) == Symbol::Blank { "" } else { " on-symbol" };
            format!("a{altitude} c{column}{on}")
        }
        Berth::City { column } => format!("a0 c{column}"),
    };
    html! {
        button.piece.ship-at type="button" tabindex="-1" id={ "ship-" (number) }
            .{ (class) " " (words::colour_key(ship.colour)) (moment.ship(number)) } aria-label=(label) {
            (ship_sign(ship.colour))
            @if is_held(view, number) { (sign("lock")) }
        }
    }
}

/// Whether a ship aboard is held back this round: the first ones of its colour are.
pub(super) fn is_held(view: &View, number: u8) -> bool {
    let colour = Colour::of(number);
    let aboard = |ship: u8| view.ships.get(usize::from(ship)).is_some_and(|ship| ship.berth == Berth::Aboard);
    let before = (0..number).filter(|other| Colour::of(*other) == colour && aboard(*other)).count();
    aboard(number) && before < usize::from(view.memory.held[colour as usize])
}

fn action_rail(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    html! {
        div.rail.left-rail {
            div.rail-title { (say!(lang, "ufs-rail-actions")) }
            @for altitude in (1..=view.rows).rev() {
                @let action = row_action(&view.sky, altitude);
                @let past = altitude >= view.mothership;
                @let next = altitude + 1 == view.mothership;
                div.tick.alt .{
                    "a" (altitude) @if past { " past" } @if next { " next" }
                    @if action == RowAction::Skull { " skull" } (moment.row(altitude))
                } {
                    @if action != RowAction::None {
                        span.act data-tip=(words::row_action(lang, action)) { (row_sign(action)) span.vh { (words::row_action(lang, action)) } }
                    }
                    span.n { (altitude) }
                }
            }
        }
    }
}

fn research_rail(view: &View, lang: Lang) -> Markup {
    let length = view.research_track.len() as u8;
    html! {
        div.rail.right-rail .{ "len" (length) } {
            div.rail-title { (sign("flask")) (say!(lang, "ufs-rail-research")) }
            @for square in 0..=length {
                @let number = square.checked_sub(1).and_then(|index| view.research_track.get(usize::from(index)));
                @let closed = view.closed.contains(&square);
                button.tick.res type="button" tabindex="-1" id={ "res-" (square) } .{
                    "k" (square)
                    @if square < view.research { " done" }
                    @if square == view.research { " here" }
                    @if square == length { " goal" }
                    @if square == 0 { " start" }
                    @if closed { " closed" }
                } aria-label=(research_label(view, square, closed, lang)) {
                    i aria-hidden="true" { @if closed { (sign("lock")) } @else if let Some(number) = number { (number) } }
                    @if square == length { span.lab aria-hidden="true" { (say!(lang, "ufs-goal")) } }
                }
            }
            span #marker.piece.marker .{ "k" (view.research) } aria-hidden="true" { (sign("flask")) }
        }
    }
}

fn research_label(view: &View, square: u8, closed: bool, lang: Lang) -> String {
    let number = square.checked_sub(1).and_then(|index| view.research_track.get(usize::from(index))).copied();
    let state = if closed {
        "closed"
    } else if square == view.research {
        "here"
    } else if square < view.research {
        "done"
    } else {
        "ahead"
    };
    say!(lang, "ufs-research-square", square = square, number = number.unwrap_or(0), state = state)
}
