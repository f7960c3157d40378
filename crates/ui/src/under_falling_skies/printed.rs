//! What is printed on the components of the box, one by one: for the page "Your box". It is drawn from
//! records, which need not be those of a game that is played.

use engine::Piece;
use maud::{Markup, html};
use under_falling_skies::components::{
    BaseSide, Catalog, Character, City, CitySideRecord, RowAction, Scenario, SkySide, Symbol,
};
use under_falling_skies::{CharacterId, CityId, CitySide, ScenarioId};

use super::signs::{room_sign, row_sign, sign, signed, sky_sign};
use super::words;
use crate::Lang;
use crate::lang::say;

/// A component, drawn; none of what has no picture.
pub(crate) fn component(data: &Catalog, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
    Some(match kind {
        "sky_tile" => {
            let tile = data.sky_tiles.iter().find(|tile| tile.id == id)?;
            html! { div.print-sides { @for side in &tile.sides { (sky_side(side, lang)) } } }
        }
        "base_side" => base_side(data.base_sides.iter().find(|side| side.id == id)?, lang),
        "city" => city(&data[CityId::named(id)?], lang),
        "character" => character(&data[CharacterId::named(id)?], lang),
        "scenario" => scenario(&data[ScenarioId::named(id)?], lang),
        _ => return None,
    })
}

/// The name of a component as people know it.
pub(crate) fn name(kind: &str, id: &str, lang: Lang) -> Option<String> {
    match kind {
        "city" => CityId::named(id).map(|city| words::city(lang, city)),
        "scenario" => ScenarioId::named(id).map(|scenario| words::scenario(lang, scenario)),
        _ => None,
    }
}

/// One side of a sky tile: its rows from the top, what the mothership does beside them, and the
/// research squares, the last one on top.
fn sky_side(side: &SkySide, lang: Lang) -> Markup {
    html! {
        div.sky-print {
            @for (row, (squares, action)) in side.rows.iter().zip(&side.actions).enumerate() {
                span.act data-tip=(words::row_action(lang, *action)) {
                    @if *action != RowAction::None { (row_sign(*action)) span.vh { (words::row_action(lang, *action)) } }
                }
                @for symbol in squares {
                    span.sq { @if *symbol != Symbol::Blank { (sky_sign(*symbol, 0, false)) } }
                }
                span.res { @if let Some(number) = side.research.iter().rev().nth(row) { (number) } }
            }
        }
    }
}

/// One half of a base: its rooms and tunnels as they lie.
fn base_side(side: &BaseSide, lang: Lang) -> Markup {
    let top = side.rooms.iter().flat_map(|room| &room.cells).chain(&side.tunnels).map(|cell| cell[0]).min();
    let place = |cell: &[u8; 2]| format!("r{} c{}", cell[0].saturating_sub(top.unwrap_or(0)).min(5), cell[1].min(4));
    html! {
        div.base-print {
            @for room in &side.rooms {
                @let words = words::room(lang, &room.kinds);
                @for (index, cell) in room.cells.iter().enumerate() {
                    span.{ "room hue-" (room.kinds.first().map_or("tunnel", |kind| super::signs::kind_name(*kind))) " " (place(cell)) } data-tip=(words) {
                        @if index == 0 { (room_sign(&room.kinds)) span.vh { (words) } }
                        @if index + 1 == room.cells.len() && (room.cost > 0 || room.modifier != 0) {
                            small {
                                @if room.cost > 0 { (sign("bolt")) (room.cost) }
                                @if room.modifier != 0 { " " (signed(i64::from(room.modifier))) }
                            }
                        }
                    }
                }
            }
            @for cell in &side.tunnels { span.{ "room hue-tunnel " (place(cell)) } {} }
        }
    }
}

fn stars(halves: f32, lang: Lang, class: &str) -> Markup {
    super::setup::stars(lang, (halves * 2.0) as i32, class)
}

fn city(city: &City, lang: Lang) -> Markup {
    let side = |side: &CitySideRecord, name: &str| {
        html! {
            p .(name) {
                (words::ability(lang, side.effect)) " " (stars(side.yellow_stars, lang, "yellow"))
                @if !side.research_squares.is_empty() {
                    span.research { (sign("flask")) @for number in &side.research_squares { b { (number) } } }
                }
            }
        }
    };
    html! {
        div.city-print { (sign("city")) div { (side(city.side(CitySide::Normal), "whole")) (side(city.side(CitySide::Damaged), "ruined")) } }
    }
}

fn character(character: &Character, lang: Lang) -> Markup {
    html! {
        div.city-print {
            (sign("face"))
            div {
                p { (words::power(lang, character.basic.effect)) " " (stars(character.basic.yellow_stars, lang, "yellow")) }
                p.ruined { b { (say!(lang, "ufs-improved")) } " " (words::power(lang, character.improved.effect)) " " (stars(character.improved.yellow_stars, lang, "yellow")) }
            }
        }
    }
}

fn scenario(scenario: &Scenario, lang: Lang) -> Markup {
    html! { div.city-print { (sign("star")) div { p { (words::twist(lang, &scenario.effect)) " " (stars(scenario.black_stars, lang, "black")) } } } }
}
